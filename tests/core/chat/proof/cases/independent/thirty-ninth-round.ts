import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-third examiner. */
const groups: CaseGroup[] = [
  [
    '"DAPRESERVE-2: dapagliflozin versus placebo in heart failure with mildly reduced ejection fraction ‖ n=3,918, LVEF 41–49%: worsening HF or CV death 14.8% vs 18.9%, HR 0.76 (0.66-0.88); all-cause death 10.2% vs 10.9%, HR 0.93 (0.78-1.11); DKA 0.1% in each arm"',
    [
      'Na IC com FE levemente reduzida, a dapagliflozina baixou o desfecho de piora da IC ou morte CV de 18,9% para 14,8% (HR 0,76) [1].',
      '- Mortalidade por todas as causas: sem diferença significativa entre dapagliflozina e placebo (HR 0,93; IC 95% 0,78–1,11) [1]',
    ],
    [
      [
        'digit',
        'Com dapagliflozina, 14,8% dos pacientes tiveram piora da IC ou morte cardiovascular, contra 16,9% dos que receberam placebo [1].',
      ],
      [
        'bounds',
        'Para piora da IC ou morte CV, o HR foi de 0,76 (IC 95% 0,66–0,98) a favor da dapagliflozina [1].',
      ],
      [
        'direction',
        'A dapagliflozina aumentou o risco de piora da insuficiência cardíaca ou morte cardiovascular (14,8% vs 18,9% com placebo; HR 0,76) [1].',
      ],
    ],
  ],
  [
    '"TXA-PARTO: tranexamic acid versus placebo for postpartum haemorrhage after vaginal birth ‖ n=6,240: death due to bleeding 1.1% vs 1.7%, RR 0.65 (0.42-0.99); hysterectomy 2.4% vs 2.3%, RR 1.04 (0.77-1.41); thromboembolic events 0.3% vs 0.3%"',
    [
      'O ácido tranexâmico diminuiu a morte por sangramento na HPP após parto vaginal: 1,1% vs 1,7% no grupo placebo [1].',
      'Quanto à segurança, eventos tromboembólicos ocorreram em 0,3% das mulheres em ambos os braços, ou seja, sem aumento com o TXA [1].',
      'O TXA não reduziu a histerectomia (RR 1,04; 0,77 a 1,41) [1].',
    ],
    [
      [
        'direction',
        'O uso de ácido tranexâmico elevou as mortes por sangramento em puérperas com hemorragia pós-parto [1].',
      ],
      ['decimal', 'Morte por sangramento: 0,11% com ácido tranexâmico e 1,7% com placebo [1].'],
    ],
  ],
  [
    '"CURTO-PAC: amoxicillin for 3 days versus 7 days in non-severe childhood pneumonia ‖ n=1,326, age 6–59 months: treatment failure 5.9% vs 5.6%, difference 0.3 points (-2.2 to 2.8), non-inferiority met; diarrhoea 6.1% vs 10.4%"',
    [
      'Em crianças de 6 a 59 meses com pneumonia não grave, tratar por 3 dias com amoxicilina foi não inferior a tratar por 7 dias (falha de 5,9% e 5,6%, respectivamente) [1].',
      'O curso curto deu menos diarreia do que o de 7 dias (6,1% x 10,4%) [1].',
    ],
    [
      [
        'negation',
        'O esquema de 3 dias de amoxicilina não alcançou a não inferioridade em relação ao de 7 dias [1].',
      ],
      [
        'direction',
        'A diarreia foi mais frequente nas crianças tratadas por 3 dias do que nas tratadas por 7 dias [1].',
      ],
      ['unit', 'O ensaio incluiu crianças de 6 a 59 semanas de idade com pneumonia não grave [1].'],
    ],
  ],
  [
    '"SEPSE-FLUID: restrictive versus liberal IV fluids in septic shock ‖ n=1,554: 90-day mortality 42.3% vs 42.1%, RR 1.00 (0.89-1.13); median 72-h IV fluid 1,650 mL vs 3,800 mL; serious adverse events 29.4% vs 30.8%"',
    [
      'No choque séptico, restringir fluidos não mudou a mortalidade em 90 dias (42,3% vs 42,1% com a estratégia liberal; RR 1,00) [1].',
      'Em 72 horas, o braço restritivo recebeu mediana de 1,65 L de fluidos IV e o liberal, 3,8 L [1].',
    ],
    [
      [
        'arms',
        'O volume IV mediano em 72 h foi de 3.800 mL no grupo restritivo e de 1.650 mL no grupo liberal [1].',
      ],
      [
        'direction',
        'A estratégia restritiva de fluidos reduziu a mortalidade em 90 dias em comparação com a liberal [1].',
      ],
      ['digit', 'Eventos adversos graves: 24,9% com a estratégia restritiva e 30,8% com a liberal [1].'],
    ],
  ],
  [
    '"ESKETA-DEP: intranasal esketamine versus quetiapine XR in treatment-resistant depression ‖ n=676: remission at week 8 27.1% vs 17.6%, OR 1.74 (1.20-2.52); discontinuation due to adverse events 4.2% vs 11.0%; dizziness 46.7% vs 7.9%"',
    [
      'Remissão na semana 8 foi mais comum com escetamina intranasal que com quetiapina XR: 27,1% contra 17,6% (OR 1,74; IC 95% 1,20–2,52) [1].',
      'Ao prescrever, avise o paciente: tontura apareceu em 46,7% com escetamina, bem mais que os 7,9% com quetiapina [1].',
      'Menos pacientes interromperam o tratamento por eventos adversos no grupo escetamina (4,2%) do que no grupo quetiapina (11%) [1].',
    ],
    [
      [
        'arms',
        'A remissão na 8ª semana foi de 27,1% com quetiapina XR e de 17,6% com escetamina intranasal [1].',
      ],
      [
        'direction',
        'O abandono por eventos adversos foi maior com escetamina (4,2%) do que com quetiapina de liberação prolongada (11,0%) [1].',
      ],
    ],
  ],
  [
    '"Protocolo de anafilaxia no pronto-socorro ‖ A adrenalina (1 mg/mL) deve ser aplicada por via intramuscular na face anterolateral da coxa, na dose de 0,01 mg/kg, com máximo de 0,5 mg em adultos e de 0,3 mg em crianças. Repetir a cada 5 a 15 minutos se não houver resposta. Anti-histamínicos e corticoides não substituem a adrenalina. Nas reações graves, observar por pelo menos 6 horas."',
    [
      'Na anafilaxia: adrenalina IM na face anterolateral da coxa, 0,01 mg/kg, até 0,5 mg no adulto e 0,3 mg na criança [1].',
      'Sem resposta, repita a adrenalina a cada 5–15 min [1].',
    ],
    [
      [
        'decimal',
        'A dose de adrenalina IM na anafilaxia é de 0,1 mg/kg, no músculo da face anterolateral da coxa [1].',
      ],
      [
        'negation',
        'Anti-histamínicos e corticoides substituem a adrenalina no tratamento da anafilaxia [1].',
      ],
      ['population', 'Em crianças com anafilaxia, a dose máxima de adrenalina IM é de 0,5 mg [1].'],
    ],
  ],
  [
    '"Dengue: manejo clínico por grupos de risco ‖ Grupo B: hidratação oral de 60 mL/kg/dia em adultos, sendo um terço em solução salina. Grupo C: soro fisiológico 10 mL/kg na primeira hora, podendo ser repetido até três vezes. Grupo D: expansão com 20 mL/kg em até 20 minutos. O ácido acetilsalicílico e os anti-inflamatórios não esteroidais são contraindicados."',
    [
      'Dengue grupo D: expansão com 20 mL/kg em até 20 min [1].',
      'No adulto do grupo B, prescrever 60 mL/kg/dia por via oral, um terço como solução salina [1].',
    ],
    [
      ['unit', 'Pacientes do grupo D devem receber 20 mL/kg em até 20 horas [1].'],
      ['digit', 'No grupo C, a recomendação é SF 15 mL/kg na primeira hora, repetível até três vezes [1].'],
      ['negation', 'AAS e AINEs não são contraindicados na dengue [1].'],
    ],
  ],
  [
    '"Sulfato de magnésio na pré-eclâmpsia grave: protocolo da maternidade ‖ Esquema de Zuspan: ataque de 4 g IV em 20 minutos e manutenção de 1 a 2 g/h, mantida por 24 horas após o parto. Suspender a infusão se frequência respiratória < 16 irpm, diurese < 25 mL/h ou reflexo patelar abolido. O antídoto é o gluconato de cálcio a 10%, 10 mL IV lento. Com creatinina ≥ 1,2 mg/dL, reduzir a manutenção à metade."',
    [
      'Interrompa o sulfato de magnésio se FR abaixo de 16 irpm, diurese menor que 25 mL/h ou reflexo patelar ausente [1].',
      '* Antídoto da intoxicação por magnésio: gluconato de cálcio 10%, 10 mL IV, lento [1]',
    ],
    [
      ['comparator', 'O sulfato de magnésio deve ser suspenso se a diurese for > 25 mL/h [1].'],
      ['unit', 'No esquema de Zuspan, a manutenção é de 1 a 2 mg/h até 24 horas depois do parto [1].'],
    ],
  ],
  [
    '"Linha de cuidado da hipertensão arterial na atenção primária ‖ A meta pressórica é < 130/80 mmHg em pacientes de alto risco e < 140/90 mmHg nos de risco baixo ou moderado. Em idosos frágeis, aceita-se PAS < 160 mmHg. Iniciar monoterapia somente no estágio 1 de baixo risco ou em maiores de 80 anos; nos demais, combinar dois fármacos. Não se deve associar IECA e BRA."',
    [
      'Meta pressórica no hipertenso de alto risco: abaixo de 130/80 mmHg [1].',
      'A associação de IECA com BRA não é recomendada [1].',
      'Monoterapia inicial só no estágio 1 de baixo risco e nos maiores de 80 anos; para os outros, dois fármacos combinados [1].',
    ],
    [
      ['population', 'Nos pacientes de risco baixo ou moderado, a meta é manter a PA < 130/80 mmHg [1].'],
      ['digit', 'Em idosos frágeis, tolera-se PAS < 150 mmHg [1].'],
    ],
  ],
  [
    '"Cetoacidose diabética no adulto: rotina da UPA ‖ Iniciar insulina regular IV a 0,1 U/kg/h somente se potássio ≥ 3,3 mEq/L. Quando a glicemia chegar a 200 mg/dL, reduzir a infusão para 0,05 U/kg/h e acrescentar glicose a 5%. O bicarbonato está indicado apenas se pH < 6,9. Critérios de resolução: pH > 7,3, bicarbonato ≥ 18 mEq/L e ânion gap ≤ 12."',
    [
      'Só inicie a insulina regular (0,1 U/kg/h IV) quando o potássio estiver em pelo menos 3,3 mEq/L [1].',
      'Bicarbonato na CAD: reservado para pH < 6,9 [1].',
    ],
    [
      ['comparator', 'Na CAD, indica-se bicarbonato quando o pH está > 6,9 [1].'],
      [
        'digit',
        'Ao atingir glicemia de 250 mg/dL, reduza a insulina para 0,05 U/kg/h e acrescente glicose a 5% [1].',
      ],
      [
        'comparator',
        'Considera-se a CAD resolvida com pH > 7,3, bicarbonato ≤ 18 mEq/L e ânion gap ≤ 12 [1].',
      ],
    ],
  ],
  [
    '"High-dose vitamin D and viral upper respiratory infections in preschool children ‖ We randomly assigned 703 children aged 1 to 5 years to vitamin D 2000 IU/day or 400 IU/day during winter, for at least 4 months. Laboratory-confirmed infections averaged 1.05 per child in the high-dose group and 1.03 in the standard-dose group (incidence rate ratio 1.02, 95% CI 0.88 to 1.18). High-dose supplementation did not reduce infections. Serum 25-hydroxyvitamin D rose to 48.7 ng/mL in the high-dose group."',
    [
      'Em pré-escolares, 2.000 UI/dia de vitamina D não reduziram as infecções respiratórias altas em comparação com 400 UI/dia (1,05 vs 1,03 por criança) [1].',
      'A razão de taxas de incidência foi 1,02 (IC 95% 0,88–1,18), portanto sem benefício da dose alta [1].',
    ],
    [
      [
        'negation',
        'A suplementação de vitamina D em dose alta reduziu as infecções de vias aéreas superiores em crianças pequenas [1].',
      ],
      ['digit', 'O estudo randomizou 730 crianças de 1 a 5 anos para vitamina D em dose alta ou padrão [1].'],
      ['unit', 'O nível sérico de 25-OH-vitamina D chegou a 48,7 mg/mL no grupo de dose alta [1].'],
    ],
  ],
  [
    '"Antibiotic therapy versus appendectomy for uncomplicated acute appendicitis: five-year follow-up ‖ Among 246 adults treated initially with antibiotics, 96 underwent appendectomy within 5 years (cumulative recurrence 39.0%; 95% CI 32.9 to 45.1). Overall complications were less frequent in the antibiotic group than in the surgery group (6.8% vs 23.9%; P<0.001). Median sick leave was 11 days with antibiotics and 22 days with surgery. Length of hospital stay did not differ between the groups."',
    [
      'Dos 246 adultos tratados inicialmente com antibiótico, 96 acabaram operados em até 5 anos (recorrência de 39%) [1].',
      'O afastamento do trabalho foi mais curto com antibiótico: mediana de 11 dias, ante 22 dias após a cirurgia [1].',
      'O tempo de internação não diferiu entre antibioticoterapia e apendicectomia [1].',
    ],
    [
      [
        'direction',
        'As complicações foram mais frequentes com antibióticos (6,8%) do que com cirurgia (23,9%) [1].',
      ],
    ],
  ],
  [
    '"Immediate skin-to-skin contact for mothers and their healthy newborns: meta-analysis ‖ In 14 trials with 887 pairs, immediate skin-to-skin contact increased breastfeeding at 1 to 4 months (RR 1.24, 95% CI 1.07 to 1.43). Blood glucose 75 to 180 minutes after birth was higher (mean difference 10.5 mg/dL, 95% CI 8.4 to 12.6). There was no difference in axillary temperature. The benefit for breastfeeding was also seen after caesarean birth."',
    [
      'O contato pele a pele imediato favoreceu o aleitamento entre 1 e 4 meses (RR 1,24), inclusive após cesárea [1].',
      'A glicemia do RN ficou, em média, 10,5 mg/dL mais alta com o contato pele a pele (IC 95% 8,4 a 12,6) [1].',
      'Não se observou diferença na temperatura axilar [1].',
    ],
    [
      ['direction', 'A glicemia dos recém-nascidos foi menor quando houve contato pele a pele imediato [1].'],
      [
        'bounds',
        'O aleitamento entre 1 e 4 meses aumentou com o pele a pele imediato (RR 1,24; IC 95% 1,17–1,43) [1].',
      ],
    ],
  ],
  [
    '"Once-weekly semaglutide in adolescents with obesity: a 68-week randomized trial ‖ A total of 198 adolescents aged 12 to 17 years received semaglutide 2.4 mg weekly or placebo. Mean BMI fell by 15.8% with semaglutide and rose by 0.7% with placebo (difference -16.5 percentage points; 95% CI -20.1 to -12.9). Gastrointestinal adverse events were more common with semaglutide than with placebo (61% vs 43%). No cases of pancreatitis were reported."',
    [
      'Em adolescentes de 12 a 17 anos com obesidade, semaglutida 2,4 mg/semana reduziu o IMC em 15,8%, ao passo que no placebo ele subiu 0,7% [1].',
      'Efeitos gastrointestinais foram mais comuns com semaglutida (61%) que com placebo (43%); não houve casos de pancreatite [1].',
      'Nenhum caso de pancreatite foi relatado no ensaio com adolescentes [1].',
    ],
    [
      [
        'digit',
        'A diferença na variação do IMC entre semaglutida e placebo foi de -18,5 pontos percentuais (IC 95% -20,1 a -12,9) [1].',
      ],
    ],
  ],
  [
    '"Haloperidol for delirium in the intensive care unit ‖ In 987 adults with delirium, intravenous haloperidol 2.5 mg three times daily was compared with placebo. Days alive and out of hospital at 90 days were 35.8 with haloperidol and 32.9 with placebo (difference 2.9 days; 95% CI -1.2 to 7.0; P=0.22). Mortality at 90 days was 36.3% vs 43.3%. Serious adverse reactions were not more frequent with haloperidol."',
    [
      'Na UTI, o haloperidol não aumentou de forma significativa os dias vivos e fora do hospital em 90 dias (35,8 vs 32,9; p = 0,22) [1].',
      'Em adultos com delirium, testou-se haloperidol 2,5 mg IV três vezes ao dia contra placebo [1].',
      'A mortalidade em 90 dias foi de 36,3% com haloperidol e 43,3% com placebo [1].',
      'Reações adversas graves não foram mais comuns com haloperidol [1].',
      'A diferença média foi de 2,9 dias (IC 95% -1,2 a 7,0), sem significância estatística [1].',
    ],
    [],
  ],
  [
    '"VSR-60: prefusion F RSV vaccine versus placebo in adults aged 60 years or older ‖ n=21,480: RSV lower respiratory tract disease 0.07% vs 0.34%, vaccine efficacy 79.4% (58.1-91.0); injection-site pain 58.6% vs 9.1%; serious adverse events 4.3% vs 4.1%"',
    [
      'Em pessoas com 60 anos ou mais, a vacina contra o VSR teve eficácia de 79,4% contra doença do trato respiratório inferior (IC 95% 58,1–91,0) [1].',
      'Dor no local da injeção foi bem mais frequente com a vacina: 58,6% contra 9,1% no placebo [1].',
    ],
    [
      [
        'decimal',
        'A doença de vias aéreas inferiores por VSR ocorreu em 0,7% dos vacinados e em 0,34% do grupo placebo [1].',
      ],
      ['bounds', 'Eficácia vacinal de 79,4%, com IC 95% entre 68,1% e 91,0% [1].'],
      [
        'direction',
        'O grupo vacinado teve mais doença respiratória baixa por VSR do que o grupo placebo [1].',
      ],
    ],
  ],
  [
    '"CELU-5: cephalexin 5 days versus 10 days in uncomplicated cellulitis ‖ n=412: clinical cure at day 14 90.3% vs 91.7%, difference -1.4 points (-6.9 to 4.1), non-inferior; recurrence at 90 days 8.2% vs 7.8%; nausea 5.1% vs 9.7%"',
    [
      'Na celulite não complicada, cefalexina por 5 dias foi não inferior a 10 dias (cura no 14º dia em 90,3% e 91,7%) [1].',
      'Recorrência em 90 dias parecida: 8,2% com 5 dias e 7,8% com 10 dias [1].',
    ],
    [
      ['direction', 'As náuseas foram mais comuns no curso de 5 dias (5,1%) que no de 10 dias (9,7%) [1].'],
      [
        'digit',
        'A cura clínica no dia 14 chegou a 93,0% com cefalexina por 5 dias e a 91,7% com 10 dias [1].',
      ],
      [
        'negation',
        'Cinco dias de cefalexina não demonstraram não inferioridade frente a dez dias na celulite [1].',
      ],
    ],
  ],
  [
    '"MISO-BAL: oral misoprostol versus balloon catheter for labour induction at term ‖ n=1,845: caesarean delivery 16.8% vs 20.1%, RR 0.84 (0.69-1.02); vaginal birth within 24 h 46.0% vs 36.7%, RR 1.25 (1.12-1.40); uterine hyperstimulation 3.7% vs 1.9%"',
    [
      'O misoprostol oral aumentou os partos vaginais em até 24 h em relação ao balão (46,0% vs 36,7%; RR 1,25) [1].',
      'A taxa de cesárea não diferiu de modo significativo entre misoprostol oral e balão (RR 0,84; IC 95% 0,69–1,02) [1].',
      'Atenção à hiperestimulação uterina: 3,7% com misoprostol oral e 1,9% com o cateter balão [1].',
    ],
    [
      ['arms', 'Parto vaginal em 24 horas: 46,0% no grupo do balão e 36,7% no do misoprostol oral [1].'],
      [
        'direction',
        'A hiperestimulação uterina foi menos comum com misoprostol oral do que com o balão [1].',
      ],
    ],
  ],
  [
    '"TNK-BR: tenecteplase 0.25 mg/kg versus alteplase 0.9 mg/kg in acute ischaemic stroke within 4.5 h ‖ n=1,577: mRS 0–1 at 90 days 36.9% vs 34.8%, difference 2.1 points (-2.6 to 6.9), non-inferior; symptomatic ICH 3.4% vs 3.2%; 90-day death 15.3% vs 15.4%"',
    [
      'Tenecteplase 0,25 mg/kg foi não inferior à alteplase 0,9 mg/kg no AVC isquêmico até 4,5 h (mRS 0–1 em 36,9% vs 34,8%) [1].',
      'HIC sintomática: 3,4% (tenecteplase) e 3,2% (alteplase); morte em 90 dias: 15,3% e 15,4% [1].',
    ],
    [
      ['unit', 'A tenecteplase foi usada na dose de 0,25 mcg/kg, e a alteplase, na de 0,9 mg/kg [1].'],
      [
        'digit',
        'Hemorragia intracraniana sintomática ocorreu em 4,3% com tenecteplase e em 3,2% com alteplase [1].',
      ],
    ],
  ],
  [
    '"BALANÇO-LI: lithium versus valproate for relapse prevention in bipolar I disorder ‖ n=330: any new mood episode within 2 years 59% vs 69%, HR 0.71 (0.51-1.00); hospital admission 31% vs 43%; hypothyroidism 7.3% vs 1.8%"',
    [
      'Em 2 anos, 59% dos pacientes com lítio e 69% dos com valproato tiveram novo episódio de humor [1].',
      'O lítio causou mais hipotireoidismo que o valproato (7,3% vs 1,8%) [1].',
      'Menos internações com lítio do que com valproato: 31% contra 43% [1].',
    ],
    [
      ['arms', 'O hipotireoidismo atingiu 7,3% dos que usaram valproato e 1,8% dos que usaram lítio [1].'],
      [
        'direction',
        'As internações hospitalares foram mais frequentes entre os pacientes tratados com lítio do que com valproato [1].',
      ],
    ],
  ],
  [
    '"Crise de asma na criança: protocolo do pronto atendimento infantil ‖ Salbutamol spray 100 mcg, 4 a 8 jatos com espaçador a cada 20 minutos na primeira hora. Prednisolona 1 a 2 mg/kg/dia (máximo 40 mg/dia) por 3 a 5 dias. Sulfato de magnésio IV 50 mg/kg se mantiver SpO2 < 92% após a primeira hora. Antibióticos e radiografia de tórax não são indicados de rotina."',
    [
      'Na primeira hora da crise: salbutamol spray, 4 a 8 jatos com espaçador de 20 em 20 minutos [1].',
      'Rx de tórax e antibiótico não entram na rotina da crise asmática infantil [1].',
    ],
    [
      [
        'comparator',
        'Considerar sulfato de magnésio IV 50 mg/kg se a SpO2 permanecer > 92% depois da primeira hora [1].',
      ],
      ['digit', 'Prednisolona 1–2 mg/kg/dia, no máximo 60 mg/dia, por 3 a 5 dias [1].'],
      ['unit', 'Sulfato de magnésio na criança com crise refratária: 50 g/kg por via IV [1].'],
    ],
  ],
  [
    '"Sífilis na gestação: conduta na atenção básica ‖ Sífilis recente: benzilpenicilina benzatina 2,4 milhões UI IM em dose única. Sífilis tardia ou de duração ignorada: 2,4 milhões UI por semana, por três semanas (total de 7,2 milhões UI). Se o intervalo entre as doses ultrapassar 9 dias, reiniciar o esquema. A doxiciclina é contraindicada na gestação; o controle é feito com teste não treponêmico mensal."',
    [
      'Gestante com sífilis tardia ou de duração desconhecida: penicilina benzatina 2,4 milhões UI/semana por 3 semanas, somando 7,2 milhões UI [1].',
      'Doxiciclina não deve ser usada na gestação [1].',
      'Se passarem mais de 9 dias entre as doses, é preciso recomeçar o esquema [1].',
    ],
    [
      [
        'digit',
        'O esquema para sífilis tardia na gestante totaliza 9,2 milhões UI de penicilina benzatina [1].',
      ],
      ['negation', 'A doxiciclina é permitida na gestação como alternativa à penicilina [1].'],
    ],
  ],
  [
    '"Febre sem sinais localizatórios no lactente: fluxograma ‖ Menores de 30 dias com temperatura axilar ≥ 37,8 °C devem ser internados, com coleta de hemocultura, urina e liquor. Entre 3 e 36 meses, em bom estado geral e com temperatura < 39 °C, não são necessários exames. Com temperatura ≥ 39 °C e vacinação incompleta, colher hemograma; se leucócitos ≥ 20.000/mm³, solicitar radiografia de tórax."',
    [
      'RN com menos de 30 dias e Tax ≥ 37,8 °C: internação e coleta de hemocultura, urina e LCR [1].',
      'Entre 3 e 36 meses, bom estado geral e T < 39 °C dispensam exames [1].',
    ],
    [
      [
        'comparator',
        'No lactente com vacinação incompleta, deve-se colher hemograma quando a temperatura for < 39 °C [1].',
      ],
      [
        'population',
        'Crianças de 3 a 36 meses com temperatura axilar ≥ 37,8 °C devem ser internadas para coleta de hemocultura, urina e liquor [1].',
      ],
      ['decimal', 'Radiografia de tórax está indicada se leucócitos ≥ 2.000/mm³ [1].'],
    ],
  ],
  [
    '"Cessação do tabagismo: tratamento farmacológico ‖ Bupropiona: 150 mg/dia nos três primeiros dias e, depois, 150 mg duas vezes ao dia, com intervalo mínimo de 8 horas, por 12 semanas. É contraindicada em pessoas com epilepsia ou transtorno alimentar. Adesivo de nicotina: 21 mg/24 h por 4 semanas, 14 mg/24 h por 4 semanas e 7 mg/24 h por 2 semanas. A associação de bupropiona com reposição de nicotina é permitida."',
    [
      'Bupropiona: 150 mg/dia nos 3 primeiros dias e depois 150 mg 2x/dia, com pelo menos 8 h entre as doses [1].',
      'Não prescreva bupropiona a quem tem epilepsia ou transtorno alimentar [1].',
    ],
    [
      ['negation', 'Pessoas com epilepsia não têm contraindicação ao uso de bupropiona [1].'],
      ['negation', 'Não é permitido associar bupropiona à reposição de nicotina [1].'],
      ['unit', 'O adesivo de 21 mg/24 h deve ser usado por 4 dias antes da redução para 14 mg/24 h [1].'],
    ],
  ],
  [
    '"Profilaxia do tétano após ferimento ‖ Ferimento limpo em pessoa com esquema completo: reforço da dT somente se a última dose tiver sido há mais de 10 anos. Ferimento de alto risco: reforço se última dose há mais de 5 anos. Com história vacinal incerta ou menos de três doses, ferimento de alto risco exige vacina e imunoglobulina antitetânica 250 UI IM. Ferimentos superficiais e limpos não requerem imunoglobulina."',
    [
      'Ferimento de alto risco em quem tem história vacinal incerta: vacina mais imunoglobulina antitetânica 250 UI IM [1].',
      'No ferimento limpo, com esquema completo, só se reforça a dT se a última dose tem mais de 10 anos [1].',
    ],
    [
      [
        'comparator',
        'Ferimento de alto risco em vacinado: reforço se a última dose foi aplicada há menos de 5 anos [1].',
      ],
      ['digit', 'A dose da imunoglobulina antitetânica é de 500 UI IM [1].'],
    ],
  ],
  [
    '"Low-dose aspirin for prevention of preterm preeclampsia in high-risk women ‖ In this double-blind trial, 1,702 women at high risk received aspirin 150 mg or placebo nightly from 11–14 weeks until 36 weeks of gestation. Preterm preeclampsia occurred in 1.7% of the aspirin group and 4.4% of the placebo group (OR 0.38; 95% CI 0.20 to 0.73). Neonatal adverse outcomes were similar between groups. Aspirin did not increase antepartum haemorrhage."',
    [
      'Aspirina 150 mg à noite, iniciada entre 11 e 14 semanas e mantida até 36 semanas, reduziu a pré-eclâmpsia pré-termo de 4,4% para 1,7% [1].',
      'O AAS não aumentou a hemorragia anteparto [1].',
    ],
    [
      ['bounds', 'Pré-eclâmpsia pré-termo: OR 0,38 (IC 95% 0,20 a 0,93) com aspirina [1].'],
      [
        'direction',
        'Em gestantes de alto risco, a aspirina em baixa dose aumentou a ocorrência de pré-eclâmpsia pré-termo [1].',
      ],
    ],
  ],
  [
    '"Restrictive or liberal transfusion strategy in myocardial infarction and anemia ‖ We randomly assigned 3,460 adults with myocardial infarction to a restrictive (hemoglobin cutoff 7 or 8 g/dL) or a liberal strategy (cutoff <10 g/dL). Death or reinfarction at 30 days occurred in 16.9% and 14.5%, respectively (RR 1.15; 95% CI 0.99 to 1.34; P=0.07). Heart failure was not more common with the liberal strategy. Cardiac death was more common with the restrictive strategy (5.5% vs 3.2%)."',
    [
      'No IAM com anemia, morte ou reinfarto em 30 dias ocorreu em 16,9% com a estratégia restritiva e em 14,5% com a liberal, sem significância estatística (p = 0,07) [1].',
      'A insuficiência cardíaca não foi mais comum com a estratégia transfusional liberal [1].',
      'O gatilho de transfusão foi Hb de 7 ou 8 g/dL no braço restritivo e < 10 g/dL no braço liberal [1].',
      'Para morte ou reinfarto, RR 1,15 (IC 95% 0,99–1,34) [1].',
    ],
    [
      [
        'direction',
        'A morte cardíaca foi menos comum com a estratégia restritiva (5,5%) que com a liberal (3,2%) [1].',
      ],
    ],
  ],
  [
    '"Cognitive behavioral therapy for insomnia versus zolpidem in older adults ‖ In 118 adults older than 65 years with chronic insomnia, six sessions of CBT-I were compared with zolpidem 5 mg nightly. At 6 months, sleep efficiency was 81.4% with CBT-I and 73.2% with zolpidem. Falls were more frequent with zolpidem (14% vs 3%). Total sleep time did not differ significantly between groups (P=0.31)."',
    [
      'Em maiores de 65 anos com insônia crônica, a TCC-I deixou a eficiência do sono em 81,4% aos 6 meses, contra 73,2% com zolpidem 5 mg [1].',
      'Quedas: 14% com zolpidem e 3% com TCC-I [1].',
      'Idosos em uso de zolpidem caíram mais do que os tratados com terapia cognitivo-comportamental [1].',
    ],
    [
      ['negation', 'O tempo total de sono diferiu significativamente entre TCC-I e zolpidem [1].'],
      [
        'digit',
        'Após 6 meses, a eficiência do sono foi de 84,1% com TCC para insônia e de 73,2% com zolpidem [1].',
      ],
    ],
  ],
  [
    '"Early introduction of peanut in high-risk infants ‖ Infants aged 4 to 11 months with severe eczema or egg allergy were assigned to consume at least 6 g of peanut protein per week or to avoid peanut until 60 months of age. Peanut allergy at 60 months was 3.2% in the consumption group and 17.2% in the avoidance group (P<0.001). Growth and nutrition did not differ between groups. Hospitalization rates were similar."',
    [
      'Lactentes de 4 a 11 meses com eczema grave ou alergia a ovo que consumiram amendoim tiveram menos alergia a ele aos 60 meses (3,2% vs 17,2%) [1].',
      'A introdução precoce do amendoim não alterou crescimento nem nutrição [1].',
      'A quantidade mínima no grupo de consumo era de 6 g de proteína de amendoim por semana [1].',
      'Aos 5 anos (60 meses), 17,2% das crianças que evitaram amendoim eram alérgicas [1].',
    ],
    [],
  ],
  [
    '"Accelerated surgery versus standard care in hip fracture ‖ In 2,970 patients aged 45 years or older with hip fracture, median time to surgery was 6 hours with accelerated care and 24 hours with standard care. Ninety-day mortality was 9% vs 10% (HR 0.91; 95% CI 0.72 to 1.14). Delirium was less frequent with accelerated surgery (9% vs 12%; OR 0.72). The risk of surgical-site infection did not differ."',
    [
      'Na fratura de quadril, a cirurgia acelerada (mediana de 6 h) não reduziu de forma significativa a mortalidade em 90 dias: 9% vs 10% (HR 0,91; 0,72–1,14) [1].',
      'Houve menos delirium com a cirurgia acelerada, 9% contra 12% no cuidado padrão [1].',
      'Infecção do sítio cirúrgico: sem diferença entre cirurgia acelerada e cuidado padrão [1].',
    ],
    [
      [
        'direction',
        'A cirurgia acelerada aumentou a ocorrência de delirium nos pacientes com fratura de quadril [1].',
      ],
      ['digit', 'O ensaio incluiu 2.970 pacientes com 55 anos ou mais e fratura de quadril [1].'],
    ],
  ],
  [
    '"APIX-CA: apixaban versus dalteparin for cancer-associated venous thromboembolism ‖ n=1,168, 6 months: recurrent VTE 5.6% vs 7.9%, HR 0.70 (0.45-1.09); major bleeding 3.8% vs 4.0%, HR 0.95 (0.52-1.71); death 23.4% vs 26.4%"',
    [
      'TEV recorrente em 6 meses: 5,6% com apixabana e 7,9% com dalteparina, diferença não significativa (HR 0,70; IC 95% 0,45–1,09) [1].',
      'O sangramento maior foi semelhante com apixabana e dalteparina (3,8% vs 4,0%) [1].',
    ],
    [
      [
        'arms',
        'Na trombose associada ao câncer, houve recorrência em 5,6% dos tratados com dalteparina e em 7,9% dos tratados com apixabana [1].',
      ],
      ['decimal', 'O sangramento maior ocorreu em 3,8% com apixabana e 40% com dalteparina [1].'],
      ['bounds', 'HR para sangramento maior: 0,95, com IC 95% de 0,45 a 1,09 [1].'],
    ],
  ],
  [
    '"BRONQ-HFNC: high-flow nasal cannula versus standard oxygen in infants with bronchiolitis ‖ n=1,472, age <12 months: escalation of care 12.2% vs 23.4%, risk difference -11.2 points (-15.1 to -7.3); ICU admission 11.8% vs 9.4%; pneumothorax 1 case per arm"',
    [
      'Na bronquiolite em menores de 12 meses, o cateter nasal de alto fluxo reduziu a necessidade de escalonar o cuidado: 12,2% contra 23,4% com O2 convencional [1].',
      'Houve um caso de pneumotórax em cada grupo [1].',
    ],
    [
      [
        'direction',
        'O alto fluxo aumentou a necessidade de escalonamento do cuidado nos lactentes com bronquiolite em relação ao oxigênio padrão (12,2% vs 23,4%) [1].',
      ],
      ['digit', 'A internação em UTI foi de 17,8% com alto fluxo e de 9,4% com oxigênio padrão [1].'],
      ['unit', 'O estudo incluiu bebês com menos de 12 semanas de vida com bronquiolite [1].'],
    ],
  ],
  [
    '"ITU-7M: ciprofloxacin 7 days versus 14 days in afebrile men with urinary tract infection ‖ n=272: symptom resolution 93.1% vs 90.2%, difference 2.9 points (-5.2 to inf); recurrence 9.9% vs 12.9%; adverse events 20.6% vs 24.3%"',
    [
      'Em homens afebris com ITU, 7 dias de ciprofloxacino tiveram resolução dos sintomas em 93,1%, ante 90,2% com 14 dias [1].',
      '- Recorrência: 9,9% (7 dias) e 12,9% (14 dias) [1]',
    ],
    [
      [
        'population',
        'Em mulheres afebris com infecção urinária, 7 dias de ciprofloxacino resolveram os sintomas em 93,1% [1].',
      ],
      ['arms', 'Eventos adversos: 20,6% com 14 dias de ciprofloxacino e 24,3% com 7 dias [1].'],
    ],
  ],
  [
    '"GESTA-MET: metformin versus insulin in gestational diabetes ‖ n=733: composite neonatal outcome 32.0% vs 32.2%, RR 0.99 (0.80-1.23); severe neonatal hypoglycaemia (<28.8 mg/dL) 3.3% vs 8.1%; preterm birth 12.1% vs 7.6%; maternal preference for same treatment again 76.6% vs 27.2%"',
    [
      'No diabetes gestacional, a metformina não piorou o desfecho neonatal composto frente à insulina (32,0% vs 32,2%; RR 0,99) [1].',
      'A hipoglicemia neonatal grave foi menos comum com metformina (3,3%) do que com insulina (8,1%), mas houve mais parto prematuro (12,1% vs 7,6%) [1].',
      'Prefeririam repetir o mesmo tratamento 76,6% das mulheres que usaram metformina e 27,2% das que usaram insulina [1].',
    ],
    [
      ['direction', 'O parto pré-termo foi menos frequente com metformina do que com insulina [1].'],
      ['digit', 'Hipoglicemia neonatal grave: 3,3% com metformina e 6,1% com insulina [1].'],
    ],
  ],
  [
    '"CLOZ-EARLY: clozapine versus olanzapine for suicidality in schizophrenia ‖ n=956, 2 years: suicidal behaviour events HR 0.76 (0.58-0.97); suicide attempts 34 vs 55 patients; sialorrhoea 48.0% vs 5.9%; weight gain 31.3% vs 55.6%"',
    [
      'Clozapina reduziu eventos de comportamento suicida em comparação com olanzapina na esquizofrenia (HR 0,76; IC 0,58–0,97) [1].',
      'Sialorreia foi muito mais comum com clozapina (48,0%) que com olanzapina (5,9%) [1].',
      'O ganho de peso, por outro lado, pesou contra a olanzapina: 55,6%, e 31,3% com clozapina [1].',
    ],
    [
      [
        'direction',
        'O ganho de peso foi mais frequente com clozapina (31,3%) do que com olanzapina (55,6%) [1].',
      ],
      ['arms', 'Tentaram suicídio 34 pacientes do grupo olanzapina e 55 do grupo clozapina [1].'],
    ],
  ],
  [
    '"Paracetamol e ibuprofeno na febre da criança: bulário da unidade ‖ Paracetamol: 10 a 15 mg/kg por dose a cada 6 horas, máximo de 75 mg/kg/dia. Ibuprofeno: 5 a 10 mg/kg por dose a cada 6 a 8 horas, máximo de 40 mg/kg/dia; não usar em menores de 6 meses nem na suspeita de dengue. A alternância rotineira dos dois antitérmicos não é recomendada. Medicar se temperatura ≥ 38 °C com desconforto."',
    [
      'Paracetamol na criança: 10–15 mg/kg/dose de 6/6 h, sem passar de 75 mg/kg/dia [1].',
      'Evite ibuprofeno em lactentes com menos de 6 meses e quando se suspeita de dengue [1].',
    ],
    [
      ['comparator', 'Recomenda-se medicar a criança com desconforto se a temperatura for < 38 °C [1].'],
      ['negation', 'É recomendado alternar rotineiramente paracetamol e ibuprofeno na criança febril [1].'],
      ['digit', 'O ibuprofeno é dado em 5–10 mg/kg por dose a cada 6–8 h, com máximo de 30 mg/kg/dia [1].'],
    ],
  ],
  [
    '"Tuberculose em adultos: esquema básico ‖ Fase intensiva: rifampicina, isoniazida, pirazinamida e etambutol por 2 meses; fase de manutenção: rifampicina e isoniazida por 4 meses. Para peso de 51 a 70 kg, usar 4 comprimidos de RHZE 150/75/400/275 mg ao dia. Na meningoencefalite, a manutenção é de 10 meses. Suspender o tratamento se transaminases > 5 vezes o limite superior sem sintomas ou > 3 vezes com sintomas. A gestação não contraindica o esquema básico."',
    [
      'TB: RHZE por 2 meses, seguidos de RH por mais 4 meses; na meningoencefalite, a manutenção se estende por 10 meses [1].',
      'Gestantes podem usar o esquema básico [1].',
    ],
    [
      ['negation', 'O esquema básico para tuberculose é contraindicado na gestação [1].'],
      [
        'comparator',
        'No paciente assintomático, interrompe-se o tratamento da TB se as transaminases estiverem < 5 vezes o limite superior [1].',
      ],
      ['digit', 'Para adultos de 51 a 70 kg, a dose é de 3 comprimidos de RHZE por dia [1].'],
    ],
  ],
  [
    '"Hiperpotassemia na emergência: conduta ‖ Gluconato de cálcio a 10%, 10 a 20 mL IV em 2 a 5 minutos, se houver alteração no ECG ou potássio > 6,5 mEq/L. Insulina regular 10 U com 25 g de glicose IV em 30 minutos. Salbutamol 10 a 20 mg por nebulização. O cálcio não reduz o potássio sérico. Bicarbonato só deve ser usado se houver acidose metabólica."',
    [
      'Hipercalemia com alteração eletrocardiográfica: gluconato de cálcio 10%, 10–20 mL IV, em 2 a 5 min [1].',
      'Insulina regular 10 U IV junto com 25 g de glicose, em 30 min [1].',
    ],
    [
      ['negation', 'O gluconato de cálcio reduz o potássio sérico [1].'],
      ['decimal', 'A nebulização com salbutamol usa 1 a 2 mg na hiperpotassemia [1].'],
      ['unit', 'O gluconato de cálcio deve correr em 2 a 5 horas [1].'],
    ],
  ],
  [
    '"Pré-natal de baixo risco: rastreamento do diabetes gestacional ‖ Glicemia de jejum na primeira consulta: ≥ 126 mg/dL indica diabetes prévio; entre 92 e 125 mg/dL, diabetes gestacional. Se < 92 mg/dL, fazer TOTG com 75 g entre 24 e 28 semanas. No TOTG, um valor alterado já confirma: jejum ≥ 92, 1 h ≥ 180 ou 2 h ≥ 153 mg/dL. A hemoglobina glicada não substitui o TOTG no diagnóstico de diabetes gestacional."',
    [
      'Glicemia de jejum de 92 a 125 mg/dL na primeira consulta = diabetes gestacional; a partir de 126 mg/dL, diabetes prévio [1].',
      'TOTG 75 g entre 24 e 28 semanas para quem tem jejum inicial abaixo de 92 mg/dL [1].',
    ],
    [
      ['comparator', 'No TOTG, o diagnóstico se confirma com glicemia de 2 h < 153 mg/dL [1].'],
      [
        'digit',
        'O TOTG com 75 g é feito entre 20 e 28 semanas quando a glicemia de jejum inicial é < 92 mg/dL [1].',
      ],
      ['negation', 'A HbA1c substitui o TOTG no diagnóstico de diabetes gestacional [1].'],
    ],
  ],
  [
    '"Profilaxia antimicrobiana cirúrgica: norma do hospital ‖ Cefazolina 2 g IV até 60 minutos antes da incisão; 3 g se peso ≥ 120 kg. Repicar a cada 4 horas de cirurgia ou se sangramento > 1.500 mL. Em alérgicos a betalactâmicos, clindamicina 900 mg IV. Não manter a profilaxia por mais de 24 horas, mesmo com drenos."',
    [
      'Cefazolina 2 g IV em até 60 min antes da incisão (3 g se ≥ 120 kg) [1].',
      'A profilaxia não deve passar de 24 h, mesmo que haja dreno [1].',
      'Nova dose a cada 4 h de cirurgia ou quando a perda sanguínea ultrapassar 1,5 L [1].',
    ],
    [
      ['unit', 'No alérgico a betalactâmicos, a alternativa é clindamicina 900 g IV [1].'],
      ['comparator', 'Usar 3 g de cefazolina nos pacientes com peso < 120 kg [1].'],
    ],
  ],
  [
    '"Dexamethasone for acute sore throat without immediate antibiotics: randomized trial ‖ Among 565 adults with sore throat, a single oral dose of dexamethasone 10 mg did not increase complete resolution at 24 hours compared with placebo (22.6% vs 17.7%; RR 1.28; 95% CI 0.92 to 1.78). At 48 hours, complete resolution was more common with dexamethasone (35.4% vs 27.1%; P=0.03). Antibiotic use did not differ between the groups. No serious adverse event was attributed to dexamethasone."',
    [
      'A dexametasona em dose única de 10 mg VO não aumentou a resolução completa da dor de garganta em 24 h (22,6% vs 17,7%; RR 1,28; IC 95% 0,92–1,78) [1].',
      'Em 48 horas, porém, houve mais resolução completa com dexametasona: 35,4% contra 27,1% (p = 0,03) [1].',
    ],
    [
      [
        'direction',
        'Às 48 h, a resolução completa dos sintomas foi menos comum com dexametasona que com placebo [1].',
      ],
      ['negation', 'O uso de antibióticos diferiu entre os grupos dexametasona e placebo [1].'],
    ],
  ],
  [
    '"Azithromycin during planned vaginal delivery to prevent maternal sepsis ‖ A total of 29,278 women in labor received a single 2 g oral dose of azithromycin or placebo. Maternal sepsis or death occurred in 1.6% of the azithromycin group and 2.4% of the placebo group (RR 0.67; 95% CI 0.56 to 0.79). Stillbirth or neonatal sepsis or death was similar (10.5% vs 10.3%). Azithromycin did not reduce neonatal sepsis."',
    [
      'Azitromicina 2 g VO em dose única no trabalho de parto diminuiu sepse materna ou morte de 2,4% para 1,6% (RR 0,67) [1].',
      'A azitromicina intraparto não reduziu a sepse neonatal [1].',
    ],
    [
      [
        'direction',
        'A azitromicina intraparto aumentou a sepse ou morte materna em comparação ao placebo (RR 0,67; IC 95% 0,56–0,79) [1].',
      ],
      ['bounds', 'Sepse ou morte materna: RR 0,67 (IC 95% 0,46–0,79) com azitromicina [1].'],
      [
        'digit',
        'Participaram 29.278 parturientes, e a sepse ou morte materna caiu para 1,9% no grupo azitromicina [1].',
      ],
    ],
  ],
  [
    '"Oral iron on alternate days versus daily dosing in women with iron deficiency anemia ‖ Women aged 18 to 45 years with hemoglobin below 12 g/dL received ferrous sulfate 120 mg of elemental iron on alternate days or 60 mg daily for 12 weeks. Hemoglobin rose by 1.9 g/dL in both groups. Nausea was less frequent with alternate-day dosing (11% vs 29%; P=0.01). Fractional absorption was higher on alternate days (21.8% vs 16.3%)."',
    [
      'Nas mulheres de 18 a 45 anos com Hb < 12 g/dL, o ferro em dias alternados (120 mg) elevou a hemoglobina tanto quanto o uso diário de 60 mg: 1,9 g/dL em ambos [1].',
      'O esquema em dias alternados provocou menos náusea (11% vs 29%) [1].',
      'Absorção fracionada de ferro: 21,8% em dias alternados e 16,3% no uso diário [1].',
    ],
    [['direction', 'A absorção fracionada do ferro foi menor em dias alternados do que no uso diário [1].']],
  ],
  [
    '"Upright versus lying down position in second stage of labour in nulliparous women with low-dose epidural ‖ In 3,093 nulliparous women with low-dose epidural, spontaneous vaginal birth occurred in 35.2% assigned to upright and 41.1% assigned to lying down position (adjusted RR 0.86; 95% CI 0.78 to 0.94). Lying down increased spontaneous vaginal birth without any apparent disadvantage. Obstetric anal sphincter injury was not different between groups. Infant metabolic acidosis was rare, below 1% in each group."',
    [
      'Em nulíparas com peridural, o parto vaginal espontâneo foi mais comum na posição deitada (41,1%) que na vertical (35,2%) [1].',
      'A lesão do esfíncter anal não diferiu entre as posições [1].',
      'Acidose metabólica no bebê foi rara: menos de 1% em cada grupo [1].',
      'RR ajustado de 0,86 (IC 95% 0,78 a 0,94) para parto vaginal espontâneo com a posição vertical [1].',
      'Para a nulípara com peridural de baixa dose, ficar deitada no segundo período aumentou a chance de parto vaginal espontâneo, sem desvantagem aparente [1].',
    ],
    [],
  ],
  [
    '"Topical timolol for infantile hemangioma: randomized placebo-controlled trial ‖ Infants aged 10 to 60 days with superficial hemangioma received timolol 0.5% solution twice daily or placebo for 24 weeks. Complete or nearly complete resolution was 42% with timolol and 36% with placebo at 24 weeks (P=0.37). Timolol improved color at 24 weeks but did not reduce lesion thickness. Bradycardia did not occur in any infant."',
    [
      'Resolução completa ou quase completa do hemangioma em 24 semanas: 42% com timolol e 36% com placebo, sem diferença significativa (p = 0,37) [1].',
      'O timolol tópico melhorou a cor, mas não diminuiu a espessura da lesão [1].',
      'Não houve bradicardia em nenhum lactente [1].',
      'Os bebês tinham entre 10 e 60 dias e usaram timolol solução a 0,5% duas vezes ao dia por 24 semanas [1].',
    ],
    [
      [
        'digit',
        'O timolol 0,5% foi aplicado duas vezes ao dia por 26 semanas nos lactentes com hemangioma superficial [1].',
      ],
    ],
  ],
  [
    '"COLCH-PERI: colchicine plus NSAID versus NSAID alone in first acute pericarditis ‖ n=240, 18 months: incessant or recurrent pericarditis 16.7% vs 37.5%, RR 0.44 (0.27-0.73); hospitalization 5.0% vs 14.2%; gastrointestinal intolerance 9.2% vs 8.3%"',
    [
      'A colchicina somada ao AINE cortou a pericardite incessante ou recorrente de 37,5% para 16,7% em 18 meses (RR 0,44; IC 95% 0,27–0,73) [1].',
      'A intolerância gastrointestinal ficou próxima entre os grupos: 9,2% com colchicina e 8,3% só com AINE [1].',
    ],
    [
      [
        'arms',
        'Pericardite incessante ou recorrente: 16,7% com AINE isolado e 37,5% com colchicina associada ao AINE [1].',
      ],
      ['bounds', 'Para recorrência, RR 0,44 com colchicina (IC 95% de 0,27 a 0,93) [1].'],
      ['direction', 'A associação de colchicina ao AINE aumentou a recorrência da pericardite [1].'],
    ],
  ],
  [
    '"MALAR-SP: intermittent preventive treatment with dihydroartemisinin-piperaquine versus sulfadoxine-pyrimethamine in pregnancy ‖ n=4,680: clinical malaria 2.1% vs 6.5%, IRR 0.31 (0.22-0.44); low birthweight 9.7% vs 8.2%; vomiting after first dose 3.4% vs 1.0%"',
    [
      'Na gestação, a profilaxia com di-hidroartemisinina-piperaquina resultou em menos malária clínica que sulfadoxina-pirimetamina (2,1% vs 6,5%) [1].',
      'Vômitos após a primeira dose: 3,4% com DHA-piperaquina e 1,0% com SP [1].',
      'Por outro lado, o baixo peso ao nascer atingiu 9,7% com di-hidroartemisinina-piperaquina, ante 8,2% com sulfadoxina-pirimetamina [1].',
    ],
    [
      [
        'direction',
        'O baixo peso ao nascer foi menos frequente com di-hidroartemisinina-piperaquina do que com sulfadoxina-pirimetamina [1].',
      ],
      [
        'digit',
        'Malária clínica: 2,1% com di-hidroartemisinina-piperaquina e 6,5% com sulfadoxina-pirimetamina (IRR 0,51; IC 95% 0,22–0,44) [1].',
      ],
    ],
  ],
  [
    '"VIDEO-LAR: video laryngoscopy versus direct laryngoscopy for emergency tracheal intubation of critically ill adults ‖ n=1,417: first-attempt success 85.1% vs 70.8%, difference 14.3 points (9.9 to 18.7); severe complications 21.4% vs 20.9%; oesophageal intubation 0.8% vs 1.3%"',
    [
      'A videolaringoscopia aumentou o sucesso na primeira tentativa de intubação em adultos críticos (85,1% vs 70,8% com a direta) [1].',
      'Complicações graves ocorreram em 21,4% com a videolaringoscopia e em 20,9% com a laringoscopia direta [1].',
    ],
    [
      [
        'direction',
        'A primeira tentativa de intubação teve menos sucesso com o videolaringoscópio do que com a laringoscopia direta [1].',
      ],
      [
        'population',
        'Em crianças criticamente enfermas, a videolaringoscopia obteve 85,1% de sucesso na primeira tentativa [1].',
      ],
      [
        'decimal',
        'A intubação esofágica ocorreu em 0,8% com a videolaringoscopia e em 13% com a laringoscopia direta [1].',
      ],
    ],
  ],
  [
    '"HERNIA-MESH: lightweight mesh versus heavyweight mesh in laparoscopic inguinal hernia repair ‖ n=950, 5 years: recurrence 3.8% vs 1.1%, P=0.01; chronic pain 2.9% vs 3.6%, P=0.58; seroma 4.4% vs 4.6%"',
    [
      'Na hernioplastia inguinal laparoscópica, a tela leve teve mais recidiva em 5 anos do que a pesada (3,8% vs 1,1%; p = 0,01) [1].',
      'A dor crônica não diferiu de forma significativa: 2,9% com tela leve, 3,6% com tela pesada (p = 0,58) [1].',
    ],
    [
      ['arms', 'Recidiva herniária em 5 anos: 3,8% com a tela pesada e 1,1% com a leve [1].'],
      [
        'direction',
        'A tela leve diminuiu as recidivas da hérnia inguinal em relação à tela pesada (3,8% vs 1,1%; p = 0,01) [1].',
      ],
    ],
  ],
  [
    '"ZOL-HIP: zoledronic acid versus placebo after hip fracture surgery ‖ n=2,127, mean age 74.5 years: any new clinical fracture 8.6% vs 13.9%, HR 0.65 (0.50-0.84); death 9.6% vs 13.3%, HR 0.72 (0.56-0.93); fever 8.7% vs 3.1%; osteonecrosis of the jaw 0 vs 0"',
    [
      'Após cirurgia de fratura de quadril, o ácido zoledrônico reduziu novas fraturas clínicas (8,6% vs 13,9%) e também a mortalidade (9,6% vs 13,3%) [1].',
      'Não houve nenhum caso de osteonecrose de mandíbula nos dois grupos [1].',
      'Febre foi o preço a pagar: 8,7% com ácido zoledrônico contra 3,1% com placebo [1].',
    ],
    [
      ['bounds', 'O ácido zoledrônico diminuiu a mortalidade, com HR 0,72 (IC 95% 0,56–1,03) [1].'],
      ['digit', 'Febre foi relatada em 8,7% com ácido zoledrônico e em 5,1% com placebo [1].'],
    ],
  ],
  [
    '"Insuficiência cardíaca com FE reduzida: início da terapia na APS ‖ Iniciar carvedilol 3,125 mg de 12/12 h e dobrar a dose a cada 2 semanas, até 25 mg de 12/12 h. Espironolactona 25 mg/dia, desde que potássio < 5,0 mEq/L e clearance > 30 mL/min/1,73 m². Suspender a espironolactona se potássio > 5,5 mEq/L. Verapamil e diltiazem são contraindicados. O betabloqueador não deve ser suspenso abruptamente."',
    [
      'ICFEr: carvedilol 3,125 mg 12/12 h, dobrando a cada 2 semanas até 25 mg 12/12 h [1].',
      'Verapamil e diltiazem não podem ser usados na IC com FE reduzida [1].',
    ],
    [
      [
        'comparator',
        'A espironolactona pode ser iniciada se o potássio estiver > 5,0 mEq/L e o clearance > 30 mL/min/1,73 m² [1].',
      ],
      ['negation', 'Na ICFEr, verapamil e diltiazem não são contraindicados [1].'],
      ['unit', 'A dose de espironolactona é de 25 mcg/dia [1].'],
    ],
  ],
  [
    '"Desidratação por diarreia na criança: planos A, B e C ‖ Plano B: soro de reidratação oral 50 a 100 mL/kg em 4 a 6 horas, na unidade de saúde. Plano C: 30 mL/kg em 30 minutos e 70 mL/kg em 2 horas e 30 minutos nos maiores de 1 ano; nos menores de 1 ano, 30 mL/kg em 1 hora e 70 mL/kg em 5 horas. Zinco 20 mg/dia por 10 a 14 dias para maiores de 6 meses e 10 mg/dia para os menores. Antieméticos e antidiarreicos não devem ser usados."',
    [
      'Plano B: SRO 50–100 mL/kg ao longo de 4 a 6 h, na própria unidade [1].',
      'Zinco por 10 a 14 dias: 20 mg/dia para crianças acima de 6 meses e 10 mg/dia para as mais novas [1].',
    ],
    [
      [
        'population',
        'No plano C, crianças menores de 1 ano recebem 30 mL/kg em 30 minutos e 70 mL/kg em 2 h 30 min [1].',
      ],
      ['negation', 'Antieméticos e antidiarreicos devem ser usados na criança desidratada por diarreia [1].'],
      ['digit', 'No plano B, oferecem-se 50 a 150 mL/kg de soro de reidratação oral em 4 a 6 horas [1].'],
    ],
  ],
  [
    '"Uso de metformina na doença renal crônica: nota técnica ‖ A metformina é contraindicada com TFG < 30 mL/min/1,73 m². Entre 30 e 44 mL/min/1,73 m², a dose máxima é de 1.000 mg/dia e não se recomenda iniciar o tratamento. Suspender no dia do exame com contraste iodado se TFG < 45 mL/min/1,73 m² e reiniciar após 48 horas. Dosar vitamina B12 a cada 2 anos em uso prolongado."',
    [
      'Não usar metformina se TFG < 30 mL/min/1,73 m² [1].',
      'Com TFG de 30 a 44 mL/min/1,73 m², o teto da metformina é de 1 g/dia, e não se deve começar o tratamento nessa faixa [1].',
    ],
    [
      ['comparator', 'A metformina está contraindicada quando a TFG é > 30 mL/min/1,73 m² [1].'],
      [
        'unit',
        'Após contraste iodado em pacientes com TFG < 45 mL/min/1,73 m², a metformina é retomada depois de 48 dias [1].',
      ],
    ],
  ],
  [
    '"Abstinência alcoólica no hospital geral ‖ Aplicar a escala CIWA-Ar a cada 4 horas; medicar se a pontuação for ≥ 8. Diazepam 10 mg por via oral a cada hora até sedação leve; em hepatopatas e idosos, preferir lorazepam 2 mg. Tiamina 300 mg/dia IM por 5 dias, sempre antes da glicose. Haloperidol isolado não deve ser usado, pois reduz o limiar convulsivo."',
    [
      'Abstinência alcoólica: CIWA-Ar de 4 em 4 horas, com medicação a partir de 8 pontos [1].',
      'Prefira lorazepam 2 mg em idosos e hepatopatas [1].',
    ],
    [
      ['comparator', 'O paciente em abstinência alcoólica deve ser medicado quando a CIWA-Ar for < 8 [1].'],
      [
        'direction',
        'O haloperidol aumenta o limiar convulsivo, por isso não deve ser usado isoladamente [1].',
      ],
      ['unit', 'A tiamina é administrada na dose de 300 mcg/dia IM por 5 dias, antes da glicose [1].'],
    ],
  ],
  [
    '"Hipotireoidismo na gestação: recomendações ‖ No hipotireoidismo manifesto prévio, aumentar a levotiroxina em 30% assim que a gravidez for confirmada. Manter TSH < 2,5 mUI/L, com dosagem a cada 4 semanas até a metade da gestação. Tomar a levotiroxina 4 horas antes ou depois do ferro e do cálcio. Eutireoidianas com anti-TPO positivo não devem receber levotiroxina de rotina."',
    [
      'Confirmada a gravidez em mulher já hipotireóidea, aumente a levotiroxina em 30% [1].',
      'Intervalo de 4 h entre a levotiroxina e o ferro ou o cálcio [1].',
    ],
    [
      [
        'direction',
        'Assim que a gestação é confirmada, a dose de levotiroxina deve ser reduzida em 30% [1].',
      ],
      [
        'negation',
        'Gestantes eutireoidianas com anti-TPO positivo devem receber levotiroxina de rotina [1].',
      ],
      [
        'decimal',
        'A meta de TSH na gestante é < 0,25 mUI/L, com dosagem a cada 4 semanas até a metade da gestação [1].',
      ],
    ],
  ],
  [
    '"Doxycycline postexposure prophylaxis to prevent bacterial sexually transmitted infections ‖ Among 501 men who have sex with men and transgender women, doxycycline 200 mg within 72 hours after condomless sex was compared with standard care. In the PrEP cohort, a sexually transmitted infection was diagnosed in 10.7% of quarterly visits with doxycycline and 31.9% with standard care (RR 0.34; 95% CI 0.24 to 0.46). Syphilis and chlamydia decreased. No serious adverse events were attributed to doxycycline."',
    [
      'Na coorte em PrEP, a doxiPEP reduziu as visitas trimestrais com IST de 31,9% para 10,7% (RR 0,34) [1].',
      'Dose usada: doxiciclina 200 mg em até 72 h após relação sem preservativo [1].',
      'Sífilis e clamídia diminuíram com a doxiciclina pós-exposição, sem eventos adversos graves atribuídos ao fármaco [1].',
    ],
    [
      [
        'unit',
        'A doxiciclina 200 mg deve ser tomada em até 72 minutos após a relação sexual sem preservativo [1].',
      ],
      [
        'digit',
        'Com doxiciclina, houve IST em 16,7% das visitas trimestrais da coorte em PrEP, contra 31,9% no cuidado padrão [1].',
      ],
    ],
  ],
  [
    '"Delayed versus immediate cord clamping in preterm infants: individual participant data meta-analysis ‖ In 20 trials with 3,292 infants born before 37 weeks, delayed clamping reduced death before discharge compared with immediate clamping (6.0% vs 8.2%; OR 0.68; 95% CI 0.51 to 0.91). There was no difference in severe intraventricular haemorrhage. Delayed clamping reduced red-cell transfusion. Hypothermia on admission was more common after delayed clamping."',
    [
      'Em nascidos com menos de 37 semanas, o clampeamento tardio do cordão reduziu a morte antes da alta (6,0% vs 8,2%; OR 0,68; IC 95% 0,51–0,91) [1].',
      'Não se encontrou diferença em hemorragia intraventricular grave [1].',
      'Houve menos transfusão de hemácias com o clampeamento tardio [1].',
    ],
    [['direction', 'A hipotermia na admissão foi menos comum após o clampeamento tardio [1].']],
  ],
  [
    '"Sertraline in primary care for depressive symptoms: pragmatic randomized trial ‖ We enrolled 655 adults aged 18 to 74 years with depressive symptoms. At 6 weeks, sertraline did not reduce depressive symptoms (PHQ-9 score 7.98 vs 8.76 with placebo; adjusted proportional difference 0.95; 95% CI 0.85 to 1.07). Sertraline reduced anxiety symptoms (GAD-7 score 5.77 vs 7.08). Adverse events were similar in the two groups."',
    [
      'Em 6 semanas, a sertralina não reduziu os sintomas depressivos (PHQ-9 7,98 vs 8,76 com placebo), mas diminuiu os de ansiedade (GAD-7 5,77 vs 7,08) [1].',
      'Os eventos adversos foram semelhantes entre sertralina e placebo [1].',
      'O efeito sobre o PHQ-9 não foi significativo: razão ajustada de 0,95 (IC 95% 0,85–1,07) [1].',
    ],
    [
      ['negation', 'A sertralina não reduziu os sintomas de ansiedade [1].'],
      ['digit', 'Foram incluídos 655 adultos de 18 a 84 anos com sintomas depressivos [1].'],
    ],
  ],
  [
    '"Ondansetron for acute gastroenteritis in children: emergency department trial ‖ We randomized 356 children aged 3 months to 5 years to a single oral dose of ondansetron 0.2 mg/kg or placebo. Intravenous rehydration was needed in 14% with ondansetron and 31% with placebo (RR 0.46; 95% CI 0.29 to 0.72). Vomiting was less frequent with ondansetron. Diarrhea was more frequent with ondansetron. Return visits did not differ."',
    [
      'Ondansetrona 0,2 mg/kg VO em dose única: 14% precisaram de hidratação venosa, ante 31% com placebo (RR 0,46) [1].',
      'Menos vômitos, porém mais diarreia com ondansetrona [1].',
      'Participaram crianças de 3 meses a 5 anos com gastroenterite aguda; os retornos ao serviço não diferiram entre os grupos [1].',
      'Na gastroenterite pediátrica, a ondansetrona oral diminuiu a necessidade de reidratação IV [1].',
    ],
    [
      [
        'digit',
        'A hidratação venosa foi necessária em 24% das crianças com ondansetrona e em 31% com placebo [1].',
      ],
    ],
  ],
  [
    '"Penicillin V four times daily for five days versus three times daily for ten days in streptococcal pharyngotonsillitis ‖ In 433 patients aged 6 years or older, penicillin V 800 mg four times daily for 5 days was non-inferior to 1000 mg three times daily for 10 days (clinical cure 89.6% vs 93.3%; difference -3.7 points; 95% CI -9.7 to 2.2). Bacterial eradication was 80.4% vs 90.7%. Time to relief of sore throat was shorter with the four-times-daily regimen. Diarrhea and nausea had a shorter duration with the 5-day regimen."',
    [
      'Na faringoamigdalite estreptocócica, penicilina V 800 mg 4x/dia por 5 dias foi não inferior a 1.000 mg 3x/dia por 10 dias (cura 89,6% vs 93,3%) [1].',
      'A erradicação bacteriana foi de 80,4% no esquema de 5 dias e de 90,7% no de 10 dias [1].',
      'A dor de garganta aliviou mais cedo com o esquema de quatro tomadas diárias [1].',
    ],
    [['digit', 'O esquema curto usou penicilina V 600 mg quatro vezes ao dia por 5 dias [1].']],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'wrong-reference',
    '"Sulfato de magnésio na pré-eclâmpsia grave: protocolo da maternidade ‖ Esquema de Zuspan: ataque de 4 g IV em 20 minutos e manutenção de 1 a 2 g/h, mantida por 24 horas após o parto. Suspender a infusão se frequência respiratória < 16 irpm, diurese < 25 mL/h ou reflexo patelar abolido. O antídoto é o gluconato de cálcio a 10%, 10 mL IV lento. Com creatinina ≥ 1,2 mg/dL, reduzir a manutenção à metade." + "Linha de cuidado da hipertensão arterial na atenção primária ‖ A meta pressórica é < 130/80 mmHg em pacientes de alto risco e < 140/90 mmHg nos de risco baixo ou moderado. Em idosos frágeis, aceita-se PAS < 160 mmHg. Iniciar monoterapia somente no estágio 1 de baixo risco ou em maiores de 80 anos; nos demais, combinar dois fármacos. Não se deve associar IECA e BRA."',
    'A dose de ataque do sulfato de magnésio é de 4 g IV em 20 minutos [2]. Se a creatinina for ≥ 1,2 mg/dL, a manutenção cai pela metade [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Antibiotic therapy versus appendectomy for uncomplicated acute appendicitis: five-year follow-up ‖ Among 246 adults treated initially with antibiotics, 96 underwent appendectomy within 5 years (cumulative recurrence 39.0%; 95% CI 32.9 to 45.1). Overall complications were less frequent in the antibiotic group than in the surgery group (6.8% vs 23.9%; P<0.001). Median sick leave was 11 days with antibiotics and 22 days with surgery. Length of hospital stay did not differ between the groups." + "SEPSE-FLUID: restrictive versus liberal IV fluids in septic shock ‖ n=1,554: 90-day mortality 42.3% vs 42.1%, RR 1.00 (0.89-1.13); median 72-h IV fluid 1,650 mL vs 3,800 mL; serious adverse events 29.4% vs 30.8%"',
    'A apendicectomia teve mais complicações que o tratamento com antibiótico: 23,9% contra 6,8% [2]. O tempo de internação foi semelhante entre os grupos [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Once-weekly semaglutide in adolescents with obesity: a 68-week randomized trial ‖ A total of 198 adolescents aged 12 to 17 years received semaglutide 2.4 mg weekly or placebo. Mean BMI fell by 15.8% with semaglutide and rose by 0.7% with placebo (difference -16.5 percentage points; 95% CI -20.1 to -12.9). Gastrointestinal adverse events were more common with semaglutide than with placebo (61% vs 43%). No cases of pancreatitis were reported." + "High-dose vitamin D and viral upper respiratory infections in preschool children ‖ We randomly assigned 703 children aged 1 to 5 years to vitamin D 2000 IU/day or 400 IU/day during winter, for at least 4 months. Laboratory-confirmed infections averaged 1.05 per child in the high-dose group and 1.03 in the standard-dose group (incidence rate ratio 1.02, 95% CI 0.88 to 1.18). High-dose supplementation did not reduce infections. Serum 25-hydroxyvitamin D rose to 48.7 ng/mL in the high-dose group."',
    'Com semaglutida 2,4 mg por semana, o IMC médio caiu 15,8% [2]. Eventos gastrointestinais ocorreram em 61% dos adolescentes que usaram o fármaco [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"TNK-BR: tenecteplase 0.25 mg/kg versus alteplase 0.9 mg/kg in acute ischaemic stroke within 4.5 h ‖ n=1,577: mRS 0–1 at 90 days 36.9% vs 34.8%, difference 2.1 points (-2.6 to 6.9), non-inferior; symptomatic ICH 3.4% vs 3.2%; 90-day death 15.3% vs 15.4%" + "Accelerated surgery versus standard care in hip fracture ‖ In 2,970 patients aged 45 years or older with hip fracture, median time to surgery was 6 hours with accelerated care and 24 hours with standard care. Ninety-day mortality was 9% vs 10% (HR 0.91; 95% CI 0.72 to 1.14). Delirium was less frequent with accelerated surgery (9% vs 12%; OR 0.72). The risk of surgical-site infection did not differ."',
    'Desfecho funcional excelente (mRS 0–1) foi alcançado por 36,9% dos pacientes com tenecteplase [2]. A mortalidade em 90 dias foi de 15,3% nesse grupo [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Profilaxia do tétano após ferimento ‖ Ferimento limpo em pessoa com esquema completo: reforço da dT somente se a última dose tiver sido há mais de 10 anos. Ferimento de alto risco: reforço se última dose há mais de 5 anos. Com história vacinal incerta ou menos de três doses, ferimento de alto risco exige vacina e imunoglobulina antitetânica 250 UI IM. Ferimentos superficiais e limpos não requerem imunoglobulina." + "Febre sem sinais localizatórios no lactente: fluxograma ‖ Menores de 30 dias com temperatura axilar ≥ 37,8 °C devem ser internados, com coleta de hemocultura, urina e liquor. Entre 3 e 36 meses, em bom estado geral e com temperatura < 39 °C, não são necessários exames. Com temperatura ≥ 39 °C e vacinação incompleta, colher hemograma; se leucócitos ≥ 20.000/mm³, solicitar radiografia de tórax."',
    'Em ferimentos de alto risco com menos de três doses de vacina, aplicar imunoglobulina antitetânica 250 UI IM [2]. Nos ferimentos superficiais e limpos, ela é dispensável [1].',
    'dn',
  ],
  [
    'wrong-reference',
    '"Low-dose aspirin for prevention of preterm preeclampsia in high-risk women ‖ In this double-blind trial, 1,702 women at high risk received aspirin 150 mg or placebo nightly from 11–14 weeks until 36 weeks of gestation. Preterm preeclampsia occurred in 1.7% of the aspirin group and 4.4% of the placebo group (OR 0.38; 95% CI 0.20 to 0.73). Neonatal adverse outcomes were similar between groups. Aspirin did not increase antepartum haemorrhage." + "MISO-BAL: oral misoprostol versus balloon catheter for labour induction at term ‖ n=1,845: caesarean delivery 16.8% vs 20.1%, RR 0.84 (0.69-1.02); vaginal birth within 24 h 46.0% vs 36.7%, RR 1.25 (1.12-1.40); uterine hyperstimulation 3.7% vs 1.9%"',
    'Pré-eclâmpsia pré-termo ocorreu em 1,7% das gestantes que usaram AAS e em 4,4% das do grupo placebo [2]. A dose estudada foi de 150 mg à noite [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Early introduction of peanut in high-risk infants ‖ Infants aged 4 to 11 months with severe eczema or egg allergy were assigned to consume at least 6 g of peanut protein per week or to avoid peanut until 60 months of age. Peanut allergy at 60 months was 3.2% in the consumption group and 17.2% in the avoidance group (P<0.001). Growth and nutrition did not differ between groups. Hospitalization rates were similar." + "Crise de asma na criança: protocolo do pronto atendimento infantil ‖ Salbutamol spray 100 mcg, 4 a 8 jatos com espaçador a cada 20 minutos na primeira hora. Prednisolona 1 a 2 mg/kg/dia (máximo 40 mg/dia) por 3 a 5 dias. Sulfato de magnésio IV 50 mg/kg se mantiver SpO2 < 92% após a primeira hora. Antibióticos e radiografia de tórax não são indicados de rotina."',
    'A alergia a amendoim aos 60 meses foi de 17,2% no grupo que o evitou [2]. O consumo mínimo era de 6 g de proteína por semana [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"ITU-7M: ciprofloxacin 7 days versus 14 days in afebrile men with urinary tract infection ‖ n=272: symptom resolution 93.1% vs 90.2%, difference 2.9 points (-5.2 to inf); recurrence 9.9% vs 12.9%; adverse events 20.6% vs 24.3%" + "Profilaxia antimicrobiana cirúrgica: norma do hospital ‖ Cefazolina 2 g IV até 60 minutos antes da incisão; 3 g se peso ≥ 120 kg. Repicar a cada 4 horas de cirurgia ou se sangramento > 1.500 mL. Em alérgicos a betalactâmicos, clindamicina 900 mg IV. Não manter a profilaxia por mais de 24 horas, mesmo com drenos."',
    'Com 7 dias de ciprofloxacino, 9,9% dos homens com ITU tiveram recorrência [2]. Os eventos adversos foram de 20,6% nesse grupo [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dexamethasone for acute sore throat without immediate antibiotics: randomized trial ‖ Among 565 adults with sore throat, a single oral dose of dexamethasone 10 mg did not increase complete resolution at 24 hours compared with placebo (22.6% vs 17.7%; RR 1.28; 95% CI 0.92 to 1.78). At 48 hours, complete resolution was more common with dexamethasone (35.4% vs 27.1%; P=0.03). Antibiotic use did not differ between the groups. No serious adverse event was attributed to dexamethasone." + "Paracetamol e ibuprofeno na febre da criança: bulário da unidade ‖ Paracetamol: 10 a 15 mg/kg por dose a cada 6 horas, máximo de 75 mg/kg/dia. Ibuprofeno: 5 a 10 mg/kg por dose a cada 6 a 8 horas, máximo de 40 mg/kg/dia; não usar em menores de 6 meses nem na suspeita de dengue. A alternância rotineira dos dois antitérmicos não é recomendada. Medicar se temperatura ≥ 38 °C com desconforto."',
    'Em 48 h, a dor de garganta havia desaparecido em 35,4% dos que tomaram dexametasona [2]. A dose foi única, de 10 mg por via oral [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Oral iron on alternate days versus daily dosing in women with iron deficiency anemia ‖ Women aged 18 to 45 years with hemoglobin below 12 g/dL received ferrous sulfate 120 mg of elemental iron on alternate days or 60 mg daily for 12 weeks. Hemoglobin rose by 1.9 g/dL in both groups. Nausea was less frequent with alternate-day dosing (11% vs 29%; P=0.01). Fractional absorption was higher on alternate days (21.8% vs 16.3%)." + "GESTA-MET: metformin versus insulin in gestational diabetes ‖ n=733: composite neonatal outcome 32.0% vs 32.2%, RR 0.99 (0.80-1.23); severe neonatal hypoglycaemia (<28.8 mg/dL) 3.3% vs 8.1%; preterm birth 12.1% vs 7.6%; maternal preference for same treatment again 76.6% vs 27.2%"',
    'Náuseas ocorreram em 11% das mulheres com ferro em dias alternados e em 29% com ferro diário [2]. A hemoglobina subiu 1,9 g/dL nos dois grupos [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"HERNIA-MESH: lightweight mesh versus heavyweight mesh in laparoscopic inguinal hernia repair ‖ n=950, 5 years: recurrence 3.8% vs 1.1%, P=0.01; chronic pain 2.9% vs 3.6%, P=0.58; seroma 4.4% vs 4.6%" + "VIDEO-LAR: video laryngoscopy versus direct laryngoscopy for emergency tracheal intubation of critically ill adults ‖ n=1,417: first-attempt success 85.1% vs 70.8%, difference 14.3 points (9.9 to 18.7); severe complications 21.4% vs 20.9%; oesophageal intubation 0.8% vs 1.3%"',
    'A recidiva em 5 anos foi de 3,8% com a tela leve na hernioplastia laparoscópica [2]. Seroma apareceu em 4,4% desses pacientes [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Uso de metformina na doença renal crônica: nota técnica ‖ A metformina é contraindicada com TFG < 30 mL/min/1,73 m². Entre 30 e 44 mL/min/1,73 m², a dose máxima é de 1.000 mg/dia e não se recomenda iniciar o tratamento. Suspender no dia do exame com contraste iodado se TFG < 45 mL/min/1,73 m² e reiniciar após 48 horas. Dosar vitamina B12 a cada 2 anos em uso prolongado." + "Insuficiência cardíaca com FE reduzida: início da terapia na APS ‖ Iniciar carvedilol 3,125 mg de 12/12 h e dobrar a dose a cada 2 semanas, até 25 mg de 12/12 h. Espironolactona 25 mg/dia, desde que potássio < 5,0 mEq/L e clearance > 30 mL/min/1,73 m². Suspender a espironolactona se potássio > 5,5 mEq/L. Verapamil e diltiazem são contraindicados. O betabloqueador não deve ser suspenso abruptamente."',
    'A metformina tem dose máxima de 1.000 mg/dia com TFG entre 30 e 44 mL/min/1,73 m² [2]. A vitamina B12 deve ser dosada a cada 2 anos [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Delayed versus immediate cord clamping in preterm infants: individual participant data meta-analysis ‖ In 20 trials with 3,292 infants born before 37 weeks, delayed clamping reduced death before discharge compared with immediate clamping (6.0% vs 8.2%; OR 0.68; 95% CI 0.51 to 0.91). There was no difference in severe intraventricular haemorrhage. Delayed clamping reduced red-cell transfusion. Hypothermia on admission was more common after delayed clamping." + "Ondansetron for acute gastroenteritis in children: emergency department trial ‖ We randomized 356 children aged 3 months to 5 years to a single oral dose of ondansetron 0.2 mg/kg or placebo. Intravenous rehydration was needed in 14% with ondansetron and 31% with placebo (RR 0.46; 95% CI 0.29 to 0.72). Vomiting was less frequent with ondansetron. Diarrhea was more frequent with ondansetron. Return visits did not differ."',
    'O clampeamento tardio diminuiu a mortalidade antes da alta de 8,2% para 6,0% em prematuros [2]. Não houve diferença em hemorragia intraventricular grave [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Penicillin V four times daily for five days versus three times daily for ten days in streptococcal pharyngotonsillitis ‖ In 433 patients aged 6 years or older, penicillin V 800 mg four times daily for 5 days was non-inferior to 1000 mg three times daily for 10 days (clinical cure 89.6% vs 93.3%; difference -3.7 points; 95% CI -9.7 to 2.2). Bacterial eradication was 80.4% vs 90.7%. Time to relief of sore throat was shorter with the four-times-daily regimen. Diarrhea and nausea had a shorter duration with the 5-day regimen." + "Uso de metformina na doença renal crônica: nota técnica ‖ A metformina é contraindicada com TFG < 30 mL/min/1,73 m². Entre 30 e 44 mL/min/1,73 m², a dose máxima é de 1.000 mg/dia e não se recomenda iniciar o tratamento. Suspender no dia do exame com contraste iodado se TFG < 45 mL/min/1,73 m² e reiniciar após 48 horas. Dosar vitamina B12 a cada 2 anos em uso prolongado."',
    'A erradicação bacteriana com penicilina V por 5 dias foi de 80,4% [2]. O alívio da dor de garganta foi mais rápido com o esquema de quatro doses diárias [1].',
    'dn',
  ],
];

export const thirtyNinthRound: readonly HandCase[] = [...casesOf(groups), ...ofTwo];
