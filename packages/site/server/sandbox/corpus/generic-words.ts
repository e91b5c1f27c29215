const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that occur in any clinical question and do not identify its subject. Without accents or plural. */
export const genericWords = words(`
  a o as os um uma uns umas de da do das dos em na no nas nos num numa por pela pelo para pra pro com sem sob sobre
  entre ate apos antes durante desde contra e ou mas nem se que qual quais quem quando quanto quanta quantos onde como
  porque porquê pois ja so tambem mais menos muito muita pouco pouca ainda entao depois agora hoje sempre nunca nao sim
  eu tu ele ela nos vos eles elas voce voces me meu minha seu sua nosso dele dela isso isto esse essa este esta aquele
  aquela lhe te ao aos tal todo toda todos cada outro outra algum alguma nenhum nenhuma mesmo mesma
  ser sao foi era fosse sou somos estar estou esta estao estava ter tem tenho teve tinha haver ha houve fazer faz
  faco fazemos feito ir vai vou vao pode podem posso poder dever deve devem devo dar da saber sei sabe
  usar uso usa usado usada utilizar utiliza utilizado utilizacao empregar emprego iniciar inicio inicial comecar comeco
  manter suspender indicar indicado indicada indicacao contraindicacao recomendar recomenda recomendado recomendada
  recomendacao tratar trata tratado tratada tratamento terapia terapeutico terapeutica tratando manejo manejar conduta
  conduzir abordagem protocolo cuidado prescrever prescricao receitar remedio medicamento medicacao droga farmaco agente
  dose dosagem posologia efeito eficacia eficaz seguranca seguro beneficio risco dano reduzir reduz reduziu reducao diminuir
  diminui diminuicao aumentar aumenta aumento melhorar melhora melhor pior prevenir previne prevencao evitar evita
  funciona funcionar serve servir adianta ajuda ajudar vale resultado desfecho evidencia estudo ensaio clinico clinica
  pesquisa artigo trabalho literatura publicacao diretriz guideline consenso referencia dado trial randomizado metanalise
  paciente doente pessoa adulto adulta homem mulher idoso idosa caso individuo senhor senhora
  ano mes dia hora semana minuto idade anos
  meta alvo objetivo valor nivel limite ideal controle intensivo intensiva padrao convencional agudo aguda cronico cronica
  grave leve moderado moderada alto alta baixo baixa elevado elevada precoce tardio tardia primeira primeiro segunda segundo
  linha opcao escolha comparar comparacao comparado comparada versus vs diferenca entre superior inferior
  mortalidade morte morrer obito sobrevida sobreviver mortal
  doenca sindrome quadro sintoma sinal problema condicao comorbidade fator
  brasil brasileiro brasileira atual atualmente novo nova recente ultima ultimo existe existem
  diga dizer diz dizem fale falar explique explicar resuma resumir resumo conte cite citar mostre mostrar liste quero queria
  gostaria preciso precisa ajude favor obrigado obrigada ola oi bom boa tarde noite doutor doutora dr dra
  principal principais importante geral tipo forma modo maneira vez parte questao pergunta duvida resposta correto correta
  necessario necessaria possivel mudar muda mudou altera alterar chance quantidade
  hospital internado internada internacao hospitalizado hospitalizada emergencia pronto-socorro urgencia plantao ambulatorio
  mostrou mostra demonstrou demonstra concluiu conclui encontrou avaliou sobre segundo conforme medida valor orientacao
  populacao pais mundo tempo vida base passo ordem lista fim respeito relacao geralmente realmente alem somente apenas so
  quatro tres dois pilar instituto fundacao sociedade ministerio saude oms intervencao janela papel esquema estrategia
  medida opcoes alternativa orientado baseado publico publicado nivel grau prazo momento situacao contexto
  rotina medicina disciplina
  chegou apresenta apresentou evolui evoluiu historia sabidamente portador portadora diagnosticado atendido atendida
`);

