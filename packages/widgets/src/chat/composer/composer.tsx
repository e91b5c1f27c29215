import {
  type AskDrive,
  type ChatFlow,
  canSend,
  chatOpeningTexts,
  type DictationState,
  isFreeLimited,
  limits,
  mayIdentify,
} from '@vesalio/core';
import { ArrowUp, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useApp, useTexts } from '../../provider.tsx';
import { tellRefused } from '../../refused.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import { nothingYet } from '../no-flow.ts';
import type { ComposerDesk } from './composer-desk.ts';
import type { LaterState } from './composer-later.ts';
import { useStopPress } from './composer-stop.ts';

// Text and send are there at once; files, speech, search settings and the guard follow.
const loadParts = () => import('./composer-parts.tsx');
type Parts = Awaited<ReturnType<typeof loadParts>>;

export interface ComposerProps {
  /** Undefined for the moment in which the conversation is still being loaded: one can already type and press Enter. */
  flow: ChatFlow | undefined;
  /** It could not be loaded; `onRetry` tries again. */
  failed?: boolean;
  onRetry?: () => void;
  features: ChatFeatures;
  /** The text box, for whoever moves the focus to it. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The way to Google Drive, where the host has one. */
  askDrive?: AskDrive | undefined;
}

/** Stand in until the parts are there. */
const silence = createStore<DictationState | undefined>(() => undefined);
const nothingLater: StoreApi<LaterState<never>> = createStore(() => ({ part: undefined, isAwaited: false }));

/** The input at the foot of the chat. What was typed before the conversation was loaded goes into its draft. */
export function Composer(props: ComposerProps) {
  const { flow, features, inputRef } = props;
  const { session, notices, chat } = useApp();
  const { composer: texts, welcome } = useTexts('chat', chatOpeningTexts);
  const [early, setEarly] = useState('');
  const hadFocus = useRef(false);
  const state = useStore(flow?.store ?? nothingYet);
  const sessionState = useStore(session);
  const { isSettled, desk, parts, retry } = useDesk(props);
  const speech = useStore(desk?.dictation.store ?? nothingLater).part;
  const dictation = useStore<StoreApi<DictationState | undefined>>(speech?.store ?? silence);
  // Files that were let go wait for the part that takes them: they belong to this message.
  const isTaking = useStore(desk?.files.store ?? nothingLater).isAwaited;
  const isLimited = isFreeLimited(sessionState);
  const isAnswering = state.status === 'sending' || state.status === 'streaming';
  const isBlocked = state.status !== 'idle' || isLimited;

  useLayoutEffect(() => {
    if (!flow || !early) return;
    flow.offer(early);
    setEarly('');
  }, [flow, early]);
  const unsaved = useRef('');
  unsaved.current = flow ? '' : early;
  useLayoutEffect(
    () => () => {
      // Taken from the page before there was a conversation to keep it.
      if (unsaved.current)
        chat().then(
          ({ offer }) => offer(unsaved.current),
          () => undefined,
        );
    },
    [chat],
  );

  const send = () => {
    if (desk) desk.send();
    // Nothing leaves unseen: without the guard only that in which there is nothing to see.
    else if (mayIdentify(draft)) notices.notify('error', welcome.failed);
    else void flow?.send();
  };
  const draft = early || (desk ? desk.shown(state.draft, dictation?.interim ?? '') : state.draft);
  const sendable = !isTaking && canSend({ ...state, draft }, sessionState);
  const isReady = isSettled && !isTaking && state.status === 'idle';
  const { isWaiting, press } = useEarlyPress(props, isReady, desk ? undefined : retry, () => {
    if (sendable) send();
  });
  const offered = { ...features, drive: features.drive && props.askDrive !== undefined };
  const part = desk && { desk, features: offered, disabled: isBlocked, inputRef };
  const disabled = isBlocked && (dictation?.status ?? 'idle') === 'idle';
  const placeholder = isLimited
    ? texts.placeholderLimited
    : dictation?.status === 'listening'
      ? texts.placeholderRecording
      : texts.placeholder;
  return (
    <>
      {parts && part && <parts.ComposerAbove {...part} />}
      <ComposerBox
        inputRef={inputRef}
        hadFocus={hadFocus}
        draft={draft}
        disabled={disabled}
        placeholder={placeholder}
        sendable={sendable}
        isWaiting={isWaiting}
        onDraft={desk?.type ?? flow?.setDraft ?? setEarly}
        onSend={press}
        onStop={isAnswering ? flow?.stop : undefined}
        files={parts && part && <parts.ComposerFiles {...part} />}
        tools={
          parts &&
          part && (
            <parts.ComposerTools
              desk={part.desk}
              features={part.features}
              dictation={dictation}
              disabled={isBlocked}
              isLimited={isLimited}
            />
          )
        }
      />
      {parts && (
        <parts.FocusReturn
          inputRef={inputRef}
          hadFocus={hadFocus}
          disabled={disabled}
          isStoppable={isAnswering}
        />
      )}
    </>
  );
}

