import type { App } from '@vesalio/core';
import { survivesReload } from './survives-reload.ts';

const KEY = 'vesalio-reloaded';
/** Milliseconds during which a tab does not reload itself again. */
const PAUSE_MS = 60_000;

/** The error messages of browsers and Vite for a module, or its style sheet, that could not be fetched. */
const isMissingFile = (error: unknown): boolean => /module|preload/i.test(String(error));

/**
 * Whether a reload loses nothing. It keeps the session, drafts and answers, but not files or a temporary conversation.
 */
async function losesNothing(app: App): Promise<boolean> {
  const { session } = app.session.getState();
  if (!session) return true;
  if (!survivesReload(app)) return false;
  const chat = await app.chat().catch(() => undefined);
  const { attachments = [], isTemporary = false } = chat?.store.getState() ?? {};
  return attachments.length === 0 && !isTemporary;
}

/** Whether this tab may reload now. Not without storage, because it could then reload forever. */
function isFirst(): boolean {
  try {
    const now = Date.now();
    if (now - Number(window.sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads once after a page's code could not be fetched because an upgrade has replaced it. Resolves to false if the
 * document stays: something could be lost, the server does not answer, or the error has another cause.
 */
export async function reloadOnce(error: unknown, app: App): Promise<boolean> {
  if (!isMissingFile(error) || !(await losesNothing(app))) return false;
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer?.ok || !isFirst()) return false;
  window.location.reload();
  return true;
}
