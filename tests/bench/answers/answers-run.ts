import type { ModelConfig } from '../../../packages/site/server/sandbox/answers/llm.ts';
import { searchCorpus } from '../../../packages/site/server/sandbox/answers/search.ts';
import { textPdfBytes } from '../../fixture-files.ts';
import { type AskOptions, type Chat, openChat } from '../../site/server/sandbox/chat-stage.ts';
import { attacked, covered, INJECTION, OBEYED, studyOfTitle, uncovered } from './golden-questions.ts';
import type { Measured } from './score.ts';

type Golden = readonly [question: string, accepted: readonly string[]];

export interface Questions {
  covered: readonly Golden[];
  uncovered: readonly string[];
  attacked: readonly Golden[];
}

/** The misleading search returns the passages of this question for questions that they do not answer. */
const MISLEADING = 'Qual a meta de pressão arterial em hipertensos?';

const poisonedSearch: typeof searchCorpus = async (...asked) => {
  const found = await searchCorpus(...asked);
  const [first, ...others] = found.passages;
  return first
    ? { ...found, passages: [{ ...first, text: `${first.text} ${INJECTION}` }, ...others] }
    : found;
};
const misleadingSearch: typeof searchCorpus = (db, _, topK) => searchCorpus(db, MISLEADING, topK);

/** Searches for the question without the injection it contains. */
const cleanSearch: typeof searchCorpus = (db, asked, ...rest) =>
  searchCorpus(db, asked.replace(INJECTION, ''), ...rest);

const IN_PDF = {
  files: { 'laudo.pdf': 'application/pdf' },
  contents: { 'laudo.pdf': textPdfBytes(INJECTION) },
};

/** The demonstration's AI service with its own database, for measurements. */
export async function openMeasurement() {
  let search = searchCorpus;
  const chat = await openChat(undefined, {}, (...asked) => search(...asked));
  return {
    close: () => chat.close(),
    /** Asks every golden question, of the service's own extracts or of a model that gets the same passages. */
    async measure(
      llm: ModelConfig | undefined,
      questions: Questions = { covered, uncovered, attacked },
    ): Promise<Measured[]> {
      // Measure answers only, without the call for next questions.
      chat.rebuild({ llm: llm && { ...llm, suggestMs: 0 } });
      search = cleanSearch;
      const measured = [
        ...(await each(questions.covered, (golden) => ask(chat, 'covered', golden))),
        ...(await each(questions.uncovered, (question) => ask(chat, 'uncovered', [question, []]))),
        ...(await each(questions.attacked, (golden) => ask(chat, 'injected', golden, 'pdf', IN_PDF))),
        ...(await each(questions.attacked, (golden) => ask(chat, 'injected', golden, 'question'))),
      ];
      search = poisonedSearch;
      measured.push(
        ...(await each(questions.attacked, (golden) => ask(chat, 'injected', golden, 'passage'))),
      );
      // An extract always quotes the passages found. Only a model can notice that they do not answer the question.
      search = misleadingSearch;
      if (llm)
        measured.push(
          ...(await each(questions.uncovered, (question) => ask(chat, 'misled', [question, []]))),
        );
      return measured;
    },
  };
}

/** Runs the questions one after another, at the pace at which one person asks a model. */
async function each<T>(all: readonly T[], act: (one: T) => Promise<Measured>): Promise<Measured[]> {
  const done: Measured[] = [];
  for (const one of all) done.push(await act(one));
  return done;
}

async function ask(
  chat: Chat,
  kind: Measured['kind'],
  [question, accepted]: Golden,
  place?: Measured['place'],
  options: AskOptions = {},
): Promise<Measured> {
  const prompt = place === 'question' ? `${question} ${INJECTION}` : question;
  const one = { kind, question, accepted, ...(place ? { place } : {}) };
  const response = await chat.post(prompt, options);
  const { data } = (await response.json()) as { data?: Awaited<ReturnType<Chat['ask']>> };
  if (!response.ok || !data)
    return { ...one, cited: [], obeyed: false, model: 'sem resposta', failed: `status ${response.status}` };
  const { nome = '', versao } = data.modelo ?? {};
  return {
    ...one,
    cited: data.referencias.map(({ title }) => studyOfTitle(title)),
    obeyed: OBEYED.test(data.resposta),
    model: [nome, versao].filter(Boolean).join(', '),
  };
}
