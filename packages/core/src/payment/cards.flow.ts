import { createStore } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { createPaymentApi, type NewCard, type PaymentApi } from './payment.api.ts';
import type { SavedCard } from './payment.schema.ts';

export interface CardsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  cards: readonly SavedCard[];
  /** Why the list could not be loaded; null otherwise. */
  error: string | null;
  adding: boolean;
  /** Why the last card could not be added; null otherwise. */
  addError: string | null;
  /** The card that is being removed. */
  removing: SavedCard['clientCardId'] | null;
}

const EMPTY: CardsState = {
  status: 'idle',
  cards: [],
  error: null,
  adding: false,
  addError: null,
  removing: null,
};

/** Whether the refusal leaves open if the server carried the call out. */
const isOpenEnded = (error: unknown): boolean =>
  !isApiError(error, 'http') || (error.status ?? 500) >= 500 || error.status === 409;

/**
 * The saved cards of the person: list, add, remove. Successes and refusals of removing are told as notices; failures
 * of loading and adding stand in the state, beside the thing that failed.
 */
export function createCardsFlow(context: FlowContext, api: PaymentApi = createPaymentApi(context.http)) {
  const store = createStore<CardsState>(() => EMPTY);
  const texts = () => context.texts('payment', paymentTexts).cards;
  const clientId = () => context.session.getState().session?.userId ?? null;
  let loads = 0;
  let addKey: string | undefined;

  const unfollow = context.session.subscribe(({ epoch }, before) => {
    if (epoch === before.epoch) return;
    loads++;
    addKey = undefined;
    store.setState(EMPTY, true);
  });

  /** @param quiet keeps what is shown while the list is read again */
  async function load(quiet = false): Promise<void> {
    const { errors } = texts();
    const id = clientId();
    const mine = ++loads;
    if (id === null) {
      store.setState({ status: 'failed', cards: [], error: errors.clientId });
      return;
    }
    if (!quiet) store.setState({ status: 'loading', error: null });
    try {
      const cards = await api.cards(id);
      if (mine === loads) store.setState({ status: 'ready', cards, error: null });
    } catch {
      if (mine === loads && !quiet) store.setState({ status: 'failed', error: errors.load });
    }
  }

  return {
    store,
    /** Reads the list. A newer call supersedes an older one. */
    load: () => load(),
    /**
     * Saves a card and reads the list again; resolves to whether it is saved. One at a time. `card` is sent and
     * forgotten: the caller clears number and CVV once this has resolved, whatever the outcome.
     */
    async add(card: NewCard): Promise<boolean> {
      if (store.getState().adding) return false;
      const { errors, added } = texts();
      const id = clientId();
      if (id === null) {
        store.setState({ addError: errors.clientId });
        return false;
      }
      const { epoch } = context.session.getState();
      const isCurrent = () => context.session.getState().epoch === epoch;
      store.setState({ adding: true, addError: null });
      // After an answer that was lost, the same card under the same key cannot be saved twice.
      addKey ??= createKey();
      try {
        await api.saveCard(id, card, addKey);
        if (!isCurrent()) return false;
        addKey = undefined;
        store.setState({ adding: false });
        context.notices.notify('success', added);
        await load(true);
        return true;
      } catch (error) {
        if (!isCurrent()) return false;
        if (!isOpenEnded(error)) addKey = undefined;
        store.setState({ adding: false, addError: errors.save });
        return false;
      }
    },
    clearAddError(): void {
      addKey = undefined;
      store.setState({ addError: null });
    },
    /** Removes a card unless the subscription uses it; resolves to whether it is gone. */
    async remove(cardId: SavedCard['clientCardId']): Promise<boolean> {
      const { cards, removing } = store.getState();
      if (removing !== null) return false;
      const { errors, removed } = texts();
      if (cards.find((card) => card.clientCardId === cardId)?.isUsing) {
        context.notices.notify('error', errors.inUse);
        return false;
      }
      const { epoch } = context.session.getState();
      store.setState({ removing: cardId });
      try {
        await api.deleteCard(cardId);
      } catch (error) {
        if (context.session.getState().epoch !== epoch) return false;
        store.setState({ removing: null });
        const isInUse = isApiError(error, 'http') && error.status === 409;
        context.notices.notify('error', isInUse ? errors.inUse : errors.remove);
        return false;
      }
      if (context.session.getState().epoch !== epoch) return false;
      store.setState({
        removing: null,
        cards: store.getState().cards.filter((card) => card.clientCardId !== cardId),
      });
      context.notices.notify('success', removed);
      return true;
    },
    dispose: unfollow,
  };
}

export type CardsFlow = ReturnType<typeof createCardsFlow>;
