import { embedTexts } from '@vesalio/core';
import { reportLoadFailure } from '../load-failure.ts';
import { version } from '../version.ts';
import { defineNotice, isBrowserTooOld } from './browser-notice.ts';
import { defineElement } from './define-element.ts';
import type { ElementModule } from './element-model.ts';
import { allTags, type ElementTag, registry } from './registry.ts';
import { reserveBoxes } from './rendering/reserve-boxes.ts';

/** Distance to the viewport, in pixels, within which an element is defined. */
const NEAR_PX = 400;

if (!isBrowserTooOld()) reserveBoxes(document);

type Modules = Readonly<Record<string, () => Promise<{ default: ElementModule }>>>;
const files: Modules = import.meta.glob<{ default: ElementModule }>([
  './**/*.element.tsx',
  '!./chat/chat.element.tsx',
]);

/** The module of each element, `<name>.element.tsx`. The chat starts with its first view, which loads its module. */
const modules = {
  ...Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/.*\/(.+)\.element.*/, 'vesalio-$1'), load]),
  ),
  'vesalio-chat': () => import('./chat/chat-shell.ts'),
} as Modules as Readonly<Record<ElementTag, Modules[string]>>;

/** Defines a tag now, wherever its elements are. Rejects if a file cannot be fetched or fails its integrity check. */
export async function load(tag: ElementTag): Promise<void> {
  if (isBrowserTooOld()) return defineNotice(tag);
  try {
    const { default: element } = await modules[tag]();
    defineElement(registry[tag], element, version);
  } catch (error) {
    reportLoadFailure(error);
    for (const element of document.querySelectorAll(tag)) {
      // Keep the page's own link, which works without the element.
      element.replaceChildren(embedTexts.loadFailed, ' ', ...element.children);
      element.dispatchEvent(
        new CustomEvent('vesalio-error', { detail: { code: 'load' }, bubbles: true, composed: true }),
      );
    }
    throw error;
  }
}

function loadFor(element: Element): void {
  nearby.unobserve(element);
  load(element.localName as ElementTag).catch(() => {});
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) loadFor(target);
  },
  { rootMargin: `${NEAR_PX}px` },
);

/**
 * Defines an element in view immediately, because the observer reports it only a frame later. The button of a launcher
 * floats in view wherever its tag is.
 */
function observe(element: Element): void {
  const [box] = element.getClientRects();
  const isNear = box
    ? box.top < innerHeight + NEAR_PX && box.bottom > -NEAR_PX
    : // The observer never reports an element without a box of its own.
      getComputedStyle(element).display === 'contents';
  if (isNear || element.localName === 'vesalio-launcher') loadFor(element);
  else nearby.observe(element);
}

function watch(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(allTags)) observe(node);
  for (const element of node.querySelectorAll(allTags)) observe(element);
}

watch(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
}).observe(document, { childList: true, subtree: true });
