const OPEN = '<think>';
const CLOSE = '</think>';

/** Removes the thoughts that some models write before their answer. */
export function createThoughtFilter() {
  let state: 'before' | 'within' | 'after' = 'before';
  let held = '';
  return {
    push(text: string): string {
      if (state === 'after') return text;
      held += text;
      if (state === 'before') {
        const begun = held.trimStart();
        if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
        if (!begun.startsWith(OPEN)) {
          state = 'after';
          return held;
        }
        state = 'within';
      }
      const end = held.indexOf(CLOSE);
      if (end < 0) {
        held = held.slice(-CLOSE.length);
        return '';
      }
      state = 'after';
      return held.slice(end + CLOSE.length).trimStart();
    },
  };
}
