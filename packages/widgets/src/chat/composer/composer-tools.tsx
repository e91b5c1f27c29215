import { chatTexts, type DictationState, readingTexts } from '@vesalio/core';
import { Globe, Plus, SlidersHorizontal } from 'lucide';
import { memo, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LazyView, useLazy } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { AttachButton } from '../attachments/attach-button.tsx';
import type { ChatFeatures } from '../chat-features.ts';
import { DictationButton } from '../dictation/dictation-button.tsx';
import { extras } from '../lazy-extras.ts';
import { onDemand } from '../lazy-on-demand.ts';
import type { ComposerModel } from './composer-model.ts';
import { SearchDepth, type SettingProps } from './search-depth.tsx';

export interface ComposerToolsProps {
  model: ComposerModel;
  features: ChatFeatures;
  /** Undefined before the first use. */
  dictation: DictationState | undefined;
  /** Settings are locked while a message is being sent. */
  disabled: boolean;
  /** Whether the limit of the free plan is reached. */
  isLimited: boolean;
}

/**
 * The tools beside the input: files, Google Drive, dictation, web search and search depth. Memoized, because the
 * composer renders at every keystroke.
 */
export const ComposerTools = memo(
  ({ model, features, dictation, disabled, isLimited }: ComposerToolsProps) => {
    const { tools } = useTexts('chat', readingTexts);
    const [isOpen, setOpen] = useState(false);
    return (
      <div className="vs-composer__tools" data-open={isOpen}>
        <IconButton
          icon={Plus}
          label={tools}
          size="small"
          className="vs-composer__toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {features.attachments && <AttachButton model={model} disabled={disabled} />}
        {features.drive && <Drive model={model} disabled={disabled} />}
        {features.dictation && <DictationButton model={model} state={dictation} disabled={isLimited} />}
        <div className="vs-composer__search">
          {features.webSearch && <WebPill flow={model.flow} disabled={disabled} />}
          <SearchDepth flow={model.flow} disabled={disabled} hideLabel />
        </div>
        <SearchOptions flow={model.flow} hasWeb={features.webSearch} disabled={disabled} />
      </div>
    );
  },
);

function Drive({ model, disabled }: { model: ComposerModel; disabled: boolean }) {
  const { module } = useLazy(onDemand);
  const drive = useStore(model.drive);
  useEffect(() => {
    if (module) model.enableDrive(module);
  }, [model, module]);
  return module && drive ? (
    <module.DriveButton drive={drive} disabled={disabled} />
  ) : (
    // Reserves the button's space, so that the tools after it do not move.
    <span className="vs-button--icon vs-button--small" />
  );
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

/** The search settings behind one button, for narrow rows. */
function SearchOptions({ flow, hasWeb, disabled }: SettingProps & { hasWeb: boolean }) {
  const texts = useTexts('chat', chatTexts).composer;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
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
        disabled={disabled}
        onPointerEnter={extras.prefetch}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
      />
      {wasOpened && (
        <LazyView
          of={extras}
          onFail={() => {
            setOpen(false);
            setWasOpened(false);
          }}
        >
          {({ SearchSheet }) => (
            <SearchSheet
              flow={flow}
              hasWeb={hasWeb}
              disabled={disabled}
              open={isOpen && !disabled}
              onClose={() => setOpen(false)}
              anchor={anchor}
            />
          )}
        </LazyView>
      )}
    </span>
  );
}
