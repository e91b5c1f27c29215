import { type ChatFlow, type ChatMessage, editTexts, isBusy, isFreeLimited } from '@vesalio/core';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { isKeyboardPress } from '../composer/focusing-input.ts';
import { isSendKey } from '../composer/send-key.ts';

export interface QuestionEditorProps {
  flow: ChatFlow;
  message: ChatMessage;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The button that opened the editor gets the focus back. */
  onCancel: () => void;
  onSend: () => void;
}

/** Edits the last question in place. If the guard holds the new text, it moves to the input. */
export function QuestionEditor({ flow, message, inputRef, onCancel, onSend }: QuestionEditorProps) {
  const texts = useTexts('chat', editTexts).edit;
  const [text, setText] = useState(message.text);
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const isLocked = useStore(flow.store, isBusy);
  const isLimited = useStore(useApp().session, isFreeLimited);
  const isSendable = text.trim() !== '' && !isLocked && !isLimited;
  useLayoutEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const send = (byKeyboard: boolean) => {
    if (!isSendable) return;
    // The input passes the focus on to the stop button. On a phone this would open the keyboard over the answer.
    if (byKeyboard) inputRef.current?.focus({ preventScroll: true });
    void flow.edit(message.id, text).then((outcome) => {
      if (outcome === 'held') inputRef.current?.focus();
    });
    onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (isSendKey(event.nativeEvent)) {
      event.preventDefault();
      send(true);
    }
  };
  return (
    <div className="vs-edit">
      <textarea
        ref={box}
        className="vs-edit__box"
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        aria-label={texts.label}
        aria-describedby={hint}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p id={hint} className="vs-edit__hint">
        {texts.hint}
      </p>
      <div className="vs-edit__actions">
        <Button size="small" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          size="small"
          variant="primary"
          aria-disabled={!isSendable || undefined}
          onClick={(event) => send(isKeyboardPress(event))}
        >
          {texts.send}
        </Button>
      </div>
    </div>
  );
}
