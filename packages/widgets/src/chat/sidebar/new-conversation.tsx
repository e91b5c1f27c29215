import { chatTexts, isFreeLimited, readingTexts } from '@vesalio/core';
import { SquarePen } from 'lucide';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { notifyLoadFailure } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';

export interface NewConversationProps {
  onBegun: () => void;
  /** Shows only the icon, for a narrow header. */
  isIcon?: boolean;
}

/** 'Nova Conversa': starts a conversation, unless the limit of the free plan is reached. */
export function NewConversation({ onBegun, isIcon = false }: NewConversationProps) {
  const app = useApp();
  const texts = useTexts('chat', chatTexts);
  const { list } = useTexts('chat', readingTexts);
  const isLimited = useStore(app.session, isFreeLimited);
  const id = useUniqueId();
  const begin = async (root: Node) => {
    const flow = await app.chat();
    await flow.select(null);
    onBegun();
    // The next step is to write. On a phone, focusing would open the keyboard over the starter questions.
    if (matchMedia('(pointer: coarse)').matches) return;
    (root as ParentNode & Node).querySelector<HTMLElement>('.vs-composer__input')?.focus();
  };
  const press = ({ currentTarget }: MouseEvent<Element>) =>
    void begin(currentTarget.getRootNode()).catch(() => notifyLoadFailure(app));
  if (isIcon)
    return (
      <IconButton
        icon={SquarePen}
        size="small"
        className="vs-chat__new"
        label={texts.newConversation}
        {...(isLimited && { title: list.newLimited })}
        disabled={isLimited}
        onClick={press}
      />
    );
  return (
    <>
      <button
        type="button"
        className="vs-sidebar__new"
        disabled={isLimited}
        title={isLimited ? list.newLimited : undefined}
        aria-describedby={isLimited ? id : undefined}
        onClick={press}
      >
        <Icon as={SquarePen} />
        {texts.newConversation}
      </button>
      {isLimited && (
        <p className="vs-sidebar__limited" id={id}>
          {list.newLimited}
        </p>
      )}
    </>
  );
}
