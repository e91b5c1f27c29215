import { type ChatFlow, type ContextEntry, contextEntries, contextTexts } from '@vesalio/core';
import { X } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';

export interface ContextChipsProps {
  flow: ChatFlow;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The facts that are sent with the next question. The user can read each in full and remove it. */
export function ContextChips({ flow, inputRef }: ContextChipsProps) {
  const texts = useTexts('chat', contextTexts).context;
  const context = useStore(flow.store, (state) => state.context);
  const isAsked = useStore(flow.store, ({ messages }) => messages.length > 0);
  const entries = contextEntries(context, texts);
  const [removed, setRemoved] = useState('');
  const row = useRef<HTMLUListElement>(null);

  const remove = ({ key, label }: ContextEntry, index: number) => {
    flow.removeContext(key);
    setRemoved(texts.removed(label));
    const buttons = row.current?.querySelectorAll<HTMLElement>('.vs-context__remove');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? inputRef.current;
    next?.focus({ preventScroll: true });
  };
  return (
    <div className="vs-context" part="context">
      <p className="vs-context__title">
        {texts.title} <small>{texts.hint}</small>
      </p>
      <ul
        ref={row}
        className="vs-context__list"
        // The facts stand in full before the first question, and with it. From then on the messages need the room.
        data-row={isAsked || undefined}
        aria-label={texts.title}
      >
        {entries.map((entry, index) => (
          <Chip key={entry.key} entry={entry} onRemove={() => remove(entry, index)} />
        ))}
      </ul>
      <Announcer message={removed} />
    </div>
  );
}

function Chip({ entry, onRemove }: { entry: ContextEntry; onRemove: () => void }) {
  const texts = useTexts('chat', contextTexts).context;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="vs-context__chip" data-open={isOpen || undefined}>
      <button
        type="button"
        className="vs-context__fact"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {entry.label}: <strong>{entry.value}</strong>
      </button>
      <IconButton
        size="small"
        className="vs-context__remove"
        icon={X}
        iconSize={14}
        label={texts.remove(entry.label)}
        onClick={onRemove}
      />
    </li>
  );
}
