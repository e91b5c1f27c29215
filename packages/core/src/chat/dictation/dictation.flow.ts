import type { FlowContext } from '../../context.ts';
import { type Id, sameId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { createStore, type StoreApi } from '../../store.ts';
import { dictationTexts } from '../../texts/dictation.ts';
import { DICTATION_CHOICE, isDictationOff } from './dictation-choice.ts';
import { joinDictated } from './dictation-words.ts';

/** The part of the browser's SpeechRecognition that the flow uses. */
export interface SpeechRecognizer {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface SpeechResultEvent {
  results: ArrayLike<{ isFinal: boolean; [index: number]: { transcript: string } | undefined }>;
}

/** What dictation needs from the chat: the draft, and changes of the conversation. */
interface DictationTarget {
  store: Pick<
    StoreApi<{
      draft: string;
      conversationId: Id | null;
      isNewlyCreated: boolean;
      messages: readonly unknown[];
    }>,
    'getState' | 'subscribe'
  >;
  setDraft(text: string): void;
}

export interface DictationState {
  /** `stopping`: asked to stop, but the last words may still arrive. */
  status: 'idle' | 'listening' | 'stopping';
  /** Recognized words that are not in the draft yet. */
  interim: string;
  /**
   * The notice about the maker of the browser: shown before the first recording, or because dictation is switched off.
   */
  notice: 'none' | 'first' | 'off';
  isOff: boolean;
}

/** Dictates into the draft, one utterance at a time. */
export interface DictationFlow {
  store: StoreApi<DictationState>;
  /** Starts listening if the notice is accepted, or stops and keeps the recognized words. */
  toggle(): void;
  /** Ends at once and adds the words on screen to the draft. */
  finish(): void;
  /** Ends at once and drops the words on screen. */
  cancel(): void;
  dismissNotice(): void;
  /** Switches dictation off. No audio is recorded until it is switched on again. */
  switchOff(): void;
  /** Accepts the notice and starts listening. */
  switchOn(): void;
  dispose(): void;
}

/** Milliseconds to wait for the last words after a stop, because some browsers never send `end`. */
const LAST_WORDS_MS = 1500;

/** @param makeRecognizer creates a recognizer of the browser; undefined if there is none */
export function createDictationFlow(
  context: Pick<FlowContext, 'notices' | 'texts' | 'clock' | 'storage'>,
  target: DictationTarget,
  makeRecognizer: () => SpeechRecognizer | undefined,
): DictationFlow {
  const texts = () => context.texts('chat', dictationTexts).dictation;
  const store = createStore<DictationState>(() => ({
    status: 'idle',
    interim: '',
    notice: 'none',
    isOff: isDictationOff(context.storage),
  }));
  let isNoticed = context.storage.get(DICTATION_CHOICE) !== null;
  let current: SpeechRecognizer | undefined;
  let cancelWait: (() => void) | undefined;
  /** The notice of a failure. */
  let failure = 0;

  function fail(code: string): void {
    if (code === 'aborted') return;
    const { errors } = texts();
    const known = Object.entries(errors).find(([name]) => name === code);
    failure = context.notices.notify('error', known?.[1] ?? errors.unknown);
  }

  /** Releases the recognizer and ignores its later events. */
  function end(keep: boolean): void {
    const words = store.getState().interim;
    const ended = current;
    current = undefined;
    cancelWait?.();
    cancelWait = undefined;
    if (ended) {
      ended.onresult = null;
      ended.onerror = null;
      ended.onend = null;
    }
    store.setState({ status: 'idle', interim: '' });
    if (keep && words) append(words);
  }

  function append(words: string): void {
    target.setDraft(joinDictated(target.store.getState().draft, words));
  }

  function takeResults({ results }: SpeechResultEvent): void {
    const parts = Array.from(results);
    const wordsOf = (part: typeof parts) => part.map((result) => result[0]?.transcript ?? '').join('');
    const final = parts.filter(({ isFinal }) => isFinal);
    if (final.length === 0) {
      store.setState({ interim: wordsOf(parts).trim() });
      return;
    }
    const ended = current;
    end(false);
    append(wordsOf(final));
    ignoreErrors(() => ended?.stop());
  }

  function start(): void {
    const recognizer = makeRecognizer();
    if (!recognizer) {
      context.notices.notify('error', texts().errors.unsupported);
      return;
    }
    recognizer.lang = limits.dictationLanguage;
    recognizer.interimResults = true;
    recognizer.continuous = false;
    recognizer.maxAlternatives = 1;
    recognizer.onresult = takeResults;
    recognizer.onerror = ({ error }) => {
      // Some browsers send no `end` after an error.
      end(true);
      fail(error);
    };
    recognizer.onend = () => end(true);
    current = recognizer;
    try {
      recognizer.start();
    } catch {
      end(false);
      context.notices.notify('error', texts().errors.unsupported);
      return;
    }
    // The recognizer may have failed in `start`.
    if (current !== recognizer) return;
    context.notices.dismiss(failure);
    store.setState({ status: 'listening', interim: '' });
  }

  function stop(): void {
    const recognizer = current;
    store.setState({ status: 'stopping' });
    cancelWait = context.clock.after(LAST_WORDS_MS, () => {
      ignoreErrors(() => recognizer?.abort());
      end(true);
    });
    ignoreErrors(() => recognizer?.stop());
  }

  function leave(keep: boolean): void {
    const ended = current;
    end(keep);
    ignoreErrors(() => ended?.abort());
  }

  function remember(choice: 'on' | 'off'): void {
    isNoticed = true;
    context.storage.set(DICTATION_CHOICE, choice);
    store.setState({ notice: 'none', isOff: choice === 'off' });
  }

  const unsubscribe = target.store.subscribe((state, before) => {
    const isOther =
      state.conversationId !== before.conversationId && !sameId(state.conversationId, before.conversationId);
    const isCreatedHere = before.conversationId === null && state.isNewlyCreated;
    const isCleared = before.messages.length > 0 && state.messages.length === 0;
    if (current && ((isOther && !isCreatedHere) || (!isOther && isCleared))) leave(false);
  });

  return {
    store,
    toggle() {
      const { status, isOff } = store.getState();
      if (status === 'listening') stop();
      else if (status === 'stopping') leave(true);
      else if (isOff) store.setState({ notice: 'off' });
      else if (isNoticed || !makeRecognizer()) start();
      else store.setState({ notice: 'first' });
    },
    finish: () => leave(true),
    cancel: () => leave(false),
    dismissNotice: () => store.setState({ notice: 'none' }),
    switchOff() {
      leave(true);
      remember('off');
    },
    switchOn() {
      remember('on');
      start();
    },
    dispose() {
      unsubscribe();
      leave(true);
    },
  };
}

/** Ignores errors, because stopping a recognizer that has already ended may throw. */
function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {
    // The recognizer has ended either way.
  }
}
