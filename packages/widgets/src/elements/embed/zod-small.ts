// Stands in for zod/mini in the embed bundles: core reads answers with a dozen of its parts, and the rest of them is a
// tenth of what a conversation may load. The same parts under the same names; core's tests run with it too.

/** In place of a value that does not fit. */
const REFUSED = Symbol('refused');

type Read = (value: unknown) => unknown;
type Check = (value: never) => boolean;

interface Schema {
  read: Read;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: Error };
  parse(value: unknown): unknown;
  check(...checks: Check[]): Schema;
}

function schema(read: Read): Schema {
  const safeParse: Schema['safeParse'] = (value) => {
    const data = read(value);
    return data === REFUSED
      ? { success: false, error: new Error('The answer has another shape.') }
      : { success: true, data };
  };
  return {
    read,
    safeParse,
    parse(value) {
      const result = safeParse(value);
      if (result.success) return result.data;
      throw result.error;
    },
    check: (...checks) =>
      schema((value) => {
        const data = read(value);
        return data === REFUSED || checks.every((check) => check(data as never)) ? data : REFUSED;
      }),
  };
}

export const custom = (fits: Read): Schema => schema((value) => (fits(value) ? value : REFUSED));

const ofType = (type: string) => () => custom((value) => typeof value === type);

export const string = ofType('string');
export const boolean = ofType('boolean');
export const number = () => custom(Number.isFinite);
export const unknown = () => schema((value) => value);
export const literal = (expected: unknown) => custom((value) => value === expected);

const _null = () => literal(null);
const _undefined = () => literal(undefined);
const _enum = (names: readonly unknown[]) => custom((value) => names.includes(value));

export const union = (options: readonly Schema[]) =>
  schema((value) => {
    for (const option of options) {
      const data = option.read(value);
      if (data !== REFUSED) return data;
    }
    return REFUSED;
  });

export const optional = (inner: Schema) => union([_undefined(), inner]);
export const nullable = (inner: Schema) => union([_null(), inner]);

const _catch = (inner: Schema, fallback: unknown) =>
  schema((value) => {
    const data = inner.read(value);
    return data === REFUSED ? fallback : data;
  });

export const transform = (change: Read) => schema(change);

export const pipe = (from: Schema, to: Schema) =>
  schema((value) => {
    const data = from.read(value);
    return data === REFUSED ? data : to.read(data);
  });

export const maxLength =
  (most: number) =>
  ({ length }: { length: number }) =>
    length <= most;

export const array = (item: Schema) =>
  schema((value) => {
    if (!Array.isArray(value)) return REFUSED;
    const data = value.map(item.read);
    return data.includes(REFUSED) ? REFUSED : data;
  });

/** Keys that the shape does not name are left out. */
export const object = (shape: Record<string, Schema>) =>
  schema((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED;
    const data: Record<string, unknown> = {};
    for (const key in shape) {
      const read = shape[key]?.read((value as Record<string, unknown>)[key]);
      if (read === REFUSED) return REFUSED;
      if (read !== undefined || key in value) data[key] = read;
    }
    return data;
  });

export { _catch as catch, _enum as enum, _null as null, _undefined as undefined };
