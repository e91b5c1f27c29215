import { type ChatFlow, editTexts } from '@vesalio/core';
import { MessageSquareQuote } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import type { Passage } from './use-passage.ts';

export interface AskAboutProps {
  flow: ChatFlow;
  passage: Passage;
  scroller: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

const LONGEST_QUOTE = 600;
const GAP = 8;

/** 'Perguntar sobre isto' below a selected passage. Enter in the list of messages does the same. */
export function AskAbout({ flow, passage, scroller, inputRef }: AskAboutProps) {
  const texts = useTexts('chat', editTexts).edit;
  const [isDismissed, setDismissed] = useState(false);
  // The page may change below the selection.
  const [text] = useState(() => textOf(passage.range));
  const box = useRef<HTMLDivElement>(null);

  const quote = () => {
    const { draft } = flow.store.getState();
    const letters = [...text];
    const cut = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE - 1).join('')}…` : text;
    // No '> ' as in a quote: a question is plain text, and '> 65 anos' is a comparison.
    flow.setDraft(`${draft.trim() === '' ? '' : `${draft}\n\n`}“${cut}”\n\n`);
    setDismissed(true);
    const input = inputRef.current;
    input?.focus();
    // Waits until the draft has been rendered.
    setTimeout(() => input?.setSelectionRange(input.value.length, input.value.length));
  };
  const act = useRef(quote);
  act.current = quote;

  useLayoutEffect(() => {
    const { current } = box;
    const parent = current?.offsetParent?.getBoundingClientRect();
    if (!current || !parent) return;
    const { width, height } = current.getBoundingClientRect();
    const scale = width / current.offsetWidth || 1;
    const left = Math.min(Math.max(passage.rect.left - parent.left, GAP), parent.width - width - GAP);
    const top = Math.min(passage.rect.bottom - parent.top + GAP, parent.height - height - GAP);
    current.style.insetInlineStart = `${Math.max(GAP, left / scale)}px`;
    current.style.insetBlockStart = `${Math.max(GAP, top / scale)}px`;
  }, [passage]);
  useEffect(() => {
    const log = scroller.current;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
      const isOnLog = event.target === log || event.composedPath()[0] === log;
      if (event.key !== 'Enter' || !isOnLog || text === '') return;
      event.preventDefault();
      act.current();
    };
    log?.addEventListener('keydown', press);
    return () => log?.removeEventListener('keydown', press);
  }, [scroller, text]);

  if (isDismissed || text === '') return null;
  return (
    <div ref={box} className="vs-ask-about vs-no-print">
      {/* Keeps the selection during the press. */}
      <Button
        size="small"
        icon={MessageSquareQuote}
        onPointerDown={(event) => event.preventDefault()}
        onClick={quote}
      >
        {texts.askAbout}
      </Button>
      <Announcer message={texts.selected} />
    </div>
  );
}

/** The text of a range, without reference numbers. */
function textOf(range: Range): string {
  const copy = range.cloneContents();
  for (const button of copy.querySelectorAll('button, .vs-visually-hidden')) button.remove();
  for (const block of copy.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th, br')) block.append(' ');
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
}
