// The score block as a person at a table uses it: taps are counted, totals checked, everything survives.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hand, expect, openGame, roundTitle, test, totals } from './block.world';

interface Asked {
  id: string;
  kind: string;
  edition: string;
  options?: Record<string, unknown>;
  plays?: [number, string][];
  winner_index?: number | null;
  bonus_points?: number;
  led?: string | null;
  rule?: string;
  bonus?: Record<string, number>;
  loot?: boolean[];
  bid?: number;
  won?: number;
  cards?: number;
  round?: number;
  bet?: number;
  harry?: number;
  scoring?: string;
  points?: number;
}
const report: Record<string, number> = {};
test.afterAll(() => {
  if (Object.keys(report).length === 0) return;
  const folder = join(import.meta.dirname, '../test-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'block-taps.json');
  // a worker that starts anew after a failure adds to what the one before it found
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as typeof report) : {};
  writeFileSync(file, `${JSON.stringify({ ...before, ...report }, null, 1)}\n`);
  console.log('taps a round, four players:', report);
});

// bids and results that do not make it easy: nobody is asked twice, two miss
const ROUNDS: Record<
  number,
  { bids: [number, number, number, number]; won: [number, number, number, number] }
> = {
  1: { bids: [1, 0, 0, 1], won: [1, 0, 0, 0] },
  5: { bids: [2, 1, 0, 1], won: [1, 1, 1, 2] },
  10: { bids: [3, 2, 1, 3], won: [2, 2, 1, 5] },
};

for (const round of [1, 5, 10]) {
  const { bids, won } = ROUNDS[round]!;
  for (const bonus of [false, true]) {
    test(`round ${round} ${bonus ? 'with' : 'without'} a bonus takes at most nine taps`, async ({
      page,
      site,
    }) => {
      await openGame(page, site, { booked: round - 1 });
      const hand = new Hand(page);
      // the leader is asked first
      const order = [0, 1, 2, 3].map((i) => (round - 1 + i) % 4);
      for (const seat of order) await hand.key(bids[seat]!);
      const lucky = order.find((seat) => bids[seat] === won[seat] && won[seat]! > 0)!;
      for (const [i, seat] of order.entries()) {
        if (bonus && seat === lucky) await hand.bonus(/Pirat/);
        if (i === 3) await hand.gold();
        else await hand.key(won[seat]!);
      }
      if (round < 10) await expect(roundTitle(page)).toHaveText(`Durchgang ${round + 1}`);
      else await expect(page.locator('.winner')).toBeVisible();
      report[`round ${round}, every result by hand${bonus ? ', a bonus' : ''}`] = hand.taps;
      expect(hand.taps).toBeLessThanOrEqual(9);
    });
  }
  test(`round ${round} takes six taps when all go as announced`, async ({ page, site }) => {
    await openGame(page, site, { booked: round - 1 });
    const hand = new Hand(page);
    const order = [0, 1, 2, 3].map((i) => (round - 1 + i) % 4);
    for (const seat of order) await hand.key(seat === 0 ? round : 0);
    await hand.rest();
    await hand.gold();
    report[`round ${round}, rest as announced`] = hand.taps;
    expect(hand.taps).toBe(6);
    await page.goto(`${site.url}#/block/sheet`);
    await expect(page.locator('thead .total').first()).toHaveText(String(10 * round * (round + 1)));
  });
}

test('no bid is a default, impossible keys are inert, the last seat has one value and still wants a tap', async ({
  page,
  site,
}) => {
  await openGame(page, site, { booked: 4 });
  const hand = new Hand(page);
  await expect(page.locator('.gold')).toBeDisabled();
  await expect(page.locator('.row .value')).toHaveText(['–', '–', '–', '–']);
  await hand.bids(2, 1, 1, 0);
  await expect(page.locator('.badge')).toHaveText('0/5');
  await hand.key(3);
  const keys = page.locator('.keys .key');
  await expect(keys.nth(2)).toBeEnabled();
  await expect(keys.nth(3)).toBeDisabled();
  await hand.key(1);
  await hand.key(0);
  for (const n of [0, 2, 3, 4, 5]) await expect(keys.nth(n)).toBeDisabled();
  await expect(page.locator('.row .value')).toHaveText(['3', '1', '0', '–']);
  await expect(page.locator('.gold')).toContainText('1 – bleibt übrig');
  await expect(page.locator('.gold')).toContainText('−50');
});

