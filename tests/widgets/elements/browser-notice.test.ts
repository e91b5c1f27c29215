import { embedTexts } from '@vesalio/core';
import { afterEach, expect, it, vi } from 'vitest';
import { defineElement } from '../../../packages/widgets/src/elements/define-element.ts';
import { registry } from '../../../packages/widgets/src/elements/registry.ts';
import { reactRenderer } from '../../../packages/widgets/src/elements/rendering/react-renderer.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows the notice beside the link where a feature is missing, as in a host’s tests on jsdom', () => {
  Reflect.deleteProperty(globalThis, 'CSSPropertyRule');
  const module = {
    tag: 'vesalio-of-a-unit-test' as const,
    component: () => null,
    renderer: reactRenderer,
    styles: [],
  };
  defineElement(registry['vesalio-chat'], module, '0.0.0');
  document.body.innerHTML = '<vesalio-of-a-unit-test><a href="/chat">Abrir</a></vesalio-of-a-unit-test>';
  expect(document.body.textContent).toBe(`${embedTexts.browserTooOld} Abrir`);
});
