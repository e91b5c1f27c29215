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

type LoadModule = () => Promise<{ default: ElementModule }>;

/** The modules of the elements, by file. Those of the chat have a folder, and it starts with a view without React. */
const modules: Readonly<Record<string, LoadModule>> = {
  ...import.meta.glob<{ default: ElementModule }>('./*.element.tsx'),
  './launcher.element.tsx': () => import('./chat/launcher.element.tsx'),
  './chat.element.tsx': () => import('./chat/chat-shell.ts'),
};
const moduleOf = (tag: ElementTag) => modules[`${tag.replace('vesalio-', './')}.element.tsx`] as LoadModule;

/** Defines a tag now, wherever its elements are. Rejects if a file cannot be fetched or fails its integrity check. */
export async function load(tag: ElementTag): Promise<void> {
  if (isBrowserTooOld()) return defineNotice(tag);
  try {
    const { default: element } = await moduleOf(tag)();
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
