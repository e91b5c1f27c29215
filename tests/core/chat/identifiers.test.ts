import { findIdentifiers, type IdentifierKind, maskIdentifiers, mayIdentify } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { workTime } from '../fixtures.ts';

const found = (text: string) => findIdentifiers(text).map(({ kind, value }) => [kind, value]);

const POSITIVE: readonly (readonly [string, IdentifierKind, string])[] = [
  ['CPF 529.982.247-25.', 'cpf', '529.982.247-25'],
  ['cpf:52998224725', 'cpf', '52998224725'],
  ['é 529 982 247 25 o número', 'cpf', '529 982 247 25'],
  ['o paciente 529982247-25 chegou', 'cpf', '529982247-25'],
  ['CNS 123456789120000', 'cns', '123456789120000'],
  ['CNS 200 0000 0000 0003', 'cns', '200 0000 0000 0003'],
  ['CNS 200000000030018', 'cns', '200000000030018'],
  ['cartão 700 0000 0000 0005', 'cns', '700 0000 0000 0005'],
  ['SUS 898000000000002', 'cns', '898000000000002'],
  ['CNS 700123456789002', 'cns', '700123456789002'],
  ['CNS 898 0012 3456 7018', 'cns', '898 0012 3456 7018'],
  ['CNS 912345678901018', 'cns', '912345678901018'],
  ['ligar (11) 98765-4321', 'phone', '(11) 98765-4321'],
  ['+55 21 98765-4321', 'phone', '+55 21 98765-4321'],
  ['(21) 3456-7890', 'phone', '(21) 3456-7890'],
  ['11 98765 4321', 'phone', '11 98765 4321'],
  ['ligar 11987654321', 'phone', '11987654321'],
  ['ligar 1198765-4321', 'phone', '1198765-4321'],
  ['ligar 11 987654321', 'phone', '11 987654321'],
  ['+5511987654321', 'phone', '+5511987654321'],
  ['+552134567890', 'phone', '+552134567890'],
  ['+55 (21) 3456-7890', 'phone', '+55 (21) 3456-7890'],
  ['(21)34567890', 'phone', '(21)34567890'],
  ['recado 98765-4321', 'phone', '98765-4321'],
  ['recado 90765-4321', 'phone', '90765-4321'],
  ['tel: 3456-7890', 'phone', '3456-7890'],
  ['whatsapp 11987654321', 'phone', '11987654321'],
  ['escreva a maria.silva+1@uol.com.br.', 'email', 'maria.silva+1@uol.com.br'],
  ['MARIA@UOL.COM.BR', 'email', 'MARIA@UOL.COM.BR'],
  ['x@hc.fm.usp.br', 'email', 'x@hc.fm.usp.br'],
  ['nascido em 12/03/1980', 'birthDate', '12/03/1980'],
  ['Nascida 1-2-75', 'birthDate', '1-2-75'],
  ['DN 12/03/80', 'birthDate', '12/03/80'],
  ['D.N.: 12.03.1980', 'birthDate', '12.03.1980'],
  ['data de nascimento: 1980-03-12', 'birthDate', '1980-03-12'],
  ['nasceu em 3 de março de 1980', 'birthDate', '3 de março de 1980'],
  ['prontuário nº 12345', 'record', '12345'],
  ['prontuário nº 123', 'record', '123'],
  ['registro 1234', 'record', '1234'],
  ['registro nº 2015', 'record', '2015'],
  ['registro 20155', 'record', '20155'],
  ['registro 12015', 'record', '12015'],
  ['Prontuario 123.456-7', 'record', '123.456-7'],
  ['registro 12345', 'record', '12345'],
  ['MV 998877', 'record', '998877'],
  ['atendimento: 1234567', 'record', '1234567'],
  ['matrícula nº. 4567', 'record', '4567'],
  ['paciente Fulano de Tal, 60 anos', 'name', 'Fulano de Tal'],
  ['a Sra. Maria das Dores refere', 'name', 'Maria das Dores'],
  ['Sr João Batista de Souza', 'name', 'João Batista de Souza'],
  ['Nome: ANA PAULA RIBEIRO', 'name', 'ANA PAULA RIBEIRO'],
  ['Nome completo: Érica D’Ávila Sant’Anna', 'name', 'Érica D’Ávila Sant’Anna'],
  ['Paciente: José Carlos Barbosa', 'name', 'José Carlos Barbosa'],
  ['filho de Teresa Machado', 'name', 'Teresa Machado'],
  ['paciente Fulano J Souza', 'name', 'Fulano J Souza'],
  ['Paciente: Joselita Prates', 'name', 'Joselita Prates'],
  ['Nome: JANIO SALES', 'name', 'JANIO SALES'],
  ['Maria Aparecida da Silva, 67 anos, hipertensa', 'name', 'Maria Aparecida da Silva'],
];

