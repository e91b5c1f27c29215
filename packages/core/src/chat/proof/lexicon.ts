/**
 * What words stand for: a line is a tag, a space, and folded phrases between bars. `*` ends a word that may go on,
 * `^` opens one that counts only in capitals. The first letter of a tag is its class, which is also its letter in the
 * shape of a text:
 * `c` comparator, `l` label of a number, `i` "confidence interval", `n` number word, `z` thousand and million,
 * `u` unit (dimension and factor), `U` "daily", `/` per, `h` what is counted, `~` to, `&` and, `p` preposition, `B` between,
 * `d` direction, `m` more and less, `x` negation, `f` was, `v` compared with, `b` but, `o` outcome, `g` outcome in
 * general terms, `k` other concept, `s` a word that says nothing by itself.
 */
export const LEXICON = `c< menor que|menor do que|inferior|inferiores|inferior a|inferiores a|less than|lower than|menores de|younger than
c[ menor ou igual a|igual ou inferior a|at most|no maximo|maximo de|nao mais de|no more than|not more than
c> maior que|maior do que|superior|superiores|superior a|superiores a|greater than|higher than|maiores de|older than
c] maior ou igual a|igual ou superior a|pelo menos|ao menos|no minimo|minimo de|a partir de|at least|minimum of
c( abaixo de|abaixo dos|menos de|menos da|below|under|fewer than|ate|em ate|up to|within|dentro de
c) acima de|acima dos|mais de|mais da|above|over|more than|exceeding|alem de
c~ cerca de|aproximad*|aprox|about|around|approximate*|quase|nearly|almost|em torno de|por volta de|perto de
lhr hazard ratio*|razao de azares|^hr|ahr
lrx razao de riscos|razao de risco
lrr risco relativo|relative risk|risk ratio|rate ratio|razao de taxas|^rr
lor odds ratio|razao de chances|^or|aor
lnt nnt|number needed to treat|numero necessario para tratar
lnh nnh|number needed to harm
lp p|valor de p|p value
ln n
i intervalo de confianca|confidence interval|ic|ci
n2 dois|duas|two
nx2 twice|bid
n3 tres|three
n4 quatro|four
n5 cinco|five
n6 seis|six
n7 sete|seven
n8 oito|eight
n9 nove|nine
n10 dez|ten
n12 doze|twelve
n15 quinze
n20 vinte|twenty
n30 trinta|thirty
nx1 once
n%50 metade|half
z1e3 mil|thousand
z1e6 milhao|milhoes|million
ug:1 g|grama*|gram|grams
ug:1e-3 mg|miligrama*
ug:1e-6 mcg|ug|micrograma*
ug:1e-9 ng
ug:1e-12 pg
ug:1e3 kg|quilo*|kilo*
ul:1 l|litro*|liter*|litre*
ul:.1 dl
ul:1e-3 ml
ul:1e-6 ul|mm3|mm³
umol:1 mol
umol:1e-3 mmol
umol:1e-6 umol
umol:1e-9 nmol
ueq:1 meq
uiu:1 ui|iu|u
up:1 mmhg|mm hg
up:.7356 cmh2o
up:7.5 kpa
u%:1 por cento|percent|per cent|p.p.|pp|ponto percentual|pontos percentuais|percentage point*
upt:1 ponto|pontos|points
u%:.1 por mil
upy:1 paciente ano|pacientes ano|pessoas ano|patient year*|person year*
ut:1 dia|dias|day|days|d
ut:7 semana|semanas|week*
ut:30.4375 mes|meses|month*
ut:365.25 ano|anos|year|years
ut:.0416666667 h|hora|horas|hour*
ut:.000694444444 min|minuto*|minute*
ut:.0000115740741 s|segundo|segundos|second|seconds
uage:365.25 anos de idade|years of age|years old
ucell:1 celula*|cells
ubpm:1 bpm|irpm|rpm
utemp:1 °c
um2:1 m2|m²
ux:1 vez|vezes|times|x|fold
Ut:1 daily|diari*
hp paciente*|patient|patients|participante*|participants|pessoa|pessoas|people|persons|person|adulto*|adults|individu*|subjects|voluntari*|vitimas
hc caso|casos|case|cases
hs uti|utis|icu|icus|centros|cent*rs|hospita*s
hk casal|casais|couple*
ht estudos|ensaios|trials|studies
/ por|per|ao|a cada
~ a|to
& e|and|ou|or|e ou|and or
B entre|between
p de|do|da|dos|das|of|em|no|na|nos|nas|in|com|with|by|the|o|os|as|que|at|para|for|from|um|uma|an
f foi|foram|fica|ficou|era|sao|was|were|is|are|be|been|tiveram|teve|mostr*
d- reduz*|reduc*|diminu*|decreas*|menos frequente*|less frequent*|menos comu*|less common|mais baix*|fewer|menor|menores|lower*|previne*|prevenir|preveniu|prevent*|evitou|evitaram|proteg*|rrr
d+ aument*|increas*|elevou|elevaram|eleva|elevam|elevacao|mais frequente*|more frequent*|mais comu*|more common*|mais alt*|mais elevad*|maior|higher|greater
d, caiu|cairam|cai|queda|baixou|fell|declin*|dropped
d^ subiu|subiram|cresceu|rose|dobrou
d= semelhante*|similar*|neutr*|equivalente*
dg melhor*|improve*|beneficio*|benefit*|favorece*|superou
db piorou|pioraram|worsened|dano*|harm|harmful
dD difer*|differ*
dd alter*|mudou|modific*|efeito|effect|affect*
ds signific*
m+ mais|more
m- menos|less
x falhou|falharam|failed|fails|deixou de|incapaz*|nao|nem|sem|nunca|not|nor|without|neither|nenhum*|evite|evitar|avoid*|exclu*|contraindic*
s nao fatal|nao fatais|nonfatal|non fatal|nao esteroid*|nonsteroid*|nao inferior*|noninferior*|nao farmac*|nao elevad*|nao apenas|nao so|not only
v em comparacao com|em comparacao a*|comparad*|compared|comparison|versus|vs|frente a*|em vez de|em lugar de|ao inves de|em relacao a*|do que|than|contra|against|rather than|ante|que o|que a|×
b mas|porem|contudo|but|embora|although|enquanto|whereas|while|however|ao custo de|ao passo que
odeath morte*|mort*|morre*|obito*|death*|die|died|letal*|fatal|fatais
osurviv sobrevi*|surviv*
ostroke avc|avch|avci|stroke|derrame*|acidente vascular*
omi infart*|iam|^mi|heart attack
ochd coronar*|chd
ohf insuficiencia cardiaca|^ic|^icc|hf|heart failure
ohosp interna|internac*|hospitali*|admission*
obleed sangra*|hemorrag*|haemorrhag*|hemorrhag*|bleed*|ich
oembol embol*|tromb*|thromb*|tev|vte
orenal renal|renais|rim|rins|kidney*|nefro*|nephro*|ckd|drc|drt|eskd|dialis*|dialys*
ogfr tfg*|egfr|gfr|filtracao glomerular
oa1c hba1c|hemoglobina glic*|glicada|glycated*|glycosylated*
oglu glicemi*|glicose|glucose|glyc*mi*
obp pressao|pas|pad|pam|sbp|dbp|map|pressure
okal hiperpotassemia|hipercalemia|hyperkal*
oweight peso|weight
opain dor|dores|pain
ofunc funciona*|function*|mrs|rankin|incapacidade|disability
ogood evolucao favoravel|favorave*|favorable|favourable|evolucao
orelap recidiv*|recorr*|relaps*|recurren*
ocure cura|curou|cure*
osympt sintoma*|symptom|symptoms
oconv conversao|conversion|negativa*
oeff eficacia|efficacy
otrans transmiss*
gcv cardiovascul*|cv
gmace mace
gprim primari*|primary
gcomp compost*|composite
goutc desfecho*|endpoint*|outcome*|resultado*
geven evento*|event|events
kkid crianca*|pediatr*|paediatr*|child*
kfem mulher*|women|woman
kmal homem|homens|men
kpreg gestant*|gravid*|pregnan*
kpart parto|puerper*|birth|partum
kheart cardiac*|heart
klung pulm*|lung|ards|sdra
kbrain cerebr*|brain
kearly precoce*|cedo|early|imediat*|immediate*
klate tardi*|adia*|delayed|deferr*|late
kctl placebo|controle|control|habitual|usual|padrao|standard|convenc*|convent*
kint intensiv*|estrit*|tight
kne noradrenal*|norepinephr*
kaas aas|aspirin*|acetilsalicil*|acetylsalicyl*|salicil*|salicyl*
knsaid aine|aines|nsaid*|anti inflamatori*
ktidal volume corrente|tidal volume*
kprone prona|pronar|pronacao|prone
kdm diabet*|dm2|dm1
khtn hipertens*|hypertens*
kart antirretrovir*|antiretrovir*|tarv
kpartner parceir*|partner*
ktarget meta|metas|alvo*|target*|goal*
ksepsis sepse|sepsis|septic*
kfast jejum|fasting
ksaba saba|curta acao
krelief alivio|reliever
ksevere grave|graves|severe|serious
krec recomend*|recommend*|suger*|suggest*|orient*
kuse usar|usad*|uso|utiliz*|use|used
kget alcanc*|atingi*|met|reached|achiev*
kfollow seguimento|acompanhamento|follow up|followup|followed
kstudy avalia*|assess*|evaluat*|estudou|testou|inclu*
kef feve|lvef|fracao de ejecao|ejection fraction
krpef fracao de ejecao reduzida|fe reduzida|feve reduzida|reduced ejection|icfer
kppef fracao de ejecao preservada|fe preservada|feve preservada|preserved ejection|icfep
kinpt hospitalizad*|internad*|hospitalized|hospitalised
koutp ambulator*|outpatient*
kasym assintomatic*|asymptomatic
ksymp sintomatic*|symptomatic
kneg soronegativ*|seronegativ*
kpos soropositiv*|seropositiv*
kisch isquemic*|ischemic|ischaemic
khem hemorragic*|hemorrhagic|haemorrhagic
s grupo*|group*|estudo|study|ensaio|trial|tratamento*|treatment|treated|houve|entre|that|this|those|which|pela|pelo|como|risco*|risk*|taxa*|rate|rates|incidenc*|ocorr*|occur*|frequenc*|chance*|odds|numero|modo|forma|clinic*|tambem|also|muito|seus|suas|sobre|cada|associ*|relac*|rela*|segundo|dados|show*|demonstr*|apresent*|receb*|receiv*|assigned|random*|maior*|major|after|apos|during|durante|quando|deve*|should|qualquer|todos|sendo|total|levou|media*|mean|median|doenca*|disease*|any|cause|causa*|caus*`;