/** A press before everything is there waits for it, in sight, and then sends. */
function useEarlyPress(
  { failed, onRetry }: ComposerProps,
  isReady: boolean,
  /** Fetches the helpers anew where they were refused. */
  retry: (() => void) | undefined,
  send: () => void,
): { isWaiting: boolean; press: () => void } {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (failed) setWaiting(false);
  }, [failed]);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    send();
  });
  const press = () => {
    if (isReady && !retry) return send();
    setWaiting(true);
    if (failed) onRetry?.();
    if (isReady) retry?.();
  };
  return { isWaiting, press };
}

/** The helpers of writing, once they have been fetched. Without them one can still type, and send what is harmless. */
function useDesk({ flow, askDrive }: ComposerProps) {
  const app = useApp();
  const drive = useRef(askDrive);
  drive.current = askDrive;
  const [ready, setReady] = useState<{ parts?: Parts; desk?: ComposerDesk }>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setReady(undefined);
    setAttempt(attempt + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is the occasion to fetch anew
  useEffect(() => {
    if (!flow) return;
    let gone = false;
    let desk: ComposerDesk | undefined;
    const settle = (parts: Parts) => {
      if (gone) return;
      // Not made anew when the way to Drive becomes known: it may be holding files already.
      desk = parts.createComposerDesk(app, flow, async () => {
        if (!drive.current) throw new Error('This chat has no way to Google Drive: give it `askDrive`.');
        return drive.current();
      });
      setReady({ parts, desk });
    };
    loadParts().then(settle, (error) => {
      tellRefused(error);
      if (!gone) setReady({});
    });
    return () => {
      gone = true;
      desk?.dispose();
      setReady(undefined);
    };
  }, [app, flow, attempt]);
  const hasDrive = askDrive !== undefined;
  useEffect(() => {
    if (hasDrive) ready?.desk?.drive.prepare();
  }, [ready, hasDrive]);
  return { isSettled: ready !== undefined, retry, ...ready };
}

interface ComposerBoxProps extends Pick<ComposerProps, 'inputRef'> {
  /** Kept here: the box may have the focus before anything is there that gives it back. */
  hadFocus: RefObject<boolean>;
  draft: string;
  disabled: boolean;
  placeholder: string;
  sendable: boolean;
  /** What stands there is on its way. */
  isWaiting: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
  onStop: (() => void) | undefined;
  /** Above the text and beside the button that sends. */
  files: ReactNode;
  tools: ReactNode;
}

function ComposerBox(props: ComposerBoxProps) {
  const { inputRef, draft, disabled, sendable, onSend, onStop } = props;
  const texts = useTexts('chat', chatOpeningTexts).composer;
  useGrowth(inputRef, draft);
  const stopPress = useStopPress(onStop);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // While an input method composes, Enter chooses a character; Safari says so only by the key code.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    event.preventDefault();
    if (sendable && !props.isWaiting) onSend();
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
          // A blur by being disabled is not the person's.
          if (!currentTarget.disabled) props.hadFocus.current = false;
        }}
      />
      <div className="vs-composer__row">
        {props.tools}
        {onStop ? (
          <IconButton
            icon={Square}
            label={texts.stop}
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
            busy={props.isWaiting}
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
