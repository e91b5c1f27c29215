import { type ChatFlow, type ChatMessage, chatTexts, type Reference, referenceHref } from '@vesalio/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ReferenceFacts } from './reference-facts.tsx';
import { ReferenceType } from './reference-type.tsx';

export interface ReferencesDrawerProps {
  flow: ChatFlow;
  /** Beside the messages when there is room, a dialog when there is not. */
  isBeside: boolean;
  onClose: () => void;
}

/** Every source of the conversation, once, with its type, year and age. */
export function ReferencesDrawer({ flow, isBeside, onClose }: ReferencesDrawerProps) {
  const texts = useTexts('chat', chatTexts).references;
  if (!isBeside) {
    return (
      <Dialog
        open
        title={texts.drawerTitle}
        onClose={onClose}
        closeLabel={texts.drawerClose}
        placement="side"
        closeOnBackdrop
      >
        <Sources flow={flow} />
      </Dialog>
    );
  }
  return (
    <aside className="vs-drawer vs-no-print" aria-label={texts.drawerTitle}>
      <div className="vs-drawer__head">
        <p className="vs-drawer__title">{texts.drawerTitle}</p>
        <IconButton icon={X} size="small" label={texts.drawerClose} onClick={onClose} />
      </div>
      <Sources flow={flow} />
    </aside>
  );
}

function Sources({ flow }: { flow: ChatFlow }) {
  const texts = useTexts('chat', chatTexts).references;
  const messages = useStore(flow.store, (state) => state.messages);
  const sources = useMemo(() => sourcesOf(messages), [messages]);
  if (sources.length === 0) return <p className="vs-drawer__empty">{texts.drawerEmpty}</p>;
  return (
    <ul className="vs-drawer__list">
      {sources.map(({ reference, answers }) => {
        const href = referenceHref(reference);
        const title = reference.title || texts.untitled;
        return (
          <li key={`${reference.title}|${reference.source}|${reference.id}`} className="vs-drawer__source">
            <p className="vs-drawer__name">
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
            </p>
            <ReferenceFacts reference={reference} />
            <p className="vs-drawer__foot">
              <ReferenceType reference={reference} />
              <span>{texts.citedTimes(answers)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The references of all answers, the same publication once, with the number of answers that bring it. */
function sourcesOf(messages: readonly ChatMessage[]): { reference: Reference; answers: number }[] {
  const sources = new Map<string, { reference: Reference; answers: number }>();
  for (const { references } of messages) {
    for (const reference of references) {
      const key = referenceHref(reference) ?? `${reference.title}|${reference.year}`;
      const known = sources.get(key);
      sources.set(key, { reference: known?.reference ?? reference, answers: (known?.answers ?? 0) + 1 });
    }
  }
  return [...sources.values()];
}
