import type { DriveState } from '@vesalio/core';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { AttachIntake } from './attach-intake.tsx';
import type { ChatFeatures } from './chat-features.ts';
import type { ComposerDesk } from './composer-desk.ts';
import { useKeyboardRoom } from './composer-keyboard.ts';

export { createComposerDesk } from './composer-desk.ts';
export { FocusReturn } from './composer-focus.ts';
export { ComposerTools } from './composer-tools.tsx';

export interface ComposerPartsProps {
  desk: ComposerDesk;
  features: ChatFeatures;
  disabled: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** What stands above the box: what dictation says, the guard, and the place to drop files. */
export function ComposerAbove({ desk, features, disabled, inputRef }: ComposerPartsProps) {
  const hasFiles = useStore(desk.flow.store, (state) => state.attachments.length > 0);
  const speech = useStore(desk.dictation.store).part;
  const bar = useStore(desk.bar.store).part;
  useKeyboardRoom(inputRef);
  return (
    <div className="vs-composer__above">
      {features.dictation && speech && <speech.DictationNote dictation={speech} />}
      {bar && <bar.GuardBar guard={desk.guard} hasFiles={hasFiles} inputRef={inputRef} />}
      {features.attachments && <AttachIntake add={desk.addFiles} disabled={disabled} inputRef={inputRef} />}
    </div>
  );
}

const noDrive = createStore<DriveState>(() => ({ status: 'idle', downloading: null }));

/** The files inside the box, above the text. */
export function ComposerFiles({ desk, disabled, inputRef }: ComposerPartsProps) {
  const files = useStore(desk.files.store).part;
  const drive = useStore(desk.drive.store).part;
  const downloading = useStore(drive?.store ?? noDrive, (state) => state.downloading);
  if (!files) return null;
  return (
    <files.AttachList flow={desk.flow} disabled={disabled} downloading={downloading} inputRef={inputRef} />
  );
}
