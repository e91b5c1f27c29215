import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const check = (answer: string, ...passages: readonly string[]) =>
  checkCitations({
    text: /\[search_\d\]/.test(answer) ? `${answer}.` : `${answer} [search_1].`,
    references: passages.map((passage, at) => {
      const [text = '', title = 'Nota'] = passage.split(' ‖ ').reverse();
      return { id: `search_${at + 1}`, title, text };
    }),
  }).sentences[0];

/**
 * True sentences that were called `diverge`, by class of language: sentence, passages (`title ‖ text` if the title
 * matters).
 */
const TRUE: readonly (readonly [name: string, answer: string, ...passages: string[]])[] = [
  [
    'a rise denied behind a fall',
    'Começar pelo ultrassom diminuiu o uso de tomografia de 38% para 12%, sem aumentar a taxa de perfuração',
    'Use of ultrasonography first reduced CT use from 38% to 12% and did not increase the perforation rate.',
  ],
  [
    'a limit denied by nem',
    'Respeite o teto de 75 mg/kg/dia',
    'A dose recomendada é de 10 a 15 mg/kg a cada 6 horas, sem ultrapassar 5 doses em 24 horas nem 75 mg/kg por dia.',
  ],
  [
    'a denial that nem goes on with',
    'Não pode ser usada com ClCr < 30 mL/min nem na deficiência completa de DPD',
    'É contraindicada com depuração abaixo de 30 mL/min e na deficiência completa de DPD.',
  ],
  [
    'a difference below zero by chance',
    'Acrescentar mirzapina não trouxe benefício significativo: BDI-II de 18,0 contra 19,7 com placebo (diferença −1,83; IC 95% −3,92 a 0,27)',
    'A pontuação média na escala BDI-II foi de 18,0 no grupo mirzapina e 19,7 no grupo placebo (diferença ajustada de −1,83; IC 95% −3,92 a 0,27), sem significância estatística.',
  ],
  [
    'an interval that says chance',
    'O haloperal não aumentou de modo significativo os dias vivo e fora do hospital (35,8 vs. 32,9; diferença de 2,9; IC 95% −1,2 a 7,0)',
    'The number of days alive and out of the hospital at 90 days was 35.8 with haloperal and 32.9 with placebo (difference, 2.9 days; 95% CI, −1.2 to 7.0; P=0.22). Mortality at 90 days was 36.3% in the haloperal group and 43.3% in the placebo group (adjusted absolute difference, −6.9 percentage points; 95% CI, −13.0 to −0.6).',
  ],
  [
    'a therapy of three',
    'A quádrupla durou menos que a tríplice: 10 contra 14 dias',
    'Adults received bismuth quadruple therapy for 10 days or clarithromycin triple therapy for 14 days.',
  ],
  [
    'durations that are arms',
    'Cinco dias de amoxicilina falharam mais do que dez dias (34% × 16%)',
    'Clinical failure occurred in 77 of 229 children (34%) in the 5-day group and in 39 of 238 (16%) in the 10-day group.',
  ],
  [
    'doses that are no outcome',
    'A colchicina em baixa dose (1,2 mg e 0,6 mg após 1 h) dá menos diarreia (23% vs. 77%)',
    'Colchicine 1.2 mg followed by 0.6 mg one hour later is as effective as higher doses and causes less diarrhea (23% vs. 77%).',
  ],
  [
    'what is left of a dose',
    'Em pacientes com ClCr de 30–50 mL/min, usa-se 75% da dose, ou seja, uma redução de 25%',
    'Em pacientes com depuração de creatinina entre 30 e 50 mL/min, reduzir a dose para 75% da dose inicial. Diarreia ocorreu em 47% dos pacientes, e síndrome mão-pé em 53%, sendo grau 3 em 17%.',
  ],
  [
    'a denial with its reason',
    'O medicamento não é recomendado para menores de 18 anos porque aumenta o risco de ideação suicida',
    'Não é recomendado para menores de 18 anos, devido ao aumento do risco de ideação suicida.',
  ],
  [
    'what is avoided because of what it does',
    'AINEs devem ser evitados, pois aumentam o risco de internação',
    'NSAIDs should be avoided because they increase the risk of hospitalisation.',
  ],
  [
    'a benefit that is not brought',
    'Não se recomenda associar IECA e BRA, porque aumenta a hipercalemia sem trazer benefício',
    'A associação de IECA com BRA não é recomendada, pois aumenta o risco de hipercalemia sem benefício adicional.',
  ],
  [
    'two statements of one sentence',
    'A ginecomastia não diferiu entre os grupos, e a pressão sistólica diminuiu 5 mmHg com finoxerone',
    'Systolic blood pressure fell by 5 mmHg with finoxerone. Gynaecomastia did not differ between groups.',
  ],
  [
    'a filtration rate without its body surface',
    'Suspender se a TFG for menor que 30 mL/min',
    'Metformin is contraindicated when eGFR is below 30 mL/min/1.73 m2.',
  ],
  [
    'people of whom the passage says something else',
    'Nas mulheres em idade fértil, usar contracepção',
    'Patients of childbearing potential must use contraception; men should avoid fathering a child.',
  ],
  [
    'a quality that the title says of something else',
    'A pneumonia aguda é tratada por 5 dias',
    'Short-course therapy for chronic bronchitis and pneumonia ‖ Community-acquired pneumonia was treated for 5 days.',
  ],
  [
    'a unit in words',
    'O início foi adiado até o CD4 cair abaixo de 400 células/mm³',
    'Therapy was deferred until the CD4 count fell below 400 cells per cubic millimeter.',
  ],
  [
    'a share of something else',
    'A hiperpotassemia grave ocorreu em 2%',
    'n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)',
  ],
  [
    'an ordinal week',
    'Vacine a gestante a partir de 27 semanas',
    'A vacina deve ser administrada a partir da 27ª semana em cada gestação. Caso não tenha sido aplicada, vacinar até 40 dias após o parto.',
  ],
  [
    'a limit not to pass',
    'Hidralazina 5 mg a cada 20 minutos, sem ultrapassar 20 mg',
    'A hidralazina intravenosa (5 mg a cada 20 minutos, máximo de 20 mg) é de primeira linha.',
  ],
  [
    'a noun that is denied',
    'O sangramento maior não relacionado à revascularização foi mais frequente com ticagrelor',
    'Ticagrelor was associated with a higher rate of major bleeding not related to revascularization.',
  ],
  [
    'a purpose',
    'Usar cálcio com o objetivo de prevenir fraturas não tem apoio neste ensaio',
    'Calcium did not lower the risk of fractures (hazard ratio, 0.98; 95% CI, 0.88 to 1.10).',
  ],
  [
    'a reason for a contraindication',
    'Não use com cetoconazol, pois a exposição aumenta',
    'O uso com cetoconazol é contraindicado por aumento da exposição.',
  ],
  [
    'what one passage denies as well',
    'A semaglutida mostrou proteção em pessoas sem diabetes [search_1] e em pessoas com diabetes tipo 2 [search_2]',
    'Em pessoas com obesidade, sem diabetes, a semaglutida reduziu os eventos.',
    'Semaglutide was compared with placebo in patients with type 2 diabetes and kidney disease.',
  ],
  [
    'a monthly visit',
    'Depois do primeiro ano, o exame é feito uma vez por mês',
    'The test is done every 2 weeks in the first year and monthly thereafter.',
  ],
  [
    'an arm named before two values',
    'A internação mediana foi de 11 dias com terapia oral e 14 dias com intravenosa',
    'Failure occurred in 14.6% of those receiving intravenous therapy and 13.2% of those receiving oral therapy. Median hospital stay was shorter with oral therapy (11 vs. 14 days).',
  ],
  [
    'a rate above another',
    'A adesão ao teste fecal superou a da colonoscopia: 41% contra 22%',
    'Adherence was higher with fecal testing than with colonoscopy (41% vs. 22%).',
  ],
  [
    'an interval in per cent',
    'A sensibilidade foi de 93% (IC 95% 88–97%)',
    'Pooled sensitivity was 0.93 (95% CI 0.88–0.97).',
  ],
  [
    'a fall told with its difference',
    'A mortalidade foi 1,2 ponto percentual menor com o esquema curto',
    'Death occurred in 203 patients with the short course and in 221 with the long one (difference −1.2 percentage points; 95% CI −3.5 to 1.1), meeting noninferiority.',
  ],
  [
    'a rise that is taken back',
    'A independência não aumentou de modo significativo',
    'Independence increased from 41% to 46%, but this did not reach significance.',
  ],
  [
    'the passage that has most of the words',
    'O ácido tranexâmico reduziu mortes no trauma [search_1], mas foi neutro na hemorragia intracerebral [search_2]',
    'Death due to bleeding was reduced with tranexamic acid.',
    'Tranexamic acid for intracerebral haemorrhage ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)',
  ],
  [
    'a share of those without treatment',
    'Sem tratamento, até 40% progridem para cirrose',
    'A infecção deve ser tratada, pois sem tratamento até 40% progridem para cirrose.',
  ],
  [
    'a limit behind a verb and its object',
    'O potássio não deve ultrapassar 5,5 mmol/L com a espironolactona',
    'A espironolactona não deve elevar o potássio acima de 5,5 mmol/L.',
  ],
  [
    'a change that is limited',
    'A queda da glicemia não deve exceder 70 mg/dL por hora',
    'A insulina não deve reduzir a glicemia além do necessário. A glicemia não deve cair mais de 70 mg/dL por hora.',
  ],
  [
    'an improvement that is a condition',
    'Se há melhora dos sintomas, dispensa-se a endoscopia de controle',
    'A endoscopia de controle não é necessária quando há melhora dos sintomas.',
  ],
  [
    'a group that is named by what it lacks',
    'O desfecho foi mais comum nos expostos: 9,1% contra 3,2%',
    'O desfecho foi encontrado em 9,1% dos expostos e em 3,2% dos não expostos.',
  ],
  [
    'a limit told without its verb',
    'O vasodilatador pode ser usado com sistólica acima de 120 mmHg, mas não abaixo de 100 mmHg',
    'Vasodilatadores são considerados quando a sistólica é maior que 120 mmHg e não devem ser usados abaixo de 100 mmHg.',
  ],
  [
    'a rank in a disease that is an outcome elsewhere',
    'Na insuficiência cardíaca, a dapagliflozina foi superior ao placebo (16,3% vs 21,2%)',
    'Worsening of heart failure or death occurred in 16.3% with dapagliflozin and 21.2% with placebo.',
  ],
  [
    'a medicine of the title whose other effect is told',
    'A metformina causou acidose láctica em 7,4% dos idosos',
    'Metformin in older adults ‖ Metformin in older adults. HbA1c fell by 1.12 percentage points. Severe hypoglycaemia with metformin was rare (0.3% versus 0.2%).',
  ],
  [
    'a range up to thousands with a point',
    'Vitamina B12: 350–1.000 mcg/dia por via oral',
    'Recomenda-se ferro 45 a 60 mg/dia e vitamina B12 350 a 1.000 mcg/dia por via oral.',
  ],
  [
    'a range without its day',
    'Ferro elementar: 45–60 mg',
    'Recomenda-se ferro elementar 45 a 60 mg/dia após a cirurgia.',
  ],
  [
    'what the verb before is denied of',
    'O fármaco reduziu o desfecho primário (1.083 contra 1.283 eventos; RT 0,84), mas não a morte CV isolada (8,1% contra 8,7%)',
    'The primary outcome (total worsening heart-failure events and cardiovascular death) occurred in 1,083 events among 3,003 patients with the drug and 1,283 among 2,998 with placebo (rate ratio 0.84). Cardiovascular death alone did not differ (8.1% vs. 8.7%; HR 0.93; 95% CI 0.78 to 1.11).',
  ],
  [
    'a fall by two amounts',
    'A espessura diminuiu 196 e 189 µm, respectivamente',
    'Central thickness decreased by 196 µm and 189 µm.',
  ],
  [
    'a faster recovery',
    'O desmame foi mais rápido: 48 contra 61 horas',
    'Time to weaning was shorter with the drug (median, 48 vs. 61 hours).',
  ],
  [
    'a plural in -ais',
    'Contato casual não recebe quimioprofilaxia',
    'A quimioprofilaxia dos contatos é feita em até 48 horas. A quimioprofilaxia não está indicada para contatos casuais.',
  ],
  [
    'a dose under a threshold beside the same dose',
    'A enoxaparina é dada em 1 mg/kg a cada 12 h, ou a cada 24 h se a depuração for < 30 mL/min',
    'A enoxaparina é usada na dose de 1 mg/kg a cada 12 horas; com depuração inferior a 30 mL/min, 1 mg/kg a cada 24 horas.',
  ],
  [
    'a rate of growth',
    'A velocidade de crescimento foi menor com a budesonida: 5,1 contra 5,6 cm/ano',
    'Growth velocity was lower with budesonide (5.1 cm per year vs 5.6 cm per year).',
  ],
  [
    'an improvement that was not seen',
    'As lesões acrais não melhoraram com o creme',
    'The facial score improved with the cream. Improvement was not seen in acral lesions.',
  ],
  [
    'tens and units in words',
    'Quarenta e três por cento tiveram artralgia',
    'Among 1,066 confirmed cases, 43% had arthralgia for more than 3 months.',
  ],
  [
    'a rise behind a denied fall',
    'Prolongar o jejum não reduz a aspiração e ainda eleva a resistência à insulina',
    'O jejum prolongado não diminui a aspiração e aumenta a resistência à insulina.',
  ],
  [
    'a frequency that stands with the dose',
    'Alendronato 70 mg 1x/semana ou risedronato 35 mg 1x/semana',
    'Alendronato 70 mg por semana, ou risedronato 35 mg por semana, em jejum. Ácido zoledrônico 5 mg uma vez ao ano.',
  ],
  [
    'another ending of a name',
    'Zoledronato: 5 mg EV por ano',
    'Alendronato 70 mg por semana. Ácido zoledrônico 5 mg intravenoso uma vez ao ano.',
  ],
  [
    'both values of a pressure or higher',
    'Foram incluídos adultos cuja pressão seguia ≥ 140/90 mmHg',
    'Adults with blood pressure of 140/90 mmHg or higher were enrolled. At 24 weeks, blood pressure below 140/90 mmHg was reached in 67.9%.',
  ],
  [
    'whole percentage points',
    'O programa aumentou o uso em 19 pontos',
    'The use rose by 19 percentage points with the programme.',
  ],
  [
    'a bleeding that is not major',
    'O sangramento não maior subiu com o anticoagulante, embora o intervalo inclua 1 (HR 1,49; IC 95% 0,94–2,36)',
    'Clinically relevant nonmajor bleeding was higher with the anticoagulant (10.1% vs 6.8%; HR 1.49; 95% CI 0.94–2.36).',
  ],
  [
    'a group that is the whole of the study',
    'A partir de 60 anos a proteção contra doença grave foi de 91,7%',
    'In 18,340 participants aged 60 years or older, efficacy was 78.3% (95% CI, 55.2 to 90.4). Efficacy against severe disease was 91.7%.',
  ],
  [
    'a verb that passes a value',
    'A letalidade de 2010 a 2020 ficou em 9,1%, superando 50% na síndrome pulmonar',
    'A letalidade média no período de 2010 a 2020 foi de 9,1% e passou de 50% na síndrome pulmonar.',
  ],
  [
    'a denial in another order of words',
    'Nenhum grupo teve hipoglicemia grave',
    'The rate of clinically significant or severe hypoglycaemia was 0.42 events per patient-year. No severe hypoglycaemia was reported in either group.',
  ],
  [
    'a word that begins like neutral',
    'Não foram detectados anticorpos neutralizantes',
    'Constipation was reported in 1.8%. Neutralising antibodies were not detected.',
  ],
  [
    'an x between two shares',
    'FA nova: menos no grupo conservador (8,1 x 11,4%)',
    'New-onset atrial fibrillation was less frequent in the conservative group (8.1% vs 11.4%).',
  ],
  [
    'the most common event',
    'A disgeusia foi o evento adverso mais comum (4,3 vs 6,1%)',
    'Dysgeusia was the most frequent adverse event (4.3% vs 6.1%).',
  ],
  [
    'a ratio called OR in a Portuguese sentence',
    'Retirar a sonda no 3º dia após prostatectomia robótica reduziu a ITU (3,5% vs 8,1%; OR 0,41; IC 95% 0,20–0,84)',
    'Men undergoing radical prostatectomy were randomised to removal on day 3 or day 7. Urinary tract infection was lower with early removal (3.5% vs 8.1%; OR 0.41; 95% CI 0.20 to 0.84).',
  ],
  [
    'a reduction that a response is made of',
    'Metade ou mais de redução foi vista em 46,2% com propranolol, contra 21,5% no placebo',
    'Resposta de 50 % ocorreu em 46,2 % com propranolol e 21,5 % com placebo (RR 2,15; IC 95 % 1,62-2,85).',
  ],
  [
    'an arm behind its measure',
    'O ferro intravenoso elevou a hemoglobina em 1,3 g/dL, contra 0,4 g/dL do ferro oral',
    'Intravenous iron increased hemoglobin by 1.3 g/dL versus 0.4 g/dL with oral iron at 24 weeks.',
  ],
  [
    'a period apart from its dose',
    'O ácido zoledrônico 5 mg ao ano baixou as fraturas de 13,9% para 8,6%',
    'Annual zoledronic acid 5 mg reduced fractures from 13.9% to 8.6% (HR 0.65, 95% CI 0.50 to 0.84).',
  ],
  [
    'the level of an interval in words',
    'O HR foi de 0,75, com intervalo de confiança de 95% entre 0,65 e 0,85',
    'The primary outcome occurred in 12.1% and 16.4% (hazard ratio, 0.75; 95% CI, 0.65 to 0.85). Adherence was 91%.',
  ],
  [
    'a unit that goes on behind its comparator',
    'O controle convencional visava glicemia de até 180 mg/dL',
    'Conventional glucose control, with a target of 180 mg or less per deciliter.',
  ],
  [
    'a dose per day said by an adverb',
    'A dose é de 5 mg de folato diariamente',
    'Folic acid 5 mg/day is given; in other cases 10 mg twice daily is used.',
  ],
  [
    'an adverb of another measure',
    'O paciente deve ser pesado diariamente',
    'Patients should be weighed every day and potassium checked twice weekly.',
  ],
  [
    'the ratio of a death beside two survivals',
    'A sobrevida foi maior com mirzapina',
    'Survival was 60% with mirzapine and 50% with placebo (hazard ratio for death, 0.70; 95% CI, 0.60 to 0.82).',
  ],
  [
    'the end of a stay that is called as a high dose is',
    'Na alta, 12% usavam dose alta',
    'At discharge, 12% of patients were on high-dose therapy, and no other dose was reported.',
  ],
  [
    'superior where it is also noninferior',
    'O zefaroxabano foi superior à varfarina na prevenção de AVC (1,31% vs. 1,58% ao ano; p = 0,04)',
    'Stroke occurred at a rate of 1.31% per year with zefaroxaban and 1.58% per year with warfarin (hazard ratio, 0.83; 95% CI, 0.69 to 0.99; P<0.001 for noninferiority; P=0.04 for superiority).',
  ],
  [
    'bleeding of one place and of all',
    'Apesar de menos sangramento maior no total, o zefaroxabano causou mais sangramento gastrointestinal do que a varfarina',
    'Major bleeding occurred in 2.2% per year with zefaroxaban versus 3.1% per year with warfarin (hazard ratio, 0.71; 95% CI, 0.61 to 0.83). Gastrointestinal bleeding, however, was more common with zefaroxaban (hazard ratio, 1.28; 95% CI, 1.05 to 1.56).',
  ],
  [
    'a denial with words between commas',
    'Não houve, até o momento, diferença significativa de sobrevida global (HR 0,93; IC 95% 0,75–1,15)',
    'Overall survival data were immature and showed no significant difference (hazard ratio, 0.93; 95% CI, 0.75 to 1.15).',
  ],
  [
    'groups that words without meaning name',
    'A resistência à rifampicina foi encontrada em 11,6% dos casos já tratados e em 3,4% dos casos novos',
    'Rifampicin resistance was detected in 3.4% of new cases and 11.6% of previously treated cases.',
  ],
  [
    'a benefit that is absent elsewhere',
    'O maior benefício ocorreu com eosinófilos ≥ 300 células/mcL, e não houve benefício abaixo de 100 células/mcL',
    'The benefit was greatest in patients with blood eosinophils of 300 cells/mcL or more and was absent below 100 cells/mcL.',
  ],
  [
    'equivalents that are a measure',
    'A dor em repouso foi menor com escetamina, com economia de 12 mg de equivalentes de morfina oral',
    'Pain scores at rest were lower with esketamine, and opioid consumption was reduced by 12 mg of oral morphine equivalents.',
  ],
  [
    'a lack of data on those left out',
    'Faltam dados em gestantes',
    'Adults with COPD were enrolled in twelve centers. Pregnant women were excluded.',
  ],
  [
    'a diagnosis that is excluded',
    'Suspeita de feocromocitoma exige investigação antes da cirurgia',
    'Pheochromocytoma must be excluded before surgery. Blockade is started early.',
  ],
  [
    'what is uncontrolled and contraindicates',
    'Hipertensão não controlada contraindica o uso de agentes estimuladores da eritropoese',
    'Agentes estimuladores da eritropoese são contraindicados na hipertensão não controlada.',
  ],
  [
    'what a condition allows',
    'Pode ser usado na hipertensão controlada',
    'Agentes são contraindicados na hipertensão não controlada e no infarto recente.',
  ],
  [
    'months to years',
    'Na primovacinação, crianças entre 6 meses e 8 anos recebem 2 doses',
    'A vacina é recomendada a partir dos 6 meses de idade. Crianças de 6 meses a 8 anos devem tomar duas doses de 0,5 mL.',
  ],
  [
    'one contraindication among recommendations',
    'Anafilaxia a uma dose prévia contraindica a vacina influenza',
    'A vacina influenza é recomendada anualmente. É contraindicada em pessoas com história de anafilaxia a dose anterior.',
  ],
  [
    'twice a year',
    'Nas mulheres com HIV, o exame é feito de 6 em 6 meses no primeiro ano',
    'O exame é repetido a cada três anos. Em mulheres que vivem com HIV, o exame deve ser semestral no primeiro ano.',
  ],
  [
    'an instruction behind a condition',
    'Diante de glicemia abaixo de 70 mg/dL, a dose de insulina deve ser reduzida em 10–20%',
    'A dose deve ser aumentada em 2 UI a cada 3 dias. Se ocorrer glicemia inferior a 70 mg/dL, reduzir a dose em 10% a 20%.',
  ],
  [
    'symptoms like those of something',
    'Sintomas gripais ocorrem em 28,4% após a primeira infusão e caem para 7,2% após a segunda',
    'Sintomas semelhantes aos da gripe ocorrem em 28,4% dos pacientes após a primeira infusão e em 7,2% após a segunda.',
  ],
  [
    'an exception',
    'A doxiciclina é alternativa na forma recente, mas não em gestantes',
    'A doxiciclina é alternativa na forma recente, exceto em gestantes.',
  ],
  [
    'beyond a limit',
    'Prolongar a profilaxia além de 24 h não diminui a infecção',
    'A profilaxia deve ser encerrada em até 24 horas após o procedimento, pois a extensão não reduz infecção.',
  ],
  [
    'a regimen without a drug',
    'O esquema de 4 meses com rifapentina e moxifloxacino foi não inferior ao de 6 meses na tuberculose',
    'This trial assigned participants with tuberculosis to a 4-month regimen of rifapentine and moxifloxacin or to the 6-month regimen, and the margin was met. A 4-month regimen with rifapentine without moxifloxacin was not non-inferior.',
  ],
  [
    'the route by its abbreviation',
    'A dose única de 1 g de ferro IV elevou a hemoglobina em 1,9 g/dL, frente a 1,1 g/dL com sulfato ferroso oral',
    'As gestantes receberam ferro derisomaltose 1.000 mg por via intravenosa ou sulfato ferroso 60 mg por via oral. O aumento da hemoglobina foi de 1,9 g/dL com ferro intravenoso e de 1,1 g/dL com ferro oral.',
  ],
  [
    'a pair in another order than the one before it',
    'Complicações de cateter ocorreram em 9,4% com terapia IV e em apenas 1,0% com terapia VO',
    'Treatment failure occurred in 13.2% in the oral group and 14.6% in the intravenous group. Catheter complications were more common intravenously (9.4% vs. 1.0%).',
  ],
  [
    'a score beside what it measures',
    'A tenecteplase elevou em 37% a taxa relativa de Rankin 0 ou 1 (p = 0,03)',
    'At 90 days, 33.0% in the tenecteplase group and 24.2% in the standard-treatment group had no disability (modified Rankin score of 0 or 1; relative rate, 1.37; P=0.03).',
  ],
  [
    'where a gain is greatest',
    'O ganho da terapia tripla foi mais pronunciado em pacientes com eosinófilos ≥ 150 células/µL',
    'Benefit was greatest in patients with a blood eosinophil count of 150 cells per microlitre or more.',
  ],
  [
    'a concession before a comma',
    'Apesar do benefício, a dor musculoesquelética foi mais relatada no grupo exercício (14% contra 9%)',
    'Musculoskeletal pain was reported more often with exercise (14% vs. 9%).',
  ],
  [
    'two or more',
    'No segundo ano, duas ou mais crises ocorreram em apenas 8%, frente a 24% no cuidado habitual',
    'In year 2 two or more flares were reported by 8% and 24% of patients in the nurse-led and usual-care groups, respectively.',
  ],
  [
    'shares of a whole and of a part',
    'A LRA ocorreu em 13,0% dos 11.402 adultos acompanhados, dos quais 3,1% necessitaram de diálise',
    'We studied 11,402 adults. Acute kidney injury occurred in 1482 patients (13.0%), and 3.1% of those required dialysis.',
  ],
  [
    'two doses of a drug, named behind the women',
    'A hemorragia pós-parto ocorreu em 8,9% das mulheres com 75 mg e em 9,3% daquelas com 150 mg',
    'Preterm preeclampsia occurred in 2.8% of women in the 150-mg group and in 4.9% in the 75-mg group. Postpartum haemorrhage was similar in the two groups (9.3% vs. 8.9%).',
  ],
  [
    'a harm as the price of a gain',
    'A redução de exacerbações com a terapia tripla teve como contrapartida mais pneumonia que com LAMA-LABA (7,6% vs. 4,7%)',
    'The rate of exacerbations was 0.91 with triple therapy and 1.21 with LAMA-LABA (rate ratio, 0.75; 95% CI, 0.70 to 0.81). Pneumonia was reported in 7.6% of patients receiving triple therapy and 4.7% receiving LAMA-LABA.',
  ],
  [
    'those who had not received it',
    'A insulina icoperta semanal foi superior à glargina diária (diferença −0,19 ponto percentual; IC 95% −0,36 a −0,03)',
    'In a trial, 984 adults who had not previously received insulin were assigned to weekly insulin icoperta or daily insulin glargine. HbA1c was lower with icoperta (difference, -0.19 percentage points; 95% CI, -0.36 to -0.03), confirming superiority.',
  ],
  [
    'two falls in another order',
    'A HbA1c caiu de 8,4% para 7,1% com glargina e de 8,5% para 6,9% com icoperta',
    'HbA1c decreased from 8.5% at baseline to 6.9% with icoperta and from 8.4% to 7.1% with glargine.',
  ],
  [
    'a dose that another outcome has too',
    'O eralgepanto 30 mg/dia reduziu em média 7,5 dias de migrânea por mês, contra 5,1 com placebo',
    'The mean change in monthly migraine days was -6.9 with 60 mg, -7.5 with 30 mg and -5.1 with placebo (P<0.001). Constipation was the most common adverse event, occurring in 10.5% of the 30-mg group.',
  ],
  [
    'two p-values of one sentence',
    'Houve menos escalonamento (11,6% vs 23,0%; p < 0,001), e a UTI não diferiu (10,1% vs 9,0%)',
    'Escalation occurred in 11.6% and 23.0% (P<0.001). ICU admission was 10.1% and 9.0% (P=0.61).',
  ],
  [
    'what made people ineligible',
    'Uveíte e cirurgia filtrante prévia eram critérios de inelegibilidade',
    'In this trial, 196 adults with open-angle glaucoma received timolaprost. Patients with uveitis or prior filtration surgery were not eligible.',
  ],
  [
    'an arm named by another word than its name',
    'O abandono do tratamento foi mais frequente entre pessoas com HIV (19,2%) do que entre as soronegativas (10,8%)',
    'O abandono do tratamento foi de 19,2% entre os coinfectados e de 10,8% entre os soronegativos.',
  ],
  [
    'none of several',
    'Em nenhuma das capitais o tratamento diretamente observado alcançou 40% de cobertura',
    'A cobertura do tratamento diretamente observado permaneceu abaixo de 40% em todas as capitais.',
  ],
  [
    'a fall and a later rise',
    'Entre 2020 e 2022, a incidência aumentou 4,7 casos por 100 mil habitantes',
    'A incidência caiu de 52,3 por 100 mil habitantes em 2015 para 44,9 por 100 mil em 2020, voltando a subir para 49,6 por 100 mil em 2022.',
  ],
  [
    'what was alike and what was rarer',
    'As taxas de infecção por C. difficile não se distinguiram entre os grupos, ao contrário das complicações de cateter, bem menos frequentes no grupo oral',
    'Catheter-related complications were recorded in 1.2% and 9.6%, respectively. Rates of Clostridioides difficile infection were similar.',
  ],
  [
    'figures long before a direction',
    'O ganho de peso excessivo associou-se a obesidade aos 7 anos (11,6% contra 7,9%), associação que o aleitamento por 6 meses ou mais atenuou',
    'Children of mothers with excessive gain had a higher prevalence of obesity at age 7 years (11.6% vs. 7.9%). Breastfeeding for at least 6 months attenuated the association with obesity.',
  ],
  [
    'the other drug because one is contraindicated',
    'Gestantes devem ser tratadas com enoxaparina, já que os anticoagulantes orais diretos não podem ser usados',
    'Na gestação utiliza-se enoxaparina, pois os anticoagulantes orais diretos são contraindicados.',
  ],
  [
    'days of therapy as a rate',
    'Houve menos uso de vancomicina (de 48 para 41 dias de terapia por 1.000 pacientes-dia)',
    'Hemoculturas foram coletadas ao longo de 18 meses. Os dias de terapia com vancomicina diminuíram de 48 para 41 por 1.000 pacientes-dia.',
  ],
  [
    'the other arm of a pair and its ratio',
    'A bradicardia foi menos frequente com salina (3,6%) que com dexmedetomidina (8,8%), enquanto o delirium foi mais frequente com salina',
    'Delirium ocorreu em 13,8% no grupo dexmedetomidina e em 20,4% no grupo salina (risco relativo 0,67; IC 95% 0,50 a 0,91). Bradicardia foi mais comum com dexmedetomidina (8,8% versus 3,6%).',
  ],
  [
    'a change between two values of the sentence',
    'A quantidade mediana prescrita recuou 60%, de 225 para 90',
    'The median quantity fell from 225 to 90 oral units. Persistent use was more common among smokers (adjusted odds ratio, 1.31; 95% CI, 1.24 to 1.39).',
  ],
  [
    'a use that is related to nothing',
    'A idade não se relacionou com o uso persistente, que atingiu 3,9% dos pacientes',
    'Persistent use occurred in 3.9% of patients overall. Age was not associated with persistent use.',
  ],
  [
    'two sides of a weight',
    'Crianças com 20 kg ou mais iniciam com 0,5 mg/dia, o dobro da dose usada abaixo desse peso (0,25 mg/dia)',
    'Para pacientes com menos de 20 kg, a dose inicial é de 0,25 mg ao dia; com 20 kg ou mais, 0,5 mg ao dia.',
  ],
  [
    'as long as a goal is not reached',
    'Enquanto a meta não é alcançada, a HbA1c é dosada trimestralmente',
    'A hemoglobina glicada deve ser medida a cada 3 meses até atingir a meta e, depois, a cada 6 meses.',
  ],
  [
    'the fall to each of two values',
    'A partir de uma PIO basal de 24,6 mmHg, a queda média foi de 7,7 mmHg com timolaprost e de 6,8 mmHg com latanoprost',
    'Mean intraocular pressure fell from 24.6 mm Hg at baseline to 16.9 mm Hg with timolaprost and 17.8 mm Hg with latanoprost.',
  ],
  [
    'a placebo by another name',
    'O delirium caiu para 13,8% com dexmedetomidina, contra 20,4% com placebo',
    'Delirium ocorreu em 13,8% no grupo dexmedetomidina e em 20,4% no grupo solução salina.',
  ],
];

