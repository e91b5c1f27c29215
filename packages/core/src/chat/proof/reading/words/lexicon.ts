/**
 * The meaning of words. Each line is a tag, a space, and folded phrases separated by bars. `*` stands for any ending,
 * `^` marks a phrase that counts only in capitals, `=` one that must be spelled exactly so. The first letter of a tag
 * is its class, which is also its letter in the shape of a text:
 * `c` comparator, `l` label of a number, `i` "confidence interval", `n` number word, `z` thousand and million, `u` unit
 * (dimension and factor), `U` "daily", `/` per, `h` counted noun, `~` to, `&` and, `p` preposition, `B` between, `d`
 * direction, `A` goes with, `m` more and less, `x` negation, `f` was, `v` compared with, `b` but, `o` outcome, `g`
 * outcome in general terms, `k` other concept, `s` word without a meaning of its own.
 */
export const LEXICON = `c< smaller than|shorter than|menor que|menor do que|inferior|inferiores|inferior a|inferiores a|less than|lower than|younger than
c[ igual ou abaixo d*|menor ou igual|menor ou igual a|igual ou menor|igual ou menor que|iguais ou inferiores a|menores ou iguais a|igual ou inferior a|no warmer than|no higher than|no later than|no longer than|no older than|no greater than|at most|no maximo|maximo de|no more than|nao mais que|nao mais do que|nao mais de|limitad* a
c> larger than|longer than|bigger than|maior que|maior do que|superior|superiores|superior a|superiores a|greater than|higher than|older than
c] igual ou acima d*|maior ou igual|maior ou igual a|igual ou maior|igual ou maior que|iguais ou superiores a|maiores ou iguais a|igual ou superior a|pelo menos|ao menos|no minimo|minimo de|a partir d*|no lower than|no earlier than|no younger than|no smaller than|at least|minimum of|nao menos que|nao menos do que|nao menos de|nunca menos de|no fewer than|no less than|not less than
c( menores de|antes d*|before|abaixo d*|menos de|menos da|below|under|=fewer than|ate|em ate|up to|within|dentro d*
c) apos as primeiras|depois das primeiras|decorridas as primeiras|after the first|deve passar d*|pode passar d*|maiores de|acima d*|mais de|mais da|above|over|more than|exceed*|ultrapass*|alem d*|passa d*|passam d*|passe d*|passem d*
c~ pouco menos de|pouco mais de|cerca d*|aproximad*|aprox|about|around|approximate*|quase|nearly|almost|em torno|por volta|perto d*
lhr hazard ratio*|razao de azares|^hr|ahr
lrx razao de riscos|risco relativo|relative risk*
lrr risk ratio|rate ratio|razao de taxas|^rr
lor odds ratio|razao de chances|^or|aor
lnt nnt|number needed to treat|numero necessario para tratar
lnh nnh|number needed to harm
lp p|valor de p|p value
ln n
i interquartile range*|iqr|intervalo interquartil|amplitude interquartil|iiq|aiq|limites de confianca|confidence limits|bayesian credible interval*|credible interval*|intervalo de credibilidade|intervalo entre|intervalo de confianca|confidence interval|ic|ci
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
ug:1e-6 mcg|ug|microg|microgram*
ug:1e-9 ng
ug:1e-12 pg
ug:1e3 kg|=quilo|=quilos|quilogram*|kg body weight|kg of body weight|kg de peso corporal|kg de peso
ul:1 l|litro*|liter*|litre*
ul:.1 dl|decilit*
ul:1e-3 ml|mililit*
ul:1e-6 ul|mm3|mm³|microlit*|cubic mil*|milimetro* cubic*
umol:1 mol
umol:1e-3 mmol|milimol*|meq
umol:1e-6 umol|micromol*
umol:1e-9 nmol
umol:1e-12 pmol
uiu:1e6 ^mu
uiu:1 ui|iu|u|unidades|=units
uiu:1e-3 mui|miu|mu
uhg:1 mmhg|mm hg|milimetro* de mercurio|millimet* of mercury
uhg:10 cmhg|centimetro* de mercurio
uhg:.7356 cmh2o|cm h2o|cm de agua|cm of water|cm de h2o
uhg:7.5 kpa
u%:1 por cento|percent|per cent
u%:1:d p.p.|pp|ponto percentual|pontos percentuais|percentage point*
upt:1 ponto|point
u%:.1 por mil
upm:1 paciente mes|pessoas mes|participante mes|patient month*|person month*
upy:1 paciente ano|pessoas ano|patient year*|person year*|participant* year*|participante ano
ut:1 dia|day|days|d
ut:7 semana|=week|=weeks
ut:30.4375 =mes|meses|=month|=months
ut:365.25 ano|year
ut:.0416666667 h|hora|hour*
ut:.000694444444 min|minuto*|minute*
ut:.0000115740741 s|segundo|second
uage:365.25 anos de idade|years of age|years old
uage:30.4375 mes* de idade|months of age|months old
uage:7 semanas de vida|weeks of age
uage:1 dias de vida|days of age|days old
ucell:1 celula*|cells|celula* cd4|celula* t cd4|cd4 cells|cd4 celula*
ubpm:1 bpm|irpm|rpm|beats per minute|breaths per minute|batimentos por minuto|incursoes por minuto
ucm:1e5 km
ucm:100 m|metro|meter|metre
ucm:1 cm|centimetro*
ucm:.1 mm|milimetro*
ucm:1e-4 micrometro*|micrometer*|micron
uppb:1 ppb
uppb:1000 ppm
um2:1 m2|m²
ux:1 vez|vezes|=times|x|fold
Ut:1 daily|diari*|every day|each day|a cada dia|todos os dias|todo dia
Ut:7 weekly|semanal|semanais|semanalmente|every week|each week|a cada semana|toda semana
Ut:30.4375 monthly|mensal|mensais|mensalmente|every month|each month|todo mes
Ut:60.875 bimestra*
Ut:182.625 semestra*|semiannual*|biannual*|twice yearly
Ut:91.3125 trimestra*|quarterly
Ut:365.25 anual*|anuais|annual*|yearly|every year|each year|todo ano
hp paciente*|patient|participante*|participants|pessoa|people|persons|adulto*|adults|individu*|subjects|voluntari*|vitimas|=survivors|=sobreviventes
hc caso|case
hd dose*|dosage*|tomada*
hs sessoes|sessao|session*|uti|icu|paises|countries|centros|site|cent*rs|hospita*s
hb comprimid*|tablet*|capsul*
hj =jato|=jatos|puff*
hk casal|casais|couple*
ht estudo|ensaio|trial|study|studies
/ =por|per|ao|a cada|de cada|em cada|para cada|every
~ a|to|aos
& e|and|ou|or|e ou|and or
B entre|between
p sob|em que o|em que a|em que os|em que as|de|do|da|dos|das|of|em|no|na|nos|nas|in|com|with|by|the|o|os|as|que|at|para|for|from|um|uma|an
f foi|foram|estao|estava|estavam|fica|ficou|era|eram|sao|ser|serem|was|=were|is|are|be|been|tiveram|teve|mostr*|permanec*|manteve|mantiveram|continu*|saiu|sairam
d- relieved|relieves|relieve|eased|eases|less prevalent|menos prevalente*|barateou|baratearam|down from|resguard*|abaixar|abaixad*|abaixou|abaixe|=conteve|=contiveram|salvou vidas|salvaram vidas|salva vidas|salvam vidas|poupou vidas|pouparam vidas|poupa vidas|saved lives|saves lives|mitig*|abateu|abateram|enxug*|fez cair|fez diminuir|fez baixar|fizeram cair|confer* protecao contra|ofere* protecao contra|trouxe protecao contra|trouxeram protecao contra|menos numeros*|less numerous|menos frequenc*|less often|menos vezes|reduz*|reduc*|diminu*|decreas*|menos frequente*|less frequent*|menos comu*|less common|=fewer|menor|menores|lower*|smaller|mais rar*|rarer|menos provave*|less likely|shorten*|abaixou|abaixaram|baixam|=baixa o|=baixa os|baixou|baixaram|corta|cortam|cortou|cortaram|encurt*|abrevi*|encolhe*|recuou|amenizou|=alivia|=aliviam|aliviou|aliviaram|alleviat*|regrediu|regrediram|regressed|impedi*|previne*|previna|prevenir|preveniu|preveniram|prevented|prevents|preventing|evitou|evitaram|proteg*|protect|protects|protected|rrr|menos sujeit* a|menos propens* a|menos predispost* a|menos vulnerave* a|menos expost*|ficou abaixo da|ficou abaixo do|ficaram abaixo da|ficaram abaixo do|dificultou|dificultaram|dificulta|=evita|=evitam|frear|freou|frearam|barrar|barrou|deter|deteve|limitou|limitaram|faz cair|faz diminuir|faz baixar|fazem cair|faz recuar|lessen*|diminish*|averted|averts|curbed|curbs|confer* protection against|offer* protection against|provided protection against|abrandou|abrandaram|minorou|minimizou|minimizaram|coibiu|coibiram|refreou|restringiu|restringiram|suprimiu|suprimiram|aboliu|aboliram|anulou|anularam|inibiu|inibiram|aplacou|mais incomum|mais incomuns|lost weight|perderam peso|perdeu peso
d+ estendeu|estenderam|twice as common|twice as likely|twice as frequent|twice as often|twice as high|more prevalent|mais prevalente*|encareceu|encareceram|up from|be extended|was extended|were extended|ampliar|ampliad*|ampliou|ampliaram|amplie|acresceu|acresceram|acrescent*|alcou|alcaram|increment*|avolum*|fez crescer|fez subir|fez aumentar|fizeram crescer|mais numeros*|more numerous|mais frequenc*|more often|mais vezes|aument*|increase*|increasing|elevou|elevar|eleve|elevem|elevaram|eleva|elevam|elevacao|mais frequente*|more frequent*|mais comu*|more common*|maior|higher|greater|larger|mais provave*|more likely|excess of|um excesso de|excesso de|alongou|alongaram|alonga|acentuou|acentuaram|acentua|prolongou|prolongaram|prolonga|prolongs|prolonged the|ampliou|ampliaram|duplicou|duplicaram|triplicou|triplicaram|multiplicou|doubled the|tripled|acrescimo*|provoc* alta d*|caus* alta d*|acarret* alta d*|teve alta d*|tiveram alta d*|houve alta d*|gerou alta d*|levou a alta d*|resultou em alta d*|risco adicional|risco acrescido|mais sujeit* a|mais propens* a|mais predispost* a|mais vulnerave* a|majorou|majoraram|mais expost*|ficou acima da|ficou acima do|ficaram acima da|ficaram acima do|ultrapassou a d*|ultrapassou o d*|excedeu a d*|excedeu o d*|custou vidas|custaram vidas|levou a ganho de peso|caus* ganho de peso|provoc* ganho de peso|faz crescer|faz subir|faz aumentar|fazem crescer|faria crescer|elevated the|elevates|heighten*|custou mais vidas|custaram mais vidas|custa mais vidas|ganharam peso|ganhou peso|gained weight
d+p mais protegid*|more protected
d-p menos protegid*|less protected
d+ca mais car*|more expensive|costlier
d-ca mais barat*|cheaper
d+sa mais demorad*|mais tarde|mais tardi*
d-sa mais cedo|mais precoce*|earlier|sooner
d+a mais alt*|mais elevad*|longer|mais long*|mais prolongad*
d-a mais baix*|shorter|mais curt*|mais brev*
d, attenuat*|=cedeu|=cederam|=caido|halved|=halve|despenc*|decresc*|baixaram|baixar|baixe|derrub*|drop|cair|cai|=caem|caindo|caia|caiam|recuo|recuar|atenu*|retard*|slow*|caiu|cairam|queda|baixou|fell|fallen|declin*|dropped|=waned|=wanes|minguou|minguaram|shrank|shrunk|shrinks|encolheu|encolheram
d^ boosted|boosts|=boost|enhances|=enhance|apressou|apressaram|reforcou|reforcaram|reforcar|=antecipou|=anteciparam|hasten*|=subido|=crescido|predominou|predominaram|aceler*|accelerat*|cresce|crescem|cresceu|cresceram|raise*|rise|rising|subir|suba|subam|sobe|sobem|subida|subiu|subiram|rose|intensific*|potencializ*|potentiated|dobrou|dobraram|dobram|dobrar|dobrad*|disparou|saltou|saltaram|avancou|avancaram|impulsionou|impulsionaram|alavancou|facilit*|propici*|promove*|promovi*|estimul*|exacerbou|exacerbaram|precipitou|precipitaram|desencadeou|desencadearam|contribu* para|predispos a|predispoe a|dispararam
d= estudo foi negativo|ensaio foi negativo|trial was negative|no mesmo patamar|no mesmo nivel|nos mesmos niveis|efeito nulo|nulo o efeito|efeito foi nulo|null effect|equally often|with equal frequency|com igual frequencia|com a mesma frequencia|remained stable|remains stable|remain stable|permaneceu estavel|permaneceram estaveis|manteve se estavel|mantiveram se estaveis|ficou estavel|ficaram estaveis|foi estavel|was stable|were stable|equiparou|equipararam|se igualaram|igualou se|igualaram se|empatou|empataram|empate|inalterad*|unchanged|unaffected|did not change|equal|igual|iguais|=igualou|identic*|comparable|comparave*|semelhante*|similar*|neutral|neutrality|neutro|neutra|equivalente*|as effective as|as good as|as safe as|tao eficaz quanto|tao eficazes quanto|tao efetiv* quanto|tao segur* quanto|equivaleu|equivaleram|intact*|parecid*|indiferente*|igualmente frequent*|igualmente comu*|igualmente efica*|igualmente segur*|nao acrescentou nada|nada acrescentou|independeu|independeram|independe d*|inofensiv*|inocu*|tanto faz|equally frequent|equally common|equally effective|equally likely|equally safe|efeito nulo|efeito neutro
dt most frequent*|most common*
dT least frequent*|least common*
dg estudo foi positivo|ensaio foi positivo|trial was positive|mais favorave*|=favoravel a|=favoravel ao|=favoraveis a|=favoraveis ao|mais proteto*|more protective|sobrepuj*|suplant*|impacto favorave*|efeito favorave*|impacto positivo|efeito positivo|more favourable|more favorable|efeito mais fort*|efeito mais potent*|stronger effect|mostrou superioridade|demonstrou superioridade|teve superioridade|apresentou superioridade|levou a melhor|levaram a melhor|superioridade d*|trouxe ganho*|trouxeram ganho*|traz ganho*|melhor*|better|improve*|benefic*|benefit*|favorec*|favored|favors|favoured|favours|supera*|superou|venc*|outperform*|vantag*|sobressai*|prevaleceu|advantage*|ganho quanto|ofereceu ganho|oferece ganho|ganho algum|qualquer ganho|mais potente*
dgo mais efica*|mais efetiv*|more effective
db menos favorave*|menos proteto*|less protective|levou desvantagem|teve desvantagem|impacto desfavorave*|efeito desfavorave*|impacto negativo|efeito negativo|inutil|inuteis|less favourable|less favorable|mais desfavorave*|efeito mais frac*|weaker effect|mostrou inferioridade|demonstrou inferioridade|teve inferioridade|apresentou inferioridade|levou a pior|levaram a pior|aquem d*|houve piora|=piora a|=piora o|=piora as|=piora os|pioram|pior|piores|piorou|pioraram|worse|worsened|worsens|agrav*|prejudic*|=comprometeu|=compromete|=comprometeram|=comprometem|prejuiz*|malefic*|deteriorou|dano*|harm|harmful|perdeu para|perderam para|ficou atras d*|ficaram atras d*|deleter*|nociv*|provoc* piora|caus* piora|trouxe piora|em desvantagem|fez mal|fizeram mal|faz mal|menos potente*|levou a uma piora|levou a piora|resultou em piora
dbo menos efica*|menos efetiv*|less effective
dD difer*|distingu*|distint*
Ad preditor de|preditora de|preditores de|predictor of|predictors of|predisse|predisseram|prediz|predizem|predict|predicts|predicted|relacionou|relacionaram|associou|associaram|associa|associam|associad*|associated|correlacion*|correlated
dd bearing on|oscilou|oscilaram|fluctuated|altera|alteram|alterou|alteraram|alterar|altere|altered|alters|changing|mudou|mudaram|mudam|mudar|modific*|modify|modifies|efeito|effect|affect*|impact*|influenci*|interfere|interferiu|interferir|interfered|repercuti*|repercute*
ds signific*
m+ =mais|more
m- menos|less
x insuficiente* para|insufficient to|insufficient for|incapaz de|incapazes de|fracassou em|fracassaram em|faltou|faltaram|ficou de fora|ficaram de fora|fica de fora|ficam de fora|ficou fora|ficaram fora|fora do escopo|left out|falta evidenc*|faltam evidenc*|recomenda contra|sugere contra|recomendam contra|recomenda se contra|sugere se contra|no history of|sem historia de|sem historico de|evita se|evitam se|non|is not supported|are not supported|do not support|does not support|no limite da|borderline|suggest against|recommend against|recommended against|discourage*|desencoraj*|livre de|free of|free from|ninguem|nobody|no one|ausencia|ausente*|dispens*|absence|absent|no longer|nao mais|ja nao|falhou|fails|failed to|falharam em|deixou de|deixa de|deixam de|incapaz*|nao|nem|tampouco|=sem|nunca|not|nor|without|neither|nenhum*|evite|evitar|evitem|evitad*|proscri*|proibi*|vedad*|desaconselh*|avoid*|none|exclui*|exclud*|contraindic*|ineficaz*|ineffective|desnecessari*|unnecessary|never|jamais|em nada|inutil para|inuteis para|de nada serviu|pouco fez|pouco fizeram|deixou se de|deixa se de
dn nao inferior*|non inferior*
s a few|ou nao|or not|evidencia* comparave*|dado* comparave*|estudo* comparave*|ensaio* comparave*|a favor de bo*|a favor de um bom|quase nao|hardly|scarcely|nao fatal|nao fatais|non fatal|nao esteroid*|non steroid*|nao farmac*|non farmac*|nao era elevad*|nao eram elevad*|nao estava elevad*|nao estavam elevad*|nao apenas|nao so|not only
v perante|em detrimento d*|que em|que os|que as|que ao|que aos|comparacao|comparad*|compared|comparison|versus|vs|frente a*|=ante|em vez|em lugar|no lugar|ao inves|em relacao a*|do que|than|contra|against|rather than|que o|que a|que com|que apos|que nas|que entre|que durante|que sob|que pel*|que no|que na|que nos|que sem|×|ao observad*|ao vist*|ao registrad*|ao obtid*
b ao contrario d*|diferentemente d*|apesar d*|despite|mas|porem|contudo|but|embora|although|enquanto|whereas|while|however|ao custo de|a custa de|at the cost of|at the expense of|ao passo que|ainda que
odeath =morre|=morrem|mort*|morreu|morreram|morrer|morrerao|morrendo|obito*|=death|=deaths|die|died|letal*|fatal|fatais|fatali*
opfs sobrevida livre de progressao|progression free survival|slp|pfs
osurviv sobrevi*|surviv*|=vidas|=lives
ostroke avc|avci|stroke|derrame*|acidente vascular*
omi infart*|infarc*|iam|^mi|heart attack
ochd coronar*|chd
ohf insuficiencia cardiaca|^ic|^icc|hf|heart failure
ofail =falha|=falhas|fracasso|failure|falharam|failed
ohosp internacao|internamento|hospitali*|admission*
ogib sangramento* digestiv*|hemorragia* digestiv*|sangramento* gastrointestina*|hemorragia* gastrointestina*|gastrointestinal bleed*|gastrointestinal hemorrhag*
oich sangramento* intracran*|hemorragia* intracran*|intracranial bleed*|intracranial hemorrhag*|ich
obleed sangramento* maior*|hemorragia* maior*|major bleed*|major hemorrhag*|ressangra*|rebleed*|sangra*|sangrou|hemorrag*|bleed*
ominor sangramento* menor*|minor bleed*
ocesar cesarea*|cesareo*|cesaria*|caesarea*
ktromb trombectom*|thrombectom*
klysis trombol*|thrombol*
kthrombin trombina|thrombin
othcyt trombocitop*|thrombocytop*|plaquetop*
oembol embol*|tromb*|tev|vte
kdialy dialisat*|dialysat*
kbear weight bearing|apoiar o peso|apoio do peso|apoio de peso
orenal renal|renais|rim|rins|kidney*|nefropat*|nefrolog*|ckd|drc|drt|eskd|dialis*|hemodialis*|haemodialys*
ogfr tfg*|egfr|gfr|filtracao glomerular
oa1c hba1c|hemoglobina glic*|glicada|glycated*|glycosylated*
oglu glicemi*|glicose|glucose|glyc*mi*
obp pressao|pressoric*|pas|pad|pam|sbp|dbp|map|pressure
okal hiperpotassemia|hipercalemia|hyperkalemia|hyperkalaemia
oweight peso|weight|ponderal
opain =dor|dores|pain
ofunc function*|mrs|rankin|incapacidade|disability
ogood bom prognostico|good prognosis|evolucao favoravel|favorave*|favorable|favourable
otime tempo ate|tempo livre|intervalo livre|time to|time until
ostay ficou internad*|ficaram internad*|fica internad*|ficam internad*|permaneceu internad*|permaneceram internad*|permanencia|=noites|=nights|tempo de internacao|tempo de hospitalizacao|duracao da hospitalizacao|duracao da internacao|length of stay|hospital stay|=stay
orelap recidiv*|recaida*|recorre*|relaps*|recurre*
ocure cura|curou|cure|cured|curad*
osympt sintoma*|symptom
oconv conversao|negativac*|negativou
odrop abandon*|dropout*|drop out*|dropped out|desistenc*|desistiram|desistiu|attrition
oadher adesao|adherence
oremis remissao
oresp resposta|response
oeff eficacia|efficacy|protecao|efetividade|effectiveness
otrans transmiss*
onaus enjoo*|nause*|vomit*|emes*
oitch prurid*|prurit*|coceira|itch*
ocough =tosse|cough
ofever febr*|fever*|pirexia|pyrexia
ohead cefale*|headache*
odizz tontur*|=dizzy|=dizziness|vertig*
oedema inchac*|swell*|edem*
orash erupc*|exantem*|=rash|=rashes
oseiz convuls*|seizure*
kpreec pre eclamps*|=preeclampsia|=preeclamptic
oeclam eclamps*
ofatig fadig*|cansaco|fatig*|tired*
owound ferid*|wound*
kwithd sindrome de abstinencia|sintoma* de abstinencia|sinais de abstinencia|withdrawal s*|signs of withdrawal|signs of opioid withdrawal|opioid withdrawal|alcohol withdrawal
oabst abstinen*|cessacao do tabagismo|smoking cessation
obirth nascido* vivo*|nascidos vivos|live birth*
osatis satisfeit*|satisfac*|satisfaction
ovis acuidade|acuity|=visao|vision
oheal cicatriza*|healing|healed
osleep sono|sleep
oanx ansie*|anxi*
omig enxaquec*|migrain*
owheez chiad*|sibil*|=wheeze|=wheezing|=wheezes
odrow sonolen*|drows*
oread reinternac*|reinternou|reinternaram|reinternad*|readmi*|rehospital*
olbw baixo peso ao nasc*|low birth weight|low birthweight
oprem prematur*|preterm*
kqol estado de saude|health status|qualidade de vida|quality of life|qol
oresol resoluc*|resolution|resolv*
oerad erradic*
oflush rubor*|flushing
ogout =gota|gout
kninv nao invasiv*|non invasive*
kuncom nao complicad*|uncomplicated
kcompl complicad*|complicated
kalive live attenuated|vivo|vivos|vivas|alive
ktrue verdadeir*|=true
kseason sazona*|seasonal*
krest repouso|bed rest
otox toxicidad*|toxicity
oinfec =infeccao|=infeccoes|=infection|=infections
opneum pneumonia*
ofract fratura*|fractur*
oexac =exacerbacao|=exacerbacoes|exacerbation*
odiarr diarre*|diarrh*
odelir deliri*
ocompl complicac*|complication*
oamput amputac*|amputation*
oreop reoperac*|reoperation*
oarrh arritmi*|arrhythmi*
odry boca seca|dry mouth|xerostom*
kpotass potassio|potassium|potassemia
knatr sodio|sodium|natremia
kobes excesso de peso|excess weight
koptime tempo operatorio|tempo cirurgico|operative time|operating time
korgan orgao|orgaos|organ|organs
kicu ^uti|^utis|^icu|^icus|terapia intensiva|intensive care
kxray radiografi*|raio x|raios x|x ray*|radiograp*
kphys fisioterap*|physiotherap*|physical therap*
klbp lombalgi*|dor lombar|low back pain
kbeta betabloque*|beta bloque*|beta blocker*
odysp dispnei*|falta de ar|dyspn*|shortness of breath|breathless*
klowfat low fat|pouca gordura|baixo teor de gordura
kpvpi!iodin povidona iodo|iodopovidona|povidone iodine|iodopolividona|pvpi
khflow alto fluxo|high flow
krout rotin*|routin*
krecr recrut*|recruit*
kstarch amido*|starch*
kloss perda|perder*|perdeu|=loss|emagrec*
kacei inibidor* da eca|inibidor* da enzima conversora|ieca|iecas|ace inhibitor*|acei
karb ^bra|^bras|bloqueador* do receptor d* angiotensina|bloqueador* d* angiotensina|^arb|=arbs|angiotensin receptor blocker*
kchlor cloro|cloreto|chloride
knpreg fora da gestacao|fora da gravidez|nao gestante*|nao gravida*|nonpregnant|non pregnant
kresc resgat*|rescue|reliever*
kneo recem nascid*|neonat*|newborn*
kliver figado|hepatic*|liver
kfirst primeira escolha|primeira linha|primeira opcao|first choice|first line|first option
kworks eficaz|eficazes|effective|efficacious|efetivo|efetiva
kyoung jovem|jovens|young|younger
kshock choque|shock
kmri ressonancia*|mri
kct tomografia*|^tc|^ct
ktest exame*|exam|=teste|=testes|=test|=tests|=testa|=testam
kbone osso*|ossea|bone*
kskin pele|skin|cutane*
kknee joelho*|knee*
kbreast mama|mamari*|breast
kmilk leite materno|breast milk|leite|milk|amament*|aleit*|breastfe*
ksurg cirurg*|surger*|surgic*|surgeon*|operat*
kinfant =lactente|=lactentes|infant*
kelder idoso*|elder*|older
ksmok fumar|fumo|fumant*|tabag*|smok*
kiron ferro|iron
kplat plaqueta*|platelet*
kantib anticorp*|antibod*
krecov recuper*|recover*
klevel concentrac*|nivel|niveis|level*
kdvt ^tvp|^dvt
kbmi ^imc|^bmi
kaki ^lra|^aki
gcv cardiovascul*|cv
gmace ^mace
gprim primari*
gsecu secundari*|secondary
gcomp compost*|composite
goutc desfecho*|endpoint*|end point*|outcome*|resultado*
geven efeito* colatera*|efeito* advers*|side effect*|adverse effect*|evento*|event
kkid crianca*|pediatr*|child*
kfem menina*|girl*|mulher*|women|woman
kadol adolescen*
kmal menino*|boys|homem|homens|men
kpreg gest*|gravida*|gravidez|pregnan*
kpart nascimento*|births
ktwin gemel*|twin
kpart parto|birth|delivery|partum
kante ante parto|anteparto|antepartum|antes do parto|pre parto|before delivery|before birth
kpuer pos parto|puerper*|postpartum|post partum|apos o parto|depois do parto|after delivery|after birth
oarrest parada* cardia*|parada* cardior*|cardiac arrest*
kprone decubito ventral|de brucos|prona*|prone|pronac*
ksupin decubito dorsal|supin*
kheart cardiac*|heart
klung sindrome d* desconforto respiratorio agud*|sindrome d* angustia respiratoria agud*|acute respiratory distress syndrome|pulm*|lung|ards|sdra
kbrain cerebr*|brain
kearly imediat*|immediate*|antes da hora|antes do previsto|antes do tempo previsto|antes do planejado|precoce*|cedo|early|imediat*
klate comecou tarde|comecaram tarde|iniciad* tarde|tratad* tarde|quem adiou|que adiaram|atras*|tardi*|adia*|delayed|=defer|=defers|=deferred|=deferral|=deferring|late|later|posterg*|postpon*|=delay|=delays|=delaying
kctl nao usuari*|non user*|nonuser*|sem o antifibrinolitico|sem o tratamento|sem o medicamento|sem o farmaco|sem o remedio|sem a droga|sem a intervencao|sem a vacina|sem a terapia|sem a profilaxia|sem a suplementacao|without the drug|no intervention|sem intervencao|comparador|comparadora|comparator|placebo|sem ela|sem ele|without it|demais|controle|control|habitual|usual|padrao|standard|convenc*|convent*|tradicion*|tradition*
kint intensiv*|estrit*|tight
kster ^ics|corticoid*|corticosteroid*|glicocorticoid*|glucocorticoid*
khnf!parin heparina nao fracionada|unfractionated heparin|^hnf|^ufh
kne!rin noradrenal*|norepinephr*
kpara!tamol paracetamol|acetaminofen
ksmx!smx cotrimoxazol|sulfametoxazol*|trimetoprim*
ksalb!terol salbutamol|albuterol
kadre!rin adrenalin*|epinefrin*
kaas!aas aas|aspirin*|acetilsalicil*|salicil*
knsaid aine|nsaid*|anti inflamatori*
ktidal volume corrente|tidal volume*
kdm diabet*|dm2|dm1
khtn hipertens*
kart antirretrovir*|tarv
kpartner parceir*|partner*
ktarget meta|alvo*|target*|goal*
kbreak cafe da manha|desjejum|breakfast
kfast antes d* refeic*|antes de comer|before a meal|before meals|before food|before eating|jejum|fasting|empty stomach|estomago vazio|sem alimento*|sem comida|without food
kfed com alimento*|com comida|com as refeicoes|junto as refeicoes|durante as refeicoes|apos a* refeic*|depois d* refeic*|after a meal|depois de comer|apos comer|after eating|with food|with meals|after meals|after food
kmorn manha|morning
kbed noite|ao deitar|bedtime|evening|at night
kurin urin*
kfec fezes|=fecal|fecais|feces|=faecal|=faeces
kage idade|age
krisk fator de risco|fatores de risco|risk factor*
kprot fator de protecao|fatores de protecao|fator protetor|fatores protetores|protective factor*|protetor*|protective
khdf hemodiafiltr*
knonvert nao vertebra*|non vertebra*
knoncard nao cardiac*|non cardiac*
knew novo|novos|nova|novas|new
kmost =most|maioria|majority|=many|muitos|muitas
kmino minoria|minority|=few|poucos|poucas
kbad mau prognostico|poor prognosis|bad prognosis|desfavorave*|unfavorable|unfavourable
ksc subcutan*|^sc
kim intramuscul*|^im
ktop topic*
ksyst sistemic*|systemic*
kposit positiv*
knegat negativo|negativos|negativa|negativas|negative
ksevere grave|severe|serious|gravidade|severity
kdeep profund*|=deep
kflu gripe|influenza
kmild leve|leves|mild
kacut agud*|acute
kchron cronic*|chronic*
kiv intraven*|endoven*|via venosa|^iv|^ev
kpers persistente*|persistent*|permanente*|permanent*
ktrans transitori*|transient*|temporari*
kemerg emergenc*|pronto socorro|pronto atendimento
kembol emboliza*|embolisa*
ksex =sexo|=sex
krare rar*|incomu*|uncommon*|pouco comu*|pouco frequente*|infrequent*
kcomm comum|comuns|common*|frequente|frequent|frequently|frequentemente
kkeep mantid*|manter|be continued|maintained
ktol bem tolerad*|well tolerated|bem aceit*|aceitaram bem|aceitou bem|well accepted
kntol mal tolerad*|mal aceit*|aceitaram mal|aceitou mal|poorly accepted|poorly tolerated|nao tolerad*|not tolerated|nao foi tolerad*
ksecond segunda linha|segunda escolha|segunda opcao|second line|second choice|ultima linha|terceira linha|last line|third line
kpre pre menopaus*|premenopaus*|pre operat*|preoperat*|pre prandi*|preprandi*
kpost pos menopaus*|post menopaus*|postmenopaus*|pos operat*|post operat*|postoperat*|pos prandi*|post prandi*|postprandi*
kprev prevencao primaria|primary prevention
kprew prevencao secundaria|secondary prevention
kuse ha indicacao|tem indicacao|=indica|=indicam|preconiz*|=prefere|=preferem|prefers|preferencia|=apoia|apoiam|apoiou|apoiaram|respald*|=endossa|=endossam|=endossou|=endossado|=endossada|encoraj*|incentiv*|encourag*|segur*|safe|tolerar|tolere|tolerate|prescri*|preferid*|prefira*|preferir|preferred|recomend*|suger*|suges*|=orienta|=orientam|orientad*|orientou|orientar|indicad*|liberad*|indicated|usar|usava|usavam|usad*|uso|utiliz*|permitid*|permitted|allowed|use|used|using
kall geral|gerais|global|overall|todas as causas|qualquer causa|any cause|all cause
kalone isolad*|alone|monoterap*|monotherap*
kadj ajust*|=adjustment|=adjustments
krulout =exclude|=excludes|exclui a|excluem a|exclui o|excluem o|excluir a|excluir o|afasta a|afastam a|afasta o|afastam o|afastar a|afastar o|descarta*|rule* out|ruling out
klapar laparoscop*
kopen abert*|=open
knelev nao elevad*
kcorr corrig*|correct*
kcont conter|contem|contains|contain|contendo
kover superestim*|overestimat*
kunder subestim*|underestimat*
kstop suspen*|interromp*|interrup*|stop*|descontinu*|withheld|withhold*|withdrawn|retirad*
kcost custo*|cost*
kstrong forte|=strong|=stronger|=strongly
kweak fraco|fraca|fracos|fracas|weak*|condicional*
kposi positivamente|positively
klabour trabalho de parto|labour|labor
khome domiciliar*|domicilio|em casa|at home|home based|=home
kfeas viave*|feasible|exequive*
kunfeas inviave*|unfeasible|infeasible|impraticave*
kstag1 estagio inicial|estagios iniciais|estadio inicial|early stage*|estagio precoce|estagios precoces
kstag2 estagio avancado|estagios avancados|estadio avancado|advanced stage*|late stage*
kdetec =detectable|detectave*
kundet undetectable|indetectave*|nao detectave*
knegi negativamente|inversamente|negatively|inversely
krepl substitu*|replac*
kneed indispensave*|imprescindive*|obriga*|mandatory|necess*|exig*|requer*|precis*|need*|requir*
kget atendeu|atenderam|satisfez|satisfied|preench*|cumpri*|alcanc*|atingi*|met|meeting|reached|achiev*
kfollow seguimento|acompanhamento|follow up|followup|followed
kstudy avalia*|assess*|evalua*|estud*|studied|testou|testad*|tested
kinc inclu*|enrol*|elegi*|eligib*
kef feve|lvef|fracao de ejecao|ejection fraction
krpef fracao de ejecao reduzida|fe reduzida|feve reduzida|reduced ejection|icfer
kppef fracao de ejecao nao reduzida|fe nao reduzida|feve nao reduzida|fracao de ejecao preservada|fe preservada|feve preservada|preserved ejection|icfep
kinpt inpatient*|regime hospitalar|tratamento hospitalar|hospitalizad*|internad*|hospitalized|hospitalised
koutp ambulator*|outpatient*
kitt intencao de tratar|intention to treat|itt
kpp por protocolo|per protocol
ofall de cair|of falling|=quedas|=falls|uma queda|one fall|primeira queda|first fall
khip quadril|hip
kscreen rastre*|screening|triagem
kdur duracao|=dura|duram|durou|duraram|durar|=lasts|lasted
kmean idade media|mean age|em media
kboth both|ambos|ambas|juntos|juntas|combina*|combined|combination
ksingle unica|single|unico
kasym assintomatic*|asymptomatic
ksymp sintomatic*|symptomatic
kneg soronegativ*|seronegativ*
ksensit sensivel|sensiveis|sensitive
ksens sensibilidade|sensitivity
kspec especificidade
kpos soropositiv*|seropositiv*
kopt opcional|opcionais|optional|facultativ*
ktaper desmame|taper*|weaning|weaned
kblind duplo ceg*|duplamente ceg*|double blind*|double mask*
kleast menor dose eficaz|menor dose efetiva|menor dose possivel|lowest effective|lowest possible|menor tempo possivel|shortest possible|menor duracao possivel|shortest duration
kgreat maior dose eficaz|maior dose efetiva|maior dose possivel|maior dose tolerad*|highest effective|highest possible|highest tolerated|maior tempo possivel|longest possible|maior duracao possivel|longest duration
kcomb em combinacao|in combination|em associacao|combined with|combinad* com|combinad* a|combinad* ao
kisch isquemic*
khem hemorragic*
s porque|because|these|when|they|their|findings|=achados|estrategia*|strateg*|by mouth|por boca|childb*|farmaco*|drug|droga*|medicamento*|medication*|on|assim que|desde que|sempre que|para que|depois que|there|=quem|=funciona|=funcionam|grupo*|group*|=braco|=bracos|tratamento*|treatment|treated|tratou|tratad*|tratar*|houve|entre|that|this|those|which|pela|pelo|como|risk*|taxa*|rate|incidenc*|ocorr*|occur*|frequenc*|chance|odds|numero|modo|forma|clinic*|tambem|also|muito|seus|suas|sobre|cada|associ*|rela*|segundo|dados|show*|demonstr*|apresent*|receb*|receiv*|assigned|random*|maior*|major|after|apos|during|durante|quando|deve*|=pode|=podem|must|should|qualquer|todos|sendo|total|levou|media*|mean|doenca*|disease*|any|caus*|evidenc*|=then|=latter`;

