import type { Reference } from '@vesalio/core';
import { type ReactNode, useMemo, useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { sources } from '../sources/lazy-sources.ts';
import { type Marks, MarksContext, type OpenPopup } from './marks-context.ts';
import type { AnswerCheck } from './use-answer-check.ts';

export interface MarksProviderProps {
  check: AnswerCheck | undefined;
  references: readonly Reference[];
  children: ReactNode;
}

/** The marks of an answer's sentences, and one popup for all of them. */
export function MarksProvider({ check, references, children }: MarksProviderProps) {
  const [open, setOpen] = useState<OpenPopup>();
  const done = check !== 'failed' ? check : undefined;
  const marks = done?.marks;
  const value = useMemo<Marks>(
    () => ({
      marks,
      open,
      toggle: (popup) => setOpen((before) => (before?.sentence === popup.sentence ? undefined : popup)),
    }),
    [marks, open],
  );
  const close = () => setOpen(undefined);
  return (
    <MarksContext.Provider value={value}>
      {children}
      {open && (
        <LazyView of={sources} onFail={close}>
          {({ ProofPopup }) => (
            <ProofPopup
              key={open.sentence.place.start}
              sentence={open.sentence}
              references={references}
              anchor={open.anchor}
              takesFocus={open.takesFocus}
              onClose={close}
            />
          )}
        </LazyView>
      )}
    </MarksContext.Provider>
  );
}
