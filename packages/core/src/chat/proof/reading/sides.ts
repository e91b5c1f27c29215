import type { Item } from './item.ts';
import { isFromTo, isOutcome, type Text } from './text.ts';

/** Concepts that are no arm. */
const NO_NAME = /^#(?:=|k(?!ctl|int|early|late|.$))/;

/** Which of two arms a stem names (1 the first, -1 the second, 0 both), and which of them each value of a pair is of. */
export interface Sides {
  readonly names: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<Item, number>;
}

/** The arm that most of these stems name, if they do not name both. */
export function sideOf({ names }: Sides, stems: Iterable<string>): number {
  let side = 0;
  for (const stem of stems) {
    const own = names.get(stem) ?? 0;
    if (own * side < 0) return 0;
    side ||= own;
  }
  return side;
}

/** '30.0% in the velmarine group and 36.1% in the placebo group … (11.4% vs. 7.2%)': the later values keep the order. */
export function readSides(text: Text, numbers: readonly Item[]): Sides {
  const names = new Map<string, number>();
  const values = new Map<Item, number>();
  const pairs = numbers.filter(
    (first) =>
      first.kind === 'measure' &&
      !/^(?:g|l|hg)(?:$|\/)/.test(first.key) &&
      first.pair &&
      first.from < first.pair.from &&
      first.pair.pair === first &&
      /v|&p{0,2}(?:0|$)/.test(text.shape.slice(first.to, first.pair.from)) &&
      !isFromTo(text, first, first.pair),
  );
  let isTurned = true;
  for (const { arm, pair } of pairs) {
    const other = pair?.arm ?? arm;
    if (arm.size === 0 || other.size === 0) continue;
    const side = arm.has('#kctl') ? -1 : 1;
    if (side > 0) isTurned = false;
    const add = (stem: string, own: number): unknown =>
      isOutcome(stem) || NO_NAME.test(stem) || names.set(stem, (names.get(stem) ?? own) === own ? own : 0);
    for (const stem of arm) add(stem, other.has(stem) ? 0 : side);
    for (const stem of other) add(stem, arm.has(stem) ? 0 : -side);
  }
  if (![...names.values()].some((side) => side)) return { names, values };
  for (const first of pairs) {
    const { pair } = first;
    if (!pair) continue;
    const own = sideOf({ names, values }, first.arm) || -sideOf({ names, values }, pair.arm);
    const side = own || (isTurned ? -1 : 1);
    values.set(first, side).set(pair, -side);
  }
  return { names, values };
}
