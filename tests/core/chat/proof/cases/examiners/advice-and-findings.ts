import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented advice and findings. */
const groups: CaseGroup[] = [
  [
    '"Protocolo de anemia ferropriva na gestação – Rede Materna do Cerrado ‖ Gestantes com hemoglobina entre 8,0 e 10,9 g/dL e ferritina abaixo de 30 ng/mL devem receber 60 mg de ferro elementar por via oral uma vez ao dia. O ferro intravenoso não deve ser administrado no primeiro trimestre; a partir da 14ª semana, fica reservado para hemoglobina < 8,0 g/dL ou falta de resposta após 4 semanas de ferro oral. O hemograma é repetido 4 semanas após o início do tratamento, e a suplementação continua por 3 meses depois do parto."',
    [
      'Durante o primeiro trimestre, o ferro por via intravenosa deve ser evitado [1].',
      'Quatro semanas depois de iniciado o tratamento, repete-se o hemograma da gestante [1].',
      'Depois do parto, a suplementação de ferro prossegue por mais três meses [1].',
    ],
    [
      [
        'comparator',
        'Com hemoglobina de 8,0 a 10,9 g/dL e ferritina acima de 30 ng/mL, a gestante deve receber ferro elementar oral [1].',
      ],
      ['negation', 'O ferro intravenoso pode ser administrado já no primeiro trimestre da gravidez [1].'],
      [
        'unit',
        'A dose oral preconizada para a gestante anêmica é de 60 g de ferro elementar uma vez ao dia [1].',
      ],
    ],
  ],
  [
    '"Nexaflorana 20 mg comprimidos – bula para o profissional de saúde ‖ A dose usual é de 20 mg uma vez ao dia, ingerida com alimento. Em pacientes com depuração de creatinina de 15 a 49 mL/min, reduzir para 15 mg uma vez ao dia; abaixo de 15 mL/min o medicamento é contraindicado. O uso concomitante de cetoconazol eleva a concentração plasmática e não é recomendado. Suspender 48 horas antes de cirurgia com alto risco de sangramento. Não é necessário monitorar o INR."',
    [
      'A nexaflorana dispensa o controle do INR [1].',
      'Antes de operações com risco hemorrágico elevado, interrompe-se a nexaflorana com dois dias de antecedência [1].',
      'Pacientes com depuração de creatinina entre 15 e 49 mL/min tomam 15 mg de nexaflorana por dia, em vez dos 20 mg usuais [1].',
    ],
    [
      [
        'direction',
        'O cetoconazol diminui a concentração plasmática da nexaflorana quando os dois são usados juntos [1].',
      ],
      [
        'digit',
        'Recomenda-se suspender a nexaflorana 42 horas antes de cirurgia com alto risco de sangramento [1].',
      ],
      ['negation', 'Os 20 mg diários de nexaflorana devem ser ingeridos sem alimento [1].'],
    ],
  ],
  [
    '"Consenso Brasileiro sobre Helicobacter pylori – atualização ‖ Em regiões com resistência à claritromicina superior a 15%, a terapia quádrupla com bismuto por 14 dias é a primeira linha. O controle de cura deve ser feito com teste respiratório ou antígeno fecal pelo menos 4 semanas após o término dos antibióticos, com o inibidor da bomba de prótons suspenso por 2 semanas. A sorologia não serve para confirmar a erradicação. Parentes de primeiro grau de pacientes com câncer gástrico devem ser testados."',
    [
      'Para comprovar a erradicação do H. pylori, não se deve recorrer à sorologia [1].',
      'Convém testar os familiares de primeiro grau de quem tem câncer gástrico [1].',
      'Tanto o teste respiratório quanto o antígeno fecal servem ao controle de cura, desde que feitos no mínimo quatro semanas após o fim dos antibióticos [1].',
    ],
    [
      [
        'comparator',
        'A quádrupla com bismuto é a primeira linha onde a resistência à claritromicina é inferior a 15% [1].',
      ],
      [
        'negation',
        'Parentes de primeiro grau de pacientes com câncer gástrico dispensam a testagem para H. pylori [1].',
      ],
      [
        'direction',
        'No controle de cura, o inibidor da bomba de prótons deve ser mantido durante as 2 semanas anteriores [1].',
      ],
      [
        'digit',
        'Como primeira linha nas regiões de alta resistência à claritromicina, usa-se terapia quádrupla com bismuto por 10 dias [1].',
      ],
    ],
  ],
  [
    '"Manual de condutas em urologia de urgência – cólica ureteral ‖ Cálculos do ureter distal de 5 a 10 mm podem ser conduzidos com tansulosina 0,4 mg por dia por até 4 semanas. Os anti-inflamatórios são preferíveis aos opioides na analgesia inicial da cólica. Febre, rim único ou elevação da creatinina exigem desobstrução urgente, e não se deve aguardar a eliminação espontânea. A tomografia sem contraste de baixa dose é o exame de escolha; na gestante, prefere-se a ultrassonografia."',
    [
      'Cólica ureteral com febre requer desobstrução em caráter de urgência, e não conduta expectante [1].',
      'A tansulosina, na dose de 400 mcg/dia, pode ser mantida por no máximo quatro semanas nos cálculos ureterais distais de 5 a 10 mm [1].',
    ],
    [
      [
        'arms',
        'Na analgesia inicial da cólica ureteral, os opioides são preferíveis aos anti-inflamatórios [1].',
      ],
      ['decimal', 'Cálculos distais de 5 a 10 mm podem ser conduzidos com tansulosina 4,0 mg por dia [1].'],
      ['negation', 'O exame de escolha na cólica ureteral é a tomografia de baixa dose com contraste [1].'],
    ],
  ],
  [
    '"Manual de monitorização do lítio – Ambulatório de Transtornos do Humor ‖ A litemia deve ficar entre 0,6 e 0,8 mEq/L na manutenção e entre 0,8 e 1,2 mEq/L na mania aguda, com coleta 12 horas após a última dose. Diuréticos tiazídicos e anti-inflamatórios aumentam a litemia; a ingestão elevada de sal a diminui. Interromper o lítio se a litemia ultrapassar 1,5 mEq/L ou houver vômitos persistentes. TSH e creatinina são solicitados a cada 6 meses."',
    [
      'O uso de tiazídicos eleva o nível sérico de lítio [1].',
      'Na mania aguda trabalha-se com faixa mais alta (0,8 a 1,2 mEq/L) do que na manutenção (0,6 a 0,8 mEq/L) [1].',
      'Semestralmente pedem-se creatinina e TSH a quem usa lítio [1].',
    ],
    [
      ['direction', 'Quem ingere muito sal passa a ter litemia mais alta [1].'],
      ['direction', 'Diante de vômitos persistentes, o lítio deve ser mantido [1].'],
      ['unit', 'Na fase de manutenção, a litemia desejada situa-se entre 0,6 e 0,8 mg/dL [1].'],
    ],
  ],
  [
    '"Guia de saúde do viajante – quimioprofilaxia da malária ‖ A atovaquona-proguanil deve ser iniciada 1 a 2 dias antes da entrada na área de risco e mantida por 7 dias após a saída, sempre com refeição. É contraindicada quando a depuração de creatinina é inferior a 30 mL/min. A mefloquina não deve ser prescrita a viajantes com antecedente de convulsão ou de transtorno psiquiátrico; seu início se dá 2 a 3 semanas antes da viagem. A doxiciclina aumenta a fotossensibilidade, e o protetor solar é obrigatório."',
    [
      'Quem já teve convulsão não deve usar mefloquina para prevenir malária [1].',
      'Depois de deixar a área de risco, o viajante segue tomando atovaquona-proguanil por uma semana [1].',
      'Depuração de creatinina abaixo de 30 mL/min contraindica a atovaquona-proguanil [1].',
    ],
    [
      [
        'negation',
        'A mefloquina pode ser prescrita a viajantes com antecedente de transtorno psiquiátrico [1].',
      ],
      [
        'direction',
        'A atovaquona-proguanil deve ser iniciada 1 a 2 dias depois da entrada na área de risco [1].',
      ],
    ],
  ],
  [
    '"Protocolo de apneia da prematuridade – UTI neonatal ‖ No prematuro com apneia, o citrato de cafeína é iniciado com ataque de 20 mg/kg, seguido, 24 horas depois, de manutenção de 5 a 10 mg/kg/dia. A dose deve ser adiada se a frequência cardíaca estiver acima de 180 bpm. O tratamento é suspenso com 34 semanas de idade pós-menstrual, e a alta só ocorre após 5 dias sem apneia. A dosagem sérica de rotina não é necessária."',
    [
      'Com frequência cardíaca superior a 180 bpm, posterga-se a dose de cafeína [1].',
      'A manutenção da cafeína, de 5 a 10 mg/kg ao dia, começa um dia após o ataque [1].',
    ],
    [
      ['digit', 'A cafeína é suspensa quando o prematuro completa 36 semanas de idade pós-menstrual [1].'],
      ['decimal', 'O ataque de citrato de cafeína no prematuro com apneia é de 2,0 mg/kg [1].'],
      ['negation', 'Frequência cardíaca acima de 180 bpm não é motivo para adiar a dose de cafeína [1].'],
    ],
  ],
  [
    '"Linha de cuidado da pessoa idosa – quedas e medicamentos ‖ A partir dos 65 anos, os benzodiazepínicos devem ser retirados gradualmente, com redução de 25% da dose a cada 2 semanas; a retirada abrupta é desaconselhada. Não se recomenda vitamina D para prevenir quedas em idosos sem deficiência. Considera-se hipotensão ortostática a queda da pressão sistólica ≥ 20 mmHg ou da diastólica ≥ 10 mmHg em até 3 minutos de ortostase. O treino de equilíbrio, 2 vezes por semana, é a medida mais eficaz."',
    [
      'Interromper de uma só vez um benzodiazepínico não é aconselhável no idoso [1].',
      'Queda diastólica de pelo menos 10 mmHg em até três minutos de pé já caracteriza hipotensão ortostática [1].',
      'Nenhuma medida é mais eficaz do que o treino de equilíbrio feito duas vezes por semana [1].',
    ],
    [
      ['negation', 'Recomenda-se vitamina D para prevenir quedas mesmo em idosos sem deficiência [1].'],
      [
        'direction',
        'A dose do benzodiazepínico deve subir 25% a cada duas semanas a partir dos 65 anos [1].',
      ],
      [
        'arms',
        'Define-se hipotensão ortostática por queda sistólica ≥ 10 mmHg ou diastólica ≥ 20 mmHg em até 3 minutos de ortostase [1].',
      ],
    ],
  ],
  [
    '"Diretriz de concussão no esporte – Sociedade de Medicina do Exercício ‖ O atleta com suspeita de concussão deve ser retirado de campo imediatamente e não pode voltar no mesmo dia. O repouso é relativo nas primeiras 48 horas; exercício aeróbico leve é permitido depois desse período. Cada etapa do retorno dura pelo menos 24 horas, e o contato só é liberado com avaliação médica. A tomografia não é rotineira: indica-se quando o Glasgow fica abaixo de 15 duas horas após o trauma ou em presença de vômitos repetidos."',
    [
      'Retornar ao jogo no mesmo dia é vedado ao atleta com suspeita de concussão [1].',
      'Passadas as primeiras 48 horas, já se admite atividade aeróbica leve [1].',
    ],
    [
      ['negation', 'O atleta é liberado para o contato sem avaliação médica [1].'],
      ['direction', 'Havendo suspeita de concussão, o atleta deve ser mantido em campo [1].'],
      ['comparator', 'Cada etapa do retorno ao esporte dura no máximo 24 horas [1].'],
    ],
  ],
  [
    '"Orientações em odontologia – profilaxia de endocardite e anticoagulação ‖ A profilaxia antibiótica antes de procedimentos com sangramento gengival restringe-se a pacientes de alto risco, como portadores de prótese valvar. Administra-se amoxicilina 2 g por via oral, 30 a 60 minutos antes; na criança, 50 mg/kg. Em alérgicos à penicilina, usa-se azitromicina 500 mg. A clindamicina não é mais recomendada. O anticoagulante oral não deve ser suspenso para exodontia simples."',
    [
      'Para uma exodontia simples, mantém-se o anticoagulante oral [1].',
      'A azitromicina, 500 mg, é a alternativa usada em quem tem alergia à penicilina [1].',
      'O portador de prótese valvar recebe 2.000 mg de amoxicilina oral entre meia hora e uma hora antes do procedimento com sangramento gengival [1].',
    ],
    [
      ['direction', 'É preciso interromper o anticoagulante oral para realizar exodontia simples [1].'],
      ['negation', 'A clindamicina ainda é recomendada na profilaxia de endocardite [1].'],
      ['digit', 'A dose pediátrica de amoxicilina para a profilaxia é de 30 mg/kg [1].'],
    ],
  ],
  [
    '"Protocolo de intoxicação por paracetamol – Centro de Informação Toxicológica ‖ A N-acetilcisteína intravenosa é administrada em três etapas: 150 mg/kg em 60 minutos, 50 mg/kg em 4 horas e 100 mg/kg em 16 horas. Quando a ingestão ocorreu há mais de 8 horas, deve ser iniciada sem aguardar o nível sérico. Amostras colhidas antes de 4 horas não devem ser interpretadas no nomograma. O carvão ativado é útil até 2 horas após a ingestão. Reação anafilactoide leve não exige suspensão definitiva."',
    [
      'Se já se passaram mais de 8 horas da ingestão, começa-se a N-acetilcisteína sem esperar o resultado do nível sérico [1].',
      'Na segunda etapa infundem-se 50 mg/kg de N-acetilcisteína ao longo de 4 horas [1].',
      'O nomograma não se aplica a amostras obtidas com menos de quatro horas [1].',
    ],
    [
      [
        'negation',
        'Reação anafilactoide leve à N-acetilcisteína exige suspensão definitiva do antídoto [1].',
      ],
      ['digit', 'A terceira etapa consiste em 100 mg/kg de N-acetilcisteína em 18 horas [1].'],
      ['decimal', 'Inicia-se a N-acetilcisteína com 15,0 mg/kg em 60 minutos [1].'],
    ],
  ],
  [
    '"Manual de acidentes por animais peçonhentos – acidente botrópico ‖ No acidente botrópico leve administram-se 3 ampolas de soro antibotrópico; no moderado, 6; no grave, 12. Torniquete, incisão e sucção estão proibidos. O tempo de coagulação é reavaliado 12 e 24 horas após o soro; se o sangue permanecer incoagulável em 24 horas, aplicam-se mais 2 ampolas. Injeções intramusculares devem ser evitadas enquanto houver coagulopatia. A profilaxia antitetânica é indicada a todos."',
    [
      'Jamais se aplica torniquete no acidente botrópico [1].',
      'Sangue ainda incoagulável 24 horas após o soro motiva duas ampolas adicionais [1].',
      'O quadro moderado requer o dobro de ampolas do leve: 6 em vez de 3 [1].',
    ],
    [
      [
        'direction',
        'Enquanto persistir a coagulopatia, deve-se dar preferência às injeções intramusculares [1].',
      ],
      ['digit', 'O acidente botrópico grave é tratado com 15 ampolas de soro [1].'],
      ['negation', 'No acidente botrópico, a profilaxia antitetânica não está indicada [1].'],
    ],
  ],
  [
    '"Hemoterapia – quadro de indicações transfusionais ‖ Transfusão profilática de plaquetas: indicada com contagem < 10.000/mm³ sem febre ou < 20.000/mm³ com febre; não indicada na púrpura trombocitopênica trombótica."',
    [
      'Na presença de febre, o limiar para plaquetas profiláticas é mais alto: contagem inferior a 20.000/mm³ [1].',
      'Púrpura trombocitopênica trombótica não é indicação de plaquetas profiláticas [1].',
    ],
    [
      [
        'negation',
        'A transfusão profilática de plaquetas está indicada na púrpura trombocitopênica trombótica [1].',
      ],
      [
        'comparator',
        'Sem febre, transfundem-se plaquetas de modo profilático quando a contagem é > 10.000/mm³ [1].',
      ],
    ],
  ],
  [
    '"Metotrexato na psoríase – guia de prescrição ‖ Na psoríase, o metotrexato é tomado uma única vez por semana, de 7,5 a 25 mg; o uso diário por engano pode ser fatal. O ácido fólico, 5 mg, é ingerido no dia seguinte. O medicamento é contraindicado na gestação e deve ser interrompido pelo menos 3 meses antes da concepção. O trimetoprima agrava a mielotoxicidade e deve ser evitado. Hemograma e transaminases são repetidos a cada 8 semanas."',
    [
      'A associação com trimetoprima piora a toxicidade medular do metotrexato e não deve ser feita [1].',
      'Tomam-se 5 mg de ácido fólico um dia após o metotrexato [1].',
    ],
    [
      ['direction', 'O trimetoprima atenua a mielotoxicidade do metotrexato [1].'],
      ['unit', 'O metotrexato deve ser interrompido pelo menos 3 semanas antes da concepção [1].'],
      ['digit', 'Na psoríase, a dose semanal de metotrexato vai de 7,5 a 28 mg [1].'],
    ],
  ],
  [
    '"Levotiroxina – monografia do formulário municipal ‖ A levotiroxina deve ser tomada em jejum, 30 a 60 minutos antes do café da manhã. A dose plena do adulto é de 1,6 mcg/kg/dia; em coronariopatas, inicia-se com 12,5 a 25 mcg/dia. Carbonato de cálcio e ferro reduzem a absorção e exigem intervalo de 4 horas. Na gestação, a dose costuma aumentar em 30%. O TSH é reavaliado 6 a 8 semanas após cada ajuste."',
    [
      'Convém espaçar em quatro horas a levotiroxina e o carbonato de cálcio, que prejudica sua absorção [1].',
      'A gestante costuma precisar de dose 30% maior de levotiroxina [1].',
    ],
    [
      ['direction', 'Durante a gestação, a dose de levotiroxina costuma cair 30% [1].'],
      ['unit', 'No adulto, a dose plena de levotiroxina é de 1,6 mg/kg/dia [1].'],
      ['negation', 'A levotiroxina não precisa ser tomada em jejum [1].'],
    ],
  ],
  [
    '"Timolol 0,5% solução oftálmica – bula ‖ Timolol colírio 0,5%: 1 gota de 12 em 12 horas; contraindicado em asma, DPOC grave e bloqueio atrioventricular de 2º ou 3º grau; ocluir o canto interno do olho por 2 minutos reduz a absorção sistêmica."',
    [
      'Asmáticos não podem usar colírio de timolol [1].',
      'Manter ocluído o canto interno do olho durante dois minutos faz com que menos timolol seja absorvido para a circulação [1].',
    ],
    [
      [
        'direction',
        'Ocluir o canto interno do olho por 2 minutos aumenta a absorção sistêmica do timolol [1].',
      ],
    ],
  ],
  [
    '"Calendário de vacinação do adulto – herpes-zóster ‖ Vacina recombinante contra herpes-zóster: duas doses com intervalo de 2 a 6 meses a partir dos 50 anos; por não conter vírus vivo, pode ser aplicada em imunossuprimidos a partir dos 18 anos, com intervalo mínimo de 1 mês entre as doses."',
    ['Imunossuprimidos com 18 anos ou mais podem receber a vacina recombinante contra o zóster [1].'],
    [
      ['negation', 'A vacina recombinante contra herpes-zóster contém vírus vivo [1].'],
      ['digit', 'O esquema de rotina da vacina recombinante contra herpes-zóster começa aos 60 anos [1].'],
    ],
  ],
  [
    '"Protocolo de jejum e medicamentos no pré-operatório ‖ Líquidos claros são permitidos até 2 horas antes da anestesia, leite materno até 4 horas e refeição leve até 6 horas. Betabloqueadores de uso crônico devem ser mantidos na manhã da cirurgia; inibidores de SGLT2 são suspensos 3 dias antes, e agonistas semanais de GLP-1, 1 semana antes. O uso de goma de mascar não é motivo para adiar o procedimento."',
    [
      'Ter mascado chiclete não justifica o adiamento da cirurgia [1].',
      'Quem usa betabloqueador cronicamente continua a tomá-lo na manhã da operação [1].',
      'Com três dias de antecedência são retirados os inibidores de SGLT2 [1].',
    ],
    [
      ['direction', 'Betabloqueadores de uso crônico devem ser suspensos na manhã da cirurgia [1].'],
      ['digit', 'O lactente pode receber leite materno até 3 horas antes da anestesia [1].'],
    ],
  ],
  [
    '"Nota técnica – tratamento da infecção latente por tuberculose ‖ O esquema 3HP consiste em 12 doses semanais de rifapentina e isoniazida e é preferido à isoniazida diária por 6 meses. Não deve ser usado em menores de 2 anos nem em gestantes. A dosagem basal de transaminases é dispensável na ausência de hepatopatia, etilismo ou HIV. Suspender o tratamento se a ALT superar 5 vezes o limite normal, ou 3 vezes quando houver sintomas. A piridoxina é associada em todas as doses."',
    [
      'Gestantes não são candidatas ao 3HP [1].',
      'Com sintomas, basta a ALT passar de três vezes o limite normal para interromper o 3HP [1].',
      'Sem hepatopatia, etilismo ou HIV, pode-se prescindir das transaminases basais [1].',
    ],
    [
      ['direction', 'Se a ALT superar 5 vezes o limite normal, o tratamento com 3HP deve continuar [1].'],
      [
        'negation',
        'Na ausência de hepatopatia, etilismo ou HIV, a dosagem basal de transaminases é indispensável [1].',
      ],
      ['digit', 'O 3HP é composto de 14 doses semanais de rifapentina e isoniazida [1].'],
    ],
  ],
  [
    '"Cuidados paliativos – manual de opioides ‖ Na dor oncológica, a dose de resgate de morfina equivale a 10% da dose total diária e pode ser repetida a cada 4 horas. O laxativo é prescrito desde o primeiro dia de opioide. Com depuração de creatinina < 30 mL/min, a morfina deve ser evitada, dando-se preferência a metadona ou fentanil. O adesivo de fentanil não é indicado em dor instável. Na rotação, reduzir em 25% a dose equianalgésica."',
    [
      'Já no primeiro dia de opioide prescreve-se um laxativo [1].',
      'Se a depuração de creatinina estiver abaixo de 30 mL/min, metadona ou fentanil são preferíveis à morfina [1].',
    ],
    [
      ['direction', 'Ao fazer a rotação de opioides, acrescentam-se 25% à dose equianalgésica [1].'],
      ['negation', 'No primeiro dia de opioide, o laxativo é desnecessário [1].'],
      ['digit', 'Cada resgate de morfina corresponde a 15% da dose total diária [1].'],
    ],
  ],
  [
    '"Sickle Cell Anemia in Children: Clinical Practice Guideline ‖ Hydroxyurea should be offered to all children with sickle cell anemia from 9 months of age, starting at 20 mg/kg/day. Withhold treatment if the absolute neutrophil count falls below 1,000/µL or platelets below 80,000/µL. Transcranial Doppler screening is performed annually from 2 to 16 years. We recommend against routine iron supplementation in transfused patients. Hydroxyurea should be discontinued at least 3 months before planned conception."',
    [
      'Dos 2 aos 16 anos, o Doppler transcraniano é feito uma vez por ano [1].',
      'A diretriz desaconselha suplementar ferro rotineiramente em pacientes transfundidos [1].',
      'Uma contagem de neutrófilos inferior a 1.000/µL obriga a pausar a hidroxiureia [1].',
    ],
    [
      [
        'direction',
        'A diretriz recomenda a suplementação rotineira de ferro em pacientes transfundidos [1].',
      ],
      [
        'negation',
        'Não se deve oferecer hidroxiureia a crianças com anemia falciforme a partir dos 9 meses de idade [1].',
      ],
      [
        'digit',
        'Plaquetas abaixo de 60.000/µL são o limite para interromper temporariamente a hidroxiureia [1].',
      ],
    ],
  ],
  [
    '"Acute Variceal Bleeding in Cirrhosis: Practice Guidance ‖ Red-cell transfusion should follow a restrictive strategy, starting at a hemoglobin of 7 g/dL with a target of 7 to 8 g/dL. Ceftriaxone 1 g daily is given for no more than 7 days. Upper endoscopy should be performed within 12 hours of presentation. Fresh frozen plasma is not recommended, because it does not correct coagulopathy and may worsen portal hypertension. Proton-pump inhibitors should be stopped soon after endoscopy unless another indication exists."',
    [
      'O plasma fresco congelado não é recomendado, entre outros motivos por poder agravar a hipertensão portal [1].',
      'A endoscopia alta deve ocorrer nas primeiras 12 horas após a chegada do paciente [1].',
      'Adota-se estratégia transfusional restritiva, visando hemoglobina de 7 a 8 g/dL [1].',
    ],
    [
      [
        'direction',
        'Não havendo outra indicação, os inibidores da bomba de prótons devem ser continuados após a endoscopia [1].',
      ],
      ['comparator', 'Administra-se ceftriaxona 1 g por dia durante no mínimo 7 dias [1].'],
      [
        'negation',
        'O plasma fresco congelado corrige a coagulopatia do cirrótico com sangramento varicoso [1].',
      ],
    ],
  ],
  [
    '"Urinary Tract Infection in Women: Outpatient Recommendations ‖ Asymptomatic bacteriuria should not be treated, except in pregnant women and before urological procedures that breach the mucosa. For uncomplicated cystitis, nitrofurantoin 100 mg twice daily for 5 days is preferred over fluoroquinolones. Nitrofurantoin is contraindicated when eGFR is below 45 mL/min/1.73 m². Vaginal estrogen reduces recurrences in postmenopausal women. A test of cure is unnecessary in women who become symptom-free."',
    [
      'Na pós-menopausa, o estrogênio vaginal diminui as recorrências de infecção urinária [1].',
      'A gestante é exceção à regra de não tratar a bacteriúria assintomática [1].',
      'Mulher que fica sem sintomas não precisa de exame de controle de cura [1].',
    ],
    [
      ['direction', 'O estrogênio vaginal eleva o número de recorrências em mulheres na pós-menopausa [1].'],
      [
        'digit',
        'Para a cistite não complicada, prefere-se nitrofurantoína 100 mg duas vezes ao dia por 7 dias [1].',
      ],
    ],
  ],
  [
    '"Clozapine Tablets: Prescribing Information ‖ Clozapine is started at 12.5 mg once or twice daily. The absolute neutrophil count is checked weekly for 18 weeks; treatment must be stopped if the count drops below 1,500/mm³. Tobacco smoking lowers clozapine levels, so the dose should be reduced when a patient quits smoking. If more than 48 hours of doses are missed, therapy is restarted at 12.5 mg. Concomitant carbamazepine is contraindicated. Constipation is common and should be treated promptly."',
    [
      'O tabagismo faz cair o nível de clozapina [1].',
      'Depois de mais de dois dias sem tomar clozapina, recomeça-se com 12,5 mg [1].',
    ],
    [
      ['direction', 'Quando o paciente para de fumar, a dose de clozapina deve ser aumentada [1].'],
      ['decimal', 'A dose inicial de clozapina é de 1,25 mg uma ou duas vezes ao dia [1].'],
      ['unit', 'Os neutrófilos são contados semanalmente por 18 meses no início da clozapina [1].'],
    ],
  ],
  [
    '"Travel to High Altitude: Consensus Recommendations ‖ Above 3,000 m, the sleeping elevation should not be increased by more than 500 m per night, with a rest day every 3 to 4 days. Acetazolamide 125 mg every 12 hours, started the day before ascent, is recommended for travelers at moderate or high risk. Inhaled budesonide should not be used for prevention. Patients with high-altitude cerebral edema must descend immediately and receive dexamethasone 8 mg. Ascent should not be resumed while symptoms persist."',
    [
      'No edema cerebral de altitude, a descida é imediata e administram-se 8 mg de dexametasona [1].',
      'Enquanto houver sintomas, o viajante não deve voltar a subir [1].',
      'A acetazolamida, 125 mg de 12 em 12 horas, começa na véspera da subida em quem tem risco moderado ou alto [1].',
    ],
    [
      ['negation', 'A budesonida inalatória deve ser usada na prevenção do mal de altitude [1].'],
      ['unit', 'Acima de 3.000 m, a altitude de pernoite não deve aumentar mais de 500 pés por noite [1].'],
    ],
  ],
  [
    '"Therapeutic Hypothermia for Neonatal Encephalopathy: Guideline ‖ Therapeutic hypothermia is recommended for infants born at 36 weeks or more with moderate or severe hypoxic-ischemic encephalopathy and should be started within 6 hours of birth. The core temperature is kept at 33.5 °C for 72 hours, followed by rewarming at no more than 0.5 °C per hour. Cooling is not recommended for infants born before 35 weeks. Prophylactic phenobarbital should not be given. Enteral feeding at low volumes is safe during cooling."',
    [
      'O resfriamento deve começar nas primeiras seis horas de vida [1].',
      'Mantém-se a temperatura central em 33,5 °C por três dias [1].',
    ],
    [
      ['direction', 'Durante o resfriamento, é perigosa a alimentação enteral em pequenos volumes [1].'],
      [
        'negation',
        'Não se recomenda hipotermia terapêutica na encefalopatia hipóxico-isquêmica moderada ou grave de nascidos com 36 semanas ou mais [1].',
      ],
      ['decimal', 'O reaquecimento não pode exceder 5,0 °C por hora [1].'],
    ],
  ],
  [
    '"Delirium in Older Inpatients: Summary of Recommendations ‖ Delirium in older inpatients: multicomponent non-drug measures first; haloperidol 0.5 mg only for severe distress, for less than 7 days; benzodiazepines are not advised except in alcohol withdrawal."',
    [
      'As medidas não farmacológicas multicomponentes vêm em primeiro lugar no delirium do idoso internado [1].',
      'Fora da abstinência alcoólica, não se aconselham benzodiazepínicos no delirium [1].',
    ],
    [
      ['decimal', 'O haloperidol, 5 mg, só é usado no delirium com sofrimento intenso [1].'],
      ['comparator', 'Em caso de sofrimento intenso, dá-se haloperidol por mais de 7 dias [1].'],
    ],
  ],
  [
    '"Exercise-Associated Hyponatremia: Position Statement ‖ Endurance athletes should drink according to thirst; drinking beyond thirst increases the risk of exercise-associated hyponatremia. Severe symptoms, such as seizures, are treated with a 100 mL bolus of 3% saline, repeated up to two times at 10-minute intervals. Hypotonic fluids are contraindicated, and isotonic saline should be withheld until urination begins. Weight gain during a race is a warning sign. Do not use NSAIDs during the event."',
    [
      'Ganhar peso durante a prova é sinal de alerta para o atleta de resistência [1].',
      'A solução salina isotônica só deve ser dada depois que a micção começar [1].',
      'Convulsão nesse contexto se trata com 100 mL de salina a 3% em bolus, que admite até duas repetições [1].',
    ],
    [
      ['direction', 'Beber além da sede protege o atleta de resistência contra a hiponatremia [1].'],
      ['negation', 'Os anti-inflamatórios não esteroides podem ser usados durante a prova [1].'],
      ['decimal', 'Os sintomas graves são tratados com bolus de 100 mL de salina a 0,3% [1].'],
    ],
  ],
  [
    '"Caries Prevention in Early Childhood: Policy Statement ‖ Fluoride varnish 22,600 ppm every 6 months from the first tooth; toothpaste with at least 1,000 ppm twice daily; fluoride tablets are not recommended where tap water contains 0.7 mg/L or more."',
    [
      'Desde o primeiro dente, aplica-se verniz fluoretado a cada semestre [1].',
      'A pasta de dente deve conter no mínimo 1.000 ppm de flúor e ser usada duas vezes por dia [1].',
    ],
    [
      ['negation', 'Comprimidos de flúor são recomendados onde a água encanada contém 0,7 mg/L ou mais [1].'],
      ['comparator', 'O creme dental infantil deve ter no máximo 1.000 ppm de flúor [1].'],
    ],
  ],
  [
    '"Carbon Monoxide Poisoning: Emergency Department Guideline ‖ Give 100% oxygen by non-rebreather mask until carboxyhemoglobin is below 3% and symptoms have resolved. Hyperbaric oxygen is advised for loss of consciousness or, in pregnancy, for carboxyhemoglobin above 15%. Standard pulse oximetry overestimates saturation and must not be used to rule out poisoning. Smokers may have baseline levels of up to 10%. All patients with chest pain need a 12-lead ECG. Follow-up for delayed neurological symptoms is scheduled at 4 to 6 weeks."',
    [
      'Não se pode usar a oximetria de pulso convencional para excluir intoxicação por monóxido de carbono [1].',
      'Em gestantes, a oxigenoterapia hiperbárica é aconselhada se a carboxi-hemoglobina superar 15% [1].',
    ],
    [
      [
        'direction',
        'A oximetria de pulso convencional subestima a saturação no intoxicado por monóxido de carbono [1].',
      ],
      ['negation', 'Pacientes com dor torácica não precisam de ECG de 12 derivações [1].'],
      ['unit', 'O retorno para rastrear sintomas neurológicos tardios é marcado entre 4 e 6 meses [1].'],
    ],
  ],
  [
    '"Elranacept in Lower-Risk Myelodysplastic Syndromes: A Phase 3 Randomized Trial ‖ We randomly assigned 362 transfusion-dependent patients with lower-risk myelodysplastic syndromes to elranacept or placebo. Transfusion independence for at least 12 weeks occurred in 47.3% of the elranacept group and 18.2% of the placebo group (odds ratio, 4.03; 95% CI, 2.49 to 6.52; P<0.001). Mean hemoglobin rose by 1.4 g/dL and by 0.3 g/dL, respectively. Thrombosis did not differ between groups (2.8% vs. 2.2%). Bone pain was more common with elranacept."',
    [
      'Com elranacepte, 47,3% dos pacientes ficaram livres de transfusão por 12 semanas ou mais, contra 18,2% com placebo [1].',
      'A ocorrência de trombose foi semelhante nos dois braços [1].',
      'Queixas de dor óssea predominaram entre os tratados com elranacepte [1].',
    ],
    [
      ['direction', 'A hemoglobina média caiu 1,4 g/dL no grupo elranacepte [1].'],
      ['bounds', 'A razão de chances de independência transfusional foi de 4,03 (IC 95% 2,94–6,52) [1].'],
    ],
  ],
  [
    '"Mirolizumab for Moderately to Severely Active Ulcerative Colitis ‖ Among 1,044 adults with moderately to severely active ulcerative colitis, clinical remission at week 12 occurred in 24.2% of patients receiving mirolizumab 300 mg and in 13.3% of those receiving placebo (difference, 10.9 percentage points; 95% CI, 6.3 to 15.5). Colectomy was less frequent with mirolizumab (0.4% vs. 1.7%). Serious infections were not more frequent than with placebo (0.7% vs. 1.1%). Prior failure of a TNF antagonist did not modify the effect."',
    [
      'Ter falhado antes a um anti-TNF não alterou o efeito do mirolizumabe [1].',
      'O ganho absoluto em remissão clínica na semana 12 foi de 10,9 pontos percentuais em favor do mirolizumabe [1].',
      'Menos pacientes tratados com mirolizumabe precisaram de colectomia (0,4% ante 1,7%) [1].',
    ],
    [
      ['direction', 'A colectomia foi mais frequente com mirolizumabe do que com placebo [1].'],
      ['unit', 'Aos 12 meses, 24,2% dos que receberam mirolizumabe estavam em remissão clínica [1].'],
      ['bounds', 'A diferença de remissão foi de 10,9 pontos percentuais (IC 95% 6,3 a 18,5) [1].'],
    ],
  ],
  [
    '"Silodosin for Ureteral Stones: A Multicentre Placebo-Controlled Trial ‖ In this multicentre trial of 1,136 adults with ureteral stones of 4 to 9 mm, the proportion of patients who passed the stone within 4 weeks was 81% with silodosin and 79% with placebo (risk ratio, 1.02; 95% CI, 0.96 to 1.08; P=0.52). Time to passage was not shortened, and the need for ureteroscopy was similar. Dizziness and retrograde ejaculation were more frequent with silodosin. Analgesic consumption was unchanged."',
    [
      'A silodosina não abreviou a eliminação do cálculo ureteral [1].',
      'Tontura foi mais comum entre os que receberam silodosina [1].',
      'Eliminaram o cálculo em 4 semanas 81% e 79% dos pacientes com silodosina e placebo, respectivamente (p = 0,52) [1].',
    ],
    [
      ['direction', 'O consumo de analgésicos diminuiu com a silodosina [1].'],
      ['digit', 'Em até 4 semanas, 71% dos pacientes em uso de silodosina eliminaram o cálculo [1].'],
    ],
  ],
  [
    '"Arketadine Nasal Spray versus Quetiapine for Treatment-Resistant Depression ‖ A total of 702 patients with treatment-resistant depression received arketadine nasal spray or extended-release quetiapine. Remission at week 8 was achieved by 29.4% and 19.8%, respectively (adjusted odds ratio, 1.69; 95% CI, 1.19 to 2.40; P=0.003). Dissociation was more frequent with arketadine, whereas weight gain occurred in 3.1% with arketadine and 12.5% with quetiapine. No suicide occurred in either group. Treatment discontinuation was lower with arketadine."',
    [
      'Na oitava semana, a remissão chegou a 29,4% com arcetadina e a 19,8% com quetiapina [1].',
      'A quetiapina engordou mais pacientes do que a arcetadina (12,5% contra 3,1%) [1].',
    ],
    [
      [
        'arms',
        'O ganho de peso ocorreu em 12,5% dos pacientes com arcetadina e em 3,1% dos que usaram quetiapina [1].',
      ],
      ['bounds', 'A OR ajustada de remissão com arcetadina foi de 1,69 (IC 95% 1,19 a 2,04) [1].'],
      ['direction', 'A dissociação foi mais rara com arcetadina do que com quetiapina [1].'],
    ],
  ],
  [
    '"Weekly Tafenorine versus Daily Doxycycline in Travelers: A Prospective Cohort ‖ Among 3,418 travelers to sub-Saharan Africa followed for a mean of 5.2 months, malaria occurred in 6 of 1,702 taking weekly tafenorine and in 31 of 1,716 taking daily doxycycline (incidence rate ratio, 0.20; 95% CI, 0.08 to 0.47). Adherence was higher with the weekly regimen (91% vs. 68%). Photosensitivity was reported only with doxycycline. No hemolysis was seen in travelers with normal G6PD."',
    [
      'Em comparação com a doxiciclina diária, a tafenorina semanal se associou a incidência de malária 80% menor [1].',
      'A adesão ao regime semanal superou a do diário, com 91% contra 68% [1].',
      'Fotossensibilidade foi relatada com doxiciclina, mas não com tafenorina [1].',
    ],
    [
      ['negation', 'Nenhum relato de fotossensibilidade ocorreu entre os usuários de doxiciclina [1].'],
      ['digit', 'A malária acometeu 37 dos 1.716 viajantes que tomavam doxiciclina diariamente [1].'],
    ],
  ],
  [
    '"Early Low-Dose Hydrocortisone in Extremely Preterm Infants ‖ In 618 infants born before 28 weeks, survival without bronchopulmonary dysplasia at 36 weeks was 57.9% with low-dose hydrocortisone and 48.4% with placebo (odds ratio, 1.47; 95% CI, 1.07 to 2.01; P=0.02). Gastrointestinal perforation was not increased (5.2% vs. 4.9%). Late-onset sepsis was more frequent in infants born at 24 to 25 weeks. The duration of mechanical ventilation was 2 days shorter with hydrocortisone."',
    [
      'A ventilação mecânica durou 2 dias a menos com a hidrocortisona [1].',
      'A hidrocortisona em baixa dose elevou a sobrevida sem displasia broncopulmonar, de 48,4% para 57,9% [1].',
    ],
    [
      [
        'bounds',
        'A OR para sobrevida sem displasia broncopulmonar foi de 1,47, com IC 95% de 1,07 a 2,10 [1].',
      ],
      ['negation', 'Houve aumento de perfuração gastrointestinal com a hidrocortisona [1].'],
    ],
  ],
  [
    '"Home-Based Balance Programme for Adults Aged 75 Years or Older: A Cluster-Randomized Trial ‖ This cluster-randomized trial enrolled 2,284 community-dwelling adults aged 75 years or older. A home-based balance programme lowered the rate of falls compared with usual care (1.12 vs. 1.60 falls per person-year; rate ratio, 0.70; 95% CI, 0.60 to 0.82). Fear of falling decreased, and gait speed improved by 0.08 m/s. Hip fractures were not significantly reduced (hazard ratio, 0.88; 95% CI, 0.61 to 1.27). Adherence fell below 50% after 12 months."',
    [
      'O programa domiciliar de equilíbrio reduziu em 30% a taxa de quedas [1].',
      'Sobre as fraturas de quadril, o efeito não alcançou significância (HR 0,88; IC 95% 0,61–1,27) [1].',
      'Passados 12 meses, a adesão caiu para menos da metade [1].',
    ],
    [
      ['direction', 'O medo de cair cresceu com o programa domiciliar [1].'],
      [
        'negation',
        'As fraturas de quadril foram significativamente reduzidas pelo programa de equilíbrio [1].',
      ],
      ['decimal', 'A velocidade de marcha melhorou 0,8 m/s [1].'],
    ],
  ],
  [
    '"Eccentric Hamstring Exercise and Injury Prevention: Systematic Review and Meta-analysis ‖ Eleven trials with 6,214 athletes were pooled. Programmes including the eccentric hamstring exercise halved hamstring injuries (risk ratio, 0.50; 95% CI, 0.36 to 0.70; I² = 41%). Benefit was not affected by competitive level. Severe injuries, with more than 28 days lost, were also fewer (risk ratio, 0.61). Muscle soreness in the first 2 weeks was the main adverse effect, and static stretching alone had no protective effect."',
    [
      'O exercício excêntrico cortou pela metade as lesões de isquiotibiais [1].',
      'O alongamento estático isolado não mostrou proteção [1].',
      'Lesões graves, com mais de 28 dias de afastamento, caíram 39% [1].',
    ],
    [
      [
        'direction',
        'Os programas com exercício excêntrico dobraram as lesões de isquiotibiais (RR 0,50) [1].',
      ],
      ['negation', 'O nível competitivo dos atletas interferiu no benefício do exercício excêntrico [1].'],
      ['digit', 'A metanálise reuniu 6.274 atletas de onze ensaios [1].'],
    ],
  ],
  [
    '"Intensive Periodontal Treatment and Glycemic Control in Type 2 Diabetes ‖ In 312 adults with type 2 diabetes and moderate-to-severe periodontitis, mean HbA1c at 12 months was 7.7% with intensive periodontal treatment and 8.3% with supragingival scaling alone (adjusted difference, −0.6 percentage points; 95% CI, −0.9 to −0.3). Bleeding on probing declined with intensive treatment. Use of insulin did not differ between groups. Tooth loss was rarer with intensive treatment (4 vs. 13 teeth)."',
    [
      'Aos 12 meses, a HbA1c média era 0,6 ponto percentual mais baixa com o tratamento periodontal intensivo [1].',
      'Perderam-se menos dentes com o tratamento intensivo: 4 contra 13 [1].',
    ],
    [
      [
        'arms',
        'A HbA1c média foi de 7,7% com a raspagem supragengival isolada e de 8,3% com o tratamento periodontal intensivo [1].',
      ],
      ['direction', 'O tratamento periodontal intensivo agravou o sangramento à sondagem [1].'],
    ],
  ],
  [
    '"High-Dose Pralidoxime in Acute Organophosphate Poisoning ‖ Of 418 patients with acute organophosphate poisoning, 24.6% of those assigned to high-dose pralidoxime and 15.3% of those assigned to saline died (hazard ratio, 1.69; 95% CI, 1.09 to 2.62; P=0.02). Intubation was needed more often with pralidoxime, despite greater reactivation of red-cell acetylcholinesterase. The duration of atropine infusion was not different. The trial was stopped early for harm."',
    [
      'Morreram mais pacientes com pralidoxima em alta dose (24,6%) do que com salina (15,3%) [1].',
      'O estudo foi encerrado antes do previsto por causa de dano [1].',
      'A pralidoxima em dose alta se associou a um risco de morte 69% maior [1].',
    ],
    [
      ['direction', 'O ensaio foi interrompido precocemente por benefício da pralidoxima [1].'],
      ['direction', 'Com a pralidoxima, a intubação foi necessária com menor frequência [1].'],
    ],
  ],
  [
    '"Low-Dose Colchinase after Percutaneous Coronary Intervention ‖ n=5,126, colchinase 0.5 mg/day vs placebo after PCI: cardiovascular death, MI or stroke 6.1% vs 7.9%, HR 0.76 (0.62-0.93); diarrhoea 9.4% vs 5.2%"',
    [
      'Após intervenção coronária percutânea, a colquinase baixou em 24% o risco relativo de morte cardiovascular, infarto ou AVC [1].',
      'A diarreia foi o preço: 9,4% com colquinase ante 5,2% com placebo [1].',
    ],
    [
      ['direction', 'A colquinase provocou menos diarreia que o placebo [1].'],
      ['bounds', 'O desfecho composto teve HR 0,76 (IC 95% 0,62–0,98) a favor da colquinase [1].'],
    ],
  ],
  [
    '"Argatolin plus Aspirin in Minor Ischemic Stroke ‖ n=1,842, minor stroke within 24 h: argatolin plus aspirin vs aspirin alone: early neurological deterioration 4.8% vs 7.3%, RR 0.66 (0.46-0.95); major bleeding 0.9% vs 0.8%, p=0.81 (no difference)"',
    [
      'Acrescentar argatolina ao ácido acetilsalicílico baixou a deterioração neurológica precoce de 7,3% para 4,8% [1].',
      'Quanto a sangramento maior, os esquemas não diferiram (p = 0,81) [1].',
    ],
    [
      [
        'direction',
        'A argatolina associada ao ácido acetilsalicílico agravou a deterioração neurológica precoce (RR 0,66) [1].',
      ],
    ],
  ],
  [
    '"Immediate Delivery versus Expectant Management in Late Preterm Rupture of Membranes ‖ n=2,930, rupture of membranes at 34-36 weeks, immediate delivery vs expectant management: neonatal sepsis 2.1% vs 2.9%, RR 0.72 (0.46-1.13), not significant; respiratory distress 8.4% vs 5.1%, RR 1.65 (1.24-2.19)"',
    [
      'O desconforto respiratório neonatal foi mais comum com o parto imediato (8,4%) do que com a conduta expectante (5,1%) [1].',
      'A sepse neonatal não teve queda significativa com o parto imediato: RR 0,72 (IC 95% 0,46–1,13) [1].',
    ],
    [['direction', 'O parto imediato diminuiu o desconforto respiratório do recém-nascido [1].']],
  ],
  [
    '"Conservative versus Liberal Oxygen Targets in Mechanically Ventilated Adults ‖ This pragmatic trial assigned 4,506 mechanically ventilated adults to a conservative oxygen target (SpO2 88 to 92%) or a liberal target (SpO2 ≥ 96%). Death by day 90 occurred in 33.8% and 33.1%, respectively (relative risk, 1.02; 95% CI, 0.94 to 1.11). Ventilator-free days did not differ. Arrhythmias were fewer in the conservative group, and no case of mesenteric ischemia was attributed to the intervention."',
    [
      'A mortalidade aos 90 dias foi praticamente igual: 33,8% na meta conservadora e 33,1% na liberal [1].',
      'Nenhum caso de isquemia mesentérica foi imputado à intervenção [1].',
    ],
    [['comparator', 'No grupo liberal, o alvo de SpO2 era ≤ 96% [1].']],
  ],
  [
    '"Recurrence after Stopping Anticoagulation for Unprovoked Venous Thromboembolism ‖ In this prospective cohort of 1,258 patients who stopped anticoagulants after a first unprovoked venous thromboembolism, recurrence was 10.3% at 1 year and 25.2% at 5 years. Men had a higher risk than women (hazard ratio, 1.75; 95% CI, 1.34 to 2.28), and an elevated D-dimer one month after discontinuation doubled the risk. Case fatality of recurrence was 4%. Inherited thrombophilia was not associated with recurrence."',
    [
      'Trombofilia hereditária não se associou à recorrência [1].',
      'Cinco anos após parar o anticoagulante, 25,2% haviam recidivado [1].',
      'O risco de recorrência nos homens superou em 75% o das mulheres [1].',
    ],
    [
      ['arms', 'As mulheres tiveram risco de recorrência maior que o dos homens (HR 1,75) [1].'],
      ['digit', 'No primeiro ano após suspender o anticoagulante, a recorrência foi de 13,3% [1].'],
    ],
  ],
  [
    '"Probiotics for the Prevention of Clostridioides difficile Infection: Meta-analysis ‖ We included 23 randomized trials (n = 8,113) of probiotics in adults receiving antibiotics. Probiotics reduced Clostridioides difficile infection (RR 0.48, 95% CI 0.36–0.64; moderate certainty), corresponding to a number needed to treat of 47. Starting within 2 days of the first antibiotic dose was associated with a larger effect. There was no effect on length of stay. Fungemia was not reported in any trial."',
    [
      'É preciso tratar 47 adultos com probiótico para evitar uma infecção por Clostridioides difficile [1].',
      'Nenhum ensaio relatou fungemia [1].',
      'A duração da internação não foi influenciada pelos probióticos [1].',
    ],
    [
      [
        'direction',
        'Iniciar o probiótico nos 2 primeiros dias do antibiótico associou-se a efeito menor [1].',
      ],
      [
        'negation',
        'Os probióticos não reduziram a infecção por Clostridioides difficile em adultos que recebiam antibióticos [1].',
      ],
    ],
  ],
  [
    '"Inhaled Corticosteroids and Pneumonia in COPD: A Primary-Care Cohort ‖ Among 48,210 patients with COPD in a primary-care database, current use of inhaled corticosteroids was associated with pneumonia (adjusted HR 1.38, 95% CI 1.29 to 1.48), and the risk declined after withdrawal. Patients with blood eosinophils of 300 cells/µL or more had fewer exacerbations on treatment (adjusted HR 0.79, 95% CI 0.72 to 0.87). No association was found with hip fracture. Mean follow-up was 4.6 years."',
    [
      'Na DPOC, o uso atual de corticoide inalatório associou-se a um risco de pneumonia 38% maior [1].',
      'Depois da retirada do corticoide inalatório, o risco de pneumonia declinou [1].',
    ],
    [
      ['direction', 'O risco de pneumonia subiu depois da retirada do corticoide inalatório [1].'],
      [
        'comparator',
        'Tiveram menos exacerbações sob tratamento os pacientes com eosinófilos abaixo de 300 células/µL [1].',
      ],
      ['unit', 'O acompanhamento médio da coorte de DPOC foi de 4,6 meses [1].'],
    ],
  ],
  [
    '"Liposomal Navitecan plus Chemotherapy in Metastatic Pancreatic Cancer ‖ In 587 patients with previously untreated metastatic pancreatic cancer, median overall survival was 11.9 months with liposomal navitecan plus chemotherapy and 9.4 months with chemotherapy alone (hazard ratio for death, 0.81; 95% CI, 0.68 to 0.97; P=0.02). Objective responses were more frequent (41.8% vs. 36.2%). Grade 3 or higher neutropenia was less frequent with navitecan (23.8% vs. 38.0%), but diarrhea was more frequent. Quality of life did not deteriorate faster."',
    [
      'A sobrevida global mediana passou de 9,4 meses, com quimioterapia isolada, para 11,9 meses com o acréscimo de navitecano [1].',
      'O navitecano reduziu em 19% o risco de morte [1].',
      'Houve mais diarreia com navitecano, embora a neutropenia grave tenha sido menos frequente [1].',
    ],
    [
      ['direction', 'A neutropenia de grau 3 ou maior foi mais frequente com navitecano [1].'],
      ['negation', 'As respostas objetivas não foram mais frequentes com navitecano [1].'],
      ['digit', 'A razão de risco para morte foi de 0,87 com navitecano [1].'],
    ],
  ],
  [
    '"Spironolactone in Maintenance Hemodialysis: A Randomized Trial ‖ We enrolled 1,574 patients on maintenance hemodialysis. Spironolactone 25 mg daily did not reduce cardiovascular death or hospitalization for heart failure compared with placebo (18.9% vs. 19.4%; hazard ratio, 0.97; 95% CI, 0.78 to 1.21). Potassium of 6.5 mmol/L or higher occurred more often with spironolactone (6.2% vs. 3.9%). Gynecomastia led to discontinuation in 4.1%. Interdialytic weight gain remained unchanged. The data monitoring committee recommended stopping for futility."',
    [
      'Em hemodiálise crônica, a espironolactona não trouxe redução de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      'Potássio de 6,5 mmol/L ou mais apareceu em 6,2% com espironolactona e 3,9% com placebo [1].',
    ],
    [
      ['direction', 'O comitê de monitoramento recomendou prosseguir o ensaio da espironolactona [1].'],
      ['unit', 'Os pacientes em hemodiálise receberam 25 g de espironolactona por dia [1].'],
    ],
  ],
  [
    '"Treat-to-Target Febuxine versus Allopurinol in Gout ‖ Among 940 patients with gout, treat-to-target febuxine led to serum urate below 6 mg/dL in 78% at 52 weeks, versus 62% with allopurinol. Flares during the first 6 months were more common with febuxine (44% vs. 36%). Cardiovascular events were not increased (hazard ratio, 1.03; 95% CI, 0.87 to 1.23). Tophi shrank in both groups. Colchicine prophylaxis was discontinued after 6 months."',
    [
      'Os tofos diminuíram nos dois grupos [1].',
      'Uratos abaixo de 6 mg/dL em 52 semanas foram alcançados por 78% com febuxina e 62% com alopurinol [1].',
      'A profilaxia com colchicina foi retirada passados seis meses [1].',
    ],
    [
      ['direction', 'Os tofos cresceram tanto com febuxina quanto com alopurinol [1].'],
      ['unit', 'A febuxina levou 78% dos pacientes a urato sérico abaixo de 6 mmol/L [1].'],
      ['negation', 'A febuxina causou aumento dos eventos cardiovasculares [1].'],
    ],
  ],
  [
    '"Quimioprofilaxia com rifampicina em contatos de hanseníase em Mato Grosso: estudo de coorte ‖ Coorte de 1.326 contatos domiciliares de hanseníase em Mato Grosso acompanhados por 5 anos. A quimioprofilaxia com dose única de rifampicina reduziu a incidência da doença (RR 0,58; IC 95% 0,39–0,86). O efeito foi menor nos contatos de casos multibacilares. A revacinação com BCG não acrescentou proteção. Não foram registradas reações adversas graves. A perda de seguimento foi de 7,4%."',
    [
      'Nos contatos domiciliares, uma dose de rifampicina fez cair em 42% o risco de hanseníase [1].',
      'Revacinar com BCG não trouxe proteção adicional [1].',
    ],
    [
      ['direction', 'Nos contatos de casos multibacilares, o efeito da rifampicina foi maior [1].'],
      [
        'bounds',
        'A rifampicina em dose única reduziu a incidência de hanseníase (RR 0,58; IC 95% 0,39–0,68) [1].',
      ],
      ['digit', 'A coorte perdeu 7,9% dos contatos durante o seguimento [1].'],
    ],
  ],
  [
    '"Anfotericina lipossomal versus antimoniato na leishmaniose visceral: ensaio multicêntrico ‖ Ensaio clínico em 14 hospitais brasileiros com 378 pacientes com leishmaniose visceral: a cura em 6 meses foi de 91,0% com anfotericina lipossomal e de 77,8% com antimoniato (diferença de 13,2 pontos percentuais; IC 95% 5,9–20,5). A cardiotoxicidade foi menos frequente com a anfotericina, mas a hipopotassemia foi mais frequente. A associação dos dois fármacos não superou a anfotericina isolada. A mortalidade não diferiu entre os grupos."',
    [
      'A anfotericina lipossomal curou 91,0% dos pacientes em seis meses, e o antimoniato, 77,8% [1].',
      'Combinar os dois fármacos não foi melhor do que usar só a anfotericina [1].',
      'O antimoniato foi mais cardiotóxico do que a anfotericina lipossomal [1].',
    ],
    [['direction', 'A hipopotassemia foi mais rara com a anfotericina lipossomal [1].']],
  ],
  [
    '"Antibiótico empírico prolongado em recém-nascidos de muito baixo peso: coorte de 20 unidades ‖ Estudo de coorte com 2.047 recém-nascidos de muito baixo peso de 20 unidades. O uso de antibiótico empírico por mais de 5 dias, com hemocultura negativa, associou-se a maior risco de enterocolite necrosante (OR 1,62; IC 95% 1,18–2,22) e de morte. O leite humano exclusivo associou-se a menor risco. Probióticos não tiveram efeito. A duração mediana do antibiótico foi de 4 dias."',
    [
      'Recém-nascidos alimentados só com leite humano tiveram risco mais baixo [1].',
      'Mais de cinco dias de antibiótico empírico, a despeito de hemocultura negativa, associaram-se a mais enterocolite necrosante (OR 1,62) [1].',
    ],
    [
      [
        'comparator',
        'Antibiótico empírico por menos de 5 dias, com hemocultura negativa, associou-se a maior risco de enterocolite necrosante [1].',
      ],
      [
        'digit',
        'A mediana de duração do antibiótico foi de 7 dias nos recém-nascidos de muito baixo peso [1].',
      ],
    ],
  ],
  [
    '"Treino resistido e proteína do soro do leite em idosos sarcopênicos: ensaio randomizado ‖ Em ensaio com 198 idosos sarcopênicos de Porto Alegre, o treino resistido 3 vezes por semana, com 30 g/dia de proteína do soro do leite, aumentou a força de preensão em 3,1 kg, contra 0,8 kg no grupo controle (p < 0,001), em 24 semanas. A massa magra aumentou em 1,2 kg. A velocidade de marcha não mudou. Não houve piora da função renal. Quedas foram menos frequentes no grupo treinado."',
    [
      'A marcha dos idosos manteve a mesma velocidade [1].',
      'O grupo treinado ganhou 3,1 kg de força de preensão, ante 0,8 kg do controle, em 24 semanas [1].',
      'Entre os treinados, houve menos quedas [1].',
    ],
    [
      ['negation', 'Houve piora da função renal com o treino e a proteína do soro do leite [1].'],
      ['unit', 'O ganho de massa magra foi de 1,2 g no grupo treinado [1].'],
    ],
  ],
  [
    '"Cuidado colaborativo por telefone para depressão na atenção básica ‖ Ensaio pragmático em 32 unidades básicas (n = 1.412): o cuidado colaborativo por telefone melhorou os sintomas depressivos em 12 meses (resposta de 45,8% contra 31,2% no cuidado usual; RR 1,47; IC 95% 1,27–1,70). O uso de benzodiazepínicos caiu. As internações psiquiátricas permaneceram estáveis. A ideação suicida não aumentou. O custo por paciente foi menor no grupo de intervenção."',
    [
      'Responderam 45,8% dos pacientes do cuidado colaborativo e 31,2% dos do cuidado usual [1].',
      'Atender por telefone saiu mais barato por paciente [1].',
      'A probabilidade de resposta em 12 meses foi 47% maior com o cuidado colaborativo [1].',
    ],
    [
      ['direction', 'O cuidado colaborativo encareceu o tratamento de cada paciente [1].'],
      [
        'negation',
        'O cuidado colaborativo por telefone não melhorou os sintomas depressivos em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Enucleação a laser versus ressecção transuretral da próstata: coorte retrospectiva ‖ Coorte retrospectiva de 642 homens submetidos a enucleação da próstata com laser ou a ressecção transuretral em São Paulo. O laser encurtou o tempo de sonda (1,3 contra 2,6 dias) e diminuiu a necessidade de transfusão (0,9% contra 4,2%). A incontinência em 3 meses foi mais frequente com o laser; em 12 meses não houve diferença. O tempo cirúrgico foi maior com o laser. Nenhuma morte foi registrada."',
    [
      'Com o laser, a sonda permaneceu metade do tempo: 1,3 dia em vez de 2,6 [1].',
      'Não houve óbitos na coorte de cirurgia prostática [1].',
      'Aos 12 meses, a continência já não distinguia as duas técnicas [1].',
    ],
    [
      [
        'arms',
        'Precisaram de transfusão 4,2% dos operados com laser e 0,9% dos submetidos à ressecção transuretral [1].',
      ],
      ['direction', 'A cirurgia com laser foi mais curta que a ressecção transuretral [1].'],
    ],
  ],
  [
    '"Selante versus verniz fluoretado em molares permanentes: metanálise ‖ Metanálise de 9 ensaios (n = 3.905 crianças), selante versus verniz fluoretado em molares: cárie oclusal 12,6% contra 19,7%, RR 0,64 (IC 95% 0,53–0,77); sem diferença na retenção entre selante resinoso e ionomérico."',
    [
      'Frente ao verniz, o selante evitou mais cárie oclusal (12,6% contra 19,7%) [1].',
      'Selantes resinosos e ionoméricos tiveram retenção equivalente [1].',
    ],
    [['negation', 'Houve diferença de retenção entre os selantes resinoso e ionomérico [1].']],
  ],
  [
    '"Antiveneno precoce no escorpionismo pediátrico em Minas Gerais ‖ Em 286 crianças com escorpionismo moderado ou grave em Minas Gerais, o antiveneno administrado em até 2 horas associou-se a menos edema pulmonar (3,5% contra 11,9%; OR 0,27; IC 95% 0,09–0,79). O prazosin não reduziu o tempo de internação. A noradrenalina foi necessária em 8% dos casos. A hiperglicemia à admissão previu pior evolução. Não houve anafilaxia ao soro."',
    [
      'Crianças que receberam o antiveneno nas duas primeiras horas tiveram menos edema pulmonar (3,5% contra 11,9%) [1].',
      'Nenhuma criança teve anafilaxia ao soro antiescorpiônico [1].',
    ],
    [
      ['direction', 'Crianças com hiperglicemia à admissão evoluíram melhor [1].'],
      ['negation', 'Nenhuma das crianças precisou de noradrenalina [1].'],
    ],
  ],
  [
    '"Creatina em atletas: revisão sistemática ‖ Revisão sistemática de 17 ensaios (n = 721 atletas): creatina 5 g/dia por 8 semanas elevou a potência máxima em 6,2% (IC 95% 3,8–8,6) e não alterou a creatinina sérica ajustada nem a frequência de cãibras."',
    [
      'A creatina deixou inalterada a frequência de cãibras [1].',
      'Após 8 semanas de creatina, a potência máxima cresceu 6,2% [1].',
    ],
    [['negation', 'A creatina na dose de 5 g/dia não elevou a potência máxima dos atletas [1].']],
  ],
  [
    '"Carcinoma hepatocelular após a cura da hepatite C em cirróticos: coorte do SUS ‖ Coorte de 904 pacientes com cirrose compensada por hepatite C em hospitais do SUS: a incidência de carcinoma hepatocelular foi de 1,4 por 100 pessoas-ano nos curados, contra 3,8 nos não curados (HR 0,37; IC 95% 0,26–0,52). O betabloqueador reduziu a descompensação. A metformina não se associou a menor risco. Segundo os autores, a vigilância ultrassonográfica semestral não deve ser interrompida após a cura. Varizes regrediram em 22%."',
    [
      'A cura da hepatite C associou-se a risco 63% menor de carcinoma hepatocelular [1].',
      'Mesmo após a cura, deve-se manter a ultrassonografia de vigilância a cada seis meses [1].',
    ],
    [['direction', 'Usar betabloqueador aumentou a descompensação da cirrose [1].']],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Therapeutic Hypothermia for Neonatal Encephalopathy: Guideline ‖ Therapeutic hypothermia is recommended for infants born at 36 weeks or more with moderate or severe hypoxic-ischemic encephalopathy and should be started within 6 hours of birth. The core temperature is kept at 33.5 °C for 72 hours, followed by rewarming at no more than 0.5 °C per hour. Cooling is not recommended for infants born before 35 weeks. Prophylactic phenobarbital should not be given. Enteral feeding at low volumes is safe during cooling." + "Protocolo de apneia da prematuridade – UTI neonatal ‖ No prematuro com apneia, o citrato de cafeína é iniciado com ataque de 20 mg/kg, seguido, 24 horas depois, de manutenção de 5 a 10 mg/kg/dia. A dose deve ser adiada se a frequência cardíaca estiver acima de 180 bpm. O tratamento é suspenso com 34 semanas de idade pós-menstrual, e a alta só ocorre após 5 dias sem apneia. A dosagem sérica de rotina não é necessária."',
    'Nos prematuros com apneia, o citrato de cafeína é iniciado com 20 mg/kg [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Early Low-Dose Hydrocortisone in Extremely Preterm Infants ‖ In 618 infants born before 28 weeks, survival without bronchopulmonary dysplasia at 36 weeks was 57.9% with low-dose hydrocortisone and 48.4% with placebo (odds ratio, 1.47; 95% CI, 1.07 to 2.01; P=0.02). Gastrointestinal perforation was not increased (5.2% vs. 4.9%). Late-onset sepsis was more frequent in infants born at 24 to 25 weeks. The duration of mechanical ventilation was 2 days shorter with hydrocortisone." + "Antibiótico empírico prolongado em recém-nascidos de muito baixo peso: coorte de 20 unidades ‖ Estudo de coorte com 2.047 recém-nascidos de muito baixo peso de 20 unidades. O uso de antibiótico empírico por mais de 5 dias, com hemocultura negativa, associou-se a maior risco de enterocolite necrosante (OR 1,62; IC 95% 1,18–2,22) e de morte. O leite humano exclusivo associou-se a menor risco. Probióticos não tiveram efeito. A duração mediana do antibiótico foi de 4 dias."',
    'O antibiótico empírico prolongado com hemocultura negativa associou-se à enterocolite necrosante com OR de 1,62 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Urinary Tract Infection in Women: Outpatient Recommendations ‖ Asymptomatic bacteriuria should not be treated, except in pregnant women and before urological procedures that breach the mucosa. For uncomplicated cystitis, nitrofurantoin 100 mg twice daily for 5 days is preferred over fluoroquinolones. Nitrofurantoin is contraindicated when eGFR is below 45 mL/min/1.73 m². Vaginal estrogen reduces recurrences in postmenopausal women. A test of cure is unnecessary in women who become symptom-free." + "Manual de condutas em urologia de urgência – cólica ureteral ‖ Cálculos do ureter distal de 5 a 10 mm podem ser conduzidos com tansulosina 0,4 mg por dia por até 4 semanas. Os anti-inflamatórios são preferíveis aos opioides na analgesia inicial da cólica. Febre, rim único ou elevação da creatinina exigem desobstrução urgente, e não se deve aguardar a eliminação espontânea. A tomografia sem contraste de baixa dose é o exame de escolha; na gestante, prefere-se a ultrassonografia."',
    'Na cistite não complicada, prefere-se nitrofurantoína na dose de 100 mg duas vezes ao dia [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Home-Based Balance Programme for Adults Aged 75 Years or Older: A Cluster-Randomized Trial ‖ This cluster-randomized trial enrolled 2,284 community-dwelling adults aged 75 years or older. A home-based balance programme lowered the rate of falls compared with usual care (1.12 vs. 1.60 falls per person-year; rate ratio, 0.70; 95% CI, 0.60 to 0.82). Fear of falling decreased, and gait speed improved by 0.08 m/s. Hip fractures were not significantly reduced (hazard ratio, 0.88; 95% CI, 0.61 to 1.27). Adherence fell below 50% after 12 months." + "Treino resistido e proteína do soro do leite em idosos sarcopênicos: ensaio randomizado ‖ Em ensaio com 198 idosos sarcopênicos de Porto Alegre, o treino resistido 3 vezes por semana, com 30 g/dia de proteína do soro do leite, aumentou a força de preensão em 3,1 kg, contra 0,8 kg no grupo controle (p < 0,001), em 24 semanas. A massa magra aumentou em 1,2 kg. A velocidade de marcha não mudou. Não houve piora da função renal. Quedas foram menos frequentes no grupo treinado."',
    'O treino resistido com proteína do soro do leite acrescentou 3,1 kg à força de preensão [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"High-Dose Pralidoxime in Acute Organophosphate Poisoning ‖ Of 418 patients with acute organophosphate poisoning, 24.6% of those assigned to high-dose pralidoxime and 15.3% of those assigned to saline died (hazard ratio, 1.69; 95% CI, 1.09 to 2.62; P=0.02). Intubation was needed more often with pralidoxime, despite greater reactivation of red-cell acetylcholinesterase. The duration of atropine infusion was not different. The trial was stopped early for harm." + "Antiveneno precoce no escorpionismo pediátrico em Minas Gerais ‖ Em 286 crianças com escorpionismo moderado ou grave em Minas Gerais, o antiveneno administrado em até 2 horas associou-se a menos edema pulmonar (3,5% contra 11,9%; OR 0,27; IC 95% 0,09–0,79). O prazosin não reduziu o tempo de internação. A noradrenalina foi necessária em 8% dos casos. A hiperglicemia à admissão previu pior evolução. Não houve anafilaxia ao soro."',
    'Edema pulmonar ocorreu em apenas 3,5% das crianças que receberam antiveneno em até 2 horas [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Selante versus verniz fluoretado em molares permanentes: metanálise ‖ Metanálise de 9 ensaios (n = 3.905 crianças), selante versus verniz fluoretado em molares: cárie oclusal 12,6% contra 19,7%, RR 0,64 (IC 95% 0,53–0,77); sem diferença na retenção entre selante resinoso e ionomérico." + "Caries Prevention in Early Childhood: Policy Statement ‖ Fluoride varnish 22,600 ppm every 6 months from the first tooth; toothpaste with at least 1,000 ppm twice daily; fluoride tablets are not recommended where tap water contains 0.7 mg/L or more."',
    'O selante teve RR de 0,64 para cárie oclusal diante do verniz fluoretado [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Mirolizumab for Moderately to Severely Active Ulcerative Colitis ‖ Among 1,044 adults with moderately to severely active ulcerative colitis, clinical remission at week 12 occurred in 24.2% of patients receiving mirolizumab 300 mg and in 13.3% of those receiving placebo (difference, 10.9 percentage points; 95% CI, 6.3 to 15.5). Colectomy was less frequent with mirolizumab (0.4% vs. 1.7%). Serious infections were not more frequent than with placebo (0.7% vs. 1.1%). Prior failure of a TNF antagonist did not modify the effect." + "Probiotics for the Prevention of Clostridioides difficile Infection: Meta-analysis ‖ We included 23 randomized trials (n = 8,113) of probiotics in adults receiving antibiotics. Probiotics reduced Clostridioides difficile infection (RR 0.48, 95% CI 0.36–0.64; moderate certainty), corresponding to a number needed to treat of 47. Starting within 2 days of the first antibiotic dose was associated with a larger effect. There was no effect on length of stay. Fungemia was not reported in any trial."',
    'O número necessário para tratar com probióticos foi de 47 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Manual de monitorização do lítio – Ambulatório de Transtornos do Humor ‖ A litemia deve ficar entre 0,6 e 0,8 mEq/L na manutenção e entre 0,8 e 1,2 mEq/L na mania aguda, com coleta 12 horas após a última dose. Diuréticos tiazídicos e anti-inflamatórios aumentam a litemia; a ingestão elevada de sal a diminui. Interromper o lítio se a litemia ultrapassar 1,5 mEq/L ou houver vômitos persistentes. TSH e creatinina são solicitados a cada 6 meses." + "Clozapine Tablets: Prescribing Information ‖ Clozapine is started at 12.5 mg once or twice daily. The absolute neutrophil count is checked weekly for 18 weeks; treatment must be stopped if the count drops below 1,500/mm³. Tobacco smoking lowers clozapine levels, so the dose should be reduced when a patient quits smoking. If more than 48 hours of doses are missed, therapy is restarted at 12.5 mg. Concomitant carbamazepine is contraindicated. Constipation is common and should be treated promptly."',
    'A contagem semanal de neutrófilos se estende por 18 semanas no início da clozapina [1].',
    'd',
  ],
];

export const adviceAndFindings: HandCase[] = [...casesOf(groups), ...ofSeveral];
