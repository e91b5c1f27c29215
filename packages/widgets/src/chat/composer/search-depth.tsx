import { type ChatFlow, chatTexts, limits } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Slider } from '../../ui/controls/slider.tsx';

export interface SettingProps {
  flow: ChatFlow;
  disabled: boolean;
}

/** The number of references to search. */
export function SearchDepth({ flow, disabled, hideLabel }: SettingProps & { hideLabel?: boolean }) {
  const texts = useTexts('chat', chatTexts).search;
  const depth = useStore(flow.store, (state) => state.depth);
  return (
    <Slider
      className="vs-composer__depth"
      label={texts.depth}
      hideLabel={hideLabel}
      valueText={texts.depthValue(depth)}
      ends={[texts.fast, texts.deep]}
      min={limits.searchDepthMin}
      max={limits.searchDepthMax}
      step={limits.searchDepthStep}
      value={depth}
      disabled={disabled}
      onChange={flow.setDepth}
    />
  );
}
