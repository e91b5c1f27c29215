import InputMask from 'imask/esm/controls/input';
import { type ComponentProps, type Ref, useCallback, useEffect, useRef } from 'react';
import { maskOptions } from './mask-options.ts';
import type { MaskRules } from './mask-rules.ts';
import { TextInput } from './text-input.tsx';

/**
 * The object that a form library holds instead of the element, so that a value set from outside passes through the
 * mask.
 */
export interface MaskedControl {
  readonly name: string;
  readonly type: 'text';
  /** The masked text. Setting '' also clears the undo history, which card data requires. */
  value: string;
  readonly element: HTMLInputElement;
  focus(): void;
  select(): void;
}

interface MaskedChange {
  target: MaskedControl;
  type: 'change';
}

export interface MaskedInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'ref' | 'onChange' | 'value' | 'defaultValue'>,
    MaskRules {
  /** Called once per accepted change, with the masked text in `target.value`. */
  onChange?: (change: MaskedChange) => void;
  /** The control: its masked text, and methods to focus and select it. */
  ref?: Ref<MaskedControl>;
  /** Makes the input controlled. Omit it with `register` of react-hook-form. */
  value?: string;
  /** Initial value. */
  defaultValue?: string;
}

/**
 * A masked, uncontrolled input: the framework never writes its value, so the caret keeps its position. Ctrl+Z and
 * Ctrl+Y step through the last 100 states.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, definitions, chooseMask, upperCase, prepare, onChange, ref, value, ...input } = props;
  const rules = useRef<MaskRules>({ mask });
  rules.current = { mask, definitions, chooseMask, upperCase, prepare };
  const outer = useRef({ onChange, ref });
  outer.current = { onChange, ref };
  const masked = useRef<ReturnType<typeof createControl> | null>(null);

  const attach = useCallback((element: HTMLInputElement | null) => {
    if (element) {
      masked.current = createControl(element, rules.current, (change) => outer.current.onChange?.(change));
    } else {
      masked.current?.destroy();
      masked.current = null;
    }
    const control = masked.current?.control ?? null;
    const given = outer.current.ref;
    if (typeof given === 'function') given(control);
    else if (given) given.current = control;
  }, []);

  const shape = typeof mask === 'string' ? mask : mask.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` identifies the mask, whose array may be new
  useEffect(() => {
    // imask's type accepts only options of the first mask's class, but the call can also change the class.
    masked.current?.mask.updateOptions(
      maskOptions(rules.current) as Parameters<InputMask['updateOptions']>[0],
    );
  }, [shape]);

  useEffect(() => {
    if (value !== undefined && masked.current && masked.current.control.value !== value) {
      masked.current.control.value = value;
    }
  }, [value]);

  return <TextInput {...input} defaultValue={input.defaultValue ?? value} ref={attach} />;
}

function createControl(
  element: HTMLInputElement,
  rules: MaskRules,
  onChange: (change: MaskedChange) => void,
) {
  let fromOutside = false;
  // Strict mode attaches a second mask to the same element.
  const life = new AbortController();
  /** Whether the text as a whole means something else, like '1/' in an expiry. A deletion must not bring text back. */
  const isRewritten = ({ inputType }: InputEvent): boolean =>
    inputType.startsWith('insert') && (rules.prepare?.(element.value) ?? element.value) !== element.value;
  // Autofill and password managers send no keystrokes, and imask would report their input only on blur.
  element.addEventListener(
    'input',
    (event) => {
      const isTyped =
        event instanceof InputEvent && event.inputType && event.inputType !== 'insertReplacementText';
      if (mask.el.isActive && isTyped && !isRewritten(event)) return;
      event.stopImmediatePropagation();
      mask.value = element.value;
    },
    life,
  );
  const mask: InputMask = new InputMask(element, maskOptions(rules));
  // imask reads the selection at a key press, but a phone's menu selects and pastes without one.
  element.addEventListener('beforeinput', () => mask._saveSelection(), life);
  // `select()` focuses before it selects. imask's own handler would then move the caret and undo the selection.
  element.removeEventListener('focus', mask._onFocus as EventListener);
  element.addEventListener(
    'focus',
    () => queueMicrotask(() => mask.el?.isActive && mask.alignCursorFriendly()),
    life,
  );
  const control: MaskedControl = {
    element,
    type: 'text',
    get name() {
      return element.name;
    },
    get value() {
      return element.value;
    },
    set value(text) {
      fromOutside = true;
      mask.value = text ?? '';
      fromOutside = false;
      if (text) return;
      mask.history.clear();
      mask.history.push({ unmaskedValue: '', selection: { start: 0, end: 0 } });
    },
    focus: () => element.focus(),
    select: () => element.select(),
  };
  mask.on('accept', () => {
    if (!fromOutside) onChange({ target: control, type: 'change' });
  });
  const destroy = () => {
    life.abort();
    mask.destroy();
  };
  return { control, mask, destroy };
}
