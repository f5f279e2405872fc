// The referee beside real cards: every question opens on a position, editions can be compared.
import { expect, openGame, test } from './block.world';

test('every question lies ready: a trick, a round on the block, or who deals and leads', async ({
  page,
  site,
}) => {
  await openGame(page, site);
  await page.goto(`${site.url}#/referee/questions`);
  const questions = page.locator('details');
  await expect(questions).toHaveCount(26);
  for (let i = 0; i < 26; i++) {
    const one = questions.nth(i);
    await one.locator('summary').click();
    await expect(one.locator('ol, .sheet, table').first(), `question ${i + 1}`).toBeVisible();
  }
  // Q18: a zero bid loses ten a card, once
  await expect(questions.nth(17).locator('.gain')).toHaveText('−50');
  // Q22: eight players, rounds 9 and 10
  await expect(questions.nth(21).locator('tbody tr').nth(9).locator('td').first()).toHaveText('8');
  // Q24: the second round is dealt by the second seat and led by the third
  await expect(questions.nth(23).locator('tbody tr').nth(1).locator('td')).toHaveText(['2', '2', '3']);
  // Q23: laid before the referee, who names the power
  await questions.nth(22).locator('.btn').click();
  await expect(page.locator('.box h3')).toHaveText('Harry gewinnt (2. Karte)');
  await expect(page.locator('.box')).toContainText('Harry: die eigene Ansage um eins ändern');
});

test('the same trick by another edition, with its source', async ({ page, site }) => {
  await openGame(page, site);
  await page.goto(`${site.url}#/referee`);
  for (const name of ['Scary Mary als Flucht', 'Skull King']) {
    await page.locator('.specials button', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).click();
  }
  await expect(page.locator('.box')).toContainText('Bonus +30');
  await expect(page.locator('.box')).toContainText('Regelheft der deutschen Ausgabe von 2013');
  await page.locator('select').selectOption('grandpabeck2021');
  await expect(page.locator('.box h3')).toContainText('Skull King gewinnt');
  await expect(page.locator('.box')).toContainText('Kein Bonus');
  await expect(page.locator('.box')).toContainText('Regelheft der Ausgabe ab 2021');
});
