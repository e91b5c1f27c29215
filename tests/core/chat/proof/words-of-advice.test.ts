import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Ways to recommend something. */
const forIt: readonly string[] = [
  'recomenda-se {the}',
  '{the} é recomendada',
  '{the} está indicada',
  'há indicação {of}',
  'indica-se {the}',
  '{the} deve ser feita',
  'deve-se fazer {the}',
  'deve-se usar {the}',
  '{the} deve ser instituída',
  '{the} deve ser realizada',
  'é preciso fazer {the}',
  '{the} é necessária',
  '{the} é obrigatória',
  'convém fazer {the}',
  'sugere-se {the}',
  'aconselha-se {the}',
  '{the} é aconselhada',
  '{the} é aconselhável',
  'orienta-se {the}',
  '{the} é preconizada',
  'preconiza-se {the}',
  '{the} se justifica',
  '{the} tem lugar',
  '{the} é apropriada',
  '{the} é adequada',
  'faça {the}',
  'use {the}',
  'faz-se {the}',
  '{the} é a conduta recomendada',
  'a diretriz apoia {the}',
  'a diretriz endossa {the}',
  'a diretriz recomenda {the}',
  'a diretriz orienta {the}',
  'a diretriz é favorável {to}',
  '{the} pode ser feita',
  '{the} é permitida',
  '{the} faz parte da conduta',
  'os pacientes devem receber {the}',
  '{the} é mandatória',
  'institua {the}',
  'administra-se {the}',
  'utiliza-se {the}',
  'está indicado o uso {of}',
  'a recomendação é fazer {the}',
];

/** Ways to advise against it. */
const against: readonly string[] = [
  'não se recomenda {the}',
  '{the} não é recomendada',
  '{the} está contraindicada',
  'contraindica-se {the}',
  'evite {the}',
  'evita-se {the}',
  'deve-se evitar {the}',
  '{the} deve ser evitada',
  'não fazer {the}',
  'não faça {the}',
  'não use {the}',
  'não se deve fazer {the}',
  '{the} não deve ser feita',
  '{the} não deve ser usada',
  'desaconselha-se {the}',
  '{the} é desaconselhada',
  '{the} não está indicada',
  'não há indicação {of}',
  '{the} não tem indicação',
  'sem indicação {of}',
  'não se indica {the}',
  'não se faz {the}',
  'dispensa-se {the}',
  '{the} é dispensável',
  '{the} é desnecessária',
  'não é preciso fazer {the}',
  '{the} não é necessária',
  '{the} não tem lugar',
  '{the} não se justifica',
  'não convém fazer {the}',
  '{the} é proscrita',
  '{the} está proibida',
  'a diretriz recomenda contra {the}',
  'a diretriz desaconselha {the}',
  'a diretriz não recomenda {the}',
  'a diretriz não apoia {the}',
  'não se sugere {the}',
  '{the} não é apropriada',
  '{the} não é permitida',
  '{the} não faz parte da conduta',
  '{the} deve ser abandonada',
  '{the} é inadequada',
  'os pacientes não devem receber {the}',
  'não institua {the}',
  'a recomendação é não fazer {the}',
  'a orientação é não fazer {the}',
  'não se administra {the}',
  'não se utiliza {the}',
  'o uso {of} não é recomendado',
];

/** Passages that recommend it. */
const recommending: readonly string[] = [
  'Recomenda-se profilaxia antibiótica antes do procedimento. A vacinação deve estar em dia.',
  'A profilaxia antibiótica está indicada antes do procedimento. A vacinação deve estar em dia.',
  'A profilaxia antibiótica deve ser realizada antes do procedimento. A vacinação deve estar em dia.',
  'Antibiotic prophylaxis is recommended before the procedure. Vaccination should be up to date.',
  'We suggest antibiotic prophylaxis before the procedure. Vaccination should be up to date.',
  'Antibiotic prophylaxis should be given before the procedure. Vaccination should be up to date.',
];

/** Passages that advise against it. */
const discouraging: readonly string[] = [
  'Não se recomenda profilaxia antibiótica antes do procedimento. A vacinação deve estar em dia.',
  'A profilaxia antibiótica não está indicada antes do procedimento. A vacinação deve estar em dia.',
  'Não fazer profilaxia antibiótica antes do procedimento. A vacinação deve estar em dia.',
  'Antibiotic prophylaxis is not recommended before the procedure. Vaccination should be up to date.',
  'We recommend against antibiotic prophylaxis before the procedure. Vaccination should be up to date.',
  'Antibiotic prophylaxis should not be given before the procedure. Vaccination should be up to date.',
];

const verdictOf = (statement: string, text: string): string | undefined => {
  const sentence = statement
    .replace('{the}', 'a profilaxia antibiótica')
    .replace('{of}', 'da profilaxia antibiótica')
    .replace('{to}', 'à profilaxia antibiótica');
  return checkCitations({
    text: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} antes do procedimento [search_1].`,
    references: [{ id: 'search_1', title: 'Profilaxia em procedimentos: nota técnica', text }],
  }).sentences[0]?.verdict;
};

describe.each(discouraging)('over "%s"', (passage) => {
  it.each(forIt)('"%s" diverges', (statement) => expect(verdictOf(statement, passage)).toBe('diverge'));
  it.each(against)('"%s" agrees', (statement) => expect(verdictOf(statement, passage)).not.toBe('diverge'));
});

describe.each(recommending)('over "%s"', (passage) => {
  it.each(against)('"%s" diverges', (statement) => expect(verdictOf(statement, passage)).toBe('diverge'));
  it.each(forIt)('"%s" agrees', (statement) => expect(verdictOf(statement, passage)).not.toBe('diverge'));
});
