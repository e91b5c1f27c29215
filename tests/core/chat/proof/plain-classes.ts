/** A sentence and the passage that it cites. */
export type Plain = readonly [answer: string, passage: string];

/** Short statements of one class, each with a one-sentence passage. */
export interface PlainClass {
  readonly name: string;
  /** Contradictions, grouped by verdict: those that are caught, those without a verdict, and those said to agree. */
  readonly contradicted: readonly Plain[];
  readonly unseen: readonly Plain[];
  readonly agreed: readonly Plain[];
  /** True statements in other words than the passage. Those in `misread` are wrongly called a contradiction. */
  readonly stated: readonly Plain[];
  readonly misread: readonly Plain[];
}

/**
 * Twelve contradictions and twelve true statements of each class, as a clinician would write them about an abstract or
 * a note. They were written in one go before any of the fixes, by someone who had read the rules to speed them up. At first,
 * 58 of the 168 contradictions were caught, 10 were said to agree, and 3 of the 168 true statements were called
 * `diverge`. The last class was written after the fixes: all of its 24 contradictions were caught the first time (none
 * before the fixes), and 2 of its 24 true statements were called `diverge` (1 before).
 */
export const PLAIN_CLASSES: readonly PlainClass[] = [
  {
    name: 'common and rare',
    contradicted: [
      [
        'A tosse é um efeito adverso raro dos inibidores da ECA',
        'Cough is a common adverse effect of ACE inhibitors.',
      ],
      ['O angioedema é uma reação frequente', 'Angioedema is a rare reaction to the drug.'],
      [
        'A hipoglicemia foi incomum com sulfonilureias',
        'Hypoglycemia was common in patients taking sulfonylureas.',
      ],
      [
        'A rabdomiólise é um evento comum com estatinas',
        'Rhabdomyolysis is an uncommon event during statin therapy.',
      ],
      [
        'Náuseas foram pouco frequentes com semaglutida',
        'Nausea was frequent with semaglutide, mainly during dose escalation.',
      ],
      [
        'A febre é um achado raro na doença',
        'A febre é um achado comum na doença, presente na maioria dos pacientes.',
      ],
      ['A perfuração intestinal é frequente', 'Perfuração intestinal é complicação rara do procedimento.'],
      ['A cefaleia raramente ocorreu', 'Headache occurred frequently in the treatment group.'],
      ['O rash é o efeito adverso menos comum', 'Rash was the most common adverse event.'],
      [
        'Complicações tromboembólicas foram raras',
        'Thromboembolic complications were common among critically ill patients.',
      ],
      [
        'A hepatotoxicidade é frequente com o fármaco',
        'Hepatotoxicity has been reported only rarely with this drug.',
      ],
      ['A maioria dos pacientes teve recaída', 'Only a minority of patients relapsed during follow-up.'],
    ],
    unseen: [],
    agreed: [],
    stated: [
      [
        'A tosse é um efeito adverso comum dos inibidores da ECA',
        'Cough is a common adverse effect of ACE inhibitors.',
      ],
      ['O angioedema é uma reação rara', 'Angioedema is a rare but serious reaction to the drug.'],
      [
        'A hipoglicemia foi frequente com sulfonilureias',
        'Hypoglycemia was common in patients taking sulfonylureas.',
      ],
      [
        'A rabdomiólise é incomum com estatinas',
        'Rhabdomyolysis is an uncommon event during statin therapy.',
      ],
      [
        'Náuseas foram frequentes com semaglutida',
        'Nausea was frequent with semaglutide, mainly during dose escalation.',
      ],
      [
        'A febre é comum na doença',
        'A febre é um achado comum na doença, presente na maioria dos pacientes.',
      ],
      [
        'A perfuração intestinal é rara, mas grave',
        'Perfuração intestinal é complicação rara do procedimento.',
      ],
      ['A cefaleia foi frequente', 'Headache occurred frequently in the treatment group.'],
      ['O rash foi o efeito adverso mais comum', 'Rash was the most common adverse event.'],
      ['A minoria dos pacientes teve recaída', 'Only a minority of patients relapsed during follow-up.'],
      [
        'A hepatotoxicidade é raramente descrita com o fármaco',
        'Hepatotoxicity has been reported only rarely with this drug.',
      ],
      [
        'Reações graves são raras, mas reações leves são comuns',
        'Mild reactions are common, whereas severe reactions are rare.',
      ],
    ],
    misread: [],
  },
  {
    name: 'keep and stop',
    contradicted: [
      [
        'A metformina deve ser mantida no dia do exame com contraste',
        'Metformin should be withheld on the day of the contrast study.',
      ],
      ['O AAS deve ser suspenso antes da cirurgia', 'Aspirin should be continued through surgery.'],
      [
        'A anticoagulação deve ser descontinuada após três meses',
        'Anticoagulation should be continued beyond three months.',
      ],
      [
        'Recomenda-se manter o antidepressivo após a remissão',
        'Stopping the antidepressant is recommended after remission.',
      ],
      [
        'O antibiótico deve ser interrompido quando a cultura for positiva',
        'Antibiotics should be maintained when the culture is positive.',
      ],
      [
        'O metotrexato deve ser suspenso no perioperatório',
        'Methotrexate should be continued perioperatively.',
      ],
      ['A estatina foi mantida em todos os pacientes', 'Statins were discontinued in all patients.'],
      [
        'Deve-se manter a levotiroxina durante o preparo',
        'A levotiroxina deve ser suspensa durante o preparo.',
      ],
      [
        'A amamentação deve ser suspensa durante o tratamento',
        'Breastfeeding should be continued during treatment.',
      ],
      [
        'A clozapina deve ser mantida se houver agranulocitose',
        'Clozapine must be discontinued if agranulocytosis occurs.',
      ],
    ],
    unseen: [
      [
        'O inibidor de SGLT2 pode ser continuado até a véspera da cirurgia',
        'SGLT2 inhibitors should be discontinued at least three days before surgery.',
      ],
      [
        'O corticoide deve ser retirado abruptamente',
        'Corticosteroids should be tapered gradually rather than stopped abruptly.',
      ],
    ],
    agreed: [],
    stated: [
      [
        'A metformina deve ser suspensa no dia do exame com contraste',
        'Metformin should be withheld on the day of the contrast study.',
      ],
      ['O AAS deve ser mantido na cirurgia', 'Aspirin should be continued through surgery.'],
      [
        'O inibidor de SGLT2 deve ser suspenso antes da cirurgia',
        'SGLT2 inhibitors should be discontinued at least three days before surgery.',
      ],
      [
        'A anticoagulação deve ser mantida além de três meses',
        'Anticoagulation should be continued beyond three months.',
      ],
      [
        'O antidepressivo deve ser mantido após a remissão',
        'Antidepressants should be continued after remission.',
      ],
      [
        'O antibiótico deve ser interrompido se as culturas forem negativas',
        'Antibiotics should be stopped when cultures are negative.',
      ],
      [
        'O metotrexato deve ser mantido no perioperatório',
        'Methotrexate should be continued perioperatively.',
      ],
      ['A estatina foi suspensa em todos os pacientes', 'Statins were discontinued in all patients.'],
      [
        'Deve-se suspender a levotiroxina durante o preparo',
        'A levotiroxina deve ser suspensa durante o preparo.',
      ],
      [
        'A amamentação pode ser mantida durante o tratamento',
        'Breastfeeding should be continued during treatment.',
      ],
      [
        'A clozapina deve ser suspensa se houver agranulocitose',
        'Clozapine must be discontinued if agranulocytosis occurs.',
      ],
    ],
    misread: [
      [
        'O corticoide deve ser reduzido gradualmente, e não suspenso de forma abrupta',
        'Corticosteroids should be tapered gradually rather than stopped abruptly.',
      ],
    ],
  },
  {
    name: 'tolerated',
    contradicted: [
      ['A colchicina foi mal tolerada', 'Colchicine was well tolerated.'],
      ['O esquema foi bem tolerado', 'The regimen was poorly tolerated, and many patients withdrew.'],
      ['A vacina foi mal tolerada em imunossuprimidos', 'A vacina foi bem tolerada em imunossuprimidos.'],
      ['A tolerância ao esforço piorou', 'Exercise tolerance improved.'],
      ['O tratamento foi bem tolerado em crianças', 'Treatment was poorly tolerated in children.'],
      ['A dieta enteral foi bem tolerada', 'Enteral feeding was not tolerated in most patients.'],
      ['O exercício não foi tolerado pelos idosos', 'Exercise was well tolerated by older adults.'],
      ['O perfil de segurança foi desfavorável', 'The safety profile was favorable.'],
      ['A adesão ao tratamento foi baixa', 'Adherence to treatment was high.'],
    ],
    unseen: [
      ['A tolerabilidade foi ruim', 'Tolerability was good.'],
      ['A maioria não tolerou a dose plena', 'Most patients tolerated the full dose.'],
      [
        'O fármaco causa intolerância gastrointestinal importante',
        'The drug does not cause relevant gastrointestinal intolerance.',
      ],
    ],
    agreed: [],
    stated: [
      ['A colchicina foi bem tolerada', 'Colchicine was well tolerated.'],
      ['O esquema foi mal tolerado', 'The regimen was poorly tolerated, and many patients withdrew.'],
      [
        'A dieta enteral não foi tolerada pela maioria',
        'Enteral feeding was not tolerated in most patients.',
      ],
      ['O exercício foi bem tolerado pelos idosos', 'Exercise was well tolerated by older adults.'],
      ['A tolerabilidade foi boa', 'Tolerability was good.'],
      ['A adesão ao tratamento foi alta', 'Adherence to treatment was high.'],
      ['A maioria tolerou a dose plena', 'Most patients tolerated the full dose.'],
      [
        'O fármaco não causa intolerância gastrointestinal relevante',
        'The drug does not cause relevant gastrointestinal intolerance.',
      ],
      ['A vacina foi bem tolerada em imunossuprimidos', 'A vacina foi bem tolerada em imunossuprimidos.'],
      ['A tolerância ao esforço melhorou', 'Exercise tolerance improved.'],
      ['O perfil de segurança foi favorável', 'The safety profile was favorable.'],
      ['Não houve boa tolerância em crianças', 'Treatment was poorly tolerated in children.'],
    ],
    misread: [],
  },
  {
    name: 'more and less',
    contradicted: [
      ['Houve declínio da função renal', 'Renal function improved in both groups.'],
      ['A intervenção elevou os custos', 'The intervention lowered costs.'],
      [
        'A suplementação diminuiu a densidade mineral óssea',
        'Supplementation increased bone mineral density.',
      ],
      [
        'A prevalência de obesidade caiu na última década',
        'The prevalence of obesity rose over the last decade.',
      ],
      ['O programa prolongou o tempo de internação', 'The program shortened the length of stay.'],
      ['O uso de opioides cresceu após a intervenção', 'Opioid use declined after the intervention.'],
      ['O tabagismo diminui o risco de câncer de pulmão', 'Smoking raises the risk of lung cancer.'],
      ['A terapia agravou os sintomas depressivos', 'Therapy alleviated depressive symptoms.'],
      ['O fármaco potencializou a dor', 'The drug attenuated pain.'],
      ['O tratamento acelerou a cicatrização', 'Treatment slowed wound healing.'],
    ],
    unseen: [
      ['A dieta favoreceu o ganho de peso', 'The diet led to weight loss.'],
      ['A albuminúria progrediu com o tratamento', 'Albuminuria regressed with treatment.'],
    ],
    agreed: [],
    stated: [
      ['O tratamento acelerou a cicatrização', 'Treatment accelerated wound healing.'],
      ['A terapia aliviou os sintomas depressivos', 'Therapy alleviated depressive symptoms.'],
      ['O fármaco atenuou a dor', 'The drug attenuated pain.'],
      ['Houve melhora da função renal', 'Renal function improved in both groups.'],
      ['A intervenção reduziu os custos', 'The intervention lowered costs.'],
      [
        'A suplementação aumentou a densidade mineral óssea',
        'Supplementation increased bone mineral density.',
      ],
      ['A dieta levou à perda de peso', 'The diet led to weight loss.'],
      ['O tabagismo aumenta o risco de câncer de pulmão', 'Smoking raises the risk of lung cancer.'],
      [
        'A prevalência de obesidade subiu na última década',
        'The prevalence of obesity rose over the last decade.',
      ],
      ['O programa encurtou o tempo de internação', 'The program shortened the length of stay.'],
      ['A albuminúria regrediu com o tratamento', 'Albuminuria regressed with treatment.'],
      ['O uso de opioides diminuiu após a intervenção', 'Opioid use declined after the intervention.'],
    ],
    misread: [],
  },
  {
    name: 'superior, similar, non-inferior',
    contradicted: [
      [
        'A eficácia foi semelhante nos dois grupos',
        'Efficacy was significantly greater in the active group.',
      ],
      [
        'A ceftriaxona foi superior à penicilina',
        'Ceftriaxone was noninferior but not superior to penicillin.',
      ],
      [
        'O esquema curto foi inferior ao esquema longo',
        'The short course was noninferior to the long course.',
      ],
      ['A fisioterapia foi superior à cirurgia', 'Physiotherapy and surgery had similar outcomes.'],
      [
        'A cetamina foi superior à eletroconvulsoterapia',
        'Ketamine was inferior to electroconvulsive therapy.',
      ],
      [
        'O rivaroxabana foi inferior à varfarina',
        'Rivaroxaban was noninferior to warfarin for stroke prevention.',
      ],
      ['O laser superou a crioterapia', 'Laser was less effective than cryotherapy.'],
      [
        'Os desfechos foram piores com o tratamento conservador',
        'Outcomes were comparable with conservative treatment and surgery.',
      ],
      ['A não inferioridade foi demonstrada', 'Noninferiority was not demonstrated.'],
      ['A não inferioridade não foi demonstrada', 'The criterion for noninferiority was met.'],
      [
        'O genérico foi menos eficaz que o medicamento de referência',
        'The generic was as effective as the reference drug.',
      ],
      [
        'A dose baixa foi tão eficaz quanto a dose alta',
        'The low dose was less effective than the high dose.',
      ],
    ],
    unseen: [],
    agreed: [],
    stated: [
      [
        'A ceftriaxona não foi inferior à penicilina',
        'Ceftriaxone was noninferior but not superior to penicillin.',
      ],
      [
        'O esquema curto foi não inferior ao esquema longo',
        'The short course was noninferior to the long course.',
      ],
      [
        'A fisioterapia e a cirurgia tiveram resultados semelhantes',
        'Physiotherapy and surgery had similar outcomes.',
      ],
      ['A não inferioridade não foi demonstrada', 'Noninferiority was not demonstrated.'],
      ['A não inferioridade foi demonstrada', 'The criterion for noninferiority was met.'],
      [
        'O genérico foi tão eficaz quanto o medicamento de referência',
        'The generic was as effective as the reference drug.',
      ],
      [
        'A cetamina foi inferior à eletroconvulsoterapia',
        'Ketamine was inferior to electroconvulsive therapy.',
      ],
      ['A eficácia foi maior no grupo ativo', 'Efficacy was significantly greater in the active group.'],
      [
        'O rivaroxabana não foi inferior à varfarina',
        'Rivaroxaban was noninferior to warfarin for stroke prevention.',
      ],
      ['A crioterapia foi mais eficaz que o laser', 'Laser was less effective than cryotherapy.'],
      [
        'Os desfechos foram comparáveis com o tratamento conservador',
        'Outcomes were comparable with conservative treatment and surgery.',
      ],
      [
        'A dose baixa foi menos eficaz que a dose alta',
        'The low dose was less effective than the high dose.',
      ],
    ],
    misread: [],
  },
  {
    name: 'safe and contraindicated',
    contradicted: [
      [
        'O metronidazol é seguro no primeiro trimestre',
        'Metronidazole is contraindicated in the first trimester.',
      ],
      ['A nitrofurantoína é contraindicada na gestação', 'Nitrofurantoin is considered safe in pregnancy.'],
      ['O isotretinoína pode ser usada na gestação', 'Isotretinoin must not be used in pregnancy.'],
      ['Os AINEs são seguros na doença renal crônica', 'NSAIDs should be avoided in chronic kidney disease.'],
      [
        'O contraste iodado é proibido em alérgicos a frutos do mar',
        'Iodinated contrast can be used in patients allergic to seafood.',
      ],
      [
        'A vacina de vírus vivo é indicada para imunossuprimidos',
        'Live vaccines are contraindicated in immunosuppressed patients.',
      ],
      [
        'A trombólise é contraindicada em maiores de 80 anos',
        'Thrombolysis is not contraindicated in patients older than 80 years.',
      ],
      ['O propranolol é seguro em asmáticos', 'O propranolol é contraindicado em asmáticos.'],
      ['O uso concomitante é seguro', 'Concomitant use is dangerous and should be avoided.'],
      [
        'A codeína é liberada para menores de 12 anos',
        'Codeine is contraindicated in children younger than 12 years.',
      ],
      ['O labetalol deve ser evitado na pré-eclâmpsia', 'Labetalol is the preferred drug in preeclampsia.'],
    ],
    unseen: [
      ['A ergotamina pode ser associada a macrolídeos', 'Ergotamine must not be combined with macrolides.'],
    ],
    agreed: [],
    stated: [
      [
        'O metronidazol é contraindicado no primeiro trimestre',
        'Metronidazole is contraindicated in the first trimester.',
      ],
      [
        'A nitrofurantoína é considerada segura na gestação',
        'Nitrofurantoin is considered safe in pregnancy.',
      ],
      ['A isotretinoína não pode ser usada na gestação', 'Isotretinoin must not be used in pregnancy.'],
      [
        'Os AINEs devem ser evitados na doença renal crônica',
        'NSAIDs should be avoided in chronic kidney disease.',
      ],
      [
        'O contraste iodado pode ser usado em alérgicos a frutos do mar',
        'Iodinated contrast can be used in patients allergic to seafood.',
      ],
      [
        'A vacina de vírus vivo é contraindicada em imunossuprimidos',
        'Live vaccines are contraindicated in immunosuppressed patients.',
      ],
      [
        'A trombólise não é contraindicada em maiores de 80 anos',
        'Thrombolysis is not contraindicated in patients older than 80 years.',
      ],
      ['O propranolol deve ser evitado em asmáticos', 'O propranolol é contraindicado em asmáticos.'],
      [
        'A ergotamina não deve ser associada a macrolídeos',
        'Ergotamine must not be combined with macrolides.',
      ],
      ['O uso concomitante não é seguro', 'Concomitant use is dangerous and should be avoided.'],
      [
        'O labetalol é o fármaco preferido na pré-eclâmpsia',
        'Labetalol is the preferred drug in preeclampsia.',
      ],
      [
        'A codeína não deve ser usada em menores de 12 anos',
        'Codeine is contraindicated in children younger than 12 years.',
      ],
    ],
    misread: [],
  },
  {
    name: 'before and after, first and second',
    contradicted: [
      ['A segunda linha é a amoxicilina', 'Amoxicillin is the first-line treatment.'],
      ['O metotrexato é a segunda opção de tratamento', 'Methotrexate is the first option for treatment.'],
      [
        'A noradrenalina é o vasopressor de segunda escolha',
        'Norepinephrine is the first-choice vasopressor.',
      ],
      [
        'O antibiótico deve ser administrado após a incisão',
        'The antibiotic should be given before the incision.',
      ],
      [
        'O suporte nutricional deve ser iniciado após a cirurgia',
        'O suporte nutricional deve ser iniciado antes da cirurgia.',
      ],
      [
        'A coleta deve ser feita antes do início do antibiótico',
        'Samples should be collected after antibiotics are started.',
      ],
      ['A insulina deve ser aplicada depois da refeição', 'Insulin should be injected before meals.'],
      [
        'A levotiroxina deve ser tomada após o café da manhã',
        'Levothyroxine should be taken before breakfast.',
      ],
    ],
    unseen: [
      [
        'A colonoscopia deve preceder o exame de sangue oculto',
        'Colonoscopy should follow a positive occult blood test.',
      ],
      ['Os sintomas surgem após a exposição ao frio cessar', 'Symptoms appear before exposure to cold ends.'],
    ],
    agreed: [
      ['O risco é maior no terceiro trimestre', 'The risk is greatest in the first trimester.'],
      ['A dose de reforço é dada antes da primeira dose', 'The booster is given after the first dose.'],
    ],
    stated: [
      [
        'O antibiótico deve ser administrado antes da incisão',
        'The antibiotic should be given before the incision.',
      ],
      ['A insulina deve ser aplicada antes das refeições', 'Insulin should be injected before meals.'],
      [
        'A coleta deve ser feita após o início do antibiótico',
        'Samples should be collected after antibiotics are started.',
      ],
      ['A primeira linha é a amoxicilina', 'Amoxicillin is the first-line treatment.'],
      ['O metotrexato é a primeira opção de tratamento', 'Methotrexate is the first option for treatment.'],
      ['A dose de reforço é dada depois da primeira dose', 'The booster is given after the first dose.'],
      [
        'A levotiroxina deve ser tomada antes do café da manhã',
        'Levothyroxine should be taken before breakfast.',
      ],
      ['O risco é maior no primeiro trimestre', 'The risk is greatest in the first trimester.'],
      [
        'A colonoscopia deve ser feita após sangue oculto positivo',
        'Colonoscopy should follow a positive occult blood test.',
      ],
      [
        'A noradrenalina é o vasopressor de primeira escolha',
        'Norepinephrine is the first-choice vasopressor.',
      ],
      [
        'O suporte nutricional deve começar antes da cirurgia',
        'O suporte nutricional deve ser iniciado antes da cirurgia.',
      ],
      [
        'O reforço vem antes da terceira dose e depois da primeira',
        'The booster is given after the first dose and before the third.',
      ],
    ],
    misread: [],
  },
  {
    name: 'alone and combined',
    contradicted: [
      [
        'O LABA deve ser usado sem corticoide inalatório na asma',
        'LABAs should not be used without an inhaled corticosteroid in asthma.',
      ],
      [
        'A associação de IECA e BRA é recomendada',
        'The combination of an ACE inhibitor and an ARB is not recommended.',
      ],
      ['A rifampicina pode ser usada em monoterapia', 'Rifampicin should never be used as monotherapy.'],
      [
        'A monoterapia foi mais eficaz que a combinação',
        'Combination therapy was more effective than monotherapy.',
      ],
      ['A associação aumentou a toxicidade', 'A associação não aumentou a toxicidade.'],
      ['A metformina foi usada em monoterapia', 'Metformin was used in combination with insulin.'],
      ['A psicoterapia isolada foi superior', 'Psychotherapy combined with medication was superior.'],
    ],
    unseen: [
      ['A terapia combinada é recomendada', 'Monotherapy is recommended.'],

      [
        'O tratamento inicial é com um único fármaco',
        'Initial treatment consists of two drugs in combination.',
      ],
      ['A dupla antiagregação é preferível', 'Single antiplatelet therapy is preferred.'],
      ['A dieta isolada bastou para o controle', 'Diet alone was insufficient for control.'],
    ],
    agreed: [
      ['O clopidogrel deve ser usado isoladamente', 'Clopidogrel should be used together with aspirin.'],
    ],
    stated: [
      [
        'A metformina foi usada em combinação com insulina',
        'Metformin was used in combination with insulin.',
      ],
      ['A monoterapia é recomendada', 'Monotherapy is recommended.'],
      ['O clopidogrel deve ser usado junto com AAS', 'Clopidogrel should be used together with aspirin.'],
      ['A rifampicina não deve ser usada em monoterapia', 'Rifampicin should never be used as monotherapy.'],
      [
        'A psicoterapia combinada a medicação foi superior',
        'Psychotherapy combined with medication was superior.',
      ],
      [
        'A associação de IECA e BRA não é recomendada',
        'The combination of an ACE inhibitor and an ARB is not recommended.',
      ],
      [
        'A combinação foi mais eficaz que a monoterapia',
        'Combination therapy was more effective than monotherapy.',
      ],
      [
        'O tratamento inicial é feito com dois fármacos',
        'Initial treatment consists of two drugs in combination.',
      ],
      [
        'O LABA não deve ser usado sem corticoide inalatório na asma',
        'LABAs should not be used without an inhaled corticosteroid in asthma.',
      ],
      ['A antiagregação simples é preferível', 'Single antiplatelet therapy is preferred.'],
      ['A dieta isolada não bastou para o controle', 'Diet alone was insufficient for control.'],
      ['A associação não elevou a toxicidade', 'A associação não aumentou a toxicidade.'],
    ],
    misread: [],
  },
  {
    name: 'oral and intravenous',
    contradicted: [
      [
        'A via enteral é preferível à parenteral',
        'Parenteral nutrition is preferred over enteral nutrition.',
      ],
      [
        'O salbutamol deve ser nebulizado',
        'Salbutamol should be given by metered-dose inhaler with spacer, not nebulized.',
      ],
      [
        'A vancomicina deve ser dada por via intravenosa na colite por Clostridioides',
        'Oral vancomycin is recommended for Clostridioides colitis.',
      ],
      ['O ferro oral é preferido', 'Intravenous iron is preferred.'],
      ['A hidratação foi feita por via oral', 'Patients received intravenous fluids.'],
      [
        'O ácido tranexâmico foi administrado por via oral',
        'Intravenous tranexamic acid was administered within 3 hours.',
      ],
      ['A progesterona vaginal não foi usada; usou-se a oral', 'Vaginal progesterone was used.'],
      ['A adrenalina deve ser aplicada por via subcutânea', 'Epinephrine should be given intramuscularly.'],
      ['O corticoide tópico é suficiente', 'Systemic corticosteroids are required.'],
      ['A vacina é intramuscular', 'The vaccine is given orally.'],
      ['A insulina foi administrada por via intravenosa', 'A insulina foi administrada por via subcutânea.'],
      [
        'O paracetamol venoso foi superior ao oral',
        'Oral paracetamol was superior to intravenous paracetamol.',
      ],
    ],
    unseen: [],
    agreed: [],
    stated: [
      [
        'A vancomicina oral é recomendada na colite por Clostridioides',
        'Oral vancomycin is recommended for Clostridioides colitis.',
      ],
      ['O ferro intravenoso é preferido', 'Intravenous iron is preferred.'],
      ['Os pacientes receberam fluidos intravenosos', 'Patients received intravenous fluids.'],
      [
        'O ácido tranexâmico foi administrado por via intravenosa',
        'Intravenous tranexamic acid was administered within 3 hours.',
      ],
      [
        'A adrenalina deve ser aplicada por via intramuscular',
        'Epinephrine should be given intramuscularly.',
      ],
      ['Corticoides sistêmicos são necessários', 'Systemic corticosteroids are required.'],
      ['A vacina é oral', 'The vaccine is given orally.'],
      ['Usou-se progesterona por via vaginal', 'Vaginal progesterone was used.'],
      [
        'O paracetamol oral foi superior ao venoso',
        'Oral paracetamol was superior to intravenous paracetamol.',
      ],
      [
        'A nutrição parenteral é preferível à enteral',
        'Parenteral nutrition is preferred over enteral nutrition.',
      ],
      ['A insulina foi aplicada por via subcutânea', 'A insulina foi administrada por via subcutânea.'],
      [
        'Pode-se passar da via venosa para a oral',
        'Patients may be switched from intravenous to oral antibiotics.',
      ],
    ],
    misread: [],
  },
  {
    name: 'daily and weekly',
    contradicted: [
      ['O alendronato é dado uma vez por mês', 'Alendronate is given once a week.'],
      ['A dose é de 10 mg por semana', 'The dose is 10 mg per day.'],
      ['O denosumabe é aplicado a cada 6 semanas', 'Denosumab is administered every 6 months.'],
      ['A dose é tomada duas vezes ao dia', 'The dose is taken once daily.'],
      ['A dapsona é tomada uma vez por semana', 'A dapsona é tomada uma vez ao dia.'],
      ['O tratamento dura 6 meses', 'Treatment lasts 6 weeks.'],
      ['A semaglutida é aplicada diariamente', 'Semaglutide is injected once weekly.'],
      ['O metotrexato é tomado todos os dias', 'Methotrexate is taken once a week.'],
      ['A insulina degludeca é semanal', 'Insulin degludec is administered once daily.'],
      ['A vitamina D foi dada mensalmente', 'Vitamin D was given daily.'],
      ['O exame deve ser repetido anualmente', 'The test should be repeated every five years.'],
      ['A consulta deve ser trimestral', 'Visits should take place every month.'],
    ],
    unseen: [],
    agreed: [],
    stated: [
      ['A semaglutida é aplicada uma vez por semana', 'Semaglutide is injected once weekly.'],
      ['O metotrexato é tomado uma vez por semana', 'Methotrexate is taken once a week.'],
      ['O alendronato é semanal', 'Alendronate is given once a week.'],
      ['A dose é de 10 mg ao dia', 'The dose is 10 mg per day.'],
      ['A insulina degludeca é aplicada uma vez ao dia', 'Insulin degludec is administered once daily.'],
      ['O denosumabe é aplicado a cada 6 meses', 'Denosumab is administered every 6 months.'],
      ['A dose é tomada uma vez ao dia', 'The dose is taken once daily.'],
      ['A vitamina D foi dada diariamente', 'Vitamin D was given daily.'],
      ['O exame deve ser repetido a cada cinco anos', 'The test should be repeated every five years.'],
      ['A dapsona é tomada diariamente', 'A dapsona é tomada uma vez ao dia.'],
      ['O tratamento dura um mês e meio', 'Treatment lasts 6 weeks.'],
      ['As consultas devem ser mensais', 'Visits should take place every month.'],
    ],
    misread: [],
  },
  {
    name: 'thresholds',
    contradicted: [
      [
        'A cirurgia é indicada para cálculos menores que 10 mm',
        'Surgery is indicated for stones larger than 10 mm.',
      ],
      ['A dose máxima é de 2 g por dia', 'The minimum dose is 2 g per day.'],
      ['O tratamento deve durar no máximo 6 meses', 'Treatment should last at least 6 months.'],
      [
        'Transfundir se a hemoglobina estiver acima de 7 g/dL',
        'Transfusion is indicated when hemoglobin is below 7 g/dL.',
      ],
      ['A meta é manter a saturação abaixo de 92%', 'The target is an oxygen saturation of at least 92%.'],
      [
        'Indica-se em pacientes com IMC menor que 30',
        'It is indicated in patients with a BMI of 30 or higher.',
      ],
      [
        'O lactato deve ser repetido se for inferior a 2 mmol/L',
        'Lactate should be remeasured if it exceeds 2 mmol/L.',
      ],
      [
        'A pressão sistólica deve ficar acima de 130 mmHg',
        'Systolic pressure should be kept below 130 mmHg.',
      ],
      ['O fármaco exige TFG de no máximo 30 mL/min', 'The drug requires a GFR of at least 30 mL/min.'],
      ['A febre deve ter menos de 38 °C', 'Fever is defined as a temperature above 38 °C.'],
      ['São necessárias pelo menos 3 doses', 'No more than 3 doses are allowed.'],
      [
        'O sódio deve ser corrigido em mais de 8 mmol/L por dia',
        'Sodium should not be corrected by more than 8 mmol/L per day.',
      ],
    ],
    unseen: [],
    agreed: [],
    stated: [
      ['A dose mínima é de 2 g por dia', 'The minimum dose is 2 g per day.'],
      ['O tratamento deve durar ao menos 6 meses', 'Treatment should last at least 6 months.'],
      [
        'Transfundir se a hemoglobina estiver abaixo de 7 g/dL',
        'Transfusion is indicated when hemoglobin is below 7 g/dL.',
      ],
      [
        'A meta é manter a saturação em pelo menos 92%',
        'The target is an oxygen saturation of at least 92%.',
      ],
      [
        'Indica-se em pacientes com IMC de 30 ou mais',
        'It is indicated in patients with a BMI of 30 or higher.',
      ],
      [
        'O lactato deve ser repetido se passar de 2 mmol/L',
        'Lactate should be remeasured if it exceeds 2 mmol/L.',
      ],
      [
        'A pressão sistólica deve ficar abaixo de 130 mmHg',
        'Systolic pressure should be kept below 130 mmHg.',
      ],
      ['O fármaco exige TFG de no mínimo 30 mL/min', 'The drug requires a GFR of at least 30 mL/min.'],
      ['A febre é temperatura acima de 38 °C', 'Fever is defined as a temperature above 38 °C.'],
      [
        'A cirurgia é indicada para cálculos maiores que 10 mm',
        'Surgery is indicated for stones larger than 10 mm.',
      ],
      ['São permitidas no máximo 3 doses', 'No more than 3 doses are allowed.'],
      [
        'O sódio não deve ser corrigido em mais de 8 mmol/L por dia',
        'Sodium should not be corrected by more than 8 mmol/L per day.',
      ],
    ],
    misread: [],
  },
  {
    name: 'mild and severe, acute and chronic',
    contradicted: [
      ['O tratamento é indicado na forma leve', 'Treatment is indicated in severe disease.'],
      ['A hospitalização é necessária nos casos leves', 'Hospitalization is required in severe cases only.'],
      ['O fármaco é útil na dor crônica', 'The drug is useful for acute pain.'],
      ['A asma grave foi critério de inclusão', 'Patients with mild asthma were enrolled.'],
      ['A pancreatite aguda foi estudada', 'The study enrolled patients with chronic pancreatitis.'],
      ['Os eventos adversos foram graves', 'Adverse events were mild.'],
      ['A doença costuma ser grave em crianças', 'The disease is usually mild in children.'],
      [
        'A antibioticoterapia é indicada na bronquite aguda',
        'Antibiotics are indicated in chronic bronchitis exacerbations, not in acute bronchitis.',
      ],
      ['A desidratação leve exige hidratação venosa', 'Severe dehydration requires intravenous fluids.'],
      ['A maioria dos casos foi grave', 'Most cases were mild to moderate.'],
      [
        'A depressão leve deve ser tratada com antidepressivo',
        'Na depressão grave deve-se usar antidepressivo.',
      ],
    ],
    unseen: [],
    agreed: [['A insuficiência cardíaca crônica foi excluída', 'Acute heart failure was excluded.']],
    stated: [
      ['O tratamento é indicado na forma grave', 'Treatment is indicated in severe disease.'],
      [
        'A hospitalização só é necessária nos casos graves',
        'Hospitalization is required in severe cases only.',
      ],
      ['O fármaco é útil na dor aguda', 'The drug is useful for acute pain.'],
      ['Foram incluídos pacientes com asma leve', 'Patients with mild asthma were enrolled.'],
      ['A pancreatite crônica foi estudada', 'The study enrolled patients with chronic pancreatitis.'],
      ['Os eventos adversos foram leves', 'Adverse events were mild.'],
      ['A doença costuma ser leve em crianças', 'The disease is usually mild in children.'],
      [
        'A antibioticoterapia não é indicada na bronquite aguda',
        'Antibiotics are indicated in chronic bronchitis exacerbations, not in acute bronchitis.',
      ],
      ['A desidratação grave exige hidratação venosa', 'Severe dehydration requires intravenous fluids.'],
      ['A insuficiência cardíaca aguda foi excluída', 'Acute heart failure was excluded.'],
      ['A maioria dos casos foi leve a moderada', 'Most cases were mild to moderate.'],
      [
        'Casos leves podem ser tratados em casa, e graves no hospital',
        'Mild cases may be treated at home; severe cases require hospitalization.',
      ],
    ],
    misread: [],
  },
  {
    name: 'prevention, place, with and without',
    contradicted: [
      ['A dose deve ser tomada com alimentos', 'The dose should be taken without food.'],
      ['O exame é feito com contraste', 'The scan is performed without contrast.'],
      ['O AAS é indicado na prevenção primária', 'Aspirin is indicated for secondary prevention.'],
      ['A estatina foi estudada em prevenção secundária', 'The statin was studied in primary prevention.'],
      ['O estudo incluiu pacientes ambulatoriais', 'The study enrolled hospitalized patients.'],
      ['O benefício ocorreu em pacientes com diabetes', 'The benefit was seen in patients without diabetes.'],
      ['O fármaco deve ser tomado em jejum', 'The drug should be taken with meals.'],
    ],
    unseen: [
      ['O tratamento deve ser ambulatorial', 'Treatment should take place in hospital.'],

      ['O parto deve ser domiciliar', 'Delivery should take place in a hospital.'],
      ['A sedação foi realizada fora da UTI', 'Sedation was performed in the ICU.'],
      [
        'O estudo avaliou pacientes sem fibrilação atrial',
        'O estudo avaliou pacientes com fibrilação atrial.',
      ],
    ],
    agreed: [
      [
        'A profilaxia é indicada em pacientes sem cirrose',
        'Prophylaxis is indicated in patients with cirrhosis.',
      ],
    ],
    stated: [
      ['O AAS é indicado na prevenção secundária', 'Aspirin is indicated for secondary prevention.'],
      ['A estatina foi estudada em prevenção primária', 'The statin was studied in primary prevention.'],
      ['O tratamento deve ser hospitalar', 'Treatment should take place in hospital.'],
      ['O estudo incluiu pacientes hospitalizados', 'The study enrolled hospitalized patients.'],
      ['O benefício ocorreu em pacientes sem diabetes', 'The benefit was seen in patients without diabetes.'],
      ['A dose deve ser tomada em jejum', 'The dose should be taken without food.'],
      [
        'A profilaxia é indicada em pacientes com cirrose',
        'Prophylaxis is indicated in patients with cirrhosis.',
      ],
      ['O exame é feito sem contraste', 'The scan is performed without contrast.'],
      ['O parto deve ocorrer no hospital', 'Delivery should take place in a hospital.'],
      ['A sedação foi realizada na UTI', 'Sedation was performed in the ICU.'],
      ['O fármaco deve ser tomado com as refeições', 'The drug should be taken with meals.'],
      [
        'O benefício foi igual em pacientes com e sem diabetes',
        'The benefit was similar in patients with and without diabetes.',
      ],
    ],
    misread: [],
  },
  {
    name: 'units, intervals, p-values, ages',
    contradicted: [
      ['O RR foi de 1,25, sem diferença', 'The relative risk was 1.25 (95% CI, 1.10 to 1.42).'],
      ['A dose é de 50 mg de levotiroxina', 'The starting dose of levothyroxine is 50 mcg.'],
      ['A glicemia alvo é de 180 mmol/L', 'The glucose target is 180 mg/dL.'],
      ['O tratamento deve começar em até 4 dias', 'Treatment should begin within 4 hours.'],
      ['A redução não foi significativa (p = 0,03)', 'The reduction was significant (P = 0.03).'],
      ['O HR foi de 0,80 (IC 95% 0,70 a 1,02)', 'The hazard ratio was 0.80 (95% CI, 0.70 to 0.92).'],
      ['O NNT foi de 250', 'The number needed to treat was 25.'],
      ['O estudo incluiu crianças menores de 5 meses', 'Children younger than 5 years were enrolled.'],
      [
        'A vacina é indicada a partir dos 50 anos',
        'The vaccine is recommended for adults aged 60 years or older.',
      ],
      [
        'O OR de 1,8 indica menor risco de sangramento',
        'The odds ratio for bleeding was 1.8 (95% CI, 1.3 to 2.5).',
      ],
      ['O creatinina acima de 2 g/dL contraindica o uso', 'Creatinine above 2 mg/dL is a contraindication.'],
      ['A idade média foi de 45 anos', 'The mean age was 54 years.'],
    ],
    unseen: [],
    agreed: [],
    stated: [
      ['A dose inicial é de 50 microgramas de levotiroxina', 'The starting dose of levothyroxine is 50 mcg.'],
      ['A glicemia alvo é de 180 mg/dL', 'The glucose target is 180 mg/dL.'],
      ['O tratamento deve começar nas primeiras 4 horas', 'Treatment should begin within 4 hours.'],
      ['A redução foi significativa (p = 0,03)', 'The reduction was significant (P = 0.03).'],
      ['O HR foi de 0,80 (IC 95% 0,70 a 0,92)', 'The hazard ratio was 0.80 (95% CI, 0.70 to 0.92).'],
      ['É preciso tratar 25 pacientes para evitar um evento', 'The number needed to treat was 25.'],
      ['O estudo incluiu crianças com menos de 5 anos', 'Children younger than 5 years were enrolled.'],
      [
        'A vacina é indicada a partir dos 60 anos',
        'The vaccine is recommended for adults aged 60 years or older.',
      ],
      [
        'O OR de 1,8 indica maior risco de sangramento',
        'The odds ratio for bleeding was 1.8 (95% CI, 1.3 to 2.5).',
      ],
      ['O RR foi de 1,25, com aumento significativo', 'The relative risk was 1.25 (95% CI, 1.10 to 1.42).'],
      ['Creatinina maior que 2 mg/dL contraindica o uso', 'Creatinine above 2 mg/dL is a contraindication.'],
      ['A idade média foi de 54 anos', 'The mean age was 54 years.'],
    ],
    misread: [],
  },
  {
    name: 'the mended classes, a second round',
    contradicted: [
      [
        'Sangramento gengival é queixa comum nesses pacientes',
        'Gingival bleeding is rarely reported by these patients.',
      ],
      [
        'A trombocitopenia é uma complicação frequente da heparina',
        'Thrombocytopenia is an uncommon complication of heparin.',
      ],
      ['A alopecia foi rara com paclitaxel', 'Alopecia was common among patients receiving paclitaxel.'],
      [
        'O lítio deve ser mantido na desidratação',
        'Lithium should be stopped during episodes of dehydration.',
      ],
      [
        'A varfarina deve ser interrompida antes da cirurgia de catarata',
        'Warfarin should be continued before cataract surgery.',
      ],
      [
        'Manter a espironolactona se o potássio subir',
        'Espironolactona deve ser suspensa se o potássio subir.',
      ],
      ['A alfapeginterferona foi bem tolerada', 'Peginterferon alfa was poorly tolerated by the patients.'],
      [
        'O ácido valproico foi mal tolerado por adolescentes',
        'Valproic acid was well tolerated by adolescents.',
      ],
      ['A vacina foi mal tolerada', 'A vacina foi bem tolerada por adultos e idosos.'],
      [
        'A apendicectomia é indicada na forma leve da doença',
        'Appendectomy is indicated in severe forms of the disease.',
      ],
      ['O oseltamivir é reservado a casos leves', 'Oseltamivir is reserved for severe cases.'],
      ['A hemorragia digestiva foi leve', 'Gastrointestinal bleeding was severe.'],
      ['A sinusite crônica foi avaliada', 'Patients with acute sinusitis were evaluated.'],
      ['A urticária aguda responde ao omalizumabe', 'Chronic urticaria responds to omalizumab.'],
      ['A colchicina é indicada na gota crônica', 'Colchicina é indicada na gota aguda.'],
      [
        'A hidratação oral é preferida na gastroenterite',
        'Intravenous hydration is preferred in gastroenteritis.',
      ],
      ['O antibiótico intravenoso é o padrão', 'Oral antibiotics are the standard of care.'],
      ['A reposição de potássio deve ser intravenosa', 'A reposição de potássio deve ser oral.'],
      [
        'O micofenolato é terapia de segunda linha na nefrite lúpica',
        'Mycophenolate is first-line therapy for lupus nephritis.',
      ],
      [
        'O propranolol é a segunda escolha na profilaxia da enxaqueca',
        'Propranolol is the first choice for migraine prophylaxis.',
      ],
      ['O metronidazol é tratamento de primeira linha', 'Metronidazole is a second-line treatment.'],
      ['A colchicina foi testada em prevenção primária', 'Colchicine was tested in secondary prevention.'],
      ['O clopidogrel é usado em prevenção primária', 'Clopidogrel is used for secondary prevention.'],
      [
        'O desfibrilador foi implantado em prevenção secundária',
        'The defibrillator was implanted for primary prevention.',
      ],
    ],
    unseen: [],
    agreed: [],
    stated: [
      [
        'Outros betabloqueadores são de segunda escolha na enxaqueca',
        'Propranolol is the first choice for migraine prophylaxis; other beta-blockers are alternatives.',
      ],
      [
        'Sangramento gengival é queixa rara nesses pacientes',
        'Gingival bleeding is rarely reported by these patients.',
      ],
      [
        'A trombocitopenia é uma complicação incomum da heparina',
        'Thrombocytopenia is an uncommon complication of heparin.',
      ],
      ['A alopecia foi frequente com paclitaxel', 'Alopecia was common among patients receiving paclitaxel.'],
      [
        'O lítio deve ser suspenso na desidratação',
        'Lithium should be stopped during episodes of dehydration.',
      ],
      [
        'A varfarina deve ser mantida antes da cirurgia de catarata',
        'Warfarin should be continued before cataract surgery.',
      ],
      ['A alfapeginterferona foi mal tolerada', 'Peginterferon alfa was poorly tolerated by the patients.'],
      [
        'O ácido valproico teve boa tolerância em adolescentes',
        'Valproic acid was well tolerated by adolescents.',
      ],
      ['A vacina foi bem tolerada', 'A vacina foi bem tolerada por adultos e idosos.'],
      [
        'A apendicectomia não é indicada na forma leve da doença',
        'Appendectomy is indicated in severe forms of the disease.',
      ],
      ['O oseltamivir é reservado a casos graves', 'Oseltamivir is reserved for severe cases.'],
      ['A hemorragia digestiva foi grave', 'Gastrointestinal bleeding was severe.'],
      ['A sinusite aguda foi avaliada', 'Patients with acute sinusitis were evaluated.'],
      [
        'A urticária crônica responde ao omalizumabe, e a aguda costuma ceder sozinha',
        'Chronic urticaria responds to omalizumab. Acute urticaria is usually self-limited.',
      ],
      ['A colchicina é indicada na crise aguda de gota', 'Colchicina é indicada na gota aguda.'],
      [
        'A hidratação venosa é preferida na gastroenterite',
        'Intravenous hydration is preferred in gastroenteritis.',
      ],
      ['Antibióticos orais são o padrão', 'Oral antibiotics are the standard of care.'],
      [
        'Potássio oral pode substituir o intravenoso',
        'Intravenous potassium may be replaced by oral potassium when the patient can swallow.',
      ],
      [
        'O micofenolato é terapia inicial na nefrite lúpica',
        'Mycophenolate is first-line therapy for lupus nephritis.',
      ],
      ['O metronidazol é tratamento de segunda linha', 'Metronidazole is a second-line treatment.'],
      ['A colchicina foi testada em prevenção secundária', 'Colchicine was tested in secondary prevention.'],
      [
        'Nas crises leves usa-se analgésico comum; nas graves, triptano',
        'Simple analgesics are used for mild attacks, triptans for severe attacks.',
      ],
      [
        'Eventos graves foram raros; os leves, comuns',
        'Mild events were common and serious events were rare.',
      ],
    ],
    misread: [
      [
        'Não se deve manter a espironolactona se o potássio subir',
        'Espironolactona deve ser suspensa se o potássio subir.',
      ],
    ],
  },
  {
    name: 'values ranked in the sentence, exchanges and members of a list',
    contradicted: [
      [
        'A mortalidade foi de 26,4% com a solução balanceada, superior aos 27,2% da salina',
        'Mortality was 26.4% with the balanced solution and 27.2% with saline.',
      ],
      [
        'Ventilar com 6 mL/kg resultou em mortalidade de 31,0%, maior que os 39,8% obtidos com 12 mL/kg',
        'Mortality was 31.0% with 6 mL/kg and 39.8% with 12 mL/kg.',
      ],
      [
        'Com 6 mL/kg morreram 31,0%, mais que os 39,8% com 12 mL/kg',
        'Mortality was 31.0% with 6 mL/kg and 39.8% with 12 mL/kg.',
      ],
      [
        'A dexametasona associou-se a mortalidade superior: 29,3% contra 41,4%',
        'Mortality was 29.3% with dexamethasone vs. 41.4% with usual care.',
      ],
      [
        'A semaglutida venceu a tirzepatida na redução da hemoglobina glicada (−1,86 contra −2,30 pontos percentuais)',
        'The change in glycated hemoglobin was −2.30 percentage points with tirzepatide and −1.86 percentage points with semaglutide.',
      ],
      [
        'A troca de enalapril por sacubitril-valsartana aumentou as mortes cardiovasculares',
        'Sacubitril–valsartan reduced cardiovascular deaths as compared with enalapril.',
      ],
      [
        'O benefício da apixabana não se estendeu à mortalidade',
        'Apixaban reduced stroke, major bleeding and death.',
      ],
      [
        'O ácido tranexâmico não reduziu a morte por sangramento (RR 0,81; IC 95% 0,65–1,00)',
        'O ácido tranexâmico reduziu a morte por sangramento. Morte por sangramento: RR 0,81 (IC 95% 0,65–1,00).',
      ],
      [
        'A mortalidade por todas as causas foi a mesma, e o controle intensivo teve mortalidade por todas as causas mais elevada (HR 0,73)',
        'All-cause mortality was lower with intensive control (HR 0.73, 95% CI 0.60 to 0.90).',
      ],
      [
        'A doença renal se classifica por causa e TFG, sem considerar a albuminúria',
        'Kidney disease is classified based on cause, GFR category and albuminuria category.',
      ],
      [
        'A classificação da doença renal se baseia na causa e na TFG e não inclui a albuminúria',
        'Kidney disease is classified based on cause, GFR category and albuminuria category.',
      ],
    ],
    unseen: [],
    agreed: [],
    stated: [
      [
        'Ventilar com 12 mL/kg resultou em mortalidade de 39,8%, maior que os 31,0% obtidos com 6 mL/kg',
        'Mortality was 31.0% with 6 mL/kg and 39.8% with 12 mL/kg.',
      ],
      [
        'Sob controle convencional, 24,9% dos adultos morreram, proporção inferior aos 27,5% do controle intensivo',
        'Of adults, 27.5% died in the intensive-control group and 24.9% in the conventional-control group.',
      ],
      [
        'O benefício da apixabana estendeu-se à mortalidade',
        'Apixaban reduced stroke, major bleeding and death.',
      ],
      [
        'A queda da hemoglobina glicada foi menor com semaglutida 1 mg do que com tirzepatida 15 mg',
        'The change in glycated hemoglobin was −2.30 percentage points with 15 mg of tirzepatide and −1.86 percentage points with 1 mg of semaglutide.',
      ],
      [
        'O GOLD 2023 já não é o relatório mais recente',
        'O GOLD 2023 baseia o diagnóstico na espirometria. Há relatórios GOLD mais recentes do que o de 2023.',
      ],
      [
        'A doença renal se classifica por causa, TFG e albuminúria, e não só pela TFG',
        'Kidney disease is classified based on cause, GFR category and albuminuria category.',
      ],
    ],
    misread: [],
  },
];
