import type { Item } from '../item.ts';
import type { Text } from '../text.ts';
import { wordAt } from '../words/phrases.ts';

/** Verbs for how soon something comes. Their directions are about its speed. */
export const SPEEDS =
  /^(?:retard|atras|delay|slow(?:s|ed|ing)?$|adi(?:ou|aram)|posterg|aceler|acceler|hasten|apress|antecip)/;

/** Whether a direction is an adjective for how soon something comes, which is about the time it takes. */
const isOfTime = (text: Text, item: Item): boolean =>
  text.tokens[item.to - 1]?.tag[2] === 's' || (item.about.has('#otime') && !isOfSpeed(text, item));

const isOfSpeed = ({ tokens }: Text, { to }: Item): boolean => SPEEDS.test(wordAt(tokens, to - 1));

/** 'acelerou a recuperação' and 'recovery was faster' agree: more speed is less time. */
export const isOfOtherPace = (sentence: Text, said: Item, source: Text, told: Item): boolean =>
  (isOfSpeed(sentence, said) && !said.about.has('#otime') && isOfTime(source, told)) ||
  (isOfTime(sentence, said) && isOfSpeed(source, told) && !told.about.has('#otime'));
