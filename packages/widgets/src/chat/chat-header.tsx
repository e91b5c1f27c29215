import { type ChatFlow, chatAnswerTexts, limits } from '@vesalio/core';
import { BookText, Keyboard, Printer, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useLoaded, useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';

export interface ChatHeaderProps {
  flow: ChatFlow;
  headingLevel: number;
  headerStart?: ReactNode;
  isDrawerOpen: boolean;
  onDrawer: () => void;
  onFind: () => void;
  /** The button that opens the search, to give the focus back to. */
  findRef: RefObject<HTMLButtonElement | null>;
  onShortcuts: () => void;
}

/** The conversation's name and what can be done with the whole of it. */
export function ChatHeader(props: ChatHeaderProps) {
  const { flow, headingLevel } = props;
  const texts = useTexts('chat', chatAnswerTexts);
  const title = useConversationTitle(flow);
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <header className="vs-chat__head">
      {props.headerStart}
      <Heading className="vs-chat__title">{title}</Heading>
      <div className="vs-chat__tools vs-no-print">
        <IconButton
          ref={props.findRef}
          icon={Search}
          size="small"
          label={texts.find.open}
          onClick={props.onFind}
        />
        <IconButton icon={Printer} size="small" label={texts.answer.print} onClick={() => print()} />
        <IconButton
          icon={BookText}
          size="small"
          label={props.isDrawerOpen ? texts.references.drawerClose : texts.references.drawerOpen}
          aria-expanded={props.isDrawerOpen}
          onClick={props.onDrawer}
        />
        <IconButton
          icon={Keyboard}
          size="small"
          className="vs-chat__keys"
          label={texts.shortcuts.open}
          onClick={props.onShortcuts}
        />
      </div>
    </header>
  );
}

/** The list's name, once the server has given one; else the question's first words; else the id's. */
function useConversationTitle(flow: ChatFlow): string {
  const app = useApp();
  const texts = useTexts('chat', chatAnswerTexts);
  const id = useStore(flow.store, (state) => state.conversationId);
  const given = useStore(flow.store, (state) => state.title);
  const { part: list } = useLoaded(app.conversations);
  const named = useStore(
    list?.store ?? flow.store,
    (state) => ('items' in state && state.items.find((item) => String(item.id) === String(id))?.title) || '',
  );
  const isUnnamed = id !== null && !given;
  useEffect(() => {
    if (isUnnamed) void list?.load();
  }, [isUnnamed, list]);
  if (named || given) return named || given;
  return id === null
    ? texts.defaultTitle
    : texts.untitledWithId(String(id).slice(0, limits.untitledIdLength));
}
