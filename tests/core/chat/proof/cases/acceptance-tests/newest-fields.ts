import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** As an assistant answers, over invented passages of twelve more fields. */
const groups: CaseGroup[] = [
  [
    '"Rifaximin added to lactulose after a first episode of overt hepatic encephalopathy: a randomised trial ‖ Results: 312 adults with cirrhosis were randomised, 156 per arm. Overt hepatic encephalopathy recurred within 6 months in 34 patients (21.8%) given rifaximin plus lactulose and in 59 (37.8%) given lactulose plus placebo (hazard ratio 0.52, 95% CI 0.34 to 0.79; p=0.002). All-cause hospital admissions were fewer with the combination (0.9 vs 1.4 per patient-year; p=0.01). Mortality at 6 months did not differ (8.3% vs 9.6%; p=0.69). MELD score was unchanged in both arms. Diarrhoea was less frequent with the combination (12.2% vs 20.5%; p=0.04). Clostridioides difficile infection occurred in three patients in the combination arm and in two in the placebo arm. Conclusion: after a first episode, adding rifaximin to lactulose prevented recurrence without affecting survival."',
    [
      'No braço que recebeu lactulose e placebo, 37,8% voltaram a ter encefalopatia hepática manifesta em 6 meses, ante 21,8% dos que usaram também rifaximina [1]',
      'Acrescentar rifaximina à lactulose não modificou a mortalidade em 6 meses [1]',
      'Pacientes com lactulose e placebo foram internados mais vezes por qualquer causa do que os da combinação (1,4 contra 0,9 internação por paciente-ano) [1]',
    ],
    [
      [
        'bounds',
        'O risco de recorrência caiu com rifaximina mais lactulose (HR 0,52; IC 95% 0,34 a 0,97) [1]',
      ],
      [
        'direction',
        'A diarreia foi mais comum em quem recebeu rifaximina com lactulose do que em quem recebeu lactulose e placebo [1]',
      ],
      [
        'negation',
        'Após um primeiro episódio, adicionar rifaximina à lactulose não preveniu a recorrência da encefalopatia hepática [1]',
      ],
    ],
  ],
  [
    '"Spleen stiffness for ruling out varices needing treatment in compensated cirrhosis: diagnostic accuracy study ‖ We examined 418 adults with compensated cirrhosis by elastography and endoscopy. At a cut-off of 46 kPa, spleen stiffness had a sensitivity of 91% (95% CI 86 to 95) and a specificity of 63% (57 to 69) for varices needing treatment. Using this cut-off, endoscopy could have been avoided in 38% of patients, with 2.4% of varices needing treatment missed. The area under the curve was higher for spleen than for liver stiffness (0.86 vs 0.74; p<0.001). Adding platelet count to spleen stiffness did not improve the area under the curve (0.87; p=0.41). Measurement failed in 6.7% of patients, more often in those with body mass index above 35 kg/m²."',
    [
      'Com ponto de corte de 46 kPa, a rigidez esplênica identificou varizes com necessidade de tratamento com sensibilidade de 91% e especificidade de 63% [1]',
      'Somar a contagem de plaquetas à rigidez do baço não elevou a área sob a curva (0,87; p = 0,41) [1]',
      'A elastografia do fígado teve área sob a curva inferior à do baço [1]',
    ],
    [
      ['unit', 'Um limiar de 46 mmHg de rigidez do baço teria evitado a endoscopia em 38% dos pacientes [1]'],
      [
        'direction',
        'A área sob a curva foi menor com a rigidez do baço do que com a do fígado (0,86 vs 0,74) [1]',
      ],
    ],
  ],
  [
    '"Three maintenance doses of caffeine citrate in infants born before 30 weeks: a randomised trial ‖ Infants (n=459) were assigned to 5, 10 or 20 mg/kg/day. Extubation failure occurred in 33%, 24% and 16%, respectively (p for trend 0.003). Mechanical ventilation was shorter with 20 than with 5 mg/kg/day (median 6 vs 11 days; p=0.01). Bronchopulmonary dysplasia did not differ between groups (36%, 34% and 33%; p=0.84). Tachycardia leading to withheld doses was more common with 20 mg/kg/day (18%) than with 10 (9%) or 5 mg/kg/day (5%). Weight gain over the first two weeks was lower with 20 than with 5 mg/kg/day (11.2 vs 13.9 g/kg/day; p=0.02). No increase in cerebellar haemorrhage was seen with any dose. Conclusion: the highest dose facilitated extubation at the cost of more tachycardia and slower growth."',
    [
      'Quanto maior a dose de manutenção de cafeína, menor a falha de extubação: 33% com 5, 24% com 10 e 16% com 20 mg/kg/dia [1]',
      'Os prematuros que receberam 5 mg/kg/dia ganharam mais peso nas duas primeiras semanas do que os que receberam 20 mg/kg/dia [1]',
      '- Displasia broncopulmonar: sem diferença entre as três doses (36%, 34% e 33%) [1]',
    ],
    [
      [
        'decimal',
        'O ganho de peso com 20 mg/kg/dia foi de 1,12 g/kg/dia, inferior aos 13,9 g/kg/dia obtidos com 5 mg/kg/dia [1]',
      ],
      ['unit', 'Com 20 mg/kg/dia de cafeína, a duração mediana da ventilação mecânica foi de 6 horas [1]'],
      [
        'direction',
        'A ventilação mecânica foi mais longa com 20 do que com 5 mg/kg/dia (mediana de 6 vs 11 dias) [1]',
      ],
    ],
  ],
  [
    '"Contato pele a pele imediato em recém-nascidos de 1.000 a 1.799 g: coorte multicêntrica ‖ Acompanhamos 684 recém-nascidos de cinco maternidades. Hipotermia (temperatura axilar abaixo de 36,0 °C) nas primeiras 24 horas ocorreu em 9,4% dos que iniciaram contato pele a pele imediato e em 22,7% dos mantidos em incubadora (RR ajustado 0,44; IC 95% 0,29 a 0,66). Suspeita de sepse foi menos frequente no grupo pele a pele (14,1% vs 19,8%; p=0,04), e o aleitamento materno exclusivo na alta foi mais comum (71% vs 55%; p<0,001). Não houve diferença na mortalidade até 28 dias (3,2% vs 4,1%; p=0,52) nem no tempo de internação (medianas de 21 e 22 dias; p=0,33). Apneia que exigiu interromper o contato foi registrada em 11 recém-nascidos."',
    [
      'Dos recém-nascidos mantidos em incubadora, 22,7% tiveram hipotermia nas primeiras 24 horas, contra 9,4% dos colocados em contato pele a pele imediato [1]',
      'O contato pele a pele imediato associou-se a mais aleitamento materno exclusivo no momento da alta [1]',
      'Mortalidade até 28 dias e duração da internação foram semelhantes nos dois grupos [1]',
    ],
    [
      [
        'direction',
        'Suspeitou-se de sepse com maior frequência nos bebês em contato pele a pele imediato do que nos de incubadora [1]',
      ],
      ['negation', 'Houve diferença na mortalidade até 28 dias entre os grupos (3,2% vs 4,1%) [1]'],
    ],
  ],
  [
    '"Middle meningeal artery embolisation after surgery for chronic subdural haematoma: a randomised trial ‖ Of 388 patients, 194 were allocated to surgery plus embolisation and 194 to surgery alone. Recurrence needing reoperation within 90 days occurred in 5.2% and 13.4%, respectively (risk ratio 0.39, 95% CI 0.19 to 0.79). Residual haematoma thickness at 90 days was smaller with embolisation (4.1 vs 6.8 mm; p<0.001). The proportion with a modified Rankin score of 0 to 2 at 90 days did not differ (76% vs 74%; p=0.62). Hospital stay was longer in the embolisation group (median 6 vs 5 days; p=0.03). Disabling stroke occurred in two patients after embolisation and in no controls. All-cause mortality was similar (4.6% vs 3.6%; p=0.61). Conclusion: adjunctive embolisation lowered reoperation but did not change functional outcome."',
    [
      'A embolização da artéria meníngea média somada à cirurgia diminuiu a recorrência com reoperação em 90 dias (5,2% vs 13,4%; RR 0,39; IC 95% 0,19 a 0,79) [1]',
      'Após a cirurgia isolada, o hematoma residual aos 90 dias era mais espesso do que após a cirurgia com embolização [1]',
      'Quem foi embolizado permaneceu internado por mais tempo, com mediana de 6 dias frente a 5 no grupo controle [1]',
    ],
    [
      [
        'digit',
        'Houve AVC incapacitante em 5 pacientes do grupo embolização e em nenhum do grupo controle [1]',
      ],
      ['unit', 'Aos 90 dias, a espessura residual do hematoma era de 4,1 cm nos pacientes embolizados [1]'],
      [
        'direction',
        'A proporção de pacientes com Rankin modificado de 0 a 2 aos 90 dias melhorou significativamente com a embolização (76% vs 74%) [1]',
      ],
      ['negation', 'A embolização adjuvante não diminuiu as reoperações por recorrência [1]'],
    ],
  ],
  [
    '"Hemorragia intracerebral espontânea no adulto: recomendações de um grupo de neurointensivismo ‖ Recomendamos reduzir a pressão sistólica para 140 mmHg (faixa de 130 a 150 mmHg) na primeira hora em pacientes com pressão de chegada entre 150 e 220 mmHg. Não recomendamos reduzir a pressão sistólica para menos de 130 mmHg, pois essa meta aumentou a lesão renal aguda sem melhorar a função. Em usuários de varfarina com INR igual ou superior a 2,0, sugerimos concentrado de complexo protrombínico em vez de plasma, porque corrige o INR mais rapidamente. Não recomendamos anticonvulsivante profilático de rotina. Recomendamos drenagem cirúrgica do hematoma cerebelar com diâmetro maior que 3 cm ou com compressão do tronco. A transfusão de plaquetas em usuários de antiagregantes que não serão operados piorou o desfecho e deve ser evitada. Glicemia-alvo: 110 a 180 mg/dL."',
    [
      'Quando a pressão sistólica de chegada está entre 150 e 220 mmHg, a meta na primeira hora é de 140 mmHg, aceitando-se de 130 a 150 mmHg [1]',
      'O documento não apoia o uso rotineiro de anticonvulsivante profilático na hemorragia intracerebral [1]',
      'Em pacientes que usam varfarina e têm INR de 2,0 ou mais, dá-se preferência ao concentrado de complexo protrombínico sobre o plasma, porque este corrige o INR mais devagar [1]',
    ],
    [
      [
        'comparator',
        'A drenagem cirúrgica é recomendada para hematoma cerebelar com diâmetro menor que 3 cm ou com compressão do tronco [1]',
      ],
      ['bounds', '- Glicemia-alvo na hemorragia intracerebral: 110 a 160 mg/dL [1]'],
      [
        'direction',
        'A transfusão de plaquetas em usuários de antiagregantes que não vão à cirurgia melhorou o desfecho [1]',
      ],
      ['negation', 'Recomenda-se reduzir a pressão sistólica para menos de 130 mmHg [1]'],
    ],
  ],
  [
    '"Doxycycline post-exposure prophylaxis in routine sexual health care: a cohort study ‖ Among 1,146 men who have sex with men taking HIV pre-exposure prophylaxis, 502 started doxycycline 200 mg within 72 hours of condomless sex. Over 12 months, early syphilis was less frequent in users than in non-users (2.9 vs 9.6 per 100 person-years; adjusted hazard ratio 0.31, 95% CI 0.18 to 0.54), as was chlamydia (7.4 vs 24.1 per 100 person-years). Gonorrhoea incidence did not differ significantly (21.8 vs 24.5; adjusted hazard ratio 0.90, 0.72 to 1.13). Tetracycline resistance among gonococcal isolates was higher in users (52% vs 37%; p=0.01). Nasal carriage of Staphylococcus aureus fell from 41% to 29% in users. Gastrointestinal effects led 6.2% of users to stop. Condom use did not change after starting doxycycline."',
    [
      'A sífilis recente foi mais frequente entre os não usuários de doxiciclina do que entre os usuários (9,6 contra 2,9 por 100 pessoas-ano) [1]',
      'Para gonorreia, a profilaxia com doxiciclina não mostrou diferença significativa (HR ajustado 0,90; IC 95% 0,72 a 1,13) [1]',
      'Entre os usuários, a colonização nasal por Staphylococcus aureus passou de 41% para 29% [1]',
    ],
    [
      [
        'decimal',
        'A clamídia também foi menos incidente nos usuários de doxiciclina (0,74 vs 24,1 por 100 pessoas-ano) [1]',
      ],
      [
        'direction',
        'A resistência à tetraciclina nos isolados de gonococo foi menor nos usuários de doxiciclina (52% vs 37%; p = 0,01) [1]',
      ],
    ],
  ],
  [
    '"Conversas sobre saúde sexual na atenção primária: inquérito com mulheres de 50 a 69 anos ‖ Responderam 937 das 1.420 mulheres convidadas (66%). Metade (51%) relatou atividade sexual nos últimos seis meses; dor na relação foi referida por 38% das sexualmente ativas, e só 17% destas já haviam usado estrogênio vaginal. Apenas 22% disseram que um profissional perguntou sobre sexualidade no último ano. Mulheres atendidas por médicas relataram mais conversas sobre o tema do que as atendidas por médicos (29% vs 15%; p<0,001). O uso de preservativo foi menor entre as mulheres com parceiro fixo do que entre as sem parceiro fixo (6% vs 34%). Não houve associação entre escolaridade e procura por ajuda (p=0,47). Depressão associou-se a menor satisfação sexual (OR 0,58; IC 95% 0,41 a 0,82)."',
    [
      'Somente 22% das respondentes contaram que algum profissional lhes perguntou sobre sexualidade no último ano [1]',
      'Quem era atendida por médico homem relatou menos conversas sobre sexualidade do que quem era atendida por médica (15% vs 29%) [1]',
      'Entre as mulheres sexualmente ativas, 38% se queixaram de dor na relação [1]',
    ],
    [
      ['digit', 'A taxa de resposta ao inquérito foi de 56% [1]'],
      [
        'direction',
        'Mulheres com parceiro fixo usavam mais preservativo do que as sem parceiro fixo (6% vs 34%) [1]',
      ],
      ['direction', 'A depressão esteve ligada a maior satisfação sexual [1]'],
      ['negation', 'A escolaridade associou-se à procura por ajuda (p = 0,47) [1]'],
    ],
  ],
  [
    '"TYVORAL oral typhoid vaccine capsules: package leaflet (excerpt) ‖ TYVORAL protects against typhoid fever; it does not protect against paratyphoid fever. Take one capsule on days 1, 3 and 5, at least 1 hour before a meal, with cool water no warmer than 37 °C. Protection begins 7 days after the last capsule. Do not give TYVORAL to children under 6 years, pregnant women or people with weakened immunity. Antibiotics reduce the effect of the vaccine and must be stopped at least 3 days before the first capsule. Mefloquine may be taken from 12 hours after a capsule. Store between 2 °C and 8 °C; do not freeze. Common side effects (up to 1 in 10 people): headache, abdominal pain, nausea. Rash is uncommon (up to 1 in 100 people). A booster course is advised after 3 years if the risk persists."',
    [
      'A vacina só passa a proteger 7 dias depois da última cápsula [1]',
      'Menores de 6 anos, gestantes e pessoas com imunidade enfraquecida não devem receber a vacina oral [1]',
      '- Posologia: uma cápsula nos dias 1, 3 e 5, pelo menos 1 hora antes da refeição [1]',
    ],
    [
      ['unit', 'A mefloquina pode ser tomada a partir de 12 dias após uma cápsula da vacina [1]'],
      ['comparator', 'A cápsula deve ser tomada com água fresca a no mínimo 37 °C [1]'],
      [
        'direction',
        'Como os antibióticos potencializam o efeito da vacina, devem ser suspensos pelo menos 3 dias antes da primeira cápsula [1]',
      ],
      ['negation', 'A vacina oral protege contra a febre tifoide e também contra a febre paratifoide [1]'],
    ],
  ],
  [
    '"Fever in returned travellers: five-year cohort from two travel clinics ‖ Of 2,318 returned travellers with fever, dengue was diagnosed in 14.3%, malaria in 11.6% and enteric fever in 3.1%; no cause was found in 27.9%. People visiting friends and relatives had a higher risk of malaria than tourists (adjusted odds ratio 4.2, 95% CI 3.0 to 5.9) and had sought pre-travel advice less often (21% vs 58%). A platelet count below 150 × 10⁹/L was found in 71% of malaria and 64% of dengue cases. C-reactive protein was higher in malaria than in dengue (median 88 vs 12 mg/L; p<0.001). Hospital admission was needed in 19%. Age was not associated with admission. Four patients died, all of falciparum malaria, and none of them had taken chemoprophylaxis."',
    [
      'Em 27,9% dos viajantes que voltaram com febre, nenhuma causa foi encontrada [1]',
      'Quem viajou para visitar amigos e parentes teve risco de malária superior ao dos turistas (OR ajustado 4,2; IC 95% 3,0 a 5,9) [1]',
      'Na dengue, a proteína C-reativa foi mais baixa do que na malária (mediana de 12 contra 88 mg/L) [1]',
    ],
    [
      ['digit', 'A dengue foi diagnosticada em 18,3% dos viajantes febris e a malária em 11,6% [1]'],
      [
        'direction',
        'Quem visitava amigos e parentes havia procurado orientação pré-viagem mais vezes do que os turistas [1]',
      ],
      ['negation', 'Os quatro pacientes que morreram de malária haviam feito quimioprofilaxia [1]'],
    ],
  ],
  [
    '"Antibiotics or appendicectomy for uncomplicated appendicitis in children: a non-inferiority trial ‖ Children aged 6 to 16 years (n=502) were randomised to antibiotics or laparoscopic appendicectomy. Treatment failure at 12 months occurred in 33.6% with antibiotics and in 6.8% with surgery (difference 26.8 percentage points, 95% CI 20.2 to 33.4); non-inferiority was not shown (margin 20 points). Children given antibiotics returned to school earlier (median 3 vs 5 days; p<0.001) and needed fewer analgesic doses (4 vs 8). Quality of life at 12 months was similar. Serious adverse events did not differ (2.4% vs 2.0%; p=0.77). Costs at 12 months were lower with antibiotics (mean difference -1,140 euros, 95% CI -1,890 to -390). An appendicolith increased failure in the antibiotic arm (48% with vs 29% without; p=0.01). Among children operated on after antibiotics, 4% had a perforation."',
    [
      'A não inferioridade dos antibióticos frente à apendicectomia não foi demonstrada [1]',
      'Em 12 meses, o tratamento falhou em 6,8% das crianças operadas e em 33,6% das tratadas com antibióticos [1]',
      'No braço dos antibióticos, a presença de apendicolito elevou a taxa de falha (48% vs 29%) [1]',
    ],
    [
      ['digit', 'Das crianças operadas depois de receber antibióticos, 9% apresentavam perfuração [1]'],
      [
        'bounds',
        'A falha em 12 meses foi 26,8 pontos percentuais maior com antibióticos (IC 95% 12,2 a 33,4) [1]',
      ],
      [
        'direction',
        'Crianças tratadas com antibióticos voltaram mais tarde à escola (mediana de 3 vs 5 dias) [1]',
      ],
      ['direction', 'Ao fim de 12 meses, tratar com antibióticos saiu mais caro do que operar [1]'],
    ],
  ],
  [
    '"Laparoscopic versus open pyloromyotomy for infantile hypertrophic pyloric stenosis: a meta-analysis ‖ Nine trials (1,104 infants) were included. Time to full feeds was shorter after laparoscopy (mean difference -4.6 h, 95% CI -7.1 to -2.1). Hospital stay did not differ (-2.0 h, -6.3 to 2.3). Incomplete pyloromyotomy was more frequent with laparoscopy (2.7% vs 0.6%; risk ratio 3.8, 1.2 to 11.9), whereas wound infection was less frequent (1.1% vs 3.4%; risk ratio 0.33, 0.14 to 0.80). Mucosal perforation was similar (1.3% vs 1.2%). Operating time did not differ (28 vs 27 min; p=0.44). Parents rated the scar better after laparoscopy. Certainty of evidence was moderate for time to full feeds and low for incomplete pyloromyotomy."',
    [
      'A alimentação plena foi alcançada mais cedo depois da laparoscopia (diferença média de −4,6 h; IC 95% −7,1 a −2,1) [1]',
      'Infecção da ferida ocorreu mais na técnica aberta (3,4%) do que na laparoscópica (1,1%) [1]',
      'Nem o tempo operatório nem a permanência hospitalar diferiram entre as duas técnicas [1]',
    ],
    [['direction', 'Comparada à técnica aberta, a laparoscopia diminuiu a piloromiotomia incompleta [1]']],
  ],
  [
    '"Beetroot juice and intermittent running in trained female footballers: a crossover trial ‖ Twenty-six players completed two 7-day periods, with nitrate-rich juice (12.8 mmol/day) and nitrate-depleted placebo. Distance covered in the Yo-Yo test was greater with nitrate (1,284 vs 1,212 m; p=0.01). Mean sprint time did not differ (p=0.38). Perceived exertion was lower with nitrate (6.4 vs 7.1 on a 0 to 10 scale; p=0.03). Plasma nitrite rose from 118 to 402 nmol/L with nitrate and did not change with placebo. Resting systolic pressure fell by 4 mmHg with nitrate (95% CI 1 to 7). Bloating was reported by six players with nitrate and two with placebo. The effect on distance was smaller in players with a VO2max above 50 mL/kg/min. Sleep duration was unaffected."',
    [
      'Com o suco rico em nitrato, as jogadoras percorreram 1.284 m no teste Yo-Yo, contra 1.212 m com placebo [1]',
      'A percepção de esforço foi mais alta durante o período com placebo [1]',
      'O nitrato não alterou a duração do sono nem o tempo médio de sprint [1]',
    ],
    [
      ['decimal', 'O suco testado fornecia 1,28 mmol de nitrato por dia durante 7 dias [1]'],
      ['direction', 'A pressão sistólica de repouso subiu 4 mmHg com o nitrato (IC 95% 1 a 7) [1]'],
      [
        'direction',
        'O efeito do nitrato sobre a distância foi mais acentuado nas jogadoras com VO2máx acima de 50 mL/kg/min [1]',
      ],
    ],
  ],
  [
    '"Creatina associada a treino de força em idosos: metanálise de ensaios randomizados ‖ Foram reunidos 21 ensaios (1.163 participantes; idade média de 68 anos). Em comparação com treino e placebo, a creatina com treino aumentou a massa magra (diferença média de 1,2 kg; IC 95% 0,8 a 1,6) e a força no leg press (5,9 kg; IC 95% 2,7 a 9,1). A força de preensão manual não melhorou de modo significativo (0,5 kg; IC 95% −0,3 a 1,3). A densidade mineral óssea do colo do fêmur não se alterou. A massa gorda caiu discretamente (−0,5 kg; IC 95% −0,9 a −0,1). Doses de até 5 g/dia tiveram o mesmo efeito de doses maiores. A creatinina sérica subiu em média 0,07 mg/dL, sem queda da filtração estimada por cistatina C. Cãibras não foram mais frequentes do que com placebo (4,1% vs 4,6%). Nos ensaios sem treino, a creatina não alterou a massa magra."',
    [
      'Em idosos que faziam treino de força, a creatina acrescentou em média 1,2 kg de massa magra em relação ao placebo [1]',
      'Tomar mais de 5 g de creatina por dia não trouxe efeito superior ao de doses de até 5 g/dia [1]',
      'Sem treino associado, a creatina não mudou a massa magra [1]',
    ],
    [
      ['digit', 'A metanálise reuniu 27 ensaios, com 1.163 participantes de idade média de 68 anos [1]'],
      ['direction', 'Com a creatina, a creatinina sérica caiu em média 0,07 mg/dL [1]'],
      ['negation', 'As cãibras foram mais frequentes com a creatina do que com o placebo [1]'],
    ],
  ],
  [
    '"Hybrid closed-loop insulin delivery in children aged 2 to 6 years with type 1 diabetes: a randomised trial ‖ Over 26 weeks, 134 children were assigned to closed loop (n=89) or sensor-augmented pump (n=45). Time in range (70 to 180 mg/dL) rose from 55% to 69% with closed loop and from 56% to 58% in the control group (adjusted difference 11.3 percentage points, 95% CI 8.2 to 14.4). Time below 70 mg/dL did not differ (3.1% vs 3.2%). HbA1c at 26 weeks was lower with closed loop (7.0% vs 7.5%; p<0.001). Parental fear of hypoglycaemia fell more in the closed-loop group. Total daily insulin dose was unchanged in both groups. Severe hypoglycaemia occurred once in each group. The only episode of diabetic ketoacidosis occurred in the closed-loop group and was caused by infusion set failure."',
    [
      'O tempo no alvo subiu de 55% para 69% com a alça fechada híbrida e de 56% para 58% no grupo controle [1]',
      'O único episódio de cetoacidose diabética ocorreu no grupo da alça fechada e foi causado por falha do conjunto de infusão [1]',
      'O tempo abaixo de 70 mg/dL foi comparável nos dois grupos (3,1% e 3,2%) [1]',
    ],
    [
      [
        'bounds',
        'O ganho ajustado de tempo no alvo com a alça fechada foi de 11,3 pontos percentuais (IC 95% 8,2 a 17,4) [1]',
      ],
      [
        'direction',
        'A HbA1c em 26 semanas ficou mais alta com a alça fechada do que com a bomba com sensor (7,0% vs 7,5%; p < 0,001) [1]',
      ],
      ['direction', 'O medo de hipoglicemia dos pais aumentou no grupo da alça fechada [1]'],
    ],
  ],
  [
    '"GLICOSENS 14, sensor de glicose intersticial: instruções de uso ‖ O GLICOSENS 14 é indicado a partir de 4 anos de idade e deve ser trocado a cada 14 dias. Aplique na parte posterior do braço; não aplique no abdome, onde a leitura é menos precisa. As leituras começam 60 minutos após a aplicação. Em estudo com 146 usuários, a MARD foi de 9,2% na faixa completa e de 12,8% com glicose abaixo de 70 mg/dL. Ácido ascórbico acima de 500 mg por dia pode elevar falsamente as leituras; paracetamol até 1 g a cada 6 horas não interfere. Retire o sensor antes de ressonância magnética. Não use em pessoas em diálise nem na gestação. Confirme com glicemia capilar quando os sintomas não corresponderem à leitura. Irritação leve da pele é comum (até 1 em cada 10 usuários)."',
    [
      'Doses de vitamina C superiores a 500 mg por dia podem produzir leituras falsamente altas no sensor [1]',
      'O sensor não deve ser usado por gestantes nem por pessoas em diálise [1]',
      '- Paracetamol até 1 g a cada 6 horas: sem interferência na leitura do sensor [1]',
    ],
    [
      ['decimal', 'Na faixa completa de glicose, a MARD do sensor foi de 92% [1]'],
      ['unit', 'O sensor começa a fornecer leituras 60 segundos após a aplicação [1]'],
      ['direction', 'No abdome, a leitura do sensor é mais precisa [1]'],
      ['negation', 'Não é preciso retirar o sensor antes de uma ressonância magnética [1]'],
    ],
  ],
  [
    '"Seven versus 14 days of antibiotics for gram-negative bacteraemia: a randomised non-inferiority trial ‖ Adults (n=640) who were afebrile for 48 hours were randomised. The 90-day composite of death, relapse or readmission occurred in 44.1% with 7 days and 46.9% with 14 days (risk difference -2.8 percentage points, 95% CI -10.5 to 4.9), meeting the 10-point non-inferiority margin. Relapse of bacteraemia was similar (2.5% vs 2.2%). Return to baseline activity was faster with 7 days (median 2 vs 3 weeks; p=0.01). Diarrhoea was less frequent with 7 days (9.4% vs 14.7%; p=0.04). Acute kidney injury did not differ (5.0% vs 5.6%; p=0.73). New colonisation with resistant bacteria did not differ at day 90 (10.6% vs 10.0%). The source was urinary in 68% of patients. Patients with neutropenia were excluded."',
    [
      'Sete dias de antibiótico foram não inferiores a 14 dias quanto a morte, recidiva ou reinternação em 90 dias (44,1% vs 46,9%) [1]',
      'O curso de 14 dias teve mais diarreia do que o de 7 dias (14,7% contra 9,4%) [1]',
      'Os pacientes tratados por 14 dias demoraram mais para voltar à atividade basal [1]',
    ],
    [
      ['digit', 'O foco era urinário em 58% dos pacientes com bacteremia [1]'],
      [
        'direction',
        'O tratamento de 7 dias reduziu significativamente a lesão renal aguda (5,0% vs 5,6%) [1]',
      ],
      ['negation', 'Pacientes com neutropenia não foram excluídos do ensaio [1]'],
    ],
  ],
  [
    '"Auditoria prospectiva de antimicrobianos em seis hospitais: estudo antes e depois ‖ Foram comparados os 18 meses anteriores e os 18 meses posteriores ao programa. O consumo de carbapenêmicos caiu de 74 para 49 DDD por 1.000 pacientes-dia (p<0,001), o de piperacilina-tazobactam subiu de 58 para 66 (p=0,02) e o de vancomicina não mudou (41 e 40; p=0,71). A infecção por Clostridioides difficile diminuiu de 6,1 para 4,0 casos por 10.000 pacientes-dia (razão de incidência 0,66; IC 95% 0,50 a 0,87). A proporção de Klebsiella resistente a carbapenêmicos manteve-se estável (23% e 22%; p=0,58). A mortalidade hospitalar não aumentou (7,8% e 7,6%). Os prescritores aceitaram 81% das recomendações; a aceitação foi menor na UTI do que nas enfermarias (69% vs 86%). O gasto com antimicrobianos recuou 18%."',
    [
      'Com o programa, o consumo de carbapenêmicos recuou de 74 para 49 DDD por 1.000 pacientes-dia, enquanto o de piperacilina-tazobactam cresceu [1]',
      'As recomendações da auditoria foram mais aceitas nas enfermarias (86%) do que na UTI (69%) [1]',
      'A proporção de Klebsiella resistente a carbapenêmicos não se alterou depois do programa [1]',
    ],
    [
      ['digit', 'Após a auditoria, os prescritores aceitaram 61% das recomendações [1]'],
      [
        'direction',
        'A incidência de infecção por Clostridioides difficile aumentou após o programa (razão de incidência 0,66; IC 95% 0,50 a 0,87) [1]',
      ],
      ['direction', 'O gasto com antimicrobianos cresceu depois da implantação do programa [1]'],
    ],
  ],
  [
    '"Handheld fan with or without nurse-led breathing training for chronic breathlessness: a three-arm trial ‖ Outpatients with advanced disease were allocated to a handheld fan (n=71), a fan plus nurse-led breathing training (n=70) or usual care (n=71). At 4 weeks, worst breathlessness (0 to 10) fell by 1.1, 1.9 and 0.3 points, respectively; only the combined arm differed from usual care by more than 1 point (difference -1.6, 95% CI -2.3 to -0.9). Anxiety scores did not differ between arms. Emergency visits over 12 weeks were fewer in the combined arm than with usual care (0.3 vs 0.6 per patient; p=0.03). Opioid dose did not change in any arm. Adherence at 4 weeks was higher in the combined arm than with the fan alone (83% vs 61%). No serious adverse event was attributed to the interventions; nasal dryness was reported by 8% of fan users."',
    [
      'Só o ventilador portátil combinado ao treino respiratório superou o cuidado usual em mais de 1 ponto na pior dispneia (diferença de −1,6; IC 95% −2,3 a −0,9) [1]',
      'As idas à emergência foram mais numerosas com o cuidado usual do que no braço combinado (0,6 vs 0,3 por paciente) [1]',
      'A dose de opioide permaneceu a mesma nos três braços [1]',
    ],
    [
      [
        'direction',
        'A adesão em 4 semanas foi pior no braço combinado do que com o ventilador isolado (83% vs 61%) [1]',
      ],
      ['negation', 'Eventos adversos graves foram atribuídos às intervenções [1]'],
    ],
  ],
  [
    '"Anticipatory medication at home: a survey of hospice nurses ‖ Responses came from 743 of 1,190 nurses (62%). Delays of more than 24 hours in obtaining injectable morphine were reported by 31%. Nurses with more than 10 years of experience were more confident in starting a syringe driver than less experienced nurses (79% vs 52%; p<0.001). Rural nurses reported midazolam shortages more often than urban nurses (44% vs 26%). Access to a 24-hour telephone line was associated with lower work distress (adjusted odds ratio 0.61, 95% CI 0.44 to 0.85). Training in the previous 12 months was not associated with confidence (p=0.29). Only 14% said families received written information on side effects. Fear of hastening death was less common among nurses with palliative certification (15% vs 28%)."',
    [
      'Quase um terço dos enfermeiros (31%) relatou espera superior a 24 horas para conseguir morfina injetável [1]',
      'A falta de midazolam foi relatada com menor frequência por enfermeiros urbanos (26%) do que por rurais (44%) [1]',
      'Poucos enfermeiros (14%) disseram que as famílias recebiam informação escrita sobre efeitos colaterais [1]',
    ],
    [
      [
        'comparator',
        'Atrasos de menos de 24 horas para obter morfina injetável foram relatados por 31% dos enfermeiros [1]',
      ],
      [
        'direction',
        'Enfermeiros com mais de 10 anos de experiência sentiam-se menos seguros para iniciar a bomba de seringa (79% vs 52%) [1]',
      ],
      [
        'negation',
        'Dispor de linha telefônica 24 horas não se associou a menor sofrimento no trabalho (OR ajustado 0,61; IC 95% 0,44 a 0,85) [1]',
      ],
    ],
  ],
  [
    '"Drone-delivered defibrillators in suspected out-of-hospital cardiac arrest: a prospective cohort ‖ Among 1,077 suspected arrests, drones were dispatched in 682 and arrived before the ambulance in 64% of dispatches, with a median lead of 3.2 minutes. Time from call to first shock was shorter when a drone-delivered defibrillator was used (median 8.4 vs 12.9 min; p<0.001). Return of spontaneous circulation at hospital arrival was more frequent in the drone group (31% vs 24%; p=0.02). Survival at 30 days did not differ significantly (14.2% vs 11.6%; adjusted odds ratio 1.21, 95% CI 0.83 to 1.77). Bystander compressions did not differ (71% vs 69%). Flights were cancelled in 17% of cases, mainly because of wind above 12 m/s. No person was injured. Conclusion: drones shortened time to shock; an effect on survival was not shown."',
    [
      'Em 64% dos acionamentos, o drone chegou antes da ambulância [1]',
      'O primeiro choque veio mais cedo quando se usou o desfibrilador entregue por drone (mediana de 8,4 vs 12,9 min após a ligação) [1]',
      'Não ficou demonstrado efeito dos drones sobre a sobrevida [1]',
    ],
    [
      [
        'digit',
        'O drone teve vantagem mediana de 5,2 minutos sobre a ambulância nos casos em que chegou primeiro [1]',
      ],
      ['unit', 'A principal causa de cancelamento dos voos foi vento acima de 12 km/h [1]'],
      [
        'direction',
        'Com o drone, o retorno da circulação espontânea à chegada ao hospital foi mais raro [1]',
      ],
    ],
  ],
  [
    '"Reanimação cardiopulmonar em adultos: recomendações para equipes hospitalares ‖ Comprimir o tórax a 100 a 120 por minuto, com profundidade de 5 a 6 cm, permitindo o retorno completo do tórax. As pausas para checar o ritmo devem durar menos de 10 segundos. Em ritmo não chocável, administrar adrenalina 1 mg assim que houver acesso e repetir a cada 3 a 5 minutos. Em ritmo chocável, amiodarona 300 mg após o terceiro choque. Não se recomenda bicarbonato de sódio de rotina. O acesso venoso é preferido ao intraósseo como primeira tentativa. ETCO2 persistentemente abaixo de 10 mmHg após 20 minutos de RCP sugere mau prognóstico, mas não deve ser usado isoladamente para interromper os esforços. Após o retorno da circulação, manter temperatura de no máximo 37,5 °C por pelo menos 72 horas e SpO2 de 94% a 98%."',
    [
      'As compressões devem atingir 5 a 6 cm de profundidade, a uma frequência de 100 a 120 por minuto [1]',
      'Na primeira tentativa, prefere-se a via venosa à intraóssea [1]',
      'O ETCO2 baixo não deve, sozinho, determinar a interrupção da reanimação [1]',
    ],
    [
      ['comparator', 'Cada pausa para checagem do ritmo deve durar mais de 10 segundos [1]'],
      [
        'direction',
        'ETCO2 persistentemente abaixo de 10 mmHg depois de 20 minutos de RCP aponta para um bom prognóstico [1]',
      ],
      ['negation', 'O bicarbonato de sódio é recomendado de rotina na parada cardíaca [1]'],
    ],
  ],
  [
    '"Burnout, depression and help-seeking in intensive care staff: a survey of 41 units ‖ Of 3,205 staff invited, 2,116 responded (66%). Moderate or severe depressive symptoms were reported by 24.3% of nurses and 15.1% of physicians (p<0.001). Burnout was more common in staff working more than 60 hours per week (adjusted odds ratio 1.9, 95% CI 1.5 to 2.4) and less common in units with weekly debriefing (adjusted odds ratio 0.68, 0.54 to 0.86). Night work was associated with insomnia (41% vs 27%) but not with depression. Sex was not associated with burnout. Suicidal thoughts in the past two weeks were reported by 4.7%, of whom 29% had sought help. Fear of stigma was the most cited barrier (53%). Compared with the 2021 wave, post-traumatic stress symptoms fell from 32% to 21%, while intention to leave rose from 18% to 27%."',
    [
      'Médicos relataram menos sintomas depressivos moderados ou graves do que enfermeiros (15,1% vs 24,3%) [1]',
      'O trabalho noturno associou-se a insônia, mas não a depressão [1]',
    ],
    [
      ['digit', 'Pensamentos suicidas nas últimas duas semanas foram relatados por 7,7% da equipe [1]'],
      [
        'direction',
        'Nas unidades com debriefing semanal, o burnout foi mais comum (OR ajustado 0,68; IC 95% 0,54 a 0,86) [1]',
      ],
      ['direction', 'Os sintomas de estresse pós-traumático pioraram desde a onda de 2021 [1]'],
      ['negation', 'Na equipe de terapia intensiva, o sexo do profissional esteve associado ao burnout [1]'],
    ],
  ],
  [
    '"Aplicativo de atenção plena para profissionais de enfermagem: ensaio randomizado ‖ Foram randomizados 368 profissionais para aplicativo (n=184) ou lista de espera (n=184), por 8 semanas. O estresse percebido (PSS-10) caiu 4,8 pontos com o aplicativo e 1,6 na lista de espera (diferença −3,2; IC 95% −4,5 a −1,9). A exaustão emocional também diminuiu mais com o aplicativo (p=0,004), mas a despersonalização não diferiu (p=0,36). A qualidade do sono melhorou mais com o aplicativo (PSQI −1,4 vs −0,5; p=0,01). O absenteísmo em 6 meses não diferiu (3,9 e 4,2 dias; p=0,61). O uso mediano foi de 9 minutos por dia; 27% abandonaram o aplicativo antes da quarta semana. Aos 6 meses, o efeito sobre o estresse não se manteve (diferença −0,7; IC 95% −2,1 a 0,7)."',
    [
      'Na lista de espera o estresse percebido caiu 1,6 ponto, e no grupo do aplicativo, 4,8 pontos [1]',
      'Aos 6 meses, o benefício do aplicativo sobre o estresse já não se mantinha [1]',
    ],
    [
      ['digit', 'Antes da quarta semana, 37% dos participantes haviam abandonado o aplicativo [1]'],
      [
        'direction',
        'O aplicativo encurtou de forma significativa o absenteísmo em 6 meses (3,9 vs 4,2 dias) [1]',
      ],
      ['negation', 'A exaustão emocional não diminuiu mais com o aplicativo do que na lista de espera [1]'],
    ],
  ],
  [
    '"Rifaximin added to lactulose after a first episode of overt hepatic encephalopathy: a randomised trial ‖ Results: 312 adults with cirrhosis were randomised, 156 per arm. Overt hepatic encephalopathy recurred within 6 months in 34 patients (21.8%) given rifaximin plus lactulose and in 59 (37.8%) given lactulose plus placebo (hazard ratio 0.52, 95% CI 0.34 to 0.79; p=0.002). All-cause hospital admissions were fewer with the combination (0.9 vs 1.4 per patient-year; p=0.01). Mortality at 6 months did not differ (8.3% vs 9.6%; p=0.69). MELD score was unchanged in both arms. Diarrhoea was less frequent with the combination (12.2% vs 20.5%; p=0.04). Clostridioides difficile infection occurred in three patients in the combination arm and in two in the placebo arm. Conclusion: after a first episode, adding rifaximin to lactulose prevented recurrence without affecting survival." + "Spleen stiffness for ruling out varices needing treatment in compensated cirrhosis: diagnostic accuracy study ‖ We examined 418 adults with compensated cirrhosis by elastography and endoscopy. At a cut-off of 46 kPa, spleen stiffness had a sensitivity of 91% (95% CI 86 to 95) and a specificity of 63% (57 to 69) for varices needing treatment. Using this cut-off, endoscopy could have been avoided in 38% of patients, with 2.4% of varices needing treatment missed. The area under the curve was higher for spleen than for liver stiffness (0.86 vs 0.74; p<0.001). Adding platelet count to spleen stiffness did not improve the area under the curve (0.87; p=0.41). Measurement failed in 6.7% of patients, more often in those with body mass index above 35 kg/m²."',
    [],
    [['wrong-reference', 'A medida da rigidez do baço falhou em 6,7% dos pacientes [1]']],
  ],
  [
    '"Laparoscopic versus open pyloromyotomy for infantile hypertrophic pyloric stenosis: a meta-analysis ‖ Nine trials (1,104 infants) were included. Time to full feeds was shorter after laparoscopy (mean difference -4.6 h, 95% CI -7.1 to -2.1). Hospital stay did not differ (-2.0 h, -6.3 to 2.3). Incomplete pyloromyotomy was more frequent with laparoscopy (2.7% vs 0.6%; risk ratio 3.8, 1.2 to 11.9), whereas wound infection was less frequent (1.1% vs 3.4%; risk ratio 0.33, 0.14 to 0.80). Mucosal perforation was similar (1.3% vs 1.2%). Operating time did not differ (28 vs 27 min; p=0.44). Parents rated the scar better after laparoscopy. Certainty of evidence was moderate for time to full feeds and low for incomplete pyloromyotomy." + "Antibiotics or appendicectomy for uncomplicated appendicitis in children: a non-inferiority trial ‖ Children aged 6 to 16 years (n=502) were randomised to antibiotics or laparoscopic appendicectomy. Treatment failure at 12 months occurred in 33.6% with antibiotics and in 6.8% with surgery (difference 26.8 percentage points, 95% CI 20.2 to 33.4); non-inferiority was not shown (margin 20 points). Children given antibiotics returned to school earlier (median 3 vs 5 days; p<0.001) and needed fewer analgesic doses (4 vs 8). Quality of life at 12 months was similar. Serious adverse events did not differ (2.4% vs 2.0%; p=0.77). Costs at 12 months were lower with antibiotics (mean difference -1,140 euros, 95% CI -1,890 to -390). An appendicolith increased failure in the antibiotic arm (48% with vs 29% without; p=0.01). Among children operated on after antibiotics, 4% had a perforation."',
    [],
    [
      [
        'wrong-reference',
        'Eventos adversos graves não diferiram entre antibióticos e apendicectomia (2,4% vs 2,0%) [1]',
      ],
    ],
  ],
  [
    '"Conversas sobre saúde sexual na atenção primária: inquérito com mulheres de 50 a 69 anos ‖ Responderam 937 das 1.420 mulheres convidadas (66%). Metade (51%) relatou atividade sexual nos últimos seis meses; dor na relação foi referida por 38% das sexualmente ativas, e só 17% destas já haviam usado estrogênio vaginal. Apenas 22% disseram que um profissional perguntou sobre sexualidade no último ano. Mulheres atendidas por médicas relataram mais conversas sobre o tema do que as atendidas por médicos (29% vs 15%; p<0,001). O uso de preservativo foi menor entre as mulheres com parceiro fixo do que entre as sem parceiro fixo (6% vs 34%). Não houve associação entre escolaridade e procura por ajuda (p=0,47). Depressão associou-se a menor satisfação sexual (OR 0,58; IC 95% 0,41 a 0,82)." + "Doxycycline post-exposure prophylaxis in routine sexual health care: a cohort study ‖ Among 1,146 men who have sex with men taking HIV pre-exposure prophylaxis, 502 started doxycycline 200 mg within 72 hours of condomless sex. Over 12 months, early syphilis was less frequent in users than in non-users (2.9 vs 9.6 per 100 person-years; adjusted hazard ratio 0.31, 95% CI 0.18 to 0.54), as was chlamydia (7.4 vs 24.1 per 100 person-years). Gonorrhoea incidence did not differ significantly (21.8 vs 24.5; adjusted hazard ratio 0.90, 0.72 to 1.13). Tetracycline resistance among gonococcal isolates was higher in users (52% vs 37%; p=0.01). Nasal carriage of Staphylococcus aureus fell from 41% to 29% in users. Gastrointestinal effects led 6.2% of users to stop. Condom use did not change after starting doxycycline."',
    [],
    [['wrong-reference', 'O uso de preservativo não mudou depois do início da doxiciclina [1]']],
  ],
  [
    '"Reanimação cardiopulmonar em adultos: recomendações para equipes hospitalares ‖ Comprimir o tórax a 100 a 120 por minuto, com profundidade de 5 a 6 cm, permitindo o retorno completo do tórax. As pausas para checar o ritmo devem durar menos de 10 segundos. Em ritmo não chocável, administrar adrenalina 1 mg assim que houver acesso e repetir a cada 3 a 5 minutos. Em ritmo chocável, amiodarona 300 mg após o terceiro choque. Não se recomenda bicarbonato de sódio de rotina. O acesso venoso é preferido ao intraósseo como primeira tentativa. ETCO2 persistentemente abaixo de 10 mmHg após 20 minutos de RCP sugere mau prognóstico, mas não deve ser usado isoladamente para interromper os esforços. Após o retorno da circulação, manter temperatura de no máximo 37,5 °C por pelo menos 72 horas e SpO2 de 94% a 98%." + "Drone-delivered defibrillators in suspected out-of-hospital cardiac arrest: a prospective cohort ‖ Among 1,077 suspected arrests, drones were dispatched in 682 and arrived before the ambulance in 64% of dispatches, with a median lead of 3.2 minutes. Time from call to first shock was shorter when a drone-delivered defibrillator was used (median 8.4 vs 12.9 min; p<0.001). Return of spontaneous circulation at hospital arrival was more frequent in the drone group (31% vs 24%; p=0.02). Survival at 30 days did not differ significantly (14.2% vs 11.6%; adjusted odds ratio 1.21, 95% CI 0.83 to 1.77). Bystander compressions did not differ (71% vs 69%). Flights were cancelled in 17% of cases, mainly because of wind above 12 m/s. No person was injured. Conclusion: drones shortened time to shock; an effect on survival was not shown."',
    [],
    [
      [
        'wrong-reference',
        'Compressões por leigos foram realizadas em proporção semelhante com e sem drone (71% vs 69%) [1]',
      ],
    ],
  ],
];

export const newestFields: HandCase[] = casesOf(groups);
