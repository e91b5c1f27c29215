/**
 * What words stand for: a line is a tag, a space, and folded phrases between bars. `*` ends a word that may go on,
 * `^` opens one that counts only in capitals. The first letter of a tag is its class, which is also its letter in the
 * shape of a text:
 * `c` comparator, `l` label of a number, `i` "confidence interval", `n` number word, `z` thousand and million,
 * `u` unit (dimension and factor), `U` "daily", `/` per, `h` what is counted, `~` to, `&` and, `p` preposition, `B` between,
 * `d` direction, `A` goes with, `m` more and less, `x` negation, `f` was, `v` compared with, `b` but, `o` outcome, `g` outcome in
 * general terms, `k` other concept, `s` a word that says nothing by itself.
 */
export const LEXICON = `c< menor que|menor do que|inferior|inferiores|inferior a|inferiores a|less than|lower than|younger than
c[ menor ou igual a|iguais ou inferiores a|menores ou iguais a|igual ou inferior a|at most|no maximo|maximo de|no more than
c> maior que|maior do que|superior|superiores|superior a|superiores a|greater than|higher than|older than
c] maior ou igual a|iguais ou superiores a|maiores ou iguais a|igual ou superior a|pelo menos|ao menos|no minimo|minimo de|a partir de|at least|minimum of
c( menores de|antes d*|before|abaixo d*|menos de|menos da|below|under|=fewer =than|ate|em ate|up to|within|dentro d*
c) maiores de|acima d*|mais de|mais da|above|over|more than|exceed*|ultrapass*|alem d*
c~ pouco menos de|pouco mais de|cerca d*|aproximad*|aprox|about|around|approximate*|quase|nearly|almost|em torno|por volta|perto d*
lhr hazard ratio*|razao de azares|^hr|ahr
lrx razao de riscos|risco relativo|relative risk*
lrr risk ratio|rate ratio|razao de taxas|^rr
lor odds ratio|razao de chances|^or|aor
lnt nnt|number needed to treat|numero necessario para tratar
lnh nnh|number needed to harm
lp p|valor de p|p value
ln n
i intervalo de confianca|confidence interval|ic|ci
nx1 once|uma vez
nx2 twice|bid
nd1 dose unica|unica dose|single dose*
n%50 metade|half
n%33.3 um terco|one third
n%66.7 dois tercos|two thirds
n%75 tres quartos|three quarters
n%25 um quarto|quarter|one quarter
n%20 um quinto|one fifth
z1e2 hundred
z1e3 mil|thousand
z1e6 milhao
ug:1 g|grama*|gram
ug:1e-3 mg|miligram*
ug:1e-6 mcg|ug|microgram*
ug:1e-9 ng
ug:1e-12 pg
ug:1e3 kg|quilo*
ul:1 l|litro*|liter*|litre*
ul:.1 dl|decilit*
ul:1e-3 ml|mililit*
ul:1e-6 ul|mm3|mm³
umol:1 mol
umol:1e-3 mmol|milimol*|meq
umol:1e-6 umol|micromol*
umol:1e-9 nmol
umol:1e-12 pmol
uiu:1 ui|iu|u|unidades|=units
uhg:1 mmhg|mm hg
uhg:10 cmhg
uhg:.7356 cmh2o|cm h2o
uhg:7.5 kpa
u%:1 por cento|percent|per cent
u%:1:d p.p.|pp|ponto percentual|pontos percentuais|percentage point*
upt:1 ponto|point
u%:.1 por mil
upm:1 paciente mes|pessoas mes|patient month*|person month*
upy:1 paciente ano|pessoas ano|patient year*|person year*
ut:1 dia|day|days|d
ut:7 semana|week*
ut:30.4375 mes|meses|month*
ut:365.25 ano|year
ut:.0416666667 h|hora|hour*
ut:.000694444444 min|minuto*|minute*
ut:.0000115740741 s|segundo|second
ut:365.25 anos de idade|years of age|years old
ut:30.4375 mes* de idade|months of age|months old
ut:7 semanas de vida|weeks of age
ut:1 dias de vida|days of age|days old
ucell:1 celula*|cells
ubpm:1 bpm|irpm|rpm
ucm:1e5 km
ucm:100 m|metro|meter|metre
ucm:1 cm|centimetro*
ucm:.1 mm|milimetro*
um2:1 m2|m²
ux:1 vez|vezes|=times|x|fold
Ut:1 daily|diari*
Ut:7 weekly|semanal|semanais|semanalmente
Ut:30.4375 monthly|mensal|mensais|mensalmente
hp paciente*|patient|participante*|participants|pessoa|people|persons|adulto*|adults|individu*|subjects|voluntari*|vitimas
hc caso|case
hd dose*|tomada*
hs uti|icu|paises|countries|centros|site|cent*rs|hospita*s
hk casal|casais|couple*
ht estudo|ensaio|trial|study|studies
/ por|per|ao|a cada|de cada|em cada|every
~ a|to|aos
& e|and|ou|or|e ou|and or
B entre|between
p de|do|da|dos|das|of|em|no|na|nos|nas|in|com|with|by|the|o|os|as|que|at|para|for|from|um|uma|an
f foi|foram|fica|ficou|era|sao|ser|serem|was|=were|is|are|be|been|tiveram|teve|mostr*|permanec*|manteve|mantiveram|continu*|saiu|sairam
d- menos frequenc*|less often|menos vezes|reduz*|reduc*|diminu*|decreas*|menos frequente*|less frequent*|menos comu*|less common|=fewer|menor|menores|lower*|mais rar*|rarer|menos provave*|less likely|shorten*|abaixou|abaixaram|corta|cortam|cortou|cortaram|encurt*|abrevi*|encolhe*|recuou|amenizou|aliviou|impedi*|previne*|prevenir|preveniu|preveniram|prevented|prevents|preventing|evitou|evitaram|proteg*|rrr
d+ mais frequenc*|more often|mais vezes|aument*|increase*|increasing|elevou|elevar|eleve|elevem|elevaram|eleva|elevam|elevacao|mais frequente*|more frequent*|mais comu*|more common*|maior|higher|greater|mais provave*|more likely|prolongou|prolongaram|prolonga|prolongs|ampliou|ampliaram|duplicou|duplicaram|triplic*|multiplicou|doubled the|tripled
d+a mais alt*|mais elevad*|longer|mais tarde|mais long*|mais prolongad*
d-a mais baix*|shorter|mais cedo|mais precoce*|earlier|sooner|mais curt*|mais brev*
d, halved|despenc*|decresc*|baixaram|baixar|baixe|derrub*|drop|cair|cai|=caem|caindo|caia|caiam|recuo|recuar|atenu*|retard*|slow*|caiu|cairam|queda|baixou|fell|fallen|declin*|dropped
d^ cresc*|raised|rise*|subir|suba|subam|sobe|sobem|subida|subiu|subiram|rose|dobrou|dobram|dobrar|disparou
d= inalterad*|unchanged|igual|iguais|=igualou|identic*|comparable|comparave*|semelhante*|similar*|neutral*|neutro|neutra|equivalente*
dt most frequent*|most common*
dT least frequent*|least common*
dg melhor*|better|improve*|beneficio*|benefit*|favorec*|favored|favors|favoured|favours|supera*|superou|venc*|outperform*|vantag*|advantage*|mais efica*|mais efetiv*|more effective
db pior|piores|piorou|pioraram|worse|worsened|worsens|agrav*|prejudic*|deteriorou|menos efica*|menos efetiv*|less effective|dano*|harm|harmful
dD difer*
Ad associou|associaram|associa|associam|associad*|associated|correlacion*|correlated
dd altera|alteram|alterou|alteraram|alterar|altere|altered|alters|changing|mudou|mudar|modific*|efeito|effect|affect*|impact*|influenci*|interfer*
ds signific*
m+ mais|more
m- menos|less
x non|do not support|does not support|no limite da|borderline|suggest against|recommend against|recommended against|livre de|free of|free from|ninguem|nobody|no one|ausencia|ausente*|dispens*|absence|absent|no longer|nao mais|ja nao|falhou|fails|failed to|falharam em|deixou de|deixa de|deixam de|incapaz*|nao|nem|tampouco|sem|nunca|not|nor|without|neither|nenhum*|evite|evitar|evitem|evitad*|proscri*|proibi*|vedad*|desaconselh*|avoid*|none|exclui*|exclud*|contraindic*
dn nao inferior*|non inferior*
s nao esteroid*
v comparacao|comparad*|compared|comparison|versus|vs|frente a*|ante|em vez|em lugar|no lugar|ao inves|em relacao a*|do que|than|contra|against|rather than|que o|que a|que com|que no|que na|que nos|que sem|×
b apesar d*|despite|mas|porem|contudo|but|embora|although|enquanto|whereas|while|however|ao custo de|a custa de|at the cost of|at the expense of|ao passo que
odeath mort*|obito*|death*|letal*|fatali*
osurviv sobrevi*|surviv*
ostroke avc|avci|stroke|derrame*|acidente vascular*
ofail =falha|failure
ohf insuficiencia cardiaca|^ic|heart failure|hf
ohosp internacao|hospitali*|admission*
obleed sangramento* maior*|bleed*|ich
ocesar cesar*
oembol tromb*|tev
orenal rim|rins|renal|renais|kidney*
oglu glicemi*|glicose|glucose
obp pressao|pressure
oa1c hba1c|hemoglobina glic*|glicada|glycated*
ogfr tfg*|egfr|filtracao glomerular
oweight peso|weight
opain dor|pain
ofunc incapacidade|disability
ogood evolucao
otime time to
ostay permanencia|noites|nights|tempo de internacao|=stay
orelap recidiv*|recaida*|recorre*|recurre*|relaps*
ocure cura|cure
osympt sintoma*|symptom
oconv conversao
oadher adesao|adherence
oresp resposta|response
otrans transmiss*
onaus enjoo*|nause*|vomit*
oitch prurid*|prurit*|coceira|itch*
ocough =tosse|cough
ofever febr*|fever*
ohead cefale*|headache*
odizz tontur*|dizz*
oedema inchac*|swell*|edem*
orash erupc*|exantem*|rash*
oseiz convuls*|seizure*
ofatig fadig*|cansaco|fatig*
owound ferid*|wound*
oheal cicatriza*|healing
osleep sono|sleep
oanx ansie*|anxi*
omig enxaquec*|migrain*
owheez chiad*|wheez*
odrow sonolen*|drows*
oread reinternac*|readmi*
oprem prematur*|preterm*
kliver figado|hepatic*|liver
kbone osso*|ossea|bone*
kskin pele|skin
kknee joelho*|knee*
kbreast mama|breast
kmilk amament*|breastfe*
kinfant lactente*|infant*
kelder idoso*|elder*
ksmok fumar|tabag*|smok*
kiron ferro|iron
kplat plaqueta*|platelet*
kantib anticorp*|antibod*
krecov recuper*|recover*
klevel nivel|level*
gcv cardiovascul*
gprim primari*
gcomp compost*
goutc desfecho*|endpoint*|outcome*
geven evento*|event
kkid crianca*|pediatr*|child*
kfem mulher*|women
kmal homens|men
kpreg gest*|gravidez|pregnan*
kpart parto|birth
kheart cardiac*|heart
klung pulm*|lung
kctl placebo|controle|control|habitual|usual|sem ela|padrao|standard
kne noradrenal*|norepinephr*
knsaid aine|nsaid*|anti inflamatori*
kpartner parceir*|partner*
ksevere gravidade|severity
kuse segur*|tolerar|recomend*|indicad*|usar
kall todas as causas|all cause
kalone isolad*|alone
kstop interrup*
kcost custo*|cost*
kweak frac*|weak*
kposi positivamente
knegi negativamente
kneed requer*|precis*
kget alcanc*|atingi*|met|meeting
kinc inclu*
krpef reduced ejection|icfer
kppef fe preservada|preserved ejection|icfep
kinpt hospitalizad*|hospitalized
koutp ambulator*|outpatient*
kpp per protocol
kfall =quedas|=falls
khip quadril|hip
kdur duracao|=dura
kneg soronegativ*
ksens sensibilidade|sensitivity
s =funciona|group*|tratamento*|houve|associ*|rela*|deve*|=pode`;

