/** Milliseconds within which a tap counts as the second half of a double tap. The browser counts mouse clicks. */
const DOUBLE_TAP_MS = 400;
/** CSS pixels between the two halves. */
const SAME_PLACE = 20;

/** The last press on one of our controls. */
let last: { at: number; x: number; y: number; control: WeakRef<EventTarget> } | undefined;

function judge(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, detail, type } = event;
  const path = event.composedPath();
  const isDouble =
    detail > 1 || ((event as PointerEvent).pointerType === 'touch' && at - (last?.at ?? 0) < DOUBLE_TAP_MS);
  // A click by keyboard has no position.
  const isSecond = last && isDouble && x > 0 && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
  if (isSecond && !path.includes(last?.control.deref() as EventTarget)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (type !== 'click') return;
  const control = path.find((target) => (target as Element).matches?.('.vesalio :is(a, button)'));
  last = control && { at, x, y, control: new WeakRef(control) };
}

/**
 * Ignores the second half of a double press if the first half has removed, moved or covered the pressed control,
 * because it was not meant for what is there now. Nor does a mouse move the focus there.
 */
export function ignoreStrayPresses(): void {
  addEventListener('mousedown', judge, true);
  addEventListener('click', judge, true);
}
