import { messageSelector } from '../messages/message-selector.ts';

/** Most frames to wait until a distant message is mounted. */
const MAX_FRAMES = 30;

/** Scrolls to a marker in an answer and focuses it, once the answer is mounted. */
export function jumpToCitation(
  root: Document | ShadowRoot,
  messageId: string,
  number: number,
  position: number,
): void {
  let frames = 0;
  const look = () => {
    const markers = root.querySelectorAll<HTMLElement>(`${messageSelector(messageId)} .vs-cite`);
    const marker = [...markers].filter(({ textContent }) => textContent === String(number))[position];
    if (!marker) {
      if (++frames < MAX_FRAMES) requestAnimationFrame(look);
      return;
    }
    marker.scrollIntoView({ block: 'center' });
    marker.focus({ preventScroll: true });
    // The focus shows the marker without a movement.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    marker.animate([{ outline: '3px solid' }, { outline: '3px solid transparent' }], 1_600);
  };
  requestAnimationFrame(look);
}
