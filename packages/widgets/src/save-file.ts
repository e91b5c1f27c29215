/** The current local date for file names, `YYYY-MM-DD`, which is the Swedish format. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Saves a file as a browser download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After a minute the download has certainly begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