/** Contradictions that used to be missed. */
const WRONG: readonly (readonly [name: string, answer: string, ...passages: string[]])[] = [
  [
    'arms that each text compares',
    'A hipotensão foi mais comum com propofol do que com cetamina',
    'Hypotension was more common with ketamine than with propofol in this trial.',
  ],
  [
    'a significance that chance explains',
    'O fármaco reduziu significativamente o escore em comparação com placebo',
    'The score decreased by 6.0 points with the drug and 5.5 points with placebo (P = 0.61).',
  ],
  [
    'a longer stay',
    'A internação foi mais longa com a terapia oral',
    'The median hospital stay was shorter with oral therapy than with intravenous therapy.',
  ],
  [
    'a comparison behind a verb',
    'O tratamento supervisionado associou-se a maior abandono',
    'O tratamento supervisionado associou-se a menor abandono (7% contra 18%).',
  ],
  [
    'a margin that was met',
    'O estudo não conseguiu demonstrar a não inferioridade do esquema de 5 dias',
    'Cure was 93.2% in the 5-day group and 94.0% in the 10-day group, meeting the prespecified noninferiority margin.',
  ],
  [
    'what may be kept',
    'Os inibidores da ECA podem ser mantidos na gravidez',
    'Inibidores da ECA são contraindicados em qualquer fase da gravidez.',
  ],
  [
    'what is discouraged',
    'Na DPOC, recomenda-se corticoide inalatório isolado',
    'In COPD, monotherapy with inhaled corticosteroids (corticoide inalatório) is discouraged.',
  ],
  [
    'values of arms that both fell',
    'A carga viral caiu 20% com tenofovir e 80% com placebo',
    'The viral load was lowered by 80% with tenofovir versus 20% with placebo.',
  ],
  [
    'values of arms that differ in how often',
    'A remissão foi de 51,0% a cada 12 semanas e 47,5% a cada 4 semanas',
    'Remission occurred in 47.5% with dosing every 12 weeks and 51.0% with dosing every 4 weeks.',
  ],
  [
    'values of the exposed and the unexposed',
    'A perda auditiva ocorreu em 3,2% dos expostos e 9,1% dos não expostos',
    'A perda auditiva ocorreu em 9,1% dos expostos e em 3,2% dos não expostos.',
  ],
  [
    'the other kind of heart failure of a study with these figures',
    'Na fração de ejeção preservada, a dapagliflozina reduziu o desfecho (HR 0,74)',
    'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ N=4,744: worsening HF or CV death HR 0.74 (0.65-0.85).',
  ],
  [
    'children in place of adults',
    'Em crianças com choque séptico, a mortalidade foi de 43,1% contra 44,0%',
    'We enrolled 1,241 adults. At 90 days mortality was 43.1% with the infusion and 44.0% with placebo.',
  ],
  [
    'a rise beside a title that names an effect',
    'O tratamento elevou o risco de falência renal, queda da filtração ou morte renal (HR 0,82)',
    'Effect of the Treatment on Kidney Outcomes ‖ Effect of the Treatment on Kidney Outcomes. N=5,674: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93).',
  ],
  [
    'an interval of a share with its bounds swapped',
    'A eficácia foi de 67,3% (IC 95% 76,1–59,2)',
    'Two-year efficacy was 67.3% (59.2-76.1) after one dose.',
  ],
  [
    'a threshold beside the word for limit',
    'O limite diagnóstico da relação é < 0,9',
    'Post-bronchodilator relation <0.7 is the diagnostic limit.',
  ],
  [
    'what must be kept',
    'O aleitamento materno não deve ser mantido durante a gastroenterite',
    'Antidiarreicos são contraindicados. O aleitamento materno deve ser mantido.',
  ],
  [
    'what must not be treated',
    'A hiperuricemia assintomática deve ser tratada',
    'A hiperuricemia assintomática não deve ser tratada.',
  ],
  [
    'a disease whose name ends otherwise in English',
    'A miopatia aumentou com a estatina',
    'Myopathy was not increased in this trial.',
  ],
  [
    'a frequency in another unit',
    'Pacientes estáveis são reavaliados a cada 3 semanas',
    'Pacientes estáveis são reavaliados a cada 3 meses na doença controlada.',
  ],
  [
    'after a time within which it was given',
    'O trombolítico foi administrado depois de 3 horas do início',
    'Patients received the thrombolytic within 3 h of onset in this trial.',
  ],
  [
    'values of arms behind their numbers of patients',
    'Remissão de 9,9% com vedolizumabe e 31,6% com placebo',
    'Remission occurred in 31.6% of 234 patients on vedolizumab and 9.9% of 117 on placebo (difference 21.7 percentage points).',
  ],
  [
    'values of arms behind brackets',
    'Pré-eclâmpsia em 4,3% com aspirina e 1,6% com placebo',
    'Preeclampsia occurred in 1.6% (13 of 798) with aspirin and 4.3% (35 of 822) with placebo.',
  ],
  [
    'values of arms of which one name is shared',
    'A mortalidade foi de 39,8% com volume corrente baixo e 31,0% com volume corrente tradicional',
    'Death occurred in 31.0% of the lower tidal volumes group and in 39.8% of the traditional tidal volumes group.',
  ],
  [
    'values of doses in brackets',
    'Acne em 2% com 30 mg e 17% com placebo',
    'Acne was reported in 7% (15 mg), 17% (30 mg), and 2% (placebo).',
  ],
  [
    'values of treatments by their days',
    'Cura de 68% no grupo de 3 dias e de 77% no de 8 dias',
    'Cure was 77% in the 3-day group and 68% in the 8-day group.',
  ],
  [
    'the value of all for a group with a threshold',
    'Nos maiores de 75 anos, a mortalidade foi de 38,5%',
    'Mortality was 38.5% with the drug and 37.9% with placebo. In patients older than 75 years, mortality was 49.0% and 47.3%.',
  ],
  [
    'the ratio of all for a group with a threshold',
    'Com menos de 150 eosinófilos/µL, a razão de taxas foi de 0,50',
    'The rate of exacerbations fell (rate ratio, 0.50; 95% CI, 0.41 to 0.61). In patients with fewer than 150 eosinophils per microliter, no benefit was seen (rate ratio, 0.96; 95% CI, 0.71 to 1.29).',
  ],
  [
    'the ratio of another outcome',
    'Sangramento maior: HR 0,79 com apixabana',
    'n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80).',
  ],
  [
    'micrograms in another spelling',
    'A dose foi de 0,1 mg/kg/min por 24 horas',
    'Patients received 0.1 microg/kg/min for 24 hours.',
  ],
  [
    'micrometres',
    'A espessura corneana é de cerca de 540 mm',
    'A espessura corneana central normal é de cerca de 540 µm.',
  ],
  [
    'an age or over',
    'O estudo incluiu pessoas com menos de 70 anos',
    'The trial enrolled people aged 70 years or over at high risk of falls.',
  ],
  [
    'cases per thousand',
    'A incidência é de 0,4 caso por mil habitantes',
    'Em 2023 a incidência foi de 0,4 caso por 100 mil habitantes.',
  ],
  [
    'what did not change',
    'O uso de hipnóticos diminuiu no grupo comportamental',
    'Use of hypnotics did not change in either group.',
  ],
  [
    'what did not fall over a time',
    'A síndrome torácica aguda diminuiu no período',
    'Acute chest syndrome did not decrease over the period.',
  ],
  [
    'no significant rise beside a fall',
    'A enoxaparina aumentou significativamente o sangramento',
    'Extended enoxaparin was associated with fewer events than prophylaxis alone and with no significant increase in bleeding.',
  ],
  [
    'a slip below a threshold of something else',
    'O desfecho ocorreu em 18,7% com vericapril e em 24,4% com placebo',
    'Patients had an ejection fraction of 40% or less. The outcome occurred in 18.7% of the vericapril group and 22.4% of the placebo group.',
  ],
  [
    'what a high dose does',
    'A dose alta reduziu a displasia broncopulmonar',
    'High-dose caffeine (loading 40 mg/kg) was compared with standard dose (20 mg/kg). Extubation failure occurred in 22.8% and 30.1%, respectively (RR 0.76; 95% CI 0.61–0.94). Bronchopulmonary dysplasia did not differ (35.4% vs 36.0%; P=0.86).',
  ],
  [
    'what was unaffected',
    'O ácido tranexâmico reduziu o delirium',
    'Oral tranexamic acid reduced transfusion. Delirium was unaffected (19.5% vs 20.1%).',
  ],
  [
    'a count or more',
    'O adesivo é para quem fuma menos de 20 cigarros por dia',
    'O adesivo de nicotina é usado em quem fuma 20 cigarros ou mais por dia.',
  ],
  [
    'a titre or more',
    'Considera-se imune quem tem anti-HBs de 10 mUI/mL ou menos',
    'Considera-se imune quem tem anti-HBs de 10 mUI/mL ou mais.',
  ],
  [
    'a minimum for a maximum',
    'A velocidade mínima de infusão da vancomicina é de 15 mg/min',
    'Velocidade máxima de infusão: 15 mg/min. Não é absorvida por via oral.',
  ],
  [
    'the year beside another number',
    'Em 2021 foram notificados 31.540 acidentes ofídicos',
    'Em 2022 foram notificados 31.540 acidentes ofídicos, com letalidade de 0,4%.',
  ],
  [
    'the last year of a recruitment',
    'Entre março de 2018 e outubro de 2023 foram incluídos os hipertensos do estudo',
    'Between March 2018 and October 2021, 1,386 adults with blood pressure of 140/90 mmHg or higher despite monotherapy were assigned to one pill or to stepped usual care.',
  ],
  [
    'a contraindication that is denied with está',
    'O ferro intravenoso não está contraindicado na infecção ativa',
    'O ferro intravenoso está contraindicado na infecção ativa.',
  ],
  [
    'advice beside an absence',
    'O bicarbonato é recomendado mesmo na ausência de acidose',
    'O bicarbonato não é recomendado na ausência de acidose.',
  ],
  [
    'what is allowed',
    'A talidomida é permitida em gestantes',
    'A talidomida é proibida em gestantes. A gravidez não contraindica a poliquimioterapia.',
  ],
  [
    'the upper bound of a daily dose',
    'A ceftriaxona é alternativa na dose de 1 a 4 g a cada 24 horas',
    'A ceftriaxona 1 a 2 g a cada 24 horas é alternativa nas formas graves.',
  ],
  [
    'grams beside a bare number',
    'Diazepam 10 g por via oral, repetido a cada hora',
    'A escala com pontuação de 10 ou mais indica tratamento. Diazepam 10 mg por via oral pode ser repetido a cada hora.',
  ],
  [
    'hours that are no day of a dose',
    'O pantoprazol é usado na dose de 40 mg após ventilação por mais de 24 horas',
    'Pantoprazol 40 mg intravenoso uma vez ao dia em pacientes com ventilação mecânica por mais de 48 horas.',
  ],
  [
    'a value that is passed',
    'A resposta virológica sustentada é inferior a 95%',
    'A resposta virológica sustentada supera 95%. Na cirrose associa-se ribavirina.',
  ],
  [
    'the end of a rise',
    'O controle pressórico passou de 41,7% para 53,3%',
    'The programme raised blood pressure control (<140/90 mm Hg) from 41.7% to 58.3% over 18 months.',
  ],
  [
    'another word for fever',
    'A febre foi menos frequente com zoledronato',
    'Pyrexia was more frequent with zoledronate (6.9% vs 0.9%).',
  ],
  [
    'exchanged values of two things, of which one is named in few words',
    'O jejum é de 8 horas para refeição leve e de 6 horas para refeição completa',
    'Líquidos claros são permitidos até 2 horas antes da anestesia; refeição leve, até 6 horas; e refeição completa, até 8 horas.',
  ],
  [
    'exchanged doses of two ages, of which one is no name',
    'O zinco é dado em 20 mg/dia para menores de 6 meses e 10 mg/dia a partir dessa idade',
    'Zinco é recomendado por 10 a 14 dias: 10 mg/dia para menores de 6 meses e 20 mg/dia a partir dessa idade.',
  ],
  [
    'exchanged values of which one has no arm',
    'A fístula anastomótica foi de 5,2% com antibiótico oral e 2,9% sem',
    'Surgical-site infection occurred in 48 of 694 patients (6.9%) in the antibiotic group and 91 of 696 (13.1%) in the control group. Anastomotic leak was 2.9% versus 5.2%.',
  ],
  [
    'the share of another outcome',
    'A hemorragia intracerebral sintomática ocorreu em 15,4% com alteplase',
    'Symptomatic intracerebral hemorrhage within 24 hours occurred in 3.4% and 3.2%. Ninety-day mortality was 15.3% and 15.4%.',
  ],
  [
    'a verb with a capital at the start',
    'Metrexol não é contraindicado na lactação',
    'É contraindicado na gravidez e na lactação; homens e mulheres devem usar contracepção.',
  ],
  [
    'what lowers',
    'Tiazídicos e AINEs baixam a litemia',
    'Diuréticos tiazídicos e anti-inflamatórios aumentam a litemia.',
  ],
  [
    'a gain of weight',
    'O ganho de peso no primeiro ano foi menor com cabotegrin do que com a PrEP oral',
    'Weight gain in the first year was 0.4 kg greater with cabotegrin.',
  ],
  [
    'a survival told by the hazard of death',
    'Em relação ao sorafenibe, a combinação encurtou a sobrevida global mediana',
    'Median overall survival was 19.2 months in the combination group and 13.4 months in the sorafenib group (hazard ratio for death, 0.66; 95% CI, 0.52 to 0.85).',
  ],
  [
    'what modifies an effect',
    'A hidrocortisona modificou o efeito da vasopressina',
    'Hydrocortisone did not modify the effect of vasopressin.',
  ],
  [
    'a rise that the figures show and the words deny',
    'A nevalutida aumentou a ocorrência de hipoglicemia grave (0,7% vs 0,5% com placebo)',
    'Não houve aumento de hipoglicemia grave (0,7% vs 0,5% com placebo).',
  ],
  [
    'another filtration rate without its body surface',
    'Suspender se a TFG for menor que 45 mL/min',
    'Metformin is contraindicated when eGFR is below 30 mL/min/1.73 m2.',
  ],
  [
    'a maximum that must not be passed',
    'O volume inicial não deve passar de 30 mL/kg',
    'At least 30 mL/kg of crystalloid should be given in the first 3 hours.',
  ],
  ['the time of an infusion', 'Infundir 500 mg em 2 horas', 'Infuse 500 mg over 8 hours in all adults.'],
  [
    'a count in words under another comparator',
    'Exigem-se no máximo duas crises para o diagnóstico',
    'The diagnosis requires at least two seizures.',
  ],
  [
    'an excess',
    'O fármaco associou-se a menos sangramentos',
    'The drug was associated with an excess of bleeding.',
  ],
  ['million units', 'A dose é de 9 MU por dia', 'The dose is 9 mU per day, in two parts.'],
  [
    'the time before and after',
    'Benefício foi visto nas mulheres pré-menopausa',
    'The benefit was seen in postmenopausal women only (HR 0.80).',
  ],
  [
    'a ratio of the second value to the first',
    'A espironolactona elevou a mortalidade',
    'Death occurred in 46 percent of the placebo group and in 35 percent of the spironolactone group (relative risk of death, 0.70; 95 percent confidence interval, 0.60 to 0.82).',
  ],
  [
    'the value of those without it',
    'Entre os diabéticos, o desfecho ocorreu em 21%',
    'The outcome occurred in 21% of those without diabetes and in 30% of those with diabetes.',
  ],
  [
    'the value of the other dose',
    'A mortalidade foi de 9% com a dose baixa',
    'Mortality was 12% with the low dose and 9% with the high dose.',
  ],
  [
    'the other predictive value',
    'O valor preditivo positivo foi de 99%',
    'Sensitivity was 92% and the negative predictive value was 99%.',
  ],
  ['how often, by an adverb', 'Aplicar semanalmente', 'Apply once daily to the affected skin.'],
  ['with food', 'O medicamento deve ser tomado em jejum', 'The drug should be taken with food.'],
  ['the time of day', 'Deve ser tomado à noite', 'It should be taken in the morning.'],
  ['where it leaves', 'O fármaco é excretado pelas fezes', 'The drug is excreted in the urine.'],
  [
    'a level of risk',
    'Pacientes de alto risco podem receber alta',
    'Low-risk patients may be discharged early.',
  ],
  [
    'those who were left out',
    'O estudo incluiu pacientes com DPOC e asma atual',
    'Patients with COPD received triple therapy for 52 weeks. Current asthma was an exclusion criterion.',
  ],
  [
    'those who were not enrolled',
    'O fármaco foi eficaz em gestantes',
    'The drug was effective in adults with COPD. Pregnant women were not enrolled.',
  ],
  [
    'the years of a study',
    'Os pacientes foram randomizados entre 2002 e 2005',
    'Between March 2012 and June 2015, 530 patients aged 18 to 60 years were randomized.',
  ],
  [
    'a drug once a week',
    'A survoglutida foi aplicada uma vez ao dia durante 40 semanas',
    'In this 40-week trial, 1,062 adults received once-weekly survoglutide 2 mg or insulin glargine.',
  ],
  [
    'how often, behind the route',
    'A dose inicial recomendada de metozalato é de 7,5 mg uma vez ao dia',
    'The recommended starting dosage is 7.5 mg orally once weekly; mistaken daily use has led to fatal toxicity.',
  ],
  [
    'fewer than',
    'Mais de 2% dos pacientes foram submetidos a trombectomia de resgate',
    'Fewer than 2% of patients underwent rescue thrombectomy in this trial.',
  ],
  [
    'sensitivity and specificity with their intervals',
    'A sensibilidade da estratégia foi de 46,2% e a especificidade, de 99,1%',
    'The sensitivity of this strategy was 99.1% (95% CI, 97.6 to 99.7) and the specificity was 46.2% (95% CI, 44.3 to 48.1).',
  ],
  [
    'kilograms of two doses',
    'O peso corporal diminuiu 8,4 kg com 2 mg e 5,8 kg com 4 mg de survoglutida',
    'Body weight decreased by 5.8 kg with 2 mg and 8.4 kg with 4 mg and increased by 1.6 kg with glargine.',
  ],
  [
    'counts whose shares tell the arm',
    'Entre as mulheres que receberam aspirina, 41 tiveram pré-eclâmpsia pré-termo, contra 17 no grupo placebo',
    'Preterm preeclampsia occurred in 17 of 798 participants (1.6%) in the aspirin group and 41 of 822 (4.3%) in the placebo group.',
  ],
  [
    'an age that is a bound elsewhere',
    'O painel recomenda rastrear adultos com mais de 85 anos',
    'The panel recommends selective screening in adults aged 76 to 85 years. The panel recommends against screening in adults older than 85 years.',
  ],
  [
    'a stay of infants',
    'A solução hipertônica reduziu significativamente o tempo de internação em lactentes com bronquiolite',
    'In all, 436 infants with bronchiolitis took part. Median length of stay was 62 hours in the hypertonic saline group and 65 hours in the normal saline group (P=0.41).',
  ],
  [
    'fractures elsewhere',
    'O romotezumabe reduziu significativamente as fraturas não vertebrais',
    'New vertebral fractures occurred in 0.5% receiving romotezumab and 1.8% receiving placebo, a 73% lower risk (P<0.001). The difference in nonvertebral fractures was not significant (1.6% vs. 2.1%; P=0.10).',
  ],
  [
    'another surgery',
    'O estudo foi realizado em pacientes submetidos a cirurgia cardíaca',
    'In this trial, patients aged 65 years or older undergoing major noncardiac surgery received esketamine.',
  ],
  [
    'a maximum where a minimum is told',
    'A infusão deve durar no máximo 15 minutos',
    'Administra-se uma infusão intravenosa única de 5 mg, com duração mínima de 15 minutos.',
  ],
  [
    'one of several contraindications',
    'O medicamento pode ser usado na hipocalcemia não corrigida',
    'O medicamento é contraindicado em pacientes com depuração de creatinina inferior a 35 mL/min e em hipocalcemia não corrigida.',
  ],
  [
    'the range of the other phase',
    'Na fase aguda de mania, a faixa terapêutica do lítio é de 0,6 a 1,0 mEq/L',
    'A faixa terapêutica é de 0,8 a 1,2 mEq/L na fase aguda de mania e de 0,6 a 1,0 mEq/L na manutenção.',
  ],
  [
    'how often it is measured',
    'A hemoglobina deve ser monitorada anualmente nesses pacientes',
    'A dose é dada três vezes por semana. A hemoglobina deve ser monitorada mensalmente.',
  ],
  [
    'from an age on',
    'A isotretinoína é indicada a partir dos 6 anos de idade',
    'A isotretinoína é indicada para formas graves de acne em pacientes a partir de 12 anos.',
  ],
  [
    'a drug among others that are advised',
    'Antibióticos são indicados de rotina na crise de asma em crianças',
    'Na crise de asma moderada em crianças, recomenda-se salbutamol com espaçador. Antibióticos não são indicados de rotina.',
  ],
  [
    'what a drug has more of',
    'A bupivacaína tem menor cardiotoxicidade que a lidocaína',
    'Bupivacaine has greater cardiotoxicity than lidocaine in most studies.',
  ],
  [
    'sessions a week',
    'A reabilitação consiste em duas a três sessões mensais',
    'A reabilitação deve durar no mínimo 6 semanas, com duas a três sessões semanais.',
  ],
  [
    'a clause whose subject stands before it',
    'As exacerbações de asma foram menos frequentes com nemrolizumabe do que com placebo',
    'Exacerbações de asma foram raras, mas mais frequentes com nemrolizumabe do que com placebo (1,1% vs. 0,3%).',
  ],
  [
    'no difference in what stands before it',
    'O brelacitinibe prolongou significativamente a sobrevida global',
    'Invasive disease-free survival was 85.8% with brelacitinib and 79.4% without (hazard ratio, 0.66; 95% CI, 0.58 to 0.76). Overall survival data were immature, with no significant difference at this analysis.',
  ],
  [
    'the p-value of another outcome',
    'A admissão em UTI foi de 10,1% com alto fluxo e 9,0% com terapia padrão (p < 0,001)',
    'Escalation of care occurred in 11.6% in the high-flow group and 23.0% in the standard-therapy group (P<0.001). Intensive care admission was 10.1% with high flow and 9.0% with standard therapy (P=0.61).',
  ],
  [
    'a fall told from its end',
    'A HbA1c caiu de 6,9% para 8,5% com o tratamento',
    'HbA1c decreased from 8.5% at baseline to 6.9% with treatment in adults.',
  ],
  [
    'shares of two durations, told in turn',
    'A diarreia foi relatada em 14,2% dos pacientes tratados por 7 dias e em 9,5% dos tratados por 14 dias',
    'Death occurred in 22.2% in the 7-day group and 23.3% in the 14-day group. Diarrhoea was reported in 9.5% and 14.2% of patients, respectively.',
  ],
  [
    'the comparator of a study',
    'Em relação ao placebo, o dorvatinibe reduziu o risco de recidiva ou morte (HR 0,36; IC 95% 0,24–0,55)',
    'Disease-free survival at 3 years was 83.1% with dorvatinib and 55.4% with chemotherapy (hazard ratio for recurrence or death, 0.36; 95% CI, 0.24 to 0.55).',
  ],
];

