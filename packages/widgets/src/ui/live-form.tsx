import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in pre-rendered HTML until its code is there: what is pressed before would be lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A form that can be filled in only once its code is there. Pre-rendered HTML arrives before it: sent then, the
 * browser itself would carry the fields to the address bar, passwords included.
 */
export function LiveForm({ children, ...form }: ComponentProps<'form'>) {
  const isLive = useIsLive();
  return (
    <form noValidate method="post" {...form}>
      <fieldset className="vs-live-form" disabled={!isLive}>
        {children}
      </fieldset>
    </form>
  );
}
