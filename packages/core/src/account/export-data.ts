import { isApiError } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { accountTexts } from '../texts/account.ts';

/** The archive of the person's data from the gateway. If it is not complete, shows a notice and resolves to null. */
export async function exportData(own: PersonContext): Promise<Blob | null> {
  const texts = own.texts('account', accountTexts).export;
  try {
    const http = await own.http();
    const { body } = await http.aiStream('/gateway/export', { method: 'GET', retries: 0 });
    return await new Response(body, { headers: { 'Content-Type': 'application/zip' } }).blob();
  } catch (error) {
    const isTooOften = isApiError(error, 'http') && error.status === 429;
    own.notices.notify('error', isTooOften ? texts.tooOften : texts.failed);
    return null;
  }
}
