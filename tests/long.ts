/**
 * True in `pnpm test:long` (every route, width, theme and person) and in `pnpm test:faults` (both databases).
 * `npm test` takes one of each kind, and leaves out the tests with the tag `@long`.
 */
export const isLong = Boolean(process.env.LONG);
