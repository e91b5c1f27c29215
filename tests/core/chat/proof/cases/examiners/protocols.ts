import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented protocols and findings. */
const groups: CaseGroup[] = [
  [
    '"Protocolo Nacional Baraúna de Manejo da Anafilaxia na Atenção Primária ‖ Na anafilaxia, a adrenalina intramuscular na face lateral da coxa é o tratamento de primeira linha, na dose de 0,01 mg/kg, até o máximo de 0,5 mg em adultos. A dose pode ser repetida a cada 5 a 15 minutos. Anti-histamínicos não substituem a adrenalina e não devem atrasar sua aplicação."',
    [
      'Na anafilaxia, a primeira medida é a adrenalina IM na lateral da coxa, 0,01 mg/kg, sem ultrapassar 500 mcg no adulto [1].',
      'A adrenalina pode ser reaplicada com intervalos de 5 a 15 min, e o anti-histamínico não ocupa o lugar dela [1].',
    ],
    [
      [
        'decimal',
        'Na anafilaxia, a dose de adrenalina intramuscular é de 0,1 mg/kg, com teto de 0,5 mg em adultos [1].',
      ],
      ['negation', 'Na anafilaxia, os anti-histamínicos podem substituir a adrenalina [1].'],
    ],
  ],
  [
    '"Diretriz Aroeira de Asma na Infância ‖ Em crianças de 6 a 11 anos com asma persistente, recomenda-se budesonida inalatória em dose baixa, de 100 a 200 mcg por dia. Se os sintomas estiverem controlados por pelo menos 3 meses, a dose deve ser reduzida de forma gradual. O corticoide inalatório não deve ser suspenso abruptamente."',
    [
      'Entre 6 e 11 anos, a asma persistente é tratada com budesonida inalada em dose baixa, 100–200 µg/dia [1].',
      'Depois de três meses ou mais de bom controle, convém diminuir aos poucos o corticoide inalatório, sem retirá-lo de uma vez [1].',
    ],
    [
      [
        'unit',
        'Para crianças de 6 a 11 anos com asma persistente, a diretriz recomenda budesonida inalatória de 100 a 200 mg por dia [1].',
      ],
      [
        'direction',
        'Com os sintomas controlados há pelo menos 3 meses, a dose de budesonida deve ser aumentada de forma gradual [1].',
      ],
    ],
  ],
  [
    '"Calendário Jatobá de Imunização do Adulto ‖ A vacina recombinante contra herpes-zóster é indicada a partir de 50 anos, em duas doses intramusculares com intervalo de 2 a 6 meses. Pode ser aplicada em pessoas imunossuprimidas, por não conter vírus vivo. Quem já teve herpes-zóster também deve ser vacinado."',
    [
      'Como não contém vírus vivo, a vacina recombinante contra zóster pode ser dada a imunossuprimidos, e um episódio prévio da doença não dispensa a vacinação [1].',
      'A partir dos 50 anos, indicam-se duas doses IM da vacina recombinante contra zóster, separadas por 2 a 6 meses [1].',
    ],
    [
      [
        'negation',
        'A vacina recombinante contra herpes-zóster não deve ser aplicada em pessoas imunossuprimidas [1].',
      ],
      [
        'bounds',
        'O esquema da vacina recombinante contra zóster é de duas doses intramusculares, com intervalo de 2 a 8 meses [1].',
      ],
    ],
  ],
  [
    '"Nota Técnica Ipê-Roxo sobre Vacinação contra a Febre Amarela ‖ A vacina contra a febre amarela é contraindicada em menores de 6 meses e em pessoas com imunossupressão grave. Mulheres que amamentam bebês com menos de 6 meses devem suspender o aleitamento por 10 dias após a dose. Uma única dose é considerada suficiente por toda a vida."',
    [
      'Bebês com menos de seis meses não devem receber a vacina da febre amarela, assim como quem tem imunossupressão grave [1].',
      'Uma dose da vacina contra a febre amarela basta para a vida toda; a mãe que amamenta bebê abaixo de 6 meses interrompe o aleitamento por dez dias depois de vacinada [1].',
    ],
    [
      ['negation', 'Pessoas com imunossupressão grave podem receber a vacina contra a febre amarela [1].'],
      [
        'unit',
        'Quem amamenta bebê com menos de 6 meses deve suspender o aleitamento por 10 semanas após a vacina contra a febre amarela [1].',
      ],
    ],
  ],
  [
    '"Hidrocortisona e Fludrocortisona no Choque Séptico: Estudo CANINDÉ ‖ No choque séptico, a hidrocortisona associada à fludrocortisona reduziu a mortalidade em 90 dias em comparação com placebo. Morte em 90 dias: 41,2% vs. 47,6% (RR 0,87; IC 95% 0,78–0,97). A hiperglicemia foi mais frequente no grupo tratado."',
    [
      'No CANINDÉ, 41,2% dos pacientes que receberam hidrocortisona com fludrocortisona morreram em 90 dias, contra 47,6% dos que receberam placebo [1].',
      'A combinação de hidrocortisona e fludrocortisona trouxe mais hiperglicemia, embora com menos mortes em 90 dias (RR 0,87) [1].',
    ],
    [
      [
        'direction',
        'No choque séptico, a associação de hidrocortisona e fludrocortisona aumentou a mortalidade em 90 dias em relação ao placebo [1].',
      ],
      [
        'arms',
        'A mortalidade em 90 dias foi de 47,6% com hidrocortisona e fludrocortisona e de 41,2% com placebo [1].',
      ],
    ],
  ],
  [
    '"Velocirtan versus Candesartan in Heart Failure with Mildly Reduced Ejection Fraction (MARITACA-HF) ‖ n=3,912: CV death or HF hospitalisation 14.6% vs 18.3%, HR 0.78 (0.67-0.91); hyperkalaemia 6.1% vs 5.8%, not significant"',
    [
      'Em 3.912 pacientes com IC de fração de ejeção levemente reduzida, o velocirtan diminuiu a morte cardiovascular ou a internação por IC frente à candesartana (14,6% contra 18,3%) [1].',
      'A hiperpotassemia não diferiu de forma significativa entre velocirtan e candesartana (6,1% e 5,8%) [1].',
    ],
    [
      [
        'direction',
        'Comparado à candesartana, o velocirtan elevou o risco de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Torasil for Congestion in Acute Heart Failure: the TUIUIÚ Trial ‖ Among 2,204 patients with acute heart failure, cardiovascular death or rehospitalization for heart failure within 180 days occurred in 31.4% of those assigned to torasil and in 30.2% of those assigned to furosemide (hazard ratio, 1.05; 95% CI, 0.91 to 1.21). Median length of stay was shorter with torasil (5 vs. 7 days)."',
    [
      'Entre 2.204 pacientes com IC aguda, o torasil não foi significativamente diferente da furosemida quanto a morte cardiovascular ou reinternação por IC em 180 dias (HR 1,05; IC 95% 0,91–1,21) [1].',
      'Com torasil, a internação teve mediana de 5 dias, mais curta que os 7 dias observados com furosemida [1].',
    ],
    [
      ['direction', 'O tempo mediano de internação foi mais longo com torasil do que com furosemida [1].'],
      [
        'direction',
        'O torasil reduziu significativamente a morte cardiovascular ou a reinternação por IC em 180 dias em comparação com a furosemida [1].',
      ],
    ],
  ],
  [
    '"Consenso Guará de Tratamento do Transtorno Bipolar ‖ Na mania aguda, o lítio deve ser titulado até litemia de 0,8 a 1,2 mEq/L; na manutenção, a faixa-alvo é de 0,6 a 0,8 mEq/L. Antidepressivos em monoterapia não são recomendados no transtorno bipolar tipo I. A função renal e o TSH devem ser dosados a cada 6 meses."',
    [
      'Na manutenção do transtorno bipolar, busca-se litemia entre 0,6 e 0,8 mEq/L; na mania aguda, entre 0,8 e 1,2 mEq/L [1].',
      'TSH e função renal são verificados de seis em seis meses, e, no bipolar tipo I, o antidepressivo não deve ser usado sozinho [1].',
    ],
    [
      ['negation', 'No transtorno bipolar tipo I, os antidepressivos em monoterapia são recomendados [1].'],
      ['digit', 'No tratamento com lítio, a função renal e o TSH devem ser dosados a cada 9 meses [1].'],
    ],
  ],
  [
    '"Protocolo Sucupira de Hemorragia Pós-Parto ‖ Na prevenção da hemorragia pós-parto, administram-se 10 UI de ocitocina por via intramuscular logo após o nascimento. A metilergometrina está contraindicada em mulheres com hipertensão. Se o sangramento persistir, o ácido tranexâmico, 1 g por via intravenosa, deve ser iniciado em até 3 horas do parto."',
    [
      'A profilaxia da hemorragia pós-parto é feita com ocitocina IM, 10 unidades, logo depois do nascimento [1].',
      'Não use metilergometrina em mulheres hipertensas; se o sangramento continuar, inicie ácido tranexâmico 1.000 mg IV nas primeiras 3 horas após o parto [1].',
    ],
    [
      ['negation', 'A metilergometrina pode ser usada com segurança em mulheres com hipertensão [1].'],
      [
        'unit',
        'Se o sangramento pós-parto persistir, administra-se ácido tranexâmico, 1 mg por via intravenosa, em até 3 horas do parto [1].',
      ],
    ],
  ],
  [
    '"Diretriz Xingu de Lesão Renal Aguda no Adulto ‖ Na lesão renal aguda, a dopamina em dose baixa não deve ser usada para prevenir ou tratar a disfunção renal. Os diuréticos reservam-se ao controle da sobrecarga de volume. A terapia de substituição renal está indicada na hiperpotassemia acima de 6,5 mEq/L refratária ao tratamento clínico."',
    [
      'Não há lugar para a dopamina em dose baixa na prevenção nem no tratamento da lesão renal aguda [1].',
      'Potássio maior que 6,5 mEq/L que não responde às medidas clínicas é indicação de terapia de substituição renal; os diuréticos ficam para a sobrecarga de volume [1].',
    ],
    [
      [
        'negation',
        'Na lesão renal aguda, recomenda-se dopamina em dose baixa para prevenir a disfunção renal [1].',
      ],
      [
        'comparator',
        'A terapia de substituição renal está indicada na hiperpotassemia refratária ao tratamento clínico com potássio inferior a 6,5 mEq/L [1].',
      ],
    ],
  ],
  [
    '"Algoritmo Araucária para Suspeita de Tromboembolismo Pulmonar ‖ Em pacientes com probabilidade clínica baixa ou intermediária, dímero-D abaixo de 500 ng/mL exclui a embolia pulmonar e dispensa a angiotomografia. Acima de 50 anos, usa-se o ponto de corte ajustado à idade (idade × 10 ng/mL). Na probabilidade alta, o dímero-D não deve ser solicitado."',
    [
      'Se a probabilidade clínica de embolia pulmonar é alta, não se solicita dímero-D [1].',
      'Um dímero-D menor que 500 ng/mL afasta a embolia pulmonar quando a probabilidade clínica é baixa ou intermediária, e a angiotomografia deixa de ser necessária [1].',
    ],
    [
      [
        'negation',
        'Com probabilidade clínica baixa e dímero-D abaixo de 500 ng/mL, a angiotomografia continua obrigatória [1].',
      ],
      [
        'comparator',
        'Na probabilidade baixa ou intermediária, o dímero-D acima de 500 ng/mL exclui a embolia pulmonar [1].',
      ],
    ],
  ],
  [
    '"Consenso Mandacaru sobre Helicobacter pylori ‖ A terapia quádrupla com bismuto por 14 dias é o esquema de primeira linha para Helicobacter pylori. A claritromicina não deve ser usada de forma empírica onde a resistência ultrapassa 15%. O controle de cura é feito no mínimo 4 semanas após o fim do tratamento, com teste respiratório ou antígeno fecal."',
    [
      'Como primeira linha contra o H. pylori, usa-se terapia quádrupla com bismuto por duas semanas [1].',
      'A cura deve ser confirmada por teste respiratório ou antígeno fecal, quando já passaram pelo menos 4 semanas do término do tratamento [1].',
    ],
    [
      [
        'negation',
        'A claritromicina deve ser usada de forma empírica onde a resistência ultrapassa 15% [1].',
      ],
      [
        'digit',
        'O esquema de primeira linha para H. pylori é a terapia quádrupla com bismuto por 10 dias [1].',
      ],
    ],
  ],
  [
    '"Thrombectomy for Medium-Vessel Occlusion Stroke (SERIEMA) ‖ Among 540 patients with medium-vessel occlusion, functional independence at 90 days was achieved in 52.8% of those assigned to thrombectomy and in 53.5% of those assigned to medical treatment (adjusted odds ratio, 0.97; 95% CI, 0.69 to 1.37). Symptomatic intracranial hemorrhage was more common after thrombectomy (6.3% vs. 2.2%)."',
    [
      'Na oclusão de vasos médios, a trombectomia não trouxe ganho significativo de independência funcional em 90 dias sobre o tratamento clínico (52,8% e 53,5%) [1].',
      'A hemorragia intracraniana sintomática foi menos comum com o tratamento clínico (2,2%) do que com a trombectomia (6,3%) [1].',
    ],
    [
      [
        'direction',
        'No AVC por oclusão de vaso médio, a trombectomia aumentou a independência funcional em 90 dias em comparação com o tratamento clínico [1].',
      ],
      [
        'direction',
        'A hemorragia intracraniana sintomática foi menos frequente após a trombectomia do que com o tratamento clínico [1].',
      ],
    ],
  ],
  [
    '"Adjuvant Lumoratinib in Resected EGFR-Mutated Lung Cancer (CURICACA) ‖ n=682: 3-year disease-free survival 84.1% vs 46.7%, HR 0.23 (0.16-0.32); grade >=3 adverse events 23% vs 14%"',
    [
      'Com lumoratinibe adjuvante, a sobrevida livre de doença em 3 anos chegou a 84,1%, ante 46,7% no grupo controle [1].',
      'Eventos adversos de grau 3 ou maior foram mais comuns com lumoratinibe (23% vs. 14%) [1].',
    ],
    [
      [
        'direction',
        'O lumoratinibe adjuvante piorou a sobrevida livre de doença em 3 anos no câncer de pulmão com mutação de EGFR ressecado [1].',
      ],
      ['decimal', 'Na sobrevida livre de doença em 3 anos, o lumoratinibe adjuvante obteve HR de 2,3 [1].'],
    ],
  ],
  [
    '"Diretriz Paranoá de Hipotireoidismo ‖ No hipotireoidismo primário, a levotiroxina é iniciada na dose de 1,6 mcg/kg/dia em adultos jovens sem cardiopatia. Em idosos ou coronariopatas, inicia-se com 12,5 a 25 mcg por dia. O comprimido deve ser tomado em jejum, 30 a 60 minutos antes do café da manhã, e o TSH repetido em 6 a 8 semanas."',
    [
      'No adulto jovem sem doença cardíaca, inicie a levotiroxina com 1,6 µg/kg ao dia; no idoso ou coronariopata, com 12,5–25 µg/dia [1].',
      'A levotiroxina é tomada em jejum, de meia hora a uma hora antes do café da manhã, e o TSH é repetido após 6 a 8 semanas [1].',
    ],
    [
      [
        'decimal',
        'Em adultos jovens sem cardiopatia, a levotiroxina é iniciada na dose de 16 mcg/kg/dia [1].',
      ],
      [
        'unit',
        'Em idosos ou coronariopatas com hipotireoidismo, a levotiroxina começa com 12,5 a 25 mg por dia [1].',
      ],
    ],
  ],
  [
    '"Protocolo Buriti de Isotretinoína Oral na Acne ‖ A isotretinoína oral é contraindicada na gestação; mulheres em idade fértil devem ter teste de gravidez negativo antes do início e usar contracepção até 1 mês após o término. Tetraciclinas não devem ser associadas, pelo risco de hipertensão intracraniana. A dose cumulativa recomendada é de 120 a 150 mg/kg."',
    [
      'Não associe tetraciclina à isotretinoína, porque há risco de hipertensão intracraniana [1].',
      'Antes da isotretinoína, a mulher em idade fértil precisa de teste de gravidez negativo, e a contracepção segue até um mês depois do fim do tratamento [1].',
    ],
    [
      ['negation', 'As tetraciclinas podem ser associadas à isotretinoína oral no tratamento da acne [1].'],
      ['bounds', 'A dose cumulativa recomendada de isotretinoína é de 120 a 180 mg/kg [1].'],
    ],
  ],
  [
    '"Ácido Zoledrônico após Fratura de Quadril: Estudo JACARANDÁ ‖ Em idosos com fratura recente do quadril, o ácido zoledrônico anual reduziu novas fraturas clínicas em comparação com placebo. Nova fratura em 24 meses: 8,6% vs. 13,9% (HR 0,65; IC 95% 0,50–0,84). A osteonecrose de mandíbula não ocorreu em nenhum dos grupos."',
    [
      'Em 2 anos, tiveram nova fratura 8,6% dos idosos que receberam ácido zoledrônico e 13,9% dos que receberam placebo [1].',
      'Nenhum caso de osteonecrose de mandíbula foi visto no JACARANDÁ, e o risco de nova fratura clínica ficou 35% menor com o ácido zoledrônico [1].',
    ],
    [
      [
        'direction',
        'Após fratura de quadril, o ácido zoledrônico anual aumentou as novas fraturas clínicas em comparação com placebo [1].',
      ],
      ['negation', 'No JACARANDÁ, a osteonecrose de mandíbula ocorreu nos dois grupos [1].'],
    ],
  ],
  [
    '"Diretriz Tapajós de Estado de Mal Epiléptico ‖ No estado de mal epiléptico, o benzodiazepínico é a primeira linha: midazolam 10 mg por via intramuscular em adultos com mais de 40 kg, ou diazepam intravenoso. Se a crise persistir por mais de 5 minutos após o benzodiazepínico, administra-se fenitoína 20 mg/kg, com velocidade máxima de 50 mg/min. A fenitoína não deve ser diluída em soro glicosado."',
    [
      'Em adultos acima de 40 kg, midazolam IM 10 mg ou diazepam IV são as opções iniciais no estado de mal epiléptico [1].',
      'Não dilua a fenitoína em soro glicosado nem a infunda a mais de 50 mg por minuto [1].',
    ],
    [
      ['negation', 'No estado de mal epiléptico, a fenitoína deve ser diluída em soro glicosado [1].'],
      [
        'digit',
        'Se a crise persistir por mais de 5 minutos após o benzodiazepínico, administra-se fenitoína 25 mg/kg [1].',
      ],
    ],
  ],
  [
    '"Nirvacumab for Severe Eosinophilic Asthma (ARARA) ‖ n=1,106, 52 weeks: annual exacerbation rate 0.93 vs 2.10, rate ratio 0.44 (0.37-0.53); FEV1 +0.13 L vs placebo"',
    [
      'Em 52 semanas, o nirvacumabe reduziu em mais da metade a taxa anual de exacerbações da asma eosinofílica grave (0,93 contra 2,10) [1].',
      'O VEF1 subiu 130 mL a mais com nirvacumabe do que com placebo [1].',
    ],
    [['direction', 'Em 52 semanas, o nirvacumabe diminuiu o VEF1 em relação ao placebo [1].']],
  ],
  [
    '"Inhaled Pelitrium in Moderate-to-Severe COPD (BIGUÁ) ‖ Among 2,311 patients with COPD, the annualized rate of moderate or severe exacerbations was 1.12 with inhaled pelitrium and 1.38 with placebo (rate ratio, 0.81; 95% CI, 0.73 to 0.90). Pneumonia was reported in 4.9% and 3.1%, respectively."',
    [
      'Na DPOC, a taxa anualizada de exacerbações moderadas ou graves foi de 1,12 com pelitrium inalado, menor que a de 1,38 com placebo [1].',
      'Houve mais pneumonia com pelitrium (4,9%) do que com placebo (3,1%) [1].',
    ],
    [
      ['direction', 'No BIGUÁ, a pneumonia foi menos frequente com pelitrium do que com placebo [1].'],
      [
        'direction',
        'Em pacientes com DPOC, o pelitrium inalado aumentou a taxa de exacerbações moderadas ou graves em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"Ticanora e Desfechos após Infarto do Miocárdio: Estudo GAVIÃO-REAL ‖ Após infarto com supradesnivelamento do segmento ST, a ticanora não reduziu de modo significativo a morte cardiovascular em comparação com placebo. Morte cardiovascular: HR 0,96 (IC 95% 0,84–1,10). A hemorragia maior foi mais frequente com a ticanora: 3,4% vs. 1,9%."',
    [
      'Depois do IAM com supra de ST, não houve queda significativa da morte cardiovascular com ticanora (HR 0,96; IC 95% 0,84–1,10) [1].',
      'Hemorragias maiores atingiram 3,4% dos pacientes com ticanora, contra 1,9% dos que usaram placebo [1].',
    ],
    [
      [
        'direction',
        'A ticanora reduziu significativamente a morte cardiovascular após infarto com supradesnivelamento do ST [1].',
      ],
      [
        'arms',
        'A hemorragia maior ocorreu em 1,9% dos pacientes com ticanora e em 3,4% dos que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Nocturnal Dexmedetomidine and Postoperative Delirium in Older Adults (CORUJA) ‖ In 784 patients aged 65 years or older undergoing hip surgery, postoperative delirium occurred in 11.7% of the dexmedetomidine group and 19.4% of the placebo group (relative risk, 0.60; 95% CI, 0.43 to 0.84). Bradycardia requiring treatment was more frequent with dexmedetomidine (8.2% vs. 3.6%)."',
    [
      'Entre pacientes de 65 anos ou mais operados do quadril, a dexmedetomidina noturna diminuiu em 40% o risco relativo de delirium pós-operatório frente ao placebo [1].',
      'A bradicardia com necessidade de tratamento acometeu 8,2% dos pacientes com dexmedetomidina e 3,6% dos que receberam placebo [1].',
    ],
    [
      [
        'direction',
        'A dexmedetomidina noturna aumentou o delirium pós-operatório em idosos submetidos a cirurgia de quadril [1].',
      ],
      [
        'digit',
        'O delirium pós-operatório ocorreu em 11,7% do grupo dexmedetomidina e em 16,4% do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Manual Caatinga de Tratamento da Tuberculose ‖ O esquema básico da tuberculose em adultos consiste em rifampicina, isoniazida, pirazinamida e etambutol por 2 meses, seguidos de rifampicina e isoniazida por 4 meses. Na meningite tuberculosa, a fase de manutenção é estendida para 10 meses e associa-se corticoide. O tratamento não deve ser interrompido por elevação assintomática das transaminases até 3 vezes o limite superior da normalidade."',
    [
      'O esquema básico dura seis meses: rifampicina, isoniazida, pirazinamida e etambutol nos 2 primeiros e rifampicina com isoniazida nos 4 seguintes [1].',
      'Aumento das transaminases sem sintomas e de até 3 vezes o limite superior não é motivo para parar o tratamento da tuberculose [1].',
    ],
    [
      [
        'negation',
        'O tratamento da tuberculose deve ser interrompido diante de elevação assintomática das transaminases até 3 vezes o limite superior da normalidade [1].',
      ],
      [
        'unit',
        'A fase intensiva do esquema básico, com rifampicina, isoniazida, pirazinamida e etambutol, dura 2 semanas [1].',
      ],
    ],
  ],
  [
    '"Protocolo Aningá de Profilaxia Pós-Exposição ao HIV ‖ A profilaxia pós-exposição ao HIV deve ser iniciada o mais cedo possível, em até 72 horas da exposição, e mantida por 28 dias. Depois de 72 horas, não é indicada. O esquema preferencial é tenofovir, lamivudina e dolutegravir 50 mg uma vez ao dia."',
    [
      'A PEP para HIV começa no máximo três dias depois da exposição e dura quatro semanas [1].',
      'Passadas 72 h da exposição, a PEP deixa de ter indicação; dentro do prazo, prefere-se tenofovir com lamivudina e dolutegravir 50 mg/dia [1].',
    ],
    [
      ['negation', 'A profilaxia pós-exposição ao HIV ainda é indicada depois de 72 horas da exposição [1].'],
      ['digit', 'A profilaxia pós-exposição ao HIV deve ser mantida por 21 dias [1].'],
    ],
  ],
  [
    '"Protocolo Pitanga de Bronquiolite Viral Aguda ‖ Na bronquiolite viral aguda, broncodilatadores, corticoides e antibióticos não são recomendados de rotina. O oxigênio é oferecido quando a saturação fica persistentemente abaixo de 90%. A radiografia de tórax não é necessária nos casos típicos."',
    [
      'O manejo de rotina da bronquiolite dispensa corticoide, antibiótico e broncodilatador [1].',
      'Nos quadros típicos de bronquiolite não é preciso radiografar o tórax, e o oxigênio fica para a saturação que se mantém menor que 90% [1].',
    ],
    [
      ['negation', 'Na bronquiolite viral aguda, os corticoides são recomendados de rotina [1].'],
      [
        'comparator',
        'Na bronquiolite, o oxigênio é oferecido quando a saturação fica persistentemente acima de 90% [1].',
      ],
    ],
  ],
  [
    '"Early Caffeine for Extubation in Preterm Infants (BEIJA-FLOR) ‖ Among 418 preterm infants, extubation failure within 7 days occurred in 22.1% of those given early caffeine and in 34.6% of those given placebo (RR 0.64, 95% CI 0.47–0.87). Time to full enteral feeding was longer with caffeine (16 vs. 14 days)."',
    [
      'A cafeína precoce diminuiu a falha de extubação em 7 dias entre prematuros (RR 0,64; IC 95% 0,47–0,87) [1].',
      'Com placebo, os prematuros chegaram mais cedo à dieta enteral plena: 14 dias, ante 16 com cafeína [1].',
    ],
    [
      [
        'direction',
        'Em prematuros, a cafeína precoce encurtou o tempo até a dieta enteral plena em relação ao placebo [1].',
      ],
      [
        'direction',
        'A falha de extubação em 7 dias foi mais frequente com cafeína precoce do que com placebo [1].',
      ],
    ],
  ],
  [
    '"Left Bundle-Branch Pacing versus Biventricular Pacing for Cardiac Resynchronisation (JABURU) ‖ n=1,214: death or HF hospitalisation 20.9% vs 26.4%, HR 0.76 (0.61-0.95); lead revision 5.7% vs 3.9%, p=0.14"',
    [
      'A estimulação do ramo esquerdo teve menos mortes ou internações por IC do que a biventricular (20,9% vs. 26,4%) [1].',
      'A revisão de eletrodo não foi significativamente diferente entre as duas técnicas, 5,7% e 3,9% (p = 0,14) [1].',
    ],
    [
      [
        'direction',
        'A estimulação do ramo esquerdo resultou em mais mortes ou internações por insuficiência cardíaca do que a biventricular [1].',
      ],
      [
        'digit',
        'Na comparação entre estimulação do ramo esquerdo e biventricular, o HR para morte ou internação por IC foi de 0,79 [1].',
      ],
    ],
  ],
  [
    '"Diretriz Guaraná de Litíase Urinária ‖ Em cálculos ureterais distais de 5 a 10 mm, pode-se oferecer tansulosina 0,4 mg por dia por até 4 semanas. Na cólica renal, anti-inflamatórios não esteroides são preferidos aos opioides. Cálculos menores que 5 mm devem ser acompanhados sem intervenção, desde que não haja infecção."',
    [
      'Na cólica renal, dê preferência ao AINE em vez do opioide [1].',
      'Na ausência de infecção, o cálculo com menos de 5 mm é acompanhado sem intervenção; nos ureterais distais de 5–10 mm, cabe tansulosina 0,4 mg ao dia [1].',
    ],
    [
      [
        'decimal',
        'Em cálculos ureterais distais de 5 a 10 mm, pode-se oferecer tansulosina 4 mg por dia por até 4 semanas [1].',
      ],
      ['negation', 'Na cólica renal, os opioides são preferidos aos anti-inflamatórios não esteroides [1].'],
    ],
  ],
  [
    '"Diretriz Cambuci de Anemia Ferropriva ‖ Na anemia ferropriva, recomendam-se 60 mg de ferro elementar em dias alternados, pois a absorção é maior do que com doses diárias. O ferro intravenoso é preferido na doença inflamatória intestinal ativa. A reposição deve continuar por 3 meses após a normalização da hemoglobina."',
    [
      'O ferro oferecido em dias alternados é mais bem absorvido do que em doses diárias; a dose é de 60 mg de ferro elementar [1].',
      'Depois que a hemoglobina se normaliza, mantém-se a reposição de ferro por mais 3 meses; na doença inflamatória intestinal ativa, prefere-se a via intravenosa [1].',
    ],
    [
      ['direction', 'Em dias alternados, a absorção do ferro é menor do que com doses diárias [1].'],
      ['unit', 'Na anemia ferropriva, recomendam-se 60 g de ferro elementar em dias alternados [1].'],
    ],
  ],
  [
    '"Restrictive versus Liberal Transfusion after Cardiac Surgery in Elderly Patients (SUCURI) ‖ In 1,530 patients older than 75 years, acute kidney injury, stroke, infarction or death within 6 months occurred in 18.9% with a restrictive strategy (hemoglobin <7.5 g/dL) and in 19.6% with a liberal strategy (hemoglobin <9.5 g/dL), an absolute difference of −0.7 percentage points (95% CI, −4.6 to 3.2). Red-cell use was lower with the restrictive strategy."',
    [
      'Após cirurgia cardíaca em maiores de 75 anos, as estratégias restritiva e liberal não diferiram de modo significativo no desfecho composto em 6 meses (18,9% e 19,6%) [1].',
      'A estratégia restritiva, que transfundia com hemoglobina inferior a 7,5 g/dL, consumiu menos hemácias que a liberal [1].',
    ],
    [
      ['direction', 'O uso de hemácias foi maior com a estratégia restritiva do que com a liberal [1].'],
      ['decimal', 'A estratégia restritiva indicava transfusão com hemoglobina abaixo de 75 g/dL [1].'],
    ],
  ],
  [
    '"Consenso Pirarucu de Glaucoma ‖ No glaucoma de ângulo aberto, os análogos de prostaglandina, uma gota à noite, são a primeira escolha, por reduzirem mais a pressão intraocular do que os betabloqueadores. Betabloqueadores tópicos são contraindicados na asma. A meta inicial é reduzir a pressão intraocular em pelo menos 25%."',
    [
      'Asmáticos não devem usar betabloqueador em colírio [1].',
      'Os análogos de prostaglandina, aplicados à noite, baixam mais a pressão intraocular que os betabloqueadores, e o alvo inicial é uma queda de no mínimo 25% [1].',
    ],
    [
      ['negation', 'No glaucoma, os betabloqueadores tópicos são liberados em pacientes com asma [1].'],
      [
        'direction',
        'Os análogos de prostaglandina reduzem menos a pressão intraocular do que os betabloqueadores [1].',
      ],
    ],
  ],
  [
    '"Observação ou Amoxicilina Imediata na Otite Média Aguda: Estudo SABIÁ ‖ Em crianças de 2 a 12 anos com otite média aguda não grave, a observação por 48 horas, em comparação com amoxicilina imediata, reduziu o uso de antibiótico sem aumentar a falha clínica. Uso de antibiótico: 31% vs. 98%. Falha clínica: 9,1% vs. 8,4% (p = 0,71)."',
    [
      'Observar por dois dias as crianças de 2 a 12 anos com otite média não grave diminuiu o uso de antibiótico: 31%, contra 98% com amoxicilina imediata [1].',
      'A falha clínica foi de 9,1% com observação e de 8,4% com amoxicilina imediata, sem diferença significativa (p = 0,71) [1].',
    ],
    [
      [
        'direction',
        'Na otite média aguda não grave, a observação por 48 horas aumentou a falha clínica em comparação com a amoxicilina imediata [1].',
      ],
      [
        'arms',
        'Usaram antibiótico 98% das crianças em observação e 31% das que começaram amoxicilina imediata [1].',
      ],
    ],
  ],
  [
    '"Critérios Capivara de Prescrição em Idosos ‖ Em pessoas com 75 anos ou mais, os benzodiazepínicos devem ser evitados, porque aumentam o risco de quedas e fraturas. A retirada deve ser gradual, com redução de 10 a 25% da dose a cada 2 semanas. O ácido acetilsalicílico não é recomendado para prevenção primária nessa faixa etária."',
    [
      'A partir dos 75 anos, evite benzodiazepínicos, que elevam o risco de queda e de fratura [1].',
      'A retirada do benzodiazepínico no idoso é lenta, com cortes de 10–25% da dose a cada duas semanas [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com 75 anos ou mais, os benzodiazepínicos diminuem o risco de quedas e fraturas [1].',
      ],
      [
        'negation',
        'O ácido acetilsalicílico é recomendado para prevenção primária em pessoas com 75 anos ou mais [1].',
      ],
    ],
  ],
  [
    '"Tofarinib versus Adalimumab in Rheumatoid Arthritis (TAMANDUÁ) ‖ n=1,152, 24 weeks: ACR50 46% vs 38%, difference 8 points (2-14); serious infections 2.7% vs 1.5%; herpes zoster 2.1% vs 0.4%"',
    [
      'Em 24 semanas, a resposta ACR50 foi alcançada por 46% dos pacientes com tofarinibe e por 38% com adalimumabe [1].',
      'O herpes-zóster foi mais comum com tofarinibe (2,1%) que com adalimumabe (0,4%), e as infecções graves também apareceram mais (2,7% vs. 1,5%) [1].',
    ],
    [
      [
        'direction',
        'Na artrite reumatoide, o tofarinibe teve resposta ACR50 inferior à do adalimumabe em 24 semanas [1].',
      ],
      [
        'bounds',
        'A diferença de resposta ACR50 entre tofarinibe e adalimumabe foi de 8 pontos (IC 95% 2–24) [1].',
      ],
    ],
  ],
  [
    '"Once-Weekly Insulin Icosera in Type 2 Diabetes (ONÇA) ‖ In 984 insulin-naive adults with type 2 diabetes, the change in glycated hemoglobin at 26 weeks was −1.45 percentage points with once-weekly insulin icosera and −1.29 percentage points with daily glargine. Clinically significant hypoglycemia occurred at a rate of 0.30 vs. 0.16 events per patient-year."',
    [
      'Em 26 semanas, a HbA1c caiu 1,45 ponto percentual com icosera semanal e 1,29 com glargina diária [1].',
      'A hipoglicemia clinicamente significativa foi mais frequente com icosera: 0,30 contra 0,16 evento por paciente-ano [1].',
    ],
    [
      [
        'direction',
        'A insulina icosera semanal causou menos hipoglicemia clinicamente significativa do que a glargina diária [1].',
      ],
      [
        'unit',
        'Em 26 meses, a hemoglobina glicada variou −1,45 ponto percentual com insulina icosera semanal [1].',
      ],
    ],
  ],
  [
    '"Difelikor for Proteinuria in IgA Nephropathy (LOBO-GUARÁ) ‖ n=404, 36 weeks: proteinuria -49.7% vs -15.1%; eGFR slope -2.7 vs -3.8 mL/min/1.73 m2 per year, p=0.06"',
    [
      'Na nefropatia por IgA, a proteinúria caiu 49,7% com difelikor e 15,1% no grupo controle, em 36 semanas [1].',
      'A diferença na inclinação da TFGe não alcançou significância (−2,7 vs. −3,8 mL/min/1,73 m² por ano; p = 0,06) [1].',
    ],
    [
      ['direction', 'O difelikor aumentou a proteinúria em 36 semanas na nefropatia por IgA [1].'],
      ['digit', 'Em 36 semanas, a proteinúria caiu 49,7% com difelikor e 18,1% no grupo controle [1].'],
    ],
  ],
  [
    '"Protocolo Jequitibá de Punção Lombar ‖ A tomografia de crânio antes da punção lombar é necessária apenas em pacientes com déficit focal, crise convulsiva recente, papiledema ou imunossupressão. O antibiótico não deve ser adiado à espera da tomografia. A punção lombar é contraindicada com plaquetas abaixo de 50.000/mm³."',
    [
      'Havendo déficit focal ou papiledema, faz-se tomografia antes da punção lombar, mas o antibiótico não espera pelo exame [1].',
      'Menos de 50 mil plaquetas por mm³ contraindicam a punção lombar [1].',
    ],
    [
      ['negation', 'O antibiótico deve ser adiado até que a tomografia de crânio fique pronta [1].'],
      ['comparator', 'A punção lombar é contraindicada com plaquetas acima de 50.000/mm³ [1].'],
    ],
  ],
  [
    '"Diretriz Araçá de Hemorragia Digestiva Varicosa ‖ Na hemorragia varicosa, a terlipressina ou o octreotide deve ser iniciado antes da endoscopia, que se realiza em até 12 horas. A ceftriaxona, 1 g por dia, é dada por até 7 dias. O plasma fresco congelado não é recomendado para corrigir o INR."',
    [
      'Na hemorragia varicosa, não se transfunde plasma fresco congelado com o fim de corrigir o INR [1].',
      'Terlipressina ou octreotide vem antes da endoscopia, que é feita nas primeiras 12 h, e a ceftriaxona 1 g/dia não passa de uma semana [1].',
    ],
    [
      ['negation', 'Na hemorragia varicosa, recomenda-se plasma fresco congelado para corrigir o INR [1].'],
      ['unit', 'Na hemorragia varicosa, a ceftriaxona é dada na dose de 1 mg por dia por até 7 dias [1].'],
    ],
  ],
  [
    '"Computer-Aided Detection and Adenoma Detection in Screening Colonoscopy (QUATI) ‖ Among 1,870 adults undergoing screening colonoscopy, the adenoma detection rate was 46.2% with computer-aided detection and 37.9% with standard colonoscopy (RR 1.22, 95% CI 1.10–1.36). Mean withdrawal time was 9.1 vs. 8.8 minutes (p=0.09)."',
    [
      'A detecção assistida por computador elevou a taxa de detecção de adenomas na colonoscopia de rastreamento (46,2% vs. 37,9%) [1].',
      'O tempo médio de retirada não mudou significativamente: 9,1 minutos com auxílio do computador e 8,8 na colonoscopia padrão (p = 0,09) [1].',
    ],
    [
      [
        'direction',
        'Na colonoscopia de rastreamento, a detecção assistida por computador reduziu a taxa de detecção de adenomas [1].',
      ],
    ],
  ],
  [
    '"Water-Exchange Colonoscopy in Unsedated Patients (CUTIA) ‖ n=1,026: adenoma detection rate 41.0% vs 39.6% (water exchange vs air insufflation), p=0.58; pain score 2.4 vs 4.1, p<0.001"',
    [
      'A colonoscopia com troca por água não mudou de modo significativo a detecção de adenomas em relação à insuflação de ar (p = 0,58) [1].',
      'Em pacientes sem sedação, a dor foi menor com troca por água: escore de 2,4, ante 4,1 com ar [1].',
    ],
    [
      ['direction', 'A colonoscopia com troca por água aumentou a dor em relação à insuflação de ar [1].'],
      [
        'direction',
        'A troca por água elevou significativamente a taxa de detecção de adenomas em comparação com a insuflação de ar [1].',
      ],
    ],
  ],
  [
    '"Escetamina Intranasal na Depressão Resistente: Estudo IARA ‖ Na depressão resistente, a escetamina intranasal associada a antidepressivo aumentou a taxa de remissão em 8 semanas em comparação com a quetiapina de liberação prolongada. Remissão em 8 semanas: 27,1% vs. 17,6% (OR 1,74; IC 95% 1,20–2,52). A dissociação foi o efeito adverso mais comum."',
    [
      'Em 8 semanas, 27,1% remitiram com escetamina intranasal e 17,6% com quetiapina de liberação prolongada [1].',
      'A chance de remissão em oito semanas foi maior com escetamina do que com quetiapina (OR 1,74; IC 95% 1,20 a 2,52), tendo a dissociação como efeito adverso mais comum [1].',
    ],
    [
      [
        'direction',
        'Na depressão resistente, a escetamina intranasal diminuiu a taxa de remissão em 8 semanas em comparação com a quetiapina de liberação prolongada [1].',
      ],
      [
        'bounds',
        'Para remissão em 8 semanas, a escetamina intranasal obteve OR de 1,74 (IC 95% 1,20–2,25) [1].',
      ],
    ],
  ],
  [
    '"Diretriz Caju de TDAH na Infância ‖ No TDAH, o metilfenidato é a primeira escolha a partir de 6 anos; entre 4 e 5 anos, indica-se primeiro o treinamento parental. A dose máxima de metilfenidato é de 60 mg por dia. O eletrocardiograma não é obrigatório antes do início em crianças sem história cardíaca."',
    [
      'Crianças sem história cardíaca podem iniciar o metilfenidato sem eletrocardiograma prévio [1].',
      'Aos 4 e 5 anos, começa-se pelo treinamento parental; dos 6 anos em diante, a primeira escolha é o metilfenidato, sem passar de 60 mg/dia [1].',
    ],
    [
      [
        'negation',
        'Antes do metilfenidato, o eletrocardiograma é obrigatório em crianças sem história cardíaca [1].',
      ],
      ['digit', 'No TDAH, a dose máxima de metilfenidato é de 80 mg por dia [1].'],
    ],
  ],
  [
    '"Linha de Cuidado Samaúma em Prevenção do Suicídio ‖ Perguntar diretamente sobre ideação suicida não aumenta o risco de suicídio e deve fazer parte da avaliação. Após tentativa de suicídio, o primeiro retorno deve ocorrer em até 7 dias da alta. Contratos de não suicídio não são recomendados."',
    [
      'Indagar abertamente sobre ideação suicida é parte da avaliação e não eleva o risco [1].',
      'Depois de uma tentativa, o primeiro retorno é marcado para dentro de uma semana da alta; o contrato de não suicídio não é recomendado [1].',
    ],
    [
      ['direction', 'Perguntar diretamente sobre ideação suicida aumenta o risco de suicídio [1].'],
      ['negation', 'Na prevenção do suicídio, os contratos de não suicídio são recomendados [1].'],
    ],
  ],
  [
    '"Cytisomel for Smoking Cessation (SAGUI) ‖ n=1,452: continuous abstinence at 24 weeks 21.4% vs 22.0% (cytisomel vs varenicline), difference -0.6 points (-4.8 to 3.6); nausea 10.3% vs 26.7%"',
    [
      'A abstinência contínua em 24 semanas foi semelhante com citisomel e vareniclina (21,4% e 22,0%) [1].',
      'Quem usou citisomel para parar de fumar teve menos náusea (10,3%) do que com vareniclina (26,7%) [1].',
    ],
    [
      ['direction', 'A náusea foi mais frequente com citisomel do que com vareniclina [1].'],
      ['arms', 'A náusea ocorreu em 26,7% dos participantes com citisomel e em 10,3% com vareniclina [1].'],
    ],
  ],
  [
    '"Diretriz Açucena de Terapia Hormonal da Menopausa ‖ A terapia hormonal é a opção mais eficaz para os fogachos e pode ser iniciada antes dos 60 anos ou em até 10 anos da menopausa. Está contraindicada em mulheres com câncer de mama prévio. A via transdérmica não aumenta o risco de tromboembolismo venoso, ao contrário da via oral."',
    [
      'Diferentemente da via transdérmica, a via oral da terapia hormonal eleva o risco de tromboembolismo venoso [1].',
      'Mulheres que já tiveram câncer de mama não devem receber terapia hormonal [1].',
    ],
    [
      [
        'direction',
        'Na terapia hormonal da menopausa, a via transdérmica aumenta o risco de tromboembolismo venoso [1].',
      ],
      ['negation', 'A terapia hormonal está indicada em mulheres com câncer de mama prévio [1].'],
    ],
  ],
  [
    '"Critérios Jasmim de Elegibilidade para Contraceptivos ‖ Contraceptivos combinados com estrogênio não devem ser usados por mulheres com enxaqueca com aura, por aumentarem o risco de AVC isquêmico. O DIU de cobre pode ser inserido em até 5 dias após relação desprotegida como contracepção de emergência. O levonorgestrel 1,5 mg perde eficácia com IMC acima de 30 kg/m²."',
    [
      'A enxaqueca com aura contraindica o contraceptivo combinado com estrogênio, em razão do maior risco de AVC isquêmico [1].',
      'O DIU de cobre serve como contracepção de emergência até 120 horas depois da relação desprotegida [1].',
    ],
    [
      [
        'negation',
        'Mulheres com enxaqueca com aura podem usar contraceptivos combinados com estrogênio [1].',
      ],
      [
        'decimal',
        'O levonorgestrel 15 mg perde eficácia como contracepção de emergência com IMC acima de 30 kg/m² [1].',
      ],
    ],
  ],
  [
    '"Aspirin 150 mg to Prevent Preeclampsia in Twin Pregnancy (GÊMEAS) ‖ Among 1,018 women with twin pregnancy, preterm preeclampsia occurred in 5.2% of those assigned to aspirin and in 8.9% of those assigned to placebo (odds ratio, 0.56; 95% CI, 0.34 to 0.92). Postpartum hemorrhage did not differ significantly (12.4% vs. 11.6%)."',
    [
      'Em gestantes de gêmeos, a aspirina 150 mg reduziu a pré-eclâmpsia pré-termo em relação ao placebo (5,2% vs. 8,9%) [1].',
      'Não se viu diferença significativa de hemorragia pós-parto entre aspirina (12,4%) e placebo (11,6%) [1].',
    ],
    [
      [
        'direction',
        'Na gestação gemelar, a aspirina aumentou significativamente a hemorragia pós-parto em relação ao placebo [1].',
      ],
      [
        'digit',
        'A pré-eclâmpsia pré-termo ocorreu em 5,2% das gestantes com aspirina e em 6,9% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Diretriz Tucumã de Anticoagulação Perioperatória ‖ Na fibrilação atrial em uso de varfarina, a ponte com heparina não é recomendada de rotina no perioperatório, porque aumenta o sangramento sem reduzir a tromboembolia. Os anticoagulantes orais diretos são suspensos 1 dia antes de cirurgias de baixo risco e 2 dias antes das de alto risco hemorrágico. O reinício ocorre de 48 a 72 horas após cirurgia de alto risco hemorrágico."',
    [
      'A ponte com heparina traz mais sangramento e não diminui a tromboembolia, por isso não se faz de rotina na FA com varfarina [1].',
      'Na cirurgia de alto risco hemorrágico, o anticoagulante oral direto é suspenso 48 horas antes e reiniciado 2 a 3 dias depois [1].',
    ],
    [
      [
        'negation',
        'Na fibrilação atrial em uso de varfarina, a ponte com heparina é recomendada de rotina no perioperatório [1].',
      ],
      [
        'direction',
        'A ponte com heparina diminui o sangramento perioperatório de quem tem fibrilação atrial e usa varfarina [1].',
      ],
    ],
  ],
  [
    '"Protocolo Bacuri de Cetoacidose Diabética ‖ Na cetoacidose diabética, a insulina regular é infundida a 0,1 UI/kg/h e só deve ser iniciada se o potássio for ≥ 3,3 mEq/L. O bicarbonato não é recomendado com pH acima de 6,9. Quando a glicemia chega a 200 mg/dL, associa-se soro glicosado a 5%."',
    [
      'Se o potássio estiver abaixo de 3,3 mEq/L, não se inicia a insulina na cetoacidose diabética [1].',
      'Com pH maior que 6,9, não se recomenda bicarbonato; ao chegar a 200 mg/dL de glicemia, acrescenta-se soro glicosado a 5% [1].',
    ],
    [
      [
        'comparator',
        'Na cetoacidose diabética, a insulina só deve ser iniciada se o potássio for < 3,3 mEq/L [1].',
      ],
      ['decimal', 'Na cetoacidose diabética, a insulina regular é infundida a 1,0 UI/kg/h [1].'],
    ],
  ],
  [
    '"Recomendações Curimatã para Hiponatremia Grave ‖ Na hiponatremia com sintomas graves, administram-se 150 mL de salina a 3% em 20 minutos, até três vezes. A correção do sódio não deve ultrapassar 10 mmol/L nas primeiras 24 horas, pelo risco de desmielinização osmótica. A restrição hídrica isolada não é suficiente nos casos com convulsão."',
    [
      'Nas primeiras 24 h, o sódio não pode subir mais que 10 mmol/L, para não expor o paciente à desmielinização osmótica [1].',
      'Na hiponatremia com sintomas graves, infunda salina a 3%, 150 mL em 20 min, no máximo 3 vezes [1].',
    ],
    [
      ['comparator', 'A correção do sódio deve ser de pelo menos 10 mmol/L nas primeiras 24 horas [1].'],
      ['negation', 'Na hiponatremia com convulsão, a restrição hídrica isolada é suficiente [1].'],
    ],
  ],
  [
    '"Recombinant Chikungunya Vaccine in Adolescents (TUCANO) ‖ n=3,254: seroprotection at day 29 97.8% vs 1.2%; efficacy against symptomatic disease 71.3% (58.0-80.4); fever 4.6% vs 4.1%"',
    [
      'No 29º dia, 97,8% dos adolescentes vacinados contra chikungunya tinham soroproteção, contra 1,2% no grupo controle [1].',
      'A eficácia da vacina contra a doença sintomática foi de 71,3% (58,0–80,4), e a febre apareceu em 4,6% dos vacinados e em 4,1% dos controles [1].',
    ],
    [
      [
        'digit',
        'A vacina recombinante contra chikungunya teve eficácia de 77,3% contra a doença sintomática [1].',
      ],
    ],
  ],
  [
    '"Bivalent Dengue–Zika Vaccine in Adults in Northeastern Brazil (MANACÁ) ‖ Over 18 months, in 8,940 adults, two doses of the bivalent vaccine had an efficacy of 64.5% (95% CI, 55.2 to 71.9) against symptomatic dengue. Hospitalization for dengue was less frequent in the vaccine group than in the placebo group (0.2% vs. 0.7%)."',
    [
      'Ao longo de um ano e meio, duas doses da vacina bivalente tiveram eficácia de 64,5% contra a dengue sintomática [1].',
      'O grupo placebo teve mais internações por dengue (0,7%) do que o grupo vacinado (0,2%) [1].',
    ],
    [
      [
        'direction',
        'A internação por dengue foi mais frequente no grupo vacinado do que no grupo placebo [1].',
      ],
      [
        'bounds',
        'A eficácia da vacina bivalente contra a dengue sintomática foi de 64,5% (IC 95% 55,2–79,1) [1].',
      ],
    ],
  ],
  [
    '"Diretriz Jenipapo de Leishmaniose Visceral ‖ A anfotericina B lipossomal, 3 mg/kg/dia por 7 dias, é indicada na leishmaniose visceral em gestantes e em pacientes com insuficiência renal. O antimoniato de meglumina não deve ser usado na gestação. Em pessoas com HIV e CD4 abaixo de 350 células/mm³, recomenda-se profilaxia secundária."',
    [
      'Gestantes com leishmaniose visceral são tratadas com anfotericina B lipossomal, e não com antimoniato de meglumina [1].',
      'Na insuficiência renal, a leishmaniose visceral é tratada com anfotericina B lipossomal, 3 mg/kg por dia, durante uma semana [1].',
    ],
    [
      ['negation', 'Na leishmaniose visceral, o antimoniato de meglumina pode ser usado na gestação [1].'],
      [
        'comparator',
        'Em pessoas com HIV e CD4 acima de 350 células/mm³, recomenda-se profilaxia secundária da leishmaniose visceral [1].',
      ],
    ],
  ],
  [
    '"Albumin Infusion in Decompensated Cirrhosis (PEIXE-BOI) ‖ Among 920 hospitalized patients with decompensated cirrhosis, infection, kidney dysfunction or death occurred in 30.8% of those assigned to albumin and in 31.5% of those assigned to standard care (adjusted odds ratio, 0.97; 95% CI, 0.73 to 1.28). Pulmonary edema was more common with albumin (5.1% vs. 2.0%)."',
    [
      'Na cirrose descompensada, a albumina não diminuiu de forma significativa o composto de infecção, disfunção renal ou morte (30,8% vs. 31,5% com o cuidado padrão) [1].',
      'O edema pulmonar acometeu 5,1% dos que receberam albumina, mais do que os 2,0% do cuidado padrão [1].',
    ],
    [
      [
        'direction',
        'A infusão de albumina reduziu significativamente o composto de infecção, disfunção renal ou morte na cirrose descompensada [1].',
      ],
      [
        'arms',
        'O edema pulmonar ocorreu em 2,0% dos pacientes com albumina e em 5,1% dos que ficaram com o cuidado padrão [1].',
      ],
    ],
  ],
  [
    '"Twenty-Percent Albumin in Septic Shock (ARIRANHA) ‖ n=1,488: 90-day death 39.9% vs 42.6%, RR 0.94 (0.83-1.06); pulmonary oedema 7.4% vs 4.2%, p=0.01"',
    [
      'No choque séptico, a albumina a 20% não mudou significativamente a mortalidade em 90 dias (39,9% vs. 42,6%; RR 0,94; IC 95% 0,83–1,06) [1].',
      'Mais pacientes tratados com albumina tiveram edema pulmonar (7,4% contra 4,2%; p = 0,01) [1].',
    ],
    [['direction', 'No choque séptico, a albumina a 20% diminuiu a ocorrência de edema pulmonar [1].']],
  ],
  [
    '"Diretriz Cajueiro de Jejum Pré-Operatório ‖ Líquidos claros são permitidos até 2 horas antes da anestesia, e refeições leves até 6 horas antes. O leite materno exige jejum de 4 horas. O jejum prolongado além desses limites não é recomendado, pois aumenta a sede e a resistência à insulina."',
    [
      'Antes da anestesia, o jejum é de duas horas para líquidos claros, de 4 h para leite materno e de 6 h para refeição leve [1].',
      'Estender o jejum pré-operatório além do previsto eleva a sede e a resistência à insulina e não é aconselhado [1].',
    ],
    [
      ['direction', 'O jejum pré-operatório prolongado diminui a resistência à insulina [1].'],
      ['digit', 'Antes da anestesia, o leite materno exige jejum de 3 horas [1].'],
    ],
  ],
  [
    '"Recomendações Umbu para Opioides na Dor Crônica ‖ Na dor crônica não oncológica, doses acima de 90 mg de equivalente de morfina por dia devem ser evitadas. Não se recomenda associar opioide e benzodiazepínico, pois a combinação aumenta o risco de depressão respiratória. A naloxona deve ser oferecida a partir de 50 mg de equivalente de morfina por dia."',
    [
      'Juntar opioide e benzodiazepínico eleva o risco de depressão respiratória e não é recomendado [1].',
      'Quem usa 50 mg/dia ou mais de equivalente de morfina deve receber oferta de naloxona, e convém não passar de 90 mg/dia na dor crônica não oncológica [1].',
    ],
    [
      ['negation', 'Na dor crônica não oncológica, recomenda-se associar opioide e benzodiazepínico [1].'],
      ['unit', 'A naloxona deve ser oferecida a partir de 50 mcg de equivalente de morfina por dia [1].'],
    ],
  ],
  [
    '"Protocolo Cupuaçu de Síndrome de Realimentação ‖ Em desnutridos graves, a dieta é iniciada com 10 kcal/kg/dia e progredida ao longo de 4 a 7 dias. Administra-se tiamina, 300 mg por dia, antes do início da alimentação. Fósforo, potássio e magnésio devem ser monitorados diariamente; a queda do fósforo é o achado mais característico da síndrome."',
    [
      'No desnutrido grave, comece a dieta com 10 kcal por kg ao dia e progrida em 4 a 7 dias [1].',
      'A tiamina, 0,3 g por dia, vem antes da dieta, e fósforo, potássio e magnésio são dosados todos os dias [1].',
    ],
    [
      ['direction', 'O aumento do fósforo é o achado mais característico da síndrome de realimentação [1].'],
      ['unit', 'Em desnutridos graves, a dieta é iniciada com 10 kcal/kg/hora [1].'],
    ],
  ],
  [
    '"Early Noninvasive Ventilation after Extubation in Obese Patients (MURIQUI) ‖ n=976: reintubation within 7 days 9.8% vs 15.2%, HR 0.63 (0.44-0.90); ICU mortality 6.6% vs 6.9%, p=0.84"',
    [
      'Em obesos, a ventilação não invasiva precoce após a extubação diminuiu a reintubação em 7 dias (9,8% vs. 15,2%) [1].',
      'A mortalidade na UTI não diferiu de forma significativa, 6,6% e 6,9% (p = 0,84) [1].',
    ],
    [
      [
        'direction',
        'Em pacientes obesos, a ventilação não invasiva precoce aumentou a reintubação em 7 dias [1].',
      ],
      [
        'direction',
        'A ventilação não invasiva precoce após a extubação reduziu de forma significativa a mortalidade na UTI em obesos [1].',
      ],
    ],
  ],
  [
    '"Diretriz Angico de Uso de Contraste Iodado ‖ A metformina deve ser suspensa por 48 horas após contraste iodado intra-arterial quando a TFGe é menor que 30 mL/min/1,73 m². Alergia a frutos do mar não contraindica o contraste iodado. A hidratação oral é suficiente nos pacientes com TFGe acima de 45 mL/min/1,73 m²."',
    [
      'A alergia a frutos do mar não impede o uso de contraste iodado [1].',
      'Se a TFGe for < 30 mL/min/1,73 m², interrompa a metformina por dois dias depois do contraste iodado intra-arterial [1].',
    ],
    [
      ['negation', 'A alergia a frutos do mar contraindica o contraste iodado [1].'],
      [
        'digit',
        'A metformina deve ser suspensa por 48 horas após contraste iodado intra-arterial quando a TFGe é menor que 40 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Posicionamento Cedro sobre Profilaxia da Endocardite Infecciosa ‖ A profilaxia da endocardite antes de procedimento dentário é indicada em portadores de prótese valvar ou com endocardite prévia: amoxicilina 2 g por via oral, 30 a 60 minutos antes. Não se recomenda profilaxia no prolapso mitral. Em alérgicos à penicilina, a clindamicina deixou de ser recomendada."',
    [
      'Portadores de prótese valvar recebem amoxicilina 2.000 mg VO de 30 a 60 min antes do procedimento dentário [1].',
      'O prolapso mitral não requer profilaxia de endocardite, e a clindamicina não é mais recomendada aos alérgicos à penicilina [1].',
    ],
    [
      [
        'negation',
        'Antes de procedimento dentário, recomenda-se profilaxia da endocardite no prolapso mitral [1].',
      ],
      [
        'unit',
        'Antes de procedimento dentário, o portador de prótese valvar recebe amoxicilina 2 mg por via oral [1].',
      ],
    ],
  ],
  [
    '"Lebrixumab in Moderate-to-Severe Atopic Dermatitis (MICO-LEÃO) ‖ In 851 adolescents and adults, EASI-75 at week 16 was reached by 58.8% in the lebrixumab group and 16.2% in the placebo group (P<0.001). Conjunctivitis was reported in 7.4% and 2.8%, respectively."',
    [
      'Na semana 16, 58,8% dos pacientes com dermatite atópica atingiram o EASI-75 com lebrixumabe, contra 16,2% com placebo [1].',
      'A conjuntivite foi relatada mais vezes com lebrixumabe do que com placebo (7,4% vs. 2,8%) [1].',
    ],
    [
      [
        'direction',
        'Na dermatite atópica, a conjuntivite foi menos comum com lebrixumabe do que com placebo [1].',
      ],
      [
        'arms',
        'O EASI-75 na semana 16 foi atingido por 16,2% do grupo lebrixumabe e por 58,8% do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Protocolo Macaúba de Neutropenia Febril ‖ Na neutropenia febril, o antibiótico de amplo espectro deve ser iniciado em até 60 minutos da chegada, sem aguardar o resultado das culturas. A vancomicina não deve fazer parte do esquema inicial de rotina. Define-se neutropenia grave como neutrófilos abaixo de 500/mm³."',
    [
      'Na neutropenia febril, o antibiótico de amplo espectro é iniciado dentro da primeira hora da chegada, antes mesmo do resultado das culturas [1].',
      'A vancomicina não entra de rotina no esquema inicial; neutropenia grave corresponde a menos de 500 neutrófilos/mm³ [1].',
    ],
    [
      [
        'negation',
        'Na neutropenia febril, deve-se aguardar o resultado das culturas para iniciar o antibiótico de amplo espectro [1].',
      ],
      ['decimal', 'Define-se neutropenia grave como neutrófilos abaixo de 5.000/mm³ [1].'],
    ],
  ],
  [
    '"MRI-Targeted Screening for Prostate Cancer (PREGUIÇA) ‖ n=12,750 men: clinically insignificant cancer 0.6% vs 1.2%, RR 0.50 (0.36-0.69); clinically significant cancer 0.9% vs 1.1%, RR 0.81 (0.60-1.09)"',
    [
      'O rastreamento dirigido por ressonância reduziu pela metade a detecção de câncer de próstata clinicamente insignificante (0,6% vs. 1,2%) [1].',
      'Para o câncer clinicamente significativo, a diferença não foi significativa (RR 0,81; IC 95% 0,60–1,09) [1].',
    ],
    [
      [
        'direction',
        'O rastreamento dirigido por ressonância aumentou a detecção de câncer de próstata clinicamente insignificante [1].',
      ],
      [
        'digit',
        'Para o câncer de próstata clinicamente significativo, o RR foi de 0,87 (IC 95% 0,60–1,09) [1].',
      ],
    ],
  ],
  [
    '"Diretriz Ingá de Nódulos Tireoidianos ‖ Nódulos classificados como TI-RADS 5 devem ser puncionados quando têm 10 mm ou mais. Nódulos TI-RADS 2 não necessitam de punção, independentemente do tamanho. A calcitonina não é dosada de rotina."',
    [
      'Nódulo TI-RADS 2 não precisa ser puncionado, qualquer que seja o seu tamanho [1].',
      'A punção do nódulo TI-RADS 5 é indicada a partir de 1 cm, e a calcitonina não faz parte da rotina [1].',
    ],
    [
      ['negation', 'Nódulos TI-RADS 2 necessitam de punção [1].'],
      ['comparator', 'Nódulos TI-RADS 5 devem ser puncionados quando têm menos de 10 mm [1].'],
    ],
  ],
  [
    '"Protocolo Sapoti de Diarreia Aguda na Criança ‖ Na diarreia aguda sem sinais de desidratação, oferece-se soro de reidratação oral após cada evacuação, 50 a 100 mL em menores de 1 ano. O zinco, 20 mg por dia por 10 a 14 dias, reduz a duração da diarreia. Antidiarreicos não devem ser usados em crianças."',
    [
      'O zinco, na dose de 20 mg/dia por 10–14 dias, encurta a diarreia aguda da criança [1].',
      'Sem sinais de desidratação, a criança abaixo de 12 meses recebe de 50 a 100 mL de soro oral depois de cada evacuação, e o antidiarreico fica de fora [1].',
    ],
    [
      ['direction', 'Na diarreia aguda da criança, o zinco aumenta a duração do quadro [1].'],
      ['negation', 'Na diarreia aguda, os antidiarreicos devem ser usados em crianças [1].'],
    ],
  ],
  [
    '"Estimulação Magnética Repetitiva na Dor Neuropática Central: Estudo JURUTI ‖ Na dor neuropática central, a estimulação magnética transcraniana repetitiva diminuiu a intensidade da dor em 12 semanas em comparação com o procedimento simulado. Redução ≥ 30% da dor: 44,3% vs. 23,5% (RR 1,89; IC 95% 1,28–2,79). Não houve crises convulsivas em nenhum dos grupos."',
    [
      'Uma redução de pelo menos 30% da dor foi obtida por 44,3% com estimulação magnética e por 23,5% com o procedimento simulado [1].',
      'A estimulação magnética repetitiva aliviou a dor neuropática central em 12 semanas mais do que o procedimento simulado, e ninguém teve crise convulsiva [1].',
    ],
    [
      [
        'direction',
        'Na dor neuropática central, a estimulação magnética repetitiva aumentou a intensidade da dor em 12 semanas em comparação com o procedimento simulado [1].',
      ],
      ['negation', 'No JURUTI, houve crises convulsivas nos dois grupos [1].'],
    ],
  ],
  [
    '"Diretriz Murici de Gota ‖ A terapia redutora de urato tem como meta ácido úrico abaixo de 6 mg/dL. O alopurinol é iniciado com no máximo 100 mg por dia e não deve ser suspenso durante a crise de gota em quem já o utiliza. A colchicina profilática é mantida por 3 a 6 meses."',
    [
      'Quem já toma alopurinol deve mantê-lo durante a crise de gota [1].',
      'O alvo do tratamento da gota é ácido úrico < 6 mg/dL, e o alopurinol começa com 100 mg/dia ou menos [1].',
    ],
    [
      ['negation', 'O alopurinol deve ser suspenso durante a crise de gota em quem já o utiliza [1].'],
      ['unit', 'Na gota, a colchicina profilática é mantida por 3 a 6 semanas [1].'],
    ],
  ],
  [
    '"High-Flow Nasal Oxygen after Extubation in COPD (ANTA) ‖ Among 642 patients with COPD, reintubation within 7 days occurred in 12.9% of those assigned to high-flow oxygen and in 14.1% of those assigned to conventional oxygen (hazard ratio, 0.91; 95% CI, 0.61 to 1.36). Patients\' comfort was better with high-flow oxygen (score, 7.8 vs. 6.3)."',
    [
      'Na DPOC, o oxigênio de alto fluxo não reduziu significativamente a reintubação em 7 dias em relação ao oxigênio convencional (HR 0,91; IC 95% 0,61–1,36) [1].',
      'Os pacientes ficaram mais confortáveis com o alto fluxo (escore de 7,8, ante 6,3 com oxigênio convencional) [1].',
    ],
    [
      [
        'digit',
        'Após a extubação, o escore de conforto foi de 7,8 com oxigênio de alto fluxo e de 6,8 com oxigênio convencional [1].',
      ],
    ],
  ],
  [
    '"Protocolo Pequi de Acidentes Escorpiônicos ‖ Nos acidentes escorpiônicos leves, não há indicação de soro antiescorpiônico; o tratamento é analgesia e observação por 6 horas. Nos moderados, aplicam-se 3 ampolas por via intravenosa, e nos graves, 6 ampolas. O soro não deve ser aplicado por via intramuscular."',
    [
      'O acidente leve por escorpião é tratado com analgesia e 6 h de observação, sem soro antiescorpiônico [1].',
      'Os casos graves recebem 6 ampolas de soro antiescorpiônico, o dobro das usadas nos moderados, e nunca por via intramuscular [1].',
    ],
    [
      ['negation', 'Nos acidentes escorpiônicos leves, está indicado o soro antiescorpiônico [1].'],
      [
        'digit',
        'Nos acidentes escorpiônicos moderados, aplicam-se 5 ampolas de soro por via intravenosa [1].',
      ],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Torasil for Congestion in Acute Heart Failure: the TUIUIÚ Trial ‖ Among 2,204 patients with acute heart failure, cardiovascular death or rehospitalization for heart failure within 180 days occurred in 31.4% of those assigned to torasil and in 30.2% of those assigned to furosemide (hazard ratio, 1.05; 95% CI, 0.91 to 1.21). Median length of stay was shorter with torasil (5 vs. 7 days)." + "Velocirtan versus Candesartan in Heart Failure with Mildly Reduced Ejection Fraction (MARITACA-HF) ‖ n=3,912: CV death or HF hospitalisation 14.6% vs 18.3%, HR 0.78 (0.67-0.91); hyperkalaemia 6.1% vs 5.8%, not significant"',
    'Para morte cardiovascular ou internação por insuficiência cardíaca, o HR foi de 0,78 (IC 95% 0,67–0,91) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Inhaled Pelitrium in Moderate-to-Severe COPD (BIGUÁ) ‖ Among 2,311 patients with COPD, the annualized rate of moderate or severe exacerbations was 1.12 with inhaled pelitrium and 1.38 with placebo (rate ratio, 0.81; 95% CI, 0.73 to 0.90). Pneumonia was reported in 4.9% and 3.1%, respectively." + "Nirvacumab for Severe Eosinophilic Asthma (ARARA) ‖ n=1,106, 52 weeks: annual exacerbation rate 0.93 vs 2.10, rate ratio 0.44 (0.37-0.53); FEV1 +0.13 L vs placebo"',
    'A taxa anual de exacerbações foi de 0,93 com o tratamento ativo e de 2,10 com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Water-Exchange Colonoscopy in Unsedated Patients (CUTIA) ‖ n=1,026: adenoma detection rate 41.0% vs 39.6% (water exchange vs air insufflation), p=0.58; pain score 2.4 vs 4.1, p<0.001" + "Computer-Aided Detection and Adenoma Detection in Screening Colonoscopy (QUATI) ‖ Among 1,870 adults undergoing screening colonoscopy, the adenoma detection rate was 46.2% with computer-aided detection and 37.9% with standard colonoscopy (RR 1.22, 95% CI 1.10–1.36). Mean withdrawal time was 9.1 vs. 8.8 minutes (p=0.09)."',
    'A taxa de detecção de adenomas foi de 46,2% com a técnica nova e de 37,9% no grupo de comparação [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Bivalent Dengue–Zika Vaccine in Adults in Northeastern Brazil (MANACÁ) ‖ Over 18 months, in 8,940 adults, two doses of the bivalent vaccine had an efficacy of 64.5% (95% CI, 55.2 to 71.9) against symptomatic dengue. Hospitalization for dengue was less frequent in the vaccine group than in the placebo group (0.2% vs. 0.7%)." + "Recombinant Chikungunya Vaccine in Adolescents (TUCANO) ‖ n=3,254: seroprotection at day 29 97.8% vs 1.2%; efficacy against symptomatic disease 71.3% (58.0-80.4); fever 4.6% vs 4.1%"',
    'A eficácia da vacina contra a doença sintomática foi de 71,3% (IC 95% 58,0–80,4) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Albumin Infusion in Decompensated Cirrhosis (PEIXE-BOI) ‖ Among 920 hospitalized patients with decompensated cirrhosis, infection, kidney dysfunction or death occurred in 30.8% of those assigned to albumin and in 31.5% of those assigned to standard care (adjusted odds ratio, 0.97; 95% CI, 0.73 to 1.28). Pulmonary edema was more common with albumin (5.1% vs. 2.0%)." + "Twenty-Percent Albumin in Septic Shock (ARIRANHA) ‖ n=1,488: 90-day death 39.9% vs 42.6%, RR 0.94 (0.83-1.06); pulmonary oedema 7.4% vs 4.2%, p=0.01"',
    'O edema pulmonar ocorreu em 7,4% dos pacientes com albumina e em 4,2% dos controles [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Early Noninvasive Ventilation after Extubation in Obese Patients (MURIQUI) ‖ n=976: reintubation within 7 days 9.8% vs 15.2%, HR 0.63 (0.44-0.90); ICU mortality 6.6% vs 6.9%, p=0.84" + "High-Flow Nasal Oxygen after Extubation in COPD (ANTA) ‖ Among 642 patients with COPD, reintubation within 7 days occurred in 12.9% of those assigned to high-flow oxygen and in 14.1% of those assigned to conventional oxygen (hazard ratio, 0.91; 95% CI, 0.61 to 1.36). Patients\' comfort was better with high-flow oxygen (score, 7.8 vs. 6.3)."',
    'A reintubação em 7 dias ocorreu em 12,9% do grupo intervenção e em 14,1% do grupo controle [1].',
    'd',
  ],
];

export const protocols: HandCase[] = [...casesOf(groups), ...ofSeveral];
