import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** A third of the twentieth examiner's cases. The rest stays held out. */
const groups: CaseGroup[] = [
  [
    '"Veralipran in heart failure with reduced ejection fraction (VERLATO-HF) ‖ In this double-blind trial, 3,842 adults with heart failure and an ejection fraction of 40% or less were assigned to veralipran 10 mg once daily or placebo. Over a median of 22.7 months, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 318 of 1,921 patients (16.6%) in the veralipran group and in 412 of 1,921 (21.4%) in the placebo group (hazard ratio, 0.75; 95% CI, 0.65 to 0.87; P<0.001). Death from any cause did not differ significantly between groups (11.2% vs. 12.0%; hazard ratio, 0.93; 95% CI, 0.78 to 1.11). Symptomatic hypotension was more frequent with veralipran than with placebo (9.8% vs. 5.1%). The mean NT-proBNP level fell by 28% with veralipran at 6 months."',
    [
      'No ensaio VERLATO-HF, morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 16,6% dos pacientes com veralipran, ante 21,4% com placebo (HR 0,75; IC 95% 0,65–0,87) [1].',
      'A mortalidade por todas as causas foi semelhante nos dois grupos: 11,2% e 12,0%, sem diferença estatisticamente significativa [1].',
    ],
    [
      ['digit', 'O desfecho primário ocorreu em 318 de 1.921 pacientes tratados com veralipran (13,6%) [1].'],
      ['bounds', 'O HR para o desfecho primário foi de 0,75 (IC 95% 0,78–1,11) [1].'],
      ['direction', 'No grupo veralipran, o NT-proBNP médio subiu 28% em 6 meses [1].'],
    ],
  ],
  [
    '"Bula do profissional – Lodipressa (besilato de lodipino) ‖ A dose inicial usual de Lodipressa no adulto é de 5 mg uma vez ao dia, podendo ser aumentada até o máximo de 10 mg ao dia conforme a resposta. Em idosos, em pacientes de baixo peso ou com insuficiência hepática, recomenda-se iniciar com 2,5 mg uma vez ao dia. Em crianças de 6 a 17 anos, a dose efetiva é de 2,5 a 5 mg uma vez ao dia; não há estudos em menores de 6 anos. A meia-vida de eliminação é de 35 a 50 horas. A reação adversa mais comum foi edema periférico, em 10,8% dos pacientes com 10 mg, 3,0% com 5 mg e 0,6% com placebo. Não é necessário ajuste de dose na insuficiência renal. O uso é contraindicado em choque cardiogênico."',
    [
      '- **Dose inicial no adulto:** 5 mg 1x/dia, com máximo de 10 mg/dia [1].',
      'Na insuficiência renal, a dose de Lodipressa não precisa ser ajustada [1].',
    ],
    [
      ['negation', 'Na insuficiência renal é necessário ajustar a dose de Lodipressa [1].'],
      [
        'population',
        'Em crianças, a dose inicial usual é de 5 mg uma vez ao dia, até o máximo de 10 mg [1].',
      ],
    ],
  ],
  [
    '"Clinical practice guideline: management of hypertension in adults ‖ We recommend confirming the diagnosis with home or ambulatory monitoring before treatment is started. Drug therapy should be initiated in adults with an office blood pressure of at least 140/90 mm Hg, or at least 130/80 mm Hg when cardiovascular disease is present. The systolic target is below 130 mm Hg in most adults and below 140 mm Hg in those aged 80 years or older. Sodium intake should be limited to less than 2 g per day. The combination of an ACE inhibitor with an angiotensin receptor blocker is not recommended. Serum potassium and creatinine should be checked 2 to 4 weeks after starting an ACE inhibitor. Follow-up visits should occur monthly until control is reached and every 3 to 6 months thereafter."',
    [
      'A partir dos 80 anos, a meta sistólica é menos rígida: abaixo de 140 mmHg, em vez de abaixo de 130 mmHg [1].',
    ],
    [['unit', 'Entre as medidas não farmacológicas está limitar o sódio a menos de 2 mg por dia [1].']],
  ],
  [
    '"Bula do profissional – Lodipressa (besilato de lodipino) ‖ A dose inicial usual de Lodipressa no adulto é de 5 mg uma vez ao dia, podendo ser aumentada até o máximo de 10 mg ao dia conforme a resposta. Em idosos, em pacientes de baixo peso ou com insuficiência hepática, recomenda-se iniciar com 2,5 mg uma vez ao dia. Em crianças de 6 a 17 anos, a dose efetiva é de 2,5 a 5 mg uma vez ao dia; não há estudos em menores de 6 anos. A meia-vida de eliminação é de 35 a 50 horas. A reação adversa mais comum foi edema periférico, em 10,8% dos pacientes com 10 mg, 3,0% com 5 mg e 0,6% com placebo. Não é necessário ajuste de dose na insuficiência renal. O uso é contraindicado em choque cardiogênico." + "Veralipran in heart failure with reduced ejection fraction (VERLATO-HF) ‖ In this double-blind trial, 3,842 adults with heart failure and an ejection fraction of 40% or less were assigned to veralipran 10 mg once daily or placebo. Over a median of 22.7 months, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 318 of 1,921 patients (16.6%) in the veralipran group and in 412 of 1,921 (21.4%) in the placebo group (hazard ratio, 0.75; 95% CI, 0.65 to 0.87; P<0.001). Death from any cause did not differ significantly between groups (11.2% vs. 12.0%; hazard ratio, 0.93; 95% CI, 0.78 to 1.11). Symptomatic hypotension was more frequent with veralipran than with placebo (9.8% vs. 5.1%). The mean NT-proBNP level fell by 28% with veralipran at 6 months." + "Clinical practice guideline: management of hypertension in adults ‖ We recommend confirming the diagnosis with home or ambulatory monitoring before treatment is started. Drug therapy should be initiated in adults with an office blood pressure of at least 140/90 mm Hg, or at least 130/80 mm Hg when cardiovascular disease is present. The systolic target is below 130 mm Hg in most adults and below 140 mm Hg in those aged 80 years or older. Sodium intake should be limited to less than 2 g per day. The combination of an ACE inhibitor with an angiotensin receptor blocker is not recommended. Serum potassium and creatinine should be checked 2 to 4 weeks after starting an ACE inhibitor. Follow-up visits should occur monthly until control is reached and every 3 to 6 months thereafter."',
    [],
    [['wrong-reference', 'A meta de pressão sistólica é inferior a 130 mmHg na maioria dos adultos [1].']],
  ],
  [
    '"Bula – Febrinol gotas (paracetina 200 mg/mL) ‖ Febrinol gotas contém 200 mg de paracetina por mL; cada gota equivale a 10 mg. Em crianças acima de 2 anos, a dose recomendada é de 10 a 15 mg/kg a cada 6 horas, sem ultrapassar 5 doses em 24 horas nem 75 mg/kg por dia. Em adultos e adolescentes acima de 12 anos, recomenda-se 500 a 1000 mg a cada 6 horas, com dose máxima de 4 g por dia. Não usar por mais de 3 dias para febre sem orientação médica. Em menores de 2 anos, usar somente com prescrição. O produto é contraindicado em insuficiência hepática grave. O início da ação ocorre em 30 minutos, com efeito máximo entre 1 e 3 horas."',
    [
      'Para crianças com mais de 2 anos, a dose é de 10–15 mg/kg de 6 em 6 horas, respeitando o teto de 75 mg/kg/dia [1].',
      'A febre não deve ser tratada por mais de três dias sem avaliação médica [1].',
    ],
    [
      ['unit', 'Para adultos, a dose máxima diária é de 4 mg [1].'],
      [
        'population',
        'Em adultos, recomenda-se 10 a 15 mg/kg a cada 6 horas, sem ultrapassar 5 doses em 24 horas [1].',
      ],
    ],
  ],
  [
    '"Short versus standard amoxicillin for acute otitis media in young children ‖ We randomly assigned 524 children aged 6 to 23 months with acute otitis media to receive amoxicillin for 10 days or for 5 days followed by placebo for 5 days. Clinical failure occurred in 77 of 229 children (34%) in the 5-day group and in 39 of 238 (16%) in the 10-day group (difference, 17 percentage points; 95% CI, 9 to 25). There was no significant difference in the rate of recurrence, adverse events, or nasopharyngeal colonization with resistant pathogens. The rate of clinical failure was higher among children exposed to three or more children for 10 or more hours per week than among those with less exposure (27% vs. 18%). Diaper dermatitis required treatment in 36% of all children."',
    ['A falha clínica foi 17 pontos percentuais maior no esquema curto (IC 95%: 9 a 25) [1].'],
    [
      ['digit', 'A falha clínica ocorreu em 38% das crianças tratadas por 5 dias [1].'],
      ['direction', 'Encurtar a amoxicilina para 5 dias diminuiu a falha clínica em relação a 10 dias [1].'],
    ],
  ],
  [
    '"Protocolo de crise asmática na infância ‖ Na crise moderada ou grave, administrar salbutarol inalatório por aerossol com espaçador, 4 a 8 jatos a cada 20 minutos na primeira hora. O corticoide oral deve ser dado na primeira hora, prednilona 1 a 2 mg/kg/dia (máximo de 40 mg/dia), por 3 a 5 dias. Oferecer oxigênio se a saturação for menor que 92%. O sulfato de magnésio intravenoso, 25 a 50 mg/kg (máximo de 2 g) em 20 minutos, está indicado na falta de resposta após a primeira hora. Não usar aminofilina de rotina. Crianças com saturação de 94% ou mais e sem esforço respiratório uma hora após a última dose podem receber alta. Reavaliar em até 72 horas após a alta."',
    [
      '- Salbutarol: 4 a 8 jatos com espaçador, a cada 20 min, durante a primeira hora [1].',
      'Se não houver resposta após 1 hora, pode-se dar sulfato de magnésio IV, 25–50 mg/kg em 20 minutos, até 2.000 mg [1].',
    ],
    [
      ['comparator', 'Oferece-se O₂ quando a SpO₂ é > 92% [1].'],
      [
        'negation',
        'Nas crises que não melhoram na primeira hora, pode-se recorrer à aminofilina, que faz parte da rotina do protocolo [1].',
      ],
    ],
  ],
  [
    '"Bula – Febrinol gotas (paracetina 200 mg/mL) ‖ Febrinol gotas contém 200 mg de paracetina por mL; cada gota equivale a 10 mg. Em crianças acima de 2 anos, a dose recomendada é de 10 a 15 mg/kg a cada 6 horas, sem ultrapassar 5 doses em 24 horas nem 75 mg/kg por dia. Em adultos e adolescentes acima de 12 anos, recomenda-se 500 a 1000 mg a cada 6 horas, com dose máxima de 4 g por dia. Não usar por mais de 3 dias para febre sem orientação médica. Em menores de 2 anos, usar somente com prescrição. O produto é contraindicado em insuficiência hepática grave. O início da ação ocorre em 30 minutos, com efeito máximo entre 1 e 3 horas." + "Short versus standard amoxicillin for acute otitis media in young children ‖ We randomly assigned 524 children aged 6 to 23 months with acute otitis media to receive amoxicillin for 10 days or for 5 days followed by placebo for 5 days. Clinical failure occurred in 77 of 229 children (34%) in the 5-day group and in 39 of 238 (16%) in the 10-day group (difference, 17 percentage points; 95% CI, 9 to 25). There was no significant difference in the rate of recurrence, adverse events, or nasopharyngeal colonization with resistant pathogens. The rate of clinical failure was higher among children exposed to three or more children for 10 or more hours per week than among those with less exposure (27% vs. 18%). Diaper dermatitis required treatment in 36% of all children." + "Protocolo de crise asmática na infância ‖ Na crise moderada ou grave, administrar salbutarol inalatório por aerossol com espaçador, 4 a 8 jatos a cada 20 minutos na primeira hora. O corticoide oral deve ser dado na primeira hora, prednilona 1 a 2 mg/kg/dia (máximo de 40 mg/dia), por 3 a 5 dias. Oferecer oxigênio se a saturação for menor que 92%. O sulfato de magnésio intravenoso, 25 a 50 mg/kg (máximo de 2 g) em 20 minutos, está indicado na falta de resposta após a primeira hora. Não usar aminofilina de rotina. Crianças com saturação de 94% ou mais e sem esforço respiratório uma hora após a última dose podem receber alta. Reavaliar em até 72 horas após a alta."',
    [],
    [['wrong-reference', 'A dose máxima de sulfato de magnésio é de 2 g, infundida em 20 minutos [1].']],
  ],
  [
    '"Efficacy of an adjuvanted RSV vaccine (Respivax) in older adults ‖ In this placebo-controlled trial, 24,966 adults 60 years of age or older received one dose of Respivax (12,467 participants) or placebo (12,499). Over a median follow-up of 6.7 months, lower respiratory tract disease due to RSV occurred in 7 vaccine recipients and 40 placebo recipients, corresponding to a vaccine efficacy of 82.6% (96.95% CI, 57.9 to 94.1). Efficacy was 94.1% against severe disease and 71.7% against any acute respiratory infection. Injection-site pain was reported by 60.9% of vaccine recipients and 9.3% of placebo recipients; most reactions were transient, with a median duration of 2 days. The incidence of serious adverse events was similar in the two groups (4.2% and 4.0%). Efficacy did not differ between RSV subtypes A and B."',
    [
      'A proteção foi ainda maior contra doença grave (94,1%) e menor contra qualquer infecção respiratória aguda (71,7%) [1].',
    ],
    [
      ['digit', 'A eficácia contra doença do trato respiratório inferior foi de 86,2% [1].'],
      ['unit', 'O seguimento mediano foi de 6,7 semanas no estudo da Respivax [1].'],
      ['direction', 'A dor no local da injeção foi menos frequente com Respivax do que com placebo [1].'],
      [
        'population',
        'Em lactentes, uma dose de Respivax teve eficácia de 82,6% contra doença do trato respiratório inferior por VSR [1].',
      ],
    ],
  ],
  [
    '"Calendário de imunização – nota técnica sobre vacina meningocócica conjugada ‖ A vacina meningocócica C conjugada é administrada aos 3 e aos 5 meses de idade, com reforço aos 12 meses. Cada dose é de 0,5 mL, por via intramuscular, no vasto lateral da coxa. O intervalo mínimo entre as duas primeiras doses é de 30 dias. Crianças que iniciam o esquema entre 12 meses e 4 anos recebem dose única. Adolescentes de 11 a 14 anos recebem uma dose da vacina ACWY. A vacina deve ser conservada entre 2 °C e 8 °C e não pode ser congelada. Febre acima de 38,5 °C é motivo para adiar a vacinação. Gestantes não devem ser vacinadas de rotina, exceto em surtos. Dor local ocorre em até 40% dos vacinados."',
    [
      'O esquema básico da meningocócica C prevê doses aos 3 e 5 meses e reforço com 1 ano de idade [1].',
      'Guardar entre 2 e 8 °C; o congelamento não é permitido [1].',
    ],
    [
      ['decimal', 'Administra-se 5 mL por dose, por via intramuscular [1].'],
      ['negation', 'Os frascos ficam entre 2 e 8 °C e podem ser congelados se necessário [1].'],
    ],
  ],
  [
    '"HPV vaccination and the risk of invasive cervical cancer: a national cohort ‖ We followed 1,672,983 girls and women aged 10 to 30 years from 2006 through 2017. Cervical cancer was diagnosed in 19 women who had received the quadrivalent HPV vaccine and in 538 women who had not. The cumulative incidence was 47 cases per 100,000 persons among vaccinated women and 94 cases per 100,000 among unvaccinated women. After adjustment, the incidence rate ratio was 0.37 (95% CI, 0.21 to 0.57). The ratio was 0.12 (95% CI, 0.00 to 0.34) among women vaccinated before the age of 17 years and 0.47 (95% CI, 0.27 to 0.75) among those vaccinated at the age of 17 to 30 years. Vaccination status did not change the rate of screening attendance."',
    ['Em mulheres vacinadas antes dos 17 anos, o risco caiu 88% (razão de taxas de 0,12) [1].'],
    [['bounds', 'Entre mulheres vacinadas antes dos 17 anos, a razão foi de 0,12 (IC 95% 0,27 a 0,75) [1].']],
  ],
  [
    '"Efficacy of an adjuvanted RSV vaccine (Respivax) in older adults ‖ In this placebo-controlled trial, 24,966 adults 60 years of age or older received one dose of Respivax (12,467 participants) or placebo (12,499). Over a median follow-up of 6.7 months, lower respiratory tract disease due to RSV occurred in 7 vaccine recipients and 40 placebo recipients, corresponding to a vaccine efficacy of 82.6% (96.95% CI, 57.9 to 94.1). Efficacy was 94.1% against severe disease and 71.7% against any acute respiratory infection. Injection-site pain was reported by 60.9% of vaccine recipients and 9.3% of placebo recipients; most reactions were transient, with a median duration of 2 days. The incidence of serious adverse events was similar in the two groups (4.2% and 4.0%). Efficacy did not differ between RSV subtypes A and B." + "Calendário de imunização – nota técnica sobre vacina meningocócica conjugada ‖ A vacina meningocócica C conjugada é administrada aos 3 e aos 5 meses de idade, com reforço aos 12 meses. Cada dose é de 0,5 mL, por via intramuscular, no vasto lateral da coxa. O intervalo mínimo entre as duas primeiras doses é de 30 dias. Crianças que iniciam o esquema entre 12 meses e 4 anos recebem dose única. Adolescentes de 11 a 14 anos recebem uma dose da vacina ACWY. A vacina deve ser conservada entre 2 °C e 8 °C e não pode ser congelada. Febre acima de 38,5 °C é motivo para adiar a vacinação. Gestantes não devem ser vacinadas de rotina, exceto em surtos. Dor local ocorre em até 40% dos vacinados." + "HPV vaccination and the risk of invasive cervical cancer: a national cohort ‖ We followed 1,672,983 girls and women aged 10 to 30 years from 2006 through 2017. Cervical cancer was diagnosed in 19 women who had received the quadrivalent HPV vaccine and in 538 women who had not. The cumulative incidence was 47 cases per 100,000 persons among vaccinated women and 94 cases per 100,000 among unvaccinated women. After adjustment, the incidence rate ratio was 0.37 (95% CI, 0.21 to 0.57). The ratio was 0.12 (95% CI, 0.00 to 0.34) among women vaccinated before the age of 17 years and 0.47 (95% CI, 0.27 to 0.75) among those vaccinated at the age of 17 to 30 years. Vaccination status did not change the rate of screening attendance."',
    [],
    [['wrong-reference', 'O câncer cervical foi diagnosticado em 19 vacinadas e 538 não vacinadas [1].']],
  ],
  [
    '"Guideline: management of paracetamol overdose ‖ A plasma paracetamol concentration should be measured at least 4 hours after a single acute ingestion. Acetylcysteine is recommended when the concentration lies above the treatment line that starts at 100 mg/L at 4 hours. Acetylcysteine is given as 200 mg/kg over 4 hours, followed by 100 mg/kg over 16 hours. Activated charcoal 50 g should be offered to adults who present within 2 hours of ingestion; in children the dose is 1 g/kg up to 50 g. Treatment started within 8 hours of ingestion prevents hepatotoxicity in more than 98% of patients. Haemodialysis is not recommended routinely, but should be considered when the concentration exceeds 900 mg/L with acidosis. Anaphylactoid reactions occur in 10% of patients and rarely require permanent discontinuation."',
    [
      'A dosagem de paracetamol deve ser colhida a partir de 4 horas da ingestão aguda única [1].',
      '- Carvão ativado: 50 g no adulto que chega em até 2 h; na criança, 1 g/kg (máx. 50 g) [1].',
    ],
    [
      ['digit', 'A segunda etapa da acetilcisteína é de 100 mg/kg em 18 horas [1].'],
      ['unit', 'Considera-se hemodiálise quando a concentração passa de 900 g/L com acidose [1].'],
    ],
  ],
  [
    '"Protocolo de acidentes por serpentes – gênero Bothrops ‖ No acidente botrópico leve, administrar 3 ampolas de soro antibotrópico; no moderado, 6 ampolas; no grave, 12 ampolas, sempre por via intravenosa. A dose em crianças é igual à dos adultos. O soro deve ser infundido em 20 a 60 minutos, sob vigilância. O tempo de coagulação deve ser repetido 12 e 24 horas após a soroterapia; se permanecer alterado após 24 horas, administrar mais 2 ampolas. Não se recomenda o uso de torniquete nem incisão no local da picada. Reações precoces ocorrem em 20% dos pacientes, em geral nas primeiras 2 horas. Gestantes devem receber soro nas mesmas doses. A letalidade é de 0,3% com tratamento e aumenta quando o atendimento ocorre mais de 6 horas após a picada."',
    [
      'Nos casos graves de acidente botrópico usam-se 12 ampolas IV, o dobro do indicado nos moderados (6 ampolas) [1].',
      'Torniquete e incisão no local da picada não são recomendados [1].',
    ],
    [['comparator', 'A letalidade aumenta quando o atendimento ocorre menos de 6 horas após a picada [1].']],
  ],
  [
    '"Extracorporeal treatment and outcome in lithium poisoning: a retrospective cohort ‖ We reviewed 128 adults admitted with lithium poisoning, of whom 71 had chronic and 57 had acute toxicity. The median peak lithium concentration was 3.8 mmol/L in acute and 2.6 mmol/L in chronic poisoning. Hemodialysis was performed in 22 patients and shortened the time to a concentration below 1.0 mmol/L from 48 to 19 hours. Hospital stay was not shorter in dialyzed patients. Persistent neurological sequelae were more frequent after chronic than after acute poisoning (14% vs. 4%). Age above 50 years (odds ratio, 2.9; 95% CI, 1.3 to 6.4) and impaired kidney function (odds ratio, 3.7; 95% CI, 1.6 to 8.5) were associated with severe toxicity. Three patients died (2.3%)."',
    ['Idade acima de 50 anos (OR 2,9) e disfunção renal (OR 3,7) associaram-se a toxicidade grave [1].'],
    [
      [
        'direction',
        'Sequelas neurológicas foram menos frequentes na intoxicação crônica do que na aguda [1].',
      ],
      ['negation', 'A internação foi mais curta nos pacientes dialisados [1].'],
      ['arms', 'As sequelas persistentes ocorreram em 4% dos casos crônicos e em 14% dos agudos [1].'],
    ],
  ],
  [
    '"Extracorporeal treatment and outcome in lithium poisoning: a retrospective cohort ‖ We reviewed 128 adults admitted with lithium poisoning, of whom 71 had chronic and 57 had acute toxicity. The median peak lithium concentration was 3.8 mmol/L in acute and 2.6 mmol/L in chronic poisoning. Hemodialysis was performed in 22 patients and shortened the time to a concentration below 1.0 mmol/L from 48 to 19 hours. Hospital stay was not shorter in dialyzed patients. Persistent neurological sequelae were more frequent after chronic than after acute poisoning (14% vs. 4%). Age above 50 years (odds ratio, 2.9; 95% CI, 1.3 to 6.4) and impaired kidney function (odds ratio, 3.7; 95% CI, 1.6 to 8.5) were associated with severe toxicity. Three patients died (2.3%)." + "Guideline: management of paracetamol overdose ‖ A plasma paracetamol concentration should be measured at least 4 hours after a single acute ingestion. Acetylcysteine is recommended when the concentration lies above the treatment line that starts at 100 mg/L at 4 hours. Acetylcysteine is given as 200 mg/kg over 4 hours, followed by 100 mg/kg over 16 hours. Activated charcoal 50 g should be offered to adults who present within 2 hours of ingestion; in children the dose is 1 g/kg up to 50 g. Treatment started within 8 hours of ingestion prevents hepatotoxicity in more than 98% of patients. Haemodialysis is not recommended routinely, but should be considered when the concentration exceeds 900 mg/L with acidosis. Anaphylactoid reactions occur in 10% of patients and rarely require permanent discontinuation." + "Protocolo de acidentes por serpentes – gênero Bothrops ‖ No acidente botrópico leve, administrar 3 ampolas de soro antibotrópico; no moderado, 6 ampolas; no grave, 12 ampolas, sempre por via intravenosa. A dose em crianças é igual à dos adultos. O soro deve ser infundido em 20 a 60 minutos, sob vigilância. O tempo de coagulação deve ser repetido 12 e 24 horas após a soroterapia; se permanecer alterado após 24 horas, administrar mais 2 ampolas. Não se recomenda o uso de torniquete nem incisão no local da picada. Reações precoces ocorrem em 20% dos pacientes, em geral nas primeiras 2 horas. Gestantes devem receber soro nas mesmas doses. A letalidade é de 0,3% com tratamento e aumenta quando o atendimento ocorre mais de 6 horas após a picada."',
    [],
    [['number-of-other-outcome', 'O pico mediano de lítio na intoxicação crônica foi de 3,8 mmol/L [1].']],
  ],
  [
    '"Calcium supplementation and low-dose aspirin for the prevention of preeclampsia: a meta-analysis ‖ We pooled 27 randomized trials with 38,121 pregnant women. Low-dose aspirin started before 16 weeks of gestation reduced the risk of preterm preeclampsia (relative risk, 0.62; 95% CI, 0.45 to 0.87), whereas aspirin started after 16 weeks had no significant effect (relative risk, 0.94; 95% CI, 0.83 to 1.06). Doses of 100 mg or more were more effective than lower doses. Calcium supplementation of at least 1 g per day halved the risk of preeclampsia (relative risk, 0.50; 95% CI, 0.35 to 0.71), mainly in women with low dietary intake. Postpartum hemorrhage was slightly more common with aspirin than with placebo (3.1% vs. 2.6%). Neonatal intraventricular hemorrhage was not increased by aspirin."',
    [
      'A suplementação de cálcio (≥ 1.000 mg/dia) cortou pela metade o risco de pré-eclâmpsia, sobretudo em gestantes com baixa ingestão alimentar [1].',
    ],
    [
      ['direction', 'A hemorragia pós-parto foi menos comum com AAS do que com placebo [1].'],
      ['arms', 'Hemorragia pós-parto: 2,6% com AAS e 3,1% com placebo [1].'],
    ],
  ],
  [
    '"Diabetes gestacional: recomendações para o diagnóstico e o tratamento ‖ O diagnóstico de diabetes gestacional é feito com glicemia de jejum entre 92 e 125 mg/dL em qualquer fase da gestação. O teste oral com 75 g de glicose deve ser realizado entre 24 e 28 semanas nas gestantes com glicemia de jejum inicial menor que 92 mg/dL; os pontos de corte são 92 mg/dL em jejum, 180 mg/dL em 1 hora e 153 mg/dL em 2 horas, bastando um valor alterado. As metas são glicemia de jejum abaixo de 95 mg/dL e abaixo de 140 mg/dL 1 hora após a refeição. A insulina é o tratamento de primeira escolha quando a dieta falha, com dose inicial de 0,5 UI/kg/dia. A glibenclamida não é recomendada. Deve-se repetir o teste oral 6 semanas após o parto."',
    [
      'Glicemia de jejum de 92 a 125 mg/dL já define diabetes gestacional, seja qual for a idade gestacional [1].',
      'Quando a dieta não é suficiente, a primeira escolha é insulina (0,5 UI/kg/dia de início), e a glibenclamida não é recomendada [1].',
    ],
    [
      ['digit', 'O ponto de corte do TOTG em 1 hora é de 160 mg/dL [1].'],
      [
        'comparator',
        'Metas na gestação: jejum acima de 95 mg/dL e menos de 140 mg/dL uma hora após comer [1].',
      ],
      ['bounds', 'O TOTG deve ser feito entre 20 e 28 semanas [1].'],
    ],
  ],
  [
    '"Oral versus vaginal mesoprol for induction of labor at term ‖ In a multicenter trial, 1,206 women at 37 weeks of gestation or later with an unfavorable cervix were assigned to oral mesoprol 25 µg every 2 hours or vaginal mesoprol 25 µg every 4 hours, for up to 8 doses. Vaginal birth within 24 hours occurred in 262 of 603 women (43.4%) in the oral group and in 318 of 603 (52.7%) in the vaginal group. Uterine hyperstimulation with fetal heart rate changes was less frequent with oral than with vaginal administration (2.3% vs. 5.6%; relative risk, 0.41; 95% CI, 0.23 to 0.75). Rates of cesarean delivery were similar (21.1% and 19.9%). Women with a previous cesarean delivery were excluded. Apgar scores below 7 at 5 minutes did not differ between the groups."',
    [
      'A via oral provocou menos hiperestimulação uterina com alteração da frequência cardíaca fetal: 2,3% vs. 5,6% [1].',
    ],
    [
      ['decimal', 'A hiperestimulação ocorreu em 0,23% das mulheres do grupo oral [1].'],
      ['negation', 'O Apgar abaixo de 7 aos 5 minutos diferiu entre as vias oral e vaginal [1].'],
    ],
  ],
  [
    '"Oral versus vaginal mesoprol for induction of labor at term ‖ In a multicenter trial, 1,206 women at 37 weeks of gestation or later with an unfavorable cervix were assigned to oral mesoprol 25 µg every 2 hours or vaginal mesoprol 25 µg every 4 hours, for up to 8 doses. Vaginal birth within 24 hours occurred in 262 of 603 women (43.4%) in the oral group and in 318 of 603 (52.7%) in the vaginal group. Uterine hyperstimulation with fetal heart rate changes was less frequent with oral than with vaginal administration (2.3% vs. 5.6%; relative risk, 0.41; 95% CI, 0.23 to 0.75). Rates of cesarean delivery were similar (21.1% and 19.9%). Women with a previous cesarean delivery were excluded. Apgar scores below 7 at 5 minutes did not differ between the groups." + "Calcium supplementation and low-dose aspirin for the prevention of preeclampsia: a meta-analysis ‖ We pooled 27 randomized trials with 38,121 pregnant women. Low-dose aspirin started before 16 weeks of gestation reduced the risk of preterm preeclampsia (relative risk, 0.62; 95% CI, 0.45 to 0.87), whereas aspirin started after 16 weeks had no significant effect (relative risk, 0.94; 95% CI, 0.83 to 1.06). Doses of 100 mg or more were more effective than lower doses. Calcium supplementation of at least 1 g per day halved the risk of preeclampsia (relative risk, 0.50; 95% CI, 0.35 to 0.71), mainly in women with low dietary intake. Postpartum hemorrhage was slightly more common with aspirin than with placebo (3.1% vs. 2.6%). Neonatal intraventricular hemorrhage was not increased by aspirin." + "Diabetes gestacional: recomendações para o diagnóstico e o tratamento ‖ O diagnóstico de diabetes gestacional é feito com glicemia de jejum entre 92 e 125 mg/dL em qualquer fase da gestação. O teste oral com 75 g de glicose deve ser realizado entre 24 e 28 semanas nas gestantes com glicemia de jejum inicial menor que 92 mg/dL; os pontos de corte são 92 mg/dL em jejum, 180 mg/dL em 1 hora e 153 mg/dL em 2 horas, bastando um valor alterado. As metas são glicemia de jejum abaixo de 95 mg/dL e abaixo de 140 mg/dL 1 hora após a refeição. A insulina é o tratamento de primeira escolha quando a dieta falha, com dose inicial de 0,5 UI/kg/dia. A glibenclamida não é recomendada. Deve-se repetir o teste oral 6 semanas após o parto."',
    [],
    [['wrong-reference', 'A insulina deve ser iniciada com 0,5 UI/kg/dia [1].']],
  ],
  [
    '"Early vasopressin versus norepinephrine in septic shock (VASOTERRA) ‖ In this randomized trial conducted in 18 intensive care units, 409 adults with septic shock received vasopressin (up to 0.06 U/min) or norepinephrine within 6 hours after the onset of shock. The median number of days alive and free of kidney failure at day 28 was 9 in the vasopressin group and 13 in the norepinephrine group (difference, −4 days; 95% CI, −11 to 5). Mortality at 28 days was 30.9% with vasopressin and 27.5% with norepinephrine (P=0.45). Less use of renal-replacement therapy was seen with vasopressin than with norepinephrine (25.4% vs. 35.3%). Digital ischemia occurred in 5.4% of vasopressin recipients and 1.5% of norepinephrine recipients. Hydrocortisone did not modify the effect of vasopressin."',
    [
      'A vasopressina reduziu a necessidade de terapia de substituição renal (25,4% vs. 35,3%), mas causou mais isquemia digital (5,4% vs. 1,5%) [1].',
      'A hidrocortisona não alterou o efeito da vasopressina [1].',
    ],
    [['bounds', 'A diferença de dias livres de falência renal foi de −4 (IC 95% −11 a −5) [1].']],
  ],
  [
    '"Ventilação protetora na SDRA – diretriz de terapia intensiva ‖ Recomenda-se volume corrente de 4 a 8 mL/kg de peso predito e pressão de platô de até 30 cmH2O. A posição prona deve ser aplicada por pelo menos 12 a 16 horas por dia quando a relação PaO2/FiO2 for menor que 150 mmHg. A pressão de distensão (driving pressure) deve ficar abaixo de 15 cmH2O. O alvo de saturação é de 88% a 95%. O bloqueio neuromuscular contínuo pode ser usado por até 48 horas na SDRA grave. A ventilação oscilatória de alta frequência não é recomendada em adultos. O corticoide, dexalina 20 mg/dia por 5 dias e depois 10 mg/dia por 5 dias, pode ser considerado. Hipercapnia permissiva é tolerada com pH de 7,20 ou mais."',
    ['Aceita-se SpO₂ entre 88 e 95% e hipercapnia desde que o pH não fique abaixo de 7,20 [1].'],
    [
      ['digit', 'A prona é indicada quando a relação PaO2/FiO2 for menor que 250 mmHg [1].'],
      ['negation', 'A ventilação oscilatória de alta frequência é recomendada em adultos com SDRA [1].'],
    ],
  ],
  [
    '"Dexmidol versus propofol for sedation of mechanically ventilated adults: randomized trial ‖ We assigned 432 mechanically ventilated adults with sepsis to dexmidol (0.2 to 1.5 µg/kg/h) or propofol (5 to 50 µg/kg/min). The number of days alive without delirium or coma during the 14-day intervention was 10.7 with dexmidol and 10.8 with propofol (odds ratio, 0.96; 95% CI, 0.74 to 1.26). Death at 90 days occurred in 38% of the dexmidol group and 39% of the propofol group. Bradycardia requiring treatment was more common with dexmidol (13%) than with propofol (7%), whereas hypertriglyceridemia was less common (2% vs. 8%). Self-extubation occurred in 8% and 4%, respectively. Cognitive scores at 6 months were similar. Patients with second- or third-degree heart block were excluded."',
    [
      'Dexmidol e propofol resultaram em praticamente o mesmo número de dias sem delirium ou coma (10,7 e 10,8) [1].',
      'A mortalidade em 90 dias ficou em 38% com dexmidol e 39% com propofol [1].',
    ],
    [
      ['unit', 'A dose de dexmidol foi de 0,2 a 1,5 mg/kg/h [1].'],
      ['direction', 'A bradicardia foi menos comum com dexmidol do que com propofol [1].'],
      [
        'population',
        'O ensaio comparou dexmidol e propofol na sedação de 432 crianças com sepse em ventilação mecânica [1].',
      ],
    ],
  ],
  [
    '"Early vasopressin versus norepinephrine in septic shock (VASOTERRA) ‖ In this randomized trial conducted in 18 intensive care units, 409 adults with septic shock received vasopressin (up to 0.06 U/min) or norepinephrine within 6 hours after the onset of shock. The median number of days alive and free of kidney failure at day 28 was 9 in the vasopressin group and 13 in the norepinephrine group (difference, −4 days; 95% CI, −11 to 5). Mortality at 28 days was 30.9% with vasopressin and 27.5% with norepinephrine (P=0.45). Less use of renal-replacement therapy was seen with vasopressin than with norepinephrine (25.4% vs. 35.3%). Digital ischemia occurred in 5.4% of vasopressin recipients and 1.5% of norepinephrine recipients. Hydrocortisone did not modify the effect of vasopressin." + "Ventilação protetora na SDRA – diretriz de terapia intensiva ‖ Recomenda-se volume corrente de 4 a 8 mL/kg de peso predito e pressão de platô de até 30 cmH2O. A posição prona deve ser aplicada por pelo menos 12 a 16 horas por dia quando a relação PaO2/FiO2 for menor que 150 mmHg. A pressão de distensão (driving pressure) deve ficar abaixo de 15 cmH2O. O alvo de saturação é de 88% a 95%. O bloqueio neuromuscular contínuo pode ser usado por até 48 horas na SDRA grave. A ventilação oscilatória de alta frequência não é recomendada em adultos. O corticoide, dexalina 20 mg/dia por 5 dias e depois 10 mg/dia por 5 dias, pode ser considerado. Hipercapnia permissiva é tolerada com pH de 7,20 ou mais." + "Dexmidol versus propofol for sedation of mechanically ventilated adults: randomized trial ‖ We assigned 432 mechanically ventilated adults with sepsis to dexmidol (0.2 to 1.5 µg/kg/h) or propofol (5 to 50 µg/kg/min). The number of days alive without delirium or coma during the 14-day intervention was 10.7 with dexmidol and 10.8 with propofol (odds ratio, 0.96; 95% CI, 0.74 to 1.26). Death at 90 days occurred in 38% of the dexmidol group and 39% of the propofol group. Bradycardia requiring treatment was more common with dexmidol (13%) than with propofol (7%), whereas hypertriglyceridemia was less common (2% vs. 8%). Self-extubation occurred in 8% and 4%, respectively. Cognitive scores at 6 months were similar. Patients with second- or third-degree heart block were excluded."',
    [],
    [
      [
        'number-of-other-outcome',
        'A isquemia digital acometeu 25,4% dos pacientes que receberam vasopressina [1].',
      ],
    ],
  ],
  [
    '"Dexmidol versus propofol for sedation of mechanically ventilated adults: randomized trial ‖ We assigned 432 mechanically ventilated adults with sepsis to dexmidol (0.2 to 1.5 µg/kg/h) or propofol (5 to 50 µg/kg/min). The number of days alive without delirium or coma during the 14-day intervention was 10.7 with dexmidol and 10.8 with propofol (odds ratio, 0.96; 95% CI, 0.74 to 1.26). Death at 90 days occurred in 38% of the dexmidol group and 39% of the propofol group. Bradycardia requiring treatment was more common with dexmidol (13%) than with propofol (7%), whereas hypertriglyceridemia was less common (2% vs. 8%). Self-extubation occurred in 8% and 4%, respectively. Cognitive scores at 6 months were similar. Patients with second- or third-degree heart block were excluded." + "Early vasopressin versus norepinephrine in septic shock (VASOTERRA) ‖ In this randomized trial conducted in 18 intensive care units, 409 adults with septic shock received vasopressin (up to 0.06 U/min) or norepinephrine within 6 hours after the onset of shock. The median number of days alive and free of kidney failure at day 28 was 9 in the vasopressin group and 13 in the norepinephrine group (difference, −4 days; 95% CI, −11 to 5). Mortality at 28 days was 30.9% with vasopressin and 27.5% with norepinephrine (P=0.45). Less use of renal-replacement therapy was seen with vasopressin than with norepinephrine (25.4% vs. 35.3%). Digital ischemia occurred in 5.4% of vasopressin recipients and 1.5% of norepinephrine recipients. Hydrocortisone did not modify the effect of vasopressin." + "Ventilação protetora na SDRA – diretriz de terapia intensiva ‖ Recomenda-se volume corrente de 4 a 8 mL/kg de peso predito e pressão de platô de até 30 cmH2O. A posição prona deve ser aplicada por pelo menos 12 a 16 horas por dia quando a relação PaO2/FiO2 for menor que 150 mmHg. A pressão de distensão (driving pressure) deve ficar abaixo de 15 cmH2O. O alvo de saturação é de 88% a 95%. O bloqueio neuromuscular contínuo pode ser usado por até 48 horas na SDRA grave. A ventilação oscilatória de alta frequência não é recomendada em adultos. O corticoide, dexalina 20 mg/dia por 5 dias e depois 10 mg/dia por 5 dias, pode ser considerado. Hipercapnia permissiva é tolerada com pH de 7,20 ou mais."',
    [],
    [['wrong-reference', 'O alvo de saturação é de 88% a 95% [1].']],
  ],
  [
    '"Tislorafenib plus letromab in advanced hepatocellular carcinoma (HELIOS-7) ‖ A total of 668 patients with previously untreated advanced hepatocellular carcinoma and Child-Pugh class A liver function were randomly assigned in a 2:1 ratio to tislorafenib plus letromab (445 patients) or sorafenib (223 patients). Median overall survival was 19.2 months in the combination group and 13.4 months in the sorafenib group (hazard ratio for death, 0.66; 95% CI, 0.52 to 0.85). Median progression-free survival was 6.9 months and 4.3 months, respectively (hazard ratio, 0.65; 95% CI, 0.53 to 0.81). The objective response rate was 29.8% with the combination and 11.3% with sorafenib. Grade 3 or 4 adverse events occurred in 56.5% and 55.1%. Hand–foot syndrome was less frequent with the combination (9.5% vs. 47.8%). Patients with untreated varices were not eligible."',
    [
      'A combinação aumentou a sobrevida global mediana de 13,4 para 19,2 meses em comparação com sorafenibe (HR 0,66; IC 95% 0,52–0,85) [1].',
      'O risco de progressão ou morte caiu 35% (mediana de SLP de 6,9 vs. 4,3 meses) [1].',
    ],
    [
      ['negation', 'Pacientes com varizes não tratadas eram elegíveis para o HELIOS-7 [1].'],
      ['arms', 'No HELIOS-7, 223 pacientes receberam a combinação e 445 receberam sorafenibe [1].'],
    ],
  ],
  [
    '"Bula – Capentina (capetabina) comprimidos 500 mg ‖ A dose recomendada de Capentina em monoterapia é de 1250 mg/m² duas vezes ao dia por 14 dias, seguidos de 7 dias de descanso, em ciclos de 3 semanas. Os comprimidos devem ser ingeridos com água até 30 minutos após a refeição. Em pacientes com depuração de creatinina entre 30 e 50 mL/min, reduzir a dose para 75% da dose inicial. É contraindicada com depuração abaixo de 30 mL/min e na deficiência completa de DPD. Diarreia ocorreu em 47% dos pacientes, e síndrome mão-pé em 53%, sendo grau 3 em 17%. Capentina não deve ser usada na gravidez; mulheres devem usar contracepção por 6 meses após a última dose. Não foi estabelecida a segurança em menores de 18 anos."',
    [
      'Capentina em monoterapia: 1.250 mg/m² de 12 em 12 horas por duas semanas, com uma semana de pausa [1].',
      'Mais da metade dos pacientes teve síndrome mão-pé (53%), que chegou ao grau 3 em 17% [1].',
    ],
    [
      ['digit', 'A dose recomendada é de 1.350 mg/m² duas vezes ao dia [1].'],
      ['unit', 'A Capentina é tomada por 14 semanas, seguidas de 7 semanas de descanso [1].'],
      ['comparator', 'É contraindicada em pacientes com depuração de creatinina acima de 30 mL/min [1].'],
    ],
  ],
  [
    '"Alcohol intake and breast cancer: a prospective cohort of postmenopausal women ‖ Among 87,724 postmenopausal women followed for a mean of 9.6 years, 2,944 invasive breast cancers were identified. Compared with never drinkers, women consuming 7 or more drinks per week had a higher risk of hormone receptor–positive tumors (hazard ratio, 1.82; 95% CI, 1.18 to 2.81). Alcohol intake was not associated with hormone receptor–negative tumors (hazard ratio, 1.04; 95% CI, 0.71 to 1.53). Each additional 10 g of alcohol per day increased overall risk by 9%. Current smoking was reported by 6.7% of participants. Folate intake above 400 µg per day did not attenuate the association. Former drinkers had no excess risk after 5 years of abstinence."',
    ['O álcool não se associou a tumores receptor-negativos (HR 1,04; IC 95% 0,71–1,53) [1].'],
    [
      ['bounds', 'O HR de tumores receptor-positivos foi de 1,82 (IC 95% 0,71–1,53) [1].'],
      ['direction', 'Cada 10 g adicionais de álcool por dia diminuíram o risco em 9% [1].'],
    ],
  ],
  [
    '"Tislorafenib plus letromab in advanced hepatocellular carcinoma (HELIOS-7) ‖ A total of 668 patients with previously untreated advanced hepatocellular carcinoma and Child-Pugh class A liver function were randomly assigned in a 2:1 ratio to tislorafenib plus letromab (445 patients) or sorafenib (223 patients). Median overall survival was 19.2 months in the combination group and 13.4 months in the sorafenib group (hazard ratio for death, 0.66; 95% CI, 0.52 to 0.85). Median progression-free survival was 6.9 months and 4.3 months, respectively (hazard ratio, 0.65; 95% CI, 0.53 to 0.81). The objective response rate was 29.8% with the combination and 11.3% with sorafenib. Grade 3 or 4 adverse events occurred in 56.5% and 55.1%. Hand–foot syndrome was less frequent with the combination (9.5% vs. 47.8%). Patients with untreated varices were not eligible." + "Bula – Capentina (capetabina) comprimidos 500 mg ‖ A dose recomendada de Capentina em monoterapia é de 1250 mg/m² duas vezes ao dia por 14 dias, seguidos de 7 dias de descanso, em ciclos de 3 semanas. Os comprimidos devem ser ingeridos com água até 30 minutos após a refeição. Em pacientes com depuração de creatinina entre 30 e 50 mL/min, reduzir a dose para 75% da dose inicial. É contraindicada com depuração abaixo de 30 mL/min e na deficiência completa de DPD. Diarreia ocorreu em 47% dos pacientes, e síndrome mão-pé em 53%, sendo grau 3 em 17%. Capentina não deve ser usada na gravidez; mulheres devem usar contracepção por 6 meses após a última dose. Não foi estabelecida a segurança em menores de 18 anos." + "Alcohol intake and breast cancer: a prospective cohort of postmenopausal women ‖ Among 87,724 postmenopausal women followed for a mean of 9.6 years, 2,944 invasive breast cancers were identified. Compared with never drinkers, women consuming 7 or more drinks per week had a higher risk of hormone receptor–positive tumors (hazard ratio, 1.82; 95% CI, 1.18 to 2.81). Alcohol intake was not associated with hormone receptor–negative tumors (hazard ratio, 1.04; 95% CI, 0.71 to 1.53). Each additional 10 g of alcohol per day increased overall risk by 9%. Current smoking was reported by 6.7% of participants. Folate intake above 400 µg per day did not attenuate the association. Former drinkers had no excess risk after 5 years of abstinence."',
    [],
    [
      [
        'wrong-reference',
        'A dose deve ser reduzida para 75% quando a depuração de creatinina está entre 30 e 50 mL/min [1].',
      ],
    ],
  ],
  [
    '"Ensaio clínico: escetalina e mirzapina na depressão resistente ‖ Foram randomizados 486 adultos com depressão que não haviam respondido a pelo menos 6 semanas de inibidor de recaptação de serotonina, para acrescentar mirzapina (30 mg/dia) ou placebo por 12 semanas. A pontuação média na escala BDI-II em 12 semanas foi de 18,0 no grupo mirzapina e 19,7 no grupo placebo (diferença ajustada de −1,83; IC 95% −3,92 a 0,27), sem significância estatística. A remissão ocorreu em 34% e 28%, respectivamente. Houve mais abandono por efeitos adversos com mirzapina (46 pacientes) do que com placebo (9 pacientes). O ganho de peso médio foi de 2,4 kg com mirzapina. Pacientes com transtorno bipolar foram excluídos. A qualidade de vida não diferiu entre os grupos."',
    ['A remissão foi numericamente maior com mirzapina (34% vs. 28%), e o peso subiu em média 2,4 kg [1].'],
    [
      ['digit', 'O estudo randomizou 468 adultos com depressão resistente [1].'],
      ['unit', 'A mirzapina foi mantida por 12 meses [1].'],
      ['negation', 'A mirzapina produziu melhora estatisticamente significativa no BDI-II [1].'],
      ['population', 'O ensaio da mirzapina incluiu adolescentes com depressão resistente [1].'],
    ],
  ],
  [
    '"Bula – Litiocarb (carbonato de lítio) 300 mg ‖ Na mania aguda, a dose usual de Litiocarb é de 600 mg três vezes ao dia, visando litemia de 0,8 a 1,2 mEq/L. Na manutenção, 300 mg três a quatro vezes ao dia, com litemia de 0,6 a 1,0 mEq/L. O sangue deve ser coletado 12 horas após a última dose. Sinais de toxicidade podem surgir com litemia acima de 1,5 mEq/L; níveis acima de 2,0 mEq/L exigem suspensão imediata. Diuréticos tiazídicos e anti-inflamatórios aumentam a litemia. A ingestão de sal não deve ser restringida. A função renal e o TSH devem ser avaliados a cada 6 meses. Não é recomendado durante a amamentação. Tremor fino ocorre em 27% dos pacientes."',
    [
      '- Manutenção: 300 mg 3–4x/dia, litemia de 0,6–1,0 mEq/L [1].',
      'Tiazídicos e AINEs elevam a litemia, e o paciente não deve restringir o sal [1].',
    ],
    [['decimal', 'A litemia alvo na mania aguda é de 8 a 12 mEq/L [1].']],
  ],
  [
    '"Antipsychotic drugs and relapse in schizophrenia: network meta-analysis ‖ We included 114 randomized controlled trials with 22,645 adults. Continuing an antipsychotic reduced relapse at 1 year compared with placebo (24% vs. 61%; risk ratio, 0.38; 95% CI, 0.32 to 0.45). The number needed to treat was 3. Long-acting injectable formulations were superior to oral formulations for preventing rehospitalization (risk ratio, 0.85; 95% CI, 0.78 to 0.93). Olanzerin produced more weight gain than other drugs (mean difference, 3.3 kg), and aripidone produced the least. Prolactin rose with risperal and fell with aripidone. There was no clear difference in mortality between antipsychotics and placebo. Reducing the dose to below 2.5 mg of haloperal equivalents per day increased the risk of relapse by 44%."',
    [
      'As formulações injetáveis de longa ação reduziram reinternações em 15% em relação às orais (RR 0,85; IC 95% 0,78–0,93) [1].',
    ],
    [
      ['bounds', 'O RR de recaída com antipsicótico foi de 0,38 (IC 95% 0,78–0,93) [1].'],
      ['direction', 'A manutenção do antipsicótico aumentou a recaída em 1 ano [1].'],
    ],
  ],
  [
    '"Antipsychotic drugs and relapse in schizophrenia: network meta-analysis ‖ We included 114 randomized controlled trials with 22,645 adults. Continuing an antipsychotic reduced relapse at 1 year compared with placebo (24% vs. 61%; risk ratio, 0.38; 95% CI, 0.32 to 0.45). The number needed to treat was 3. Long-acting injectable formulations were superior to oral formulations for preventing rehospitalization (risk ratio, 0.85; 95% CI, 0.78 to 0.93). Olanzerin produced more weight gain than other drugs (mean difference, 3.3 kg), and aripidone produced the least. Prolactin rose with risperal and fell with aripidone. There was no clear difference in mortality between antipsychotics and placebo. Reducing the dose to below 2.5 mg of haloperal equivalents per day increased the risk of relapse by 44%." + "Ensaio clínico: escetalina e mirzapina na depressão resistente ‖ Foram randomizados 486 adultos com depressão que não haviam respondido a pelo menos 6 semanas de inibidor de recaptação de serotonina, para acrescentar mirzapina (30 mg/dia) ou placebo por 12 semanas. A pontuação média na escala BDI-II em 12 semanas foi de 18,0 no grupo mirzapina e 19,7 no grupo placebo (diferença ajustada de −1,83; IC 95% −3,92 a 0,27), sem significância estatística. A remissão ocorreu em 34% e 28%, respectivamente. Houve mais abandono por efeitos adversos com mirzapina (46 pacientes) do que com placebo (9 pacientes). O ganho de peso médio foi de 2,4 kg com mirzapina. Pacientes com transtorno bipolar foram excluídos. A qualidade de vida não diferiu entre os grupos." + "Bula – Litiocarb (carbonato de lítio) 300 mg ‖ Na mania aguda, a dose usual de Litiocarb é de 600 mg três vezes ao dia, visando litemia de 0,8 a 1,2 mEq/L. Na manutenção, 300 mg três a quatro vezes ao dia, com litemia de 0,6 a 1,0 mEq/L. O sangue deve ser coletado 12 horas após a última dose. Sinais de toxicidade podem surgir com litemia acima de 1,5 mEq/L; níveis acima de 2,0 mEq/L exigem suspensão imediata. Diuréticos tiazídicos e anti-inflamatórios aumentam a litemia. A ingestão de sal não deve ser restringida. A função renal e o TSH devem ser avaliados a cada 6 meses. Não é recomendado durante a amamentação. Tremor fino ocorre em 27% dos pacientes."',
    [],
    [
      ['number-of-other-outcome', 'Com placebo, a recaída em 1 ano foi de 44% [1].'],
      ['wrong-reference', 'A remissão ocorreu em 34% com mirzapina e 28% com placebo [1].'],
    ],
  ],
  [
    '"Manual de exames laboratoriais – valores de referência do hemograma e bioquímica ‖ Hemoglobina: homens adultos 13,5 a 17,5 g/dL; mulheres adultas 12,0 a 15,5 g/dL; gestantes, no mínimo 11,0 g/dL. Leucócitos: 4.000 a 11.000/mm³. Plaquetas: 150.000 a 450.000/mm³. Ferritina: homens 30 a 300 ng/mL; mulheres 15 a 150 ng/mL. Potássio: 3,5 a 5,0 mEq/L; em recém-nascidos, até 5,9 mEq/L. A hemólise da amostra eleva falsamente o potássio. Cálcio total: 8,5 a 10,2 mg/dL, devendo ser corrigido pela albumina, com acréscimo de 0,8 mg/dL para cada 1 g/dL de albumina abaixo de 4 g/dL. Não é necessário jejum para o hemograma. A amostra em EDTA é estável por 24 horas sob refrigeração."',
    [
      'Na gestante, considera-se normal a hemoglobina a partir de 11 g/dL, enquanto nas demais mulheres adultas a faixa é de 12,0–15,5 g/dL [1].',
      'O jejum é dispensável para o hemograma, e a amostra em EDTA refrigerada dura um dia [1].',
    ],
    [['digit', 'A faixa normal de ferritina em homens é de 30 a 500 ng/mL [1].']],
  ],
  [
    '"Guideline for the management of subclinical hypothyroidism ‖ Subclinical hypothyroidism is defined by a TSH above the upper reference limit with a normal free T4. Testing should be repeated after 2 to 3 months, because TSH normalizes spontaneously in up to 62% of patients with values between 4 and 10 mIU/L. Levothyroxine is recommended when TSH is 10 mIU/L or higher and may be considered in symptomatic patients younger than 65 years with lower values. In people older than 80 years with TSH below 10 mIU/L, treatment is not recommended. The starting dose is 25 to 50 µg daily. TSH should be measured 6 to 8 weeks after each dose change. Women with subclinical hypothyroidism who plan a pregnancy should receive treatment with a target TSH below 2.5 mIU/L. Biotin should be stopped 2 days before testing."',
    ['A levotiroxina está indicada com TSH ≥ 10 mUI/L, começando com 25–50 mcg por dia [1].'],
    [
      ['decimal', 'A meta de TSH para mulheres que planejam engravidar é inferior a 0,25 mUI/L [1].'],
      ['unit', 'A levotiroxina é iniciada com 25 a 50 mg ao dia [1].'],
      [
        'population',
        'O tratamento do hipotireoidismo subclínico pode ser considerado em pacientes sintomáticos com mais de 65 anos e TSH abaixo de 10 mUI/L [1].',
      ],
    ],
  ],
  [
    '"Rate of correction of severe hyponatremia and outcomes: a multicenter cohort ‖ Among 3,274 adults admitted with a serum sodium of 120 mmol/L or lower, sodium was corrected by more than 10 mmol/L in 24 hours in 1,261 patients (38.5%), by 6 to 10 mmol/L in 1,144 (34.9%), and by less than 6 mmol/L in 869 (26.5%). In-hospital mortality was 4.2% with rapid, 5.4% with moderate, and 9.8% with slow correction. Compared with moderate correction, slow correction was associated with higher mortality (odds ratio, 1.93; 95% CI, 1.36 to 2.74), and rapid correction with lower mortality (odds ratio, 0.71; 95% CI, 0.50 to 0.98). Central pontine myelinolysis was identified in 7 patients, 5 of whom had a correction of 8 mmol/L or less. Rapid correction shortened the hospital stay by 2.1 days. Patients receiving dialysis were excluded."',
    [
      'A correção lenta (< 6 mmol/L em 24 h) associou-se a maior mortalidade que a moderada (OR 1,93; IC 95% 1,36–2,74) [1].',
    ],
    [
      ['bounds', 'A correção rápida associou-se a menor mortalidade (OR 0,71; IC 95% 0,36 a 0,98) [1].'],
      ['direction', 'A correção rápida prolongou a internação em 2,1 dias [1].'],
    ],
  ],
  [
    '"Rate of correction of severe hyponatremia and outcomes: a multicenter cohort ‖ Among 3,274 adults admitted with a serum sodium of 120 mmol/L or lower, sodium was corrected by more than 10 mmol/L in 24 hours in 1,261 patients (38.5%), by 6 to 10 mmol/L in 1,144 (34.9%), and by less than 6 mmol/L in 869 (26.5%). In-hospital mortality was 4.2% with rapid, 5.4% with moderate, and 9.8% with slow correction. Compared with moderate correction, slow correction was associated with higher mortality (odds ratio, 1.93; 95% CI, 1.36 to 2.74), and rapid correction with lower mortality (odds ratio, 0.71; 95% CI, 0.50 to 0.98). Central pontine myelinolysis was identified in 7 patients, 5 of whom had a correction of 8 mmol/L or less. Rapid correction shortened the hospital stay by 2.1 days. Patients receiving dialysis were excluded." + "Manual de exames laboratoriais – valores de referência do hemograma e bioquímica ‖ Hemoglobina: homens adultos 13,5 a 17,5 g/dL; mulheres adultas 12,0 a 15,5 g/dL; gestantes, no mínimo 11,0 g/dL. Leucócitos: 4.000 a 11.000/mm³. Plaquetas: 150.000 a 450.000/mm³. Ferritina: homens 30 a 300 ng/mL; mulheres 15 a 150 ng/mL. Potássio: 3,5 a 5,0 mEq/L; em recém-nascidos, até 5,9 mEq/L. A hemólise da amostra eleva falsamente o potássio. Cálcio total: 8,5 a 10,2 mg/dL, devendo ser corrigido pela albumina, com acréscimo de 0,8 mg/dL para cada 1 g/dL de albumina abaixo de 4 g/dL. Não é necessário jejum para o hemograma. A amostra em EDTA é estável por 24 horas sob refrigeração." + "Guideline for the management of subclinical hypothyroidism ‖ Subclinical hypothyroidism is defined by a TSH above the upper reference limit with a normal free T4. Testing should be repeated after 2 to 3 months, because TSH normalizes spontaneously in up to 62% of patients with values between 4 and 10 mIU/L. Levothyroxine is recommended when TSH is 10 mIU/L or higher and may be considered in symptomatic patients younger than 65 years with lower values. In people older than 80 years with TSH below 10 mIU/L, treatment is not recommended. The starting dose is 25 to 50 µg daily. TSH should be measured 6 to 8 weeks after each dose change. Women with subclinical hypothyroidism who plan a pregnancy should receive treatment with a target TSH below 2.5 mIU/L. Biotin should be stopped 2 days before testing."',
    [],
    [['number-of-other-outcome', 'A mortalidade hospitalar com correção lenta foi de 5,4% [1].']],
  ],
  [
    '"Manual de exames laboratoriais – valores de referência do hemograma e bioquímica ‖ Hemoglobina: homens adultos 13,5 a 17,5 g/dL; mulheres adultas 12,0 a 15,5 g/dL; gestantes, no mínimo 11,0 g/dL. Leucócitos: 4.000 a 11.000/mm³. Plaquetas: 150.000 a 450.000/mm³. Ferritina: homens 30 a 300 ng/mL; mulheres 15 a 150 ng/mL. Potássio: 3,5 a 5,0 mEq/L; em recém-nascidos, até 5,9 mEq/L. A hemólise da amostra eleva falsamente o potássio. Cálcio total: 8,5 a 10,2 mg/dL, devendo ser corrigido pela albumina, com acréscimo de 0,8 mg/dL para cada 1 g/dL de albumina abaixo de 4 g/dL. Não é necessário jejum para o hemograma. A amostra em EDTA é estável por 24 horas sob refrigeração." + "Guideline for the management of subclinical hypothyroidism ‖ Subclinical hypothyroidism is defined by a TSH above the upper reference limit with a normal free T4. Testing should be repeated after 2 to 3 months, because TSH normalizes spontaneously in up to 62% of patients with values between 4 and 10 mIU/L. Levothyroxine is recommended when TSH is 10 mIU/L or higher and may be considered in symptomatic patients younger than 65 years with lower values. In people older than 80 years with TSH below 10 mIU/L, treatment is not recommended. The starting dose is 25 to 50 µg daily. TSH should be measured 6 to 8 weeks after each dose change. Women with subclinical hypothyroidism who plan a pregnancy should receive treatment with a target TSH below 2.5 mIU/L. Biotin should be stopped 2 days before testing." + "Rate of correction of severe hyponatremia and outcomes: a multicenter cohort ‖ Among 3,274 adults admitted with a serum sodium of 120 mmol/L or lower, sodium was corrected by more than 10 mmol/L in 24 hours in 1,261 patients (38.5%), by 6 to 10 mmol/L in 1,144 (34.9%), and by less than 6 mmol/L in 869 (26.5%). In-hospital mortality was 4.2% with rapid, 5.4% with moderate, and 9.8% with slow correction. Compared with moderate correction, slow correction was associated with higher mortality (odds ratio, 1.93; 95% CI, 1.36 to 2.74), and rapid correction with lower mortality (odds ratio, 0.71; 95% CI, 0.50 to 0.98). Central pontine myelinolysis was identified in 7 patients, 5 of whom had a correction of 8 mmol/L or less. Rapid correction shortened the hospital stay by 2.1 days. Patients receiving dialysis were excluded."',
    [],
    [['wrong-reference', 'A mielinólise pontina central foi identificada em 7 pacientes [1].']],
  ],
  [
    '"Single-dose versus extended antibiotic prophylaxis after laparoscopic cholecystectomy ‖ In this noninferiority trial, 1,037 adults undergoing elective laparoscopic cholecystectomy received cefazolam 2 g before incision, followed by either no further antibiotic (single-dose group, 518 patients) or two additional doses within 24 hours (extended group, 519 patients). Postoperative infection occurred in 4.1% of the single-dose group and 3.5% of the extended group (risk difference, 0.6 percentage points; 95% CI, −1.8 to 3.0; noninferiority margin, 5 percentage points). Length of stay did not differ. Antibiotic-associated diarrhea was less common with a single dose (1.2% vs. 4.6%). Conversion to open surgery was required in 2.9% of all patients. Patients with acute cholecystitis were excluded. An intraoperative dose was repeated when surgery lasted more than 3 hours."',
    [
      'A dose única de cefazolam foi não inferior ao esquema estendido: infecção em 4,1% vs. 3,5%, diferença de 0,6 ponto percentual, com IC até 3,0, abaixo da margem de 5 pontos [1].',
      'Nas cirurgias com mais de 3 h de duração, repetiu-se a dose no intraoperatório [1].',
    ],
    [
      ['digit', 'Participaram do ensaio 1.073 adultos submetidos a colecistectomia eletiva [1].'],
      ['direction', 'A diarreia associada a antibiótico foi mais comum com dose única [1].'],
    ],
  ],
  [
    '"Protocolo de tromboprofilaxia no paciente cirúrgico ‖ A enoxaparina deve ser administrada na dose de 40 mg por via subcutânea uma vez ao dia, iniciada 6 a 12 horas após a cirurgia. Em pacientes com índice de massa corporal acima de 40 kg/m², usar 40 mg a cada 12 horas. Se a depuração de creatinina for menor que 30 mL/min, reduzir para 20 mg ao dia. Na cirurgia oncológica abdominal, a profilaxia deve ser mantida por 28 dias; na artroplastia de quadril, por até 35 dias. Pacientes com escore de Caprini de 0 a 1 não precisam de profilaxia farmacológica. A compressão pneumática é indicada quando há alto risco de sangramento. O cateter peridural só deve ser retirado 12 horas após a última dose. As plaquetas devem ser monitoradas a cada 2 ou 3 dias."',
    [
      'Após cirurgia oncológica abdominal, a profilaxia dura quatro semanas; após prótese de quadril, até cinco semanas [1].',
    ],
    [
      [
        'comparator',
        'A dose de enoxaparina é reduzida a 20 mg/dia quando a depuração de creatinina é maior que 30 mL/min [1].',
      ],
      [
        'population',
        'Pacientes com IMC abaixo de 40 kg/m² devem receber enoxaparina 40 mg a cada 12 horas [1].',
      ],
    ],
  ],
  [
    '"Coorte brasileira de cirurgia bariátrica: desfechos em cinco anos ‖ Acompanhamos 1.156 adultos submetidos a bypass gástrico (732) ou gastrectomia vertical (424). Em cinco anos, a perda de peso total foi de 26,8% após bypass e de 21,3% após gastrectomia vertical. A remissão do diabetes ocorreu em 58% e 44%, respectivamente. A deficiência de ferro foi mais frequente após bypass (31% contra 19%), enquanto o refluxo novo foi mais frequente após gastrectomia (23% contra 8%). A mortalidade em 30 dias foi de 0,2% e não diferiu entre as técnicas. Reoperação foi necessária em 6,7% dos pacientes. O uso de anti-hipertensivos caiu de 61% para 29%. Gestação é desaconselhada nos primeiros 12 a 18 meses. Todos receberam vitamina D 3.000 UI por dia."',
    [
      'O bypass levou a maior perda de peso total que a gastrectomia vertical em 5 anos (26,8% vs. 21,3%) e a mais remissão do diabetes (58% vs. 44%) [1].',
    ],
    [
      ['decimal', 'A mortalidade em 30 dias após cirurgia bariátrica foi de 2% [1].'],
      ['negation', 'A mortalidade em 30 dias diferiu significativamente entre as técnicas bariátricas [1].'],
    ],
  ],
  [
    '"Coorte brasileira de cirurgia bariátrica: desfechos em cinco anos ‖ Acompanhamos 1.156 adultos submetidos a bypass gástrico (732) ou gastrectomia vertical (424). Em cinco anos, a perda de peso total foi de 26,8% após bypass e de 21,3% após gastrectomia vertical. A remissão do diabetes ocorreu em 58% e 44%, respectivamente. A deficiência de ferro foi mais frequente após bypass (31% contra 19%), enquanto o refluxo novo foi mais frequente após gastrectomia (23% contra 8%). A mortalidade em 30 dias foi de 0,2% e não diferiu entre as técnicas. Reoperação foi necessária em 6,7% dos pacientes. O uso de anti-hipertensivos caiu de 61% para 29%. Gestação é desaconselhada nos primeiros 12 a 18 meses. Todos receberam vitamina D 3.000 UI por dia." + "Single-dose versus extended antibiotic prophylaxis after laparoscopic cholecystectomy ‖ In this noninferiority trial, 1,037 adults undergoing elective laparoscopic cholecystectomy received cefazolam 2 g before incision, followed by either no further antibiotic (single-dose group, 518 patients) or two additional doses within 24 hours (extended group, 519 patients). Postoperative infection occurred in 4.1% of the single-dose group and 3.5% of the extended group (risk difference, 0.6 percentage points; 95% CI, −1.8 to 3.0; noninferiority margin, 5 percentage points). Length of stay did not differ. Antibiotic-associated diarrhea was less common with a single dose (1.2% vs. 4.6%). Conversion to open surgery was required in 2.9% of all patients. Patients with acute cholecystitis were excluded. An intraoperative dose was repeated when surgery lasted more than 3 hours." + "Protocolo de tromboprofilaxia no paciente cirúrgico ‖ A enoxaparina deve ser administrada na dose de 40 mg por via subcutânea uma vez ao dia, iniciada 6 a 12 horas após a cirurgia. Em pacientes com índice de massa corporal acima de 40 kg/m², usar 40 mg a cada 12 horas. Se a depuração de creatinina for menor que 30 mL/min, reduzir para 20 mg ao dia. Na cirurgia oncológica abdominal, a profilaxia deve ser mantida por 28 dias; na artroplastia de quadril, por até 35 dias. Pacientes com escore de Caprini de 0 a 1 não precisam de profilaxia farmacológica. A compressão pneumática é indicada quando há alto risco de sangramento. O cateter peridural só deve ser retirado 12 horas após a última dose. As plaquetas devem ser monitoradas a cada 2 ou 3 dias."',
    [],
    [['number-of-other-outcome', 'O refluxo novo após gastrectomia vertical ocorreu em 19% [1].']],
  ],
  [
    '"Single-dose versus extended antibiotic prophylaxis after laparoscopic cholecystectomy ‖ In this noninferiority trial, 1,037 adults undergoing elective laparoscopic cholecystectomy received cefazolam 2 g before incision, followed by either no further antibiotic (single-dose group, 518 patients) or two additional doses within 24 hours (extended group, 519 patients). Postoperative infection occurred in 4.1% of the single-dose group and 3.5% of the extended group (risk difference, 0.6 percentage points; 95% CI, −1.8 to 3.0; noninferiority margin, 5 percentage points). Length of stay did not differ. Antibiotic-associated diarrhea was less common with a single dose (1.2% vs. 4.6%). Conversion to open surgery was required in 2.9% of all patients. Patients with acute cholecystitis were excluded. An intraoperative dose was repeated when surgery lasted more than 3 hours." + "Protocolo de tromboprofilaxia no paciente cirúrgico ‖ A enoxaparina deve ser administrada na dose de 40 mg por via subcutânea uma vez ao dia, iniciada 6 a 12 horas após a cirurgia. Em pacientes com índice de massa corporal acima de 40 kg/m², usar 40 mg a cada 12 horas. Se a depuração de creatinina for menor que 30 mL/min, reduzir para 20 mg ao dia. Na cirurgia oncológica abdominal, a profilaxia deve ser mantida por 28 dias; na artroplastia de quadril, por até 35 dias. Pacientes com escore de Caprini de 0 a 1 não precisam de profilaxia farmacológica. A compressão pneumática é indicada quando há alto risco de sangramento. O cateter peridural só deve ser retirado 12 horas após a última dose. As plaquetas devem ser monitoradas a cada 2 ou 3 dias." + "Coorte brasileira de cirurgia bariátrica: desfechos em cinco anos ‖ Acompanhamos 1.156 adultos submetidos a bypass gástrico (732) ou gastrectomia vertical (424). Em cinco anos, a perda de peso total foi de 26,8% após bypass e de 21,3% após gastrectomia vertical. A remissão do diabetes ocorreu em 58% e 44%, respectivamente. A deficiência de ferro foi mais frequente após bypass (31% contra 19%), enquanto o refluxo novo foi mais frequente após gastrectomia (23% contra 8%). A mortalidade em 30 dias foi de 0,2% e não diferiu entre as técnicas. Reoperação foi necessária em 6,7% dos pacientes. O uso de anti-hipertensivos caiu de 61% para 29%. Gestação é desaconselhada nos primeiros 12 a 18 meses. Todos receberam vitamina D 3.000 UI por dia."',
    [],
    [['wrong-reference', 'O cateter peridural só deve ser retirado 12 horas após a última dose [1].']],
  ],
  [
    '"Age-adjusted D-dimer in suspected pulmonary embolism: a diagnostic accuracy study ‖ We studied 3,346 outpatients with suspected pulmonary embolism; the prevalence of the disease was 19%. In patients with a non-high clinical probability, a D-dimer below the age-adjusted cutoff (age × 10 µg/L in patients older than 50 years) ruled out embolism without imaging. The 3-month failure rate was 0.3% (95% CI, 0.1 to 1.7) in patients with a D-dimer between 500 µg/L and the age-adjusted cutoff. Among patients aged 75 years or older, the proportion in whom embolism could be excluded rose from 6.4% with the fixed cutoff to 29.7% with the age-adjusted cutoff, without additional false negatives. Sensitivity was 98.9% and specificity was 46.2%. Pregnant patients were excluded. Patients with a high clinical probability proceeded directly to CT angiography."',
    [
      'O corte ajustado pela idade (idade × 10 µg/L acima dos 50 anos) permite afastar TEP sem imagem se a probabilidade clínica não for alta; aos 70 anos, o corte seria 700 µg/L [1].',
      'O teste foi muito sensível (98,9%), porém pouco específico (46,2%) [1].',
    ],
    [
      ['negation', 'O corte ajustado pela idade gerou falsos-negativos adicionais em idosos [1].'],
      [
        'arms',
        'A exclusão de embolia passou de 29,7% com o corte fixo para 6,4% com o corte ajustado pela idade [1].',
      ],
    ],
  ],
  [
    '"Troponina ultrassensível no pronto-socorro: algoritmo 0/1 hora ‖ No algoritmo 0/1 hora, o infarto é afastado quando a troponina T inicial é menor que 5 ng/L, desde que a dor tenha começado há mais de 3 horas, ou quando é menor que 12 ng/L com variação menor que 3 ng/L em 1 hora. O infarto é confirmado com valor inicial de 52 ng/L ou mais, ou variação de pelo menos 5 ng/L. Com esse algoritmo, o valor preditivo negativo foi de 99,8% e o valor preditivo positivo de 74%. Cerca de 25% dos pacientes ficam na zona de observação, na qual se repete a dosagem em 3 horas. A disfunção renal reduz a especificidade, mas não a sensibilidade. O algoritmo não deve ser usado em pacientes com supradesnivelamento de ST."',
    [
      'Confirma-se o infarto com valor ≥ 52 ng/L na chegada ou delta ≥ 5 ng/L [1].',
      'A insuficiência renal piora a especificidade da troponina sem comprometer a sensibilidade [1].',
    ],
    [['unit', 'A dosagem é repetida em 3 dias nos pacientes da zona de observação [1].']],
  ],
  [
    '"Ultrasonography and MRI for appendicitis in children: systematic review ‖ We included 42 studies with 11,480 children. Ultrasonography had a pooled sensitivity of 91% (95% CI, 88 to 93) and a specificity of 94% (95% CI, 92 to 96). MRI had a sensitivity of 97% (95% CI, 94 to 98) and a specificity of 96% (95% CI, 95 to 98). The appendix was not visualized on ultrasonography in 31% of children; this was more common in obese children (47%) than in those of normal weight (24%). An outer diameter of more than 6 mm was the most commonly used criterion. Use of ultrasonography first reduced CT use from 38% to 12% and did not increase the perforation rate. Gadolinium contrast did not improve the accuracy of MRI."',
    [
      'O apêndice não foi visualizado em quase metade das crianças obesas (47%), contra 24% naquelas com peso normal [1].',
    ],
    [
      ['digit', 'A revisão reuniu 42 estudos e 11.840 crianças [1].'],
      ['bounds', 'A sensibilidade da ressonância foi de 97% (IC 95% 88 a 93) [1].'],
      ['direction', 'A não visualização do apêndice foi menos comum em crianças obesas [1].'],
    ],
  ],
  [
    '"Age-adjusted D-dimer in suspected pulmonary embolism: a diagnostic accuracy study ‖ We studied 3,346 outpatients with suspected pulmonary embolism; the prevalence of the disease was 19%. In patients with a non-high clinical probability, a D-dimer below the age-adjusted cutoff (age × 10 µg/L in patients older than 50 years) ruled out embolism without imaging. The 3-month failure rate was 0.3% (95% CI, 0.1 to 1.7) in patients with a D-dimer between 500 µg/L and the age-adjusted cutoff. Among patients aged 75 years or older, the proportion in whom embolism could be excluded rose from 6.4% with the fixed cutoff to 29.7% with the age-adjusted cutoff, without additional false negatives. Sensitivity was 98.9% and specificity was 46.2%. Pregnant patients were excluded. Patients with a high clinical probability proceeded directly to CT angiography." + "Troponina ultrassensível no pronto-socorro: algoritmo 0/1 hora ‖ No algoritmo 0/1 hora, o infarto é afastado quando a troponina T inicial é menor que 5 ng/L, desde que a dor tenha começado há mais de 3 horas, ou quando é menor que 12 ng/L com variação menor que 3 ng/L em 1 hora. O infarto é confirmado com valor inicial de 52 ng/L ou mais, ou variação de pelo menos 5 ng/L. Com esse algoritmo, o valor preditivo negativo foi de 99,8% e o valor preditivo positivo de 74%. Cerca de 25% dos pacientes ficam na zona de observação, na qual se repete a dosagem em 3 horas. A disfunção renal reduz a especificidade, mas não a sensibilidade. O algoritmo não deve ser usado em pacientes com supradesnivelamento de ST." + "Ultrasonography and MRI for appendicitis in children: systematic review ‖ We included 42 studies with 11,480 children. Ultrasonography had a pooled sensitivity of 91% (95% CI, 88 to 93) and a specificity of 94% (95% CI, 92 to 96). MRI had a sensitivity of 97% (95% CI, 94 to 98) and a specificity of 96% (95% CI, 95 to 98). The appendix was not visualized on ultrasonography in 31% of children; this was more common in obese children (47%) than in those of normal weight (24%). An outer diameter of more than 6 mm was the most commonly used criterion. Use of ultrasonography first reduced CT use from 38% to 12% and did not increase the perforation rate. Gadolinium contrast did not improve the accuracy of MRI."',
    [],
    [['wrong-reference', 'O valor preditivo negativo foi de 99,8% [1].']],
  ],
  [
    '"Semaglin once weekly and cardiovascular outcomes in obesity without diabetes ‖ In this trial, 17,604 patients 45 years of age or older with cardiovascular disease and a body-mass index of 27 or greater but no history of diabetes received subcutaneous semaglin 2.4 mg once weekly or placebo for a mean of 34.2 months. A primary cardiovascular end-point event occurred in 569 of 8,803 patients (6.5%) in the semaglin group and in 701 of 8,801 (8.0%) in the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90). Adverse events led to permanent discontinuation in 16.6% of the semaglin group and 8.2% of the placebo group. Mean body weight fell by 9.4% with semaglin and by 0.9% with placebo. Acute pancreatitis was not more frequent with semaglin. The dose was escalated over 16 weeks."',
    [
      'Em termos absolutos, a redução foi de 1,5 ponto percentual ao longo de cerca de 34 meses [1].',
      'Não se observou mais pancreatite aguda com o medicamento [1].',
    ],
    [
      [
        'direction',
        'As interrupções por eventos adversos foram menos frequentes com semaglin do que com placebo [1].',
      ],
      ['negation', 'A pancreatite aguda foi mais frequente com semaglin [1].'],
      ['arms', 'O peso caiu 0,9% no grupo semaglin e 9,4% no grupo placebo [1].'],
    ],
  ],
  [
    '"Insulinoterapia no diabetes tipo 2 – orientação para a atenção primária ‖ A insulina NPH deve ser iniciada na dose de 10 UI ao deitar ou 0,1 a 0,2 UI/kg/dia. Aumentar 2 UI a cada 3 dias até glicemia de jejum entre 80 e 130 mg/dL; se houver hipoglicemia abaixo de 70 mg/dL, reduzir a dose em 10% a 20%. Quando a dose basal ultrapassar 0,5 UI/kg/dia, considerar insulina prandial. A meta de hemoglobina glicada é menor que 7% na maioria dos adultos e menor que 8% em idosos frágeis. O frasco em uso pode ser mantido em temperatura ambiente (até 30 °C) por 4 semanas. As sulfonilureias devem ser suspensas ao iniciar insulina prandial; a metformina não deve ser suspensa. A insulina não pode ser congelada."',
    ['Em idosos frágeis aceita-se HbA1c < 8%, em vez da meta usual de < 7% [1].'],
    [
      ['unit', 'Aumentar 2 UI de NPH a cada 3 semanas até atingir a meta [1].'],
      ['comparator', 'Considera-se insulina prandial quando a dose basal é inferior a 0,5 UI/kg/dia [1].'],
    ],
  ],
  [
    '"Bula – Glicomet XR (cloridrato de metiformina 500 mg) ‖ A dose inicial de Glicomet XR é de 500 mg uma vez ao dia, com o jantar, aumentando 500 mg por semana até o máximo de 2000 mg por dia. Não iniciar em pacientes com taxa de filtração glomerular estimada entre 30 e 45 mL/min/1,73 m²; é contraindicado abaixo de 30. Suspender no momento do exame com contraste iodado e reiniciar após 48 horas, se a função renal estiver estável. Diarreia ocorreu em 9,6% dos pacientes e náusea em 6,5%. A deficiência de vitamina B12 foi observada em 7% dos usuários. A acidose lática é rara, com cerca de 0,03 caso por 1000 pacientes-ano. O comprimido não deve ser partido. O uso em menores de 18 anos não é recomendado."',
    [
      'Glicomet XR: 500 mg no jantar, com aumentos semanais de 500 mg até no máximo 2 g por dia [1].',
      'A deficiência de B12 acometeu 7 em cada 100 usuários [1].',
    ],
    [['digit', 'A diarreia ocorreu em 6,9% dos usuários de Glicomet XR [1].']],
  ],
  [
    '"Semaglin once weekly and cardiovascular outcomes in obesity without diabetes ‖ In this trial, 17,604 patients 45 years of age or older with cardiovascular disease and a body-mass index of 27 or greater but no history of diabetes received subcutaneous semaglin 2.4 mg once weekly or placebo for a mean of 34.2 months. A primary cardiovascular end-point event occurred in 569 of 8,803 patients (6.5%) in the semaglin group and in 701 of 8,801 (8.0%) in the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90). Adverse events led to permanent discontinuation in 16.6% of the semaglin group and 8.2% of the placebo group. Mean body weight fell by 9.4% with semaglin and by 0.9% with placebo. Acute pancreatitis was not more frequent with semaglin. The dose was escalated over 16 weeks." + "Insulinoterapia no diabetes tipo 2 – orientação para a atenção primária ‖ A insulina NPH deve ser iniciada na dose de 10 UI ao deitar ou 0,1 a 0,2 UI/kg/dia. Aumentar 2 UI a cada 3 dias até glicemia de jejum entre 80 e 130 mg/dL; se houver hipoglicemia abaixo de 70 mg/dL, reduzir a dose em 10% a 20%. Quando a dose basal ultrapassar 0,5 UI/kg/dia, considerar insulina prandial. A meta de hemoglobina glicada é menor que 7% na maioria dos adultos e menor que 8% em idosos frágeis. O frasco em uso pode ser mantido em temperatura ambiente (até 30 °C) por 4 semanas. As sulfonilureias devem ser suspensas ao iniciar insulina prandial; a metformina não deve ser suspensa. A insulina não pode ser congelada." + "Bula – Glicomet XR (cloridrato de metiformina 500 mg) ‖ A dose inicial de Glicomet XR é de 500 mg uma vez ao dia, com o jantar, aumentando 500 mg por semana até o máximo de 2000 mg por dia. Não iniciar em pacientes com taxa de filtração glomerular estimada entre 30 e 45 mL/min/1,73 m²; é contraindicado abaixo de 30. Suspender no momento do exame com contraste iodado e reiniciar após 48 horas, se a função renal estiver estável. Diarreia ocorreu em 9,6% dos pacientes e náusea em 6,5%. A deficiência de vitamina B12 foi observada em 7% dos usuários. A acidose lática é rara, com cerca de 0,03 caso por 1000 pacientes-ano. O comprimido não deve ser partido. O uso em menores de 18 anos não é recomendado."',
    [],
    [['wrong-reference', 'A deficiência de vitamina B12 foi observada em 7% dos usuários [1].']],
  ],
  [
    '"Manual de recomendações para o controle da tuberculose ‖ O esquema básico para adultos e adolescentes a partir de 10 anos consiste em 2 meses de rifampicina, isoniazida, pirazinamida e etambutol, seguidos de 4 meses de rifampicina e isoniazida. Em pacientes com mais de 50 kg, são 4 comprimidos por dia na fase intensiva (5 comprimidos acima de 70 kg). Em crianças menores de 10 anos, não se usa etambutol. Na forma meningoencefálica, o tratamento dura 12 meses. A taxa de cura esperada é de pelo menos 90%. A infecção latente pode ser tratada com isoniazida, 5 a 10 mg/kg/dia até 300 mg, por 270 doses, ou rifapentina semanal por 12 doses. A prova tuberculínica é positiva com 5 mm ou mais. Na gestação, recomenda-se piridoxina 50 mg/dia."',
    [
      'A partir dos 10 anos usa-se etambutol; abaixo dessa idade, ele é omitido [1].',
      'A PT é considerada positiva a partir de 5 mm [1].',
    ],
    [
      ['digit', 'Para pacientes acima de 70 kg, são 6 comprimidos por dia na fase intensiva [1].'],
      ['unit', 'A isoniazida na infecção latente tem dose máxima de 300 g por dia [1].'],
      ['population', 'Em crianças menores de 10 anos, a fase intensiva inclui etambutol [1].'],
    ],
  ],
  [
    '"Seven versus fourteen days of antibiotic therapy for uncomplicated gram-negative bacteremia ‖ We randomized 604 hospitalized patients with gram-negative bacteremia who were afebrile and stable for at least 48 hours to 7 days (306 patients) or 14 days (298 patients) of antibiotics. At 90 days, the composite of death, relapse, or extended hospitalization occurred in 140 of 306 patients (45.8%) in the 7-day group and in 144 of 298 (48.3%) in the 14-day group (risk difference, −2.6%; 95% CI, −10.5 to 5.3), which met the noninferiority margin of 10%. Relapse of bacteremia was 2.6% and 2.7%. Return to baseline activity was faster in the 7-day group (median, 2 vs. 3 weeks). Acute kidney injury occurred in 3.9% and 6.0%. The source was the urinary tract in 68%. Immunosuppressed patients were not eligible."',
    [
      'Quem recebeu 7 dias voltou mais cedo às atividades habituais (mediana de duas semanas, contra três) [1].',
    ],
    [
      ['decimal', 'A recidiva de bacteremia foi de 26% no grupo de 7 dias [1].'],
      ['bounds', 'A diferença de risco foi de −2,6% (IC 95% −10,5 a 3,5) [1].'],
    ],
  ],
  [
    '"Dengue: classificação de risco e manejo clínico ‖ No grupo A, recomenda-se hidratação oral com 60 mL/kg/dia, sendo um terço com solução salina. No grupo C, administrar 10 mL/kg de soro fisiológico na primeira hora, podendo repetir até três vezes. No grupo D, que cursa com choque, a expansão é de 20 mL/kg em até 20 minutos. O hematócrito deve ser reavaliado a cada 2 horas no grupo C. Plaquetas abaixo de 20.000/mm³ sem sangramento não indicam transfusão profilática. Ácido acetilsalicílico e anti-inflamatórios são contraindicados. A alta exige 48 horas sem febre e plaquetas acima de 50.000/mm³. Os sinais de alarme surgem em geral entre o terceiro e o sétimo dia. Em crianças com menos de 13 anos, a hidratação segue a regra de Holliday-Segar."',
    [
      'No choque (grupo D), infundem-se 20 mL/kg em até 20 min, o dobro do volume inicial do grupo C (10 mL/kg na primeira hora) [1].',
    ],
    [
      [
        'negation',
        'Se as plaquetas caírem abaixo de 20.000/mm³, indica-se transfusão profilática mesmo sem sangramento [1].',
      ],
    ],
  ],
  [
    '"Dengue: classificação de risco e manejo clínico ‖ No grupo A, recomenda-se hidratação oral com 60 mL/kg/dia, sendo um terço com solução salina. No grupo C, administrar 10 mL/kg de soro fisiológico na primeira hora, podendo repetir até três vezes. No grupo D, que cursa com choque, a expansão é de 20 mL/kg em até 20 minutos. O hematócrito deve ser reavaliado a cada 2 horas no grupo C. Plaquetas abaixo de 20.000/mm³ sem sangramento não indicam transfusão profilática. Ácido acetilsalicílico e anti-inflamatórios são contraindicados. A alta exige 48 horas sem febre e plaquetas acima de 50.000/mm³. Os sinais de alarme surgem em geral entre o terceiro e o sétimo dia. Em crianças com menos de 13 anos, a hidratação segue a regra de Holliday-Segar." + "Manual de recomendações para o controle da tuberculose ‖ O esquema básico para adultos e adolescentes a partir de 10 anos consiste em 2 meses de rifampicina, isoniazida, pirazinamida e etambutol, seguidos de 4 meses de rifampicina e isoniazida. Em pacientes com mais de 50 kg, são 4 comprimidos por dia na fase intensiva (5 comprimidos acima de 70 kg). Em crianças menores de 10 anos, não se usa etambutol. Na forma meningoencefálica, o tratamento dura 12 meses. A taxa de cura esperada é de pelo menos 90%. A infecção latente pode ser tratada com isoniazida, 5 a 10 mg/kg/dia até 300 mg, por 270 doses, ou rifapentina semanal por 12 doses. A prova tuberculínica é positiva com 5 mm ou mais. Na gestação, recomenda-se piridoxina 50 mg/dia." + "Seven versus fourteen days of antibiotic therapy for uncomplicated gram-negative bacteremia ‖ We randomized 604 hospitalized patients with gram-negative bacteremia who were afebrile and stable for at least 48 hours to 7 days (306 patients) or 14 days (298 patients) of antibiotics. At 90 days, the composite of death, relapse, or extended hospitalization occurred in 140 of 306 patients (45.8%) in the 7-day group and in 144 of 298 (48.3%) in the 14-day group (risk difference, −2.6%; 95% CI, −10.5 to 5.3), which met the noninferiority margin of 10%. Relapse of bacteremia was 2.6% and 2.7%. Return to baseline activity was faster in the 7-day group (median, 2 vs. 3 weeks). Acute kidney injury occurred in 3.9% and 6.0%. The source was the urinary tract in 68%. Immunosuppressed patients were not eligible."',
    [],
    [['number-of-other-outcome', 'O hematócrito deve ser reavaliado a cada 48 horas no grupo C [1].']],
  ],
  [
    '"Seven versus fourteen days of antibiotic therapy for uncomplicated gram-negative bacteremia ‖ We randomized 604 hospitalized patients with gram-negative bacteremia who were afebrile and stable for at least 48 hours to 7 days (306 patients) or 14 days (298 patients) of antibiotics. At 90 days, the composite of death, relapse, or extended hospitalization occurred in 140 of 306 patients (45.8%) in the 7-day group and in 144 of 298 (48.3%) in the 14-day group (risk difference, −2.6%; 95% CI, −10.5 to 5.3), which met the noninferiority margin of 10%. Relapse of bacteremia was 2.6% and 2.7%. Return to baseline activity was faster in the 7-day group (median, 2 vs. 3 weeks). Acute kidney injury occurred in 3.9% and 6.0%. The source was the urinary tract in 68%. Immunosuppressed patients were not eligible." + "Manual de recomendações para o controle da tuberculose ‖ O esquema básico para adultos e adolescentes a partir de 10 anos consiste em 2 meses de rifampicina, isoniazida, pirazinamida e etambutol, seguidos de 4 meses de rifampicina e isoniazida. Em pacientes com mais de 50 kg, são 4 comprimidos por dia na fase intensiva (5 comprimidos acima de 70 kg). Em crianças menores de 10 anos, não se usa etambutol. Na forma meningoencefálica, o tratamento dura 12 meses. A taxa de cura esperada é de pelo menos 90%. A infecção latente pode ser tratada com isoniazida, 5 a 10 mg/kg/dia até 300 mg, por 270 doses, ou rifapentina semanal por 12 doses. A prova tuberculínica é positiva com 5 mm ou mais. Na gestação, recomenda-se piridoxina 50 mg/dia." + "Dengue: classificação de risco e manejo clínico ‖ No grupo A, recomenda-se hidratação oral com 60 mL/kg/dia, sendo um terço com solução salina. No grupo C, administrar 10 mL/kg de soro fisiológico na primeira hora, podendo repetir até três vezes. No grupo D, que cursa com choque, a expansão é de 20 mL/kg em até 20 minutos. O hematócrito deve ser reavaliado a cada 2 horas no grupo C. Plaquetas abaixo de 20.000/mm³ sem sangramento não indicam transfusão profilática. Ácido acetilsalicílico e anti-inflamatórios são contraindicados. A alta exige 48 horas sem febre e plaquetas acima de 50.000/mm³. Os sinais de alarme surgem em geral entre o terceiro e o sétimo dia. Em crianças com menos de 13 anos, a hidratação segue a regra de Holliday-Segar."',
    [],
    [['wrong-reference', 'No grupo C, administram-se 10 mL/kg de soro fisiológico na primeira hora [1].']],
  ],
  [
    '"Tenectase versus alteplase for acute ischemic stroke within 4.5 hours ‖ In this open-label trial, 1,600 adults with disabling ischemic stroke were randomly assigned within 4.5 hours after onset to tenectase 0.25 mg/kg (maximum, 25 mg) as a single bolus or to alteplase 0.9 mg/kg (maximum, 90 mg) over 60 minutes. At 90 to 120 days, a modified Rankin score of 0 or 1 was recorded in 296 of 802 patients (36.9%) given tenectase and in 266 of 765 (34.8%) given alteplase (difference, 2.1 percentage points; 95% CI, −2.6 to 6.9). Symptomatic intracerebral hemorrhage within 24 hours occurred in 3.4% and 3.2%. Ninety-day mortality was 15.3% and 15.4%. Median door-to-needle time was shorter with tenectase (36 vs. 41 minutes). Patients taking anticoagulants were excluded."',
    [
      'A hemorragia intracerebral sintomática foi rara e parecida nos dois grupos (3,4% e 3,2%), assim como a mortalidade em 90 dias (15,3% e 15,4%) [1].',
    ],
    [
      ['digit', 'A mortalidade em 90 dias com tenectase foi de 13,3% [1].'],
      ['decimal', 'A dose de tenectase é de 2,5 mg/kg em bolus [1].'],
      ['arms', 'Rankin 0 ou 1 foi alcançado por 34,8% com tenectase e 36,9% com alteplase [1].'],
    ],
  ],
  [
    '"Tratamento preventivo da enxaqueca: posicionamento da sociedade de neurologia ‖ A profilaxia é indicada com três ou mais crises por mês ou quando há incapacidade importante. O topirato deve ser iniciado com 25 mg ao dia e aumentado 25 mg por semana até 100 mg ao dia; parestesias ocorrem em 51% dos pacientes. O propranilol é usado na dose de 40 a 160 mg ao dia e é contraindicado na asma. O valproado não deve ser usado em mulheres em idade fértil. A resposta é definida como redução de pelo menos 50% dos dias de dor e deve ser avaliada após 8 a 12 semanas. A profilaxia deve ser mantida por 6 a 12 meses. Triptanos não devem ser usados por mais de 10 dias ao mês. Em crianças, a melhor evidência é da terapia comportamental."',
    [
      'A profilaxia da enxaqueca está indicada a partir de três crises mensais ou na presença de incapacidade importante [1].',
      'Só se considera resposta uma queda de 50% ou mais nos dias de dor, com avaliação depois de 8–12 semanas de uso [1].',
    ],
    [
      ['comparator', 'A resposta é definida como redução de menos de 50% dos dias de dor [1].'],
      ['bounds', 'A profilaxia deve ser mantida por 12 a 24 meses [1].'],
      [
        'negation',
        'Entre as opções para mulheres em idade fértil está o valproado, que pode ser usado com segurança [1].',
      ],
    ],
  ],
  [
    '"Levetirax versus fosphenytol for benzodiazepine-refractory status epilepticus ‖ We enrolled 384 patients older than 2 years with convulsive status epilepticus unresponsive to benzodiazepines. Levetirax 60 mg/kg (maximum, 4500 mg) stopped seizures with improved consciousness at 60 minutes in 68 of 145 patients (47%), fosphenytol 20 mg/kg in 53 of 118 (45%), and valprox 40 mg/kg in 56 of 121 (46%). Hypotension was numerically more frequent with fosphenytol (3.2%) than with levetirax (0.7%). Endotracheal intubation was required in 20%, 26%, and 17%, respectively. The median time to seizure cessation was 10.5 minutes with levetirax. Children younger than 18 years made up 39% of the cohort, and age did not modify the treatment effect. Pregnant patients were excluded."',
    ['- Levetirax: 60 mg/kg, dose máxima de 4,5 g [1].'],
    [],
  ],
  [
    '"Tenectase versus alteplase for acute ischemic stroke within 4.5 hours ‖ In this open-label trial, 1,600 adults with disabling ischemic stroke were randomly assigned within 4.5 hours after onset to tenectase 0.25 mg/kg (maximum, 25 mg) as a single bolus or to alteplase 0.9 mg/kg (maximum, 90 mg) over 60 minutes. At 90 to 120 days, a modified Rankin score of 0 or 1 was recorded in 296 of 802 patients (36.9%) given tenectase and in 266 of 765 (34.8%) given alteplase (difference, 2.1 percentage points; 95% CI, −2.6 to 6.9). Symptomatic intracerebral hemorrhage within 24 hours occurred in 3.4% and 3.2%. Ninety-day mortality was 15.3% and 15.4%. Median door-to-needle time was shorter with tenectase (36 vs. 41 minutes). Patients taking anticoagulants were excluded." + "Tratamento preventivo da enxaqueca: posicionamento da sociedade de neurologia ‖ A profilaxia é indicada com três ou mais crises por mês ou quando há incapacidade importante. O topirato deve ser iniciado com 25 mg ao dia e aumentado 25 mg por semana até 100 mg ao dia; parestesias ocorrem em 51% dos pacientes. O propranilol é usado na dose de 40 a 160 mg ao dia e é contraindicado na asma. O valproado não deve ser usado em mulheres em idade fértil. A resposta é definida como redução de pelo menos 50% dos dias de dor e deve ser avaliada após 8 a 12 semanas. A profilaxia deve ser mantida por 6 a 12 meses. Triptanos não devem ser usados por mais de 10 dias ao mês. Em crianças, a melhor evidência é da terapia comportamental." + "Levetirax versus fosphenytol for benzodiazepine-refractory status epilepticus ‖ We enrolled 384 patients older than 2 years with convulsive status epilepticus unresponsive to benzodiazepines. Levetirax 60 mg/kg (maximum, 4500 mg) stopped seizures with improved consciousness at 60 minutes in 68 of 145 patients (47%), fosphenytol 20 mg/kg in 53 of 118 (45%), and valprox 40 mg/kg in 56 of 121 (46%). Hypotension was numerically more frequent with fosphenytol (3.2%) than with levetirax (0.7%). Endotracheal intubation was required in 20%, 26%, and 17%, respectively. The median time to seizure cessation was 10.5 minutes with levetirax. Children younger than 18 years made up 39% of the cohort, and age did not modify the treatment effect. Pregnant patients were excluded."',
    [],
    [
      [
        'number-of-other-outcome',
        'A hemorragia intracerebral sintomática ocorreu em 15,4% com alteplase [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal start of dialysis in severe acute kidney injury ‖ This multicenter trial enrolled 620 critically ill adults with stage 3 acute kidney injury. Patients were assigned to early dialysis (within 6 hours) or delayed dialysis (started only if potassium exceeded 6 mmol/L, pH fell below 7.15, or urea exceeded 240 mg/dL). Mortality at 60 days was 48.5% in the early group and 49.7% in the delayed group (P=0.79). In the delayed group, 49% of patients never received dialysis. Catheter-related bloodstream infection was more frequent in the early than in the delayed group (10% vs. 5%). Diuresis recovered earlier with the delayed strategy (median, 8 vs. 11 days). Hypophosphatemia occurred in 22% of the early group and 15% of the delayed group. Patients with preexisting stage 5 chronic kidney disease were excluded."',
    [
      'Quase metade (49%) dos pacientes da estratégia tardia nunca precisou dialisar [1].',
      'Critérios para indicar diálise no braço tardio: K > 6 mmol/L, pH < 7,15 ou ureia > 240 mg/dL [1].',
    ],
    [
      [
        'arms',
        'A mediana até a recuperação da diurese foi de 11 dias na estratégia tardia e 8 dias na precoce [1].',
      ],
    ],
  ],
  [
    '"Bula – Vancolide (vancomilina) pó para solução injetável ‖ Em adultos com função renal normal, a dose usual de Vancolide é de 15 a 20 mg/kg a cada 8 a 12 horas, sem exceder 2 g por dose. Uma dose de ataque de 25 a 30 mg/kg pode ser usada em infecções graves. Em crianças, a dose é de 10 a 15 mg/kg a cada 6 horas. Em recém-nascidos com até 7 dias de vida, 15 mg/kg de ataque e depois 10 mg/kg a cada 12 horas. Infundir a não mais de 10 mg/min, em pelo menos 60 minutos. O nível de vale desejado é de 10 a 20 µg/mL. Não administrar por via intramuscular. A nefrotoxicidade ocorreu em 7% dos pacientes, subindo para 21% com uso concomitante de aminoglicosídeo. A meia-vida é de 4 a 6 horas."',
    ['Associar aminoglicosídeo triplica a nefrotoxicidade, de 7% para 21% [1].'],
    [
      ['digit', 'O nível de vale desejado da vancomilina é de 10 a 30 µg/mL [1].'],
      ['unit', 'A dose de vancomilina não deve exceder 2 mg por dose [1].'],
      ['bounds', 'Em adultos, a dose é de 15 a 30 mg/kg a cada 8 a 12 horas [1].'],
      ['direction', 'O uso concomitante de aminoglicosídeo diminui a nefrotoxicidade da vancomilina [1].'],
    ],
  ],
  [
    '"KDIGO-style guideline: blood pressure and proteinuria in chronic kidney disease ‖ We recommend an ACE inhibitor or ARB for adults with chronic kidney disease and albuminuria above 300 mg/g. These drugs should be continued unless creatinine rises by more than 30% within 4 weeks. SGLT2 inhibitors are recommended when eGFR is at least 20 mL/min/1.73 m² and can be continued below this level until dialysis is started. Protein intake of 0.8 g/kg per day is suggested in adults with stages G3 to G5 who are not on dialysis; protein restriction is not suggested in children or in frail older adults. Bicarbonate should be considered when serum bicarbonate is below 18 mmol/L. Hemoglobin should not be raised above 11.5 g/dL with erythropoiesis-stimulating agents. Referral to nephrology is advised when the 5-year risk of kidney failure exceeds 5%."',
    [
      'Os inibidores de SGLT2 podem ser iniciados com TFGe ≥ 20 mL/min/1,73 m² e mantidos abaixo disso até a diálise [1].',
    ],
    [
      [
        'population',
        'A restrição proteica a 0,8 g/kg por dia é sugerida em crianças com doença renal crônica [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal start of dialysis in severe acute kidney injury ‖ This multicenter trial enrolled 620 critically ill adults with stage 3 acute kidney injury. Patients were assigned to early dialysis (within 6 hours) or delayed dialysis (started only if potassium exceeded 6 mmol/L, pH fell below 7.15, or urea exceeded 240 mg/dL). Mortality at 60 days was 48.5% in the early group and 49.7% in the delayed group (P=0.79). In the delayed group, 49% of patients never received dialysis. Catheter-related bloodstream infection was more frequent in the early than in the delayed group (10% vs. 5%). Diuresis recovered earlier with the delayed strategy (median, 8 vs. 11 days). Hypophosphatemia occurred in 22% of the early group and 15% of the delayed group. Patients with preexisting stage 5 chronic kidney disease were excluded." + "Bula – Vancolide (vancomilina) pó para solução injetável ‖ Em adultos com função renal normal, a dose usual de Vancolide é de 15 a 20 mg/kg a cada 8 a 12 horas, sem exceder 2 g por dose. Uma dose de ataque de 25 a 30 mg/kg pode ser usada em infecções graves. Em crianças, a dose é de 10 a 15 mg/kg a cada 6 horas. Em recém-nascidos com até 7 dias de vida, 15 mg/kg de ataque e depois 10 mg/kg a cada 12 horas. Infundir a não mais de 10 mg/min, em pelo menos 60 minutos. O nível de vale desejado é de 10 a 20 µg/mL. Não administrar por via intramuscular. A nefrotoxicidade ocorreu em 7% dos pacientes, subindo para 21% com uso concomitante de aminoglicosídeo. A meia-vida é de 4 a 6 horas." + "KDIGO-style guideline: blood pressure and proteinuria in chronic kidney disease ‖ We recommend an ACE inhibitor or ARB for adults with chronic kidney disease and albuminuria above 300 mg/g. These drugs should be continued unless creatinine rises by more than 30% within 4 weeks. SGLT2 inhibitors are recommended when eGFR is at least 20 mL/min/1.73 m² and can be continued below this level until dialysis is started. Protein intake of 0.8 g/kg per day is suggested in adults with stages G3 to G5 who are not on dialysis; protein restriction is not suggested in children or in frail older adults. Bicarbonate should be considered when serum bicarbonate is below 18 mmol/L. Hemoglobin should not be raised above 11.5 g/dL with erythropoiesis-stimulating agents. Referral to nephrology is advised when the 5-year risk of kidney failure exceeds 5%."',
    [],
    [['number-of-other-outcome', 'A hipofosfatemia ocorreu em 10% do grupo precoce [1].']],
  ],
  [
    '"Triple versus dual inhaled therapy in COPD (TRIARCO) ‖ In this 52-week trial, 10,355 patients with COPD and at least one exacerbation in the previous year received fluticol–umeclide–vilanterin (triple therapy), fluticol–vilanterin, or umeclide–vilanterin once daily. The annual rate of moderate or severe exacerbations was 0.91 with triple therapy, 1.07 with fluticol–vilanterin (rate ratio, 0.85; 95% CI, 0.80 to 0.90), and 1.21 with umeclide–vilanterin (rate ratio, 0.75; 95% CI, 0.70 to 0.81). Clinician-diagnosed pneumonia was more frequent with triple therapy than with umeclide–vilanterin (8% vs. 5%). Trough FEV1 increased by 97 mL with triple therapy compared with fluticol–vilanterin. Patients with a blood eosinophil count of at least 150 cells/µL had the greatest benefit. Patients with current asthma were excluded."',
    [
      'A terapia tripla reduziu as exacerbações moderadas ou graves em 15% frente a fluticol–vilanterina e em 25% frente a umeclide–vilanterina [1].',
      'O maior benefício foi visto com eosinófilos ≥ 150 células/µL [1].',
    ],
    [
      ['digit', 'A taxa anual de exacerbações com a terapia tripla foi de 0,81 [1].'],
      [
        'direction',
        'A terapia tripla aumentou a taxa de exacerbações em relação a fluticol–vilanterina [1].',
      ],
    ],
  ],
  [
    '"Tromboembolismo pulmonar: recomendações de anticoagulação ‖ Na embolia pulmonar de baixo risco, a rivaroxina é dada na dose de 15 mg duas vezes ao dia por 21 dias e depois 20 mg uma vez ao dia. A apixalina é dada na dose de 10 mg duas vezes ao dia por 7 dias, seguida de 5 mg duas vezes ao dia. A anticoagulação deve durar pelo menos 3 meses. A trombólise sistêmica é indicada apenas na embolia com instabilidade hemodinâmica. Os anticoagulantes orais diretos não são recomendados na gestação, na síndrome antifosfolípide tripla-positiva nem com depuração de creatinina abaixo de 15 mL/min. A alta precoce é possível com PESI simplificado de 0. Após 6 meses, a dose pode ser reduzida para 10 mg de rivaroxina ao dia. A recorrência em 1 ano após suspensão é de 10% nos casos não provocados."',
    ['Apixalina: 10 mg 2x/dia por uma semana, depois 5 mg 2x/dia [1].'],
    [
      ['comparator', 'A anticoagulação deve durar no máximo 3 meses [1].'],
      [
        'arms',
        'A apixalina é dada em 15 mg duas vezes ao dia por 21 dias e a rivaroxina em 10 mg duas vezes ao dia por 7 dias [1].',
      ],
    ],
  ],
  [
    '"Continuous positive airway pressure in older adults with sleep apnea: pragmatic trial ‖ We assigned 278 patients aged 65 years or older with newly diagnosed obstructive sleep apnea to CPAP or best supportive care alone for 12 months. At 3 months, the Epworth score fell by 3.8 points with CPAP and by 1.6 points with supportive care (adjusted difference, −2.1 points; 95% CI, −3.0 to −1.3). Blood pressure did not differ significantly between the groups. Only 35% of patients in the CPAP group used the device for 4 hours or more per night. Total cholesterol fell slightly with CPAP (−0.15 mmol/L). Nocturia was not improved. Healthcare costs were similar at 12 months: £1363 with CPAP and £1389 with supportive care. Patients with daytime oxygen saturation below 90% were not included."',
    [
      'Em idosos, o CPAP diminuiu a sonolência: queda de 3,8 pontos no Epworth, contra 1,6 com o cuidado de suporte (diferença ajustada de −2,1; IC 95% −3,0 a −1,3) [1].',
    ],
    [
      ['decimal', 'O colesterol total caiu 1,5 mmol/L com o CPAP [1].'],
      ['bounds', 'A diferença ajustada do Epworth foi de −2,1 pontos (IC 95% −3,8 a −1,6) [1].'],
      ['negation', 'A noctúria melhorou com o CPAP [1].'],
    ],
  ],
  [
    '"Tromboembolismo pulmonar: recomendações de anticoagulação ‖ Na embolia pulmonar de baixo risco, a rivaroxina é dada na dose de 15 mg duas vezes ao dia por 21 dias e depois 20 mg uma vez ao dia. A apixalina é dada na dose de 10 mg duas vezes ao dia por 7 dias, seguida de 5 mg duas vezes ao dia. A anticoagulação deve durar pelo menos 3 meses. A trombólise sistêmica é indicada apenas na embolia com instabilidade hemodinâmica. Os anticoagulantes orais diretos não são recomendados na gestação, na síndrome antifosfolípide tripla-positiva nem com depuração de creatinina abaixo de 15 mL/min. A alta precoce é possível com PESI simplificado de 0. Após 6 meses, a dose pode ser reduzida para 10 mg de rivaroxina ao dia. A recorrência em 1 ano após suspensão é de 10% nos casos não provocados." + "Triple versus dual inhaled therapy in COPD (TRIARCO) ‖ In this 52-week trial, 10,355 patients with COPD and at least one exacerbation in the previous year received fluticol–umeclide–vilanterin (triple therapy), fluticol–vilanterin, or umeclide–vilanterin once daily. The annual rate of moderate or severe exacerbations was 0.91 with triple therapy, 1.07 with fluticol–vilanterin (rate ratio, 0.85; 95% CI, 0.80 to 0.90), and 1.21 with umeclide–vilanterin (rate ratio, 0.75; 95% CI, 0.70 to 0.81). Clinician-diagnosed pneumonia was more frequent with triple therapy than with umeclide–vilanterin (8% vs. 5%). Trough FEV1 increased by 97 mL with triple therapy compared with fluticol–vilanterin. Patients with a blood eosinophil count of at least 150 cells/µL had the greatest benefit. Patients with current asthma were excluded." + "Continuous positive airway pressure in older adults with sleep apnea: pragmatic trial ‖ We assigned 278 patients aged 65 years or older with newly diagnosed obstructive sleep apnea to CPAP or best supportive care alone for 12 months. At 3 months, the Epworth score fell by 3.8 points with CPAP and by 1.6 points with supportive care (adjusted difference, −2.1 points; 95% CI, −3.0 to −1.3). Blood pressure did not differ significantly between the groups. Only 35% of patients in the CPAP group used the device for 4 hours or more per night. Total cholesterol fell slightly with CPAP (−0.15 mmol/L). Nocturia was not improved. Healthcare costs were similar at 12 months: £1363 with CPAP and £1389 with supportive care. Patients with daytime oxygen saturation below 90% were not included."',
    [],
    [['wrong-reference', 'O escore de Epworth caiu 3,8 pontos com CPAP [1].']],
  ],
  [
    '"Bula – Metrexol (metrotexato) comprimidos 2,5 mg ‖ Na artrite reumatoide, a dose inicial de Metrexol é de 7,5 mg uma vez por semana, podendo ser aumentada gradualmente até 20 mg por semana. A administração diária por engano pode causar toxicidade fatal. Recomenda-se ácido fólico 5 mg por semana, no dia seguinte à dose. Hemograma, transaminases e creatinina devem ser avaliados a cada 2 a 4 semanas nos primeiros 3 meses e depois a cada 8 a 12 semanas. É contraindicado na gravidez e na lactação; homens e mulheres devem usar contracepção por no mínimo 3 meses após o tratamento. Elevação de transaminases ocorre em 15% e estomatite em 6% dos pacientes. Na artrite idiopática juvenil poliarticular, a dose é de 10 mg/m² uma vez por semana."',
    [
      'Nos três primeiros meses, os exames são repetidos a cada 2–4 semanas; depois, a cada 8–12 semanas [1].',
    ],
    [
      ['unit', 'O metrotexato deve ser tomado na dose de 7,5 mg uma vez por dia na artrite reumatoide [1].'],
      ['negation', 'Metrexol não é contraindicado na lactação [1].'],
    ],
  ],
  [
    '"Zoledrin and fracture prevention in postmenopausal osteoporosis: randomized trial ‖ We assigned 7,765 postmenopausal women with osteoporosis to a single 15-minute infusion of zoledrin 5 mg or placebo at baseline, 12 months, and 24 months. At 3 years, morphometric vertebral fractures occurred in 3.3% of the zoledrin group and 10.9% of the placebo group (relative risk, 0.30; 95% CI, 0.24 to 0.38). Hip fracture occurred in 1.4% and 2.5%, respectively (hazard ratio, 0.59; 95% CI, 0.42 to 0.83). Bone mineral density at the femoral neck increased by 5.1% compared with placebo. Serious atrial fibrillation was more frequent with zoledrin (1.3% vs. 0.5%). Fever within 3 days after the first infusion occurred in 16.1% and 2.1%. Women with a creatinine clearance below 30 mL/min were excluded. Renal function at 3 years did not differ."',
    [
      'O zoledrin reduziu em 70% o risco de fratura vertebral em três anos (3,3% vs. 10,9%; RR 0,30) [1].',
      'A infusão é anual, de 5 mg em um quarto de hora, e a função renal aos 3 anos não diferiu da do placebo [1].',
    ],
    [
      ['digit', 'A fratura de quadril ocorreu em 1,9% das mulheres com zoledrin [1].'],
      [
        'direction',
        'Além de prevenir fraturas, o zoledrin diminuiu os casos de fibrilação atrial grave [1].',
      ],
    ],
  ],
  [
    '"Guideline for the management of gout ‖ Urate-lowering therapy is recommended for patients with two or more flares per year, tophi, or radiographic damage. Allopurol should be started at 100 mg per day or less (50 mg per day in chronic kidney disease stage 3 or worse) and increased every 2 to 5 weeks. The serum urate target is below 6 mg/dL (360 µmol/L). Prophylaxis with colchina 0.5 to 0.6 mg daily should be continued for 3 to 6 months. Urate-lowering therapy need not be delayed until the flare has resolved. For acute flares, colchina 1.2 mg followed by 0.6 mg one hour later is as effective as higher doses and causes less diarrhea (23% vs. 77%). Treatment of asymptomatic hyperuricemia is not recommended. HLA-B*5801 testing is advised in patients of Southeast Asian descent."',
    [
      'Não é preciso esperar a crise passar para iniciar o redutor de urato, e a hiperuricemia assintomática não deve ser tratada [1].',
    ],
    [
      ['comparator', 'O redutor de urato é recomendado a quem tem no máximo duas crises por ano [1].'],
      ['arms', 'A diarreia ocorreu em 77% com a dose baixa de colchina e em 23% com doses maiores [1].'],
    ],
  ],
  [
    '"Bula – Metrexol (metrotexato) comprimidos 2,5 mg ‖ Na artrite reumatoide, a dose inicial de Metrexol é de 7,5 mg uma vez por semana, podendo ser aumentada gradualmente até 20 mg por semana. A administração diária por engano pode causar toxicidade fatal. Recomenda-se ácido fólico 5 mg por semana, no dia seguinte à dose. Hemograma, transaminases e creatinina devem ser avaliados a cada 2 a 4 semanas nos primeiros 3 meses e depois a cada 8 a 12 semanas. É contraindicado na gravidez e na lactação; homens e mulheres devem usar contracepção por no mínimo 3 meses após o tratamento. Elevação de transaminases ocorre em 15% e estomatite em 6% dos pacientes. Na artrite idiopática juvenil poliarticular, a dose é de 10 mg/m² uma vez por semana." + "Zoledrin and fracture prevention in postmenopausal osteoporosis: randomized trial ‖ We assigned 7,765 postmenopausal women with osteoporosis to a single 15-minute infusion of zoledrin 5 mg or placebo at baseline, 12 months, and 24 months. At 3 years, morphometric vertebral fractures occurred in 3.3% of the zoledrin group and 10.9% of the placebo group (relative risk, 0.30; 95% CI, 0.24 to 0.38). Hip fracture occurred in 1.4% and 2.5%, respectively (hazard ratio, 0.59; 95% CI, 0.42 to 0.83). Bone mineral density at the femoral neck increased by 5.1% compared with placebo. Serious atrial fibrillation was more frequent with zoledrin (1.3% vs. 0.5%). Fever within 3 days after the first infusion occurred in 16.1% and 2.1%. Women with a creatinine clearance below 30 mL/min were excluded. Renal function at 3 years did not differ." + "Guideline for the management of gout ‖ Urate-lowering therapy is recommended for patients with two or more flares per year, tophi, or radiographic damage. Allopurol should be started at 100 mg per day or less (50 mg per day in chronic kidney disease stage 3 or worse) and increased every 2 to 5 weeks. The serum urate target is below 6 mg/dL (360 µmol/L). Prophylaxis with colchina 0.5 to 0.6 mg daily should be continued for 3 to 6 months. Urate-lowering therapy need not be delayed until the flare has resolved. For acute flares, colchina 1.2 mg followed by 0.6 mg one hour later is as effective as higher doses and causes less diarrhea (23% vs. 77%). Treatment of asymptomatic hyperuricemia is not recommended. HLA-B*5801 testing is advised in patients of Southeast Asian descent."',
    [],
    [['wrong-reference', 'A febre após a primeira infusão ocorreu em 16,1% [1].']],
  ],
  [
    '"Bismuth quadruple versus clarithromycin triple therapy for Helicobacter pylori ‖ In a Brazilian-Chilean trial, 1,620 adults with H. pylori infection and no previous treatment received bismuth quadruple therapy for 10 days, concomitant therapy for 10 days, or clarithromycin triple therapy for 14 days. Eradication in the intention-to-treat analysis was 90.4% with quadruple, 85.9% with concomitant, and 83.7% with triple therapy. The difference between quadruple and triple therapy was 6.7 percentage points (95% CI, 2.7 to 10.7). Adverse events were more common with concomitant therapy (58%) than with quadruple (47%) or triple therapy (47%). Amoxicillin resistance was found in 2.3% and clarithromycin resistance in 15.6% of isolates. The urea breath test was performed at least 4 weeks after treatment. Pregnant women were excluded."',
    ['A terapia concomitante causou mais efeitos adversos (58%) que as outras duas, ambas com 47% [1].'],
    [
      [
        'bounds',
        'A diferença entre quádrupla e tríplice foi de 6,7 pontos percentuais (IC 95% 4,7 a 10,7) [1].',
      ],
      ['direction', 'A erradicação foi menor com a terapia quádrupla do que com a tríplice [1].'],
    ],
  ],
  [
    '"Hemorragia digestiva alta varicosa: protocolo do serviço de emergência ‖ Na suspeita de sangramento varicoso, iniciar terliprina 2 mg em bolus, a cada 4 horas, por 2 a 5 dias, antes da endoscopia. A ceftrixona 1 g ao dia deve ser dada por até 7 dias. A endoscopia deve ser feita em até 12 horas. Transfundir se a hemoglobina for menor que 7 g/dL, com alvo de 7 a 8 g/dL. Não se recomenda transfundir plasma para corrigir o RNI. O TIPS precoce, em até 72 horas, é indicado em Child-Pugh C com 10 a 13 pontos. A mortalidade em 6 semanas caiu de 42% para 15% nas últimas décadas. Os betabloqueadores devem ser suspensos se a pressão sistólica for inferior a 90 mmHg. Hiponatremia ocorre em 8% dos pacientes com terliprina."',
    [
      '- Terliprina 2 mg em bolus de 4/4 h, iniciada antes da endoscopia, por 2 a 5 dias [1].',
      'Com PAS abaixo de 90 mmHg, suspende-se o betabloqueador [1].',
    ],
    [],
  ],
  [
    '"Albumin infusion in decompensated cirrhosis: open-label randomized trial ‖ We enrolled 777 hospitalized adults with decompensated cirrhosis and a serum albumin level below 3.0 g/dL. Targeted daily 20% albumin to reach 3.0 g/dL or more for up to 14 days was compared with standard care. The composite of new infection, kidney dysfunction, or death between days 3 and 15 occurred in 113 of 380 patients (29.7%) in the albumin group and in 120 of 397 (30.2%) in the standard-care group (adjusted odds ratio, 0.98; 95% CI, 0.71 to 1.33; P=0.87). Patients received a median of 200 g of albumin, compared with 20 g with standard care. Pulmonary edema or fluid overload was more frequent with albumin (23 vs. 8 patients). Mortality at 6 months was 34.7% and 34.0%. Most patients (90%) had alcohol-related disease."',
    [
      'Os pacientes do grupo albumina receberam dez vezes mais albumina (mediana de 200 g contra 20 g) e tiveram mais edema pulmonar ou sobrecarga hídrica (23 vs. 8) [1].',
    ],
    [
      ['digit', 'O estudo incluiu 717 adultos com cirrose descompensada [1].'],
      ['unit', 'Os pacientes receberam mediana de 200 mg de albumina [1].'],
      ['negation', 'A albumina reduziu significativamente infecção, disfunção renal ou morte [1].'],
      [
        'arms',
        'Edema pulmonar ou sobrecarga ocorreu em 8 pacientes com albumina e em 23 com o cuidado padrão [1].',
      ],
    ],
  ],
  [
    '"Bismuth quadruple versus clarithromycin triple therapy for Helicobacter pylori ‖ In a Brazilian-Chilean trial, 1,620 adults with H. pylori infection and no previous treatment received bismuth quadruple therapy for 10 days, concomitant therapy for 10 days, or clarithromycin triple therapy for 14 days. Eradication in the intention-to-treat analysis was 90.4% with quadruple, 85.9% with concomitant, and 83.7% with triple therapy. The difference between quadruple and triple therapy was 6.7 percentage points (95% CI, 2.7 to 10.7). Adverse events were more common with concomitant therapy (58%) than with quadruple (47%) or triple therapy (47%). Amoxicillin resistance was found in 2.3% and clarithromycin resistance in 15.6% of isolates. The urea breath test was performed at least 4 weeks after treatment. Pregnant women were excluded." + "Hemorragia digestiva alta varicosa: protocolo do serviço de emergência ‖ Na suspeita de sangramento varicoso, iniciar terliprina 2 mg em bolus, a cada 4 horas, por 2 a 5 dias, antes da endoscopia. A ceftrixona 1 g ao dia deve ser dada por até 7 dias. A endoscopia deve ser feita em até 12 horas. Transfundir se a hemoglobina for menor que 7 g/dL, com alvo de 7 a 8 g/dL. Não se recomenda transfundir plasma para corrigir o RNI. O TIPS precoce, em até 72 horas, é indicado em Child-Pugh C com 10 a 13 pontos. A mortalidade em 6 semanas caiu de 42% para 15% nas últimas décadas. Os betabloqueadores devem ser suspensos se a pressão sistólica for inferior a 90 mmHg. Hiponatremia ocorre em 8% dos pacientes com terliprina." + "Albumin infusion in decompensated cirrhosis: open-label randomized trial ‖ We enrolled 777 hospitalized adults with decompensated cirrhosis and a serum albumin level below 3.0 g/dL. Targeted daily 20% albumin to reach 3.0 g/dL or more for up to 14 days was compared with standard care. The composite of new infection, kidney dysfunction, or death between days 3 and 15 occurred in 113 of 380 patients (29.7%) in the albumin group and in 120 of 397 (30.2%) in the standard-care group (adjusted odds ratio, 0.98; 95% CI, 0.71 to 1.33; P=0.87). Patients received a median of 200 g of albumin, compared with 20 g with standard care. Pulmonary edema or fluid overload was more frequent with albumin (23 vs. 8 patients). Mortality at 6 months was 34.7% and 34.0%. Most patients (90%) had alcohol-related disease."',
    [],
    [['wrong-reference', 'Hiponatremia ocorre em 8% dos pacientes com terliprina [1].']],
  ],
  [
    '"Apixalin versus warfarin in older adults with atrial fibrillation and frailty: cohort study ‖ Using claims data, we compared 47,320 new users of apixalin with 52,118 new users of warfarin aged 65 years or older with atrial fibrillation. The rate of major bleeding was 3.9 per 100 person-years with apixalin and 5.8 with warfarin (hazard ratio, 0.66; 95% CI, 0.61 to 0.72). Ischemic stroke occurred at 1.4 and 1.8 per 100 person-years (hazard ratio, 0.79; 95% CI, 0.68 to 0.91). Among frail patients, mortality was lower with apixalin (hazard ratio, 0.84; 95% CI, 0.77 to 0.92). Gastrointestinal bleeding followed the same pattern. The dose of 2.5 mg twice daily was used in 28% of apixalin users. Patients with mechanical valves or on dialysis were excluded. Falls were not associated with discontinuation."',
    ['Nos pacientes frágeis, a mortalidade foi 16% menor com apixalina (HR 0,84) [1].'],
    [
      [
        'direction',
        'Entre idosos com FA, sangramentos maiores foram mais comuns com apixalina que com varfarina [1].',
      ],
      ['direction', 'Entre os frágeis, a mortalidade foi mais alta com apixalina [1].'],
      ['arms', 'O sangramento maior foi de 5,8 por 100 pessoas-ano com apixalina e 3,9 com varfarina [1].'],
      ['population', 'A coorte da apixalina avaliou adultos com menos de 65 anos [1].'],
    ],
  ],
  [
    '"Prevenção de quedas em idosos: recomendações ‖ Recomenda-se exercício de equilíbrio e força por pelo menos 3 horas por semana, o que reduz as quedas em 23%. O rastreio deve ser anual em pessoas com 65 anos ou mais. A vitamina D não é recomendada para prevenir quedas em idosos da comunidade sem deficiência; doses anuais de 500.000 UI aumentaram o risco de quedas. Benzodiazepínicos devem ser retirados gradualmente, com redução de 25% a cada 2 semanas. A cirurgia de catarata do primeiro olho reduz as quedas em 34%. O teste timed up and go é alterado quando superior a 12 segundos. Hipotensão ortostática é definida como queda de 20 mmHg ou mais na pressão sistólica em 3 minutos de pé. A multifocal deve ser evitada ao ar livre."',
    [
      'Treinar equilíbrio e força por três horas ou mais por semana diminui as quedas em 23% [1].',
      'Um TUG acima de 12 s é considerado alterado [1].',
    ],
    [
      ['digit', 'A cirurgia de catarata do primeiro olho reduz as quedas em 43% [1].'],
      ['comparator', 'O teste timed up and go é alterado quando inferior a 12 segundos [1].'],
    ],
  ],
  [
    '"Low-dose haloperal for the treatment of delirium in hospitalized adults ‖ In this placebo-controlled trial, 1,000 adults in intensive care units with delirium received intravenous haloperal 2.5 mg three times daily or placebo. The number of days alive and out of the hospital at 90 days was 35.8 with haloperal and 32.9 with placebo (difference, 2.9 days; 95% CI, −1.2 to 7.0; P=0.22). Mortality at 90 days was 36.3% in the haloperal group and 43.3% in the placebo group (adjusted absolute difference, −6.9 percentage points; 95% CI, −13.0 to −0.6). Serious adverse reactions occurred in 11 and 9 patients. QTc prolongation was not more frequent with haloperal. Rescue medication was used in 56% and 62%, respectively. The mean age was 70 years. Patients with parkinsonism were excluded."',
    ['A mortalidade em 90 dias, porém, foi menor com haloperal: 36,3% contra 43,3% [1].'],
    [['decimal', 'O haloperal foi dado na dose de 25 mg três vezes ao dia [1].']],
  ],
  [
    '"Prevenção de quedas em idosos: recomendações ‖ Recomenda-se exercício de equilíbrio e força por pelo menos 3 horas por semana, o que reduz as quedas em 23%. O rastreio deve ser anual em pessoas com 65 anos ou mais. A vitamina D não é recomendada para prevenir quedas em idosos da comunidade sem deficiência; doses anuais de 500.000 UI aumentaram o risco de quedas. Benzodiazepínicos devem ser retirados gradualmente, com redução de 25% a cada 2 semanas. A cirurgia de catarata do primeiro olho reduz as quedas em 34%. O teste timed up and go é alterado quando superior a 12 segundos. Hipotensão ortostática é definida como queda de 20 mmHg ou mais na pressão sistólica em 3 minutos de pé. A multifocal deve ser evitada ao ar livre." + "Apixalin versus warfarin in older adults with atrial fibrillation and frailty: cohort study ‖ Using claims data, we compared 47,320 new users of apixalin with 52,118 new users of warfarin aged 65 years or older with atrial fibrillation. The rate of major bleeding was 3.9 per 100 person-years with apixalin and 5.8 with warfarin (hazard ratio, 0.66; 95% CI, 0.61 to 0.72). Ischemic stroke occurred at 1.4 and 1.8 per 100 person-years (hazard ratio, 0.79; 95% CI, 0.68 to 0.91). Among frail patients, mortality was lower with apixalin (hazard ratio, 0.84; 95% CI, 0.77 to 0.92). Gastrointestinal bleeding followed the same pattern. The dose of 2.5 mg twice daily was used in 28% of apixalin users. Patients with mechanical valves or on dialysis were excluded. Falls were not associated with discontinuation." + "Low-dose haloperal for the treatment of delirium in hospitalized adults ‖ In this placebo-controlled trial, 1,000 adults in intensive care units with delirium received intravenous haloperal 2.5 mg three times daily or placebo. The number of days alive and out of the hospital at 90 days was 35.8 with haloperal and 32.9 with placebo (difference, 2.9 days; 95% CI, −1.2 to 7.0; P=0.22). Mortality at 90 days was 36.3% in the haloperal group and 43.3% in the placebo group (adjusted absolute difference, −6.9 percentage points; 95% CI, −13.0 to −0.6). Serious adverse reactions occurred in 11 and 9 patients. QTc prolongation was not more frequent with haloperal. Rescue medication was used in 56% and 62%, respectively. The mean age was 70 years. Patients with parkinsonism were excluded."',
    [],
    [['number-of-other-outcome', 'A cirurgia de catarata do primeiro olho reduz as quedas em 23% [1].']],
  ],
  [
    '"Long-acting cabotegrin versus daily oral PrEP for HIV prevention in women ‖ In this double-blind trial, 3,224 HIV-uninfected women aged 18 to 45 years in sub-Saharan Africa were assigned to injectable cabotegrin 600 mg every 8 weeks or daily oral tenofovine–emtricine. HIV infection occurred in 4 women in the cabotegrin group (incidence, 0.20 per 100 person-years) and in 36 women in the oral group (1.85 per 100 person-years), corresponding to an 88% lower risk with cabotegrin (hazard ratio, 0.12; 95% CI, 0.05 to 0.31). Injection-site reactions were reported by 38.0% of cabotegrin recipients and 10.7% of oral recipients (who received placebo injections). Weight gain in the first year was 0.4 kg greater with cabotegrin. Creatinine clearance decreased less with cabotegrin. Pregnancy incidence did not differ. Women with hepatitis B were excluded."',
    [
      'Entre mulheres da África subsaariana, o cabotegrin injetável a cada oito semanas reduziu em 88% o risco de infecção por HIV em relação à PrEP oral (HR 0,12; IC 95% 0,05–0,31) [1].',
      'A incidência de gravidez foi semelhante nos dois grupos, e mulheres com hepatite B não entraram no estudo [1].',
    ],
    [
      ['unit', 'O cabotegrin foi aplicado na dose de 600 mg a cada 8 dias [1].'],
      ['bounds', 'O HR para infecção por HIV foi de 0,12 (IC 95% 0,05 a 0,38) [1].'],
      ['direction', 'O ganho de peso no primeiro ano foi menor com cabotegrin do que com a PrEP oral [1].'],
      ['negation', 'A incidência de gravidez diferiu entre os grupos [1].'],
      ['arms', 'A infecção por HIV ocorreu em 36 mulheres com cabotegrin e em 4 com a PrEP oral [1].'],
    ],
  ],
  [
    '"Icterícia neonatal: protocolo de fototerapia ‖ Em recém-nascidos com 38 semanas ou mais sem fatores de risco, a fototerapia está indicada com bilirrubina total de 12 mg/dL às 24 horas, 15 mg/dL às 48 horas e 18 mg/dL às 72 horas de vida. Em recém-nascidos de 35 a 37 semanas, os limites são 3 mg/dL menores. Icterícia nas primeiras 24 horas de vida exige investigação imediata. A irradiância deve ser de pelo menos 30 µW/cm²/nm. O aleitamento materno não deve ser interrompido. A fototerapia é suspensa quando a bilirrubina fica 2 mg/dL abaixo do limite de início. A exsanguineotransfusão é considerada acima de 25 mg/dL. A dosagem deve ser repetida 12 a 24 horas após a suspensão. A incidência de rebote é de 4,6%. A inspeção visual não é confiável para estimar a bilirrubina."',
    ['Icterícia no primeiro dia de vida precisa ser investigada imediatamente [1].'],
    [
      [
        'population',
        'Em recém-nascidos de 35 a 37 semanas sem fatores de risco, o limite de fototerapia é de 15 mg/dL às 48 horas [1].',
      ],
    ],
  ],
  [
    '"Bula – Retinacne (isotretinona) cápsulas 10 mg e 20 mg ‖ A dose inicial de Retinacne é de 0,5 mg/kg ao dia, podendo variar de 0,5 a 1 mg/kg ao dia, até dose cumulativa de 120 a 150 mg/kg. As cápsulas devem ser tomadas com alimento. É teratogênico: contraindicado na gravidez, com teste negativo mensal e contracepção iniciada 1 mês antes e mantida até 1 mês após o tratamento. Não associar a tetraciclinas, pelo risco de hipertensão intracraniana. Queilite ocorre em 95% dos pacientes e aumento de triglicerídeos em 25%. As transaminases devem ser medidas no início, após 1 mês e a cada 3 meses. Não é indicado em menores de 12 anos. Doar sangue é proibido até 1 mês após o fim do uso. A acne pode piorar no início do tratamento."',
    [
      'Para um paciente de 60 kg, a dose inicial de 0,5 mg/kg equivale a 30 mg/dia [1].',
      'Tetraciclinas não devem ser associadas, pois há risco de hipertensão intracraniana [1].',
    ],
    [['digit', 'A dose cumulativa de Retinacne é de 120 a 180 mg/kg [1].']],
  ],
  [
    '"Icterícia neonatal: protocolo de fototerapia ‖ Em recém-nascidos com 38 semanas ou mais sem fatores de risco, a fototerapia está indicada com bilirrubina total de 12 mg/dL às 24 horas, 15 mg/dL às 48 horas e 18 mg/dL às 72 horas de vida. Em recém-nascidos de 35 a 37 semanas, os limites são 3 mg/dL menores. Icterícia nas primeiras 24 horas de vida exige investigação imediata. A irradiância deve ser de pelo menos 30 µW/cm²/nm. O aleitamento materno não deve ser interrompido. A fototerapia é suspensa quando a bilirrubina fica 2 mg/dL abaixo do limite de início. A exsanguineotransfusão é considerada acima de 25 mg/dL. A dosagem deve ser repetida 12 a 24 horas após a suspensão. A incidência de rebote é de 4,6%. A inspeção visual não é confiável para estimar a bilirrubina." + "Long-acting cabotegrin versus daily oral PrEP for HIV prevention in women ‖ In this double-blind trial, 3,224 HIV-uninfected women aged 18 to 45 years in sub-Saharan Africa were assigned to injectable cabotegrin 600 mg every 8 weeks or daily oral tenofovine–emtricine. HIV infection occurred in 4 women in the cabotegrin group (incidence, 0.20 per 100 person-years) and in 36 women in the oral group (1.85 per 100 person-years), corresponding to an 88% lower risk with cabotegrin (hazard ratio, 0.12; 95% CI, 0.05 to 0.31). Injection-site reactions were reported by 38.0% of cabotegrin recipients and 10.7% of oral recipients (who received placebo injections). Weight gain in the first year was 0.4 kg greater with cabotegrin. Creatinine clearance decreased less with cabotegrin. Pregnancy incidence did not differ. Women with hepatitis B were excluded." + "Bula – Retinacne (isotretinona) cápsulas 10 mg e 20 mg ‖ A dose inicial de Retinacne é de 0,5 mg/kg ao dia, podendo variar de 0,5 a 1 mg/kg ao dia, até dose cumulativa de 120 a 150 mg/kg. As cápsulas devem ser tomadas com alimento. É teratogênico: contraindicado na gravidez, com teste negativo mensal e contracepção iniciada 1 mês antes e mantida até 1 mês após o tratamento. Não associar a tetraciclinas, pelo risco de hipertensão intracraniana. Queilite ocorre em 95% dos pacientes e aumento de triglicerídeos em 25%. As transaminases devem ser medidas no início, após 1 mês e a cada 3 meses. Não é indicado em menores de 12 anos. Doar sangue é proibido até 1 mês após o fim do uso. A acne pode piorar no início do tratamento."',
    [],
    [
      [
        'number-of-other-outcome',
        'A fototerapia está indicada com 18 mg/dL às 48 horas em recém-nascidos de 38 semanas ou mais sem fatores de risco [1].',
      ],
    ],
  ],
];

export const thirtyFourthRound: readonly HandCase[] = casesOf(groups);
