import './batch-renders.ts';
import { embedTexts } from '@vesalio/core';
import { reportLoadFailure } from '../lazy.tsx';
import { version } from '../version.ts';
import { defineElement, defineNotice, isBrowserTooOld, reserveBoxes } from './define-element.tsx';
import { elementModules } from './element-modules.ts';
import { type ElementTag, registry } from './registry.ts';

/** Pixels around the viewport within which an element is defined. */
const NEAR_PX = 400;

if (!isBrowserTooOld()) reserveBoxes(document);

const tags = Object.keys(elementModules).join();

/** Defines a tag now, wherever its elements stand. Rejects when a file cannot be fetched or fails its integrity. */
export async function load(tag: ElementTag): Promise<void> {
  if (isBrowserTooOld()) return defineNotice(tag);
  try {
    const { default: element } = await elementModules[tag]();
    element.prefetch?.();
    defineElement(registry[tag], element, version);
  } catch (error) {
    reportLoadFailure(error);
    for (const element of document.querySelectorAll(tag)) {
      // The page's own link, the way on without the element, stays.
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

/** The observer answers a frame later; an element in view is defined without that wait. */
function observe(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isNear = element.getClientRects().length > 0 && top < innerHeight + NEAR_PX && bottom > -NEAR_PX;
  if (isNear) loadFor(element);
  else nearby.observe(element);
}

function watch(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(tags)) observe(node);
  for (const element of node.querySelectorAll(tags)) observe(element);
}

watch(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
}).observe(document, { childList: true, subtree: true });