test.each(POSITIVE)('%s', (text, kind, value) => {
  expect(found(text)).toEqual([[kind, value]]);
});

/** Every label that leads to an identifier, before an identifier that would not be found without it. */
const LABELLED: readonly (readonly [IdentifierKind, string, string])[] = [
  [
    'name',
    'Fulano de Tal',
    'Nome:|nome completo:|nome social:|nome do paciente:|nome da paciente:|nome da mãe:|nome do pai:|Mãe:|Pai -|' +
      'responsável:|acompanhante:|identificação =|paciente:|paciente|pacientes|paciente chamado|paciente chamada|' +
      'paciente de nome|paciente sr.|paciente sra|paciente srta.|paciente d.|paciente dona|chama-se|que se chama|' +
      'homem chamado|mulher de nome|Sr.|sra|Srta.|senhor|senhora|dona|filho de|filha da|filha do',
  ],
  ['phone', '3456-7890', 'telefone|tel.|fone:|celular|cel=|whats|WhatsApp:|zap|contato:|tel:\u00a0'],
  [
    'birthDate',
    '12/03/1980',
    'nascido|nascida em|nascidos no dia|nascido aos|nasceu|nasceu em|nasceu no dia|data de nascimento:|data de nasc.|' +
      'nascimento em|nasc. -|nasc|DN=|d.n.|D/N:',
  ],
  [
    'record',
    '12345',
    'prontuário|PRONTUARIO|prontuário médico|prontuário eletrônico|prontuário hospitalar geral|prontuário do paciente|' +
      'registro da paciente|registro|matrícula|matricula|atendimento|SAME|MV|RH|reg.|registro nº|registro n°|' +
      'registro n.|registro no|registro #|registro número|registro numero|registro num.|registro:|registro -',
  ],
];

test.each(
  LABELLED.flatMap(([kind, value, labels]) =>
    labels.split('|').map((label) => [`${label} ${value}`, kind, value] as const),
  ),
)('%s', (text, kind, value) => {
  expect(found(text)).toEqual([[kind, value]]);
});

test.each(
  'janeiro fevereiro março marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
)('born in %s', (month) => {
  for (const date of [`1º de ${month} de 1980`, `12 de ${month} 1980`])
    expect(found(`nasceu em ${date}`)).toEqual([['birthDate', date]]);
});

test.each('da das de do dos e del di von van DA DAS DE DO DOS E'.split(' '))('a name with %s', (particle) => {
  const name = particle === particle.toUpperCase() ? `FULANO ${particle} SERTÃO` : `Fulano ${particle} Tal`;
  expect(found(`Nome: ${name}`)).toEqual([['name', name]]);
});

test.each([
  '67 anos',
  '1 ano',
  '8 anos',
  '102 anos',
  '6 meses',
  '20 dias',
  '1 mês',
  '1 mes',
  '1 dia',
  '2 semanas',
  '67a,',
  '67 a',
])('a given name and an age: %s', (age) => {
  const name = 'Maria Aparecida da Silva';
  for (const between of [', ', ' (', ' , '])
    expect(found(`${name}${between}${age}`)).toEqual([['name', name]]);
});

