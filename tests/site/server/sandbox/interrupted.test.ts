import { expect, test } from 'vitest';
import { asInterrupted } from '../../../../packages/site/server/sandbox/answers/interrupted.ts';
import { workTime } from '../../../core/fixtures.ts';

test.each([
  ['a **b** ', 'a **b**'],
  ['a **b', 'a **b**'],
  ['a ** *\n', 'a'],
  ['a\n\n- ', 'a\n\n-'],
  ['```\nx', '```\nx\n```'],
])('%j ends as %j', (part, text) => {
  const whole = asInterrupted(part);
  expect(whole.slice(0, whole.lastIndexOf('\n\n*'))).toBe(text);
});

test.each([' ', ' **', '* '])('an answer full of %j ends in linear time', (unit) => {
  const part = `a${unit.repeat(100_000)}b`;
  expect(workTime(() => asInterrupted(part), 500)).toBeLessThan(500);
});
