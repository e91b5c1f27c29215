import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field while a button of the form is pressed. Otherwise, the error that the blur shows may move
 * the button away from the pointer, and the press is lost.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event;
  const { activeElement } = form.getRootNode() as Document;
  if (
    (target as Element).closest('button') &&
    activeElement?.matches('input') &&
    form.contains(activeElement)
  )
    event.preventDefault();
}
