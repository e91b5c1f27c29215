import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { StoreApi } from '../store.ts';
import type { Attachment, ChatState, Unsent } from './chat-state.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** Milliseconds from the last key press until the draft is stored. */
const DRAFT_DELAY_MS = 300;

export type ChatInput = ReturnType<typeof createChatInput>;

/** The input: draft, files and settings. The draft is stored after a debounce. */
export function createChatInput(store: StoreApi<ChatState>, drafts: DraftKeeper, clock: Clock) {
  let cancelSave: (() => void) | undefined;

  function forgetSave(): void {
    cancelSave?.();
    cancelSave = undefined;
  }

  function saveDraft(): void {
    if (!cancelSave) return;
    forgetSave();
    const { conversationId, draft } = store.getState();
    drafts.write(conversationId, draft);
  }

  function setDraft(draft: string): void {
    store.setState({ draft, isDraftRestored: false });
    forgetSave();
    cancelSave = clock.after(DRAFT_DELAY_MS, saveDraft);
  }

  /** Joins several texts into one draft. */
  function join(...parts: string[]): void {
    setDraft(parts.filter((part) => part.trim() !== '').join('\n\n'));
  }

  return {
    setDraft,
    saveDraft,
    /** Adds a text to the draft. A restored draft is set aside, because the person may not have seen it yet. */
    appendDraft(text: string): void {
      const { draft, isDraftRestored, unsent } = store.getState();
      if (draft.endsWith(text)) return;
      const isAside = isDraftRestored && !unsent;
      if (isAside) store.setState({ unsent: { text: draft, attachments: [] } });
      join(isAside ? '' : draft, text);
    },
    discardDraft(): void {
      setDraft('');
      saveDraft();
    },
    /** Clears the input after its question was sent, unless the person has typed again. */
    clear(question: string): void {
      if (store.getState().draft.trim() !== question) return;
      forgetSave();
      store.setState({ draft: '', isDraftRestored: false, attachments: [] });
    },
    /** Restores the draft and files of this conversation, unless the input already has some. */
    restore(): void {
      const { conversationId, draft, attachments } = store.getState();
      const kept = drafts.read(conversationId);
      if (draft !== '' || attachments.length > 0) return;
      store.setState({
        draft: kept,
        isDraftRestored: kept !== '',
        attachments: drafts.unpark(conversationId),
      });
    },
    /** Adds the text and files from before the sign-in. A restored draft of the person stays in the input. */
    bring(unsent: Unsent): void {
      const { draft, attachments } = store.getState();
      if (draft !== '' || attachments.length > 0) {
        store.setState({ unsent });
        return;
      }
      store.setState({ attachments: unsent.attachments });
      setDraft(unsent.text);
    },
    recoverUnsent(): void {
      const { unsent, draft, attachments } = store.getState();
      if (!unsent) return;
      store.setState({
        unsent: null,
        attachments: [...unsent.attachments, ...attachments].slice(0, limits.attachmentCount),
      });
      join(unsent.text, draft);
    },
    addAttachments(added: readonly Attachment[]): void {
      store.setState({ attachments: [...store.getState().attachments, ...added] });
    },
    updateAttachment(id: string, fields: Partial<Omit<Attachment, 'id'>>): void {
      const attachments = store
        .getState()
        .attachments.map((attachment) => (attachment.id === id ? { ...attachment, ...fields } : attachment));
      store.setState({ attachments });
    },
    removeAttachment(id: string): void {
      const attachments = store.getState().attachments.filter((attachment) => attachment.id !== id);
      store.setState({ attachments });
    },
    setDepth(depth: number): void {
      const { searchDepthMin: low, searchDepthMax: high, searchDepthDefault } = limits;
      const whole = Number.isFinite(depth) ? Math.round(depth) : searchDepthDefault;
      store.setState({ depth: Math.min(high, Math.max(low, whole)) });
    },
    setWeb(web: boolean): void {
      store.setState({ web });
    },
  };
}
