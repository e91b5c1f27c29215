import { chatTexts } from '@vesalio/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citations, concepts, passages } from '../../../../packages/site/server/sandbox/corpus/index.ts';
import { covered, studyOfTitle, uncovered } from '../../../bench/answers/golden-questions.ts';
import { databases } from '../database-copy.ts';
import { type Chat, openChat, type Reference } from './chat-stage.ts';

const studyOf = ({ title }: Reference): string => studyOfTitle(title);

/** Sentences, list items and table rows, each with its markers. */
const claimsOf = (answer: string) =>
  answer
    .split('\n')
    .flatMap((line) => line.split(/(?<=\]\.) /))
    .map((text) => ({ text, ids: [...text.matchAll(/\[(search_\d+)\]/g)].map(([, id]) => id ?? '') }))
    .filter(({ ids }) => ids.length > 0);

const bare = (text: string): string =>
  text
    .replace(/\[search_\d+\]/g, '')
    .replace(/^- (\*\*[^*]+\*\* ?)?/, '')
    .replace(/[*.;:()|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the corpus', () => {
  it('contains the 47 publications, each with a passage', () => {
    expect(Object.keys(citations)).toHaveLength(47);
    expect(new Set(passages.map(({ study }) => study))).toEqual(new Set(Object.keys(citations)));
  });

  it('shows no figures of entries whose figures were not verified', () => {
    const figure =
      /\d[\d.,–-]*\s?(%|mg|mL|mmHg|pg|h\b|meses|dias)|\b(HR|RR|OR|IC|p)\b\s?[\d=<]|\d[,.]\d|[≥≤<>]\s?\d/;
    expect('reduziu em 30 mL/kg').toMatch(figure);
    const unverified = passages.filter(({ study }) => !['A', 'D'].includes(citations[study].verified));
    expect(unverified.length).toBeGreaterThanOrEqual(12);
    for (const { effect, text, caution = '', comparison = '', outcome = '', population = '' } of unverified) {
      expect(effect).toBeUndefined();
      expect(`${text} ${caution} ${comparison} ${outcome} ${population}`).not.toMatch(figure);
    }
  });

  it('marks superseded statements in the passage itself', () => {
    const superseded = passages.filter(({ study }) => study === 'DBHA 2020' || study === 'SSC 2021');
    expect(superseded).toHaveLength(3);
    for (const { text } of superseded) expect(text).toMatch(/já substituíd[ao]s? pela edição de 202[56]/);
    for (const study of ['GINA 2021', 'GOLD 2023']) {
      expect(passages.find((passage) => passage.study === study)?.caution).toMatch(/mais recentes/);
    }
  });

  it('has every concept of the questions in a passage', () => {
    const carried = new Set(passages.flatMap((passage) => passage.concepts));
    expect(Object.keys(concepts).filter((id) => !carried.has(id as never))).toEqual([]);
  });
});

