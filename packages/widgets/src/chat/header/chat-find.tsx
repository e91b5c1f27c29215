import { type ChatFlow, chatTexts, findOccurrences, findTexts, type Occurrence } from '@vesalio/core';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { useFoundMarks } from './use-found-marks.ts';

export interface ChatFindProps {
  flow: ChatFlow;
  /** The element with the messages, and the element that scrolls it. */
  content: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Brings a message into view, mounted or not. */
  onShow: (messageId: string) => void;
}

/**
 * 'Buscar nesta conversa': searches all messages, mounted or not. The first query loads the older ones. The browser's
 * own search remains available.
 */
export function ChatFind({ flow, content, scroller, onClose, onShow }: ChatFindProps) {
  const { find: texts } = useTexts('chat', findTexts);
  const { older: olderTexts } = useTexts('chat', chatTexts);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Occurrence>();
  const [turn, setTurn] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const messages = useStore(flow.store, (state) => state.messages);
  const found = useMemo(() => findOccurrences(messages, query), [messages, query]);
  const older = useStore(flow.store, (state) => state.older);
  // Compared by identity, because older messages are added before it. The default is the last one, which is usually in
  // view.
  const place = found.findIndex(
    ({ messageId, nth }) => messageId === chosen?.messageId && nth === chosen.nth,
  );
  const position = place >= 0 ? place : found.length - 1;
  useFoundMarks({ content, scroller }, query, found, found[position], turn);
  useLayoutEffect(() => input.current?.focus(), []);

  const show = (occurrence: Occurrence | undefined) => {
    setChosen(occurrence);
    setTurn(turn + 1);
    if (occurrence) onShow(occurrence.messageId);
  };
  const go = (step: number) => {
    if (found.length > 0) show(found[(position + step + found.length) % found.length]);
  };
  const type = (text: string) => {
    setQuery(text);
    if (text.trim()) void flow.loadAll();
    show(findOccurrences(messages, text).at(-1));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: older messages have the first occurrences
  useEffect(() => {
    if (!chosen && found.length > 0) show(found.at(-1));
  }, [found]);
  const isPartial = older !== 'none';
  const count = found.length > 0 && texts.position(position + 1, found.length);
  const isSearching = query.trim() !== '';
  const isSentence = isSearching && (isPartial || !count);
  const sentence = older === 'failed' ? olderTexts.failed : isPartial ? olderTexts.loading : texts.none;

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
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
        }}
      />
      <output className={classNames('vs-find__count', isSentence && 'vs-find__count--sentence')}>
        {isSearching && (isPartial && count ? `${count} · ${sentence}` : count || sentence)}
      </output>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={texts.previous}
        disabled={found.length === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={texts.next}
        disabled={found.length === 0}
        onClick={() => go(1)}
      />
      <IconButton icon={X} size="small" label={texts.close} onClick={onClose} />
    </search>
  );
}
