import type { Page } from '@playwright/test';

const TARGET = 44;

/**
 * Finds touch targets smaller than 44 × 44 CSS pixels, including any area that the style sheet adds. Links within a
 * sentence and citation markers are exempt (WCAG 2.5.5).
 */
export const smallTargets = (page: Page, scope: string) =>
  page.locator(scope).evaluate((root, target) => {
    const pressable =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="switch"], [role="tab"]';
    const isInline = (element: Element) =>
      element.matches('.vs-cite') ||
      (element.matches('a, button') && getComputedStyle(element).display.startsWith('inline'));
    const inSentence = (element: Element) =>
      isInline(element) && (element.parentElement?.textContent?.trim() ?? '') !== element.textContent?.trim();
    const reaches = (element: Element, box: DOMRect, x: number, y: number) => {
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const hit = (element.getRootNode() as Document).elementFromPoint(middle.x + x, middle.y + y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    };
    return [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const holder = element.matches('input') ? (element.closest('label') ?? element) : element;
      const shown = holder.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || shown.width < 2 || inSentence(element))
        return [];
      if (shown.width >= target && shown.height >= target) return [];
      holder.scrollIntoView({ block: 'center', inline: 'center' });
      const box = holder.getBoundingClientRect();
      const far = target / 2 - 1;
      const isWide = box.width >= target || (reaches(element, box, -far, 0) && reaches(element, box, far, 0));
      const isHigh =
        box.height >= target || (reaches(element, box, 0, -far) && reaches(element, box, 0, far));
      if (isWide && isHigh) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`${element.className || element.tagName} “${name.slice(0, 40)}” ${box.width} × ${box.height}`];
    });
  }, TARGET);
