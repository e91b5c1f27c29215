/** Whether a key sends the text: Enter alone. */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyboardEvent): boolean {
  // During IME composition, Enter selects a character. Safari reports this only as key code 229.
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
