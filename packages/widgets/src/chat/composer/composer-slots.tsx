import { createStore, type DriveState } from '@vesalio/core';
import { memo, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useLazy } from '../../lazy.tsx';
import { AttachIntake } from '../attachments/attach-intake.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import { onDemand } from '../lazy-on-demand.ts';
import type { ComposerModel } from './composer-model.ts';
import { GuardBar } from './guard-bar.tsx';
import { keepAboveKeyboard } from './keyboard-space.ts';

export interface ComposerSlotProps {
  model: ComposerModel;
  features: ChatFeatures;
  disabled: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The parts above the box: the dictation note, the guard, and the drop area for files. Memoized, because the composer
 * renders at every keystroke.
 */
export const ComposerAbove = memo(({ model, features, disabled, inputRef }: ComposerSlotProps) => {
  const hasFiles = useStore(model.flow.store, (state) => state.attachments.length > 0);
  const dictation = useStore(model.dictation);
  const { module } = useStore(onDemand.store);
  useKeyboardSpace(inputRef);
  return (
    <div className="vs-composer__above">
      {features.dictation && dictation && module && (
        <module.DictationNote dictation={dictation} inputRef={inputRef} />
      )}
      <GuardBar flow={model.flow} hasFiles={hasFiles} inputRef={inputRef} />
      {features.attachments && <AttachIntake add={model.addFiles} disabled={disabled} inputRef={inputRef} />}
    </div>
  );
});

function useKeyboardSpace(inputRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    const chat = inputRef.current?.closest<HTMLElement>('.vs-chat');
    return view && chat ? keepAboveKeyboard(chat, view) : undefined;
  }, [inputRef]);
}

const noDrive = createStore<DriveState>(() => ({ status: 'idle', downloading: null }));

/** The attached files, inside the box and above the text. Memoized like the parts above. */
export const ComposerFiles = memo(({ model, disabled, inputRef }: ComposerSlotProps) => {
  const drive = useStore(model.drive);
  const downloading = useStore(drive?.store ?? noDrive, (state) => state.downloading);
  const hasFiles = useStore(model.flow.store, (state) => state.attachments.length > 0);
  const { module } = useLazy(onDemand, hasFiles || downloading !== null);
  return (
    module && (
      <module.AttachList
        flow={model.flow}
        disabled={disabled}
        downloading={downloading}
        inputRef={inputRef}
      />
    )
  );
});