/** Number words by value: zero to twenty, then the tens, then the hundreds. */
export const NUMBERS =
  '||dois duas two|tres three|quatro four|cinco five|seis six|sete seven|oito eight|nove nine|dez ten|onze eleven|doze twelve|treze thirteen|quatorze catorze fourteen|quinze fifteen|dezesseis sixteen|dezessete seventeen|dezoito eighteen|dezenove nineteen|vinte twenty|trinta thirty|quarenta forty|cinquenta fifty|sessenta sixty|setenta seventy|oitenta eighty|noventa ninety|cem cento|duzent*|trezent*|quatrocent*|cinent*|sescent*|setecent*|oitocent*|novecent*';

/** Endings of international nonproprietary names, spelled alike and without their last vowel. */
export const DRUG =
  /(?:gli(?:flozin|ptin|tazon)|[gpn]lutid|[pn]atid|pril|sartan|statin|olol|dipin|xaban|gatran|grel(?:or)?|[iu]mab|tinib|ciclib|[pn]razol|conazol|azol|[mp]icin|c[ai]clin|cilin|[aiou]vir|azid|talidon|(?:ta|ca|ni|ti)son|nisolon|sonid|parin|teplas|tocinas|tocin|profen|setron|triptan|fibrat|floxacin|zepam|zolam|tropi(?:um)?|m[eo]terol|nterol|tamol|lucast|renon|azolin|riaxon|alexin|epim|uroxim|azidim|otaxim|[rb]cept|vudin|rocin|parib|tralin|opram|faxin|trigin|[dv]acain|curoni|butamin|trexat|zinamid|butol|nidazol|losin|asterid|laton|semid|[xs]etin|metin|roxen|oxamin|afil|trozol|tiroxin|fungin|gepant|platin|taxel|rubicin|formin|farin|digoxin|daron|pamil|colcicin|insulin|pressin|cubitril|[az]epin|[zi]apin|ridon|toin|dron(?:at|ic)|cetamin|purinol|xostat|citabin|pentin|fiban|racetam|gabalin|vaptan|triptilin|bactam|penem|fenac|coxib|grastim|poetin|glinid)$/;
