import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUniqueId } from '../unique-id.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  label: ReactNode;
  /** Shows the label only to screen readers. The value then appears between the ends. */
  hideLabel?: boolean;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** Meaning of the value, announced instead of the number and shown beside the label. */
  valueText?: string;
  /** Words at both ends, such as 'Rápida' and 'Profunda'. */
  ends?: readonly [string, string];
}

/** A slider for an integer between two ends. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, valueText, ends, value, onChange, className, id: given, ...input } = props;
  const ownId = useUniqueId();
  const id = given ?? ownId;
  return (
    <div className={classNames('vs-slider', className)}>
      <div className={hideLabel ? 'vs-visually-hidden' : 'vs-slider__head'}>
        <label className="vs-field__label" htmlFor={id} id={`${id}-label`}>
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
          aria-labelledby={`${id}-label`}
          className="vs-range"
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        {hideLabel && <span aria-hidden="true">{valueText}</span>}
        {ends && <span aria-hidden="true">{ends[1]}</span>}
      </div>
    </div>
  );
}
