/** Removes a character from the end of a text. Takes linear time; `/x+$/` takes quadratic time in a text full of it. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end--;
  return text.slice(0, end);
}
