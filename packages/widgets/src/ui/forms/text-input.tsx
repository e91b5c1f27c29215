import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../display/icon.tsx';
import { useFieldControl } from './field.tsx';

export interface TextInputProps extends ComponentProps<'input'> {
  /** An icon at the end of the box. */
  icon?: IconDrawing;
  /**
   * A control or icon at the end of the box. Null reserves its position, so that the input is not remounted later.
   */
  end?: ReactNode;
}

/** A single-line input. Works with `register` of react-hook-form. All its digits have the same width. */
export function TextInput({ icon, end, className, ...input }: TextInputProps) {
  const control = useFieldControl(input);
  const box = <input type="text" {...control} className={classNames('vs-input', className)} />;
  if (!icon && end === undefined) return box;
  return (
    <span className={classNames('vs-input-row', Boolean(end) && 'vs-input-row--control')}>
      {box}
      <span className="vs-input-row__end">
        {icon && <Icon as={icon} />}
        {end}
      </span>
    </span>
  );
}
