import { type ChatFlow, chatTexts, limits } from '@vesalio/core';
import { Globe, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Slider, Switch } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { AttachButton } from './attach-button.tsx';
import type { ChatFeatures } from './chat-features.ts';
import type { ComposerDesk } from './composer-desk.ts';
import { DictationButton } from './dictation-button.tsx';
import { DriveButton } from './drive-button.tsx';

export interface ComposerToolsProps {
  desk: ComposerDesk;
  features: ChatFeatures;
  /** Nothing may be changed while a message is on its way. */
  disabled: boolean;
  /** The free plan's limit stands: there is nothing to write for. */
  isLimited: boolean;
}

/** The tools beside the input: files, the cloud, speech, the web and the depth of the search. */
export function ComposerTools({ desk, features, disabled, isLimited }: ComposerToolsProps) {
  return (
    <div className="vs-composer__tools">
      {features.attachments && <AttachButton attachments={desk.attachments} disabled={disabled} />}
      {features.drive && desk.drive && <DriveButton drive={desk.drive} disabled={disabled} />}
      {features.dictation && <DictationButton dictation={desk.dictation} disabled={isLimited} />}
      <div className="vs-composer__search">
        {features.webSearch && <WebPill flow={desk.flow} disabled={disabled} />}
        <Depth flow={desk.flow} disabled={disabled} hideLabel />
      </div>
      <SearchOptions flow={desk.flow} hasWeb={features.webSearch} disabled={disabled} />
    </div>
  );
}

interface SettingProps {
  flow: ChatFlow;
  disabled: boolean;
}

function WebPill({ flow, disabled }: SettingProps) {
  const texts = useTexts('chat', chatTexts).search;
  const web = useStore(flow.store, (state) => state.web);
  return (
    <button
      type="button"
      role="switch"
      className="vs-pill"
      aria-checked={web}
      aria-label={texts.web}
      title={texts.webHint}
      disabled={disabled}
      onClick={() => flow.setWeb(!web)}
    >
      <Icon as={Globe} size={18} />
      <span className="vs-pill__text">{texts.web}</span>
    </button>
  );
}

function Depth({ flow, disabled, hideLabel }: SettingProps & { hideLabel?: boolean }) {
  const texts = useTexts('chat', chatTexts).search;
  const depth = useStore(flow.store, (state) => state.depth);
  return (
    <Slider
      className="vs-composer__depth"
      label={texts.depth}
      hideLabel={hideLabel}
      title={texts.depthValue(depth)}
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

/** The search settings behind one button, where the row is too narrow for them. */
function SearchOptions({ flow, hasWeb, disabled }: SettingProps & { hasWeb: boolean }) {
  const texts = useTexts('chat', chatTexts);
  const web = useStore(flow.store, (state) => state.web);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <span className="vs-composer__options">
      <button
        ref={anchor}
        type="button"
        className="vs-button vs-button--ghost vs-button--small vs-button--icon"
        aria-label={texts.composer.options}
        title={texts.composer.options}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon as={SlidersHorizontal} />
      </button>
      <Popover
        open={isOpen && !disabled}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={texts.composer.options}
        placement="top-start"
        takesFocus
        className="vs-composer__sheet"
      >
        <Depth flow={flow} disabled={disabled} />
        {hasWeb && (
          <Switch
            label={texts.search.web}
            hint={texts.search.webHint}
            checked={web}
            onChange={(event) => flow.setWeb(event.currentTarget.checked)}
          />
        )}
      </Popover>
    </span>
  );
}