test('bonuses: none on a missed bid, each once, more than tricks won, dropped when the bid is missed after all', async ({
  page,
  site,
}) => {
  await openGame(page, site, { booked: 4 });
  const hand = new Hand(page);
  await hand.bids(1, 1, 0, 0);
  const chips = page.locator('.chips');
  await hand.bonus(/Pirat/);
  await hand.bonus(/Pirat/);
  await expect(page.locator('.gold')).toContainText('+80'); // 20 + 2·30 in one trick
  await hand.key(1);
  // the second seat: the Skull King has caught already
  await expect(chips).toHaveCount(0);
  await hand.key(1);
  // a zero bid has none
  await expect(chips).toHaveCount(0);
  await hand.name('Mareike');
  await hand.key(2);
  await expect(page.locator('.row').first()).toContainText('−10');
  await hand.name('Mareike');
  await expect(chips).toHaveCount(0);
});

test('Loot, Rascal, Harry and the Kraken: each has its key, and every point is the engine’s', async ({
  page,
  site,
}) => {
  await openGame(page, site, { booked: 1, rules: 'grandpabeck2021+kraken+loot+powers+rounds=1,4' });
  const hand = new Hand(page);
  // round 2 of four cards is led by Opa Karl
  await hand.bids(1, 1, 0, 2);
  await hand.bonus(/Niemand|niemand/);
  await hand.bonus(/^Beute$/);
  await hand.bonus('Rike');
  await hand.bonus(/Rascals Wette/);
  await hand.bonus(/Rascals Wette/);
  await hand.key(1);
  await hand.bonus(/Harry/); // Rike bids two
  await hand.key(2);
  await hand.key(0);
  await expect(page.locator('.keys .key').nth(1)).toBeDisabled();
  await hand.gold();
  await page.getByRole('button', { name: 'Zum ganzen Block' }).click();
  const gains = page.locator('tbody tr').nth(1).locator('.gain');
  // Mareike −20; Opa Karl 20 + Loot 20 + bet 20; Rike 40 + Loot 20; Jonte a zero over four cards
  await expect(gains).toHaveText(['−20', '+60', '+60', '+40']);
});

test('a load is chosen by each before the results, where the rules say so', async ({ page, site }) => {
  await openGame(page, site, { rules: 'grandpabeck2021+scoring=rascal+load=choice+rounds=10' });
  const hand = new Hand(page);
  await hand.bids(4, 3, 2, 1);
  await expect(page.locator('h2')).toHaveText('Mareike lädt');
  for (const kind of ['Faust', 'Offene Hand', 'Offene Hand', 'Faust']) {
    await page.locator('.word', { hasText: kind }).click();
  }
  await expect(page.locator('.gold')).toContainText('+150');
  await hand.rest();
  await hand.gold();
  await expect(page.locator('ol .total').first()).toHaveText('150');
});

test('a double tap books once and enters nothing in the next round', async ({ page, site }) => {
  await openGame(page, site, { booked: 2 });
  const hand = new Hand(page);
  await hand.bids(1, 1, 0);
  // the last bid, by a trembling finger: the result of the first seat must stay open
  await hand.tremble(page.locator('.keys .key').nth(1));
  await expect(page.locator('.row .value')).toHaveText(['–', '–', '–', '–']);
  // what moved under the finger is a bonus
  await expect(page.locator('.chips button').first()).toBeVisible();
  await expect(page.locator('.chips [aria-pressed=true]')).toHaveCount(0);
  await hand.rest();
  await hand.tremble(page.locator('.gold'));
  await expect(roundTitle(page)).toHaveText('Durchgang 4');
  await expect(page.locator('.row .value')).toHaveText(['–', '–', '–', '–']);
});

