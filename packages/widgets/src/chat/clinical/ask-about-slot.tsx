import type { RefObject } from 'react';
import { useLazy } from '../../lazy.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';
import { usePassage } from './use-passage.ts';

/** Offers to ask about the selected passage of an answer. */
export function AskAboutSlot({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const tools = useChatTools();
  const passage = usePassage(scroller, tools?.features.edit === true);
  const { module } = useLazy(onDemand, passage !== undefined);
  return (
    tools &&
    passage &&
    module && <module.AskAbout {...tools} key={String(passage.range)} passage={passage} scroller={scroller} />
  );
}
