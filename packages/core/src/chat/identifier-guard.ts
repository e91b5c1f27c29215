import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { contextTexts } from '../texts/answer/clinical.ts';
import type { ChatState } from './chat-state.ts';
import { type ClinicalContext, contextText, mapContext, withContext } from './context/clinical-context.ts';
import { loadRules } from './identifiers/check-text.ts';
import { mayIdentify } from './identifiers/may-identify.ts';
import type { FoundIdentifier, IdentifierKind } from './identifiers/rules.ts';

/** Milliseconds from the last key press until the draft is checked. */
const CHECK_DELAY_MS = 500;
/** Milliseconds that a finding must have been visible before sending counts as a decision. A double press does not. */
const SEEN_AFTER_MS = 1_000;

type Rules = Awaited<ReturnType<typeof loadRules>>;

const nameOf = ({ kind, value }: FoundIdentifier) => `${kind}:${value}`;
const nothing = { identifiers: [], unmasked: null } as const;
/** Releases a held draft. */
const release = ({ status }: ChatState): Pick<ChatState, 'status'> => ({
  status: status === 'held' ? 'idle' : status,
});

/**
 * Finds possible patient identifiers in a question, on this device. Every question passes through it, and findings are
 * sent only after the user had time to see them.
 */
export function createIdentifierGuard(
  own: PersonContext,
  store: StoreApi<ChatState>,
  setDraft: (text: string) => void,
) {
  let rules: Rules | undefined;
  let cancel: (() => void) | undefined;
  /** The context before it was masked. */
  let unmaskedContext: ClinicalContext = {};
  /** Identifiers that the user has decided to send in this conversation. */
  const accepted = new Set<string>();
  /** When each visible finding was first shown. */
  let shown = new Map<string, number>();

  const contextOf = (state: ChatState) => contextText(state.context, own.texts('chat', contextTexts).context);
  /** The draft with its context, as it would be sent. */
  const textOf = (state: ChatState) => withContext(state.draft, contextOf(state));

  const find = (text: string) =>
    (rules?.findIdentifiers(text) ?? []).filter((found) => !accepted.has(nameOf(found)));

  /** Loads the rules if the text needs them. @throws if they cannot be loaded */
  async function prepare(text: string): Promise<void> {
    if (mayIdentify(text)) rules ??= await loadRules();
  }

  function show(): void {
    const state = store.getState();
    const identifiers = find(textOf(state));
    store.setState({ identifiers, ...(identifiers.length === 0 && release(state)) });
  }

  function checkSoon(): void {
    cancel?.();
    cancel = own.clock.after(CHECK_DELAY_MS, () => {
      // Sending loads the rules again and reports a failure.
      prepare(textOf(store.getState())).then(show, () => undefined);
    });
  }

  own.onEnd(
    store.subscribe((state, before) => {
      if (state.identifiers !== before.identifiers) {
        const now = own.clock.now();
        shown = new Map(state.identifiers.map(nameOf).map((name) => [name, shown.get(name) ?? now]));
      }
      if (state.conversationId !== before.conversationId && !state.isNewlyCreated) accepted.clear();
      if (state.draft === before.draft && state.context === before.context) return;
      cancel?.();
      const text = textOf(state);
      if (text === '') {
        store.setState({ ...nothing, ...release(state) });
        return;
      }
      // Text written after masking makes the masked text final.
      if (state.unmasked !== null) store.setState({ unmasked: null });
      if (mayIdentify(text) || state.identifiers.length > 0) checkSoon();
    }),
  );
  own.onEnd(() => cancel?.());

  return {
    /** The context as it would be sent now. */
    context: () => contextOf(store.getState()),
    /** Whether a text can be checked now. */
    isReady: (text: string) => rules !== undefined || !mayIdentify(text),
    prepare,
    /**
     * Whether the text contains identifiers that the user has not seen. A draft shows its findings while it is written.
     */
    holds(text: string, isDraft: boolean): boolean {
      const found = find(text);
      const now = own.clock.now();
      if (found.some((one) => !isDraft || now - (shown.get(nameOf(one)) ?? now) < SEEN_AFTER_MS)) return true;
      for (const one of found) accepted.add(nameOf(one));
      return false;
    },
    /** Shows the findings of the draft. Sending waits for the user's decision. */
    hold(): void {
      store.setState({ status: 'held', identifiers: find(textOf(store.getState())), unmasked: null });
    },
    mask(word: (kind: IdentifierKind) => string): void {
      const { draft, context } = store.getState();
      if (!rules) return;
      const found = find(textOf(store.getState()));
      const inDraft = found.filter(({ end }) => end <= draft.length);
      setDraft(rules.maskIdentifiers(draft, inDraft, word));
      store.setState({
        context: mapContext(context, (text) =>
          found.reduce((masked, { kind, value }) => masked.replaceAll(value, word(kind)), text),
        ),
      });
      // Set after the texts, because a change of the texts makes an earlier masking final.
      store.setState({ identifiers: [], unmasked: draft, ...release(store.getState()) });
      unmaskedContext = context;
    },
    unmask(): void {
      const { unmasked } = store.getState();
      if (unmasked === null) return;
      setDraft(unmasked);
      store.setState({ context: unmaskedContext });
      store.setState({ identifiers: find(textOf(store.getState())), unmasked: null });
    },
    /** Accepts the shown findings. Returns whether sending was waiting for the decision. */
    accept(): boolean {
      const state = store.getState();
      for (const one of state.identifiers) accepted.add(nameOf(one));
      store.setState({ ...nothing, ...release(state) });
      return state.status === 'held';
    },
    /** Checks a draft that was restored or inserted before the first key press. */
    checkSoon,
  };
}

export type IdentifierGuard = ReturnType<typeof createIdentifierGuard>;
