import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { wordsOf } from './reading/text.ts';

/** A person in the singular, with an age: 'Para o seu paciente de 7 meses', 'Menina de 9 anos'. */
const PERSON =
  /^(?:(?:para|em|n?[oa]|uma?|n?est[ea]|d[oa]|seu|sua|quanto|ao|se) )*(?:pacient|menin|lactent|gestant|puerper|idos|homem|mulher|senhor|crianca|recem|adolescent|jovem|rapaz|moca)[a-z]*(?<!s) (?:[a-z]+ |, ){0,4}(?:de |com |, )*\d+ (?:anos|meses|dias|semanas)/;
/**
 * Whether a value describes the patient in question and is not a claim. It comes before a colon, or before everything
 * that the passage confirms. A dose of a medicine never does.
 */
export function isOfPerson({ tokens }: Content, claim: Item, matches: ReadonlyMap<Item, Told>): boolean {
  const isDose = /^g(?!.*\/l)/.test(claim.key) && claim.factor < 1e3;
  if (isDose || claim.from > 40 || !PERSON.test(wordsOf(tokens, 0, 16))) return false;
  const colon = tokens.findIndex(({ word }) => word === ':');
  return colon >= 0 ? claim.from < colon : [...matches.keys()].every(({ from }) => claim.from < from);
}
