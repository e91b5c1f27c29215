import type { DriveState } from '@vesalio/core';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { AttachIntake } from './attach-intake.tsx';
import { AttachList } from './attach-list.tsx';
import type { ChatFeatures } from './chat-features.ts';
import type { ComposerDesk } from './composer-desk.ts';
import { useKeyboardRoom } from './composer-keyboard.ts';
import { DictationNote } from './dictation-note.tsx';
import { GuardBar } from './guard-bar.tsx';

export { createComposerDesk } from './composer-desk.ts';
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
  useKeyboardRoom(inputRef);
  return (
    <div className="vs-composer__above">
      {features.dictation && <DictationNote dictation={desk.dictation} />}
      <GuardBar guard={desk.guard} hasFiles={hasFiles} inputRef={inputRef} />
      {features.attachments && (
        <AttachIntake attachments={desk.attachments} disabled={disabled} inputRef={inputRef} />
      )}
    </div>
  );
}

const noDrive = createStore<DriveState>(() => ({ status: 'idle', downloading: null }));

/** The files inside the box, above the text. */
export function ComposerFiles({ desk, disabled, inputRef }: ComposerPartsProps) {
  const downloading = useStore(desk.drive?.store ?? noDrive, (state) => state.downloading);
  return <AttachList flow={desk.flow} disabled={disabled} downloading={downloading} inputRef={inputRef} />;
}
