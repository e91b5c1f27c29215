import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useMergedRef } from '../merged-ref.ts';
import { useFieldControl } from './field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with its text up to this height in px, then scrolls. */
  maxHeight?: number;
}

/** A multi-line input that grows with its text. */
export function TextArea({ maxHeight = 150, className, ref, onInput, rows = 2, ...area }: TextAreaProps) {
  const control = useFieldControl(area);
  const box = useRef<HTMLTextAreaElement>(null);
  const attach = useMergedRef(box, ref);
  const fit = () => {
    const element = box.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    // Inside a dialog that is not open yet, nothing can be measured; `rows` sets the height.
    if (element.scrollHeight === 0) return;
    element.style.blockSize = `${Math.min(element.scrollHeight + 2, maxHeight)}px`;
    element.style.overflowY = element.scrollHeight > maxHeight ? 'auto' : 'hidden';
  };
  // No dependency array on purpose, because a value set from outside also changes the height.
  useLayoutEffect(fit);
  return (
    <textarea
      {...control}
      ref={attach}
      rows={rows}
      className={classNames('vs-input', 'vs-textarea', className)}
      onInput={(event) => {
        fit();
        onInput?.(event);
      }}
    />
  );
}
