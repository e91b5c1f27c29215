import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sheets that come with their parts, in the order of the cascade; without the embeds one sheet has them all. */
const SHEETS: readonly [sheet: string, ...parts: string[]][] = [
  // Whatever opens later: see below.
  ['elements/element-more.css'],
  ['ui/forms/field.css', 'ui/forms/field.tsx'],
  ['ui/forms/choice.css', 'ui/forms/choice.tsx'],
  ['ui/overlays/dialog.css', 'ui/overlays/dialog.tsx'],
  ['ui/overlays/popover.css', 'ui/overlays/popover.tsx'],
  ['ui/overlays/notices.css', 'ui/overlays/notices.tsx'],
  ['chat/composer/composer-guard.css', 'chat/composer/guard-bar.tsx', 'chat/dictation/dictation-note.tsx'],
  [
    'chat/composer/composer-files.css',
    'chat/attachments/attach-thumb.tsx',
    'chat/attachments/attach-list.tsx',
  ],
  ['chat/composer/composer-keyboard.css', 'chat/composer/composer-keyboard.ts'],
  ['chat/composer/search-sheet.css', 'chat/composer/search-sheet.tsx'],
  ['chat/answer/chat-answer.css', 'chat/conversation.tsx'],
  [
    'chat/answer/answer-tools.css',
    'chat/answer/answer-actions.tsx',
    'chat/answer/answer-code.tsx',
    'chat/answer/answer-table.tsx',
  ],
  ['chat/attachments/message-attachments.css', 'chat/attachments/message-attachments.tsx'],
  ['chat/references/reference-facts.css', 'chat/references/reference-facts.tsx'],
  ['chat/references/citation-popup.css', 'chat/references/citation-popup.tsx'],
  ['chat/references/references-drawer.css', 'chat/references/references-drawer.tsx'],
  ['chat/header/chat-find.css', 'chat/header/chat-find.tsx'],
  ['chat/header/shortcut-sheet.css', 'chat/header/shortcut-sheet.tsx'],
  ['chat/composer/dock-notes.css', 'chat/composer/dock-notes.tsx'],
  ['chat/sidebar/chat-sidebar.css', 'elements/chat/chat-extras.tsx'],
  ['elements/element-gate.css', 'elements/element-gate.tsx', 'elements/element-idle.tsx'],
];

const ANSWER = ['chat/answer/chat-answer.css', 'chat/answer/answer-tools.css'];

/** Writes the imports of sheets, by their places, and the words that add them. */
function linesOf(source: string, places: readonly number[]): string {
  const file = (path: string) => JSON.stringify(join(source, path).replaceAll('\\', '/'));
  const lines = places.map((place) => {
    const sheet = file(SHEETS[place]?.[0] ?? '').replace('.css"', '.css?inline"');
    return `import css${place} from ${sheet};addPartStyles(${place}, css${place});`;
  });
  return `import { addPartStyles } from ${file('elements/part-styles.ts')};${lines.join('')}`;
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
      if (!id.endsWith('/src/elements/element-rest.ts')) return null;
      return { code: linesOf(source, [...SHEETS.keys()]) + code, map: null };
    },
  };
}
