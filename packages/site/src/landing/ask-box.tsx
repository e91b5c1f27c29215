import { landingTexts } from '@vesalio/core';
import { IconButton } from '@vesalio/widgets';
import { ArrowUp } from 'lucide';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useCurrentSession } from '../session/use-session.ts';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useAsking } from './use-asking.ts';

const { ask } = landingTexts;

/** The composer of the first screen. Its question waits in the tab until the visitor has signed up. */
export function AskBox() {
  const isHydrated = useHydrated();
  const isVisitor = useCurrentSession() === null;
  const input = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const { asking, text, setText, prepare, send, isWaiting } = useAsking();
  // Text typed into the prerendered page, before the script ran.
  useBrowserLayoutEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);

  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isWaiting) return;
    if (text.trim()) void send();
    else input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, Enter selects a character. Safari reports this only by the key code.
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event);
  };
  return (
    <form className="vs-ask" onSubmit={submit}>
      {asking && <asking.GuardBar flow={asking.flow} hasFiles={false} inputRef={input} />}
      <div className="vs-composer">
        <textarea
          ref={input}
          className="vs-composer__input"
          rows={2}
          value={text}
          placeholder={ask.placeholder}
          aria-label={ask.label}
          aria-describedby={hintId}
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={prepare}
          onKeyDown={press}
        />
        <div className="vs-composer__row">
          <IconButton
            type="submit"
            icon={ArrowUp}
            label={ask.send}
            variant="primary"
            className="vs-composer__send"
            busy={isWaiting}
            disabled={!isHydrated}
          />
        </div>
      </div>
      <p className="vs-ask__hint" id={hintId}>
        {isVisitor ? ask.hint : ask.hintSignedIn}
      </p>
    </form>
  );
}
