import { limits, readingTexts } from '@vesalio/core';
import { Paperclip } from 'lucide';
import { useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ComposerModel } from '../composer/composer-model.ts';
import { onDemand } from '../lazy-on-demand.ts';

const ACCEPT = [
  ...limits.imageTypes,
  limits.pdfType,
  ...[...limits.imageExtensions, limits.pdfExtension].map((extension) => `.${extension}`),
].join(',');

/** Opens the file dialog. */
export function AttachButton({ model, disabled }: { model: ComposerModel; disabled: boolean }) {
  const texts = useTexts('chat', readingTexts).attachments;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        label={texts.attach}
        size="small"
        disabled={disabled}
        onPointerEnter={onDemand.prefetch}
        onClick={() => {
          onDemand.prefetch();
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
          const files = [...(event.currentTarget.files ?? [])];
          // Without this reset, choosing a removed file again fires no change event.
          event.currentTarget.value = '';
          void model.addFiles(files, 'choose');
        }}
      />
    </>
  );
}