/** Words before a number or letter that tell one kind from another. */
export const CLASSES = /^(?:tipo|type|fase|phase|grau|grade|estagio|stage|classe|class)$/;

/** Kinds of people: a study of the one is no study of the other. */
export const OPPOSITES: readonly (readonly string[])[] = [
  ['#krpef', '#kppef'],
  ['#kinpt', '#koutp'],
  ['#kasym', '#ksymp'],
  ['#kfem', '#kmal'],
  ['#kisch', '#khem'],
];

/** Endings of international nonproprietary names, spelled alike and without their last vowel. */
export const DRUG =
  /(?:gli(?:flozin|ptin|tazon)|[gpn]lutid|[pn]atid|pril|sartan|statin|olol|dipin|xaban|gatran|grel|grelor|umab|imab|tinib|ciclib|nazol|nidazol|micin|cilin|navir|clovir|gravir|buvir|tiazid|talidon|metason|dnison|dnisolon|parin|teplas|tocinas|profen|setron|prazol|triptan|fibrat|floxacin|ciclin|zepam|zolam|tropi(?:um)?|meterol|moterol|butamol|lucast|renon|lacton|semid|oxetin|mectin|platin|taxel|rubicin|formin|varfarin|digoxin|daron|pamil|colcicin|insulin|pressin|cubitril)$/;
