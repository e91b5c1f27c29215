import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as small from '../../../packages/widgets/src/elements/embed/zod-small.ts';

const zod = createRequire(join(process.cwd(), 'packages/core/package.json'))('zod/mini') as typeof small;

/** The embeds' stand-in is held to zod itself: the same parts, made twice, read the same of everything. */
const build = (z: typeof small) => {
  const text = z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
    '',
  );
  const flag = z.catch(z.optional(z.boolean()), undefined);
  return {
    string: z.string(),
    number: z.number(),
    boolean: z.boolean(),
    unknown: z.unknown(),
    null: z.null(),
    undefined: z.undefined(),
    literal: z.literal(''),
    enum: z.enum(['paid', 'refused']),
    custom: z.custom((value) => Number.isSafeInteger(value)),
    union: z.union([z.boolean(), z.string(), z.null()]),
    optional: z.optional(z.boolean()),
    nullable: z.nullable(z.number()),
    catch: z.catch(z.number(), 7),
    'array of text': z.array(z.string()),
    'array up to two': z.array(z.unknown()).check(z.maxLength(2)),
    'text or number': text,
    flag,
    object: z.object({ id: z.string(), name: text, isSeen: flag, more: z.optional(z.unknown()) }),
    'object in an object': z.object({ id: z.catch(z.nullable(z.object({ id: z.string() })), null) }),
    'object with a number': z.object({ id: z.number() }),
    'object changed': z.pipe(
      z.object({ id: z.string(), name: text }),
      z.transform((value) => {
        const { id, ...rest } = value as { id: string };
        return { key: id, ...rest };
      }),
    ),
    'anything to nothing': z.pipe(
      z.unknown(),
      z.transform((): void => undefined),
    ),
  };
};

const values: readonly unknown[] = [
  undefined,
  null,
  '',
  'paid',
  '7',
  0,
  7,
  -1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  [],
  ['a'],
  ['a', 'b', 'c'],
  ['a', 1],
  [undefined, null],
  {},
  { id: 'a' },
  { id: 'a', name: 3, isSeen: 'yes', more: { of: 'it' }, strange: true },
  { id: 'a', isSeen: undefined, more: undefined },
  { id: 'a', isSeen: true, more: null },
  { id: null },
  { id: { id: 'b', strange: 1 } },
  { id: 8 },
  Object.assign(Object.create(null), { id: 'a' }),
  JSON.parse('{"__proto__":{"id":"a"}}'),
  new Date(0),
  () => 'a',
  Symbol.iterator,
  1n,
];

describe('the stand-in for zod', () => {
  const own = build(small);
  test.each(Object.entries(build(zod)))('%s', (name, real) => {
    const ours = own[name as keyof typeof own];
    for (const value of values) {
      const expected = real.safeParse(value);
      const got = ours.safeParse(value);
      const what = `${name} of ${typeof value} ${JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? 'n' : part))}`;
      expect(got.success, what).toBe(expected.success);
      expect('data' in got ? got.data : 'none', what).toStrictEqual(
        'data' in expected && expected.success ? expected.data : 'none',
      );
      if (expected.success) expect(ours.parse(value), what).toStrictEqual(real.parse(value));
      else expect(() => ours.parse(value), what).toThrow();
    }
  });
});
