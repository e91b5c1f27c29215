import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldLine } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May hold links; the whole of it is the name. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | false;
}

/** A checkbox with its label beside it and its error below. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <Choice box={{ ...input, type: 'checkbox' }} kind="checkbox" {...{ label, hint, error, className }} />
  );
}

export interface SwitchProps extends CheckboxProps {}

/** An on/off setting that takes effect at once; a checkbox is for what is sent with a form. */
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
  const ownId = useId();
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

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  label: ReactNode;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** What the number means, read instead of it and shown beside the label. */
  valueText?: string;
  /** Words at the two ends, such as 'Rápida' and 'Profunda'. */
  ends?: readonly [string, string];
}

/** A whole number between two ends. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, valueText, ends, value, onChange, className, id: given, ...input } = props;
  const ownId = useId();
  const id = given ?? ownId;
  return (
    <div className={classNames('vs-slider', className)}>
      <div className={hideLabel ? 'vs-visually-hidden' : 'vs-slider__head'}>
        <label className="vs-field__label" htmlFor={id}>
          {label}
        </label>
        {!hideLabel && <output htmlFor={id}>{valueText ?? value}</output>}
      </div>
      <div className="vs-slider__row">
        {ends && <span aria-hidden="true">{ends[0]}</span>}
        <input
          {...input}
          type="range"
          id={id}
          className="vs-range"
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        {ends && <span aria-hidden="true">{ends[1]}</span>}
      </div>
    </div>
  );
}