test('round 3 is corrected while round 8 is under way', async ({ page, site }) => {
  await openGame(page, site, { booked: 7 });
  const hand = new Hand(page);
  await hand.bids(2, 2);
  const before = await totals(page);
  await page.locator('.open').click();
  await page.locator('tbody tr').nth(2).locator('.cell').first().click();
  await page.getByRole('button', { name: 'Durchgang 3 berichtigen' }).click();
  await expect(roundTitle(page)).toHaveText('Durchgang 3');
  await expect(page.locator('.fix')).toBeVisible();
  // Mareike had 2, Opa Karl the third trick
  await hand.name('Mareike');
  await hand.key(2);
  await expect(page.locator('.gold')).toBeDisabled();
  await hand.name('Opa Karl');
  await hand.key(1);
  await hand.gold();
  await expect(roundTitle(page)).toHaveText('Durchgang 8');
  const after = (await totals(page)).map((text) => Number(text.replace('−', '-')));
  const was = before.map((text) => Number(text.replace('−', '-')));
  // Mareike: -10 instead of +60; Opa Karl: -30 instead of +30
  expect(after.map((n, i) => n - was[i]!)).toEqual([-70, -60, 0, 0]);
  await expect(page.locator('.row .value').filter({ hasText: '2' })).toHaveCount(2);
});

test('undo is one key, through bookings too, and redo brings it back', async ({ page, site }) => {
  await openGame(page, site, { booked: 1 });
  const hand = new Hand(page);
  await hand.bids(1, 1, 0, 0);
  await hand.rest();
  await hand.gold();
  await expect(roundTitle(page)).toHaveText('Durchgang 3');
  for (let i = 0; i < 6; i++) await page.locator('.undo').click();
  await expect(roundTitle(page)).toHaveText('Durchgang 2');
  await expect(page.locator('.undo')).toBeDisabled();
  await expect(page.locator('.row .value')).toHaveText(['–', '–', '–', '–']);
  for (let i = 0; i < 6; i++) await page.keyboard.press('Shift+U');
  await expect(roundTitle(page)).toHaveText('Durchgang 3');
});

test('a laptop needs no mouse', async ({ page, site }) => {
  await openGame(page, site, { booked: 9 });
  for (const key of ['2', 'z', '0', '0']) await page.keyboard.press(key);
  // round 10 is led by Opa Karl: his 2, Rike's 10
  await expect(page.locator('.row .bid')).toHaveText(['Ansage 0', 'Ansage 2', 'Ansage 10', 'Ansage 0']);
  await page.keyboard.press('Enter'); // as announced
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.winner')).toBeVisible();
});

test('it survives a reload in every state', async ({ page, site }) => {
  await openGame(page, site, { booked: 4 });
  const hand = new Hand(page);
  const values = () => page.locator('.row .value').allTextContents();
  const steps: (() => Promise<void>)[] = [
    () => hand.key(1),
    () => hand.bids(2, 0, 2),
    () => hand.bonus(/Pirat/),
    () => hand.key(1),
    () => hand.rest(),
    () => hand.gold(),
  ];
  for (const step of steps) {
    await step();
    const [title, now, gold] = [
      await roundTitle(page).textContent(),
      await values(),
      await page.locator('.gold').textContent(),
    ];
    await page.reload();
    await expect(roundTitle(page)).toHaveText(title ?? '');
    await expect.poll(values).toEqual(now);
    await expect.poll(() => page.locator('.gold').textContent()).toBe(gold);
  }
  // undo remembers as well
  await page.locator('.undo').click();
  await expect(roundTitle(page)).toHaveText('Durchgang 5');
});

