import { type ChatFlow, chatTexts, limits } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import type { ChatFeatures } from './chat-features.ts';

export interface ComposerToolsProps {
  flow: ChatFlow;
  features: ChatFeatures;
  /** Nothing may be changed while a message is on its way. */
  disabled: boolean;
}

/** The tools beside the input; the depth of the search and the web. */
export function ComposerTools({ flow, features, disabled }: ComposerToolsProps) {
  const texts = useTexts('chat', chatTexts).search;
  const depth = useStore(flow.store, (state) => state.depth);
  const web = useStore(flow.store, (state) => state.web);
  return (
    <div className="vs-composer__tools">
      {features.webSearch && (
        <button
          type="button"
          role="switch"
          aria-checked={web}
          disabled={disabled}
          onClick={() => flow.setWeb(!web)}
        >
          {texts.web}
        </button>
      )}
      <input
        type="range"
        aria-label={texts.depth}
        aria-valuetext={texts.depthValue(depth)}
        min={limits.searchDepthMin}
        max={limits.searchDepthMax}
        step={limits.searchDepthStep}
        value={depth}
        disabled={disabled}
        onChange={(event) => flow.setDepth(Number(event.currentTarget.value))}
      />
    </div>
  );
}
