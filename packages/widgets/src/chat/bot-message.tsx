import { type ChatFlow, type ChatMessage, chatAnswerTexts, type LiveAnswer } from '@vesalio/core';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerReferences } from './answer-references.tsx';
import { AnswerView } from './answer-view.tsx';

export interface BotMessageProps {
  flow: ChatFlow;
  id: string;
  /** Undefined while it is awaited and written: then it follows the live answer. */
  message: ChatMessage | undefined;
  headingLevel: number;
}

const selectNone = (): LiveAnswer | undefined => undefined;
const selectLive = (live: LiveAnswer): LiveAnswer | undefined => live;

/** An answer: awaited, being written, whole, interrupted, or an error in its place. */
export const BotMessage = memo(function BotMessage({ flow, id, message, headingLevel }: BotMessageProps) {
  const texts = useTexts('chat', chatAnswerTexts);
  const live = useStore(flow.live, message ? selectNone : selectLive);
  const text = message?.text ?? live?.text ?? '';
  const references = message?.references ?? live?.references ?? [];
  const isError = message?.type === 'error';
  return (
    <div
      className={`vs-message vs-message--bot${isError ? ' vs-message--error' : ''}`}
      data-message={id}
      part={isError ? 'message error' : 'message bot'}
    >
      <VisuallyHidden>{texts.assistant}</VisuallyHidden>
      {isError ? (
        <ErrorMessage flow={flow} message={message} />
      ) : (
        <>
          {text ? (
            <AnswerView
              text={text}
              references={references}
              isWriting={!message}
              headingLevel={headingLevel}
            />
          ) : (
            !message && <Pending text={texts.answering} />
          )}
          {message?.interrupted && <Interrupted message={message} />}
          {message && text && !message.interrupted && <AnswerReferences message={message} />}
          {message && text && message.interrupted && references.length > 0 && (
            <AnswerReferences message={message} />
          )}
          {message && <AnswerActions flow={flow} message={message} />}
        </>
      )}
    </div>
  );
});

function Pending({ text }: { text: string }) {
  return (
    <p className="vs-pending">
      <span className="vs-pending__dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {text}
    </p>
  );
}

function Interrupted({ message }: { message: ChatMessage }) {
  const texts = useTexts('chat', chatAnswerTexts);
  return (
    <p className="vs-interrupted">
      <strong>{texts.interrupted}</strong>
      {message.interrupted === 'lost' && <span> {texts.interruptedHint}</span>}
    </p>
  );
}

function ErrorMessage({ flow, message }: { flow: ChatFlow; message: ChatMessage }) {
  const texts = useTexts('chat', chatAnswerTexts).answer;
  const isBusy = useStore(flow.store, (state) => state.status !== 'idle');
  return (
    <div className="vs-error">
      <Icon as={CircleAlert} size={18} />
      <p>{message.text}</p>
      {message.retry && (
        <Button size="small" icon={RotateCcw} disabled={isBusy} onClick={() => void flow.retry(message.id)}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
