import { addressTexts, masks } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Spinner } from '../ui/display/spinner.tsx';
import { Field, type FieldProps } from '../ui/forms/field.tsx';
import { MaskedInput, type MaskedInputProps } from '../ui/forms/masked-input.tsx';
import type { AddressFiller } from './use-address-lookup.ts';

export interface CepFieldProps
  extends Pick<FieldProps, 'id' | 'error' | 'required' | 'className'>,
    Pick<MaskedInputProps, 'autoComplete' | 'name' | 'onChange' | 'onBlur' | 'ref'> {
  lookup: AddressFiller;
}

/** 'CEP' and what became of its look-up: shown below the box and read out once, never per key. */
export function CepField({ lookup, onChange, id, error, required, className, ...input }: CepFieldProps) {
  const texts = useTexts('address', addressTexts);
  const isLooking = lookup.status === 'looking';
  return (
    <Field
      label={texts.cep}
      {...(id ? { id } : {})}
      error={error ?? lookup.error}
      hint={isLooking ? texts.looking : lookup.status === 'found' ? texts.found : texts.cepHint}
      required={required ?? false}
      live
      {...(className ? { className } : {})}
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
  );
}
