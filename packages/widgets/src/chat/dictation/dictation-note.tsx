import { type DictationFlow, dictationTexts } from '@vesalio/core';
import { Mic } from 'lucide';
import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { focusingInput } from '../composer/focusing-input.ts';

interface DictationNoteProps {
  dictation: DictationFlow;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The notice about who may hear the audio. It appears before the first recording and can turn dictation off. */
export function DictationNote({ dictation, inputRef }: DictationNoteProps) {
  const { notices } = useApp();
  const texts = useTexts('chat', dictationTexts).dictation;
  const { status, notice } = useStore(dictation.store);
  const isListening = status === 'listening';
  const hasListened = useRef(false);
  hasListened.current ||= isListening;
  const ended = hasListened.current ? texts.ended : '';
  const said = isListening ? texts.listening : notice !== 'none' ? texts.privacy : ended;

  const switchOff = () => {
    dictation.switchOff();
    notices.notify('info', texts.turnedOff);
  };
  return (
    <>
      {notice !== 'none' && (
        <section className="vs-guard vs-guard--info" aria-label={texts.privacyTitle}>
          <Icon as={Mic} size={20} />
          <p className="vs-guard__text">{texts.privacy}</p>
          <div className="vs-guard__actions">
            <Button size="small" variant="primary" onClick={focusingInput(inputRef, dictation.switchOn)}>
              {texts.privacyAccept}
            </Button>
            {notice === 'first' ? (
              <Button size="small" variant="ghost" onClick={focusingInput(inputRef, switchOff)}>
                {texts.turnOff}
              </Button>
            ) : (
              <Button size="small" variant="ghost" onClick={focusingInput(inputRef, dictation.dismissNotice)}>
                {texts.stayOff}
              </Button>
            )}
          </div>
        </section>
      )}
      <Announcer message={said} />
    </>
  );
}
