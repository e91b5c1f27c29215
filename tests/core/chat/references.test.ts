import {
  findMarkers,
  linkHost,
  numberReferences,
  type Reference,
  referenceAge,
  referenceHref,
  referenceIntegrity,
  referenceTypeLabel,
  safeHref,
  shownReference,
  sourceLanguage,
  withoutOpenMarker,
} from '@vesalio/core';
import { describe, expect, it, test } from 'vitest';
import { workTime } from '../fixtures.ts';

const reference = (id: string, more: Partial<Reference> = {}): Reference => ({
  id,
  title: `Title ${id}`,
  text: '',
  source: '#',
  journal: '',
  year: '',
  type: 'db',
  authors: [],
  volumePages: '',
  ...more,
});

const idsOf = (text: string) => findMarkers(text).map((marker) => marker.ids);

test.each([
  ['[search_1]', [['search_1']]],
  ['a[search_1, search_2]b', [['search_1', 'search_2']]],
  ['【search_1】', [['search_1']]],
  ['【search_3†source】', [['search_3']]],
  ['[1]', [['1']]],
  ['[1, search_2;3]', [['1', 'search_2', '3']]],
  ['[ Search_10 ]', [['search_10']]],
  ['[search_1][search_2]', [['search_1'], ['search_2']]],
  ['[search_1, search_1]', [['search_1']]],
  ['[0.6-0.9] [x] [search_] [a1] [] [1 2] [search_1', []],
  ['IC 95% (0,64-0,89) [2021a]', []],
  ['IC 95% [0,64; 0,89], [1,25; 2,10], [1,25, 2,10], [0,5, 1,2], [2021], [0], [0,75]', []],
  [
    '[1,2] e [1,2, 3] e [10, 20]',
    [
      ['1', '2'],
      ['1', '2', '3'],
      ['10', '20'],
    ],
  ],
])('markers of %s', (text, expected) => {
  expect(idsOf(text)).toEqual(expected);
});

test('markers are at their stated positions', () => {
  const text = 'x [search_2] y 【1】';
  expect(findMarkers(text).map(({ start, end }) => text.slice(start, end))).toEqual(['[search_2]', '【1】']);
});

describe('numbering', () => {
  const references = [reference('search_1'), reference('search_2'), reference('3')];

  it('numbers by first appearance and resolves by id, never by position', () => {
    const numbering = numberReferences(['search_2', '1', '2', 'search_3'], references);
    expect(numbering.list.map((entry) => [entry.number, entry.reference?.id])).toEqual([
      [1, 'search_2'],
      [2, 'search_1'],
      [3, '3'],
    ]);
    expect(numbering.entryOf('2')?.number).toBe(1);
    expect(numbering.entryOf('search_1')?.number).toBe(2);
    expect(numbering.entryOf('search_9')).toBeUndefined();
  });

  it('is the same when the references arrive in another order', () => {
    const titles = (list: Reference[]) =>
      numberReferences(['search_1', '3', '2'], list).list.map((entry) => entry.reference?.title);
    expect(titles([...references].reverse())).toEqual(titles(references));
  });

  it('shows a missing reference in the words of the spec', () => {
    const [entry] = numberReferences(['9'], references).list;
    if (!entry) throw new Error('no entry');
    const missing = { title: 'Erro', text: 'Referência não encontrada.' };
    expect(shownReference(entry, missing)).toMatchObject({ id: 'search_9', source: '#', ...missing });
  });
});

test('the check finds unresolved and unused references', () => {
  const references = [
    reference('search_1', { source: 'https://doi.org/10.1/a' }),
    reference('search_2', { source: 'https://doi.org/10.1/a#s2' }),
    reference('search_3'),
  ];
  const integrity = referenceIntegrity(['search_1', '7', '2', 'search_7'], references);
  expect(integrity).toMatchObject({ cited: 3, resolved: 2, unresolved: ['search_7'] });
  expect(integrity.unused.map((one) => one.id)).toEqual(['search_3']);
});

test('age and type', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(referenceAge(reference('1', { year: '2015' }), now)).toBe(11);
  expect(referenceAge(reference('1', { year: '2027' }), now)).toBe(0);
  expect(referenceAge(reference('1', { year: 's.d.' }), now)).toBeUndefined();
  const labels = { internal: 'Base interna', web: 'Web', other: 'Outra' };
  expect(referenceTypeLabel(reference('1'), labels)).toBe('Base interna');
  expect(referenceTypeLabel(reference('1', { type: 'web' }), labels)).toBe('Web');
  expect(referenceTypeLabel(reference('1', { type: 'Diretriz' }), labels)).toBe('Diretriz');
});

