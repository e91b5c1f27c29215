import {
  type AddressField,
  type AddressPlace,
  addressTexts,
  masks,
  paymentTexts,
  stateTexts,
  ufOfStateName,
} from '@vesalio/core';
import { useRef } from 'react';
import { CepField } from '../address/cep-field.tsx';
import { useAddressLookup } from '../address/use-address-lookup.ts';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { MaskedInput } from '../ui/forms/masked-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import type { CardForm } from './use-card-form.ts';

/** Names of the form's fields in the postal code look-up. */
const SOURCE_OF = { line: 'street', neighborhood: 'neighborhood', city: 'city', uf: 'state' } as const;
type FilledField = keyof typeof SOURCE_OF;
const FIELD_OF = Object.fromEntries(
  Object.entries(SOURCE_OF).map(([field, source]) => [source, field]),
) as Record<AddressField, FilledField>;

const LETTERS = { a: /[A-Za-z]/ };

/** The billing address of a new card. The postal code fills in and locks only the fields that it knows. */
export function BillingFields({ card, place }: { card: CardForm; place: AddressPlace }) {
  const { address: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('address', addressTexts);
  const { optional } = useTexts('general', stateTexts);
  const { errors, field, idOf, form } = card;
  const root = useRef<HTMLDivElement>(null);
  const lookup = useAddressLookup(place, {
    cep: () => form.getValues('cep'),
    fill(source, value) {
      form.setValue(FIELD_OF[source], value);
      if (value) form.clearErrors(FIELD_OF[source]);
    },
    onFound() {
      const document = root.current?.getRootNode() as Document | undefined;
      // Do not move the focus if the person has already left the postal code field.
      if (document?.activeElement?.id !== idOf('cep')) return;
      // Not `setFocus`, whose delay may end in the next step.
      root.current?.querySelector<HTMLInputElement>('[name="number"]')?.focus();
    },
  });
  card.addressSettled.current = lookup.settled;
  /** A field that the postal code may fill in. */
  const filled = (name: FilledField) => ({
    ...(lookup.isLocked(SOURCE_OF[name]) ? { readOnly: true } : {}),
    ...field(name, (text) => lookup.edit(SOURCE_OF[name], text)),
  });
  const hint = (name: FilledField) => (lookup.isLocked(SOURCE_OF[name]) ? words.locked : undefined);
  return (
    <div className="vs-fields" ref={root}>
      <CepField
        id={idOf('cep')}
        error={errors.cep}
        required
        className="vs-fields__wide"
        autoComplete="billing postal-code"
        lookup={lookup}
        onClear={() => form.setValue('cep', '')}
        {...field('cep')}
      />
      <Field
        label={texts.line}
        id={idOf('line')}
        error={errors.line}
        hint={hint('line')}
        required
        className="vs-fields__wide"
      >
        <TextInput autoComplete="billing address-line1" {...filled('line')} />
      </Field>
      <Field label={texts.number} id={idOf('number')} error={errors.number} note={optional}>
        <TextInput autoComplete="off" maxLength={20} {...field('number')} />
      </Field>
      <Field label={texts.complement} id={idOf('complement')} error={errors.complement} note={optional}>
        <TextInput autoComplete="billing address-line2" maxLength={100} {...field('complement')} />
      </Field>
      <Field
        label={texts.neighborhood}
        id={idOf('neighborhood')}
        error={errors.neighborhood}
        hint={hint('neighborhood')}
        className="vs-fields__wide"
      >
        <TextInput autoComplete="billing address-level3" {...filled('neighborhood')} />
      </Field>
      <Field label={texts.city} id={idOf('city')} error={errors.city} hint={hint('city')} required>
        <TextInput autoComplete="billing address-level2" {...filled('city')} />
      </Field>
      <Field label={texts.uf} id={idOf('uf')} error={errors.uf} hint={hint('uf') ?? texts.ufHint} required>
        <MaskedInput
          mask={masks.uf}
          definitions={LETTERS}
          prepare={ufOfStateName}
          upperCase
          autoComplete="billing address-level1"
          className="vs-input--short"
          {...filled('uf')}
        />
      </Field>
    </div>
  );
}
