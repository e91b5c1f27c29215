import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../display/icon.tsx';
import { useFieldControl } from './field.tsx';

export interface TextInputProps extends ComponentProps<'input'> {
  /** A drawing at the end of the box. */
  icon?: IconDrawing;
  /** A control or a sign at the end of the box; null keeps its place, so that the box is not made anew when it comes. */
  end?: ReactNode;
}

/** A one-line box. Works with `register` of react-hook-form; the width of its figures never changes. */
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
