/** The current date for file names. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Saves a file as a browser download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After a minute the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
