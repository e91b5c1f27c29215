import { checkCitations, landingTexts, type ProofReference } from '@vesalio/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeAnswer } from '../../../../packages/site/server/sandbox/answers/compose.ts';
import { type Passage, passages } from '../../../../packages/site/server/sandbox/corpus/index.ts';
import { seedConversations } from '../../../../packages/site/server/sandbox/seed/conversations.ts';
import { openStage, type Stage } from './sandbox-stage.ts';

const compose = (found: readonly Passage[]) =>
  composeAnswer(
    { passages: found, reading: { concepts: new Map(), studies: ['any'] } } as unknown as Parameters<
      typeof composeAnswer
    >[0],
    { web: false, attachments: [], prompt: 'any' },
  );

const diverging = (answer: Parameters<typeof checkCitations>[0]): string[] =>
  checkCitations(answer)
    .sentences.filter(({ verdict }) => verdict === 'diverge')
    .map(({ text }) => text);

const figuresOf = (text: string): string[] => text.match(/\d+(,\d+)?/g) ?? [];

describe('answers of the demonstration agree with their own sources', () => {
  it.each([...new Set(passages.map(({ study }) => study))])('%s', (study) => {
    const answer = compose(passages.filter((passage) => passage.study === study));
    expect(diverging(answer)).toEqual([]);
    expect(checkCitations(answer).uncited).toEqual([]);
  });

  it('all of them in one answer', () => {
    const answer = compose(passages);
    expect(diverging(answer)).toEqual([]);
    expect(checkCitations(answer).summary.confere).toBeGreaterThan(100);
  });

  it.each([
    ...landingTexts.demo.cases.map(({ name, answer, references }) => ({ name, answer, references })),
    {
      name: landingTexts.benefits.vignette.name,
      answer: landingTexts.benefits.answer.text,
      references: landingTexts.benefits.references,
    },
  ])('the recorded answer of the landing page: $name', ({ answer: text, references }) => {
    const { confere, diverge } = checkCitations({ text, references }).summary;
    expect(diverge).toBe(0);
    expect(confere).toBeGreaterThan(0);
    const source = references.map((reference) => reference.text).join(' ');
    expect(figuresOf(source)).toEqual(expect.arrayContaining(figuresOf(text.replaceAll('search_1', ''))));
  });
});

describe('seeded conversations', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  it('agree with their sources', async () => {
    const { userId } = await stage.join();
    await seedConversations(stage.db, userId, new Date());
    const rows = await stage.db.query<{ resposta: string; referencias: ProofReference[] }>(
      'select resposta, referencias from messages',
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { resposta, referencias } of rows) {
      const answer = { text: resposta, references: referencias };
      expect(diverging(answer)).toEqual([]);
      expect(checkCitations(answer).summary.confere).toBeGreaterThan(0);
    }
  });
});
