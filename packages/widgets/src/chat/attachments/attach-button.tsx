import { chatToolTexts, limits } from '@vesalio/core';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ComposerDesk } from '../composer/composer-desk.ts';

const ACCEPT = [
  ...limits.imageTypes,
  limits.pdfType,
  ...[...limits.imageExtensions, limits.pdfExtension].map((extension) => `.${extension}`),
].join(',');

/** Opens the file dialog. */
export function AttachButton({ desk, disabled }: { desk: ComposerDesk; disabled: boolean }) {
  const texts = useTexts('chat', chatToolTexts).attachments;
  const isAwaited = useStore(desk.files.store, (state) => state.isAwaited);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        label={texts.attach}
        size="small"
        disabled={disabled}
        busy={isAwaited}
        onClick={() => {
          desk.files.prepare();
          input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPT}
        disabled={disabled}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file may be chosen again after it was taken off.
          event.currentTarget.value = '';
          void desk.addFiles(files, 'choose');
        }}
      />
    </>
  );
}
