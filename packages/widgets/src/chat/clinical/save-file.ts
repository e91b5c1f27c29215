/** The day of a file's name. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Saves a file where the browser keeps downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
