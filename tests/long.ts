/**
 * True in `pnpm test:long`, which runs every route, width, theme, person and database. `npm test` takes one of each
 * kind, and leaves out the tests with the tag `@long`.
 */
export const isLong = Boolean(process.env.LONG);
