import type { FlowContext } from '../context.ts';
import { digitsOf } from '../digits.ts';
import { ApiError, isApiError, isUnanswered } from '../http/errors.ts';
import { limits } from '../limits.ts';
import { createStore } from '../store.ts';
import { addressTexts } from '../texts/address.ts';
import type { Texts } from '../texts/overrides.ts';
import { type AddressApi, createAddressApi } from './address.api.ts';
import type { FoundAddress } from './address.schema.ts';
import { createLocalities } from './localities.ts';

/** The form that uses the look-up. Each has its own messages. */
export type AddressPlace = 'payment' | 'account';

/** The fields that a postal code can fill. */
export type AddressField = keyof FoundAddress;

export interface AddressState {
  /** `waiting` for the debounce, `looking` up, `found`, or `failed`: the person fills in the fields. */
  status: 'idle' | 'waiting' | 'looking' | 'found' | 'failed';
  /** The fields that the postal code filled in. These are locked, the others are open. Empty unless found. */
  filled: Readonly<Partial<FoundAddress>>;
  /** The fields that an earlier code filled in and the current one did not. The form clears them. */
  cleared: readonly AddressField[];
  /** Why nothing was found; null otherwise. */
  error: string | null;
}

const IDLE: AddressState = { status: 'idle', filled: {}, cleared: [], error: null };
/** Milliseconds that a submitted form waits for the look-up of its code. */
const PATIENCE_MS = 5_000;

function sentence(place: AddressPlace, error: unknown, { errors }: Texts['address']): string {
  if (place === 'payment') return errors.cepNotFoundInPayment;
  if (isUnanswered(error)) return errors.cepFailed;
  if (isApiError(error, 'http') && error.status === 400) return errors.cepInvalid;
  return errors.cepUnavailable;
}

/**
 * The postal code look-up of one address form. Eight digits start it after 800 ms, and the newest code wins. Fields
 * that the person has edited since typing the code keep their value and stay open.
 */
function createAddressLookup(context: FlowContext, api: AddressApi, place: AddressPlace) {
  const store = createStore<AddressState>(() => IDLE);
  const texts = () => context.texts('address', addressTexts);
  let cep = '';
  let cancelWait: (() => void) | undefined;
  let request: AbortController | undefined;
  /** Field → time of the last edit. */
  let edited = new Map<AddressField, number>();
  /** Fields that a code filled in and the person has not edited since. */
  let fromCode = new Set<AddressField>();
  /** Whether the form opened with the address of a code. */
  let isKnown = false;

  function stop(): void {
    cancelWait?.();
    cancelWait = undefined;
    request?.abort();
    request = undefined;
  }

  function settle(status: 'found' | 'failed', filled: Partial<FoundAddress>, error: string | null): void {
    const cleared = [...fromCode].filter((field) => !(field in filled));
    fromCode = new Set(Object.keys(filled) as AddressField[]);
    store.setState({ status, filled, cleared, error });
  }

  async function look(asked: string): Promise<void> {
    const mine = new AbortController();
    request = mine;
    store.setState({ ...IDLE, status: 'looking' });
    try {
      const found = await api.findPostalCode(asked, mine.signal);
      if (mine !== request) return;
      if (!found) {
        const { errors } = texts();
        settle('failed', {}, place === 'payment' ? errors.cepNotFoundInPayment : errors.cepNotFound);
        return;
      }
      const filled = Object.fromEntries(
        Object.entries(found).filter(([field, value]) => value.trim() && !edited.has(field as AddressField)),
      );
      settle('found', filled, null);
    } catch (error) {
      if (mine === request) settle('failed', {}, sentence(place, error, texts()));
    }
  }

  /** Whether a look-up in progress may change a field that the form needs or that belongs to an earlier code. */
  function isPending(): boolean {
    const { status } = store.getState();
    const fields: AddressField[] = ['street', 'city', 'state'];
    if (isKnown || fromCode.has('neighborhood')) fields.push('neighborhood');
    return (status === 'waiting' || status === 'looking') && fields.some((field) => !edited.has(field));
  }

  return {
    store,
    /**
     * Resolves once the fields belong to the typed code; a form sent earlier would mix two addresses. Skips the
     * debounce, and gives up after five seconds.
     * @returns false if nothing was found and the person has not filled in a field, so that they see this first
     */
    settled(): Promise<boolean> {
      if (!isPending()) return Promise.resolve(true);
      if (store.getState().status === 'waiting') {
        stop();
        void look(cep);
      }
      return new Promise((resolve) => {
        const unfollow = store.subscribe(({ status }) => {
          if (isPending()) return;
          unfollow();
          cancel();
          resolve(status !== 'failed' || edited.size > 0);
        });
        const cancel = context.clock.after(PATIENCE_MS, () => {
          stop();
          settle('failed', {}, sentence(place, new ApiError('timeout'), texts()));
        });
      });
    },
    /** Takes the value of the postal code field, masked or not. The same code again changes nothing. */
    typeCep(text: string): void {
      const typed = digitsOf(text);
      if (typed === cep) return;
      stop();
      cep = typed;
      // A browser fills all fields of an address at once, in any order, so edits just before the code belong to it.
      const since = context.clock.now() - limits.cepDebounceMs;
      edited = new Map([...edited].filter(([, at]) => at > since));
      if (typed.length !== limits.cepLength) {
        store.setState(IDLE);
        return;
      }
      store.setState({ ...IDLE, status: 'waiting' });
      cancelWait = context.clock.after(limits.cepDebounceMs, () => void look(typed));
    },
    /**
     * Registers that the person edited a field. A look-up in progress does not overwrite it, unless they emptied it.
     */
    editField(field: AddressField, text?: string): void {
      if (text === '') edited.delete(field);
      else edited.set(field, context.clock.now());
      fromCode.delete(field);
      // Notifies `settled`, which checks again whether the look-up may still change a field.
      if (['waiting', 'looking'].includes(store.getState().status)) store.setState({});
    },
    /** Starts over with a known code that needs no look-up, or without a code. */
    reset(known = ''): void {
      stop();
      cep = digitsOf(known);
      isKnown = cep !== '';
      edited = new Map();
      fromCode = new Set();
      store.setState(IDLE);
    },
    /** Stops the timer and the request. */
    dispose: stop,
  };
}

export type AddressLookup = ReturnType<typeof createAddressLookup>;

/**
 * Addresses. `lookup(place)` creates the look-up of one form, which the form must dispose; `localities` holds the
 * states and cities for all forms.
 */
export function createAddressFlow(context: FlowContext) {
  const api = createAddressApi(context.http);
  return {
    lookup: (place: AddressPlace) => createAddressLookup(context, api, place),
    localities: createLocalities(api),
  };
}

export type AddressFlow = ReturnType<typeof createAddressFlow>;
