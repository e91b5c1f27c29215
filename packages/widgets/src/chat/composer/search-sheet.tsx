import { chatTexts } from '@vesalio/core';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Switch } from '../../ui/forms/choice.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { SearchDepth, type SettingProps } from './search-depth.tsx';

export interface SearchSheetProps extends SettingProps {
  hasWeb: boolean;
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
}

/** The search settings in a popover. */
export function SearchSheet({ flow, hasWeb, disabled, open, onClose, anchor }: SearchSheetProps) {
  const texts = useTexts('chat', chatTexts);
  const web = useStore(flow.store, (state) => state.web);
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchor={anchor}
      label={texts.composer.options}
      placement="top-start"
      takesFocus
      className="vs-composer__sheet"
    >
      <SearchDepth flow={flow} disabled={disabled} />
      {hasWeb && (
        <Switch
          label={texts.search.web}
          hint={texts.search.webHint}
          checked={web}
          onChange={(event) => flow.setWeb(event.currentTarget.checked)}
        />
      )}
    </Popover>
  );
}
