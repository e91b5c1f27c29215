import { answerActionTexts, type ChatFlow, type ChatMessage, chatTexts } from '@vesalio/core';
import { Copy, Ellipsis } from 'lucide';
import { type FocusEventHandler, useEffect, useRef } from 'react';
import { useLazy } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useChatTools } from '../clinical/chat-tools.ts';
import { extras } from '../lazy-extras.ts';
import { RetryButton } from '../messages/retry-button.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { useCopy } from './use-copy.ts';

export interface AnswerActionsProps {
  flow: ChatFlow;
  message: ChatMessage;
  /** True after a press, so that the focus moves to the first button. */
  takesFocus?: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
}

/** The buttons below an answer: copy, copy with references, ask again, and the menu of further actions. */
export function AnswerActions({ flow, message, takesFocus = false, onFocus, onBlur }: AnswerActionsProps) {
  const app = useApp();
  const texts = useTexts('chat', chatTexts).answer;
  const { more } = useTexts('chat', answerActionTexts).answer;
  // On a touch screen there is no hover before a press.
  const { module } = useLazy(extras, useChatTools()?.features.feedback ?? false);
  const copy = useCopy();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  const copyAs = (style: 'plain' | 'vancouver' | 'abnt', done: string) =>
    void copy(
      extras.load().then(({ answerCopy }) => answerCopy(message, style, app)),
      done,
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is not a fieldset
    <div
      ref={row}
      className="vs-actions vs-no-print"
      role="group"
      aria-label={texts.actions}
      onPointerEnter={extras.prefetch}
      onFocus={(event) => {
        extras.prefetch();
        onFocus?.(event);
      }}
      onBlur={onBlur}
    >
      <Button variant="ghost" size="small" icon={Copy} onClick={() => copyAs('plain', texts.copied)}>
        {texts.copy}
      </Button>
      {message.references.length > 0 && (
        <CopyMenu onCopy={(style) => copyAs(style, texts.copiedWithReferences)} />
      )}
      {/* For an interrupted answer this is the main action, also on a phone. */}
      <span className="vs-actions__wide" data-kept={message.interrupted ? '' : undefined}>
        <RetryButton flow={flow} message={message} variant="ghost" />
      </span>
      <LazyMenu label={more} icon={Ellipsis} content={more}>
        {({ AnswerMenu }) => <AnswerMenu flow={flow} message={message} />}
      </LazyMenu>
      {module && <module.FeedbackButtons flow={flow} message={message} />}
    </div>
  );
}
