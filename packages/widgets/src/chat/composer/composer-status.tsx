import { type ChatFlow, chatTexts } from '@vesalio/core';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Status } from '../../ui/display/status.tsx';
import { useScrollBox } from '../use-scroll-box.ts';
import { focusingInput } from './focusing-input.ts';

export interface ComposerStatusProps {
  flow: ChatFlow;
  isLimited: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onNavigate?: ((to: string) => void) | undefined;
}

/** The notes above the input: upgrade at the free limit, restored draft, and recovery of an unsent text. */
export function ComposerStatus({ flow, isLimited, inputRef, onNavigate }: ComposerStatusProps) {
  const { limit, recover, composer } = useTexts('chat', chatTexts);
  // Here too, because the welcome has no messages that could scroll.
  useScrollBox(inputRef);
  const unsent = useStore(flow.store, (state) => state.unsent);
  const isDraftKept = useStore(flow.store, (state) => state.isDraftKept);
  const isRestored = useStore(flow.store, (state) => state.isDraftRestored && state.draft !== '');
  return (
    <>
      {/* The input already says that the limit is reached. */}
      {isLimited && (onNavigate || isDraftKept) && (
        <div className="vs-composer__upgrade">
          {onNavigate && (
            <Button size="small" variant="primary" onClick={() => onNavigate('/choose-plan')}>
              {limit.upgrade}
            </Button>
          )}
          {isDraftKept && <Status>{limit.draftKept}</Status>}
        </div>
      )}
      {unsent && (
        <div className="vs-note">
          <Status>{recover.text}</Status>
          <Button size="small" disabled={isLimited} onClick={focusingInput(inputRef, flow.recoverUnsent)}>
            {recover.action}
          </Button>
        </div>
      )}
      {isRestored && !isLimited && (
        <div className="vs-note">
          <Status>{composer.draftRestored}</Status>
          <Button size="small" variant="ghost" onClick={focusingInput(inputRef, flow.discardDraft)}>
            {composer.draftDiscard}
          </Button>
        </div>
      )}
    </>
  );
}
