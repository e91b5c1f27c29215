/** How a word gives advice: it recommends or warns, or does so in some places only. */
export type Mark = '' | 'warns' | 'advises' | 'due' | 'may' | 'belongs' | 'done' | 'receives' | 'tells';

/** Verbs, nouns and adjectives of advice. */
const ADVISES =
  /^(?:recom{1,2}end(?!acao|acoes|ations?$)|sug(?:er|gest)|aconselh|preconiz|orienta$|orientam$|advis|indica(?:d|$|m$|ted|t|cao$|coes$)|prefer|aceit|accept|apoia|permitid|endoss|prescrev)/;
/** What something is, with 'é': 'é necessária', 'is appropriate'. */
const IS_DUE =
  /^(?:preciso|necessari[ao]s?|obrigatori[ao]s?|mandatori[ao]s?|mandatory|required|needed|apropriad[ao]s?|adequad[ao]s?|appropriate|indispensave(?:l|is)|justificad[ao]s?|justified|(?:administr|inici|us|utiliz|solicit|aplic|ingeri|tom|realiz)ad[ao]s?|prescrit[ao]s?|dad[ao]s?|feit[ao]s?|given|used|administered|started|performed|obtained|favorave(?:l|is))$/;
/** 'faz parte da conduta', 'tem lugar' */
export const BELONGS = /^(?:(?:faz|fazem) parte|(?:tem|ha) lugar|se justificam?)$/;
/** Verbs of advice against something. */
export const WARNS =
  /^(?:evit(?:e|em|ar|ad[ao]s?|a(?=$))|avoid|contraindic|desaconselh|proscri|proibi|vedad|discourag|desencoraj|dispensave(?:l|is)|desnecess|unnecess|inadequad|inapropria|inappropria|prescind)/;
const MODAL = /^(?:deve|devem|should|must|convem|cabe)$/;
/** The same, if 'ser' or a negation follows. */
const MAY = /^(?:pode|podem|podendo|can|may|precisa|precisam|need|needs)$/;
/** Imperatives that begin advice, besides Portuguese infinitives. */
const TELLS =
  /^(?:use|administre|inicie|faca|prescreva|peca|solicite|aplique|associe|ofereca|repita|colha|meca|monitore|interrompa|rastreie|vacine|considere|introduza|corrija|retire|adicione|encaminhe|interne|mantenha|continue|suspenda|evite|give|start|stop|offer|add|delay|measure|monitor|check|repeat|perform|obtain|consider|screen|treat|administer|withhold|continue|remove|institua|(?:us|institu|utiliz|administr|inici|realiz|suspend|retir|rastre|trat|solicit|aplic|adicion|empreg|associ|med|dos|monitor|corrig|vacin|tom)[aei]r|dar|fazer|prescrever|manter|interromper|repetir|oferecer|colher)$/;
/** 'usa-se', 'não se rastreia' */
const IS_DONE =
  /^(?:usa|utiliza|administra|faz|inicia|prescreve|emprega|rastreia|trata|suspende|mantem|aplica|indica|recomenda|sugere|orienta|aconselha)$/;
/** 'o grupo C recebe', but not 'quem recebe' */
const RECEIVES = /^recebem?$/;
/** Verbs of beginning, which is another act than continuing. */
export const STARTS = /^(?:inici|comec|start|begin|initiat)/;
export const KEEPS = /^(?:mant|continu|prossegu|proceed|maint|keep)/;
export const STOPS =
  /^(?:omiti|suspen[ds]|interromp|interrup|remove[dr]|removid|descontin|retirad|retirar|abandon|stop|discontinu|withh|withdr)/;
/** Words of advice that do not say what is advised: verbs for any use, people, and the issuer. */
const EMPTY =
  /^(?:us[aeo]|utiliz|empreg|acrescent|adicion|add(?:ed|ition)?$|solicit|peca$|pedi[dr]|adminis|realiz|faz|feit[ao]|dar$|dad[ao]|given?$|perform|inici|start|begin|comec|aplic|integr|receb|oferec|offer|conside|adot|introd|make|made|done|trat|treat|manej|conduz|client|clinic|medic[oa]s?$|physic|patien|pessoa|person|mant|continu|prossegu|maint|diretr|protoc|consen|guidel|manual|socied|societ|minist|recom|estrat|nota|docume|painel|panel|rotin|routin|parte$|lugar$|conduta$|justifi|institu|apropri|adequad|favorave|opca|option|alternativa|depois$|passad[ao]s$|dentro$|escolha|devem?$)/;
/** Words that begin a condition. */
export const LIMIT =
  /^(?:via|em|n[ao]s?|in|to|for|if|quando|when|during|durante|com|with|until|ate|antes|before|apos|after|depois|passad[ao]s|dentro|caso|diante|sob|para|among|entre|below|above|abaixo|acima)$/;
/** Nouns whose 'com' names the thing advised: 'tratamento com fluconazol'. */
export const THERAPY =
  /^(?:tratamento|treatment|terapia|therapy|profilaxia|prophylaxis|monoterapia|associacao)$/;
/** The treatment as a whole. */
export const TREATMENT = /^(?:tratamento|treatment|terapia|therapy|esquema|regimen|medicamento)$/;
/** Words that deny advice; 'recommend against' is one of them. */
export const DENIES =
  /^(?:nao|nem|nunca|jamais|tampouco|nenhum.*|not|nor|never|no|neither|none|ja|deix.*|recom.*|sug.*|falt.*)$/;
/** Words that begin a reason. */
export const REASON = /^(?:because|porque|pois|devid|pel[oa]s?$|due$|since$|visto$|razao$)/;
/** Words that make the advice neither for nor against. */
export const NOT_WHOLE = /^(?:so|somente|apenas|only|unless|exceto|except|salvo|rather|sole)$/;

const MARKS: readonly (readonly [Exclude<Mark, ''>, RegExp])[] = [
  ['warns', WARNS],
  ['advises', ADVISES],
  ['advises', MODAL],
  ['due', IS_DUE],
  ['may', MAY],
  ['belongs', /^(?:faz|fazem|tem|ha|se)$/],
  ['done', IS_DONE],
  ['receives', RECEIVES],
  ['tells', TELLS],
];
const SAYS_NOTHING = [ADVISES, WARNS, STOPS, EMPTY];

/** A cache, because a text repeats its words. */
const marks = new Map<string, { readonly mark: Mark; readonly isEmpty: boolean }>();
const MAX_MARKS = 5_000;

function readWord(word: string): { readonly mark: Mark; readonly isEmpty: boolean } {
  let read = marks.get(word);
  if (!read) {
    const mark = MARKS.find(([, pattern]) => pattern.test(word))?.[0] ?? '';
    read = { mark, isEmpty: SAYS_NOTHING.some((pattern) => pattern.test(word)) };
    if (marks.size > MAX_MARKS) marks.clear();
    marks.set(word, read);
  }
  return read;
}

export const markOf = (word: string): Mark => readWord(word).mark;
/** Whether a word does not say what is advised. */
export const isEmptyWord = (word: string): boolean => readWord(word).isEmpty;
/** 'deve', 'pode ser': the verb says what is advised. */
export const isModal = (word: string): boolean => MODAL.test(word) || MAY.test(word);
