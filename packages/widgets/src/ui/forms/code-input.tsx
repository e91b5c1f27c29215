import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useUniqueId } from '../unique-id.ts';
import { FieldLine } from './field.tsx';

export interface CodeInputProps {
  /** Name of the group, such as 'Código de validação'. */
  label: ReactNode;
  /** Hides the name visually. */
  hideLabel?: boolean;
  /** Name of one box. Numbers start at 1. */
  boxLabel: (box: number, boxes: number) => string;
  /** Letters and digits in upper case. A space stands for an empty box before a filled one. */
  value: string;
  /** Called on every change of a box. */
  onChange: (value: string) => void;
  /** Called after a change that leaves no box empty. */
  onComplete?: (value: string) => void;
  /** Called before `onChange` when a paste or a one-time code fills all boxes. */
  onFill?: () => void;
  /** Number of boxes; 5 by default. */
  length?: number;
  /** Finds the code in a pasted or autofilled text; by default, its letters and digits. */
  readPasted?: (text: string) => string;
  /** Shown instead of the hint. */
  error?: string | null | false;
  /** A line below the boxes. */
  hint?: ReactNode;
  /** Disables all boxes. */
  disabled?: boolean;
}

const clean = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/**
 * A short code, with a box for each character. The focus moves forward and back; a paste or a one-time code fills all
 * boxes.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, hideLabel, boxLabel, length = 5, error, hint, disabled } = props;
  const id = useUniqueId();
  const { boxes, chars, input, keys, paste } = useBoxes(props, length);

  return (
    <fieldset
      className="vs-code"
      aria-labelledby={`${id}-name`}
      aria-describedby={error || hint ? `${id}-line` : undefined}
      disabled={disabled}
    >
      <legend id={`${id}-name`} className={hideLabel ? 'vs-visually-hidden' : 'vs-field__label'}>
        {label}
      </legend>
      <div className="vs-code__boxes">
        {chars.map((char, box) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other identity than their index
            key={box}
            ref={(element) => {
              boxes.current[box] = element;
            }}
            className="vs-input vs-code__box"
            type="text"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-label={boxLabel(box + 1, length)}
            aria-invalid={error ? true : undefined}
            value={char}
            onChange={(event) => input(box, event.currentTarget)}
            onKeyDown={(event) => keys(box, event)}
            onPaste={(event) => paste(box, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <FieldLine id={`${id}-line`} hint={hint} error={error} alert />
    </fieldset>
  );
}

/** The characters in the boxes, and how typing, keys and pasting change them. */
function useBoxes(
  { value, onChange, onComplete, onFill, readPasted = clean }: CodeInputProps,
  length: number,
) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const chars = [...Array(length).keys()].map((box) => (value[box] ?? ' ').trim());

  const focus = (box: number) => {
    const target = boxes.current[Math.min(Math.max(box, 0), length - 1)];
    target?.focus();
    target?.select();
  };
  const commit = (next: string[]) => {
    const text = next
      .map((char) => char || ' ')
      .join('')
      .trimEnd();
    onChange(text);
    if (next.every(Boolean)) onComplete?.(text);
  };
  const fill = (from: number, text: string) => {
    const start = text.length >= length ? 0 : from;
    const next = [...chars];
    const typed = [...text].slice(0, length - start);
    next.splice(start, typed.length, ...typed);
    if (text.length >= length) onFill?.();
    commit(next);
    focus(start + text.length);
  };
  const put = (box: number, char: string) => commit(chars.map((old, at) => (at === box ? char : old)));

  const input = (box: number, element: HTMLInputElement) => {
    const text = element.value.length > length ? readPasted(element.value) : clean(element.value);
    // A rejected character changes no state, so no render would remove it from the box.
    element.value = chars[box] ?? '';
    if (!text) return put(box, '');
    // Typing into a filled box produces two characters. Keep the new one, which may be on either side of the old one.
    const before = chars[box];
    if (before && text.length === 2) fill(box, text.startsWith(before) ? text.slice(1) : text.slice(0, 1));
    else fill(box, text);
  };
  const keys = (box: number, event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: box - 1,
      ArrowRight: box + 1,
      Home: 0,
      End: length - 1,
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      focus(move);
    } else if (event.key.length === 1 && chars[box] && clean(event.key) === chars[box]) {
      // The same character again fires no change event, so move the focus here.
      event.preventDefault();
      focus(box + 1);
    } else if (event.key === 'Backspace' && !chars[box] && box > 0) {
      event.preventDefault();
      put(box - 1, '');
      focus(box - 1);
    }
  };
  const paste = (box: number, event: ClipboardEvent) => {
    event.preventDefault();
    const text = readPasted(event.clipboardData.getData('text'));
    if (text) fill(box, text);
  };
  return { boxes, chars, input, keys, paste };
}
