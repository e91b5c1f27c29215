import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Statements that apixaban (`{a}`) causes less of the outcome than warfarin (`{c}`). */
const statements: readonly string[] = [
  '{c} teve mais {o} do que {a}',
  '{c} teve mais {o}',
  'com {c}, houve mais {o}',
  'houve mais {o} com {c}',
  'houve mais {o} com {c} do que com {a}',
  '{the} foi maior com {c}',
  '{the} foi maior com {c} do que com {a}',
  '{the} foi mais comum com {c}',
  '{the} foi mais frequente no grupo {cn}',
  '{the} foi menor com {a} do que com {c}',
  '{the} foi menos comum com {a}',
  '{a} teve menos {o} do que {c}',
  '{a} teve menos {o}',
  '{a} reduziu {the} em comparação com {c}',
  '{a} reduziu {the} frente a {c}',
  'em comparação com {c}, {a} reduziu {the}',
  'comparada a {c}, {a} reduziu {the}',
  '{c} causou mais {o} do que {a}',
  '{c} aumentou {the} em relação a {a}',
  '{c} foi pior do que {a} quanto a {the}',
  '{c} foi inferior a {a} quanto a {the}',
  '{a} foi superior a {c} quanto a {the}',
  '{a} foi melhor do que {c} quanto a {the}',
  'o resultado quanto a {the} favoreceu {a}',
  '{the} favoreceu {a}',
  'quem usou {c} teve mais {o} do que quem usou {a}',
  'os tratados com {c} tiveram mais {o}',
  'os tratados com {a} tiveram menos {o} do que os tratados com {c}',
  'trocar {c} por {a} reduziu {the}',
  'o risco de {o} foi maior com {c}',
  'o risco de {o} foi menor com {a}',
  'a taxa de {o} foi mais alta com {c} do que com {a}',
  'a taxa de {o} foi mais baixa com {a}',
  'mais pacientes do grupo {cn} tiveram {o}',
  'menos pacientes do grupo {an} tiveram {o}',
  '{a} associou-se a menos {o} do que {c}',
  '{c} associou-se a mais {o} do que {a}',
  '{a} protegeu mais contra {the} do que {c}',
  '{c} protegeu menos contra {the} do que {a}',
];

/** The same finding, with both arms in one sentence, in two, or in the title only. */
const passages: readonly string[] = [
  'Apixaban was compared with warfarin in 18,201 patients with atrial fibrillation. Apixaban reduced major bleeding (hazard ratio, 0.69; 95% CI, 0.60 to 0.80).',
  'Na fibrilação atrial, a apixabana reduziu o sangramento maior em comparação com a varfarina. Sangramento maior: HR 0,69 (IC 95% 0,60–0,80).',
  'n=18,201: major bleeding 2.13 vs 3.09 %/year, HR 0.69 (0.60-0.80)',
  'In 18,201 patients, major bleeding occurred in 2.1% of the apixaban group and in 3.1% of the warfarin group (HR 0.69; 95% CI, 0.60 to 0.80).',
  'Major bleeding was less frequent with apixaban than with warfarin (2.1% vs. 3.1%).',
];

const WORDS = {
  a: 'a apixabana',
  c: 'a varfarina',
  an: 'apixabana',
  cn: 'varfarina',
  o: 'sangramento maior',
  the: 'o sangramento maior',
};
/** The arms exchanged. */
const EXCHANGED = { ...WORDS, a: WORDS.c, c: WORDS.a, an: WORDS.cn, cn: WORDS.an };

function verdictOf(
  statement: string,
  words: Readonly<Record<string, string>>,
  text: string,
): string | undefined {
  const sentence = statement
    .replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')
    .replace(/ a o /g, ' ao ')
    .replace(/ a a /g, ' à ')
    .replace(/por a /, 'pela ');
  return checkCitations({
    text: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} [search_1].`,
    references: [
      { id: 'search_1', title: 'Apixaban versus Warfarin in Patients with Atrial Fibrillation', text },
    ],
  }).sentences[0]?.verdict;
}

describe.each(passages)('over "%s"', (passage) => {
  it.each(statements)('"%s" agrees, and diverges if the arms are exchanged', (statement) => {
    expect(verdictOf(statement, WORDS, passage)).not.toBe('diverge');
    expect(verdictOf(statement, EXCHANGED, passage)).toBe('diverge');
  });
});
