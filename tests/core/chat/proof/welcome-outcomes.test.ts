import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Statements of more of an outcome that is welcome. */
const more: readonly string[] = [
  '{arm} aumentou {the}',
  '{arm} elevou {the}',
  '{arm} melhorou {the}',
  '{arm} ampliou {the}',
  '{arm} favoreceu {the}',
  '{arm} promoveu {the}',
  '{arm} proporcionou maior {o}',
  '{arm} proporcionou mais {o}',
  '{arm} resultou em maior {o}',
  '{arm} levou a mais {o}',
  '{arm} trouxe ganho {na}',
  '{arm} trouxe benefício {na}',
  '{arm} foi superior a {cmp} quanto {a}',
  '{arm} foi melhor do que {cmp} {na}',
  '{arm} superou {cmp} {na}',
  '{the} foi maior com {arm} do que com {cmp}',
  '{the} foi mais frequente com {arm}',
  '{the} aumentou com {arm}',
  '{the} melhorou com {arm}',
  '{the} foi menor com {cmp}',
  'houve mais {o} com {arm}',
  'houve aumento {de} com {arm}',
  'houve ganho {de} com {arm}',
  'com {arm}, {the} foi maior',
  'mais pacientes tiveram {o} com {arm}',
];

/** Statements of less of it, or of no gain. */
const fewer: readonly string[] = [
  '{arm} reduziu {the}',
  '{arm} diminuiu {the}',
  '{arm} piorou {the}',
  '{arm} prejudicou {the}',
  '{arm} comprometeu {the}',
  '{arm} limitou {the}',
  '{arm} dificultou {the}',
  '{arm} resultou em menor {o}',
  '{arm} proporcionou menos {o}',
  '{arm} levou a menos {o}',
  '{arm} trouxe prejuízo {na}',
  '{arm} foi inferior a {cmp} quanto {a}',
  '{arm} foi pior do que {cmp} {na}',
  '{the} foi menor com {arm} do que com {cmp}',
  '{the} foi menos frequente com {arm}',
  '{the} diminuiu com {arm}',
  '{the} caiu com {arm}',
  '{the} piorou com {arm}',
  '{the} foi maior com {cmp}',
  'houve menos {o} com {arm}',
  'houve redução {de} com {arm}',
  'com {arm}, {the} foi menor',
  'menos pacientes tiveram {o} com {arm}',
  '{arm} não aumentou {the}',
  '{arm} não melhorou {the}',
  '{arm} não alterou {the}',
  '{arm} não teve efeito sobre {the}',
  '{arm} não foi superior a {cmp} quanto {a}',
  '{arm} não trouxe benefício {na}',
  '{arm} não trouxe ganho {na}',
  '{arm} não favoreceu {the}',
  'não houve diferença {na} com {arm}',
  '{the} não aumentou com {arm}',
  '{the} não foi maior com {arm}',
  '{the} foi semelhante com {arm} e {cmp}',
  '{the} não diferiu entre {arm} e {cmp}',
  '{arm} e {cmp} tiveram {o} semelhante',
  '{arm} foi semelhante a {cmp} quanto {a}',
  '{arm} falhou em aumentar {the}',
  '{arm} não conseguiu melhorar {the}',
];

/** A passage that states a gain, and the Portuguese forms of its outcome and arms. */
const passages = [
  {
    arm: 'o belimumabe',
    cmp: 'o placebo',
    the: 'a resposta completa',
    o: 'resposta completa',
    de: 'da resposta completa',
    a: 'à resposta completa',
    na: 'na resposta completa',
    title: 'Two-Year Trial of Belimumab in Lupus Nephritis',
    text: 'In 448 patients with active lupus nephritis, a complete response at 104 weeks occurred in 43% of the belimumab group and in 32% of the placebo group (odds ratio, 1.6; 95% CI, 1.1 to 2.3; P=0.01).',
  },
  {
    arm: 'o benznidazol',
    cmp: 'o placebo',
    the: 'a cura parasitológica',
    o: 'cura parasitológica',
    de: 'da cura parasitológica',
    a: 'à cura parasitológica',
    na: 'na cura parasitológica',
    title: 'Benznidazol na doença de Chagas',
    text: 'Na doença de Chagas, o benznidazol aumentou a cura parasitológica em comparação com placebo. Cura: 66,2% vs. 33,5% (p < 0,001).',
  },
  {
    arm: 'o venetoclax',
    cmp: 'o placebo',
    the: 'a sobrevida global',
    o: 'sobrevida global',
    de: 'da sobrevida global',
    a: 'à sobrevida global',
    na: 'na sobrevida global',
    title: 'Venetoclax na leucemia mieloide aguda',
    text: 'Na leucemia mieloide aguda, o venetoclax prolongou a sobrevida global em comparação com placebo: mediana de 14,7 contra 9,6 meses (HR 0,66; IC 95% 0,52–0,85).',
  },
  {
    arm: 'a vareniclina',
    cmp: 'o placebo',
    the: 'a abstinência do tabaco',
    o: 'abstinência do tabaco',
    de: 'da abstinência do tabaco',
    a: 'à abstinência do tabaco',
    na: 'na abstinência do tabaco',
    title: 'Varenicline for smoking cessation',
    text: 'Varenicline increased continuous abstinence from tobacco compared with placebo (22% vs. 9%; odds ratio, 2.7; 95% CI, 1.9 to 3.8).',
  },
];

const verdictOf = (statement: string, passage: (typeof passages)[number]): string | undefined => {
  const words: Readonly<Record<string, string>> = passage;
  const sentence = statement
    .replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')
    .replace(/ a o /g, ' ao ');
  return checkCitations({
    text: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} [search_1].`,
    references: [{ id: 'search_1', title: passage.title, text: passage.text }],
  }).sentences[0]?.verdict;
};

describe.each(passages)('over "$title"', (passage) => {
  it.each(more)('"%s" never diverges', (statement) =>
    expect(verdictOf(statement, passage)).not.toBe('diverge'),
  );
  it.each(fewer)('"%s" diverges', (statement) => expect(verdictOf(statement, passage)).toBe('diverge'));
});
