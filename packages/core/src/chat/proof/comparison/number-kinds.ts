import { amountOf, type Item } from '../reading/item.ts';
import type { ClaimKind } from './citation-check.ts';

const KINDS: Readonly<Record<string, ClaimKind>> = {
  '%': 'percentage',
  '%/t': 'rate',
  t: 'duration',
  age: 'age',
  'x/t': 'frequency',
  level: 'confidence-level',
  p: 'p-value',
  class: 'population',
};

export function kindOf({ kind, key }: Item): ClaimKind {
  if (kind !== 'measure') return KINDS[kind] ?? (kind as ClaimKind);
  return (
    KINDS[key] ?? (key.startsWith('#') ? 'count' : /^(?:g|l|iu|mol|eq)(?!\/l)/.test(key) ? 'dose' : 'measure')
  );
}

/** Whether a number is a claim on its own. Years, bare numbers and classes are only if the passage answers them. */
export const isClaim = ({ kind }: Item): boolean => !/^(?:number|level|class|date)$/.test(kind);

/** '3.500 pacientes' does not mean three and a half. */
export const sizeOf = (item: Item): number =>
  (item.key.startsWith('#') ? (item.figures[0]?.value ?? 0) : amountOf(item)) * item.factor;

/** Whether a number can reveal a wrong marker. 'em 28 dias' cannot: any passage may contain it. */
export const isTelling = (item: Item): boolean =>
  /^(?:ratio|interval|nnt)$/.test(item.kind) ||
  (item.kind === 'measure' &&
    !/^(?:age|x)/.test(item.key) &&
    (item.key !== 't' || item.figures.some(({ step }) => step < 1)) &&
    (!item.key.startsWith('#') || item.figures.some(({ value }) => value >= 100)));

/** Values of similar size are more likely to be the same quantity. */
export function likeness(claim: Item, source: Item): number {
  const [a, b] = [sizeOf(claim), sizeOf(source)];
  return Math.min(a, b) / (Math.max(a, b) || 1);
}
