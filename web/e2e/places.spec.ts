// Not at the root of a site, and without a network.
import {
  complaints,
  expect,
  newPlayer,
  newTable,
  personalLink,
  playUntil,
  reverseProxy,
  scored,
  Server,
  test,
} from './world';

for (const stripped of [true, false]) {
  test(`under a path prefix that the proxy ${stripped ? 'strips' : 'passes on'}`, async ({ browser }) => {
    const server = await Server.start({ args: ['--root-path', '/spiele/skullking'] });
    const proxy = await reverseProxy(server, '/spiele/skullking/', stripped);
    try {
      const page = await newPlayer(browser);
      const wrong = complaints(page);
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(proxy.url))
          outside.push(request.url());
      });
      const code = await newTable(page, proxy.url, { seats: 2 });
      const link = await personalLink(page, proxy.url);
      await page.getByRole('button', { name: 'Mit Bots beginnen' }).click();
      await playUntil([page], scored(page, 1));
      const phone = await newPlayer(browser);
      await phone.goto(link);
      await expect(phone).toHaveURL(`${proxy.url}#/t/${code}`);
      await expect(phone.locator('.end')).toBeVisible();
      expect(outside).toEqual([]);
      expect(wrong).toEqual([]);
    } finally {
      proxy.stop();
      await server.stop();
    }
  });
}

test('without a network the page opens, says what is not possible, and the rest works', async ({
  browser,
}) => {
  const server = await Server.start();
  try {
    const page = await newPlayer(browser);
    await page.goto(server.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await server.kill();
    await page.reload();
    await expect(page.getByText('Ohne Netz gehen gerade nur: der Block, die Regeln')).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await expect(page.getByText('Der Server ist gerade nicht zu erreichen.')).toBeVisible();
    for (const [path, heading] of [
      ['rules', 'So geht Skull King'],
      ['pilot', 'Die erste Fahrt'],
      ['block/new', /./],
      ['settings', 'Einstellungen'],
    ] as const) {
      await page.goto(`${server.url}#/${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto(`${server.url}#/join/ABCDEFGH`);
    await expect(page.getByRole('alert')).toHaveText('Der Server ist gerade nicht zu erreichen.');

    await server.run();
    await page.goto(server.url);
    await page.reload();
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await expect(page.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
  } finally {
    await server.stop();
  }
});
