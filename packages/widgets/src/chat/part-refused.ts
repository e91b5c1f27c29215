import { type App, chatOpeningTexts } from '@vesalio/core';

/** Says that something could not be fetched; what is there stays. */
export function tellPart({ notices, texts }: App): void {
  notices.notify('error', texts('chat', chatOpeningTexts).welcome.failed);
}

/** What a press opens is closed again, so that the next press tries anew. */
export function closePart(props: { onClose: () => void }, app: App): void {
  tellPart(app);
  props.onClose();
}