/** Number words in order of value: zero to twenty, then the tens, then the hundreds. */
export const NUMBERS =
  '||dois duas two|tres three|quatro four|cinco five|seis six|sete seven|oito eight|nove nine|dez ten|onze eleven|doze twelve|treze thirteen|quatorze catorze fourteen|quinze fifteen|dezesseis sixteen|dezessete seventeen|dezoito eighteen|dezenove nineteen|vinte twenty|trinta thirty|quarenta forty|cinquenta fifty|sessenta sixty|setenta seventy|oitenta eighty|noventa ninety|cem cento|duzent*|trezent*|quatrocent*|cinent*|sescent*|setecent*|oitocent*|novecent*';

/** Words that make the number or letter after them a class ('tipo 2', 'grau III'). */
export const CLASSES = /^(?:tipo|type|fase|phase|grau|grade|estagio|stage|classe|class|gold)$/;

/** Endings of international nonproprietary names, in the shared spelling and without their last vowel. */
export const DRUG =
  /(?:piron|gli(?:flozin|ptin|tazon)|[gpn]lutid|[pn]atid|pril|sartan|statin|olol|dipin|xaban|gatran|grel(?:or)?|[iu]mab|tinib|ciclib|[pn]razol|conazol|azol|[mp]icin|c[ai]clin|cilin|[aiou]vir|azid|talidon|(?:ta|ca|ni|ti)son|nisolon|sonid|parin|teplas|tocinas|tocin|profen|setron|triptan|fibrat|floxacin|zepam|zolam|tropi(?:um)?|m[eo]terol|nterol|tamol|lucast|renon|azolin|riaxon|alexin|epim|uroxim|azidim|otaxim|[rb]cept|vudin|rocin|parib|tralin|opram|faxin|trigin|[dv]acain|curoni|butamin|trexat|zinamid|butol|nidazol|[ld]osin|asterid|laton|semid|[xs]etin|metin|roxen|oxamin|afil|trozol|tiroxin|fungin|gepant|platin|taxel|rubicin|formin|farin|digoxin|daron|pamil|colcicin|insulin|pressin|cubitril|[az]epin|[zi]apin|ridon|toin|dron(?:at|ic)|cetamin|purinol|xostat|citabin|pentin|fiban|racetam|gabalin|vaptan|triptilin|bactam|penem|fenac|coxib|grastim|poetin|glinid|tidin|butin|relin|tiazid|mustin|tecan|caftor)$/;
