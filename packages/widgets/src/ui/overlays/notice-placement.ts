import { raiseToTop } from './top-layer.ts';

/** Space between notices and the content that they must not cover. */
const GAP = 8;
const COMPOSER = '.vs-chat__dock';
const CONTROLS = ':is(a, button, input, .vs-field)';
const IN_USE = `${CONTROLS}:focus-within, .vs-button--primary, ${COMPOSER}`;
const KEPT = `h1, h2, h3, .vs-outcome--paid, ${IN_USE}`;
/** Not the controls of the footer, which no task needs. */
const ALL = `${CONTROLS}:not(footer *), ${KEPT}`;
/** Content that must stay visible. If the first selector leaves no room, the next one applies. */
const IN_DIALOG = [ALL, '.vs-dialog__head, .vs-dialog__actions'];
const IN_PAGE = [ALL, KEPT, IN_USE];

/**
 * Keeps visible notices at the lowest position where they cover no title and no control. If there is none, they may
 * cover the controls and then the titles of a page, but not the control in use, a primary button or the composer.
 * Without any room, they stay at the bottom of a dialog, but move to the top of a page, because the send button is at
 * its bottom.
 */
export function placeNotices(region: HTMLElement): () => void {
  const root = region.getRootNode() as Document | ShadowRoot;
  const place = () => {
    region.style.bottom = '';
    const dialog = [...root.querySelectorAll('dialog[open]')].at(-1);
    const box = region.getBoundingClientRect();
    for (const selector of dialog ? IN_DIALOG : IN_PAGE) {
      let { bottom } = box;
      for (const taken of boxesOf(dialog ?? root, selector))
        if (
          taken.left < box.right &&
          taken.right > box.left &&
          taken.bottom > bottom - box.height - GAP &&
          taken.top < bottom + GAP
        )
          bottom = taken.top - GAP;
      if (bottom - box.height < GAP) continue;
      region.style.bottom = `${innerHeight - bottom}px`;
      return;
    }
    if (!dialog) region.style.bottom = `${innerHeight - GAP - box.height}px`;
  };
  root.addEventListener('focusin', place);
  const resizes = new ResizeObserver(place);
  for (const element of [region, document.body, ...root.querySelectorAll(COMPOSER)]) resizes.observe(element);
  const dialogs = new MutationObserver((changes) => {
    // The dialog entered the top layer above the notices.
    if (changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) raiseToTop(region);
    place();
  });
  dialogs.observe(root, { subtree: true, attributeFilter: ['open'] });
  return () => {
    root.removeEventListener('focusin', place);
    resizes.disconnect();
    dialogs.disconnect();
  };
}

/** The boxes, lowest first. Omits visually hidden titles, and content that the dialog has scrolled out of view. */
function boxesOf(scope: ParentNode, selector: string): DOMRect[] {
  const frame = (scope instanceof Element ? scope : document.documentElement).getBoundingClientRect();
  return [...scope.querySelectorAll(`:is(${selector}):not(.vs-notices *)`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 1 && top < frame.bottom && bottom > frame.top)
    .sort((a, b) => b.bottom - a.bottom);
}