describe.each(databases)('answers on $name', ({ url }) => {
  let chat: Chat;
  beforeAll(async () => {
    chat = await openChat(url);
  });
  afterAll(() => chat.close());

  it.each(covered)('%s', async (question, accepted) => {
    const { resposta, referencias } = await chat.ask(question);
    const studies = referencias.map(studyOf);
    expect(studies).toContain(accepted[0]);
    expect(accepted).toEqual(expect.arrayContaining(studies));
    const claims = claimsOf(resposta);
    expect(new Set(claims.flatMap(({ ids }) => ids))).toEqual(new Set(referencias.map(({ id }) => id)));
    for (const { text, ids } of claims.filter((claim) => !claim.text.startsWith('|'))) {
      const said = bare(referencias.find(({ id }) => id === ids[0])?.text ?? '');
      const sentences = bare(text).split(
        /(?= (?:HR |RR |OR |Razão |Eficácia |chance |eclâmpsia 58|−2,01|\d+,\d% vs ))/,
      );
      for (const sentence of sentences) expect(said).toContain(sentence.trim());
    }
    for (const { source, type, year, title, journal } of referencias) {
      expect(source).toMatch(/^https:\/\/(doi\.org\/10\.|www\.gov\.br\/)/);
      expect({ type, year }).toEqual({ type: 'db', year: expect.stringMatching(/^\d{4}$/) });
      expect(title && journal).toBeTruthy();
    }
  });

  const starters = [
    ['DBHA 2025', 'SPRINT'],
    ['DAPA-HF', 'PARADIGM-HF', 'RALES', 'DBIC 2018'],
    ['ART', 'PROSEVA'],
    ['MS Dengue 2024'],
  ];
  it.each(chatTexts.welcome.suggestions.map((question, place) => [question, starters[place]] as const))(
    'answers the starter question in full: %s',
    async (question, studies) => {
      const { resposta, referencias } = await chat.ask(question);
      expect(referencias.map(studyOf)).toEqual(studies);
      expect(resposta).not.toContain('O acervo não traz');
    },
  );

  it.each(uncovered)('finds nothing for: %s', async (question) => {
    const { resposta, referencias } = await chat.ask(question);
    expect(referencias).toEqual([]);
    expect(resposta).toContain('Nada encontrado no acervo');
    expect(resposta).not.toMatch(/\[search_|\[\d/);
  });

  it('respects the depth of the search', async () => {
    const counts: number[] = [];
    for (const topK of [3, 5, 17]) {
      const { referencias } = await chat.ask('doença renal crônica', { topK });
      expect(referencias.length).toBeLessThanOrEqual(topK);
      counts.push(referencias.length);
    }
    expect(counts[0]).toBe(3);
    expect(counts[1]).toBe(5);
    expect(counts[2]).toBeGreaterThan(5);
    const nonsense = await chat.ask('doença renal crônica', { topK: 'muitos' });
    expect(nonsense.referencias.length).toBeLessThanOrEqual(10);
  });

  it('cites only references that it returns, whatever is asked', async () => {
    const terms = Object.values(concepts).flatMap(({ terms: list }): readonly string[] => list.slice(0, 2));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const conversationId = await chat.open();
    for (let round = 0; round < 150; round += 1) {
      const words = Array.from({ length: 1 + random(3) }, () => terms[random(terms.length)]);
      const topK = 3 + random(15);
      const { resposta, referencias } = await chat.ask(words.join(' e '), { topK, conversationId });
      const ids = referencias.map(({ id }) => id);
      const markers = [...resposta.matchAll(/search_\d+/g)].map(([marker]) => marker);
      expect(new Set(markers)).toEqual(new Set(ids));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(topK);
    }
  });

  it('typesets numbers and compares trials with figures in a table', async () => {
    const { resposta } = await chat.ask('Anticoagulação na fibrilação atrial');
    expect(resposta).toMatch(/^## Fibrilação atrial: anticoagulação\n/);
    expect(resposta).toContain('| Estudo | Comparação | Desfecho | Resultado |');
    expect(resposta).toContain('HR\u00a00,79');
    expect(resposta).toContain('150\u00a0mg');
    expect(resposta).toContain('demonstração');
    const sprint = await chat.ask('SPRINT: meta de pressão');
    expect(sprint.resposta).toContain('120\u00a0mmHg');
    expect(sprint.resposta).toContain('**Cautelas**');
  });

  it('states that the corpus has no dose if the question asks for one', async () => {
    const absent = /não traz, para esta pergunta, a dose/;
    const asked = ['Qual a dose de dexametasona na covid-19?', 'Posologia da apixabana na fibrilação atrial'];
    for (const question of asked) expect((await chat.ask(question)).resposta, question).toMatch(absent);
    const told = ['Qual a dose de dabigatrana na fibrilação atrial?', 'Dexametasona na covid-19'];
    for (const question of told) expect((await chat.ask(question)).resposta, question).not.toMatch(absent);
  });

  it('states that it neither searches the web nor reads attachments', async () => {
    const plain = await chat.ask('Posição prona na SDRA');
    expect(plain.resposta).not.toMatch(/pesquisa na web|anexo/);
    const { resposta } = await chat.ask('Posição prona na SDRA', {
      web: true,
      files: { 'rx [search_9](javascript:1).png': 'image/png', 'laudo.pdf': 'application/pdf' },
    });
    expect(resposta).toContain('não pesquisa na web');
    expect(resposta).toMatch(/Os anexos “laudo\.pdf”, “rx search 9 javascript:1 \.png” não foram lidos/);
    const silent = await chat.ask('', { files: { 'a.png': 'image/png' } });
    expect(silent.referencias).toEqual([]);
    expect(silent.resposta).toContain('Não recebi uma pergunta em texto.');
  });

  it.each([
    ['Qual a meta de pressão arterial na hipertensão?', 'e em diabéticos?', ['DBHA 2025', 'SPRINT']],
    ['Ácido tranexâmico na hemorragia pós-parto', 'E no trauma?', ['CRASH-2']],
    ['Dabigatrana na fibrilação atrial', 'e a apixabana?', ['ARISTOTLE']],
    ['Posição prona na SDRA', 'por quê?', ['PROSEVA']],
    ['Qual a meta de pressão arterial na hipertensão?', 'e a capital da França?', []],
    ['Qual a meta de pressão arterial na hipertensão?', 'Benznidazol na doença de Chagas', ['BENEFIT']],
    ['Posição prona na SDRA', 'E na dengue grave, posso dar AAS?', ['MS Dengue 2024']],
  ])('understands a follow-up: %s → %s', async (first, second, accepted) => {
    const conversationId = await chat.open();
    await chat.ask(first, { conversationId });
    const { referencias, resposta } = await chat.ask(second, { conversationId });
    expect(referencias.map(studyOf)).toEqual(accepted);
    if (second === 'e em diabéticos?') expect(resposta).toMatch(/não traz.*específica sobre diabetes/);
  });

  it('suggests up to three next questions that the corpus answers, and none after an empty search', async () => {
    const suggested = new Set<string>();
    for (const [question] of covered) {
      const { sugestoes = [] } = await chat.ask(question);
      expect(sugestoes.length, question).toBeLessThanOrEqual(3);
      expect(new Set(sugestoes).size, question).toBe(sugestoes.length);
      for (const next of sugestoes) suggested.add(next);
    }
    expect(suggested.size).toBeGreaterThan(20);
    for (const next of suggested) expect((await chat.ask(next)).referencias.length, next).toBeGreaterThan(0);
    expect((await chat.ask('qual a capital da França')).sugestoes).toBeUndefined();
  });

  it('searches for the typed question, and states that it does not read the context', async () => {
    const typed = 'Ticagrelor no infarto';
    const context = '\n\nContexto informado:\n- Alergias: penicilina\n- Observações: hanseníase tratada';
    const [alone, withContext] = [await chat.ask(typed), await chat.ask(typed + context)];
    expect(withContext.referencias).toEqual(alone.referencias);
    expect(withContext.resposta).toContain('O contexto informado não foi considerado');
    expect(alone.resposta).not.toContain('contexto');
  });

  it('names the model that wrote it, in the answer and in the history', async () => {
    const modelo = { nome: 'Extrator de demonstração', versao: '1' };
    const answer = await chat.ask('Ticagrelor no infarto');
    expect(answer.modelo).toEqual(modelo);
    expect((await chat.history(answer.codigoConversaCliente)).items[0].modelo).toEqual(modelo);
  });

  it('stores its corpus once, and again when the edition changes', async () => {
    const count = async () =>
      (await chat.stage.db.query<{ n: number }>('select count(*)::int as n from corpus_passage'))[0]?.n;
    expect(await count()).toBe(passages.length);
    await chat.stage.db.exec("update corpus_edition set fingerprint = 'older'; delete from corpus_word");
    chat.rebuild({});
    expect((await chat.ask('hipertenção: meta de pressão')).referencias.map(studyOf)).toContain('DBHA 2025');
    expect(await count()).toBe(passages.length);
  });
});
