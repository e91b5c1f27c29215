import * as z from 'zod/mini';
import { type Id, isId } from '../ids.ts';

// Where possible, zod compiles schemas with `new Function`; a strict policy would report the attempt.
z.config({ jitless: true });

/** Building blocks of answer schemas. A required field fails the parse; an optional one falls back to a default. */
export const wireId = z.custom<Id>(isId);

/** A text, or a number as a text. */
export const requiredText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** A transform, not a caught failure, because a long history has thousands of absent fields. */
const textOr = (fallback: string) =>
  z.transform((value: unknown): string =>
    typeof value === 'string' || Number.isFinite(value) ? String(value) : fallback,
  );

const emptyText = textOr('');

/** Most fields share one schema, because building schemas delays the start of the script. */
export function optionalText(fallback = '') {
  return fallback === '' ? emptyText : textOr(fallback);
}

export const optionalId = z.catch(z.nullable(wireId), null);

export const optionalFlag = z.catch(z.optional(z.boolean()), undefined);

export const optionalString = z.catch(z.optional(z.string()), undefined);

export function optionalNumber(fallback: number) {
  return z.catch(z.number(), fallback);
}

/** A list that drops invalid items instead of failing. */
export function lenientList<T extends z.ZodMiniType>(item: T, cap = 5_000) {
  return z.pipe(
    z.array(z.catch(z.optional(item), undefined)).check(z.maxLength(cap)),
    z.transform((values) =>
      values.filter((value): value is Exclude<typeof value, undefined> => value !== undefined),
    ),
  );
}

/** For answers that are ignored. */
export const anyAnswer = z.pipe(
  z.unknown(),
  z.transform((): void => undefined),
);

/** Whether a change was made. An answer without a body, or without `success`, counts as done because of its status. */
export const successSchema = z.pipe(
  z.union([z.object({ success: optionalFlag }), z.undefined(), z.null(), z.literal('')]),
  z.transform((answer) => (answer ? answer.success : undefined) !== false),
);
