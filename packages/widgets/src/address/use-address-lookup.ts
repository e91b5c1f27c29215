import type { AddressField, AddressPlace, AddressState, Localities } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../provider.tsx';
import { useLoaded } from '../use-loaded.ts';

/** The fields of the form whose address is looked up. */
interface AddressFields {
  /** The current value of its postal code field. */
  cep(): string;
  /** Fills a field with the code's value, or empties a field that an older code had filled. */
  fill(field: AddressField, value: string): void;
  /** Called after the code was found and its fields are filled in. */
  onFound?(): void;
}

export interface AddressFiller extends Pick<AddressState, 'status' | 'error'> {
  /** States and cities, once they are loaded. */
  localities: Localities | undefined;
  /** Whether the code filled this field, which is then read-only. */
  isLocked(field: AddressField): boolean;
  /** Passes the value of the postal code field to the look-up. */
  typeCep(text: string): void;
  /** Empties and unlocks the fields that the code filled. */
  change(): void;
  /** Records that the person or the browser wrote into a field. */
  edit(field: AddressField, text: string): void;
  /** Resolves once the fields belong to the typed code; false if the person should first see that nothing was found. */
  settled(): Promise<boolean>;
}

const IDLE: Pick<AddressState, 'status' | 'error' | 'filled'> = { status: 'idle', error: null, filled: {} };

/**
 * The postal code look-up of a form. It fills in fields and tells which of them are locked.
 * @param known a code that is not looked up again
 */
export function useAddressLookup(place: AddressPlace, form: AddressFields, known = ''): AddressFiller {
  const app = useApp();
  const [startsWith] = useState(known);
  // If the look-up cannot be loaded, the person fills in the address by hand.
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
      if (next.status === 'found') latest.current.onFound?.();
    });
    // Apply input that was typed before the look-up was loaded.
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
    change: () => {
      for (const field of Object.keys(state.filled)) latest.current.fill(field as AddressField, '');
      part?.lookup.reset();
    },
    edit: (field, text) => {
      if (part) part.lookup.editField(field, text);
      else if (text) edited.current.add(field);
      else edited.current.delete(field);
    },
    settled: async () => (await part?.lookup.settled()) ?? true,
  };
}
