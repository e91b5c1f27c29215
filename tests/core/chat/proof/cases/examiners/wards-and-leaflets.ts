import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented protocols, leaflets and findings. */
const groups: CaseGroup[] = [
  [
    '"Cloridrato de amiodarona 200 mg: resumo da bula para o prescritor ‖ A dose de ataque habitual é de 600 mg por dia, durante 8 a 10 dias, seguida de manutenção de 100 a 400 mg por dia. Antes de iniciar o tratamento, solicitar TSH e radiografia de tórax; repetir o TSH a cada 6 meses. A amiodarona aumenta a concentração plasmática da digoxina: reduzir a dose de digoxina à metade ao associar. Não usar em bradicardia sinusal nem em bloqueio atrioventricular sem marca-passo."',
    [
      'Quem vai associar amiodarona à digoxina deve cortar a dose desta última em 50% [1].',
      'O ataque com amiodarona costuma ser feito com 600 mg/dia por 8–10 dias, e só depois se passa à manutenção de 100–400 mg/dia [1].',
      'O TSH é dosado antes do início da amiodarona e, a partir daí, de 6 em 6 meses [1].',
    ],
    [
      [
        'direction',
        'A amiodarona diminui a concentração plasmática da digoxina quando as duas são associadas [1].',
      ],
      [
        'negation',
        'Em portadores de bloqueio atrioventricular sem marca-passo, a amiodarona pode ser usada [1].',
      ],
      ['digit', 'A manutenção da amiodarona vai de 100 a 600 mg por dia [1].'],
    ],
  ],
  [
    '"Protocolo hospitalar de profilaxia de tromboembolismo venoso ‖ Em pacientes clínicos com escore de Pádua ≥ 4, prescrever enoxaparina 40 mg por via subcutânea uma vez ao dia. Com depuração de creatinina abaixo de 30 mL/min, reduzir para 20 mg uma vez ao dia. Suspender a profilaxia farmacológica se a contagem de plaquetas cair abaixo de 50.000/mm³ e iniciar compressão pneumática. A deambulação precoce, isoladamente, não substitui a profilaxia."',
    [
      'Com clearance de creatinina inferior a 30 mL/min, a enoxaparina profilática passa a 20 mg/dia [1].',
      'Plaquetas abaixo de 50 mil/mm³ motivam a troca da profilaxia medicamentosa por compressão pneumática [1].',
    ],
    [
      ['negation', 'Fazer o paciente deambular cedo já substitui, por si só, a profilaxia [1].'],
      [
        'direction',
        'Se as plaquetas caírem abaixo de 50.000/mm³, a profilaxia farmacológica deve ser mantida [1].',
      ],
      [
        'comparator',
        'A enoxaparina 40 mg/dia é prescrita aos pacientes clínicos com escore de Pádua < 4 [1].',
      ],
    ],
  ],
  [
    '"Linha de cuidado da sepse pediátrica ‖ Na criança com choque séptico, administrar cristaloide balanceado em alíquotas de 10 a 20 mL/kg, até 40 a 60 mL/kg na primeira hora, se houver leito de UTI disponível. O antimicrobiano deve ser infundido em até 1 hora do reconhecimento do choque e em até 3 horas na disfunção orgânica sem choque. Interromper a expansão diante de hepatomegalia ou estertores. Não se recomenda o uso rotineiro de hidroxietilamido."',
    [
      'Para a criança em choque séptico, o antimicrobiano precisa correr nos primeiros 60 minutos a contar do reconhecimento [1].',
      'Surgindo estertores ou hepatomegalia, a expansão volêmica deve parar [1].',
    ],
    [
      ['unit', 'Na disfunção orgânica sem choque, o antimicrobiano deve ser infundido em até 3 dias [1].'],
      ['direction', 'Diante de estertores, convém acelerar a expansão volêmica da criança em choque [1].'],
      ['negation', 'O hidroxietilamido é recomendado de rotina na sepse da criança [1].'],
    ],
  ],
  [
    '"Protocolo de síndromes hipertensivas da gestação ‖ Na pré-eclâmpsia com sinais de gravidade, iniciar sulfato de magnésio: 4 g por via intravenosa em 20 minutos, seguidos de 1 g por hora até 24 horas após o parto. Tratar a pressão arterial ≥ 160/110 mmHg com nifedipino 10 mg por via oral ou hidralazina 5 mg intravenosa. Suspender o magnésio se os reflexos patelares desaparecerem ou a diurese ficar abaixo de 25 mL/h. Os inibidores da ECA são contraindicados na gestação."',
    [
      'Reflexo patelar abolido ou diurese menor que 25 mL/h são motivos para interromper o sulfato de magnésio [1].',
      'Gestantes não devem receber inibidores da enzima conversora de angiotensina [1].',
    ],
    [
      ['direction', 'Os inibidores da ECA são indicados durante a gestação [1].'],
      [
        'unit',
        'A pré-eclâmpsia com sinais de gravidade pede 4 mg de sulfato de magnésio intravenoso em 20 minutos [1].',
      ],
      ['digit', 'Para pressão arterial ≥ 160/110 mmHg, usa-se nifedipino 20 mg por via oral [1].'],
    ],
  ],
  [
    '"Manual de urgências pediátricas: crise de asma moderada ‖ Na crise moderada, administrar salbutamol por inalador dosimetrado com espaçador, 4 a 8 jatos a cada 20 minutos na primeira hora. Oferecer oxigênio para manter SpO2 ≥ 94%. A prednisolona, 1 a 2 mg/kg/dia (máximo de 40 mg), deve ser iniciada na primeira hora e mantida por 3 a 5 dias. Radiografia de tórax não é necessária de rotina. O sulfato de magnésio fica reservado à crise grave sem resposta ao tratamento inicial."',
    [
      'O corticoide é dado já na primeira hora, na dose de 1–2 mg/kg/dia de prednisolona, limitada a 40 mg [1].',
      'O sulfato de magnésio só entra na crise grave que não responde às medidas iniciais [1].',
    ],
    [
      ['negation', 'Na crise moderada de asma, a radiografia de tórax é necessária de rotina [1].'],
      ['comparator', 'Oferece-se oxigênio para deixar a SpO2 < 94% [1].'],
      ['digit', 'A prednisolona deve ser mantida por 3 a 8 dias [1].'],
    ],
  ],
  [
    '"Cetoacidose diabética no adulto: rotina do pronto-socorro ‖ Iniciar insulina regular a 0,1 U/kg/h somente com potássio sérico ≥ 3,3 mEq/L; abaixo desse valor, repor potássio antes da insulina. Quando a glicemia chegar a 200 mg/dL, acrescentar soro glicosado a 5% e reduzir a insulina para 0,05 U/kg/h. Bicarbonato não está indicado com pH ≥ 6,9. Manter a bomba por 1 a 2 horas após a primeira dose de insulina subcutânea."',
    [
      'Com potássio inferior a 3,3 mEq/L, a reposição do íon vem primeiro e a insulina espera [1].',
      'Atingidos 200 mg/dL de glicemia, a infusão de insulina cai para 0,05 U/kg/h e entra soro glicosado a 5% [1].',
      'Acidose com pH de 6,9 ou mais não é motivo para dar bicarbonato [1].',
    ],
    [
      ['decimal', 'A insulina regular é iniciada a 0,01 U/kg/h na cetoacidose [1].'],
      ['direction', 'Assim que a glicemia chega a 200 mg/dL, deve-se aumentar a infusão de insulina [1].'],
      [
        'direction',
        'Se o potássio estiver abaixo de 3,3 mEq/L, a insulina vem antes da reposição de potássio [1].',
      ],
    ],
  ],
  [
    '"Tuberculose: recomendações para a atenção básica ‖ O esquema básico do adulto é composto por rifampicina, isoniazida, pirazinamida e etambutol por 2 meses, seguidos de rifampicina e isoniazida por 4 meses. Todo caso deve fazer teste rápido para HIV. No coinfectado virgem de terapia antirretroviral com CD4 < 50 células/mm³, iniciar antirretrovirais em até 2 semanas do início do esquema. A baciloscopia de controle é mensal. O etambutol não é usado em menores de 10 anos."',
    [
      'A fase inicial do adulto leva quatro fármacos por dois meses, e a seguinte, rifampicina com isoniazida por mais quatro [1].',
      'A testagem rápida para HIV cabe a todos os casos de tuberculose [1].',
      'Crianças com menos de 10 anos não recebem etambutol [1].',
    ],
    [
      ['negation', 'O caso de tuberculose não precisa fazer teste rápido para HIV [1].'],
      ['digit', 'A segunda fase do esquema básico, com rifampicina e isoniazida, dura 7 meses [1].'],
      [
        'unit',
        'No coinfectado com CD4 < 50 células/mm³, os antirretrovirais entram em até 2 meses do início do esquema [1].',
      ],
    ],
  ],
  [
    '"Levotiroxina sódica: orientações de uso ‖ Tomar em jejum, pelo menos 30 minutos antes do café da manhã. Em adultos, a dose de reposição plena é de 1,6 mcg/kg/dia; em idosos ou coronariopatas, começar com 12,5 a 25 mcg/dia. Carbonato de cálcio e sulfato ferroso reduzem a absorção e devem ser tomados com intervalo mínimo de 4 horas. Na gestação, a necessidade de levotiroxina costuma aumentar. Não utilizar para emagrecimento."',
    [
      'Entre a levotiroxina e o carbonato de cálcio é preciso deixar 4 horas ou mais [1].',
      'Coronariopatas começam com dose baixa, entre 12,5 e 25 microgramas ao dia [1].',
      'Usar levotiroxina para perder peso é prática desaconselhada [1].',
    ],
    [
      ['direction', 'A gravidez costuma diminuir a necessidade de levotiroxina [1].'],
      ['unit', 'Em adultos, a reposição plena de levotiroxina é de 1,6 mg/kg/dia [1].'],
      ['direction', 'O sulfato ferroso favorece a absorção da levotiroxina [1].'],
    ],
  ],
  [
    '"Trombólise no AVC isquêmico: fluxo institucional ‖ A alteplase é administrada na dose de 0,9 mg/kg (máximo de 90 mg), sendo 10% em bolus e o restante em 60 minutos, até 4,5 horas do início dos sintomas. Antes da infusão, a pressão arterial deve estar abaixo de 185/110 mmHg. A glicemia é o único exame laboratorial indispensável antes da trombólise. Não administrar antiagregantes nas primeiras 24 horas após a alteplase."',
    [
      'Entre os exames de laboratório, apenas a glicemia é obrigatória antes da trombólise [1].',
      'Do total de alteplase, 10% entram em bolus e o que sobra corre em uma hora [1].',
      'Nas 24 horas que se seguem à alteplase, antiagregantes ficam proibidos [1].',
    ],
    [
      ['decimal', 'A dose de alteplase no AVC isquêmico é de 0,09 mg/kg [1].'],
      ['comparator', 'Para iniciar a alteplase, exige-se pressão arterial acima de 185/110 mmHg [1].'],
      [
        'negation',
        'Já nas primeiras 24 horas depois da alteplase podem ser administrados antiagregantes [1].',
      ],
    ],
  ],
  [
    '"Hipercalemia no adulto: conduta da nefrologia ‖ Com potássio ≥ 6,5 mmol/L ou alterações eletrocardiográficas, administrar gluconato de cálcio a 10%, 10 mL por via intravenosa em 2 a 5 minutos. Em seguida, insulina regular 10 unidades com 25 g de glicose; monitorar a glicemia por 6 horas. O bicarbonato de sódio não deve ser usado isoladamente para baixar o potássio. O gluconato de cálcio estabiliza a membrana e não altera a potassemia. Suspender espironolactona e suplementos de potássio."',
    [
      'O gluconato de cálcio protege a membrana sem mexer no nível sérico de potássio [1].',
      'A espironolactona precisa ser retirada diante de hipercalemia [1].',
      'Feita a insulina com glicose, vigia-se a glicemia durante 6 h [1].',
    ],
    [
      ['negation', 'O gluconato de cálcio altera a potassemia [1].'],
      ['direction', 'Espironolactona e suplementos de potássio devem ser continuados na hipercalemia [1].'],
      ['unit', 'As 10 unidades de insulina regular são dadas com 25 mg de glicose [1].'],
    ],
  ],
  [
    '"Profilaxia pré-exposição ao HIV: resumo do protocolo clínico ‖ A PrEP oral diária usa tenofovir/entricitabina 300/200 mg. Indica-se a partir de 15 anos e com peso ≥ 35 kg. Começar com dois comprimidos no primeiro dia. Com depuração de creatinina < 60 mL/min, a PrEP oral está contraindicada. Os testes para HIV são repetidos a cada 3 meses. A PrEP não protege contra outras infecções sexualmente transmissíveis; o preservativo continua recomendado."',
    [
      'No primeiro dia de PrEP, tomam-se dois comprimidos [1].',
      'O preservativo segue recomendado porque a PrEP não evita outras IST [1].',
      'A cada trimestre, o usuário de PrEP repete a testagem para HIV [1].',
    ],
    [
      ['negation', 'Além do HIV, a PrEP protege contra outras infecções sexualmente transmissíveis [1].'],
      ['comparator', 'A PrEP oral está contraindicada quando a depuração de creatinina é > 60 mL/min [1].'],
    ],
  ],
  [
    '"Reanimação do recém-nascido na sala de parto ‖ Em recém-nascido com boa vitalidade, clampear o cordão após 60 segundos. Iniciar ventilação com pressão positiva nos primeiros 60 segundos de vida se houver apneia ou frequência cardíaca < 100 bpm. Com 34 semanas ou mais, começar com ar ambiente; abaixo de 34 semanas, com oxigênio a 30%. Iniciar massagem cardíaca se a frequência permanecer < 60 bpm após 30 segundos de ventilação efetiva. Não aspirar vias aéreas de rotina."',
    [
      'Aspirar rotineiramente as vias aéreas do recém-nascido é algo a evitar [1].',
      'O prematuro com menos de 34 semanas inicia a ventilação com oxigênio a 30% [1].',
      'Frequência que segue inferior a 60 bpm depois de meio minuto de ventilação efetiva é o sinal para a massagem cardíaca [1].',
    ],
    [
      ['direction', 'No recém-nascido com boa vitalidade, o cordão é clampeado antes de 60 segundos [1].'],
      [
        'digit',
        'Frequência cardíaca < 120 bpm ou apneia é o gatilho para a ventilação com pressão positiva [1].',
      ],
      [
        'arms',
        'Abaixo de 34 semanas, começa-se com ar ambiente; com 34 semanas ou mais, com oxigênio a 30% [1].',
      ],
    ],
  ],
  [
    '"Neutropenia febril: rotina do serviço de oncologia ‖ Define-se neutropenia febril por temperatura axilar ≥ 37,8 °C e neutrófilos < 500/mm³. A primeira dose de cefepima, 2 g intravenosos a cada 8 horas, deve ser aplicada em até 60 minutos da chegada. Vancomicina não faz parte do esquema inicial, salvo instabilidade hemodinâmica ou infecção de cateter. Pacientes com MASCC ≥ 21 podem ser tratados em regime ambulatorial. Evitar toque retal."',
    [
      'O paciente com MASCC de 21 ou mais é candidato a tratamento ambulatorial [1].',
      'A cefepima é prescrita a 2 g de 8 em 8 horas, e a primeira dose entra até 1 hora depois da chegada [1].',
    ],
    [
      [
        'negation',
        'A vancomicina faz parte do esquema inicial mesmo sem instabilidade hemodinâmica ou infecção de cateter [1].',
      ],
      ['comparator', 'Neutropenia febril pressupõe neutrófilos > 500/mm³ [1].'],
      ['digit', 'O corte de temperatura axilar para neutropenia febril é 37,3 °C [1].'],
    ],
  ],
  [
    '"Exacerbação da DPOC: condutas na emergência ‖ Titular o oxigênio para saturação de 88 a 92%. Prednisona 40 mg/dia por 5 dias encurta a recuperação e reduz a falha terapêutica; cursos mais longos não trazem benefício adicional. A ventilação não invasiva é a primeira escolha quando pH ≤ 7,35 com PaCO2 > 45 mmHg e diminui a necessidade de intubação. Antibiótico está indicado se houver escarro purulento. Metilxantinas não são recomendadas pelos efeitos adversos."',
    [
      'Estender a prednisona para além de 5 dias não acrescenta benefício [1].',
      'Com PaCO2 acima de 45 mmHg e pH de 7,35 ou menos, a ventilação não invasiva é a opção inicial [1].',
      'Escarro purulento na exacerbação é indicação de antibiótico [1].',
    ],
    [
      [
        'direction',
        'A ventilação não invasiva aumenta a necessidade de intubação na exacerbação da DPOC [1].',
      ],
      ['direction', 'Cinco dias de prednisona 40 mg prolongam a recuperação [1].'],
      ['negation', 'Escarro purulento não é indicação de antibiótico na exacerbação da DPOC [1].'],
    ],
  ],
  [
    '"Malária por Plasmodium vivax: esquema recomendado ‖ Cloroquina por 3 dias (600 mg no primeiro dia, 450 mg no segundo e no terceiro) associada à primaquina 0,5 mg/kg/dia por 7 dias. Testar a atividade de G6PD antes da primaquina. Gestantes e menores de 6 meses não devem receber primaquina. A lâmina de verificação de cura é feita nos dias 3, 7, 14, 21, 28, 42 e 63. Tomar os comprimidos após as refeições."',
    [
      'A gestante com malária vivax fica sem primaquina [1].',
      'A cloroquina é dada em 600 mg no dia inicial e 450 mg em cada um dos dois dias seguintes [1].',
      'Antes de prescrever primaquina, verifica-se a atividade de G6PD [1].',
    ],
    [
      ['direction', 'Os comprimidos antimaláricos devem ser tomados antes das refeições [1].'],
      ['digit', 'A primaquina 0,5 mg/kg/dia é mantida por 9 dias [1].'],
      ['decimal', 'Na malária vivax, a primaquina é usada na dose de 0,05 mg/kg/dia [1].'],
      ['negation', 'A primaquina dispensa a testagem prévia da atividade de G6PD [1].'],
    ],
  ],
  [
    '"Ajuste da varfarina no ambulatório de anticoagulação ‖ O alvo de RNI é de 2,0 a 3,0 na fibrilação atrial e de 2,5 a 3,5 na prótese mecânica mitral. Com RNI entre 4,5 e 10 sem sangramento, suspender uma a duas doses; a vitamina K não é recomendada de rotina. Com RNI > 10 sem sangramento, dar vitamina K oral. Rifampicina diminui o efeito da varfarina; metronidazol e amiodarona o potencializam."',
    [
      'Com RNI de 4,5 a 10 e sem sangramento, basta omitir uma ou duas doses, sem vitamina K rotineira [1].',
      'Portadores de prótese mecânica mitral devem ficar com RNI na faixa de 2,5–3,5 [1].',
    ],
    [
      ['direction', 'A rifampicina potencializa o efeito da varfarina [1].'],
      [
        'arms',
        'Busca-se RNI de 2,0 a 3,0 na prótese mecânica mitral e de 2,5 a 3,5 na fibrilação atrial [1].',
      ],
    ],
  ],
  [
    '"Nota técnica: metformina e função renal ‖ Suspender a metformina quando a taxa de filtração glomerular estimada for inferior a 30 mL/min/1,73 m² e reduzir a dose à metade entre 30 e 44."',
    [
      'Taxa de filtração estimada menor que 30 mL/min/1,73 m² obriga a parar a metformina [1].',
      'Entre 30 e 44 mL/min/1,73 m², usa-se a metformina com corte de 50% da dose [1].',
    ],
    [
      [
        'direction',
        'Deve-se iniciar a metformina quando a filtração glomerular estimada cai abaixo de 30 mL/min/1,73 m² [1].',
      ],
      [
        'comparator',
        'A metformina é suspensa se a taxa de filtração glomerular estimada for superior a 30 mL/min/1,73 m² [1].',
      ],
      [
        'direction',
        'Com filtração glomerular entre 30 e 44 mL/min/1,73 m², a dose de metformina deve ser dobrada [1].',
      ],
    ],
  ],
  [
    '"Ivabradina: advertências da bula ‖ A ivabradina não deve ser iniciada com frequência cardíaca de repouso abaixo de 70 bpm e é contraindicada em associação com inibidores potentes da CYP3A4."',
    [
      'Não se começa ivabradina em quem tem menos de 70 bpm em repouso [1].',
      'Inibidores potentes da CYP3A4 e ivabradina não podem ser combinados [1].',
    ],
    [
      ['negation', 'A ivabradina deve ser iniciada com frequência cardíaca de repouso abaixo de 70 bpm [1].'],
      ['negation', 'A associação de ivabradina a inibidores potentes da CYP3A4 não é contraindicada [1].'],
    ],
  ],
  [
    '"Estado de mal epiléptico convulsivo: protocolo do adulto ‖ Crise com duração superior a 5 minutos deve ser tratada como estado de mal. Primeira linha: midazolam 10 mg intramuscular em adultos com mais de 40 kg ou diazepam 10 mg intravenoso, que pode ser repetido uma vez. Segunda linha: fenitoína 20 mg/kg, com velocidade máxima de 50 mg/min, sob monitorização. Não diluir fenitoína em soro glicosado, pois ela precipita. Evitar valproato em mulheres com potencial de engravidar."',
    [
      'A fenitoína jamais deve ser diluída em soro glicosado, porque precipita [1].',
      'Crise que passa de 5 minutos é conduzida como estado de mal [1].',
    ],
    [
      ['direction', 'Em mulheres com potencial de engravidar, o valproato deve ser preferido [1].'],
      ['unit', 'A infusão de fenitoína tem velocidade máxima de 50 mg/h [1].'],
      ['negation', 'O diazepam 10 mg intravenoso não pode ser repetido [1].'],
    ],
  ],
  [
    '"Diabetes gestacional: seguimento no pré-natal ‖ Na primeira consulta, glicemia de jejum entre 92 e 125 mg/dL confirma diabetes gestacional. Metas: jejum < 95 mg/dL e 1 hora após as refeições < 140 mg/dL. A insulina é o tratamento farmacológico de primeira escolha quando a dieta falha após 1 a 2 semanas. Após o parto, a insulina deve ser suspensa, e o teste de tolerância com 75 g de glicose é feito em 6 semanas. A dieta não deve ficar abaixo de 1.600 kcal/dia."',
    [
      'Terminada a gestação, interrompe-se a insulina e faz-se o teste com 75 g de glicose em 6 semanas [1].',
      'O plano alimentar precisa fornecer no mínimo 1.600 kcal por dia [1].',
      'A glicemia uma hora depois de comer deve ficar inferior a 140 mg/dL [1].',
    ],
    [
      ['direction', 'Depois do parto, mantém-se a insulina da mulher com diabetes gestacional [1].'],
      [
        'bounds',
        'Glicemia de jejum entre 92 e 155 mg/dL na primeira consulta confirma diabetes gestacional [1].',
      ],
    ],
  ],
  [
    '"Community-acquired pneumonia in adults: regional guidance ‖ For outpatients without comorbidities, we recommend amoxicillin 1 g three times daily for 5 days. Macrolide monotherapy should not be used where pneumococcal resistance is 25% or higher. Obtain blood cultures only in severe disease. Corticosteroids are recommended in severe pneumonia with refractory shock but not in non-severe cases. Patients should be afebrile for 48 hours before stopping antibiotics. Routine follow-up chest imaging is not needed in those whose symptoms resolve."',
    [
      'Sem comorbidades e fora do hospital, o tratamento é amoxicilina 1 g três vezes ao dia por 5 dias [1].',
      'As hemoculturas ficam reservadas à doença grave [1].',
      'Quem melhora dos sintomas não precisa repetir imagem do tórax de rotina [1].',
    ],
    [
      ['direction', 'Na pneumonia grave com choque refratário, os corticoides são desaconselhados [1].'],
      [
        'negation',
        'Onde a resistência do pneumococo é de 25% ou mais, a monoterapia com macrolídeo deve ser usada [1].',
      ],
      ['digit', 'O paciente deve estar afebril há 72 horas antes de parar o antibiótico [1].'],
    ],
  ],
  [
    '"Empagliflozin film-coated tablets: prescribing information summary ‖ The recommended dose is 10 mg once daily, with or without food. Withhold empagliflozin for at least 3 days before major surgery. Initiation is not recommended when eGFR is below 20 mL/min/1.73 m². Ketoacidosis may occur even with glucose below 250 mg/dL. Concomitant insulin may require a lower insulin dose to reduce the risk of hypoglycaemia. Discontinue in Fournier\'s gangrene. Safety in pregnancy has not been established."',
    [
      'A empagliflozina 10 mg é tomada uma vez ao dia, com ou sem alimentos [1].',
      'A cetoacidose pode aparecer mesmo com glicemia inferior a 250 mg/dL [1].',
      'Antes de cirurgia de grande porte, suspende-se a empagliflozina por 3 dias ou mais [1].',
    ],
    [
      [
        'direction',
        'Em quem usa insulina junto com a empagliflozina, pode ser preciso elevar a dose da insulina [1].',
      ],
      ['negation', 'A cetoacidose nunca ocorre com glicemia inferior a 250 mg/dL [1].'],
    ],
  ],
  [
    '"Acute heart failure: bedside recommendations ‖ In acute decompensated heart failure with congestion, start intravenous furosemide at 1 to 2.5 times the home oral dose. Beta-blockers should be continued unless there is cardiogenic shock. Routine use of morphine is not recommended. Non-invasive ventilation should be started if respiratory rate exceeds 25 breaths/min and SpO2 is below 90%. Add a thiazide if urine output remains under 100 mL/h after 6 hours. Dopamine does not preserve renal function."',
    [
      'O betabloqueador é mantido, a menos que haja choque cardiogênico [1].',
      'Diurese ainda inferior a 100 mL/h passadas 6 horas leva a acrescentar um tiazídico [1].',
      'A morfina não deve ser empregada rotineiramente na insuficiência cardíaca aguda [1].',
    ],
    [
      ['direction', 'Na ausência de choque cardiogênico, os betabloqueadores devem ser suspensos [1].'],
      ['negation', 'A dopamina preserva a função renal [1].'],
      [
        'digit',
        'A ventilação não invasiva é iniciada com frequência respiratória acima de 35 irpm e SpO2 abaixo de 90% [1].',
      ],
    ],
  ],
  [
    '"Vancomycin dosing in adults: pharmacy handbook ‖ Give a loading dose of 25 to 30 mg/kg (maximum 3 g), followed by 15 to 20 mg/kg every 8 to 12 hours. Target an AUC of 400 to 600 mg·h/L; trough-only monitoring is no longer recommended. Infuse at no more than 10 mg/min to prevent infusion reactions. Concomitant piperacillin-tazobactam increases the risk of acute kidney injury. No dose adjustment is needed in hepatic impairment."',
    [
      'O ataque de vancomicina fica em 25–30 mg/kg, sem ultrapassar 3 g [1].',
      'Insuficiência hepática não obriga a ajustar a vancomicina [1].',
      'Deixou-se de recomendar a monitorização baseada só no vale [1].',
    ],
    [
      ['unit', 'A vancomicina deve correr a no máximo 10 mg/h para evitar reações infusionais [1].'],
      ['negation', 'Há necessidade de ajuste da dose de vancomicina na insuficiência hepática [1].'],
      ['decimal', 'Após o ataque, a vancomicina segue com 1,5 a 2,0 mg/kg a cada 8 a 12 horas [1].'],
    ],
  ],
  [
    '"Drug safety notice: domperidone ‖ Domperidone should be used at the lowest effective dose, up to 30 mg per day, for no longer than 7 days, and must not be given with QT-prolonging drugs."',
    [
      'O uso da domperidona se limita a uma semana [1].',
      'A domperidona não pode ser combinada a fármacos que prolongam o QT [1].',
    ],
    [
      ['direction', 'A domperidona deve ser usada na maior dose eficaz [1].'],
      ['negation', 'A domperidona pode ser dada junto com medicamentos que prolongam o intervalo QT [1].'],
      ['digit', 'O teto da domperidona é de 80 mg por dia [1].'],
    ],
  ],
  [
    '"Neonatal hypoglycaemia alert ‖ Infants of diabetic mothers should have glucose measured within 2 hours of birth, and dextrose gel 200 mg/kg is given when it falls below 45 mg/dL."',
    [
      'O filho de mãe diabética tem a glicemia medida até 2 h depois do nascimento [1].',
      'Glicemia menor que 45 mg/dL é tratada com gel de dextrose, 200 mg/kg [1].',
    ],
    [
      [
        'digit',
        'O gel de dextrose está indicado quando a glicemia do recém-nascido cai abaixo de 65 mg/dL [1].',
      ],
    ],
  ],
  [
    '"Postpartum haemorrhage: obstetric care bundle ‖ Oxytocin 10 IU intramuscularly is the uterotonic of choice for prevention. Controlled cord traction is optional where skilled attendants are available. When blood loss exceeds 500 mL after vaginal birth, give tranexamic acid 1 g intravenously within 3 hours; benefit declines with every 15-minute delay. Misoprostol is reserved for settings without oxytocin. Uterine packing is not recommended. Methylergometrine must be avoided in hypertensive women."',
    [
      'O benefício do ácido tranexâmico vai diminuindo a cada quarto de hora de atraso [1].',
      'O misoprostol fica para os locais onde não há ocitocina [1].',
    ],
    [
      ['direction', 'O benefício do ácido tranexâmico cresce a cada 15 minutos de atraso [1].'],
      ['direction', 'Em mulheres hipertensas, a metilergometrina é a opção aconselhada [1].'],
    ],
  ],
  [
    '"Bacterial meningitis in adults: emergency pathway ‖ Give dexamethasone 10 mg every 6 hours, starting before or with the first antibiotic dose, and stop it if the pathogen is not Streptococcus pneumoniae. Ceftriaxone 2 g every 12 hours is the backbone; add ampicillin in patients older than 50 years. Do not delay antibiotics for imaging. CT before lumbar puncture is indicated only with focal deficits, seizures or reduced consciousness. Close contacts of meningococcal cases receive a single dose of ciprofloxacin 500 mg."',
    [
      'Acima dos 50 anos, soma-se ampicilina à ceftriaxona [1].',
      'A dexametasona é retirada quando o agente não é o pneumococo [1].',
      'Contatos próximos de doença meningocócica tomam ciprofloxacino 500 mg em dose única [1].',
    ],
    [
      ['negation', 'O antibiótico deve ser adiado até a realização do exame de imagem [1].'],
      ['digit', 'A ceftriaxona na meningite do adulto é feita a 2 g a cada 24 horas [1].'],
      ['comparator', 'Acrescenta-se ampicilina nos pacientes com menos de 50 anos [1].'],
    ],
  ],
  [
    '"Deprescribing proton pump inhibitors: primary care guide ‖ Consider stopping proton pump inhibitors in adults who have completed at least 4 weeks of treatment and whose symptoms have resolved. Do not deprescribe in Barrett\'s oesophagus or severe oesophagitis. Long-term use is associated with lower magnesium and vitamin B12 levels. Tapering is not superior to abrupt discontinuation. Rebound symptoms peak at about 2 weeks. Continue the drug while patients take chronic NSAIDs with a bleeding risk."',
    [
      'Retirar o IBP aos poucos não supera a suspensão de uma só vez [1].',
      'No esôfago de Barrett, o inibidor da bomba de prótons não deve ser desprescrito [1].',
      'O uso prolongado de IBP acompanha-se de magnésio e vitamina B12 mais baixos [1].',
    ],
    [
      [
        'direction',
        'O uso prolongado de inibidores da bomba de prótons está ligado a níveis mais altos de magnésio [1].',
      ],
      [
        'direction',
        'Em usuários crônicos de AINE com risco de sangramento, o inibidor da bomba deve ser interrompido [1].',
      ],
      ['negation', 'A redução gradual do IBP é superior à interrupção abrupta [1].'],
    ],
  ],
  [
    '"Lithium monitoring: mental health formulary ‖ Check serum lithium 12 hours after the last dose; the maintenance range is 0.6 to 0.8 mmol/L. Levels above 1.5 mmol/L require urgent dose omission. Thiazides, ACE inhibitors and NSAIDs raise lithium levels; high sodium intake lowers them. Monitor renal and thyroid function every 6 months. Lithium should not be stopped abruptly because relapse risk increases. Breastfeeding is generally discouraged."',
    [
      'Os tiazídicos elevam a litemia, ao passo que a ingestão alta de sódio a reduz [1].',
      'A parada súbita do lítio aumenta o risco de recaída [1].',
      'Na manutenção, a litemia fica entre 0,6 e 0,8 mmol/L, colhida 12 h após a última dose [1].',
    ],
    [
      ['direction', 'Os anti-inflamatórios não esteroides baixam a litemia [1].'],
      ['decimal', 'A faixa de manutenção da litemia é de 0,06 a 0,08 mmol/L [1].'],
      ['direction', 'Em geral, incentiva-se a amamentação durante o uso de lítio [1].'],
      ['comparator', 'Litemia abaixo de 1,5 mmol/L exige omissão urgente da dose [1].'],
      ['negation', 'Quem toma lítio não requer acompanhamento da função tireoidiana [1].'],
    ],
  ],
  [
    '"Milvexian versus Apixaban after Acute Pulmonary Embolism ‖ In this double-blind trial, 3,214 adults with acute pulmonary embolism were assigned to milvexian 100 mg twice daily or apixaban. Recurrent venous thromboembolism occurred in 1.8% of the milvexian group and 2.3% of the apixaban group (hazard ratio, 0.78; 95% CI, 0.49 to 1.24). Major or clinically relevant bleeding was less frequent with milvexian (4.1% vs. 6.9%; hazard ratio, 0.59; 95% CI, 0.43 to 0.81). All-cause mortality did not differ."',
    [
      'O milvexiano trouxe redução relativa de 41% no sangramento maior ou clinicamente relevante, em comparação com a apixabana [1].',
      'Quanto à morte por qualquer causa, não houve diferença entre milvexiano e apixabana [1].',
      'A recorrência de tromboembolismo venoso ficou em 1,8% com milvexiano e em 2,3% com apixabana (HR 0,78; IC 95% 0,49–1,24) [1].',
    ],
    [
      [
        'bounds',
        'Para o sangramento maior ou clinicamente relevante, o HR foi de 0,59 (IC 95% 0,43–0,91) [1].',
      ],
    ],
  ],
  [
    '"Early Norepinephrine in Septic Shock ‖ We randomly assigned 1,480 patients with septic shock to early norepinephrine or to standard care with fluids first. At 28 days, 26.4% in the early group and 31.7% in the standard group had died (relative risk, 0.83; 95% CI, 0.72 to 0.97; P=0.02). Early norepinephrine shortened the time to target mean arterial pressure (2.1 vs. 4.6 hours) and reduced cumulative fluid by 1,150 mL. Digital ischaemia was not more common (1.2% vs. 1.1%)."',
    [
      'Começar cedo a noradrenalina baixou em 17% o risco relativo de morte em 28 dias [1].',
      'O alvo de pressão arterial média foi atingido em 2,1 h com noradrenalina precoce, ante 4,6 h no cuidado padrão [1].',
      'Não houve excesso de isquemia digital com a noradrenalina precoce [1].',
    ],
    [
      ['direction', 'A noradrenalina precoce prolongou o tempo até a pressão arterial média alvo [1].'],
      ['arms', 'Em 28 dias, morreram 31,7% do grupo da noradrenalina precoce e 26,4% do grupo padrão [1].'],
      ['digit', 'Com noradrenalina precoce, o volume acumulado de fluidos foi 1.750 mL menor [1].'],
      ['negation', 'A noradrenalina precoce ficou sem efeito sobre a mortalidade em 28 dias [1].'],
    ],
  ],
  [
    '"Survodutide in Metabolic Steatohepatitis with Fibrosis ‖ Among 612 adults with metabolic steatohepatitis and stage F2 or F3 fibrosis, resolution without worsening of fibrosis at 48 weeks occurred in 58% with survodutide 4.8 mg and 17% with placebo (risk difference, 41 percentage points; 95% CI, 33 to 49). Liver fat fell by 54% with survodutide and by 8% with placebo. Nausea was reported by 61% and 21%, respectively, and discontinuation for adverse events was higher with survodutide (19% vs. 4%). There were no deaths."',
    [
      'A gordura hepática recuou 54% com a survodutida, contra 8% com placebo [1].',
      'Nenhuma morte foi registrada no ensaio da survodutida [1].',
      'A resolução sem piora da fibrose foi 41 pontos percentuais mais alta com survodutida (58% vs. 17%) [1].',
    ],
    [
      ['direction', 'A gordura hepática subiu 54% com a survodutida [1].'],
      ['decimal', 'Com survodutida 48 mg, 58% alcançaram resolução sem piora da fibrose [1].'],
      [
        'arms',
        'Abandonaram por eventos adversos 4% dos tratados com survodutida e 19% dos que tomaram placebo [1].',
      ],
    ],
  ],
  [
    '"Tranexamic Acid in Hip Fracture Surgery: Systematic Review and Meta-analysis ‖ Pooling 23 randomised trials (n=4,906), intravenous tranexamic acid lowered the need for transfusion (RR 0.61, 95% CI 0.52–0.71; I²=38%) and cut mean blood loss by 182 mL. Thromboembolic events were similar in both groups (RR 1.04, 95% CI 0.79–1.37). The evidence was rated as being of moderate certainty. Topical administration showed no advantage over intravenous administration."',
    [
      'Na cirurgia de fratura de quadril, o tranexâmico intravenoso reduziu em 39% o risco de transfusão [1].',
      'A frequência de eventos tromboembólicos foi parecida nos dois grupos (RR 1,04) [1].',
    ],
    [
      ['bounds', 'O RR de transfusão com ácido tranexâmico foi 0,61 (IC 95% 0,32–0,71) [1].'],
      ['digit', 'A perda sanguínea média caiu 128 mL com o ácido tranexâmico [1].'],
    ],
  ],
  [
    '"Dupilumab in Children with Uncontrolled Asthma ‖ In 408 children aged 6 to 11 years with uncontrolled asthma, the annualised rate of severe exacerbations was 0.31 with dupilumab and 0.75 with placebo (rate ratio, 0.41; 95% CI, 0.29 to 0.58). Prebronchodilator FEV1 increased by 10.5 percentage points with dupilumab versus 5.3 with placebo. Eosinophilia occurred in 5.9% and 0.7%, respectively. Growth was not affected. Serum IgE decreased in the dupilumab group."',
    [
      'As exacerbações graves caíram 59% em termos relativos com o dupilumabe [1].',
      'O dupilumabe não interferiu no crescimento das crianças [1].',
      'O VEF1 pré-broncodilatador ganhou 10,5 pontos percentuais com dupilumabe e 5,3 com placebo [1].',
    ],
    [
      ['decimal', 'A taxa anualizada de exacerbações graves foi de 3,1 com dupilumabe [1].'],
      ['digit', 'A eosinofilia ocorreu em 9,5% das crianças tratadas com dupilumabe [1].'],
      ['negation', 'O dupilumabe falhou em reduzir as exacerbações graves [1].'],
    ],
  ],
  [
    '"Intensive Blood-Pressure Lowering after Successful Thrombectomy ‖ In 1,026 patients, a systolic target below 120 mm Hg was compared with a target of 140 to 180 mm Hg after successful thrombectomy. Functional independence at 90 days was less likely with the intensive target (39.4% vs. 54.1%; adjusted odds ratio, 0.55; 95% CI, 0.42 to 0.73). Symptomatic intracerebral haemorrhage was similar in both groups (6.1% vs. 5.8%). The trial was stopped early because of harm in the intensive group."',
    [
      'Menos pacientes ficaram funcionalmente independentes aos 90 dias com o alvo intensivo, 39,4% contra 54,1% [1].',
      'O estudo foi encerrado antes do previsto por dano no grupo intensivo [1].',
    ],
    [
      [
        'direction',
        'A independência funcional aos 90 dias foi mais provável com o alvo pressórico intensivo [1].',
      ],
      ['direction', 'O ensaio terminou precocemente por benefício do alvo intensivo [1].'],
      ['negation', 'O ensaio do alvo intensivo não chegou a ser interrompido antes do tempo [1].'],
    ],
  ],
  [
    '"First-Trimester Metformin and Pregnancy Outcomes: A Nordic Cohort Study ‖ In a cohort of 24,318 pregnancies, first-trimester metformin exposure was not associated with major malformations (adjusted OR 1.05, 95% CI 0.88–1.25). Exposed infants were less often large for gestational age (12.6% vs. 18.9%) but more often small for gestational age (9.8% vs. 7.1%). Neonatal hypoglycaemia was less frequent after exposure. Median follow-up of the children was 4.2 years."',
    [
      'A metformina no primeiro trimestre não se ligou a malformações maiores (OR ajustado 1,05; IC 95% 0,88–1,25) [1].',
      'Nasceram pequenos para a idade gestacional 9,8% dos expostos à metformina, ante 7,1% dos demais [1].',
    ],
    [
      [
        'direction',
        'Os recém-nascidos expostos à metformina foram com mais frequência grandes para a idade gestacional [1].',
      ],
      ['negation', 'A exposição à metformina no primeiro trimestre associou-se a malformações maiores [1].'],
      ['unit', 'As crianças expostas à metformina foram acompanhadas por mediana de 4,2 meses [1].'],
    ],
  ],
  [
    '"Finerenone versus Placebo in Type 1 Diabetes with Chronic Kidney Disease ‖ n=242: urine albumin-to-creatinine ratio fell 34% with finerenone vs 12% with placebo at 6 months (ratio 0.75, 95% CI 0.65-0.87); hyperkalaemia 10.1% vs 3.3%"',
    [
      'Em 6 meses, a relação albumina/creatinina urinária diminuiu 34% com finerenona e 12% com placebo [1].',
      'A hipercalemia apareceu em 10,1% com finerenona, mais do que os 3,3% do placebo [1].',
    ],
    [['digit', 'A hipercalemia atingiu 16,1% dos tratados com finerenona [1].']],
  ],
  [
    '"Nirsevimab in Moderately Preterm Infants ‖ n=1,453: medically attended RSV lower respiratory tract infection 2.6% with nirsevimab vs 8.7% with placebo, efficacy 70.1% (95% CI 52.3-81.2) through 150 days"',
    [
      'A eficácia do nirsevimabe até 150 dias foi de 70,1% (IC 95% 52,3–81,2) [1].',
      'Infecção respiratória baixa por VSR com atendimento médico ocorreu em 2,6% com nirsevimabe, contra 8,7% com placebo [1].',
    ],
    [
      ['decimal', 'O nirsevimabe teve eficácia de 7,01% até 150 dias [1].'],
      [
        'bounds',
        'O intervalo de confiança de 95% da eficácia do nirsevimabe, 70,1%, foi de 52,3 a 91,2 [1].',
      ],
    ],
  ],
  [
    '"Colchicine after Percutaneous Coronary Intervention ‖ In 2,760 patients undergoing percutaneous coronary intervention, colchicine 0.5 mg daily did not reduce the composite of death, myocardial infarction or stroke at 2 years (8.9% vs. 9.3% with placebo; hazard ratio, 0.96; 95% CI, 0.75 to 1.22; P=0.73). C-reactive protein was lower with colchicine. Diarrhoea occurred in 10.2% and 6.6%, respectively. Hospitalisation for pneumonia was more frequent with colchicine (2.2% vs. 1.3%)."',
    [
      'A colchicina deixou a proteína C reativa mais baixa, mas não diminuiu o composto de morte, infarto ou AVC [1].',
      'A diarreia acometeu 10,2% com colchicina e 6,6% com placebo [1].',
      'Internar por pneumonia foi mais comum entre os que tomaram colchicina [1].',
    ],
    [
      [
        'negation',
        'A colchicina após angioplastia reduziu o composto de morte, infarto ou AVC em 2 anos [1].',
      ],
      ['direction', 'A internação por pneumonia foi menos frequente com a colchicina [1].'],
      ['unit', 'O ensaio usou colchicina na dose de 0,5 g por dia [1].'],
    ],
  ],
  [
    '"Awake Prone Positioning in Hypoxaemic Respiratory Failure ‖ Among 1,126 non-intubated patients with hypoxaemic respiratory failure, intubation by day 28 was required in 29.8% of the awake prone group and 36.4% of the usual-care group (relative risk, 0.82; 95% CI, 0.70 to 0.96). Mortality was not affected (17.2% vs. 18.0%). The median daily duration of prone positioning was 5.6 hours. Intubation was less frequent in patients who stayed prone for more than 8 hours a day. Skin injury did not differ."',
    [
      'Pronar o paciente acordado diminuiu em 18% o risco relativo de intubação até o dia 28 [1].',
      'A mortalidade não mudou com a prona em vigília: 17,2% contra 18,0% [1].',
      'Ficar pronado mais de 8 horas por dia acompanhou-se de menos intubação [1].',
    ],
    [
      ['unit', 'A permanência em prona teve mediana diária de 5,6 minutos [1].'],
      ['negation', 'Pronar o paciente acordado em nada diminuiu a intubação até o dia 28 [1].'],
    ],
  ],
  [
    '"Sacituzumab Govitecan versus Chemotherapy in Urothelial Carcinoma ‖ Among 696 patients with pretreated urothelial carcinoma, median overall survival was 10.3 months with sacituzumab govitecan and 9.0 months with chemotherapy (hazard ratio, 0.86; 95% CI, 0.72 to 1.02; P=0.09). The primary endpoint was not met. Objective response was seen in 23% and 14%, respectively. Grade 3 or higher neutropenia occurred in 35% with sacituzumab govitecan and 26% with chemotherapy. Quality of life deteriorated faster with chemotherapy."',
    [
      'O desfecho primário do ensaio do sacituzumabe não foi alcançado (HR 0,86; p = 0,09) [1].',
      'Com a quimioterapia, a qualidade de vida se deteriorou mais depressa [1].',
    ],
    [
      ['negation', 'O desfecho primário do sacituzumabe govitecana foi atingido [1].'],
      ['unit', 'A sobrevida global mediana com sacituzumabe govitecana foi de 10,3 semanas [1].'],
      [
        'arms',
        'A neutropenia de grau 3 ou mais ocorreu em 26% com sacituzumabe govitecana e em 35% com quimioterapia [1].',
      ],
      ['direction', 'A qualidade de vida piorou mais lentamente com a quimioterapia [1].'],
    ],
  ],
  [
    '"Sodium Zirconium Cyclosilicate to Sustain Spironolactone in Heart Failure ‖ In 582 patients with heart failure and hyperkalaemia, sodium zirconium cyclosilicate allowed more patients to remain on spironolactone at 25 mg or more per day (71% vs. 36% with placebo; odds ratio, 4.45; 95% CI, 2.89 to 6.86). Serum potassium at 6 months was lower with the binder (4.5 vs. 5.1 mmol/L). Heart failure events were more frequent with the binder (11% vs. 3%). Blood pressure did not change."',
    [
      'Com o ciclossilicato, 71% seguiram com pelo menos 25 mg diários de espironolactona, ante 36% com placebo [1].',
      'A pressão arterial permaneceu inalterada com o ciclossilicato de zircônio e sódio [1].',
      'Aos 6 meses, o potássio sérico era mais baixo no grupo do quelante, 4,5 contra 5,1 mmol/L [1].',
    ],
    [
      [
        'direction',
        'Os eventos de insuficiência cardíaca foram mais raros com o ciclossilicato de zircônio e sódio [1].',
      ],
    ],
  ],
  [
    '"Once- versus Twice-Daily Dolutegravir with Rifampicin ‖ Of 214 adults with HIV-associated tuberculosis on rifampicin, viral load below 50 copies/mL at week 48 was achieved by 83% with dolutegravir 50 mg once daily and by 82% with 50 mg twice daily (difference, 1 percentage point; 95% CI, −9 to 11). Insomnia was less common with once-daily dosing (11% vs. 19%). No dolutegravir resistance emerged in either arm. Tuberculosis treatment was completed by 92% of participants."',
    [
      'Em nenhum dos braços surgiu resistência ao dolutegravir [1].',
      'Tomar dolutegravir uma só vez ao dia deu menos insônia do que duas (11% vs. 19%) [1].',
      'Concluíram o tratamento da tuberculose 92% dos participantes [1].',
    ],
    [
      [
        'comparator',
        'Na semana 48, 83% dos que tomavam dolutegravir uma vez ao dia tinham carga viral acima de 50 cópias/mL [1].',
      ],
    ],
  ],
  [
    '"Antenatal Magnesium Sulphate at 30 to 34 Weeks ‖ In this trial of 1,433 pregnant women at risk of preterm birth between 30 and 34 weeks, antenatal magnesium sulphate did not lower the risk of death or cerebral palsy at 2 years (3.3% vs. 2.7% with placebo; relative risk, 1.19; 95% CI, 0.65 to 2.18). Maternal flushing or nausea was more common with magnesium (77% vs. 20%). Caesarean birth was less frequent with magnesium (56% vs. 61%). Chronic lung disease decreased in exposed infants (5.6% vs. 8.2%)."',
    [
      'Rubor ou náusea foram relatados por 77% das mulheres com magnésio e por 20% das que receberam placebo [1].',
      'O sulfato de magnésio entre 30 e 34 semanas não protegeu contra morte ou paralisia cerebral aos 2 anos [1].',
    ],
    [['direction', 'A doença pulmonar crônica aumentou nos lactentes expostos ao magnésio [1].']],
  ],
  [
    '"Low-Dose CT Screening and Lung Cancer Mortality ‖ Over a median of 10.1 years, 34,220 current or former smokers were screened with low-dose CT or followed with usual care. Lung cancer mortality was 2.08 vs. 2.61 per 1,000 person-years (rate ratio, 0.80; 95% CI, 0.69 to 0.92). Stage I disease accounted for 58% of screen-detected cancers and 21% of cancers in the control group. All-cause mortality was not reduced (rate ratio, 0.97; 95% CI, 0.93 to 1.02). Smoking cessation was more frequent in the screened group."',
    [
      'O rastreamento com tomografia de baixa dose diminuiu em 20% a mortalidade por câncer de pulmão [1].',
      'A morte por qualquer causa não caiu com o rastreamento (razão de taxas 0,97; IC 95% 0,93–1,02) [1].',
      'Parar de fumar foi mais frequente entre os rastreados [1].',
    ],
    [
      ['bounds', 'A razão de taxas da mortalidade por câncer de pulmão foi 0,80 (IC 95% 0,69–0,98) [1].'],
      ['negation', 'A mortalidade por câncer de pulmão não caiu com a tomografia de baixa dose [1].'],
    ],
  ],
  [
    '"Vitamin D Supplementation and Fractures in Older Adults: A Meta-analysis ‖ Across 11 trials with 34,243 older adults, vitamin D alone did not prevent hip fracture (RR 1.03; 95% CI 0.85–1.24). Combined with calcium, it reduced hip fracture (RR 0.84; 95% CI 0.74–0.96). High intermittent doses increased falls (RR 1.12; 95% CI 1.04–1.21). Hypercalcaemia was reported in 2.1% of participants given vitamin D plus calcium and in 1.4% of controls. Kidney stones were not increased."',
    [
      'A vitamina D com cálcio reduziu em 16% o risco de fratura de quadril [1].',
      'Doses altas e intermitentes de vitamina D fizeram crescer em 12% o risco de quedas [1].',
    ],
    [['direction', 'Doses altas intermitentes de vitamina D diminuíram as quedas [1].']],
  ],
  [
    '"Ketamine or Etomidate for Emergency Intubation ‖ In 1,364 critically ill adults undergoing emergency intubation, death by day 28 occurred in 28.3% of the ketamine group and 29.1% of the etomidate group (risk difference, −0.8 percentage points; 95% CI, −5.6 to 4.0). Cardiovascular collapse was more frequent with ketamine (22.1% vs. 17.0%). Adrenal insufficiency was rarer with ketamine (7.2% vs. 21.4%). First-pass success did not differ between groups."',
    [
      'O colapso cardiovascular foi mais comum com cetamina (22,1%) do que com etomidato (17,0%) [1].',
      'A cetamina causou menos insuficiência adrenal, 7,2% contra 21,4% [1].',
    ],
    [
      ['arms', 'A insuficiência adrenal acometeu 21,4% com cetamina e 7,2% com etomidato [1].'],
      ['negation', 'O sucesso na primeira tentativa diferiu entre cetamina e etomidato [1].'],
    ],
  ],
  [
    '"Gradual Titration of Donanemab in Early Alzheimer\'s Disease ‖ In 843 participants with early symptomatic Alzheimer\'s disease, gradual titration of donanemab led to ARIA-E in 14% by week 24, as compared with 24% with standard dosing (relative risk, 0.58; 95% CI, 0.41 to 0.81). Amyloid removal was similar (67 vs. 69 centiloids). Headache was equally common. Among APOE ε4 homozygotes, ARIA-E occurred in 19% and 57%, respectively. No macrohaemorrhage was observed with gradual titration."',
    [
      'Titular o donanemabe aos poucos baixou a ARIA-E de 24% para 14% até a semana 24 [1].',
      'A remoção de amiloide foi parecida nas duas formas de titulação do donanemabe, 67 e 69 centiloides [1].',
    ],
    [
      ['direction', 'A titulação gradual do donanemabe elevou a ocorrência de ARIA-E [1].'],
      ['negation', 'Observou-se macro-hemorragia com a titulação gradual do donanemabe [1].'],
      ['digit', 'Nos homozigotos para APOE ε4, a ARIA-E ocorreu em 39% com a titulação gradual [1].'],
    ],
  ],
  [
    '"Procalcitonin-Guided Antibiotic Duration in Hospitalised Children ‖ Among 1,949 hospitalised children receiving intravenous antibiotics, procalcitonin-guided care did not shorten treatment: the median duration was 96.0 hours vs. 99.7 hours with usual care (hazard ratio, 0.96; 95% CI, 0.87 to 1.05). Adverse outcomes occurred in 9.0% and 9.3%, meeting the criterion for non-inferiority. Clinicians followed the algorithm in 62% of cases. Costs were higher with procalcitonin testing."',
    [
      'Guiar o antibiótico pela procalcitonina não encurtou o tratamento: mediana de 96,0 h, ante 99,7 h no cuidado usual [1].',
      'Dosar procalcitonina saiu mais caro [1].',
    ],
    [
      ['negation', 'Os desfechos adversos não cumpriram o critério de não inferioridade [1].'],
      ['digit', 'Os clínicos seguiram o algoritmo da procalcitonina em 26% dos casos [1].'],
    ],
  ],
  [
    '"Azilsartana versus losartana na hipertensão: ensaio clínico brasileiro ‖ Ensaio brasileiro com 1.212 hipertensos: após 12 semanas, a pressão sistólica caiu 17,4 mmHg com azilsartana 80 mg e 12,9 mmHg com losartana 100 mg (diferença de 4,5 mmHg; IC 95% 3,1–5,9). O controle abaixo de 130/80 mmHg foi alcançado por 48% e 35%, respectivamente. A frequência de tosse não diferiu. Tontura foi mais comum com azilsartana (6,2% vs. 3,8%)."',
    [
      'Em 12 semanas, a sistólica recuou 4,5 mmHg a mais com azilsartana 80 mg do que com losartana 100 mg [1].',
      'Em relação à tosse, azilsartana e losartana não se distinguiram [1].',
    ],
    [
      [
        'bounds',
        'A diferença de pressão sistólica entre azilsartana e losartana foi de 4,5 mmHg (IC 95% 3,1–8,9) [1].',
      ],
    ],
  ],
  [
    '"Dengue na gestação: coorte do Nordeste brasileiro ‖ Entre 2.904 gestantes com dengue confirmada, 4,7% evoluíram para a forma grave, contra 2,1% das não gestantes (RR 2,24; IC 95% 1,83–2,74). O risco foi maior no terceiro trimestre. O parto prematuro ocorreu em 13,8% das gestantes com dengue e em 9,6% das gestantes sem dengue. A mortalidade materna foi de 3,1 por 1.000. Não se observou aumento de malformações."',
    [
      'O risco de dengue grave na gestante foi 2,24 vezes o da não gestante [1].',
      'As malformações não aumentaram entre as gestantes com dengue [1].',
      'Nasceram prematuros os filhos de 13,8% das gestantes com dengue, contra 9,6% sem a doença [1].',
    ],
    [
      ['direction', 'O risco de dengue grave foi menor no terceiro trimestre [1].'],
      ['digit', 'A dengue grave ocorreu em 7,7% das gestantes [1].'],
    ],
  ],
  [
    '"Hidrocortisona na pneumonia comunitária grave: metanálise ‖ Foram reunidos 9 ensaios e 2.684 adultos internados em UTI por pneumonia comunitária grave. A hidrocortisona reduziu a mortalidade em 30 dias (RR 0,71; IC 95% 0,57–0,89) e a necessidade de ventilação mecânica (RR 0,64; IC 95% 0,48–0,86). A hiperglicemia aumentou (RR 1,38; IC 95% 1,17–1,63). Não houve acréscimo de sangramento digestivo nem de infecção hospitalar. O benefício não foi visto na influenza."',
    [
      'A hidrocortisona abateu em 29% o risco relativo de morte em 30 dias na pneumonia comunitária grave [1].',
      'Houve mais hiperglicemia com a hidrocortisona (RR 1,38) [1].',
      'Na influenza, a hidrocortisona não mostrou benefício [1].',
    ],
    [
      ['direction', 'A hidrocortisona diminuiu a hiperglicemia nos pacientes com pneumonia grave [1].'],
      ['negation', 'Com a hidrocortisona, houve acréscimo de sangramento digestivo [1].'],
      ['digit', 'O RR de ventilação mecânica com hidrocortisona foi de 0,84 [1].'],
    ],
  ],
  [
    '"Ivermectina em dose única ou múltipla na estrongiloidíase ‖ Em 326 adultos com estrongiloidíase e sem imunossupressão, a cura em 12 meses foi de 86% com dose única de ivermectina (200 mcg/kg) e de 85% com quatro doses (diferença de 1 ponto percentual; IC 95% −6 a 8). Os eventos adversos foram mais frequentes com quatro doses (29% vs. 18%). O ensaio foi interrompido por futilidade. Nenhum participante apresentou hiperinfecção."',
    [
      'A cura em 12 meses foi de 86% com uma dose de ivermectina e de 85% com quatro [1].',
      'Não se registrou hiperinfecção em nenhum participante [1].',
    ],
    [['unit', 'A dose única de ivermectina estudada foi de 200 mg/kg [1].']],
  ],
  [
    '"Conversão para belatacepte após transplante renal: coorte multicêntrica ‖ Entre 538 receptores acompanhados por 3 anos, a conversão de tacrolimo para belatacepte elevou a filtração glomerular em 5,9 mL/min/1,73 m², ao passo que a manutenção do tacrolimo a reduziu em 2,2 mL/min/1,73 m². A rejeição aguda foi mais comum após a conversão (8,3% vs. 3,9%; HR 2,11; IC 95% 1,02–4,36). A sobrevida do enxerto não diferiu. Os anticorpos específicos contra o doador diminuíram."',
    [
      'Trocar o tacrolimo pelo belatacepte fez a filtração glomerular subir 5,9 mL/min/1,73 m² [1].',
      'A rejeição aguda foi mais frequente em quem converteu, 8,3% ante 3,9% [1].',
    ],
    [['direction', 'A conversão para belatacepte piorou a filtração glomerular em 5,9 mL/min/1,73 m² [1].']],
  ],
  [
    '"Pioglitazona após AVC: ensaio brasileiro ‖ n=884, 3 anos: AVC recorrente em 6,8% com pioglitazona e 9,9% com placebo (HR 0,67; IC 95% 0,45–0,99); fraturas em 5,1% vs. 3,2%; ganho de peso > 4,5 kg em 41% vs. 23%"',
    [
      'A pioglitazona trouxe queda relativa de 33% na recorrência de AVC ao longo de 3 anos [1].',
      'Houve mais fraturas com a pioglitazona do que com o placebo [1].',
    ],
    [['comparator', 'Ganho de peso < 4,5 kg ocorreu em 41% com pioglitazona [1].']],
  ],
  [
    '"Tafenoquina na malária vivax em crianças ‖ n=418: ausência de recaída em 4 meses em 88,6% com tafenoquina e 69,1% com cloroquina isolada (RR de recaída 0,37; IC 95% 0,25–0,54), sem hemólise grave nos dois grupos"',
    [
      'Em 4 meses, ficaram livres de recaída 88,6% com tafenoquina e 69,1% só com cloroquina [1].',
      'O risco de recaída foi 63% menor com a tafenoquina [1].',
    ],
    [['negation', 'Houve hemólise grave nos dois grupos do ensaio da tafenoquina [1].']],
  ],
  [
    '"Reabilitação cardíaca domiciliar após infarto ‖ Ensaio com 472 pacientes após infarto: a reabilitação domiciliar elevou o consumo de oxigênio de pico em 2,3 mL/kg/min, contra 0,4 mL/kg/min no cuidado usual. As reinternações em 6 meses caíram (9,4% vs. 15,7%; RR 0,60; IC 95% 0,37–0,97). Os sintomas depressivos recuaram com a reabilitação. Não ocorreram mortes durante as sessões."',
    [
      'A reabilitação em casa reduziu em 40% o risco de reinternação em 6 meses [1].',
      'O consumo de oxigênio de pico subiu 2,3 mL/kg/min com a reabilitação domiciliar e 0,4 mL/kg/min no cuidado usual [1].',
    ],
    [['direction', 'Os sintomas depressivos se agravaram com a reabilitação cardíaca domiciliar [1].']],
  ],
  [
    '"Cânula nasal de alto fluxo na bronquiolite ‖ Em 1.018 lactentes com bronquiolite moderada, a falha terapêutica ocorreu em 13,1% com cânula de alto fluxo a 2 L/kg/min e em 22,6% com oxigênio convencional (RR 0,58; IC 95% 0,44–0,77). A internação em UTI não foi reduzida (11,8% vs. 12,4%). O tempo de oxigenoterapia foi mais longo com alto fluxo (2,4 vs. 1,8 dia). Pneumotórax foi raro, com um caso em cada grupo."',
    [
      'A falha terapêutica caiu 42% em termos relativos com a cânula de alto fluxo [1].',
      'O alto fluxo não diminuiu a ida para a UTI, com 11,8% contra 12,4% [1].',
    ],
    [['direction', 'O tempo de oxigenoterapia foi mais curto com a cânula de alto fluxo [1].']],
  ],
  [
    '"Hidroxiureia em crianças com anemia falciforme: coorte brasileira ‖ Coorte de 706 crianças com anemia falciforme: o uso de hidroxiureia associou-se a menos crises dolorosas (98 vs. 171 por 100 pessoas-anos; razão de taxas 0,57; IC 95% 0,49–0,67) e a menor necessidade de transfusão. A hemoglobina fetal subiu de 8% para 21%. A neutropenia foi mais comum entre os tratados (6,4% vs. 2,0%). O crescimento não foi prejudicado."',
    [
      'Com a hidroxiureia, as crises de dor foram 43% menos frequentes [1].',
      'A neutropenia apareceu em 6,4% dos tratados com hidroxiureia e em 2,0% dos não tratados [1].',
      'O crescimento das crianças não sofreu prejuízo com a hidroxiureia [1].',
    ],
    [['direction', 'A hemoglobina fetal caiu com o uso de hidroxiureia [1].']],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Tranexamic Acid in Hip Fracture Surgery: Systematic Review and Meta-analysis ‖ Pooling 23 randomised trials (n=4,906), intravenous tranexamic acid lowered the need for transfusion (RR 0.61, 95% CI 0.52–0.71; I²=38%) and cut mean blood loss by 182 mL. Thromboembolic events were similar in both groups (RR 1.04, 95% CI 0.79–1.37). The evidence was rated as being of moderate certainty. Topical administration showed no advantage over intravenous administration." + "Postpartum haemorrhage: obstetric care bundle ‖ Oxytocin 10 IU intramuscularly is the uterotonic of choice for prevention. Controlled cord traction is optional where skilled attendants are available. When blood loss exceeds 500 mL after vaginal birth, give tranexamic acid 1 g intravenously within 3 hours; benefit declines with every 15-minute delay. Misoprostol is reserved for settings without oxytocin. Uterine packing is not recommended. Methylergometrine must be avoided in hypertensive women."',
    'O ácido tranexâmico diminuiu a perda sanguínea média em 182 mL [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Malária por Plasmodium vivax: esquema recomendado ‖ Cloroquina por 3 dias (600 mg no primeiro dia, 450 mg no segundo e no terceiro) associada à primaquina 0,5 mg/kg/dia por 7 dias. Testar a atividade de G6PD antes da primaquina. Gestantes e menores de 6 meses não devem receber primaquina. A lâmina de verificação de cura é feita nos dias 3, 7, 14, 21, 28, 42 e 63. Tomar os comprimidos após as refeições." + "Tafenoquina na malária vivax em crianças ‖ n=418: ausência de recaída em 4 meses em 88,6% com tafenoquina e 69,1% com cloroquina isolada (RR de recaída 0,37; IC 95% 0,25–0,54), sem hemólise grave nos dois grupos"',
    'A tafenoquina manteve 88,6% das crianças com malária vivax sem recaída em 4 meses [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ajuste da varfarina no ambulatório de anticoagulação ‖ O alvo de RNI é de 2,0 a 3,0 na fibrilação atrial e de 2,5 a 3,5 na prótese mecânica mitral. Com RNI entre 4,5 e 10 sem sangramento, suspender uma a duas doses; a vitamina K não é recomendada de rotina. Com RNI > 10 sem sangramento, dar vitamina K oral. Rifampicina diminui o efeito da varfarina; metronidazol e amiodarona o potencializam." + "Milvexian versus Apixaban after Acute Pulmonary Embolism ‖ In this double-blind trial, 3,214 adults with acute pulmonary embolism were assigned to milvexian 100 mg twice daily or apixaban. Recurrent venous thromboembolism occurred in 1.8% of the milvexian group and 2.3% of the apixaban group (hazard ratio, 0.78; 95% CI, 0.49 to 1.24). Major or clinically relevant bleeding was less frequent with milvexian (4.1% vs. 6.9%; hazard ratio, 0.59; 95% CI, 0.43 to 0.81). All-cause mortality did not differ."',
    'O HR de sangramento maior ou clinicamente relevante com milvexiano, ante apixabana, foi de 0,59 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Early Norepinephrine in Septic Shock ‖ We randomly assigned 1,480 patients with septic shock to early norepinephrine or to standard care with fluids first. At 28 days, 26.4% in the early group and 31.7% in the standard group had died (relative risk, 0.83; 95% CI, 0.72 to 0.97; P=0.02). Early norepinephrine shortened the time to target mean arterial pressure (2.1 vs. 4.6 hours) and reduced cumulative fluid by 1,150 mL. Digital ischaemia was not more common (1.2% vs. 1.1%)." + "Linha de cuidado da sepse pediátrica ‖ Na criança com choque séptico, administrar cristaloide balanceado em alíquotas de 10 a 20 mL/kg, até 40 a 60 mL/kg na primeira hora, se houver leito de UTI disponível. O antimicrobiano deve ser infundido em até 1 hora do reconhecimento do choque e em até 3 horas na disfunção orgânica sem choque. Interromper a expansão diante de hepatomegalia ou estertores. Não se recomenda o uso rotineiro de hidroxietilamido."',
    'Morreram em 28 dias 26,4% dos pacientes com choque séptico que receberam noradrenalina precoce [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Exacerbação da DPOC: condutas na emergência ‖ Titular o oxigênio para saturação de 88 a 92%. Prednisona 40 mg/dia por 5 dias encurta a recuperação e reduz a falha terapêutica; cursos mais longos não trazem benefício adicional. A ventilação não invasiva é a primeira escolha quando pH ≤ 7,35 com PaCO2 > 45 mmHg e diminui a necessidade de intubação. Antibiótico está indicado se houver escarro purulento. Metilxantinas não são recomendadas pelos efeitos adversos." + "Awake Prone Positioning in Hypoxaemic Respiratory Failure ‖ Among 1,126 non-intubated patients with hypoxaemic respiratory failure, intubation by day 28 was required in 29.8% of the awake prone group and 36.4% of the usual-care group (relative risk, 0.82; 95% CI, 0.70 to 0.96). Mortality was not affected (17.2% vs. 18.0%). The median daily duration of prone positioning was 5.6 hours. Intubation was less frequent in patients who stayed prone for more than 8 hours a day. Skin injury did not differ."',
    'A intubação foi necessária em 29,8% dos pacientes pronados em vigília [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Nota técnica: metformina e função renal ‖ Suspender a metformina quando a taxa de filtração glomerular estimada for inferior a 30 mL/min/1,73 m² e reduzir a dose à metade entre 30 e 44." + "Empagliflozin film-coated tablets: prescribing information summary ‖ The recommended dose is 10 mg once daily, with or without food. Withhold empagliflozin for at least 3 days before major surgery. Initiation is not recommended when eGFR is below 20 mL/min/1.73 m². Ketoacidosis may occur even with glucose below 250 mg/dL. Concomitant insulin may require a lower insulin dose to reduce the risk of hypoglycaemia. Discontinue in Fournier\'s gangrene. Safety in pregnancy has not been established."',
    'Não se recomenda começar empagliflozina com filtração glomerular abaixo de 20 mL/min/1,73 m² [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Hidrocortisona na pneumonia comunitária grave: metanálise ‖ Foram reunidos 9 ensaios e 2.684 adultos internados em UTI por pneumonia comunitária grave. A hidrocortisona reduziu a mortalidade em 30 dias (RR 0,71; IC 95% 0,57–0,89) e a necessidade de ventilação mecânica (RR 0,64; IC 95% 0,48–0,86). A hiperglicemia aumentou (RR 1,38; IC 95% 1,17–1,63). Não houve acréscimo de sangramento digestivo nem de infecção hospitalar. O benefício não foi visto na influenza." + "Community-acquired pneumonia in adults: regional guidance ‖ For outpatients without comorbidities, we recommend amoxicillin 1 g three times daily for 5 days. Macrolide monotherapy should not be used where pneumococcal resistance is 25% or higher. Obtain blood cultures only in severe disease. Corticosteroids are recommended in severe pneumonia with refractory shock but not in non-severe cases. Patients should be afebrile for 48 hours before stopping antibiotics. Routine follow-up chest imaging is not needed in those whose symptoms resolve."',
    'Na pneumonia comunitária grave, o RR de morte em 30 dias com hidrocortisona foi 0,71 [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Manual de urgências pediátricas: crise de asma moderada ‖ Na crise moderada, administrar salbutamol por inalador dosimetrado com espaçador, 4 a 8 jatos a cada 20 minutos na primeira hora. Oferecer oxigênio para manter SpO2 ≥ 94%. A prednisolona, 1 a 2 mg/kg/dia (máximo de 40 mg), deve ser iniciada na primeira hora e mantida por 3 a 5 dias. Radiografia de tórax não é necessária de rotina. O sulfato de magnésio fica reservado à crise grave sem resposta ao tratamento inicial." + "Dupilumab in Children with Uncontrolled Asthma ‖ In 408 children aged 6 to 11 years with uncontrolled asthma, the annualised rate of severe exacerbations was 0.31 with dupilumab and 0.75 with placebo (rate ratio, 0.41; 95% CI, 0.29 to 0.58). Prebronchodilator FEV1 increased by 10.5 percentage points with dupilumab versus 5.3 with placebo. Eosinophilia occurred in 5.9% and 0.7%, respectively. Growth was not affected. Serum IgE decreased in the dupilumab group."',
    'O dupilumabe associou-se a taxa anualizada de 0,31 exacerbação grave por criança [1].',
    'd',
  ],
];

export const wardsAndLeaflets: HandCase[] = [...casesOf(groups), ...ofSeveral];
