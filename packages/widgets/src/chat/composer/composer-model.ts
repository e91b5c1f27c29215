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
import { onDemand } from '../lazy-on-demand.ts';

type OnDemand = Awaited<ReturnType<typeof onDemand.load>>;

/** The composer's actions and tools: files, dictation and Drive. */
export interface ComposerModel {
  flow: ChatFlow;
  /** Adds files. A question sent in the meantime waits for them. Never rejects. */
  addFiles: AttachmentsFlow['add'];
  /** Undefined until the first use. */
  dictation: StoreApi<DictationFlow | undefined>;
  drive: StoreApi<DriveFlow | undefined>;
  toggleDictation(module: OnDemand): void;
  enableDrive(module: OnDemand): void;
  /** Takes the content of the box after a key press. */
  type(text: string): void;
  /** Sends the text on screen. */
  send(): void;
  dispose(): void;
}

/** @param askDrive opens Google Drive with the current keys; a host may provide them later */
export function createComposerModel(app: App, flow: ChatFlow, askDrive: AskDrive): ComposerModel {
  let files: AttachmentsFlow | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  /** Number of chosen files that are waiting for the module that reads them. */
  let waiting = 0;
  const dictation = createStore<DictationFlow | undefined>(() => undefined);
  const drive = createStore<DriveFlow | undefined>(() => undefined);
  let isDisposed = false;

  /** Discards files that arrive after the composer is disposed. */
  const addFiles: AttachmentsFlow['add'] = async (picked, via) => {
    waiting += picked.length;
    const reading = onDemand
      .load()
      .catch(() => notifyLoadFailure(app))
      .then((module) => {
        waiting -= picked.length;
        if (!module || isDisposed) return;
        files ??= module.createAttachmentsFlow(app, flow);
        return files.add(picked, via);
      });
    adding = Promise.all([adding, reading]);
    await reading;
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
      // If the user edits words during dictation, they become typed words.
      if (spoken) speech?.cancel();
      flow.setDraft(text);
    },
    send() {
      const speech = dictation.getState();
      const state = flow.store.getState();
      // A press may come before the last key has rendered, so the state of the button does not decide.
      const draft = joinDictated(state.draft, speech?.store.getState().interim ?? '');
      const read = state.attachments.filter(({ isLoading }) => !isLoading);
      const expected = state.attachments.length + waiting;
      if (!canSend({ ...state, draft, attachments: read }, app.session.getState())) return;
      speech?.finish();
      if (read.length === expected) return void flow.send();
      void adding.then(() => {
        const now = flow.store.getState();
        // If the question has changed or a file was rejected, the person must send again.
        if (now.draft === draft && now.attachments.length === expected) void flow.send();
      });
    },
    dispose() {
      isDisposed = true;
      dictation.getState()?.dispose();
      drive.getState()?.dispose();
    },
  };
}
