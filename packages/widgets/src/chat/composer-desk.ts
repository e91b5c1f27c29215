import {
  type App,
  type AskDrive,
  type AttachmentsFlow,
  type ChatFlow,
  type DictationFlow,
  type DriveFlow,
  joinDictated,
} from '@vesalio/core';
import { createLater, type Later } from './composer-later.ts';
import { createGuard, type Guard } from './guard.ts';

type DictationPart = Pick<typeof import('./composer-dictation.tsx'), 'DictationNote'> & DictationFlow;
type DrivePart = Pick<typeof import('./composer-drive.tsx'), 'DriveButton'> & DriveFlow;
type FilesPart = Pick<typeof import('./composer-files.tsx'), 'AttachList'> & AttachmentsFlow;

/** Everything that helps to write a message: files, speech, the cloud, and the eye on identifiers. */
export interface ComposerDesk {
  flow: ChatFlow;
  files: Later<FilesPart>;
  dictation: Later<DictationPart>;
  drive: Later<DrivePart>;
  guard: Guard;
  bar: Later<typeof import('./guard-bar.tsx')>;
  addFiles: AttachmentsFlow['add'];
  /** The draft as it stands on screen, the words being dictated included. */
  shown(draft: string, interim: string): string;
  /** What the box holds after a key press. */
  type(text: string): void;
  /** Sends what stands on screen, unless the guard asks for a look first. */
  send(): void;
  dispose(): void;
}

/** @param askDrive the way to Google Drive of the moment: which one there is, a host may learn while one writes */
export function createComposerDesk(app: App, flow: ChatFlow, askDrive: AskDrive): ComposerDesk {
  const files = createLater(app, async () => {
    const { AttachList, createAttachmentsFlow } = await import('./composer-files.tsx');
    return { AttachList, ...createAttachmentsFlow(app, flow) };
  });
  const dictation = createLater(app, async () => {
    const { DictationNote, createDictation } = await import('./composer-dictation.tsx');
    return { DictationNote, ...createDictation(app, flow) };
  });
  const addFiles: AttachmentsFlow['add'] = (list, via) => files.use(({ add }) => add(list, via));
  const drive = createLater(app, async () => {
    const { DriveButton, createDriveFlow } = await import('./composer-drive.tsx');
    return { DriveButton, ...createDriveFlow(app, flow, addFiles, askDrive) };
  });
  const bar = createLater(app, () => import('./guard-bar.tsx'));
  const names = createLater(app, () => import('./guard-names.ts'));
  const guard = createGuard(app, flow, {
    isTold: () => bar.store.getState().part !== undefined,
    findNames: () => names.store.getState().part?.findNames,
    fetchNames: names.prepare,
    send: () => send(),
  });
  // What was found is told by the bar; what is attached stands in the list.
  const stops = [
    guard.store.subscribe(({ found }) => found.length > 0 && bar.prepare()),
    flow.store.subscribe(({ attachments }) => attachments.length > 0 && files.prepare()),
  ];
  if (flow.store.getState().attachments.length > 0) files.prepare();
  const dictating = () => dictation.store.getState().part;
  const send = () => {
    dictating()?.finish();
    // Nothing leaves unseen: it waits for what the guard needs to look.
    if (names.store.getState().isAwaited) return;
    const { conversationId } = flow.store.getState();
    // Meanwhile another conversation may have been opened: its draft was not meant.
    const isHere = () => flow.store.getState().conversationId === conversationId;
    if (guard.isBlind()) void names.use(() => isHere() && send());
    else if (guard.allows()) void flow.send();
    else void bar.use();
  };
  return {
    flow,
    files,
    dictation,
    drive,
    guard,
    bar,
    addFiles,
    shown: joinDictated,
    type(text) {
      const speech = dictating();
      const { draft } = flow.store.getState();
      const spoken = speech ? joinDictated(draft, speech.store.getState().interim).slice(draft.length) : '';
      if (spoken && text.endsWith(spoken)) return flow.setDraft(text.slice(0, -spoken.length));
      // The words being dictated were edited: from here on they are typed ones.
      if (spoken) speech?.cancel();
      flow.setDraft(text);
    },
    send,
    dispose() {
      for (const stop of stops) stop();
      for (const part of [files, dictation, drive, bar, names]) part.dispose();
      guard.dispose();
    },
  };
}
