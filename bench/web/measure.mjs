// The web client in real Chromium: what the first load weighs, how soon it can be used with a processor four times
// slower, and how long frames take while cards travel. One command, after `make build`: node bench/web/measure.mjs
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "../..");
const { chromium } = createRequire(join(root, "web/package.json"))(
  "@playwright/test",
);
const browserAt = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find(existsSync);
if (!browserAt) throw new Error("Missing: chromium. Install it and try again.");
const RUNS = Number(process.argv[2] ?? 7);
const SLOWER = 4;

const sorted = (list) => list.toSorted((a, b) => a - b);
const at = (list, part) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const ms = (n) => `${n.toFixed(n < 100 ? 1 : 0)} ms`;
const spread = (list) =>
  `${ms(at(list, 0.5))} (${ms(at(list, 0))} to ${ms(at(list, 1))})`;

const data = mkdtempSync(join(tmpdir(), "skullking-bench-"));
let said = "";
const server = spawn(
  join(root, ".venv/bin/skullking"),
  [
    "serve",
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "--data",
    data,
    "--lang",
    "en",
  ],
  { cwd: root },
);
const site = await new Promise((found, failed) => {
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text) => {
      said += text;
      const port = /localhost:(\d+)\//.exec(said)?.[1];
      if (port) found(`http://127.0.0.1:${port}/`);
    });
  server.on("exit", () =>
    failed(new Error(`the server did not start:\n${said}`)),
  );
});
const browser = await chromium.launch({
  executablePath: browserAt,
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

/** A new person: nothing in any cache, no service worker that loads things for later. */
async function person(viewport, slower = 1) {
  const context = await browser.newContext({
    viewport,
    locale: "de",
    colorScheme: "dark",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (slower > 1)
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  /** Processor time of the page's main thread so far, in ms. */
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find((each) => each.name === "TaskDuration").value * 1000;
  };
  return { context, page, spent };
}
const phone = { width: 360, height: 640 };

/** Note in the page itself when something is there and painted; its handlers are attached before that. */
const noteWhen = (selector) => `
  window.usable = new Promise((done) => {
    const look = () =>
      document.querySelector(${JSON.stringify(selector)})
        ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
        : requestAnimationFrame(look);
    look();
  });`;

/** A table with bots, set up from a page that is not the client: nothing of that is in the cache afterwards. */
async function play(page, rules, pace) {
  await page.goto(`${site}healthz`);
  return page.evaluate(
    async ([rules, pace]) => {
      const answer = await fetch("api/v1/play-now", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ rules, bots: 3, options: { pace } }),
      });
      return (await answer.json()).code;
    },
    [rules, pace],
  );
}

async function weight() {
  const { context, page } = await person(phone);
  const bodies = new Map();
  const waiting = [];
  page.on("response", (response) => {
    const url = response.url().split("#")[0];
    if (/\.(js|css|wasm|woff2|svg|png)$/.test(url))
      waiting.push(response.body().then((body) => bodies.set(url, body), () => undefined)); // prettier-ignore
  });
  const sum = (end) =>
    [...bodies]
      .filter(([url]) => url.endsWith(end))
      .reduce(
        (total, [, body]) => total + gzipSync(body, { level: 9 }).length,
        0,
      ) / 1000;
  const tell = async (what) => {
    await page.waitForLoadState("networkidle");
    await Promise.all(waiting);
    console.log(
      `  ${what.padEnd(46)} JavaScript ${sum(".js").toFixed(1)} kB, styles ${sum(".css").toFixed(1)} kB`,
    );
  };
  console.log("First load, gzip:");
  await page.goto(site);
  await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
  await tell("start page");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  await page.locator(".bid .key").first().waitFor();
  await tell("start page and table, to the first bid");
  await context.close();
}

async function usable() {
  console.log(
    `Usable after, cold cache, server on the same machine (median of ${RUNS}, least to most):`,
  );
  for (const [what, selector, table] of [
    ["start page", ".start .go .pri", false],
    ["a table by its link, ready to bid", ".bid .key:not([disabled])", true],
  ]) {
    for (const slower of [1, SLOWER]) {
      const took = [];
      const worked = [];
      for (let i = 0; i < RUNS; i++) {
        const { context, page, spent } = await person(phone, slower);
        let address = site;
        if (table) {
          const code = await play(page, "schmidt", "calm");
          address += `#/t/${code}`;
        }
        await page.addInitScript(noteWhen(selector));
        await page.goto(address, { waitUntil: "commit" });
        took.push(await page.evaluate(() => window.usable));
        worked.push(await spent());
        await context.close();
      }
      console.log(
        `  ${what.padEnd(36)} ${slower} times slower: ${spread(took)}` +
          (slower === 1
            ? `; main thread at work ${spread(worked)} of processor time`
            : ""),
      );
    }
  }
}

async function frames() {
  console.log("Frames while cards travel (drawn without a graphics card):");
  for (const [what, viewport, slower] of [
    ["360 × 640", phone, 1],
    [`360 × 640, ${SLOWER} times slower`, phone, SLOWER],
    ["1440 × 900", { width: 1440, height: 900 }, 1],
  ]) {
    const { context, page, spent } = await person(viewport, slower);
    await page.addInitScript(() =>
      localStorage.setItem(
        "skullking.prefs",
        JSON.stringify({ confirm: false, reading: "short" }),
      ),
    );
    const code = await play(page, "schmidt+rounds=8,8,8", "instant");
    await page.goto(`${site}#/t/${code}`);
    await page.locator(".bid .key").first().waitFor();
    await page.evaluate(() => {
      const first = (selector) => document.querySelector(selector);
      // somebody who taps on
      let next = 0;
      setInterval(() => {
        if (performance.now() < next) return;
        const wanted =
          first(".moment") ??
          first(".bid .act .pri") ??
          first(".bid .key:not([disabled])") ??
          first(".button .pri") ??
          first(".hand button[aria-disabled=false]");
        wanted?.click();
        if (wanted) next = performance.now() + 400;
      }, 50);
      window.deltas = [];
      let last = 0;
      requestAnimationFrame(function frame(now) {
        const moving = first(".trick")
          ?.getAnimations({ subtree: true })
          .some((each) => each.playState === "running");
        if (moving && last) window.deltas.push(now - last);
        last = moving ? now : 0;
        requestAnimationFrame(frame);
      });
    });
    const before = await spent();
    await page.waitForFunction(() => window.deltas.length >= 600, null, {
      timeout: 240_000,
      polling: 1000,
    });
    const work = (await spent()) - before;
    const { deltas, all } = await page.evaluate(() => ({
      deltas: window.deltas,
      all: performance.now(),
    }));
    const missed = deltas.filter((each) => each > 25).length / deltas.length;
    console.log(
      `  ${what.padEnd(28)} ${deltas.length} frames: median ${ms(at(deltas, 0.5))}, p95 ${ms(at(deltas, 0.95))}, ` +
        `p99 ${ms(at(deltas, 0.99))}; ${(missed * 100).toFixed(1)} % late (over 25 ms); ` +
        `main thread busy ${((100 * work) / all).toFixed(0)} % of the whole time`,
    );
    await context.close();
  }
}

try {
  const load = loadavg().map((each) => each.toFixed(1)).join(', '); // prettier-ignore
  console.log(
    `${cpus()[0].model}, ${cpus().length} processors, load ${load}; Chromium ${browser.version()}`,
  );
  await weight();
  await usable();
  await frames();
} finally {
  await browser.close();
  server.kill();
  await new Promise((gone) => server.once("exit", gone));
  rmSync(data, { recursive: true, force: true });
}
