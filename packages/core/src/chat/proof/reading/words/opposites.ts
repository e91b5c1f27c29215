/**
 * Antonyms by the start of their shared spelling, as a token's stem has it. A slash separates words of the two languages
 * that mean the same.
 */
const ANTONYMS: readonly (readonly (readonly string[])[])[] = (
  'inib/inibit induz/induc/indut|diret/rigt scerd/left|ampl/broad stret/narov|curt/sort long|rapid/rapida lent/lentam|gradua abrupt|' +
  'bateri viral|sistol diasto|benign malign|prospe retros|basal prandi|centra perife|libera restri|unicen multic|' +
  'revers irever|stavel/stabl instav/unstab|sufici insufi|adequa/apropr inadeq/inapro|comple incomp|microc macroc|' +
  'invern/vinter verao/sumer|bradic tacica|bradip tacipn|tipic atipic|compen decomp|elegiv inelig|matur imatur|exsuda/exudat transu|' +
  'hipocale/hipopota #okal|insegu/unsaf #kuse|#kopt #kneed|inativ #kalive'
)
  .split('|')
  .map((pair) => pair.split(' ').map((side) => side.split('/')));

/** Portuguese and English stems of one thing that do not begin alike; and 'exacerbou' for 'exacerbações'. */
const TRANSLATIONS = (
  'cimiot/cemote ligadu/ligaci dren/drain drenag/draina curati/dresin ortes/brac masage/masag camina/valcin ' +
  'fibr/fiber sang/blod mascar/masc marcap/pacema trenam/traini aconse/counse ' +
  'saramp/measl catapo/cicenp cocelu/pertus artros/osteoa abort/miscar abort/aborci natimo/stilbi iteric/jaundi ' +
  'surdez/deafne amigda/tonsil cemadu/burn ombr/soulde colun/spin acucar/sugar altur/hegt cintur/vaist rend/incom ' +
  'usuar/user cimiop/cemopr perfur/perfor lectur/readin tornic/tourni empreg/employ deponi/availa oferec/ofered reradi/iradia vazame/leac zumbid/tinit ceguer/blindn ' +
  'audici/hearin ronc/snorin peridu/epidur calafr/siveri parali/pals dormen/numbne #kweak/fracez ' +
  'vap/vaping macon/canab lacera/tear fogac/flus fogac/flas miom/fibroi embrio/embr cresci/grovt ' +
  'altur/statur dent/tot dent/tet gengiv/gingiv fluor/fluori fluor/fluore verniz/varnis scovac/brusin tornoz/ancl ' +
  'pun/vrist streng/forc streng/fortal marc/gait ecilib/balanc hansen/lepros picad/bit venen/venom ' +
  'reforc/boster titul/titer titul/titr vermel/rednes catapo/varice tumor/tumour enxert/graft ' +
  'doador/donor recept/recipi tireoi/tiroid protes/dentur protes/proste frut/fruit carn/meat pex/fis ' +
  'noz/nut poluic/poluci ruid/nois trabal/vorc retorn/return enferm/nurs mensag/mesag lembre/remind ' +
  'consul/apoint encami/refera depura/cleara biodis/bioava xarop/sirup inalat/inaled ' +
  'crem/cream pomad/ointme adesiv/patc refeci/meal tendio/tendon alucin/haluci cabel/hair sudore/sveati ' +
  'fac/facial virem/viraem tronc/trunc retorn/voltar adered/ader lad/sid comple/ful acomet/afecte profes/teacer boc/mout gargan/troat muscul/muscl bexig/blader intest/bovel ret/retum stomag/stomac hipofi/pituit ' +
  'er/eror confia/confid sper/vaitin sper/vait camina/valced camina/valc coneci/cnovle absorc/absorp ' +
  'ag/vater sed/tirst fom/hunger #odrow/slepin pesade/nigtma catar/scar catar/sputum ouvid/orel ouvid/ear ' +
  'un/nail mion/hand fot/fet pern/leg cotove/elbov pescoc/nec cabec/head articu/joint vas/vesel uter/vomb ' +
  'umbig/umbili beb/bab m/moter marid/husban spos/vif cuidad/caregi cuidad/carer medic/fisici medic/dotor ' +
  '#kstudy/alun #kstudy/pupil trabal/vorcer empreg/emploi viagem/viagen viagem/viajan viagem/travel ' +
  'viagem/trip morado/reside bair/negbou bair/negbor ald/vilag let/bed roup/clot roup/clotin sapat/calcad ' +
  'sapat/fotvea luv/glov suor/sveat torcio/entors torcio/sprain picad/mordid ' +
  'cobr/serpen cobr/snac carapa/tic piol/lic verm/vorm ov/eg trig/veat galin/cicen fejion/bean gordur/fat ' +
  'verdur/legum verdur/hortal verdur/vegeta suc/juic cervej/ber bebid/drinc bebid/bevera tabac/cigar ' +
  'tabac/cigare jog/gam telefo/fon entrev/interv cart/leter panfle/folet panfle/leafle trenam/capaci ' +
  'aul/leson aprend/learni raiv/anger solidi/loneli humor/mod lut/grief vergon/sam aliv/relief veloci/sped ' +
  'envele/ageng envele/aging antico/contra bol/bliste crost/crust cicatr/scar rigide/stifne ' +
  'formig/tingli sufoca/engasg sufoca/cocing afogam/drovni envene/intoxi envene/poison sobred/superd ' +
  'sobred/overdo #kfec/stol az/piros az/heartb #oedema/bloati calcul/ston sond/tub sering/siring gaz/gauz ' +
  'atadur/bandag tal/splint mulet/crutc palmil/insol colcio/matres traves/pilov frasc/vial #ogout/colir ' +
  'bomb/pump parafu/screv sutur/stitc retal/flap enferm/vard consul/visit imagem/imagin #kxray/radiog ' +
  'cumb/lead primav/spring outon/autun feriad/holid taman/siz largur/vidt spesur/ticnes gost/palada ' +
  'gost/tast fal/spec lingua/langua gaguer/stuter scrit/vritin ling/tong lanc/snac ded/finger polega/tumb ' +
  'colun/spinal medul/marov #onaus/sicnes speran/hop depes/expens ajud/help inic/onset scol/coic ' +
  'crenc/belief compor/beavio recus/refusa cobert/covera deposi/devic aparel/aid scor/pontua limiar/tresol ' +
  'cort/cutof amostr/sampl congel/frez congel/frozen agitar/agit agitar/sac engoli/deglut engoli/svalov ' +
  'mastig/cev mastig/ceving esmaga/tritur esmaga/crus esmaga/crused diluir/diluid diluir/dilute ' +
  'dirigi/direci dirigi/drivin dirigi/driv nadar/nataci nadar/svimin corer/corid corer/runing ' +
  'bicicl/ciclis bicicl/ciclin alonga/stretc jardin/garden prurid/itc prurid/itcing ' +
  'coceir/itcing lectur/letur pun/puls ' +
  '#kheart/coraci #oexac/exacer'
)
  .split(' ')
  .map((pair) => pair.split('/'));

