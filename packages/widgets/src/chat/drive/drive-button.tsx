import { attachmentTexts, type DriveFlow, driveTexts } from '@vesalio/core';
import { HardDrive } from 'lucide';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** Opens Google Drive's picker. */
export function DriveButton({ drive, disabled }: { drive: DriveFlow; disabled: boolean }) {
  const texts = useTexts('chat', driveTexts).drive;
  const { attachments, drive: words } = useTexts('chat', attachmentTexts);
  const { status, downloading } = useStore(drive.store);
  const isOpening = status === 'loading' || status === 'authorizing';
  return (
    <>
      <IconButton
        icon={HardDrive}
        label={attachments.attachDrive}
        size="small"
        disabled={disabled && status === 'idle'}
        busy={status !== 'idle'}
        onClick={() => void drive.open()}
      />
      <VisuallyHidden>
        <span role="status">
          {isOpening ? texts.loading : downloading ? words.downloading(downloading) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
