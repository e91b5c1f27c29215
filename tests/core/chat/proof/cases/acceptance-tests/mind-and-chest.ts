import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of psychiatry, neurology, the chest and nine other fields. */
const groups: CaseGroup[] = [
  [
    '"Aripiprazole augmentation or structured exercise added to sertraline for partially responsive major depression: a three-arm randomised trial ‖ We assigned 378 adults with major depressive disorder and partial response to sertraline to aripiprazole augmentation (n=126), supervised exercise (n=127) or continued sertraline alone (n=125). At 12 weeks the mean MADRS score had fallen by 11.4 points with aripiprazole, 9.8 with exercise and 7.1 with sertraline alone (aripiprazole vs sertraline alone: difference −4.3, 95% CI −6.2 to −2.4; exercise vs sertraline alone: −2.7, 95% CI −4.6 to −0.8). Aripiprazole and exercise did not differ significantly (p=0.11). Remission was reached by 41%, 35% and 24%, respectively. Akathisia was more frequent with aripiprazole (18%) than with exercise (3%) or sertraline alone (4%), and body weight rose by 2.6 kg with aripiprazole. Quality of life improved similarly in all groups. No suicides occurred."',
    [
      'Em 12 semanas, a diferença no MADRS entre o aripiprazol associado e a sertralina isolada foi de −4,3 pontos (IC 95% −6,2 a −2,4), favorável ao aripiprazol [1]',
      'Os pacientes que seguiram apenas com sertralina tiveram a menor taxa de remissão dos três grupos, de 24% [1]',
      'Aripiprazol e exercício supervisionado não se distinguiram significativamente quanto à queda do MADRS, mas a acatisia foi mais comum com o aripiprazol [1]',
    ],
    [
      [
        'digit',
        'A remissão foi alcançada por 41% dos pacientes com aripiprazol, 53% com exercício e 24% com sertralina isolada [1]',
      ],
      ['direction', 'O peso corporal caiu 2,6 kg com o aripiprazol [1]'],
      ['direction', 'A qualidade de vida melhorou mais com aripiprazol do que nos outros dois grupos [1]'],
    ],
  ],
  [
    '"Gabapentin for alcohol use disorder after inpatient detoxification: a double-blind randomised trial ‖ Results: We randomised 214 patients to gabapentin 1200 mg/day (n=108) or placebo (n=106) for 16 weeks. The proportion of participants with no heavy drinking days was 27% in the gabapentin group and 14% in the placebo group (risk difference 13 percentage points, 95% CI 2 to 24; p=0.02). Total abstinence did not differ between groups (12% vs 9%; p=0.44). Gabapentin lowered craving scores and improved sleep quality, whereas anxiety scores were unchanged. The benefit was largest among participants with a history of withdrawal symptoms. Dizziness was reported by 31% of those taking gabapentin and 17% of those taking placebo. Treatment discontinuation because of adverse events was uncommon and similar in both arms. Conclusion: Gabapentin reduced heavy drinking but did not increase abstinence."',
    [
      'No grupo placebo, 14% dos participantes não tiveram nenhum dia de consumo pesado, ante 27% entre os que receberam gabapentina (p=0,02) [1]',
      'A gabapentina diminuiu a fissura e melhorou a qualidade do sono, sem modificar os escores de ansiedade [1]',
      '- Tontura: relatada por 31% com gabapentina e por 17% com placebo [1]',
    ],
    [
      ['unit', 'O tratamento com gabapentina 1.200 mg/dia ou placebo durou 16 meses [1]'],
      [
        'direction',
        'O abandono do tratamento por eventos adversos foi mais comum com gabapentina do que com placebo [1]',
      ],
      ['negation', 'A gabapentina reduziu o consumo pesado de álcool e aumentou a abstinência [1]'],
    ],
  ],
  [
    '"Antiseizure medication withdrawal after epilepsy surgery in children: a multicentre retrospective cohort ‖ We followed 512 children who were seizure-free after resective surgery for a median of 4.7 years. Medication was withdrawn early (within 12 months) in 198 and late (after 12 months) in 314. Seizure recurrence occurred in 24.2% of the early group and 17.8% of the late group (adjusted hazard ratio 1.38, 95% CI 0.94 to 2.03). Among children with recurrence, seizure control was regained after restarting medication in 71%. Early withdrawal was associated with better processing speed after 2 years (mean difference 5.1 IQ points, 95% CI 1.9 to 8.3) and with fewer behavioural problems. Incomplete resection (HR 2.64, 95% CI 1.81 to 3.85) and epileptiform discharges on postoperative EEG (HR 1.92, 95% CI 1.30 to 2.84) increased the risk of recurrence; age at surgery did not. No deaths were recorded."',
    [
      'O HR ajustado de recorrência das crises com a retirada precoce foi de 1,38 (IC 95% 0,94 a 2,03), sem significância estatística [1]',
      'Das crianças cujas crises recorreram, 71% recuperaram o controle depois de reiniciada a medicação [1]',
      'Descargas epileptiformes no EEG pós-operatório e ressecção incompleta elevaram o risco de recidiva das crises, o que não ocorreu com a idade na cirurgia [1]',
    ],
    [
      [
        'bounds',
        'A velocidade de processamento foi melhor com a retirada precoce (diferença média de 5,1 pontos de QI; IC 95% 1,9 a 9,3) [1]',
      ],
      [
        'direction',
        'A ressecção incompleta protegeu contra a recorrência das crises (HR 2,64; IC 95% 1,81 a 3,85) [1]',
      ],
      ['direction', 'A retirada precoce da medicação associou-se a mais problemas comportamentais [1]'],
      ['negation', 'A idade na cirurgia também aumentou o risco de recorrência das crises [1]'],
    ],
  ],
  [
    '"Bula para o profissional de saúde: cloridrato de tavotriptana 40 mg, comprimidos revestidos ‖ Indicações: tratamento agudo das crises de enxaqueca com ou sem aura em adultos de 18 a 65 anos. Não é indicado para a profilaxia da enxaqueca. Posologia: um comprimido de 40 mg no início da dor; se a dor retornar, pode-se repetir a dose após intervalo mínimo de 2 horas. Não exceder 80 mg em 24 horas. Não é necessário ajuste de dose na insuficiência renal leve ou moderada; na insuficiência hepática moderada, a dose máxima é de 40 mg em 24 horas. Contraindicações: doença arterial coronariana, hipertensão não controlada, uso de ergotamínicos nas últimas 24 horas. O propranolol aumenta a concentração plasmática da tavotriptana em 35%. Alimentos não alteram a absorção. Reações adversas: tontura (6,2%), parestesia (4,1%) e sonolência (3,8%). Não deve ser usado durante a gestação. Conservar em temperatura abaixo de 30 °C."',
    [
      'Se a dor voltar, a tavotriptana pode ser repetida, respeitado um intervalo de pelo menos 2 horas [1]',
      'Pacientes com insuficiência hepática moderada não devem receber mais de 40 mg de tavotriptana em 24 horas [1]',
      'A tontura foi a reação adversa de maior frequência entre as listadas (6,2%), seguida de parestesia (4,1%) e sonolência (3,8%) [1]',
    ],
    [
      ['unit', 'A dose de tavotriptana não deve ultrapassar 80 mcg em 24 horas [1]'],
      ['comparator', 'A tavotriptana deve ser conservada em temperatura acima de 30 °C [1]'],
      ['direction', 'O propranolol reduz em 35% a concentração plasmática da tavotriptana [1]'],
      ['negation', 'A tavotriptana é indicada para a profilaxia da enxaqueca [1]'],
    ],
  ],
  [
    '"Hearing aid use and incident dementia in older adults with hearing loss: the Norvale cohort ‖ A total of 4,862 adults aged 65 years or older with audiometric hearing loss and no dementia at baseline were followed for a mean of 8.3 years; 1,704 used hearing aids. Dementia developed in 13.1% of users and 17.6% of non-users (adjusted hazard ratio 0.79, 95% CI 0.68 to 0.91). The association was stronger in participants with moderate or severe loss and absent in those with mild loss (HR 0.97, 95% CI 0.80 to 1.18). Users had slower decline in verbal memory, but visuospatial performance declined at the same rate in both groups. Depressive symptoms were less common among users. Mortality was not associated with hearing aid use (HR 0.95, 95% CI 0.87 to 1.04). Residual confounding by socioeconomic status cannot be excluded."',
    [
      'Usar aparelho auditivo associou-se a menor risco de demência (HR ajustado 0,79; IC 95% 0,68 a 0,91) [1]',
      'Entre as pessoas com perda auditiva leve, não se observou associação do aparelho com a incidência de demência [1]',
      'O declínio da memória verbal foi mais lento nos usuários de aparelho auditivo, ao passo que o desempenho visuoespacial caiu no mesmo ritmo nos dois grupos [1]',
    ],
    [
      [
        'digit',
        'A coorte acompanhou 4.682 adultos de 65 anos ou mais com perda auditiva e sem demência no início [1]',
      ],
      ['direction', 'Sintomas depressivos eram mais frequentes nos usuários de aparelho auditivo [1]'],
      ['negation', 'A mortalidade associou-se ao uso de aparelho auditivo (HR 0,95; IC 95% 0,87 a 1,04) [1]'],
    ],
  ],
  [
    '"Strengthening exercise, manual therapy or education for knee osteoarthritis: three-arm randomised trial ‖ Participants (n=282; mean age 63 years; 68% women) were allocated 1:1:1 to strengthening exercise, manual therapy or education only. At 6 months, WOMAC pain (0–20) had decreased by 4.2 points with exercise, 3.0 points with manual therapy and 1.6 points with education. Exercise was superior to education (difference −2.6; 95% CI −3.7 to −1.5) and to manual therapy (−1.2; 95% CI −2.2 to −0.2). Manual therapy was superior to education for pain (−1.4; 95% CI −2.5 to −0.3) but not for function. Quadriceps strength increased only in the exercise group. Use of analgesics fell in all three arms, without significant differences between them. At 24 months the advantage of exercise over education was no longer significant. Transient knee soreness was reported by 22% of the exercise group, 9% of the manual therapy group and 2% of the education group."',
    [
      'Com educação isolada, a dor no WOMAC recuou apenas 1,6 ponto em 6 meses, contra 4,2 pontos com o exercício de fortalecimento [1]',
      'A terapia manual superou a educação no alívio da dor, porém não na função [1]',
      'Aos 24 meses, já não havia vantagem significativa do exercício sobre a educação [1]',
    ],
    [
      ['decimal', 'Em 6 meses, a dor no WOMAC diminuiu 0,42 ponto com o exercício de fortalecimento [1]'],
      [
        'direction',
        'Quanto à dor em 6 meses, a terapia manual foi superior ao exercício (diferença de 1,2 ponto; IC 95% 0,2 a 2,2) [1]',
      ],
      [
        'direction',
        'O consumo de analgésicos subiu nos três braços, sem diferenças significativas entre eles [1]',
      ],
    ],
  ],
  [
    '"Terapia do espelho associada à fisioterapia convencional no membro superior após acidente vascular cerebral: ensaio clínico randomizado ‖ Foram randomizados 96 pacientes com hemiparesia de 2 a 6 meses de evolução: 48 para terapia do espelho mais fisioterapia convencional e 48 para fisioterapia convencional isolada, cinco sessões semanais durante 6 semanas. O escore de Fugl-Meyer do membro superior aumentou 9,3 pontos no grupo espelho e 5,6 pontos no controle (diferença de 3,7 pontos; IC 95% 1,2 a 6,2; p=0,004). A força de preensão não diferiu entre os grupos (p=0,37). A espasticidade, medida pela escala de Ashworth modificada, permaneceu inalterada em ambos os grupos. Houve melhora maior da negligência unilateral no grupo espelho. Dor no ombro ocorreu em 15% do grupo espelho e em 19% do controle, sem diferença significativa. O ganho motor se manteve após 6 meses. Cinco participantes abandonaram o estudo."',
    [
      'O ganho no Fugl-Meyer do membro superior foi 3,7 pontos maior com a terapia do espelho (IC 95% 1,2 a 6,2) [1]',
      'A frequência de dor no ombro não diferiu significativamente entre os grupos espelho (15%) e controle (19%) [1]',
      'Nem a força de preensão diferiu entre os grupos, nem a espasticidade se modificou [1]',
    ],
    [
      [
        'bounds',
        'O Fugl-Meyer melhorou mais no grupo espelho, com diferença de 3,7 pontos (IC 95% 2,1 a 6,2) [1]',
      ],
      ['direction', 'O grupo espelho ganhou mais força de preensão que o controle (p=0,37) [1]'],
      ['negation', 'O ganho motor obtido com a terapia do espelho não se manteve após 6 meses [1]'],
    ],
  ],
  [
    '"Soluble fibre supplementation and cardiometabolic markers in adults with overweight: systematic review and meta-analysis ‖ Thirty-one randomised trials (2,946 participants) were included. Compared with placebo, soluble fibre reduced body weight by 1.24 kg (95% CI 0.71 to 1.77; I²=58%), fasting insulin by 1.8 mIU/L (95% CI 0.9 to 2.7) and LDL cholesterol by 7.6 mg/dL (95% CI 4.8 to 10.4). HDL cholesterol and triglycerides did not change. Effects on weight were greater in trials lasting 12 weeks or longer and with doses of at least 10 g/day. Systolic blood pressure decreased by 1.1 mmHg, which was not significant (95% CI −2.5 to 0.3). Flatulence was more common with fibre (risk ratio 1.62, 95% CI 1.25 to 2.10), but withdrawals were not. The certainty of evidence was moderate for weight and low for insulin."',
    [
      'A fibra solúvel baixou o colesterol LDL em 7,6 mg/dL (IC 95% 4,8 a 10,4), mas não alterou HDL nem triglicerídeos [1]',
      'O efeito sobre o peso foi mais acentuado em estudos de 12 semanas ou mais e com doses a partir de 10 g/dia [1]',
      'A redução de 1,1 mmHg na pressão arterial sistólica não alcançou significância estatística [1]',
    ],
    [
      ['unit', 'Em comparação com placebo, a fibra solúvel reduziu o LDL em 7,6 mmol/L [1]'],
      ['comparator', 'O efeito da fibra sobre o peso foi maior com doses de no máximo 10 g/dia [1]'],
      [
        'direction',
        'A suplementação de fibra solúvel elevou a insulina de jejum em 1,8 mUI/L (IC 95% 0,9 a 2,7) [1]',
      ],
    ],
  ],
  [
    '"Ten-day versus 14-day bismuth quadruple therapy for Helicobacter pylori: non-inferiority randomised trial ‖ In this open-label trial, 640 treatment-naive adults received bismuth quadruple therapy for 10 days (n=320) or 14 days (n=320). In the intention-to-treat analysis eradication was achieved in 89.7% and 91.3%, respectively (difference −1.6 percentage points; 95% CI −6.1 to 2.9), meeting the prespecified non-inferiority margin of −8 percentage points. In patients with metronidazole-resistant strains, eradication was lower with 10 days than with 14 days (80.2% vs 90.5%; p=0.03). Adverse events occurred in 38% of the 10-day group and 52% of the 14-day group (p<0.001), mainly nausea and dysgeusia. Full adherence was higher with the shorter course (94% vs 87%). Serious adverse events were rare (two per group). Conclusion: ten days is non-inferior and better tolerated, but 14 days should be preferred when metronidazole resistance is known."',
    [
      'Na análise por intenção de tratar, a erradicação do H. pylori foi de 91,3% com 14 dias e de 89,7% com 10 dias [1]',
      'O esquema de 14 dias provocou mais eventos adversos (52% contra 38%) e teve menor adesão completa (87% contra 94%) que o de 10 dias [1]',
      'Sabendo-se que há resistência ao metronidazol, convém preferir o tratamento de 14 dias [1]',
    ],
    [
      [
        'direction',
        'Nas cepas resistentes ao metronidazol, 10 dias de tratamento erradicaram mais que 14 dias (p=0,03) [1]',
      ],
      [
        'negation',
        'O esquema de 10 dias não atendeu à margem de não inferioridade de −8 pontos percentuais [1]',
      ],
    ],
  ],
  [
    '"Stopping infliximab in Crohn\'s disease in deep remission: prospective registry ‖ Of 305 patients receiving infliximab plus azathioprine in steroid-free remission for more than 12 months, 142 stopped infliximab and 163 continued combination therapy. At 2 years, relapse had occurred in 44% of those who stopped and 16% of those who continued (adjusted HR 3.2, 95% CI 2.1 to 4.9). Faecal calprotectin above 250 µg/g, smoking and previous surgery predicted relapse; disease duration did not. Re-treatment with infliximab restored remission in 87% of relapsing patients, and infusion reactions were seen in 5%. Serious infections were less frequent after stopping (1.4 vs 3.9 per 100 patient-years; p=0.04). Hospital admissions for Crohn\'s disease did not differ. Mean annual drug costs were lower after stopping."',
    [
      'Em 2 anos, a recidiva acometeu 16% dos pacientes que mantiveram a terapia combinada e 44% dos que interromperam o infliximabe [1]',
      'A reintrodução do infliximabe devolveu a remissão a 87% dos pacientes que recidivaram, com reações infusionais em 5% [1]',
      'Foram preditores de recidiva o tabagismo, a cirurgia prévia e a calprotectina fecal acima de 250 µg/g [1]',
    ],
    [
      [
        'unit',
        'Calprotectina fecal acima de 250 mg/g foi preditora de recidiva após a suspensão do infliximabe [1]',
      ],
      ['direction', 'Interromper o infliximabe encareceu o gasto anual médio com medicamentos [1]'],
      ['negation', 'O tabagismo não foi preditor de recidiva da doença de Crohn [1]'],
    ],
  ],
  [
    '"Home telerehabilitation versus centre-based pulmonary rehabilitation in COPD: equivalence randomised trial ‖ A total of 236 people with moderate to very severe COPD (mean FEV1 46% predicted) were randomised to 8 weeks of telerehabilitation (n=118) or centre-based rehabilitation (n=118). The 6-minute walk distance increased by 34 m with telerehabilitation and 37 m with centre-based rehabilitation (difference −3 m; 95% CI −16 to 10), within the equivalence limits of ±25 m. Dyspnoea (Chronic Respiratory Questionnaire) improved in both groups, with no difference between them. Completion of the programme was higher with telerehabilitation (84% vs 66%; p=0.001). Anxiety decreased only in the centre-based group. At 12 months, the walking gains had been lost in both groups. Hospital admissions for respiratory causes over 12 months were 0.41 and 0.48 per person (p=0.39). No serious adverse events were related to exercise."',
    [
      'A distância caminhada em 6 minutos cresceu 34 m com a telerreabilitação e 37 m com a reabilitação em centro, diferença contida nos limites de equivalência [1]',
      'Mais pacientes completaram o programa na telerreabilitação (84%) do que na reabilitação em centro (66%) [1]',
      'Só no grupo atendido em centro houve diminuição da ansiedade [1]',
    ],
    [
      [
        'digit',
        'A diferença de −3 m na caminhada de 6 minutos ficou dentro dos limites de equivalência de ±35 m [1]',
      ],
      ['direction', 'Aos 12 meses, os ganhos de caminhada haviam se mantido em ambos os grupos [1]'],
      ['negation', 'Houve eventos adversos graves relacionados ao exercício [1]'],
    ],
  ],
  [
    '"As-needed budesonide–formoterol versus salbutamol in children with mild asthma: a 52-week randomised trial ‖ Children aged 6 to 11 years with mild asthma (n=414) were randomised to as-needed budesonide–formoterol (100/6 µg; n=208) or as-needed salbutamol (n=206). The annualised rate of severe exacerbations was 0.23 with budesonide–formoterol and 0.41 with salbutamol (rate ratio 0.56, 95% CI 0.38 to 0.82; p=0.003). Time to first exacerbation was longer with budesonide–formoterol. Asthma control questionnaire scores did not differ significantly at 52 weeks (mean difference −0.08, 95% CI −0.21 to 0.05). Fractional exhaled nitric oxide was lower by 7.2 ppb in the budesonide–formoterol group. Growth velocity was similar (5.6 cm/year in both groups). Emergency department visits were halved (11 vs 22 children). Adverse events were reported by 61% and 64% of children. Lung function (FEV1) did not change in either group."',
    [
      'O uso de budesonida–formoterol sob demanda reduziu a taxa anualizada de exacerbações graves em relação ao salbutamol (razão de taxas 0,56; IC 95% 0,38 a 0,82) [1]',
      'As crianças tratadas com salbutamol sob demanda tiveram a primeira exacerbação mais cedo [1]',
      'A velocidade de crescimento foi semelhante nos dois grupos (5,6 cm/ano) [1]',
    ],
    [
      ['decimal', 'No grupo budesonida–formoterol, a fração exalada de óxido nítrico foi 72 ppb menor [1]'],
      [
        'direction',
        'As idas de crianças ao pronto-socorro dobraram com budesonida–formoterol em relação ao salbutamol (22 vs 11) [1]',
      ],
      ['direction', 'A função pulmonar, medida pelo VEF1, melhorou nos dois grupos [1]'],
    ],
  ],
  [
    '"Five-fraction versus fifteen-fraction whole-breast radiotherapy after breast-conserving surgery: 7-year results of a randomised non-inferiority trial ‖ Women aged 50 years or older with pT1–2 N0 breast cancer (n=1,930) were assigned to 26 Gy in five fractions or 40 Gy in fifteen fractions. After a median follow-up of 7.1 years, ipsilateral breast tumour relapse had occurred in 2.2% and 2.5% of women, respectively (HR 0.88, 95% CI 0.50 to 1.55; non-inferiority p=0.001). Overall survival was identical (93.8% in both groups). Clinician-assessed moderate or marked breast induration was more frequent with five fractions (9.6% vs 6.7%; p=0.02), whereas acute dermatitis of grade 2 or higher was less frequent (14% vs 29%; p<0.001). Breast shrinkage and patient-reported cosmetic satisfaction did not differ. Rib fractures were uncommon (<1%). Time off work was shorter in the five-fraction group."',
    [
      'A sobrevida global foi a mesma com os dois esquemas de radioterapia (93,8%) [1]',
      'Cinco frações causaram mais induração mamária moderada ou acentuada (9,6% vs 6,7%), porém menos dermatite aguda de grau 2 ou superior (14% vs 29%) [1]',
      'As pacientes tratadas com quinze frações ficaram mais tempo afastadas do trabalho [1]',
    ],
    [
      ['comparator', 'O ensaio incluiu mulheres com menos de 50 anos e câncer de mama pT1–2 N0 [1]'],
      [
        'bounds',
        'A recidiva na mama ipsilateral foi de 2,2% com cinco frações e de 2,5% com quinze (HR 0,88; IC 95% 0,50 a 1,15) [1]',
      ],
      ['direction', 'Houve menos retração da mama com o esquema de cinco frações [1]'],
    ],
  ],
  [
    '"Zelortinib 80 mg capsules: summary of product information ‖ Zelortinib is indicated for adults with advanced EGFR-mutated non-small-cell lung cancer whose disease has progressed after a first-line tyrosine kinase inhibitor. The recommended dose is 160 mg once daily, taken on an empty stomach at least 1 hour before or 2 hours after food. A high-fat meal reduces exposure by 40%. Strong CYP3A4 inducers such as rifampicin decrease plasma concentrations and must not be used together; proton pump inhibitors do not affect absorption. Reduce the dose to 80 mg daily if QTc exceeds 500 ms. No dose adjustment is required in patients older than 75 years or in mild renal impairment. In the pivotal study, median progression-free survival was 9.6 months with zelortinib and 5.3 months with pemetrexed-based chemotherapy; overall survival was not significantly different. Diarrhoea (48%) and rash (36%) were the commonest adverse reactions; interstitial lung disease occurred in 2.7%."',
    [
      'O zelortinibe deve ser ingerido em jejum, no mínimo 1 hora antes ou 2 horas depois das refeições [1]',
      'A mediana de sobrevida livre de progressão foi de 5,3 meses com quimioterapia à base de pemetrexede e de 9,6 meses com zelortinibe, sem diferença significativa na sobrevida global [1]',
      '- QTc acima de 500 ms: diminuir a dose de zelortinibe para 80 mg ao dia [1]',
    ],
    [
      ['decimal', 'Doença pulmonar intersticial ocorreu em 27% dos pacientes tratados com zelortinibe [1]'],
      ['direction', 'Uma refeição rica em gordura aumenta em 40% a exposição ao zelortinibe [1]'],
      ['negation', 'Não é preciso reduzir a dose de zelortinibe quando o QTc ultrapassa 500 ms [1]'],
    ],
  ],
  [
    '"Olanzapine for prevention of chemotherapy-induced nausea and vomiting: individual patient data meta-analysis ‖ Data from 14 trials (3,318 patients) were analysed. Adding olanzapine to standard antiemetics increased complete absence of nausea in the delayed phase (48% vs 33%; OR 1.87, 95% CI 1.61 to 2.17) and complete response (no vomiting and no rescue; 71% vs 57%; OR 1.85). In the acute phase, the effect on vomiting was not significant (OR 1.14, 95% CI 0.96 to 1.35). The 5 mg and 10 mg doses were equally effective, but the lower dose caused less sedation (11% vs 19%; p<0.001). Olanzapine users required less rescue medication and had better appetite. QT prolongation was not increased. Blood glucose rose slightly (mean 4 mg/dL), without clinical consequence. Benefit was consistent across sex, age and highly or moderately emetogenic regimens. Certainty was high for delayed nausea."',
    [
      'Somada aos antieméticos padrão, a olanzapina elevou de 33% para 48% a proporção de pacientes completamente livres de náusea na fase tardia [1]',
      'As doses de 5 mg e 10 mg de olanzapina foram igualmente eficazes, com menos sedação na menor delas [1]',
    ],
    [
      ['digit', 'A metanálise reuniu 14 ensaios com 3.813 pacientes [1]'],
      [
        'direction',
        'Os usuários de olanzapina precisaram de mais medicação de resgate e tiveram melhor apetite [1]',
      ],
      ['negation', 'O acréscimo de olanzapina aumentou a ocorrência de prolongamento do QT [1]'],
    ],
  ],
  [
    '"Switching to two-monthly injectable cabotegravir plus rilpivirine in East African adults with viral suppression: 48-week randomised trial ‖ Overall, 512 adults with HIV-1 RNA below 50 copies/mL on oral therapy were randomised to switch to long-acting injections (n=255) or continue daily oral therapy (n=257). At week 48, viral load ≥50 copies/mL was found in 2.0% and 2.3% (difference −0.4 percentage points; 95% CI −2.9 to 2.1). Virological failure with resistance occurred in two participants receiving injections and none receiving oral therapy. Treatment satisfaction improved more with injections (p<0.001). Body weight increased by 2.1 kg and 1.9 kg (p=0.58). CD4 counts remained stable in both groups. Injection-site pain affected 69%, was mostly mild, and became less frequent over time; 1.2% stopped because of it. Obesity (body mass index ≥30 kg/m²) was not associated with failure. Missed visits were fewer in the injectable group."',
    [
      'Na semana 48, carga viral ≥50 cópias/mL foi encontrada em 2,3% dos que permaneceram na terapia oral e em 2,0% dos que migraram para as injeções [1]',
      'Falha virológica com resistência foi vista em dois participantes do grupo injetável e em nenhum do grupo oral [1]',
      'Embora tenha atingido 69% dos participantes, a dor no local da injeção foi em geral leve e passou a ocorrer menos com o tempo [1]',
    ],
    [
      [
        'digit',
        'Por causa da dor no local da aplicação, 2,1% dos participantes interromperam as injeções [1]',
      ],
      [
        'direction',
        'O ganho de peso foi significativamente maior com as injeções (2,1 kg) do que com a terapia oral (1,9 kg) [1]',
      ],
      ['direction', 'As contagens de CD4 declinaram nos dois grupos [1]'],
    ],
  ],
  [
    '"Tratamento preventivo da tuberculose com 3HP ou isoniazida em contatos domiciliares em três capitais brasileiras: coorte prospectiva ‖ Entre 2018 e 2021, 1.274 contatos com infecção latente iniciaram rifapentina mais isoniazida por 3 meses (3HP; n=688) ou isoniazida por 6 meses (n=586). A conclusão do tratamento foi de 86% com 3HP e 62% com isoniazida (RR ajustado 1,39; IC 95% 1,29 a 1,50). Em 24 meses, tuberculose ativa foi diagnosticada em 0,7% e 1,0% dos contatos, respectivamente, sem diferença estatística (p=0,56). Hepatotoxicidade foi menos frequente com 3HP (0,6% versus 2,6%), enquanto reações de hipersensibilidade foram mais frequentes (3,9% versus 0,5%). Morar a mais de 5 km da unidade e uso de álcool reduziram a adesão; sexo e escolaridade não se associaram à conclusão. Nenhum óbito foi atribuído ao tratamento. O tratamento diretamente observado não aumentou a conclusão no grupo 3HP."',
    [
      'A isoniazida foi mais hepatotóxica que o 3HP (2,6% contra 0,6%) [1]',
      'A incidência de tuberculose ativa em 24 meses não diferiu estatisticamente entre 3HP (0,7%) e isoniazida (1,0%) [1]',
      'O consumo de álcool e a residência a mais de 5 km da unidade prejudicaram a adesão ao tratamento preventivo [1]',
    ],
    [
      [
        'digit',
        'Concluíram o tratamento preventivo 86% dos contatos em uso de 3HP e 72% dos que usaram isoniazida [1]',
      ],
      [
        'bounds',
        'O 3HP associou-se a maior conclusão do tratamento que a isoniazida (RR ajustado 1,39; IC 95% 1,09 a 1,50) [1]',
      ],
      [
        'direction',
        'Reações de hipersensibilidade foram menos comuns com 3HP (3,9%) que com isoniazida (0,5%) [1]',
      ],
      ['negation', 'O uso de álcool não reduziu a adesão ao tratamento preventivo [1]'],
    ],
  ],
  [
    '"Sinais de alarme e evolução para dengue grave em adultos internados no Centro-Oeste: coorte retrospectiva ‖ Foram analisados 2.318 adultos internados com dengue confirmada; 187 (8,1%) evoluíram para a forma grave e 29 (1,3%) morreram. Dor abdominal intensa (OR 2,9; IC 95% 2,0 a 4,2), sangramento de mucosas (OR 2,1; IC 95% 1,5 a 3,0) e aumento do hematócrito maior que 20% (OR 4,4; IC 95% 3,1 a 6,3) associaram-se à forma grave. Vômitos persistentes não se associaram à gravidade. A contagem de plaquetas abaixo de 50.000/mm³ na admissão teve sensibilidade de 62% e especificidade de 71% para a forma grave. A mortalidade foi maior em pacientes com 60 anos ou mais (3,4% versus 0,7%). A transfusão profilática de plaquetas não reduziu sangramentos e prolongou a internação em 1,6 dia. Infecção prévia aumentou o risco de gravidade. A hidratação iniciada nas primeiras 24 horas reduziu a necessidade de terapia intensiva."',
    [
      'Elevação do hematócrito superior a 20% associou-se à dengue grave, com OR de 4,4 (IC 95% 3,1 a 6,3) [1]',
      'Transfundir plaquetas de forma profilática não diminuiu os sangramentos e alongou a internação em 1,6 dia [1]',
      'Pacientes hidratados já nas primeiras 24 horas necessitaram menos de terapia intensiva [1]',
    ],
    [
      [
        'digit',
        'Plaquetas abaixo de 50.000/mm³ na admissão tiveram sensibilidade de 62% e especificidade de 77% para dengue grave [1]',
      ],
      [
        'comparator',
        'A contagem de plaquetas acima de 50.000/mm³ na admissão teve sensibilidade de 62% para a forma grave [1]',
      ],
      ['direction', 'A transfusão profilática de plaquetas encurtou a internação em 1,6 dia [1]'],
      ['negation', 'O sangramento de mucosas não se associou à forma grave da dengue [1]'],
    ],
  ],
  [
    '"Anfotericina B lipossomal, antimoniato de meglumina ou combinação na leishmaniose visceral: ensaio randomizado em hospitais do Nordeste ‖ O ensaio aberto incluiu 342 pacientes, alocados para anfotericina B lipossomal (n=114), antimoniato de meglumina (n=115) ou combinação das duas drogas (n=113). A cura em 6 meses foi de 88,6%, 79,1% e 91,2%, respectivamente. A anfotericina lipossomal foi superior ao antimoniato (diferença de 9,5 pontos percentuais; IC 95% 0,1 a 18,9), mas a combinação não foi superior à anfotericina isolada (p=0,52). Toxicidade grave ocorreu em 7% com anfotericina, 17% com antimoniato e 16% com a combinação. O prolongamento do intervalo QT foi observado apenas nos braços com antimoniato. A creatinina aumentou mais com anfotericina do que com antimoniato. A letalidade foi semelhante nos três braços (3,5%, 4,3% e 3,5%). A esplenomegalia regrediu mais rapidamente com a combinação. O tempo de internação foi mais curto com anfotericina (mediana de 8 dias) do que com antimoniato (21 dias)."',
    [
      'O antimoniato de meglumina obteve a menor proporção de cura em 6 meses (79,1%) [1]',
      'Associar antimoniato à anfotericina B lipossomal não foi superior à anfotericina isolada (p=0,52) [1]',
      'O intervalo QT só se prolongou nos braços que continham antimoniato [1]',
    ],
    [
      [
        'decimal',
        'A diferença de cura entre anfotericina lipossomal e antimoniato foi de 0,95 ponto percentual [1]',
      ],
      ['direction', 'O antimoniato elevou mais a creatinina do que a anfotericina [1]'],
    ],
  ],
  [
    '"Point-of-care ultrasound for suspected appendicitis in children: prospective diagnostic accuracy study ‖ Of 604 children (median age 9 years), 211 (35%) had appendicitis confirmed by histology or follow-up. Point-of-care ultrasound performed by emergency physicians had a sensitivity of 86.3% (95% CI 80.9 to 90.6) and a specificity of 93.1% (95% CI 90.2 to 95.4). Radiologist-performed ultrasound was more sensitive (92.4%; p=0.02) but not more specific (92.9%; p=0.90). The appendix was not visualised in 29% of point-of-care scans. Sensitivity was lower in children with obesity (74%) and did not vary with sex. Point-of-care scanning shortened the time to surgical consultation by 68 minutes and reduced the use of computed tomography from 18% to 9%. The rate of negative appendectomy remained unchanged (4%). An appendiceal diameter above 7 mm was the best single criterion."',
    [
      'O ultrassom realizado por radiologistas foi mais sensível (92,4%) que o point-of-care (86,3%), mas não mais específico [1]',
      'Com o ultrassom à beira do leito, a utilização de tomografia computadorizada caiu de 18% para 9% [1]',
      'Em 29% dos exames point-of-care, o apêndice não pôde ser visualizado [1]',
    ],
    [
      ['digit', 'A sensibilidade do ultrassom point-of-care feito por emergencistas foi de 83,6% [1]'],
      ['unit', 'O ultrassom à beira do leito abreviou em 68 horas o tempo até a avaliação do cirurgião [1]'],
      ['direction', 'O ultrassom point-of-care atrasou em 68 minutos a consulta cirúrgica [1]'],
    ],
  ],
  [
    '"Ferritina e saturação de transferrina no diagnóstico de deficiência de ferro em idosos com anemia: estudo de acurácia ‖ Em 428 pacientes com 65 anos ou mais e anemia, a deficiência de ferro foi confirmada por exame de medula óssea em 131 (30,6%). A ferritina abaixo de 45 ng/mL apresentou sensibilidade de 82% (IC 95% 75 a 88) e especificidade de 91% (IC 95% 87 a 94); com o ponto de corte de 15 ng/mL, a sensibilidade caiu para 48% e a especificidade subiu para 99%. A saturação de transferrina abaixo de 16% teve sensibilidade de 76% e especificidade de 68%. A área sob a curva foi maior para a ferritina (0,93) do que para a saturação (0,79; p<0,001). O volume corpuscular médio não discriminou os pacientes com e sem deficiência. A acurácia da ferritina foi menor em pacientes com proteína C reativa acima de 10 mg/L. A associação dos dois testes não melhorou a acurácia em relação à ferritina isolada."',
    [
      'Ao se trocar o corte da ferritina de 45 para 15 ng/mL, a sensibilidade passa de 82% para 48% e a especificidade, de 91% para 99% [1]',
      'A ferritina teve desempenho diagnóstico pior quando a proteína C reativa estava acima de 10 mg/L [1]',
    ],
    [
      [
        'digit',
        'A saturação de transferrina abaixo de 16% mostrou sensibilidade de 76% e especificidade de 86% [1]',
      ],
      [
        'direction',
        'A curva ROC favoreceu a saturação de transferrina, cuja área foi superior à da ferritina [1]',
      ],
      [
        'negation',
        'Associar a saturação de transferrina melhorou a acurácia em relação à ferritina isolada [1]',
      ],
    ],
  ],
  [
    '"Rastreamento do câncer colorretal na atenção primária: recomendações da câmara técnica estadual ‖ Recomenda-se o rastreamento com teste imunoquímico fecal (FIT) a cada 2 anos para adultos de 50 a 75 anos com risco habitual (recomendação forte, evidência moderada). Não se recomenda o rastreamento acima de 85 anos; entre 76 e 85 anos, a decisão deve ser individualizada. Recomenda-se contra o uso do antígeno carcinoembrionário como teste de rastreamento. Todo FIT positivo (≥20 µg/g) deve ser seguido de colonoscopia em até 60 dias; não se deve repetir o FIT para confirmar. Pessoas com parente de primeiro grau diagnosticado antes dos 60 anos devem iniciar colonoscopia aos 40 anos. Não é necessário suspender ácido acetilsalicílico nem fazer dieta antes do FIT. O envio do kit pelo correio aumenta a adesão em 21 pontos percentuais, enquanto cartazes na unidade não a alteram. Após colonoscopia normal de boa qualidade, o FIT pode ser dispensado por 10 anos."',
    [
      'Diante de um FIT positivo, a colonoscopia deve ser feita em no máximo 60 dias, sem repetir o teste para confirmação [1]',
      'Entre 76 e 85 anos, a decisão de rastrear câncer colorretal deve ser tomada caso a caso [1]',
      'Enviar o kit pelo correio eleva a adesão em 21 pontos percentuais; afixar cartazes na unidade não a modifica [1]',
    ],
    [
      ['unit', 'Recomenda-se FIT a cada 2 meses para adultos de 50 a 75 anos com risco habitual [1]'],
      [
        'direction',
        'O envio do kit pelo correio diminui a adesão ao rastreamento em 21 pontos percentuais [1]',
      ],
      [
        'negation',
        'Recomenda-se o antígeno carcinoembrionário como teste de rastreamento do câncer colorretal [1]',
      ],
    ],
  ],
  [
    '"Prescrição de benzodiazepínicos por médicos da Estratégia Saúde da Família: inquérito transversal ‖ Responderam ao questionário 731 de 1.160 médicos convidados (63%). Renovavam receitas de benzodiazepínicos sem consulta presencial 46% dos respondentes, com maior frequência em equipes com mais de 4.000 pessoas adscritas (54% versus 39%; p<0,001). Médicos com residência em medicina de família relataram menos renovações sem consulta (31% versus 52%) e mais tentativas de retirada gradual (67% versus 41%) do que os demais. Tempo de formado não se associou à prática. A maioria (78%) considerava a insônia a principal causa da prescrição, e 12% usavam escala validada para avaliar o sono. Apoio matricial em saúde mental associou-se a maior oferta de terapia cognitivo-comportamental (OR 2,3; IC 95% 1,6 a 3,3), mas não a menor prescrição. Falta de tempo foi citada como barreira por 69%, e resistência do paciente por 58%."',
    [
      'Quase metade dos médicos que responderam (46%) renovava receitas de benzodiazepínicos sem consulta presencial [1]',
      'Médicos sem residência em medicina de família tentavam a retirada gradual com menor frequência (41% contra 67%) [1]',
      'O apoio matricial em saúde mental relacionou-se a mais oferta de terapia cognitivo-comportamental, mas não a menos prescrições [1]',
    ],
    [
      ['digit', 'A resistência do paciente foi apontada como barreira por 85% dos médicos [1]'],
      [
        'direction',
        'Os médicos com residência em medicina de família relataram mais renovações sem consulta do que os demais [1]',
      ],
      ['negation', 'O tempo de formado associou-se à prática de renovar receitas sem consulta [1]'],
    ],
  ],
  [
    '"Adductor strengthening programme for prevention of groin injuries in semi-professional football: cluster randomised trial ‖ Thirty-six teams (792 male players) were randomised to an adductor strengthening programme (18 teams, 398 players) or usual training (18 teams, 394 players) over one 28-week season. Groin problems were reported by 13.4% of players per week in the intervention group and 20.9% in controls (OR 0.61, 95% CI 0.47 to 0.80). Hamstring injuries were not reduced (incidence rate ratio 1.04, 95% CI 0.78 to 1.38). Time lost per groin injury was shorter in the intervention group (9 vs 15 days). Adductor strength increased by 16% with the programme and did not change with usual training. Sprint performance was unaffected. Compliance fell from 81% in the pre-season to 52% at the end of the season; benefit was confined to teams completing two or more sessions per week. Muscle soreness in the first 2 weeks was the most common complaint."',
    [
      'Os controles relataram mais problemas na virilha por semana (20,9%) que os jogadores do programa de fortalecimento (13,4%) [1]',
      'O programa de adutores não preveniu lesões de isquiotibiais (razão de taxas de incidência 1,04; IC 95% 0,78 a 1,38) [1]',
      'O benefício limitou-se às equipes que cumpriam duas ou mais sessões semanais [1]',
    ],
    [
      [
        'direction',
        'Cada lesão na virilha afastou os jogadores por mais tempo no grupo intervenção do que no controle (15 vs 9 dias) [1]',
      ],
      ['direction', 'O desempenho no sprint piorou com o programa de fortalecimento [1]'],
    ],
  ],
  [
    '"Stopping infliximab in Crohn\'s disease in deep remission: prospective registry ‖ Of 305 patients receiving infliximab plus azathioprine in steroid-free remission for more than 12 months, 142 stopped infliximab and 163 continued combination therapy. At 2 years, relapse had occurred in 44% of those who stopped and 16% of those who continued (adjusted HR 3.2, 95% CI 2.1 to 4.9). Faecal calprotectin above 250 µg/g, smoking and previous surgery predicted relapse; disease duration did not. Re-treatment with infliximab restored remission in 87% of relapsing patients, and infusion reactions were seen in 5%. Serious infections were less frequent after stopping (1.4 vs 3.9 per 100 patient-years; p=0.04). Hospital admissions for Crohn\'s disease did not differ. Mean annual drug costs were lower after stopping." + "Ten-day versus 14-day bismuth quadruple therapy for Helicobacter pylori: non-inferiority randomised trial ‖ In this open-label trial, 640 treatment-naive adults received bismuth quadruple therapy for 10 days (n=320) or 14 days (n=320). In the intention-to-treat analysis eradication was achieved in 89.7% and 91.3%, respectively (difference −1.6 percentage points; 95% CI −6.1 to 2.9), meeting the prespecified non-inferiority margin of −8 percentage points. In patients with metronidazole-resistant strains, eradication was lower with 10 days than with 14 days (80.2% vs 90.5%; p=0.03). Adverse events occurred in 38% of the 10-day group and 52% of the 14-day group (p<0.001), mainly nausea and dysgeusia. Full adherence was higher with the shorter course (94% vs 87%). Serious adverse events were rare (two per group). Conclusion: ten days is non-inferior and better tolerated, but 14 days should be preferred when metronidazole resistance is known."',
    [],
    [
      [
        'wrong-reference',
        'A adesão completa à terapia quádrupla com bismuto foi de 94% com 10 dias e de 87% com 14 dias [1]',
      ],
    ],
  ],
  [
    '"Switching to two-monthly injectable cabotegravir plus rilpivirine in East African adults with viral suppression: 48-week randomised trial ‖ Overall, 512 adults with HIV-1 RNA below 50 copies/mL on oral therapy were randomised to switch to long-acting injections (n=255) or continue daily oral therapy (n=257). At week 48, viral load ≥50 copies/mL was found in 2.0% and 2.3% (difference −0.4 percentage points; 95% CI −2.9 to 2.1). Virological failure with resistance occurred in two participants receiving injections and none receiving oral therapy. Treatment satisfaction improved more with injections (p<0.001). Body weight increased by 2.1 kg and 1.9 kg (p=0.58). CD4 counts remained stable in both groups. Injection-site pain affected 69%, was mostly mild, and became less frequent over time; 1.2% stopped because of it. Obesity (body mass index ≥30 kg/m²) was not associated with failure. Missed visits were fewer in the injectable group." + "Tratamento preventivo da tuberculose com 3HP ou isoniazida em contatos domiciliares em três capitais brasileiras: coorte prospectiva ‖ Entre 2018 e 2021, 1.274 contatos com infecção latente iniciaram rifapentina mais isoniazida por 3 meses (3HP; n=688) ou isoniazida por 6 meses (n=586). A conclusão do tratamento foi de 86% com 3HP e 62% com isoniazida (RR ajustado 1,39; IC 95% 1,29 a 1,50). Em 24 meses, tuberculose ativa foi diagnosticada em 0,7% e 1,0% dos contatos, respectivamente, sem diferença estatística (p=0,56). Hepatotoxicidade foi menos frequente com 3HP (0,6% versus 2,6%), enquanto reações de hipersensibilidade foram mais frequentes (3,9% versus 0,5%). Morar a mais de 5 km da unidade e uso de álcool reduziram a adesão; sexo e escolaridade não se associaram à conclusão. Nenhum óbito foi atribuído ao tratamento. O tratamento diretamente observado não aumentou a conclusão no grupo 3HP."',
    [],
    [
      [
        'wrong-reference',
        'A conclusão do tratamento preventivo da tuberculose foi de 86% com 3HP e de 62% com isoniazida [1]',
      ],
    ],
  ],
  [
    '"Ferritina e saturação de transferrina no diagnóstico de deficiência de ferro em idosos com anemia: estudo de acurácia ‖ Em 428 pacientes com 65 anos ou mais e anemia, a deficiência de ferro foi confirmada por exame de medula óssea em 131 (30,6%). A ferritina abaixo de 45 ng/mL apresentou sensibilidade de 82% (IC 95% 75 a 88) e especificidade de 91% (IC 95% 87 a 94); com o ponto de corte de 15 ng/mL, a sensibilidade caiu para 48% e a especificidade subiu para 99%. A saturação de transferrina abaixo de 16% teve sensibilidade de 76% e especificidade de 68%. A área sob a curva foi maior para a ferritina (0,93) do que para a saturação (0,79; p<0,001). O volume corpuscular médio não discriminou os pacientes com e sem deficiência. A acurácia da ferritina foi menor em pacientes com proteína C reativa acima de 10 mg/L. A associação dos dois testes não melhorou a acurácia em relação à ferritina isolada." + "Point-of-care ultrasound for suspected appendicitis in children: prospective diagnostic accuracy study ‖ Of 604 children (median age 9 years), 211 (35%) had appendicitis confirmed by histology or follow-up. Point-of-care ultrasound performed by emergency physicians had a sensitivity of 86.3% (95% CI 80.9 to 90.6) and a specificity of 93.1% (95% CI 90.2 to 95.4). Radiologist-performed ultrasound was more sensitive (92.4%; p=0.02) but not more specific (92.9%; p=0.90). The appendix was not visualised in 29% of point-of-care scans. Sensitivity was lower in children with obesity (74%) and did not vary with sex. Point-of-care scanning shortened the time to surgical consultation by 68 minutes and reduced the use of computed tomography from 18% to 9%. The rate of negative appendectomy remained unchanged (4%). An appendiceal diameter above 7 mm was the best single criterion."',
    [],
    [
      [
        'wrong-reference',
        'A sensibilidade do ultrassom point-of-care para apendicite foi menor em crianças com obesidade (74%) [1]',
      ],
    ],
  ],
  [
    '"Home telerehabilitation versus centre-based pulmonary rehabilitation in COPD: equivalence randomised trial ‖ A total of 236 people with moderate to very severe COPD (mean FEV1 46% predicted) were randomised to 8 weeks of telerehabilitation (n=118) or centre-based rehabilitation (n=118). The 6-minute walk distance increased by 34 m with telerehabilitation and 37 m with centre-based rehabilitation (difference −3 m; 95% CI −16 to 10), within the equivalence limits of ±25 m. Dyspnoea (Chronic Respiratory Questionnaire) improved in both groups, with no difference between them. Completion of the programme was higher with telerehabilitation (84% vs 66%; p=0.001). Anxiety decreased only in the centre-based group. At 12 months, the walking gains had been lost in both groups. Hospital admissions for respiratory causes over 12 months were 0.41 and 0.48 per person (p=0.39). No serious adverse events were related to exercise." + "As-needed budesonide–formoterol versus salbutamol in children with mild asthma: a 52-week randomised trial ‖ Children aged 6 to 11 years with mild asthma (n=414) were randomised to as-needed budesonide–formoterol (100/6 µg; n=208) or as-needed salbutamol (n=206). The annualised rate of severe exacerbations was 0.23 with budesonide–formoterol and 0.41 with salbutamol (rate ratio 0.56, 95% CI 0.38 to 0.82; p=0.003). Time to first exacerbation was longer with budesonide–formoterol. Asthma control questionnaire scores did not differ significantly at 52 weeks (mean difference −0.08, 95% CI −0.21 to 0.05). Fractional exhaled nitric oxide was lower by 7.2 ppb in the budesonide–formoterol group. Growth velocity was similar (5.6 cm/year in both groups). Emergency department visits were halved (11 vs 22 children). Adverse events were reported by 61% and 64% of children. Lung function (FEV1) did not change in either group."',
    [],
    [
      [
        'wrong-reference',
        'A taxa anualizada de exacerbações graves da asma foi de 0,23 com budesonida–formoterol e de 0,41 com salbutamol [1]',
      ],
    ],
  ],
];

export const mindAndChest: HandCase[] = casesOf(groups);
