import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import { showMissedExchanges } from './missed-exchanges.ts';
import { type ResumeDeps, resumeTurn } from './resume-turn.ts';

/**
 * What other pages have begun. The returned function resumes the turn of a conversation that was just opened. Without
 * one it looks for a turn that another tab has ended in the shown conversation, and shows it. Never rejects.
 */
export function createResume(own: PersonContext, deps: ResumeDeps) {
  const { calls, view, pending } = deps;
  let seen: { conversationId: Id; key: string } | undefined;

  async function lookAtOtherTabs(): Promise<void> {
    const { conversationId, status } = view.store.getState();
    if (conversationId === null || status !== 'idle') return;
    const key = pending.read(conversationId)?.key;
    const hasEnded = !key && seen && sameId(seen.conversationId, conversationId);
    seen = key ? { conversationId, key } : undefined;
    // A failure shows nothing. The next turn, or a reload, shows both.
    if (hasEnded) await showMissedExchanges(conversationId, calls, view, own.texts).catch(() => undefined);
  }

  return (opened?: Id) => (opened === undefined ? lookAtOtherTabs() : resumeTurn(opened, own.texts, deps));
}
