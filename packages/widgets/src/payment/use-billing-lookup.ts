import type { AddressField, AddressLookup, AddressPlace, AddressState, CardFormValues } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../provider.tsx';
import type { CardForm } from './use-card-form.ts';

type BillingField = 'line' | 'neighborhood' | 'city' | 'uf';

const FIELD_OF: Record<AddressField, BillingField> = {
  street: 'line',
  neighborhood: 'neighborhood',
  city: 'city',
  state: 'uf',
};
const SOURCE_OF: Record<BillingField, AddressField> = {
  line: 'street',
  neighborhood: 'neighborhood',
  city: 'city',
  uf: 'state',
};

/** The postal code of a billing address at work: fills the form's fields and tells which of them are locked. */
export function useBillingLookup({ form }: CardForm, place: AddressPlace) {
  const app = useApp();
  const lookup = useRef<AddressLookup>(undefined);
  const [state, setState] = useState<Pick<AddressState, 'status' | 'error' | 'filled'>>({
    status: 'idle',
    error: null,
    filled: {},
  });
  const { setValue, clearErrors, getValues } = form;

  useEffect(() => {
    let gone = false;
    let made: AddressLookup | undefined;
    const follow = (next: AddressState) => {
      for (const source of next.cleared) setValue(FIELD_OF[source], '');
      for (const [source, value] of Object.entries(next.filled)) {
        const field = FIELD_OF[source as AddressField];
        setValue(field, value);
        clearErrors(field);
      }
      setState(next);
    };
    app.address().then(
      (flow) => {
        if (gone) return;
        made = flow.lookup(place);
        lookup.current = made;
        made.store.subscribe((next) => {
          if (!gone) follow(next);
        });
        made.typeCep(getValues('cep'));
      },
      // Without the look-up the person fills the address in by hand.
      () => undefined,
    );
    return () => {
      gone = true;
      made?.dispose();
      lookup.current = undefined;
    };
  }, [app, place, setValue, clearErrors, getValues]);

  return {
    ...state,
    isLocked: (field: BillingField) => SOURCE_OF[field] in state.filled,
    typeCep: (text: string) => lookup.current?.typeCep(text),
    edit: (field: keyof CardFormValues) => {
      if (field in SOURCE_OF) lookup.current?.editField(SOURCE_OF[field as BillingField]);
    },
  };
}
