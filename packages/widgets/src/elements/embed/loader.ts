import { embedFailure } from '@vesalio/core';
import { tellRefused } from '../../refused.ts';

// The whole of what a page loads at first: each element follows when one of its tags comes near the viewport.
const parts = {
  'vesalio-chat': () => import('./chat.ts'),
  'vesalio-launcher': () => import('./launcher.ts'),
  'vesalio-auth': () => import('./auth.ts'),
  'vesalio-plans': () => import('./plans.ts'),
  'vesalio-payment': () => import('./payment.ts'),
  'vesalio-account': () => import('./account.ts'),
};
type Tag = keyof typeof parts;

const tags = Object.keys(parts).join();

/** Defines a tag now, wherever its elements stand. Rejects when a file cannot be fetched or fails its integrity. */
export async function load(tag: Tag): Promise<void> {
  try {
    await parts[tag]();
  } catch (error) {
    tellRefused(error);
    for (const element of document.querySelectorAll(tag)) {
      element.textContent = embedFailure;
      element.dispatchEvent(
        new CustomEvent('vesalio-error', { detail: { code: 'load' }, bubbles: true, composed: true }),
      );
    }
    throw error;
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      load(target.localName as Tag).catch(() => {});
    }
  },
  { rootMargin: '400px' },
);

function watch(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(tags)) near.observe(node);
  for (const element of node.querySelectorAll(tags)) near.observe(element);
}

watch(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
}).observe(document, { childList: true, subtree: true });
