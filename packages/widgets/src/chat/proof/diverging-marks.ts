/** The marks of sentences that diverge from their sources. */
export const DIVERGING_MARK = '[data-kind="diverge"] > button';

/**
 * Shows a mark and opens its comparison.
 * @param detail the click count of the press that leads there: 0 from the keyboard, which takes the focus along
 */
export function openMark(mark: HTMLElement | null | undefined, detail: number): void {
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
  mark?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}
