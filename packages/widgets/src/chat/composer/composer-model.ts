import {
  type App,
  type AskDrive,
  type AttachmentsFlow,
  type ChatFlow,
  canSend,
  createStore,
  type DictationFlow,
  type DriveFlow,
  joinDictated,
  type StoreApi,
} from '@vesalio/core';
import { notifyLoadFailure } from '../../lazy.tsx';
import { extras } from '../lazy-extras.ts';
import type { onDemand } from '../lazy-on-demand.ts';

type Extras = Awaited<ReturnType<typeof extras.load>>;
type OnDemand = Awaited<ReturnType<typeof onDemand.load>>;

/** Everything that helps to write a message: files, speech and Drive. */
export interface ComposerModel {
  flow: ChatFlow;
  /** Adds files; a question that is sent meanwhile waits for them. Never rejects. */
  addFiles: AttachmentsFlow['add'];
  /** Undefined until the first use. */
  dictation: StoreApi<DictationFlow | undefined>;
  drive: StoreApi<DriveFlow | undefined>;
  toggleDictation(extras: Extras): void;
  enableDrive(module: OnDemand): void;
  /** Takes what the box holds after a key press. */
  type(text: string): void;
  /** Sends the text on screen. */
  send(): void;
  dispose(): void;
}

/** @param askDrive opens Google Drive with the keys of this moment; a host may learn them later */
export function createComposerModel(app: App, flow: ChatFlow, askDrive: AskDrive): ComposerModel {
  let files: AttachmentsFlow | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  const dictation = createStore<DictationFlow | undefined>(() => undefined);
  const drive = createStore<DriveFlow | undefined>(() => undefined);
  let isDisposed = false;

  /** Files that arrive after the composer is gone are dropped with it. */
  const addFiles: AttachmentsFlow['add'] = async (picked, via) => {
    const loading = extras.load().then(
      ({ createAttachmentsFlow }) => {
        files ??= createAttachmentsFlow(app, flow);
      },
      () => notifyLoadFailure(app),
    );
    adding = loading;
    await loading;
    if (!isDisposed) await files?.add(picked, via);
  };

  return {
    flow,
    addFiles,
    dictation,
    drive,
    toggleDictation({ createDictationFlow, makeSpeechRecognizer }) {
      if (isDisposed) return;
      if (!dictation.getState())
        dictation.setState(createDictationFlow(app, flow, makeSpeechRecognizer), true);
      dictation.getState()?.toggle();
    },
    enableDrive({ createDriveFlow }) {
      if (!isDisposed && !drive.getState())
        drive.setState(createDriveFlow(app, flow, addFiles, askDrive), true);
    },
    type(text) {
      const speech = dictation.getState();
      const { draft } = flow.store.getState();
      const spoken = speech ? joinDictated(draft, speech.store.getState().interim).slice(draft.length) : '';
      if (spoken && text.endsWith(spoken)) return flow.setDraft(text.slice(0, -spoken.length));
      // Words being dictated that the user edits become typed words.
      if (spoken) speech?.cancel();
      flow.setDraft(text);
    },
    send() {
      const speech = dictation.getState();
      const state = flow.store.getState();
      // A press may come before the last key is drawn, so the button's state does not decide.
      const draft = joinDictated(state.draft, speech?.store.getState().interim ?? '');
      if (!canSend({ ...state, draft }, app.session.getState())) return;
      speech?.finish();
      void adding.then(flow.send);
    },
    dispose() {
      isDisposed = true;
      dictation.getState()?.dispose();
      drive.getState()?.dispose();
    },
  };
}
