import { chatToolTexts, type DictationState } from '@vesalio/core';
import { Globe, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { AttachButton } from '../attachments/attach-button.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import { DictationButton } from '../dictation/dictation-button.tsx';
import type { ComposerDesk } from './composer-desk.ts';
import { createLater } from './composer-later.ts';
import { SearchDepth, type SettingProps } from './search-depth.tsx';

export interface ComposerToolsProps {
  desk: ComposerDesk;
  features: ChatFeatures;
  /** What dictation does, once it has been used. */
  dictation: DictationState | undefined;
  /** Nothing may be changed while a message is on its way. */
  disabled: boolean;
  /** The free plan's limit stands: there is nothing to write for. */
  isLimited: boolean;
}

/** The tools beside the input: files, the cloud, speech, the web and the depth of the search. */
export function ComposerTools({ desk, features, dictation, disabled, isLimited }: ComposerToolsProps) {
  return (
    <div className="vs-composer__tools">
      {features.attachments && <AttachButton desk={desk} disabled={disabled} />}
      {features.drive && <Drive drive={desk.drive} disabled={disabled} />}
      {features.dictation && <DictationButton desk={desk} state={dictation} disabled={isLimited} />}
      <div className="vs-composer__search">
        {features.webSearch && <WebPill flow={desk.flow} disabled={disabled} />}
        <SearchDepth flow={desk.flow} disabled={disabled} hideLabel />
      </div>
      <SearchOptions flow={desk.flow} hasWeb={features.webSearch} disabled={disabled} />
    </div>
  );
}

function Drive({ drive, disabled }: { drive: ComposerDesk['drive']; disabled: boolean }) {
  const { part } = useStore(drive.store);
  return part ? <part.DriveButton drive={part} disabled={disabled} /> : null;
}

function WebPill({ flow, disabled }: SettingProps) {
  const texts = useTexts('chat', chatToolTexts).search;
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

/** The search settings behind one button, where the row is too narrow for them. */
function SearchOptions({ flow, hasWeb, disabled }: SettingProps & { hasWeb: boolean }) {
  const app = useApp();
  const texts = useTexts('chat', chatToolTexts).composer;
  const [isOpen, setOpen] = useState(false);
  const [sheet] = useState(() => createLater(app, () => import('./search-sheet.tsx')));
  const { part, isAwaited } = useStore(sheet.store);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <span className="vs-composer__options">
      <IconButton
        ref={anchor}
        icon={SlidersHorizontal}
        label={texts.options}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isAwaited}
        disabled={disabled}
        onPointerEnter={sheet.prepare}
        onClick={() => void sheet.use(() => setOpen(!isOpen))}
      />
      {part && (
        <part.SearchSheet
          flow={flow}
          hasWeb={hasWeb}
          disabled={disabled}
          open={isOpen && !disabled}
          onClose={() => setOpen(false)}
          anchor={anchor}
        />
      )}
    </span>
  );
}
