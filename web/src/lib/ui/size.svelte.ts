/** Size of the window and of its text, for layouts in px that must follow both. */
export function windowSize() {
  const read = () => ({
    w: document.documentElement.clientWidth,
    h: innerHeight,
    text: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
  });
  let size = $state.raw(read());
  $effect(() => {
    const update = () => (size = read());
    addEventListener('resize', update);
    const observer = new ResizeObserver(update);
    observer.observe(document.documentElement);
    return () => {
      removeEventListener('resize', update);
      observer.disconnect();
    };
  });
  return {
    get now() {
      return size;
    },
  };
}
