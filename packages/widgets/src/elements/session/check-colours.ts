import { hostExtras } from './lazy-host-extras.ts';

const COLOURS = ['brand', 'on-brand', 'brand-tint', 'paper', 'surface', 'ink'];

/** Warns a host that sets colors about pairs with insufficient contrast. */
export function checkColours(element: HTMLElement): void {
  const style = getComputedStyle(element);
  if (!COLOURS.some((name) => style.getPropertyValue(`--vesalio-${name}`) !== '')) return;
  const root = (element.shadowRoot ?? element).querySelector<HTMLElement>('.vesalio');
  if (root)
    hostExtras.load().then(
      ({ warnOfContrast }) => warnOfContrast(element.localName, root),
      () => undefined,
    );
}
