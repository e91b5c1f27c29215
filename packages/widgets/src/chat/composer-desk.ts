import {
  type App,
  type AskDrive,
  type AttachmentsFlow,
  type ChatFlow,
  createAttachmentsFlow,
  createDictationFlow,
  createDriveFlow,
  type DictationFlow,
  type DriveFlow,
  joinDictated,
} from '@vesalio/core';
import { makeSpeechRecognizer } from './dictation-browser.ts';
import { createGuard, type Guard } from './guard.ts';

/** Everything that helps to write a message: files, speech, the cloud, and the eye on identifiers. */
export interface ComposerDesk {
  flow: ChatFlow;
  attachments: AttachmentsFlow;
  dictation: DictationFlow;
  drive: DriveFlow | undefined;
  guard: Guard;
  /** The draft as it stands on screen, the words being dictated included. */
  shown(draft: string, interim: string): string;
  /** What the box holds after a key press. */
  type(text: string): void;
  /** Sends what stands on screen, unless the guard asks for a look first. */
  send(): void;
  dispose(): void;
}

export function createComposerDesk(app: App, flow: ChatFlow, askDrive: AskDrive | undefined): ComposerDesk {
  const attachments = createAttachmentsFlow(app, flow);
  const dictation = createDictationFlow(app, flow, makeSpeechRecognizer);
  const drive = askDrive && createDriveFlow(app, flow, attachments.add, askDrive);
  const guard = createGuard(app, flow);
  return {
    flow,
    attachments,
    dictation,
    drive,
    guard,
    shown: joinDictated,
    type(text) {
      const { interim } = dictation.store.getState();
      const { draft } = flow.store.getState();
      const spoken = joinDictated(draft, interim).slice(draft.length);
      if (spoken && text.endsWith(spoken)) return flow.setDraft(text.slice(0, -spoken.length));
      // The words being dictated were edited: from here on they are typed ones.
      if (spoken) dictation.cancel();
      flow.setDraft(text);
    },
    send() {
      dictation.finish();
      if (guard.allows()) void flow.send();
    },
    dispose() {
      dictation.dispose();
      drive?.dispose();
      guard.dispose();
    },
  };
}
