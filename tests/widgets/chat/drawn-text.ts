/** The text of an answer with the numbers of its markers, which a style sheet draws. */
export function drawnText(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const marker of copy?.querySelectorAll<HTMLElement>('[data-number]') ?? [])
    marker.textContent = marker.dataset.number ?? '';
  return copy?.textContent?.replace(/\s/g, ' ') ?? '';
}
