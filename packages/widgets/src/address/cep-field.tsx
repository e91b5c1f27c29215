import { addressTexts, masks } from '@vesalio/core';
import { useRef } from 'react';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Spinner } from '../ui/display/spinner.tsx';
import { Field, type FieldProps } from '../ui/forms/field.tsx';
import { MaskedInput, type MaskedInputProps } from '../ui/forms/masked-input.tsx';
import type { AddressFiller } from './use-address-lookup.ts';

export interface CepFieldProps
  extends Pick<FieldProps, 'id' | 'error' | 'required' | 'className'>,
    Pick<MaskedInputProps, 'autoComplete' | 'name' | 'onChange' | 'onBlur' | 'ref'> {
  lookup: AddressFiller;
  /** Clears the field. The button appears once the code has locked other fields. */
  onClear: () => void;
}

/** 'CEP' with the status of its look-up. The status is announced once, not on every keystroke. */
export function CepField({
  lookup,
  onChange,
  onClear,
  id,
  error,
  required,
  className,
  ...input
}: CepFieldProps) {
  const texts = useTexts('address', addressTexts);
  const isLooking = lookup.status === 'looking';
  const row = useRef<HTMLDivElement>(null);
  const change = () => {
    lookup.change();
    onClear();
    row.current?.querySelector('input')?.focus();
  };
  return (
    <div className={classNames('vs-cep', className)} ref={row}>
      <Field
        label={texts.cep}
        {...(id ? { id } : {})}
        error={error ?? lookup.error}
        hint={isLooking ? texts.looking : lookup.status === 'found' ? texts.found : texts.cepHint}
        required={required ?? false}
        // The error of a rejected form is already in its summary.
        live={!error}
      >
        <MaskedInput
          mask={masks.cep}
          inputMode="numeric"
          className="vs-input--short"
          end={isLooking ? <Spinner size={18} /> : null}
          {...input}
          onChange={(change) => {
            lookup.typeCep(change.target.value);
            return onChange?.(change);
          }}
        />
      </Field>
      {lookup.status === 'found' && (
        <Button className="vs-cep__change" size="small" onClick={change}>
          {texts.changeCep}
        </Button>
      )}
    </div>
  );
}
