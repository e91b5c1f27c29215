import { Eye, EyeOff } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { IconTip } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { useIsLive } from './live-form.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'icon' | 'end'> {
  /** Name of the toggle while the password is hidden, such as 'Mostrar caracteres'. */
  showLabel: string;
  /** Name of the toggle while the password is shown, such as 'Ocultar caracteres'. */
  hideLabel: string;
  /** Announced and shown while caps lock is on. */
  capsLockHint?: string;
}

/**
 * A password input whose text can be shown. The element stays the same, so that password managers still recognize it.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel, hideLabel, capsLockHint, onKeyUp, onBlur, ...input } = props;
  const [shown, setShown] = useState(false);
  const isLive = useIsLive();
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);
    onKeyUp?.(event);
  };
  const toggle = (
    <button
      type="button"
      className="vs-input-row__button"
      aria-label={shown ? hideLabel : showLabel}
      inert={!isLive}
      onClick={() => setShown(!shown)}
    >
      <IconTip text={shown ? hideLabel : showLabel}>
        <Icon as={shown ? EyeOff : Eye} />
      </IconTip>
    </button>
  );
  return (
    <>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        type={shown ? 'text' : 'password'}
        end={toggle}
        onKeyUp={readCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
      />
      {capsLockHint && (
        <span role="status" className="vs-field__caps">
          {capsLock ? capsLockHint : null}
        </span>
      )}
    </>
  );
}
