import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sheets that come with their parts, in the order of the cascade; without the embeds one sheet has them all. */
const SHEETS: readonly [sheet: string, ...parts: string[]][] = [
  // Whatever opens later: see below.
  ['element-more.css'],
  ['ui/field.css', 'ui/field.tsx'],
  ['ui/choice.css', 'ui/choice.tsx'],
  ['ui/dialog.css', 'ui/dialog.tsx'],
  ['ui/popover.css', 'ui/popover.tsx'],
  ['ui/notices.css', 'ui/notices.tsx'],
  ['chat/composer-guard.css', 'chat/guard-bar.tsx', 'chat/dictation-note.tsx'],
  ['chat/composer-files.css', 'chat/attach-thumb.tsx', 'chat/attach-list.tsx'],
  ['chat/composer-keyboard.css', 'chat/composer-keyboard.ts'],
  ['chat/search-sheet.css', 'chat/search-sheet.tsx'],
  ['chat/chat-answer.css', 'chat/conversation.tsx'],
  ['chat/answer-tools.css', 'chat/answer-actions.tsx', 'chat/answer-code.tsx', 'chat/answer-table.tsx'],
  ['chat/message-attachments.css', 'chat/message-attachments.tsx'],
  ['chat/reference-facts.css', 'chat/reference-facts.tsx'],
  ['chat/citation-popup.css', 'chat/citation-popup.tsx'],
  ['chat/references-drawer.css', 'chat/references-drawer.tsx'],
  ['chat/chat-find.css', 'chat/chat-find.tsx'],
  ['chat/shortcut-sheet.css', 'chat/shortcut-sheet.tsx'],
  ['chat/dock-notes.css', 'chat/dock-notes.tsx'],
  ['chat/chat-sidebar.css', 'chat/chat-extras.tsx'],
  ['element-gate.css', 'element-gate.tsx', 'element-idle.tsx'],
];

const ANSWER = ['chat/chat-answer.css', 'chat/answer-tools.css'];

/** Writes the imports of sheets, by their places, and the words that add them. */
function linesOf(source: string, places: readonly number[]): string {
  const file = (path: string) => JSON.stringify(join(source, path).replaceAll('\\', '/'));
  const lines = places.map((place) => {
    const sheet = file(SHEETS[place]?.[0] ?? '').replace('.css"', '.css?inline"');
    return `import css${place} from ${sheet};addPartStyles(${place}, css${place});`;
  });
  return `import { addPartStyles } from ${file('part-styles.ts')};${lines.join('')}`;
}

/** A part that a chat fetches brings its sheet along. */
export function partStyles(source: string): Plugin {
  return {
    name: 'part-styles',
    enforce: 'pre',
    transform(code, id) {
      const place = SHEETS.findIndex(([, ...parts]) => parts.some((part) => id.endsWith(`/src/${part}`)));
      const sheet = SHEETS[place]?.[0];
      if (!sheet) return null;
      // An answer and what is done with it do without what comes with everything else.
      const places = ANSWER.includes(sheet) ? [place] : [...new Set([0, place])];
      return { code: linesOf(source, places) + code, map: null };
    },
  };
}

/** Where the parts are shared with React, which has its one sheet: an element adopts every part's sheet at once. */
export function everyPartStyles(source: string): Plugin {
  return {
    name: 'every-part-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/element-rest.ts')) return null;
      return { code: linesOf(source, [...SHEETS.keys()]) + code, map: null };
    },
  };
}
