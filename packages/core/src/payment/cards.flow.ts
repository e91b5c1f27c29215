import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createPaymentApi, type NewCard } from './payment.api.ts';
import type { SavedCard } from './payment.schema.ts';
import { createCardSaving } from './save-card.ts';

export interface CardsState {
  /** `closed`: the institution pays, so there are no cards. `error` explains this. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'closed';
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

/**
 * The saved cards of the person: list, add, remove. The result of a removal is a notice. Failures to load or add are in
 * the state and appear beside the list or the form.
 */
export function createCardsFlow(context: FlowContext) {
  return createPersonFlow(context, () => EMPTY, createCards);
}

function createCards(own: PersonContext, store: StoreApi<CardsState>) {
  const api = createPaymentApi(own.http);
  const texts = () => own.texts('payment', paymentTexts).cards;
  const clientId = () => own.session.getState().session?.userId ?? null;
  let latest = 0;
  const saveCard = createCardSaving(api);

  own.onEnd(
    own.session.subscribe(({ session, epoch }, before) => {
      // Another plan may use another card, or none.
      const isNewPlan = session && epoch === before.epoch && session.planName !== before.session?.planName;
      if (isNewPlan && store.getState().status !== 'idle') void load();
    }),
  );

  /** @param isQuiet keeps the list on screen during the read */
  async function load(isQuiet = false): Promise<void> {
    const { errors } = texts();
    const id = clientId();
    const mine = ++latest;
    if (id === null) {
      store.setState({ status: 'failed', cards: [], error: errors.clientId });
      return;
    }
    if (!isQuiet) store.setState({ status: 'loading', error: null });
    try {
      const cards = await api.cards(id);
      if (mine === latest) store.setState({ status: 'ready', cards, error: null });
    } catch (error) {
      if (mine !== latest || (isQuiet && store.getState().status === 'ready')) return;
      const reason = isApiError(error, 'http') && error.code === 'seat' ? error.serverMessage : null;
      store.setState(reason ? { status: 'closed', error: reason } : { status: 'failed', error: errors.load });
    }
  }

  return {
    /** Reads the list. A newer call replaces an older one. */
    load: () => load(),
    /** Reads the list again if it was read before. The list stays on screen in the meantime. */
    refresh: async () => {
      if (store.getState().status !== 'idle') await load(true);
    },
    /**
     * Saves a card, then reads the list again. Resolves to whether the card is saved. Ignored while another is being
     * saved. `card` is not kept: the caller clears number and CVV after every outcome.
     */
    async add(card: NewCard): Promise<boolean> {
      if (store.getState().adding) return false;
      const { errors, added } = texts();
      const id = clientId();
      if (id === null) {
        store.setState({ addError: errors.clientId });
        return false;
      }
      store.setState({ adding: true, addError: null });
      const known = store.getState().cards.map(({ clientCardId }) => clientCardId);
      try {
        await saveCard(id, card, known);
        own.notices.notify('success', added, 'cards');
        await load(true);
        // Only now: until then the form is open, and another press would save the card twice.
        store.setState({ adding: false });
        return true;
      } catch {
        store.setState({ adding: false, addError: errors.save });
        return false;
      }
    },
    clearAddError(): void {
      store.setState({ addError: null });
    },
    /** Removes a card, unless the subscription uses it. Resolves to whether it is removed. */
    async remove(cardId: SavedCard['clientCardId']): Promise<boolean> {
      const { cards, removing } = store.getState();
      if (removing !== null) return false;
      const { errors, removed } = texts();
      if (cards.find((card) => card.clientCardId === cardId)?.isUsing) {
        own.notices.notify('error', errors.inUse, 'cards');
        return false;
      }
      store.setState({ removing: cardId });
      try {
        await api.deleteCard(cardId);
      } catch (error) {
        store.setState({ removing: null });
        const isInUse = isApiError(error, 'http') && error.status === 409;
        own.notices.notify('error', isInUse ? errors.inUse : errors.remove, 'cards');
        return false;
      }
      store.setState({
        removing: null,
        cards: store.getState().cards.filter((card) => card.clientCardId !== cardId),
      });
      own.notices.notify('success', removed, 'cards');
      return true;
    },
  };
}

export type CardsFlow = ReturnType<typeof createCardsFlow>;
