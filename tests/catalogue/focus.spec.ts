import { expect, test } from '@playwright/test';
import { catalogueEntries, serveStorybook } from './static-storybook.ts';
import { load, overlaysOf, replay, settle } from './story-walk.ts';

/** Frames until the effect of a press has reached the screen, including calls to the stories' backend. */
const FRAMES = 24;

/** What the keyboard presses in the elements, by accessible name or text. */
const collect = (): string[] => {
  const within = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches('button, summary, [role="tab"]') ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const controls = within(document).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [inert] *') &&
      !element.closest('.sb-errordisplay, .sb-wrapper'),
  );
  Object.assign(window, { controls });
  return controls.map(
    (element) => (element.ariaLabel || element.textContent || '').trim() || element.className,
  );
};

/** Goes by way of another control, so that a control that disappears can return the focus. */
const focus = (at: number) => {
  const { controls } = window as unknown as { controls: HTMLElement[] };
  const control = controls[at];
  controls[at === 0 ? 1 : 0]?.focus();
  control?.focus();
  return (control?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement === control;
};

const isLost = () => document.activeElement === null || document.activeElement === document.body;

test('a control of an element that the keyboard presses leaves the focus in the page', async ({ page }) => {
  const storybook = await serveStorybook();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stories = catalogueEntries().filter(
    ({ type, title }) => type === 'story' && /\/Elementos?$/.test(title),
  );
  const pressed = new Set<string>();
  const lost: string[] = [];
  for (const { id, title } of stories) {
    await load(page, storybook.url, id);
    const names = await page.evaluate(collect);
    let isFresh = true;
    for (const [at, name] of names.entries()) {
      const key = `${title}: ${name}`;
      if (pressed.has(key)) continue;
      pressed.add(key);
      if (!isFresh) {
        await replay(page, id);
        await page.evaluate(collect);
      }
      isFresh = false;
      const before = await overlaysOf(page);
      if (!(await page.evaluate(focus, at))) continue;
      await page.keyboard.press('Enter');
      await settle(page, FRAMES);
      // An overlay that the story itself opened cannot return the focus to anything.
      if ((await page.evaluate(isLost)) && (await overlaysOf(page)) >= before) lost.push(`${id}: ${name}`);
    }
  }
  await storybook.close();
  expect(pressed.size).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});
