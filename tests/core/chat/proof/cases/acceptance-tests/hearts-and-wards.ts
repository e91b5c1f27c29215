import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of cardiology, infections, nursing and nine other fields. */
const groups: CaseGroup[] = [
  [
    '"Velcardine in heart failure with preserved ejection fraction: a three-arm randomised trial ‖ We randomly assigned 1,842 patients with heart failure and an ejection fraction of 50% or more to velcardine 5 mg, velcardine 10 mg or placebo once daily. Over a median of 26 months, cardiovascular death or hospitalisation for heart failure (primary outcome) occurred in 17.9% of the 10 mg group and 23.4% of the placebo group (hazard ratio 0.74; 95% CI 0.60 to 0.91). In the 5 mg group it occurred in 21.8%, which did not differ significantly from placebo (hazard ratio 0.92; 95% CI 0.75 to 1.12). All-cause mortality was similar in the three groups. Quality-of-life scores improved more with 10 mg than with placebo (difference 4.3 points; P=0.01). Symptomatic hypotension was more frequent with 10 mg (9.1%) than with placebo (4.8%). Hyperkalaemia did not differ between groups. Conclusions: velcardine 10 mg, but not 5 mg, reduced the primary outcome."',
    [
      'Na insuficiência cardíaca com fração de ejeção de 50% ou mais, a velcardina 10 mg baixou a ocorrência do desfecho primário para 17,9%, diante de 23,4% no grupo placebo (HR 0,74; IC95% 0,60–0,91) [1]',
      'A dose de 5 mg não se distinguiu significativamente do placebo quanto ao desfecho primário [1]',
      'Quem tomou placebo teve hipotensão sintomática com menos frequência do que quem tomou 10 mg de velcardina (4,8% contra 9,1%) [1]',
    ],
    [
      [
        'direction',
        'Os escores de qualidade de vida melhoraram menos com velcardina 10 mg do que com placebo [1]',
      ],
      [
        'digit',
        'Entre os pacientes que receberam placebo, 24,3% tiveram morte cardiovascular ou internação por insuficiência cardíaca [1]',
      ],
      [
        'negation',
        'Em comparação com o placebo, a velcardina na dose de 10 mg não reduziu o desfecho primário [1]',
      ],
      [
        'bounds',
        'Com 5 mg, o desfecho primário ocorreu em 21,8% dos pacientes (HR 0,92; IC95% 0,75 a 1,21), sem diferença significativa em relação ao placebo [1]',
      ],
    ],
  ],
  [
    '"Transcatheter versus surgical aortic valve replacement in patients aged 75 to 84 years: a registry cohort ‖ In 3,216 propensity-matched patients with severe aortic stenosis, 30-day mortality was lower after transcatheter replacement (1.9%) than after surgery (3.3%; P=0.02). At five years, however, mortality was higher in the transcatheter group (41.2% v 36.5%; hazard ratio 1.17; 95% CI 1.04 to 1.31). A permanent pacemaker was implanted more often after transcatheter replacement (14.6% v 5.7%), whereas new-onset atrial fibrillation was less frequent (8.3% v 31.4%). Stroke at 30 days did not differ (2.4% v 2.6%; P=0.71). Median hospital stay was 4 days after transcatheter replacement and 9 days after surgery. Moderate or severe paravalvular leak was found in 6.3% of the transcatheter group and 0.6% of the surgical group, and was associated with higher late mortality."',
    [
      'A cirurgia exigiu marca-passo definitivo com menor frequência que a via transcateter (5,7% vs 14,6%) [1]',
      'Aos cinco anos, a mortalidade era mais alta entre os tratados por via transcateter: 41,2%, ante 36,5% entre os operados (HR 1,17; IC95% 1,04–1,31) [1]',
      'A ocorrência de AVC em 30 dias foi comparável com as duas técnicas [1]',
    ],
    [
      [
        'direction',
        'Nos primeiros 30 dias morreram mais pacientes após a troca transcateter (1,9%) do que após a cirurgia (3,3%; P=0,02) [1]',
      ],
      [
        'direction',
        'O procedimento transcateter desencadeou fibrilação atrial nova mais frequentemente do que a cirurgia [1]',
      ],
      ['unit', 'A mediana de internação foi de 4 semanas após a troca transcateter [1]'],
      [
        'decimal',
        'No grupo cirúrgico, detectou-se vazamento paravalvar moderado ou grave em 0,06% dos pacientes [1]',
      ],
    ],
  ],
  [
    '"Catheter ablation or antiarrhythmic drugs in atrial fibrillation with obesity: the LIRA-AF randomised trial ‖ In this open-label trial at 22 centres, 418 patients with paroxysmal or persistent atrial fibrillation and a body-mass index of at least 30 kg/m2 were assigned to catheter ablation (n=210) or antiarrhythmic drugs (n=208). At 12 months, atrial arrhythmia had recurred in 27.6% of the ablation group and 45.7% of the drug group (hazard ratio 0.53; 95% CI 0.38 to 0.73; P<0.001). Unplanned hospital admissions were fewer with ablation (0.31 v 0.58 per patient-year). Stroke or systemic embolism occurred in three patients in each group. Exercise capacity did not improve in either group. Cardiac tamponade occurred in four patients after ablation (1.9%) and in none on drugs, whereas symptomatic bradycardia was less common after ablation (2.4% v 8.2%). Anticoagulation was continued for at least three months after the procedure."',
    [
      'No LIRA-AF, com 418 pacientes com fibrilação atrial e IMC de 30 kg/m² ou mais, houve recorrência de arritmia atrial em 12 meses em 27,6% dos submetidos à ablação e em 45,7% dos tratados com fármacos [1]',
      'O grupo dos antiarrítmicos teve mais internações não planejadas (0,58 contra 0,31 por paciente-ano) [1]',
      '- **Capacidade de exercício**: nenhuma das duas estratégias a melhorou [1]',
    ],
    [
      [
        'direction',
        'A bradicardia sintomática predominou nos pacientes submetidos à ablação, em comparação com os que usaram antiarrítmicos [1]',
      ],
      ['negation', 'A capacidade de exercício melhorou nos dois grupos do ensaio [1]'],
      [
        'comparator',
        'Participaram do ensaio pacientes com fibrilação atrial e índice de massa corporal inferior a 30 kg/m² [1]',
      ],
      [
        'digit',
        'Houve tamponamento cardíaco em sete pacientes após a ablação e em nenhum dos que usaram fármacos [1]',
      ],
    ],
  ],
  [
    '"Diretriz: tratamento da hipertensão arterial em pessoas com 80 anos ou mais ‖ Recomenda-se iniciar o tratamento medicamentoso em pessoas com 80 anos ou mais quando a pressão sistólica for igual ou superior a 160 mmHg. A meta é manter a sistólica entre 130 e 149 mmHg, evitando diastólica abaixo de 65 mmHg. Não se recomenda iniciar com dois fármacos em pacientes frágeis. Betabloqueadores não devem ser a primeira escolha na ausência de insuficiência cardíaca, doença coronariana ou fibrilação atrial. A pressão em pé deve ser medida antes do início e a cada ajuste de dose. Potássio e creatinina devem ser dosados 2 a 4 semanas após o início de tiazídico. Diante de hipotensão ortostática sintomática, sugere-se reduzir a dose e rever outros medicamentos. A adesão deve ser avaliada antes de acrescentar um terceiro fármaco."',
    [
      'Aos 80 anos ou mais, o tratamento medicamentoso deve começar quando a sistólica alcança 160 mmHg ou mais [1]',
      'Sem insuficiência cardíaca, doença coronariana ou fibrilação atrial, o betabloqueador não deve ser a escolha inicial [1]',
      'Deve-se aferir a pressão em pé tanto antes de iniciar o tratamento quanto a cada ajuste de dose [1]',
    ],
    [
      [
        'direction',
        'Se houver hipotensão ortostática sintomática, a sugestão é aumentar a dose e rever os demais medicamentos [1]',
      ],
      ['negation', 'Em pacientes frágeis, recomenda-se iniciar o tratamento com dois fármacos [1]'],
      ['unit', 'Potássio e creatinina devem ser dosados de 2 a 4 meses depois de iniciado o tiazídico [1]'],
      [
        'bounds',
        'A meta de pressão sistólica fica entre 130 e 159 mmHg, sem deixar a diastólica cair abaixo de 65 mmHg [1]',
      ],
    ],
  ],
  [
    '"Sirolimus-coated versus plain balloon angioplasty in infrapopliteal disease: a randomised trial ‖ We randomised 296 patients with chronic limb-threatening ischaemia and infrapopliteal lesions longer than 40 mm to sirolimus-coated or plain balloon angioplasty. Primary patency at 6 months was 61.3% with the coated balloon and 47.9% with the plain balloon (P=0.02); by 24 months the difference had disappeared (38.8% v 36.1%; P=0.64). Target-lesion revascularisation within 12 months was less frequent with the coated balloon (16.2% v 25.7%; P=0.04). Major amputation did not differ (8.1% v 7.4%). Complete wound healing took longer with the coated balloon (median 21 v 17 weeks; P=0.04). Distal embolisation was more common in the coated-balloon group (5.4% v 1.4%). Contrast nephropathy was rare in both groups. Coated balloons improved early patency but not limb salvage."',
    [
      'A perviedade primária em 6 meses foi de 47,9% com o balão simples, contra 61,3% com o balão revestido de sirolimo (P=0,02) [1]',
      'Em 24 meses, a vantagem de perviedade do balão revestido havia desaparecido (38,8% vs 36,1%; P=0,64) [1]',
      'O balão revestido trouxe ganho de perviedade precoce, mas não de salvamento do membro [1]',
    ],
    [
      [
        'direction',
        'As feridas cicatrizaram por completo mais depressa com o balão revestido (mediana de 21 contra 17 semanas; P=0,04) [1]',
      ],
      [
        'direction',
        'O balão revestido diminuiu a ocorrência de amputação maior em relação ao balão simples [1]',
      ],
      [
        'unit',
        'Foram incluídos pacientes com isquemia crônica ameaçadora de membro e lesões infrapoplíteas com mais de 40 cm de extensão [1]',
      ],
    ],
  ],
  [
    '"Relteplase 4.5 to 12 hours after onset of ischaemic stroke with salvageable tissue: randomised trial ‖ Patients with ischaemic stroke and salvageable tissue on perfusion imaging, treated 4.5 to 12 hours after onset, received relteplase 0.2 mg/kg (n=384) or standard care (n=379). An excellent outcome (modified Rankin score 0 or 1) at 90 days was reached by 38.5% of the relteplase group and 30.9% of the standard-care group (risk ratio 1.25; 95% CI 1.02 to 1.52). Recanalisation at 24 hours was more frequent with relteplase (52.6% v 35.4%). Symptomatic intracranial haemorrhage occurred in 4.2% and 1.3%, respectively (P=0.01). Mortality at 90 days did not differ significantly (12.8% v 12.1%). Among patients older than 80 years, no benefit on the primary outcome was seen (24.1% v 23.8%). Length of hospital stay was not shortened by relteplase."',
    [
      'Com relteplase, 38,5% dos pacientes atingiram Rankin modificado de 0 ou 1 aos 90 dias; com o cuidado padrão, 30,9% (RR 1,25; IC95% 1,02–1,52) [1]',
      'Nos pacientes com mais de 80 anos não se observou benefício da relteplase no desfecho primário [1]',
      'A hemorragia intracraniana sintomática foi mais rara no cuidado padrão (1,3%) que no grupo da relteplase (4,2%) [1]',
    ],
    [
      [
        'direction',
        'A relteplase diminuiu a taxa de recanalização em 24 horas (52,6% contra 35,4% com o cuidado padrão) [1]',
      ],
      ['negation', 'O tempo de internação hospitalar foi encurtado pela relteplase [1]'],
      [
        'decimal',
        'A relteplase foi administrada na dose de 0,02 mg/kg, entre 4,5 e 12 horas do início do AVC isquêmico [1]',
      ],
    ],
  ],
  [
    '"Suspensão de sulfonilureia em idosos com diabetes tipo 2: coorte de 31 unidades básicas de saúde ‖ Acompanhamos por 18 meses 1.274 pessoas com diabetes tipo 2 e 70 anos ou mais em uso de sulfonilureia; em 486 o fármaco foi suspenso. Os episódios de hipoglicemia com necessidade de ajuda de terceiros foram menos frequentes no grupo da suspensão que no da manutenção (2,1 contra 5,6 por 100 pessoas-ano; razão de taxas 0,38; IC95% 0,22 a 0,65). A hemoglobina glicada subiu 0,3 ponto percentual após a suspensão e permaneceu estável com a manutenção. As idas ao pronto-socorro foram menos frequentes entre quem suspendeu (11,7% contra 16,9%). Não houve diferença em quedas com fratura (3,3% contra 3,6%) nem na mortalidade. O peso diminuiu em média 1,4 kg no grupo da suspensão. O medicamento foi reintroduzido em 14% dos que o haviam suspendido."',
    [
      'Suspender a sulfonilureia associou-se a menos hipoglicemias com necessidade de ajuda de terceiros (2,1 contra 5,6 por 100 pessoas-ano) [1]',
      'A HbA1c ficou estável em quem manteve a sulfonilureia e aumentou 0,3 ponto percentual em quem a suspendeu [1]',
      'Dos idosos que interromperam o fármaco, 14% voltaram a usá-lo [1]',
    ],
    [
      [
        'direction',
        'Quem suspendeu a sulfonilureia foi mais vezes ao pronto-socorro (11,7%) do que quem a manteve (16,9%) [1]',
      ],
      [
        'digit',
        'A coorte acompanhou por 18 meses 1.247 pessoas com diabetes tipo 2 em uso de sulfonilureia [1]',
      ],
    ],
  ],
  [
    '"Once-weekly insulin tarcodec with fixed or app-guided dosing versus daily glargine: a three-arm trial ‖ Adults with type 2 diabetes and glycated haemoglobin of 7.5% to 10.5% despite oral agents were randomised to weekly tarcodec at a fixed starting dose of 70 units, weekly tarcodec with app-guided titration, or daily glargine (321 per arm). At 26 weeks, glycated haemoglobin fell by 1.2, 1.6 and 1.3 percentage points, respectively; app-guided titration was superior to glargine (P<0.001), and fixed dosing was non-inferior but not superior. Time in range was 64%, 72% and 66%. Level 2 or 3 hypoglycaemia was more frequent with app-guided tarcodec than with glargine (0.48 v 0.29 events per patient-year). Mean weight gain was 2.7 kg with app-guided tarcodec and 1.8 kg with glargine. Treatment satisfaction was higher in both weekly groups than with glargine. Injection-site reactions did not differ."',
    [
      'A titulação guiada por aplicativo foi superior à glargina diária na redução da HbA1c em 26 semanas (1,6 contra 1,3 ponto percentual; P<0,001) [1]',
      'A tarcodec em dose fixa mostrou-se não inferior à glargina, sem demonstrar superioridade [1]',
      'Os participantes que usaram glargina engordaram menos: em média 1,8 kg, contra 2,7 kg com a tarcodec ajustada por aplicativo [1]',
    ],
    [
      [
        'direction',
        'A titulação por aplicativo reduziu as hipoglicemias de nível 2 ou 3 frente à glargina (0,48 contra 0,29 evento por paciente-ano) [1]',
      ],
      [
        'direction',
        'Os pacientes dos grupos de aplicação semanal ficaram menos satisfeitos com o tratamento que os do grupo glargina [1]',
      ],
      ['digit', 'O tempo no alvo chegou a 78% com a tarcodec titulada por aplicativo [1]'],
      [
        'negation',
        'O esquema de dose fixa de tarcodec não alcançou a não inferioridade diante da glargina [1]',
      ],
    ],
  ],
  [
    '"Seven or fourteen days of antibiotics for febrile urinary tract infection in men: non-inferiority trial ‖ In this double-blind trial, 392 men with febrile urinary tract infection were assigned to 7 or 14 days of antibiotic treatment. Clinical cure at six weeks was 92.3% with 7 days and 93.9% with 14 days (difference -1.6 percentage points; 95% CI -6.6 to 3.4), within the non-inferiority margin of 10 points. Microbiological recurrence was more common with 7 days (14.8% v 8.2%; P=0.04). Diarrhoea was less frequent with 7 days (9.7% v 18.4%), and Clostridioides difficile infection occurred in 0.5% and 3.6%. Readmission rates were similar. In the subgroup with a temperature above 39 °C at inclusion, cure was lower with 7 days (84.1% v 95.2%). Conclusions: seven days were non-inferior for clinical cure, at the price of more microbiological recurrences."',
    [
      'Em homens com infecção urinária febril, a cura clínica em seis semanas foi de 92,3% com 7 dias e de 93,9% com 14 dias de antibiótico, diferença que ficou dentro da margem de não inferioridade de 10 pontos [1]',
      'O esquema de 14 dias acompanhou-se de mais diarreia que o de 7 dias (18,4% contra 9,7%) [1]',
      'As reinternações foram semelhantes entre os esquemas [1]',
    ],
    [
      [
        'direction',
        'O tratamento de 7 dias teve menor recorrência microbiológica que o de 14 dias (14,8% vs 8,2%; P=0,04) [1]',
      ],
      ['decimal', 'A infecção por Clostridioides difficile atingiu 36% dos homens tratados por 14 dias [1]'],
    ],
  ],
  [
    '"Procalcitonin-guided antibiotic discontinuation in critically ill adults with sepsis: a meta-analysis ‖ Sixteen trials with 5,834 patients were included. Procalcitonin guidance shortened antibiotic treatment by 1.7 days (95% CI 1.1 to 2.3). Mortality at 28 days was lower with guidance (risk ratio 0.91; 95% CI 0.84 to 0.99), but the effect disappeared when the analysis was restricted to trials at low risk of bias (risk ratio 0.98; 95% CI 0.88 to 1.09). Length of stay in intensive care was unchanged (mean difference 0.2 days; 95% CI -0.4 to 0.8), and recurrent infection did not differ (risk ratio 1.06; 95% CI 0.85 to 1.32). In four trials, testing increased laboratory costs by 64 euros per patient. Protocol adherence ranged from 44% to 97%. The certainty of evidence was moderate for treatment duration and low for mortality."',
    [
      'A orientação por procalcitonina encurtou a antibioticoterapia em 1,7 dia (IC95% 1,1 a 2,3) [1]',
      'Quando a análise se limitou aos ensaios com baixo risco de viés, o efeito sobre a mortalidade deixou de existir (RR 0,98; IC95% 0,88–1,09) [1]',
      '- **Tempo de UTI**: inalterado com o uso da procalcitonina [1]',
    ],
    [
      [
        'direction',
        'A mortalidade em 28 dias subiu com a estratégia guiada por procalcitonina (RR 0,91; IC95% 0,84–0,99) [1]',
      ],
      ['direction', 'A dosagem de procalcitonina barateou os custos laboratoriais por paciente [1]'],
      [
        'negation',
        'Guiar a suspensão do antibiótico pela procalcitonina não abreviou a duração do tratamento [1]',
      ],
      ['digit', 'A metanálise reuniu dezesseis ensaios, com 5.384 pacientes [1]'],
      ['bounds', 'A adesão ao protocolo oscilou de 44% a 79% entre os estudos [1]'],
    ],
  ],
  [
    '"Early or delayed cholecystectomy after mild gallstone pancreatitis in patients aged 70 years or older: randomised trial ‖ A total of 244 patients aged 70 years or older with mild gallstone pancreatitis were assigned to cholecystectomy during the index admission (early) or 6 weeks later (delayed). Readmission for biliary events occurred in 4.9% of the early group and 17.2% of the delayed group (P=0.003). Total hospital stay was shorter with early surgery (median 6 v 8 days). Operating time was longer in the early group (median 88 v 71 minutes; P=0.01), but conversion to open surgery did not differ (7.4% v 6.6%). Postoperative delirium was more frequent after early surgery (12.3% v 4.9%; P=0.04). One bile-duct injury occurred in each group. Quality of life at 12 months was similar. Early surgery prevented biliary readmissions but requires attention to delirium."',
    [
      'A colecistectomia tardia resultou em mais readmissões por eventos biliares (17,2%) que a precoce (4,9%; P=0,003) [1]',
      'Operar na mesma internação encurtou a permanência hospitalar total, mas se acompanhou de mais delirium pós-operatório [1]',
      'A conversão para cirurgia aberta não diferiu entre os grupos (7,4% e 6,6%), e houve uma lesão de via biliar em cada um deles [1]',
    ],
    [
      [
        'direction',
        'A cirurgia precoce foi mais rápida que a tardia (mediana de 88 contra 71 minutos; P=0,01) [1]',
      ],
      [
        'direction',
        'O adiamento da colecistectomia elevou a frequência de delirium pós-operatório em relação à cirurgia precoce [1]',
      ],
      ['comparator', 'O ensaio recrutou pacientes com menos de 70 anos e pancreatite biliar leve [1]'],
    ],
  ],
  [
    '"Ten-year outcomes after sleeve gastrectomy or Roux-en-Y gastric bypass: a national cohort ‖ We followed 2,958 patients after sleeve gastrectomy and 4,107 after Roux-en-Y gastric bypass. At ten years, total weight loss was 21.4% after sleeve and 27.8% after bypass (P<0.001). Diabetes remission was more frequent after bypass (39.5% v 28.1%). New-onset reflux symptoms affected 31.6% of sleeve patients and 9.4% of bypass patients. Internal hernia or bowel obstruction was more common after bypass (6.2% v 1.1%), whereas iron-deficiency anaemia was less common after sleeve (18.7% v 33.0%). Mortality at 30 days did not differ (0.1% in both groups). Alcohol use disorder was more likely after bypass than after sleeve (hazard ratio 1.62; 95% CI 1.21 to 2.17). Self-harm did not differ between procedures. Conversion to another procedure was needed in 12.9% of sleeve patients."',
    [
      'Dez anos após a operação, a perda de peso total era de 27,8% com o bypass e de 21,4% com o sleeve [1]',
      'Sintomas de refluxo de início recente surgiram em 31,6% dos pacientes do sleeve, contra 9,4% dos pacientes do bypass [1]',
      'O transtorno por uso de álcool foi mais provável depois do bypass do que depois do sleeve [1]',
    ],
    [
      [
        'direction',
        'A remissão do diabetes favoreceu a gastrectomia vertical (28,1%) sobre o bypass (39,5%) [1]',
      ],
      ['digit', 'Foi necessária conversão para outro procedimento em 19,2% dos pacientes com sleeve [1]'],
    ],
  ],
  [
    '"Lung ultrasound for pneumothorax in blunt chest trauma: a diagnostic accuracy study ‖ Consecutive adults with blunt chest trauma (n=638) underwent point-of-care lung ultrasound and supine chest radiography before computed tomography, the reference standard. Ultrasound had a sensitivity of 81.4% (95% CI 74.7 to 87.0) and a specificity of 98.3%; radiography had a sensitivity of 46.7% and a specificity of 99.4%. In the presence of subcutaneous emphysema the sensitivity of ultrasound fell to 58.1%. Performance did not differ between emergency physicians and surgeons. Median time to result was 3 minutes for ultrasound and 19 minutes for radiography. Of the 31 pneumothoraces missed by ultrasound, two required drainage. A negative ultrasound does not exclude occult pneumothorax, and computed tomography remains necessary when positive-pressure ventilation is planned."',
    [
      'Frente à tomografia, a ultrassonografia pulmonar teve sensibilidade de 81,4% (IC95% 74,7–87,0) e especificidade de 98,3% para pneumotórax [1]',
      'A radiografia em decúbito dorsal foi menos sensível que a ultrassonografia, com 46,7% contra 81,4% [1]',
      'Na presença de enfisema subcutâneo, a sensibilidade do ultrassom diminuiu [1]',
    ],
    [
      [
        'direction',
        'Os emergencistas tiveram desempenho melhor que os cirurgiões na ultrassonografia pulmonar [1]',
      ],
      ['negation', 'Uma ultrassonografia negativa exclui o pneumotórax oculto [1]'],
    ],
  ],
  [
    '"Prehospital fibrinogen concentrate in traumatic haemorrhage: a randomised, placebo-controlled trial ‖ We enrolled 514 injured adults with suspected haemorrhage and a systolic pressure below 90 mmHg; they received fibrinogen concentrate 3 g or placebo before arrival at hospital. Mortality at 24 hours was not reduced (11.2% with fibrinogen v 13.6% with placebo; P=0.41). Plasma fibrinogen on admission was higher in the fibrinogen group (2.3 v 1.6 g/L), and fewer red-cell units were transfused in the first 24 hours (median 4 v 6; P=0.02). Multiple organ failure was less frequent with fibrinogen (9.7% v 16.0%; P=0.03). Venous thromboembolism within 30 days did not differ significantly (7.0% v 4.3%; P=0.19). The intervention prolonged time at the scene by a median of 4 minutes. Days alive outside intensive care did not differ."',
    [
      'A mortalidade em 24 horas não caiu com o fibrinogênio pré-hospitalar (11,2% vs 13,6% com placebo; P=0,41) [1]',
      'Os pacientes alocados ao placebo receberam mais unidades de hemácias nas primeiras 24 horas (mediana de 6 contra 4) [1]',
      'O tempo na cena foi prolongado pela intervenção, em mediana de 4 minutos [1]',
    ],
    [
      [
        'direction',
        'A falência múltipla de órgãos foi igualmente frequente com fibrinogênio e com placebo (9,7% e 16,0%; P=0,03) [1]',
      ],
      ['negation', 'A administração pré-hospitalar de fibrinogênio reduziu a mortalidade em 24 horas [1]'],
      [
        'unit',
        'O grupo de intervenção recebeu 3 mg de concentrado de fibrinogênio antes da chegada ao hospital [1]',
      ],
    ],
  ],
  [
    '"Home exercise with or without medication review to prevent falls after hospital discharge: a three-arm trial ‖ We randomised 1,128 people aged 75 years or older, recently discharged from hospital, to home exercise, home exercise plus medication review, or usual care. Over 12 months the rate of falls was 1.29, 1.02 and 1.41 per person-year, respectively; only the combined intervention differed significantly from usual care (rate ratio 0.72; 95% CI 0.57 to 0.91). Injurious falls were reduced by the combined intervention (0.21 v 0.34 per person-year with usual care). Fractures did not differ between groups. Gait speed increased in both exercise groups. Fear of falling did not change in any group. Adherence to exercise declined from 71% at 3 months to 38% at 12 months. Musculoskeletal pain was more common in the two exercise groups (15.4% and 14.9%) than with usual care (8.8%)."',
    [
      'Apenas a combinação de exercício domiciliar com revisão de medicamentos diferiu do cuidado usual na taxa de quedas (razão de taxas 0,72; IC95% 0,57 a 0,91) [1]',
      'A velocidade da marcha aumentou nos dois grupos que fizeram exercício [1]',
      'Com o cuidado usual, a dor musculoesquelética foi menos comum (8,8%) que nos grupos de exercício (15,4% e 14,9%) [1]',
    ],
    [
      ['direction', 'A adesão ao programa de exercícios cresceu entre o 3º e o 12º mês [1]'],
      ['negation', 'A ocorrência de fraturas diferiu entre os três grupos do ensaio [1]'],
    ],
  ],
  [
    '"Quedas e psicotrópicos em instituições de longa permanência para idosos: estudo de coorte ‖ Foram seguidos por 12 meses 742 residentes de 19 instituições; 44,6% caíram ao menos uma vez. O uso de benzodiazepínicos associou-se a maior risco de queda (HR 1,58; IC95% 1,24 a 2,01), assim como o uso de dois ou mais psicotrópicos (HR 1,83; IC95% 1,41 a 2,38). Antidepressivos isolados não se associaram a quedas (HR 1,09; IC95% 0,84 a 1,41). Residentes com demência caíram mais que os demais (51,3% contra 38,2%), mas não tiveram mais fraturas. O uso de calçado fechado associou-se a menor risco (HR 0,76; IC95% 0,61 a 0,95). O quarto foi o local de metade das quedas, e 29% ocorreram entre 5 e 8 horas da manhã. A contenção mecânica não reduziu as quedas e acompanhou-se de mais lesões por pressão."',
    [
      'O risco de queda foi mais alto entre os residentes que usavam benzodiazepínicos (HR 1,58; IC95% 1,24–2,01) [1]',
      'Embora caíssem mais, os residentes com demência não tiveram maior número de fraturas [1]',
      'Antidepressivo usado isoladamente não mostrou associação com quedas [1]',
    ],
    [
      [
        'direction',
        'A demência acompanhou-se de menos quedas: 51,3% dos residentes com demência caíram, contra 38,2% dos demais [1]',
      ],
      ['negation', 'A contenção mecânica reduziu as quedas dos residentes [1]'],
      ['digit', 'Ao longo de 12 meses, 46,4% dos 742 residentes caíram pelo menos uma vez [1]'],
    ],
  ],
  [
    '"Espuma de silicone multicamadas na prevenção de lesão por pressão em terapia intensiva: ensaio randomizado ‖ Foram randomizados 566 pacientes de terapia intensiva para espuma sacral de silicone mais cuidado padrão ou cuidado padrão isolado, com mudança de decúbito a cada 4 horas nos dois grupos. Lesão sacral de estágio 2 ou maior ocorreu em 3,9% com a espuma e em 8,8% sem ela (RR 0,44; IC95% 0,22 a 0,89). No calcâneo não houve diferença (4,2% contra 4,6%). O tempo de enfermagem dedicado à prevenção foi menor com a espuma (19 contra 26 minutos por turno). A dermatite associada à incontinência foi mais comum com a espuma (10,6% contra 6,0%; p=0,04). O custo por paciente aumentou R$ 112 no grupo da espuma. A permanência na unidade e a mortalidade não diferiram. A espuma era trocada a cada 72 horas."',
    [
      'Sem a espuma, 8,8% dos pacientes desenvolveram lesão sacral de estágio 2 ou maior; com ela, 3,9% [1]',
      'A espuma não fez diferença nas lesões de calcâneo [1]',
      'O uso da espuma encareceu o cuidado em R$ 112 por paciente [1]',
    ],
    [
      [
        'direction',
        'A prevenção com espuma tomou mais tempo da enfermagem (19 contra 26 minutos por turno) [1]',
      ],
      ['digit', 'A dermatite associada à incontinência ocorreu em 16,6% dos pacientes com espuma [1]'],
    ],
  ],
  [
    '"Missed nursing care on medical and surgical wards: a survey of hospital nurses ‖ Of 3,480 nurses invited, 2,054 (59%) answered the questionnaire. Oral care was the activity most often missed (63%), followed by ambulation (58%); administration of medicines was rarely missed (4%). Nurses caring for more than 10 patients reported more missed care than those caring for 6 or fewer (mean score 2.9 v 1.7; P<0.001). Twelve-hour shifts were not associated with missed care after adjustment (odds ratio 1.08; 95% CI 0.91 to 1.28). Nurses with more than five years of experience reported less missed care than those with shorter experience. Respondents who reported more missed care had lower job satisfaction and a stronger intention to leave (odds ratio 1.74; 95% CI 1.39 to 2.18). Use of electronic records did not influence the reports."',
    [
      'O cuidado omitido com mais frequência foi a higiene oral (63%), seguida da deambulação (58%) [1]',
      'Depois do ajuste, o turno de 12 horas não se associou à omissão de cuidados [1]',
      'Enfermeiros responsáveis por 6 pacientes ou menos relataram menos omissões que aqueles com mais de 10 (escore médio de 1,7 contra 2,9) [1]',
    ],
    [
      [
        'direction',
        'Quanto às omissões de cuidado, os enfermeiros com mais de cinco anos de experiência relataram-nas em maior número que os menos experientes [1]',
      ],
      [
        'direction',
        'A intenção de deixar o emprego era mais fraca entre os que relataram mais cuidados omitidos (OR 1,74; IC95% 1,39–2,18) [1]',
      ],
    ],
  ],
  [
    '"Zolvarene 50 mg tablets: prescribing information, interactions and precautions ‖ Zolvarene is metabolised by CYP3A4. Strong CYP3A4 inhibitors such as clarithromycin increase zolvarene exposure 2.8-fold; with these drugs do not exceed 25 mg once daily. Rifampicin decreases exposure by 71%, and the combination should be avoided. Zolvarene raises digoxin concentrations by about 35%; monitor digoxin levels. It does not alter the effect of warfarin on INR, and it does not reduce the efficacy of oral contraceptives. Take the tablets with food, which increases absorption. Antacids containing aluminium reduce absorption and must be taken at least 2 hours apart. No dose adjustment is required in mild renal impairment (creatinine clearance 60 to 89 mL/min); zolvarene is contraindicated below 30 mL/min. Hyponatraemia occurred in 6.5% of treated patients and 1.9% of those on placebo; check serum sodium in the first 4 weeks."',
    [
      'A exposição ao zolvareno cai 71% com a rifampicina, associação que deve ser evitada [1]',
      'Junto com claritromicina, a dose de zolvareno não deve passar de 25 mg uma vez ao dia [1]',
      'A eficácia dos anticoncepcionais orais não é diminuída pelo zolvareno [1]',
    ],
    [
      ['direction', 'O zolvareno deve ser tomado com alimentos, que diminuem sua absorção [1]'],
      ['negation', 'O zolvareno altera o efeito da varfarina sobre o RNI [1]'],
      ['comparator', 'O zolvareno está contraindicado com depuração de creatinina acima de 30 mL/min [1]'],
      [
        'unit',
        'Antiácidos com alumínio devem ser tomados com intervalo de pelo menos 2 minutos em relação ao zolvareno [1]',
      ],
    ],
  ],
  [
    '"Bula do profissional: Noralina 75 mcg, contraceptivo oral só com progestagênio ‖ Tomar um comprimido de 75 mcg por dia, sem pausa entre as cartelas. Se o atraso for superior a 12 horas, usar preservativo por 7 dias. Vômitos ou diarreia intensa nas 4 horas seguintes à tomada podem reduzir a absorção. Pode ser usado durante a amamentação e não altera a quantidade nem a qualidade do leite. Nos estudos clínicos, não aumentou o risco de tromboembolismo venoso. Carbamazepina, fenitoína e erva-de-são-joão diminuem a eficácia, e esse efeito pode persistir por até 28 dias após a interrupção desses produtos. É contraindicado em câncer de mama atual e em doença hepática grave. Sangramento irregular ocorreu em 38% das usuárias nos 3 primeiros meses e em 17% após 12 meses. A acne melhorou em 22% e piorou em 9%."',
    [
      'Se a usuária se atrasar mais de 12 horas, deve usar preservativo durante 7 dias [1]',
      'O leite materno não muda em quantidade nem em qualidade com o uso de Noralina, que pode ser tomada na amamentação [1]',
      'A proporção de usuárias com sangramento irregular, de 38% nos 3 primeiros meses, era de 17% após 12 meses [1]',
    ],
    [
      [
        'direction',
        'Carbamazepina, fenitoína e erva-de-são-joão potencializam a eficácia contraceptiva do produto [1]',
      ],
      ['negation', 'Segundo a bula, o produto não pode ser usado durante a amamentação [1]'],
      ['unit', 'A posologia é de um comprimido de 75 mg por dia, sem pausa entre as cartelas [1]'],
    ],
  ],
  [
    '"Levonorgestrel intrauterine system versus oral treatment for heavy menstrual bleeding: systematic review and meta-analysis ‖ Thirteen randomised trials (2,167 women) compared the levonorgestrel intrauterine system with oral treatment. Menstrual blood loss fell more with the system (mean difference -54 mL; 95% CI -71 to -37), and treatment failure was less likely (risk ratio 0.41; 95% CI 0.30 to 0.56). Haemoglobin at six months rose by 0.9 g/dL with the system and by 0.4 g/dL with oral treatment (P=0.006). Discontinuation because of adverse effects did not differ (risk ratio 1.12; 95% CI 0.81 to 1.55). Ovarian cysts were more common with the system (8.4% v 2.9%), whereas nausea was more common with oral treatment (11.2% v 4.6%). Fewer women in the system group underwent hysterectomy within two years (7.1% v 13.9%). Generic quality of life improved in both groups, without difference between them. Expulsion occurred in 5.8%."',
    [
      'A falha terapêutica foi menos provável com o sistema intrauterino de levonorgestrel do que com o tratamento oral (RR 0,41; IC95% 0,30–0,56) [1]',
      'As mulheres em tratamento oral tiveram mais náusea (11,2% contra 4,6%) e menos cistos ovarianos (2,9% contra 8,4%) [1]',
      'Tanto o sistema intrauterino quanto o tratamento oral acompanharam-se de melhora da qualidade de vida genérica [1]',
    ],
    [
      [
        'direction',
        'O ganho de hemoglobina em seis meses foi inferior com o sistema intrauterino (0,9 g/dL, contra 0,4 g/dL com o tratamento oral; P=0,006) [1]',
      ],
      [
        'digit',
        'Em dois anos, foram submetidas a histerectomia 1,7% das mulheres do grupo do sistema intrauterino [1]',
      ],
    ],
  ],
  [
    '"Corticoide oral, intratimpânico ou combinado na surdez súbita: ensaio randomizado de três braços ‖ Foram randomizados 267 adultos com perda auditiva súbita de até 14 dias de evolução para prednisona oral, dexametasona intratimpânica ou a combinação. Após 90 dias, o ganho tonal médio foi de 24,6 dB, 23,1 dB e 31,8 dB, respectivamente; a combinação superou a prednisona isolada (p=0,02), e a via intratimpânica isolada não diferiu da oral. O reconhecimento de fala melhorou mais com a combinação. O zumbido não se modificou em nenhum grupo. Hiperglicemia ocorreu em 17,0% com a via oral e em 4,5% com a intratimpânica isolada. Houve perfuração timpânica persistente em 3,4% do grupo intratimpânico e em nenhum paciente do grupo oral. O início do tratamento após 7 dias associou-se a pior recuperação. A vertigem na apresentação reduziu a chance de recuperação completa (OR 0,47; IC95% 0,27 a 0,82)."',
    [
      'O ganho tonal médio após 90 dias foi de 31,8 dB com a terapia combinada, acima dos 24,6 dB da prednisona isolada (p=0,02) [1]',
      'A dexametasona intratimpânica isolada não diferiu da prednisona oral em ganho tonal [1]',
      'Pacientes com vertigem na apresentação tiveram menor chance de recuperação completa [1]',
    ],
    [
      ['direction', 'Começar o tratamento depois de 7 dias associou-se a uma recuperação melhor [1]'],
      ['negation', 'O zumbido modificou-se nos grupos tratados [1]'],
      [
        'bounds',
        'A vertigem na apresentação diminuiu a chance de recuperação completa (OR 0,47; IC95% 0,27 a 0,92) [1]',
      ],
      [
        'digit',
        'Com a dexametasona intratimpânica isolada, a hiperglicemia ocorreu em 9,5% dos pacientes [1]',
      ],
    ],
  ],
  [
    '"Interações entre varfarina e antimicrobianos em clínica de anticoagulação: coorte retrospectiva ‖ Analisamos 912 cursos de antimicrobiano em 604 usuários de varfarina. RNI acima de 5 ocorreu em 14,9% dos cursos de sulfametoxazol-trimetoprima, 9,2% dos de metronidazol e 2,3% dos de cefalexina. A azitromicina não se associou a RNI elevado após ajuste (OR 1,15; IC95% 0,72 a 1,84). A redução preventiva de 20% na dose de varfarina diminuiu os casos de RNI acima de 5 (5,1% contra 12,8%), mas aumentou os de RNI abaixo de 2 (21,4% contra 9,6%). Sangramento maior foi raro (0,8%) e não diferiu entre os antimicrobianos. O paracetamol em dose superior a 2 g por dia elevou o RNI em 0,6, em média. O controle do RNI entre o 3º e o 5º dia associou-se a menos atendimentos de urgência."',
    [
      'Reduzir preventivamente a varfarina em 20% fez cair os casos de RNI acima de 5 (5,1% contra 12,8%), à custa de mais RNI abaixo de 2 [1]',
      'O controle do RNI do 3º ao 5º dia associou-se a menos atendimentos de urgência [1]',
    ],
    [
      [
        'direction',
        'Os casos de RNI abaixo de 2 diminuíram com a redução preventiva da dose de varfarina (21,4% contra 9,6%) [1]',
      ],
      ['negation', 'Após o ajuste, a azitromicina associou-se a RNI elevado [1]'],
      ['comparator', 'Com sulfametoxazol-trimetoprima, o RNI ficou abaixo de 5 em 14,9% dos cursos [1]'],
      ['decimal', 'A frequência de sangramento maior foi de 8%, sem diferença entre os antimicrobianos [1]'],
    ],
  ],
  [
    '"Recomendações para o manejo da epistaxe no pronto-socorro ‖ Recomenda-se compressão digital contínua por 10 a 15 minutos como primeira medida. O ácido tranexâmico tópico é sugerido quando a compressão falha. Não se recomenda suspender de rotina o anticoagulante quando o sangramento está controlado. Em pacientes anticoagulados, prefere-se tamponamento anterior com material reabsorvível, pois ele reduz o ressangramento. O tampão não reabsorvível deve ser retirado em 48 a 72 horas. Antibiótico profilático não é indicado de rotina no tamponamento anterior. O tamponamento posterior exige internação com oximetria contínua. Exames de coagulação não são necessários em pacientes sem anticoagulante e sem história de sangramento. A cauterização bilateral do septo na mesma sessão deve ser evitada. A cauterização com nitrato de prata só deve ser feita após a identificação do ponto sangrante."',
    [
      '1. Comprimir o nariz com os dedos, de forma contínua, por 10 a 15 minutos, como medida inicial [1]',
      'Com o sangramento já controlado, a suspensão rotineira do anticoagulante não é recomendada [1]',
    ],
    [
      ['direction', 'Nos anticoagulados, o tampão anterior reabsorvível favorece o ressangramento [1]'],
      ['negation', 'No tamponamento anterior, o antibiótico profilático é indicado de rotina [1]'],
    ],
  ],
  [
    '"Quedas e psicotrópicos em instituições de longa permanência para idosos: estudo de coorte ‖ Foram seguidos por 12 meses 742 residentes de 19 instituições; 44,6% caíram ao menos uma vez. O uso de benzodiazepínicos associou-se a maior risco de queda (HR 1,58; IC95% 1,24 a 2,01), assim como o uso de dois ou mais psicotrópicos (HR 1,83; IC95% 1,41 a 2,38). Antidepressivos isolados não se associaram a quedas (HR 1,09; IC95% 0,84 a 1,41). Residentes com demência caíram mais que os demais (51,3% contra 38,2%), mas não tiveram mais fraturas. O uso de calçado fechado associou-se a menor risco (HR 0,76; IC95% 0,61 a 0,95). O quarto foi o local de metade das quedas, e 29% ocorreram entre 5 e 8 horas da manhã. A contenção mecânica não reduziu as quedas e acompanhou-se de mais lesões por pressão." + "Home exercise with or without medication review to prevent falls after hospital discharge: a three-arm trial ‖ We randomised 1,128 people aged 75 years or older, recently discharged from hospital, to home exercise, home exercise plus medication review, or usual care. Over 12 months the rate of falls was 1.29, 1.02 and 1.41 per person-year, respectively; only the combined intervention differed significantly from usual care (rate ratio 0.72; 95% CI 0.57 to 0.91). Injurious falls were reduced by the combined intervention (0.21 v 0.34 per person-year with usual care). Fractures did not differ between groups. Gait speed increased in both exercise groups. Fear of falling did not change in any group. Adherence to exercise declined from 71% at 3 months to 38% at 12 months. Musculoskeletal pain was more common in the two exercise groups (15.4% and 14.9%) than with usual care (8.8%)."',
    [],
    [
      [
        'wrong-reference',
        'A intervenção combinada de exercício e revisão de medicamentos reduziu as quedas com lesão (0,21 contra 0,34 por pessoa-ano com o cuidado usual) [1]',
      ],
    ],
  ],
  [
    '"Procalcitonin-guided antibiotic discontinuation in critically ill adults with sepsis: a meta-analysis ‖ Sixteen trials with 5,834 patients were included. Procalcitonin guidance shortened antibiotic treatment by 1.7 days (95% CI 1.1 to 2.3). Mortality at 28 days was lower with guidance (risk ratio 0.91; 95% CI 0.84 to 0.99), but the effect disappeared when the analysis was restricted to trials at low risk of bias (risk ratio 0.98; 95% CI 0.88 to 1.09). Length of stay in intensive care was unchanged (mean difference 0.2 days; 95% CI -0.4 to 0.8), and recurrent infection did not differ (risk ratio 1.06; 95% CI 0.85 to 1.32). In four trials, testing increased laboratory costs by 64 euros per patient. Protocol adherence ranged from 44% to 97%. The certainty of evidence was moderate for treatment duration and low for mortality." + "Seven or fourteen days of antibiotics for febrile urinary tract infection in men: non-inferiority trial ‖ In this double-blind trial, 392 men with febrile urinary tract infection were assigned to 7 or 14 days of antibiotic treatment. Clinical cure at six weeks was 92.3% with 7 days and 93.9% with 14 days (difference -1.6 percentage points; 95% CI -6.6 to 3.4), within the non-inferiority margin of 10 points. Microbiological recurrence was more common with 7 days (14.8% v 8.2%; P=0.04). Diarrhoea was less frequent with 7 days (9.7% v 18.4%), and Clostridioides difficile infection occurred in 0.5% and 3.6%. Readmission rates were similar. In the subgroup with a temperature above 39 °C at inclusion, cure was lower with 7 days (84.1% v 95.2%). Conclusions: seven days were non-inferior for clinical cure, at the price of more microbiological recurrences."',
    [],
    [
      [
        'wrong-reference',
        'A cura clínica em seis semanas foi de 92,3% com 7 dias de antibiótico e de 93,9% com 14 dias [1]',
      ],
    ],
  ],
  [
    '"Zolvarene 50 mg tablets: prescribing information, interactions and precautions ‖ Zolvarene is metabolised by CYP3A4. Strong CYP3A4 inhibitors such as clarithromycin increase zolvarene exposure 2.8-fold; with these drugs do not exceed 25 mg once daily. Rifampicin decreases exposure by 71%, and the combination should be avoided. Zolvarene raises digoxin concentrations by about 35%; monitor digoxin levels. It does not alter the effect of warfarin on INR, and it does not reduce the efficacy of oral contraceptives. Take the tablets with food, which increases absorption. Antacids containing aluminium reduce absorption and must be taken at least 2 hours apart. No dose adjustment is required in mild renal impairment (creatinine clearance 60 to 89 mL/min); zolvarene is contraindicated below 30 mL/min. Hyponatraemia occurred in 6.5% of treated patients and 1.9% of those on placebo; check serum sodium in the first 4 weeks." + "Interações entre varfarina e antimicrobianos em clínica de anticoagulação: coorte retrospectiva ‖ Analisamos 912 cursos de antimicrobiano em 604 usuários de varfarina. RNI acima de 5 ocorreu em 14,9% dos cursos de sulfametoxazol-trimetoprima, 9,2% dos de metronidazol e 2,3% dos de cefalexina. A azitromicina não se associou a RNI elevado após ajuste (OR 1,15; IC95% 0,72 a 1,84). A redução preventiva de 20% na dose de varfarina diminuiu os casos de RNI acima de 5 (5,1% contra 12,8%), mas aumentou os de RNI abaixo de 2 (21,4% contra 9,6%). Sangramento maior foi raro (0,8%) e não diferiu entre os antimicrobianos. O paracetamol em dose superior a 2 g por dia elevou o RNI em 0,6, em média. O controle do RNI entre o 3º e o 5º dia associou-se a menos atendimentos de urgência."',
    [],
    [
      [
        'wrong-reference',
        'A rifampicina diminui a exposição ao zolvareno em 71%, e a combinação deve ser evitada [2]',
      ],
    ],
  ],
  [
    '"Early or delayed cholecystectomy after mild gallstone pancreatitis in patients aged 70 years or older: randomised trial ‖ A total of 244 patients aged 70 years or older with mild gallstone pancreatitis were assigned to cholecystectomy during the index admission (early) or 6 weeks later (delayed). Readmission for biliary events occurred in 4.9% of the early group and 17.2% of the delayed group (P=0.003). Total hospital stay was shorter with early surgery (median 6 v 8 days). Operating time was longer in the early group (median 88 v 71 minutes; P=0.01), but conversion to open surgery did not differ (7.4% v 6.6%). Postoperative delirium was more frequent after early surgery (12.3% v 4.9%; P=0.04). One bile-duct injury occurred in each group. Quality of life at 12 months was similar. Early surgery prevented biliary readmissions but requires attention to delirium." + "Ten-year outcomes after sleeve gastrectomy or Roux-en-Y gastric bypass: a national cohort ‖ We followed 2,958 patients after sleeve gastrectomy and 4,107 after Roux-en-Y gastric bypass. At ten years, total weight loss was 21.4% after sleeve and 27.8% after bypass (P<0.001). Diabetes remission was more frequent after bypass (39.5% v 28.1%). New-onset reflux symptoms affected 31.6% of sleeve patients and 9.4% of bypass patients. Internal hernia or bowel obstruction was more common after bypass (6.2% v 1.1%), whereas iron-deficiency anaemia was less common after sleeve (18.7% v 33.0%). Mortality at 30 days did not differ (0.1% in both groups). Alcohol use disorder was more likely after bypass than after sleeve (hazard ratio 1.62; 95% CI 1.21 to 2.17). Self-harm did not differ between procedures. Conversion to another procedure was needed in 12.9% of sleeve patients."',
    [],
    [
      [
        'wrong-reference',
        'A internação total foi mais curta com a colecistectomia precoce (mediana de 6 contra 8 dias) [2]',
      ],
    ],
  ],
];

export const heartsAndWards: HandCase[] = casesOf(groups);
