import { chatToolTexts, type DictationState, isDictationOff } from '@vesalio/core';
import { Mic, MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ComposerDesk } from '../composer/composer-desk.ts';

export interface DictationButtonProps {
  desk: ComposerDesk;
  /** As far as it is known: before the first press only the choice of an earlier one. */
  state: DictationState | undefined;
  disabled: boolean;
}

/** Begins and ends dictation. Its name stays the same; whether it listens is its state. */
export function DictationButton({ desk: { dictation }, state, disabled }: DictationButtonProps) {
  const { storage } = useApp();
  const texts = useTexts('chat', chatToolTexts).dictation;
  const isAwaited = useStore(dictation.store, (later) => later.isAwaited);
  const isListening = state?.status === 'listening';
  return (
    <IconButton
      icon={(state?.isOff ?? isDictationOff(storage)) ? MicOff : Mic}
      label={texts.start}
      title={isListening ? texts.stop : texts.start}
      size="small"
      className="vs-dictate"
      aria-pressed={isListening}
      busy={isAwaited}
      disabled={disabled && (state?.status ?? 'idle') === 'idle'}
      onPointerEnter={dictation.prepare}
      onFocus={dictation.prepare}
      onClick={() => void dictation.use(({ toggle }) => toggle())}
    />
  );
}
