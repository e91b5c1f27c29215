import { type AttachmentsFlow, chatTexts, limits } from '@vesalio/core';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';

const ACCEPT = [
  ...limits.imageTypes,
  limits.pdfType,
  ...[...limits.imageExtensions, limits.pdfExtension].map((extension) => `.${extension}`),
].join(',');

/** Opens the file dialog. */
export function AttachButton({ attachments, disabled }: { attachments: AttachmentsFlow; disabled: boolean }) {
  const texts = useTexts('chat', chatTexts).attachments;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        label={texts.attach}
        size="small"
        disabled={disabled}
        onClick={() => input.current?.click()}
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
          void attachments.add(files, 'choose');
        }}
      />
    </>
  );
}
