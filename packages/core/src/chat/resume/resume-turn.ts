import { wait } from '../../delay.ts';
import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import { contextTexts } from '../../texts/answer/clinical.ts';
import { chatTexts } from '../../texts/chat.ts';
import { resumedTexts } from '../../texts/resumed.ts';
import { createKey } from '../../uuid.ts';
import type { AnswerSink } from '../answer-reading.ts';
import { LIST_CHANGE_KEY } from '../chat.api.ts';
import type { Answer } from '../chat.schema.ts';
import { type ChatCalls, CREATED_KEY } from '../chat-calls.ts';
import { message } from '../chat-messages.ts';
import type { ChatMessage } from '../chat-state.ts';
import { newTurn, type Turn } from '../chat-turn.ts';
import type { ChatTurns } from '../chat-turns.ts';
import type { ChatView } from '../chat-view.ts';
import { splitContext } from '../context/clinical-context.ts';
import type { Drafts } from '../drafts.ts';
import type { PendingTurns } from './pending-turns.ts';

type Follow = (sink: AnswerSink) => Promise<Answer>;

/** Milliseconds that a page which only reads an answer leaves the title to the page that asked. */
const TITLE_MS = 2_000;

export interface ResumeDeps {
  calls: ChatCalls;
  view: ChatView;
  pending: PendingTurns;
  drafts: Drafts;
  turns: Pick<ChatTurns, 'of' | 'start'>;
  /** Restores the stored draft to the input, which stayed empty while the question was in progress. */
  restore(): void;
}

/**
 * Resumes a turn that an earlier page left in progress in this conversation, and shows it below the history. Resolves
 * when it is known whether there is one. Never rejects, and never sends the question again.
 */
export async function resumeTurn(conversationId: Id, own: PersonContext, deps: ResumeDeps): Promise<void> {
  const { calls, view, pending, drafts, turns, restore } = deps;
  const { store } = view;
  const { texts } = own;
  const isOpen = () => sameId(store.getState().conversationId, conversationId);

  async function run(turn: Turn, isRunning: boolean): Promise<void> {
    let follow: Follow = (sink) => calls.follow(turn.idempotencyKey, turn.controller.signal, sink);
    if (!isRunning) {
      // Read before it is shown, because the history may already contain the answer.
      const ended = follow({
        text: (chunk) => {
          turn.text += chunk;
        },
        references: (references) => {
          turn.references = references;
        },
      });
      follow = () => ended;
      await ended.catch(() => undefined);
      if (!isOpen()) return;
    }
    let answer: Answer | undefined;
    const before = withoutOpen(store.getState().messages, turn.question.text);
    await turns.start(turn, before, async (sink) => {
      answer = await follow(sink);
      return answer;
    });
    if (answer) await settleTitle(turn, answer);
    await goOn(turn.idempotencyKey);
  }

  /** Requests the title of a first answer if the page that asked is gone: it would have removed the key. */
  async function settleTitle({ idempotencyKey: key, question }: Turn, { text, references }: Answer) {
    if (known?.isFirst) await wait(own.clock, TITLE_MS, own.scope.signal);
    const isLeft = pending.read(conversationId)?.key === key;
    pending.remove(key);
    if (!known?.isFirst || own.scope.signal.aborted) return;
    if (isLeft)
      await calls
        .nameConversation(conversationId, question.text, text, references)
        .catch(() => own.notices.notify('warning', texts('chat', chatTexts).errors.title));
    store.setState({ listVersion: store.getState().listVersion + 1 });
  }

  /** Resumes the next turn, because another tab may have asked too. Returns false if there is none. */
  async function goOn(ended: string): Promise<boolean> {
    const next = isOpen() ? pending.read(conversationId) : undefined;
    if (!next || next.key === ended) return false;
    await resumeTurn(conversationId, own, deps);
    return true;
  }

  /**
   * Deletes the conversation that this tab created for a question which never arrived, instead of leaving it empty in
   * the list. The question becomes the draft of a new one. Returns false if the conversation stays.
   */
  function leaveEmpty(): boolean {
    const isEmpty = isOpen() && store.getState().messages.length === 0;
    if (!isEmpty || own.tabStorage.get(CREATED_KEY) !== String(conversationId) || drafts.read(null))
      return false;
    drafts.write(null, drafts.read(conversationId));
    drafts.write(conversationId, '');
    view.open(null, undefined);
    store.setState({ isNewlyCreated: true });
    void calls
      .deleteConversation(conversationId)
      .then(() => {
        own.storage.set(LIST_CHANGE_KEY, `${createKey()} ${conversationId}`);
        store.setState({ listVersion: store.getState().listVersion + 1 });
      })
      .catch(() => undefined);
    return true;
  }

  const known = pending.read(conversationId);
  if (!known) return;
  let hasFailed = false;
  const found = await calls.findTurn(known.key).catch(() => {
    hasFailed = true;
  });
  if (!isOpen() || turns.of(conversationId)) return;
  const files = Number(known.files) || 0;
  // A question with only files has no text.
  const isThere = found && (found.question || (files > 0 && found.status !== 'stopped'));
  if (!isThere) {
    // After a failure the turn is looked for again when the conversation is opened again.
    if (!hasFailed) pending.remove(known.key);
    if (await goOn(known.key)) return;
    if (found !== null || !known.isFirst || !leaveEmpty()) restore();
    return;
  }
  const question = message({
    id: createKey(),
    sender: 'user',
    ...splitContext(found.question.replaceAll('\r\n', '\n'), texts('chat', contextTexts).context),
    date: known.at,
    ...(files > 0 ? { lostFiles: texts('chat', resumedTexts).resumed.files(files) } : {}),
  });
  const { depth, web, isTemporary } = store.getState();
  const turn: Turn = {
    ...newTurn({
      view: view.current(),
      question,
      depth,
      web,
      isTemporary,
      conversationId,
      idempotencyKey: known.key,
    }),
    phase: 'asking',
  };
  void run(turn, found.status === 'running');
}

/** Removes an unanswered question from the history, because the resumed turn shows it. */
function withoutOpen(messages: readonly ChatMessage[], question: string): readonly ChatMessage[] {
  const [asked, answer] = messages.slice(-2);
  return asked?.text === question && answer?.text === '' ? messages.slice(0, -2) : messages;
}
