import type { AddressField, AddressFlow, AddressLookup, AddressState } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../provider.tsx';
import type { SectionForm } from './use-section-form.ts';

/**
 * The postal code of the account's address at work: fills the form's fields, tells which of them are locked, and hands
 * over states and cities.
 * @param known the account's postal code, which is not looked up again
 */
export function useAccountLookup({ setValue, clearErrors, getValues }: SectionForm, known: string) {
  const app = useApp();
  const [flow, setFlow] = useState<AddressFlow>();
  const lookup = useRef<AddressLookup>(undefined);
  const [state, setState] = useState<Pick<AddressState, 'status' | 'error' | 'filled'>>({
    status: 'idle',
    error: null,
    filled: {},
  });
  const startsWith = useRef(known);

  useEffect(() => {
    let gone = false;
    const follow = (next: AddressState) => {
      for (const field of next.cleared) setValue(field, '', { shouldDirty: true });
      for (const [field, value] of Object.entries(next.filled)) {
        setValue(field as AddressField, value, { shouldDirty: true });
        clearErrors(field as AddressField);
      }
      setState(next);
    };
    app.address().then(
      (loaded) => {
        if (gone) return;
        const made = loaded.lookup('account');
        made.reset(startsWith.current);
        made.store.subscribe((next) => {
          if (!gone) follow(next);
        });
        lookup.current = made;
        // The look-up arrives late: what was typed meanwhile counts.
        made.typeCep(getValues('cep') ?? '');
        setFlow(loaded);
        void loaded.localities.loadStates();
      },
      // Without the look-up the person fills the address in by hand.
      () => undefined,
    );
    return () => {
      gone = true;
      lookup.current?.dispose();
      lookup.current = undefined;
    };
  }, [app, setValue, clearErrors, getValues]);

  return {
    ...state,
    localities: flow?.localities,
    isLocked: (field: AddressField) => field in state.filled,
    typeCep: (text: string) => lookup.current?.typeCep(text),
    edit: (field: AddressField) => lookup.current?.editField(field),
  };
}
