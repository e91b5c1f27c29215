import {
  addressTexts,
  type CardBrand,
  type CardFormValues,
  type CardSecrets,
  detectCardBrand,
  digitsOf,
  emptyCardForm,
  lastDigits,
  limits,
  type NewCard,
  paymentTexts,
  toNewCard,
  validateCardForm,
  validateCardSecrets,
} from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../provider.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import type { MaskedControl } from '../ui/forms/masked-input.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

/** Fields of the form in the order on screen. `cardNumber` and `cvv` exist only in their inputs. */
export type CardField = keyof CardFormValues | 'cardNumber' | 'cvv';

export const cardStepFields = [
  'holder',
  'document',
  'cardNumber',
  'expiry',
  'cvv',
  'label',
] as const satisfies readonly CardField[];
export const addressStepFields = [
  'cep',
  'line',
  'number',
  'neighborhood',
  'complement',
  'city',
  'uf',
] as const satisfies readonly CardField[];

type Messages = Partial<Record<CardField, string>>;

/** Data about the number that the drawn card may show. */
interface CardGlance {
  brand: CardBrand | undefined;
  /** Empty until the number has enough digits. */
  lastFour: string;
}

/** The fields other than number and CVV, by name. */
interface NonSecretFields {
  getValues(name: keyof CardFormValues): string;
  setValue(name: keyof CardFormValues, value: string): void;
  clearErrors(name: keyof CardFormValues): void;
  /** Returns a value and rerenders the caller when it changes. */
  watch(name: keyof CardFormValues): string;
}

/** Attributes that bind an input to a field. */
interface CardFieldBinding {
  name: keyof CardFormValues;
  ref: (control: unknown) => void;
  onChange(event: { target: unknown; type?: unknown }): unknown;
  onBlur(event: { target: unknown; type?: unknown }): unknown;
}

export interface CardForm {
  form: NonSecretFields;
  glance: CardGlance;
  errors: Messages;
  number: RefObject<MaskedControl | null>;
  cvv: RefObject<MaskedControl | null>;
  /** Resolves once the address belongs to its postal code. `check` waits for it when it checks the code. */
  addressSettled: RefObject<(() => Promise<unknown>) | undefined>;
  idOf(field: CardField): string;
  /** The invalid ones among the given fields, by name. Their messages appear beside them and are not repeated. */
  faultsOf(fields: readonly CardField[]): { fieldId: string; message: string }[];
  /** Binds an input. A field with an error is validated again while typing. */
  field(name: keyof CardFormValues, onChange?: (text: string) => void): CardFieldBinding;
  /** Handles input in number or CVV without storing the value. */
  changeSecret(field: 'cardNumber' | 'cvv'): void;
  leaveSecret(field: 'cardNumber' | 'cvv'): void;
  /** Shows the messages of the given fields and returns the invalid ones, in the same order. */
  check(fields: readonly CardField[]): Promise<CardField[]>;
  /** The card in the form in which it is sent. Do not keep it. */
  read(): NewCard;
  clear(what: 'cvv' | 'all'): void;
}

const NOTHING: CardGlance = { brand: undefined, lastFour: '' };

/**
 * The form of a new card. react-hook-form holds everything except number and CVV. Those two are read from their inputs
 * when needed, and cleared on `clear`, `pagehide` and unmount.
 */
