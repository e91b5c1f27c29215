/** Outcomes as named in a Portuguese sentence and in an English passage, to count how many can be compared. */
export const OUTCOMES: readonly (readonly [own: string, english: string])[] =
  `enjoo: nausea; náusea: nausea; vômitos: vomiting; diarreia: diarrhea; diarreia: diarrhoea; constipação:
constipation; coceira: itching; prurido: pruritus; tosse: cough; febre: fever; cefaleia: headache; tontura:
dizziness; edema: edema; edema: oedema; inchaço: swelling; erupção: rash; exantema: rash; quedas: falls;
fraturas: fractures; convulsões: seizures; crises: seizures; exacerbações: exacerbations; despertares:
awakenings; sono: sleep; insônia: insomnia; fadiga: fatigue; cansaço: fatigue; fraqueza: weakness; ansiedade:
anxiety; depressão: depression; suicídio: suicide; delirium: delirium; queimaduras: burns; feridas: wounds;
ferida: wound; cicatrização: healing; infecções: infections; pneumonia: pneumonia; sepse: sepsis; choque:
shock; intubação: intubation; ventilação: ventilation; oxigênio: oxygen; transfusão: transfusion; anemia:
anemia; anemia: anaemia; trombose: thrombosis; plaquetas: platelets; colesterol: cholesterol; triglicerídeos:
triglycerides; proteinúria: proteinuria; albuminúria: albuminuria; creatinina: creatinine; urina: urine;
hipoglicemia: hypoglycemia; hipoglicemia: hypoglycaemia; hiperglicemia: hyperglycemia; hiperglicemia:
hyperglycaemia; hiponatremia: hyponatremia; hipotensão: hypotension; hipertensão: hypertension; bradicardia:
bradycardia; taquicardia: tachycardia; arritmia: arrhythmia; fibrilação atrial: atrial fibrillation; angina:
angina; revascularização: revascularization; amputação: amputation; cegueira: blindness; visão: vision;
visual: visual; audição: hearing; ouvido: ear; garganta: throat; dente: tooth; pele: skin; fígado: liver;
hepática: liver; osso: bone; óssea: bone; joelho: knee; ombro: shoulder; quadril: hip; coluna: spine; lombar:
lumbar; mama: breast; próstata: prostate; pulmão: lung; estômago: stomach; gástrica: gastric; intestino:
bowel; intestinal: bowel; vesícula: gallbladder; bexiga: bladder; útero: uterus; ovário: ovary; tireoide:
thyroid; câncer: cancer; tumor: tumor; metástases: metastases; progressão: progression; resposta: response;
remissão: remission; recaída: relapse; cura: cure; parto prematuro: preterm birth; prematuridade: preterm
birth; parto: birth; cesariana: cesarean; cesárea: caesarean; aborto: miscarriage; abortamento: abortion;
natimorto: stillbirth; pré-eclâmpsia: preeclampsia; gravidez: pregnancy; recém-nascido: newborn; neonatal:
neonatal; amamentação: breastfeeding; leite: milk; peso: weight; crescimento: growth; altura: height; cintura:
waist; apetite: appetite; fome: hunger; sede: thirst; boca seca: dry mouth; sonolência: somnolence;
sonolência: drowsiness; sedação: sedation; memória: memory; cognição: cognition; cognitivo: cognitive;
demência: dementia; qualidade de vida: quality of life; incapacidade: disability; função: function; força:
strength; marcha: gait; caminhada: walk; exercício: exercise; atividade: activity; desempenho: performance;
retorno: return; reinternação: readmission; readmissão: readmission; alta: discharge; internação:
hospitalization; internação: hospital stay; tempo de internação: length of stay; permanência: stay; visitas:
visits; consultas: visits; emergência: emergency; pronto-socorro: emergency department; custo: cost;
tabagismo: smoking; fumar: smoking; cessação: cessation; abstinência: abstinence; álcool: alcohol; bebida:
drinking; dor: pain; analgesia: analgesia; opioide: opioid; consumo: consumption; náuseas e vômitos: nausea
and vomiting; complicações: complications; eventos adversos: adverse events; efeitos adversos: side effects;
descontinuação: discontinuation; interrupção: discontinuation; abandono: dropout; adesão: adherence; reação
local: injection-site reaction; anafilaxia: anaphylaxis; alergia: allergy; asma: asthma; chiado: wheezing;
sibilância: wheeze; dispneia: dyspnea; falta de ar: shortness of breath; função pulmonar: lung function;
crise: crisis; ataque: attack; enxaqueca: migraine; acidente vascular cerebral: stroke; derrame: stroke;
hemorragia: hemorrhage; sangramento: bleeding; hematoma: hematoma; vasoespasmo: vasospasm; lesão renal aguda:
acute kidney injury; lesão: injury; diálise: dialysis; rejeição: rejection; enxerto: graft; sobrevida:
survival; morte: death; óbito: death; mortalidade: mortality; letalidade: fatality; vermelhidão: redness;
acne: acne; úlcera: ulcer; úlceras: ulcers; refluxo: reflux; azia: heartburn; perfuração: perforation;
obstrução: obstruction; falha: failure; insucesso: failure; cicatriz: scar; hérnia: hernia; deiscência:
dehiscence; vazamento: leak; fístula: fistula; nível: level; concentração: concentration; carga viral: viral
load; soroconversão: seroconversion; anticorpos: antibodies; imunidade: immunity; transmissão: transmission;
incidência: incidence; calcificação: calcification; densidade mineral: bone mineral density; escore: score;
pontuação: score; sintomas: symptoms; gravidade: severity; duração: duration; recuperação: recovery; sucesso:
success; falso-positivos: false positives; sensibilidade: sensitivity; especificidade: specificity; acurácia:
accuracy; detecção: detection; diagnóstico: diagnosis; biópsia: biopsy; cirurgia: surgery; reoperação:
reoperation; procedimento: procedure; cateter: catheter; desmame: weaning; extubação: extubation;
noradrenalina: norepinephrine; vasopressor: vasopressor; lactato: lactate; volume: volume; diurese: diuresis;
diurese: urine output; rigidez: stiffness; mobilidade: mobility; inchaço: edema; hemoglobina: hemoglobin;
ferro: iron; ferritina: ferritin; glicemia: glucose; insulina: insulin; açúcar: sugar; pressão: pressure;
frequência cardíaca: heart rate; ritmo: rhythm; trombocitopenia: thrombocytopenia; neutropenia: neutropenia;
alopecia: hair loss; queda de cabelo: hair loss; mucosite: mucositis; neuropatia: neuropathy; formigamento:
tingling; tremor: tremor; espasticidade: spasticity; engasgo: choking; aspiração: aspiration; disfagia:
dysphagia; refluxo: regurgitation; cárie: caries; gengivite: gingivitis; conjuntivite: conjunctivitis; otite:
otitis; sinusite: sinusitis; amigdalite: tonsillitis; bronquiolite: bronchiolitis; laringite: croup;
coqueluche: pertussis; sarampo: measles; caxumba: mumps; varicela: chickenpox; herpes-zóster: shingles; gripe:
influenza; gripe: flu; resfriado: cold; verme: worm; malária: malaria; dengue: dengue; tuberculose:
tuberculosis; hanseníase: leprosy; sífilis: syphilis; gonorreia: gonorrhea; parceiro: partner; idade: age;
idosos: elderly; jovens: young; homens: men; mulheres: women; crianças: children; lactentes: infants;
adolescentes: adolescents`
    .replaceAll('\n', ' ')
    .split('; ')
    .map((pair) => pair.split(': ') as [string, string]);
