import type { ChatFlow, ClinicalContext } from '@vesalio/core';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { notifyLoadFailure } from '../../lazy.tsx';
import { useApp } from '../../provider.tsx';
import { onDemand } from '../lazy-on-demand.ts';

export interface ContextBarProps {
  flow: ChatFlow;
  /** The host's facts about the case; null or undefined if the feature is off. */
  context: ClinicalContext | null | undefined;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The host's context above the input. Without the chips' module no context is sent, because the user must see it first.
 */
export function ContextBar({ flow, context, inputRef }: ContextBarProps) {
  const app = useApp();
  const hasContext = useStore(flow.store, (state) => Object.keys(state.context).length > 0);
  const { module } = useStore(onDemand.store);
  useEffect(() => {
    if (!context) return flow.setContext(context);
    let isStale = false;
    onDemand.load().then(
      () => isStale || flow.setContext(context),
      () => isStale || notifyLoadFailure(app),
    );
    return () => {
      isStale = true;
    };
  }, [app, flow, context]);
  return hasContext && module && <module.ContextChips flow={flow} inputRef={inputRef} />;
}
