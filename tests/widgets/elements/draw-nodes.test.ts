import { expect, it, onTestFinished } from 'vitest';
import { draw, drawShape } from '../../../packages/widgets/src/elements/rendering/draw-nodes.ts';

it('draws no members that a page adds to every object as attributes', () => {
  Object.assign(Object.prototype, { each: () => {} });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'each'));
  const nodes = [draw('p', { class: 'a' }, 'b'), drawShape('path', { d: 'M0 0' })];
  expect(nodes.map((node) => node.getAttributeNames().join())).toEqual(['class', 'd']);
});
