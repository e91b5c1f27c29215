import {
  type App,
  type AskDrive,
  type AttachmentsFlow,
  type ChatFlow,
  type ChatState,
  type DictationFlow,
  type DriveFlow,
  joinDictated,
  mayIdentify,
} from '@vesalio/core';
import { createLater, type Later } from './composer-later.ts';
import type { Guard } from './guard.ts';

type DictationPart = Pick<typeof import('../dictation/composer-dictation.tsx'), 'DictationNote'> &
  DictationFlow;
type DrivePart = Pick<typeof import('../drive/composer-drive.tsx'), 'DriveButton'> & DriveFlow;
type GuardPart = Pick<typeof import('./composer-guard.tsx'), 'GuardBar'> & Guard;
type FilesPart = Pick<typeof import('./composer-files.tsx'), 'AttachList'> & AttachmentsFlow;

/** Everything that helps to write a message: files, speech, the cloud, and the eye on identifiers. */
export interface ComposerDesk {
  flow: ChatFlow;
  files: Later<FilesPart>;
  dictation: Later<DictationPart>;
  drive: Later<DrivePart>;
  guard: Later<GuardPart>;
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
    const { DictationNote, createDictation } = await import('../dictation/composer-dictation.tsx');
    return { DictationNote, ...createDictation(app, flow) };
  });
  const addFiles: AttachmentsFlow['add'] = (list, via) => files.use(({ add }) => add(list, via));
  const drive = createLater(app, async () => {
    const { DriveButton, createDriveFlow } = await import('../drive/composer-drive.tsx');
    return { DriveButton, ...createDriveFlow(app, flow, addFiles, askDrive) };
  });
  const guard = createLater(app, async () => {
    const { GuardBar, createGuard } = await import('./composer-guard.tsx');
    return { GuardBar, ...createGuard(app, flow, () => send()) };
  });
  // What is attached stands in the list; what may identify somebody is looked at.
  const follow = ({ attachments, draft }: ChatState) => {
    if (attachments.length > 0) files.prepare();
    if (mayIdentify(draft)) guard.prepare();
  };
  const stop = flow.store.subscribe(follow);
  follow(flow.store.getState());
  const dictating = () => dictation.store.getState().part;
  const send = () => {
    dictating()?.finish();
    const { part, isAwaited } = guard.store.getState();
    const { conversationId, draft } = flow.store.getState();
    // Nothing leaves unseen: it waits for who looks.
    if (isAwaited) return;
    // Meanwhile another conversation may have been opened: its draft was not meant.
    const isHere = () => flow.store.getState().conversationId === conversationId;
    if (!part && mayIdentify(draft)) void guard.use(() => isHere() && send());
    else if (part?.allows() ?? true) void flow.send();
  };
  return {
    flow,
    files,
    dictation,
    drive,
    guard,
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
      stop();
      for (const part of [files, dictation, drive, guard]) part.dispose();
    },
  };
}
