const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Removes the thoughts that some models write before their answer. `push` throws at the end of thoughts that no mark
 * began: they cannot be told from an answer before.
 */
export function createThoughtFilter(failure: (reason: string) => Error) {
  let state: 'before' | 'within' | 'after' = 'before';
  let held = '';
  return {
    push(text: string): string {
      held += text;
      if (state === 'after') {
        if (held.includes(CLOSE)) throw failure('thoughts without a beginning');
        held = held.slice(1 - CLOSE.length);
        return text;
      }
      if (state === 'before') {
        const begun = held.trimStart();
        if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
        if (!begun.startsWith(OPEN)) {
          state = 'after';
          const answer = held;
          held = '';
          return this.push(answer);
        }
        state = 'within';
      }
      const end = held.indexOf(CLOSE);
      if (end < 0) {
        held = held.slice(-CLOSE.length);
        return '';
      }
      state = 'after';
      const answer = held.slice(end + CLOSE.length).trimStart();
      held = '';
      return answer;
    },
  };
}
