import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented leaflets, manuals and findings. */
const groups: CaseGroup[] = [
  [
    '"Protocolo de anemia na doença renal crônica – Serviço de Nefrologia ‖ Na anemia da doença renal crônica, iniciar alfaepoetina quando a hemoglobina estiver abaixo de 10 g/dL e após correção dos estoques de ferro (ferritina ≥ 200 ng/mL e saturação de transferrina ≥ 20%). O alvo é hemoglobina entre 10 e 11,5 g/dL. Valores acima de 13 g/dL aumentam o risco de acidente vascular cerebral. Reduzir a dose em 25% se a hemoglobina subir mais de 1 g/dL em 2 semanas. Não suspender o medicamento por infecção leve."',
    [
      'Antes de prescrever alfaepoetina é preciso repor o ferro, até ferritina de pelo menos 200 ng/mL e saturação de transferrina de 20% ou mais [1].',
      'Se a hemoglobina se eleva mais de 1 g/dL em duas semanas, corta-se um quarto da dose de alfaepoetina [1].',
    ],
    [
      [
        'direction',
        'Hemoglobina acima de 13 g/dL diminui o risco de acidente vascular cerebral em quem usa alfaepoetina [1].',
      ],
      ['negation', 'Deve-se suspender a alfaepoetina diante de uma infecção leve [1].'],
      ['unit', 'No renal crônico com anemia, busca-se hemoglobina entre 10 e 11,5 mg/dL [1].'],
      [
        'comparator',
        'A alfaepoetina é iniciada quando a hemoglobina está acima de 10 g/dL, com ferro já corrigido [1].',
      ],
    ],
  ],
  [
    '"Isotretinoína oral: bula para o profissional de saúde ‖ A isotretinoína oral é contraindicada na gravidez e durante a amamentação. Mulheres em idade fértil devem usar contracepção eficaz desde 1 mês antes até 1 mês depois do tratamento. A dose inicial é de 0,5 mg/kg/dia, tomada com alimento, e a dose cumulativa-alvo é de 120 a 150 mg/kg. Dosar triglicerídeos e transaminases antes do início e após 4 semanas. Não associar a tetraciclinas, pelo risco de hipertensão intracraniana. Evitar depilação com cera."',
    [
      'Toma-se a isotretinoína junto com a refeição, começando por 0,5 mg por quilo ao dia [1].',
      'O uso simultâneo de tetraciclina deve ser evitado, porque pode provocar hipertensão intracraniana [1].',
    ],
    [
      ['direction', 'A isotretinoína por via oral é permitida a mulheres que amamentam [1].'],
      ['decimal', 'Inicia-se a isotretinoína com 5 mg/kg/dia, acompanhada de alimento [1].'],
      ['digit', 'A dose cumulativa pretendida com a isotretinoína vai de 120 a 180 mg/kg [1].'],
    ],
  ],
  [
    '"Manual de cuidados paliativos: controle da dispneia ‖ Dispneia refratária em cuidados paliativos: em pacientes virgens de opioide, iniciar morfina oral 2,5 mg a cada 4 horas. Se a taxa de filtração glomerular for inferior a 30 mL/min, preferir fentanil. Associar laxante desde o primeiro dia. O oxigênio suplementar não alivia a dispneia de quem tem saturação acima de 92%; um ventilador portátil dirigido ao rosto pode ser oferecido. O benzodiazepínico fica reservado à ansiedade associada, como segunda linha."',
    [
      'Com filtração glomerular menor que 30 mL/min, o fentanil passa a ser o opioide preferido para a dispneia [1].',
      'Já no primeiro dia de morfina, a prescrição deve trazer um laxante [1].',
      'Quem nunca usou opioide começa com morfina 2,5 mg por via oral de 4 em 4 horas [1].',
    ],
    [
      ['negation', 'Mesmo em quem satura acima de 92%, o oxigênio suplementar alivia a falta de ar [1].'],
      [
        'comparator',
        'Prefere-se o fentanil quando a taxa de filtração glomerular é superior a 30 mL/min [1].',
      ],
    ],
  ],
  [
    '"Protocolo de sedação, analgesia e delirium – UTI adulto ‖ Protocolo de sedação da UTI adulto: manter sedação leve, com RASS de −2 a 0, e interromper diariamente a infusão de sedativos, salvo em bloqueio neuromuscular ou hipertensão intracraniana. Propofol até 4 mg/kg/h; acima disso, dosar CPK e triglicerídeos a cada 48 horas. Midazolam não deve ser o sedativo de escolha. A dexmedetomidina dispensa suspensão antes da extubação. Avaliar delirium com CAM-ICU a cada 12 horas. Não usar haloperidol para prevenir delirium."',
    [
      'A dexmedetomidina não precisa ser desligada para extubar o paciente [1].',
      'O CAM-ICU é aplicado duas vezes por dia para pesquisar delirium [1].',
    ],
    [
      [
        'direction',
        'A meta na UTI adulto é uma sedação profunda, com pausa diária da infusão de sedativos [1].',
      ],
      ['negation', 'O haloperidol deve ser usado para prevenir o delirium na UTI [1].'],
      ['unit', 'A infusão de propofol pode chegar a 4 mg/kg/min na sedação do adulto [1].'],
    ],
  ],
  [
    '"Manual de imunização: vacina febre amarela (atenuada) ‖ A vacina contra febre amarela, de vírus vivo atenuado, é aplicada aos 9 meses de idade, com reforço aos 4 anos, no volume de 0,5 mL por via subcutânea. É contraindicada em menores de 6 meses e em pessoas com HIV e CD4 abaixo de 200 células/mm³. Alergia leve a ovo não contraindica a vacinação. A dose deve anteceder em pelo menos 10 dias a viagem à área de risco. Lactantes de crianças com menos de 6 meses devem suspender a amamentação por 10 dias."',
    [
      'Para viajar a uma área de risco, convém vacinar-se contra febre amarela no mínimo dez dias antes [1].',
      'Pessoas com HIV e menos de 200 células CD4/mm³ não devem receber a vacina contra febre amarela [1].',
    ],
    [
      ['negation', 'Alergia leve a ovo contraindica a vacina contra febre amarela [1].'],
      [
        'direction',
        'Mães de bebês com menos de 6 meses devem continuar amamentando nos 10 dias seguintes à vacina contra febre amarela [1].',
      ],
      ['decimal', 'O volume da vacina contra febre amarela é de 5 mL, por via subcutânea [1].'],
    ],
  ],
  [
    '"Maleato de timolol solução oftálmica 0,5%: bula ‖ Maleato de timolol colírio 0,5%: instilar 1 gota no olho afetado a cada 12 horas. Contraindicado em asma brônquica, bradicardia sinusal e bloqueio atrioventricular de segundo ou terceiro grau. Ocluir o ponto lacrimal por 2 minutos reduz a absorção sistêmica. Lentes de contato devem ser retiradas antes da aplicação e recolocadas após 15 minutos. O colírio pode mascarar sinais de hipoglicemia. Após aberto, o frasco vale 28 dias."',
    [
      'Pressionar o ponto lacrimal por 2 minutos diminui a passagem do timolol para a circulação [1].',
      'As lentes de contato saem antes da gota de timolol e só voltam ao olho 15 minutos depois [1].',
      'Os sinais de hipoglicemia podem ficar encobertos pelo timolol em colírio [1].',
    ],
    [
      ['direction', 'O timolol em colírio é indicado para pacientes com asma brônquica [1].'],
      ['digit', 'Depois de aberto, o frasco de timolol pode ser usado por 38 dias [1].'],
    ],
  ],
  [
    '"Linha de cuidado: estado de mal epiléptico no pronto-socorro ‖ Estado de mal epiléptico: administrar diazepam 10 mg intravenoso, ou midazolam 10 mg intramuscular se não houver acesso venoso. Persistindo a crise após 5 minutos, repetir uma vez. Segunda linha: fenitoína 20 mg/kg, em velocidade máxima de 50 mg/min, com monitorização cardíaca; não diluir em soro glicosado. O valproato é contraindicado em hepatopatia grave. Crise além de 60 minutos: anestesia com intubação. Solicitar glicemia capilar em todos os casos."',
    [
      'Na falta de veia puncionada, a opção contra a crise é midazolam 10 mg por via intramuscular [1].',
      'A fenitoína não deve correr a mais de 50 mg por minuto e requer monitor cardíaco [1].',
      'Não se deve usar valproato em quem tem hepatopatia grave [1].',
    ],
    [
      ['unit', 'Como segunda linha no estado de mal, dá-se fenitoína na dose de 20 mcg/kg [1].'],
      ['negation', 'Nem todo caso de estado de mal epiléptico precisa de glicemia capilar [1].'],
    ],
  ],
  [
    '"Caderno de atenção primária: infecções respiratórias na infância ‖ Pneumonia comunitária sem gravidade em crianças de 2 meses a 5 anos: amoxicilina 50 mg/kg/dia, dividida em duas ou três tomadas, por 7 dias. Reavaliar em 48 horas. A radiografia de tórax não é necessária para o diagnóstico ambulatorial. Encaminhar ao hospital se houver tiragem subcostal, saturação abaixo de 92% ou recusa de líquidos. Não prescrever xarope antitussígeno. Menores de 2 meses devem ser sempre internados."',
    [
      'Fora do hospital, o diagnóstico de pneumonia na criança dispensa a radiografia de tórax [1].',
      'Tiragem subcostal e recusa de líquidos são motivos para encaminhar a criança ao hospital [1].',
    ],
    [
      ['negation', 'Com pneumonia, lactentes de menos de 2 meses nem sempre devem ser internados [1].'],
      ['direction', 'Na pneumonia infantil, aconselha-se prescrever xarope antitussígeno [1].'],
      [
        'comparator',
        'Saturação acima de 92% é critério de encaminhamento hospitalar na pneumonia da criança [1].',
      ],
    ],
  ],
  [
    '"Profilaxia antimicrobiana em cirurgia – Comissão de Controle de Infecção Hospitalar ‖ Profilaxia antimicrobiana cirúrgica: cefazolina 2 g por via intravenosa, nos 60 minutos que antecedem a incisão; 3 g se o peso for de 120 kg ou mais. Repetir a dose a cada 4 horas de cirurgia ou se a perda sanguínea passar de 1.500 mL. Não manter o antibiótico depois de fechada a ferida operatória. Em alergia grave a betalactâmicos, usar clindamicina 900 mg. Colecistectomia videolaparoscópica de baixo risco dispensa profilaxia."',
    [
      'Pacientes que pesam 120 kg ou mais recebem 3 g de cefazolina antes da incisão [1].',
      'Sangramento superior a 1,5 litro pede nova dose de cefazolina durante a cirurgia [1].',
      'Uma colecistectomia por vídeo de baixo risco não requer antibiótico profilático [1].',
    ],
    [
      ['negation', 'Fechada a ferida operatória, o antibiótico profilático deve ser mantido [1].'],
      ['digit', 'Na alergia grave a betalactâmicos, a alternativa profilática é clindamicina 600 mg [1].'],
    ],
  ],
  [
    '"Levotiroxina sódica: bula para o profissional de saúde ‖ Levotiroxina: tomar em jejum, com água, 30 a 60 minutos antes do café da manhã. Dose plena de reposição no adulto jovem: 1,6 mcg/kg/dia; em coronariopatas, começar com 12,5 a 25 mcg/dia. Sais de cálcio, ferro e omeprazol reduzem a absorção; separar cálcio e ferro por 4 horas. Dosar TSH 6 semanas após cada ajuste. Na gestação, aumentar a dose em cerca de 30%. Não usar para emagrecer."',
    [
      'Suplementos de cálcio ou ferro devem ficar a quatro horas de distância da levotiroxina [1].',
      'Durante a gestação, a dose de levotiroxina sobe cerca de 30% [1].',
    ],
    [
      ['direction', 'O omeprazol aumenta a absorção da levotiroxina [1].'],
      ['decimal', 'A reposição plena com levotiroxina no adulto jovem é de 16 mcg/kg/dia [1].'],
      ['unit', 'No coronariopata, a levotiroxina começa com 12,5 a 25 mg/dia [1].'],
      ['negation', 'A levotiroxina pode ser tomada sem jejum [1].'],
    ],
  ],
  [
    '"Diabetes mellitus gestacional: recomendações para o pré-natal ‖ O rastreamento do diabetes gestacional usa o teste oral com 75 g de glicose entre 24 e 28 semanas. O diagnóstico exige um único valor alterado: jejum ≥ 92 mg/dL, 1 hora ≥ 180 mg/dL ou 2 horas ≥ 153 mg/dL. A primeira medida é dieta e exercício; insulina quando as metas não são atingidas em 2 semanas. A glibenclamida não é recomendada. Reavaliar com novo teste oral 6 semanas após o parto. Cirurgia bariátrica prévia contraindica o teste oral."',
    [
      'Basta um valor alterado na curva de 75 g para firmar o diagnóstico de diabetes gestacional [1].',
      'Seis semanas depois do parto, a mulher repete o teste oral de glicose [1].',
    ],
    [
      ['digit', 'No teste oral da gestante, o ponto de corte de 2 horas é 158 mg/dL [1].'],
      [
        'direction',
        'Ter feito cirurgia bariátrica é uma indicação do teste oral de glicose no pré-natal [1].',
      ],
    ],
  ],
  [
    '"Protocolo clínico: profilaxia pré-exposição (PrEP) ao HIV ‖ Profilaxia pré-exposição ao HIV: entricitabina 200 mg com tenofovir 300 mg, 1 comprimido ao dia, com dose de ataque de 2 comprimidos no primeiro dia. Exigir teste rápido negativo antes do início e repeti-lo a cada 3 meses. É contraindicada se a depuração de creatinina for menor que 60 mL/min. A PrEP não protege contra sífilis nem gonorreia. O uso de hormônios por pessoas trans não reduz a eficácia. Vacinar contra hepatite B os suscetíveis."',
    [
      'No primeiro dia de PrEP, a pessoa toma dois comprimidos [1].',
      'O teste rápido de HIV é refeito trimestralmente em quem usa PrEP [1].',
    ],
    [
      ['negation', 'Começar a PrEP não exige teste rápido negativo [1].'],
      ['negation', 'A PrEP protege também contra sífilis e gonorreia [1].'],
      ['comparator', 'Depuração de creatinina maior que 60 mL/min contraindica a PrEP com tenofovir [1].'],
    ],
  ],
  [
    '"Manual de recomendações para o controle da tuberculose ‖ Tratamento básico da tuberculose em adultos: rifampicina, isoniazida, pirazinamida e etambutol por 2 meses, seguidos de rifampicina e isoniazida por 4 meses. Na forma meningoencefálica, a manutenção estende-se a 10 meses e associa-se corticoide. Suspender o esquema se as transaminases superarem 5 vezes o limite superior, mesmo sem sintomas. Piridoxina 50 mg/dia para gestantes e etilistas. A rifampicina reduz a eficácia dos contraceptivos orais. Baciloscopia mensal de controle."',
    [
      'Transaminases acima de cinco vezes o limite superior obrigam a parar o esquema da tuberculose, ainda que o paciente esteja assintomático [1].',
      'Gestantes e etilistas em tratamento de tuberculose recebem 50 mg de piridoxina por dia [1].',
    ],
    [
      ['direction', 'A rifampicina potencializa o efeito dos contraceptivos orais [1].'],
      ['unit', 'A manutenção da forma meningoencefálica da tuberculose dura 10 semanas [1].'],
      ['negation', 'O controle do tratamento da tuberculose prescinde de baciloscopia mensal [1].'],
    ],
  ],
  [
    '"Gota na atenção primária: protocolo de manejo ‖ Na crise aguda de gota, colchicina 1 mg seguida de 0,5 mg após 1 hora, no máximo 1,5 mg no primeiro dia. Não iniciar alopurinol durante a crise em quem ainda não o usa; em quem já usa, não interromper. Alvo de ácido úrico: abaixo de 6 mg/dL. Alopurinol: começar com 100 mg/dia e aumentar 100 mg a cada 4 semanas. Reduzir a colchicina à metade se a depuração de creatinina estiver abaixo de 30 mL/min. A hidroclorotiazida eleva o ácido úrico; a losartana o reduz."',
    [
      'Quem já toma alopurinol deve continuar com ele durante a crise de gota [1].',
      'Com depuração de creatinina menor que 30 mL/min, usa-se metade da dose de colchicina [1].',
    ],
    [
      ['direction', 'A losartana faz subir o ácido úrico [1].'],
      ['negation', 'Pacientes que ainda não usam alopurinol devem iniciá-lo durante a crise de gota [1].'],
      ['decimal', 'No primeiro dia da crise de gota, a colchicina não deve ultrapassar 15 mg [1].'],
    ],
  ],
  [
    '"Ácido zoledrônico 5 mg/100 mL: bula para o profissional de saúde ‖ Ácido zoledrônico 5 mg intravenoso, uma vez ao ano, em infusão de no mínimo 15 minutos, para osteoporose pós-menopáusica. Corrigir hipocalcemia e deficiência de vitamina D antes da aplicação. Não administrar se a depuração de creatinina for inferior a 35 mL/min. Paracetamol após a infusão diminui os sintomas gripais. Após 3 aplicações anuais, considerar pausa em pacientes de baixo risco. Procedimentos dentários invasivos devem ser concluídos antes do início."',
    [
      'O cálcio baixo precisa ser corrigido antes da infusão anual de ácido zoledrônico [1].',
      'Em pacientes de baixo risco, pode-se considerar uma pausa depois de três doses anuais de ácido zoledrônico [1].',
      'A infusão dos 5 mg de ácido zoledrônico não deve durar menos de 15 minutos [1].',
    ],
    [
      [
        'direction',
        'Procedimentos dentários invasivos devem ficar para depois do início do ácido zoledrônico [1].',
      ],
      [
        'direction',
        'O paracetamol dado após a infusão de ácido zoledrônico intensifica os sintomas gripais [1].',
      ],
      ['negation', 'Pode-se aplicar o ácido zoledrônico sem corrigir a hipocalcemia [1].'],
    ],
  ],
  [
    '"Distúrbios do potássio: rotina do pronto atendimento ‖ Hipercalemia com alteração eletrocardiográfica: gluconato de cálcio 10%, 10 mL intravenosos em 3 minutos, que estabiliza a membrana e não reduz o potássio sérico. Em seguida, insulina regular 10 UI com 25 g de glicose, vigiando a glicemia por 6 horas. Bicarbonato apenas na acidose com pH abaixo de 7,2. O poliestirenossulfonato de cálcio é contraindicado em íleo paralítico. Diálise se o potássio persistir acima de 6,5 mEq/L. Suspender espironolactona e inibidores da ECA."',
    [
      'O gluconato de cálcio estabiliza a membrana, mas não faz cair o potássio no sangue [1].',
      'Espironolactona e inibidor da ECA devem ser retirados diante de hipercalemia [1].',
      'O bicarbonato só tem lugar na hipercalemia se houver acidose com pH menor que 7,2 [1].',
    ],
    [
      ['comparator', 'A diálise está indicada se o potássio continuar abaixo de 6,5 mEq/L [1].'],
      ['digit', 'Depois da insulina para hipercalemia, vigia-se a glicemia por 8 horas [1].'],
    ],
  ],
  [
    '"Manejo perioperatório de anticoagulantes – protocolo institucional ‖ Manejo perioperatório de anticoagulantes: suspender a rivaroxabana 48 horas antes de cirurgia de alto risco de sangramento e 24 horas antes das de baixo risco. A varfarina é suspensa 5 dias antes, com INR abaixo de 1,5 no dia da operação. A ponte com heparina não é indicada na fibrilação atrial sem prótese mecânica. Extração dentária simples e facectomia podem ser feitas sem interromper a anticoagulação. Reiniciar a rivaroxabana 24 a 72 horas após o procedimento."',
    [
      'A facectomia não obriga a parar o anticoagulante [1].',
      'Para operações de baixo risco de sangramento, a rivaroxabana é suspensa um dia antes [1].',
      'A rivaroxabana é retomada entre um e três dias depois do procedimento [1].',
    ],
    [
      [
        'arms',
        'A rivaroxabana é suspensa 24 horas antes da cirurgia de alto risco de sangramento e 48 horas antes da de baixo risco [1].',
      ],
      ['digit', 'A varfarina deve ser suspensa 3 dias antes da operação [1].'],
    ],
  ],
  [
    '"Icterícia neonatal: rotina do alojamento conjunto ‖ Recém-nascidos com 35 semanas ou mais: dosar bilirrubina se a icterícia surgir nas primeiras 24 horas. Fototerapia com irradiância mínima de 30 µW/cm²/nm. A amamentação não deve ser interrompida durante o tratamento. Suspender a fototerapia quando a bilirrubina estiver 2 mg/dL abaixo do limiar de indicação e repetir a dosagem em 12 horas. Banho de sol não é tratamento recomendado. Exsanguineotransfusão se houver sinais de encefalopatia, qualquer que seja a bilirrubina."',
    [
      'Sinais de encefalopatia indicam exsanguineotransfusão, seja qual for o nível de bilirrubina [1].',
      'O recém-nascido em fototerapia continua mamando [1].',
      'Icterícia que aparece nas primeiras 24 horas de vida pede dosagem de bilirrubina [1].',
    ],
    [['negation', 'Enquanto dura a fototerapia, a amamentação deve ser interrompida [1].']],
  ],
  [
    '"Acidentes por animais peçonhentos: guia de bolso ‖ Acidente botrópico moderado: 6 ampolas de soro antibotrópico por via intravenosa, em dose única, independentemente do peso. Não fazer torniquete, incisão nem sucção no local. Manter o membro elevado. Tempo de coagulação alterado 24 horas após o soro indica mais 2 ampolas. Fazer pré-medicação com hidrocortisona e anti-histamínico 15 minutos antes. Antibiótico apenas se houver sinais de infecção. Crianças recebem a mesma dose dos adultos."',
    [
      'A quantidade de soro antibotrópico na criança é igual à do adulto [1].',
      'Se o tempo de coagulação segue alterado um dia depois do soro, aplicam-se mais duas ampolas [1].',
      'Torniquete, incisão e sucção são desaconselhados no acidente botrópico [1].',
    ],
    [
      ['direction', 'No acidente botrópico, o membro picado deve ser mantido abaixado [1].'],
      ['negation', 'A pré-medicação antes do soro antibotrópico é desnecessária [1].'],
    ],
  ],
  [
    '"Sumatriptana comprimidos: resumo de bula ‖ A sumatriptana é contraindicada na doença coronariana e na hipertensão não controlada; a dose máxima é de 200 mg em 24 horas, com intervalo mínimo de 2 horas entre comprimidos."',
    [
      'Quem tem doença coronariana não deve tomar sumatriptana [1].',
      'Entre um comprimido e outro de sumatriptana, esperam-se pelo menos duas horas [1].',
    ],
    [
      ['negation', 'A hipertensão não controlada não contraindica a sumatriptana [1].'],
      ['digit', 'Em 24 horas, a sumatriptana pode chegar a 300 mg [1].'],
      ['comparator', 'O intervalo entre comprimidos de sumatriptana é de no máximo 2 horas [1].'],
    ],
  ],
  [
    '"Methotrexate tablets: prescribing information ‖ Methotrexate for psoriasis and rheumatoid arthritis is taken once a week, never daily. Start at 7.5 mg weekly and increase by 2.5 mg every 4 weeks; do not exceed 25 mg per week. Folic acid 5 mg should be given on a different day. Avoid trimethoprim, which increases the risk of bone-marrow suppression. Alcohol should be limited. Stop methotrexate if the white-cell count falls below 3.0 × 10⁹/L. Contraception is required for at least 6 months after stopping."',
    [
      'O ácido fólico, 5 mg, é tomado em dia diferente do metotrexato [1].',
      'A contracepção deve seguir por no mínimo seis meses depois de parar o metotrexato [1].',
    ],
    [
      [
        'direction',
        'Associada ao metotrexato, a trimetoprima atenua o risco de supressão da medula óssea [1].',
      ],
      ['negation', 'Na psoríase, o metotrexato pode ser tomado diariamente [1].'],
      ['decimal', 'A dose inicial de metotrexato é de 75 mg por semana [1].'],
    ],
  ],
  [
    '"Vasopressors and adjuncts in adult septic shock: ICU guideline ‖ In adults with septic shock, start norepinephrine as the first-line vasopressor; add vasopressin 0.03 units/min when norepinephrine exceeds 0.25 µg/kg/min. We suggest intravenous hydrocortisone 200 mg/day for ongoing vasopressor requirement. We recommend against hydroxyethyl starch. Peripheral vasopressor infusion should not be delayed while awaiting a central line. Measure lactate again within 2 to 4 hours if it is above 2 mmol/L. Vitamin C is not recommended."',
    [
      'O vasopressor pode ser iniciado em veia periférica, sem esperar o acesso central [1].',
      'Quando a noradrenalina passa de 0,25 µg/kg/min, acrescenta-se vasopressina a 0,03 U/min [1].',
    ],
    [
      ['direction', 'O hidroxietilamido é recomendado no choque séptico do adulto [1].'],
      [
        'unit',
        'Se persiste a necessidade de vasopressor, sugere-se hidrocortisona intravenosa na dose de 200 mg/h [1].',
      ],
      ['negation', 'Um lactato acima de 2 mmol/L no choque séptico não precisa ser repetido [1].'],
    ],
  ],
  [
    '"Aflibercept intravitreal injection: product leaflet ‖ Aflibercept intravitreal injection: one 2 mg (0.05 mL) injection every month for 3 doses, then every 8 weeks. Contraindicated in active ocular or periocular infection. Patients should report eye pain or redness without delay. Transient rises in intraocular pressure occur within 60 minutes of injection. Topical antibiotics before or after the procedure are not required. Do not inject both eyes from the same vial. Women should avoid pregnancy until at least 3 months after the last dose."',
    [
      'Não é preciso usar colírio antibiótico antes nem depois da injeção de aflibercepte [1].',
      'A pressão intraocular pode subir de forma passageira na primeira hora após o aflibercepte [1].',
      'Depois de três doses mensais, o aflibercepte passa a ser aplicado a cada 8 semanas [1].',
    ],
    [
      [
        'direction',
        'Nos 60 minutos após a injeção de aflibercepte ocorrem quedas transitórias da pressão intraocular [1].',
      ],
      ['decimal', 'Cada injeção intravítrea de aflibercepte contém 2 mg em 0,5 mL [1].'],
      ['negation', 'Infecção ocular ativa não é obstáculo à injeção de aflibercepte [1].'],
    ],
  ],
  [
    '"Lithium monitoring in bipolar disorder: practice statement ‖ Lithium levels should be checked 12 hours after the last dose, weekly after each dose change and every 6 months once stable; the maintenance target is 0.6–0.8 mmol/L. NSAIDs and thiazides raise lithium levels; high salt intake lowers them. Do not stop lithium abruptly: taper over at least 4 weeks. Monitor thyroid and kidney function every 6 months. Withhold lithium during vomiting or diarrhoea. Levels above 1.5 mmol/L usually cause toxicity."',
    [
      'Tiazídicos e anti-inflamatórios não esteroides aumentam a concentração sérica de lítio [1].',
      'A retirada do lítio é gradual, ao longo de no mínimo quatro semanas [1].',
      'Ingerir muito sal reduz o nível de lítio [1].',
    ],
    [
      ['direction', 'Durante vômitos ou diarreia, o lítio deve ser mantido [1].'],
      ['digit', 'A litemia deve ser colhida 18 horas após a última dose [1].'],
    ],
  ],
  [
    '"Iodinated contrast media and the kidney: radiology policy ‖ Iodinated contrast and the kidney: intravenous 0.9% saline at 1 mL/kg/h for 6 hours before and 6 hours after the procedure is advised when eGFR is below 30 mL/min/1.73 m². N-acetylcysteine does not prevent acute kidney injury and should not be used. Metformin is withheld for 48 hours after contrast in these patients. Emergency imaging must not be delayed for creatinine results. Prophylactic haemodialysis is not advised. Loop diuretics increase the risk of injury."',
    [
      'O exame de imagem de urgência não deve esperar o resultado da creatinina [1].',
      'Diuréticos de alça elevam o risco de lesão renal pelo contraste [1].',
      'Não convém usar N-acetilcisteína antes do contraste, pois ela não evita a lesão renal aguda [1].',
    ],
    [
      ['negation', 'A N-acetilcisteína previne a lesão renal aguda pelo contraste iodado [1].'],
      [
        'comparator',
        'A hidratação com salina é aconselhada quando a TFG estimada está acima de 30 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Pneumococcal vaccination of older adults: schedule note ‖ Adults aged 65 years or older who have never received a pneumococcal conjugate vaccine should receive a single dose of PCV20. Alternatively, PCV15 is followed by PPSV23 at least 12 months later; the interval may be shortened to 8 weeks in immunocompromised patients. No additional dose is needed after PCV20. It can be given at the same visit as the influenza vaccine, in a different arm. Severe allergy to diphtheria toxoid is a contraindication. Mild illness is not a reason to postpone."',
    [
      'Depois da PCV20, doses adicionais são desnecessárias [1].',
      'Imunocomprometidos podem encurtar para oito semanas o intervalo entre a PCV15 e a PPSV23 [1].',
    ],
    [
      ['direction', 'Nos imunocomprometidos, o intervalo entre a PCV15 e a PPSV23 pode ser prolongado [1].'],
      ['negation', 'A PCV20 não pode ser aplicada na mesma visita que a vacina da gripe [1].'],
      ['negation', 'Uma doença leve é razão para adiar a vacina pneumocócica [1].'],
    ],
  ],
  [
    '"Venous thromboprophylaxis after joint replacement: hospital guideline ‖ After elective hip replacement, give enoxaparin 40 mg subcutaneously once daily, starting 12 hours after surgery and continuing for 35 days; after knee replacement, 14 days suffice. Halve the dose to 20 mg if creatinine clearance is 15–30 mL/min. Graduated stockings offer no added benefit and are not recommended. Routine ultrasound screening before discharge should not be performed. Stop enoxaparin if platelets drop by more than 50%. Remove spinal catheters at least 12 hours after the last dose."',
    [
      'Na prótese de joelho, 14 dias de enoxaparina bastam [1].',
      'Uma queda de plaquetas superior a 50% obriga a parar a enoxaparina [1].',
    ],
    [
      [
        'arms',
        'A enoxaparina é mantida por 14 dias após prótese de quadril e por 35 dias após prótese de joelho [1].',
      ],
      [
        'direction',
        'Se a depuração de creatinina está entre 15 e 30 mL/min, a dose de enoxaparina é dobrada [1].',
      ],
      [
        'digit',
        'Após prótese eletiva de quadril, dá-se enoxaparina 60 mg por via subcutânea uma vez ao dia [1].',
      ],
    ],
  ],
  [
    '"Myasthenia gravis: inpatient management guidance ‖ In myasthenia gravis, pyridostigmine 60 mg three times daily is the initial symptomatic treatment. Avoid fluoroquinolones, macrolides and intravenous magnesium, which worsen weakness. Intubate early when vital capacity is less than 20 mL/kg. Immunoglobulin 2 g/kg over 5 days and plasma exchange are equally effective in crisis. Start prednisone at a low dose, because high initial doses may transiently exacerbate symptoms. Thymectomy is recommended in all patients with thymoma. Stop cholinesterase inhibitors during intubation."',
    [
      'Fluoroquinolonas e macrolídeos devem ser evitados na miastenia, pois pioram a fraqueza [1].',
      'Na crise miastênica, plasmaférese e imunoglobulina têm a mesma eficácia [1].',
    ],
    [
      ['direction', 'O magnésio intravenoso melhora a fraqueza na miastenia gravis [1].'],
      ['direction', 'Na miastenia, começa-se a prednisona em dose alta [1].'],
      [
        'comparator',
        'A intubação precoce cabe quando a capacidade vital é maior que 20 mL/kg na miastenia [1].',
      ],
      ['negation', 'A timectomia é dispensável nos pacientes com timoma [1].'],
    ],
  ],
  [
    '"Atopic dermatitis in adults: treatment recommendations ‖ For atopic dermatitis, apply emollients liberally, at least 250 g per week in adults. Use topical corticosteroids once daily for flares; weekend therapy prevents relapse. Topical tacrolimus 0.1% may be used on the face and does not cause skin atrophy. Oral antihistamines do not reduce itch and are not recommended. Dupilumab 300 mg every 2 weeks after a 600 mg loading dose is offered when topical treatment fails. Live vaccines should be avoided during dupilumab. Daily bathing is not harmful."',
    [
      'O tacrolimo tópico pode ser usado no rosto e não provoca atrofia da pele [1].',
      'A dose de ataque do dupilumabe é de 600 mg, seguida de 300 mg a cada duas semanas [1].',
    ],
    [
      ['direction', 'O corticoide tópico de fim de semana favorece as recaídas da dermatite atópica [1].'],
      ['unit', 'Adultos com dermatite atópica devem usar pelo menos 250 mg de hidratante por semana [1].'],
    ],
  ],
  [
    '"Acute bronchitis in adults: primary care statement ‖ Antibiotics are not recommended for acute bronchitis in otherwise healthy adults; cough lasts a median of 18 days, and a delayed prescription lowers antibiotic use."',
    [
      'Em adultos saudáveis com bronquite aguda, o antibiótico não é recomendado [1].',
      'A tosse da bronquite aguda dura 18 dias, em mediana [1].',
      'Adiar a prescrição diminui o uso de antibióticos na bronquite aguda [1].',
    ],
    [
      ['direction', 'A prescrição adiada faz crescer o uso de antibióticos na bronquite aguda [1].'],
      ['digit', 'A duração mediana da tosse na bronquite aguda é de 13 dias [1].'],
    ],
  ],
  [
    '"Patiromer to Enable Renin–Angiotensin–Aldosterone Inhibition in Chronic Kidney Disease ‖ In 1,248 patients with chronic kidney disease and hyperkalemia receiving RAAS inhibitors, patiromer reduced discontinuation of the inhibitor compared with placebo (18.4% vs 31.7%; hazard ratio, 0.54; 95% CI, 0.43 to 0.68). Mean serum potassium fell by 0.72 mmol/L with patiromer and by 0.11 mmol/L with placebo. Hypomagnesemia was more frequent with patiromer (7.9% vs 2.3%). Constipation did not differ between groups. Mortality was similar (4.1% vs 4.4%; P=0.71)."',
    [
      'Com patirômero, 18,4% interromperam o inibidor do SRAA, contra 31,7% com placebo [1].',
      'A frequência de constipação foi semelhante entre patirômero e placebo [1].',
      'O patirômero reduziu em 46% o risco de descontinuar o inibidor do SRAA [1].',
    ],
    [
      ['direction', 'A hipomagnesemia foi mais rara com patirômero do que com placebo [1].'],
      ['arms', 'O potássio sérico caiu 0,11 mmol/L com patirômero e 0,72 mmol/L com placebo [1].'],
    ],
  ],
  [
    '"Teprotumumab for Active Thyroid Eye Disease ‖ Teprotumumab was compared with placebo in 174 patients with active thyroid eye disease. At week 24, a reduction in proptosis of 2 mm or more occurred in 79% of the teprotumumab group and in 12% of the placebo group (P<0.001). Diplopia improved in 66% vs 30%. Hyperglycemia was more common with teprotumumab (10% vs 2%), and hearing impairment occurred in 8% and 1%, respectively. Quality-of-life scores rose by 14.3 points vs 4.1 points."',
    [
      'Na semana 24, a proptose havia diminuído pelo menos 2 mm em 79% dos pacientes com teprotumumabe [1].',
      'A diplopia melhorou em 66% com teprotumumabe e em 30% com placebo [1].',
    ],
    [
      ['digit', 'Perda auditiva ocorreu em 3% dos tratados com teprotumumabe [1].'],
      ['unit', 'Redução da proptose de 2 cm ou mais foi vista em 79% dos pacientes com teprotumumabe [1].'],
    ],
  ],
  [
    '"Ketamine or Etomidate for Emergency Tracheal Intubation of Critically Ill Adults ‖ Among 2,365 critically ill adults undergoing emergency intubation, 28-day mortality was 28.1% with ketamine and 29.1% with etomidate, a difference that was not significant (risk difference, −1.0 percentage points; 95% CI, −4.6 to 2.6). Cardiovascular collapse occurred more often with ketamine (22.1% vs 17.0%). First-pass success was 90.3% vs 90.8%. Adrenal insufficiency was less common in the ketamine group (4.2% vs 9.5%). Awareness during paralysis was not observed."',
    [
      'A mortalidade em 28 dias não diferiu de modo significativo entre cetamina e etomidato [1].',
      'O colapso cardiovascular foi mais frequente com cetamina, 22,1% contra 17,0% com etomidato [1].',
    ],
    [
      ['negation', 'Foi significativa a diferença de mortalidade em 28 dias entre cetamina e etomidato [1].'],
      [
        'bounds',
        'A diferença de risco de morte entre cetamina e etomidato foi de −1,0 ponto percentual (IC 95% −4,6 a 3,6) [1].',
      ],
    ],
  ],
  [
    '"Lightweight versus Standard Mesh in Open Inguinal Hernia Repair: A Randomized Trial ‖ Lightweight vs standard mesh in open inguinal hernia repair (n=1,084): chronic pain at 1 year 8.6% vs 14.9%, OR 0.54 (0.37-0.79), p=0.002; recurrence 3.1% vs 2.7%, p=0.68; seroma 6.0% vs 6.4%; return to work 11 vs 13 days; lightweight mesh more expensive by US$ 42"',
    [
      'A tela leve reduziu a dor crônica em um ano: 8,6% contra 14,9% com a tela convencional [1].',
      'A volta ao trabalho foi mais precoce com a tela leve, aos 11 dias contra 13 [1].',
    ],
    [
      ['direction', 'A tela leve saiu mais barata que a convencional, com diferença de 42 dólares [1].'],
      ['bounds', 'A tela leve diminuiu a dor crônica em 1 ano, com OR 0,54 (IC 95% 0,37–0,97) [1].'],
    ],
  ],
  [
    '"Risankizumab versus Adalimumab in Plaque Psoriasis: 52-Week Results ‖ In a 52-week trial of 903 adults with moderate-to-severe plaque psoriasis, PASI 90 was achieved by 71.8% of patients receiving risankizumab 150 mg and 46.5% of those receiving adalimumab 40 mg (P<0.001). Serious infections were not increased (0.9% vs 1.1%). Treatment discontinuation because of adverse events was lower with risankizumab (1.3% vs 3.8%). No case of active tuberculosis was reported. Median time to PASI 75 was 9.6 weeks versus 14.2 weeks."',
    [
      'O PASI 90 foi alcançado por 71,8% com risanquizumabe e por 46,5% com adalimumabe [1].',
      'Nenhum caso de tuberculose ativa foi relatado no estudo de 52 semanas do risanquizumabe [1].',
      'A resposta PASI 75 veio mais depressa com risanquizumabe, em mediana de 9,6 semanas [1].',
      'As infecções graves não aumentaram com o risanquizumabe: 0,9% contra 1,1% [1].',
    ],
    [],
  ],
  [
    '"Atogepant for the Preventive Treatment of Episodic Migraine ‖ Of 910 adults with episodic migraine, those assigned to atogepant 60 mg once daily had 4.2 fewer monthly migraine days than at baseline, as compared with 2.5 fewer days in the placebo group (P<0.001). A reduction of at least 50% in monthly migraine days was seen in 60.8% and 29.0%, respectively. Constipation was reported in 6.9% vs. 0.5%, and nausea in 4.4% vs. 1.8%. Body weight decreased by 1.4 kg with atogepant. No hepatic safety signal emerged."',
    [
      'O atogepanto cortou 4,2 dias de enxaqueca por mês, ante 2,5 com placebo [1].',
      'Queda de metade ou mais nos dias mensais de enxaqueca ocorreu em 60,8% dos que tomaram atogepanto [1].',
    ],
    [
      ['direction', 'O atogepanto levou a ganho de 1,4 kg de peso corporal [1].'],
      ['arms', 'A constipação foi relatada por 0,5% com atogepanto e por 6,9% com placebo [1].'],
      ['negation', 'O atogepanto foi incapaz de reduzir os dias mensais de enxaqueca [1].'],
    ],
  ],
  [
    '"Efficacy of an RSV Prefusion F Vaccine in Adults 60 Years of Age or Older ‖ In 24,966 adults 60 years of age or older, one dose of an RSV prefusion F vaccine had an efficacy of 82.6% (95% CI, 57.9 to 94.4) against RSV lower respiratory tract disease over a median of 6.7 months. Efficacy against severe disease was 94.1%. Injection-site pain was reported by 60.9% of vaccine recipients and 9.3% of placebo recipients. Guillain–Barré syndrome was not detected. Serious adverse events did not differ (4.2% vs 4.0%). Protection waned in the second season, to 67.2%."',
    [
      'Uma dose da vacina contra o VSR teve eficácia de 82,6% contra doença do trato respiratório inferior em pessoas com 60 anos ou mais [1].',
      'A dor no local da injeção foi relatada por 60,9% dos vacinados contra o VSR [1].',
    ],
    [
      ['direction', 'A proteção da vacina contra o VSR cresceu na segunda temporada [1].'],
      [
        'bounds',
        'Contra doença do trato respiratório inferior, a vacina do VSR teve eficácia de 82,6% (IC 95% 75,9–94,4) [1].',
      ],
    ],
  ],
  [
    '"Methylphenidate for Cancer-Related Fatigue in Palliative Care ‖ In a double-blind trial, 162 patients with advanced cancer and fatigue received methylphenidate 10 mg twice daily or placebo for 6 weeks. The FACIT-F score improved by 6.4 points with methylphenidate and by 5.9 points with placebo (difference, 0.5; 95% CI, −2.8 to 3.8; P=0.76). Depression scores were lower with methylphenidate (difference, −1.2 points; P=0.02). Insomnia was not more frequent. Survival was unchanged. Opioid dose remained stable in both groups."',
    [
      'Na fadiga do câncer avançado, o metilfenidato não diferiu significativamente do placebo (p = 0,76) [1].',
      'A insônia não se tornou mais comum com metilfenidato 10 mg duas vezes ao dia [1].',
    ],
    [
      ['direction', 'O metilfenidato prolongou a sobrevida na fadiga do câncer avançado [1].'],
      [
        'bounds',
        'Entre metilfenidato e placebo, a diferença na FACIT-F foi de 0,5 ponto (IC 95% −2,8 a 8,3) [1].',
      ],
    ],
  ],
  [
    '"Low-Concentration Atropine for Childhood Myopia: 3-Year Randomized Trial ‖ Low-dose atropine for myopia (n=474 children, 3 years): progression −0.61 D with 0.05%, −0.87 D with 0.025%, −1.04 D with 0.01% and −1.33 D with placebo; axial elongation 0.35, 0.47, 0.58 and 0.70 mm; photophobia 7.8% with 0.05% vs 4.3% with placebo; near vision not impaired; rebound after stopping greatest with 0.05%"',
    [
      'Das concentrações testadas, a atropina 0,05% foi a que mais conteve a miopia, com progressão de −0,61 D em 3 anos [1].',
      'A visão de perto não foi prejudicada pela atropina em baixa dose [1].',
    ],
    [
      [
        'direction',
        'Entre as concentrações de atropina, o rebote após a suspensão foi o menor com 0,05% [1].',
      ],
      ['digit', 'Com placebo, a miopia infantil progrediu −1,38 D em 3 anos [1].'],
      ['unit', 'O alongamento axial foi de 0,35 cm com atropina 0,05% [1].'],
    ],
  ],
  [
    '"Deprescribing Long-Term Proton-Pump Inhibitors in General Practice ‖ This pragmatic trial in 46 general practices randomized 3,018 long-term proton-pump inhibitor users to a deprescribing programme or usual care. At 12 months, 38.2% of the programme group and 17.6% of the usual-care group had stopped or halved the dose (relative risk, 2.17; 95% CI, 1.88 to 2.51). Upper gastrointestinal bleeding did not increase (0.4% vs 0.5%). Rebound dyspepsia was reported more often with deprescribing (21.3% vs 12.0%). Patient satisfaction was unaffected."',
    [
      'Com o programa, a probabilidade de parar o inibidor de bomba ou reduzi-lo à metade foi mais que o dobro da observada no cuidado usual [1].',
      'A hemorragia digestiva alta não foi mais frequente com a desprescrição do inibidor de bomba [1].',
      'Houve menos dispepsia de rebote no cuidado usual do que no programa de desprescrição [1].',
    ],
    [
      [
        'digit',
        'No cuidado usual, 19,6% pararam o inibidor de bomba ou reduziram a dose à metade em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Probiotics for the Prevention of Antibiotic-Associated Diarrhea: Systematic Review and Meta-Analysis ‖ Meta-analysis of 38 trials (9,812 participants): probiotics lowered the incidence of antibiotic-associated diarrhea (risk ratio, 0.63; 95% CI, 0.54 to 0.73; I²=41%) and of Clostridioides difficile infection (risk ratio, 0.47; 95% CI, 0.34 to 0.65). The number needed to treat was 14 for diarrhea and 56 for C. difficile. Adverse events were no more common than with placebo. Benefit was not observed when probiotics were started more than 48 hours after the antibiotic."',
    [
      'Os probióticos diminuíram em 37% o risco de diarreia associada a antibióticos [1].',
      'Para evitar um caso de infecção por C. difficile, foi preciso tratar 56 pessoas com probióticos [1].',
      'Iniciado mais de 48 horas depois do antibiótico, o probiótico não mostrou benefício [1].',
    ],
    [
      ['direction', 'Os probióticos elevaram a incidência de infecção por Clostridioides difficile [1].'],
      ['decimal', 'Na diarreia associada a antibióticos, a razão de risco com probióticos foi de 0,063 [1].'],
      [
        'negation',
        'Nem a diarreia associada a antibióticos nem a infecção por C. difficile diminuíram com probióticos [1].',
      ],
    ],
  ],
  [
    '"Continuing versus Stopping Metformin in Stage 3b Chronic Kidney Disease: A Cohort Study ‖ In a cohort of 12,473 adults with type 2 diabetes and stage 3b chronic kidney disease followed for a median of 4.6 years, continuing metformin was associated with lower all-cause mortality than stopping it (adjusted hazard ratio, 0.76; 95% CI, 0.69 to 0.84). Lactic acidosis occurred in 1.1 vs 0.9 per 1,000 person-years, without a significant difference. Progression to dialysis was unrelated to metformin use. Vitamin B12 deficiency was more frequent among continuers (8.3% vs 5.6%)."',
    [
      'Na doença renal crônica 3b, manter a metformina associou-se a mortalidade 24% menor do que interrompê-la [1].',
      'A acidose láctica não diferiu de modo significativo entre quem manteve e quem parou a metformina [1].',
      'Quem parou a metformina teve deficiência de vitamina B12 com menor frequência do que quem a manteve: 5,6% contra 8,3% [1].',
    ],
    [
      [
        'direction',
        'Continuar a metformina na doença renal 3b associou-se a maior mortalidade por todas as causas [1].',
      ],
    ],
  ],
  [
    '"Colchicine to Prevent Perioperative Atrial Fibrillation in Thoracic Surgery ‖ Colchicine 0.5 mg twice daily for 10 days, compared with placebo in 3,209 patients undergoing thoracic surgery, did not reduce perioperative atrial fibrillation (6.4% vs 7.5%; HR 0.85; 95% CI 0.65–1.10; P=0.22) or myocardial injury (18.3% vs 20.3%). Non-infectious diarrhoea was more frequent with colchicine (8.2% vs 2.4%; HR 3.64). Sepsis rates were comparable. Length of stay was shorter by 0.3 day in the colchicine group."',
    [
      'Na cirurgia torácica, a colchicina não evitou a fibrilação atrial perioperatória (HR 0,85; IC 95% 0,65–1,10) [1].',
      'A diarreia não infecciosa foi mais comum com colchicina, 8,2% contra 2,4% [1].',
    ],
    [
      ['negation', 'A colchicina reduziu a lesão miocárdica na cirurgia torácica [1].'],
      ['direction', 'O tempo de internação foi 0,3 dia mais longo com colchicina [1].'],
      ['bounds', 'Para fibrilação atrial perioperatória, a colchicina teve HR 0,85 (IC 95% 0,65–1,01) [1].'],
    ],
  ],
  [
    '"Tenecteplase versus Alteplase within 4.5 Hours of Ischemic Stroke ‖ Among 1,577 patients with acute ischemic stroke within 4.5 hours, an excellent outcome (modified Rankin score 0 or 1 at 90 days) occurred in 36.9% of those given tenecteplase 0.25 mg per kilogram and 34.8% of those given alteplase, meeting the criterion for noninferiority but not for superiority. Symptomatic intracranial hemorrhage occurred in 3.4% and 3.2%. Door-to-needle time was 6 minutes shorter with tenecteplase. Ninety-day mortality was 15.3% vs. 15.4%."',
    [
      'A tenecteplase foi não inferior à alteplase, com desfecho excelente em 36,9% e 34,8%, respectivamente [1].',
      'O tempo porta-agulha foi seis minutos menor com tenecteplase [1].',
    ],
    [
      ['negation', 'A tenecteplase cumpriu o critério de superioridade em relação à alteplase [1].'],
      ['direction', 'A tenecteplase alongou em 6 minutos o tempo porta-agulha [1].'],
      ['decimal', 'No AVC isquêmico, a tenecteplase foi dada na dose de 2,5 mg/kg [1].'],
    ],
  ],
  [
    '"Targeted-Release Budesonide in IgA Nephropathy: 2-Year Results ‖ Targeted-release budesonide 16 mg/day for 9 months was tested in 364 patients with IgA nephropathy. At 2 years the mean eGFR decline was 2.5 mL/min/1.73 m² per year with budesonide and 5.0 mL/min/1.73 m² per year with placebo (P<0.001). Proteinuria was 30% lower than with placebo at 9 months. Peripheral edema (17% vs 4%) and hypertension (12% vs 3%) were more frequent with budesonide. Severe infections requiring hospitalization were not increased. Dialysis was started in 2 and 5 patients, respectively."',
    [
      'A perda anual de TFG com budesonida foi metade da observada com placebo: 2,5 contra 5,0 mL/min/1,73 m² [1].',
      'O edema periférico foi mais comum com budesonida, 17% contra 4% [1].',
    ],
    [
      [
        'direction',
        'A budesonida acelerou a perda de função renal na nefropatia por IgA, em comparação com placebo [1].',
      ],
      ['digit', 'Na nefropatia por IgA, a budesonida 16 mg/dia foi usada por 6 meses [1].'],
    ],
  ],
  [
    '"Hydrocortisone in Severe Community-Acquired Pneumonia ‖ Hydrocortisone vs placebo in severe community-acquired pneumonia (n=795): 28-day death 6.2% vs 11.9%, HR 0.51 (0.30-0.87), p=0.006; intubation 18.0% vs 29.5%; hospital-acquired infection 9.8% vs 11.1%, not significant; daily insulin dose in the first week higher with hydrocortisone (35.5 vs 20.5 IU)"',
    [
      'A hidrocortisona reduziu a mortalidade em 28 dias na pneumonia grave: 6,2% contra 11,9% [1].',
      'As infecções hospitalares não diferiram significativamente entre hidrocortisona e placebo [1].',
      'Pacientes com hidrocortisona precisaram de mais insulina na primeira semana, 35,5 contra 20,5 UI por dia [1].',
    ],
    [
      ['direction', 'Com hidrocortisona, mais pacientes com pneumonia grave precisaram de intubação [1].'],
      [
        'bounds',
        'Na pneumonia grave, o HR de morte em 28 dias com hidrocortisona foi 0,51 (IC 95% 0,20–0,87) [1].',
      ],
    ],
  ],
  [
    '"HPV Vaccination and Invasive Cervical Cancer: A Nationwide Cohort ‖ In a nationwide cohort of 1,672,983 girls and women, the cumulative incidence of invasive cervical cancer was 47 cases per 100,000 among the vaccinated and 94 per 100,000 among the unvaccinated. After adjustment, the incidence rate ratio was 0.37 (95% CI, 0.21 to 0.57), and 0.12 (95% CI, 0.00 to 0.34) among those vaccinated before the age of 17 years. No association with autoimmune disease was found. Attendance at screening was higher among the vaccinated."',
    [
      'A incidência de câncer invasivo do colo foi 63% menor com a vacina HPV, após ajuste [1].',
      'Não se encontrou associação entre a vacina HPV e doença autoimune [1].',
      'Vacinar-se contra o HPV antes dos 17 anos associou-se a incidência 88% menor de câncer invasivo do colo [1].',
    ],
    [
      [
        'arms',
        'Houve 94 casos de câncer do colo por 100 mil entre as vacinadas e 47 por 100 mil entre as não vacinadas [1].',
      ],
    ],
  ],
  [
    '"Monthly High-Dose Vitamin D and Falls in Older Adults ‖ Monthly vitamin D 60,000 IU for 3 years in 2,256 community-dwelling adults aged 70 years or over did not prevent falls (incidence rate ratio 1.05; 95% CI 0.94–1.17). Fractures were not reduced (6.1% vs 5.8%). Serum 25-hydroxyvitamin D rose from 48 to 94 nmol/L. Among participants with a body-mass index below 25, falls were more frequent with vitamin D (IRR 1.25; 95% CI 1.06–1.47). Hypercalcaemia was rare and kidney stones did not increase."',
    [
      'A vitamina D mensal não preveniu quedas em pessoas com 70 anos ou mais [1].',
      'Nos participantes com IMC menor que 25, as quedas foram mais frequentes com vitamina D (IRR 1,25) [1].',
    ],
    [
      ['direction', 'A 25-hidroxivitamina D sérica baixou nos idosos que receberam vitamina D [1].'],
      ['unit', 'A dose mensal testada em idosos foi de 60.000 µg de vitamina D [1].'],
      [
        'digit',
        'Em idosos com IMC abaixo de 25, a vitamina D mensal associou-se a mais quedas, com IRR de 1,75 [1].',
      ],
    ],
  ],
  [
    '"Once-Weekly Insulin Icodec versus Once-Daily Glargine in Type 2 Diabetes ‖ Once-weekly insulin icodec was noninferior to once-daily glargine in 984 insulin-naive adults: at week 52, glycated hemoglobin fell by 1.55 percentage points with icodec and by 1.35 with glargine (difference, −0.19; 95% CI, −0.36 to −0.03). Time in range was 71.9% vs. 66.9%. Clinically significant or severe hypoglycemia was higher with icodec (0.30 vs. 0.16 events per person-year). Weight gain was similar. No new safety issue arose."',
    [
      'A icodeca semanal reduziu a HbA1c em 1,55 ponto percentual, ante 1,35 com a glargina [1].',
      'O ganho de peso foi parecido com icodeca e glargina [1].',
      'Episódios de hipoglicemia clinicamente significativa ou grave foram mais comuns com icodeca: 0,30 contra 0,16 por pessoa-ano [1].',
    ],
    [
      [
        'direction',
        'A hipoglicemia clinicamente significativa ou grave foi menos frequente com icodeca do que com glargina [1].',
      ],
      ['arms', 'O tempo no alvo foi de 66,9% com icodeca e de 71,9% com glargina [1].'],
      [
        'negation',
        'A insulina icodeca semanal não atingiu a não inferioridade frente à glargina diária [1].',
      ],
    ],
  ],
  [
    '"Antibiotics or Surgery for Uncomplicated Appendicitis ‖ Antibiotics vs surgery for uncomplicated appendicitis (n=1,552): at 90 days 29% of the antibiotic group had undergone appendectomy, 41% if an appendicolith was present and 25% if not; missed workdays 5.3 vs 8.7; complications 8.1 vs 3.5 per 100 participants; quality of life at 30 days noninferior; no deaths"',
    [
      'Em 90 dias, 29% dos tratados com antibiótico acabaram submetidos a apendicectomia [1].',
      'As complicações foram mais frequentes com antibiótico do que com cirurgia, 8,1 contra 3,5 por 100 participantes [1].',
      'Sem apendicolito, um quarto dos pacientes do grupo do antibiótico foi operado em 90 dias [1].',
    ],
    [['digit', 'Na presença de apendicolito, 47% do grupo do antibiótico foram operados em 90 dias [1].']],
  ],
  [
    '"Clortalidona na doença renal crônica avançada: ensaio clínico randomizado ‖ Ensaio clínico com 612 pacientes com doença renal crônica estágio 4 e hipertensão mal controlada: a clortalidona reduziu a pressão sistólica de 24 horas em 11,0 mmHg, contra 0,5 mmHg com placebo (diferença −10,5 mmHg; IC 95% −14,6 a −6,4). A albuminúria caiu 52% a mais com a clortalidona. Hipocalemia, hiperuricemia e tontura foram mais frequentes com clortalidona. Não houve diferença na mortalidade. Aumento reversível da creatinina ocorreu em 45% e 13%, respectivamente."',
    [
      'Na doença renal estágio 4, a clortalidona baixou a pressão sistólica de 24 horas em 11 mmHg, ante 0,5 mmHg com placebo [1].',
      'A creatinina subiu de forma reversível em 45% dos tratados com clortalidona [1].',
      'A clortalidona diminuiu a albuminúria mais que o placebo [1].',
      'A hipocalemia foi mais frequente com clortalidona, e a mortalidade não diferiu [1].',
    ],
    [
      [
        'negation',
        'Houve diferença de mortalidade entre clortalidona e placebo na doença renal avançada [1].',
      ],
    ],
  ],
  [
    '"Desfechos do transplante renal em três hospitais de São Paulo: estudo de coorte ‖ Coorte de 1.936 receptores de transplante renal acompanhados por 5 anos: a não adesão à imunossupressão associou-se a maior perda do enxerto (HR 2,84; IC 95% 2,10–3,84). O uso de belatacepte associou-se a melhor função renal em relação ao tacrolimo (TFG de 58,2 contra 49,7 mL/min/1,73 m²), mas a mais rejeição aguda no primeiro ano (19,4% contra 11,3%). A sobrevida do paciente não diferiu. Doador falecido não foi fator de risco independente."',
    [
      'Quem não aderiu à imunossupressão perdeu mais o enxerto (HR 2,84) [1].',
      'O belatacepte associou-se a TFG mais alta que o tacrolimo, embora com mais rejeição aguda no primeiro ano [1].',
      'Como fator de risco independente, o doador falecido não se confirmou na coorte de transplante [1].',
    ],
    [
      ['negation', 'Receber rim de doador falecido foi fator de risco independente [1].'],
      [
        'digit',
        'A não adesão à imunossupressão associou-se a maior perda do enxerto renal, com HR 2,34 [1].',
      ],
    ],
  ],
  [
    '"Ferro intravenoso ou oral na anemia ferropriva da gestação: metanálise ‖ Metanálise de 21 ensaios com 4.817 gestantes com anemia ferropriva: o ferro intravenoso elevou a hemoglobina em 0,74 g/dL a mais que o ferro oral em 4 semanas (IC 95% 0,55–0,93). Efeitos gastrointestinais foram menos frequentes com a via venosa (RR 0,32). Não se observou diferença no peso ao nascer nem na prematuridade. A necessidade de transfusão caiu com o ferro intravenoso (1,8% contra 3,2%). Reações graves de hipersensibilidade não ocorreram."',
    [
      'Com ferro venoso, o risco de efeitos gastrointestinais foi 68% menor do que com ferro oral [1].',
      'O peso ao nascer não diferiu entre as gestantes tratadas com ferro venoso ou oral [1].',
      'Menos gestantes precisaram de transfusão com o ferro intravenoso: 1,8% contra 3,2% [1].',
    ],
    [['digit', 'A metanálise sobre ferro na gestação reuniu 4.217 mulheres com anemia ferropriva [1].']],
  ],
  [
    '"Anfotericina B lipossomal ou antimoniato na leishmaniose visceral: ensaio brasileiro ‖ Ensaio em 378 brasileiros com leishmaniose visceral: cura em 6 meses em 87,2% com anfotericina B lipossomal (dose total de 20 mg/kg) e em 77,5% com antimoniato de meglumina (p = 0,02). A toxicidade cardíaca foi menor com a anfotericina. A creatinina subiu em 14,3% e 5,1%, respectivamente. Coinfectados pelo HIV não foram incluídos. A internação foi 9 dias mais curta com a anfotericina. Recaída: 4,8% contra 6,2%, sem diferença significativa."',
    [
      'A anfotericina B lipossomal curou 87,2% dos pacientes em 6 meses, contra 77,5% com o antimoniato [1].',
      'A elevação da creatinina foi mais comum com anfotericina, 14,3% contra 5,1% [1].',
    ],
    [
      ['negation', 'O ensaio da leishmaniose visceral incluiu pessoas coinfectadas pelo HIV [1].'],
      [
        'direction',
        'A permanência no hospital foi 9 dias mais demorada com a anfotericina B lipossomal [1].',
      ],
      ['digit', 'A dose total de anfotericina B lipossomal usada no ensaio foi de 30 mg/kg [1].'],
    ],
  ],
  [
    '"Ômega-3 no olho seco: ensaio clínico multicêntrico ‖ No olho seco (n = 535), 3 g/dia de ômega-3 por 12 meses não melhoraram os sintomas em relação ao azeite de oliva: queda do OSDI de 13,9 contra 12,5 pontos (p = 0,21)."',
    [
      'Para os sintomas do olho seco, o ômega-3 não foi superior ao azeite de oliva [1].',
      'O escore OSDI caiu 13,9 pontos com ômega-3 e 12,5 pontos com azeite de oliva [1].',
    ],
    [
      ['direction', 'Houve alta de 13,9 pontos no OSDI com ômega-3 [1].'],
      ['unit', 'No olho seco, testaram-se 3 mg/dia de ômega-3 por 12 meses [1].'],
    ],
  ],
  [
    '"Ácido tranexâmico oral no melasma: ensaio randomizado e controlado ‖ Em ensaio com 132 mulheres com melasma, o ácido tranexâmico oral 250 mg duas vezes ao dia por 12 semanas reduziu o escore mMASI em 49%, contra 18% com placebo (p < 0,001). Não houve eventos tromboembólicos. Três meses após a suspensão, o escore voltou a subir, ficando 26% abaixo do inicial. O fluxo menstrual diminuiu em 11% das tratadas. A fotoproteção foi mantida nos dois grupos. A satisfação das pacientes foi maior com o tranexâmico."',
    [
      'Nenhum evento tromboembólico foi observado com o ácido tranexâmico no melasma [1].',
      'Em 12 semanas, o mMASI caiu 49% com ácido tranexâmico, ante 18% com placebo [1].',
      'Três meses depois de parar o tranexâmico, o mMASI ainda estava 26% abaixo do valor inicial [1].',
    ],
    [
      ['direction', 'O fluxo menstrual ficou mais intenso em 11% das mulheres tratadas com tranexâmico [1].'],
      ['comparator', 'A redução do mMASI com ácido tranexâmico frente ao placebo teve p > 0,001 [1].'],
      ['negation', 'O ácido tranexâmico oral não reduziu o escore mMASI no melasma [1].'],
    ],
  ],
  [
    '"Toxina botulínica A na espasticidade do membro superior após AVC ‖ A toxina botulínica A, 300 U no membro superior, foi comparada a placebo em 218 pacientes com espasticidade pós-AVC. Na semana 6, a melhora de 1 ponto ou mais na escala de Ashworth ocorreu em 68,8% contra 31,2% (NNT 3). A dor no ombro diminuiu, mas a função ativa da mão não melhorou. Fraqueza indesejada: 5,5% contra 1,8%. O efeito durou em média 14 semanas. Anticorpos neutralizantes não foram detectados."',
    [
      'A função ativa da mão ficou sem melhora com a toxina botulínica, embora a dor no ombro tenha diminuído [1].',
      'Na semana 6, 68,8% dos tratados com toxina botulínica ganharam pelo menos 1 ponto de melhora na escala de Ashworth [1].',
    ],
    [
      ['direction', 'A toxina botulínica agravou a dor no ombro na espasticidade pós-AVC [1].'],
      ['unit', 'O efeito da toxina botulínica durou em média 14 dias [1].'],
    ],
  ],
  [
    '"Vacina de influenza de alta dose em instituições de longa permanência ‖ Vacina de influenza de alta dose em 9.480 idosos de instituições de longa permanência, comparada à dose padrão: internação por causa respiratória em 3,2% contra 4,1% (RR 0,78; IC 95% 0,64–0,95); mortalidade de 13,6% contra 14,0%, sem diferença significativa; reação local mais frequente com a alta dose (24,7% contra 15,9%). A febre não foi mais comum. A efetividade foi mantida nos maiores de 85 anos."',
    [
      'A vacina de alta dose cortou em 22% o risco de internação respiratória em relação à dose padrão [1].',
      'Nos idosos com mais de 85 anos, a vacina de alta dose conservou a efetividade [1].',
      'A dose padrão da vacina de influenza causou menos reação local que a alta dose [1].',
    ],
    [
      [
        'direction',
        'As internações por causa respiratória subiram com a vacina de alta dose, em comparação com a dose padrão [1].',
      ],
    ],
  ],
  [
    '"Telemonitoramento da pressão arterial na atenção básica: ensaio por conglomerados ‖ Ensaio de telemonitoramento da pressão arterial em 28 unidades básicas de saúde (n = 1.460): após 12 meses, 61,3% do grupo intervenção e 44,8% do cuidado habitual tinham pressão abaixo de 140/90 mmHg (p < 0,001). A pressão sistólica caiu 6,2 mmHg a mais com a intervenção. As visitas ao pronto-socorro não diminuíram. A adesão aos medicamentos melhorou. Não houve aumento de hipotensão. O custo por paciente foi R$ 212 maior."',
    [
      'O controle da pressão foi alcançado por 61,3% com telemonitoramento e por 44,8% com o cuidado habitual [1].',
      'A hipotensão não aumentou com o telemonitoramento da pressão [1].',
    ],
    [
      [
        'direction',
        'O telemonitoramento da pressão foi mais econômico, com R$ 212 a menos por paciente [1].',
      ],
      ['direction', 'A adesão aos medicamentos declinou com o telemonitoramento da pressão [1].'],
      ['negation', 'Com o telemonitoramento da pressão, a adesão aos medicamentos ficou sem melhora [1].'],
      [
        'comparator',
        'Aos 12 meses, 61,3% do grupo do telemonitoramento tinham pressão acima de 140/90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Mobilização precoce intensiva durante a ventilação mecânica ‖ Em 750 adultos sob ventilação mecânica, a mobilização precoce intensiva não aumentou os dias vivos fora do hospital em 180 dias em relação à fisioterapia habitual (mediana de 143 contra 145 dias; p = 0,62). Arritmia e dessaturação foram mais frequentes com a mobilização intensiva (9,2% contra 4,1%). A mortalidade foi de 22,5% e 19,5%, respectivamente. A duração da ventilação não foi encurtada. A força muscular à alta da UTI foi igual nos grupos."',
    [
      'Arritmia e dessaturação ocorreram mais com a mobilização intensiva, 9,2% contra 4,1% na fisioterapia habitual [1].',
      'À saída da UTI, os dois grupos tinham a mesma força muscular [1].',
      'A mobilização intensiva não ampliou os dias vivos fora do hospital em 180 dias, com mediana de 143 contra 145 [1].',
    ],
    [
      ['negation', 'A mobilização precoce intensiva encurtou a duração da ventilação mecânica [1].'],
      [
        'direction',
        'A mobilização precoce intensiva protegeu os pacientes de arritmia e dessaturação, em comparação com a fisioterapia habitual [1].',
      ],
      ['digit', 'Com a mobilização intensiva, a mortalidade foi de 25,5% [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Protocolo de anemia na doença renal crônica – Serviço de Nefrologia ‖ Na anemia da doença renal crônica, iniciar alfaepoetina quando a hemoglobina estiver abaixo de 10 g/dL e após correção dos estoques de ferro (ferritina ≥ 200 ng/mL e saturação de transferrina ≥ 20%). O alvo é hemoglobina entre 10 e 11,5 g/dL. Valores acima de 13 g/dL aumentam o risco de acidente vascular cerebral. Reduzir a dose em 25% se a hemoglobina subir mais de 1 g/dL em 2 semanas. Não suspender o medicamento por infecção leve." + "Ferro intravenoso ou oral na anemia ferropriva da gestação: metanálise ‖ Metanálise de 21 ensaios com 4.817 gestantes com anemia ferropriva: o ferro intravenoso elevou a hemoglobina em 0,74 g/dL a mais que o ferro oral em 4 semanas (IC 95% 0,55–0,93). Efeitos gastrointestinais foram menos frequentes com a via venosa (RR 0,32). Não se observou diferença no peso ao nascer nem na prematuridade. A necessidade de transfusão caiu com o ferro intravenoso (1,8% contra 3,2%). Reações graves de hipersensibilidade não ocorreram."',
    'O ferro intravenoso elevou a hemoglobina das gestantes em 0,74 g/dL a mais que o oral [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Manual de recomendações para o controle da tuberculose ‖ Tratamento básico da tuberculose em adultos: rifampicina, isoniazida, pirazinamida e etambutol por 2 meses, seguidos de rifampicina e isoniazida por 4 meses. Na forma meningoencefálica, a manutenção estende-se a 10 meses e associa-se corticoide. Suspender o esquema se as transaminases superarem 5 vezes o limite superior, mesmo sem sintomas. Piridoxina 50 mg/dia para gestantes e etilistas. A rifampicina reduz a eficácia dos contraceptivos orais. Baciloscopia mensal de controle." + "Anfotericina B lipossomal ou antimoniato na leishmaniose visceral: ensaio brasileiro ‖ Ensaio em 378 brasileiros com leishmaniose visceral: cura em 6 meses em 87,2% com anfotericina B lipossomal (dose total de 20 mg/kg) e em 77,5% com antimoniato de meglumina (p = 0,02). A toxicidade cardíaca foi menor com a anfotericina. A creatinina subiu em 14,3% e 5,1%, respectivamente. Coinfectados pelo HIV não foram incluídos. A internação foi 9 dias mais curta com a anfotericina. Recaída: 4,8% contra 6,2%, sem diferença significativa."',
    'O antimoniato de meglumina curou 77,5% dos pacientes com leishmaniose visceral em 6 meses [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Manejo perioperatório de anticoagulantes – protocolo institucional ‖ Manejo perioperatório de anticoagulantes: suspender a rivaroxabana 48 horas antes de cirurgia de alto risco de sangramento e 24 horas antes das de baixo risco. A varfarina é suspensa 5 dias antes, com INR abaixo de 1,5 no dia da operação. A ponte com heparina não é indicada na fibrilação atrial sem prótese mecânica. Extração dentária simples e facectomia podem ser feitas sem interromper a anticoagulação. Reiniciar a rivaroxabana 24 a 72 horas após o procedimento." + "Venous thromboprophylaxis after joint replacement: hospital guideline ‖ After elective hip replacement, give enoxaparin 40 mg subcutaneously once daily, starting 12 hours after surgery and continuing for 35 days; after knee replacement, 14 days suffice. Halve the dose to 20 mg if creatinine clearance is 15–30 mL/min. Graduated stockings offer no added benefit and are not recommended. Routine ultrasound screening before discharge should not be performed. Stop enoxaparin if platelets drop by more than 50%. Remove spinal catheters at least 12 hours after the last dose."',
    'Após prótese eletiva de quadril, a enoxaparina é usada por 35 dias [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Efficacy of an RSV Prefusion F Vaccine in Adults 60 Years of Age or Older ‖ In 24,966 adults 60 years of age or older, one dose of an RSV prefusion F vaccine had an efficacy of 82.6% (95% CI, 57.9 to 94.4) against RSV lower respiratory tract disease over a median of 6.7 months. Efficacy against severe disease was 94.1%. Injection-site pain was reported by 60.9% of vaccine recipients and 9.3% of placebo recipients. Guillain–Barré syndrome was not detected. Serious adverse events did not differ (4.2% vs 4.0%). Protection waned in the second season, to 67.2%." + "Vacina de influenza de alta dose em instituições de longa permanência ‖ Vacina de influenza de alta dose em 9.480 idosos de instituições de longa permanência, comparada à dose padrão: internação por causa respiratória em 3,2% contra 4,1% (RR 0,78; IC 95% 0,64–0,95); mortalidade de 13,6% contra 14,0%, sem diferença significativa; reação local mais frequente com a alta dose (24,7% contra 15,9%). A febre não foi mais comum. A efetividade foi mantida nos maiores de 85 anos."',
    'A vacina de influenza de alta dose reduziu as internações por causa respiratória, com RR 0,78 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Continuing versus Stopping Metformin in Stage 3b Chronic Kidney Disease: A Cohort Study ‖ In a cohort of 12,473 adults with type 2 diabetes and stage 3b chronic kidney disease followed for a median of 4.6 years, continuing metformin was associated with lower all-cause mortality than stopping it (adjusted hazard ratio, 0.76; 95% CI, 0.69 to 0.84). Lactic acidosis occurred in 1.1 vs 0.9 per 1,000 person-years, without a significant difference. Progression to dialysis was unrelated to metformin use. Vitamin B12 deficiency was more frequent among continuers (8.3% vs 5.6%)." + "Iodinated contrast media and the kidney: radiology policy ‖ Iodinated contrast and the kidney: intravenous 0.9% saline at 1 mL/kg/h for 6 hours before and 6 hours after the procedure is advised when eGFR is below 30 mL/min/1.73 m². N-acetylcysteine does not prevent acute kidney injury and should not be used. Metformin is withheld for 48 hours after contrast in these patients. Emergency imaging must not be delayed for creatinine results. Prophylactic haemodialysis is not advised. Loop diuretics increase the risk of injury."',
    'Com TFG estimada reduzida, a metformina fica suspensa por 48 horas após o contraste iodado [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Hydrocortisone in Severe Community-Acquired Pneumonia ‖ Hydrocortisone vs placebo in severe community-acquired pneumonia (n=795): 28-day death 6.2% vs 11.9%, HR 0.51 (0.30-0.87), p=0.006; intubation 18.0% vs 29.5%; hospital-acquired infection 9.8% vs 11.1%, not significant; daily insulin dose in the first week higher with hydrocortisone (35.5 vs 20.5 IU)" + "Vasopressors and adjuncts in adult septic shock: ICU guideline ‖ In adults with septic shock, start norepinephrine as the first-line vasopressor; add vasopressin 0.03 units/min when norepinephrine exceeds 0.25 µg/kg/min. We suggest intravenous hydrocortisone 200 mg/day for ongoing vasopressor requirement. We recommend against hydroxyethyl starch. Peripheral vasopressor infusion should not be delayed while awaiting a central line. Measure lactate again within 2 to 4 hours if it is above 2 mmol/L. Vitamin C is not recommended."',
    'Na necessidade persistente de vasopressor, sugere-se hidrocortisona intravenosa 200 mg/dia [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Monthly High-Dose Vitamin D and Falls in Older Adults ‖ Monthly vitamin D 60,000 IU for 3 years in 2,256 community-dwelling adults aged 70 years or over did not prevent falls (incidence rate ratio 1.05; 95% CI 0.94–1.17). Fractures were not reduced (6.1% vs 5.8%). Serum 25-hydroxyvitamin D rose from 48 to 94 nmol/L. Among participants with a body-mass index below 25, falls were more frequent with vitamin D (IRR 1.25; 95% CI 1.06–1.47). Hypercalcaemia was rare and kidney stones did not increase." + "Ácido zoledrônico 5 mg/100 mL: bula para o profissional de saúde ‖ Ácido zoledrônico 5 mg intravenoso, uma vez ao ano, em infusão de no mínimo 15 minutos, para osteoporose pós-menopáusica. Corrigir hipocalcemia e deficiência de vitamina D antes da aplicação. Não administrar se a depuração de creatinina for inferior a 35 mL/min. Paracetamol após a infusão diminui os sintomas gripais. Após 3 aplicações anuais, considerar pausa em pacientes de baixo risco. Procedimentos dentários invasivos devem ser concluídos antes do início."',
    'O ácido zoledrônico não deve ser administrado se a depuração de creatinina for inferior a 35 mL/min [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Clortalidona na doença renal crônica avançada: ensaio clínico randomizado ‖ Ensaio clínico com 612 pacientes com doença renal crônica estágio 4 e hipertensão mal controlada: a clortalidona reduziu a pressão sistólica de 24 horas em 11,0 mmHg, contra 0,5 mmHg com placebo (diferença −10,5 mmHg; IC 95% −14,6 a −6,4). A albuminúria caiu 52% a mais com a clortalidona. Hipocalemia, hiperuricemia e tontura foram mais frequentes com clortalidona. Não houve diferença na mortalidade. Aumento reversível da creatinina ocorreu em 45% e 13%, respectivamente." + "Telemonitoramento da pressão arterial na atenção básica: ensaio por conglomerados ‖ Ensaio de telemonitoramento da pressão arterial em 28 unidades básicas de saúde (n = 1.460): após 12 meses, 61,3% do grupo intervenção e 44,8% do cuidado habitual tinham pressão abaixo de 140/90 mmHg (p < 0,001). A pressão sistólica caiu 6,2 mmHg a mais com a intervenção. As visitas ao pronto-socorro não diminuíram. A adesão aos medicamentos melhorou. Não houve aumento de hipotensão. O custo por paciente foi R$ 212 maior."',
    'O telemonitoramento fez a pressão sistólica cair 6,2 mmHg a mais que o cuidado habitual [1].',
    'd',
  ],
];

export const leafletsAndManuals: HandCase[] = [...casesOf(groups), ...ofSeveral];