describe('what is told in other words', () => {
  it.each(TRUE)('does not diverge: %s', (_, answer, ...passages) =>
    expect(check(answer, ...passages)?.verdict).not.toBe('diverge'),
  );

  it.each(WRONG)('diverges: %s', (_, answer, ...passages) =>
    expect(check(answer, ...passages)?.verdict).toBe('diverge'),
  );
});

describe('a statement under the wrong marker', () => {
  const yeast = 'A candidíase oral foi mais frequente com o corticoide inalatório em dose alta.';
  const iron = 'Oral iron on alternate days raised the absorption in women with low stores.';

  it('diverges where its passage knows nothing of it and another one has it, and shows that one', () => {
    const answer = 'A candidíase oral foi mais frequente com corticoide inalatório [search_2]';
    expect(check(answer, yeast, iron)).toMatchObject({
      verdict: 'diverge',
      claims: expect.arrayContaining([
        expect.objectContaining({ kind: 'subject', verdict: 'diverge', referenceId: 'search_1' }),
      ]),
    });
  });

  it('is left alone where its own passage speaks of it', () =>
    expect(
      check(
        'A candidíase oral foi mais frequente com corticoide inalatório [search_2]',
        yeast,
        'Inhaled corticosteroids raise the risk of oral candidiasis.',
      )?.verdict,
    ).not.toBe('diverge'));

  it('is left alone where no passage has it', () =>
    expect(check('O repouso no leito piora a lombalgia [search_2]', yeast, iron)?.verdict).toBe(
      'nao-verificavel',
    ));
});
