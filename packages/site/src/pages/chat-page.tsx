import { siteTexts } from '@vesalio/core';

export function ChatPage() {
  return <h1>{siteTexts.titles.chat}</h1>;
}
