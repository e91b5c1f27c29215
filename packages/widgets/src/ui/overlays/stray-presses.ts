/** Milliseconds in which a press counts as the second half of a double press. */
const DOUBLE_PRESS_MS = 400;
/** CSS pixels between the two halves. */
const SAME_PLACE = 20;

/** The last press on one of our controls. */
let last: { at: number; x: number; y: number; control: WeakRef<EventTarget> } | undefined;

function judge(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const path = event.composedPath();
  // The click of a key has no place.
  const isSecond =
    last && x > 0 && at - last.at < DOUBLE_PRESS_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
  if (isSecond && !path.includes(last?.control.deref() as EventTarget)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const control = path.find((target) => (target as Element).matches?.('.vesalio :is(a, button)'));
  last = control && { at, x, y, control: new WeakRef(control) };
}

/**
 * From now on the second half of a double press does nothing where its first half has removed, moved or covered the
 * pressed control: it is not meant for what lies there now.
 */
export function ignoreStrayPresses(): void {
  addEventListener('click', judge, true);
}
