import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { useFieldControl } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Label of the empty option, whose value is ''. */
  placeholder?: string;
}

/** The native select, which works well on phones and with screen readers. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  const control = useFieldControl(select);
  return (
    <span className="vs-input-row">
      <select {...control} className={classNames('vs-input', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="vs-input-row__end">
        <Icon as={ChevronDown} />
      </span>
    </span>
  );
}
