import { type DictationState, isDictationOff, readingTexts } from '@vesalio/core';
import { Mic, MicOff } from 'lucide';
import { useLazyAction } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ComposerModel } from '../composer/composer-model.ts';
import { onDemand } from '../lazy-on-demand.ts';

export interface DictationButtonProps {
  model: ComposerModel;
  /** Undefined before the first use; until then only the stored choice is known. */
  state: DictationState | undefined;
  disabled: boolean;
}

/** Starts and stops dictation. Its name and tooltip do not change; `aria-pressed` tells whether dictation is on. */
export function DictationButton({ model, state, disabled }: DictationButtonProps) {
  const { storage } = useApp();
  const texts = useTexts('chat', readingTexts).dictation;
  const { run, isLoading } = useLazyAction(onDemand);
  const isListening = state?.status === 'listening';
  return (
    <IconButton
      icon={(state?.isOff ?? isDictationOff(storage)) ? MicOff : Mic}
      label={texts.start}
      size="small"
      className="vs-dictate"
      aria-pressed={isListening}
      busy={isLoading}
      disabled={disabled && (state?.status ?? 'idle') === 'idle'}
      onPointerEnter={onDemand.prefetch}
      onFocus={onDemand.prefetch}
      onClick={() => void run(model.toggleDictation)}
    />
  );
}
