import type { Http } from '../http/http.ts';
import { citiesSchema, postalCodeSchema, statesSchema } from './address.schema.ts';

export type AddressApi = ReturnType<typeof createAddressApi>;

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'pt-BR');

/** Postal codes and localities, requested without the person's token. Each throws ApiError. */
export function createAddressApi(http: () => Promise<Http>) {
  return {
    /**
     * Resolves to null if the code is unknown.
     * @param cep eight digits
     */
    findPostalCode: async (cep: string, signal?: AbortSignal) =>
      (await http()).gateway('GET', `/public/cep/${encodeURIComponent(cep)}`, postalCodeSchema, { signal }),
    states: async () =>
      (await (await http()).gateway('GET', '/public/localidades/estados', statesSchema)).sort(byName),
    /** @param code UF, two letters */
    cities: async (code: string) =>
      (
        await (
          await http()
        ).gateway('GET', `/public/localidades/estados/${encodeURIComponent(code)}/municipios`, citiesSchema)
      ).sort(byName),
  };
}
