import {
  type AskDrive,
  blankChat,
  type ChatFlow,
  type ChatState,
  canSend,
  chatTexts,
  createStore,
  type DictationFlow,
  type DictationState,
  type Id,
  isAnswering,
  isBusy,
  isFreeLimited,
  joinDictated,
  type StoreApi,
} from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import type { OpenChat } from '../open-chat.ts';
import { ComposerBox } from './composer-box.tsx';
import type { ComposerModel } from './composer-model.ts';

export interface ComposerProps {
  /** Undefined until the conversation is loaded. Before that, the user can already type and press Enter. */
  chat: OpenChat | undefined;
  /** Waits for the conversation, and loads it again after a failure. Resolves to undefined after unmounting. */
  ready: () => Promise<OpenChat | undefined>;
  /** The conversation that the host shows. */
  conversationId: Id | null;
  /** Text typed before the first render. */
  initialText?: string | undefined;
  features: ChatFeatures;
  /** The text box, for callers that move the focus. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Opens Google Drive, if the host offers it. */
  askDrive?: AskDrive | undefined;
}

/** Empty stores, used until the module of the second moment is loaded. */
export const emptyChat = createStore<ChatState>(() => blankChat);
const noDictation = createStore<DictationState | undefined>(() => undefined);
const noDictationFlow: StoreApi<DictationFlow | undefined> = createStore(() => undefined);

/** The input at the bottom of the chat. Text typed before the conversation is loaded becomes its draft. */
export function Composer(props: ComposerProps) {
  const { chat, features, inputRef } = props;
  const flow = chat?.flow;
  const { session, chat: openChat } = useApp();
  const texts = useTexts('chat', chatTexts).composer;
  const [early, setEarly] = useState(props.initialText ?? '');
  const hadFocus = useRef(false);
  const state = useStore(flow?.store ?? emptyChat);
  const sessionState = useStore(session);
  const model = useComposerModel(props);
  const speech = useStore(model?.dictation ?? noDictationFlow);
  const dictation = useStore<StoreApi<DictationState | undefined>>(speech?.store ?? noDictation);
  const isLimited = isFreeLimited(sessionState);
  const isBlocked = isBusy(state) || isLimited;

  useLayoutEffect(() => {
    if (!flow || !early) return;
    flow.appendDraft(early);
    setEarly('');
  }, [flow, early]);

  const draft = early || joinDictated(state.draft, dictation?.interim ?? '');
  const sendable = canSend({ ...state, draft }, sessionState);
  const isReady = model !== undefined && !isBusy(state);
  const { isWaiting, press, withdraw } = useEarlyPress(isReady, props.ready, (loaded) => {
    if (!loaded) return model?.send();
    setEarly('');
    // The last key press may not have been rendered yet.
    loaded.appendDraft(inputRef.current?.value ?? '');
    void loaded.send();
  });
  useEarlyText(props.conversationId, openChat, {
    text: flow ? '' : early,
    setText: setEarly,
    withdraw,
  });
  const disabled = isBlocked && (dictation?.status ?? 'idle') === 'idle';
  const placeholder = isLimited
    ? texts.placeholderLimited
    : dictation?.status === 'listening'
      ? texts.placeholderRecording
      : texts.placeholder;
  const slot = model && {
    model,
    features,
    disabled: isBlocked,
    inputRef,
  };
  return (
    <>
      {chat && slot && <chat.ComposerAbove {...slot} />}
      <ComposerBox
        inputRef={inputRef}
        hadFocus={hadFocus}
        draft={draft}
        disabled={disabled}
        placeholder={placeholder}
        sendable={sendable}
        isWaiting={isWaiting}
        isSending={state.status === 'waiting'}
        onDraft={model?.type ?? flow?.setDraft ?? setEarly}
        onSend={press}
        onStop={isAnswering(state) ? flow?.stop : undefined}
        files={chat && slot && <chat.ComposerFiles {...slot} />}
        tools={chat && slot && <chat.ComposerTools {...slot} dictation={dictation} isLimited={isLimited} />}
      />
      {chat && (
        <chat.FocusReturn
          inputRef={inputRef}
          hadFocus={hadFocus}
          disabled={disabled}
          isStoppable={isAnswering(state)}
        />
      )}
    </>
  );
}

interface EarlyText {
  text: string;
  setText: (text: string) => void;
  /** Withdraws a waiting press. Returns whether there was one. */
  withdraw: () => boolean;
}

/**
 * Text and a press from before the chat was loaded belong to their conversation, even if the host has opened another.
 */
function useEarlyText(conversationId: Id | null, openChat: () => Promise<ChatFlow>, early: EarlyText): void {
  const current = useRef(early);
  current.current = early;
  useLayoutEffect(
    () => () => {
      const { text, setText, withdraw } = current.current;
      const isPressed = withdraw();
      if (!text) return;
      setText('');
      openChat().then(
        ({ store, select, appendDraft, send }) => {
          const open = store.getState().conversationId;
          void select(conversationId);
          appendDraft(text);
          if (isPressed) void send();
          void select(open);
        },
        () => setText(text),
      );
    },
    [openChat, conversationId],
  );
}

/**
 * A press before the conversation is loaded shows that it is waiting, and sends after loading.
 * @param send gets the flow if it was just loaded: the question is sent while the rest renders
 */
function useEarlyPress(isReady: boolean, ready: ComposerProps['ready'], send: (loaded?: ChatFlow) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const pressed = useRef<object | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at every key, and an effect then costs a second frame.
  useEffect(() => {
    if (!isReady) return;
    pressed.current = undefined;
    if (!isWaiting) return;
    setWaiting(false);
    send();
  }, [isReady, isWaiting]);
  const withdraw = () => {
    pressed.current = undefined;
    setWaiting(false);
    return isWaiting;
  };
  const press = () => {
    if (isReady) return send();
    if (pressed.current) return;
    const mine = {};
    pressed.current = mine;
    setWaiting(true);
    ready().then(
      (chat) => {
        // While a history is loading, the effect above waits and sends later.
        if (!chat || pressed.current !== mine || isBusy(chat.flow.store.getState())) return;
        setWaiting(false);
        send(chat.flow);
      },
      () => pressed.current === mine && withdraw(),
    );
  };
  return { isWaiting, press, withdraw };
}

function useComposerModel({ chat, askDrive }: ComposerProps): ComposerModel | undefined {
  const app = useApp();
  const drive = useRef(askDrive);
  drive.current = askDrive;
  const [model, setModel] = useState<ComposerModel>();
  useLayoutEffect(() => {
    if (!chat) return;
    // The model survives a change of the host's `askDrive`, because it may already hold files.
    const made = chat.createComposerModel(app, chat.flow, async () => {
      if (!drive.current) throw new Error('This chat has no way to Google Drive: give it `askDrive`.');
      return drive.current();
    });
    setModel(made);
    return () => {
      made.dispose();
      setModel(undefined);
    };
  }, [app, chat]);
  return model;
}
