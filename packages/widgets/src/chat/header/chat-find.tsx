import { type ChatFlow, chatTexts, searchMessages } from '@vesalio/core';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';

export interface ChatFindProps {
  flow: ChatFlow;
  onClose: () => void;
  /** Brings a message into view, mounted or not. */
  onShow: (messageId: string) => void;
}

/** 'Buscar nesta conversa': over all messages, also those that are not mounted. The browser's own find stays free. */
export function ChatFind({ flow, onClose, onShow }: ChatFindProps) {
  const texts = useTexts('chat', chatTexts).find;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const messages = useStore(flow.store, (state) => state.messages);
  const found = useMemo(() => searchMessages(messages, query), [messages, query]);
  useEffect(() => input.current?.focus(), []);

  const go = (position: number) => {
    if (found.length === 0) return;
    const next = (position + found.length) % found.length;
    setAt(next);
    const message = messages[found[next]?.index ?? -1];
    if (message) onShow(message.id);
  };
  const type = (text: string) => {
    setQuery(text);
    const matches = searchMessages(messages, text);
    // The latest match first: it is the nearest to the reader.
    setAt(Math.max(0, matches.length - 1));
    const message = messages[matches.at(-1)?.index ?? -1];
    if (message) onShow(message.id);
  };

  return (
    <search className="vs-find vs-no-print">
      <input
        ref={input}
        type="search"
        className="vs-find__input"
        aria-label={texts.label}
        placeholder={texts.label}
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? at - 1 : at + 1);
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
        }}
      />
      <output className="vs-find__count">
        {query.trim() && (found.length > 0 ? texts.position(at + 1, found.length) : texts.none)}
      </output>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={texts.previous}
        disabled={found.length === 0}
        onClick={() => go(at - 1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={texts.next}
        disabled={found.length === 0}
        onClick={() => go(at + 1)}
      />
      <IconButton icon={X} size="small" label={texts.close} onClick={onClose} />
    </search>
  );
}
