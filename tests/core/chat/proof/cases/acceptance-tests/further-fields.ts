import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** As an assistant answers, over invented passages of nine more fields, counted after the first ones were studied. */
const groups: CaseGroup[] = [
  [
    '"Low-dose spironolactone versus placebo in heart failure with mildly reduced ejection fraction: a randomised trial ‖ Results: Of 1,248 patients randomised (624 per arm), 1,211 completed follow-up (median 26 months). Cardiovascular death or heart failure hospitalisation, the primary outcome, occurred in 112 patients (17.9%) in the spironolactone arm and 149 (23.9%) in the placebo arm (hazard ratio 0.72, 95% CI 0.57 to 0.92; P = 0.008). All-cause mortality did not differ significantly between arms (9.8% vs 10.6%; P = 0.64). Quality-of-life scores improved by 6.1 points with spironolactone and 3.4 points with placebo (P = 0.02). Hyperkalaemia (potassium above 5.5 mmol/L) was more frequent with spironolactone (8.2% vs 3.5%), as was gynaecomastia (2.9% vs 0.5%). Conclusions: Spironolactone 25 mg daily reduced the composite outcome, driven by fewer hospitalisations, without an effect on mortality."',
    [
      'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 17,9% dos pacientes com espironolactona e em 23,9% dos que receberam placebo (HR 0,72; IC 95% 0,57–0,92) [1]',
      'No braço placebo houve menos hipercalemia e menos ginecomastia do que no braço espironolactona [1]',
      'O ganho no desfecho composto decorreu da queda das hospitalizações, sem efeito sobre a mortalidade [1]',
    ],
    [
      ['direction', 'A espironolactona diminuiu a ocorrência de hipercalemia em relação ao placebo [1]'],
      [
        'decimal',
        'Hipercalemia, definida como potássio acima de 55 mmol/L, foi mais frequente com espironolactona (8,2% contra 3,5%) [1]',
      ],
    ],
  ],
  [
    '"Open versus endovascular repair of popliteal artery aneurysm: a multicentre registry cohort ‖ We analysed 876 elective repairs (541 open bypass, 335 endovascular stent graft). At 3 years, primary patency was 81.4% after open repair and 68.2% after endovascular repair (adjusted hazard ratio for loss of patency with endovascular repair 1.83, 95% CI 1.37 to 2.45). Major amputation rates were similar (2.0% vs 2.4%; P = 0.71). Median hospital stay was shorter after endovascular repair (2 vs 6 days; P < 0.001), and wound complications were less common (1.8% vs 9.6%). Thirty-day mortality was 0.6% in both groups. Smoking at the time of surgery was associated with loss of patency in both groups, whereas diabetes was not. Open bypass should remain the first choice in fit patients with a suitable vein."',
    [
      'Três anos após o reparo aberto, a patência primária era de 81,4%, contra 68,2% no grupo endovascular [1]',
      'Os pacientes tratados por via endovascular ficaram menos tempo internados (mediana de 2 dias, ante 6) e tiveram menos complicações de ferida [1]',
      'O tabagismo na época da cirurgia associou-se à perda de patência nos dois grupos; o diabetes, não [1]',
    ],
    [
      [
        'direction',
        'O risco ajustado de perder a patência foi menor com o reparo endovascular do que com a cirurgia aberta (HR 1,83; IC 95% 1,37–2,45) [1]',
      ],
      ['digit', 'Dos 876 reparos eletivos analisados, 514 foram por bypass aberto e 335 por endoprótese [1]'],
      ['negation', 'Fumar na época da cirurgia não se associou à perda de patência em nenhum dos grupos [1]'],
    ],
  ],
  [
    '"Diretriz sobre manejo perioperatório de anticoagulantes orais em cirurgia eletiva ‖ Recomenda-se suspender a rivaroxabana 24 horas antes de procedimentos de baixo risco hemorrágico e 48 horas antes dos de alto risco (Classe I, nível B). Em pacientes com depuração de creatinina abaixo de 30 mL/min, o intervalo deve ser ampliado para 72 horas. Não se recomenda a ponte de rotina com heparina de baixo peso molecular (Classe III), porque aumenta o sangramento sem reduzir o tromboembolismo. A reintrodução do anticoagulante deve ocorrer entre 24 e 72 horas após a cirurgia, conforme a hemostasia. Pacientes com prótese mecânica mitral devem suspender a varfarina 5 dias antes e podem receber ponte (Classe IIa). A dosagem rotineira de anti-Xa antes de cirurgia eletiva não é necessária."',
    [
      'A rivaroxabana deve ser interrompida 48 horas antes de procedimentos com alto risco de sangramento (Classe I, nível B) [1]',
      'A ponte de rotina com HBPM é desaconselhada, pois eleva o sangramento e não diminui o tromboembolismo [1]',
      'Dispensa-se a dosagem rotineira de anti-Xa antes de cirurgia eletiva [1]',
    ],
    [
      [
        'direction',
        'Quando a depuração de creatinina está abaixo de 30 mL/min, o intervalo de suspensão da rivaroxabana deve ser encurtado [1]',
      ],
      [
        'bounds',
        'O anticoagulante deve ser reintroduzido entre 24 e 96 horas após a cirurgia, de acordo com a hemostasia [1]',
      ],
      [
        'comparator',
        'Em pacientes com depuração de creatinina acima de 30 mL/min, a suspensão da rivaroxabana deve ser ampliada para 72 horas [1]',
      ],
      [
        'negation',
        'Recomenda-se a ponte de rotina com heparina de baixo peso molecular no perioperatório [1]',
      ],
    ],
  ],
  [
    '"Azithromycin or doxycycline for prevention of COPD exacerbations: a three-arm randomised trial ‖ Participants (n = 933) received azithromycin 250 mg three times weekly, doxycycline 100 mg daily or placebo for 12 months. The annual rate of moderate or severe exacerbations was 1.21 with azithromycin, 1.68 with doxycycline and 1.74 with placebo. Compared with placebo, azithromycin lowered the exacerbation rate (rate ratio 0.70, 95% CI 0.58 to 0.84), but doxycycline did not (0.97, 0.81 to 1.15). FEV1 decline did not differ among arms. Hearing loss on audiometry was found in 6.4% with azithromycin, 2.6% with doxycycline and 2.3% with placebo. Colonisation by macrolide-resistant bacteria increased with azithromycin (31% vs 12% with placebo). Photosensitivity was reported mainly with doxycycline (5.8%). Azithromycin should be reserved for frequent exacerbators without hearing impairment."',
    [
      'Frente ao placebo, a azitromicina baixou a taxa de exacerbações moderadas ou graves (razão de taxas 0,70; IC 95% 0,58 a 0,84) [1]',
      'A doxiciclina não reduziu as exacerbações em comparação com o placebo [1]',
      '- Perda auditiva à audiometria: 6,4% com azitromicina, 2,6% com doxiciclina e 2,3% com placebo [1]',
    ],
    [
      [
        'direction',
        'A colonização por bactérias resistentes a macrolídeos diminuiu com o uso de azitromicina [1]',
      ],
      [
        'decimal',
        'A taxa anual de exacerbações moderadas ou graves foi de 12,1 com azitromicina, 1,68 com doxiciclina e 1,74 com placebo [1]',
      ],
      [
        'unit',
        'Os participantes receberam azitromicina 250 mcg três vezes por semana, doxiciclina 100 mg ao dia ou placebo [1]',
      ],
    ],
  ],
  [
    '"CPAP versus mandibular advancement devices in moderate obstructive sleep apnoea: systematic review and meta-analysis ‖ Nineteen trials (2,317 participants) were included. CPAP reduced the apnoea-hypopnoea index more than mandibular advancement devices (mean difference 7.8 events/h, 95% CI 5.6 to 10.0; moderate certainty). Epworth Sleepiness Scale scores did not differ between treatments (mean difference -0.3 points, 95% CI -0.8 to 0.2). Nightly use was longer with devices than with CPAP (5.9 vs 4.7 h). Compared with inactive control, 24-hour systolic blood pressure fell by 2.1 mmHg with CPAP and by 1.8 mmHg with devices (low certainty). Temporomandibular discomfort was more common with devices (risk ratio 2.9, 95% CI 1.8 to 4.7), and nasal dryness was more common with CPAP. Devices are a reasonable alternative for patients who do not tolerate CPAP."',
    [
      'O índice de apneia-hipopneia foi mais reduzido pelo CPAP do que pelos aparelhos de avanço mandibular, com diferença média de 7,8 eventos por hora (IC 95% 5,6–10,0) [1]',
      'Na escala de sonolência de Epworth não se encontrou diferença entre os dois tratamentos [1]',
      'Desconforto temporomandibular foi mais comum com os aparelhos, ao passo que ressecamento nasal foi mais comum com o CPAP [1]',
    ],
    [
      ['direction', 'Os aparelhos intraorais foram usados por menos horas por noite do que o CPAP [1]'],
      [
        'direction',
        'Comparada ao controle inativo, a pressão sistólica de 24 horas subiu 2,1 mmHg com CPAP e 1,8 mmHg com os aparelhos [1]',
      ],
      [
        'bounds',
        'A diferença entre CPAP e aparelhos na escala de Epworth foi de −0,3 ponto (IC 95% −0,8 a 0,6) [1]',
      ],
      [
        'unit',
        'Os pacientes usaram os aparelhos intraorais por 5,9 minutos a cada noite, mais do que o CPAP [1]',
      ],
    ],
  ],
  [
    '"Mirabegron added to tamsulosin in men with residual storage symptoms: a double-blind randomised trial ‖ In total, 568 men with residual storage symptoms despite tamsulosin were assigned to add-on mirabegron 50 mg or placebo for 12 weeks. Mean micturitions per 24 h fell by 2.0 with mirabegron and 1.3 with placebo (difference -0.7, 95% CI -1.1 to -0.3; P = 0.001). Urgency episodes decreased in both arms, more so with mirabegron (-2.6 vs -1.9; P = 0.03). Peak urinary flow and nocturia did not differ between arms. Post-void residual volume increased by 9 mL with mirabegron and 2 mL with placebo. Acute urinary retention occurred in 3 men (1.1%) receiving mirabegron and 2 (0.7%) receiving placebo; new hypertension in 4.9% and 4.6%. Discontinuation for adverse events was no more common than with placebo."',
    [
      'Em homens já em uso de tansulosina, acrescentar mirabegrona 50 mg diminuiu as micções em 24 horas em 2,0, contra 1,3 com placebo (P = 0,001) [1]',
      'Fluxo urinário máximo e noctúria foram semelhantes nos dois braços, sem diferença entre eles [1]',
      'Abandonar o tratamento por evento adverso não foi mais comum com mirabegrona do que com placebo [1]',
    ],
    [
      ['direction', 'O resíduo pós-miccional diminuiu 9 mL com mirabegrona e 2 mL com placebo [1]'],
      [
        'digit',
        'Retenção urinária aguda ocorreu em 8 homens (1,1%) que receberam mirabegrona e em 2 (0,7%) do grupo placebo [1]',
      ],
      ['negation', 'Os episódios de urgência não diminuíram em nenhum dos braços [1]'],
    ],
  ],
  [
    '"Diagnostic accuracy of a six-gene urinary panel for recurrence of non-muscle-invasive bladder cancer ‖ Among 612 patients under surveillance, cystoscopy with biopsy confirmed 124 recurrences. The panel had a sensitivity of 88.7% (95% CI 82.1 to 93.4) and a specificity of 71.3%; cytology had a sensitivity of 46.8% and a specificity of 94.5%. For high-grade tumours, panel sensitivity was 96.1%. Negative predictive value of the panel was 97.2%. The panel missed 14 recurrences, 12 of them low grade. Performance was not affected by sex, but specificity fell to 54.0% in patients with concurrent urinary tract infection. Conclusion: the panel may allow cystoscopy to be postponed, but should not replace it."',
    [
      'O painel urinário teve sensibilidade de 88,7%, acima dos 46,8% da citologia [1]',
      'A citologia foi mais específica que o painel [1]',
      'Das 124 recidivas, 14 passaram despercebidas pelo painel, sendo 12 delas de baixo grau [1]',
    ],
    [
      [
        'direction',
        'Na presença de infecção urinária concomitante, a especificidade do painel subiu para 54,0% [1]',
      ],
      ['direction', 'A citologia mostrou-se mais sensível que o painel urinário para detectar recidivas [1]'],
      ['decimal', 'O valor preditivo negativo do painel foi de 9,72% [1]'],
      ['negation', 'O painel deve substituir a cistoscopia, segundo a conclusão dos autores [1]'],
    ],
  ],
  [
    '"Early versus delayed weight bearing after surgical fixation of ankle fractures: a pragmatic randomised trial ‖ We randomised 482 adults to weight bearing from week 2 (early) or from week 6 (delayed). The Olerud-Molander ankle score at 4 months was 66.4 in the early group and 60.1 in the delayed group (difference 6.3 points, 95% CI 2.9 to 9.7). At 12 months the groups no longer differed (80.2 vs 79.5; P = 0.68). Wound infection was similar (5.0% vs 5.8%), as were implant-related complications (3.7% vs 3.3%). Median time to return to work was 52 days in the early group and 67 days in the delayed group (P < 0.001). Mean costs per patient were £310 lower with early weight bearing. Deep vein thrombosis was uncommon in both groups."',
    [
      'Aos 4 meses, o escore de Olerud-Molander era 6,3 pontos mais alto com a carga precoce (66,4 contra 60,1) [1]',
      'Com um ano de seguimento, os grupos já não diferiam quanto ao escore funcional do tornozelo [1]',
      'O grupo de carga tardia demorou mais a voltar ao trabalho: mediana de 67 dias, ante 52 no de carga precoce [1]',
    ],
    [
      [
        'direction',
        'O retorno ao trabalho foi mais demorado nos pacientes que apoiaram o pé precocemente [1]',
      ],
      ['direction', 'O custo médio por paciente foi £310 maior com a carga precoce [1]'],
      ['digit', 'Foram randomizados 428 adultos para carga a partir da semana 2 ou da semana 6 [1]'],
      [
        'comparator',
        'O tempo mediano até o retorno ao trabalho foi de 52 dias com carga precoce e 67 com carga tardia (P > 0,001) [1]',
      ],
      ['bounds', 'A diferença no escore de tornozelo aos 4 meses foi de 6,3 pontos (IC 95% 2,9 a 7,9) [1]'],
    ],
  ],
  [
    '"Aquecimento neuromuscular e lesões em jogadoras de futsal: coorte de duas temporadas ‖ Acompanhamos 742 atletas de 14 a 19 anos, 389 em clubes que adotaram o programa de aquecimento e 353 em clubes sem o programa. A taxa de lesão do ligamento cruzado anterior foi de 0,31 por 1.000 horas com o programa e 0,82 sem ele (razão de taxas 0,38; IC 95% 0,17–0,84). As entorses de tornozelo também foram menos frequentes (1,9 contra 2,7 por 1.000 horas; p = 0,02). Não houve diferença nas lesões musculares da coxa (1,4 contra 1,5; p = 0,77). A adesão foi de pelo menos duas sessões semanais em 63% das atletas do programa; entre as de baixa adesão não se observou redução de lesões. Dor muscular leve foi relatada por 18%."',
    [
      'Nos clubes que adotaram o aquecimento, as atletas lesionaram menos o ligamento cruzado anterior (0,31 contra 0,82 por 1.000 horas) [1]',
      'Entre as jogadoras com baixa adesão, a redução de lesões não apareceu [1]',
      'Quanto às lesões musculares da coxa, os grupos não se distinguiram (1,4 e 1,5; p = 0,77) [1]',
    ],
    [
      ['direction', 'O programa de aquecimento acompanhou-se de mais entorses de tornozelo [1]'],
      ['negation', 'Mesmo entre as atletas de baixa adesão observou-se redução de lesões [1]'],
      ['digit', 'Dor muscular leve foi relatada por 13% das atletas [1]'],
      ['comparator', 'Em 63% das atletas do programa, a adesão foi de no máximo duas sessões semanais [1]'],
    ],
  ],
  [
    '"Budesonide nasal irrigation versus saline alone in chronic rhinosinusitis: a randomised controlled trial ‖ Adults with chronic rhinosinusitis (n = 214) irrigated the nose twice daily for 12 weeks with saline containing budesonide 1 mg or with saline alone. The SNOT-22 score decreased by 24.6 points with budesonide and 17.2 points with saline alone (difference 7.4, 95% CI 2.1 to 12.7). Endoscopic scores improved more in the budesonide group (P = 0.006). Smell identification did not differ between groups (P = 0.41). Rescue oral corticosteroids were needed by 8.4% with budesonide and 15.9% with saline alone. Epistaxis occurred in 7.5% and 4.7%, respectively (P = 0.39). Morning cortisol remained within the normal range in all participants, and intraocular pressure was unchanged. Adding budesonide improves symptoms without evidence of systemic suppression."',
    [
      'Após 12 semanas, a queda do SNOT-22 foi de 24,6 pontos com budesonida na irrigação e de 17,2 com solução salina isolada [1]',
      'O cortisol matinal permaneceu normal em todos os participantes e a pressão intraocular não se alterou [1]',
      'Menos pacientes do grupo budesonida precisaram de corticoide oral de resgate [1]',
    ],
    [
      [
        'direction',
        'Os escores endoscópicos melhoraram em igual medida com budesonida e com solução salina isolada [1]',
      ],
      ['unit', 'A irrigação nasal continha budesonida 1 g e foi feita duas vezes ao dia por 12 semanas [1]'],
      ['negation', 'O cortisol matinal não se manteve na faixa normal em todos os participantes [1]'],
    ],
  ],
  [
    '"Hemorragia após adenotonsilectomia em crianças: coorte retrospectiva de um hospital terciário ‖ Foram incluídas 1.036 crianças operadas entre 2014 e 2021. Hemorragia pós-operatória ocorreu em 3,4% e foi mais frequente com eletrocautério (4,6%) do que com dissecção a frio (2,1%; p = 0,03). Idade acima de 12 anos aumentou o risco de hemorragia (OR 2,3; IC 95% 1,2–4,4). O uso de ibuprofeno no pós-operatório não se associou a hemorragia (OR 1,05; IC 95% 0,61–1,80). A dor no terceiro dia foi menor com dissecção a frio (escore médio 3,1 contra 4,0; p < 0,001), embora o tempo cirúrgico tenha sido maior (31 contra 22 minutos). Readmissão por desidratação ocorreu em 1,2% das crianças, sem diferença entre as técnicas. Não houve óbitos."',
    [
      'A dissecção a frio teve menos hemorragia pós-operatória que o eletrocautério (2,1% contra 4,6%; p = 0,03) [1]',
      'Não se encontrou associação entre ibuprofeno no pós-operatório e hemorragia (OR 1,05; IC 95% 0,61–1,80) [1]',
      'Com a dissecção a frio houve menos dor no terceiro dia, mas o tempo cirúrgico foi maior [1]',
    ],
    [
      [
        'direction',
        'Não houve diferença na frequência de hemorragia entre o eletrocautério (4,6%) e a dissecção a frio (2,1%; p = 0,03) [1]',
      ],
      ['decimal', 'Hemorragia pós-operatória ocorreu em 0,34% das 1.036 crianças [1]'],
      ['comparator', 'Idade abaixo de 12 anos aumentou o risco de hemorragia (OR 2,3; IC 95% 1,2–4,4) [1]'],
      ['negation', 'O uso de ibuprofeno no pós-operatório associou-se a hemorragia [1]'],
    ],
  ],
  [
    '"Time-restricted eating in adults with overweight: a meta-analysis of randomised trials ‖ Fourteen trials with 1,102 adults lasting 12 to 52 weeks were pooled. Weight loss with time-restricted eating did not differ from that with continuous energy restriction (mean difference -0.4 kg, 95% CI -1.1 to 0.3). Compared with unrestricted eating, time-restricted eating lowered body weight by 2.3 kg (95% CI 1.5 to 3.1) and fasting glucose by 2.9 mg/dL; LDL cholesterol was unaffected. Loss of lean mass was greater with time-restricted eating than with continuous restriction (mean difference 0.5 kg, 95% CI 0.1 to 0.9). Headache during the first 2 weeks was more common with time-restricted eating (14% vs 6%). Drop-out was lower with time-restricted eating than with continuous restriction (11% vs 17%)."',
    [
      'Em relação à alimentação sem restrição, a alimentação em tempo restrito baixou o peso em 2,3 kg (IC 95% 1,5 a 3,1) [1]',
      'A alimentação com restrição de tempo e a restrição calórica contínua não diferiram quanto à perda de peso [1]',
      'Cefaleia nas duas primeiras semanas: 14% com alimentação em tempo restrito, 6% com o comparador [1]',
    ],
    [
      [
        'direction',
        'A alimentação em tempo restrito fez perder mais peso do que a restrição calórica contínua [1]',
      ],
      [
        'direction',
        'Diante da alimentação irrestrita, a glicemia de jejum aumentou 2,9 mg/dL com a alimentação em tempo restrito [1]',
      ],
      [
        'unit',
        'Comparada à alimentação sem restrição, a alimentação em tempo restrito reduziu a glicemia de jejum em 2,9 mmol/L [1]',
      ],
      [
        'negation',
        'O colesterol LDL foi afetado pela alimentação em tempo restrito, comparada à alimentação irrestrita [1]',
      ],
    ],
  ],
  [
    '"Uso de suplementos alimentares entre frequentadores de academias: inquérito em cinco capitais ‖ Responderam 1.320 frequentadores. Ao todo, 58,3% usavam pelo menos um suplemento: proteína do soro do leite (41,7%), creatina (36,2%) e cafeína (12,5%). O uso foi mais frequente em homens (66,1%) do que em mulheres (49,8%; p < 0,001) e menos frequente em pessoas com 60 anos ou mais. Não houve associação entre renda e uso. A indicação partiu das redes sociais em 39,0% dos usuários e de nutricionista em 27,4%. Eventos adversos foram relatados por 9,6%, sobretudo gastrointestinais, e eram mais comuns em quem combinava três ou mais produtos. A maioria dos usuários (72,8%) não informava o uso ao médico."',
    [
      'Mais da metade dos respondentes (58,3%) consumia ao menos um suplemento, com a proteína do soro do leite (41,7%) à frente da creatina (36,2%) [1]',
      'As mulheres recorriam menos a suplementos do que os homens [1]',
      'A indicação veio mais vezes das redes sociais (39,0%) que do nutricionista (27,4%) [1]',
    ],
    [
      ['direction', 'Pessoas com 60 anos ou mais usavam suplementos com maior frequência [1]'],
      ['digit', 'Cafeína era consumida por 15,5% dos frequentadores de academia que responderam [1]'],
      ['negation', 'A maioria dos usuários (72,8%) informava ao médico que tomava suplementos [1]'],
    ],
  ],
  [
    '"Respirable crystalline silica and silicosis in stone workers: an occupational cohort ‖ We followed 5,418 stone workers for a median of 11 years. The incidence of silicosis was 4.2 per 1,000 person-years with cumulative exposure above 1 mg/m3-years and 0.9 per 1,000 person-years below this level. Each additional 0.5 mg/m3-years raised the risk of silicosis (hazard ratio 1.46, 95% CI 1.29 to 1.65). Wet cutting was associated with a lower risk of silicosis (0.54, 0.38 to 0.77), whereas use of disposable masks was not (0.94, 0.75 to 1.18). Mean FEV1 decline was 41 mL per year in the high-exposure group and 29 mL per year in the low-exposure group (P = 0.01). Lung cancer mortality was not increased among never-smokers (standardised mortality ratio 1.08, 95% CI 0.71 to 1.57). Tuberculosis was more frequent in workers with silicosis than in those without."',
    [
      'A incidência de silicose foi de 4,2 por 1.000 pessoas-ano com exposição cumulativa acima de 1 mg/m³-ano e de 0,9 abaixo desse nível [1]',
      'O corte a úmido associou-se a menor risco de silicose; com as máscaras descartáveis essa associação não foi vista [1]',
      'Em quem nunca fumou, não houve excesso de mortalidade por câncer de pulmão (razão padronizada 1,08; IC 95% 0,71 a 1,57) [1]',
    ],
    [
      [
        'direction',
        'A cada 0,5 mg/m³-ano adicional, o risco de silicose caiu (HR 1,46; IC 95% 1,29–1,65) [1]',
      ],
      ['unit', 'No grupo de alta exposição, o VEF1 declinou em média 41 mL por mês [1]'],
      ['negation', 'O uso de máscaras descartáveis associou-se a menor risco de silicose [1]'],
    ],
  ],
  [
    '"Ginástica laboral supervisionada e dor lombar em trabalhadores da indústria: ensaio randomizado por conglomerados ‖ Foram randomizados 36 setores (1.084 trabalhadores). Aos 6 meses, a prevalência de dor lombar incapacitante foi de 14,2% no grupo intervenção e 21,8% no grupo controle (RR 0,65; IC 95% 0,49–0,87). Os dias de afastamento por trabalhador foram 2,1 na intervenção e 3,4 no controle (p = 0,01). A prevalência de dor cervical não diferiu (19,5% e 20,1%; p = 0,81). A satisfação com o trabalho melhorou no grupo intervenção, mas a produtividade autorreferida permaneceu inalterada. Nenhum acidente ocorreu durante as sessões; tontura leve foi relatada por 0,9% dos participantes. Conclusão: sessões supervisionadas de 15 minutos, três vezes por semana, reduzem a dor lombar incapacitante e o absenteísmo."',
    [
      'Nos setores de controle, a dor lombar incapacitante atingiu 21,8% dos trabalhadores, contra 14,2% nos que fizeram ginástica laboral (RR 0,65) [1]',
      'Embora a satisfação com o trabalho tenha melhorado no grupo intervenção, a produtividade autorreferida não mudou [1]',
      'A cervicalgia teve prevalência parecida nos dois grupos (19,5% e 20,1%; p = 0,81) [1]',
    ],
    [
      [
        'direction',
        'O grupo intervenção acumulou mais dias de afastamento que o controle (2,1 contra 3,4 por trabalhador; p = 0,01) [1]',
      ],
      ['direction', 'A satisfação com o trabalho piorou entre os que participaram da ginástica laboral [1]'],
      [
        'bounds',
        'O risco relativo de dor lombar incapacitante aos 6 meses foi de 0,65 (IC 95% 0,39–0,87) com a intervenção [1]',
      ],
    ],
  ],
  [
    '"Artificial intelligence assistance for detection of scaphoid fractures on radiographs: a multireader diagnostic accuracy study ‖ Eighteen readers interpreted radiographs of 418 wrists, with MRI as the reference standard. Among radiologists, sensitivity rose from 74.6% without assistance to 86.2% with assistance (P = 0.002), while specificity did not change significantly (91.8% vs 90.9%; P = 0.48). Emergency physicians gained more: their sensitivity increased from 61.5% to 80.8%. Median reading time per case was shorter with assistance (28 vs 41 seconds). Agreement between readers improved (kappa 0.58 unassisted, 0.71 assisted). The stand-alone algorithm had an area under the curve of 0.88 and performed worse in patients with previous carpal surgery. Assisted reading may reduce unnecessary immobilisation, but this was not tested."',
    [
      'Com a ajuda da IA, a sensibilidade dos radiologistas passou de 74,6% para 86,2% (P = 0,002) [1]',
      'A especificidade dos radiologistas não se alterou de forma significativa com a assistência [1]',
      'Os emergencistas ganharam mais sensibilidade com a ferramenta, indo de 61,5% a 80,8% [1]',
    ],
    [
      ['direction', 'O tempo de leitura por caso aumentou quando os leitores contaram com a IA [1]'],
      [
        'direction',
        'A concordância entre leitores piorou com a assistência (kappa de 0,58 sem e 0,71 com a IA) [1]',
      ],
      ['digit', 'Isoladamente, o algoritmo teve área sob a curva de 0,83 [1]'],
    ],
  ],
  [
    '"Tirosfera® (iodeto de sódio 131I) cápsulas — bula para o profissional de saúde ‖ Tirosfera é indicada no tratamento do hipertireoidismo e do carcinoma diferenciado de tireoide. É contraindicada na gravidez e na amamentação; a amamentação deve ser interrompida pelo menos 6 semanas antes da administração e não deve ser retomada. Mulheres devem evitar a gravidez por 6 meses após o tratamento, e homens devem usar contracepção por 4 meses. Os antitireoidianos devem ser suspensos 5 dias antes. Após contraste iodado, aguardar 8 semanas. A cápsula deve ser tomada em jejum de pelo menos 2 horas. A ingestão abundante de líquidos reduz a dose de radiação na bexiga. Sialadenite ocorreu em cerca de 10% dos pacientes e náusea em 6%. Não foram realizados estudos em pacientes em diálise."',
    [
      'Gravidez e amamentação são contraindicações ao iodeto de sódio 131I em cápsulas [1]',
      'Depois do tratamento, a mulher deve evitar engravidar por 6 meses, e o homem deve usar contracepção por 4 [1]',
      'Beber bastante líquido diminui a dose de radiação que a bexiga recebe [1]',
    ],
    [
      ['direction', 'A ingestão abundante de líquidos aumenta a dose de radiação na bexiga [1]'],
      ['unit', 'Após o uso de contraste iodado, deve-se aguardar 8 dias para administrar o 131I [1]'],
      ['digit', 'Os antitireoidianos devem ser suspensos 3 dias antes da cápsula [1]'],
      ['negation', 'O medicamento não é contraindicado durante a amamentação [1]'],
    ],
  ],
  [
    '"PSMA PET-guided versus conventionally planned salvage radiotherapy after prostatectomy: a randomised phase 3 trial ‖ Results: We randomised 288 men with biochemical recurrence. Biochemical progression-free survival at 3 years was 78.4% with PSMA PET planning and 66.9% with conventional planning (hazard ratio 0.62, 95% CI 0.41 to 0.94). PET changed the radiotherapy plan in 37% of patients. In subgroup analysis, the benefit was seen in men with PSA of 0.5 ng/mL or higher but not in those with lower values. Genitourinary toxicity of grade 2 or higher was similar (22.1% vs 24.3%), whereas gastrointestinal toxicity of grade 2 or higher was less frequent with PET planning (9.0% vs 17.4%; P = 0.04). Overall survival did not differ between arms (hazard ratio 0.91, 95% CI 0.52 to 1.60). Conclusion: PSMA PET planning delays biochemical progression."',
    [
      'A sobrevida livre de progressão bioquímica em 3 anos foi de 78,4% com planejamento por PET-PSMA e de 66,9% com o convencional (HR 0,62) [1]',
      'O PET modificou o plano de radioterapia em 37% dos pacientes [1]',
      'Na análise de subgrupos, o benefício do planejamento por PET não foi visto nos homens com PSA abaixo de 0,5 ng/mL [1]',
    ],
    [
      ['direction', 'O planejamento guiado por PET-PSMA antecipou a progressão bioquímica [1]'],
      ['negation', 'A sobrevida global diferiu entre os braços (HR 0,91; IC 95% 0,52 a 1,60) [1]'],
    ],
  ],
  [
    '"Balanced crystalloid versus 0.9% saline for diabetic ketoacidosis in the emergency department: a randomised trial ‖ Adults with diabetic ketoacidosis (n = 396) received balanced crystalloid or 0.9% saline. Median time to resolution of ketoacidosis was 13.2 h with balanced crystalloid and 16.8 h with saline (P = 0.004). Intensive care admission was less frequent with balanced crystalloid (32.8% vs 43.4%; P = 0.03), as was hyperchloraemia (18.2% vs 46.5%). Hypokalaemia was more frequent with balanced crystalloid (29.8% vs 19.7%; P = 0.02). Acute kidney injury did not differ significantly (11.6% vs 14.1%; P = 0.45), nor did hospital stay (median 4 days in both groups). No deaths occurred in either group. Conclusions: Balanced crystalloid hastened resolution of ketoacidosis, but potassium should be monitored closely."',
    [
      'A cetoacidose resolveu-se mais cedo com o cristaloide balanceado (mediana de 13,2 h) do que com a salina a 0,9% (16,8 h) [1]',
      'Nem a lesão renal aguda nem a permanência hospitalar diferiram de modo significativo entre as soluções [1]',
      'Quem recebeu salina a 0,9% teve mais hipercloremia, porém menos hipocalemia [1]',
    ],
    [
      [
        'direction',
        'O cristaloide balanceado retardou a resolução da cetoacidose (13,2 h contra 16,8 h; P = 0,004) [1]',
      ],
      [
        'digit',
        'Hipocalemia ocorreu em 24,8% com cristaloide balanceado e em 19,7% com salina (P = 0,02) [1]',
      ],
    ],
  ],
  [
    '"Protocolo 0/1 hora com troponina ultrassensível na emergência: estudo antes e depois em três hospitais ‖ Avaliaram-se 1.874 pacientes com dor torácica. O protocolo descartou infarto em 58,6% (valor preditivo negativo 99,7%) e o confirmou em 15,2% (valor preditivo positivo 71,4%); 26,2% ficaram em observação. Eventos cardíacos maiores em 30 dias ocorreram em 0,4% dos descartados. O tempo mediano de permanência na emergência foi de 6,8 horas antes e 4,1 horas depois da implantação (p < 0,001). A sensibilidade foi menor em pacientes com menos de 2 horas de sintomas (96,1% contra 99,5% nos demais). A solicitação de testes ergométricos não aumentou após a implantação. A proporção de internações caiu de 41,3% para 29,7% após a implantação."',
    [
      'O protocolo permitiu descartar infarto em 58,6% dos pacientes, com valor preditivo negativo de 99,7% [1]',
      'A sensibilidade foi mais baixa em quem chegou com menos de 2 horas de sintomas [1]',
      'Depois da implantação, a proporção de internações recuou de 41,3% para 29,7% [1]',
    ],
    [
      [
        'direction',
        'A permanência mediana na emergência foi mais longa depois da implantação do protocolo (4,1 horas) do que antes (6,8 horas) [1]',
      ],
      ['direction', 'A proporção de internações cresceu após a implantação do protocolo [1]'],
      [
        'digit',
        'O protocolo confirmou infarto em 15,2% dos pacientes, com valor preditivo positivo de 77,4% [1]',
      ],
      ['negation', 'Após a implantação do protocolo, a solicitação de testes ergométricos aumentou [1]'],
    ],
  ],
  [
    '"Umecrol 55 micrograms inhalation powder: summary of prescribing information ‖ Umecrol is indicated for maintenance treatment of COPD in adults. The recommended dose is one inhalation of 55 micrograms once daily. It is not indicated for relief of acute bronchospasm. It is contraindicated in patients with severe hypersensitivity to milk proteins. No dose adjustment is required in renal impairment or in mild or moderate hepatic impairment; it has not been studied in severe hepatic impairment. Use with caution in narrow-angle glaucoma and urinary retention. Co-administration with other anticholinergics should be avoided. In 24-week trials, nasopharyngitis was reported more often than with placebo (8% vs 7%), as was cough (3% vs 2%). Discard the inhaler 6 weeks after opening the tray."',
    [
      'A posologia recomendada é de uma inalação de 55 microgramas, uma vez por dia [1]',
      'Insuficiência renal não exige ajuste da dose, tampouco insuficiência hepática leve ou moderada [1]',
      'Deve-se evitar o uso conjunto com outros anticolinérgicos [1]',
    ],
    [['negation', 'O pó inalatório está indicado para alívio do broncoespasmo agudo [1]']],
  ],
  [
    '"Clinical practice guideline on acute venous thromboembolism in emergency and vascular care ‖ We recommend outpatient treatment for low-risk pulmonary embolism (simplified PESI of 0; strong recommendation). We suggest against systemic thrombolysis in intermediate-risk pulmonary embolism without haemodynamic compromise, because it increases major bleeding (conditional). Inferior vena cava filters should not be placed routinely in patients who can be anticoagulated. Anticoagulation should be given for at least 3 months, and extended in unprovoked events when bleeding risk is low. For isolated distal deep vein thrombosis without severe symptoms, we suggest weekly ultrasound for 2 weeks rather than immediate anticoagulation. Compression stockings do not prevent post-thrombotic syndrome but may be offered for relief of symptoms. In patients older than 50 years, use an age-adjusted D-dimer threshold (age x 10 ng/mL)."',
    [
      'Recomenda-se tratar em regime ambulatorial a embolia pulmonar de baixo risco, isto é, com PESI simplificado igual a 0 [1]',
      'Meias de compressão não previnem a síndrome pós-trombótica, embora possam ser oferecidas para aliviar sintomas [1]',
      'Na trombose venosa distal isolada sem sintomas graves, sugere-se ultrassom semanal por 2 semanas em vez de anticoagulação imediata [1]',
    ],
    [
      [
        'direction',
        'Na embolia pulmonar de risco intermediário sem comprometimento hemodinâmico, a trombólise sistêmica diminui o sangramento maior [1]',
      ],
      [
        'digit',
        'A anticoagulação deve ser mantida por pelo menos 8 meses e estendida nos eventos não provocados quando o risco de sangramento é baixo [1]',
      ],
      [
        'negation',
        'Filtros de veia cava inferior devem ser colocados de rotina em pacientes que podem ser anticoagulados [1]',
      ],
    ],
  ],
  [
    '"Tourniquet use in total knee arthroplasty: a national survey of orthopaedic surgeons ‖ Of 1,146 surgeons invited, 637 responded (55.6%). A tourniquet was used routinely by 71.3% of respondents, selectively by 13.5% and never by 15.2%. Routine use was more common among surgeons with more than 20 years in practice (80.2%) than among those with fewer than 10 years (62.5%; P < 0.001). Annual surgical volume was not associated with tourniquet use. The main reasons for use were better visualisation (64.8%) and cementing quality (51.0%); the main concern among non-users was postoperative thigh pain (57.7%). Tranexamic acid was given by 92.6% of respondents, regardless of tourniquet use. Most respondents (68.9%) were willing to take part in a randomised trial."',
    [
      'O torniquete era de uso rotineiro para 71,3% dos respondentes, enquanto 15,2% nunca o empregavam [1]',
      'O volume cirúrgico anual não se associou ao uso de torniquete [1]',
    ],
    [
      [
        'direction',
        'Cirurgiões com mais de 20 anos de prática usavam torniquete de rotina com menor frequência que os com menos de 10 anos (80,2% contra 62,5%; P < 0,001) [1]',
      ],
    ],
  ],
  [
    '"Cranberry na prevenção de infecção urinária: revisão sistemática com meta-análise ‖ Incluíram-se 23 ensaios com 4.890 participantes. Em mulheres com infecção urinária recorrente, o cranberry reduziu o risco de novo episódio em comparação com placebo (RR 0,74; IC 95% 0,61–0,90; I² 41%). Não houve efeito em idosas institucionalizadas (RR 0,96; IC 95% 0,80–1,15) nem em gestantes. Em três ensaios, a antibioticoprofilaxia foi mais eficaz que o cranberry (RR 0,63; IC 95% 0,47–0,85), porém com mais resistência bacteriana. Os eventos gastrointestinais não diferiram do placebo (RR 1,10; IC 95% 0,83–1,46). As formulações com pelo menos 36 mg de proantocianidinas por dia tiveram efeito maior. A certeza da evidência foi moderada para mulheres com recorrência e baixa para os demais grupos."',
    [
      'Em idosas institucionalizadas e em gestantes, o cranberry não mostrou efeito [1]',
      'A antibioticoprofilaxia superou o cranberry (RR 0,63; IC 95% 0,47–0,85), mas com mais resistência bacteriana [1]',
    ],
    [
      [
        'direction',
        'Em mulheres com infecção urinária recorrente, o cranberry aumentou o risco de novo episódio frente ao placebo (RR 0,74; IC 95% 0,61–0,90) [1]',
      ],
    ],
  ],
  [
    '"Umecrol 55 micrograms inhalation powder: summary of prescribing information ‖ Umecrol is indicated for maintenance treatment of COPD in adults. The recommended dose is one inhalation of 55 micrograms once daily. It is not indicated for relief of acute bronchospasm. It is contraindicated in patients with severe hypersensitivity to milk proteins. No dose adjustment is required in renal impairment or in mild or moderate hepatic impairment; it has not been studied in severe hepatic impairment. Use with caution in narrow-angle glaucoma and urinary retention. Co-administration with other anticholinergics should be avoided. In 24-week trials, nasopharyngitis was reported more often than with placebo (8% vs 7%), as was cough (3% vs 2%). Discard the inhaler 6 weeks after opening the tray." + "Azithromycin or doxycycline for prevention of COPD exacerbations: a three-arm randomised trial ‖ Participants (n = 933) received azithromycin 250 mg three times weekly, doxycycline 100 mg daily or placebo for 12 months. The annual rate of moderate or severe exacerbations was 1.21 with azithromycin, 1.68 with doxycycline and 1.74 with placebo. Compared with placebo, azithromycin lowered the exacerbation rate (rate ratio 0.70, 95% CI 0.58 to 0.84), but doxycycline did not (0.97, 0.81 to 1.15). FEV1 decline did not differ among arms. Hearing loss on audiometry was found in 6.4% with azithromycin, 2.6% with doxycycline and 2.3% with placebo. Colonisation by macrolide-resistant bacteria increased with azithromycin (31% vs 12% with placebo). Photosensitivity was reported mainly with doxycycline (5.8%). Azithromycin should be reserved for frequent exacerbators without hearing impairment."',
    [],
    [
      [
        'wrong-reference',
        'O uso de azitromicina três vezes por semana por 12 meses reduziu as exacerbações da DPOC em comparação com placebo [1]',
      ],
    ],
  ],
  [
    '"PSMA PET-guided versus conventionally planned salvage radiotherapy after prostatectomy: a randomised phase 3 trial ‖ Results: We randomised 288 men with biochemical recurrence. Biochemical progression-free survival at 3 years was 78.4% with PSMA PET planning and 66.9% with conventional planning (hazard ratio 0.62, 95% CI 0.41 to 0.94). PET changed the radiotherapy plan in 37% of patients. In subgroup analysis, the benefit was seen in men with PSA of 0.5 ng/mL or higher but not in those with lower values. Genitourinary toxicity of grade 2 or higher was similar (22.1% vs 24.3%), whereas gastrointestinal toxicity of grade 2 or higher was less frequent with PET planning (9.0% vs 17.4%; P = 0.04). Overall survival did not differ between arms (hazard ratio 0.91, 95% CI 0.52 to 1.60). Conclusion: PSMA PET planning delays biochemical progression." + "Mirabegron added to tamsulosin in men with residual storage symptoms: a double-blind randomised trial ‖ In total, 568 men with residual storage symptoms despite tamsulosin were assigned to add-on mirabegron 50 mg or placebo for 12 weeks. Mean micturitions per 24 h fell by 2.0 with mirabegron and 1.3 with placebo (difference -0.7, 95% CI -1.1 to -0.3; P = 0.001). Urgency episodes decreased in both arms, more so with mirabegron (-2.6 vs -1.9; P = 0.03). Peak urinary flow and nocturia did not differ between arms. Post-void residual volume increased by 9 mL with mirabegron and 2 mL with placebo. Acute urinary retention occurred in 3 men (1.1%) receiving mirabegron and 2 (0.7%) receiving placebo; new hypertension in 4.9% and 4.6%. Discontinuation for adverse events was no more common than with placebo."',
    [],
    [
      [
        'wrong-reference',
        'A mirabegrona associada à tansulosina reduziu o número de micções em 24 horas mais do que o placebo [1]',
      ],
    ],
  ],
  [
    '"Tourniquet use in total knee arthroplasty: a national survey of orthopaedic surgeons ‖ Of 1,146 surgeons invited, 637 responded (55.6%). A tourniquet was used routinely by 71.3% of respondents, selectively by 13.5% and never by 15.2%. Routine use was more common among surgeons with more than 20 years in practice (80.2%) than among those with fewer than 10 years (62.5%; P < 0.001). Annual surgical volume was not associated with tourniquet use. The main reasons for use were better visualisation (64.8%) and cementing quality (51.0%); the main concern among non-users was postoperative thigh pain (57.7%). Tranexamic acid was given by 92.6% of respondents, regardless of tourniquet use. Most respondents (68.9%) were willing to take part in a randomised trial." + "Early versus delayed weight bearing after surgical fixation of ankle fractures: a pragmatic randomised trial ‖ We randomised 482 adults to weight bearing from week 2 (early) or from week 6 (delayed). The Olerud-Molander ankle score at 4 months was 66.4 in the early group and 60.1 in the delayed group (difference 6.3 points, 95% CI 2.9 to 9.7). At 12 months the groups no longer differed (80.2 vs 79.5; P = 0.68). Wound infection was similar (5.0% vs 5.8%), as were implant-related complications (3.7% vs 3.3%). Median time to return to work was 52 days in the early group and 67 days in the delayed group (P < 0.001). Mean costs per patient were £310 lower with early weight bearing. Deep vein thrombosis was uncommon in both groups."',
    [],
    [
      [
        'wrong-reference',
        'Na fixação de fraturas do tornozelo, a carga precoce antecipou o retorno ao trabalho (mediana de 52 contra 67 dias) [1]',
      ],
    ],
  ],
  [
    '"Balanced crystalloid versus 0.9% saline for diabetic ketoacidosis in the emergency department: a randomised trial ‖ Adults with diabetic ketoacidosis (n = 396) received balanced crystalloid or 0.9% saline. Median time to resolution of ketoacidosis was 13.2 h with balanced crystalloid and 16.8 h with saline (P = 0.004). Intensive care admission was less frequent with balanced crystalloid (32.8% vs 43.4%; P = 0.03), as was hyperchloraemia (18.2% vs 46.5%). Hypokalaemia was more frequent with balanced crystalloid (29.8% vs 19.7%; P = 0.02). Acute kidney injury did not differ significantly (11.6% vs 14.1%; P = 0.45), nor did hospital stay (median 4 days in both groups). No deaths occurred in either group. Conclusions: Balanced crystalloid hastened resolution of ketoacidosis, but potassium should be monitored closely." + "Protocolo 0/1 hora com troponina ultrassensível na emergência: estudo antes e depois em três hospitais ‖ Avaliaram-se 1.874 pacientes com dor torácica. O protocolo descartou infarto em 58,6% (valor preditivo negativo 99,7%) e o confirmou em 15,2% (valor preditivo positivo 71,4%); 26,2% ficaram em observação. Eventos cardíacos maiores em 30 dias ocorreram em 0,4% dos descartados. O tempo mediano de permanência na emergência foi de 6,8 horas antes e 4,1 horas depois da implantação (p < 0,001). A sensibilidade foi menor em pacientes com menos de 2 horas de sintomas (96,1% contra 99,5% nos demais). A solicitação de testes ergométricos não aumentou após a implantação. A proporção de internações caiu de 41,3% para 29,7% após a implantação."',
    [],
    [
      [
        'wrong-reference',
        'O protocolo 0/1 hora com troponina ultrassensível descartou infarto em 58,6% dos pacientes com dor torácica [1]',
      ],
    ],
  ],
];

export const furtherFields: HandCase[] = casesOf(groups);
