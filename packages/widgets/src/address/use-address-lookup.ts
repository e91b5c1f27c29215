import type { AddressField, AddressPlace, AddressState, Localities } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../lazy.tsx';
import { useApp } from '../provider.tsx';

/** The form whose address is looked up. */
export interface AddressForm {
  /** What its postal code box holds at this moment. */
  cep(): string;
  /** The code fills a field in, or empties what an older code had filled. */
  fill(field: AddressField, value: string): void;
}

export interface AddressFiller extends Pick<AddressState, 'status' | 'error'> {
  /** States and cities, once they can be asked for. */
  localities: Localities | undefined;
  /** Whether the code filled this field, which is then not to be written in. */
  isLocked(field: AddressField): boolean;
  /** Tells what the postal code box holds. */
  typeCep(text: string): void;
  /** Tells that the person, or the browser for them, wrote into a field. */
  edit(field: AddressField): void;
}

const IDLE: Pick<AddressState, 'status' | 'error' | 'filled'> = { status: 'idle', error: null, filled: {} };

/**
 * The postal code of an address at work: it fills the form's fields and tells which of them are locked.
 * @param known a code that is not looked up again
 */
export function useAddressLookup(place: AddressPlace, form: AddressForm, known = ''): AddressFiller {
  const app = useApp();
  const [startsWith] = useState(known);
  // Without the look-up the person fills the address in by hand.
  const { value: part } = useLoaded(
    async () => {
      const flow = await app.address();
      const lookup = flow.lookup(place);
      lookup.reset(startsWith);
      return { lookup, localities: flow.localities };
    },
    { release: ({ lookup }) => lookup.dispose() },
  );
  const [state, setState] = useState(IDLE);
  const edited = useRef(new Set<AddressField>());
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    if (!part) return undefined;
    const unfollow = part.lookup.store.subscribe((next) => {
      for (const field of next.cleared) latest.current.fill(field, '');
      for (const [field, value] of Object.entries(next.filled)) {
        latest.current.fill(field as AddressField, value);
      }
      setState(next);
    });
    // The look-up arrives late: what was typed meanwhile counts.
    for (const field of edited.current) part.lookup.editField(field);
    part.lookup.typeCep(latest.current.cep());
    return unfollow;
  }, [part]);

  return {
    status: state.status,
    error: state.error,
    localities: part?.localities,
    isLocked: (field) => field in state.filled,
    typeCep: (text) => part?.lookup.typeCep(text),
    edit: (field) => {
      if (part) part.lookup.editField(field);
      else edited.current.add(field);
    },
  };
}