test('two tabs keep one block', async ({ page, site, context }) => {
  await openGame(page, site, { booked: 4 });
  const second = await context.newPage();
  await second.goto(`${site.url}#/block`);
  const [one, two] = [new Hand(page), new Hand(second)];
  await one.key(1);
  await expect(second.locator('.row .value').filter({ hasText: '1' })).toHaveCount(1);
  await two.key(3);
  await one.key(0);
  await two.key(1);
  await expect(page.locator('.row .bid')).toHaveText(['Ansage 1', 'Ansage 3', 'Ansage 0', 'Ansage 1']);
  await one.rest();
  await two.gold();
  await expect(roundTitle(page)).toHaveText('Durchgang 6');
});

for (const [where, size] of [
  ['a small phone', { width: 360, height: 640 }],
  ['320 px', { width: 320, height: 568 }],
] as const) {
  test(`every key is in reach and large enough: ${where}`, async ({ page, site }) => {
    await page.setViewportSize(size);
    await openGame(page, site, { booked: 9 });
    const hand = new Hand(page);
    await hand.bids(3, 2, 1, 4);
    const least = size.width === 360 ? 58 : 48;
    for (const key of await page.locator('.keys .key').all()) {
      const box = (await key.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(least);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    if (size.width === 360) {
      const rest = (await page.locator('.rest').boundingBox())!;
      expect(rest.y + rest.height).toBeLessThanOrEqual(size.height);
    }
  });
}

test('eight players in round 10 play eight cards, in sight at once', async ({ page, site }) => {
  await openGame(page, site, { booked: 9, players: 8, rules: 'grandpabeck2021' });
  const hand = new Hand(page);
  await expect(page.locator('.badge')).toHaveText('0/8');
  await hand.bids(8, 0, 0, 0, 0, 0, 0, 0);
  for (const key of await page.locator('.keys .key').all()) {
    expect((await key.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  }
  const rest = (await page.locator('.rest').boundingBox())!;
  expect(rest.y + rest.height).toBeLessThanOrEqual(640);
  await hand.rest();
  await hand.gold();
  await page.getByRole('button', { name: 'Zum ganzen Block' }).click();
  // a made zero pays the cards that were dealt, not the number of the round
  await expect(page.locator('tbody tr').nth(9).locator('.gain').nth(0)).toHaveText('+80');
});

test('a game from the first name to the winner, saved as a file, read again; damaged files change nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('skullking.prefs', '{"lang":"de","motion":"reduce"}'));
  await page.goto(`${site.url}#/block`);
  for (const [i, name] of ['Ada', 'Bo', 'Cem'].entries())
    await page.locator('.seats input').nth(i).fill(name);
  await page.locator('[data-handle]').nth(2).press('ArrowUp');
  await expect(page.locator('.seats input').nth(1)).toHaveValue('Cem');
  await page.locator('summary').click();
  await page.getByLabel('Durchgänge').selectOption('bedtime');
  await page.locator('.begin').click();
  const hand = new Hand(page);
  await hand.bids(1, 0, 0);
  await hand.rest();
  await hand.gold();
  await expect(page.locator('.winner')).toHaveText('Cem gewinnt');
  await page.getByRole('button', { name: 'Zum ganzen Block' }).click();
  for (const [name, kind] of [
    ['Als Datei sichern (JSON)', 'json'],
    ['Für die Tabelle (CSV)', 'csv'],
  ] as const) {
    await page.getByRole('button', { name: 'Teilen / Drucken' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    const text = readFileSync((await download.path())!, 'utf8');
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    await page.goto(`${site.url}#/block/games`);
    const read = (name: string, body: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(body) });
    const stored = () =>
      page.evaluate(() =>
        JSON.stringify(
          Object.entries(localStorage)
            .filter(([key]) => key.includes('.game.'))
            .sort(),
        ),
      );
    const before = await stored();
    for (const bad of [
      '',
      'nonsense',
      text.slice(0, -40),
      text.replace(/schmidt/, 'poker'),
      text.replaceAll('Cem', ''),
    ]) {
      await read(`bad.${kind}`, bad);
      await expect(page.locator('.message')).toContainText('Es hat sich nichts geändert');
      expect(await stored()).toBe(before);
    }
    await page.getByRole('button', { name: /Löschen: / }).click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(page.locator('.game')).toHaveCount(0);
    await read(`good.${kind}`, text);
    await expect(page.locator('.message')).toHaveText('Ein Spiel übernommen.');
    await expect(page.locator('.names')).toHaveText('Ada 10 · Cem 20 · Bo 10');
    expect(await stored()).toBe(before);
    await page.locator('.game').click();
  }
});

test('it starts cold with the server gone, and every score and trick of the cases comes out of the module that ships', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForFunction(async () => {
    for (const name of await caches.keys()) {
      const held = await (await caches.open(name)).keys();
      if (held.some((request) => request.url.includes('.wasm'))) return true;
    }
    return false;
  });
  await page.close();
  await site.stop();
  const cold = await context.newPage();
  await cold.addInitScript(() => localStorage.setItem('skullking.prefs', '{"lang":"en"}'));
  await cold.goto(`${site.url}#/block`);
  await expect(cold.locator('h1')).toHaveText('New block');
  await cold.goto(`${site.url}#/referee`);
  await cold.locator('.specials button', { hasText: 'Skull King' }).click();
  await expect(cold.locator('.box h3')).toContainText('Skull King wins');

  const folder = join(import.meta.dirname, '../../spec/conformance');
  const cases = ['cases', 'german_texts', 'rules'].flatMap(
    (name) => (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { cases: Asked[] }).cases,
  );
  const failures = await cold.evaluate(async (all) => {
    let address = '';
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        if (request.url.includes('.wasm')) address = request.url.split('?')[0]!;
      }
    }
    const { instance } = await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer(), {});
    const it = instance.exports as unknown as {
      memory: WebAssembly.Memory;
      sk_request: (n: number) => number;
      sk_answer: () => number;
      sk_answer_at: () => number;
    };
    const ask = (question: string) => {
      const bytes = new TextEncoder().encode(question);
      const at = it.sk_request(bytes.length);
      new Uint8Array(it.memory.buffer, at, bytes.length).set(bytes);
      const length = it.sk_answer();
      return JSON.parse(
        new TextDecoder().decode(new Uint8Array(it.memory.buffer, it.sk_answer_at(), length)),
      );
    };
    const NAMES = ['pirate_by_sk', 'sk_by_mermaid', 'mermaid_by_pirate', 'fourteen', 'black_fourteen'];
    const BY: Record<string, string> = { KRA: 'kraken', WHA: 'whale', LOOT: 'loot', ROS: 'powers', BEN: 'powers', RAS: 'powers', JUA: 'powers', HAR: 'powers' }; // prettier-ignore
    const wrong: string[] = [];
    let done = 0;
    for (const given of all) {
      const options: Record<string, unknown> = { ...given.options };
      for (const [, play] of given.plays ?? []) if (BY[play]) options[BY[play]] ??= true;
      const id = [given.edition, ...Object.entries(options).map(([k, v]) => (v === true ? k : `${k}=${v === false ? 'off' : v}`))].join('+'); // prettier-ignore
      if (given.kind === 'score') {
        const counts = NAMES.map((name) => given.bonus?.[name] ?? 0).join('.');
        const loot = (given.loot ?? []).filter(Boolean).length;
        const found = ask(['score', id, given.bid, given.won, given.cards ?? given.round, counts, loot, given.bet ?? 0, given.harry ?? 0, given.scoring ?? '-'].join(' ')); // prettier-ignore
        if (found.points !== given.points) wrong.push(given.id);
        done++;
      } else if (given.kind === 'trick') {
        const found = ask(['trick', id, ...(given.plays ?? []).map(([, play]) => play)].join(' '));
        if ('winner_index' in given && found.winner !== given.winner_index) wrong.push(given.id);
        if ('bonus_points' in given && found.points !== given.bonus_points) wrong.push(given.id);
        if ('led' in given && found.led !== given.led) wrong.push(given.id);
        if ('rule' in given && found.rule !== given.rule) wrong.push(given.id);
        done++;
      }
    }
    return { wrong, done };
  }, cases);
  expect(failures.wrong).toEqual([]);
  expect(failures.done).toBeGreaterThan(400);
});
