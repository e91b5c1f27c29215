import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of obstetrics, surgery, anaesthesia and nine other fields. */
const groups: CaseGroup[] = [
  [
    '"Oral nifedipine versus oral labetalol for severe postpartum hypertension: a randomised trial ‖ Results: We randomised 312 women with severe hypertension within 72 hours after delivery to extended-release nifedipine (n=157) or oral labetalol (n=155). Median time to blood pressure control was 28 hours with nifedipine and 36 hours with labetalol (P=0.01). Length of hospital stay did not differ between groups (3.4 vs 3.5 days; P=0.62). Additional antihypertensive agents were needed in 21.0% of the nifedipine group and 33.5% of the labetalol group (relative risk 0.63; 95% CI 0.43-0.92). Headache was more frequent with nifedipine (18.5% vs 9.7%), whereas symptomatic bradycardia occurred only with labetalol (3.9%). Breastfeeding at six weeks was similar. Conclusion: Nifedipine controlled blood pressure faster than labetalol, at the cost of more headache and without shortening the hospital stay."',
    [
      'A pressão arterial foi controlada mais rapidamente com nifedipino do que com labetalol, em mediana de 28 contra 36 horas [1].',
      'No grupo labetalol, 33,5% das puérperas precisaram de outro anti-hipertensivo, ante 21,0% das que receberam nifedipino [1].',
      'O preço do controle pressórico mais rápido com nifedipino foi mais cefaleia, e nem por isso a internação ficou mais curta [1].',
    ],
    [
      ['negation', 'Não houve bradicardia sintomática no grupo labetalol [1].'],
      [
        'decimal',
        'Menos mulheres tratadas com nifedipino precisaram de anti-hipertensivo adicional (risco relativo 0,063) [1].',
      ],
      [
        'direction',
        'Na hipertensão grave do pós-parto, o labetalol controlou a pressão arterial mais depressa que o nifedipino [1].',
      ],
    ],
  ],
  [
    '"Caffeine dose in late preterm infants with apnoea: a three-arm randomised trial ‖ Late preterm infants (34 to 36 weeks) were allocated to caffeine 20 mg/kg/day (n=140), caffeine 10 mg/kg/day (n=138) or placebo (n=142) until term-equivalent age. The rate of intermittent hypoxia was 5.1, 7.4 and 9.8 events per hour, respectively; both caffeine doses differed from placebo (P<0.001 and P=0.02). Mean time with saturation below 90% fell only with the higher dose (P=0.004). Tachycardia leading to dose omission occurred in 12.1% of infants receiving 20 mg/kg, 4.3% receiving 10 mg/kg and 2.1% receiving placebo. Weight gain was slower with 20 mg/kg than with placebo (mean difference -3.2 g/day; 95% CI -5.6 to -0.8) and unchanged with 10 mg/kg. There was no effect on duration of hospital stay or on sleep at three months. Infants with congenital heart disease were excluded."',
    [
      'Tanto 20 quanto 10 mg/kg/dia de cafeína diminuíram a hipóxia intermitente em relação ao placebo (5,1 e 7,4 contra 9,8 eventos por hora) [1].',
      '- Ganho de peso: mais lento que o do placebo com a dose de 20 mg/kg e inalterado com 10 mg/kg [1]',
      'Só a dose mais alta de cafeína reduziu o tempo com saturação abaixo de 90% [1].',
    ],
    [
      [
        'digit',
        'Com cafeína a 20 mg/kg, 21,1% dos lactentes apresentaram taquicardia que levou à omissão de dose [1].',
      ],
      [
        'unit',
        'Entre os que receberam cafeína 20 mg/kg/dia, a taxa de hipóxia intermitente foi de 5,1 eventos por dia [1].',
      ],
      [
        'direction',
        'Comparada ao placebo, a cafeína na dose mais alta acelerou o ganho de peso dos prematuros tardios [1].',
      ],
      ['negation', 'Lactentes com cardiopatia congênita não foram excluídos do ensaio [1].'],
    ],
  ],
  [
    '"Single-dose dexamethasone versus three-day prednisolone for acute asthma in the paediatric emergency department: a non-inferiority trial ‖ Children aged 2 to 14 years with mild to moderate exacerbations received one oral dose of dexamethasone (0.6 mg/kg, maximum 16 mg; n=401) or prednisolone 1 mg/kg daily for three days (n=398). Relapse within 10 days occurred in 9.2% and 8.3%, respectively (difference 0.9 percentage points; 95% CI -3.0 to 4.8), within the non-inferiority margin of 6 points. Vomiting after the first dose was less common with dexamethasone (1.2% vs 6.8%; P<0.001). Further courses of steroid were prescribed more often in the dexamethasone group (14.0% vs 8.0%; P=0.008). Hospital admission at the index visit and school days lost were similar. Parents preferred the single dose. Children with severe exacerbations were not studied."',
    [
      'Uma única dose de dexametasona foi não inferior a três dias de prednisolona quanto à recidiva em 10 dias (9,2% e 8,3%, respectivamente) [1].',
      'Novos cursos de corticoide foram prescritos com mais frequência a quem havia recebido dexametasona [1].',
      'Os pais preferiram a dose única, e os dias de aula perdidos foram semelhantes nos dois grupos [1].',
    ],
    [
      [
        'direction',
        'As crianças do grupo dexametasona receberam novos cursos de corticoide com menor frequência que as do grupo prednisolona (14,0% vs 8,0%; P=0,008) [1].',
      ],
      ['unit', 'A dexametasona foi administrada por via oral em dose única de 0,6 mcg/kg [1].'],
      [
        'bounds',
        'A diferença de recidiva entre dexametasona e prednisolona foi de 0,9 ponto percentual (IC 95% -3,0 a 8,4) [1].',
      ],
      ['negation', 'Crianças com exacerbações graves foram estudadas nesse ensaio [1].'],
    ],
  ],
  [
    '"Point-of-care lung ultrasound for childhood pneumonia: a multicentre diagnostic accuracy study ‖ In 684 children with suspected pneumonia presenting to four emergency departments, lung ultrasound performed by trained physicians was compared with chest radiography, using an expert panel as reference standard. Sensitivity was 91.3% (95% CI 87.0-94.5) for ultrasound and 78.4% (95% CI 72.6-83.4) for radiography; specificity was 84.0% and 89.7%, respectively. Consolidations smaller than 1 cm accounted for 61% of false-positive ultrasound results. Median scanning time was 7 minutes. Interobserver agreement was substantial for ultrasound (kappa 0.74) and moderate for radiography (kappa 0.55). Accuracy was not influenced by operator experience beyond 25 supervised scans. A strategy of ultrasound first would have avoided 44% of radiographs without increasing antibiotic prescription."',
    [
      'A ultrassonografia pulmonar foi mais sensível que a radiografia (91,3% contra 78,4%), porém menos específica (84,0% contra 89,7%) [1].',
      'A concordância entre observadores foi substancial na ultrassonografia e apenas moderada na radiografia de tórax [1].',
      'Depois de 25 exames supervisionados, ter mais experiência não influenciou a acurácia [1].',
    ],
    [
      [
        'comparator',
        'Consolidações maiores que 1 cm responderam por 61% dos resultados falso-positivos da ultrassonografia [1].',
      ],
      ['unit', 'O tempo mediano para realizar a ultrassonografia foi de 7 segundos [1].'],
      ['direction', 'Em especificidade, a ultrassonografia superou a radiografia (84,0% vs 89,7%) [1].'],
    ],
  ],
  [
    '"Active surveillance of low-risk papillary thyroid microcarcinoma: ten-year results of a prospective cohort ‖ We followed 926 adults with low-risk papillary microcarcinoma (1 cm or less) under active surveillance for a median of 7.8 years. At 10 years, tumour enlargement of 3 mm or more was seen in 6.9% and new nodal metastasis in 1.8%. No patient developed distant metastasis or died of thyroid cancer. Age below 40 years was associated with growth (hazard ratio 2.41; 95% CI 1.45-4.02), whereas pregnancy was not (hazard ratio 1.18; 95% CI 0.61-2.28). Higher TSH levels did not predict progression. Surgery was eventually performed in 138 patients, mostly by patient choice. Compared with 702 patients operated on immediately, those under surveillance had less temporary vocal cord palsy (0.6% vs 4.1%; P<0.001), and rescue surgery was not more complicated than immediate surgery."',
    [
      'Nenhum paciente em vigilância ativa morreu de câncer de tireoide nem desenvolveu metástase a distância [1].',
      'O crescimento do tumor foi mais provável abaixo dos 40 anos (HR 2,41; IC 95% 1,45–4,02), mas a gestação não se associou a ele [1].',
      'Em 10 anos, o tumor cresceu 3 mm ou mais em 6,9% dos pacientes, e novas metástases linfonodais surgiram em 1,8% [1].',
    ],
    [
      [
        'direction',
        'A paralisia temporária de prega vocal foi mais frequente nos pacientes em vigilância do que nos operados de imediato (0,6% vs 4,1%) [1].',
      ],
      ['negation', 'Níveis mais altos de TSH predisseram a progressão do microcarcinoma papilífero [1].'],
      [
        'bounds',
        'A idade inferior a 40 anos associou-se a crescimento tumoral, com HR de 2,41 (IC 95% de 1,15 a 4,02) [1].',
      ],
    ],
  ],
  [
    '"Yearly zoledronate versus weekly alendronate in women with a recent vertebral fracture: an open-label randomised trial ‖ A total of 1,148 postmenopausal women were assigned to zoledronate 5 mg once yearly or alendronate 70 mg weekly for 36 months. New vertebral fractures occurred in 4.7% of the zoledronate arm and 8.0% of the alendronate arm (HR 0.57; 95% CI 0.35-0.93). Hip fracture did not differ significantly (1.2% vs 1.7%; P=0.46). Femoral neck bone mineral density rose by 4.6% with zoledronate and 3.1% with alendronate (P<0.001). Persistence with treatment at 36 months was 88% and 59%, respectively. Influenza-like symptoms within three days of dosing were more common with zoledronate (29.4% vs 5.1%), while upper gastrointestinal complaints were less common (7.3% vs 15.9%). One case of osteonecrosis of the jaw occurred in each arm. Women with an estimated glomerular filtration rate below 35 mL/min were not eligible."',
    [
      'Com zoledronato anual houve menos fraturas vertebrais novas que com alendronato semanal (4,7% vs 8,0%; HR 0,57) [1].',
      'Queixas digestivas altas foram mais comuns com alendronato (15,9%) que com zoledronato (7,3%) [1].',
      'Aos 36 meses, 59% das mulheres alocadas para alendronato ainda persistiam no tratamento, em contraste com 88% no braço zoledronato [1].',
    ],
    [
      [
        'direction',
        'A densidade mineral óssea do colo do fêmur caiu 4,6% com zoledronato e 3,1% com alendronato [1].',
      ],
      [
        'comparator',
        'Não eram elegíveis mulheres com taxa de filtração glomerular estimada acima de 35 mL/min [1].',
      ],
      ['negation', 'Não foi registrado nenhum caso de osteonecrose de mandíbula no braço zoledronato [1].'],
    ],
  ],
  [
    '"Once-weekly mavretide for weight management in adults with obesity: a phase 3 trial ‖ Adults with a body-mass index of at least 30 kg/m2 and without diabetes were randomised 2:1 to mavretide 6 mg weekly (n=824) or placebo (n=412), both with lifestyle counselling, for 68 weeks. Mean body weight changed by -13.7% with mavretide and -2.9% with placebo (P<0.001). Loss of at least 10% was achieved by 66% and 13% of participants. Systolic blood pressure decreased by 5.8 mm Hg more than with placebo, and heart rate increased by 3 beats per minute. LDL cholesterol did not change significantly in either group. Nausea affected 41% vs 14% and was the most frequent cause of discontinuation. Gallstone disease was reported in 2.4% vs 1.0%. There were two cases of pancreatitis with mavretide and none with placebo. After withdrawal, half of the lost weight was regained within 40 weeks."',
    [
      'O peso corporal médio caiu 13,7% com mavretida e 2,9% com placebo ao longo de 68 semanas [1].',
      'A mavretida baixou a pressão sistólica e elevou a frequência cardíaca, sem alteração significativa do colesterol LDL [1].',
      '- **Pancreatite:** dois casos no grupo mavretida e nenhum no grupo placebo [1]',
    ],
    [
      [
        'digit',
        'Colelitíase foi relatada em 3,4% dos participantes tratados com mavretida e em 1,0% do grupo placebo [1].',
      ],
      ['direction', 'Com mavretida, a pressão sistólica aumentou 5,8 mmHg a mais do que com placebo [1].'],
    ],
  ],
  [
    '"Single-dose intravenous iron versus alternate-day oral iron for anaemia due to heavy menstrual bleeding: randomised trial ‖ In this trial, 268 women with haemoglobin between 7 and 10.5 g/dL received a single 1,000 mg iron infusion or ferrous sulfate tablets on alternate days for 12 weeks. At week 4, haemoglobin had increased by 2.6 g/dL with infusion and 1.5 g/dL with tablets (P<0.001); by week 12 the difference was no longer significant (3.1 vs 2.9 g/dL; P=0.21). Fatigue scores improved earlier with intravenous iron. Constipation was reported by 3% and 27%, respectively. Hypophosphataemia below 2 mg/dL developed in 8.2% of infused women and in none taking tablets. No anaphylaxis was observed. Ferritin at week 12 was higher after infusion (median 118 vs 34 micrograms/L). Transfusion was required in two women per group."',
    [
      'Na semana 4, a hemoglobina havia subido 2,6 g/dL após a infusão e 1,5 g/dL com os comprimidos [1].',
      'A vantagem do ferro intravenoso sobre a hemoglobina deixou de ser significativa na semana 12 [1].',
      'Hipofosfatemia abaixo de 2 mg/dL foi vista em 8,2% das mulheres que receberam a infusão e em nenhuma das que tomaram comprimidos [1].',
    ],
    [
      ['unit', 'Na quarta semana, o aumento da hemoglobina com a infusão foi de 2,6 g/L [1].'],
      ['direction', 'A fadiga melhorou mais cedo com o ferro oral do que com o intravenoso [1].'],
      ['negation', 'Observou-se anafilaxia durante o estudo [1].'],
    ],
  ],
  [
    '"Early corticosteroid withdrawal after kidney transplantation: a registry-based cohort ‖ Among 3,406 recipients at low immunological risk, 1,212 had corticosteroids withdrawn within 14 days and 2,194 continued them. At five years, biopsy-proven acute rejection was more frequent after withdrawal (15.8% vs 11.2%; adjusted HR 1.44; 95% CI 1.19-1.75). Graft survival (86.9% vs 87.4%) and patient survival (92.3% vs 91.1%) did not differ. New-onset diabetes was less frequent after withdrawal (11.6% vs 18.3%; P<0.001), as was avascular necrosis (0.7% vs 2.1%). BK viraemia did not vary with steroid exposure. Mean LDL cholesterol was 9 mg/dL lower in the withdrawal group. Tacrolimus trough levels above 7 ng/mL in the first year attenuated the excess of rejection. The findings do not apply to sensitised recipients, who were excluded."',
    [
      'Depois da retirada precoce do corticoide, houve mais rejeição aguda comprovada por biópsia em cinco anos (15,8% vs 11,2% com a manutenção) [1].',
      'Quem manteve o corticoide teve mais diabetes de início recente: 18,3%, contra 11,6% após a retirada [1].',
      'Receptores sensibilizados ficaram de fora da coorte, e os achados não se aplicam a eles [1].',
    ],
    [
      ['digit', 'No grupo que retirou o corticoide, o LDL médio foi 6 mg/dL mais baixo [1].'],
      [
        'direction',
        'Vales de tacrolimo mais altos no primeiro ano agravaram o excesso de rejeição ligado à retirada do corticoide [1].',
      ],
      ['negation', 'A viremia por vírus BK variou conforme a exposição ao corticoide [1].'],
    ],
  ],
  [
    '"Carvedilol versus endoscopic band ligation for primary prevention of variceal bleeding: systematic review and meta-analysis ‖ Eleven trials (1,537 patients with cirrhosis and medium or large varices) were pooled. Carvedilol did not reduce first variceal bleeding compared with band ligation (RR 0.92; 95% CI 0.68-1.25; I2=22%), but it lowered the risk of hepatic decompensation (RR 0.71; 95% CI 0.55-0.91). All-cause mortality was 14.9% with carvedilol and 18.8% with ligation (RR 0.79; 95% CI 0.63-0.99). Serious adverse events were fewer with carvedilol (RR 0.58; 95% CI 0.41-0.83), whereas symptomatic hypotension was more common (RR 3.10; 95% CI 1.82-5.28). In patients with refractory ascites the mortality benefit disappeared. Certainty of evidence was moderate for mortality and low for bleeding. Trials used carvedilol doses of up to 12.5 mg/day."',
    [
      'O carvedilol diminuiu o risco de descompensação hepática em comparação com a ligadura elástica (RR 0,71; IC 95% 0,55–0,91) [1].',
      'A mortalidade por todas as causas foi de 18,8% com ligadura e de 14,9% com carvedilol [1].',
      'Em pacientes com ascite refratária, o ganho de sobrevida com carvedilol não se manteve [1].',
    ],
    [
      [
        'digit',
        'A metanálise reuniu onze ensaios, com 1.573 pacientes cirróticos portadores de varizes médias ou grandes [1].',
      ],
      ['decimal', 'Nos ensaios incluídos, a dose de carvedilol chegou a 125 mg/dia [1].'],
      [
        'direction',
        'Eventos adversos graves foram mais numerosos com carvedilol que com ligadura (RR 0,58; IC 95% 0,41–0,83) [1].',
      ],
      ['direction', 'Hipotensão sintomática foi mais rara entre os tratados com carvedilol [1].'],
    ],
  ],
  [
    '"Silodosin, tamsulosin or placebo for distal ureteral stones of 5 to 10 mm: a three-arm double-blind trial ‖ We randomised 459 adults equally. Stone passage by day 28 was 81.7% with silodosin 8 mg, 74.5% with tamsulosin 0.4 mg and 61.4% with placebo (P<0.001 for silodosin vs placebo; P=0.01 for tamsulosin vs placebo; P=0.13 for silodosin vs tamsulosin). Median time to passage was 9, 12 and 17 days. Analgesic consumption fell with both alpha-blockers. Emergency return visits were not reduced by tamsulosin (11.1% vs 13.7% with placebo) but were halved by silodosin (6.5%; P=0.04). Abnormal ejaculation affected 22% of men on silodosin, 9% on tamsulosin and 1% on placebo. Orthostatic hypotension was rare and did not differ among arms. The benefit was restricted to stones larger than 6 mm."',
    [
      'Até o dia 28, o cálculo foi eliminado por 81,7% dos pacientes com silodosina, 74,5% com tansulosina e 61,4% com placebo [1].',
      'Não houve diferença significativa entre silodosina e tansulosina na eliminação do cálculo (P=0,13) [1].',
      'A tansulosina não diminuiu os retornos ao pronto-socorro, ao passo que a silodosina os reduziu à metade [1].',
    ],
    [
      [
        'digit',
        'Ejaculação anormal acometeu 27% dos homens em uso de silodosina, 9% dos que usaram tansulosina e 1% do grupo placebo [1].',
      ],
      [
        'direction',
        'O tempo mediano até a eliminação do cálculo foi mais longo com silodosina que com placebo (9 e 17 dias, respectivamente) [1].',
      ],
      ['direction', 'Os alfabloqueadores provocaram mais hipotensão ortostática do que o placebo [1].'],
      ['negation', 'A silodosina não reduziu os retornos à emergência [1].'],
    ],
  ],
  [
    '"Early versus delayed weight bearing after operatively treated ankle fracture: pragmatic randomised trial ‖ At 23 hospitals, 561 adults were assigned to weight bearing from 2 weeks (early) or from 6 weeks (delayed) after surgery. The ankle function score at four months was 66.1 with early and 61.5 with delayed weight bearing (adjusted difference 4.6; 95% CI 1.1-8.1; higher is better). At 12 months there was no difference (78.0 vs 77.6). Return to work was a mean of 19 days sooner in the early group, and ankle dorsiflexion at six weeks was better. Wound infection (4.3% vs 5.0%) and loss of fixation (1.1% vs 0.7%) did not differ significantly. Mean cost per patient was 312 euros lower with early weight bearing. Smoking did not modify the effect. Patients with diabetic neuropathy were excluded."',
    [
      'Aos quatro meses, a função do tornozelo era melhor em quem iniciou a carga com 2 semanas (66,1 pontos) do que em quem esperou 6 semanas (61,5 pontos) [1].',
      'A diferença funcional entre carga precoce e tardia já não existia aos 12 meses [1].',
      'Infecção da ferida e perda da fixação não foram significativamente mais comuns com a carga precoce [1].',
    ],
    [
      ['direction', 'A carga precoce retardou o retorno ao trabalho [1].'],
      [
        'direction',
        'Apoiar o peso mais cedo encareceu o tratamento em 312 euros por paciente, em média [1].',
      ],
    ],
  ],
  [
    '"Opioid-free versus opioid-based anaesthesia for laparoscopic bariatric surgery: randomised trial ‖ Two hundred and four patients were randomised (102 per group). Morphine consumption in the first 24 hours was 11.2 mg in the opioid-free group and 16.9 mg in the opioid-based group (P=0.003). Postoperative nausea and vomiting occurred in 27.5% vs 46.1% (RR 0.60; 95% CI 0.41-0.87). Bradycardia requiring atropine was more frequent with opioid-free anaesthesia (13.7% vs 3.9%), and time to extubation was prolonged by 4 minutes (95% CI 2-6). Pain at rest at 24 hours did not differ. The QoR-40 score at 24 hours was 8 points higher (better recovery) in the opioid-free group. Stay in the recovery unit was unchanged, and hypoxaemia there was equally frequent (9.8% in each group). No intraoperative awareness was recorded."',
    [
      'Nas primeiras 24 horas, gastou-se menos morfina após a anestesia livre de opioides (11,2 mg) que após a anestesia com opioides (16,9 mg) [1].',
      'Quase metade dos pacientes anestesiados com opioides (46,1%) teve náuseas e vômitos no pós-operatório, proporção que foi de 27,5% no grupo livre de opioides [1].',
      'A anestesia livre de opioides causou mais bradicardia com necessidade de atropina e atrasou a extubação em 4 minutos [1].',
    ],
    [
      ['direction', 'A anestesia livre de opioides encurtou o tempo até a extubação [1].'],
      [
        'direction',
        'A incidência de náuseas e vômitos pós-operatórios não diferiu entre anestesia livre de opioides e anestesia com opioides (27,5% vs 46,1%) [1].',
      ],
    ],
  ],
  [
    '"Dexmedetomidine, propofol or midazolam for light sedation of mechanically ventilated adults: a randomised trial ‖ Patients expected to need ventilation for more than 24 hours were randomised to dexmedetomidine (n=270), propofol (n=268) or midazolam (n=266). Delirium occurred in 31.1%, 39.6% and 51.9% (P<0.001). Ventilator-free days at day 28 were 19.0, 18.4 and 15.7; dexmedetomidine was superior to midazolam (P=0.002) but not to propofol (P=0.48). Mortality at 90 days was 28.5%, 29.1% and 30.8% (P=0.83). Bradycardia affected 18.9%, 6.7% and 5.3%. Hypertriglyceridaemia above 500 mg/dL was seen only with propofol (7.5%). Rescue sedation was needed more often with dexmedetomidine than with propofol (44% vs 26%), and time in the target sedation range was higher with propofol (72% vs 61%). ICU length of stay was longest with midazolam. Self-extubation was uncommon and similar among arms."',
    [
      'Menos pacientes tiveram delirium com dexmedetomidina (31,1%) do que com midazolam (51,9%) [1].',
      'Em dias livres de ventilação, a dexmedetomidina superou o midazolam, mas não o propofol [1].',
      'A hipertrigliceridemia acima de 500 mg/dL ficou restrita ao grupo propofol, no qual atingiu 7,5% [1].',
    ],
    [
      ['digit', 'A bradicardia acometeu 13,9% dos pacientes sedados com dexmedetomidina [1].'],
      [
        'direction',
        'Os pacientes sedados com dexmedetomidina exigiram sedação de resgate menos vezes que os do propofol (44% vs 26%) [1].',
      ],
      ['direction', 'Dos três sedativos, o midazolam foi o que resultou na menor permanência na UTI [1].'],
    ],
  ],
  [
    '"Two-bag versus three-bag acetylcysteine for paracetamol overdose: a before-and-after cohort ‖ We compared 1,083 presentations treated with the three-bag regimen and 1,142 treated after the change to a two-bag regimen. Anaphylactoid reactions requiring treatment fell from 11.4% to 4.6% (OR 0.37; 95% CI 0.27-0.52). Acute liver injury occurred in 3.7% and 3.9% (P=0.79). Vomiting was unaffected. Medication errors leading to interruption of the infusion decreased from 14.2% to 8.1%, and median length of stay decreased from 31 to 27 hours. No death or liver transplantation occurred in either period. Patients treated more than 8 hours after ingestion had more hepatotoxicity than those treated earlier (10.3% vs 0.9%), regardless of regimen. Staggered ingestions were included. Costs were not assessed."',
    [
      'Com o esquema de duas bolsas, as reações anafilactoides que exigiram tratamento recuaram de 11,4% para 4,6% [1].',
      'Em nenhum dos dois períodos houve óbito ou transplante hepático [1].',
      'A hepatotoxicidade foi maior quando o tratamento começou mais de 8 horas após a ingestão, qualquer que fosse o esquema usado [1].',
    ],
    [
      ['digit', 'A mediana de internação passou de 31 para 21 horas após a adoção das duas bolsas [1].'],
      [
        'comparator',
        'Houve hepatotoxicidade em 10,3% dos pacientes tratados menos de 8 horas após a ingestão [1].',
      ],
      [
        'direction',
        'Os erros de medicação com interrupção da infusão cresceram com a mudança de esquema, de 14,2% para 8,1% [1].',
      ],
      ['negation', 'Ingestões escalonadas não foram incluídas na análise [1].'],
    ],
  ],
  [
    '"Less invasive surfactant administration in very preterm infants: an international survey of neonatal units ‖ Questionnaires were sent to 212 units in nine countries; 169 replied (80%). Less invasive surfactant administration was used in 71% of responding units, up from 38% in a 2017 survey. Premedication was given always in 29%, selectively in 47% and never in 24%; fentanyl was the most common agent. Units with more than 60 very preterm admissions per year were more likely to use the technique (OR 3.2; 95% CI 1.5-6.8). Video laryngoscopy was available in 64% of units but used routinely in only 22%. Lack of training was the main barrier (58%), followed by concern about discomfort (41%). Written protocols were absent in 35% of units. Respondents did not consider cost a barrier. Most (83%) would take part in a trial of premedication."',
    [
      'A administração menos invasiva de surfactante era praticada em 71% das unidades respondentes, frente a 38% no levantamento de 2017 [1].',
      'O obstáculo mais citado foi a falta de treinamento (58%), seguido da preocupação com o desconforto (41%) [1].',
      'Embora 64% das unidades dispusessem de videolaringoscopia, apenas 22% a empregavam rotineiramente [1].',
    ],
    [
      ['digit', 'Faltavam protocolos escritos em 53% das unidades neonatais [1].'],
      [
        'direction',
        'Desde 2017, a adoção da técnica recuou nas unidades neonatais (38% naquele ano e 71% agora) [1].',
      ],
      ['negation', 'Os respondentes consideraram o custo uma barreira [1].'],
    ],
  ],
  [
    '"Diretriz de prevenção e tratamento da hemorragia pós-parto: recomendações principais ‖ Recomenda-se ocitocina 10 UI por via intramuscular logo após o nascimento em todos os partos vaginais (recomendação forte). O misoprostol não deve ser a primeira opção quando houver ocitocina disponível. Diante de perda sanguínea de 500 mL ou mais no parto vaginal, ou de 1.000 mL ou mais na cesariana, administrar ácido tranexâmico 1 g por via intravenosa em 10 minutos, dentro de 3 horas do parto; uma segunda dose pode ser dada se o sangramento persistir após 30 minutos. O início depois de 3 horas não é recomendado, por ausência de benefício. A metilergometrina é contraindicada em mulheres com hipertensão. A massagem uterina sustentada não é indicada como prevenção em quem recebeu ocitocina. Na atonia refratária, o balão intrauterino deve ser tentado antes da cirurgia (recomendação condicional). O clampeamento tardio do cordão não aumenta o risco de hemorragia."',
    [
      'O ácido tranexâmico, 1 g IV, deve ser infundido em 10 minutos e dentro das primeiras 3 horas após o parto [1].',
      'Mulheres hipertensas não devem receber metilergometrina [1].',
      'Se a hemorragia continuar depois de 30 minutos, admite-se uma segunda dose de ácido tranexâmico [1].',
    ],
    [
      [
        'unit',
        'Em todo parto vaginal, recomenda-se ocitocina 10 mg por via intramuscular logo após o nascimento [1].',
      ],
      ['direction', 'Na atonia refratária, o balão intrauterino deve ser tentado depois da cirurgia [1].'],
      ['negation', 'O misoprostol deve ser a primeira opção quando há ocitocina disponível [1].'],
    ],
  ],
  [
    '"Tiroxal (levotiroxina sódica) comprimidos: bula para o profissional de saúde ‖ Tomar em jejum, com água, 30 a 60 minutos antes do café da manhã. Em adultos sem cardiopatia, a dose inicial usual é de 1,6 mcg/kg/dia; em idosos ou coronariopatas, iniciar com 12,5 a 25 mcg/dia e aumentar a cada 4 a 6 semanas. Sais de cálcio e de ferro reduzem a absorção e devem ser tomados com intervalo mínimo de 4 horas. Estrogênios orais podem aumentar a necessidade de levotiroxina. O produto potencializa o efeito da varfarina; monitorar o INR. Não deve ser usado para tratamento da obesidade. É contraindicado na insuficiência adrenal não tratada e no infarto agudo do miocárdio. Não há necessidade de ajuste na insuficiência renal. Na gestação, a dose costuma aumentar de 25% a 50%; a amamentação não é contraindicada. O excesso prolongado de dose reduz a densidade mineral óssea em mulheres na pós-menopausa."',
    [
      'Cálcio e ferro prejudicam a absorção da levotiroxina e precisam ser tomados com pelo menos 4 horas de intervalo [1].',
      'Para idosos e coronariopatas, a dose de partida é de 12,5 a 25 mcg/dia, com aumentos a cada 4 a 6 semanas [1].',
      '- Obesidade: a levotiroxina não deve ser empregada com essa finalidade [1]',
    ],
    [
      ['decimal', 'Para o adulto sem cardiopatia, costuma-se iniciar a levotiroxina com 16 mcg/kg/dia [1].'],
      ['bounds', 'O comprimido deve ser ingerido em jejum, de 30 a 90 minutos antes do café da manhã [1].'],
      ['direction', 'A levotiroxina atenua o efeito da varfarina, motivo para acompanhar o INR [1].'],
      ['direction', 'Durante a gestação, a dose de levotiroxina costuma diminuir de 25% a 50% [1].'],
      ['negation', 'A amamentação é contraindicada em usuárias de levotiroxina [1].'],
    ],
  ],
  [
    '"Método canguru de início precoce em recém-nascidos de 1.000 a 1.999 g: coorte em oito maternidades ‖ Foram acompanhados 1.384 recém-nascidos: 642 com contato pele a pele iniciado nas primeiras 24 horas (precoce) e 742 com início após 72 horas (tardio). A mortalidade em 28 dias foi menor no início precoce (7,2% vs 10,6%; RR ajustado 0,69; IC 95% 0,49-0,97), assim como a sepse tardia (9,0% vs 13,3%; p=0,01). Episódios de hipotermia foram menos frequentes com o início precoce (11,5% vs 17,0%; p=0,004). O aleitamento materno exclusivo na alta foi mais comum no grupo precoce (74,1% vs 61,7%). A enterocolite necrosante não diferiu (2,3% vs 2,6%) e o ganho ponderal diário foi semelhante. O tempo de internação foi 3,1 dias menor com o início precoce. Não houve aumento de episódios de apneia. Recém-nascidos em ventilação mecânica não foram incluídos."',
    [
      'O contato pele a pele nas primeiras 24 horas associou-se a menor mortalidade em 28 dias (7,2% vs 10,6%; RR ajustado 0,69) [1].',
      'A enterocolite necrosante ocorreu em proporções parecidas nos dois grupos (2,3% e 2,6%) [1].',
      'Começar o método canguru cedo não trouxe mais episódios de apneia [1].',
    ],
    [
      [
        'digit',
        'Na alta, 71,4% dos recém-nascidos do grupo precoce estavam em aleitamento materno exclusivo [1].',
      ],
      [
        'direction',
        'Os bebês do grupo precoce ficaram internados 3,1 dias a mais que os do grupo tardio [1].',
      ],
      ['negation', 'Os episódios de hipotermia não foram menos frequentes com o início precoce [1].'],
    ],
  ],
  [
    '"Protocolo de atendimento à intoxicação aguda por organofosforados ‖ Em adultos, administrar atropina 1 a 2 mg por via intravenosa e dobrar a dose a cada 5 minutos até a secagem das secreções brônquicas; taquicardia e midríase não contraindicam o seu uso. A pralidoxima deve ser iniciada o mais cedo possível e nunca sem atropina. A lavagem gástrica só se justifica até 1 hora após a ingestão, com via aérea protegida. O carvão ativado, 1 g/kg, não deve ser repetido. Evitar succinilcolina, pois o bloqueio é prolongado. As convulsões devem ser tratadas com diazepam 10 mg; a fenitoína não é eficaz. A síndrome intermediária costuma surgir de 24 a 96 horas após a exposição, o que exige observação mínima de 48 horas mesmo em casos leves. A colinesterase eritrocitária correlaciona-se melhor com a gravidade do que a plasmática."',
    [
      'A dose de atropina vai sendo dobrada a cada 5 minutos até que as secreções brônquicas sequem [1].',
      'Nem a taquicardia nem a midríase contraindicam a atropina [1].',
      'Deve-se evitar a succinilcolina, porque nesses pacientes o bloqueio se prolonga [1].',
    ],
    [
      ['bounds', 'A síndrome intermediária costuma aparecer entre 24 e 36 horas após a exposição [1].'],
      [
        'direction',
        'A gravidade correlaciona-se melhor com a colinesterase plasmática do que com a eritrocitária [1].',
      ],
      ['negation', 'A dose de carvão ativado, de 1 g/kg, deve ser repetida [1].'],
    ],
  ],
  [
    '"Hidroxiureia em dose escalonada ou fixa na anemia falciforme pediátrica: coorte prospectiva ‖ Acompanharam-se por 24 meses 418 crianças de 2 a 10 anos com genótipo SS: 251 com dose escalonada até o máximo tolerado e 167 com dose fixa de 20 mg/kg/dia. As crises álgicas foram menos frequentes com a dose escalonada (1,1 vs 1,9 por paciente-ano; razão de taxas 0,58; IC 95% 0,46-0,73), e a síndrome torácica aguda ocorreu em 6,4% vs 12,6% (p=0,03). A hemoglobina fetal média foi maior com a dose escalonada (29,8% vs 20,4%). A velocidade no Doppler transcraniano diminuiu 21 cm/s com a dose escalonada e 9 cm/s com a fixa. Neutropenia abaixo de 1.000/mm3 foi registrada em 15,5% vs 13,2%, sem diferença significativa (p=0,51). O crescimento não foi prejudicado. A adesão piorou com a idade nos dois grupos."',
    [
      'As crianças em dose fixa tiveram mais crises álgicas (1,9 por paciente-ano) que as em dose escalonada (1,1 por paciente-ano) [1].',
      'Escalonar a dose até o máximo tolerado não aumentou de forma significativa a neutropenia abaixo de 1.000/mm3 (15,5% vs 13,2%; p=0,51) [1].',
    ],
    [
      ['unit', 'Com a dose escalonada, a velocidade no Doppler transcraniano diminuiu 21 m/s [1].'],
      [
        'direction',
        'A hemoglobina fetal média foi inferior no grupo de dose escalonada (29,8% vs 20,4%) [1].',
      ],
    ],
  ],
  [
    '"Elastografia transitória para fibrose avançada na doença hepática esteatótica: estudo de acurácia diagnóstica ‖ Foram avaliados 537 adultos submetidos a biópsia hepática. Com ponto de corte de 9,6 kPa, a elastografia teve sensibilidade de 82,5% (IC 95% 76,1-87,7) e especificidade de 80,9% para fibrose avançada; a área sob a curva foi de 0,88, contra 0,76 do FIB-4 (p<0,001). Com corte de 7,1 kPa, o valor preditivo negativo foi de 95,8%. A falha do exame caiu de 3,9% com a sonda M para 0,9% com a sonda XL. A acurácia foi menor em pacientes com IMC acima de 40 kg/m2 e não se alterou na presença de diabetes. A inflamação intensa, com ALT acima de 5 vezes o limite superior, levou a superestimar a rigidez. A combinação sequencial de FIB-4 e elastografia dispensaria a biópsia em 68% dos pacientes."',
    [
      'Para fibrose avançada, a elastografia discriminou melhor que o FIB-4 (área sob a curva de 0,88 contra 0,76) [1].',
      'A acurácia da elastografia foi pior em pacientes com IMC acima de 40 kg/m2, mas o diabetes não a modificou [1].',
    ],
    [
      ['decimal', 'No ponto de corte de 0,96 kPa, a sensibilidade para fibrose avançada foi de 82,5% [1].'],
      ['digit', 'Usar FIB-4 e elastografia em sequência dispensaria a biópsia em 86% dos pacientes [1].'],
      ['direction', 'A inflamação hepática intensa fez a elastografia subestimar a rigidez [1].'],
    ],
  ],
  [
    '"Cirurgia em até 24 horas na fratura de quadril do idoso: coorte multicêntrica ‖ Entre 2.217 pacientes com 65 anos ou mais, 918 foram operados em até 24 horas da admissão (precoce) e 1.299 depois desse prazo (tardia). A mortalidade em 30 dias foi menor com a cirurgia precoce (6,1% vs 8,9%; OR ajustado 0,68; IC 95% 0,49-0,94), mas a mortalidade em um ano não diferiu (24,3% vs 26,0%; p=0,36). Delirium ocorreu em 17,4% vs 24,8% e pneumonia em 5,0% vs 8,3% (p<0,01 para ambos). A recuperação da marcha independente aos quatro meses não diferiu (52,7% vs 51,9%). A internação mediana foi de 8 dias no grupo precoce e de 12 dias no tardio. Nos pacientes anticoagulados, a cirurgia precoce associou-se a mais transfusões (39,2% vs 28,1%). O uso de antiagregantes não aumentou a transfusão."',
    [
      'Operar em até 24 horas associou-se a menor mortalidade em 30 dias, mas não em um ano [1].',
      'O delirium acometeu 24,8% dos pacientes operados mais tarde e 17,4% dos operados em até 24 horas [1].',
      'Entre os anticoagulados, a cirurgia precoce veio acompanhada de mais transfusões (39,2% contra 28,1%) [1].',
    ],
    [['direction', 'A cirurgia precoce melhorou a recuperação da marcha independente aos quatro meses [1].']],
  ],
  [
    '"Revertan (sugamadex sódico) solução injetável 100 mg/mL: bula para o profissional de saúde ‖ Indicado para reverter o bloqueio neuromuscular induzido por rocurônio ou vecurônio. Não reverte o bloqueio por succinilcolina nem por benzilisoquinolínicos. Doses: 2 mg/kg no bloqueio moderado; 4 mg/kg no bloqueio profundo; 16 mg/kg para reversão imediata, 3 minutos após 1,2 mg/kg de rocurônio. Não é recomendado quando a depuração de creatinina é inferior a 30 mL/min. Não é preciso ajustar a dose em idosos. Pode reduzir a eficácia de anticoncepcionais hormonais; orientar método adicional por 7 dias. Prolonga transitoriamente o TTPa, por até 60 minutos. Bradicardia acentuada foi relatada minutos após a administração; anafilaxia ocorreu em 0,3% dos voluntários saudáveis. Em comparação com neostigmina, a recuperação até razão TOF de 0,9 foi mais rápida (mediana de 1,9 vs 16,8 minutos) e a náusea não foi mais frequente. Pode ser usado durante a amamentação."',
    [
      'A dose recomendada é de 2 mg/kg se o bloqueio for moderado e de 4 mg/kg se for profundo [1].',
      'O bloqueio produzido por succinilcolina não é revertido pelo sugamadex [1].',
      'Com neostigmina, a razão TOF de 0,9 demorou mais a ser alcançada (mediana de 16,8 minutos) que com sugamadex (1,9 minuto) [1].',
    ],
    [
      [
        'comparator',
        'Desaconselha-se o sugamadex quando a depuração de creatinina é superior a 30 mL/min [1].',
      ],
      ['direction', 'O sugamadex pode reforçar a eficácia dos anticoncepcionais hormonais [1].'],
      ['negation', 'Não há relato de bradicardia acentuada após a administração do sugamadex [1].'],
    ],
  ],
  [
    '"Cirurgia em até 24 horas na fratura de quadril do idoso: coorte multicêntrica ‖ Entre 2.217 pacientes com 65 anos ou mais, 918 foram operados em até 24 horas da admissão (precoce) e 1.299 depois desse prazo (tardia). A mortalidade em 30 dias foi menor com a cirurgia precoce (6,1% vs 8,9%; OR ajustado 0,68; IC 95% 0,49-0,94), mas a mortalidade em um ano não diferiu (24,3% vs 26,0%; p=0,36). Delirium ocorreu em 17,4% vs 24,8% e pneumonia em 5,0% vs 8,3% (p<0,01 para ambos). A recuperação da marcha independente aos quatro meses não diferiu (52,7% vs 51,9%). A internação mediana foi de 8 dias no grupo precoce e de 12 dias no tardio. Nos pacientes anticoagulados, a cirurgia precoce associou-se a mais transfusões (39,2% vs 28,1%). O uso de antiagregantes não aumentou a transfusão." + "Yearly zoledronate versus weekly alendronate in women with a recent vertebral fracture: an open-label randomised trial ‖ A total of 1,148 postmenopausal women were assigned to zoledronate 5 mg once yearly or alendronate 70 mg weekly for 36 months. New vertebral fractures occurred in 4.7% of the zoledronate arm and 8.0% of the alendronate arm (HR 0.57; 95% CI 0.35-0.93). Hip fracture did not differ significantly (1.2% vs 1.7%; P=0.46). Femoral neck bone mineral density rose by 4.6% with zoledronate and 3.1% with alendronate (P<0.001). Persistence with treatment at 36 months was 88% and 59%, respectively. Influenza-like symptoms within three days of dosing were more common with zoledronate (29.4% vs 5.1%), while upper gastrointestinal complaints were less common (7.3% vs 15.9%). One case of osteonecrosis of the jaw occurred in each arm. Women with an estimated glomerular filtration rate below 35 mL/min were not eligible."',
    [],
    [
      [
        'wrong-reference',
        'A incidência de fratura de quadril foi de 1,2% com zoledronato e de 1,7% com alendronato, sem diferença significativa [1].',
      ],
    ],
  ],
  [
    '"Point-of-care lung ultrasound for childhood pneumonia: a multicentre diagnostic accuracy study ‖ In 684 children with suspected pneumonia presenting to four emergency departments, lung ultrasound performed by trained physicians was compared with chest radiography, using an expert panel as reference standard. Sensitivity was 91.3% (95% CI 87.0-94.5) for ultrasound and 78.4% (95% CI 72.6-83.4) for radiography; specificity was 84.0% and 89.7%, respectively. Consolidations smaller than 1 cm accounted for 61% of false-positive ultrasound results. Median scanning time was 7 minutes. Interobserver agreement was substantial for ultrasound (kappa 0.74) and moderate for radiography (kappa 0.55). Accuracy was not influenced by operator experience beyond 25 supervised scans. A strategy of ultrasound first would have avoided 44% of radiographs without increasing antibiotic prescription." + "Single-dose dexamethasone versus three-day prednisolone for acute asthma in the paediatric emergency department: a non-inferiority trial ‖ Children aged 2 to 14 years with mild to moderate exacerbations received one oral dose of dexamethasone (0.6 mg/kg, maximum 16 mg; n=401) or prednisolone 1 mg/kg daily for three days (n=398). Relapse within 10 days occurred in 9.2% and 8.3%, respectively (difference 0.9 percentage points; 95% CI -3.0 to 4.8), within the non-inferiority margin of 6 points. Vomiting after the first dose was less common with dexamethasone (1.2% vs 6.8%; P<0.001). Further courses of steroid were prescribed more often in the dexamethasone group (14.0% vs 8.0%; P=0.008). Hospital admission at the index visit and school days lost were similar. Parents preferred the single dose. Children with severe exacerbations were not studied."',
    [],
    [
      [
        'wrong-reference',
        'Vômitos após a primeira dose ocorreram em 6,8% das crianças tratadas com prednisolona e em 1,2% das tratadas com dexametasona [1].',
      ],
    ],
  ],
  [
    '"Protocolo de atendimento à intoxicação aguda por organofosforados ‖ Em adultos, administrar atropina 1 a 2 mg por via intravenosa e dobrar a dose a cada 5 minutos até a secagem das secreções brônquicas; taquicardia e midríase não contraindicam o seu uso. A pralidoxima deve ser iniciada o mais cedo possível e nunca sem atropina. A lavagem gástrica só se justifica até 1 hora após a ingestão, com via aérea protegida. O carvão ativado, 1 g/kg, não deve ser repetido. Evitar succinilcolina, pois o bloqueio é prolongado. As convulsões devem ser tratadas com diazepam 10 mg; a fenitoína não é eficaz. A síndrome intermediária costuma surgir de 24 a 96 horas após a exposição, o que exige observação mínima de 48 horas mesmo em casos leves. A colinesterase eritrocitária correlaciona-se melhor com a gravidade do que a plasmática." + "Two-bag versus three-bag acetylcysteine for paracetamol overdose: a before-and-after cohort ‖ We compared 1,083 presentations treated with the three-bag regimen and 1,142 treated after the change to a two-bag regimen. Anaphylactoid reactions requiring treatment fell from 11.4% to 4.6% (OR 0.37; 95% CI 0.27-0.52). Acute liver injury occurred in 3.7% and 3.9% (P=0.79). Vomiting was unaffected. Medication errors leading to interruption of the infusion decreased from 14.2% to 8.1%, and median length of stay decreased from 31 to 27 hours. No death or liver transplantation occurred in either period. Patients treated more than 8 hours after ingestion had more hepatotoxicity than those treated earlier (10.3% vs 0.9%), regardless of regimen. Staggered ingestions were included. Costs were not assessed."',
    [],
    [
      [
        'wrong-reference',
        'A lesão hepática aguda ocorreu em 3,7% dos casos com três bolsas de acetilcisteína e em 3,9% com duas bolsas [1].',
      ],
    ],
  ],
  [
    '"Less invasive surfactant administration in very preterm infants: an international survey of neonatal units ‖ Questionnaires were sent to 212 units in nine countries; 169 replied (80%). Less invasive surfactant administration was used in 71% of responding units, up from 38% in a 2017 survey. Premedication was given always in 29%, selectively in 47% and never in 24%; fentanyl was the most common agent. Units with more than 60 very preterm admissions per year were more likely to use the technique (OR 3.2; 95% CI 1.5-6.8). Video laryngoscopy was available in 64% of units but used routinely in only 22%. Lack of training was the main barrier (58%), followed by concern about discomfort (41%). Written protocols were absent in 35% of units. Respondents did not consider cost a barrier. Most (83%) would take part in a trial of premedication." + "Método canguru de início precoce em recém-nascidos de 1.000 a 1.999 g: coorte em oito maternidades ‖ Foram acompanhados 1.384 recém-nascidos: 642 com contato pele a pele iniciado nas primeiras 24 horas (precoce) e 742 com início após 72 horas (tardio). A mortalidade em 28 dias foi menor no início precoce (7,2% vs 10,6%; RR ajustado 0,69; IC 95% 0,49-0,97), assim como a sepse tardia (9,0% vs 13,3%; p=0,01). Episódios de hipotermia foram menos frequentes com o início precoce (11,5% vs 17,0%; p=0,004). O aleitamento materno exclusivo na alta foi mais comum no grupo precoce (74,1% vs 61,7%). A enterocolite necrosante não diferiu (2,3% vs 2,6%) e o ganho ponderal diário foi semelhante. O tempo de internação foi 3,1 dias menor com o início precoce. Não houve aumento de episódios de apneia. Recém-nascidos em ventilação mecânica não foram incluídos."',
    [],
    [
      [
        'wrong-reference',
        'Houve menos sepse tardia quando o contato pele a pele começou nas primeiras 24 horas (9,0% vs 13,3%) [1].',
      ],
    ],
  ],
];

export const birthAndSurgery: HandCase[] = casesOf(groups);
