import { expect, it } from 'vitest';
import { toCsv } from '../../../../packages/site/server/platform/csv.ts';

const hostile = [
  '=HYPERLINK("http://x")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '   =1',
  '\u00A0=1',
  '\u3000+1',
  '\uFEFF=1',
  '\u0000=1',
  '\u200B=1',
  '\t',
  '\r',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
];

it('no spreadsheet reads a cell of a report as a formula (catalogue 13)', () => {
  expect(hostile).toHaveLength(20);
  for (const text of hostile) {
    const [, line] = toCsv(['text'], [[text]]).split(/\r\n(?=")/);
    expect(line, JSON.stringify(text)).toMatch(/^"'/);
  }
});

it('no spreadsheet that separates cells by semicolons reads a part of a cell as a formula', () => {
  for (const text of ['a;=1+1;b', 'a; @SUM(A1)', 'a\t+1', 'a\n-1', 'a\r\n;=1', 'a;"=1+1;b', 'a;\u200B＝1'])
    expect(toCsv(['text'], [[text]]), JSON.stringify(text)).not.toMatch(
      /[;\t\r\n][\s\p{C}"]*[=+@\-＝＋＠－]/u,
    );
});

it('keeps every other value unchanged, in quotes', () => {
  expect(toCsv(['a', 'b', 'c', 'd'], [['modelo "a", 2', -3, null, true]])).toBe(
    'a,b,c,d\r\n"modelo ""a"", 2",-3,"","true"\r\n',
  );
});
