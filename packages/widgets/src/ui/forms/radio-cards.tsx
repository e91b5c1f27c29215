import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUniqueId } from '../unique-id.ts';
import { FieldLine } from './field.tsx';

interface RadioCard {
  value: string;
  /** Name of the option. */
  label: ReactNode;
  detail?: ReactNode;
  /** Drawn at the end of the card. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  /** Name of the group. */
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | null | false;
  hint?: ReactNode;
  className?: string;
}

/** One choice out of a few. Each option is a card, and the whole card can be pressed. */
export function RadioCards(props: RadioCardsProps) {
  const { label, hideLabel, options, value, onChange, error, hint, className } = props;
  const id = useUniqueId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={error || hint ? `${id}-line` : undefined}
      aria-invalid={error ? true : undefined}
      className={classNames('vs-radio-cards', className)}
    >
      <span id={`${id}-name`} className={hideLabel ? 'vs-visually-hidden' : 'vs-field__label'}>
        {label}
      </span>
      {options.map((option, index) => (
        <label key={option.value} className="vs-radio-card">
          <input
            type="radio"
            className="vs-radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={
              classNames(
                Boolean(option.detail) && `${id}-${index}-detail`,
                Boolean(option.end) && `${id}-${index}-end`,
              ) || undefined
            }
            onChange={() => onChange(option.value)}
          />
          <span className="vs-radio-card__text">
            <span className="vs-radio-card__label" id={`${id}-${index}`}>
              {option.label}
            </span>
            {option.detail && (
              <span className="vs-radio-card__detail" id={`${id}-${index}-detail`}>
                {option.detail}
              </span>
            )}
          </span>
          {option.end && <span id={`${id}-${index}-end`}>{option.end}</span>}
        </label>
      ))}
      <FieldLine id={`${id}-line`} hint={hint} error={error} live />
    </div>
  );
}
