/**
 * True in `pnpm test:long` and in `pnpm test:faults`. `npm test` takes one of each kind, and leaves out the tests with the
 * tag `@long`; CONTRIBUTING says what they are.
 */
export const isLong = Boolean(process.env.LONG);

/** Details of a test in a loop: a repetition of what another one shows bears the tag `@long`, beside its other tags. */
export const onlyLong = (isRepetition: boolean, ...others: string[]) => ({
  tag: [...others, ...(isRepetition ? ['@long'] : [])],
});
