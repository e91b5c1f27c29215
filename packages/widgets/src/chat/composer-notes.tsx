import { type ChatFlow, chatTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';

/** Where the words in the box come from, when they were not just typed; and words that wait to come back. */
export function ComposerNotes({ flow, disabled }: { flow: ChatFlow; disabled: boolean }) {
  const texts = useTexts('chat', chatTexts);
  const isRestored = useStore(flow.store, (state) => state.isDraftRestored && state.draft !== '');
  const hasUnsent = useStore(flow.store, (state) => state.unsent !== null);
  return (
    <>
      {isRestored && !disabled && (
        <p className="vs-composer__note" role="status">
          {texts.composer.draftRestored}{' '}
          <button type="button" className="vs-link" onClick={flow.discardDraft}>
            {texts.composer.draftDiscard}
          </button>
        </p>
      )}
      {hasUnsent && (
        <p className="vs-composer__note" role="status">
          {texts.recover.text}{' '}
          <button type="button" className="vs-link" disabled={disabled} onClick={flow.recoverUnsent}>
            {texts.recover.action}
          </button>
        </p>
      )}
    </>
  );
}
