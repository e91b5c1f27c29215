import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUniqueId } from '../unique-id.ts';
import { FieldLine } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May contain links. The whole label is the accessible name. */
  label: ReactNode;
  /** A line below the control, hidden while there is an error. */
  hint?: ReactNode;
  /** Shown instead of the hint. */
  error?: string | null | false;
}

/** A checkbox with its label beside it and its error below. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <Choice box={{ ...input, type: 'checkbox' }} kind="checkbox" {...{ label, hint, error, className }} />
  );
}

export interface SwitchProps extends CheckboxProps {}

/** An on/off setting that takes effect immediately. Use a checkbox for values that are submitted with a form. */
export function Switch({ label, hint, error, className, ...input }: SwitchProps) {
  return (
    <Choice
      box={{ ...input, type: 'checkbox', role: 'switch' }}
      kind="switch"
      {...{ label, hint, error, className }}
    />
  );
}

interface ChoiceProps extends Pick<CheckboxProps, 'label' | 'hint' | 'error' | 'className'> {
  box: ComponentProps<'input'>;
  kind: 'checkbox' | 'switch';
}

function Choice({ box, kind, label, hint, error, className }: ChoiceProps) {
  const ownId = useUniqueId();
  const id = box.id ?? ownId;
  const lineId = `${id}-line`;
  return (
    <div className={classNames('vs-choice', error && 'vs-field--invalid', className)}>
      <input
        {...box}
        id={id}
        className={`vs-${kind}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(box['aria-describedby'], Boolean(error || hint) && lineId) || undefined}
      />
      <label className="vs-choice__label" htmlFor={id}>
        {label}
      </label>
      <div className="vs-choice__line">
        <FieldLine id={lineId} hint={hint} error={error} />
      </div>
    </div>
  );
}
