import {
  type AddressPlace,
  addressTexts,
  generalTexts,
  masks,
  paymentTexts,
  ufOfStateName,
} from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/field.tsx';
import { MaskedInput } from '../ui/masked-input.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useBillingLookup } from './use-billing-lookup.ts';
import type { CardForm } from './use-card-form.ts';

const LETTERS = { a: /[A-Za-z]/ };

/** The billing address of a new card. The postal code fills what it knows and locks that alone. */
export function BillingFields({ card, place }: { card: CardForm; place: AddressPlace }) {
  const { address: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('address', addressTexts);
  const { optional } = useTexts('general', generalTexts);
  const { errors, field, idOf } = card;
  const lookup = useBillingLookup(card, place);
  const isLooking = lookup.status === 'looking';
  const locked = (name: 'line' | 'neighborhood' | 'city' | 'uf') =>
    lookup.isLocked(name) ? { readOnly: true } : {};
  const hint = (name: 'line' | 'neighborhood' | 'city' | 'uf') =>
    lookup.isLocked(name) ? words.locked : undefined;
  return (
    <div className="vs-fields">
      {/* What the look-up says stands in the line below the box and is read out as it changes. */}
      <div className="vs-fields__wide" aria-live="polite">
        <Field
          label={texts.cep}
          id={idOf('cep')}
          error={errors.cep ?? lookup.error}
          hint={isLooking ? words.looking : lookup.status === 'found' ? words.found : words.cepHint}
          required
        >
          <MaskedInput
            mask={masks.cep}
            inputMode="numeric"
            autoComplete="billing postal-code"
            className="vs-input--short"
            end={isLooking ? <Spinner size={18} /> : undefined}
            {...field('cep', lookup.typeCep)}
          />
        </Field>
      </div>
      <Field
        label={texts.line}
        id={idOf('line')}
        error={errors.line}
        hint={hint('line')}
        required
        className="vs-fields__wide"
      >
        <TextInput
          autoComplete="billing address-line1"
          {...locked('line')}
          {...field('line', () => lookup.edit('line'))}
        />
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
        <TextInput
          autoComplete="billing address-level3"
          {...locked('neighborhood')}
          {...field('neighborhood', () => lookup.edit('neighborhood'))}
        />
      </Field>
      <Field label={texts.city} id={idOf('city')} error={errors.city} hint={hint('city')} required>
        <TextInput
          autoComplete="billing address-level2"
          {...locked('city')}
          {...field('city', () => lookup.edit('city'))}
        />
      </Field>
      <Field label={texts.uf} id={idOf('uf')} error={errors.uf} hint={hint('uf')} required>
        <MaskedInput
          mask={masks.uf}
          definitions={LETTERS}
          prepare={ufOfStateName}
          upperCase
          autoComplete="billing address-level1"
          className="vs-input--short"
          {...locked('uf')}
          {...field('uf', () => lookup.edit('uf'))}
        />
      </Field>
    </div>
  );
}
