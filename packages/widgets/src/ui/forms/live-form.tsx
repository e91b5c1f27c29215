import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { useMergedRef } from '../merged-ref.ts';

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
 * A form whose fields can be filled in before its code is loaded. Until then Enter sends nothing: a form with the method
 * `dialog` and without a dialog around it is not submitted, so no password gets into an address or a log. A page that
 * marks the form with `data-pressed` at that Enter has it sent once the code is there. What was typed is kept only if
 * the form has no default values.
 */
export function LiveForm({ ref, ...props }: ComponentProps<'form'>) {
  const isLive = useIsLive();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isLive || !form.current?.hasAttribute('data-pressed')) return;
    form.current.removeAttribute('data-pressed');
    form.current.requestSubmit();
  }, [isLive]);
  return <form noValidate method={isLive ? 'post' : 'dialog'} {...props} ref={useMergedRef(form, ref)} />;
}

/** The button that submits a `LiveForm`. */
export function SubmitButton(button: ButtonProps) {
  return <Button type="submit" variant="primary" size="large" block inert={!useIsLive()} {...button} />;
}
