import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the twenty-ninth examiner. */
const groups: CaseGroup[] = [
  [
    '"OCULIS-2: Intravitreal Velucirsen in Neovascular Macular Degeneration ‖ n=1,084: mean gain at week 52 +9.4 letters velucirsen vs +6.1 letters aflibercept, difference 3.3 (1.7-4.9); intraocular inflammation 2.8% vs 1.1%"',
    [
      'No OCULIS-2, o velucirsen intravítreo trouxe ganho médio de 9,4 letras em 52 semanas, contra 6,1 letras com aflibercepte [1].',
      'Inflamação intraocular foi mais frequente com velucirsen do que com aflibercepte (2,8% contra 1,1%) [1].',
    ],
    [
      [
        'digit',
        'Na degeneração macular neovascular, o velucirsen aumentou a acuidade em 9,8 letras na semana 52, frente a 6,1 do aflibercepte [1].',
      ],
      [
        'arms',
        'A inflamação intraocular ocorreu em 1,1% dos olhos tratados com velucirsen e em 2,8% dos tratados com aflibercepte [1].',
      ],
      [
        'bounds',
        'A diferença entre os grupos foi de 3,3 letras, com intervalo de confiança de 0,7 a 4,9 [1].',
      ],
    ],
  ],
  [
    '"HIPSTEP: Early Surgery for Hip Fracture ‖ n=2,970: surgery within 6 h vs 24 h of diagnosis: 90-day death 9.2% vs 10.1%, HR 0.91 (0.72-1.14), not significant; delirium 8.9% vs 12.4%, RR 0.72 (0.58-0.92)"',
    [
      'Operar a fratura de quadril nas primeiras 6 horas não reduziu de forma significativa a mortalidade em 90 dias (HR 0,91; IC 95% 0,72 a 1,14) [1].',
      'Delirium foi menos comum com a cirurgia precoce: 8,9% contra 12,4% no grupo de 24 horas [1].',
    ],
    [
      [
        'negation',
        'A cirurgia em até 6 horas reduziu significativamente a morte em 90 dias, com HR de 0,91 (0,72-1,14) [1].',
      ],
      [
        'direction',
        'A cirurgia acelerada elevou a incidência de delirium no pós-operatório de fratura de quadril, com RR de 0,72 [1].',
      ],
      ['number-of-other-outcome', 'Com a operação em até 6 horas, a mortalidade em 90 dias foi de 8,9% [1].'],
    ],
  ],
  [
    '"Neoadjuvant Pembrotuzimab in Resectable Stage III Melanoma ‖ n=423: 2-year event-free survival 83.7% neoadjuvant vs 57.2% adjuvant, HR 0.32 (0.22-0.66); grade 3 or higher adverse events 29.7% vs 14.7%"',
    [
      'No melanoma ressecável em estágio III, a sobrevida livre de eventos em dois anos foi de 83,7% com tratamento neoadjuvante e 57,2% com adjuvante [1].',
      'Eventos adversos de grau 3 ou maior praticamente dobraram com a neoadjuvância (29,7% contra 14,7%) [1].',
    ],
    [
      [
        'decimal',
        'O pembrotuzimabe neoadjuvante associou-se a HR de 0,032 para eventos em comparação com o esquema adjuvante [1].',
      ],
      [
        'population',
        'Em pacientes com melanoma metastático em estágio IV, a sobrevida livre de eventos em 2 anos chegou a 83,7% com terapia neoadjuvante [1].',
      ],
    ],
  ],
  [
    '"Bimekinostat for Moderate-to-Severe Plaque Psoriasis: 52-Week Results ‖ RESULTS: Between March 2018 and June 2020, 743 adults were randomized 2:1 to bimekinostat 160 mg every 8 weeks (n=496) or placebo (n=247). At week 16, PASI 90 was achieved by 412 of 496 patients (83.1%) receiving bimekinostat and by 12 of 247 (4.9%) receiving placebo (P<0.001). PASI 100 was reached by 58.6% and 0.8%, respectively. Oral candidiasis was reported in 15.2% of the bimekinostat group and in 1.2% of the placebo group; all cases were mild or moderate and none led to discontinuation. Serious adverse events did not differ between groups (2.4% vs 2.0%). Median time to PASI 75 was 4.1 weeks."',
    [
      'Na semana 16, 83,1% dos pacientes em uso de bimekinostat alcançaram PASI 90, ante 4,9% no grupo placebo [1].',
      'A candidíase oral apareceu em 15,2% dos tratados, mas nenhum caso motivou a suspensão do medicamento [1].',
      'A taxa de eventos adversos graves foi semelhante entre bimekinostat e placebo, 2,4% e 2,0% [1].',
      'A resposta PASI 100 foi obtida por 58,6% dos pacientes com bimekinostat e por menos de 1% com placebo [1].',
    ],
    [
      [
        'negation',
        'A candidíase oral, relatada em 15,2% dos tratados, levou à interrupção do bimekinostat em parte dos casos [1].',
      ],
      [
        'number-of-other-outcome',
        'O PASI 90 foi atingido por 58,6% dos pacientes que receberam bimekinostat [1].',
      ],
      ['unit', 'O tempo mediano até o PASI 75 foi de 4,1 meses com o uso do bimekinostat [1].'],
    ],
  ],
  [
    '"Norepinephrine versus Phenylephrine Infusion During Spinal Anesthesia for Cesarean Delivery ‖ RESULTS: A total of 664 women completed the study. The incidence of maternal bradycardia was lower with norepinephrine than with phenylephrine (18.7% vs 37.2%; relative risk 0.50; 95% CI 0.39 to 0.65; P<0.001). Hypotension occurred in 26.1% and 27.5% of the women, respectively (P=0.68). Nausea was reported by 14.2% of the norepinephrine group and 15.0% of the phenylephrine group. Umbilical artery pH was 7.31 in both groups. No neonate had an Apgar score below 7 at 5 minutes. The initial infusion rate was 2.5 mcg/min for norepinephrine and 40 mcg/min for phenylephrine."',
    [
      'Na raquianestesia para cesariana, a norepinefrina provocou menos bradicardia materna que a fenilefrina (18,7% contra 37,2%; RR 0,50) [1].',
      'A frequência de hipotensão não diferiu entre os vasopressores: 26,1% com norepinefrina e 27,5% com fenilefrina [1].',
      'Náusea foi relatada por 14,2% das gestantes com norepinefrina e por 15,0% com fenilefrina [1].',
    ],
    [
      [
        'arms',
        'Bradicardia materna foi observada em 37,2% das pacientes com norepinefrina e em 18,7% das que receberam fenilefrina [1].',
      ],
      ['unit', 'A infusão de norepinefrina foi iniciada em 2,5 mg/min durante a raquianestesia [1].'],
      ['negation', 'Houve recém-nascidos com Apgar inferior a 7 no quinto minuto nos grupos estudados [1].'],
      [
        'number-of-other-arm',
        'A infusão de norepinefrina começou em 40 mcg/min nas gestantes submetidas a cesariana sob raquianestesia [1].',
      ],
    ],
  ],
  [
    '"Dose-Adapted Therapy in Advanced Hodgkin Lymphoma ‖ RESULTS: Of 1,196 patients enrolled, 1,119 had an interim PET scan; 83.7% of these were negative. Among PET-negative patients, 3-year progression-free survival was 85.7% with ABVD and 84.4% with AVD, an absolute difference of 1.6 percentage points (95% CI -3.2 to 5.3). Respiratory adverse events were more severe in the ABVD group than in the AVD group. The 3-year overall survival rates were 97.2% and 97.6%. PET-positive patients received escalated BEACOPP, and 74.4% of them became PET-negative; their 3-year progression-free survival was 67.5% and overall survival 87.8%."',
    [
      'Entre os pacientes com PET interino negativo, a sobrevida livre de progressão em três anos foi de 85,7% com ABVD e 84,4% com AVD [1].',
      'Após BEACOPP escalonado, 74,4% dos pacientes PET-positivos negativaram o exame [1].',
      'A sobrevida global em três anos foi de 97,2% com ABVD e 97,6% com AVD nos pacientes PET-negativos [1].',
    ],
    [
      [
        'direction',
        'Os eventos respiratórios foram menos graves com ABVD do que com AVD nos pacientes com linfoma de Hodgkin avançado [1].',
      ],
      [
        'number-of-other-arm',
        'Nos pacientes com PET interino positivo tratados com BEACOPP escalonado, a sobrevida livre de progressão em 3 anos foi de 85,7% [1].',
      ],
      ['digit', 'O PET interino foi negativo em 87,3% dos 1.119 pacientes avaliados [1].'],
    ],
  ],
  [
    '"Profilaxia pós-exposição da raiva humana: nota técnica ‖ Em acidente grave por cão ou gato sem possibilidade de observação, iniciar imediatamente a vacina em 4 doses, nos dias 0, 3, 7 e 14, por via intramuscular, e aplicar soro antirrábico (40 UI/kg) ou imunoglobulina humana (20 UI/kg). O soro pode ser administrado até 7 dias após a primeira dose da vacina; depois disso, não está mais indicado. A vacina não deve ser aplicada na região glútea. Em crianças menores de 2 anos, usar o músculo vasto lateral da coxa. Lavar o ferimento com água e sabão o quanto antes. Gestação não contraindica a profilaxia."',
    [
      'Na exposição grave sem observação do animal, a vacina antirrábica é feita em quatro doses, nos dias 0, 3, 7 e 14 [1].',
      'A gravidez não é contraindicação à profilaxia antirrábica pós-exposição [1].',
      'Em menores de dois anos, a vacina antirrábica é aplicada no vasto lateral da coxa [1].',
    ],
    [
      [
        'negation',
        'A profilaxia da raiva está contraindicada durante a gestação, segundo a nota técnica [1].',
      ],
      [
        'number-of-other-arm',
        'A imunoglobulina humana antirrábica deve ser aplicada na dose de 40 UI/kg nos acidentes graves [1].',
      ],
      [
        'bounds',
        'O soro antirrábico pode ser administrado até 14 dias depois da primeira dose da vacina [1].',
      ],
      ['negation', 'A vacina antirrábica deve ser aplicada de preferência na região glútea [1].'],
    ],
  ],
  [
    '"Metotrexato oral em artrite reumatoide: bula do profissional ‖ A dose inicial usual em adultos com artrite reumatoide é de 7,5 mg uma vez por semana, por via oral, podendo ser aumentada gradualmente até o máximo de 25 mg por semana. Nunca administrar diariamente: a ingestão diária causou intoxicações fatais. Recomenda-se ácido fólico 5 mg por semana, em dia diferente. Contraindicado na gravidez, na lactação e quando a depuração de creatinina for inferior a 30 mL/min. Hemograma, transaminases e creatinina devem ser solicitados a cada 2 semanas nos primeiros 3 meses e, depois, a cada 8 a 12 semanas."',
    [
      'O metotrexato na artrite reumatoide começa com 7,5 mg em dose única semanal, subindo aos poucos até no máximo 25 mg por semana [1].',
      'Durante a gestação e a amamentação o metotrexato não pode ser usado [1].',
      'Nos três primeiros meses, hemograma, transaminases e creatinina são repetidos a cada duas semanas [1].',
    ],
    [
      ['unit', 'A dose inicial de metotrexato na artrite reumatoide é de 7,5 mg por dia, por via oral [1].'],
      [
        'comparator',
        'O metotrexato é contraindicado quando a depuração de creatinina é superior a 30 mL/min [1].',
      ],
      ['decimal', 'A posologia inicial do metotrexato oral é de 75 mg uma vez por semana em adultos [1].'],
    ],
  ],
  [
    '"Protocolo de icterícia neonatal ‖ Todo recém-nascido com icterícia nas primeiras 24 horas de vida deve ter a bilirrubina total dosada imediatamente, pois não se trata de icterícia fisiológica. Em recém-nascidos com 35 semanas ou mais sem fatores de risco, indicar fototerapia com bilirrubina total a partir de 15 mg/dL às 48 horas de vida. Com fatores de risco, o limiar é de 13 mg/dL. A irradiância da fototerapia intensiva deve ser de pelo menos 30 µW/cm²/nm. O aleitamento materno deve ser mantido durante a fototerapia. A exposição direta ao sol não é recomendada como tratamento."',
    [
      'O aleitamento materno continua durante a fototerapia, e banho de sol não é recomendado para tratar a icterícia [1].',
      'Icterícia que surge antes de 24 horas de vida não é fisiológica e exige dosagem imediata da bilirrubina total [1].',
      'Na presença de fatores de risco, a fototerapia é indicada já com 13 mg/dL de bilirrubina às 48 h [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Para recém-nascidos sem fatores de risco, a fototerapia é indicada a partir de 13 mg/dL de bilirrubina às 48 horas [1].',
      ],
      [
        'negation',
        'O aleitamento materno deve ser suspenso enquanto o recém-nascido estiver em fototerapia [1].',
      ],
      ['comparator', 'A irradiância da fototerapia intensiva deve ficar abaixo de 30 µW/cm²/nm [1].'],
    ],
  ],
  [
    '"Protocolo de icterícia neonatal ‖ Todo recém-nascido com icterícia nas primeiras 24 horas de vida deve ter a bilirrubina total dosada imediatamente, pois não se trata de icterícia fisiológica. Em recém-nascidos com 35 semanas ou mais sem fatores de risco, indicar fototerapia com bilirrubina total a partir de 15 mg/dL às 48 horas de vida. Com fatores de risco, o limiar é de 13 mg/dL. A irradiância da fototerapia intensiva deve ser de pelo menos 30 µW/cm²/nm. O aleitamento materno deve ser mantido durante a fototerapia. A exposição direta ao sol não é recomendada como tratamento." + "Exsanguineotransfusão em neonatos a termo ‖ Na ausência de fatores de risco, considerar exsanguineotransfusão com bilirrubina total a partir de 22 mg/dL às 48 horas de vida; com fatores de risco, a partir de 19 mg/dL. Suspender a dieta durante o procedimento e usar 160 mL/kg de sangue reconstituído."',
    [],
    [
      [
        'wrong-reference',
        'No recém-nascido sem fatores de risco, a fototerapia começa com bilirrubina total de 22 mg/dL às 48 horas de vida [1].',
      ],
    ],
  ],
  [
    '"TYVAC-2: Conjugate Typhoid Vaccine in Children ‖ n=27,882: blood-culture-confirmed typhoid 38 vs 191 cases per 100,000 person-years (vaccine vs control), efficacy 80.7% (64.2-89.6); children aged 9 months to 12 years"',
    [
      'A vacina conjugada contra febre tifoide teve eficácia de 80,7% em crianças de 9 meses a 12 anos [1].',
      'A incidência de febre tifoide confirmada caiu de 191 para 38 casos por 100.000 pessoas-ano com a vacinação [1].',
    ],
    [
      [
        'population',
        'Em adultos acima de 60 anos, a vacina tifoide conjugada mostrou eficácia de 80,7% (64,2-89,6) [1].',
      ],
      [
        'arms',
        'Registraram-se 191 casos por 100 mil pessoas-ano entre os vacinados e 38 no grupo controle [1].',
      ],
    ],
  ],
  [
    '"BONE-ARC: Romozumab Before Alendronate in Postmenopausal Osteoporosis ‖ n=4,093: new vertebral fracture at 24 months 6.2% romozumab-to-alendronate vs 11.9% alendronate, RR 0.52 (0.40-0.66); hip fracture 2.0% vs 3.2%, HR 0.62 (0.42-0.92)"',
    [
      'Na osteoporose pós-menopausa, romozumabe seguido de alendronato reduziu fraturas vertebrais novas em 24 meses (6,2% contra 11,9%) [1].',
      'Fratura de quadril ocorreu em 2% com a sequência iniciada por romozumabe e em 3,2% só com alendronato [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'O esquema sequencial com romozumabe diminuiu as fraturas de quadril, com HR de 0,52 [1].',
      ],
      [
        'drug',
        'O abaloparatide seguido de alendronato reduziu a fratura vertebral para 6,2%, contra 11,9% com alendronato isolado [1].',
      ],
      ['bounds', 'O risco relativo de fratura vertebral foi 0,52, com IC 95% de 0,40 a 0,96 [1].'],
    ],
  ],
  [
    '"TREAT-GOUT: Febuxostat versus Allopurinol ‖ n=940: gout flare in weeks 49-72 43.5% febuxostat vs 36.5% allopurinol; allopurinol non-inferior (P<0.001); serum urate below 6.8 mg/dL in 80% vs 81%"',
    [
      'O alopurinol não foi inferior ao febuxostate no controle das crises de gota entre as semanas 49 e 72 [1].',
      'Cerca de oito em cada dez pacientes chegaram a urato sérico menor que 6,8 mg/dL com qualquer um dos dois fármacos [1].',
    ],
    [
      [
        'negation',
        'O estudo não demonstrou a não inferioridade do alopurinol em relação ao febuxostate [1].',
      ],
      [
        'arms',
        'Crises de gota ocorreram em 36,5% dos pacientes com febuxostate e em 43,5% daqueles com alopurinol [1].',
      ],
      ['comparator', 'Urato sérico acima de 6,8 mg/dL foi a meta alcançada por 80% e 81% dos pacientes [1].'],
    ],
  ],
  [
    '"Mirabegrine Add-on to Tamsulosin in Men With Overactive Bladder ‖ RESULTS: In total, 715 men aged 40 years or older were randomized; 676 were included in the full analysis set. Mean change from baseline in micturitions per day was -2.0 with mirabegrine and -1.6 with placebo (adjusted difference -0.4; 95% CI -0.8 to -0.1; P=0.016). Urgency episodes per day declined by 2.9 and 2.1, respectively. Mean voided volume rose by 27.5 mL with mirabegrine versus 13.4 mL with placebo. Urinary retention was reported by 6 patients (1.7%) in the mirabegrine group and 1 (0.3%) in the placebo group. Blood pressure did not change meaningfully in either group."',
    [
      'A associação de mirabegrine à tansulosina reduziu as micções diárias em 2,0, contra 1,6 com placebo [1].',
      'Retenção urinária foi rara: 1,7% no grupo mirabegrine e 0,3% no placebo [1].',
      'O volume médio por micção subiu 27,5 mL com o fármaco e 13,4 mL com o placebo [1].',
      'Os episódios diários de urgência diminuíram 2,9 com mirabegrine e 2,1 com placebo [1].',
    ],
    [
      [
        'direction',
        'O volume urinado médio diminuiu 27,5 mL com mirabegrine em homens com bexiga hiperativa [1].',
      ],
      [
        'decimal',
        'A retenção urinária acometeu 17% dos homens que usaram mirabegrine junto com tansulosina [1].',
      ],
      [
        'population',
        'Em mulheres com bexiga hiperativa, o mirabegrine diminuiu as micções em 2,0 por dia [1].',
      ],
    ],
  ],
  [
    '"Crizanlimab-like Antibody Inclarizumab in Sickle Cell Disease ‖ RESULTS: Of 198 patients, 67 received high-dose inclarizumab (5.0 mg/kg), 66 low-dose (2.5 mg/kg) and 65 placebo. The median rate of pain crises per year was 1.63 with high-dose inclarizumab versus 2.98 with placebo (a 45.3% lower rate, P=0.01) and 2.01 with the low dose (P=0.18). Median time to the first crisis was 4.07 months with the high dose and 1.38 months with placebo. Hemolysis markers did not change. Arthralgia, diarrhea and pruritus occurred in at least 10% of the patients receiving the drug. Hydroxyurea was continued in 62% of participants."',
    [
      'Na doença falciforme, a dose alta de inclarizumabe diminuiu as crises de dor para 1,63 por ano, ante 2,98 com placebo [1].',
      'O inclarizumabe na dose alta adiou a primeira crise para cerca de 4 meses, contra 1,38 mês no placebo [1].',
      'A hidroxiureia foi mantida em 62% dos participantes com doença falciforme [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Com a dose baixa de inclarizumabe (2,5 mg/kg), a taxa mediana foi de 1,63 crises por ano [1].',
      ],
      ['unit', 'O tempo mediano até a primeira crise foi de 4,07 semanas com a dose alta [1].'],
      ['negation', 'Os marcadores de hemólise melhoraram de forma evidente com o inclarizumabe [1].'],
      ['digit', 'A taxa de crises dolorosas foi 54,3% menor com a dose alta do que com placebo [1].'],
    ],
  ],
  [
    '"Antibiotic Prophylaxis Before Third Molar Extraction: Randomized Trial ‖ RESULTS: We enrolled 384 healthy adults undergoing removal of an impacted lower third molar. Surgical site infection occurred in 5 of 192 patients (2.6%) given amoxicillin 2 g one hour before surgery and in 17 of 192 (8.9%) given placebo (risk difference -6.3 percentage points; 95% CI -10.9 to -1.6). Dry osteitis developed in 4.2% and 7.3%, respectively (P=0.19). Mean trismus on day 3 was 9.8 mm and 10.1 mm. Diarrhea was more common with amoxicillin (6.8% vs 2.1%). The number needed to treat to prevent one infection was 16."',
    [
      'Amoxicilina 2 g uma hora antes da exodontia do terceiro molar reduziu a infecção do sítio cirúrgico de 8,9% para 2,6% [1].',
      'É preciso tratar 16 pacientes com amoxicilina profilática para evitar uma infecção [1].',
      'A diarreia ocorreu mais vezes com amoxicilina (6,8%) do que com placebo (2,1%) [1].',
    ],
    [
      [
        'drug',
        'Clindamicina administrada uma hora antes da exodontia baixou a infecção do sítio cirúrgico de 8,9% para 2,6% [1].',
      ],
      [
        'number-of-other-outcome',
        'A osteíte seca desenvolveu-se em 2,6% dos pacientes que receberam amoxicilina profilática [1].',
      ],
      ['direction', 'A diarreia foi menos comum entre os que usaram amoxicilina antes da extração [1].'],
      ['unit', 'A profilaxia consistiu em amoxicilina 2 mg administrada uma hora antes da cirurgia [1].'],
    ],
  ],
  [
    '"Malária: orientações ao viajante ‖ A quimioprofilaxia da malária só é indicada para viagens com mais de 7 dias e menos de 6 meses a áreas de alto risco de Plasmodium falciparum sem acesso a diagnóstico em 24 horas. A doxiciclina 100 mg ao dia deve ser iniciada 1 dia antes da chegada e mantida por 4 semanas após a saída da área; é contraindicada em gestantes e menores de 8 anos. A atovaquona-proguanil é mantida por 7 dias após a saída. A mefloquina deve ser iniciada 2 semanas antes. Nenhum esquema protege contra as formas hepáticas latentes de P. vivax. Febre até 6 meses após a viagem exige pesquisa de malária."',
    [
      'Na profilaxia da malária com doxiciclina, toma-se 100 mg ao dia desde a véspera da chegada até quatro semanas após deixar a área [1].',
      'Gestantes e crianças com menos de 8 anos não podem usar doxiciclina [1].',
      'Quem tiver febre em até seis meses depois da viagem precisa ser investigado para malária [1].',
      'A quimioprofilaxia não protege contra os hipnozoítos, isto é, as formas hepáticas latentes do Plasmodium vivax [1].',
    ],
    [
      ['drug', 'A mefloquina deve ser mantida por apenas 7 dias após a saída da área malárica [1].'],
      [
        'negation',
        'Os esquemas de quimioprofilaxia protegem contra as formas hepáticas latentes do P. vivax [1].',
      ],
      [
        'comparator',
        'A doxiciclina está contraindicada em pessoas maiores de 8 anos que viajam a áreas de malária [1].',
      ],
    ],
  ],
  [
    '"Intoxicação por paracetamol: conduta ‖ Considerar potencialmente tóxica a ingestão aguda superior a 150 mg/kg em crianças ou 7,5 g em adultos. O carvão ativado, na dose de 1 g/kg, é útil até 2 horas após a ingestão. O nível sérico deve ser colhido a partir de 4 horas. A N-acetilcisteína intravenosa começa com 150 mg/kg em 1 hora, seguida de 50 mg/kg em 4 horas e 100 mg/kg em 16 horas; é mais eficaz quando iniciada nas primeiras 8 horas. Reação anafilactoide não impede a continuidade: reduzir a velocidade e tratar os sintomas. A hemodiálise raramente é necessária."',
    [
      'A N-acetilcisteína venosa é feita em três etapas: 150 mg/kg em 1 h, 50 mg/kg em 4 h e 100 mg/kg em 16 h [1].',
      'Em adultos, ingestões agudas acima de 7,5 g de paracetamol são consideradas potencialmente tóxicas [1].',
      'A hemodiálise raramente é necessária na intoxicação por paracetamol, e o nível sérico é colhido após 4 horas [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Nas crianças, considera-se potencialmente tóxica a ingestão aguda acima de 7,5 g de paracetamol [1].',
      ],
      ['bounds', 'O carvão ativado tem utilidade até 6 horas após a ingestão de paracetamol [1].'],
      [
        'negation',
        'A ocorrência de reação anafilactoide obriga a suspender definitivamente a N-acetilcisteína, pois impede a sua continuidade [1].',
      ],
      ['unit', 'O carvão ativado deve ser dado na dose de 1 mg/kg [1].'],
    ],
  ],
  [
    '"Intoxicação por paracetamol: conduta ‖ Considerar potencialmente tóxica a ingestão aguda superior a 150 mg/kg em crianças ou 7,5 g em adultos. O carvão ativado, na dose de 1 g/kg, é útil até 2 horas após a ingestão. O nível sérico deve ser colhido a partir de 4 horas. A N-acetilcisteína intravenosa começa com 150 mg/kg em 1 hora, seguida de 50 mg/kg em 4 horas e 100 mg/kg em 16 horas; é mais eficaz quando iniciada nas primeiras 8 horas. Reação anafilactoide não impede a continuidade: reduzir a velocidade e tratar os sintomas. A hemodiálise raramente é necessária." + "N-acetilcisteína por via oral ‖ No esquema oral, a dose de ataque de N-acetilcisteína é de 140 mg/kg, seguida de 70 mg/kg a cada 4 horas, em 17 doses. Diluir em suco para melhorar a tolerância."',
    [],
    [['wrong-reference', 'A dose de ataque da N-acetilcisteína intravenosa é de 140 mg/kg [1].']],
  ],
  [
    '"N-acetilcisteína por via oral ‖ No esquema oral, a dose de ataque de N-acetilcisteína é de 140 mg/kg, seguida de 70 mg/kg a cada 4 horas, em 17 doses. Diluir em suco para melhorar a tolerância." + "Intoxicação por paracetamol: conduta ‖ Considerar potencialmente tóxica a ingestão aguda superior a 150 mg/kg em crianças ou 7,5 g em adultos. O carvão ativado, na dose de 1 g/kg, é útil até 2 horas após a ingestão. O nível sérico deve ser colhido a partir de 4 horas. A N-acetilcisteína intravenosa começa com 150 mg/kg em 1 hora, seguida de 50 mg/kg em 4 horas e 100 mg/kg em 16 horas; é mais eficaz quando iniciada nas primeiras 8 horas. Reação anafilactoide não impede a continuidade: reduzir a velocidade e tratar os sintomas. A hemodiálise raramente é necessária."',
    [
      'Por via oral, a N-acetilcisteína começa com 140 mg/kg e segue com 70 mg/kg de 4 em 4 horas, num total de 17 doses [1].',
    ],
    [
      [
        'wrong-reference',
        'Na via oral, o ataque de N-acetilcisteína é de 150 mg/kg, com manutenção a cada 4 horas [1].',
      ],
    ],
  ],
  [
    '"LUMEN: Selective Laser Trabeculoplasty vs Eye Drops ‖ n=718: target pressure without drops at 36 months 74.2% of laser patients; glaucoma surgery needed in 0 laser eyes vs 11 eye-drop patients; quality of life not different, difference 0.01 (-0.01 to 0.03)"',
    [
      'Três anos após a trabeculoplastia seletiva a laser, 74,2% dos pacientes mantinham a pressão-alvo sem colírios [1].',
      'Nenhum olho tratado com laser precisou de cirurgia de glaucoma, enquanto 11 pacientes do grupo de colírio foram operados [1].',
    ],
    [
      [
        'negation',
        'Após 36 meses, a qualidade de vida foi significativamente diferente entre laser e colírios [1].',
      ],
      [
        'arms',
        'Onze olhos do grupo laser foram submetidos à cirurgia de glaucoma e nenhum do grupo colírio [1].',
      ],
    ],
  ],
  [
    '"REHAB-KNEE: Home vs Outpatient Physiotherapy After Knee Replacement ‖ n=334: Oxford Knee Score at 52 weeks 35.4 home vs 37.5 outpatient, difference 1.91 (0.18-3.64) favouring outpatient; walk test 441 vs 448 m"',
    [
      'A fisioterapia ambulatorial levou a escore de Oxford ligeiramente maior que a domiciliar em 52 semanas (37,5 contra 35,4) [1].',
      'A diferença no escore de Oxford foi de 1,91 ponto (0,18 a 3,64), a favor do ambulatório [1].',
    ],
    [
      [
        'direction',
        'Após a artroplastia de joelho, o escore de Oxford foi pior com fisioterapia ambulatorial do que com a domiciliar [1].',
      ],
      ['unit', 'No teste de caminhada, o grupo domiciliar percorreu 441 km ao fim do seguimento [1].'],
      ['digit', 'O escore de Oxford em um ano foi de 34,5 pontos no grupo de fisioterapia domiciliar [1].'],
    ],
  ],
  [
    '"Anifrolutide in Active Systemic Lupus Erythematosus ‖ n=362: BICLA response at week 52 47.8% anifrolutide vs 31.5% placebo, difference 16.3 points (6.3-26.3); herpes zoster 7.2% vs 1.1%"',
    [
      'No lúpus ativo, 47,8% dos pacientes responderam ao anifrolutide pelo BICLA na semana 52, contra 31,5% com placebo [1].',
      'Herpes-zóster foi mais comum com anifrolutide, com 7,2% frente a 1,1% no placebo [1].',
    ],
    [
      [
        'drug',
        'O belimumabe obteve resposta BICLA em 47,8% dos pacientes com lúpus, contra 31,5% do placebo [1].',
      ],
      ['bounds', 'A diferença de resposta foi de 16,3 pontos percentuais, com intervalo de 6,3 a 36,3 [1].'],
      ['decimal', 'Herpes-zóster foi registrado em 0,72% dos pacientes tratados com anifrolutide [1].'],
    ],
  ],
  [
    '"Melatonergic Agent Ramelexon for Prevention of Delirium in Hospitalized Older Adults ‖ RESULTS: A total of 506 patients aged 70 years or older (mean age 79.6 years) were randomized within 24 hours of admission. Delirium developed in 41 of 253 patients (16.2%) receiving ramelexon 8 mg and in 66 of 253 (26.1%) receiving placebo (hazard ratio 0.58; 95% CI 0.40 to 0.86). Among patients with baseline dementia, the corresponding rates were 28.4% and 44.0%. Length of stay did not differ (median 7 days in both groups). Falls occurred in 3.6% and 4.7% (P=0.51). Sleep duration increased by 38 minutes with ramelexon. No patient stopped treatment because of sedation."',
    [
      'Em pacientes de 70 anos ou mais internados, o ramelexon 8 mg reduziu o delirium de 26,1% para 16,2% [1].',
      'O tempo de internação foi igual nos dois grupos, com mediana de sete dias [1].',
      'A duração do sono cresceu 38 minutos com o ramelexon [1].',
    ],
    [
      [
        'population',
        'Em crianças hospitalizadas, o ramelexon reduziu a incidência de delirium de 26,1% para 16,2% [1].',
      ],
      [
        'number-of-other-arm',
        'Entre os idosos com demência prévia, delirium ocorreu em 16,2% dos tratados com ramelexon [1].',
      ],
      ['direction', 'O ramelexon encurtou o sono dos idosos em 38 minutos [1].'],
      ['negation', 'Vários pacientes interromperam o ramelexon por causa de sedação [1].'],
    ],
  ],
  [
    '"High-Flow Oxygen in Infants With Bronchiolitis ‖ RESULTS: The analysis included 1,472 infants younger than 12 months. Escalation of care because of treatment failure occurred in 87 of 739 infants (12%) in the high-flow group and in 167 of 733 (23%) in the standard-therapy group (risk difference -11 percentage points; 95% CI -15 to -7; P<0.001). No significant differences were observed in duration of hospital stay or duration of oxygen therapy. One case of pneumothorax occurred in each group. Of the 167 infants with treatment failure in the standard group, 102 (61%) had a response to high-flow rescue therapy. Flow was set at 2 L per kilogram per minute."',
    [
      'Em lactentes com bronquiolite, a falha terapêutica com escalonamento foi de 12% com alto fluxo e 23% com terapia padrão [1].',
      'O alto fluxo não encurtou a internação nem o tempo de oxigenoterapia [1].',
      'Houve um caso de pneumotórax em cada grupo de lactentes com bronquiolite [1].',
    ],
    [
      [
        'negation',
        'O oxigênio de alto fluxo diminuiu de forma significativa a duração da internação na bronquiolite [1].',
      ],
      ['unit', 'O fluxo foi ajustado em 2 mL por quilo por minuto nos lactentes com bronquiolite [1].'],
      [
        'digit',
        'Entre os 167 lactentes com falha na terapia padrão, 16% responderam ao resgate com alto fluxo [1].',
      ],
      ['comparator', 'O estudo incluiu 1.472 crianças com mais de 12 meses e bronquiolite [1].'],
    ],
  ],
  [
    '"Vitamin D3 Supplementation and Falls in Older Women With Osteopenia ‖ RESULTS: During a median follow-up of 3.1 years, 688 women were assigned to daily vitamin D3 (200, 1000, 2000 or 4000 IU). The fall rate was 0.78 per person-year with 200 IU, 0.83 with 1000 IU, 0.97 with 2000 IU and 1.12 with 4000 IU. First-fall risk was higher with 2000 IU and 4000 IU than with 1000 IU (HR 1.17; 95% CI 1.01 to 1.36). Mean serum 25-hydroxyvitamin D was 22.1 ng/mL at baseline. Gait speed did not improve with any dose. Hypercalcemia was found in 2 women, both taking 4000 IU."',
    [
      'Doses de 2.000 e 4.000 UI de vitamina D aumentaram o risco de primeira queda em comparação com 1.000 UI (HR 1,17) [1].',
      'Nenhuma dose de vitamina D melhorou a velocidade de marcha das participantes [1].',
      'Hipercalcemia foi vista em apenas duas mulheres, ambas em uso de 4.000 UI diárias [1].',
    ],
    [
      [
        'direction',
        'Doses mais altas de vitamina D3, de 2.000 e 4.000 UI, reduziram o risco de primeira queda em relação a 1.000 UI [1].',
      ],
      [
        'number-of-other-arm',
        'Com 200 UI ao dia de vitamina D3, a taxa de quedas foi de 1,12 por pessoa-ano [1].',
      ],
      ['unit', 'A concentração média basal de 25-hidroxivitamina D era de 22,1 mg/mL [1].'],
    ],
  ],
  [
    '"Toxina onabotulínica na espasticidade do adulto: protocolo ‖ Na espasticidade do membro superior pós-AVC, a dose total por sessão de toxina onabotulínica não deve ultrapassar 400 U, e o intervalo mínimo entre as aplicações é de 12 semanas. O efeito começa em 3 a 7 dias e atinge o pico em torno de 4 semanas. O frasco de 100 U deve ser diluído em 2 mL de soro fisiológico a 0,9% sem conservante. O tratamento deve ser associado a fisioterapia. É contraindicado em miastenia gravis e em infecção no local da injeção. Aminoglicosídeos potencializam o bloqueio neuromuscular. A anticoagulação oral não é contraindicação absoluta."',
    [
      'O intervalo entre aplicações de toxina onabotulínica deve ser de, no mínimo, 12 semanas, com até 400 U por sessão [1].',
      'Pacientes anticoagulados por via oral podem receber a toxina, já que isso não é contraindicação absoluta [1].',
      'A ação da toxina onabotulínica começa entre o terceiro e o sétimo dia, com pico por volta de quatro semanas [1].',
    ],
    [
      [
        'comparator',
        'O intervalo entre as aplicações de toxina onabotulínica deve ser de no máximo 12 semanas [1].',
      ],
      [
        'direction',
        'Os aminoglicosídeos atenuam o bloqueio neuromuscular causado pela toxina botulínica [1].',
      ],
      ['bounds', 'O efeito da toxina onabotulínica costuma iniciar entre 3 e 17 dias após a aplicação [1].'],
      ['negation', 'A toxina onabotulínica não está contraindicada em portadores de miastenia gravis [1].'],
    ],
  ],
  [
    '"Isotretinoína na acne grave: PCDT ‖ A dose recomendada de isotretinoína é de 0,5 a 1,0 mg/kg/dia, por via oral, até atingir dose cumulativa de 120 a 150 mg/kg. Em mulheres com potencial de engravidar, exigir teste de gravidez negativo antes do início e usar dois métodos contraceptivos, mantidos até 1 mês após o término. Não associar tetraciclinas, pelo risco de hipertensão intracraniana. Lipidograma e transaminases devem ser dosados antes do tratamento, após 30 dias e a cada 3 meses. Suspender se os triglicerídeos ultrapassarem 800 mg/dL. Doação de sangue é proibida durante o uso e por 1 mês após."',
    [
      'A isotretinoína é usada em 0,5 a 1 mg/kg por dia até somar 120 a 150 mg/kg de dose cumulativa [1].',
      'Triglicerídeos acima de 800 mg/dL indicam interromper a isotretinoína [1].',
      'Quem usa isotretinoína não pode doar sangue durante o tratamento nem no mês seguinte [1].',
    ],
    [
      ['decimal', 'A dose diária de isotretinoína recomendada na acne grave é de 5 a 10 mg/kg [1].'],
      [
        'negation',
        'Pode-se associar tetraciclinas à isotretinoína, sem risco de hipertensão intracraniana [1].',
      ],
      [
        'comparator',
        'A isotretinoína deve ser suspensa se os triglicerídeos ficarem abaixo de 800 mg/dL [1].',
      ],
      ['unit', 'A contracepção deve ser mantida até um ano após o fim do tratamento com isotretinoína [1].'],
    ],
  ],
  [
    '"Terapia nutricional no paciente crítico: protocolo ‖ A nutrição enteral deve ser iniciada entre 24 e 48 horas da admissão no paciente hemodinamicamente estável. Na fase aguda inicial, ofertar 15 a 20 kcal/kg/dia e progredir para 25 a 30 kcal/kg/dia após o quarto dia. A meta proteica é de 1,2 a 2,0 g/kg/dia; em queimados, pode chegar a 2,5 g/kg/dia. Não é necessário medir rotineiramente o resíduo gástrico. Manter a cabeceira elevada de 30 a 45 graus. Na hipofosfatemia abaixo de 2,0 mg/dL, reduzir a oferta calórica por suspeita de síndrome de realimentação. Glutamina não deve ser usada na disfunção de múltiplos órgãos."',
    [
      'A nutrição enteral começa nas primeiras 24 a 48 horas se o paciente estiver hemodinamicamente estável [1].',
      'Não há necessidade de medir o resíduo gástrico de rotina, e a cabeceira fica entre 30° e 45° [1].',
      'A glutamina é desaconselhada quando há disfunção de múltiplos órgãos [1].',
    ],
    [
      ['number-of-other-arm', 'Nos pacientes queimados, a meta proteica pode chegar a 2,0 g/kg/dia [1].'],
      ['direction', 'Diante de fósforo inferior a 2,0 mg/dL, recomenda-se aumentar a oferta calórica [1].'],
      ['bounds', 'Na fase aguda inicial, a oferta calórica deve ser de 15 a 35 kcal/kg/dia [1].'],
    ],
  ],
  [
    '"MATISSA: Maternal RSV Vaccine ‖ n=7,358: medically attended severe RSV illness in infants within 90 days 6 vaccine vs 33 placebo, efficacy 81.8% (99.5% CI 40.6-96.3); at 180 days efficacy 69.4%"',
    [
      'A vacinação materna contra o VSR preveniu 81,8% dos casos graves nos bebês até 90 dias, com seis casos contra 33 no placebo [1].',
      'Aos 180 dias, a eficácia contra doença grave por VSR caiu para 69,4% [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'Nos primeiros 90 dias de vida, a eficácia da vacina materna contra doença grave pelo VSR foi de 69,4% [1].',
      ],
      [
        'arms',
        'Houve 33 casos graves de VSR nos filhos de vacinadas e seis nos filhos de mulheres que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"MATISSA: Maternal RSV Vaccine ‖ n=7,358: medically attended severe RSV illness in infants within 90 days 6 vaccine vs 33 placebo, efficacy 81.8% (99.5% CI 40.6-96.3); at 180 days efficacy 69.4%" + "HARMONIA: Single-Dose Antibody for RSV in Infants ‖ n=8,058: RSV hospitalisation 0.3% nirsevirab vs 1.5% no intervention, efficacy 83.2% (67.8-92.0); very severe RSV disease 0.1% vs 0.5%, efficacy 90.1%"',
    [],
    [
      [
        'wrong-reference',
        'A vacina materna teve eficácia de 90,1% contra doença grave pelo VSR nos primeiros 90 dias [1].',
      ],
    ],
  ],
  [
    '"HARMONIA: Single-Dose Antibody for RSV in Infants ‖ n=8,058: RSV hospitalisation 0.3% nirsevirab vs 1.5% no intervention, efficacy 83.2% (67.8-92.0); very severe RSV disease 0.1% vs 0.5%, efficacy 90.1%" + "MATISSA: Maternal RSV Vaccine ‖ n=7,358: medically attended severe RSV illness in infants within 90 days 6 vaccine vs 33 placebo, efficacy 81.8% (99.5% CI 40.6-96.3); at 180 days efficacy 69.4%"',
    [
      'O nirsevirabe em dose única reduziu a hospitalização por VSR de 1,5% para 0,3% dos lactentes [1].',
      'Para doença muito grave, a eficácia do anticorpo chegou a 90,1%, com taxas de 0,1% contra 0,5% [1].',
    ],
    [
      [
        'wrong-reference',
        'O nirsevirabe teve eficácia de 81,8% para evitar hospitalização por VSR em lactentes [1].',
      ],
    ],
  ],
  [
    '"HARMONIA: Single-Dose Antibody for RSV in Infants ‖ n=8,058: RSV hospitalisation 0.3% nirsevirab vs 1.5% no intervention, efficacy 83.2% (67.8-92.0); very severe RSV disease 0.1% vs 0.5%, efficacy 90.1%"',
    [],
    [['decimal', 'A internação por VSR ocorreu em 3% dos lactentes tratados com nirsevirabe [1].']],
  ],
  [
    '"CASTORIX: Daratumib in Relapsed Multiple Myeloma ‖ n=498: median progression-free survival 16.7 months daratumib-bortezomib-dexamethasone vs 7.1 months bortezomib-dexamethasone, HR 0.31 (0.25-0.40); grade 3-4 thrombocytopenia 45.3% vs 32.9%"',
    [
      'No mieloma recidivado, somar daratumibe ao bortezomibe e à dexametasona elevou a sobrevida livre de progressão mediana de 7,1 para 16,7 meses [1].',
      'A trombocitopenia de graus 3 e 4 foi mais frequente com o esquema triplo (45,3% versus 32,9%) [1].',
    ],
    [
      ['direction', 'A inclusão do daratumibe encurtou a sobrevida livre de progressão, com HR de 0,31 [1].'],
      [
        'unit',
        'A sobrevida livre de progressão mediana foi de 16,7 semanas com daratumibe, bortezomibe e dexametasona [1].',
      ],
      [
        'population',
        'Em mieloma múltiplo recém-diagnosticado, o daratumibe alcançou sobrevida livre de progressão mediana de 16,7 meses [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone for Children Undergoing Tonsillectomy ‖ RESULTS: Among 314 children aged 3 to 18 years, postoperative nausea and vomiting within 24 hours occurred in 22% of those given dexamethasone 0.5 mg/kg, 28% of those given 0.25 mg/kg, and 44% of those given placebo. Rescue ibuprofen was needed less often with dexamethasone. Bleeding events within 14 days requiring any level of intervention were recorded in 7.0%, 5.4% and 4.5% of the children, respectively. Time to first oral intake was 3.2 hours with the higher dose and 4.9 hours with placebo. No child had wound infection. Anesthesia was maintained with sevoflurane in all cases."',
    [
      'Em crianças submetidas a amigdalectomia, náuseas e vômitos em 24 h caíram de 44% com placebo para 22% com dexametasona 0,5 mg/kg [1].',
      'As crianças que receberam dexametasona precisaram menos de ibuprofeno de resgate [1].',
      'A primeira ingestão oral ocorreu 3,2 horas após a cirurgia com a dose maior e 4,9 horas depois com placebo [1].',
    ],
    [
      [
        'direction',
        'O uso de ibuprofeno de resgate foi mais frequente nas crianças tratadas com dexametasona [1].',
      ],
      [
        'number-of-other-arm',
        'Com dexametasona 0,25 mg/kg, a taxa de náuseas e vômitos pós-operatórios foi de 44% [1].',
      ],
      [
        'number-of-other-outcome',
        'Sangramento em 14 dias foi registrado em 22% das crianças que receberam dexametasona 0,5 mg/kg [1].',
      ],
      [
        'population',
        'Em idosos submetidos a amigdalectomia, a dexametasona 0,5 mg/kg limitou náuseas e vômitos a 22% [1].',
      ],
    ],
  ],
  [
    '"Bladder-Sparing Trimodality Therapy vs Radical Cystectomy in Muscle-Invasive Bladder Cancer ‖ RESULTS: The cohort comprised 722 patients, of whom 440 underwent radical cystectomy and 282 received trimodality therapy. Five-year metastasis-free survival was 74% with cystectomy and 75% with trimodality therapy (subdistribution HR 0.89; 95% CI 0.67 to 1.20). Five-year overall survival favoured trimodality therapy (66% vs 73%; HR 0.70; 95% CI 0.53 to 0.92). Salvage cystectomy was performed in 38 patients (13%) of the trimodality group. Perioperative mortality after cystectomy was 2.5%. Median follow-up was 4.4 years in the cystectomy group and 4.9 years in the trimodality group."',
    [
      'A sobrevida livre de metástase em cinco anos foi praticamente igual: 74% com cistectomia e 75% com terapia trimodal [1].',
      'Foi necessária cistectomia de resgate em 13% dos pacientes submetidos à terapia trimodal [1].',
      'A mortalidade perioperatória da cistectomia radical ficou em 2,5% [1].',
      'A sobrevida global em cinco anos favoreceu a terapia trimodal, com 73% contra 66% da cistectomia (HR 0,70) [1].',
    ],
    [
      [
        'arms',
        'A sobrevida global em cinco anos foi de 73% com cistectomia radical e 66% com terapia trimodal [1].',
      ],
      ['decimal', 'A mortalidade perioperatória da cistectomia radical foi de 25% nessa coorte [1].'],
      [
        'bounds',
        'O HR de sobrevida global foi 0,70, com intervalo de confiança de 95% entre 0,53 e 1,92 [1].',
      ],
      ['digit', 'A cistectomia de resgate foi feita em 83 pacientes do grupo de terapia trimodal [1].'],
    ],
  ],
  [
    '"Ranibivex versus Laser in Retinopathy of Prematurity ‖ RESULTS: A total of 225 preterm infants (birth weight below 1500 g) were randomized to ranibivex 0.2 mg, ranibivex 0.1 mg or laser. Treatment success at 24 weeks was 80% with 0.2 mg, 75% with 0.1 mg and 66% with laser. Unfavourable structural outcomes were seen in 1.4%, 7.0% and 10.1% of infants, respectively. Death occurred in four infants in each group; none was considered related to treatment. Additional treatment was given to 31% of infants on 0.2 mg and 19% of those on laser. Plasma VEGF was not suppressed at day 28."',
    [
      'Na retinopatia da prematuridade, o sucesso do tratamento em 24 semanas foi de 80% com ranibivex 0,2 mg e de 66% com laser [1].',
      'Quatro mortes ocorreram em cada grupo, sem relação com o tratamento [1].',
      'O VEGF plasmático não estava suprimido no 28º dia [1].',
    ],
    [
      ['negation', 'O ranibivex manteve suprimido o VEGF plasmático no 28º dia de seguimento [1].'],
      [
        'arms',
        'Tratamento adicional foi feito em 19% dos prematuros com ranibivex 0,2 mg e em 31% dos tratados com laser [1].',
      ],
      [
        'comparator',
        'Foram incluídos prematuros com peso ao nascer superior a 1.500 g para comparar ranibivex e laser [1].',
      ],
    ],
  ],
  [
    '"Sugamadex: bula ‖ Para reversão de bloqueio moderado (reaparecimento da segunda contração do TOF) por rocurônio ou vecurônio, a dose é de 2 mg/kg; para bloqueio profundo (1 a 2 contagens pós-tetânicas), 4 mg/kg. Na reversão imediata após rocurônio 1,2 mg/kg, usar 16 mg/kg. O uso não é recomendado com depuração de creatinina inferior a 30 mL/min. Não reverte succinilcolina nem benzilisoquinolinas como o cisatracúrio. Pode reduzir a eficácia de contraceptivos hormonais: usar método adicional por 7 dias. Bradicardia acentuada foi relatada minutos após a administração. Em crianças a partir de 2 anos, as doses são as mesmas."',
    [
      'O bloqueio profundo por rocurônio é revertido com 4 mg/kg de sugamadex, e o moderado com 2 mg/kg [1].',
      'O sugamadex não age sobre cisatracúrio nem sobre succinilcolina [1].',
      'Após receber sugamadex, a usuária de anticoncepcional hormonal deve usar método adicional por uma semana [1].',
    ],
    [
      ['negation', 'O sugamadex reverte o bloqueio produzido por succinilcolina e por cisatracúrio [1].'],
      [
        'number-of-other-arm',
        'No bloqueio moderado, a dose de sugamadex indicada na bula é de 16 mg/kg [1].',
      ],
      [
        'drug',
        'A neostigmina, na dose de 2 mg/kg, é indicada para reverter bloqueio moderado quando reaparece a segunda contração do TOF [1].',
      ],
    ],
  ],
  [
    '"Sugamadex: bula ‖ Para reversão de bloqueio moderado (reaparecimento da segunda contração do TOF) por rocurônio ou vecurônio, a dose é de 2 mg/kg; para bloqueio profundo (1 a 2 contagens pós-tetânicas), 4 mg/kg. Na reversão imediata após rocurônio 1,2 mg/kg, usar 16 mg/kg. O uso não é recomendado com depuração de creatinina inferior a 30 mL/min. Não reverte succinilcolina nem benzilisoquinolinas como o cisatracúrio. Pode reduzir a eficácia de contraceptivos hormonais: usar método adicional por 7 dias. Bradicardia acentuada foi relatada minutos após a administração. Em crianças a partir de 2 anos, as doses são as mesmas." + "Neostigmina na reversão do bloqueio neuromuscular ‖ Administrar 50 mcg/kg de neostigmina, máximo de 5 mg, associada a atropina 20 mcg/kg, somente com pelo menos duas contrações no TOF. O efeito máximo ocorre em 7 a 11 minutos. Não usar na obstrução intestinal mecânica."',
    [],
    [['wrong-reference', 'Para reverter o bloqueio moderado com sugamadex, administram-se 50 mcg/kg [1].']],
  ],
  [
    '"Neostigmina na reversão do bloqueio neuromuscular ‖ Administrar 50 mcg/kg de neostigmina, máximo de 5 mg, associada a atropina 20 mcg/kg, somente com pelo menos duas contrações no TOF. O efeito máximo ocorre em 7 a 11 minutos. Não usar na obstrução intestinal mecânica." + "Sugamadex: bula ‖ Para reversão de bloqueio moderado (reaparecimento da segunda contração do TOF) por rocurônio ou vecurônio, a dose é de 2 mg/kg; para bloqueio profundo (1 a 2 contagens pós-tetânicas), 4 mg/kg. Na reversão imediata após rocurônio 1,2 mg/kg, usar 16 mg/kg. O uso não é recomendado com depuração de creatinina inferior a 30 mL/min. Não reverte succinilcolina nem benzilisoquinolinas como o cisatracúrio. Pode reduzir a eficácia de contraceptivos hormonais: usar método adicional por 7 dias. Bradicardia acentuada foi relatada minutos após a administração. Em crianças a partir de 2 anos, as doses são as mesmas."',
    ['A neostigmina é dada na dose de 50 microgramas/kg, no máximo 5 mg, junto com atropina [1].'],
    [],
  ],
  [
    '"Neostigmina na reversão do bloqueio neuromuscular ‖ Administrar 50 mcg/kg de neostigmina, máximo de 5 mg, associada a atropina 20 mcg/kg, somente com pelo menos duas contrações no TOF. O efeito máximo ocorre em 7 a 11 minutos. Não usar na obstrução intestinal mecânica."',
    ['O efeito da neostigmina é máximo entre 7 e 11 minutos após a injeção [1].'],
    [
      ['bounds', 'O pico de ação da neostigmina ocorre entre 7 e 21 minutos [1].'],
      ['unit', 'A neostigmina deve ser administrada na dose de 50 mg/kg, associada a atropina [1].'],
    ],
  ],
  [
    '"Avulsão dentária: protocolo de urgência odontológica ‖ O dente permanente avulsionado deve ser reimplantado no local do acidente, de preferência em até 15 minutos. Se não for possível, transportar em leite ou soro fisiológico; água de torneira não é indicada. Dente decíduo avulsionado não deve ser reimplantado. A contenção flexível é mantida por 2 semanas. Prescrever amoxicilina por 7 dias e verificar a vacinação antitetânica. Em dente com ápice fechado, o tratamento de canal deve começar em até 2 semanas. Se o tempo extraoral a seco for maior que 60 minutos, o prognóstico é ruim. Orientar dieta macia por até 2 semanas."',
    [
      'O dente de leite avulsionado não deve ser reimplantado, ao contrário do permanente [1].',
      'Na avulsão de dente permanente, a contenção flexível fica por 14 dias e prescreve-se amoxicilina por sete dias [1].',
      'Permanecer fora da boca, a seco, por mais de uma hora piora o prognóstico do dente avulsionado [1].',
    ],
    [
      [
        'population',
        'O dente decíduo avulsionado deve ser reimplantado no local do acidente, de preferência em até 15 minutos [1].',
      ],
      ['unit', 'A contenção flexível do dente reimplantado deve ser mantida por 2 meses [1].'],
      ['negation', 'A água de torneira é um meio indicado para transportar o dente avulsionado [1].'],
    ],
  ],
  [
    '"LIBERTY-KIDS: Dupilimab in Children With Severe Atopic Dermatitis ‖ n=367, ages 6 to 11 years: clear or almost clear skin at week 16 32.8% dupilimab every 4 weeks vs 11.4% placebo; conjunctivitis 14.8% vs 4.2%"',
    [
      'Em crianças de 6 a 11 anos com dermatite atópica grave, 32,8% ficaram com a pele limpa ou quase limpa na semana 16 com dupilimabe [1].',
      'A conjuntivite foi mais comum com dupilimabe do que com placebo: 14,8% contra 4,2% [1].',
      'Apenas 11,4% das crianças do grupo placebo chegaram a pele limpa ou quase limpa na 16ª semana [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'Conjuntivite foi registrada em 32,8% das crianças que receberam dupilimabe a cada 4 semanas [1].',
      ],
      [
        'population',
        'Nos adultos com dermatite atópica grave, 32,8% apresentaram pele limpa ou quase limpa em 16 semanas de dupilimabe [1].',
      ],
    ],
  ],
  [
    '"COAST-AX: Ixekizumax in Axial Spondyloarthritis ‖ n=341: ASAS40 at week 16 48% ixekizumax every 2 weeks vs 18% placebo, P<0.0001; uveitis 1.2% vs 0%; no tuberculosis reactivation"',
    [
      'No COAST-AX, 48% dos pacientes atingiram ASAS40 em 16 semanas com ixekizumax, contra 18% no placebo [1].',
      'Não houve reativação de tuberculose entre os participantes [1].',
    ],
    [
      [
        'negation',
        'Foram descritos casos de reativação de tuberculose com o ixekizumax na espondiloartrite axial [1].',
      ],
      ['drug', 'O adalimumabe quinzenal levou 48% dos pacientes à resposta ASAS40 na semana 16 [1].'],
      ['decimal', 'Uveíte ocorreu em 12% dos pacientes tratados com ixekizumax a cada duas semanas [1].'],
    ],
  ],
  [
    '"RAISE-2: Eltrombopine in Immune Thrombocytopenia ‖ n=197: platelet response (50-400 x 10^9/L) during 6 months 79% eltrombopine vs 28% placebo, OR 8.2 (3.6-18.7); rescue treatment 18% vs 40%"',
    [
      'Na trombocitopenia imune, a resposta plaquetária chegou a 79% com eltrombopine e a 28% com placebo ao longo de seis meses [1].',
      'Menos pacientes precisaram de tratamento de resgate com eltrombopine (18%) do que com placebo (40%) [1].',
    ],
    [
      [
        'direction',
        'O eltrombopine aumentou a necessidade de tratamento de resgate em comparação com o placebo [1].',
      ],
      ['bounds', 'A razão de chances de resposta plaquetária foi de 8,2, com IC 95% de 3,6 a 10,7 [1].'],
      ['digit', 'Com eltrombopine, 97% dos pacientes tiveram resposta plaquetária em seis meses [1].'],
    ],
  ],
  [
    '"Exercise-Based Cardiac-Style Rehabilitation After Lower-Limb Amputation ‖ RESULTS: We randomized 148 adults (mean age 63 years) with a transtibial amputation to a 12-week supervised program or usual care. The 6-minute walk distance increased by 52 m in the intervention group and by 11 m in the usual-care group (between-group difference 41 m; 95% CI 22 to 60). Falls occurred in 19 of 74 participants (26%) and 31 of 74 (42%), respectively. Prosthesis use rose from 6.1 to 9.4 hours per day with the program. Stump ulcers were not more frequent with exercise (8% vs 9%). Adherence to at least 80% of sessions was 71%. Pain scores were unchanged."',
    [
      'O programa supervisionado de 12 semanas aumentou a distância no teste de caminhada de 6 minutos em 52 metros, contra 11 no cuidado usual [1].',
      'O exercício não elevou a frequência de úlceras de coto, que foi de 8% contra 9% no controle [1].',
      'Quedas foram menos comuns no grupo de reabilitação, com 26% diante de 42% no cuidado habitual [1].',
      'Com o programa, o tempo diário de uso da prótese passou de 6,1 para 9,4 horas [1].',
    ],
    [
      [
        'arms',
        'Caíram 42% dos amputados do programa supervisionado e 26% dos que receberam cuidado usual [1].',
      ],
      ['unit', 'O ganho no teste de caminhada foi de 52 cm no grupo de intervenção [1].'],
      [
        'number-of-other-outcome',
        'A adesão a pelo menos 80% das sessões foi de 42% no programa de reabilitação [1].',
      ],
      [
        'direction',
        'O uso diário da prótese caiu com o programa de exercícios supervisionados para amputados [1].',
      ],
    ],
  ],
  [
    '"Succimer Chelation and Blood Lead in Preschool Children ‖ RESULTS: The study enrolled 780 children aged 12 to 33 months with blood lead levels of 20 to 44 mcg/dL. During the first six months, mean blood lead was 4.5 mcg/dL lower in the succimer group than in the placebo group (95% CI 3.7 to 5.3). At 36 months, mean IQ was 1 point lower in children given succimer, a non-significant difference. Scalp rash was seen in 3.5% of succimer and 1.3% of placebo recipients. Children given succimer were 0.35 cm shorter at 34 months. Chelation lowered blood lead but did not improve cognition, behaviour or neuropsychological function."',
    [
      'O succimer baixou a chumbemia em média 4,5 mcg/dL a mais que o placebo nos seis primeiros meses [1].',
      'Apesar de reduzir o chumbo no sangue, a quelação não trouxe benefício cognitivo às crianças [1].',
      'Crianças tratadas com succimer ficaram, em média, 0,35 cm mais baixas aos 34 meses [1].',
      'A erupção no couro cabeludo atingiu 3,5% das crianças com succimer e 1,3% das que receberam placebo [1].',
    ],
    [
      [
        'negation',
        'A quelação com succimer melhorou a cognição e o comportamento das crianças com chumbo elevado [1].',
      ],
      [
        'direction',
        'As crianças tratadas com succimer eram 0,35 cm mais altas que as do placebo aos 34 meses [1].',
      ],
      [
        'drug',
        'O edetato de cálcio reduziu a chumbemia média em 4,5 mcg/dL a mais do que o placebo nos primeiros seis meses [1].',
      ],
      ['bounds', 'Participaram crianças de 12 a 33 meses com chumbemia de 20 a 64 mcg/dL [1].'],
    ],
  ],
  [
    '"Immediate Sequential vs Delayed Bilateral Cataract Surgery ‖ RESULTS: Of 865 patients, 427 underwent immediate sequential surgery on the same day and 438 delayed surgery two weeks apart. A refractive outcome within 1.0 dioptre of target at week 4 was achieved in 97% and 98% of patients, respectively, meeting the non-inferiority margin of 5%. No case of endophthalmitis occurred. Cystoid macular edema was diagnosed in 1.9% of immediate and 2.1% of delayed patients. Mean costs were 403 euros lower per patient with immediate surgery. Visual acuity at 3 months was comparable. Posterior capsule rupture occurred in 0.7% of eyes."',
    [
      'A cirurgia bilateral de catarata no mesmo dia não foi inferior à cirurgia em dois tempos quanto ao resultado refracional (97% e 98%) [1].',
      'Não houve nenhum caso de endoftalmite no estudo [1].',
      'Operar os dois olhos no mesmo dia custou, em média, 403 euros a menos por paciente [1].',
    ],
    [
      [
        'negation',
        'A cirurgia bilateral no mesmo dia foi inferior à cirurgia em dois tempos no resultado refracional [1].',
      ],
      ['direction', 'A cirurgia sequencial imediata saiu, em média, 403 euros mais cara por paciente [1].'],
      [
        'arms',
        'Edema macular cistoide foi diagnosticado em 2,1% dos operados no mesmo dia e em 1,9% dos operados em dois tempos [1].',
      ],
      ['decimal', 'A ruptura da cápsula posterior aconteceu em 7% dos olhos operados [1].'],
    ],
  ],
  [
    '"BCG intravesical: rotina de uroncologia ‖ A BCG intravesical é indicada no carcinoma urotelial não músculo-invasivo de risco intermediário ou alto. A indução é semanal por 6 semanas, iniciada no mínimo 2 semanas após a ressecção transuretral. A manutenção dura 1 ano no risco intermediário e 3 anos no alto risco. A solução deve ficar retida na bexiga por 2 horas. Não instilar se houver hematúria macroscópica, infecção urinária sintomática ou cateterismo traumático. Febre acima de 38,5 °C por mais de 48 horas exige investigação de BCGite. Bacteriúria assintomática não contraindica o procedimento. Pacientes imunossuprimidos não devem receber BCG."',
    [
      'A indução com BCG intravesical é feita uma vez por semana durante seis semanas [1].',
      'No alto risco, a manutenção da BCG se estende por três anos; no risco intermediário, por um ano [1].',
      'Bacteriúria sem sintomas não impede a instilação de BCG [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Nos tumores de risco intermediário, a manutenção com BCG é feita por 3 anos [1].',
      ],
      ['negation', 'A BCG intravesical pode ser instilada mesmo na presença de hematúria macroscópica [1].'],
      ['comparator', 'A indução da BCG deve começar no máximo 2 semanas após a ressecção transuretral [1].'],
      ['unit', 'A solução de BCG precisa ficar retida na bexiga por 2 minutos [1].'],
    ],
  ],
  [
    '"Vacina contra febre amarela: calendário e precauções ‖ A vacina de febre amarela é aplicada aos 9 meses de idade, com reforço aos 4 anos. Pessoas de 5 a 59 anos não vacinadas recebem dose única de 0,5 mL por via subcutânea. A vacinação é contraindicada em menores de 6 meses, em imunossuprimidos graves e em pessoas com anafilaxia a ovo. Lactantes de crianças com menos de 6 meses que se vacinarem devem suspender o aleitamento por 10 dias. Em maiores de 60 anos, avaliar risco e benefício. Para viagens, a dose deve ser aplicada pelo menos 10 dias antes. O certificado internacional é válido por toda a vida."',
    [
      'Crianças recebem a vacina de febre amarela aos nove meses e um reforço aos quatro anos [1].',
      'Para viajar, é preciso vacinar-se contra febre amarela com ao menos dez dias de antecedência [1].',
      'A amamentação deve ser interrompida por 10 dias se a mãe de um bebê de menos de 6 meses for vacinada [1].',
    ],
    [
      [
        'negation',
        'Quem já teve anafilaxia a ovo pode receber a vacina de febre amarela normalmente, pois não há contraindicação [1].',
      ],
      ['digit', 'A vacina de febre amarela é aplicada aos 6 meses de idade, com reforço aos 4 anos [1].'],
      ['decimal', 'O volume da dose única de vacina contra febre amarela é de 5 mL por via subcutânea [1].'],
    ],
  ],
  [
    '"Vacina contra febre amarela: calendário e precauções ‖ A vacina de febre amarela é aplicada aos 9 meses de idade, com reforço aos 4 anos. Pessoas de 5 a 59 anos não vacinadas recebem dose única de 0,5 mL por via subcutânea. A vacinação é contraindicada em menores de 6 meses, em imunossuprimidos graves e em pessoas com anafilaxia a ovo. Lactantes de crianças com menos de 6 meses que se vacinarem devem suspender o aleitamento por 10 dias. Em maiores de 60 anos, avaliar risco e benefício. Para viagens, a dose deve ser aplicada pelo menos 10 dias antes. O certificado internacional é válido por toda a vida." + "Tríplice viral no calendário infantil ‖ A primeira dose da tríplice viral é aplicada aos 12 meses e a segunda, com tetraviral, aos 15 meses. Gestantes não devem ser vacinadas. Mulheres devem evitar engravidar por 1 mês após a vacina."',
    [],
    [
      [
        'wrong-reference',
        'A vacina de febre amarela é aplicada aos 12 meses de idade na rotina do calendário [1].',
      ],
    ],
  ],
  [
    '"Tríplice viral no calendário infantil ‖ A primeira dose da tríplice viral é aplicada aos 12 meses e a segunda, com tetraviral, aos 15 meses. Gestantes não devem ser vacinadas. Mulheres devem evitar engravidar por 1 mês após a vacina." + "Vacina contra febre amarela: calendário e precauções ‖ A vacina de febre amarela é aplicada aos 9 meses de idade, com reforço aos 4 anos. Pessoas de 5 a 59 anos não vacinadas recebem dose única de 0,5 mL por via subcutânea. A vacinação é contraindicada em menores de 6 meses, em imunossuprimidos graves e em pessoas com anafilaxia a ovo. Lactantes de crianças com menos de 6 meses que se vacinarem devem suspender o aleitamento por 10 dias. Em maiores de 60 anos, avaliar risco e benefício. Para viagens, a dose deve ser aplicada pelo menos 10 dias antes. O certificado internacional é válido por toda a vida."',
    ['A tríplice viral é dada aos 12 meses, e a segunda dose, como tetraviral, aos 15 meses [1].'],
    [['wrong-reference', 'A primeira dose da tríplice viral é administrada aos 9 meses de idade [1].']],
  ],
  [
    '"Tríplice viral no calendário infantil ‖ A primeira dose da tríplice viral é aplicada aos 12 meses e a segunda, com tetraviral, aos 15 meses. Gestantes não devem ser vacinadas. Mulheres devem evitar engravidar por 1 mês após a vacina."',
    [
      'Gestantes não podem receber a tríplice viral, e convém aguardar um mês após a dose para engravidar [1].',
    ],
    [],
  ],
  [
    '"CAFFEI: Caffeine for Apnea of Prematurity ‖ n=2,006 infants 500-1250 g: bronchopulmonary dysplasia 36.3% caffeine vs 46.9% placebo, OR 0.63 (0.52-0.76); temporary reduction in weight gain, greatest at 2 weeks (-23 g)"',
    [
      'Nos prematuros de 500 a 1.250 g, a cafeína reduziu a displasia broncopulmonar de 46,9% para 36,3% [1].',
      'O ganho de peso diminuiu de forma transitória com a cafeína, sobretudo na segunda semana (23 g a menos) [1].',
      'A chance de displasia broncopulmonar foi menor com cafeína, com OR de 0,63 e IC 95% de 0,52 a 0,76 [1].',
    ],
    [
      [
        'drug',
        'A aminofilina reduziu a displasia broncopulmonar de 46,9% para 36,3% nos prematuros de muito baixo peso [1].',
      ],
      [
        'direction',
        'Em prematuros de 500 a 1.250 g, a cafeína aumentou a ocorrência de displasia broncopulmonar em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"ENZAMAR: Darolutamax in Nonmetastatic Castration-Resistant Prostate Cancer ‖ n=1,509: median metastasis-free survival 40.4 months darolutamax vs 18.4 months placebo, HR 0.41 (0.34-0.50); seizures 0.2% vs 0.2%; fatigue 12.1% vs 8.7%"',
    [
      'A sobrevida livre de metástase mediana foi de 40,4 meses com darolutamax, mais que o dobro dos 18,4 meses do placebo [1].',
      'Convulsões foram raras e igualmente frequentes nos dois grupos (0,2%) [1].',
      'Fadiga foi relatada por 12,1% dos homens com darolutamax e por 8,7% daqueles com placebo [1].',
    ],
    [
      [
        'population',
        'No câncer de próstata sensível à castração, o darolutamax levou a sobrevida livre de metástase mediana de 40,4 meses [1].',
      ],
      ['digit', 'No ENZAMAR, a sobrevida livre de metástase mediana foi de 44,0 meses com darolutamax [1].'],
      ['arms', 'A fadiga ocorreu em 8,7% do grupo darolutamax e em 12,1% do grupo placebo [1].'],
    ],
  ],
  [
    '"Cyclosporine Nanoemulsion Ocucyclin in Dry Eye ‖ n=745: increase of at least 10 mm in Schirmer score at day 84 16.6% Ocucyclin vs 9.2% vehicle, P<0.01; instillation-site pain 21.8% vs 4.0%, mostly mild"',
    [
      'No olho seco, 16,6% dos pacientes com Ocucyclin melhoraram pelo menos 10 mm no teste de Schirmer, ante 9,2% com o veículo [1].',
      'Dor à instilação foi relatada por 21,8% dos usuários de Ocucyclin, em geral de intensidade leve [1].',
    ],
    [
      [
        'comparator',
        'Ao fim de 84 dias, 16,6% dos pacientes tiveram aumento de menos de 10 mm no Schirmer com Ocucyclin [1].',
      ],
      ['negation', 'A dor à instilação do Ocucyclin não foi leve na maioria dos casos de olho seco [1].'],
      [
        'number-of-other-outcome',
        'O ganho mínimo de 10 mm no teste de Schirmer foi observado em 21,8% dos pacientes com Ocucyclin [1].',
      ],
    ],
  ],
  [
    '"Tofacinib or Methotrexate in Early Rheumatoid Arthritis ‖ RESULTS: A total of 958 patients who had not previously received methotrexate were randomized to tofacinib 5 mg twice daily, tofacinib 10 mg twice daily or methotrexate. Mean change in the modified total Sharp score at month 6 was 0.2 points with 5 mg, less than 0.1 with 10 mg, and 0.8 with methotrexate. ACR70 response was achieved by 25.5%, 37.7% and 12.0% of patients, respectively. Herpes zoster developed in 31 of 770 patients who received tofacinib (4.0%) and in 2 of 186 who received methotrexate (1.1%). Five cases of confirmed cancer occurred, all in the tofacinib groups. LDL cholesterol increased with tofacinib and remained unchanged with methotrexate."',
    [
      'Em pacientes virgens de metotrexato, ACR70 foi alcançado por 25,5% com tofacinibe 5 mg, 37,7% com 10 mg e 12% com metotrexato [1].',
      'O LDL subiu com tofacinibe, mas permaneceu estável com metotrexato [1].',
      'O herpes-zóster acometeu 4% dos tratados com tofacinibe e 1,1% dos que usaram metotrexato [1].',
      'Os cinco casos confirmados de câncer ocorreram nos grupos que usaram tofacinibe [1].',
    ],
    [
      ['direction', 'O colesterol LDL diminuiu nos pacientes tratados com tofacinibe [1].'],
      [
        'population',
        'Em pacientes com falha prévia ao metotrexato, a resposta ACR70 foi de 25,5% com tofacinibe 5 mg [1].',
      ],
      [
        'number-of-other-arm',
        'A resposta ACR70 foi obtida por 37,7% dos pacientes tratados com tofacinibe 5 mg duas vezes ao dia [1].',
      ],
    ],
  ],
  [
    '"Early Antivenom After Bothrops Snakebite in the Amazon: Cohort Study ‖ RESULTS: We followed 611 patients bitten by Bothrops atrox; 83% were men and the median age was 34 years. Antivenom was given within 6 hours in 62%. Secondary infection occurred in 34% of patients treated after 6 hours and in 21% of those treated earlier (RR 1.62; 95% CI 1.24 to 2.11). Acute kidney injury was diagnosed in 12% overall. Early adverse reactions to antivenom occurred in 19% and were mostly urticaria; two patients had anaphylactic shock. Five patients died (0.8%). Use of a tourniquet was not associated with less systemic bleeding. Median hospital stay was 4 days."',
    [
      'A infecção secundária foi mais comum quando o soro foi aplicado depois de 6 horas: 34% contra 21% no tratamento precoce [1].',
      'O uso de torniquete não se associou a menos sangramento sistêmico após acidente botrópico [1].',
      'Reações precoces ao soro antibotrópico ocorreram em 19%, na maior parte urticária, e houve dois choques anafiláticos [1].',
      'Cinco pacientes faleceram, o que corresponde a letalidade de 0,8% [1].',
    ],
    [
      [
        'negation',
        'O torniquete associou-se a menor sangramento sistêmico nos acidentes por Bothrops atrox [1].',
      ],
      [
        'population',
        'Entre vítimas de acidente por cascavel, a infecção secundária chegou a 34% quando o soro foi aplicado após 6 horas [1].',
      ],
      ['digit', 'A lesão renal aguda foi diagnosticada em 21% dos pacientes picados por Bothrops atrox [1].'],
    ],
  ],
  [
    '"Intravenous Iron Before Major Abdominal Surgery ‖ RESULTS: Of 487 anaemic participants, 243 received placebo and 244 ferric derisomalin 1000 mg given 10 to 42 days before surgery. Blood transfusion or death within 30 days occurred in 28% of the placebo group and 29% of the iron group (RR 1.03; 95% CI 0.78 to 1.37; P=0.84). Mean haemoglobin before surgery was 4.7 g/L higher with iron. At 8 weeks, the difference was 10.7 g/L. Readmission for complications within 8 weeks was less frequent with iron (13% vs 22%). No serious infusion reactions were recorded. Quality of life was the same in both groups."',
    [
      'O ferro intravenoso pré-operatório não diminuiu transfusão ou morte em 30 dias, que foram de 29% contra 28% com placebo [1].',
      'Oito semanas após a cirurgia, a hemoglobina estava 10,7 g/L mais alta no grupo ferro [1].',
      'As reinternações por complicações foram menos frequentes com o ferro, 13% contra 22% [1].',
      'A hemoglobina pré-operatória foi, em média, 0,47 g/dL maior entre os que receberam ferro [1].',
    ],
    [
      [
        'unit',
        'A hemoglobina pré-operatória média foi 4,7 g/dL mais alta nos pacientes que receberam ferro [1].',
      ],
      [
        'direction',
        'O ferro intravenoso aumentou as readmissões por complicações nas oito semanas seguintes [1].',
      ],
      [
        'drug',
        'O sulfato ferroso oral, 10 a 42 dias antes da cirurgia, não reduziu transfusão ou morte em 30 dias (29% contra 28%) [1].',
      ],
    ],
  ],
  [
    '"Profilaxia de tromboembolismo em cirurgia ortopédica: diretriz institucional ‖ Na artroplastia total de quadril, manter a profilaxia por 35 dias; na de joelho, por 14 dias. Enoxaparina 40 mg por via subcutânea uma vez ao dia, com início 12 horas após a cirurgia. Com depuração de creatinina abaixo de 30 mL/min, reduzir para 20 mg ao dia. Rivaroxabana 10 mg ao dia pode ser iniciada 6 a 10 horas após o procedimento. O cateter peridural só deve ser retirado 12 horas depois da última dose de enoxaparina. Meias elásticas isoladas não são suficientes. O AAS isolado não é recomendado como esquema inicial em pacientes de alto risco."',
    [
      'A profilaxia antitrombótica dura 35 dias após prótese total de quadril e 14 dias após a de joelho [1].',
      'Quando a depuração de creatinina é menor que 30 mL/min, a enoxaparina deve ser reduzida de 40 para 20 mg ao dia [1].',
      'A retirada do cateter peridural exige um intervalo de 12 horas desde a última enoxaparina [1].',
      'Usar apenas meias elásticas é insuficiente para a profilaxia de tromboembolismo [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Depois da artroplastia total de joelho, a profilaxia deve ser mantida por 35 dias [1].',
      ],
      [
        'drug',
        'A rivaroxabana é administrada na dose de 40 mg por via subcutânea uma vez ao dia, 12 horas após a cirurgia [1].',
      ],
      [
        'comparator',
        'A dose de enoxaparina é reduzida para 20 mg ao dia quando a depuração de creatinina está acima de 30 mL/min [1].',
      ],
    ],
  ],
  [
    '"Profilaxia de tromboembolismo em cirurgia ortopédica: diretriz institucional ‖ Na artroplastia total de quadril, manter a profilaxia por 35 dias; na de joelho, por 14 dias. Enoxaparina 40 mg por via subcutânea uma vez ao dia, com início 12 horas após a cirurgia. Com depuração de creatinina abaixo de 30 mL/min, reduzir para 20 mg ao dia. Rivaroxabana 10 mg ao dia pode ser iniciada 6 a 10 horas após o procedimento. O cateter peridural só deve ser retirado 12 horas depois da última dose de enoxaparina. Meias elásticas isoladas não são suficientes. O AAS isolado não é recomendado como esquema inicial em pacientes de alto risco." + "Retomada de anticoagulação após neuroeixo ‖ Após punção traumática, a enoxaparina profilática só deve ser iniciada 24 horas depois do procedimento. A apixabana pode ser retomada 6 horas após a retirada do cateter."',
    [],
    [
      [
        'wrong-reference',
        'A enoxaparina profilática em cirurgia ortopédica é iniciada 24 horas após o procedimento [1].',
      ],
    ],
  ],
  [
    '"Retomada de anticoagulação após neuroeixo ‖ Após punção traumática, a enoxaparina profilática só deve ser iniciada 24 horas depois do procedimento. A apixabana pode ser retomada 6 horas após a retirada do cateter." + "Profilaxia de tromboembolismo em cirurgia ortopédica: diretriz institucional ‖ Na artroplastia total de quadril, manter a profilaxia por 35 dias; na de joelho, por 14 dias. Enoxaparina 40 mg por via subcutânea uma vez ao dia, com início 12 horas após a cirurgia. Com depuração de creatinina abaixo de 30 mL/min, reduzir para 20 mg ao dia. Rivaroxabana 10 mg ao dia pode ser iniciada 6 a 10 horas após o procedimento. O cateter peridural só deve ser retirado 12 horas depois da última dose de enoxaparina. Meias elásticas isoladas não são suficientes. O AAS isolado não é recomendado como esquema inicial em pacientes de alto risco."',
    ['Se a punção do neuroeixo for traumática, a enoxaparina profilática deve aguardar 24 horas [1].'],
    [['wrong-reference', 'A apixabana pode ser retomada 12 horas após a retirada do cateter peridural [1].']],
  ],
  [
    '"Retomada de anticoagulação após neuroeixo ‖ Após punção traumática, a enoxaparina profilática só deve ser iniciada 24 horas depois do procedimento. A apixabana pode ser retomada 6 horas após a retirada do cateter."',
    ['A apixabana pode voltar a ser usada seis horas depois de retirado o cateter [1].'],
    [],
  ],
  [
    '"Alendronato de sódio 70 mg: bula ‖ Tomar um comprimido de 70 mg uma vez por semana, em jejum, com um copo cheio de água (200 mL), pelo menos 30 minutos antes do primeiro alimento. O paciente não deve deitar-se por pelo menos 30 minutos após a ingestão. Contraindicado em hipocalcemia, em anormalidades do esôfago que retardam o esvaziamento e na incapacidade de permanecer sentado. Não é recomendado com depuração de creatinina inferior a 35 mL/min. Antiácidos e cálcio reduzem a absorção. Não é necessário ajuste de dose em idosos. Osteonecrose de mandíbula é rara e está associada a extrações dentárias."',
    [
      'O alendronato de 70 mg é tomado uma vez na semana, em jejum, com 200 mL de água e meia hora antes de comer [1].',
      'Idosos não precisam de ajuste da dose de alendronato [1].',
      'A absorção do alendronato fica menor quando é tomado junto com cálcio ou antiácidos [1].',
      'O alendronato é contraindicado para pessoas com hipocalcemia [1].',
      'Depois de ingerir o alendronato, a pessoa deve permanecer sem se deitar por no mínimo meia hora [1].',
    ],
    [
      ['direction', 'O uso concomitante de cálcio e antiácidos aumenta a absorção do alendronato [1].'],
      [
        'comparator',
        'O paciente deve permanecer sem se deitar por no máximo 30 minutos após tomar o alendronato [1].',
      ],
      [
        'drug',
        'O risedronato de 70 mg é tomado uma vez por semana, em jejum, com um copo cheio de água [1].',
      ],
      [
        'digit',
        'O alendronato não é recomendado quando a depuração de creatinina é inferior a 53 mL/min [1].',
      ],
    ],
  ],
  [
    '"VALNEVA-CH: Single-Dose Chikungunya Vaccine ‖ n=4,115 adults: seroprotection at day 28 98.9% of vaccinees (263/266); seroprotection at 6 months 96.3%; severe related adverse events in 2 participants, both recovered"',
    [
      'Uma dose da vacina contra chikungunya produziu soroproteção em 98,9% dos adultos no 28º dia [1].',
      'Seis meses após a dose única, 96,3% dos vacinados contra chikungunya continuavam soroprotegidos [1].',
      'Dois participantes tiveram eventos adversos graves relacionados à vacina, e ambos se recuperaram [1].',
    ],
    [
      ['digit', 'A soroproteção no dia 28 foi obtida em 89,9% dos adultos vacinados contra chikungunya [1].'],
      [
        'negation',
        'Dos dois participantes com eventos graves relacionados à vacina, nenhum se recuperou [1].',
      ],
    ],
  ],
  [
    '"SPRINTT-B: Multicomponent Intervention in Frail Older Adults ‖ n=1,519, age 70 years or older: incident mobility disability 46.8% intervention vs 52.7% control, HR 0.78 (0.67-0.92); serious adverse events 56.0% vs 50.4%"',
    [
      'Em pessoas com 70 anos ou mais, a intervenção multicomponente reduziu a incapacidade de mobilidade para 46,8%, ante 52,7% no controle [1].',
      'Eventos adversos graves foram um pouco mais frequentes na intervenção (56% contra 50,4%) [1].',
      'O risco de perder a mobilidade caiu 22% com a intervenção (HR 0,78) [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'A incapacidade de mobilidade ocorreu em 56,0% dos idosos que receberam a intervenção [1].',
      ],
      ['bounds', 'O HR de incapacidade de mobilidade foi 0,78, com IC 95% de 0,67 a 1,29 [1].'],
    ],
  ],
  [
    '"CALCIS: Platelet-Rich Plasma for Achilles Tendinopathy ‖ n=240: VISA-A score at 6 months 54.4 platelet-rich plasma vs 53.4 sham injection, difference -2.7 (-8.8 to 3.3), not significant; bruising 37% vs 24%"',
    [
      'O plasma rico em plaquetas não foi superior à injeção simulada na tendinopatia do calcâneo em seis meses [1].',
      'Hematomas foram mais comuns com o plasma rico em plaquetas, atingindo 37% contra 24% [1].',
      'O escore VISA-A aos seis meses foi 54,4 com plasma rico em plaquetas e 53,4 com o procedimento simulado [1].',
    ],
    [
      [
        'negation',
        'O plasma rico em plaquetas melhorou significativamente o escore VISA-A frente à injeção simulada [1].',
      ],
      [
        'population',
        'Em pacientes com epicondilite lateral, o escore VISA-A em seis meses foi de 54,4 com plasma rico em plaquetas [1].',
      ],
    ],
  ],
  [
    '"Emicizutab Prophylaxis in Hemophilia A With Inhibitors ‖ RESULTS: A total of 109 male participants aged 12 years or older with hemophilia A and inhibitors were enrolled. The annualized bleeding rate was 2.9 events (95% CI 1.7 to 5.0) with weekly emicizutab prophylaxis and 23.3 events (95% CI 12.3 to 43.9) without prophylaxis, a difference of 87%. In all, 63% of participants on emicizutab and 6% of those without prophylaxis had zero bleeding events. Injection-site reactions were the most frequent adverse event (15%). Thrombotic microangiopathy was reported in 2 participants who also received high doses of activated prothrombin complex concentrate. No antidrug antibodies were detected."',
    [
      'Na hemofilia A com inibidor, a profilaxia semanal com emicizutabe baixou a taxa anual de sangramentos de 23,3 para 2,9 [1].',
      'Quase dois terços dos participantes com emicizutabe (63%) não sangraram nenhuma vez, contra 6% sem profilaxia [1].',
      'Não se detectaram anticorpos contra o emicizutabe durante o estudo [1].',
      'Os dois casos de microangiopatia trombótica ocorreram em quem também recebeu doses altas de complexo protrombínico ativado [1].',
    ],
    [
      [
        'population',
        'Nos pacientes com hemofilia B, o emicizutabe reduziu a taxa anualizada de sangramento para 2,9 eventos [1].',
      ],
      [
        'bounds',
        'A taxa anualizada de sangramento foi de 2,9 eventos com emicizutabe, com IC 95% de 1,7 a 15,0 [1].',
      ],
      [
        'arms',
        'Nenhum sangramento foi visto em 6% dos pacientes com emicizutabe e em 63% dos que ficaram sem profilaxia [1].',
      ],
    ],
  ],
  [
    '"Tamsulodrin for Distal Ureteral Stones in the Emergency Department ‖ RESULTS: We randomly assigned 512 adults with a symptomatic ureteral stone smaller than 9 mm to tamsulodrin 0.4 mg daily or placebo for 28 days. Stone passage was confirmed in 49.6% of the tamsulodrin group and 47.3% of the placebo group (RR 1.05; 95% CI 0.87 to 1.27; P=0.60). Among men, ejaculatory dysfunction was reported by 18.4% and 7.6%, respectively. No differences were seen in analgesic use, return to work, hospitalization or need for surgery. Mean stone size was 3.8 mm. Crossover to open-label tamsulodrin happened in 3% of participants."',
    [
      'A tansulodrina não aumentou a eliminação de cálculos ureterais menores que 9 mm (49,6% contra 47,3% com placebo) [1].',
      'Entre os homens, a disfunção ejaculatória foi relatada por 18,4% com tansulodrina e por 7,6% com placebo [1].',
      'O consumo de analgésicos e a necessidade de cirurgia não foram diferentes entre os grupos [1].',
      'O tamanho médio dos cálculos era de 3,8 mm [1].',
    ],
    [
      [
        'comparator',
        'Foram incluídos adultos com cálculo ureteral maior que 9 mm para receber tansulodrina ou placebo [1].',
      ],
      ['decimal', 'A tansulodrina foi usada na dose de 0,04 mg ao dia durante 28 dias [1].'],
      ['digit', 'A eliminação do cálculo foi confirmada em 46,9% dos pacientes do grupo tansulodrina [1].'],
    ],
  ],
  [
    '"Ruxolitimod Cream for Vitiligo: Two Phase 3 Trials ‖ RESULTS: In the first trial, 330 patients and in the second 344 patients aged 12 years or older with nonsegmental vitiligo were enrolled. A reduction of at least 75% in facial score (F-VASI75) at week 24 occurred in 29.8% of patients applying 1.5% ruxolitimod cream twice daily versus 7.4% of those applying vehicle in the first trial, and in 30.9% versus 11.4% in the second. Application-site acne appeared in 6.3% and nasopharyngitis in 5.4% of treated patients. In patients who continued treatment to week 52, repigmentation kept improving. Serum drug levels stayed low. No serious treatment-related event was reported."',
    [
      'No primeiro ensaio, F-VASI75 foi atingido em 24 semanas por 29,8% com creme de ruxolitimod a 1,5% e 7,4% com veículo [1].',
      'No segundo ensaio, a resposta F-VASI75 foi de 30,9%, contra 11,4% com o veículo [1].',
      'A repigmentação continuou a melhorar em quem prosseguiu o tratamento até a semana 52 [1].',
      'Acne no local de aplicação surgiu em 6,3% dos pacientes tratados com ruxolitimod [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'A nasofaringite acometeu 6,3% dos pacientes tratados com o creme de ruxolitimod [1].',
      ],
      ['direction', 'Nos pacientes que seguiram o tratamento até a semana 52, a repigmentação piorou [1].'],
      [
        'drug',
        'O creme de tacrolimo, aplicado duas vezes ao dia, levou 29,8% dos pacientes do primeiro ensaio a F-VASI75 [1].',
      ],
    ],
  ],
  [
    '"Hipertermia maligna: protocolo de sala de cirurgia ‖ Na suspeita de hipertermia maligna, interromper imediatamente os halogenados e a succinilcolina e hiperventilar com oxigênio a 100% em fluxo de 10 L/min ou mais. Administrar dantroleno 2,5 mg/kg por via intravenosa, repetindo a cada 5 minutos até o controle dos sinais; dose acumulada habitual de até 10 mg/kg. Cada frasco de 20 mg deve ser diluído em 60 mL de água destilada. Resfriar se a temperatura for superior a 39 °C e suspender o resfriamento quando chegar a 38 °C. Bloqueadores de canal de cálcio não devem ser associados ao dantroleno. Manter dantroleno 1 mg/kg a cada 6 horas por 24 a 48 horas."',
    [
      'Na hipertermia maligna, o dantroleno é feito em 2,5 mg/kg IV e repetido de 5 em 5 minutos até controlar os sinais [1].',
      'Bloqueadores de canal de cálcio não podem ser combinados com dantroleno [1].',
      'O resfriamento é iniciado acima de 39 °C e interrompido ao atingir 38 °C [1].',
      'Depois da crise, mantém-se dantroleno 1 mg/kg de 6 em 6 horas por um a dois dias [1].',
    ],
    [
      ['digit', 'Cada frasco de dantroleno de 20 mg precisa ser diluído em 80 mL de água destilada [1].'],
      ['bounds', 'A dose acumulada habitual de dantroleno vai até 30 mg/kg [1].'],
    ],
  ],
  [
    '"Hipertermia maligna: protocolo de sala de cirurgia ‖ Na suspeita de hipertermia maligna, interromper imediatamente os halogenados e a succinilcolina e hiperventilar com oxigênio a 100% em fluxo de 10 L/min ou mais. Administrar dantroleno 2,5 mg/kg por via intravenosa, repetindo a cada 5 minutos até o controle dos sinais; dose acumulada habitual de até 10 mg/kg. Cada frasco de 20 mg deve ser diluído em 60 mL de água destilada. Resfriar se a temperatura for superior a 39 °C e suspender o resfriamento quando chegar a 38 °C. Bloqueadores de canal de cálcio não devem ser associados ao dantroleno. Manter dantroleno 1 mg/kg a cada 6 horas por 24 a 48 horas." + "Intoxicação sistêmica por anestésico local ‖ Administrar emulsão lipídica a 20% em bolus de 1,5 mL/kg, que pode ser repetido a cada 3 minutos por até duas vezes, seguida de infusão de 0,25 mL/kg/min. Não ultrapassar 12 mL/kg no total. Evitar vasopressina e betabloqueadores. Convulsões são tratadas com benzodiazepínico."',
    [],
    [
      [
        'wrong-reference',
        'Na hipertermia maligna, o dantroleno deve ser repetido a cada 3 minutos até o controle dos sinais [1].',
      ],
    ],
  ],
  [
    '"Intoxicação sistêmica por anestésico local ‖ Administrar emulsão lipídica a 20% em bolus de 1,5 mL/kg, que pode ser repetido a cada 3 minutos por até duas vezes, seguida de infusão de 0,25 mL/kg/min. Não ultrapassar 12 mL/kg no total. Evitar vasopressina e betabloqueadores. Convulsões são tratadas com benzodiazepínico." + "Hipertermia maligna: protocolo de sala de cirurgia ‖ Na suspeita de hipertermia maligna, interromper imediatamente os halogenados e a succinilcolina e hiperventilar com oxigênio a 100% em fluxo de 10 L/min ou mais. Administrar dantroleno 2,5 mg/kg por via intravenosa, repetindo a cada 5 minutos até o controle dos sinais; dose acumulada habitual de até 10 mg/kg. Cada frasco de 20 mg deve ser diluído em 60 mL de água destilada. Resfriar se a temperatura for superior a 39 °C e suspender o resfriamento quando chegar a 38 °C. Bloqueadores de canal de cálcio não devem ser associados ao dantroleno. Manter dantroleno 1 mg/kg a cada 6 horas por 24 a 48 horas."',
    [
      'A emulsão lipídica a 20% é dada em bolus de 1,5 mL/kg e depois em infusão de 0,25 mL/kg por minuto [1].',
    ],
    [
      [
        'wrong-reference',
        'O volume total de emulsão lipídica não deve passar de 10 mL/kg na intoxicação por anestésico local [1].',
      ],
    ],
  ],
  [
    '"Intoxicação sistêmica por anestésico local ‖ Administrar emulsão lipídica a 20% em bolus de 1,5 mL/kg, que pode ser repetido a cada 3 minutos por até duas vezes, seguida de infusão de 0,25 mL/kg/min. Não ultrapassar 12 mL/kg no total. Evitar vasopressina e betabloqueadores. Convulsões são tratadas com benzodiazepínico."',
    ['Na toxicidade por anestésico local, evitam-se vasopressina e betabloqueadores [1].'],
    [],
  ],
  [
    '"Hanseníase: poliquimioterapia única ‖ O esquema de poliquimioterapia única associa rifampicina 600 mg mensais supervisionados, clofazimina 300 mg mensais mais 50 mg diários e dapsona 100 mg diários em adultos. A duração é de 6 meses na forma paucibacilar e 12 meses na multibacilar. Gestação e aleitamento não contraindicam o tratamento. A dapsona deve ser suspensa em caso de anemia hemolítica ou metemoglobinemia. A clofazimina causa escurecimento da pele, que é reversível após o término. Contatos domiciliares sem sinais da doença devem receber BCG conforme a cicatriz vacinal. A transmissão cessa após o início do tratamento. Em crianças de 30 a 50 kg, a rifampicina é de 450 mg mensais."',
    [
      'A poliquimioterapia dura seis meses nos casos paucibacilares e um ano nos multibacilares [1].',
      'O escurecimento da pele causado pela clofazimina desaparece depois do fim do tratamento [1].',
      'Grávidas e lactantes podem ser tratadas para hanseníase [1].',
      'Havendo anemia hemolítica ou metemoglobinemia, a dapsona deve ser interrompida [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Em adultos, a dose mensal supervisionada de rifampicina na hanseníase é de 450 mg [1].',
      ],
      [
        'drug',
        'A rifampicina causa escurecimento da pele, que é reversível após o término do tratamento da hanseníase [1].',
      ],
      [
        'population',
        'Nas formas paucibacilares da hanseníase, a poliquimioterapia única tem duração de 12 meses [1].',
      ],
    ],
  ],
  [
    '"Ceratite infecciosa: rotina do pronto-socorro oftalmológico ‖ Toda úlcera de córnea maior que 2 mm, central ou em usuário de lentes de contato deve ser raspada para cultura antes do colírio antibiótico. Iniciar moxifloxacino 0,5% de 1 em 1 hora nas primeiras 48 horas e reavaliar em 24 horas. Não ocluir o olho. Corticoide tópico não deve ser usado antes da identificação do agente e é contraindicado na ceratite fúngica. Natamicina 5% é a escolha para fungos filamentosos. Anestésico tópico não deve ser prescrito para uso domiciliar. O uso de lentes fica suspenso até pelo menos 2 semanas após a cura. Na suspeita de Acanthamoeba, usar PHMB 0,02%."',
    [
      'Na úlcera de córnea maior que 2 mm, a raspagem para cultura precede o colírio antibiótico [1].',
      'O olho com ceratite não deve ser ocluído, e o paciente não leva colírio anestésico para casa [1].',
      'O moxifloxacino a 0,5% é pingado de hora em hora nos dois primeiros dias [1].',
      'Para ceratite por fungos filamentosos, a primeira escolha é a natamicina a 5% [1].',
    ],
    [
      ['drug', 'A natamicina a 0,02% é o colírio indicado na suspeita de ceratite por Acanthamoeba [1].'],
      [
        'negation',
        'O corticoide tópico pode ser usado na ceratite fúngica, na qual não é contraindicado [1].',
      ],
      [
        'comparator',
        'As lentes de contato ficam suspensas por, no máximo, 2 semanas após a cura da ceratite [1].',
      ],
    ],
  ],
  [
    '"COIN-N: Nasal CPAP or Intubation at Birth for Very Preterm Infants ‖ n=610, 25 to 28 weeks\' gestation: death or bronchopulmonary dysplasia at 36 weeks 33.9% CPAP vs 38.9% intubation, OR 0.80 (0.58-1.12); pneumothorax 9.1% vs 3.0%, P<0.001"',
    [
      'Em prematuros de 25 a 28 semanas, o CPAP nasal não reduziu de modo significativo morte ou displasia broncopulmonar (33,9% contra 38,9%) [1].',
      'Pneumotórax foi três vezes mais frequente com CPAP do que com intubação: 9,1% contra 3,0% [1].',
      'A razão de chances de morte ou displasia broncopulmonar foi de 0,80, com IC 95% de 0,58 a 1,12 [1].',
    ],
    [['arms', 'O pneumotórax acometeu 3,0% dos prematuros em CPAP e 9,1% dos intubados ao nascer [1].']],
  ],
  [
    '"COIN-N: Nasal CPAP or Intubation at Birth for Very Preterm Infants ‖ n=610, 25 to 28 weeks\' gestation: death or bronchopulmonary dysplasia at 36 weeks 33.9% CPAP vs 38.9% intubation, OR 0.80 (0.58-1.12); pneumothorax 9.1% vs 3.0%, P<0.001" + "OPTIMIX: Minimally Invasive Surfactant ‖ n=485: death or bronchopulmonary dysplasia 43.6% minimally invasive surfactant vs 49.6% sham; pneumothorax 4.6% vs 10.2%; sham-arm intubation within 72 h 72.0% vs 36.6% with surfactant; air leak other than pneumothorax 6.4%"',
    [],
    [
      [
        'wrong-reference',
        'O CPAP ao nascer resultou em pneumotórax em 6,4% dos prematuros de 25 a 28 semanas [1].',
      ],
    ],
  ],
  [
    '"OPTIMIX: Minimally Invasive Surfactant ‖ n=485: death or bronchopulmonary dysplasia 43.6% minimally invasive surfactant vs 49.6% sham; pneumothorax 4.6% vs 10.2%; sham-arm intubation within 72 h 72.0% vs 36.6% with surfactant; air leak other than pneumothorax 6.4%" + "COIN-N: Nasal CPAP or Intubation at Birth for Very Preterm Infants ‖ n=610, 25 to 28 weeks\' gestation: death or bronchopulmonary dysplasia at 36 weeks 33.9% CPAP vs 38.9% intubation, OR 0.80 (0.58-1.12); pneumothorax 9.1% vs 3.0%, P<0.001"',
    ['Com surfactante minimamente invasivo, o pneumotórax caiu de 10,2% para 4,6% [1].'],
    [
      [
        'wrong-reference',
        'Morte ou displasia broncopulmonar ocorreu em 33,9% dos que receberam surfactante minimamente invasivo [1].',
      ],
    ],
  ],
  [
    '"OPTIMIX: Minimally Invasive Surfactant ‖ n=485: death or bronchopulmonary dysplasia 43.6% minimally invasive surfactant vs 49.6% sham; pneumothorax 4.6% vs 10.2%; sham-arm intubation within 72 h 72.0% vs 36.6% with surfactant; air leak other than pneumothorax 6.4%"',
    [
      'A intubação em até 72 horas foi necessária em 36,6% dos tratados com surfactante e em 72% do grupo simulado [1].',
    ],
    [],
  ],
  [
    '"KIDSMILE: Silver Diamine Fluoride in School Children ‖ n=2,998 children aged 5 to 13 years: caries arrest at 2 years 56% silver diamine fluoride vs 46% sealants; caries incidence 10.2 vs 9.8 per 1,000 tooth-years, non-inferior"',
    [
      'Em escolares de 5 a 13 anos, o diamino fluoreto de prata paralisou 56% das cáries em dois anos, contra 46% com selantes [1].',
      'Quanto à incidência de cáries, o diamino fluoreto de prata mostrou-se não inferior aos selantes [1].',
      'A incidência foi de 10,2 cáries por mil dentes-ano com diamino fluoreto e 9,8 com selantes [1].',
    ],
    [
      [
        'arms',
        'A paralisação das cáries em 2 anos foi de 46% com diamino fluoreto de prata e 56% com selantes [1].',
      ],
    ],
  ],
  [
    '"PRE-ALT: Acetazolamide for Acute Mountain Sickness ‖ n=204: acute mountain sickness 45% acetazolamide 62.5 mg twice daily vs 49% acetazolamide 125 mg twice daily vs 71% placebo; paraesthesia 31% vs 48% vs 9%"',
    [
      'O mal agudo da montanha ocorreu em 45% com acetazolamida 62,5 mg duas vezes ao dia e em 71% com placebo [1].',
      'As parestesias foram mais comuns com a dose de 125 mg (48%) do que com a de 62,5 mg (31%) [1].',
      'Com acetazolamida 125 mg duas vezes ao dia, 49% dos viajantes tiveram mal agudo da montanha [1].',
    ],
    [
      [
        'number-of-other-arm',
        'O mal agudo da montanha acometeu 71% dos que usaram acetazolamida 125 mg duas vezes ao dia [1].',
      ],
    ],
  ],
];

export const thirtySixthRound: readonly HandCase[] = casesOf(groups);
