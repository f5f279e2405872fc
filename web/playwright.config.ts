import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
if (!chromium) throw new Error('The browser tests need Chromium: install the package "chromium".');

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // patience costs nothing where all is well; a busy machine takes many times as long as a quiet one
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // once more on a busy machine; who passes only then is told as flaky, and is to be mended
  retries: 1,
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'de',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
