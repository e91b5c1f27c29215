import { type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML until its code is loaded, because an earlier press would be lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A form that can be filled in only once its code is loaded. If prerendered HTML were submitted before, the browser
 * would put the fields, passwords included, into the address.
 */
export function LiveForm({ children, ...form }: ComponentProps<'form'>) {
  const isLive = useIsLive();
  const element = useRef<HTMLFormElement>(null);
  const wasLive = useRef(isLive);
  useLayoutEffect(() => {
    // An inert field cannot take the focus, so focus it now.
    if (isLive && !wasLive.current) element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    wasLive.current = isLive;
  }, [isLive]);
  return (
    <form ref={element} noValidate method="post" {...form}>
      <div className="vs-live-form" inert={!isLive}>
        {children}
      </div>
    </form>
  );
}
