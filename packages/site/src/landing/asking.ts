import { type App, type ChatFlow, keepQuestion } from '@vesalio/core';
import { GuardBar } from '@vesalio/widgets';

export interface Asking {
  flow: ChatFlow;
  GuardBar: typeof GuardBar;
}

/**
 * A chat whose questions pass core's identifier guard and then reach a closed gate. They are stored in the tab and not
 * sent.
 * @param onKept called once a question is waiting for the sign-up
 */
export async function openAsking(app: App, onKept: () => void): Promise<Asking> {
  const gate = async () => {
    const text = flow.store.getState().draft.trim();
    if (text) {
      keepQuestion(app, text);
      flow.discardDraft();
      onKept();
    }
    return false;
  };
  const flow = await app.anotherChat({ texts: app.texts, draftScope: 'landing:', gate });
  return { flow, GuardBar };
}
