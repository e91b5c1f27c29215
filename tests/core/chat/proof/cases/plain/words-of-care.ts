import type { PlainClass } from '../../plain-classes.ts';

/**
 * Short statements in the words of many fields, written in three goes by someone who knew the rules. When they were
 * written, 52 of the 102 contradictions of the first class and 38 of the 108 of the second were caught, and 11 of the 227
 * true statements were called `diverge`.
 */
export const PLAIN_WORDS: readonly PlainClass[] = [
  {
    name: 'preferences, predictions, judgements and sides',
    contradicted: [
      [
        'Os pacientes preferiram a injeção à forma oral',
        'Patients preferred the oral form to the injection.',
      ],
      [
        'A minoria dos pacientes preferiu o aplicativo ao diário em papel',
        'Most patients (68%) preferred the app to the paper diary.',
      ],
      [
        'O abandono foi menor com o exercício do que com a educação',
        'Dropout was higher with exercise than with education.',
      ],
      [
        'Desistiram menos participantes do grupo exercício',
        'Dropout was higher with exercise than with education.',
      ],
      [
        'A retenção no tratamento foi pior com metadona',
        'Retention in treatment was better with methadone than with buprenorphine.',
      ],
      [
        'Mais pacientes do grupo conduzido por enfermeiros precisaram de reinternação',
        'Fewer patients in the nurse-led group needed readmission.',
      ],
      [
        'O grupo conduzido por enfermeiros reinternou mais',
        'Fewer patients in the nurse-led group needed readmission.',
      ],
      [
        'O programa não foi custo-efetivo nos limiares habituais',
        'The programme was cost-effective at usual thresholds.',
      ],
      [
        'O programa foi custo-efetivo nos limiares habituais',
        'The programme was not cost-effective at usual thresholds.',
      ],
      ['O ensaio foi interrompido precocemente por benefício', 'The trial was stopped early for futility.'],
      ['O desfecho primário não foi atingido', 'The primary endpoint was met.'],
      ['O desfecho primário foi alcançado', 'The primary endpoint was not met.'],
      [
        'A ferritina sérica correlacionou-se diretamente com os escores de fadiga',
        'Serum ferritin correlated inversely with fatigue scores.',
      ],
      [
        'A ferritina sérica correlacionou-se positivamente com os escores de fadiga',
        'Serum ferritin correlated inversely with fatigue scores.',
      ],
      ['O tamanho do tumor não se correlacionou com a recidiva', 'Tumour size correlated with recurrence.'],
      ['O tamanho do tumor não teve correlação com a recidiva', 'Tumour size correlated with recurrence.'],
      ['A idade não predisse o delirium', 'Age was an independent predictor of delirium.'],
      ['O índice de massa corporal predisse o delirium', 'Body mass index did not predict delirium.'],
      ['O índice de massa corporal foi preditor de delirium', 'Body mass index did not predict delirium.'],
      ['O benefício não persistiu aos 12 meses', 'The benefit persisted at 12 months.'],
      ['O benefício desapareceu aos 12 meses', 'The benefit persisted at 12 months.'],
      ['O benefício perdeu-se aos 12 meses', 'The benefit persisted at 12 months.'],
      [
        'O benefício manteve-se após a suspensão do tratamento',
        'The benefit was lost after treatment was stopped.',
      ],
      [
        'O benefício persistiu após a suspensão do tratamento',
        'The benefit was lost after treatment was stopped.',
      ],
      [
        'A queda de cabelo foi irreversível em todos os pacientes',
        'Hair loss was reversible in all patients.',
      ],
      ['O efeito foi observado apenas em homens', 'The effect was seen only in women.'],
      [
        'A maioria dos eventos adversos foi grave e transitória',
        'Most adverse events were mild and transient.',
      ],
      [
        'A maioria dos eventos adversos foi leve e persistente',
        'Most adverse events were mild and transient.',
      ],
      ['A não inferioridade foi demonstrada', 'The hypothesis of noninferiority was rejected.'],
      ['A não inferioridade foi confirmada', 'The hypothesis of noninferiority was rejected.'],
      ['A concordância entre os leitores foi excelente', 'Agreement between readers was poor.'],
      ['A concordância entre os leitores foi boa', 'Agreement between readers was poor.'],
      [
        'A pressão arterial caiu na primeira semana e depois subiu',
        'Blood pressure rose during the first week and then fell.',
      ],
      ['O peso aumentou durante o acompanhamento', 'Weight remained stable during follow-up.'],
      ['O peso oscilou durante o acompanhamento', 'Weight remained stable during follow-up.'],
      ['Os sintomas começaram depois da febre', 'Symptoms began before the fever.'],
      ['O medicamento deve ser tomado em jejum', 'The drug should be taken with food.'],
      ['O medicamento deve ser tomado pela manhã', 'The drug should be taken in the evening.'],
      [
        'A dose deve ser dobrada na insuficiência renal grave',
        'The dose should be halved in severe renal impairment.',
      ],
      ['A dose deve ser aumentada rapidamente', 'The dose must be increased slowly.'],
      ['Imagem de rotina é necessária', 'Routine imaging is not needed.'],
      ['Exige-se imagem de rotina', 'Routine imaging is not needed.'],
      [
        'A radioterapia é preferida à cirurgia em pacientes jovens',
        'Surgery is preferred over radiotherapy in young patients.',
      ],
      [
        'Os cateteres devem ser mantidos o maior tempo possível',
        'Catheters should be removed as soon as possible.',
      ],
      [
        'Os cateteres não devem ser retirados precocemente',
        'Catheters should be removed as soon as possible.',
      ],
      [
        'A vacina é aplicada em pessoas com menos de 60 anos',
        'The vaccine is given to people older than 60 years.',
      ],
      [
        'Menos da metade dos enfermeiros havia recebido treinamento',
        'More than half of the nurses had received training.',
      ],
      ['Muitos participantes aderiram à dieta', 'Few participants adhered to the diet.'],
      ['A maioria dos participantes aderiu à dieta', 'Few participants adhered to the diet.'],
      ['Todos os pacientes precisaram de cirurgia', 'None of the patients required surgery.'],
      ['Alguns pacientes precisaram de cirurgia', 'None of the patients required surgery.'],
      ['Nenhum paciente se recuperou completamente', 'All patients recovered fully.'],
      ['Nem todos os pacientes se recuperaram', 'All patients recovered fully.'],
      [
        'O lado direito foi mais acometido que o esquerdo',
        'The left side was affected more often than the right.',
      ],
      [
        'A sensibilidade foi menor para lesões proximais do que para as distais',
        'Sensitivity was higher for proximal than for distal lesions.',
      ],
      [
        'A sensibilidade foi maior para lesões distais do que para as proximais',
        'Sensitivity was higher for proximal than for distal lesions.',
      ],
      ['Os escores de ansiedade pioraram nos dois grupos', 'Anxiety scores improved in both groups.'],
      ['Os escores de ansiedade não melhoraram em nenhum grupo', 'Anxiety scores improved in both groups.'],
      ['Os médicos superestimaram o risco', 'Physicians underestimated the risk.'],
      [
        'O uso de antibióticos foi inadequado na maioria dos casos',
        'Antibiotic use was appropriate in most cases.',
      ],
      [
        'O sucesso do tratamento foi menos provável com o encaminhamento precoce',
        'Treatment success was more likely with early referral.',
      ],
      [
        'O encaminhamento precoce diminuiu o sucesso do tratamento',
        'Treatment success was more likely with early referral.',
      ],
      ['O tabagismo foi fator protetor contra a deiscência', 'Smoking was a risk factor for leakage.'],
      ['O aleitamento não protegeu contra a otite', 'Breastfeeding protected against otitis.'],
      ['O aleitamento favoreceu a otite', 'Breastfeeding protected against otitis.'],
      ['Não houve resistência à ceftriaxona', 'Resistance to ceftriaxone emerged during the study.'],
      ['O consentimento foi obtido após a randomização', 'Consent was obtained before randomisation.'],
      ['Fumantes foram incluídos', 'Smokers were excluded.'],
      ['Gestantes foram excluídas', 'Pregnant women were included.'],
      ['A dor foi melhor à noite', 'Pain was worse at night.'],
      ['A dor foi pior pela manhã', 'Pain was worse at night.'],
      ['O dispositivo prolongou o procedimento', 'The device shortened the procedure.'],
      ['O dispositivo alongou o procedimento', 'The device shortened the procedure.'],
      ['O sangramento ocorreu mais cedo com o novo fármaco', 'Bleeding occurred later with the new drug.'],
      ['O exantema não se resolveu espontaneamente', 'The rash resolved spontaneously.'],
      [
        'Os escores de conhecimento caíram pela metade após o curso',
        'Knowledge scores doubled after the course.',
      ],
      ['Os escores de conhecimento não mudaram após o curso', 'Knowledge scores doubled after the course.'],
      [
        'A carga viral permaneceu detectável na maioria dos pacientes',
        'Viral load became undetectable in most patients.',
      ],
      ['Os professores relataram mais conflitos', 'Teachers reported fewer conflicts.'],
      ['A intervenção não foi viável', 'The intervention was feasible and acceptable.'],
      ['A intervenção foi inviável', 'The intervention was feasible and acceptable.'],
      ['O cateter foi mal tolerado', 'The catheter was well tolerated.'],
      ['O cateter não foi bem tolerado', 'The catheter was well tolerated.'],
      [
        'O rastreamento detectou menos cânceres em estágio inicial',
        'Screening detected more cancers at an early stage.',
      ],
      [
        'O rastreamento detectou mais cânceres em estágio avançado',
        'Screening detected more cancers at an early stage.',
      ],
      ['Os meninos foram mais acometidos que as meninas', 'Girls were affected more often than boys.'],
      ['A dor do quadril melhorou, mas a do joelho não', 'Knee pain improved, whereas hip pain did not.'],
    ],
    unseen: [
      [
        'A maioria dos pacientes preferiu o diário em papel ao aplicativo',
        'Most patients (68%) preferred the app to the paper diary.',
      ],
      [
        'A retenção foi menor com metadona do que com buprenorfina',
        'Retention in treatment was better with methadone than with buprenorphine.',
      ],
      [
        'A idade não foi um preditor independente de delirium',
        'Age was an independent predictor of delirium.',
      ],
      ['O efeito foi observado em ambos os sexos', 'The effect was seen only in women.'],
      ['O efeito dependeu da idade', 'The effect was independent of age.'],
      ['O efeito variou com a idade', 'The effect was independent of age.'],
      ['O efeito foi menor nos pacientes mais velhos', 'The effect was greater in older patients.'],
      ['O efeito foi maior nos pacientes mais jovens', 'The effect was greater in older patients.'],
      ['A incidência atingiu o pico no verão', 'The incidence peaked in winter.'],
      [
        'A dose não deve ser alterada na insuficiência renal grave',
        'The dose should be halved in severe renal impairment.',
      ],
      [
        'Doses menores foram menos eficazes do que doses maiores',
        'Lower doses were as effective as higher doses.',
      ],
      [
        'Doses maiores foram mais eficazes do que as menores',
        'Lower doses were as effective as higher doses.',
      ],
      [
        'A resistência à ceftriaxona não surgiu durante o estudo',
        'Resistance to ceftriaxone emerged during the study.',
      ],
      [
        'Pacientes rurais esperaram menos do que os urbanos',
        'Rural patients waited longer than urban patients.',
      ],
      [
        'Pacientes urbanos esperaram mais do que os rurais',
        'Rural patients waited longer than urban patients.',
      ],
    ],
    agreed: [],
    stated: [
      [
        'Os pacientes preferiram a forma oral à injeção',
        'Patients preferred the oral form to the injection.',
      ],
      [
        'A maioria dos pacientes preferiu o aplicativo ao diário em papel',
        'Most patients (68%) preferred the app to the paper diary.',
      ],
      [
        'O abandono foi maior com o exercício do que com a educação',
        'Dropout was higher with exercise than with education.',
      ],
      [
        'A retenção no tratamento foi melhor com metadona',
        'Retention in treatment was better with methadone than with buprenorphine.',
      ],
      [
        'Menos pacientes do grupo conduzido por enfermeiros precisaram de reinternação',
        'Fewer patients in the nurse-led group needed readmission.',
      ],
      [
        'O programa foi custo-efetivo nos limiares habituais',
        'The programme was cost-effective at usual thresholds.',
      ],
      [
        'O programa não se mostrou custo-efetivo nos limiares habituais',
        'The programme was not cost-effective at usual thresholds.',
      ],
      ['O ensaio foi interrompido precocemente por futilidade', 'The trial was stopped early for futility.'],
      ['O desfecho primário foi atingido', 'The primary endpoint was met.'],
      ['O desfecho primário não foi alcançado', 'The primary endpoint was not met.'],
      [
        'A ferritina sérica correlacionou-se inversamente com os escores de fadiga',
        'Serum ferritin correlated inversely with fatigue scores.',
      ],
      ['O tamanho do tumor correlacionou-se com a recidiva', 'Tumour size correlated with recurrence.'],
      ['A idade foi um preditor independente de delirium', 'Age was an independent predictor of delirium.'],
      ['O índice de massa corporal não predisse o delirium', 'Body mass index did not predict delirium.'],
      ['O benefício persistiu aos 12 meses', 'The benefit persisted at 12 months.'],
      [
        'O benefício perdeu-se após a suspensão do tratamento',
        'The benefit was lost after treatment was stopped.',
      ],
      ['A queda de cabelo foi reversível em todos os pacientes', 'Hair loss was reversible in all patients.'],
      ['O efeito foi observado apenas em mulheres', 'The effect was seen only in women.'],
      ['O efeito foi independente da idade', 'The effect was independent of age.'],
      ['O efeito foi maior nos pacientes mais velhos', 'The effect was greater in older patients.'],
      [
        'A maioria dos eventos adversos foi leve e transitória',
        'Most adverse events were mild and transient.',
      ],
      ['A hipótese de não inferioridade foi rejeitada', 'The hypothesis of noninferiority was rejected.'],
      ['A concordância entre os leitores foi ruim', 'Agreement between readers was poor.'],
      [
        'A pressão arterial subiu na primeira semana e depois caiu',
        'Blood pressure rose during the first week and then fell.',
      ],
      ['O peso permaneceu estável durante o acompanhamento', 'Weight remained stable during follow-up.'],
      ['A incidência atingiu o pico no inverno', 'The incidence peaked in winter.'],
      ['Os sintomas começaram antes da febre', 'Symptoms began before the fever.'],
      ['O medicamento deve ser tomado com alimento', 'The drug should be taken with food.'],
      ['O medicamento deve ser tomado à noite', 'The drug should be taken in the evening.'],
      [
        'A dose deve ser reduzida à metade na insuficiência renal grave',
        'The dose should be halved in severe renal impairment.',
      ],
      ['A dose deve ser aumentada lentamente', 'The dose must be increased slowly.'],
      ['Imagem de rotina não é necessária', 'Routine imaging is not needed.'],
      [
        'A cirurgia é preferida à radioterapia em pacientes jovens',
        'Surgery is preferred over radiotherapy in young patients.',
      ],
      ['Os cateteres devem ser retirados o quanto antes', 'Catheters should be removed as soon as possible.'],
      [
        'A vacina é aplicada em pessoas com mais de 60 anos',
        'The vaccine is given to people older than 60 years.',
      ],
      [
        'Mais da metade dos enfermeiros havia recebido treinamento',
        'More than half of the nurses had received training.',
      ],
      ['Poucos participantes aderiram à dieta', 'Few participants adhered to the diet.'],
      ['Nenhum paciente precisou de cirurgia', 'None of the patients required surgery.'],
      ['Todos os pacientes se recuperaram completamente', 'All patients recovered fully.'],
      [
        'O lado esquerdo foi mais acometido que o direito',
        'The left side was affected more often than the right.',
      ],
      [
        'A sensibilidade foi maior para lesões proximais do que para as distais',
        'Sensitivity was higher for proximal than for distal lesions.',
      ],
      ['Os escores de ansiedade melhoraram nos dois grupos', 'Anxiety scores improved in both groups.'],
      ['Os médicos subestimaram o risco', 'Physicians underestimated the risk.'],
      [
        'O uso de antibióticos foi adequado na maioria dos casos',
        'Antibiotic use was appropriate in most cases.',
      ],
      [
        'O sucesso do tratamento foi mais provável com o encaminhamento precoce',
        'Treatment success was more likely with early referral.',
      ],
      [
        'Doses menores foram tão eficazes quanto doses maiores',
        'Lower doses were as effective as higher doses.',
      ],
      ['O tabagismo foi fator de risco para a deiscência', 'Smoking was a risk factor for leakage.'],
      ['O aleitamento protegeu contra a otite', 'Breastfeeding protected against otitis.'],
      [
        'A resistência à ceftriaxona surgiu durante o estudo',
        'Resistance to ceftriaxone emerged during the study.',
      ],
      ['O consentimento foi obtido antes da randomização', 'Consent was obtained before randomisation.'],
      ['Fumantes foram excluídos', 'Smokers were excluded.'],
      ['Gestantes foram incluídas', 'Pregnant women were included.'],
      ['A dor foi pior à noite', 'Pain was worse at night.'],
      ['O dispositivo encurtou o procedimento', 'The device shortened the procedure.'],
      ['O sangramento ocorreu mais tarde com o novo fármaco', 'Bleeding occurred later with the new drug.'],
      ['O exantema resolveu-se espontaneamente', 'The rash resolved spontaneously.'],
      ['Os escores de conhecimento dobraram após o curso', 'Knowledge scores doubled after the course.'],
      [
        'A carga viral tornou-se indetectável na maioria dos pacientes',
        'Viral load became undetectable in most patients.',
      ],
      ['Os professores relataram menos conflitos', 'Teachers reported fewer conflicts.'],
      ['A intervenção foi viável e aceitável', 'The intervention was feasible and acceptable.'],
      ['O cateter foi bem tolerado', 'The catheter was well tolerated.'],
      [
        'O rastreamento detectou mais cânceres em estágio inicial',
        'Screening detected more cancers at an early stage.',
      ],
      ['As meninas foram mais acometidas que os meninos', 'Girls were affected more often than boys.'],
      [
        'Pacientes rurais esperaram mais do que os urbanos',
        'Rural patients waited longer than urban patients.',
      ],
      ['A dor no joelho melhorou, mas a do quadril não', 'Knee pain improved, whereas hip pain did not.'],
    ],
    misread: [],
  },
  {
    name: 'everyday words of care',
    contradicted: [
      [
        'O novo curativo estendeu a cicatrização em seis dias',
        'The new dressing cut healing time by six days.',
      ],
      [
        'As feridas cicatrizaram mais tarde com mel do que com gaze',
        'Wounds healed sooner with honey than with gauze.',
      ],
      [
        'Os pacientes com o novo fármaco tiveram alta mais tarde',
        'Patients on the new drug were discharged two days earlier.',
      ],
      [
        'O tempo até a primeira evacuação foi mais curto no grupo opioide',
        'Time to first stool was longer in the opioid group.',
      ],
      [
        'O trabalho de parto foi mais longo nas mulheres que caminharam',
        'Labour was shorter among women who walked.',
      ],
      ['Caminhar prolongou o trabalho de parto', 'Labour was shorter among women who walked.'],
      ['Caminhar prolongou o trabalho de parto', 'Walking shortened labour.'],
      ['Caminhar não encurtou o trabalho de parto', 'Walking shortened labour.'],
      [
        'As crianças do programa escolar comeram menos frutas',
        'Children in the school programme ate more fruit.',
      ],
      [
        'O programa escolar não mudou o consumo de frutas',
        'Children in the school programme ate more fruit.',
      ],
      [
        'O tempo de tela subiu 40 minutos por dia no braço da intervenção',
        'Screen time fell by 40 minutes a day in the intervention arm.',
      ],
      [
        'Os erros foram mais frequentes com a leitura de código de barras',
        'Errors were rarer with barcode scanning.',
      ],
      ['A leitura de código de barras multiplicou os erros', 'Errors were rarer with barcode scanning.'],
      ['A leitura de código de barras dobrou os erros', 'Barcode scanning halved errors.'],
      ['A leitura de código de barras não alterou os erros', 'Barcode scanning halved errors.'],
      ['O gel intensificou o prurido', 'The gel relieved itching.'],
      ['O gel piorou o prurido', 'The gel relieved itching.'],
      ['O gel não aliviou o prurido', 'The gel relieved itching.'],
      ['O gel não aliviou o prurido', 'Itching was relieved by the gel but not by the cream.'],
      ['Os dois fármacos aliviaram o prurido', 'Neither drug relieved itching.'],
      ['Ambos aliviaram o prurido', 'Neither drug relieved itching.'],
      [
        'Os dois fármacos elevaram a pressão intraocular na mesma medida',
        'Both drugs lowered intraocular pressure to the same extent.',
      ],
      [
        'Nenhum dos fármacos baixou a pressão intraocular',
        'Both drugs lowered intraocular pressure to the same extent.',
      ],
      [
        'A visão piorou com a cirurgia e melhorou com a observação',
        'Vision improved with surgery and worsened with observation.',
      ],
      [
        'O treinamento reduziu a confiança sem afetar o conhecimento',
        'The training boosted confidence without affecting knowledge.',
      ],
      ['Os aparelhos auditivos aceleraram o declínio cognitivo', 'Hearing aids slowed cognitive decline.'],
      [
        'Os aparelhos auditivos não retardaram o declínio cognitivo',
        'Hearing aids slowed cognitive decline.',
      ],
      [
        'Os aparelhos auditivos aceleraram o declínio cognitivo',
        'Cognitive decline was slower in users of hearing aids.',
      ],
      ['Os lactentes que receberam zinco ganharam menos peso', 'Infants given zinc gained more weight.'],
      ['O zinco prejudicou o ganho de peso', 'Infants given zinc gained more weight.'],
      ['O zinco diminuiu o ganho de peso dos lactentes', 'Zinc increased weight gain in infants.'],
      ['O zinco não aumentou o ganho de peso dos lactentes', 'Zinc increased weight gain in infants.'],
      ['O zoledronato agravou a perda óssea', 'Zoledronate attenuated bone loss.'],
      ['O zoledronato acentuou a perda óssea', 'Zoledronate attenuated bone loss.'],
      [
        'A máscara provocou menos lesões de pele do que as pronga',
        'The mask provoked more skin lesions than the prongs.',
      ],
      [
        'As pronga provocaram mais lesões de pele do que a máscara',
        'The mask provoked more skin lesions than the prongs.',
      ],
      ['O programa de exercícios não preveniu quedas', 'Falls were prevented by the exercise programme.'],
      ['O programa de exercícios aumentou as quedas', 'Falls were prevented by the exercise programme.'],
      ['O exercício influenciou o humor', 'Exercise had no bearing on mood.'],
      ['O exercício melhorou o humor', 'Exercise had no bearing on mood.'],
      ['O humor foi diferente após o exercício', 'Mood was no different after exercise.'],
      ['O humor melhorou após o exercício', 'Mood was no different after exercise.'],
      [
        'As taxas de infecção diferiram entre os grupos',
        'Rates of infection were comparable in the two groups.',
      ],
      [
        'A infecção foi duas vezes menos comum com o cateter central',
        'Infection was twice as common with the central line.',
      ],
      [
        'A infecção foi igualmente comum com o cateter central',
        'Infection was twice as common with the central line.',
      ],
      ['A infecção foi mais frequente em um dos grupos', 'Infection occurred equally often in both groups.'],
      [
        'A baixa escolaridade associou-se ao diagnóstico precoce',
        'Low education was linked to delayed diagnosis.',
      ],
      [
        'As mulheres tinham menor probabilidade que os homens de procurar atendimento',
        'Women were more likely than men to seek care.',
      ],
      [
        'Os homens procuraram mais atendimento do que as mulheres',
        'Women were more likely than men to seek care.',
      ],
      ['Pacientes mais jovens tiveram pior resposta', 'Younger patients had a better response.'],
      ['A sobrevida foi mais curta no braço da combinação', 'Survival was longest in the combination arm.'],
      ['A náusea foi o efeito adverso menos frequente', 'Nausea was the most frequent side effect.'],
      ['Os antibióticos aceleraram a recuperação', 'Antibiotics did not hasten recovery.'],
      ['Os antibióticos apressaram a recuperação', 'Antibiotics did not hasten recovery.'],
      [
        'O instrumento identificou a maioria dos casos de abuso',
        'The tool failed to identify most cases of abuse.',
      ],
      ['O teste deixou passar muitos casos', 'The test missed few cases.'],
      ['O teste rápido foi mais sensível que a cultura', 'The rapid test was less sensitive than culture.'],
      [
        'O teste rápido superou a cultura em sensibilidade',
        'The rapid test was less sensitive than culture.',
      ],
      [
        'A depressão foi menos prevalente em cuidadores do que na população geral',
        'Depression was more prevalent in caregivers than in the general population.',
      ],
      [
        'A satisfação dos pais foi menor com as consultas por vídeo',
        "Parents' satisfaction was greater with video visits.",
      ],
      [
        'Os pais ficaram menos satisfeitos com as consultas por vídeo',
        "Parents' satisfaction was greater with video visits.",
      ],
      [
        'O tempo de espera aumentou após a triagem por enfermeiros',
        'Waiting times dropped after triage by nurses.',
      ],
      ['A triagem por enfermeiros alongou a espera', 'Waiting times dropped after triage by nurses.'],
      ['O fármaco reduziu o limiar convulsivo', 'The drug raised the seizure threshold.'],
      [
        'A rifampicina aumenta os níveis do anticoncepcional',
        'Rifampicin lowers the levels of the contraceptive.',
      ],
      [
        'A rifampicina não altera os níveis do anticoncepcional',
        'Rifampicin lowers the levels of the contraceptive.',
      ],
      ['O suco de toranja diminui a absorção', 'Grapefruit juice enhances absorption.'],
      ['O alimento aumenta a absorção', 'Food reduces absorption.'],
      ['A solução não precisa ser protegida da luz', 'The solution must be protected from light.'],
      ['Congele os frascos', 'Do not freeze the vials.'],
      ['Os frascos podem ser congelados', 'Do not freeze the vials.'],
      ['Não agite antes de usar', 'Shake well before use.'],
      [
        'O tratamento deve ser mantido se surgir icterícia',
        'Treatment should be stopped if jaundice appears.',
      ],
      [
        'O tratamento não deve ser suspenso se surgir icterícia',
        'Treatment should be stopped if jaundice appears.',
      ],
      ['Dirigir é permitido no primeiro mês', 'Driving is not allowed during the first month.'],
      ['Sugere-se repouso no leito', 'We suggest against bed rest.'],
      ['Recomenda-se repouso no leito', 'We suggest against bed rest.'],
      ['A mobilização precoce é desencorajada', 'Early mobilisation is encouraged.'],
      ['A mobilização precoce deve ser evitada', 'Early mobilisation is encouraged.'],
      [
        'As hemoculturas devem ser colhidas depois dos antibióticos',
        'Blood cultures should be drawn before antibiotics.',
      ],
      ['A recorrência foi comum', 'Recurrence was uncommon.'],
      ['A recorrência foi frequente', 'Recurrence was uncommon.'],
    ],
    unseen: [
      [
        'As feridas demoraram mais a cicatrizar com mel do que com gaze',
        'Wounds healed sooner with honey than with gauze.',
      ],
      [
        'Os pacientes com o novo fármaco tiveram alta dois dias depois',
        'Patients on the new drug were discharged two days earlier.',
      ],
      ['O grupo opioide evacuou mais cedo', 'Time to first stool was longer in the opioid group.'],
      [
        'Os enfermeiros gastaram mais tempo com papelada após a mudança',
        'Nurses spent less time on paperwork after the change.',
      ],
      ['A perda óssea foi mais acentuada com zoledronato', 'Bone loss was less marked with zoledronate.'],
      ['O zoledronato acelerou a perda óssea', 'Bone loss was less marked with zoledronate.'],
      [
        'As taxas de infecção foram distintas nos dois grupos',
        'Rates of infection were comparable in the two groups.',
      ],
      [
        'A infecção ocorreu com frequência diferente nos dois grupos',
        'Infection occurred equally often in both groups.',
      ],
      [
        'A alta escolaridade associou-se ao diagnóstico tardio',
        'Low education was linked to delayed diagnosis.',
      ],
      [
        'Os maiores escores de dor foram vistos com o bloqueio de nervo',
        'The lowest pain scores were seen with the nerve block.',
      ],
      ['O suco de toranja prejudica a absorção', 'Grapefruit juice enhances absorption.'],
      ['O alimento melhora a absorção', 'Food reduces absorption.'],
      ['A solução deve ser exposta à luz', 'The solution must be protected from light.'],
      ['É preciso repetir o swab', 'Swabs need not be repeated.'],
      ['O swab deve ser repetido', 'Swabs need not be repeated.'],
      ['A lesão acometeu as palmas', 'The lesion spared the palms.'],
      ['A febre esteve presente em todos os pacientes', 'Fever was absent in half of the patients.'],
    ],
    agreed: [
      [
        'O novo curativo atrasou a cicatrização em seis dias',
        'The new dressing cut healing time by six days.',
      ],
      [
        'O braço da intervenção ganhou 40 minutos diários de tela',
        'Screen time fell by 40 minutes a day in the intervention arm.',
      ],
      [
        'O creme aliviou o prurido, ao contrário do gel',
        'Itching was relieved by the gel but not by the cream.',
      ],
      [
        'O treinamento elevou a confiança e também o conhecimento',
        'The training boosted confidence without affecting knowledge.',
      ],
      [
        'O declínio cognitivo foi mais rápido nos usuários de aparelhos auditivos',
        'Cognitive decline was slower in users of hearing aids.',
      ],
      ['A função renal caiu mais devagar com o fármaco', 'Kidney function declined faster with the drug.'],
      ['O fármaco retardou a perda de função renal', 'Kidney function declined faster with the drug.'],
      ['Pacientes mais velhos tiveram melhor resposta', 'Younger patients had a better response.'],
      ['Pode-se dirigir no primeiro mês', 'Driving is not allowed during the first month.'],
    ],
    stated: [
      [
        'O novo curativo abreviou a cicatrização em seis dias',
        'The new dressing cut healing time by six days.',
      ],
      [
        'As feridas cicatrizaram mais cedo com mel do que com gaze',
        'Wounds healed sooner with honey than with gauze.',
      ],
      [
        'Os pacientes com o novo fármaco tiveram alta dois dias antes',
        'Patients on the new drug were discharged two days earlier.',
      ],
      [
        'O tempo até a primeira evacuação foi mais longo no grupo opioide',
        'Time to first stool was longer in the opioid group.',
      ],
      [
        'O trabalho de parto foi mais curto nas mulheres que caminharam',
        'Labour was shorter among women who walked.',
      ],
      ['Caminhar encurtou o trabalho de parto', 'Walking shortened labour.'],
      [
        'As crianças do programa escolar comeram mais frutas',
        'Children in the school programme ate more fruit.',
      ],
      [
        'O tempo de tela caiu 40 minutos por dia no braço da intervenção',
        'Screen time fell by 40 minutes a day in the intervention arm.',
      ],
      [
        'Os enfermeiros gastaram menos tempo com papelada após a mudança',
        'Nurses spent less time on paperwork after the change.',
      ],
      [
        'Os erros foram mais raros com a leitura de código de barras',
        'Errors were rarer with barcode scanning.',
      ],
      ['A leitura de código de barras reduziu os erros à metade', 'Barcode scanning halved errors.'],
      ['O gel aliviou o prurido', 'The gel relieved itching.'],
      [
        'O gel aliviou o prurido, ao contrário do creme',
        'Itching was relieved by the gel but not by the cream.',
      ],
      ['Nenhum dos dois fármacos aliviou o prurido', 'Neither drug relieved itching.'],
      [
        'Os dois fármacos baixaram a pressão intraocular na mesma medida',
        'Both drugs lowered intraocular pressure to the same extent.',
      ],
      [
        'A visão melhorou com a cirurgia e piorou com a observação',
        'Vision improved with surgery and worsened with observation.',
      ],
      [
        'O treinamento elevou a confiança sem afetar o conhecimento',
        'The training boosted confidence without affecting knowledge.',
      ],
      ['Os aparelhos auditivos retardaram o declínio cognitivo', 'Hearing aids slowed cognitive decline.'],
      [
        'O declínio cognitivo foi mais lento nos usuários de aparelhos auditivos',
        'Cognitive decline was slower in users of hearing aids.',
      ],
      ['A função renal caiu mais depressa com o fármaco', 'Kidney function declined faster with the drug.'],
      ['Os lactentes que receberam zinco ganharam mais peso', 'Infants given zinc gained more weight.'],
      ['O zinco aumentou o ganho de peso dos lactentes', 'Zinc increased weight gain in infants.'],
      ['A perda óssea foi menos acentuada com zoledronato', 'Bone loss was less marked with zoledronate.'],
      ['O zoledronato atenuou a perda óssea', 'Zoledronate attenuated bone loss.'],
      [
        'A máscara provocou mais lesões de pele do que as pronga',
        'The mask provoked more skin lesions than the prongs.',
      ],
      ['O programa de exercícios preveniu quedas', 'Falls were prevented by the exercise programme.'],
      ['O exercício não influenciou o humor', 'Exercise had no bearing on mood.'],
      ['O humor não foi diferente após o exercício', 'Mood was no different after exercise.'],
      [
        'As taxas de infecção foram comparáveis nos dois grupos',
        'Rates of infection were comparable in the two groups.',
      ],
      [
        'A infecção foi duas vezes mais comum com o cateter central',
        'Infection was twice as common with the central line.',
      ],
      [
        'A infecção ocorreu com igual frequência nos dois grupos',
        'Infection occurred equally often in both groups.',
      ],
      [
        'A baixa escolaridade associou-se ao diagnóstico tardio',
        'Low education was linked to delayed diagnosis.',
      ],
      [
        'As mulheres tinham maior probabilidade que os homens de procurar atendimento',
        'Women were more likely than men to seek care.',
      ],
      ['Pacientes mais jovens tiveram melhor resposta', 'Younger patients had a better response.'],
      ['A sobrevida foi mais longa no braço da combinação', 'Survival was longest in the combination arm.'],
      [
        'Os menores escores de dor foram vistos com o bloqueio de nervo',
        'The lowest pain scores were seen with the nerve block.',
      ],
      ['A náusea foi o efeito adverso mais frequente', 'Nausea was the most frequent side effect.'],
      ['Os antibióticos não aceleraram a recuperação', 'Antibiotics did not hasten recovery.'],
      [
        'O instrumento não identificou a maioria dos casos de abuso',
        'The tool failed to identify most cases of abuse.',
      ],
      ['O teste deixou passar poucos casos', 'The test missed few cases.'],
      ['O teste rápido foi menos sensível que a cultura', 'The rapid test was less sensitive than culture.'],
      [
        'A depressão foi mais prevalente em cuidadores do que na população geral',
        'Depression was more prevalent in caregivers than in the general population.',
      ],
      [
        'A satisfação dos pais foi maior com as consultas por vídeo',
        "Parents' satisfaction was greater with video visits.",
      ],
      [
        'O tempo de espera caiu após a triagem por enfermeiros',
        'Waiting times dropped after triage by nurses.',
      ],
      ['O fármaco elevou o limiar convulsivo', 'The drug raised the seizure threshold.'],
      [
        'A rifampicina reduz os níveis do anticoncepcional',
        'Rifampicin lowers the levels of the contraceptive.',
      ],
      ['O suco de toranja aumenta a absorção', 'Grapefruit juice enhances absorption.'],
      ['O alimento reduz a absorção', 'Food reduces absorption.'],
      ['A solução deve ser protegida da luz', 'The solution must be protected from light.'],
      ['Não congele os frascos', 'Do not freeze the vials.'],
      ['Agite bem antes de usar', 'Shake well before use.'],
      [
        'O tratamento deve ser suspenso se surgir icterícia',
        'Treatment should be stopped if jaundice appears.',
      ],
      ['Dirigir não é permitido no primeiro mês', 'Driving is not allowed during the first month.'],
      ['Sugere-se não fazer repouso no leito', 'We suggest against bed rest.'],
      ['A mobilização precoce é incentivada', 'Early mobilisation is encouraged.'],
      ['Não é preciso repetir o swab', 'Swabs need not be repeated.'],
      [
        'As hemoculturas devem ser colhidas antes dos antibióticos',
        'Blood cultures should be drawn before antibiotics.',
      ],
      ['A lesão poupou as palmas', 'The lesion spared the palms.'],
      ['A febre esteve ausente em metade dos pacientes', 'Fever was absent in half of the patients.'],
      ['A recorrência foi incomum', 'Recurrence was uncommon.'],
    ],
    misread: [],
  },
  {
    name: 'exceptions, lists of arms and advice in other words',
    contradicted: [],
    unseen: [],
    agreed: [],
    stated: [
      [
        'Não se recomenda suspender a aspirina de rotina antes da cirurgia',
        'Routine stopping of aspirin before surgery is not recommended.',
      ],
      [
        'A suspensão rotineira da aspirina antes da cirurgia não é recomendada',
        'Routine stopping of aspirin before surgery is not recommended.',
      ],
      [
        'Suspender rotineiramente a aspirina antes da cirurgia não é recomendado',
        'Routine stopping of aspirin before surgery is not recommended.',
      ],
      [
        'A metformina deve ser suspensa no dia da cirurgia',
        'Metformin should be withheld on the day of surgery.',
      ],
      [
        'Recomenda-se suspender a metformina no dia da cirurgia',
        'Metformin should be withheld on the day of surgery.',
      ],
      [
        'No dia da cirurgia, não se deve tomar metformina',
        'Metformin should be withheld on the day of surgery.',
      ],
      [
        'A suspensão da metformina no dia da cirurgia é recomendada',
        'Metformin should be withheld on the day of surgery.',
      ],
      [
        'Não é preciso interromper anticoagulantes orais para a cirurgia de catarata',
        'Oral anticoagulants need not be interrupted for cataract surgery.',
      ],
      [
        'Anticoagulantes orais podem ser mantidos na cirurgia de catarata',
        'Oral anticoagulants need not be interrupted for cataract surgery.',
      ],
      [
        'A cirurgia de catarata dispensa a interrupção dos anticoagulantes orais',
        'Oral anticoagulants need not be interrupted for cataract surgery.',
      ],
      [
        'Em pacientes frágeis, não iniciar dois fármacos ao mesmo tempo',
        'Do not start two drugs at once in frail patients.',
      ],
      [
        'Evite iniciar dois fármacos de uma vez em pacientes frágeis',
        'Do not start two drugs at once in frail patients.',
      ],
      [
        'Não se recomenda o início simultâneo de dois fármacos em pacientes frágeis',
        'Do not start two drugs at once in frail patients.',
      ],
      [
        'Betabloqueadores só são a primeira escolha se houver insuficiência cardíaca',
        'Beta blockers are not first choice unless there is heart failure.',
      ],
      [
        'Sem insuficiência cardíaca, betabloqueadores não são a primeira escolha',
        'Beta blockers are not first choice unless there is heart failure.',
      ],
      [
        'A vacina só é contraindicada em pessoas com alergia grave a um componente',
        'The vaccine is contraindicated only in people with severe allergy to a component.',
      ],
      [
        'A única contraindicação da vacina é a alergia grave a um componente',
        'The vaccine is contraindicated only in people with severe allergy to a component.',
      ],
      [
        'O fármaco pode ser usado em qualquer idade, exceto na gravidez',
        'Except in pregnancy, the drug may be used at any age.',
      ],
      [
        'Fora da gravidez, o fármaco pode ser usado em qualquer idade',
        'Except in pregnancy, the drug may be used at any age.',
      ],
      [
        'Antibióticos só devem ser dados se a febre persistir por mais de 48 horas',
        'Antibiotics should be given only if fever persists for more than 48 hours.',
      ],
      [
        'Reserve antibióticos para a febre que persiste por mais de 48 horas',
        'Antibiotics should be given only if fever persists for more than 48 hours.',
      ],
      [
        'A remissão foi de 52% com a dose alta, 41% com a dose baixa e 29% com o placebo',
        'Remission was 52%, 41% and 29% with high dose, low dose and placebo, respectively.',
      ],
      [
        'Com o placebo, a remissão foi de 29%, ante 41% com a dose baixa e 52% com a dose alta',
        'Remission was 52%, 41% and 29% with high dose, low dose and placebo, respectively.',
      ],
      [
        'A dose alta levou à maior taxa de remissão (52%)',
        'Remission was 52%, 41% and 29% with high dose, low dose and placebo, respectively.',
      ],
      [
        'O bloqueio teve o menor escore médio de dor (2,1), e a morfina, o maior (4,0)',
        'Mean pain scores were 2.1 with the block, 3.4 with ketamine and 4.0 with morphine.',
      ],
      [
        'A dor média foi de 3,4 com cetamina e de 4,0 com morfina, contra 2,1 com o bloqueio',
        'Mean pain scores were 2.1 with the block, 3.4 with ketamine and 4.0 with morphine.',
      ],
      [
        'A combinação foi superior a cada fármaco isolado',
        'The combination was superior to either drug alone.',
      ],
      ['Apenas a combinação reduziu as quedas', 'Only the combination reduced falls.'],
      ['Só a combinação diminuiu as quedas; os demais grupos não', 'Only the combination reduced falls.'],
      ['As quedas caíram somente com a combinação', 'Only the combination reduced falls.'],
      [
        'A dor diminuiu nos três grupos, sem diferença entre eles',
        'Pain fell in all three groups, with no difference between them.',
      ],
      [
        'Sem diferença entre si, os três grupos tiveram redução da dor',
        'Pain fell in all three groups, with no difference between them.',
      ],
      [
        'A pressão arterial subiu com cocaína, mas não com cafeína',
        'Blood pressure rose with cocaine but not with caffeine.',
      ],
      [
        'A cafeína não elevou a pressão arterial, ao contrário da cocaína',
        'Blood pressure rose with cocaine but not with caffeine.',
      ],
      [
        'Cocaína elevou a pressão arterial; cafeína, não',
        'Blood pressure rose with cocaine but not with caffeine.',
      ],
      ['Nem a idade nem o sexo modificaram o efeito', 'Neither age nor sex modified the effect.'],
      ['O efeito não foi modificado por idade ou sexo', 'Neither age nor sex modified the effect.'],
      ['Idade e sexo não alteraram o efeito', 'Neither age nor sex modified the effect.'],
      ['O benefício restringiu-se aos homens', 'The benefit was confined to men.'],
      ['Apenas os homens se beneficiaram', 'The benefit was confined to men.'],
      ['As mulheres não se beneficiaram', 'The benefit was confined to men.'],
      [
        'O fármaco reduziu a recaída, à custa de ganho de peso',
        'The drug reduced relapse but at the cost of weight gain.',
      ],
      [
        'Houve menos recaídas e mais ganho de peso com o fármaco',
        'The drug reduced relapse but at the cost of weight gain.',
      ],
      [
        'Embora a mortalidade tenha sido menor, a diferença não foi significativa',
        'Although mortality was lower, the difference was not significant.',
      ],
      [
        'A mortalidade foi numericamente menor, sem significância',
        'Although mortality was lower, the difference was not significant.',
      ],
      [
        'A diferença de mortalidade não alcançou significância',
        'Although mortality was lower, the difference was not significant.',
      ],
      [
        'As infecções foram menos numerosas, mas sem significância estatística',
        'Infections were fewer, although not significantly so.',
      ],
      [
        'Houve menos infecções, diferença não significativa',
        'Infections were fewer, although not significantly so.',
      ],
      [
        'O teste foi mais específico, porém menos sensível que a cultura',
        'The test was more specific but less sensitive than culture.',
      ],
      [
        'Em relação à cultura, o teste perdeu em sensibilidade e ganhou em especificidade',
        'The test was more specific but less sensitive than culture.',
      ],
      ['A depressão melhorou independentemente da dose', 'Depression improved regardless of the dose.'],
      ['Qualquer que fosse a dose, a depressão melhorou', 'Depression improved regardless of the dose.'],
      [
        'Pacientes que se exercitaram tiveram menor probabilidade de reinternação',
        'Patients who exercised were less likely to be readmitted.',
      ],
      [
        'A reinternação foi menos provável entre os que se exercitaram',
        'Patients who exercised were less likely to be readmitted.',
      ],
      [
        'Quem não se exercitou teve maior probabilidade de reinternação',
        'Patients who exercised were less likely to be readmitted.',
      ],
      ['Sem tratamento, metade dos pacientes recaiu', 'Without treatment, half of the patients relapsed.'],
      ['Metade dos pacientes não tratados teve recaída', 'Without treatment, half of the patients relapsed.'],
      ['Nenhum paciente morreu em qualquer dos grupos', 'No patient in either group died.'],
      ['Não houve mortes em nenhum dos grupos', 'No patient in either group died.'],
      ['Em nenhum dos grupos houve óbito', 'No patient in either group died.'],
      [
        'Não houve mortes no grupo tratado e houve duas no grupo controle',
        'There were no deaths in the treated group and two in the control group.',
      ],
      [
        'Duas mortes ocorreram no grupo controle e nenhuma no grupo tratado',
        'There were no deaths in the treated group and two in the control group.',
      ],
      [
        'Só houve mortes no grupo controle',
        'There were no deaths in the treated group and two in the control group.',
      ],
      ['As crises cessaram em 18 de 30 crianças', 'Seizures stopped in 18 of 30 children.'],
      ['Em 18 das 30 crianças, as crises pararam', 'Seizures stopped in 18 of 30 children.'],
      ['Doze das 30 crianças continuaram com crises', 'Seizures stopped in 18 of 30 children.'],
      ['O número necessário para tratar foi 12', 'The number needed to treat was 12.'],
      ['É preciso tratar 12 pacientes para beneficiar um', 'The number needed to treat was 12.'],
      [
        'A internação foi 2 dias mais curta com a alimentação precoce',
        'Length of stay was 2 days shorter with early feeding.',
      ],
      [
        'A alimentação precoce abreviou a internação em 2 dias',
        'Length of stay was 2 days shorter with early feeding.',
      ],
      [
        'Pacientes com alimentação precoce ficaram internados 2 dias a menos',
        'Length of stay was 2 days shorter with early feeding.',
      ],
      [
        'O tempo mediano até a recuperação foi de 5 dias com o fármaco e 8 dias com o placebo',
        'The median time to recovery was 5 days with the drug and 8 days with placebo.',
      ],
      [
        'O fármaco acelerou a recuperação (5 contra 8 dias)',
        'The median time to recovery was 5 days with the drug and 8 days with placebo.',
      ],
      [
        'A recuperação demorou 8 dias com placebo, ante 5 com o fármaco',
        'The median time to recovery was 5 days with the drug and 8 days with placebo.',
      ],
      [
        'Com o placebo, a recuperação foi mais lenta (8 dias contra 5)',
        'The median time to recovery was 5 days with the drug and 8 days with placebo.',
      ],
      ['A adesão caiu de 80% para 55% em dois anos', 'Adherence declined from 80% to 55% over two years.'],
      ['Em dois anos, a adesão passou de 80% para 55%', 'Adherence declined from 80% to 55% over two years.'],
      [
        'A adesão, que era de 80%, recuou para 55% em dois anos',
        'Adherence declined from 80% to 55% over two years.',
      ],
      [
        'A perda de peso foi 6 kg maior com a cirurgia do que com a dieta',
        'Weight loss was 6 kg greater with surgery than with diet.',
      ],
      [
        'A cirurgia levou a perder 6 kg a mais que a dieta',
        'Weight loss was 6 kg greater with surgery than with diet.',
      ],
      [
        'Com a dieta, perderam-se 6 kg a menos que com a cirurgia',
        'Weight loss was 6 kg greater with surgery than with diet.',
      ],
      [
        'Menos de um em cada dez pacientes teve efeitos adversos',
        'Fewer than one in ten patients had side effects.',
      ],
      [
        'Efeitos adversos ocorreram em menos de 10% dos pacientes',
        'Fewer than one in ten patients had side effects.',
      ],
      ['A prevalência dobrou entre 2010 e 2020', 'Prevalence doubled between 2010 and 2020.'],
      ['De 2010 a 2020, a prevalência duplicou', 'Prevalence doubled between 2010 and 2020.'],
      [
        'A maior ingestão de fibras associou-se a menor risco de câncer de cólon',
        'Higher intake of fibre was associated with a lower risk of colon cancer.',
      ],
      [
        'Quem ingeria mais fibras tinha menos câncer de cólon',
        'Higher intake of fibre was associated with a lower risk of colon cancer.',
      ],
      ['A menor renda associou-se a diagnóstico mais tardio', 'Lower income was linked to later diagnosis.'],
      [
        'Pessoas de renda mais alta foram diagnosticadas mais cedo',
        'Lower income was linked to later diagnosis.',
      ],
      [
        'A qualidade do sono piorou durante os plantões noturnos',
        'Sleep quality deteriorated during night shifts.',
      ],
      [
        'Plantões noturnos prejudicaram a qualidade do sono',
        'Sleep quality deteriorated during night shifts.',
      ],
      [
        'O escore vai de 0 a 10, e valores maiores significam dor pior',
        'The score ranges from 0 to 10, with higher values meaning worse pain.',
      ],
      [
        'Quanto maior o escore (0 a 10), pior a dor',
        'The score ranges from 0 to 10, with higher values meaning worse pain.',
      ],
      [
        'A dose é aumentada em 5 mg por semana até 40 mg',
        'The dose is increased by 5 mg every week up to 40 mg.',
      ],
      [
        'Aumentar 5 mg a cada semana, até o máximo de 40 mg',
        'The dose is increased by 5 mg every week up to 40 mg.',
      ],
      [
        'Dar a segunda dose no mínimo 28 dias após a primeira',
        'Give the second dose no earlier than 28 days after the first.',
      ],
      [
        'A segunda dose não deve ser dada antes de 28 dias da primeira',
        'Give the second dose no earlier than 28 days after the first.',
      ],
      [
        'Crianças menores de 2 anos não devem receber o xarope',
        'Children under 2 years should not receive the syrup.',
      ],
      ['O xarope é contraindicado abaixo de 2 anos', 'Children under 2 years should not receive the syrup.'],
      [
        'O xarope só pode ser dado a partir de 2 anos',
        'Children under 2 years should not receive the syrup.',
      ],
    ],
    misread: [
      [
        'Nenhum dos fármacos isolados igualou a combinação',
        'The combination was superior to either drug alone.',
      ],
      [
        'A baixa ingestão de fibras associou-se a mais câncer de cólon',
        'Higher intake of fibre was associated with a lower risk of colon cancer.',
      ],
    ],
  },
];
