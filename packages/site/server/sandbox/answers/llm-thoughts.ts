const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Filters for the answers of one model. They remove the thoughts that some models write before their answer. Where the
 * model's server does not send the beginning, thoughts cannot be told from an answer: `push` throws at the first end of
 * such thoughts, and later answers are held back until that end.
 */
export function createThoughtFilters(failure: (reason: string) => Error) {
  let beginsWithin = false;
  return () => {
    let state: 'before' | 'marked' | 'assumed' | 'after' = 'before';
    let held = '';
    const filter = {
      push(text: string): string {
        const from = Math.max(0, held.length - CLOSE.length);
        held += text;
        if (state === 'after') {
          if (held.includes(CLOSE)) {
            beginsWithin = true;
            throw failure('thoughts without a beginning');
          }
          held = held.slice(1 - CLOSE.length);
          return text;
        }
        if (state === 'before') {
          const begun = held.trimStart();
          if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
          const isMarked = begun.startsWith(OPEN);
          if (!isMarked && !beginsWithin) {
            state = 'after';
            const answer = held;
            held = '';
            return filter.push(answer);
          }
          state = isMarked ? 'marked' : 'assumed';
        }
        const end = held.indexOf(CLOSE, from);
        if (end < 0) {
          if (state === 'marked') held = held.slice(-CLOSE.length);
          return '';
        }
        state = 'after';
        const answer = held.slice(end + CLOSE.length).trimStart();
        held = '';
        return answer;
      },
      /** What was held back in vain: the model wrote no thoughts this time. */
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
