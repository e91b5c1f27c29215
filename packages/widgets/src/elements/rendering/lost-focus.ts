import { afterPaint } from '../../scheduling.ts';

const GATE = '.vs-gate button';
/** Elements that may take over the focus, in order of preference. */
const HEIRS = [GATE, '.vs-composer__input', 'h1, h2, h3, h4, h5, h6, .vs-redirect__title'];

/**
 * Moves the focus if its control disappears together with the view around it and nothing else takes it. Otherwise
 * people who use a keyboard or a screen reader would start over at the top of the page. A focus outside the element
 * stays.
 */
export function leadLostFocus(element: HTMLElement): () => void {
  const root = element.shadowRoot ?? element;
  /** The control with the focus; undefined once the focus has moved elsewhere. */
  let last: Element | undefined;
  const hasFocus = (control: Element) =>
    control === (root.getRootNode() as Document | ShadowRoot).activeElement;
  const isLost = () => last?.isConnected === false && document.activeElement === document.body;

  const enter = ({ target }: Event) => {
    last = target as Element;
  };
  // Browsers may also report this when the window loses the focus, or right before a control is removed.
  const leave = () =>
    queueMicrotask(() => {
      if (last?.isConnected && !hasFocus(last)) last = undefined;
    });
  const lead = () => {
    if (!isLost() || !document.hasFocus()) return;
    const scope = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root;
    const isInShadow = root !== element;
    // On a phone, focusing would open the keyboard over an answer.
    const isPhone = isInShadow && matchMedia('(pointer: coarse)').matches;
    for (const selector of isPhone ? [GATE] : HEIRS) {
      const heir = scope.querySelector<HTMLElement>(selector);
      if (!heir) continue;
      if (heir.tabIndex < 0) heir.tabIndex = -1;
      heir.focus({ preventScroll: isInShadow });
      if (hasFocus(heir)) return;
    }
  };
  // A view that is still loading offers no target. The next change tries again.
  const look = () => {
    if (isLost()) afterPaint(lead);
    else if (!last?.isConnected) last = undefined;
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
  // The view may change while another tab or window is active.
  window.addEventListener('focus', look);
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    window.removeEventListener('focus', look);
  };
}
