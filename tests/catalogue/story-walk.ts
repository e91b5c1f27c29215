import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { silentTabs } from '../e2e/routes/silent-tabs.ts';
import { secondOpinion } from './second-engine.ts';
import type { CatalogueEntry } from './static-storybook.ts';
import { waivers } from './waivers.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The toolbar's widths. A story plays at the first width of each row and is resized to the others. */
const rows = [[320, 360, 768], [1280]];

/** Tag of a story whose play function opens something that resizing closes. It plays at every width. */
const PER_WIDTH = 'per-width';

/** Tag of a page's story that calls the gateway. The built Storybook has none, so failed requests do not count. */
const NO_GATEWAY = 'no-gateway';

type Theme = 'light' | 'dark' | 'contrast';

/** All rules in the light theme. In other themes only the color rules, because only colors differ. */
const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
const rulesIn = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: colours,
  contrast: colours,
} satisfies Record<Theme, RunOptions>;

/** Sets the user preferences that the browser reports. */
const wear = (page: Page, theme: Theme) =>
  page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    contrast: theme === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });

interface Channel {
  emit(event: string, detail: { storyId: string }): void;
  once(event: string, hear: () => void): void;
}
interface Stage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
  said: Set<string>;
}

/** Returns a function that returns the page's errors since its last call. */
export function errorsOf(page: Page): () => string[] {
  let errors: string[] = [];
  const short = (text: string) => text.slice(0, 300);
  page.on('pageerror', (error) => errors.push(short(String(error))));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(short(message.text()));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => {
    const seen = errors;
    errors = [];
    return seen;
  };
}

/** Opens a story and waits until its play function has ended. */
export async function load(page: Page, url: string, id: string): Promise<void> {
  const globals = 'theme:auto;a11y.manual:!true';
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(
    () => (window as unknown as Stage).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 45_000 },
  );
  await page.evaluate(axeSource);
}

/** Remounts the story and waits until it has played again. */
export const replay = (page: Page, id: string) =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((done) => {
        const channel = (window as unknown as Stage).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', () => done());
        channel.emit('forceRemount', { storyId });
      }),
    id,
  );

/** The reason why the play function failed. */
const failureOf = (page: Page) =>
  page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? (document.getElementById('error-message')?.textContent ?? 'failed').slice(0, 400)
      : undefined,
  );

/** Waits until every component has reacted to a change of window size or theme. */
export const settle = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, frames);

/** Number of open dialogs and popovers. */
export const overlaysOf = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('dialog[open], [popover]:popover-open').length);

/** How many pixels the page scrolls sideways, and which elements overflow. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const wide = [...document.querySelectorAll('#storybook-root *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const last = wide.at(-1);
    return `scrolls sideways by ${scrollWidth - clientWidth} px (${last?.tagName} ${last?.className})`;
  });

async function violationsOf(page: Page, id: string, theme: Theme): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as Stage;
      // Scroll to the top, because a sticky header covers content.
      scrollTo({ top: 0, behavior: 'instant' });
      const result = await axe.run('#storybook-root', options);
      return result.violations.map(({ id, nodes }) => ({
        rule: id,
        where: nodes.map(({ target, any }) => `${target.join(' ')} [${any[0]?.message ?? ''}]`).join(', '),
      }));
    },
    { ...rulesIn[theme], resultTypes: ['violations' as const], preload: false, iframes: false },
  );
  const today = new Date().toISOString().slice(0, 10);
  return violations
    .filter(
      ({ rule }) =>
        !waivers.some((waiver) => waiver.rule === rule && waiver.story === id && waiver.until >= today),
    )
    .map(({ rule, where }) => `${rule}: ${where}`);
}

async function faultsAt(page: Page, id: string, themes: readonly Theme[]): Promise<string[]> {
  const found: string[] = [];
  const excess = await excessOf(page);
  if (excess) found.push(excess);
  for (const theme of themes) {
    await wear(page, theme);
    await settle(page, 2);
    for (const violation of await violationsOf(page, id, theme)) found.push(`${theme}: ${violation}`);
  }
  return found;
}

/** Visits a story once. It plays in a narrow and in a wide window, and is checked at every width in every theme. */
export async function visit(
  page: Page,
  errors: () => string[],
  url: string,
  { id, tags }: CatalogueEntry,
): Promise<{ faults: string[]; said: string[] }> {
  const faults: string[] = [];
  const themes: Theme[] = ['dark', 'contrast', 'light'];
  const plays = tags.includes(PER_WIDTH) ? rows.flat().map((width) => [width]) : rows;
  for (const widths of plays) {
    let standing = 0;
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
      const note = (fault: string) => faults.push(`${width} px: ${fault}`);
      if (at === 0) {
        await (widths === plays[0] ? load(page, url, id) : replay(page, id));
        const failure = await failureOf(page);
        if (failure) note(failure);
        standing = await overlaysOf(page);
      }
      await settle(page, 4);
      if ((await overlaysOf(page)) < standing)
        note(`what the play opened is gone: tag the story '${PER_WIDTH}'`);
      // Check the current theme first.
      themes.reverse();
      for (const fault of await faultsAt(page, id, themes)) note(fault);
      const seen = errors();
      for (const error of tags.includes(NO_GATEWAY) ? [] : seen) note(error);
    }
  }
  for (const link of await silentTabs(page)) faults.push(`does not tell the new tab: ${link}`);
  // The result does not depend on the width.
  for (const theme of themes) {
    await wear(page, theme);
    await settle(page, 2);
    for (const fault of await secondOpinion(page, '#storybook-root'))
      faults.push(`second engine, ${theme}: ${fault}`);
  }
  const said = await page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    return [...(window as unknown as Stage).said, ...[...boxes].map(({ value }) => value)];
  });
  return { faults, said };
}

/** Collects every text that ever appears in the document and its elements, including notices that disappear. */
export function listen(): void {
  const said = new Set<string>();
  (window as unknown as Stage).said = said;
  const hear = (node: Node) => {
    said.add(node.textContent ?? '');
    const elements = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
    for (const element of elements) {
      for (const name of ['aria-label', 'placeholder', 'title', 'value'])
        said.add(element.getAttribute(name) ?? '');
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(hear);
      else hear(target);
    }
  });
  const follow = <Root extends Node>(root: Root): Root => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label', 'placeholder', 'title', 'value'],
    });
    return root;
  };
  follow(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return follow(attach.call(this, init));
  };
}
