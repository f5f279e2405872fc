/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `skullking-2026-11-30-ada-bo` */
export function fileName(started: string, players: readonly string[]): string {
  const names = players
    .map((name) =>
      name
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, ''),
    )
    .filter(Boolean);
  return ['skullking', started.slice(0, 10), ...names].join('-').slice(0, 80);
}

/** Passes a file on to another app, where the browser can; false where it cannot. */
export async function passOn(name: string, text: string, type: string): Promise<boolean> {
  const file = new File([text], name, { type });
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title: name });
  } catch {
    // the person has changed their mind
  }
  return true;
}
