import { addressTexts, masks } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import { MaskedInput, type MaskedInputProps } from '../ui/masked-input.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { AddressFiller } from './use-address-lookup.ts';

export interface CepFieldProps
  extends Pick<FieldProps, 'id' | 'error' | 'required' | 'className'>,
    Pick<MaskedInputProps, 'autoComplete' | 'name' | 'onChange' | 'onBlur' | 'ref'> {
  lookup: AddressFiller;
}

/** 'CEP' and what became of its look-up: shown below the box, and said once to screen readers, never per key. */
export function CepField({ lookup, id, error, required, className, onChange, ...input }: CepFieldProps) {
  const texts = useTexts('address', addressTexts);
  const isLooking = lookup.status === 'looking';
  const said = { looking: texts.looking, found: texts.found, failed: lookup.error ?? '' };
  return (
    <div className={className}>
      <Field
        label={texts.cep}
        {...(id ? { id } : {})}
        error={error ?? lookup.error}
        hint={isLooking ? texts.looking : lookup.status === 'found' ? texts.found : texts.cepHint}
        required={required ?? false}
      >
        <MaskedInput
          mask={masks.cep}
          inputMode="numeric"
          end={isLooking ? <Spinner size={18} /> : undefined}
          {...input}
          onChange={(change) => {
            lookup.typeCep(change.target.value);
            return onChange?.(change);
          }}
        />
      </Field>
      <Announcer message={lookup.status in said ? said[lookup.status as keyof typeof said] : ''} />
    </div>
  );
}
