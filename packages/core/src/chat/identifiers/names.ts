import type { FoundName } from './rules.ts';

/** Words that precede a person's name. */
const TRIGGER =
  /(?<![\p{L}\p{N}_])(?:(?:nome(?:[ \t](?:completo|social))?|paciente|mãe|pai|responsável|acompanhante|identificação)[ \t]{0,2}[:=-]|pacientes?(?:[ \t]d\.)?|(?:chama-se|se chama|chamad[oa]|de nome)|(?:sr|sra|srta)\.?|senhora?|dona|filh[oa] d[eao])[ \t\u00a0]{1,3}/giu;

const WORD =
  /[ \t\u00a0]{0,2}(\p{Lu}[\p{L}\p{M}]{0,30}(?:['’-]\p{Lu}[\p{L}\p{M}]{0,30}){0,3})(?![\p{L}\p{N}_-])/uy;
const PARTICLE = /[ \t\u00a0]{1,2}(?:da|das|de|do|dos|e|del|di|von|van|DA|DAS|DE|DO|DOS|E)(?=[ \t\u00a0])/y;

/** A known given name, further names and an age: the usual opening of a case, even without a `TRIGGER` word. */
const CASE_OPENING = /(?<![\p{L}\p{N}_])(?=\p{Lu}[\p{L}\p{M}]{1,30}[ \t\u00a0])/gu;
const AGE =
  /[ \t\u00a0]{0,2}[,(][ \t\u00a0]{0,2}\d{1,3}[ \t\u00a0]?(?:anos?|a|m[eê]s(?:es)?|semanas?|dias?)(?![\p{L}\p{N}_])/uy;

const GIVEN_NAMES = new Set(
  (
    'adriana adriano aline alice amanda ana andre andrea andreia antonia antonio aparecida arthur beatriz benedito bernardo ' +
    'bianca breno bruna bruno caio camila carla carlos carolina cecilia celia cesar clara claudia claudio cleusa cristiane ' +
    'cristina daniel daniela davi debora denise diego edson eduarda eduardo elaine eliane elisa elza emanuel enzo erica ' +
    'fabiana fabio felipe fernanda fernando flavia flavio francisca francisco gabriel gabriela geraldo gilberto giovanna ' +
    'guilherme gustavo heitor helena heloisa henrique hugo igor ines irene isabel isabela ivone jair jessica joana joao ' +
    'joaquim jorge jose josefa julia juliana julio karina larissa laura leandro leonardo leticia lorenzo lucas lucia luciana ' +
    'luciano lucimar luis luisa luiz luiza luzia manoel manuel manuela marcelo marcia marcio marcos maria mariana marina ' +
    'mario marlene marta mateus matheus mauricio maya miguel milton monica murilo natalia nathalia neusa nicolas olivia ' +
    'osvaldo otavio patricia paula paulo pedro rafael rafaela raimunda raimundo raquel regina renata renato ricardo rita ' +
    'roberta roberto rodrigo rogerio ronaldo rosa rosana rosangela samuel sandra sara sebastiana sebastiao sergio severino ' +
    'silvana silvia simone sofia sonia sophia sueli suzana tatiana tereza terezinha thais theo thiago tiago valentina valeria ' +
    'vanessa vera vicente victor vilma vinicius vitor vitoria viviane wagner wanderley wellington wesley william yasmin zilda'
  ).split(' '),
);

/** Capitalized words of clinical prose that may follow 'paciente' but are not names. Compared without accents. */
const CLINICAL = new Set(
  (
    'com sem em no na nos nas ao aos que para por apos sob se foi tem esta nao sim ' +
    'doenca sindrome escala indice escore score sinal teste criterio criterios classe classificacao grau estagio estadio tipo grupo fase ' +
    'hipertensao hipertenso hipertensa diabetes diabetico diabetica mellitus insuficiencia cardiaca cardiaco renal hepatica hepatico ' +
    'cronica cronico aguda agudo grave leve moderada moderado critico critica estavel instavel idoso idosa adulto adulta pediatrico ' +
    'pediatrica neonatal neonato gestante puerpera masculino feminino homem mulher jovem crianca lactente recem nascido branco branca ' +
    'negro negra pardo parda obeso obesa tabagista etilista fumante internado internada ambulatorial hospitalizado assintomatico ' +
    'sintomatico positivo positiva negativo negativa portador portadora asmatico asmatica cirrotico cirrotica oncologico oncologica ' +
    'cirurgico cirurgica clinico clinica hiv aids dpoc irc iam avc avci avch sdra sepse lupus artrite asma pneumonia dengue ' +
    'covid tuberculose cancer carcinoma tumor leucemia linfoma infarto angina arritmia fibrilacao atrial flutter choque ' +
    'glasgow apgar child pugh killip nyha wells ranson rankin karnofsky ecog gold sofa apache saps meld curb chads vasc ' +
    'guillain barre chagas parkinson alzheimer crohn hodgkin down turner marfan cushing addison graves hashimoto wilson kawasaki ' +
    'behcet sjogren raynaud still reiter goodpasture wegener takayasu duchenne huntington creutzfeldt jakob tourette wernicke ' +
    'korsakoff wolff white fallot eisenmenger brugada ehlers danlos von willebrand kaposi barrett zollinger ellison ' +
    'ultima primeira segundo segunda terceira unidade hospital uti upa ubs sus pronto socorro centro escola universidade ' +
    'uso historia historico queixa exame exames conduta tratamento dose nega refere apresenta relata evolui interna admitido admitida ' +
    'lucido lucida orientado orientada consciente corado corada hidratado hidratada acamado acamada eupneico eupneica afebril ' +
    'anicterico acianotico acordado sedado sedada intubado intubada entubado desorientado confuso confusa previamente higido higida ' +
    'pergunta qual quais como quando onde quanto quantos nome idade sexo data estudo ensaio trial study group diretriz artigo'
  ).split(' '),
);

const CLINICAL_ENDING =
  /(?:ose|ite|emia|uria|patia|grafia|tensao|cao|coes|oma|lise|plegia|algia|scopia|ectomia|mente)s?$/;

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds full names (two or more) in the usual positions of a patient's name. */
export function findNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  for (const match of text.matchAll(TRIGGER)) {
    const name = readName(text, match.index + match[0].length);
    if (name) names.push(name);
  }
  for (const match of text.matchAll(CASE_OPENING)) {
    const name = readName(text, match.index);
    if (!name || !isGivenName(name.value)) continue;
    AGE.lastIndex = name.start + name.value.length;
    if (AGE.test(text)) names.push(name);
  }
  return names;
}

const isGivenName = (name: string): boolean => GIVEN_NAMES.has(fold(name.split(/[ \t\u00a0]/, 1)[0] ?? ''));

function readName(text: string, from: number): FoundName | undefined {
  const words: string[] = [];
  let end = from;
  let at = from;
  while (words.length < 8) {
    WORD.lastIndex = at;
    const word = WORD.exec(text);
    const folded = fold(word?.[1] ?? '');
    if (!word || CLINICAL.has(folded)) break;
    words.push(word[1] ?? '');
    end = WORD.lastIndex;
    PARTICLE.lastIndex = end;
    at = PARTICLE.test(text) ? PARTICLE.lastIndex : end;
  }
  const value = text.slice(from, end).replace(/^[ \t\u00a0]+/, '');
  return isFullName(words) ? { start: end - value.length, value } : undefined;
}

function isFullName(words: readonly string[]): boolean {
  const first = fold(words[0] ?? '');
  const long = words.filter((word) => word.length > 1);
  if (long.length < 2 || first.length < 2) return false;
  if (GIVEN_NAMES.has(first)) return true;
  const isAllCaps = words.every((word) => word === word.toUpperCase());
  if (words.some((word) => CLINICAL_ENDING.test(fold(word)))) return false;
  // Capitals among ordinary words are acronyms. A name written in capitals has long words.
  return isAllCaps
    ? long.every((word) => word.length > 4)
    : long.every((word) => /^\p{Lu}[\p{Ll}\p{M}]/u.test(word));
}