const NEGATIVE = [
  'tel: 1 ------ 1',
  'paciente com Doença de Chagas',
  'Paciente Idoso Hipertenso em uso de losartana',
  'PACIENTE COM INSUFICIÊNCIA CARDÍACA',
  'paciente NYHA III e Child-Pugh B',
  'paciente DPOC GOLD 3',
  'escala de Glasgow 15, síndrome de Guillain-Barré, doença de Crohn',
  'paciente Hipertenso Diabético',
  'Nome: Doença de Parkinson',
  'O estudo SPRINT, N Engl J Med 2015;373:2103-2116, HR 0,75 (0,64-0,89)',
  'JAMA 2002;288(23):2981-2997 doi 10.1001/jama.288.23.2981',
  'Circulation 2019 139 1234-1245',
  'PA 120/80 mmHg em 12/03/2026; retorno em 20/11/2026',
  'ensaio de 1998 com 11.506 pacientes, n=18.624',
  'CPF 529.982.247-24',
  'CNS 123456789120005',
  'CNS 700000000000006 e 898 0000 0000 0003',
  'CNS 123456789123018, com outro final do que o de um número definitivo',
  'CNS 312345678901001, que não começa por 1, 2, 7, 8 ou 9',
  '111.111.111-11',
  'dose de 12345678901 UI',
  'registro 2015 da ANVISA; registro de 120 casos; atendimento 192',
  'prontuário eletrônico; meta de registro 95%',
  'IC 95% 1234 a 5678',
  'Insuficiência Cardíaca, 65 anos',
  'o paciente Lúcido e Orientado',
  'Paciente Parda Dislipidêmica',
  'Sr. e Sra.',
  'lote 1529.982.247-25',
  'lote 529982247250',
  'lote 1700000000000005',
  'lote 7000000000000050',
  'lote 1011987654321',
  'lote 119876543210',
  'lote 10987654321',
  'lote +5510987654321',
  'página 5(21) 3456-7890',
  '(21) 3456-78901',
  'lote 198765-4321',
  'lote 98765-43210',
  'registro nº 12',
  'registro 123',
  'registro 1234%',
  'acompanhante impaciente Fulano de Tal',
  'paciente F Souza Prates',
  'paciente Fulano DRC',
  'paciente DRC ICFER',
  'paciente NASH FAST',
  'Projeto Tamar, 20 anos',
  'Ana Paula Ribeiro et al., Lancet 2019',
  'hotel 3456-7890',
  'renascido em 12/03/1980',
  'subregistro 12345',
];

test.each(NEGATIVE)('does not report: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'Trombose Venosa',
  'Gastrite Erosiva',
  'Anemia Falciforme',
  'Proteinúria Maciça',
  'Neuropatia Periférica',
  'Neuropatias Periféricas',
  'Tomografia Cerebral',
  'Hipotensão Postural',
  'Intoxicação Alcoólica',
  'Infecções Urinárias',
  'Mieloma Múltiplo',
  'Rabdomiólise Traumática',
  'Hemiplegia Espástica',
  'Lombalgia Mecânica',
  'Colonoscopia Normal',
  'Colecistectomia Prévia',
  'Totalmente Dependente',
])('does not take %s for a name', (words) => {
  expect(found(`Paciente ${words}`)).toEqual([]);
});

const CASE =
  'Paciente: Maria Aparecida da Silva, DN 12/03/1950, CPF 529.982.247-25, CNS 700 0000 0000 0005, ' +
  'tel (11) 98765-4321, maria@x.com.br, prontuário nº 12345. HAS e DM2.';

