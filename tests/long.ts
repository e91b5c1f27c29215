/**
 * True in `pnpm test:long` and `pnpm test:faults`. `npm test` runs one test of each kind and skips those tagged
 * `@long`. CONTRIBUTING.md explains which ones.
 */
export const isLong = Boolean(process.env.LONG);

/**
 * Details of a test in a loop. A test that repeats what another one shows gets the tag `@long` in addition to its
 * others.
 */
export const onlyLong = (isRepetition: boolean, ...others: string[]) => ({
  tag: [...others, ...(isRepetition ? ['@long'] : [])],
});
