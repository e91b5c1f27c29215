import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented guidelines, labels and textbooks. */
const groups: CaseGroup[] = [
  [
    '"Protocolo Municipal de Hipertensão na Atenção Primária – tratamento inicial ‖ Confirma-se o diagnóstico com médias residenciais iguais ou superiores a 130/80 mmHg em sete dias de medida. No estágio 2, o tratamento deve começar com dois fármacos em dose baixa, de preferência num único comprimido. A associação de inibidor da ECA com bloqueador do receptor de angiotensina não é recomendada em nenhuma situação. A clortalidona é iniciada com 12,5 mg ao dia, podendo chegar a 25 mg. Potássio e creatinina devem ser dosados duas a quatro semanas após o início do diurético. Nos serviços que adotaram o comprimido único, a adesão aos 12 meses subiu de 54% para 71% e o número de consultas de urgência por pico pressórico diminuiu."',
    [
      'Ao introduzir o diurético, convém dosar potássio e creatinina entre 14 e 28 dias depois [1].',
      'Doses usuais no protocolo municipal:\n\n- clortalidona: 12,5 mg/dia para começar, com teto de 25 mg/dia [1].',
      'Em um ano, a proporção de pacientes aderentes passou de 54% a 71% nas unidades que passaram a usar o comprimido único [1].',
    ],
    [
      ['negation', 'Se a pressão continuar alta com um IECA, o protocolo aceita somar a ele um BRA [1].'],
      [
        'direction',
        'Um efeito colateral da adoção do comprimido único foi o crescimento das idas à urgência por pico pressórico [1].',
      ],
      [
        'comparator',
        'Fecha-se o diagnóstico quando a média das medidas em casa, ao longo de uma semana, fica em 130/80 mmHg ou menos [1].',
      ],
    ],
  ],
  [
    '"Diretriz Sul-Brasileira de Insuficiência Cardíaca Aguda – manejo da congestão ‖ No estudo CONGESTA, 612 pacientes internados por insuficiência cardíaca descompensada receberam furosemida em infusão contínua ou em bolus. A perda de peso em 72 horas foi maior com a infusão contínua (4,1 kg contra 3,2 kg). Piora da função renal ocorreu em 18% com a infusão e em 17% com o bolus, sem diferença significativa (p = 0,74). A internação foi um dia mais curta no grupo da infusão. A diretriz recomenda dose intravenosa inicial de 1 a 2,5 vezes a dose oral habitual e reavaliação da diurese em 6 horas; a meta é de ao menos 100 mL/h de urina nesse período. Não se recomenda restringir líquidos de rotina durante a internação."',
    [
      'Comece a furosemida venosa com algo entre uma e duas vezes e meia a dose que o paciente já tomava por boca [1].',
      'A função renal piorou em proporções parecidas nos dois esquemas do CONGESTA (18% com infusão, 17% com bolus) [1].',
      'Em três dias, os pacientes do bolus perderam menos peso que os da infusão: 3,2 kg contra 4,1 kg [1].',
    ],
    [
      [
        'direction',
        'Embora eficaz, a infusão contínua de furosemida cobrou seu preço no rim, com piora da função renal significativamente mais frequente do que no bolus [1].',
      ],
      [
        'direction',
        'Quem recebeu a infusão contínua ficou internado por mais tempo do que quem recebeu bolus [1].',
      ],
      [
        'arms',
        'No CONGESTA, a perda ponderal em 72 horas foi de 3,2 kg com a infusão e de 4,1 kg com o bolus [1].',
      ],
    ],
  ],
  [
    '"RIVENOXA (tolexaban) tablets – prescribing information, excerpt ‖ The recommended dose is 60 mg once daily with food. Reduce to 30 mg once daily when creatinine clearance is 15 to 50 mL/min or body weight is 60 kg or less. RIVENOXA is contraindicated in patients with active pathological bleeding and in those with mechanical heart valves. In TOLERA-AF (n = 14,204), stroke or systemic embolism occurred at 1.4% per year with tolexaban and 1.8% per year with warfarin (HR 0.78; 95% CI 0.66 to 0.92). Major bleeding did not differ significantly (2.9% vs 3.1% per year), but gastrointestinal bleeding was more frequent with tolexaban. Routine INR monitoring is not required. Discontinue at least 48 hours before procedures with a high bleeding risk."',
    [
      'Uma vantagem prática do tolexabano é dispensar o controle rotineiro do INR [1].',
      'AVC ou embolia sistêmica foram menos frequentes com tolexabano do que com varfarina (1,4% contra 1,8% ao ano; HR 0,78) [1].',
    ],
    [
      [
        'bounds',
        'No TOLERA-AF, o tolexabano diminuiu AVC e embolia sistêmica em relação à varfarina, com HR de 0,78 (IC 95% 0,66–0,98) [1].',
      ],
      ['direction', 'Sangramento digestivo? Foi mais comum no grupo da varfarina que no do tolexabano [1].'],
      [
        'comparator',
        'Antes de cirurgias com alto risco de sangramento, o tolexabano é suspenso com no máximo 48 horas de antecedência [1].',
      ],
    ],
  ],
  [
    '"Guia Estadual de Manejo da Dengue – adultos ‖ No grupo A, a hidratação oral é de 60 mL/kg/dia, um terço na forma de soro de reidratação. No grupo C, com sinais de alarme, infunda soro fisiológico 10 mL/kg/h nas duas primeiras horas, em leito de observação, por no mínimo 48 horas. Salicilatos e anti-inflamatórios não hormonais são contraindicados; dipirona e paracetamol podem ser usados. Não há indicação de transfusão profilática de plaquetas na ausência de sangramento, ainda que a contagem esteja abaixo de 20.000/mm³: em coorte de 1.940 adultos, essa prática não diminuiu os sangramentos e prolongou a internação. Corticoides não devem ser prescritos. O retorno do grupo A é no dia da melhora da febre."',
    [
      'Para febre e dor, dipirona e paracetamol são opções; salicilatos e anti-inflamatórios não hormonais estão proscritos [1].',
      'Paciente do grupo A: 60 mL/kg ao longo do dia, por via oral, sendo 1/3 do volume com soro de reidratação [1].',
      'Número baixo de plaquetas não basta, por si, para transfundir: sem sangramento, a profilaxia não está indicada nem com menos de 20 mil/mm³ [1].',
    ],
    [
      [
        'negation',
        'Contagem inferior a 20.000/mm³ justifica transfundir plaquetas de forma profilática, mesmo que o paciente não esteja sangrando [1].',
      ],
      [
        'direction',
        'A coorte citada pelo guia mostrou que a transfusão profilática de plaquetas encurtou o tempo de internação [1].',
      ],
      [
        'unit',
        '| Grupo | Hidratação |\n|---|---|\n| C | Soro fisiológico venoso, 10 mL/kg/dia nas duas primeiras horas [1] |',
      ],
    ],
  ],
  [
    '"Manual de Tuberculose da Rede Básica, 3ª edição – esquema e seguimento ‖ O esquema básico do adulto consiste em rifampicina, isoniazida, pirazinamida e etambutol por dois meses, seguidos de rifampicina e isoniazida por quatro meses. De 36 a 50 kg usam-se três comprimidos ao dia; de 51 a 70 kg, quatro. Gestantes podem receber o esquema básico, com piridoxina 50 mg ao dia; a estreptomicina não deve ser usada na gravidez. Interrompa os fármacos se as transaminases atingirem cinco vezes o limite superior, ou três vezes na presença de sintomas. Na avaliação de 2.300 casos, a cura foi de 84% com tratamento diretamente observado e de 71% com autoadministração, e o abandono foi menor no primeiro grupo."',
    [
      'São seis meses ao todo: dois com quatro fármacos e mais quatro só com rifampicina e isoniazida [1].',
      'A gravidez não impede o esquema básico, desde que se acrescente piridoxina, 50 mg/dia [1].',
      'Entre pacientes sintomáticos, três vezes o limite superior das transaminases já obriga a parar a medicação [1].',
    ],
    [
      ['negation', 'Grávidas com tuberculose não podem receber o esquema básico [1].'],
      [
        'arms',
        'Na avaliação de 2.300 casos, curaram-se 71% dos pacientes em tratamento diretamente observado e 84% dos que faziam a autoadministração [1].',
      ],
      [
        'digit',
        'O adulto de 60 kg toma cinco comprimidos por dia, número previsto para a faixa de 51 a 70 kg [1].',
      ],
    ],
  ],
  [
    '"Northern Consensus on Septic Shock – resuscitation bundle ‖ Give antimicrobials within one hour of recognition of septic shock. Infuse at least 30 mL/kg of crystalloid in the first three hours; balanced solutions are preferred over saline. Hydroxyethyl starches are not recommended because they increased the need for renal-replacement therapy. Norepinephrine is the first-choice vasopressor, aiming at a mean arterial pressure of 65 mmHg; in the TARGET-P trial, a higher target of 80 mmHg did not improve 28-day survival and produced more atrial fibrillation. Low-dose dopamine should not be used for renal protection. Add hydrocortisone 200 mg/day when norepinephrine is 0.25 µg/kg/min or more for at least four hours."',
    [
      'Reponha cristaloide, no mínimo 30 mL/kg nas três horas iniciais, dando preferência às soluções balanceadas [1].',
      'Subir a meta de PAM para 80 mmHg não trouxe ganho de sobrevida em 28 dias e ainda provocou mais fibrilação atrial [1].',
    ],
    [
      [
        'direction',
        'No choque séptico, os amidos fizeram cair a necessidade de terapia renal substitutiva [1].',
      ],
      ['negation', 'Para proteger o rim, o consenso orienta dopamina em dose baixa [1].'],
      [
        'unit',
        'Hidrocortisona (200 mg/dia) entra quando a noradrenalina está em 0,25 mg/kg/min ou mais há pelo menos 4 horas [1].',
      ],
    ],
  ],
  [
    '"Protocolo de Hipertensão na Gestação – Maternidade Santa Aurélia ‖ Gestantes de alto risco devem receber ácido acetilsalicílico 100 mg à noite, iniciado entre 12 e 16 semanas. No ensaio PREVINA, a pré-eclâmpsia antes de 37 semanas ocorreu em 2,1% com o fármaco e em 4,6% com placebo (RR 0,46; IC 95% 0,29 a 0,72), sem aumento de hemorragia pós-parto. Pressão igual ou maior que 160/110 mmHg por mais de 15 minutos exige tratamento imediato, com nifedipino oral 10 mg ou hidralazina venosa 5 mg. O sulfato de magnésio é dado em ataque de 4 g em 20 minutos e manutenção de 1 g/h até 24 horas após o parto; reflexo patelar abolido obriga a interromper a infusão. Inibidores da ECA são contraindicados em qualquer trimestre."',
    [
      'O ataque de sulfato de magnésio é de 4 g, corridos em vinte minutos, e a manutenção, de 1 g por hora, vai até um dia depois do parto [1].',
      'Sumiu o reflexo patelar, para-se o magnésio [1].',
      'Com o AAS, menos gestantes desenvolveram pré-eclâmpsia antes da 37ª semana (2,1% contra 4,6%), e a hemorragia pós-parto não ficou mais comum [1].',
    ],
    [
      [
        'bounds',
        'Para a pré-eclâmpsia com menos de 37 semanas, o PREVINA estimou RR de 0,46, com intervalo de confiança de 95% de 0,29 a 0,82 [1].',
      ],
      [
        'direction',
        'A contrapartida do AAS, segundo o PREVINA, é que ele aumenta a hemorragia pós-parto [1].',
      ],
      ['negation', 'A partir do segundo trimestre, os inibidores da ECA deixam de ser contraindicados [1].'],
    ],
  ],
  [
    '"Consenso do Cerrado sobre Asma – asma leve em adultos ‖ Em adultos e adolescentes com asma leve, o consenso não recomenda broncodilatador de curta ação isolado. Prefere-se budesonida-formoterol 200/6 mcg, uma inalação quando houver sintomas, até o limite de 12 inalações em um dia. No estudo RESPIRA-3, com 3.210 pacientes, a taxa anual de exacerbações graves foi de 0,09 com essa estratégia e de 0,21 com salbutamol se necessário (razão de taxas 0,43; IC 95% 0,32–0,58). Em comparação com a budesonida diária, o controle dos sintomas pelo ACQ-5 foi ligeiramente pior, e a dose média de corticoide inalatório foi 75% menor. Antes de subir de etapa, revise a técnica inalatória e a adesão."',
    [
      'Salbutamol sozinho já não tem lugar na asma leve do adulto, de acordo com o consenso [1].',
      'O paciente pode repetir budesonida-formoterol conforme os sintomas, sem ultrapassar doze inalações por dia [1].',
      'Frente à budesonida de uso diário, a estratégia sob demanda poupou três quartos da dose de corticoide inalatório [1].',
    ],
    [
      [
        'bounds',
        'Razão de taxas de 0,43 a favor de budesonida-formoterol sob demanda para exacerbações graves, com IC 95% entre 0,23 e 0,58 [1].',
      ],
      [
        'direction',
        'As exacerbações graves foram mais frequentes com budesonida-formoterol sob demanda do que com salbutamol, mostrou o RESPIRA-3 [1].',
      ],
      [
        'direction',
        'No quesito sintomas, medido pelo ACQ-5, o esquema sob demanda superou a budesonida diária [1].',
      ],
    ],
  ],
  [
    '"Handbook of Respiratory Care – oxygen and COPD ‖ Home oxygen is indicated when resting PaO2 is 55 mmHg or lower, or SaO2 88% or lower, on two occasions at least three weeks apart. Once prescribed, it should be used for at least 15 hours per day. It should not be prescribed for moderate resting desaturation (SpO2 89–93%): in the LUNGA trial, time to death or first hospitalisation did not differ between oxygen and no oxygen. During exacerbations, titrate oxygen to a saturation of 88–92%; higher targets increased mortality. Pulmonary rehabilitation started within four weeks of discharge lowers readmissions. Inhaled corticosteroids raise the risk of pneumonia and are discouraged when blood eosinophils are below 100 cells/µL."',
    [
      'Uma vez prescrito, o oxigênio domiciliar precisa ser usado 15 horas ou mais por dia [1].',
      'Começar a reabilitação pulmonar nas quatro primeiras semanas após a alta faz caírem as reinternações [1].',
      'Além de elevarem o risco de pneumonia, os corticoides inalatórios são desaconselhados em quem tem menos de 100 eosinófilos/µL [1].',
    ],
    [
      [
        'direction',
        'Durante a exacerbação, mirar saturações acima da faixa de 88–92% reduziu a mortalidade [1].',
      ],
      [
        'negation',
        'Pacientes com SpO2 de repouso entre 89% e 93% também devem receber oxigênio domiciliar [1].',
      ],
      [
        'comparator',
        'Critério gasométrico para oxigenoterapia domiciliar: PaO2 ≥ 55 mmHg em repouso, em duas ocasiões [1].',
      ],
    ],
  ],
  [
    '"Protocolo de Controle Glicêmico Intra-hospitalar – Hospital Regional do Vale ‖ Em enfermaria, a meta é glicemia entre 100 e 180 mg/dL. Para quem nunca usou insulina, a dose total diária inicial é de 0,4 UI/kg, metade basal e metade prandial; em idosos ou com TFG abaixo de 45 mL/min/1,73 m², use 0,2 UI/kg. O esquema de escala móvel isolado não deve ser mantido por mais de 24 horas. No estudo BASALIS, o esquema basal-bolus levou à meta 66% dos pacientes, contra 38% com a escala móvel, e as complicações infecciosas diminuíram; hipoglicemia abaixo de 70 mg/dL foi mais frequente (12% contra 7%). Hipoglicemia em paciente consciente: 15 g de carboidrato e nova glicemia em 15 minutos."',
    [
      'No BASALIS, o melhor controle do basal-bolus veio acompanhado de mais hipoglicemias, 12% contra 7% na escala móvel [1].',
      '| Situação | Dose total diária inicial |\n|---|---|\n| Sem uso prévio de insulina | 0,4 UI/kg, 50% como basal e 50% prandial [1] |',
      'Se o paciente hipoglicêmico está acordado, ofereça 15 gramas de carboidrato e repita a glicemia depois de um quarto de hora [1].',
    ],
    [
      [
        'direction',
        'As complicações infecciosas tornaram-se mais comuns nos pacientes tratados com basal-bolus [1].',
      ],
      ['unit', 'Na enfermaria, busca-se manter a glicemia de 100 a 180 mmol/L [1].'],
      ['digit', 'Idosos começam com 0,3 UI/kg de insulina por dia, considerando a dose total [1].'],
    ],
  ],
  [
    '"GLICOFORM XR (cloridrato de metformina) – bula do profissional, resumo ‖ Contraindicado em taxa de filtração glomerular (TFG) inferior a 30 mL/min/1,73 m², acidose metabólica e insuficiência hepática grave. Com TFG entre 30 e 44 mL/min/1,73 m², a dose não deve exceder 1.000 mg ao dia. Iniciar com 500 mg no jantar e aumentar 500 mg por semana até 2.000 mg ao dia. Suspender no momento de exame com contraste iodado e reiniciar 48 horas depois, se a função renal estiver estável. O uso prolongado pode reduzir a vitamina B12; dosar a cada 2 a 3 anos. A liberação prolongada causou menos diarreia que a liberação imediata (9% contra 17%), com efeito semelhante na HbA1c. Usado isoladamente, o medicamento não provoca hipoglicemia nas doses habituais."',
    [
      'Feito o exame com contraste iodado, a metformina volta em dois dias, contanto que a função renal se mantenha estável [1].',
      'Na TFG de 30 a 44 mL/min/1,73 m², o teto da metformina é 1 g por dia [1].',
      'Trocar a formulação imediata pela prolongada poupa o intestino sem prejuízo da HbA1c: a diarreia ficou em 9%, contra 17% [1].',
    ],
    [
      ['negation', 'Mesmo sozinha e em dose habitual, a metformina provoca hipoglicemia [1].'],
      [
        'direction',
        'O tratamento prolongado pode elevar a vitamina B12, motivo para dosá-la a cada dois ou três anos [1].',
      ],
      ['comparator', 'A bula contraindica o produto quando a TFG é superior a 30 mL/min/1,73 m² [1].'],
    ],
  ],
  [
    '"Textbook of Ambulatory Endocrinology – primary hypothyroidism ‖ In healthy adults under 60 years, start levothyroxine at 1.6 µg/kg/day. In patients with coronary disease, start with 12.5 to 25 µg daily and increase every six weeks. Check TSH 6 to 8 weeks after any change of dose. Tablets are taken on an empty stomach, 30 to 60 minutes before breakfast; calcium and iron reduce absorption and must be separated by at least 4 hours. Routine addition of liothyronine is not recommended: pooled trials found no difference in quality of life between combination therapy and levothyroxine alone. Overtreatment with TSH below 0.1 mIU/L increases the risk of atrial fibrillation and of fractures in older women."',
    [
      'No coronariopata, a levotiroxina parte de 12,5 a 25 mcg por dia e sobe a cada seis semanas [1].',
      'Suplementos de cálcio e de ferro atrapalham a absorção, por isso devem ficar a pelo menos quatro horas do comprimido [1].',
      'Para a qualidade de vida, tanto faz: somar liotironina não se mostrou diferente de usar só a levotiroxina [1].',
    ],
    [
      ['negation', 'A liotironina deve ser acrescentada de rotina à levotiroxina [1].'],
      [
        'direction',
        'Manter o TSH abaixo de 0,1 mUI/L reduz o risco de fibrilação atrial e de fraturas em mulheres idosas [1].',
      ],
    ],
  ],
  [
    '"Guia de Antimicrobianos da Atenção Primária – infecção urinária ‖ Cistite na mulher não gestante: nitrofurantoína 100 mg a cada 6 horas por 5 dias ou fosfomicina 3 g em dose única. Na comparação direta, a resolução clínica em 28 dias foi de 70% com nitrofurantoína e de 58% com fosfomicina. A nitrofurantoína deve ser evitada com depuração de creatinina abaixo de 30 mL/min. Fluoroquinolonas não são primeira escolha. A bacteriúria assintomática só é tratada em gestantes e antes de procedimento urológico com sangramento de mucosa; em idosas, tratá-la não diminuiu sintomas nem mortalidade e aumentou a diarreia por Clostridioides difficile. A urocultura de controle é dispensável quando os sintomas desaparecem."',
    [
      'A dúvida é frequente no consultório. Desaparecidos os sintomas, não é preciso repetir a urocultura [1].',
      'A nitrofurantoína saiu-se melhor do que a fosfomicina: aos 28 dias, 70% contra 58% de resolução clínica [1].',
      'Em idosas, dar antibiótico para bacteriúria sem sintomas não diminuiu as mortes [1].',
    ],
    [
      ['negation', 'A bacteriúria assintomática da gestante não precisa ser tratada [1].'],
      [
        'direction',
        'Nas idosas, o tratamento da bacteriúria assintomática diminuiu os casos de diarreia por C. difficile [1].',
      ],
      [
        'digit',
        'Esquema para a cistite da mulher não gestante:\n\n1. nitrofurantoína 100 mg de 6/6 h durante 8 dias [1].',
      ],
    ],
  ],
  [
    '"Manual de Pneumonias do Adulto – Serviço de Infectologia do Planalto ‖ Pacientes com CURB-65 de 0 ou 1 podem ser tratados em casa; com 3 ou mais, a internação é obrigatória. Em casa, usa-se amoxicilina 1 g a cada 8 horas. No ensaio BREVIS (n = 824), cinco dias de tratamento não foram inferiores a dez: a cura no 30º dia foi de 91,2% e 90,8%, respectivamente. Eventos adversos ocorreram em 11% com o curso curto e em 19% com o longo. Corticoide não deve ser usado na pneumonia não grave; na forma grave, a hidrocortisona reduziu a mortalidade em 28 dias (8,1% contra 12,4% com placebo). Radiografia de controle só é pedida a fumantes com mais de 50 anos, seis semanas depois."',
    [
      'CURB-65 de zero ou um permite tratamento domiciliar, com amoxicilina 1.000 mg de 8 em 8 horas [1].',
      'Na pneumonia grave, a hidrocortisona baixou as mortes em 28 dias de 12,4% (placebo) para 8,1% [1].',
    ],
    [
      [
        'arms',
        'Houve eventos adversos em 19% dos pacientes tratados por cinco dias e em 11% dos tratados por dez [1].',
      ],
      [
        'direction',
        'Entre os casos graves, a letalidade em quatro semanas foi maior com hidrocortisona do que com placebo [1].',
      ],
    ],
  ],
  [
    '"LITHIONORM (lithium carbonate) – summary of product characteristics ‖ The target serum concentration for maintenance is 0.6 to 0.8 mmol/L, measured 12 hours after the last dose; toxicity is likely above 1.5 mmol/L. Start with 300 mg twice daily. Thiazide diuretics, non-steroidal anti-inflammatory drugs and ACE inhibitors raise lithium concentrations, whereas theophylline lowers them. Check creatinine, TSH and calcium every six months. Lithium must not be stopped abruptly, since sudden withdrawal increases the risk of relapse; taper over at least four weeks. It should not be used when eGFR is below 30 mL/min/1.73 m². Patients must not follow low-sodium diets. In the STEADY trial, suicide attempts were fewer with lithium than with quetiapine."',
    [
      'Creatinina, TSH e cálcio entram na rotina semestral de quem usa lítio [1].',
      'Retire o lítio aos poucos, em quatro semanas ou mais, porque a suspensão brusca favorece recaídas [1].',
    ],
    [
      ['negation', 'Quem toma lítio deve seguir dieta hipossódica [1].'],
      ['direction', 'Tiazídicos, anti-inflamatórios e IECA baixam a concentração de lítio [1].'],
      [
        'unit',
        'A faixa terapêutica do lítio é estreita. Acima de 1,5 mg/dL de lítio no soro, a toxicidade é provável [1].',
      ],
    ],
  ],
  [
    '"Linha de Cuidado da Depressão – Secretaria de Saúde do Litoral ‖ Na depressão leve, o antidepressivo não é a primeira escolha; oferece-se psicoterapia. Na moderada, sertralina 50 mg pela manhã, com avaliação de resposta em quatro semanas. No estudo ALVOR (480 adultos), a remissão em 12 semanas foi de 52% com terapia cognitivo-comportamental mais sertralina e de 37% com sertralina isolada, e o abandono foi menor com a combinação. Em idosos, os inibidores de recaptação de serotonina aumentam o risco de hiponatremia: dose o sódio em duas semanas. Após a remissão, mantenha o tratamento por pelo menos seis meses. Paroxetina e fluoxetina não devem ser associadas ao tamoxifeno. Bupropiona é contraindicada em pessoas com epilepsia."',
    [
      'Depois de remitida a depressão, o antidepressivo segue por seis meses no mínimo [1].',
      'Quadros leves começam por psicoterapia, não por antidepressivo [1].',
      'No idoso que inicia ISRS, vale checar o sódio em 14 dias, dado o risco maior de hiponatremia [1].',
    ],
    [
      [
        'direction',
        'No ALVOR, a sertralina isolada levou mais pessoas à remissão em 12 semanas do que a combinação com terapia cognitivo-comportamental [1].',
      ],
      [
        'direction',
        'Mais pacientes abandonaram o tratamento quando a terapia cognitivo-comportamental foi somada à sertralina [1].',
      ],
      ['negation', 'Mulheres em uso de tamoxifeno podem tomar paroxetina sem restrição [1].'],
    ],
  ],
  [
    '"Diretriz de Tromboprofilaxia do Paciente Clínico – Sociedade do Nordeste ‖ A profilaxia está indicada com escore de Pádua de 4 ou mais. No ensaio GUARDA, 4.012 pacientes clínicos receberam enoxaparina 40 mg ao dia ou placebo: trombose proximal ou embolia pulmonar ocorreu em 2,8% com enoxaparina e em 4,9% com placebo (RR 0,57; IC 95% 0,41–0,79); o sangramento maior não diferiu de forma significativa (0,7% contra 0,5%). Com depuração de creatinina abaixo de 30 mL/min, use 20 mg ao dia. Plaquetas abaixo de 50.000/mm³ contraindicam a heparina. Meias elásticas não são recomendadas após acidente vascular cerebral. Não se prolonga a profilaxia depois da alta, salvo em câncer ativo. A compressão pneumática fica para quem não pode receber heparina."',
    [
      'Sim, a dose muda. Doente renal com depuração menor que 30 mL/min recebe metade da dose usual de 40 mg, ou seja, enoxaparina 20 mg/dia [1].',
      'Depois de um AVC, as meias elásticas ficam de fora das recomendações [1].',
      'Sangramento maior apareceu em 0,7% com enoxaparina e 0,5% com placebo, sem diferença estatística [1].',
    ],
    [
      [
        'bounds',
        'A enoxaparina baixou o risco de trombose proximal ou embolia (RR 0,57; IC 95% 0,49–0,79) [1].',
      ],
      [
        'direction',
        'O benefício da enoxaparina no GUARDA foi obtido à custa de um aumento significativo do sangramento maior [1].',
      ],
      [
        'arms',
        'Trombose proximal ou embolia pulmonar: 4,9% dos que usaram enoxaparina e 2,8% dos que usaram placebo [1].',
      ],
    ],
  ],
  [
    '"Radiology-Nephrology Joint Guidance – iodinated contrast and the kidney ‖ For intravenous contrast, no prophylaxis is needed when eGFR is 30 mL/min/1.73 m² or higher. Below that value, give isotonic saline 1 mL/kg/h for 6 hours before and 6 hours after the examination. N-acetylcysteine is not recommended: in the PROTEGE trial, acute kidney injury occurred in 9.1% with acetylcysteine and 8.7% with placebo, a non-significant difference. Sodium bicarbonate offered no advantage over saline. Haemodialysis should not be performed to remove contrast. A high-dose statin before coronary angiography lowered the incidence of acute kidney injury. In life-threatening emergencies, contrast must not be withheld because of renal function."',
    [
      'O bicarbonato de sódio não se mostrou melhor que a solução salina [1].',
      'Se há risco iminente de morte, a função renal não é motivo para deixar de injetar o contraste [1].',
    ],
    [
      [
        'negation',
        '**Profilaxia.** Recomenda-se N-acetilcisteína para prevenir a lesão renal pelo contraste [1].',
      ],
      ['negation', 'Feito o exame, está indicada hemodiálise para retirar o contraste do sangue [1].'],
      [
        'direction',
        'Dar estatina em dose alta antes da coronariografia elevou a incidência de lesão renal aguda [1].',
      ],
    ],
  ],
  [
    '"Rotinas de Emergência Clínica – hipercalemia ‖ Potássio de 6,5 mEq/L ou mais, ou qualquer alteração eletrocardiográfica, indica gluconato de cálcio 10%, 10 mL em 3 minutos. O cálcio estabiliza a membrana, mas não reduz o potássio sérico. Em seguida, insulina regular com 25 g de glicose: na série comparativa, 5 UI e 10 UI produziram queda semelhante do potássio (0,8 mEq/L em uma hora), e a hipoglicemia foi menos frequente com 5 UI (8% contra 19%). Meça a glicemia de hora em hora por seis horas. Salbutamol inalatório 10 mg pode ser somado. Bicarbonato não deve ser usado na ausência de acidose metabólica. As resinas de troca não servem para a emergência, pois demoram horas para agir."',
    [
      'O gluconato de cálcio protege a membrana, porém o potássio sérico não baixa com ele [1].',
      'Cinco unidades de insulina derrubaram o potássio tanto quanto dez, com menos hipoglicemia [1].',
      'Depois da insulina, a glicemia é verificada a cada hora ao longo de 6 horas [1].',
    ],
    [
      ['negation', 'Mesmo que não haja acidose metabólica, o bicarbonato está indicado [1].'],
      ['direction', 'A dose de 5 UI de insulina provocou mais hipoglicemia do que a de 10 UI [1].'],
      [
        'comparator',
        '| Medida | Quando |\n|---|---|\n| Gluconato de cálcio | Dá-se gluconato de cálcio a 10% quando o potássio está em 6,5 mEq/L ou menos [1] |',
      ],
    ],
  ],
  [
    '"Critérios de Elegibilidade para Contracepção – caderno do SUS fluminense ‖ Contracepção de emergência: levonorgestrel 1,5 mg em dose única até 72 horas após a relação, ou acetato de ulipristal 30 mg até 120 horas. A eficácia do levonorgestrel é menor em mulheres com índice de massa corporal de 30 kg/m² ou mais; nelas, prefira o DIU de cobre, que pode ser inserido até cinco dias depois. Contraceptivos combinados são contraindicados na enxaqueca com aura e em fumantes com 35 anos ou mais. Na amamentação, o progestagênio isolado pode ser iniciado logo após o parto. A rifampicina reduz a eficácia do implante. Antibióticos de uso comum, como a amoxicilina, não interferem na pílula."',
    [
      'Depende de quantas horas se passaram. O ulipristal cobre até cinco dias depois da relação; o levonorgestrel, até três [1].',
      'Lactantes podem começar progestagênio isolado logo depois do parto [1].',
      'Amoxicilina não corta o efeito da pílula [1].',
    ],
    [
      ['negation', 'A presença de aura na enxaqueca não impede o uso da pílula combinada [1].'],
      [
        'direction',
        'Em pacientes obesas (IMC a partir de 30 kg/m²), o levonorgestrel de emergência funciona ainda melhor [1].',
      ],
    ],
  ],
  [
    '"Calendário e Condutas em Hepatite B – Núcleo de Imunizações do Agreste ‖ O recém-nascido de mãe com HBsAg positivo recebe vacina e imunoglobulina 0,5 mL nas primeiras 12 horas de vida, em coxas diferentes. O aleitamento materno não é contraindicado. No adulto, aplicam-se três doses, em 0, 1 e 6 meses; imunossuprimidos recebem o dobro do volume por dose. Considera-se protegido quem tem anti-HBs de 10 UI/L ou mais, um a dois meses após a última dose. Gestantes com carga viral acima de 200.000 UI/mL devem tomar tenofovir a partir da 28ª semana: na coorte de Arapira, a transmissão vertical foi menor com o fármaco (0,9% contra 6,8%). Resfriado ou febre baixa não adiam a vacinação."',
    [
      'Um resfriado ou uma febre baixa não são motivo para deixar a vacina para depois [1].',
      'Vacina e imunoglobulina (meio mililitro) são aplicadas, uma em cada coxa, até a 12ª hora de vida do filho de mãe HBsAg positiva [1].',
      'Carga viral superior a 200 mil UI/mL na gestante leva a tenofovir da 28ª semana em diante [1].',
    ],
    [
      ['negation', 'Mães com HBsAg positivo estão proibidas de amamentar [1].'],
      [
        'digit',
        'Um exame basta para saber. Título de anti-HBs de 50 UI/L ou mais, medido um a dois meses depois da última dose, é o que define proteção [1].',
      ],
      [
        'direction',
        'Na coorte de Arapira, a transmissão da mãe para o filho subiu com o uso de tenofovir [1].',
      ],
    ],
  ],
  [
    '"Regional Stroke Network Protocol – intravenous thrombolysis ‖ Alteplase 0.9 mg/kg (maximum 90 mg), 10% as a bolus, is given within 4.5 hours of onset. Blood pressure must be below 185/110 mmHg before treatment and kept below 180/105 mmHg for the following 24 hours. In the VELOX trial (n = 2,486), an excellent functional outcome at 90 days was seen in 44.8% with tenecteplase 0.25 mg/kg and in 39.6% with alteplase (RR 1.13; 95% CI 1.02–1.25). Symptomatic intracranial haemorrhage did not differ (2.9% vs 2.7%). Antiplatelet drugs are withheld for 24 hours after thrombolysis. Seizure at onset is not a contraindication if the deficit is attributed to ischaemia. Correct glucose below 50 mg/dL first."',
    [
      'Crise convulsiva no início do quadro não contraindica o trombolítico, se o déficit for atribuído à isquemia [1].',
      'Quanto à hemorragia intracraniana sintomática, tenecteplase e alteplase empataram: 2,9% e 2,7% [1].',
    ],
    [
      [
        'arms',
        'No VELOX, o desfecho funcional excelente em 90 dias foi alcançado por 39,6% com tenecteplase e por 44,8% com alteplase [1].',
      ],
      [
        'bounds',
        'Tenecteplase aumentou a chance de desfecho excelente em três meses: RR de 1,13 frente à alteplase (IC 95% 1,02 a 1,52) [1].',
      ],
      [
        'direction',
        'O VELOX acendeu um alerta: a hemorragia intracraniana sintomática foi mais frequente com tenecteplase do que com alteplase, e a diferença foi significativa [1].',
      ],
    ],
  ],
  [
    '"Ambulatório de Epilepsias – condutas com antiepilépticos ‖ O valproato não deve ser prescrito a mulheres com possibilidade de engravidar sem contracepção eficaz: malformações maiores ocorreram em 10,1% dos expostos na gestação, contra 2,7% com lamotrigina. Quem planeja engravidar toma ácido fólico 4 mg ao dia. O nível sérico de valproato desejado é de 50 a 100 mg/L. O valproato inibe o metabolismo da lamotrigina e eleva sua concentração; na associação, a dose da lamotrigina cai à metade. A carbamazepina, indutora, reduz o nível de lamotrigina. Na gestação, o nível de lamotrigina diminui, com perda do controle das crises se a dose não for ajustada. Pacientes livres de crises há dois anos podem discutir a retirada."',
    [
      'Malformações maiores foram bem mais comuns na exposição ao valproato (10,1%) do que à lamotrigina (2,7%) [1].',
      'Ao juntar valproato, corte a lamotrigina em 50% [1].',
      'Na mulher que planeja engravidar:\n\n- prescreva 4 mg de ácido fólico por dia [1].',
    ],
    [
      [
        'negation',
        'Mesmo sem contracepção eficaz, o valproato é uma opção para mulheres que podem engravidar [1].',
      ],
      [
        'direction',
        'Durante a gravidez o nível de lamotrigina aumenta, com risco de descontrole das crises se a dose não mudar [1].',
      ],
    ],
  ],
  [
    '"Caderno de Infecções Sexualmente Transmissíveis – sífilis adquirida e na gestação ‖ Sífilis recente: benzilpenicilina benzatina 2,4 milhões UI, dose única. Sífilis tardia: 7,2 milhões UI no total, em três doses semanais. Para a gestante com alergia à penicilina, indica-se dessensibilização; a doxiciclina é contraindicada na gravidez. No seguimento da gestante, o teste não treponêmico é mensal. Considera-se resposta adequada a queda de duas diluições em seis meses na sífilis recente. No ensaio TRÊS-UMA, três doses não foram superiores a uma na sífilis recente (resposta de 76% em ambos os grupos), inclusive em pessoas com HIV. A reação de Jarisch-Herxheimer não é alergia e não contraindica a segunda dose. Parceiros dos últimos 90 dias são tratados mesmo com teste negativo."',
    [
      'A reação de Jarisch-Herxheimer não deve ser tomada por alergia, e a dose seguinte pode ser aplicada [1].',
      'Na sífilis recente, uma dose de penicilina benzatina rendeu o mesmo que três: 76% de resposta nos dois grupos [1].',
      'Um parceiro dos últimos três meses (90 dias) é tratado ainda que o teste dele venha negativo [1].',
    ],
    [
      ['negation', 'Alergia à penicilina na gestação: recorre-se à doxiciclina [1].'],
      ['direction', 'Na sífilis recente, o esquema de três doses mostrou-se superior ao de dose única [1].'],
      [
        'digit',
        'O total de penicilina benzatina na sífilis tardia chega a 9,2 milhões UI, divididos em três aplicações semanais [1].',
      ],
    ],
  ],
  [
    '"HIV Prevention Guideline of the Coastal States – pre-exposure prophylaxis ‖ Oral tenofovir disoproxil/emtricitabine is taken once daily and requires an estimated creatinine clearance of 60 mL/min or more. Test for HIV before starting and every three months. In the ORION trial, long-acting lenavir injections every eight weeks led to fewer infections than oral prophylaxis (0.31 vs 1.12 per 100 person-years; HR 0.28; 95% CI 0.15–0.52), while injection-site reactions were more frequent (62% vs 20% with sham injections). Bone mineral density fell slightly with the oral regimen and rose with the injection. Hepatitis B is not a contraindication, but oral drugs should not be stopped without monitoring of transaminases. Prophylaxis does not protect against syphilis or gonorrhoea."',
    [
      'Antes de começar a PrEP, e depois a cada trimestre, faz-se o teste de HIV [1].',
      'A diferença foi grande. No ORION, houve 0,31 infecção por 100 pessoas-ano com o injetável e 1,12 com o esquema oral [1].',
      'Hepatite B não contraindica a profilaxia, ainda que a parada dos comprimidos peça controle das transaminases [1].',
    ],
    [
      [
        'direction',
        'As injeções de lenavir a cada oito semanas protegeram menos contra o HIV do que a PrEP oral [1].',
      ],
      ['direction', 'Quanto ao osso, a densidade mineral subiu levemente com os comprimidos [1].'],
      ['comparator', 'A PrEP oral com tenofovir exige depuração de creatinina de até 60 mL/min [1].'],
    ],
  ],
  [
    '"Guia Amazônico de Tratamento da Malária – Plasmodium vivax ‖ A cloroquina é dada por três dias: 10 mg/kg no primeiro e 7,5 mg/kg no segundo e no terceiro. A primaquina, 0,5 mg/kg/dia por sete dias, elimina os hipnozoítos e é contraindicada na gestação e em crianças com menos de seis meses. A tafenoquina, dose única de 300 mg, só é permitida com atividade de G6PD de 70% ou mais. No estudo RIO NEGRO, a recidiva em seis meses foi menor com tafenoquina do que com cloroquina isolada (21% contra 58%), e a anemia não foi mais frequente. Tomar os comprimidos com alimento reduz a dor abdominal. Gestantes usam cloroquina semanal até um mês de lactação. A lâmina de verificação de cura é colhida nos dias 3, 7, 14, 21 e 28."',
    [
      'Cloroquina: 10 mg/kg no dia 1, depois 7,5 mg/kg nos dias 2 e 3 [1].',
      'A tafenoquina só entra se a atividade da G6PD for pelo menos 70% [1].',
      'Ingerida junto com a refeição, a medicação dá menos dor abdominal [1].',
    ],
    [
      ['negation', 'Bebês com menos de seis meses podem tomar primaquina [1].'],
      [
        'direction',
        'O RIO NEGRO registrou mais recidivas em seis meses com a tafenoquina que com a cloroquina isolada [1].',
      ],
      ['unit', 'Para eliminar os hipnozoítos, usa-se primaquina 0,5 mcg/kg/dia por 7 dias [1].'],
    ],
  ],
  [
    '"Condutas em Cirrose Descompensada – Liga de Hepatologia ‖ Peritonite bacteriana espontânea: neutrófilos de 250/mm³ ou mais no líquido ascítico autorizam iniciar ceftriaxona, sem esperar a cultura. Associa-se albumina, 1,5 g/kg no primeiro dia e 1 g/kg no terceiro, que reduziu a síndrome hepatorrenal (11% contra 29%). Em paracentese de mais de 5 litros, repõem-se 8 g de albumina por litro retirado. Não é preciso corrigir o INR com plasma antes da paracentese. Anti-inflamatórios são contraindicados na ascite. O betabloqueador é suspenso se a pressão sistólica cair abaixo de 90 mmHg. Na encefalopatia, a lactulose é ajustada para duas a três evacuações pastosas ao dia; a restrição de proteína não é recomendada, porque agrava a sarcopenia."',
    [
      'Não se aguarda a cultura: com 250 neutrófilos/mm³ ou mais no líquido ascítico, a ceftriaxona já pode começar [1].',
      'Retirados mais de 5 litros, a reposição é de 8 gramas de albumina para cada litro [1].',
      'Cortar proteína da dieta não é conduta recomendada na encefalopatia, pois piora a sarcopenia [1].',
    ],
    [
      [
        'negation',
        '**Paracentese.** Antes de puncionar a ascite, é necessário corrigir o INR com plasma [1].',
      ],
      [
        'direction',
        'Somar albumina ao antibiótico na peritonite bacteriana espontânea aumentou os casos de síndrome hepatorrenal [1].',
      ],
      ['digit', 'Pressão sistólica inferior a 80 mmHg é o limite que leva a suspender o betabloqueador [1].'],
    ],
  ],
  [
    '"Acute Upper Gastrointestinal Bleeding – a hospital guideline ‖ Outpatient management is suitable when the Glasgow-Blatchford score is 0 or 1. Transfuse red cells when haemoglobin falls below 7 g/dL: in the THRIFT trial, 45-day mortality was lower with this restrictive strategy than with a threshold of 9 g/dL (6% vs 10%), and rebleeding also declined. Endoscopy is performed within 24 hours; doing it within 6 hours did not improve survival. Tranexamic acid should not be used, as it did not reduce death from bleeding and increased venous thromboembolism. Erythromycin 250 mg, 30 to 120 minutes before endoscopy, improves visualisation. After endoscopic haemostasis, omeprazole 80 mg is followed by 8 mg/h for 72 hours. Low-dose aspirin for secondary prevention is resumed within three days."',
    [
      'Obtida a hemostasia, dá-se omeprazol: 80 mg de ataque e 8 mg por hora por três dias [1].',
      'A eritromicina, 250 mg meia hora a duas horas antes, melhora a visualização [1].',
    ],
    [
      [
        'direction',
        'O limiar de transfusão foi testado no THRIFT. Morreu-se menos com o gatilho liberal de 9 g/dL do que com a estratégia restritiva [1].',
      ],
      ['negation', 'O ácido tranexâmico deve ser dado na hemorragia digestiva alta [1].'],
      ['comparator', 'Transfundem-se hemácias com hemoglobina acima de 7 g/dL [1].'],
    ],
  ],
  [
    '"Osteoporose Pós-menopausa – recomendações da Sociedade Mineira do Osso ‖ O alendronato 70 mg é tomado uma vez por semana, em jejum, com a paciente ereta por 30 minutos. O ácido zoledrônico, 5 mg por via venosa uma vez ao ano, reduziu as fraturas vertebrais no estudo ÍCARO (3,3% contra 10,9% com placebo); é contraindicado com depuração de creatinina abaixo de 35 mL/min. O denosumabe, 60 mg a cada seis meses, não requer ajuste na insuficiência renal, mas sua suspensão sem outro fármaco em seguida eleva o risco de fraturas vertebrais múltiplas. A calcitonina não é recomendada para prevenir fraturas. Vitamina D: manter 25-hidroxivitamina D de 30 ng/mL ou mais. Antes de procedimento dentário simples, não é necessário interromper o bisfosfonato."',
    [
      'Para um procedimento odontológico simples, o bisfosfonato pode ser mantido [1].',
      'Após tomar o comprimido semanal de alendronato (70 mg) em jejum, a paciente não deve se deitar por meia hora [1].',
      'No ÍCARO, as fraturas vertebrais caíram de 10,9% com placebo para 3,3% com o ácido zoledrônico anual [1].',
    ],
    [
      [
        'direction',
        'Parar o denosumabe sem dar outro fármaco em seguida diminui o risco de múltiplas fraturas vertebrais [1].',
      ],
      ['unit', 'A 25-hidroxivitamina D deve ser mantida em pelo menos 30 mg/mL [1].'],
      ['negation', 'Na insuficiência renal, a dose de denosumabe precisa ser ajustada [1].'],
    ],
  ],
  [
    '"Metotrexato na Artrite Reumatoide – protocolo clínico do Hospital das Araucárias ‖ O metotrexato é tomado uma vez por semana, nunca diariamente: 10 a 15 mg de início, até 25 mg. O ácido fólico, 5 mg por semana, no dia seguinte, diminui náusea e elevação de transaminases sem prejudicar a eficácia. Em doses de 20 mg ou mais, a via subcutânea levou a maior resposta ACR20 que a oral (78% contra 68%) e a menos diarreia. Hemograma, creatinina e transaminases são pedidos a cada quatro semanas no primeiro trimestre e depois a cada 12. É contraindicado na gravidez e com TFG abaixo de 30 mL/min/1,73 m²; a mulher suspende três meses antes de engravidar. Não deve ser associado a sulfametoxazol-trimetoprima, pelo risco de pancitopenia."',
    [
      'A partir de 20 mg, a injeção subcutânea rendeu mais respostas ACR20 do que o comprimido: 78% contra 68% [1].',
      'Nos primeiros três meses de uso, hemograma, creatinina e transaminases são repetidos de quatro em quatro semanas [1].',
    ],
    [
      ['negation', 'Nada impede que se prescreva sulfametoxazol-trimetoprima a quem toma metotrexato [1].'],
      ['direction', 'A via subcutânea provocou mais diarreia que a via oral [1].'],
      [
        'digit',
        '| Fármaco | Posologia |\n|---|---|\n| Metotrexato | Uma vez por semana, dose máxima de 35 mg [1] |',
      ],
    ],
  ],
  [
    '"Gout in Primary Care – clinical handbook, second edition ‖ Start allopurinol at 100 mg daily (50 mg when eGFR is below 30 mL/min/1.73 m²) and increase every four weeks until serum urate is below 6 mg/dL. Allopurinol may be started during a flare; in the FLARE-IN trial, early start did not prolong the attack (15.4 vs 13.4 days, not significant). Give colchicine 0.5 mg daily as prophylaxis for three to six months. Thiazides raise serum urate, whereas losartan lowers it. Febuxostat was not associated with more cardiovascular deaths than allopurinol in the HEARTSAFE study. Asymptomatic hyperuricaemia should not be treated. Low-dose aspirin need not be stopped. HLA-B*58:01 testing is advised in people of Han Chinese or Thai descent before the first dose."',
    [
      'A losartana tem efeito favorável sobre o ácido úrico, que baixa com ela; com os tiazídicos ocorre o oposto [1].',
      'O AAS em dose baixa não precisa ser suspenso na gota [1].',
      'Pode, sim. Iniciar o alopurinol em plena crise é aceitável: o FLARE-IN não viu prolongamento significativo do ataque [1].',
    ],
    [
      ['negation', 'Mesmo a hiperuricemia sem sintomas deve ser tratada [1].'],
      [
        'direction',
        'Houve mais mortes cardiovasculares com febuxostate que com alopurinol no HEARTSAFE [1].',
      ],
    ],
  ],
  [
    '"Anemia Ferropriva na Infância – protocolo da rede pediátrica de Ibirapuã ‖ Define-se anemia por hemoglobina abaixo de 11 g/dL entre 6 e 59 meses. O tratamento é feito com ferro elementar 3 mg/kg/dia, em dose única, por três meses, e prolongado até repor os estoques. No estudo FERRINHO, a dose única diária não diferiu de duas tomadas no aumento de hemoglobina em 30 dias (1,4 g/dL em ambos os grupos) e causou menos constipação. Suco cítrico aumenta a absorção; leite de vaca e chá a reduzem. Reticulócitos sobem em 7 a 10 dias. A transfusão é reservada para instabilidade hemodinâmica. Ferro profilático, 1 mg/kg/dia, é dado dos 6 aos 24 meses. Não se prescreve ferro durante infecção aguda."',
    [
      'Oriente a família:\n\n- suco cítrico ajuda a absorver o ferro; leite de vaca e chá fazem o contrário [1].',
      'Uma tomada por dia foi tão eficaz quanto duas no FERRINHO, ambas com ganho de 1,4 g/dL de hemoglobina em um mês [1].',
      '| Uso do ferro | Dose |\n|---|---|\n| Profilaxia | 1 mg/kg ao dia, do sexto mês aos 2 anos de idade [1] |',
    ],
    [
      [
        'direction',
        'As crianças que tomaram ferro em dose única diária tiveram mais constipação do que as que o dividiram em duas tomadas [1].',
      ],
      [
        'digit',
        'O hemograma confirma o diagnóstico. Entre 6 e 59 meses, fala-se em anemia quando a hemoglobina é menor que 12 g/dL [1].',
      ],
      ['unit', 'O ferro elementar terapêutico é prescrito a 3 g/kg/dia, em tomada única [1].'],
    ],
  ],
  [
    '"Bronquiolite Viral Aguda – rotina do pronto-socorro infantil ‖ O diagnóstico é clínico, e a radiografia de tórax não deve ser pedida de rotina. Oxigênio é oferecido quando a saturação persiste abaixo de 90%. Salbutamol, corticoide e antibiótico não são recomendados. No ensaio BRISA, com 1.104 lactentes, a cânula nasal de alto fluxo diminuiu a falha de tratamento em relação ao oxigênio convencional (12% contra 23%), mas o tempo de internação foi igual nos dois grupos. A fisioterapia respiratória não encurtou a doença e causou mais vômitos. O palivizumabe, 15 mg/kg por mês, é destinado a prematuros com menos de 29 semanas. Aspiração nasal superficial antes das mamadas está indicada. Higienizar as mãos com álcool é medida obrigatória."',
    [
      'Cânula nasal de alto fluxo ou oxigênio convencional? A primeira falhou menos (12% contra 23%), porém não abreviou a internação [1].',
      'Corticoide e salbutamol não fazem parte do tratamento recomendado da bronquiolite, tampouco antibiótico [1].',
      'Antes de mamar, o lactente deve ter o nariz aspirado superficialmente [1].',
    ],
    [
      ['negation', 'Na suspeita de bronquiolite, peça radiografia de tórax rotineiramente [1].'],
      ['direction', 'Os vômitos foram menos comuns nos lactentes que fizeram fisioterapia respiratória [1].'],
      [
        'arms',
        'O BRISA registrou falha do tratamento em 23% dos lactentes com alto fluxo e em 12% daqueles com oxigênio convencional [1].',
      ],
    ],
  ],
  [
    '"Diarreia Aguda na Criança – guia da Pastoral e da Atenção Básica ‖ Com desidratação, ofereça soro de reidratação oral, 50 a 100 mL/kg em 4 a 6 horas, sob observação. O zinco, 10 mg ao dia até os seis meses e 20 mg ao dia depois, por 10 a 14 dias, diminui a duração do episódio e as recorrências nos três meses seguintes. A ondansetrona, dose única, reduziu a necessidade de soro venoso (14% contra 31% com placebo), embora tenha aumentado o número de evacuações. Loperamida é contraindicada em menores de oito anos. Antibiótico só se justifica na disenteria com queda do estado geral. Probióticos não encurtaram a diarreia no ensaio PRODI. O aleitamento é mantido o tempo todo."',
    [
      'O leite materno continua a ser oferecido durante todo o episódio [1].',
      'Probiótico não abreviou a diarreia, a julgar pelo ensaio PRODI [1].',
      'Passados os 6 meses de idade, a dose de zinco é de 20 mg por dia, por 10 a 14 dias [1].',
    ],
    [
      ['direction', 'Tratada com zinco, a diarreia da criança dura mais [1].'],
      [
        'direction',
        'Crianças que tomaram ondansetrona precisaram de soro venoso mais vezes que as do placebo [1].',
      ],
      [
        'digit',
        'Na criança desidratada, o soro oral é ofertado no volume de 50 a 100 mL/kg em 4 a 8 horas [1].',
      ],
    ],
  ],
  [
    '"Thyroid Disease in Pregnancy – obstetric medicine consensus ‖ Women taking levothyroxine should have TSH measured every four weeks until 20 weeks of gestation and once near 30 weeks. Treat when TSH exceeds 10 mIU/L, or exceeds 4 mIU/L with thyroid peroxidase antibodies. In the CRADLE trial, levothyroxine given to euthyroid women with antibodies did not increase live births (37.9% vs 38.1% with placebo). A supplement of iodine 150 µg daily is advised. In hyperthyroidism, propylthiouracil is preferred in the first trimester because methimazole is associated with more birth defects. Radioactive iodine is contraindicated. Beta-blockers may be used for a short time. Breastfeeding is allowed with methimazole up to 20 mg per day."',
    [
      'Em eutireoideas com anticorpos, a levotiroxina não fez nascerem mais crianças vivas: 37,9%, ante 38,1% do placebo [1].',
      'Quem toma até 20 mg diários de metimazol pode amamentar [1].',
    ],
    [
      [
        'direction',
        'A levotiroxina dada a mulheres eutireoideas com anticorpos antiperoxidase elevou a taxa de nascidos vivos [1].',
      ],
      ['negation', 'O iodo radioativo é permitido na gestação [1].'],
      ['digit', 'A amamentação é liberada para quem usa metimazol em dose de até 40 mg por dia [1].'],
    ],
  ],
  [
    '"Colorectal Cancer Prevention – national screening manual ‖ Average-risk adults begin screening at 45 years, with annual faecal immunochemical testing or colonoscopy every 10 years, and stop at 85 years. In the INVITE trial, an invitation to colonoscopy lowered the 10-year risk of colorectal cancer (0.97% vs 1.22%), while mortality from colorectal cancer did not differ significantly. A positive stool test must be followed by colonoscopy within 90 days; repeating the stool test instead is not acceptable. After removal of an adenoma of 10 mm or larger, repeat colonoscopy at three years. Aspirin is not recommended solely to prevent colorectal cancer. Digital rectal sampling should not be used for screening. Split-dose bowel preparation is superior to a single evening dose."',
    [
      'O preparo intestinal em doses divididas vence o da dose única noturna [1].',
      'Resultado positivo no teste imunoquímico fecal pede colonoscopia em até três meses (90 dias), e não outro exame de fezes [1].',
      'No INVITE, convidar para a colonoscopia diminuiu o risco de câncer colorretal em dez anos, sem diferença significativa na mortalidade pela doença [1].',
    ],
    [
      ['direction', 'O convite para colonoscopia elevou o risco de câncer colorretal em 10 anos [1].'],
      ['negation', 'Usar aspirina só com o fim de prevenir câncer colorretal é recomendado [1].'],
    ],
  ],
  [
    '"Manual de Cuidados Paliativos – opioides no domicílio ‖ Para quem nunca usou opioide, morfina oral 5 mg a cada 4 horas; a dose de resgate é de um sexto da dose diária. O laxante é iniciado junto com o opioide, e não apenas quando a constipação surge. A via subcutânea usa metade da dose oral. Com TFG abaixo de 30 mL/min, a morfina deve ser evitada, e a metadona é alternativa. O adesivo de fentanil, a partir de 12 mcg/h, não deve ser usado em pacientes virgens de opioide. Benzodiazepínicos associados aumentam a depressão respiratória. Na dispneia refratária, a morfina em dose baixa reduziu a sensação de falta de ar no estudo ALENTO. A petidina não é recomendada. A naloxona não está indicada na sedação leve."',
    [
      'Laxante e opioide começam juntos, sem esperar que o intestino prenda [1].',
      'Ao passar a morfina da via oral para a subcutânea, divide-se a dose por dois [1].',
    ],
    [
      ['negation', 'O adesivo de fentanil pode ser a primeira escolha em quem jamais usou opioide [1].'],
      ['direction', 'Associar um benzodiazepínico ao opioide diminui a depressão respiratória [1].'],
      ['unit', 'Os adesivos de fentanil são iniciados com 12 mg/h [1].'],
    ],
  ],
  [
    '"ZELVORA (zelvorimab) injection – US prescribing information, clinical studies and warnings ‖ In MERIDIAN-1, 786 adults with untreated metastatic melanoma received zelvorimab 240 mg every three weeks or dacarbazine. Median progression-free survival was 11.2 months with zelvorimab and 4.6 months with dacarbazine (HR 0.52; 95% CI 0.43–0.63). Overall response was 43% and 14%. Grade 3 or 4 adverse reactions occurred less often with zelvorimab (19% vs 31%). Overall survival data were immature. Withhold for grade 2 pneumonitis and permanently discontinue for grade 3 or 4. Monitor TSH before each dose. No dose adjustment is needed in mild hepatic impairment. Do not use in pregnancy; effective contraception should continue for five months after the last dose. Corticosteroids given before the first dose reduced response."',
    [
      'Na insuficiência hepática leve, o zelvorimabe não pede ajuste de dose [1].',
      'Pneumonite de grau 2 leva a segurar a dose; de grau 3 ou 4, a encerrar de vez o tratamento [1].',
      'A contracepção eficaz é mantida até cinco meses depois da última dose de zelvorimabe [1].',
    ],
    [
      [
        'bounds',
        'No MERIDIAN-1, o HR para sobrevida livre de progressão foi 0,52 (IC 95%: 0,34 a 0,63) [1].',
      ],
      [
        'direction',
        'Reações adversas de grau 3 ou 4 atingiram uma proporção maior de pacientes com zelvorimabe do que com dacarbazina [1].',
      ],
      [
        'arms',
        'A sobrevida livre de progressão mediana foi de 4,6 meses com zelvorimabe e 11,2 meses com dacarbazina [1].',
      ],
    ],
  ],
  [
    '"DERMITREX (isotretinoína) – informações para o prescritor ‖ Dose de 0,5 a 1 mg/kg/dia, com refeição gordurosa, que dobra a absorção. A recidiva foi menos frequente com dose acumulada de 120 mg/kg ou mais (18% contra 39%). Mulheres devem ter teste de gravidez negativo antes do início e contracepção eficaz até um mês após o término. A associação com tetraciclinas é contraindicada, pelo risco de hipertensão intracraniana. Suspenda o tratamento se os triglicerídeos ultrapassarem 500 mg/dL. Na coorte de 12.480 usuários, o risco de depressão não diferiu do observado com antibióticos orais. Depilação com cera deve ser evitada durante o uso e por seis meses. Doação de sangue é proibida até um mês depois. Não é necessário repetir o hemograma em pacientes saudáveis."',
    [
      'Se a refeição for gordurosa, a absorção da isotretinoína dobra [1].',
      'O risco de depressão foi semelhante ao dos antibióticos orais na coorte com 12.480 usuários [1].',
      'Terminado o tratamento, ainda se espera um mês para doar sangue [1].',
    ],
    [
      ['negation', 'Não há contraindicação a combinar a isotretinoína com uma tetraciclina [1].'],
      ['direction', 'Acumular 120 mg/kg ou mais aumentou as recidivas da acne [1].'],
      ['comparator', 'Interrompe-se a isotretinoína se os triglicerídeos estiverem abaixo de 500 mg/dL [1].'],
    ],
  ],
  [
    '"Anafilaxia – conduta no consultório e na emergência ‖ A adrenalina intramuscular, 0,01 mg/kg até 0,5 mg, na face lateral da coxa, é o primeiro tratamento e pode ser repetida a cada 5 minutos. Não há contraindicação absoluta ao seu uso, nem em cardiopatas. A via subcutânea não deve ser empregada, pois a absorção é mais lenta. Anti-histamínicos e corticoides são adjuvantes; na coorte PRONTA, o corticoide não preveniu a reação bifásica (8% com e 7% sem), e o atraso da adrenalina além de 30 minutos aumentou as hospitalizações. Mantenha o paciente deitado, com as pernas elevadas. Observação de 6 horas, e de 12 horas ou mais na reação grave. Em usuários de betabloqueador sem resposta, glucagon 1 a 5 mg venoso."',
    [
      'Cardiopatia não é motivo para negar adrenalina, que não tem contraindicação absoluta [1].',
      'O corticoide não evitou a reação bifásica na coorte PRONTA: 8% entre os que o receberam e 7% entre os demais [1].',
    ],
    [
      ['negation', 'A via subcutânea é aceita para a adrenalina na anafilaxia [1].'],
      [
        'direction',
        'O tempo até a adrenalina fez diferença na PRONTA. Houve menos hospitalizações quando a adrenalina demorou mais de meia hora [1].',
      ],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    '"RIVENOXA (tolexaban) tablets – prescribing information, excerpt ‖ The recommended dose is 60 mg once daily with food. Reduce to 30 mg once daily when creatinine clearance is 15 to 50 mL/min or body weight is 60 kg or less. RIVENOXA is contraindicated in patients with active pathological bleeding and in those with mechanical heart valves. In TOLERA-AF (n = 14,204), stroke or systemic embolism occurred at 1.4% per year with tolexaban and 1.8% per year with warfarin (HR 0.78; 95% CI 0.66 to 0.92). Major bleeding did not differ significantly (2.9% vs 3.1% per year), but gastrointestinal bleeding was more frequent with tolexaban. Routine INR monitoring is not required. Discontinue at least 48 hours before procedures with a high bleeding risk." + "Diretriz de Tromboprofilaxia do Paciente Clínico – Sociedade do Nordeste ‖ A profilaxia está indicada com escore de Pádua de 4 ou mais. No ensaio GUARDA, 4.012 pacientes clínicos receberam enoxaparina 40 mg ao dia ou placebo: trombose proximal ou embolia pulmonar ocorreu em 2,8% com enoxaparina e em 4,9% com placebo (RR 0,57; IC 95% 0,41–0,79); o sangramento maior não diferiu de forma significativa (0,7% contra 0,5%). Com depuração de creatinina abaixo de 30 mL/min, use 20 mg ao dia. Plaquetas abaixo de 50.000/mm³ contraindicam a heparina. Meias elásticas não são recomendadas após acidente vascular cerebral. Não se prolonga a profilaxia depois da alta, salvo em câncer ativo. A compressão pneumática fica para quem não pode receber heparina."',
    'Enoxaparina é contraindicada com menos de 50.000 plaquetas/mm³ [2]. Portadores de prótese valvar mecânica não devem usar tolexabano, que neles é contraindicado [1].',
    '*',
  ],
  [
    'true',
    '"Northern Consensus on Septic Shock – resuscitation bundle ‖ Give antimicrobials within one hour of recognition of septic shock. Infuse at least 30 mL/kg of crystalloid in the first three hours; balanced solutions are preferred over saline. Hydroxyethyl starches are not recommended because they increased the need for renal-replacement therapy. Norepinephrine is the first-choice vasopressor, aiming at a mean arterial pressure of 65 mmHg; in the TARGET-P trial, a higher target of 80 mmHg did not improve 28-day survival and produced more atrial fibrillation. Low-dose dopamine should not be used for renal protection. Add hydrocortisone 200 mg/day when norepinephrine is 0.25 µg/kg/min or more for at least four hours." + "Anafilaxia – conduta no consultório e na emergência ‖ A adrenalina intramuscular, 0,01 mg/kg até 0,5 mg, na face lateral da coxa, é o primeiro tratamento e pode ser repetida a cada 5 minutos. Não há contraindicação absoluta ao seu uso, nem em cardiopatas. A via subcutânea não deve ser empregada, pois a absorção é mais lenta. Anti-histamínicos e corticoides são adjuvantes; na coorte PRONTA, o corticoide não preveniu a reação bifásica (8% com e 7% sem), e o atraso da adrenalina além de 30 minutos aumentou as hospitalizações. Mantenha o paciente deitado, com as pernas elevadas. Observação de 6 horas, e de 12 horas ou mais na reação grave. Em usuários de betabloqueador sem resposta, glucagon 1 a 5 mg venoso."',
    'Na anafilaxia, o primeiro tratamento é a adrenalina intramuscular [2]. No choque séptico, o alvo é uma PAM de 65 mmHg, e a noradrenalina é o vasopressor de primeira escolha [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Textbook of Ambulatory Endocrinology – primary hypothyroidism ‖ In healthy adults under 60 years, start levothyroxine at 1.6 µg/kg/day. In patients with coronary disease, start with 12.5 to 25 µg daily and increase every six weeks. Check TSH 6 to 8 weeks after any change of dose. Tablets are taken on an empty stomach, 30 to 60 minutes before breakfast; calcium and iron reduce absorption and must be separated by at least 4 hours. Routine addition of liothyronine is not recommended: pooled trials found no difference in quality of life between combination therapy and levothyroxine alone. Overtreatment with TSH below 0.1 mIU/L increases the risk of atrial fibrillation and of fractures in older women." + "Thyroid Disease in Pregnancy – obstetric medicine consensus ‖ Women taking levothyroxine should have TSH measured every four weeks until 20 weeks of gestation and once near 30 weeks. Treat when TSH exceeds 10 mIU/L, or exceeds 4 mIU/L with thyroid peroxidase antibodies. In the CRADLE trial, levothyroxine given to euthyroid women with antibodies did not increase live births (37.9% vs 38.1% with placebo). A supplement of iodine 150 µg daily is advised. In hyperthyroidism, propylthiouracil is preferred in the first trimester because methimazole is associated with more birth defects. Radioactive iodine is contraindicated. Beta-blockers may be used for a short time. Breastfeeding is allowed with methimazole up to 20 mg per day."',
    'Na gravidez, a ingestão de iodo recomendada é de 150 mcg por dia na forma de suplemento [2]. Já o controle do TSH na gestante tratada é feito a cada quatro semanas até a 20ª semana [1].',
    'cd',
  ],
  [
    'true',
    '"Manual de Pneumonias do Adulto – Serviço de Infectologia do Planalto ‖ Pacientes com CURB-65 de 0 ou 1 podem ser tratados em casa; com 3 ou mais, a internação é obrigatória. Em casa, usa-se amoxicilina 1 g a cada 8 horas. No ensaio BREVIS (n = 824), cinco dias de tratamento não foram inferiores a dez: a cura no 30º dia foi de 91,2% e 90,8%, respectivamente. Eventos adversos ocorreram em 11% com o curso curto e em 19% com o longo. Corticoide não deve ser usado na pneumonia não grave; na forma grave, a hidrocortisona reduziu a mortalidade em 28 dias (8,1% contra 12,4% com placebo). Radiografia de controle só é pedida a fumantes com mais de 50 anos, seis semanas depois." + "Guia de Antimicrobianos da Atenção Primária – infecção urinária ‖ Cistite na mulher não gestante: nitrofurantoína 100 mg a cada 6 horas por 5 dias ou fosfomicina 3 g em dose única. Na comparação direta, a resolução clínica em 28 dias foi de 70% com nitrofurantoína e de 58% com fosfomicina. A nitrofurantoína deve ser evitada com depuração de creatinina abaixo de 30 mL/min. Fluoroquinolonas não são primeira escolha. A bacteriúria assintomática só é tratada em gestantes e antes de procedimento urológico com sangramento de mucosa; em idosas, tratá-la não diminuiu sintomas nem mortalidade e aumentou a diarreia por Clostridioides difficile. A urocultura de controle é dispensável quando os sintomas desaparecem."',
    'Na cistite da mulher não gestante, a nitrofurantoína é usada por cinco dias [2]. Também na pneumonia, encurtar o tratamento para cinco dias não comprometeu a cura no BREVIS (91,2%, contra 90,8% com dez dias) [1].',
    '*',
  ],
  [
    'direction',
    '"Manual de Pneumonias do Adulto – Serviço de Infectologia do Planalto ‖ Pacientes com CURB-65 de 0 ou 1 podem ser tratados em casa; com 3 ou mais, a internação é obrigatória. Em casa, usa-se amoxicilina 1 g a cada 8 horas. No ensaio BREVIS (n = 824), cinco dias de tratamento não foram inferiores a dez: a cura no 30º dia foi de 91,2% e 90,8%, respectivamente. Eventos adversos ocorreram em 11% com o curso curto e em 19% com o longo. Corticoide não deve ser usado na pneumonia não grave; na forma grave, a hidrocortisona reduziu a mortalidade em 28 dias (8,1% contra 12,4% com placebo). Radiografia de controle só é pedida a fumantes com mais de 50 anos, seis semanas depois." + "Guia de Antimicrobianos da Atenção Primária – infecção urinária ‖ Cistite na mulher não gestante: nitrofurantoína 100 mg a cada 6 horas por 5 dias ou fosfomicina 3 g em dose única. Na comparação direta, a resolução clínica em 28 dias foi de 70% com nitrofurantoína e de 58% com fosfomicina. A nitrofurantoína deve ser evitada com depuração de creatinina abaixo de 30 mL/min. Fluoroquinolonas não são primeira escolha. A bacteriúria assintomática só é tratada em gestantes e antes de procedimento urológico com sangramento de mucosa; em idosas, tratá-la não diminuiu sintomas nem mortalidade e aumentou a diarreia por Clostridioides difficile. A urocultura de controle é dispensável quando os sintomas desaparecem."',
    'Na cistite, a fosfomicina é dada em dose única de 3 g [2]. Na pneumonia, a história é outra: segundo o BREVIS, tratar por apenas cinco dias é inferior a completar dez [1].',
    'cd',
  ],
  [
    'true',
    '"LITHIONORM (lithium carbonate) – summary of product characteristics ‖ The target serum concentration for maintenance is 0.6 to 0.8 mmol/L, measured 12 hours after the last dose; toxicity is likely above 1.5 mmol/L. Start with 300 mg twice daily. Thiazide diuretics, non-steroidal anti-inflammatory drugs and ACE inhibitors raise lithium concentrations, whereas theophylline lowers them. Check creatinine, TSH and calcium every six months. Lithium must not be stopped abruptly, since sudden withdrawal increases the risk of relapse; taper over at least four weeks. It should not be used when eGFR is below 30 mL/min/1.73 m². Patients must not follow low-sodium diets. In the STEADY trial, suicide attempts were fewer with lithium than with quetiapine." + "Ambulatório de Epilepsias – condutas com antiepilépticos ‖ O valproato não deve ser prescrito a mulheres com possibilidade de engravidar sem contracepção eficaz: malformações maiores ocorreram em 10,1% dos expostos na gestação, contra 2,7% com lamotrigina. Quem planeja engravidar toma ácido fólico 4 mg ao dia. O nível sérico de valproato desejado é de 50 a 100 mg/L. O valproato inibe o metabolismo da lamotrigina e eleva sua concentração; na associação, a dose da lamotrigina cai à metade. A carbamazepina, indutora, reduz o nível de lamotrigina. Na gestação, o nível de lamotrigina diminui, com perda do controle das crises se a dose não for ajustada. Pacientes livres de crises há dois anos podem discutir a retirada."',
    'O nível sérico desejado de valproato vai de 50 a 100 mg/L [2]. A litemia, por sua vez, é colhida 12 h após a última tomada, e na manutenção o alvo fica entre 0,6 e 0,8 mmol/L [1].',
    '*',
  ],
  [
    'true',
    '"Radiology-Nephrology Joint Guidance – iodinated contrast and the kidney ‖ For intravenous contrast, no prophylaxis is needed when eGFR is 30 mL/min/1.73 m² or higher. Below that value, give isotonic saline 1 mL/kg/h for 6 hours before and 6 hours after the examination. N-acetylcysteine is not recommended: in the PROTEGE trial, acute kidney injury occurred in 9.1% with acetylcysteine and 8.7% with placebo, a non-significant difference. Sodium bicarbonate offered no advantage over saline. Haemodialysis should not be performed to remove contrast. A high-dose statin before coronary angiography lowered the incidence of acute kidney injury. In life-threatening emergencies, contrast must not be withheld because of renal function." + "GLICOFORM XR (cloridrato de metformina) – bula do profissional, resumo ‖ Contraindicado em taxa de filtração glomerular (TFG) inferior a 30 mL/min/1,73 m², acidose metabólica e insuficiência hepática grave. Com TFG entre 30 e 44 mL/min/1,73 m², a dose não deve exceder 1.000 mg ao dia. Iniciar com 500 mg no jantar e aumentar 500 mg por semana até 2.000 mg ao dia. Suspender no momento de exame com contraste iodado e reiniciar 48 horas depois, se a função renal estiver estável. O uso prolongado pode reduzir a vitamina B12; dosar a cada 2 a 3 anos. A liberação prolongada causou menos diarreia que a liberação imediata (9% contra 17%), com efeito semelhante na HbA1c. Usado isoladamente, o medicamento não provoca hipoglicemia nas doses habituais."',
    'A metformina é suspensa no momento do exame e volta 48 horas depois, se a função renal estiver estável [2]. Com TFGe de 30 mL/min/1,73 m² ou mais, o contraste venoso dispensa profilaxia [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Critérios de Elegibilidade para Contracepção – caderno do SUS fluminense ‖ Contracepção de emergência: levonorgestrel 1,5 mg em dose única até 72 horas após a relação, ou acetato de ulipristal 30 mg até 120 horas. A eficácia do levonorgestrel é menor em mulheres com índice de massa corporal de 30 kg/m² ou mais; nelas, prefira o DIU de cobre, que pode ser inserido até cinco dias depois. Contraceptivos combinados são contraindicados na enxaqueca com aura e em fumantes com 35 anos ou mais. Na amamentação, o progestagênio isolado pode ser iniciado logo após o parto. A rifampicina reduz a eficácia do implante. Antibióticos de uso comum, como a amoxicilina, não interferem na pílula." + "Ambulatório de Epilepsias – condutas com antiepilépticos ‖ O valproato não deve ser prescrito a mulheres com possibilidade de engravidar sem contracepção eficaz: malformações maiores ocorreram em 10,1% dos expostos na gestação, contra 2,7% com lamotrigina. Quem planeja engravidar toma ácido fólico 4 mg ao dia. O nível sérico de valproato desejado é de 50 a 100 mg/L. O valproato inibe o metabolismo da lamotrigina e eleva sua concentração; na associação, a dose da lamotrigina cai à metade. A carbamazepina, indutora, reduz o nível de lamotrigina. Na gestação, o nível de lamotrigina diminui, com perda do controle das crises se a dose não for ajustada. Pacientes livres de crises há dois anos podem discutir a retirada."',
    'Mulheres com epilepsia que usam valproato precisam de contracepção eficaz [2]. Antes de engravidar, elas devem tomar ácido fólico na dose de 4 mg/dia [1].',
    'cd',
  ],
  [
    'true',
    '"Regional Stroke Network Protocol – intravenous thrombolysis ‖ Alteplase 0.9 mg/kg (maximum 90 mg), 10% as a bolus, is given within 4.5 hours of onset. Blood pressure must be below 185/110 mmHg before treatment and kept below 180/105 mmHg for the following 24 hours. In the VELOX trial (n = 2,486), an excellent functional outcome at 90 days was seen in 44.8% with tenecteplase 0.25 mg/kg and in 39.6% with alteplase (RR 1.13; 95% CI 1.02–1.25). Symptomatic intracranial haemorrhage did not differ (2.9% vs 2.7%). Antiplatelet drugs are withheld for 24 hours after thrombolysis. Seizure at onset is not a contraindication if the deficit is attributed to ischaemia. Correct glucose below 50 mg/dL first." + "Protocolo de Hipertensão na Gestação – Maternidade Santa Aurélia ‖ Gestantes de alto risco devem receber ácido acetilsalicílico 100 mg à noite, iniciado entre 12 e 16 semanas. No ensaio PREVINA, a pré-eclâmpsia antes de 37 semanas ocorreu em 2,1% com o fármaco e em 4,6% com placebo (RR 0,46; IC 95% 0,29 a 0,72), sem aumento de hemorragia pós-parto. Pressão igual ou maior que 160/110 mmHg por mais de 15 minutos exige tratamento imediato, com nifedipino oral 10 mg ou hidralazina venosa 5 mg. O sulfato de magnésio é dado em ataque de 4 g em 20 minutos e manutenção de 1 g/h até 24 horas após o parto; reflexo patelar abolido obriga a interromper a infusão. Inibidores da ECA são contraindicados em qualquer trimestre."',
    'Na gestante, a pressão igual ou maior que 160/110 mmHg por mais de 15 minutos pede tratamento imediato [2]. No AVC isquêmico, a alteplase é feita na dose de 0,9 mg/kg, sem passar de 90 mg, com um décimo em bolus [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Ambulatório de Epilepsias – condutas com antiepilépticos ‖ O valproato não deve ser prescrito a mulheres com possibilidade de engravidar sem contracepção eficaz: malformações maiores ocorreram em 10,1% dos expostos na gestação, contra 2,7% com lamotrigina. Quem planeja engravidar toma ácido fólico 4 mg ao dia. O nível sérico de valproato desejado é de 50 a 100 mg/L. O valproato inibe o metabolismo da lamotrigina e eleva sua concentração; na associação, a dose da lamotrigina cai à metade. A carbamazepina, indutora, reduz o nível de lamotrigina. Na gestação, o nível de lamotrigina diminui, com perda do controle das crises se a dose não for ajustada. Pacientes livres de crises há dois anos podem discutir a retirada." + "LITHIONORM (lithium carbonate) – summary of product characteristics ‖ The target serum concentration for maintenance is 0.6 to 0.8 mmol/L, measured 12 hours after the last dose; toxicity is likely above 1.5 mmol/L. Start with 300 mg twice daily. Thiazide diuretics, non-steroidal anti-inflammatory drugs and ACE inhibitors raise lithium concentrations, whereas theophylline lowers them. Check creatinine, TSH and calcium every six months. Lithium must not be stopped abruptly, since sudden withdrawal increases the risk of relapse; taper over at least four weeks. It should not be used when eGFR is below 30 mL/min/1.73 m². Patients must not follow low-sodium diets. In the STEADY trial, suicide attempts were fewer with lithium than with quetiapine."',
    'A creatinina de quem toma lítio é medida a cada seis meses [2]. No tratamento de manutenção, a litemia deve ficar entre 0,6 e 0,8 mmol/L [1].',
    'cd',
  ],
  [
    'true',
    '"Acute Upper Gastrointestinal Bleeding – a hospital guideline ‖ Outpatient management is suitable when the Glasgow-Blatchford score is 0 or 1. Transfuse red cells when haemoglobin falls below 7 g/dL: in the THRIFT trial, 45-day mortality was lower with this restrictive strategy than with a threshold of 9 g/dL (6% vs 10%), and rebleeding also declined. Endoscopy is performed within 24 hours; doing it within 6 hours did not improve survival. Tranexamic acid should not be used, as it did not reduce death from bleeding and increased venous thromboembolism. Erythromycin 250 mg, 30 to 120 minutes before endoscopy, improves visualisation. After endoscopic haemostasis, omeprazole 80 mg is followed by 8 mg/h for 72 hours. Low-dose aspirin for secondary prevention is resumed within three days." + "Colorectal Cancer Prevention – national screening manual ‖ Average-risk adults begin screening at 45 years, with annual faecal immunochemical testing or colonoscopy every 10 years, and stop at 85 years. In the INVITE trial, an invitation to colonoscopy lowered the 10-year risk of colorectal cancer (0.97% vs 1.22%), while mortality from colorectal cancer did not differ significantly. A positive stool test must be followed by colonoscopy within 90 days; repeating the stool test instead is not acceptable. After removal of an adenoma of 10 mm or larger, repeat colonoscopy at three years. Aspirin is not recommended solely to prevent colorectal cancer. Digital rectal sampling should not be used for screening. Split-dose bowel preparation is superior to a single evening dose."',
    'Para rastrear câncer colorretal, a colonoscopia é repetida a cada dez anos [2]. Na hemorragia digestiva alta, apressar a endoscopia para as primeiras 6 horas não melhorou a sobrevida [1].',
    '*',
  ],
  [
    'true',
    '"Metotrexato na Artrite Reumatoide – protocolo clínico do Hospital das Araucárias ‖ O metotrexato é tomado uma vez por semana, nunca diariamente: 10 a 15 mg de início, até 25 mg. O ácido fólico, 5 mg por semana, no dia seguinte, diminui náusea e elevação de transaminases sem prejudicar a eficácia. Em doses de 20 mg ou mais, a via subcutânea levou a maior resposta ACR20 que a oral (78% contra 68%) e a menos diarreia. Hemograma, creatinina e transaminases são pedidos a cada quatro semanas no primeiro trimestre e depois a cada 12. É contraindicado na gravidez e com TFG abaixo de 30 mL/min/1,73 m²; a mulher suspende três meses antes de engravidar. Não deve ser associado a sulfametoxazol-trimetoprima, pelo risco de pancitopenia." + "Ambulatório de Epilepsias – condutas com antiepilépticos ‖ O valproato não deve ser prescrito a mulheres com possibilidade de engravidar sem contracepção eficaz: malformações maiores ocorreram em 10,1% dos expostos na gestação, contra 2,7% com lamotrigina. Quem planeja engravidar toma ácido fólico 4 mg ao dia. O nível sérico de valproato desejado é de 50 a 100 mg/L. O valproato inibe o metabolismo da lamotrigina e eleva sua concentração; na associação, a dose da lamotrigina cai à metade. A carbamazepina, indutora, reduz o nível de lamotrigina. Na gestação, o nível de lamotrigina diminui, com perda do controle das crises se a dose não for ajustada. Pacientes livres de crises há dois anos podem discutir a retirada."',
    'A mulher com epilepsia que planeja engravidar toma 4 mg de ácido fólico por dia [2]. Na artrite reumatoide, o ácido fólico, tomado no dia seguinte na dose de 5 mg semanais, não tira a eficácia do metotrexato [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Gout in Primary Care – clinical handbook, second edition ‖ Start allopurinol at 100 mg daily (50 mg when eGFR is below 30 mL/min/1.73 m²) and increase every four weeks until serum urate is below 6 mg/dL. Allopurinol may be started during a flare; in the FLARE-IN trial, early start did not prolong the attack (15.4 vs 13.4 days, not significant). Give colchicine 0.5 mg daily as prophylaxis for three to six months. Thiazides raise serum urate, whereas losartan lowers it. Febuxostat was not associated with more cardiovascular deaths than allopurinol in the HEARTSAFE study. Asymptomatic hyperuricaemia should not be treated. Low-dose aspirin need not be stopped. HLA-B*58:01 testing is advised in people of Han Chinese or Thai descent before the first dose." + "Metotrexato na Artrite Reumatoide – protocolo clínico do Hospital das Araucárias ‖ O metotrexato é tomado uma vez por semana, nunca diariamente: 10 a 15 mg de início, até 25 mg. O ácido fólico, 5 mg por semana, no dia seguinte, diminui náusea e elevação de transaminases sem prejudicar a eficácia. Em doses de 20 mg ou mais, a via subcutânea levou a maior resposta ACR20 que a oral (78% contra 68%) e a menos diarreia. Hemograma, creatinina e transaminases são pedidos a cada quatro semanas no primeiro trimestre e depois a cada 12. É contraindicado na gravidez e com TFG abaixo de 30 mL/min/1,73 m²; a mulher suspende três meses antes de engravidar. Não deve ser associado a sulfametoxazol-trimetoprima, pelo risco de pancitopenia."',
    'Sulfametoxazol-trimetoprima e metotrexato não devem ser associados [2]. No protocolo de metotrexato, o ácido fólico é dado na dose de 5 mg por semana, no dia seguinte [1].',
    'cd',
  ],
  [
    'true',
    '"Thyroid Disease in Pregnancy – obstetric medicine consensus ‖ Women taking levothyroxine should have TSH measured every four weeks until 20 weeks of gestation and once near 30 weeks. Treat when TSH exceeds 10 mIU/L, or exceeds 4 mIU/L with thyroid peroxidase antibodies. In the CRADLE trial, levothyroxine given to euthyroid women with antibodies did not increase live births (37.9% vs 38.1% with placebo). A supplement of iodine 150 µg daily is advised. In hyperthyroidism, propylthiouracil is preferred in the first trimester because methimazole is associated with more birth defects. Radioactive iodine is contraindicated. Beta-blockers may be used for a short time. Breastfeeding is allowed with methimazole up to 20 mg per day." + "Textbook of Ambulatory Endocrinology – primary hypothyroidism ‖ In healthy adults under 60 years, start levothyroxine at 1.6 µg/kg/day. In patients with coronary disease, start with 12.5 to 25 µg daily and increase every six weeks. Check TSH 6 to 8 weeks after any change of dose. Tablets are taken on an empty stomach, 30 to 60 minutes before breakfast; calcium and iron reduce absorption and must be separated by at least 4 hours. Routine addition of liothyronine is not recommended: pooled trials found no difference in quality of life between combination therapy and levothyroxine alone. Overtreatment with TSH below 0.1 mIU/L increases the risk of atrial fibrillation and of fractures in older women."',
    'No hipotireoidismo do adulto, o TSH é checado de 6 a 8 semanas após cada mudança de dose da levotiroxina [2]. No hipertireoidismo da gestante, a escolha do primeiro trimestre é outra questão: dá-se preferência ao propiltiouracil nesse período, já que o metimazol se associa a mais malformações [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Colorectal Cancer Prevention – national screening manual ‖ Average-risk adults begin screening at 45 years, with annual faecal immunochemical testing or colonoscopy every 10 years, and stop at 85 years. In the INVITE trial, an invitation to colonoscopy lowered the 10-year risk of colorectal cancer (0.97% vs 1.22%), while mortality from colorectal cancer did not differ significantly. A positive stool test must be followed by colonoscopy within 90 days; repeating the stool test instead is not acceptable. After removal of an adenoma of 10 mm or larger, repeat colonoscopy at three years. Aspirin is not recommended solely to prevent colorectal cancer. Digital rectal sampling should not be used for screening. Split-dose bowel preparation is superior to a single evening dose." + "Acute Upper Gastrointestinal Bleeding – a hospital guideline ‖ Outpatient management is suitable when the Glasgow-Blatchford score is 0 or 1. Transfuse red cells when haemoglobin falls below 7 g/dL: in the THRIFT trial, 45-day mortality was lower with this restrictive strategy than with a threshold of 9 g/dL (6% vs 10%), and rebleeding also declined. Endoscopy is performed within 24 hours; doing it within 6 hours did not improve survival. Tranexamic acid should not be used, as it did not reduce death from bleeding and increased venous thromboembolism. Erythromycin 250 mg, 30 to 120 minutes before endoscopy, improves visualisation. After endoscopic haemostasis, omeprazole 80 mg is followed by 8 mg/h for 72 hours. Low-dose aspirin for secondary prevention is resumed within three days."',
    'Depois da hemostasia endoscópica, o omeprazol é infundido por 72 horas [2]. Quem chega com hemorragia digestiva alta deve fazer endoscopia em até 24 horas [1].',
    'cd',
  ],
  [
    'true',
    '"Manual de Cuidados Paliativos – opioides no domicílio ‖ Para quem nunca usou opioide, morfina oral 5 mg a cada 4 horas; a dose de resgate é de um sexto da dose diária. O laxante é iniciado junto com o opioide, e não apenas quando a constipação surge. A via subcutânea usa metade da dose oral. Com TFG abaixo de 30 mL/min, a morfina deve ser evitada, e a metadona é alternativa. O adesivo de fentanil, a partir de 12 mcg/h, não deve ser usado em pacientes virgens de opioide. Benzodiazepínicos associados aumentam a depressão respiratória. Na dispneia refratária, a morfina em dose baixa reduziu a sensação de falta de ar no estudo ALENTO. A petidina não é recomendada. A naloxona não está indicada na sedação leve." + "Handbook of Respiratory Care – oxygen and COPD ‖ Home oxygen is indicated when resting PaO2 is 55 mmHg or lower, or SaO2 88% or lower, on two occasions at least three weeks apart. Once prescribed, it should be used for at least 15 hours per day. It should not be prescribed for moderate resting desaturation (SpO2 89–93%): in the LUNGA trial, time to death or first hospitalisation did not differ between oxygen and no oxygen. During exacerbations, titrate oxygen to a saturation of 88–92%; higher targets increased mortality. Pulmonary rehabilitation started within four weeks of discharge lowers readmissions. Inhaled corticosteroids raise the risk of pneumonia and are discouraged when blood eosinophils are below 100 cells/µL."',
    'Na DPOC, o oxigênio domiciliar, quando prescrito, é usado por 15 horas diárias ou mais [2]. Em dose baixa, a morfina aliviou a falta de ar refratária [1].',
    '*',
  ],
  [
    'true',
    '"Anafilaxia – conduta no consultório e na emergência ‖ A adrenalina intramuscular, 0,01 mg/kg até 0,5 mg, na face lateral da coxa, é o primeiro tratamento e pode ser repetida a cada 5 minutos. Não há contraindicação absoluta ao seu uso, nem em cardiopatas. A via subcutânea não deve ser empregada, pois a absorção é mais lenta. Anti-histamínicos e corticoides são adjuvantes; na coorte PRONTA, o corticoide não preveniu a reação bifásica (8% com e 7% sem), e o atraso da adrenalina além de 30 minutos aumentou as hospitalizações. Mantenha o paciente deitado, com as pernas elevadas. Observação de 6 horas, e de 12 horas ou mais na reação grave. Em usuários de betabloqueador sem resposta, glucagon 1 a 5 mg venoso."',
    'Conduta inicial:\n\n1. adrenalina intramuscular na face lateral da coxa [1];\n2. se preciso, novas doses intramusculares de adrenalina podem ser dadas com intervalo de cinco minutos [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Anafilaxia – conduta no consultório e na emergência ‖ A adrenalina intramuscular, 0,01 mg/kg até 0,5 mg, na face lateral da coxa, é o primeiro tratamento e pode ser repetida a cada 5 minutos. Não há contraindicação absoluta ao seu uso, nem em cardiopatas. A via subcutânea não deve ser empregada, pois a absorção é mais lenta. Anti-histamínicos e corticoides são adjuvantes; na coorte PRONTA, o corticoide não preveniu a reação bifásica (8% com e 7% sem), e o atraso da adrenalina além de 30 minutos aumentou as hospitalizações. Mantenha o paciente deitado, com as pernas elevadas. Observação de 6 horas, e de 12 horas ou mais na reação grave. Em usuários de betabloqueador sem resposta, glucagon 1 a 5 mg venoso." + "Bronquiolite Viral Aguda – rotina do pronto-socorro infantil ‖ O diagnóstico é clínico, e a radiografia de tórax não deve ser pedida de rotina. Oxigênio é oferecido quando a saturação persiste abaixo de 90%. Salbutamol, corticoide e antibiótico não são recomendados. No ensaio BRISA, com 1.104 lactentes, a cânula nasal de alto fluxo diminuiu a falha de tratamento em relação ao oxigênio convencional (12% contra 23%), mas o tempo de internação foi igual nos dois grupos. A fisioterapia respiratória não encurtou a doença e causou mais vômitos. O palivizumabe, 15 mg/kg por mês, é destinado a prematuros com menos de 29 semanas. Aspiração nasal superficial antes das mamadas está indicada. Higienizar as mãos com álcool é medida obrigatória."',
    'Na bronquiolite, a aspiração nasal superficial precede as mamadas [2]. O oxigênio do lactente com bronquiolite começa quando a saturação se mantém abaixo de 90% [1].',
    'cd',
  ],
];

export const inventedGuidelines: HandCase[] = [...casesOf(groups), ...ofSeveral];
