import { chatTexts, limits } from '@vesalio/core';
import { ArrowUp, Square } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { isSendKey } from './send-key.ts';
import { useStopPress } from './use-stop-press.ts';

export interface ComposerBoxProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the box has or had the focus, tracked from the first paint. */
  hadFocus: RefObject<boolean>;
  draft: string;
  disabled: boolean;
  placeholder: string;
  sendable: boolean;
  /** Whether the text is waiting for the conversation to load. */
  isWaiting: boolean;
  /** Whether the text is waiting for the guard or the gate. The user can still change it. */
  isSending: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
  onStop: (() => void) | undefined;
  /** `files` is above the text; `tools` is beside the send button. */
  files: ReactNode;
  tools: ReactNode;
}

/** The text box and the send button: the part of the composer in the first paint. */
export function ComposerBox(props: ComposerBoxProps) {
  const { inputRef, draft, disabled, sendable, onSend, onStop } = props;
  const { composer: texts, answering } = useTexts('chat', chatTexts);
  const answeringId = useUniqueId();
  useGrowth(inputRef, draft);
  const stopPress = useStopPress(onStop);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    if (!props.isWaiting) onSend();
  };

  return (
    <div className="vs-composer" part="composer">
      {props.files}
      <textarea
        ref={inputRef}
        className="vs-composer__input"
        rows={1}
        value={draft}
        disabled={disabled}
        readOnly={props.isWaiting}
        placeholder={props.placeholder}
        aria-label={texts.label}
        enterKeyHint="send"
        onChange={(event) => props.onDraft(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={() => {
          props.hadFocus.current = true;
        }}
        onBlur={({ currentTarget }) => {
          // Disabling the box also blurs it.
          if (!currentTarget.disabled) props.hadFocus.current = false;
        }}
      />
      <div className="vs-composer__row">
        {props.tools}
        {onStop ? (
          <IconButton
            icon={Square}
            label={texts.stop}
            aria-describedby={answeringId}
            variant="primary"
            className="vs-composer__send"
            {...stopPress}
          />
        ) : (
          <IconButton
            icon={ArrowUp}
            label={texts.send}
            variant="primary"
            className="vs-composer__send"
            busy={props.isWaiting || props.isSending}
            disabled={!sendable}
            onClick={onSend}
          />
        )}
        {onStop && (
          <span id={answeringId} hidden>
            {answering}
          </span>
        )}
      </div>
    </div>
  );
}

/** Grows the box with its text up to 150 px, in browsers without `field-sizing: content`. */
function useGrowth(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${Math.min(element.scrollHeight, limits.composerMaxHeightPx)}px`;
  }, [box, text]);
}
