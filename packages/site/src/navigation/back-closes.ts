import { closeTopLayer, isLayer } from '@vesalio/widgets';

/** The router's state of a history entry, with our mark of an entry that only stands below the first page. */
interface EntryState {
  idx?: number;
  isFloor?: boolean;
}

const stateOf = (state: unknown): EntryState => (state as EntryState | null) ?? {};

/** Copies the first entry of this document, so that a step back has a place to go to. */
function layFloor(): void {
  const state = stateOf(window.history.state);
  window.history.replaceState({ ...state, isFloor: true }, '');
  window.history.pushState({ ...state, idx: 1 }, '');
}

/**
 * Lets a step back close an open dialog or overlay sidebar instead of leaving the page. To be called before the router
 * exists, whose listener would come first otherwise. No blocker of the router can hold back a step out of the document.
 */
export function closeLayersOnBack(): void {
  /** The place in the history of the page below the open layer. */
  let here = 0;
  let isReturning = false;
  // A layer takes the focus when it opens.
  document.addEventListener('focusin', ({ target }) => {
    if (isReturning || !(target instanceof Element && isLayer(target))) return;
    if (stateOf(window.history.state).idx === 0) layFloor();
    here = stateOf(window.history.state).idx ?? 0;
  });
  window.addEventListener('popstate', (event) => {
    const { idx = here, isFloor = false } = stateOf(event.state);
    const isClosed = !isReturning && idx < here && closeTopLayer();
    if (!isReturning && !isClosed && !isFloor) return;
    // The router must not hear of a step that is taken back, or that goes on out of the document.
    event.stopImmediatePropagation();
    if (isClosed) window.history.go(here - idx);
    else if (!isReturning) window.history.back();
    isReturning = isClosed;
  });
}
