/** The draft with the dictated words after it. */
export function joinDictated(draft: string, words: string): string {
  const said = words.trim();
  if (!said) return draft;
  return draft === '' || /\s$/.test(draft) ? draft + said : `${draft} ${said}`;
}
