import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import { resumedTexts } from '../../texts/resumed.ts';
import { LIST_CHANGE_KEY } from '../chat.api.ts';
import type { ChatInput } from '../chat-input.ts';
import type { ChatTurns } from '../chat-turns.ts';
import { showMissedExchanges } from './missed-exchanges.ts';
import { type ResumeDeps, resumeTurn } from './resume-turn.ts';

interface OtherTabsDeps extends ResumeDeps {
  turns: ResumeDeps['turns'] & Pick<ChatTurns, 'stop'>;
  /** Adds a text and files to the input. */
  bring: ChatInput['bring'];
  clear: ChatInput['clear'];
  /** What other tabs had told of the list when the chat began. */
  listChange: string | null;
}

/**
 * What other pages have begun or ended.
 */
export function createResume(own: PersonContext, deps: OtherTabsDeps) {
  const { view, pending, turns, bring } = deps;
  let { listChange } = deps;
  const { store } = view;
  /** The newest turn of another tab, in any conversation. */
  let newest: Id | null = null;
  /** The turn of another tab in the shown conversation. */
  let seen: { conversationId: Id; key: string } | undefined;

  /** Leaves a conversation that another tab has deleted. What is typed stays. */
  function followDeletion(): void {
    const before = listChange;
    listChange = own.storage.get(LIST_CHANGE_KEY);
    const { conversationId, draft, attachments } = store.getState();
    if (
      listChange === before ||
      conversationId === null ||
      listChange?.split(' ')[1] !== String(conversationId)
    )
      return;
    turns.stop();
    view.open(null, undefined);
    store.setState({ isNewlyCreated: true });
    if (draft !== '' || attachments.length > 0) bring({ text: draft, attachments });
    own.notices.notify('warning', own.texts('chat', resumedTexts).resumed.deleted);
  }

  function followList(): void {
    const last = pending.last();
    const other = last === null || turns.of(last) ? null : last;
    if (newest !== null && other === null) store.setState({ listVersion: store.getState().listVersion + 1 });
    newest = other;
  }

  /** Resolves once this tab has no question or answer in progress. */
  const idle = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (store.getState().status !== 'idle') return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });

  async function lookAtOtherTabs(): Promise<void> {
    followDeletion();
    followList();
    const { conversationId } = store.getState();
    if (conversationId === null) return;
    const key = pending.inOtherTab(conversationId);
    const hasEnded = !key && seen && sameId(seen.conversationId, conversationId);
    seen = key ? { conversationId, key } : undefined;
    if (!hasEnded) return;
    const mine = view.current();
    await idle();
    // A failure shows nothing. The next turn, or a reload, shows both.
    if (mine === view.current())
      await showMissedExchanges(conversationId, false, own.texts, deps).catch(() => undefined);
  }

  return {
    /** Resumes the turn of a conversation that was just opened. Never rejects. */
    open: (conversationId: Id) => resumeTurn(conversationId, own, deps),
    /**
     * Looks for a turn that another tab has ended: the list is read again, and its exchange is shown if its
     * conversation is. Never rejects.
     */
    lookAtOtherTabs,
    /** Shows the answer that another page has got to a question that failed here. Throws ApiError. */
    findAnswer: (conversationId: Id) => showMissedExchanges(conversationId, true, own.texts, deps),
  };
}
