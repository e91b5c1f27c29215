import type { DriveState } from '@vesalio/core';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { AttachIntake } from '../attachments/attach-intake.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import type { ComposerDesk } from './composer-desk.ts';

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
  const guard = useStore(desk.guard.store).part;
  useKeyboardRoom(inputRef);
  return (
    <div className="vs-composer__above">
      {features.dictation && speech && <speech.DictationNote dictation={speech} />}
      {guard && <guard.GuardBar guard={guard} hasFiles={hasFiles} inputRef={inputRef} />}
      {features.attachments && <AttachIntake add={desk.addFiles} disabled={disabled} inputRef={inputRef} />}
    </div>
  );
}

/** Keeps the input above a keyboard that covers the page; fetched when one first does. */
function useKeyboardRoom(inputRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    const chat = inputRef.current?.closest<HTMLElement>('.vs-chat');
    if (!view || !chat) return;
    let stop: (() => void) | undefined;
    const off = new AbortController();
    const begin = () =>
      import('./composer-keyboard.ts').then(
        ({ keepAboveKeyboard }) => {
          if (!off.signal.aborted) stop = keepAboveKeyboard(chat, view);
        },
        () => undefined,
      );
    view.addEventListener('resize', begin, { once: true, signal: off.signal });
    if (view.height < innerHeight) begin();
    return () => {
      off.abort();
      stop?.();
    };
  }, [inputRef]);
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
