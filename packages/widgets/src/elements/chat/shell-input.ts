import { isSendKey } from '../../chat/composer/send-key.ts';
import type { Shell } from '../rendering/element-shell.ts';
import { arrow, spinner } from './shell-icons.ts';

interface Controls {
  box: HTMLTextAreaElement;
  send: HTMLButtonElement;
  questions: readonly HTMLButtonElement[];
}

/** Milliseconds after the take-over during which a press is still aimed at what stood there before. */
const MOVED_MS = 400;

/** A press where the input stood before the take-over is one on the input, not on the question that is there now. */
function followPress(container: ShadowRoot, { left, right, top, bottom }: DOMRect): void {
  const end = performance.now() + MOVED_MS;
  let isAimed = false;
  container.addEventListener(
    'pointerdown',
    (event) => {
      const { clientX: x, clientY: y, target } = event as PointerEvent;
      const isOnInput = (target as Element).closest('.vs-composer');
      isAimed = performance.now() < end && !isOnInput && x > left && x < right && y > top && y < bottom;
    },
    true,
  );
  container.addEventListener(
    'click',
    (event) => {
      if (!isAimed) return;
      isAimed = false;
      event.stopPropagation();
      container.querySelector('textarea')?.focus();
    },
    true,
  );
}

/** Records typing and presses in the shell of a chat, until its module can replay them. */
export function followInput(
  container: ShadowRoot,
  { box, send, questions }: Controls,
  /** Returns a function that hides the failure. */
  showFailure: (retry: () => void) => () => void,
  retry: () => void,
): Shell {
  let pressed: HTMLButtonElement | undefined;
  let hideFailure: (() => void) | undefined;
  const showText = () => {
    send.disabled = box.value.trim() === '';
  };
  /** Shows whether a press of the send button is waiting. */
  const showPress = () => {
    const isWaiting = pressed === send;
    send.ariaBusy = isWaiting ? 'true' : null;
    send.firstElementChild?.replaceChildren(isWaiting ? spinner() : arrow());
    box.readOnly = isWaiting;
  };
  const press = (button: HTMLButtonElement) => {
    if (pressed || button.disabled) return;
    pressed = button;
    showPress();
    if (hideFailure) again();
  };
  const again = () => {
    hideFailure?.();
    hideFailure = undefined;
    retry();
  };
  showText();
  showPress();
  // Properties, not listeners with an abort signal, because zone.js before 0.14 would lose later listeners of the same
  // name.
  box.oninput = showText;
  box.onkeydown = (event) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    press(send);
  };
  const buttons = [send, ...questions];
  for (const button of buttons) button.onclick = () => press(button);
  return {
    text: () => box.value,
    release() {
      const place = box.getBoundingClientRect();
      box.oninput = box.onkeydown = null;
      for (const button of buttons) button.onclick = null;
      const hadFocus = container.activeElement === box;
      return () => {
        followPress(container, place);
        const now = container.querySelector('textarea');
        // The composer detects the focus only by its event.
        if (hadFocus && now === box) now.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        else if (hadFocus) now?.focus();
        if (pressed === send)
          now?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        else if (pressed)
          container
            .querySelectorAll<HTMLElement>('.vs-welcome__question')
            [questions.indexOf(pressed)]?.click();
      };
    },
    fail() {
      pressed = undefined;
      showPress();
      hideFailure?.();
      hideFailure = showFailure(again);
    },
  };
}