const GOOD = [
  ['https://www.nejm.org/doi/10.1056/NEJMoa1511939', 'www.nejm.org'],
  ['HTTP://Example.com:8080/a?b=c#d', 'example.com:8080'],
  [' https://gov.br/saude ', 'gov.br'],
  ['https://пример.рф/x', 'xn--e1afmkfd.xn--p1ai'],
  ['https://аpple.com/', 'xn--pple-43d.com'],
  ['https://[::1]/', '[::1]'],
  ['mailto:apoio@hospital.com.br?subject=x&body=y', 'apoio@hospital.com.br'],
] as const;

test.each(GOOD)('%s is a link to %s', (address, host) => {
  const href = safeHref(address);
  expect(href).toMatch(/^(https?:\/\/|mailto:)/);
  expect(linkHost(href ?? '')).toBe(host);
});

const BAD = [
  '#',
  '',
  '/relative',
  '//evil.com',
  '\\\\evil.com',
  'https:/evil.com',
  'https:evil.com',
  'https:\\\\evil.com',
  'https://good.com\\@evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://ok.com/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml;base64,AAAA',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://host/x',
  'blob:https://a.com/1',
  'filesystem:https://a.com/1',
  'about:blank',
  'intent://x#Intent;end',
  'tel:190',
  'ws://a.com',
  'view-source:https://a.com',
  'https://user@evil.com',
  'https://user:pass@evil.com/',
  'https://good.com@evil.com/',
  'https://good.com%2F@evil.com/',
  'https://@evil.com/',
  'https://a.com/\u202egpj.exe',
  'https://a.com/\u2066x\u2069',
  'https://a\u200b.com',
  'https://a.com/\ufeffx',
  'https://a.com/\u00adx',
  'https://a.com/\tx',
  'https://a.com/\r\nx',
  'https://a.com/ x',
  'https://a.com/\u0000',
  'https://a.com/"onmouseover=1',
  'https://a.com/<script>',
  'https://',
  'https://?x',
  'https://%00.com',
  'https://a.com:99999/',
  'mailto:',
  'mailto:x',
  'mailto:a@b',
  'mailto:a@b.com,c@d.com',
  'mailto:a@b.com\r\nbcc:x@y.com',
  `https://a.com/${'a'.repeat(3000)}`,
];

test('an address of a great many spaces is refused in linear time', () => {
  const address = `https://a.com/${' '.repeat(200_000)}b`;
  expect(workTime(() => safeHref(address), 500)).toBeLessThan(500);
});

test.each(BAD)('%j is never a link', (address) => {
  expect(safeHref(address)).toBeUndefined();
  expect(referenceHref(reference('1', { source: address }))).toBeUndefined();
});

test.each([
  ['reduziu o desfecho [', 'reduziu o desfecho'],
  ['reduziu o desfecho [sea', 'reduziu o desfecho'],
  ['reduziu o desfecho [search_1', 'reduziu o desfecho'],
  ['reduziu o desfecho [search_1, sear', 'reduziu o desfecho'],
  ['reduziu o desfecho【search_1†trecho', 'reduziu o desfecho'],
  ['reduziu o desfecho [12', 'reduziu o desfecho'],
  ['reduziu o desfecho [search_1]', 'reduziu o desfecho [search_1]'],
  ['veja [o estudo', 'veja [o estudo'],
  ['séries [searching', 'séries [searching'],
])('an answer in progress shows %j as %j', (text, shown) => {
  expect(withoutOpenMarker(text)).toBe(shown);
});

test.each([
  ['A Randomized Trial of Intensive versus Standard Blood-Pressure Control', 'en'],
  ['Dexamethasone in Hospitalized Patients with Covid-19', 'en'],
  ['Among patients with diabetes, targeting a systolic pressure below 120 mm Hg was safe.', 'en'],
  ['Diretriz Brasileira de Hipertensão Arterial – 2025', undefined],
  [
    'O SPRINT (A Randomized Trial of Intensive Control) não incluiu pessoas com diabetes em uso de insulina.',
    undefined,
  ],
  ['Guía de la diabetes', undefined],
  ['SPRINT', undefined],
  ['', undefined],
] as const)('the language of a source, %s: %s', (text, language) =>
  expect(sourceLanguage(text)).toBe(language),
);
