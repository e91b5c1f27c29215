import type { Db } from '../../platform/database.ts';
import { citedIn, createAnswerer } from '../answers/answers.ts';
import { createConversation, saveMessage } from '../chat/chat-store.ts';
import { titleOf } from '../chat/conversations.ts';

/** Oldest first. Each question becomes one conversation. */
const questions = [
  'Qual é a meta de pressão arterial sistólica no paciente hipertenso?',
  'Quais fármacos reduzem mortalidade na insuficiência cardíaca com fração de ejeção reduzida?',
  'Anticoagulantes diretos ou varfarina na fibrilação atrial?',
] as const;

const HOUR_MS = 3_600_000;

/** Adds real questions with answers from the corpus, for an account without conversations. */
export async function seedConversations(db: Db, userId: number, now: Date): Promise<void> {
  const answerer = createAnswerer(db, undefined);
  for (const [index, question] of questions.entries()) {
    const createdAt = new Date(now.getTime() - (questions.length - index) * 26 * HOUR_MS);
    const id = await createConversation(db, userId, titleOf(question), createdAt);
    if (id === undefined) return;
    const { references, suggestions, model, pieces } = await answerer.open({
      prompt: question,
      previousQuestion: undefined,
      topK: 10,
      web: false,
      attachments: [],
      pdfs: [],
    });
    let answer = '';
    for await (const piece of pieces(0, new AbortController().signal)) answer += piece;
    await saveMessage(db, {
      conversation: { id, ownerId: userId },
      question,
      answer,
      references: citedIn(answer, references),
      suggestions: suggestions(),
      model: model(),
      attachments: [],
      idempotencyKey: undefined,
      createdAt,
    });
  }
}
