import { expect, test } from '@playwright/test';
import { catalogueEntries, serveStorybook } from './static-storybook.ts';
import { load, overlaysOf, replay, settle } from './story-walk.ts';

/** Frames until what a press starts has reached the screen, calls of the stories' backend included. */
const FRAMES = 24;

/** What the keyboard presses, as its accessible name or text, in the order of the page and of its elements. */
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
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.className,
  );
};

/** By way of another control, so that one that goes can give the focus back. */
const focus = (at: number) => {
  const { controls } = window as unknown as { controls: HTMLElement[] };
  const control = controls[at];
  controls[at === 0 ? 1 : 0]?.focus();
  control?.focus();
  return (control?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement === control;
};

const isLost = () => document.activeElement === null || document.activeElement === document.body;

const ANOTHER_PAGE = 'leads to another page, which a story has not';

/** Presses after which the focus is gone, and why that is so here, or that a mend is owed. */
const known: Readonly<Record<string, string>> = {
  'chat-textos-copiados--signed: Copiar registro': 'the story shows the copied text in place of the chat',
  'chat-conversa--welcome: Sair': ANOTHER_PAGE,
  'site-moldura--ways-out-of-a-gate: Sair': ANOTHER_PAGE,
  'site-páginas--forgot-password-signed-in: Sair': ANOTHER_PAGE,
  'chat-elementos--chat-element-with-history: Fechar conversas':
    'only on React; the embed, which uses Preact, keeps the focus',
  'entrada-elemento--auth-element-signed-in: Sair': 'owed: the form of the sign-in does not take the focus',
  'entrada-elemento--auth-element-before-the-email: Sair e usar outra conta': 'owed, as above',
  'chat-elementos--chat-element-not-confirmed: Tentar novamente': 'owed',
  'chat-elementos--chat-element-locked: Sair e limpar': 'owed',
};

/** Components are dealt round-robin. */
const SHARES = 8;

for (let number = 0; number < SHARES; number++) {
  test(`a control pressed with Enter leaves the focus in the page, share ${number + 1} of ${SHARES}`, async ({
    page,
  }) => {
    const storybook = await serveStorybook();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stories = catalogueEntries().filter(({ type }) => type === 'story');
    const titles = [...new Set(stories.map(({ title }) => title))].filter((_, at) => at % SHARES === number);
    const pressed = new Set<string>();
    const faults: string[] = [];
    for (const { id, title } of stories) {
      if (!titles.includes(title)) continue;
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
        // An overlay that the story itself has opened has nothing to give the focus back to.
        if ((await page.evaluate(isLost)) && (await overlaysOf(page)) >= before)
          faults.push(`${id}: ${name}`);
      }
    }
    await storybook.close();
    expect(pressed.size).toBeGreaterThan(10);
    expect(faults.filter((fault) => !(fault in known))).toEqual([]);
  });
}
