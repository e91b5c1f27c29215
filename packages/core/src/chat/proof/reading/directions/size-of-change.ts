import type { Text } from '../text.ts';
import { HAD } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';

/** 'a redução foi …': the word gives the size of the change before it. */
export const isOfMove = ({ tokens, shape }: Text, at: number, from: number): boolean => {
  const verb = /d[^,;d]*(f[^,;]{0,2})$/.exec(shape.slice(from, at))?.[1];
  // 'A redução teve como contrapartida mais pneumonia'
  return verb !== undefined && !HAD.test(wordAt(tokens, at - verb.length));
};

/** 'reduziu mais', 'caiu 3 pontos a menos': the word gives the size of the change before it. */
export const measuresMove = (text: Text, at: number, from: number): boolean =>
  isOfMove(text, at, from) ||
  // 'foi significativamente superior'
  (text.tokens[at - 1]?.tag !== 'ds' && /d(?:[^,;d]*0u|ps)?$/.test(text.shape.slice(from, at)));
