const TAGS = ['think', 'thinking', 'thought', 'reasoning', 'seed:think', 'mm:think'];
/** Marks that models write before and after their thoughts. */
const OPEN = [
  ...TAGS.map((tag) => `<${tag}>`),
  '[THINK]',
  '◁think▷',
  '<unused94>',
  '<|START_THINKING|>',
  '<|begin_of_thought|>',
  '<|channel>thought',
  '<|channel|>analysis',
  '<|start|>assistant<|channel|>analysis',
];
const CLOSE = [
  ...TAGS.map((tag) => `</${tag}>`),
  '[/THINK]',
  '◁/think▷',
  '<unused95>',
  '<|END_THINKING|>',
  '<|end_of_thought|>',
  '<channel|>',
  '<|channel|>final<|message|>',
];
const LONGEST = Math.max(...CLOSE.map((mark) => mark.length));

/** The position of the first end mark in a text, as `begin` and `end`. */
function findEnd(text: string, from: number): { begin: number; end: number } | undefined {
  const found = CLOSE.map((mark) => ({ begin: text.indexOf(mark, from), length: mark.length }))
    .filter(({ begin }) => begin >= 0)
    .sort((a, b) => a.begin - b.begin)[0];
  return found && { begin: found.begin, end: found.begin + found.length };
}

/** Removes the thoughts before an answer from a complete text. */
export function withoutThoughts(text: string): string {
  const close = findEnd(text, 0);
  if (close) return withoutThoughts(text.slice(close.end));
  return OPEN.some((mark) => text.trimStart().startsWith(mark)) ? '' : text;
}

/**
 * Creates filters for the answers of one model. They remove the thoughts that some models write before their answer. If
 * the model's server omits the start mark, thoughts look like an answer. `push` then throws at the first end mark, and
 * later answers are held back until theirs.
 */
export function createThoughtFilters(failure: (reason: string) => Error) {
  let beginsWithin = false;
  return () => {
    let state: 'before' | 'marked' | 'assumed' | 'after' = 'before';
    let held = '';
    const filter = {
      push(text: string): string {
        const from = Math.max(0, held.length - LONGEST);
        held += text;
        if (state === 'after') {
          if (findEnd(held, 0)) {
            beginsWithin = true;
            throw failure('thoughts without a beginning');
          }
          held = held.slice(1 - LONGEST);
          return text;
        }
        if (state === 'before') {
          const begun = held.trimStart();
          const isMarked = [...OPEN, ...CLOSE].some((mark) => begun.startsWith(mark));
          if (!isMarked && [...OPEN, ...CLOSE].some((mark) => mark.startsWith(begun))) return '';
          if (!isMarked && !beginsWithin) {
            state = 'after';
            const answer = held;
            held = '';
            return filter.push(answer);
          }
          state = isMarked ? 'marked' : 'assumed';
        }
        const close = findEnd(held, from);
        if (!close) {
          if (state === 'marked') held = held.slice(-LONGEST);
          return '';
        }
        state = 'after';
        const answer = held.slice(close.end).trimStart();
        held = '';
        return answer;
      },
      /** Returns the text that was held back if the model wrote no thoughts this time. */
      end(): string {
        if (state !== 'assumed') return '';
        beginsWithin = false;
        return held;
      },
    };
    return filter;
  };
}

export type ThoughtFilter = ReturnType<ReturnType<typeof createThoughtFilters>>;
