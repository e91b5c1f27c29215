import { describe, expect, it } from 'vitest';
import { createMarkerFilter } from '../../../../packages/site/server/sandbox/answers/llm-markers.ts';

const ids = new Set(['search_1', 'search_2', 'search_3', 'search_5']);

const passed = (pieces: readonly string[]): string => {
  const filter = createMarkerFilter(ids);
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
};

describe('the text of a model', () => {
  it.each([
    // The forms used in the API, and the same with other characters.
    ['Reduz [search_1].', 'Reduz [search_1].'],
    ['Reduz [Search 1][search-2][SEARCH_3].', 'Reduz [search_1][search_2][search_3].'],
    ['Reduz 【search_1†L1-L5】［search_2］.', 'Reduz [search_1][search_2].'],
    ['Reduz [search_1; search_2] [search_1 e search_2].', 'Reduz [search_1, search_2] [search_1, search_2].'],
    ['Reduz [search_1/search_2] [1, search_2].', 'Reduz [search_1, search_2] [search_1, search_2].'],
    [
      'Reduz [search_1-3] [search_1–search_3].',
      'Reduz [search_1, search_2, search_3] [search_1, search_2, search_3].',
    ],
    ['Reduz [1] [1, 2].', 'Reduz [search_1] [search_1, search_2].'],
    ['Reduz [**search_1**] [^search_1] [^1].', 'Reduz [search_1] [search_1] [search_1].'],
    [
      'Reduz [fonte 1] [Ref. 2] [Passagem search_3] [cite: 1, 2].',
      'Reduz [search_1] [search_2] [search_3] [search_1, search_2].',
    ],
    // Without brackets.
    ['Reduz (search_1) e (search_1, search_2).', 'Reduz [search_1] e [search_1, search_2].'],
    [
      'Conforme search_1, (ver search_2) e [search_3, p. 5].',
      'Conforme [search_1], (ver [search_2]) e [[search_3], p. 5].',
    ],
    // With an address that no passage has.
    ['Reduz [search_1](https://x.org/a) e [2](#2).', 'Reduz [search_1] e [search_2].'],
    ['Reduz [search_1](RR 0,75) e [a](https://x.org/).', 'Reduz [search_1](RR 0,75) e [a](https://x.org/).'],
    // Invented.
    [
      'Reduz [search_9]. Ambas [search_1, search_40] (search_8).',
      'Reduz [search_9]. Ambas [search_1, search_40] [search_8].',
    ],
    ['Veja [9](https://x.org/).', 'Veja [9](https://x.org/).'],
    // Values.
    ['IC 95% [1, 3] e IIQ [2; 5]', 'IC 95% (1, 3) e IIQ (2; 5)'],
    [
      'RR 1,8 [1,25; 2,10], [1,2; 3,5], [2021], [0] e [5, 12]',
      'RR 1,8 [1,25; 2,10], [1,2; 3,5], [2021], [0] e (5, 12)',
    ],
    ['Faixa [1-3], [1 a 3], [0,64-0,89] e escore [7]', 'Faixa [1-3], [1 a 3], [0,64-0,89] e escore (7)'],
    [
      '(1) e (1, 2), 25(OH)D, [18F]FDG, [Na+], research_1',
      '(1) e (1, 2), 25(OH)D, [18F]FDG, [Na+], research_1',
    ],
    ['Se K <3,5 ou TFG <30 (dose <5 mg)', 'Se K <3,5 ou TFG <30 (dose <5 mg)'],
    // Parts of the prompt.
    ['Reduz.<|im_end|>', 'Reduz.'],
    ['<answer>Reduz \ue200cite\ue202turn0search1\ue201.</answer>', 'Reduz .'],
    ['Reduz.</s> Fim.<｜end▁of▁sentence｜><end_of_turn>', 'Reduz. Fim.'],
  ])('%j passes as %j, however it is cut', (text, expected) => {
    expect(passed([text])).toBe(expected);
    expect(passed([...text])).toBe(expected);
    expect(passed(text.match(/.{1,3}/gsu) ?? [])).toBe(expected);
  });

  it('takes no quadratic time for the spaces of a model that goes astray', () => {
    const spaces = ' '.repeat(60_000);
    const started = performance.now();
    expect(passed([spaces, '! fim'])).toBe(`${spaces}! fim`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('passes on at once, but for what may become a marker', () => {
    const filter = createMarkerFilter(ids);
    expect(filter.push('A dose (5 mg por dia')).toBe('A dose (5 mg por');
    expect(filter.push(', se TFG <30) [sea')).toBe(' dia, se TFG <30)');
    expect(filter.push('rch_1] e')).toBe(' [search_1]');
  });
});
