import { type ChatFlow, type ChatMessage, chatTexts, type LiveAnswer, readingTexts } from '@vesalio/core';
import { CircleAlert } from 'lucide';
import { type FocusEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { LiveWords, Status } from '../../ui/display/status.tsx';
import { AnswerActions } from '../answer/answer-actions.tsx';
import { AnswerReferences } from '../answer/answer-references.tsx';
import { AnswerView } from '../answer/answer-view.tsx';
import { AnswerEnd } from '../clinical/answer-end.tsx';
import type { AnswerCheck } from '../proof/use-answer-check.ts';
import { HiddenHeading } from './hidden-heading.tsx';
import { RetryButton } from './retry-button.tsx';

export interface BotMessageProps {
  flow: ChatFlow;
  id: string;
  /** Undefined while the answer is awaited or streaming; the component then follows the live answer. */
  message: ChatMessage | undefined;
  /** Its name for screen readers. */
  label: string;
  headingLevel: number;
  /** Whether this is the last answer of the conversation, whose actions are always mounted. */
  isLatest?: boolean;
}

const selectNone = (): LiveAnswer | undefined => undefined;
const selectLive = (live: LiveAnswer): LiveAnswer | undefined => live;

/** An answer: awaited, streaming, complete, interrupted, or an error in its place. */
export const BotMessage = memo(function BotMessage(props: BotMessageProps) {
  const { flow, id, message, label, headingLevel, isLatest = false } = props;
  const texts = useTexts('chat', chatTexts);
  const live = useStore(flow.live, message ? selectNone : selectLive);
  const reach = useReach();
  const [check, setCheck] = useState<AnswerCheck>();
  const wasWriting = useRef(!message);
  const text = message?.text ?? live?.text ?? '';
  const references = message?.references ?? live?.references ?? [];
  const summary =
    message?.interrupted === null && check && check !== 'failed' ? check.result.summary : undefined;
  useEffect(() => {
    if (summary) flow.reportVerdicts(id, summary);
  }, [flow, id, summary]);
  const isError = message?.type === 'error' || (message?.interrupted === 'lost' && !text);
  const answer = isError ? undefined : message;
  const answerWithText = text ? answer : undefined;
  return (
    <article
      className={`vs-message${isError ? ' vs-message--error' : ''}`}
      data-message={id}
      part={isError ? 'message error' : 'message bot'}
      aria-label={label}
      {...reach.onPointer}
    >
      <HiddenHeading level={headingLevel + 1}>{texts.assistant}</HiddenHeading>
      {isError ? (
        <ErrorMessage flow={flow} message={message} />
      ) : text || !message ? (
        // Mounted while the answer is awaited, so that its first words only cause an update.
        <AnswerView
          text={text}
          references={references}
          isWriting={!message}
          isInterrupted={!!message?.interrupted}
          headingLevel={headingLevel + 1}
          onCheck={setCheck}
        />
      ) : null}
      {!message && <Pending flow={flow} hidden={!!text} />}
      {!message && <Lost flow={flow} />}
      {answer?.interrupted && <Interrupted message={answer} />}
      {answerWithText && (
        <AnswerReferences message={answerWithText} check={check} isFresh={wasWriting.current} />
      )}
      {answer && !text && (
        <div className="vs-actions vs-no-print">
          <RetryButton flow={flow} message={answer} variant="ghost" />
        </div>
      )}
      {answerWithText && (isLatest || reach.by) && (
        <AnswerActions
          flow={flow}
          message={answerWithText}
          takesFocus={reach.by === 'press'}
          onFocus={reach.onFocus}
          onBlur={reach.onBlur}
        />
      )}
      {answerWithText && isLatest && <AnswerEnd message={answerWithText} />}
      {answerWithText && !isLatest && !reach.by && (
        <button
          type="button"
          className="vs-actions__more vs-no-print"
          aria-label={texts.answer.actions}
          aria-expanded={false}
          onClick={reach.press}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible')) reach.press();
          }}
        />
      )}
    </article>
  );
});

/**
 * How the user has reached this answer, if at all. Buttons are most of an answer's elements, and a long conversation
 * has hundreds of answers, so only the last one has its buttons from the start.
 */
function useReach() {
  const [by, setBy] = useState<'hover' | 'press'>();
  return {
    by,
    press: () => setBy('press'),
    onPointer: {
      // A touch presses the button itself, so it must not be replaced under the finger.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setBy((before) => before ?? 'hover');
      },
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.matches(':focus-within')) setBy(undefined);
      },
    },
    // A button in the last answer may start a new turn. The focused row must then stay mounted.
    onFocus: () => setBy((before) => before ?? 'hover'),
    onBlur: ({ currentTarget: row, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isHere = row.contains(relatedTarget as Node | null) || row.parentElement?.matches(':hover');
      if (!isHere) setBy(undefined);
    },
  };
}

/** Once the answer has words, only a printed page says that it is unfinished. */
function Pending({ flow, hidden }: { flow: ChatFlow; hidden: boolean }) {
  const { answering, answeringWithFiles } = useTexts('chat', chatTexts);
  const hasFiles = useStore(flow.store, ({ messages }) => !!messages.at(-1)?.attachmentsPreview.length);
  return (
    <p className="vs-pending" hidden={hidden}>
      <span className="vs-pending__dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {hasFiles ? answeringWithFiles : answering}
    </p>
  );
}

/** Shown while the answer waits for the network. The browser may call itself offline although the answer arrives. */
function Lost({ flow }: { flow: ChatFlow }) {
  const { lost } = useTexts('chat', readingTexts);
  const isLost = useStore(flow.live, (live) => live.isLost);
  return isLost ? <Status className="vs-interrupted">{lost}</Status> : null;
}

function Interrupted({ message }: { message: ChatMessage }) {
  const texts = useTexts('chat', chatTexts);
  return (
    <p className="vs-interrupted">
      <strong>{texts.interrupted}</strong>
      {message.interrupted === 'lost' && <span> {texts.interruptedHint}</span>}
    </p>
  );
}

interface ErrorMessageProps {
  flow: ChatFlow;
  message: ChatMessage;
}

/** Also for a stored question whose answer failed before its first word. */
function ErrorMessage({ flow, message }: ErrorMessageProps) {
  const { errors } = useTexts('chat', chatTexts);
  return (
    <div className="vs-error">
      <Icon as={CircleAlert} size={18} />
      {/* Not an alert: screen readers that follow the log's aria-live do not announce one that is inserted into it. */}
      <p aria-live={message.retry === 'send' ? 'assertive' : undefined}>
        <LiveWords>
          <span>{message.text || errors.send}</span>
          {message.hint && <small className="vs-error__hint">{message.hint}</small>}
        </LiveWords>
      </p>
      {message.retry !== 'gone' && <RetryButton flow={flow} message={message} />}
    </div>
  );
}
