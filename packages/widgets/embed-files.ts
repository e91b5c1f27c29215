/**
 * Which modules of the embeds stand in one file. Compressed together they are smaller than apart; a module in the wrong
 * file would be fetched by those who do not need it, and a new one in none of them is a file of its own.
 */

/** Modules by folder, their names without extension. They come alone: what they import stays where it is. */
function together(name: string, folders: Record<string, string>) {
  const ends = Object.entries(folders).flatMap(([folder, names]) =>
    names.split(/\s+/).map((one) => `/${folder}/${one}`),
  );
  const test = (id: string) => {
    const path = id.replace(/\?.*$/, '').replace(/\.\w+$/, '');
    return ends.some((end) => path.endsWith(end));
  };
  return { name, priority: 1, includeDependenciesRecursively: false, test };
}

export const groups = [
  { name: 'failure', priority: 3, test: /texts\/embed-failure|src\/refused/ },
  // What every element begins with.
  {
    name: 'base',
    priority: 2,
    test: /node_modules\/.*(preact|r2wc|zustand)|src\/(elements\/(element-(root|app|notices|shapes)|define-element)|provider|later|version)\.tsx?$|core\/src\/(app|session\/session|storage|session\/notices|ids|clock)\.ts$|texts\/overrides|ui\/(controls\/button-class|display\/icon|controls\/icon-button|display\/spinner|class-names|display\/mark)\.tsx?$|embed\/(?:lucide-icon|use-id)/,
  },
  // The first paint of a chat.
  {
    name: 'chat-pane',
    priority: 1,
    test: /chat\/(chat-pane|chat-widget|chat-brand|chat-controls|chat-features|composer\/composer|composer\/composer-stop|no-flow|use-first-use|welcome|chat-state)\.tsx?$|icons\/(arrow-up|square)\.mjs$|texts\/chat-opening|identifiers\/may-identify|element-first\.css/,
  },
  // What helps to write a message.
  together('writing', {
    'core/src/chat': `'dictation-choice dictation-words'`,
    'core/src/texts': `'chat-tools'`,
    'widgets/src/ui': `'slider'`,
    'esm/icons': `'globe mic mic-off paperclip sliders-horizontal'`,
  }),
  // What speaks with the gateway, and what every signed-in element needs.
  together('rest', {
    'core/src': `'app-parts digits uuid delay wire.schema'`,
    'core/src/http': `errors http`,
    'core/src/session': `hand-over missing-step`,
    'core/src/plans': `plan-identifiers`,
    'core/src/account': `'account-session account.api account.schema'`,
    'core/src/payment': `'pending-plan'`,
    'widgets/src': `'element-news part-styles'`,
    'widgets/src/elements': `element-rest gates`,
    'widgets/src/elements/embed': `'http-exchange zod-small'`,
    'widgets/src/ui': `'button visually-hidden'`,
  }),
  // A conversation: its flow, its messages and their references.
  together('talk', {
    'core/src/texts': `'chat-answer chat-flow'`,
    'widgets/src/ui': `'announcer'`,
    'esm/icons': `'arrow-down check circle-exclamation-point rotate-ccw'`,
  }),
  // What can be done with an answer.
  together('tools', {
    'core/src/texts': `'chat-answer-tools'`,
    'esm/icons': `'book-text clipboard-pen copy keyboard printer quote search'`,
  }),
];
