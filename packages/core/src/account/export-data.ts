import { isApiError } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { accountTexts } from '../texts/account.ts';
import type { AccountApi } from './account.api.ts';

/**
 * Fetches the archive of the person's data from the gateway. If it is incomplete, shows a notice and resolves to null.
 */
export async function exportData(own: PersonContext, api: Pick<AccountApi, 'archive'>): Promise<Blob | null> {
  const texts = own.texts('account', accountTexts).export;
  own.notices.outdate('export');
  try {
    return await api.archive();
  } catch (error) {
    const isTooOften = isApiError(error, 'http') && error.status === 429;
    own.notices.notify('error', isTooOften ? texts.tooOften : texts.failed, 'export');
    return null;
  }
}
