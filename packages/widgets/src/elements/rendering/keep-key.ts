const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** Prevents hotkeys of the host from firing while the user types. Safe to repeat. */
export function keepKeysInside(element: HTMLElement): void {
  for (const type of KEYS) element.addEventListener(type, keepKeyInside);
}

function keepKeyInside(event: KeyboardEvent): void {
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
    event.stopPropagation();
}
