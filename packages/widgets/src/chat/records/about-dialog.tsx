import { aboutProduct, aboutTexts } from '@vesalio/core';
import { useApp, useTexts } from '../../provider.tsx';
import { LegalText } from '../../ui/display/legal-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useChatBrand } from '../chat-brand.ts';

/** 'Sobre' as a dialog inside the chat, because the chat may be embedded in another site. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { close } = useTexts('chat', aboutTexts).about;
  const { name } = useChatBrand();
  const { value, failed } = useLoaded(app.about);
  const document = aboutProduct(name, failed ? null : value);
  return (
    <Dialog open size="large" title={document.title} onClose={onClose} closeLabel={close} closeOnBackdrop>
      <LegalText document={document} headingLevel={3} anchors={false} />
    </Dialog>
  );
}
