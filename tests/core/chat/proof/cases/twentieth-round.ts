import { type CaseGroup, casesOf } from '../case.ts';

/** True sentences only, because a false `diverge` is what would mislead a reader. */
const groups: CaseGroup[] = [
  [
    'SPRINT.prose + RALES.en + CRASH-2.en',
    [
      'O grupo intensivo teve menos desfechos primários do que o grupo padrão (1,65% vs. 2,19% ao ano) [1].',
      'O risco de morte por qualquer causa diminuiu 27% com a meta de 120 mmHg [1].',
      'Quem foi tratado até 140 mmHg teve mais eventos [1].',
      'Dos 1.663 pacientes, morreram 46% no placebo e 35% com espironolactona [2].',
      'Para cada 100 pacientes tratados com espironolactona, cerca de 11 mortes são evitadas [2].',
      'Uma queda de 9% no risco relativo de morte hospitalar foi vista com o ácido tranexâmico [3].',
    ],
    [],
  ],
  [
    'PARADIGM-HF.pt + FLOW.en + SELECT.pt',
    [
      'Na ICFEr, trocar enalapril por sacubitril-valsartana diminui em 20% a morte cardiovascular ou a internação [1].',
      'O enalapril foi menos eficaz do que sacubitril-valsartana [1].',
      'Mais de três mil e quinhentas pessoas participaram [2].',
      'A semaglutida evitou eventos renais: a taxa caiu de 7,5 para 5,8 por 100 pacientes-ano [2].',
      'Pessoas sem diabetes, mas com obesidade e doença cardiovascular, tiveram 20% menos eventos maiores com semaglutida [3].',
    ],
    [],
  ],
  [
    'BaSICS.prose + TICH-2.pt + START.pt + ALLHAT.pt',
    [
      'Não há vantagem em usar solução balanceada em vez de salina a 0,9% (26,4% vs. 27,2%) [1].',
      'Trocar a salina por uma solução balanceada não alterou a mortalidade [1].',
      'O ácido tranexâmico não trouxe ganho funcional na hemorragia intracerebral (IC 95% 0,76 a 1,03, que inclui o 1) [2].',
      'Começar a TARV já, sem esperar, diminuiu os eventos graves [3].',
      'Quanto à morte coronariana ou ao infarto, os três anti-hipertensivos foram equivalentes [4].',
    ],
    [],
  ],
  [
    'Magpie.en + SSC 2021.en + MS Dengue 2024.en',
    [
      'A eclâmpsia caiu de 19 para 8 casos por mil gestantes [1].',
      'O RR de morte materna foi de 0,55, mas o intervalo (0,26–1,14) cruza a unidade [1].',
      'Para 60 kg, seriam 1.800 mL de cristaloide (30 mL/kg) nas 3 horas iniciais [2].',
      'O alvo de PAM é de 65 mmHg; não há necessidade de metas mais altas [2].',
      'A velocidade no grupo D é o dobro da do grupo C: 20 contra 10 mL/kg [3].',
      'Nenhum anti-inflamatório deve ser dado na suspeita de dengue [3].',
    ],
    [],
  ],
  [
    '"Adults with type 1 diabetes using an automated insulin delivery system spent 71.0% of time in range (70-180 mg/dL) at 26 weeks, up from 61.0% at baseline, whereas time in range remained at 59.0% in the control group. Glycated hemoglobin fell by 0.33 percentage points more than in controls (P=0.001). No severe hypoglycemia occurred in either group; one case of diabetic ketoacidosis occurred in the intervention group."',
    [
      'Com o sistema automatizado, o tempo no alvo (70 a 180 mg/dL) subiu de 61% para 71% em 26 semanas [1].',
      'No grupo controle o tempo no alvo ficou em 59% [1].',
      'Não houve hipoglicemia grave em nenhum dos grupos [1].',
      'O ganho foi de 10 pontos percentuais no tempo no alvo [1].',
      'A HbA1c caiu 0,33 ponto percentual a mais do que no controle [1].',
      'Houve um único caso de cetoacidose, no grupo da intervenção [1].',
    ],
    [],
  ],
];

export const twentiethRound = casesOf(groups);
