import type { Http } from '../http/http.ts';
import { accountPath } from '../http/paths.ts';
import type { CallOptions } from '../http/send-request.ts';
import { anyAnswer, successSchema } from '../http/wire.schema.ts';
import { accountSchema } from './account.schema.ts';

/** The fields of an update. Only changed fields are sent. */
export interface AccountUpdate {
  name?: string;
  /** `YYYY-MM-DD`. */
  dateBirth?: string;
  /** Digits. */
  phoneNumber?: string;
  /** Digits. */
  cpf?: string;
  sex?: string;
  /** Eight digits. */
  cep?: string;
  street?: string;
  numberAddress?: string;
  complementAddress?: string;
  neighborhood?: string;
  city?: string;
  state?: string;
}

export type AccountApi = ReturnType<typeof createAccountApi>;

/** The account calls of the product API, and the gateway's archive. Each throws ApiError. */
export function createAccountApi(http: () => Promise<Http>) {
  return {
    read: async (options?: Pick<CallOptions, 'onHeaders'>) =>
      (await http()).product('GET', accountPath, accountSchema, options),
    update: async (body: AccountUpdate) => (await http()).product('PUT', accountPath, anyAnswer, { body }),
    /** @param photoBase64 the picture's bytes in base64, without a data prefix */
    updatePicture: async (photoBase64: string) =>
      (await http()).product('PUT', `${accountPath}/picture`, anyAnswer, { body: { photoBase64 } }),
    /** Resolves to whether the account was deleted. */
    remove: async () => (await http()).product('DELETE', '/api/auth/delete-account', successSchema),
    /** The gateway's archive of the person's data. Rejects if it is truncated. */
    archive: async (): Promise<Blob> => {
      const { body } = await (await http()).aiStream('/gateway/export', { method: 'GET', retries: 0 });
      return new Response(body, { headers: { 'Content-Type': 'application/zip' } }).blob();
    },
  };
}
