/** Says on the console why a part is missing; what is on screen says it in the person's language. */
export function tellRefused(error: unknown): void {
  console.error(
    'Vesálio: a file could not be fetched, was blocked by the policy of this page, or does not match its integrity.',
    error,
  );
}
