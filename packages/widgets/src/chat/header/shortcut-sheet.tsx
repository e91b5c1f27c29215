import { shortcutTexts, type Texts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type Words = Texts['chat']['shortcuts'];

const keys: readonly (readonly [string, keyof Words['items']])[] = [
  ['Enter', 'send'],
  ['Shift + Enter', 'newLine'],
  ['Alt + M', 'focusComposer'],
  ['Esc', 'stop'],
  ['Alt + B', 'find'],
  ['Alt + N', 'newConversation'],
  ['Ctrl + /', 'sheet'],
];

/** The list of the chat's keyboard shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts('chat', shortcutTexts).shortcuts;
  return (
    <Dialog open title={texts.title} onClose={onClose} closeLabel={texts.close} size="small" closeOnBackdrop>
      <dl className="vs-keys">
        {keys.map(([key, name]) => (
          <div key={name} className="vs-keys__row">
            <dt>{texts.items[name]}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
