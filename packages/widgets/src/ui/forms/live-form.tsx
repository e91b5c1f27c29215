import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';

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
 * `dialog` and without a dialog around it is not submitted, so no password gets into an address or a log. What was typed
 * is kept only if the form has no default values.
 */
export function LiveForm(form: ComponentProps<'form'>) {
  return <form noValidate method={useIsLive() ? 'post' : 'dialog'} {...form} />;
}

/** The button that submits a `LiveForm`. */
export function SubmitButton(button: ButtonProps) {
  return <Button type="submit" variant="primary" size="large" block inert={!useIsLive()} {...button} />;
}
