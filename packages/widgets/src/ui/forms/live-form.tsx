import { type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

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
  const element = useRef<HTMLFormElement>(null);
  const wasLive = useRef(isLive);
  useLayoutEffect(() => {
    // What a dialog wants to have the focus could not take it while it was disabled.
    if (isLive && !wasLive.current) element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    wasLive.current = isLive;
  }, [isLive]);
  return (
    <form ref={element} noValidate method="post" {...form}>
      <fieldset className="vs-live-form" disabled={!isLive}>
        {children}
      </fieldset>
    </form>
  );
}
