/** Keeps the screen on while the page is in sight, where the browser can. */
export function keepAwake(): { readonly on: boolean } {
  let on = $state(false);
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  async function ask(): Promise<void> {
    if (gone || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (gone) {
        await got.release();
        return;
      }
      lock = got;
      on = true;
      got.addEventListener('release', () => {
        lock = null;
        on = false;
      });
    } catch {
      // saving power, or not allowed here: the page works without
    }
  }
  const again = () => void ask();
  $effect(() => {
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  });
  return {
    get on() {
      return on;
    },
  };
}
