import { type CaseGroup, casesOf } from '../case.ts';

const groups: CaseGroup[] = [
  [
    '"Prednisolone 40 mg once daily for 28 days did not improve 90-day survival in severe alcoholic hepatitis (odds ratio for death at 28 days 0.72; 95% CI 0.52–1.01; P=0.06). Infection occurred in 13% of prednisolone-treated patients vs 7% of controls (P=0.002). Pentoxifylline had no effect on mortality (OR 1.07; 95% CI 0.77–1.49)."',
    [
      'A prednisolona, 40 mg/dia por 28 dias, não melhorou a sobrevida em 90 dias na hepatite alcoólica grave [1].',
      'Infecções foram mais frequentes com prednisolona (13% contra 7%; p = 0,002) [1].',
      'A pentoxifilina não teve efeito na mortalidade (OR 1,07; IC 95% 0,77 a 1,49) [1].',
      'A OR de morte em 28 dias foi de 0,72 (IC 95% 0,52–1,01), sem significância estatística (p=0,06) [1].',
    ],
    [
      ['direction', 'A prednisolona melhorou a sobrevida em 90 dias na hepatite alcoólica grave [1].'],
      ['direction', 'A pentoxifilina reduziu a mortalidade (OR 1,07; IC 95% 0,77 a 1,49) [1].'],
      ['direction', 'Infecções foram menos frequentes com prednisolona (13% contra 7%) [1].'],
      ['digit', 'A prednisolona foi usada na dose de 60 mg/dia [1].'],
      ['digit', 'Infecções ocorreram em 18% com prednisolona e em 7% no controle [1].'],
      ['decimal', 'A diferença de infecções teve p = 0,02 [1].'],
      ['unit', 'A prednisolona foi dada na dose de 40 g por dia [1].'],
      ['digit', 'A OR de morte em 28 dias foi de 0,72 (IC 95% 0,52–1,10) [1].'],
    ],
  ],
  [
    '"Recomenda-se aspirina em baixa dose (100 mg/dia), iniciada entre 12 e 16 semanas de gestação, para gestantes com alto risco de pré-eclâmpsia. Cálcio 1,5 a 2,0 g/dia é indicado quando a ingestão é menor que 600 mg/dia. A restrição de sal não é recomendada."',
    [
      'Gestantes de alto risco devem receber AAS 100 mg por dia a partir de 12 a 16 semanas [1].',
      'Se a ingestão de cálcio for inferior a 600 mg/dia, suplementam-se 1.500 a 2.000 mg/dia [1].',
      'Não se recomenda restringir o sal [1].',
      'A aspirina em dose baixa é indicada para gestantes com alto risco de pré-eclâmpsia [1].',
    ],
    [
      ['negation', 'A restrição de sal é recomendada [1].'],
      [
        'negation',
        'A aspirina em baixa dose não é recomendada para gestantes com alto risco de pré-eclâmpsia [1].',
      ],
      ['comparator', 'O cálcio é indicado quando a ingestão é maior que 600 mg/dia [1].'],
      ['digit', 'A aspirina é iniciada entre 12 e 18 semanas de gestação [1].'],
      ['decimal', 'O cálcio é indicado na dose de 0,15 a 2,0 g/dia [1].'],
      ['unit', 'A aspirina é usada na dose de 100 g/dia [1].'],
      ['unit', 'A aspirina é iniciada entre 12 e 16 meses de gestação [1].'],
    ],
  ],
  [
    '"In 2,980 adults (mean age 67 years; 38% women) with severe aortic stenosis at low surgical risk, death, stroke or rehospitalization at 1 year was 8.5% with TAVR vs 15.1% with surgery (HR 0.54; 95% CI 0.37 to 0.79; P=0.001 for superiority). New-onset atrial fibrillation at 30 days: 5.0% vs 39.5%. Pacemaker implantation was similar (6.5% vs 4.0%; P=0.21)."',
    [
      'A morte, o AVC ou a reinternação em 1 ano ocorreram em 8,5% com TAVR e em 15,1% com cirurgia (HR 0,54; IC 95% 0,37–0,79) [1].',
      'Fibrilação atrial nova em 30 dias: 5,0% contra 39,5% com cirurgia [1].',
      'A idade média era de 67 anos e 38% eram mulheres [1].',
      'O implante de marca-passo foi semelhante nos dois grupos (p = 0,21) [1].',
      'O TAVR foi superior à cirurgia quanto ao desfecho composto [1].',
      'O TAVR reduziu em 46% o risco do desfecho composto em doze meses [1].',
    ],
    [
      [
        'digit',
        'A morte, o AVC ou a reinternação em 1 ano ocorreram em 8,5% com TAVR e em 11,5% com cirurgia [1].',
      ],
      ['direction', 'O TAVR foi inferior à cirurgia quanto ao desfecho composto [1].'],
      ['direction', 'O TAVR aumentou o risco do desfecho composto (HR 0,54) [1].'],
      ['digit', 'A idade média era de 76 anos [1].'],
      ['unit', 'A fibrilação atrial nova em 30 meses foi de 5,0% [1].'],
      ['digit', 'Participaram 2.890 adultos com estenose aórtica grave [1].'],
      ['digit', 'O TAVR reduziu em 64% o risco do desfecho composto [1].'],
      ['direction', 'O implante de marca-passo foi significativamente maior com TAVR (p = 0,21) [1].'],
      ['bounds', 'O HR foi de 0,54 (IC 95% 0,79–0,37) [1].'],
    ],
  ],
  [
    '"Isoniazid 300 mg plus rifapentine 900 mg weekly for 12 doses was noninferior to 9 months of isoniazid (0.19% vs 0.43%), with higher completion (82.1% vs 69.0%; P<0.001) and less hepatotoxicity (0.4% vs 2.7%)." + "Short-course rifampicin (4 months) in 6,800 adults: treatment completion 78.8% versus 63.2% with isoniazid; grade 3–5 adverse events were less common."',
    [
      'Isoniazida com rifapentina semanal por 12 doses foi não inferior a nove meses de isoniazida [1].',
      'O término do tratamento foi maior (82,1% contra 69,0%) e houve menos hepatotoxicidade (0,4% contra 2,7%) [1].',
      'Com quatro meses de rifampicina, 78,8% completaram o tratamento, contra 63,2% com isoniazida [2].',
      'Tanto a rifapentina semanal [1] quanto a rifampicina por 4 meses [2] tiveram melhor adesão.',
      'A dose de rifapentina é de 0,9 g por semana [1].',
    ],
    [
      ['direction', 'O término do tratamento foi menor com rifapentina (82,1% contra 69,0%) [1].'],
      ['direction', 'Houve mais hepatotoxicidade com o esquema de 12 doses (0,4% contra 2,7%) [1].'],
      ['wrong-reference', 'O esquema de 12 doses teve término de 82,1% [2].'],
      ['number-of-another', 'Com quatro meses de rifampicina, 82,1% completaram o tratamento [2].'],
      ['digit', 'Com quatro meses de rifampicina, 73,8% completaram o tratamento [2].'],
      ['digit', 'A rifapentina é dada na dose de 600 mg por semana [1].'],
      ['unit', 'A isoniazida é usada por 9 semanas [1].'],
      ['direction', 'O esquema de 12 doses foi inferior a nove meses de isoniazida [1].'],
      ['direction', 'Os eventos adversos de grau 3 a 5 foram mais comuns com rifampicina [2].'],
    ],
  ],
  [
    '"Em pacientes com DPOC, a azitromicina 250 mg/dia por 1 ano diminuiu as exacerbações (1,48 vs. 1,83 por paciente-ano; HR 0,73; IC 95% 0,63–0,84; p < 0,001). A perda auditiva foi mais comum (25% vs. 20%; p = 0,04). Não usar se o QTc for > 450 ms."',
    [
      'Azitromicina 250 mg ao dia, durante um ano, reduziu as exacerbações da DPOC (HR 0,73) [1].',
      'As exacerbações caíram de 1,83 para 1,48 por paciente-ano [1].',
      'A perda auditiva foi mais comum com azitromicina: 25% contra 20% [1].',
      'Não se deve usar azitromicina com QTc acima de 450 ms [1].',
      'Houve redução relativa de 27% nas exacerbações [1].',
    ],
    [
      ['direction', 'As exacerbações subiram de 1,48 para 1,83 por paciente-ano com azitromicina [1].'],
      ['direction', 'A azitromicina aumentou as exacerbações da DPOC [1].'],
      ['direction', 'A perda auditiva foi menos comum com azitromicina [1].'],
      ['comparator', 'Não se deve usar azitromicina com QTc abaixo de 450 ms [1].'],
      ['digit', 'Não se deve usar azitromicina com QTc acima de 480 ms [1].'],
      ['digit', 'Houve redução relativa de 37% nas exacerbações [1].'],
      ['digit', 'Azitromicina 500 mg ao dia reduziu as exacerbações [1].'],
      ['decimal', 'As exacerbações foram 14,8 por paciente-ano com azitromicina [1].'],
      ['negation', 'A azitromicina pode ser usada se o QTc for > 450 ms [1].'],
    ],
  ],
  [
    'RALES.en + JUPITER.en + PROSEVA.prose',
    [
      'Em 1.663 pacientes, morreram 35% com espironolactona e 46% com placebo (RR 0,70; IC 95% 0,60 a 0,82) [1].',
      'A rosuvastatina quase reduziu à metade os eventos (HR 0,56) [2], e a posição prona diminuiu a mortalidade em 28 dias para 16,0% [3].',
      'A posição prona associou-se a mortalidade de 16,0%, contra 32,8% na supina (p < 0,001) [3].',
    ],
    [
      ['digit', 'O risco relativo de morte com espironolactona foi de 0,70 (IC 95% 0,60 a 0,92) [1].'],
      ['number-of-another', 'A espironolactona teve HR de 0,56 [1].'],
      ['wrong-reference', 'A mortalidade foi de 16,0% na posição prona e de 32,8% na supina [2].'],
      ['direction', 'A posição prona elevou a mortalidade em 28 dias [3].'],
      ['digit', 'O estudo incluiu 446 pacientes com SDRA grave [3].'],
      ['comparator', 'A mortalidade na prona foi menor (p > 0,001) [3].'],
      ['unit', 'Houve 0,77 contra 1,36 evento por 100 pessoas-mês [2].'],
    ],
  ],
];

/** Treatments and procedures in other fields, with doses, ages, intervals and two references. */
export const eleventhRound = casesOf(groups);
