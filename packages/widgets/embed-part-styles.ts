import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sheets that come with their parts, in the order of the cascade; without the embeds one sheet has them all. */
const SHEETS: readonly [sheet: string, ...parts: string[]][] = [
  ['ui/field.css', 'ui/field.tsx'],
  ['ui/choice.css', 'ui/choice.tsx'],
  ['ui/dialog.css', 'ui/dialog.tsx'],
  ['ui/popover.css', 'ui/popover.tsx'],
  ['ui/notices.css', 'ui/notices.tsx'],
  ['chat/composer-guard.css', 'chat/guard-bar.tsx', 'chat/dictation-note.tsx'],
  ['chat/composer-files.css', 'chat/attach-thumb.tsx', 'chat/attach-list.tsx'],
  ['chat/search-sheet.css', 'chat/search-sheet.tsx'],
  ['chat/chat-answer.css', 'chat/conversation.tsx'],
  ['chat/message-attachments.css', 'chat/message-attachments.tsx'],
  ['chat/citation-popup.css', 'chat/citation-popup.tsx'],
  ['chat/references-drawer.css', 'chat/references-drawer.tsx'],
  ['chat/chat-find.css', 'chat/chat-find.tsx'],
  ['chat/shortcut-sheet.css', 'chat/shortcut-sheet.tsx'],
  ['chat/dock-notes.css', 'chat/dock-notes.tsx'],
  ['chat/chat-sidebar.css', 'chat/chat-extras.tsx'],
  ['element-gate.css', 'element-gate.tsx', 'element-idle.tsx'],
];

/** A part that a chat fetches brings its sheet along. */
export function partStyles(source: string): Plugin {
  const file = (path: string) => JSON.stringify(join(source, path).replaceAll('\\', '/'));
  return {
    name: 'part-styles',
    enforce: 'pre',
    transform(code, id) {
      const place = SHEETS.findIndex(([, ...parts]) => parts.some((part) => id.endsWith(`/src/${part}`)));
      const sheet = SHEETS[place]?.[0];
      if (!sheet) return null;
      const lines = [
        `import { addPartStyles } from ${file('part-styles.ts')};`,
        `import partCss from ${file(sheet).replace('.css"', '.css?inline"')};`,
        `addPartStyles(${place}, partCss);`,
      ];
      return { code: `${lines.join('')}${code}`, map: null };
    },
  };
}
