import { documentMask, limits, masks, paymentTexts, shortExpiry, stateTexts } from '@vesalio/core';
import { CreditCard, Lock } from 'lucide';
import { useTexts } from '../provider.tsx';
import { CardFace } from '../ui/display/card-face.tsx';
import { Field } from '../ui/forms/field.tsx';
import { MaskedInput } from '../ui/forms/masked-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import type { CardForm } from './use-card-form.ts';

const CARD_MASKS = [masks.card, masks.amex] as const;
const DOCUMENT_MASKS = [masks.cpf, masks.cnpj] as const;
const DOCUMENT_CHARS = { '*': /[0-9A-Za-z]/ };
const isAmex = (typed: string) => /^3[47]/.test(typed);

/** Holder, document, number, expiry, code and nickname of a new card, below a drawing that mirrors them. */
export function CardFields({ card, isLabelRequired = false }: { card: CardForm; isLabelRequired?: boolean }) {
  const { card: texts } = useTexts('payment', paymentTexts);
  const { optional } = useTexts('general', stateTexts);
  const { errors, glance, field, idOf } = card;
  const holder = card.form.watch('holder');
  const expiry = card.form.watch('expiry');
  const brand = glance.brand && texts.brands[glance.brand];
  const cvvHint = glance.brand ? (glance.brand === 'amex' ? texts.cvvFront : texts.cvvBack) : texts.cvvHint;
  return (
    <div className="vs-fields">
      <div className="vs-fields__wide">
        <CardFace
          label={[texts.preview, brand, glance.lastFour && texts.previewLast(glance.lastFour)]
            .filter(Boolean)
            .join(', ')}
          brand={brand}
          holder={holder || texts.previewHolder}
          expiry={expiry}
          lastFour={glance.lastFour}
        />
      </div>
      <Field
        label={texts.holder}
        id={idOf('holder')}
        error={errors.holder}
        required
        className="vs-fields__wide"
      >
        <TextInput autoComplete="cc-name" autoCapitalize="words" spellCheck={false} {...field('holder')} />
      </Field>
      <Field
        label={texts.document}
        id={idOf('document')}
        error={errors.document}
        hint={texts.documentHint}
        required
        className="vs-fields__wide"
      >
        <MaskedInput
          mask={DOCUMENT_MASKS}
          definitions={DOCUMENT_CHARS}
          chooseMask={(typed) => (documentMask(typed) === 'cpf' ? 0 : 1)}
          upperCase
          autoComplete="off"
          spellCheck={false}
          {...field('document')}
        />
      </Field>
      <Field
        label={texts.number}
        id={idOf('cardNumber')}
        error={errors.cardNumber}
        hint={brand ? texts.brandDetected(brand) : texts.numberHint}
        required
        className="vs-fields__wide"
      >
        <MaskedInput
          mask={CARD_MASKS}
          chooseMask={(typed) => (isAmex(typed) ? 1 : 0)}
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          icon={CreditCard}
          ref={card.number}
          onChange={() => card.changeSecret('cardNumber')}
          onBlur={() => card.leaveSecret('cardNumber')}
        />
      </Field>
      <Field label={texts.expiry} id={idOf('expiry')} error={errors.expiry} hint={texts.expiryHint} required>
        <MaskedInput
          mask={masks.expiry}
          prepare={shortExpiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          {...field('expiry')}
        />
      </Field>
      <Field label={texts.cvv} id={idOf('cvv')} error={errors.cvv} hint={cvvHint} required>
        <MaskedInput
          mask={masks.cvvAmex}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={limits.cvvMaxDigits}
          spellCheck={false}
          className="vs-input--secret"
          icon={Lock}
          ref={card.cvv}
          onChange={() => card.changeSecret('cvv')}
          onBlur={() => card.leaveSecret('cvv')}
        />
      </Field>
      <Field
        label={texts.label}
        id={idOf('label')}
        error={errors.label}
        required={isLabelRequired}
        note={isLabelRequired ? undefined : optional}
        className="vs-fields__wide"
      >
        <TextInput autoComplete="off" maxLength={60} {...field('label')} />
      </Field>
    </div>
  );
}
