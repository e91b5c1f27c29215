import { type Clock, createAnswerPacer } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

/** A clock that runs its timers on demand. */
function createManualClock() {
  let now = 0;
  let timers: { at: number; fn: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, fn) {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 0,
  };
  const advance = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.fn();
    }
    now = until;
  };
  return { clock, advance, pending: () => timers.length };
}

describe('pacing', () => {
  const setup = () => {
    const manual = createManualClock();
    const writes: { at: number; text: string }[] = [];
    const pacer = createAnswerPacer(manual.clock, (text) => writes.push({ at: manual.clock.now(), text }));
    return { ...manual, writes, pacer, written: () => writes.map((one) => one.text).join('') };
  };

  it.each([-3_600_000, 3_600_000])('goes on when the clock of the system is moved by %i ms', (moved) => {
    const { clock, advance } = createManualClock();
    let written = '';
    let shift = 0;
    const pacer = createAnswerPacer({ ...clock, now: () => clock.now() + shift }, (text) => {
      written += text;
    });
    pacer.push('Antes');
    advance(500);
    shift = moved;
    pacer.push(' e depois');
    advance(500);
    expect(written).toBe('Antes e depois');
  });

  it('turns 2,000 chunks at 200/s into at most 20 writes a second, with at most 150 ms of lag', () => {
    const { advance, clock, pacer, writes, written } = setup();
    const arrivedAt: number[] = [];
    let sent = '';
    for (let index = 0; index < 2000; index++) {
      const chunk = `p${index} `;
      for (let char = 0; char < chunk.length; char++) arrivedAt.push(clock.now());
      sent += chunk;
      pacer.push(chunk);
      advance(5);
    }
    advance(150);
    expect(written()).toBe(sent);
    expect(writes.length).toBeLessThanOrEqual(205);
    expect(writes.length).toBeGreaterThan(150);
    let position = 0;
    for (const { at, text } of writes) {
      for (let char = 0; char < text.length; char++)
        expect(at - (arrivedAt[position++] ?? 0)).toBeLessThanOrEqual(150);
    }
  });

  it('spreads a burst over several writes, yet within 150 ms', () => {
    const { advance, pacer, writes, written } = setup();
    pacer.push('a'.repeat(1000));
    advance(0);
    expect(written().length).toBe(500);
    advance(150);
    expect(written().length).toBe(1000);
    expect(writes.length).toBeGreaterThan(1);
  });

  it('flushes the rest at once, then takes nothing more', () => {
    const { advance, pacer, pending, written } = setup();
    pacer.push('abcdef');
    pacer.flush();
    expect(written()).toBe('abcdef');
    pacer.push('tarde');
    pacer.flush();
    advance(1000);
    expect(written()).toBe('abcdef');
    expect(pending()).toBe(0);
  });

  it('writes nothing after a cancel', () => {
    const { advance, pacer, pending, writes } = setup();
    pacer.push('abcdef');
    pacer.cancel();
    pacer.flush();
    advance(1000);
    expect(writes).toEqual([]);
    expect(pending()).toBe(0);
  });

  it('sets no timer while nothing waits', () => {
    const { advance, pacer, pending } = setup();
    pacer.push('');
    expect(pending()).toBe(0);
    pacer.push('abc');
    advance(500);
    expect(pending()).toBe(0);
  });
});

test('any chunks at any pace come out whole, in order, with characters uncut', () => {
  const chunk = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 30 }), wait: fc.nat(120) });
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
      const { clock, advance } = createManualClock();
      const writes: string[] = [];
      const pacer = createAnswerPacer(clock, (text) => writes.push(text));
      for (const { text, wait } of chunks) {
        pacer.push(text);
        advance(wait);
      }
      pacer.flush();
      expect(writes.join('')).toBe(chunks.map(({ text }) => text).join(''));
      for (const text of writes) expect(() => encodeURIComponent(text)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
