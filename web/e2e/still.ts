import type { Page } from '@playwright/test';

/** Waits until nothing moves: what is on its way in is half transparent, and has no contrast yet. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    while (passing().length) await Promise.allSettled(passing().map((each) => each.finished));
  });
}
