/** A small seeded generator (mulberry32): the same seed draws the same faults. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A number in [0, 1). */
    next,
    /** A whole number below `bound`. */
    below: (bound: number): number => Math.floor(next() * bound),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
  };
}

export type Random = ReturnType<typeof createRandom>;