describe('a whole case', () => {
  it('finds every kind, sorted, without overlaps, at the right place', () => {
    const list = findIdentifiers(CASE);
    expect(list.map((one) => one.kind)).toEqual([
      'name',
      'birthDate',
      'cpf',
      'cns',
      'phone',
      'email',
      'record',
    ]);
    for (const { start, end, value } of list) expect(CASE.slice(start, end)).toBe(value);
  });

  it('masks them and does not change the rest', () => {
    const list = findIdentifiers(CASE);
    const masked = maskIdentifiers(CASE, list, (kind) => `[${kind}]`);
    expect(masked).toBe(
      'Paciente: [name], DN [birthDate], CPF [cpf], CNS [cns], tel [phone], [email], prontuário nº [record]. HAS e DM2.',
    );
    expect(findIdentifiers(masked)).toEqual([]);
  });
});

test('every valid CPF is found, formatted or bare; a wrong check digit is not', () => {
  const digit = (digits: number[]) => {
    const rest = digits.reduce((sum, value, index) => sum + value * (digits.length + 1 - index), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }), (base) => {
      fc.pre(new Set(base).size > 1);
      const first = digit(base);
      const cpf = [...base, first, digit([...base, first])].join('');
      const formatted = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
      expect(found(`x ${formatted} y`)).toEqual([['cpf', formatted]]);
      expect(found(`x ${formatted.slice(0, -1)}${(Number(cpf[10]) + 1) % 10} y`)).toEqual([]);
      expect(findIdentifiers(`x ${cpf} y`)).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['digits', '1'],
  ['spaced digits', '12 '],
  ['dots', '1.'],
  ['mail halves', 'a@'],
  ['mail dots', 'a.'],
  ['capitals', 'A'],
  ['names', 'Maria da '],
  ['triggers', 'paciente '],
  ['trigger names', 'paciente Ana Lima '],
  ['labels', 'nascido em '],
  ['records', 'prontuário nº '],
  ['tabs', '\t'],
  ['spaces', ' '],
  ['apostrophes', 'Ana’B'],
  ['phones', '(11) 9'],
  ['letters', 'filhoa'],
])('is linear on 100 kB of %s', (_name, part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
  expect(workTime(() => findIdentifiers(text), 2000)).toBeLessThan(2000);
});

test('any text: sorted, without overlaps, values in place', () => {
  const piece = fc.constantFrom(
    ...[
      '52998224725',
      '529.982.247-25',
      'paciente ',
      'Maria ',
      'da ',
      'Silva',
      'DN ',
      '12/03/1980',
      '(11) ',
      '98765-4321',
    ],
    ...['a@b.com', ' ', ',', 'prontuário ', '12345', 'tel '],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      let last = 0;
      for (const { start, end, value } of findIdentifiers(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(value);
        last = end;
      }
    }),
    { numRuns: 1000, interruptAfterTimeLimit: 3000 },
  );
});

describe('a look for anything that could identify', () => {
  test.each([
    'Qual a meta de PA no idoso?',
    'paciente com DPOC, em uso de AAS',
    'HAS, DM2. Conduta?',
    'Ana',
    '1 comprimido de 12 em 12 horas',
  ])('needs no rules for %s', (text) => expect(mayIdentify(text)).toBe(false));

  test('never passes over what the rules find', () => {
    const word = fc.oneof(
      fc.constantFrom(...POSITIVE.map(([, , value]) => value)),
      fc.constantFrom(
        'Ana',
        'Érica',
        'D’Ávila',
        'Sant’Anna',
        'da',
        'DOS',
        'e',
        'von',
        'SILVA',
        'x',
        '67 anos',
        ',',
      ),
      fc.constantFrom('1', '23', '4-5', '/1950', '1º de março de', '(11)', '------', '......'),
    );
    const gap = fc.constantFrom(' ', '  ', '\u00a0', '\t', '-', '');
    const opening = fc.constantFrom(
      'paciente ',
      'Nome: ',
      'nome:',
      'Sra. ',
      'nascido em ',
      'tel: ',
      'prontuário nº ',
      '- ',
      '',
    );
    fc.assert(
      fc.property(opening, fc.array(fc.tuple(word, gap), { maxLength: 8 }), (start, parts) => {
        const text = start + parts.flat().join('');
        expect(findIdentifiers(text).length > 0 && !mayIdentify(text), text).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