export function useCardForm({ isLabelRequired = false }: { isLabelRequired?: boolean } = {}): CardForm {
  const payment = useTexts('payment', paymentTexts);
  const address = useTexts('address', addressTexts);
  const id = useUniqueId();
  const number = useRef<MaskedControl>(null);
  const cvv = useRef<MaskedControl>(null);
  const addressSettled = useRef<() => Promise<unknown>>(undefined);
  const [secretErrors, setSecretErrors] = useState<Pick<Messages, 'cardNumber' | 'cvv'>>({});
  const [glance, setGlance] = useState<CardGlance>(NOTHING);
  const rules = { isLabelRequired, payment, address };
  const form = useForm<CardFormValues>({
    defaultValues: emptyCardForm(payment),
    resolver: fieldResolver((values: CardFormValues) =>
      validateCardForm(values, { ...rules, now: new Date() }),
    ),
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const { errors: formErrors } = form.formState;

  const secrets = (): CardSecrets => ({
    number: number.current?.value ?? '',
    cvv: cvv.current?.value ?? '',
  });
  const secretMessages = (): Pick<Messages, 'cardNumber' | 'cvv'> => {
    const { number: cardNumber, cvv: code } = validateCardSecrets(secrets(), payment);
    return { ...(cardNumber && { cardNumber }), ...(code && { cvv: code }) };
  };

  function clear(what: 'cvv' | 'all'): void {
    if (cvv.current) cvv.current.value = '';
    if (what === 'cvv') return;
    if (number.current) number.current.value = '';
    setGlance(NOTHING);
    setSecretErrors({});
  }

  useEmptied(number, cvv, () => setGlance(NOTHING));

  const errors: Messages = { ...secretErrors };
  for (const [field, error] of Object.entries(formErrors)) {
    if (error?.message) errors[field as CardField] = error.message;
  }

  const idOf = (field: CardField) => `${id}-${field}`;
  const { card, address: place } = payment;
  const names: Record<CardField, string> = { ...card, ...place, cardNumber: card.number };

  return {
    form,
    glance,
    errors,
    number,
    cvv,
    addressSettled,
    idOf,
    faultsOf: (fields) =>
      fields
        .filter((field) => errors[field])
        .map((field) => ({ fieldId: idOf(field), message: names[field] })),
    field(name, onChange) {
      return form.register(name, {
        onChange: (event: { target: { value: string } }) => {
          onChange?.(event.target.value);
          if (form.formState.errors[name]) void form.trigger(name);
        },
      });
    },
    changeSecret(field) {
      if (field === 'cardNumber') {
        const typed = digitsOf(secrets().number);
        const next = {
          brand: detectCardBrand(typed),
          lastFour: typed.length >= limits.cardMinDigits ? lastDigits(typed) : '',
        };
        setGlance((before) =>
          before.brand === next.brand && before.lastFour === next.lastFour ? before : next,
        );
      }
      if (secretErrors[field]) leaveSecret(field);
    },
    leaveSecret,
    async check(fields) {
      if (fields.includes('cep')) await addressSettled.current?.();
      const messages: Messages = {
        ...validateCardForm(form.getValues(), { ...rules, now: new Date() }),
        ...secretMessages(),
      };
      const open = fields.filter((field) => field !== 'cardNumber' && field !== 'cvv');
      await form.trigger(open);
      setSecretErrors((before) => ({
        ...before,
        ...(fields.includes('cardNumber') && { cardNumber: messages.cardNumber }),
        ...(fields.includes('cvv') && { cvv: messages.cvv }),
      }));
      return fields.filter((field) => messages[field]);
    },
    read: () => toNewCard(form.getValues(), secrets(), payment),
    clear,
  };

  function leaveSecret(field: 'cardNumber' | 'cvv'): void {
    const message = secretMessages()[field];
    setSecretErrors((before) => (before[field] === message ? before : { ...before, [field]: message }));
  }
}

/** Clears the two inputs on unmount and when the page is left, even into the back/forward cache. */
function useEmptied(
  number: { readonly current: MaskedControl | null },
  cvv: { readonly current: MaskedControl | null },
  onEmptied: () => void,
): void {
  const latestOnEmptied = useRef(onEmptied);
  latestOnEmptied.current = onEmptied;
  useEffect(() => {
    const empty = () => {
      if (number.current) number.current.value = '';
      if (cvv.current) cvv.current.value = '';
      latestOnEmptied.current();
    };
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, [number, cvv]);
  useLayoutEffect(() => {
    const [numberInput, cvvInput] = [number.current, cvv.current];
    return () => {
      if (numberInput) numberInput.value = '';
      if (cvvInput) cvvInput.value = '';
    };
  }, [number, cvv]);
}
