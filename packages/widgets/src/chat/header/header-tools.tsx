import { chatTexts, isFreeLimited, readingTexts } from '@vesalio/core';
import { BookText, Keyboard, Printer, Search, SquarePen } from 'lucide';
import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { useLazyAction } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { isKeyboardPress } from '../composer/focusing-input.ts';
import { onDemand } from '../lazy-on-demand.ts';
import { begin, type ShortcutTargets, useShortcuts } from './use-shortcuts.tsx';

export interface HeaderToolsProps extends ShortcutTargets {
  /** The title of the conversation. */
  title: string;
  /** Shows 'Nova Conversa'. */
  hasNew: boolean;
  isDrawerOpen: boolean;
  onDrawer: () => void;
  /** The button that opens the search. It gets the focus back when the search closes. */
  findRef: RefObject<HTMLButtonElement | null>;
}

/** Tools for the whole conversation: buttons and keyboard shortcuts. */
export function HeaderTools(props: HeaderToolsProps) {
  const texts = useTexts('chat', chatTexts);
  const { list } = useTexts('chat', readingTexts);
  const sheet = useShortcuts(props);
  const { notices, session } = useApp();
  const isLimited = useStore(session, isFreeLimited);
  const { flow } = props;
  const { run } = useLazyAction(onDemand);
  const printer = useRef<HTMLButtonElement>(null);
  const printAll = async () => {
    if (!(await flow.loadAll())) {
      if (flow.store.getState().older === 'failed') notices.notify('error', texts.older.failed);
      return;
    }
    const root = printer.current?.getRootNode();
    // The page around an element belongs to its host and is not printed.
    if (root instanceof ShadowRoot)
      void run((tools) => tools.printConversation(root, props.title, flow.store.getState().messages, texts));
    else print();
  };
  return (
    <>
      <div className="vs-chat__tools vs-no-print">
        {props.hasNew && (
          <IconButton
            icon={SquarePen}
            size="small"
            label={texts.newConversation}
            title={isLimited ? list.newLimited : undefined}
            disabled={isLimited}
            onClick={(event) => begin(props, isKeyboardPress(event))}
          />
        )}
        <IconButton
          ref={props.findRef}
          icon={Search}
          size="small"
          label={texts.find.open}
          onClick={props.onFind}
        />
        <IconButton
          ref={printer}
          icon={Printer}
          size="small"
          className="vs-chat__print"
          label={texts.answer.print}
          onClick={() => void printAll()}
        />
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
          onClick={sheet.open}
        />
      </div>
      <p className="vs-chat__printed">{texts.printed}</p>
      {sheet.view}
    </>
  );
}
