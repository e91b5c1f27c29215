import { checkText, loadRules } from '../chat/identifiers/check-text.ts';
import type { FoundIdentifier, IdentifierKind } from '../chat/identifiers/rules.ts';
import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { type Id, sameId } from '../ids.ts';
import type { GatewayFeatures } from '../installation/gateway-features.ts';
import { once } from '../memoize.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { feedbackTexts } from '../texts/feedback.ts';
import { createFeedbackApi, type RatedMessage, type Rating } from './feedback.api.ts';
import type { Feedback } from './feedback.schema.ts';

interface FeedbackState {
  /** The gateway accepts feedback. */
  isOffered: boolean;
  items: readonly Feedback[];
  isBusy: boolean;
}

/** The result of a change. `identifying`: the identifier guard stopped it, and nothing was sent. */
export type FeedbackOutcome = 'saved' | 'failed' | 'identifying';

/** A person's ratings of answers and reports of clinical errors. */
export interface FeedbackFlow {
  store: StoreApi<FeedbackState>;
  /** Reads the person's feedback, once. Never rejects. */
  load(): Promise<void>;
  rate(message: RatedMessage, rating: Rating): Promise<FeedbackOutcome>;
  withdrawRating(message: RatedMessage): Promise<boolean>;
  reportError(message: RatedMessage, text: string): Promise<FeedbackOutcome>;
  withdrawReport(message: RatedMessage): Promise<boolean>;
  /** Possible patient identifiers in a comment. @throws if the rules cannot be loaded */
  check(text: string): Promise<readonly FoundIdentifier[]>;
  /** The comment with each identifier replaced by a word. */
  mask(text: string, word: (kind: IdentifierKind) => string): Promise<string>;
  dispose(): void;
}

const BLANK: FeedbackState = { isOffered: false, items: [], isBusy: false };

/** The rating of an answer, or the report about it. */
export const feedbackOf = (
  items: readonly Feedback[],
  messageId: Id | null,
  kind: Feedback['kind'],
): Feedback | undefined => items.find((item) => item.kind === kind && sameId(item.messageId, messageId));

export function createFeedbackFlow(
  context: FlowContext,
  gatewayFeatures: () => Promise<GatewayFeatures>,
): FeedbackFlow {
  return createPersonFlow(
    context,
    () => BLANK,
    (own, store) => createOwnFeedback(own, store, gatewayFeatures),
  );
}

function createOwnFeedback(
  own: PersonContext,
  store: StoreApi<FeedbackState>,
  gatewayFeatures: () => Promise<GatewayFeatures>,
): Omit<FeedbackFlow, 'store' | 'dispose'> {
  const api = createFeedbackApi(own.http);
  const fail = () => own.notices.notify('error', own.texts('chat', feedbackTexts).feedback.failed);
  const without = ({ messageId }: Pick<Feedback, 'messageId'>, kind: Feedback['kind']) => {
    const { items } = store.getState();
    return items.filter((item) => item.kind !== kind || !sameId(item.messageId, messageId));
  };
  const read = once(async () => {
    if (!(await gatewayFeatures()).has('feedback')) return;
    store.setState({ isOffered: true });
    const { items } = await api.list();
    store.setState({ items });
  });

  /** The only path that sends a comment. The guard checks it first. */
  async function save(text: string, send: () => Promise<Feedback>): Promise<FeedbackOutcome> {
    if (store.getState().isBusy) return 'failed';
    store.setState({ isBusy: true });
    try {
      if ((await checkText(text)).length > 0) return 'identifying';
      const saved = await send();
      store.setState({ items: [saved, ...without(saved, saved.kind)] });
      return 'saved';
    } catch (error) {
      if (isApiError(error, 'http') && error.code === 'identifiers') return 'identifying';
      fail();
      return 'failed';
    } finally {
      store.setState({ isBusy: false });
    }
  }

  async function withdraw(
    message: RatedMessage,
    kind: Feedback['kind'],
    send: () => Promise<void>,
  ): Promise<boolean> {
    store.setState({ isBusy: true });
    try {
      await send();
      store.setState({ items: without(message, kind) });
      return true;
    } catch {
      fail();
      return false;
    } finally {
      store.setState({ isBusy: false });
    }
  }

  return {
    load: () => read().catch(() => undefined),
    rate: (message, rating) => save(rating.text, () => api.rate(message, rating)),
    withdrawRating: (message) => withdraw(message, 'rating', () => api.withdrawRating(message)),
    reportError: (message, text) => save(text, () => api.reportError(message, text)),
    withdrawReport: (message) => withdraw(message, 'clinical-error', () => api.withdrawReport(message)),
    check: checkText,
    mask: async (text, word) => {
      const { findIdentifiers, maskIdentifiers } = await loadRules();
      return maskIdentifiers(text, findIdentifiers(text), word);
    },
  };
}
