import { type ChatFlow, type IdentifierKind, identifierTexts } from '@vesalio/core';
import { ShieldAlert, ShieldCheck } from 'lucide';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import { Icon } from '../../ui/display/icon.tsx';

export interface GuardBarProps {
  flow: ChatFlow;
  /** Whether files are attached. The browser cannot check their contents for identifiers. */
  hasFiles: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Names the kinds of identifiers found in the text. One press masks or keeps them. */
export function GuardBar({ flow, hasFiles, inputRef }: GuardBarProps) {
  const texts = useTexts('chat', identifierTexts).identifiers;
  const found = useStore(flow.store, (state) => state.identifiers);
  const hasFound = found.length > 0;
  const before = useStore(flow.store, (state) => state.unmasked);
  const isHeld = useStore(flow.store, (state) => state.status === 'held');
  const kinds = joinKinds([...new Set(found.map(({ kind }) => texts.kinds[kind]))], texts.and);
  useEffect(() => {
    const input = inputRef.current;
    // In a small view, the bar would push the buttons of the input out of sight.
    if (hasFound && input?.matches(':focus')) input.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [hasFound, inputRef]);
  const word = (kind: IdentifierKind) => texts.replacement(texts.kinds[kind]);
  const act = (action: () => void) => () => {
    action();
    inputRef.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {hasFound && (
        <div className="vs-guard" part="guard">
          <Icon as={ShieldAlert} size={20} />
          <p className="vs-guard__text">
            <strong>{texts.title}</strong> {kinds}.{hasFiles && <small>{texts.attachments}</small>}
          </p>
          <div className="vs-guard__actions">
            <Button size="small" className="vs-guard__mask" onClick={act(() => flow.maskIdentifiers(word))}>
              {texts.hide}
            </Button>
            <Button size="small" variant="ghost" onClick={act(flow.keepIdentifiers)}>
              {isHeld ? texts.sendAnyway : texts.keep}
            </Button>
          </div>
        </div>
      )}
      {!hasFound && before !== null && (
        <div className="vs-guard vs-guard--done">
          <Icon as={ShieldCheck} size={20} />
          <p className="vs-guard__text">{texts.hidden}</p>
          <div className="vs-guard__actions">
            <Button size="small" variant="ghost" onClick={act(flow.unmaskIdentifiers)}>
              {texts.undo}
            </Button>
          </div>
        </div>
      )}
      <Announcer message={hasFound ? texts.found(kinds, isHeld) : before === null ? '' : texts.hidden} />
    </>
  );
}

function joinKinds(kinds: readonly string[], and: string): string {
  const last = kinds.at(-1) ?? '';
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')}${and}${last}`;
}
