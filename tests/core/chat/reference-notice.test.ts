import { formatCitation, noticeText, type Reference } from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { referencesSchema } from '../../../packages/core/src/chat/chat.schema.ts';

const read = (aviso: unknown): Reference => {
  const [reference] = referencesSchema.parse([
    { id: 1, title: 'Estudo', journal: 'Revista', year: '2019', source: 'https://doi.org/10.1000/1', aviso },
  ]);
  if (!reference) throw new Error('no reference');
  return reference;
};
const retracted = { kind: 'retracted', date: '2024-03-12', url: 'https://revista.example/nota' };

describe('the notice of a reference', () => {
  it('is read from the wire; what is none is left out', () => {
    expect(read(retracted).notice).toEqual(retracted);
    expect(read({ kind: 'corrected' }).notice).toEqual({ kind: 'corrected', date: '', url: '' });
    for (const bad of [undefined, null, 'retracted', { kind: 'other' }])
      expect(read(bad)).not.toHaveProperty('notice');
  });

  it.each(['plain', 'vancouver', 'abnt'] as const)('is in a copy in the style %s', (style) => {
    const { notice: _, ...plain } = read(retracted);
    expect(formatCitation(read(retracted), { style })).toBe(
      `${formatCitation(plain, { style })} [ARTIGO RETRATADO EM 12/03/2024: https://revista.example/nota]`,
    );
  });

  it('leads nowhere but to the web, and needs no date', () => {
    const reference = read({ kind: 'superseded', url: 'javascript:alert(1)' });
    expect(formatCitation(reference, { style: 'plain' })).toMatch(
      / \[ARTIGO SUBSTITUÍDO POR PUBLICAÇÃO MAIS RECENTE\]$/,
    );
    expect(reference.notice && noticeText(reference.notice)).toBe(
      'Artigo substituído por publicação mais recente',
    );
  });
});
