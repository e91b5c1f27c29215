import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The same over ten more fields. */
const groups: CaseGroup[] = [
  [
    '"Lower platelet transfusion threshold in adults receiving intensive chemotherapy: the SPARE-PLT randomised trial ‖ Between 2017 and 2021, 412 adults with acute leukaemia were randomised to prophylactic platelet transfusion at a threshold of 10 × 10^9/L (n = 207) or 20 × 10^9/L (n = 205). The primary outcome, WHO grade 2 or higher bleeding by day 30, occurred in 43.0% of the lower-threshold group and 40.5% of the higher-threshold group (difference 2.5 percentage points; 95% CI −7.1 to 12.1; P = 0.61). Platelet units per patient were fewer with the lower threshold (median 4 versus 7; P < 0.001). Febrile transfusion reactions were less frequent with the lower threshold (6.3% versus 13.2%; P = 0.02). Length of hospital stay (median 24 versus 25 days) and 30-day mortality (5.8% versus 6.3%) were similar. Platelet refractoriness was not assessed."',
    [
      'Com o gatilho de 20 × 10^9/L, cada paciente consumiu mais unidades de plaquetas (mediana de 7, contra 4 no gatilho de 10 × 10^9/L) [1]',
      'Mortalidade em 30 dias e duração da internação foram semelhantes com os dois limiares de transfusão profilática [1]',
      'Até o dia 30, sangramento grau 2 ou superior da OMS acometeu 43,0% dos pacientes no limiar mais baixo e 40,5% no mais alto, sem diferença significativa (P = 0,61) [1]',
    ],
    [
      [
        'direction',
        'Reações transfusionais febris foram mais frequentes com o limiar mais baixo (6,3% versus 13,2%; P = 0,02) [1]',
      ],
      ['negation', 'A refratariedade plaquetária foi avaliada nesse ensaio com leucemia aguda [1]'],
    ],
  ],
  [
    '"Ferro carboximaltose no pré-operatório de artroplastia: coorte retrospectiva em três hospitais ‖ Foram analisados 538 pacientes com anemia ferropriva submetidos a artroplastia eletiva; 261 receberam 1.000 mg de ferro carboximaltose intravenosa ao menos 14 dias antes da cirurgia e 277 receberam ferro oral. A hemoglobina no dia da cirurgia aumentou 1,9 g/dL no grupo intravenoso e 0,8 g/dL no grupo oral (p < 0,001). A transfusão de hemácias foi menos frequente no grupo intravenoso (9,6% versus 18,1%; OR ajustado 0,49; IC 95% 0,29 a 0,82). Não houve diferença em infecção do sítio cirúrgico (2,3% versus 2,9%) nem em tempo de internação. A hipofosfatemia foi mais comum com o ferro intravenoso (12,3% versus 1,1%). Nenhum caso de anafilaxia foi registrado."',
    [
      'Dos pacientes tratados com ferro oral, 18,1% receberam transfusão de hemácias, ante 9,6% dos que usaram a via intravenosa [1]',
      'A ferro carboximaltose intravenosa não se associou a mais infecção do sítio cirúrgico, mas com ela houve hipofosfatemia mais comum do que com o ferro oral [1]',
      'Nessa coorte de artroplastia eletiva não foi registrada anafilaxia [1]',
    ],
    [
      [
        'unit',
        'No grupo intravenoso, administraram-se 1.000 mcg de ferro carboximaltose pelo menos 14 dias antes da artroplastia [1]',
      ],
      [
        'direction',
        'O ferro oral elevou mais a hemoglobina até o dia da cirurgia do que o ferro intravenoso [1]',
      ],
      [
        'negation',
        'A ferro carboximaltose pré-operatória não se associou a menor frequência de transfusão de hemácias [1]',
      ],
    ],
  ],
  [
    '"Low-dose versus high-dose oral immunotherapy for cashew allergy in children: a three-arm placebo-controlled trial ‖ We randomised 186 children aged 4 to 11 years to 300 mg maintenance (low dose, n = 62), 1500 mg maintenance (high dose, n = 63) or placebo (n = 61) for 52 weeks. Tolerance of a 2000-mg challenge was achieved by 66% in the low-dose group, 71% in the high-dose group and 7% in the placebo group (P < 0.001 for each active dose versus placebo; P = 0.54 between active doses). Cashew-specific IgG4 rose in both active groups and remained unchanged with placebo. Adrenaline use for home reactions was higher with high dose (17%) than with low dose (5%) or placebo (3%). Withdrawal owing to gastrointestinal symptoms was 11% with high dose and 3% with low dose. Quality of life improved with low dose but did not differ from placebo in the high-dose group. No case of eosinophilic oesophagitis was confirmed."',
    [
      'A manutenção com 1500 mg não superou significativamente a de 300 mg na tolerância ao desafio de 2000 mg (71% e 66%; P = 0,54) [1]',
      'Reações em casa exigiram adrenalina em 5% das crianças da dose baixa, 17% da dose alta e 3% do placebo [1]',
      'No braço placebo, só 7% toleraram o desafio final e a IgG4 específica para castanha de caju não se modificou [1]',
    ],
    [
      [
        'digit',
        'Sintomas gastrointestinais levaram à saída do estudo de 14% das crianças da dose alta e 3% das da dose baixa [1]',
      ],
      [
        'direction',
        'A IgG4 específica para castanha de caju caiu nos dois grupos ativos e se manteve inalterada com placebo [1]',
      ],
      ['negation', 'Foram confirmados casos de esofagite eosinofílica durante a imunoterapia oral [1]'],
    ],
  ],
  [
    '"Levorastina 10 mg comprimidos – bula para profissionais de saúde ‖ Indicação: rinite alérgica e urticária crônica espontânea em adultos e adolescentes a partir de 12 anos. Posologia: 10 mg uma vez ao dia; na insuficiência renal moderada (depuração de creatinina de 30 a 59 mL/min), reduzir para 5 mg ao dia. O uso é contraindicado quando a depuração de creatinina é inferior a 15 mL/min. Não é necessário ajuste de dose na insuficiência hepática leve. Os alimentos retardam a absorção, mas não alteram a exposição total. O cetoconazol aumenta em 2,4 vezes a concentração plasmática de levorastina; não se observou prolongamento do intervalo QT. Reações adversas: cefaleia (8,2%), sonolência (4,6%) e boca seca (2,9%). Em estudo com simulador, o medicamento não prejudicou a capacidade de dirigir. Deve-se suspender o uso 5 dias antes de testes cutâneos, pois pode reduzir a reação papular."',
    [
      '- Insuficiência hepática leve: dispensa ajuste da dose de levorastina [1]',
      'Tomar levorastina com alimentos deixa a absorção mais lenta, sem mudar a exposição total ao fármaco [1]',
      'Antes de testes cutâneos, a levorastina precisa ser interrompida com 5 dias de antecedência, já que pode diminuir a pápula [1]',
    ],
    [
      ['unit', 'O paciente deve parar a levorastina 5 semanas antes de realizar testes cutâneos [1]'],
      [
        'comparator',
        'A levorastina é contraindicada em pacientes com depuração de creatinina superior a 15 mL/min [1]',
      ],
      ['direction', 'O cetoconazol reduz em 2,4 vezes a concentração plasmática da levorastina [1]'],
      ['negation', 'Em estudo com simulador, a levorastina prejudicou a capacidade de dirigir [1]'],
    ],
  ],
  [
    '"Home-based progressive resistance training after hip fracture: a randomised controlled trial in adults aged 70 years or older ‖ A total of 304 community-dwelling adults were allocated to 16 weeks of home-based resistance training (n = 151) or usual care (n = 153) after discharge. At 16 weeks, gait speed was 0.78 m/s in the training group and 0.69 m/s in the usual-care group (adjusted difference 0.08 m/s; 95% CI 0.04 to 0.12). The Short Physical Performance Battery score improved by 1.9 points with training and by 0.7 points with usual care (P < 0.001). Fear of falling decreased more in the training group. Rates of falls (1.1 versus 1.3 per person-year; P = 0.29) and readmissions (22% versus 24%; P = 0.71) did not differ significantly. Muscle soreness was more frequent with training (31% versus 12%). At 12 months, the gain in gait speed was no longer evident, and adherence fell from 81% to 46%."',
    [
      'Dor muscular apareceu em 31% dos idosos treinados e em 12% dos que seguiram o cuidado usual [1]',
      'O benefício sobre a velocidade da marcha já não era observado aos 12 meses [1]',
      'O cuidado usual rendeu ganho de 0,7 ponto no Short Physical Performance Battery, inferior ao 1,9 ponto obtido com o treinamento resistido domiciliar [1]',
      'Quedas e reinternações não foram significativamente reduzidas pelo treinamento resistido em casa [1]',
    ],
    [
      [
        'decimal',
        'Às 16 semanas, a diferença ajustada de velocidade de marcha a favor do treinamento foi de 0,8 m/s [1]',
      ],
      [
        'direction',
        'Às 16 semanas, a velocidade de marcha não diferiu entre treinamento (0,78 m/s) e cuidado usual (0,69 m/s) [1]',
      ],
      ['direction', 'O medo de cair aumentou mais entre os idosos que treinaram em casa [1]'],
    ],
  ],
  [
    '"Anticholinergic burden and delirium in older inpatients: prospective cohort study ‖ We followed 1,267 inpatients aged 75 years or older in eight geriatric wards. High anticholinergic burden (score ≥ 3) was present on admission in 28.4%. Incident delirium occurred in 24.7% of patients with high burden and 14.1% of those with low burden (adjusted hazard ratio 1.62; 95% CI 1.25 to 2.10). High burden was also associated with longer stay (median 12 versus 9 days) and with urinary retention (9.2% versus 4.8%). No association was found with in-hospital mortality (adjusted hazard ratio 1.08; 95% CI 0.74 to 1.57) or with falls. The association with delirium was stronger in patients with prior dementia. When a pharmacist review led to deprescribing within 48 hours, delirium was less frequent than when no drug was withdrawn (16.8% versus 27.9%)."',
    [
      'Internações mais longas, com mediana de 12 dias em vez de 9, acompanharam a carga anticolinérgica elevada à admissão [1]',
      'Não se demonstrou associação entre carga anticolinérgica alta e morte hospitalar (HR ajustado 1,08; IC 95% 0,74 a 1,57) [1]',
      'Idosos com demência prévia apresentaram associação mais forte entre carga anticolinérgica e delirium [1]',
    ],
    [
      [
        'comparator',
        'Carga anticolinérgica alta, definida por escore ≤ 3, estava presente na admissão em 28,4% dos pacientes [1]',
      ],
      [
        'direction',
        'Desprescrever em até 48 horas após a revisão do farmacêutico acompanhou-se de mais delirium do que não suspender nenhum fármaco (16,8% versus 27,9%) [1]',
      ],
      ['negation', 'Encontrou-se associação entre carga anticolinérgica elevada e quedas [1]'],
    ],
  ],
  [
    '"Tamoxifen, mefenamic acid or placebo for frequent bleeding in etonogestrel implant users: a three-arm randomised trial ‖ Two hundred and forty implant users with frequent or prolonged bleeding were assigned to tamoxifen 10 mg twice daily for 7 days (n = 80), mefenamic acid 500 mg three times daily for 5 days (n = 80) or placebo (n = 80). Over 90 days, bleeding-free days were 63.2 with tamoxifen, 52.7 with mefenamic acid and 50.9 with placebo (tamoxifen versus placebo P = 0.002; mefenamic acid versus placebo P = 0.58). Bleeding stopped within 7 days in 70%, 61% and 38%, respectively (both active drugs P < 0.01 versus placebo). Satisfaction was higher with tamoxifen than with placebo. Implant removal by 6 months was 11% with tamoxifen, 14% with mefenamic acid and 23% with placebo (P = 0.08). Hot flushes were more common with tamoxifen (15% versus 4% with placebo). Ovarian cysts were not increased. No thromboembolic event occurred."',
    [
      'O tamoxifeno proporcionou 63,2 dias livres de sangramento em 90 dias, diante de 50,9 com placebo (P = 0,002) [1]',
      'Embora tenha cessado o sangramento em 7 dias com mais frequência que o placebo, o ácido mefenâmico não se distinguiu dele em dias sem sangramento ao longo de 90 dias [1]',
      'A retirada do implante até 6 meses variou de 11% a 23% entre os braços, diferença que não atingiu significância estatística (P = 0,08) [1]',
    ],
    [
      ['digit', 'O ácido mefenâmico foi usado na dose de 500 mg três vezes ao dia por 8 dias [1]'],
      [
        'direction',
        'As usuárias do implante ficaram menos satisfeitas com tamoxifeno do que com placebo [1]',
      ],
    ],
  ],
  [
    '"Contracepção no puerpério: recomendações da Sociedade Regional de Saúde da Mulher ‖ Recomenda-se oferecer o DIU de cobre ou o sistema intrauterino com levonorgestrel nas primeiras 48 horas após o parto (recomendação forte, evidência moderada). A taxa de expulsão é maior na inserção imediata (10% a 15%) do que na inserção a partir de 4 semanas (2% a 4%), mas a continuação do método em 6 meses é superior com a inserção imediata. O implante de etonogestrel pode ser inserido antes da alta e não reduz o volume nem a duração da amamentação. Contraceptivos combinados não devem ser usados antes de 21 dias após o parto e devem ser evitados até 6 semanas em lactantes, pois aumentam o risco de tromboembolismo venoso. A amenorreia lactacional oferece eficácia de 98% somente nos primeiros 6 meses, com aleitamento exclusivo. Não se recomenda exigir exame citopatológico atualizado antes da inserção do DIU. A corioamnionite contraindica a inserção imediata."',
    [
      'O implante de etonogestrel pode ser colocado antes da alta, sem diminuir o volume ou a duração do aleitamento [1]',
      'Inserir o DIU a partir de 4 semanas do parto resulta em menos expulsões (2% a 4%) que a inserção imediata (10% a 15%) [1]',
      'Exigir citopatológico em dia antes de inserir o DIU não é recomendado [1]',
    ],
    [
      ['unit', 'Após o parto, contraceptivos combinados não devem ser usados antes de 21 semanas [1]'],
      ['bounds', 'A inserção imediata do DIU cursa com expulsão em 10% a 25% dos casos [1]'],
      ['direction', 'A continuação do DIU em 6 meses é inferior quando a inserção é imediata [1]'],
      ['negation', 'A corioamnionite não contraindica a inserção imediata do DIU [1]'],
    ],
  ],
  [
    '"Weekly depot buprenorphine versus daily sublingual buprenorphine in opioid use disorder: a multicentre open-label trial ‖ Participants (n = 358) were randomised 1:1 to weekly depot or daily sublingual buprenorphine for 24 weeks. Retention at week 24 was 68.7% in the depot group and 57.5% in the sublingual group (risk difference 11.2 percentage points; 95% CI 1.2 to 21.2). The mean percentage of opioid-negative urine samples was 54.6% and 46.9%, respectively (P = 0.03). Craving scores fell in both groups, without significant between-group difference (P = 0.44). Non-fatal overdose was infrequent (2.2% versus 3.4%; P = 0.52). Injection-site pain occurred in 19.0% of the depot group; constipation was less common with depot than with sublingual treatment (8.4% versus 15.6%). Cocaine use did not change in either group. Employment increased in the depot group only. One death, unrelated to treatment, was recorded in the sublingual group."',
    [
      'Na semana 24, permaneciam em tratamento 57,5% dos participantes do braço sublingual e 68,7% dos que recebiam a formulação de depósito semanal [1]',
      'A fissura diminuiu nos dois braços, sem diferença significativa entre eles [1]',
      'Houve um óbito no grupo sublingual, sem relação com o tratamento [1]',
    ],
    [
      [
        'bounds',
        'A retenção foi maior com a buprenorfina de depósito (diferença de risco de 11,2 pontos percentuais; IC 95% 1,2 a 31,2) [1]',
      ],
      [
        'direction',
        'A formulação de depósito resultou em proporção menor de urinas negativas para opioides que a sublingual (54,6% e 46,9%; P = 0,03) [1]',
      ],
      ['direction', 'A taxa de emprego caiu apenas entre os tratados com buprenorfina de depósito [1]'],
      ['negation', 'O consumo de cocaína mudou nos dois grupos de tratamento [1]'],
    ],
  ],
  [
    '"Combined versus single nicotine replacement in smokers with severe mental illness: systematic review and meta-analysis ‖ Fourteen trials (3,906 participants) were included. Combined nicotine replacement (patch plus a fast-acting form) increased abstinence at 6 months compared with a single form (risk ratio 1.34; 95% CI 1.15 to 1.56; I² = 21%). The effect was maintained at 12 months in five trials (risk ratio 1.22; 95% CI 1.01 to 1.48). Psychiatric symptoms did not worsen (standardised mean difference −0.04; 95% CI −0.13 to 0.05). Mouth irritation was more frequent with combined treatment (risk ratio 1.71), whereas insomnia was less frequent (risk ratio 0.79; 95% CI 0.65 to 0.96). Weight gain was smaller in the combined arm by 0.9 kg. Serious adverse events were similar. Preloading with a patch before the quit date did not improve abstinence. Certainty of evidence was moderate for 6-month abstinence and low for other outcomes."',
    [
      'A associação de adesivo com uma forma de ação rápida elevou a abstinência em 6 meses frente ao uso de uma única forma (RR 1,34; IC 95% 1,15–1,56) [1]',
      'Começar o adesivo antes da data de parada não trouxe ganho de abstinência [1]',
      'Insônia ocorreu menos com a reposição combinada, ao passo que a irritação na boca foi mais comum [1]',
    ],
    [
      ['digit', 'A metanálise reuniu quatorze ensaios, com 3.609 participantes [1]'],
      ['direction', 'O braço da reposição combinada ganhou mais peso do que o da forma única [1]'],
      ['negation', 'A reposição combinada de nicotina agravou os sintomas psiquiátricos [1]'],
    ],
  ],
  [
    '"Multilayer silicone foam dressing to prevent sacral pressure injury in intensive care: pragmatic cluster trial ‖ Thirty-two units (2,214 patients) were allocated to prophylactic sacral foam dressings plus standard care or to standard care alone. Pressure injuries of stage 2 or above developed in 3.9% of the dressing arm and 6.8% of the control arm (odds ratio 0.56; 95% CI 0.38 to 0.83). Heel injuries, where no dressing was applied, did not differ (4.1% versus 4.4%). Medical adhesive-related skin injury was higher in the dressing arm (2.7% versus 0.9%; P = 0.003). Nursing time for repositioning was unchanged at 38 minutes per shift. Moisture-associated dermatitis decreased from 8.3% with standard care to 5.6% with dressings (P = 0.01). Pain on dressing removal was mild. Intensive care mortality was 17.5% versus 18.2% (P = 0.66). The dressing was changed every 72 hours; in diaphoretic patients, dislodgement shortened this interval."',
    [
      'Sob cuidado padrão isolado, 6,8% dos pacientes desenvolveram lesão por pressão de estágio 2 ou superior, proporção que foi de 3,9% com o curativo de espuma [1]',
      'O reposicionamento continuou a tomar 38 minutos da enfermagem por turno, sem mudança com o curativo [1]',
      'A dermatite associada à umidade caiu com os curativos profiláticos (5,6%, ante 8,3% no cuidado padrão) [1]',
    ],
    [
      ['unit', 'As trocas do curativo sacral eram feitas a cada 72 dias [1]'],
      [
        'direction',
        'O curativo de espuma diminuiu as lesões de pele por adesivo médico (2,7% versus 0,9%; P = 0,003) [1]',
      ],
      [
        'direction',
        'Em pacientes com sudorese, o descolamento prolongou o intervalo entre as trocas do curativo [1]',
      ],
    ],
  ],
  [
    '"Conhecimento e práticas de enfermeiros da atenção primária no cuidado de úlceras venosas: inquérito transversal ‖ Responderam ao questionário 623 de 890 enfermeiros convidados (taxa de resposta de 70,0%). A medida do índice tornozelo-braço antes da compressão foi relatada por 27,3%; o principal motivo para não realizá-la foi a falta de doppler portátil (64%). O uso rotineiro de antibiótico tópico foi declarado por 38,7%, embora o protocolo municipal não o recomende. Enfermeiros com curso de especialização tiveram pontuação média de conhecimento maior (14,2 versus 11,6 de 20 pontos; p < 0,001) e aplicavam menos antissépticos citotóxicos. O tempo de formado não se associou à pontuação. A confiança para indicar terapia compressiva foi menor em unidades rurais (31% versus 52% nas urbanas). Não houve diferença entre os sexos. A participação em discussão de casos com estomaterapeuta aumentou a prescrição de compressão (razão de prevalência 1,58; IC 95% 1,27 a 1,96)."',
    [
      'A falta de doppler portátil, citada por 64%, foi a principal razão para não medir o índice tornozelo-braço [1]',
      'Anos de formado não tiveram associação com a pontuação de conhecimento dos enfermeiros [1]',
      'Nas unidades urbanas, os enfermeiros sentiam-se mais confiantes para indicar compressão do que nas rurais (52% contra 31%) [1]',
    ],
    [
      ['digit', 'Dos 890 enfermeiros convidados, 632 responderam ao questionário [1]'],
      [
        'direction',
        'Discutir casos com estomaterapeuta reduziu a prescrição de compressão (razão de prevalência 1,58; IC 95% 1,27 a 1,96) [1]',
      ],
      ['direction', 'Enfermeiros com especialização recorriam mais a antissépticos citotóxicos [1]'],
    ],
  ],
  [
    '"Nurse-led telemonitoring after discharge for chronic obstructive pulmonary disease: randomised trial ‖ Patients (n = 476) were assigned to 6 months of telemonitoring (n = 239) or usual follow-up (n = 237). The primary outcome, readmission for exacerbation, occurred in 29.7% and 31.2%, respectively (hazard ratio 0.95; 95% CI 0.68 to 1.32). Telemonitoring reduced unscheduled emergency visits (0.6 versus 0.9 per patient; rate ratio 0.67; 95% CI 0.52 to 0.86) and increased primary-care contacts (5.8 versus 3.9 per patient). St George\'s Respiratory Questionnaire scores improved by 4.7 points in the telemonitoring group and by 1.2 points in controls (P = 0.004). Anxiety scores worsened slightly in the telemonitoring group (0.8 points; P = 0.03). Inhaler adherence was better with telemonitoring (76% versus 63%). Mortality was 6.3% versus 5.9% (P = 0.87). Device dropout was higher in patients older than 80 years."',
    [
      'O telemonitoramento não reduziu significativamente a reinternação por exacerbação (HR 0,95; IC 95% 0,68 a 1,32) [1]',
      'No seguimento usual houve menos contatos com a atenção primária do que no telemonitoramento (3,9 e 5,8 por paciente, respectivamente) [1]',
      'A adesão aos inaladores foi melhor entre os telemonitorados, mas a ansiedade piorou ligeiramente nesse grupo [1]',
    ],
    [
      [
        'bounds',
        'As idas não programadas à emergência diminuíram com o telemonitoramento (razão de taxas 0,67; IC 95% 0,52 a 0,96) [1]',
      ],
      [
        'direction',
        'Os escores de ansiedade melhoraram discretamente no grupo de telemonitoramento (0,8 ponto; P = 0,03) [1]',
      ],
      [
        'direction',
        'O acompanhamento remoto conduzido por enfermeiros elevou as visitas não programadas ao pronto-socorro [1]',
      ],
    ],
  ],
  [
    '"Teledermatologia e tempo de espera na rede pública: coorte antes e depois da implantação ‖ O estudo comparou 8.412 encaminhamentos dermatológicos nos 12 meses anteriores e 9.035 nos 12 meses posteriores à implantação da teledermatologia. O tempo mediano de espera para a primeira avaliação caiu de 94 para 31 dias (p < 0,001). A proporção de casos resolvidos na atenção primária subiu de 22% para 57%. As consultas presenciais com especialista diminuíram 41%. O diagnóstico de melanoma em estágio inicial (espessura ≤ 1 mm) passou de 58,3% para 66,1%, sem significância estatística (p = 0,19). O absenteísmo nas consultas presenciais não se alterou (18% versus 17%). Fotografias de má qualidade impediram o laudo em 6,9% dos casos. O custo por encaminhamento foi R$ 37,40 menor no segundo período. A satisfação dos usuários foi pior entre idosos com mais de 75 anos."',
    [
      'Depois da teledermatologia, a mediana de espera pela primeira avaliação encurtou de 94 para 31 dias [1]',
      'As faltas às consultas presenciais permaneceram sem alteração [1]',
      'O avanço do diagnóstico de melanoma em fase inicial, de 58,3% para 66,1%, não foi estatisticamente significativo [1]',
    ],
    [
      [
        'digit',
        'Com a implantação, a parcela de casos resolvidos na atenção primária cresceu de 22% para 75% [1]',
      ],
      ['decimal', 'Cada encaminhamento custou R$ 3,74 a menos no período posterior à teledermatologia [1]'],
      ['direction', 'As consultas presenciais com especialista cresceram 41% após a teledermatologia [1]'],
      ['negation', 'A implantação da teledermatologia não encurtou o tempo mediano de espera [1]'],
    ],
  ],
  [
    '"Cost-effectiveness of self-sampled HPV testing versus clinician-collected cytology: a modelling study ‖ A microsimulation model followed women from age 25 to 85 years from a public payer perspective. Self-sampled HPV testing every 5 years cost US$ 214 per woman and yielded 26.41 quality-adjusted life-years (QALYs), compared with US$ 247 and 26.38 QALYs for cytology every 3 years; self-sampling was therefore dominant. Lifetime cervical cancer incidence was lower with self-sampling (4.1 versus 5.9 per 1,000 women), but colposcopy referrals were higher (142 versus 118 per 1,000). Extending the interval to 10 years saved a further US$ 39 per woman and lost 0.02 QALYs. Adding cytology triage was not cost-effective at a threshold of US$ 8,000 per QALY (incremental ratio US$ 21,300). Results were sensitive to participation: below 45% uptake, self-sampling was no longer cost-saving. In 91% of probabilistic simulations, self-sampling was the preferred strategy. Vaccination coverage did not change the ranking of strategies."',
    [
      'A autocoleta para HPV a cada 5 anos saiu mais barata que a citologia trienal (US$ 214 versus US$ 247 por mulher) e rendeu mais QALYs [1]',
      'Com a citologia, encaminharam-se menos mulheres à colposcopia (118 por 1.000) que com a autocoleta (142 por 1.000) [1]',
      'O ordenamento das estratégias não mudou em função da cobertura vacinal [1]',
    ],
    [
      ['comparator', 'Com participação acima de 45%, a autocoleta deixava de economizar recursos [1]'],
      [
        'direction',
        'A incidência de câncer do colo do útero ao longo da vida foi mais alta com a autocoleta (4,1 contra 5,9 por 1.000 mulheres) [1]',
      ],
      ['negation', 'Ao limiar de US$ 8.000 por QALY, acrescentar triagem citológica foi custo-efetivo [1]'],
    ],
  ],
  [
    '"Velutidase alfa in late-onset Farrow lysosomal disease: 18-month randomised double-blind trial ‖ Forty-eight adults received velutidase alfa 20 mg/kg every two weeks (n = 32) or placebo (n = 16). At 18 months, six-minute walk distance increased by 28.3 m with velutidase and decreased by 9.6 m with placebo (difference 37.9 m; 95% CI 12.4 to 63.4). Predicted forced vital capacity was stable in the velutidase group and fell by 3.8 percentage points in the placebo group (P = 0.02). Urinary oligosaccharides declined by 64% with active treatment. Muscle strength by dynamometry showed no significant difference (P = 0.31). Infusion-associated reactions affected 41% versus 19%; none led to discontinuation. Anti-drug antibodies appeared in 72% of treated patients but were not associated with loss of efficacy. Fatigue scores did not improve. Serum creatine kinase was reduced by 35% with velutidase and unchanged with placebo."',
    [
      'Em 18 meses, os pacientes com velutidase ganharam 28,3 m no teste de caminhada de seis minutos, enquanto os do placebo perderam 9,6 m [1]',
      'Anticorpos contra o fármaco foram detectados em 72% dos tratados, sem relação com perda de eficácia [1]',
      'Embora tenham acometido 41% dos pacientes com velutidase, as reações à infusão não motivaram nenhuma descontinuação [1]',
    ],
    [
      [
        'decimal',
        'Aos 18 meses, a diferença entre velutidase e placebo na caminhada de seis minutos foi de 3,79 m [1]',
      ],
      [
        'direction',
        'A capacidade vital forçada prevista ficou estável com velutidase e subiu 3,8 pontos percentuais com placebo (P = 0,02) [1]',
      ],
    ],
  ],
  [
    '"Rapid genome sequencing in critically ill infants with suspected monogenic disease: diagnostic yield and accuracy ‖ Among 233 infants, rapid trio genome sequencing was compared with an exome plus microarray reference pathway. Diagnostic yield was 41.2% with genome sequencing and 30.5% with the standard pathway (P = 0.01). Median time to report was 6 days versus 29 days. Sensitivity for pathogenic copy-number variants was 96.4% (95% CI 87.5 to 99.6) and specificity 98.9% (95% CI 95.9 to 99.9). For mitochondrial variants with heteroplasmy below 10%, sensitivity fell to 58.3%. Management changed in 62% of diagnosed infants; palliative care was introduced earlier in diagnosed infants. Variants of uncertain significance were more frequently reported with genome sequencing (14.6% versus 9.0%). Yield was lower in preterm infants without malformations (12.8%). Mortality at 1 year did not differ between infants with and without a diagnosis. Parental decisional regret was low."',
    [
      'O sequenciamento rápido do genoma em trio firmou diagnóstico em 41,2% dos lactentes, acima dos 30,5% da via padrão [1]',
      'Em prematuros sem malformações, o rendimento diagnóstico foi mais baixo, de 12,8% [1]',
      'A mortalidade em um ano não variou conforme a presença ou a ausência de diagnóstico [1]',
    ],
    [
      [
        'digit',
        'Para variantes patogênicas do número de cópias, o genoma rápido alcançou sensibilidade de 94,6% e especificidade de 98,9% [1]',
      ],
      [
        'direction',
        'O laudo do genoma rápido demorou mais que o da via padrão, com mediana de 6 dias contra 29 [1]',
      ],
    ],
  ],
  [
    '"Twelve-hour versus standard 21-hour acetylcysteine for paracetamol overdose: non-inferiority randomised trial ‖ In total, 518 adults presenting within 24 hours of a single overdose were assigned to a 12-hour regimen (n = 260) or the 21-hour regimen (n = 258), both delivering 300 mg/kg. Acute liver injury (ALT > 150 U/L and at least doubled) occurred in 5.4% with the 12-hour regimen and 5.8% with the 21-hour regimen (difference −0.4 points; 95% CI −4.4 to 3.6), meeting the non-inferiority margin of 5 points. Vomiting was less frequent with the shorter regimen (24% versus 43%; P < 0.001), as were anaphylactoid reactions (7% versus 20%). Median hospital stay was shortened from 34 to 22 hours. INR peaked at 1.3 in both groups. Extended infusion was required in 11.9% versus 10.5% (P = 0.60). Patients presenting later than 8 hours had more liver injury than those presenting earlier, irrespective of regimen. No patient required transplantation."',
    [
      'O esquema de acetilcisteína em 12 horas foi não inferior ao de 21 horas quanto à lesão hepática aguda (5,4% e 5,8%) [1]',
      'No esquema padrão de 21 horas, 43% vomitaram e 20% tiveram reação anafilactoide, frequências maiores que as do regime curto [1]',
      'Independentemente do regime, quem chegou depois de 8 horas sofreu mais lesão hepática do que quem chegou antes [1]',
    ],
    [
      [
        'direction',
        'Pacientes que procuraram atendimento depois de 8 horas apresentaram menos lesão hepática, qualquer que fosse o regime [1]',
      ],
      [
        'negation',
        'O esquema de 12 horas não cumpriu a margem de não inferioridade de 5 pontos para lesão hepática aguda [1]',
      ],
    ],
  ],
  [
    '"Acidentes botrópicos atendidos em hospital de referência da Amazônia: coorte de dez anos ‖ Foram incluídos 1.146 pacientes picados por serpentes do gênero Bothrops entre 2010 e 2019. O atendimento em até 6 horas ocorreu em 58,9%. A infecção secundária (abscesso ou celulite) acometeu 21,3% e foi mais frequente quando se aplicou torniquete (33,5% versus 18,0%; OR ajustado 2,1; IC 95% 1,5 a 2,9). A lesão renal aguda ocorreu em 7,2%, com risco maior nos atendidos após 6 horas (11,5% versus 4,2%). O antibiótico profilático não reduziu a infecção secundária (20,6% versus 21,9%; p = 0,59). A coagulopatia se resolveu em 24 horas em 89% dos casos tratados com soro. Reações precoces ao soro foram menos comuns com infusão diluída lenta (9,4% versus 16,7%). A síndrome compartimental foi rara (0,9%). A letalidade foi de 0,6%, sem diferença entre adultos e crianças. A pré-medicação com anti-histamínico não diminuiu as reações ao soro."',
    [
      'A aplicação de torniquete associou-se a mais infecção secundária (OR ajustado 2,1; IC 95% 1,5 a 2,9) [1]',
      'O uso de antibiótico profilático em picadas por Bothrops não diminuiu a infecção secundária [1]',
      'A infusão lenta e diluída do soro cursou com menos reações precoces (9,4% contra 16,7%) [1]',
    ],
    [
      ['digit', 'Entre os tratados com soro, a coagulopatia resolveu-se em 24 horas em 98% dos casos [1]'],
      [
        'direction',
        'Nos atendidos após 6 horas, o risco de lesão renal aguda foi menor (11,5% versus 4,2%) [1]',
      ],
      ['negation', 'Dar anti-histamínico como pré-medicação diminuiu as reações ao soro [1]'],
    ],
  ],
  [
    '"Management of toxic alcohol poisoning: clinical practice recommendations of an expert panel ‖ Fomepizole is recommended over ethanol where available because it causes less hypoglycaemia and central nervous system depression (strong recommendation); mortality does not differ between the two antidotes. Give a loading dose of 15 mg/kg, then 10 mg/kg every 12 hours, increasing to every 4 hours during haemodialysis. Start haemodialysis when pH is below 7.15, when visual impairment is present, or when methanol concentration is 50 mg/dL or higher. Intermittent haemodialysis is preferred over continuous techniques since it clears methanol and formate faster. Folinic acid 50 mg every 6 hours is suggested in methanol poisoning (weak recommendation). Activated charcoal should not be used. A normal osmolal gap does not exclude late presentation. Do not delay the antidote while awaiting laboratory confirmation. Stop fomepizole when methanol is below 20 mg/dL and the patient is asymptomatic. Bicarbonate is suggested when pH is below 7.30."',
    [
      'Havendo disponibilidade, prefere-se o fomepizol ao etanol por causar menos hipoglicemia e menor depressão do sistema nervoso central [1]',
      'Um gap osmolal normal não permite descartar intoxicação de apresentação tardia [1]',
      'A hemodiálise deve ser iniciada com metanol a partir de 50 mg/dL, pH inferior a 7,15 ou alteração visual [1]',
    ],
    [
      [
        'digit',
        'O fomepizol é iniciado com dose de ataque de 25 mg/kg, seguida de 10 mg/kg a cada 12 horas [1]',
      ],
      ['unit', 'Na intoxicação por metanol, sugere-se ácido folínico 50 g a cada 6 horas [1]'],
      ['comparator', 'Sugere-se bicarbonato quando o pH estiver acima de 7,30 [1]'],
      [
        'direction',
        'O etanol provoca menos hipoglicemia e menos depressão do sistema nervoso central que o fomepizol [1]',
      ],
      ['negation', 'O antídoto deve ser adiado enquanto se aguarda a confirmação laboratorial [1]'],
    ],
  ],
  [
    '"Fator VIII de meia-vida estendida versus padrão na profilaxia da hemofilia A grave: análise de custo-utilidade no sistema público ‖ O modelo de Markov comparou o fator VIII de meia-vida estendida com o fator padrão em meninos com hemofilia A grave, em horizonte de 20 anos e taxa de desconto de 5%. A estratégia de meia-vida estendida custou R$ 2,31 milhões por paciente, contra R$ 1,94 milhão da estratégia padrão, e gerou 0,86 QALY a mais, com razão incremental de R$ 430 mil por QALY, acima do limiar adotado de R$ 120 mil. O número anual de sangramentos articulares caiu de 2,7 para 1,4. As infusões semanais passaram de 3,0 para 1,8. O desenvolvimento de inibidores não diferiu entre as estratégias. Uma redução de 12% no preço tornaria a tecnologia custo-efetiva. O absenteísmo escolar foi menor com a meia-vida estendida, mas não modificou a conclusão na perspectiva da sociedade. O impacto orçamentário em cinco anos foi estimado em R$ 187 milhões."',
    [
      'A profilaxia com fator padrão custou R$ 1,94 milhão por paciente, menos que os R$ 2,31 milhões da alternativa de meia-vida estendida [1]',
      'Apesar de reduzir os sangramentos articulares de 2,7 para 1,4 ao ano, o fator de meia-vida estendida ultrapassou o limiar de custo-efetividade [1]',
      'Quanto ao surgimento de inibidores, não houve diferença entre as duas estratégias [1]',
    ],
    [
      [
        'digit',
        'Estimou-se impacto orçamentário de R$ 178 milhões em cinco anos com o fator de meia-vida estendida [1]',
      ],
      ['direction', 'Os meninos em uso de fator de meia-vida estendida faltaram mais à escola [1]'],
    ],
  ],
  [
    '"Rapid immunoassay for heparin-induced thrombocytopenia: diagnostic accuracy study ‖ Consecutive inpatients (n = 684) with suspected heparin-induced thrombocytopenia were tested; the serotonin-release assay was the reference standard and was positive in 61 (8.9%). The rapid particle immunoassay had a sensitivity of 95.1% (95% CI 86.3 to 99.0) and a specificity of 88.0% (95% CI 85.2 to 90.4). Enzyme immunoassay sensitivity was 98.4% and specificity 79.6%; the rapid test thus produced fewer false positives (75 versus 127). Combined with a low 4Ts score, a negative rapid test had a negative predictive value of 99.8%. Turnaround time was 25 minutes versus 7.5 hours. Accuracy was not affected by lipaemia, whereas specificity was lower after cardiac surgery (79.3%). Argatroban prescription before results decreased after the rapid test was introduced (31% to 14%), and thrombosis rates did not change."',
    [
      'O imunoensaio enzimático foi menos específico que o teste rápido por partículas (79,6% versus 88,0%) [1]',
      'A lipemia não interferiu na acurácia do teste rápido [1]',
      'Introduzido o teste rápido, caiu de 31% para 14% a prescrição de argatrobana antes dos resultados, sem mudança nas taxas de trombose [1]',
    ],
    [
      ['bounds', 'A sensibilidade do teste rápido foi de 95,1% (IC 95% 68,3 a 99,0) [1]'],
      ['direction', 'As taxas de trombose caíram depois da introdução do teste rápido [1]'],
      ['direction', 'O teste rápido gerou mais falsos-positivos do que o imunoensaio enzimático [1]'],
    ],
  ],
  [
    '"Direct oral challenge for removal of low-risk penicillin allergy labels: systematic review and meta-analysis ‖ Twenty-two studies with 5,871 adults and children were pooled. Immune-mediated reactions to direct oral challenge occurred in 3.1% (95% CI 2.2 to 4.2), and severe reactions in 0.1%. In three randomised trials, direct challenge was non-inferior to skin testing followed by challenge (risk difference 0.2 percentage points; 95% CI −1.1 to 1.5). Reactions were more frequent in children than in adults (4.6% versus 2.4%). Penicillin use in the year after delabelling increased (risk ratio 2.05; 95% CI 1.60 to 2.63), while fluoroquinolone use declined (risk ratio 0.61; 95% CI 0.48 to 0.78). Clostridioides difficile infection was not significantly reduced (risk ratio 0.84; 95% CI 0.63 to 1.12). Waiting time was shorter with direct challenge by a mean of 38 days. Two-step dosing did not lower the reaction rate compared with single dosing. Relabelling at 1 year affected 8.7% and was less common when a wallet card was issued."',
    [
      'Retirado o rótulo de alergia, prescreveram-se menos fluoroquinolonas (RR 0,61; IC 95% 0,48 a 0,78) e mais penicilinas (RR 2,05) [1]',
      'Fracionar o desafio em duas etapas não diminuiu a taxa de reações frente à dose única [1]',
    ],
    [
      ['decimal', 'Reações graves ao desafio oral direto foram vistas em 0,01% dos pacientes [1]'],
      [
        'direction',
        'No ano seguinte à retirada do rótulo, o uso de penicilinas caiu (RR 2,05; IC 95% 1,60 a 2,63) [1]',
      ],
      [
        'negation',
        'A infecção por Clostridioides difficile foi significativamente reduzida após a retirada do rótulo (RR 0,84; IC 95% 0,63 a 1,12) [1]',
      ],
    ],
  ],
  [
    '"Suplemento proteico com leucina em idosos institucionalizados com sarcopenia: ensaio clínico randomizado de três braços ‖ Foram randomizados 210 idosos (idade média de 83 anos) para suplemento proteico com leucina mais exercício (n = 70), exercício isolado (n = 70) ou cuidado habitual (n = 70) por 24 semanas. A massa magra apendicular aumentou 0,62 kg no grupo combinado e 0,21 kg com exercício isolado e diminuiu 0,30 kg no cuidado habitual. A força de preensão melhorou nos dois grupos com exercício em relação ao cuidado habitual (p < 0,01), sem diferença entre eles (p = 0,38). O tempo no teste de levantar da cadeira reduziu-se em 3,1 s no grupo combinado e em 2,4 s com exercício isolado. As quedas não diferiram entre os três grupos (p = 0,77). A função renal não piorou com o suplemento. Distensão abdominal foi mais frequente no grupo combinado (14% versus 4% com exercício isolado). Sintomas depressivos diminuíram apenas no grupo combinado. A adesão ao suplemento foi de 74%."',
    [
      'A massa magra apendicular encolheu 0,30 kg com o cuidado habitual e cresceu 0,62 kg com suplemento e exercício [1]',
    ],
    [
      ['digit', 'A adesão ao suplemento proteico ficou em 47% [1]'],
      ['unit', 'O grupo combinado reduziu em 3,1 min o tempo do teste de levantar da cadeira [1]'],
      [
        'direction',
        'O tempo para levantar da cadeira prolongou-se em 3,1 s no grupo combinado e em 2,4 s com exercício isolado [1]',
      ],
      ['negation', 'A função renal piorou nos idosos que usaram o suplemento [1]'],
    ],
  ],
  [
    '"Management of toxic alcohol poisoning: clinical practice recommendations of an expert panel ‖ Fomepizole is recommended over ethanol where available because it causes less hypoglycaemia and central nervous system depression (strong recommendation); mortality does not differ between the two antidotes. Give a loading dose of 15 mg/kg, then 10 mg/kg every 12 hours, increasing to every 4 hours during haemodialysis. Start haemodialysis when pH is below 7.15, when visual impairment is present, or when methanol concentration is 50 mg/dL or higher. Intermittent haemodialysis is preferred over continuous techniques since it clears methanol and formate faster. Folinic acid 50 mg every 6 hours is suggested in methanol poisoning (weak recommendation). Activated charcoal should not be used. A normal osmolal gap does not exclude late presentation. Do not delay the antidote while awaiting laboratory confirmation. Stop fomepizole when methanol is below 20 mg/dL and the patient is asymptomatic. Bicarbonate is suggested when pH is below 7.30." + "Twelve-hour versus standard 21-hour acetylcysteine for paracetamol overdose: non-inferiority randomised trial ‖ In total, 518 adults presenting within 24 hours of a single overdose were assigned to a 12-hour regimen (n = 260) or the 21-hour regimen (n = 258), both delivering 300 mg/kg. Acute liver injury (ALT > 150 U/L and at least doubled) occurred in 5.4% with the 12-hour regimen and 5.8% with the 21-hour regimen (difference −0.4 points; 95% CI −4.4 to 3.6), meeting the non-inferiority margin of 5 points. Vomiting was less frequent with the shorter regimen (24% versus 43%; P < 0.001), as were anaphylactoid reactions (7% versus 20%). Median hospital stay was shortened from 34 to 22 hours. INR peaked at 1.3 in both groups. Extended infusion was required in 11.9% versus 10.5% (P = 0.60). Patients presenting later than 8 hours had more liver injury than those presenting earlier, irrespective of regimen. No patient required transplantation."',
    [],
    [
      [
        'wrong-reference',
        'Vômitos foram menos frequentes com o esquema de acetilcisteína de 12 horas do que com o de 21 horas (24% versus 43%) [1]',
      ],
    ],
  ],
  [
    '"Suplemento proteico com leucina em idosos institucionalizados com sarcopenia: ensaio clínico randomizado de três braços ‖ Foram randomizados 210 idosos (idade média de 83 anos) para suplemento proteico com leucina mais exercício (n = 70), exercício isolado (n = 70) ou cuidado habitual (n = 70) por 24 semanas. A massa magra apendicular aumentou 0,62 kg no grupo combinado e 0,21 kg com exercício isolado e diminuiu 0,30 kg no cuidado habitual. A força de preensão melhorou nos dois grupos com exercício em relação ao cuidado habitual (p < 0,01), sem diferença entre eles (p = 0,38). O tempo no teste de levantar da cadeira reduziu-se em 3,1 s no grupo combinado e em 2,4 s com exercício isolado. As quedas não diferiram entre os três grupos (p = 0,77). A função renal não piorou com o suplemento. Distensão abdominal foi mais frequente no grupo combinado (14% versus 4% com exercício isolado). Sintomas depressivos diminuíram apenas no grupo combinado. A adesão ao suplemento foi de 74%." + "Home-based progressive resistance training after hip fracture: a randomised controlled trial in adults aged 70 years or older ‖ A total of 304 community-dwelling adults were allocated to 16 weeks of home-based resistance training (n = 151) or usual care (n = 153) after discharge. At 16 weeks, gait speed was 0.78 m/s in the training group and 0.69 m/s in the usual-care group (adjusted difference 0.08 m/s; 95% CI 0.04 to 0.12). The Short Physical Performance Battery score improved by 1.9 points with training and by 0.7 points with usual care (P < 0.001). Fear of falling decreased more in the training group. Rates of falls (1.1 versus 1.3 per person-year; P = 0.29) and readmissions (22% versus 24%; P = 0.71) did not differ significantly. Muscle soreness was more frequent with training (31% versus 12%). At 12 months, the gain in gait speed was no longer evident, and adherence fell from 81% to 46%."',
    [],
    [
      [
        'wrong-reference',
        'Após fratura de quadril, as reinternações não diferiram significativamente entre treinamento domiciliar e cuidado usual (22% versus 24%) [1]',
      ],
    ],
  ],
  [
    '"Combined versus single nicotine replacement in smokers with severe mental illness: systematic review and meta-analysis ‖ Fourteen trials (3,906 participants) were included. Combined nicotine replacement (patch plus a fast-acting form) increased abstinence at 6 months compared with a single form (risk ratio 1.34; 95% CI 1.15 to 1.56; I² = 21%). The effect was maintained at 12 months in five trials (risk ratio 1.22; 95% CI 1.01 to 1.48). Psychiatric symptoms did not worsen (standardised mean difference −0.04; 95% CI −0.13 to 0.05). Mouth irritation was more frequent with combined treatment (risk ratio 1.71), whereas insomnia was less frequent (risk ratio 0.79; 95% CI 0.65 to 0.96). Weight gain was smaller in the combined arm by 0.9 kg. Serious adverse events were similar. Preloading with a patch before the quit date did not improve abstinence. Certainty of evidence was moderate for 6-month abstinence and low for other outcomes." + "Weekly depot buprenorphine versus daily sublingual buprenorphine in opioid use disorder: a multicentre open-label trial ‖ Participants (n = 358) were randomised 1:1 to weekly depot or daily sublingual buprenorphine for 24 weeks. Retention at week 24 was 68.7% in the depot group and 57.5% in the sublingual group (risk difference 11.2 percentage points; 95% CI 1.2 to 21.2). The mean percentage of opioid-negative urine samples was 54.6% and 46.9%, respectively (P = 0.03). Craving scores fell in both groups, without significant between-group difference (P = 0.44). Non-fatal overdose was infrequent (2.2% versus 3.4%; P = 0.52). Injection-site pain occurred in 19.0% of the depot group; constipation was less common with depot than with sublingual treatment (8.4% versus 15.6%). Cocaine use did not change in either group. Employment increased in the depot group only. One death, unrelated to treatment, was recorded in the sublingual group."',
    [],
    [
      [
        'wrong-reference',
        'Dor no local da injeção foi relatada por 19,0% dos participantes em uso de buprenorfina de depósito [1]',
      ],
    ],
  ],
  [
    '"Low-dose versus high-dose oral immunotherapy for cashew allergy in children: a three-arm placebo-controlled trial ‖ We randomised 186 children aged 4 to 11 years to 300 mg maintenance (low dose, n = 62), 1500 mg maintenance (high dose, n = 63) or placebo (n = 61) for 52 weeks. Tolerance of a 2000-mg challenge was achieved by 66% in the low-dose group, 71% in the high-dose group and 7% in the placebo group (P < 0.001 for each active dose versus placebo; P = 0.54 between active doses). Cashew-specific IgG4 rose in both active groups and remained unchanged with placebo. Adrenaline use for home reactions was higher with high dose (17%) than with low dose (5%) or placebo (3%). Withdrawal owing to gastrointestinal symptoms was 11% with high dose and 3% with low dose. Quality of life improved with low dose but did not differ from placebo in the high-dose group. No case of eosinophilic oesophagitis was confirmed." + "Direct oral challenge for removal of low-risk penicillin allergy labels: systematic review and meta-analysis ‖ Twenty-two studies with 5,871 adults and children were pooled. Immune-mediated reactions to direct oral challenge occurred in 3.1% (95% CI 2.2 to 4.2), and severe reactions in 0.1%. In three randomised trials, direct challenge was non-inferior to skin testing followed by challenge (risk difference 0.2 percentage points; 95% CI −1.1 to 1.5). Reactions were more frequent in children than in adults (4.6% versus 2.4%). Penicillin use in the year after delabelling increased (risk ratio 2.05; 95% CI 1.60 to 2.63), while fluoroquinolone use declined (risk ratio 0.61; 95% CI 0.48 to 0.78). Clostridioides difficile infection was not significantly reduced (risk ratio 0.84; 95% CI 0.63 to 1.12). Waiting time was shorter with direct challenge by a mean of 38 days. Two-step dosing did not lower the reaction rate compared with single dosing. Relabelling at 1 year affected 8.7% and was less common when a wallet card was issued."',
    [],
    [
      [
        'wrong-reference',
        'Reações imunomediadas ao desafio oral direto com penicilina ocorreram em 3,1% (IC 95% 2,2 a 4,2) [1]',
      ],
    ],
  ],
];

export const remainingFields: HandCase[] = casesOf(groups);
