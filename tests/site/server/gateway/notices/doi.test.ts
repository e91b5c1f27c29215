import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doisOf, wholeDoi } from '../../../../../packages/site/server/gateway/notices/doi.ts';

const SICI = '10.1002/(sici)1097-0258(19980815/30)17:15/16<1661::aid-sim968>3.0.co;2-2';

describe('the DOI of a reference', () => {
  it.each([
    // Addresses of DOIs and of publishers.
    ['https://doi.org/10.1056/NEJMoa1911303', '10.1056/nejmoa1911303'],
    ['https://www.nejm.org/doi/full/10.1056/NEJMoa1911303?query=x#abs', '10.1056/nejmoa1911303'],
    ['https://www.frontiersin.org/articles/10.3389/fmed.2020.00001/full', '10.3389/fmed.2020.00001'],
    [
      'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD000001.pub2/full/pt',
      '10.1002/14651858.cd000001.pub2',
    ],
    ['https://link.springer.com/content/pdf/10.1007/s00134-020-1.pdf', '10.1007/s00134-020-1'],
    ['https://link.springer.com/article/10.1007/s00134-020-1/fulltext.html', '10.1007/s00134-020-1'],
    ['https://link.springer.com/article/10.1007/s00134-020-1/figures/2', '10.1007/s00134-020-1'],
    ['https://academic.oup.com/cid/article/doi/10.1093/cid/ciaa1/5896857', '10.1093/cid/ciaa1'],
    ['https://academic.oup.com/cid/article-pdf/doi/10.1093/cid/ciaa1/33419/ciaa1.pdf', '10.1093/cid/ciaa1'],
    [
      'https://iopscience.iop.org/article/10.1088/1742-6596/123/1/012001/pdf',
      '10.1088/1742-6596/123/1/012001',
    ],
    ['http://onlinelibrary.wiley.com/doi/10.1002/sim.1/abstract;jsessionid=AB.f01?x', '10.1002/sim.1'],
    ['https://www.medrxiv.org/content/10.1101/2020.01.01.20000001v2', '10.1101/2020.01.01.20000001'],
    ['https://www.medrxiv.org/content/10.1101/2020.01.01.20000001v1.full.pdf', '10.1101/2020.01.01.20000001'],
    ['https://www.biorxiv.org/content/10.1101/123456v3.full.pdf+html', '10.1101/123456'],
    // Encoded, once or twice, also beside a bare %.
    ['https://x.example/?doi=10.1016%2FS0140-6736(19)32008-2&y=1', '10.1016/s0140-6736(19)32008-2'],
    ['https://x.example/?q=100%&doi=10.1016%2Fabc%E9', '10.1016/abc%e9'],
    ['https://proxy.example/?url=https%253A%252F%252Fdoi.org%252F10.1016%252Fabc%253Fq%253D1', '10.1016/abc'],
    ['https://proxy.example/https%3A%2F%2Fdoi.org%2F10.1016%2Fabc%3Fq%3D1', '10.1016/abc'],
    // In a text.
    ['doi: 10.1000/182.', '10.1000/182'],
    ['[10.1056/NEJMoa1](https://x.example)', '10.1056/nejmoa1'],
    ['(https://doi.org/10.1016/S0140-6736(19)32008-2).', '10.1016/s0140-6736(19)32008-2'],
    ['<https://doi.org/10.1000/abc>', '10.1000/abc'],
    ['<a href="https://doi.org/10.1000/abc">x</a>', '10.1000/abc'],
    ['10.1000/abc\u200b', '10.1000/abc'],
    ['10.1000/ab\u00adc.\ufeff', '10.1000/abc'],
    ['‘10.1000/abc’ ', '10.1000/abc'],
    ['10.1000/abc’, Lancet', '10.1000/abc'],
    ['10.1000/abc‐1\u00a0x', '10.1000/abc-1'],
    ['10.1000.10/abc', '10.1000.10/abc'],
    // SICIs, with their angle brackets and a # at the end.
    [SICI, SICI],
    [`<${SICI}>`, SICI],
    [`https://doi.org/${encodeURIComponent(SICI)}?x`, SICI],
    [SICI.replace('<', '&lt;').replace('>', '&gt;'), SICI],
    [`${SICI.slice(0, -1)}#`, `${SICI.slice(0, -1)}#`],
    [`https://doi.org/${SICI.slice(0, -1)}%23`, `${SICI.slice(0, -1)}#`],
    ['10.1642/0004-8038(2003)120[0001:ABC]2.0.CO;2', '10.1642/0004-8038(2003)120[0001:abc]2.0.co;2'],
    ['10.1175/1520-0469(1980)037<0153:AOTSOT>2.0.CO;2', '10.1175/1520-0469(1980)037<0153:aotsot>2.0.co;2'],
  ])('is found in %s', (source, doi) => {
    expect(doisOf(source)).toEqual([doi]);
  });

  it.each([
    ['https://x.example/10.1000/issue?doi=10.1000/abc', ['10.1000/issue', '10.1000/abc']],
    ['10.1000/a,10.1000/b; 10.1000/a', ['10.1000/a', '10.1000/b']],
    ['10.1000/a;https://doi.org/10.1000/b', ['10.1000/a', '10.1000/b']],
    ['#', []],
    ['https://pubmed.ncbi.nlm.nih.gov/12345', []],
    ['%', []],
    ['110.1000/abc', []],
  ])('may be one of several, or none: %s', (source, dois) => {
    expect(doisOf(source)).toEqual(dois);
  });

  const ABC = '10.1000/abc';
  const DOI = fc.stringMatching(/^10\.\d{4}\/[a-z]{1,4}\d{3}$/);

  it('is never the beginning of another one', () => {
    const others = [
      'abc.1',
      'abc/1',
      'abc/s1',
      'abc-2',
      'abc–2',
      'abc(1)',
      'abc)1',
      "abc'1",
      'abc;1',
      'abc:1',
      'abc,1',
    ];
    for (const other of [
      ...others,
      'abcé',
      'abc%2F1',
      'abc%26b',
      'abc%23b',
      'abc\u200b1',
      'abcv2',
      'abc_1',
      'abc+1',
    ])
      expect(doisOf(`https://doi.org/10.1000/${other}`), other).not.toContain(ABC);
    expect(doisOf(SICI.slice(0, SICI.indexOf('>') + 1))).not.toContain(SICI);
    fc.assert(
      fc.property(DOI, fc.stringMatching(/^[-./_:;,(a-z0-9]{0,8}[a-z0-9]$/), (doi, more) => {
        fc.pre(
          !/full|pdf|epub|xml|html?|abs|summary|meta|metrics|suppl|figures|tables|long|short|extract|references/.test(
            more,
          ),
        );
        fc.pre(!/^[,;|]+10\.\d{4}/.test(more));
        expect(doisOf(doi + more)).not.toContain(doi);
      }),
    );
  });

  it('is the same in any surroundings', () => {
    fc.assert(
      fc.property(
        DOI,
        fc.constantFrom(
          '',
          'doi:',
          'https://doi.org/',
          '(',
          '[',
          '“',
          'x ',
          '<',
          '"',
          '%22',
          'https://x.example/?q=%&doi=',
        ),
        fc.constantFrom(
          '',
          '.',
          ')',
          '](',
          '”',
          ' x',
          '>',
          '"',
          '/',
          '%22',
          '?x',
          '#x',
          '&x',
          '/full',
          '.pdf',
          '\u200b',
        ),
        (doi, before, after) => {
          expect(doisOf(before + doi + after)).toEqual([doi]);
        },
      ),
    );
  });

  it('is read in little time from any text, and not from one that is longer than any DOI', () => {
    expect(doisOf(`10.1000/a${'.'.repeat(100_000)}b`)).toEqual([]);
    expect(doisOf(`${'x'.repeat(3_990)} 10.1000/abc`)).toEqual([]);
    const started = performance.now();
    for (const piece of [
      '10.1000/',
      'a/',
      '<1>2.0.',
      '%25',
      '%2F',
      '(',
      '://',
      '10.1000/<',
      ';2-',
      '’',
      ' a',
      '/full',
    ])
      doisOf(`10.1000/${piece.repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(5_000);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void doisOf(`10.1000/${text}`)));
  }, 60_000);
});

it.each([
  ['10.1000/ABC', '10.1000/abc'],
  ['DOI: 10.1000/abc.', '10.1000/abc'],
  [' https://doi.org/10.1000/abc ', '10.1000/abc'],
  ['https://x.example/doi/full/10.1000/abc?q=1', '10.1000/abc'],
  [SICI, SICI],
  ['10.1000/a"b', undefined],
  ['10.1000/a#b', undefined],
  ['10.1000/a b', undefined],
  ['https://doi.org/10.1000/a"b', undefined],
  ['https://doi.org/10.1000/a<1::b', undefined],
  ['10.1000/', undefined],
  ['10.1000/a,10.1000/b', undefined],
  ['https://x.example/10.1000/a?b=10.1000/b', undefined],
  ['nada', undefined],
])('a line of the list names %s by a whole DOI or not at all', (text, doi) => {
  expect(wholeDoi(text)).toBe(doi);
});
