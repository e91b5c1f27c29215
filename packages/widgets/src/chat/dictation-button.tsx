import { chatTexts, type DictationFlow } from '@vesalio/core';
import { Mic, MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';

/** Begins and ends dictation. Its name stays the same; whether it listens is its state. */
export function DictationButton({ dictation, disabled }: { dictation: DictationFlow; disabled: boolean }) {
  const texts = useTexts('chat', chatTexts).dictation;
  const { status, isOff } = useStore(dictation.store);
  const isListening = status === 'listening';
  return (
    <IconButton
      icon={isOff ? MicOff : Mic}
      label={texts.start}
      title={isListening ? texts.stop : texts.start}
      size="small"
      className="vs-dictate"
      aria-pressed={isListening}
      disabled={disabled && status === 'idle'}
      onClick={dictation.toggle}
    />
  );
}
