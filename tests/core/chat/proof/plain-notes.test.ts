import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Plain sentences about notes and abstracts that say the opposite. */
const contradicted: readonly (readonly [answer: string, passage: string])[] = [
  [
    'Na rotação, deve-se aumentar a dose em 25%',
    'Na rotação de opioides, reduzir em 25% a dose equianalgésica. Reavaliar em um dia.',
  ],
  [
    'Na rotação, a dose deve ser aumentada em 25%',
    'Na rotação de opioides, reduzir em 25% a dose equianalgésica. Reavaliar em um dia.',
  ],
  [
    'Com valproato, dobrar a dose de lamotrigina',
    'Em uso de valproato, reduzir a dose de lamotrigina pela metade. Reavaliar em um mês.',
  ],
  ['Em idosos, a dose deve ser aumentada', 'Em idosos, a dose deve ser reduzida. Reavaliar em um mês.'],
  ['Em idosos, deve-se elevar a dose', 'In older adults, the dose should be reduced. Review after a month.'],
  [
    'Na insuficiência renal, não é preciso ajustar a dose',
    'In renal impairment, the dose should be adjusted. Review after a month.',
  ],
  [
    'Na insuficiência renal, a dose deve ser ajustada',
    'No dose adjustment is needed in renal impairment. Review after a month.',
  ],
  [
    'O fármaco deve ser tomado em jejum',
    'O comprimido deve ser tomado com alimentos. Evitar álcool durante o uso.',
  ],
  [
    'O fármaco deve ser tomado à noite',
    'O comprimido deve ser tomado pela manhã. Evitar álcool durante o uso.',
  ],
  [
    'A vacina pode ser dada na gestação',
    'A vacina é contraindicada na gestação. Adiar em caso de febre alta.',
  ],
  [
    'A gestação não contraindica a vacina',
    'A vacina é contraindicada na gestação. Adiar em caso de febre alta.',
  ],
  [
    'A alergia a ovo contraindica a vacina',
    'A alergia a ovo não contraindica a vacina. Adiar em caso de febre alta.',
  ],
  [
    'O medicamento é seguro na gestação',
    'O medicamento não é seguro na gestação. Evitar álcool durante o uso.',
  ],
  [
    'O medicamento atravessa a barreira placentária',
    'O medicamento não atravessa a barreira placentária. Evitar álcool durante o uso.',
  ],
  [
    'O medicamento não é removido por diálise',
    'O medicamento é removido por hemodiálise. Evitar álcool durante o uso.',
  ],
  ['A sonda deve ser retirada', 'A sonda deve ser mantida por 7 dias. Lavar com soro a cada turno.'],
  [
    'Deve-se aguardar o resultado da cultura para tratar',
    'Não aguardar o resultado da cultura para iniciar o tratamento. Reavaliar em 2 dias.',
  ],
  ['A cirurgia deve ser adiada', 'A cirurgia não deve ser adiada. Reservar sangue antes do ato.'],
  ['A cirurgia pode ser adiada', 'Surgery should not be delayed. Blood should be available.'],
  ['O exame é dispensável', 'O exame é obrigatório antes da alta. Repetir em 30 dias.'],
  ['A droga é de primeira linha', 'A droga é de segunda linha. Repetir em 30 dias.'],
  ['A droga é uma opção de última linha', 'A droga é de primeira linha no adulto. Repetir em 30 dias.'],
  ['O uso é restrito ao hospital', 'O uso não é restrito ao hospital. Repetir em 30 dias.'],
  ['Um teste negativo não exclui a doença', 'A negative test rules out the disease. Repeat after 30 days.'],
  [
    'Um teste negativo afasta a doença',
    'A negative test does not rule out the disease. Repeat after 30 days.',
  ],
  ['O risco é maior em fumantes', 'O risco é menor em fumantes. Repetir em 30 dias.'],
  [
    'O benefício foi restrito aos diabéticos',
    'The benefit was consistent in patients with and without diabetes. Repeat after 30 days.',
  ],
  ['A interação reduz o INR', 'A interação aumenta o INR. Repetir em 30 dias.'],
  [
    'A amiodarona diminui o efeito da varfarina',
    'Amiodarone increases the effect of warfarin. Repeat after 30 days.',
  ],
  [
    'A rifampicina aumenta a eficácia do contraceptivo',
    'A rifampicina reduz a eficácia dos contraceptivos orais. Repetir em 30 dias.',
  ],
  [
    'A sobrevida mediana foi menor com o novo fármaco',
    'Median overall survival was longer with the new drug than with chemotherapy. Follow-up lasted 20 months.',
  ],
  ['O novo fármaco encurtou a sobrevida', 'The new drug prolonged survival. Follow-up lasted 20 months.'],
  [
    'O tempo de internação foi maior com o corticoide',
    'Length of stay was shorter with corticosteroids. Follow-up lasted 20 months.',
  ],
  [
    'O corticoide aumentou o tempo de internação',
    'Corticosteroids shortened the hospital stay by one day. Follow-up lasted 20 months.',
  ],
  [
    'A qualidade de vida piorou com a reabilitação',
    'Quality of life improved with rehabilitation. Follow-up lasted 20 months.',
  ],
  [
    'A reabilitação não melhorou a qualidade de vida',
    'Quality of life improved with rehabilitation. Follow-up lasted 20 months.',
  ],
  [
    'O custo foi maior com o telemonitoramento',
    'Costs were lower with telemonitoring. Follow-up lasted 20 months.',
  ],
  [
    'A adesão foi pior com o comprimido único',
    'Adherence was better with the polypill. Follow-up lasted 20 months.',
  ],
  [
    'A função renal piorou com o tratamento',
    'Kidney function improved with treatment. Follow-up lasted 20 months.',
  ],
  ['A pressão arterial subiu com a dieta', 'Blood pressure fell with the diet. Follow-up lasted 20 months.'],
  ['A dieta não reduziu a pressão arterial', 'The diet lowered blood pressure. Follow-up lasted 20 months.'],
  [
    'Os pacientes ganharam peso com a semaglutida',
    'Patients lost weight with semaglutide. Follow-up lasted 20 months.',
  ],
  [
    'A perda de peso foi menor com a tirzepatida do que com a semaglutida',
    'Weight loss was greater with tirzepatide than with semaglutide. Follow-up lasted 20 months.',
  ],
  [
    'A tirzepatida foi inferior à semaglutida na perda de peso',
    'Tirzepatide was superior to semaglutide with respect to weight loss. Follow-up lasted 20 months.',
  ],
  ['O fármaco A não foi não inferior ao B', 'Drug A was noninferior to drug B. Follow-up lasted 20 months.'],
  [
    'O critério de não inferioridade não foi atingido',
    'Drug A met the criterion for noninferiority. Follow-up lasted 20 months.',
  ],
  ['O desfecho primário foi alcançado', 'The primary end point was not met. Follow-up lasted 20 months.'],
  ['O estudo não atingiu o desfecho primário', 'The primary end point was met. Follow-up lasted 20 months.'],
  [
    'Não houve interação com a idade',
    'There was a significant interaction with age. Follow-up lasted 20 months.',
  ],
  [
    'O benefício desapareceu após a suspensão',
    'The benefit persisted after discontinuation. Follow-up lasted 20 months.',
  ],
  [
    'O efeito não se manteve em 12 meses',
    'The effect was sustained at 12 months. Follow-up lasted 20 months.',
  ],
  [
    'Os eventos adversos graves foram mais comuns com o fármaco',
    'Serious adverse events were less common with the drug. Follow-up lasted 20 months.',
  ],
  [
    'Não houve eventos adversos graves',
    'Two serious adverse events occurred with the drug. Follow-up lasted 20 months.',
  ],
  ['O fármaco foi mal tolerado', 'The drug was well tolerated. Follow-up lasted 20 months.'],
  [
    'A mortalidade não diferiu entre os grupos',
    'Mortality was lower in the intervention group (HR 0.80; 95% CI, 0.70 to 0.91). Follow-up lasted 20 months.',
  ],
  [
    'A mortalidade diferiu entre os grupos',
    'Mortality did not differ between the groups. Follow-up lasted 20 months.',
  ],
  [
    'O tabagismo foi fator de proteção',
    'Smoking was a risk factor for recurrence. Follow-up lasted 20 months.',
  ],
  [
    'A idade avançada previu melhor prognóstico',
    'Older age predicted worse prognosis. Follow-up lasted 20 months.',
  ],
  [
    'A vacina teve eficácia menor nos idosos',
    'Vaccine efficacy was higher in older adults. Follow-up lasted 20 months.',
  ],
  ['A eficácia aumentou com o tempo', 'Efficacy waned over time. Follow-up lasted 20 months.'],
  [
    'O tratamento precoce foi pior que o tardio',
    'Early treatment was better than delayed treatment. Follow-up lasted 20 months.',
  ],
  [
    'A cirurgia aberta teve menos complicações que a laparoscópica',
    'Laparoscopic surgery had fewer complications than open surgery. Follow-up lasted 20 months.',
  ],
  [
    'As mulheres tiveram mais recorrência',
    'Recurrence was more common in men than in women. Follow-up lasted 20 months.',
  ],
  [
    'A letalidade foi menor nos não vacinados',
    'Case fatality was higher among the unvaccinated. Follow-up lasted 20 months.',
  ],
  ['A incidência cresceu no período', 'The incidence decreased over the period. Follow-up lasted 20 months.'],
  ['A cobertura vacinal aumentou', 'Vaccination coverage dropped. Follow-up lasted 20 months.'],
  [
    'O estudo foi interrompido por benefício',
    'The trial was stopped early for harm. Follow-up lasted 20 months.',
  ],
];

/** Plain sentences that say the same. */
const stated: typeof contradicted = [
  [
    'Na rotação, a dose deve ser diminuída em 25%',
    'Na rotação de opioides, reduzir em 25% a dose equianalgésica. Reavaliar em um dia.',
  ],
];

const verdictOf = (answer: string, text: string): string | undefined =>
  checkCitations({ text: `${answer} [1].`, references: [{ id: '1', title: 'Note', text }] }).sentences[0]
    ?.verdict;

describe('a plain sentence about doses, tests, advice or the result of a trial', () => {
  it.each(contradicted)('"%s" contradicts "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).toBe('diverge'),
  );
  it.each(stated)('"%s" agrees with "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).not.toBe('diverge'),
  );
});
