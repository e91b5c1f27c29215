import { findOccurrences } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const message = (id: string, text: string, sender: 'user' | 'bot' = 'bot', type = 'text') => ({
  id,
  sender,
  type,
  text,
});

const answer = `## Meta de pressão

A **meta de pressão** é menor que 130 [search_1], e a [Pressão](https://example.org/pressao) cai.

| Droga | Efeito |
| --- | --- |
| Losartana | baixa a PRESSÃO [search_2] |

- pressao em item
  - pressão em outro

\`\`\`
pressão em código
\`\`\``;

describe('occurrences of a query in a conversation', () => {
  const messages = [
    message('q', 'Qual a pressao?\nE a Pressão de pé?', 'user'),
    message('a', answer),
    message('e', 'A **pressão** do erro', 'bot', 'error'),
  ];
  const found = (query: string) => findOccurrences(messages, query).map(({ messageId }) => messageId);

  it('counts each of them, whatever the accents, in reading order', () => {
    expect(findOccurrences(messages, 'PRESSAO')).toEqual([
      { messageId: 'q', nth: 0 },
      { messageId: 'q', nth: 1 },
      ...Array.from({ length: 7 }, (_, nth) => ({ messageId: 'a', nth })),
      { messageId: 'e', nth: 0 },
    ]);
  });

  it.each([
    ['a meta de pressao e menor', ['a']],
    ['menor que 130, e', ['a']],
    ['pressao? e a pressao', ['q']],
    ['**', ['e', 'e']],
    ['search_1', []],
    ['example.org', []],
    ['---', []],
    ['pressão losartana', []],
    ['  ', []],
  ])('reads what is drawn: %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});