/** The stem that stands for a stem of the other language. */
export const SAME_STEM: ReadonlyMap<string, string> = new Map(
  [...ANTONYMS.flat(), ...TRANSLATIONS].flatMap(([first = '', ...others]) =>
    others.map((other) => [other, first] as const),
  ),
);

/** Groups of people that exclude each other. */
export const PEOPLE: readonly (readonly string[])[] = [
  ['#krpef', '#kppef'],
  ['#kinpt', '#koutp'],
  ['#kasym', '#ksymp'],
  ['#kuncom', '#kcompl'],
  ['#kfem', '#kmal'],
  ['#kkid', '#kadult'],
  ['#kyoung', '#kelder'],
  ['#kadol', '#kadult'],
  ['#kadol', '#kelder'],
  ['#kkid', '#kelder'],
  ['#kinfant', '#kadult'],
  ['#kinfant', '#kelder'],
  ['#kpreg', '#kelder'],
  ['#kneg', '#kpos'],
  ['#kprev', '#kprew'],
];

/** Also qualities that exclude each other when they describe the same thing. */
const OPPOSITES: typeof PEOPLE = [
  ...PEOPLE,
  ['#kisch', '#khem'],
  ['#kitt', '#kpp'],
  ['#ksens', '#kspec'],
  ['#kfeas', '#kunfeas'],
  ['#kstag1', '#kstag2'],
  ['#kdetec', '#kundet'],
  ['#kfutil', '#kgain', '#kdone'],
  ['#kgood', '#kpoor'],
  ['#kposi', '#knegi'],
  ['#kstrong', '#kweak'],
  ['#krare', '#kcomm'],
  ['#kpers', '#ktrans'],
  ['#kkeep', '#kstop'],
  ['#kmild', '#ksevere'],
  ['#kmild', '#kdeep'],
  ['#kacut', '#kchron'],
  ['oral', '#kiv', '#ksc', '#kim', '#ktop'],
  ['#ktop', '#ksyst'],
  ['#kmost', '#kmino'],
  ['#knoncard', '#kheart'],
  ['#krisk', '#kprot'],
  ['#ogood', '#kbad'],
  ['#kpre', '#kpost'],
  ['#kante', '#kpuer'],
  ['#kfirst', '#ksecond'],
  ['#ktol', '#kntol'],
  ['#kfast', '#kfed'],
  ['#kover', '#kunder'],
  ['#kmorn', '#kbed'],
  ['#kurin', '#kfec'],
  ['#kposit', '#knegat'],
  ['#khigh', '#klow'],
  ['#krhigh', '#krlow'],
  ['#kbef', '#kaft'],
  ['#kopen', '#kblind'],
  ['#kleast', '#kgreat'],
  ['#kalone', '#kcomb'],
  ['#kearly', '#klate'],
  ['#kprone', '#ksupin'],
  ['#khtn', 'hipotens'],
  ['vagina', '#ocesar'],
  ...ANTONYMS.map((sides) => sides.map((side) => side[0] ?? '')),
];

/** Those that may name the arms of a study. */
export const ARMS: typeof PEOPLE = [
  ['oral', '#kiv', '#ksc', '#kim', '#ktop'],
  ['#kearly', '#klate'],
  ['#kprone', '#ksupin'],
  ['#kfem', '#kmal'],
  ['#klapar', '#kopen'],
  ['gradua', 'abrupt'],
  ['libera', 'restri'],
];

/** Stems that name an arm. */
export const ARM_NAMES: ReadonlySet<string> = new Set(ARMS.flat());

const groups = new Map<string, (readonly string[])[]>();
for (const group of [...OPPOSITES, ['#klapar', '#kopen']])
  for (const stem of group) groups.set(stem, [...(groups.get(stem) ?? []), group]);

/** The groups that a stem belongs to; 'hipocalemia' excludes 'hipercalemia'. */
export function groupsOf(stem: string): readonly (readonly string[])[] {
  const known = groups.get(stem) ?? [];
  const prefix = /^hip(?:o|er)(?=(?:tir|[a-z]{4})$)/.exec(stem)?.[0];
  return prefix ? [...known, ['hipo', 'hiper'].map((other) => stem.replace(prefix, other))] : known;
}
