import {
  blankChat,
  type ChatFlow,
  type ChatState,
  canSend,
  chatTexts,
  isFreeLimited,
  limits,
} from '@vesalio/core';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';
import type { ChatFeatures } from './chat-features.ts';

const ComposerTools = lazy(() =>
  import('./composer-tools.tsx').then((part) => ({ default: part.ComposerTools })),
);

export interface ComposerProps {
  /** Undefined for the moment in which the conversation is still being loaded: one can already type. */
  flow: ChatFlow | undefined;
  features: ChatFeatures;
  /** The text box, for whoever moves the focus to it. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The first sign of use: time to fetch what an answer needs. */
  onFocus?: () => void;
}

/** Stands in while the conversation is loaded, so that the box is the same element before and after. */
const nothingYet = createStore<ChatState>(() => blankChat);

/** The input at the foot of the chat. What was typed before the conversation was loaded goes into its draft. */
export function Composer(props: ComposerProps) {
  const { flow } = props;
  const { session } = useApp();
  const texts = useTexts('chat', chatTexts);
  const [early, setEarly] = useState('');
  const state = useStore(flow?.store ?? nothingYet);
  const sessionState = useStore(session);
  const isLimited = isFreeLimited(sessionState);
  const isAnswering = state.status === 'sending' || state.status === 'streaming';

  useLayoutEffect(() => {
    if (!flow || !early) return;
    flow.setDraft(early);
    setEarly('');
  }, [flow, early]);

  return (
    <ComposerBox
      {...props}
      draft={early || state.draft}
      disabled={state.status !== 'idle' || isLimited}
      placeholder={isLimited ? texts.composer.placeholderLimited : undefined}
      sendable={flow !== undefined && canSend(state, sessionState)}
      onDraft={flow ? flow.setDraft : setEarly}
      onSend={() => void flow?.send()}
      onStop={isAnswering ? flow?.stop : undefined}
    />
  );
}

interface ComposerBoxProps extends ComposerProps {
  draft: string;
  disabled?: boolean;
  placeholder?: string | undefined;
  sendable?: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
  onStop?: (() => void) | undefined;
}

function ComposerBox(props: ComposerBoxProps) {
  const { flow, features, inputRef, draft, disabled = false, sendable = false, onSend, onStop } = props;
  const texts = useTexts('chat', chatTexts).composer;
  useGrowth(inputRef, draft);
  useFocusReturn(inputRef, disabled);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes, Enter chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (sendable) onSend();
  };

  return (
    <div className="vs-composer" part="composer">
      <textarea
        ref={inputRef}
        className="vs-composer__input"
        rows={1}
        value={draft}
        disabled={disabled}
        placeholder={props.placeholder ?? texts.placeholder}
        aria-label={texts.label}
        onChange={(event) => props.onDraft(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={props.onFocus}
      />
      <div className="vs-composer__row">
        {flow && (
          <Suspense fallback={null}>
            <ComposerTools flow={flow} features={features} disabled={disabled} />
          </Suspense>
        )}
        {onStop ? (
          <IconButton
            icon={Square}
            label={texts.stop}
            variant="primary"
            className="vs-composer__send"
            onClick={onStop}
          />
        ) : (
          <IconButton
            icon={ArrowUp}
            label={texts.send}
            variant="primary"
            className="vs-composer__send"
            disabled={!sendable}
            onClick={onSend}
          />
        )}
      </div>
    </div>
  );
}

/** Grows with its text up to 150 px. Browsers that size fields by content need no help. */
function useGrowth(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${Math.min(element.scrollHeight, limits.composerMaxHeightPx)}px`;
  }, [box, text]);
}

/** A disabled box loses the focus; the person who was typing gets it back. */
function useFocusReturn(box: RefObject<HTMLTextAreaElement | null>, disabled: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!disabled && hadFocus.current) {
      hadFocus.current = false;
      const active = (element.getRootNode() as Document | ShadowRoot).activeElement;
      if (!active || active === element.ownerDocument.body) element.focus({ preventScroll: true });
    }
    if (disabled) return;
    const remember = () => {
      hadFocus.current = true;
    };
    const forget = () => {
      // A blur by being disabled is not the person's.
      if (!element.disabled) hadFocus.current = false;
    };
    element.addEventListener('focus', remember);
    element.addEventListener('blur', forget);
    return () => {
      element.removeEventListener('focus', remember);
      element.removeEventListener('blur', forget);
    };
  }, [box, disabled]);
}