/** Inflected forms of verbs in clinical questions. */
export const genericForms =
  /^(reduz|reduc|aument|diminu|melhor|piora|trata|trate|recomend|indica|prescrev|utiliz|manej|conduz|avali|interven|consider|escolh|inici|suspen|previn|preven|benefic|efica|efetiv|segur|compar|apresent|evidenc|demonstr|mostr|suger|orient|funcion|usa|use|deve|pode|faze|faz|evit|control|protoc|diferenc|necess|interna|hospitaliz|ajuda)/;

/**
 * Subjects that resemble those of the corpus but differ from them. They are taken out first, as unknown, so that
 * 'hipertensão pulmonar' is never answered with arterial hypertension.
 */
export const foreignTerms: readonly string[] = [
  'hipertensão pulmonar',
  'hipertensão arterial pulmonar',
  'hipertensão portal',
  'hipertensão intracraniana',
  'hipertensão ocular',
  'hipotensão',
  'hipoglicemia',
  'cetoacidose diabética',
  'cetoacidose',
  'pé diabético',
  'retinopatia diabética',
  'neuropatia diabética',
  'diabetes gestacional',
  'diabetes insípido',
  'diabetes insipidus',
  'diabetes mellitus tipo 1',
  'diabetes tipo 1',
  'DM tipo 1',
  'DM1',
  'insulinoma',
  'insuficiência renal aguda',
  'lesão renal aguda',
  'insuficiência hepática',
  'insuficiência venosa',
  'insuficiência mitral',
  'insuficiência aórtica',
  'insuficiência adrenal',
  'insuficiência respiratória',
  'hemorragia digestiva',
  'sangramento digestivo',
  'sangramento uterino',
  'sangramento nasal',
  'sangramento menstrual',
  'hemorragia subaracnóidea',
  'hemorragia subaracnoide',
  'hemorragia conjuntival',
  'trauma ocular',
  'trauma dentário',
  'trauma acústico',
  'trauma psicológico',
  'trauma raquimedular',
  'traumatismo cranioencefálico',
  'trauma cranioencefálico',
  'TCE',
  'derrame pleural',
  'derrame pericárdico',
  'derrame articular',
  'trombose venosa profunda',
  'trombose',
  'tromboembolismo venoso',
  'tromboembolismo',
  'embolia pulmonar',
  'febre amarela',
  'febre reumática',
  'febre maculosa',
  'asma cardíaca',
  'depressão pós-parto',
  'sepse neonatal',
  'obesidade infantil',
  'flutter atrial',
  'comunicação interatrial',
  'zika',
  'chikungunya',
  'HPV',
  'HTLV',
  'hepatite',
  'IgA',
];

const clinicalWords = words(`
  antibiotico antibioticoterapia antimicrobiano vitamina dieta exercicio sal potassio sodio calcio ferro zinco stent
  marcapasso cateter bariatrica cha suplemento probiotico lactato procalcitonina gripe influenza cancer tumor linfoma
  leucemia virus bacteria fungo transplante cirurgia fratura paracetamol losartana digoxina hidralazina metoprolol
  heparina imunoglobulina albumina bicarbonato plasma anemia coqueluche sarampo caxumba rubeola varicela raiva malaria
  tuberculose hanseniase leishmaniose sifilis gonorreia depressao ansiedade esquizofrenia autismo epilepsia parkinson
  alzheimer demencia enxaqueca cefaleia gota lupus psoriase acne glaucoma catarata
`);

const clinicalForms =
  /(cilina|micina|floxacino|ciclina|azol|sartana|olol|mabe?|nibe?|vir|pril|dipino|statina|cept|epam|profeno|ina|ona|mida|zida|ite|ose|oma|emia|uria|algia|patia|plegia|ectomia|plastia|scopia|rragia|rreia|penia|fobia|ismo|cele|lise)$/;

/**
 * Whether a word looks like a drug, a disease or a procedure. If such a word is unknown, the corpus lacks its subject.
 */
export const looksClinical = (word: string): boolean =>
  clinicalWords.has(word) || (word.length > 4 && clinicalForms.test(word));
