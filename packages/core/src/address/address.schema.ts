import * as z from 'zod/mini';
import { lenientList, optionalText, wireId } from '../http/wire.schema.ts';

/** The answer of ViaCEP; `erro` is true or "true". */
export const postalCodeSchema = z.pipe(
  z.object({
    logradouro: optionalText(),
    bairro: optionalText(),
    localidade: optionalText(),
    uf: optionalText(),
    erro: z.catch(z.optional(z.union([z.boolean(), z.string()])), undefined),
  }),
  z.transform(({ logradouro, bairro, localidade, uf, erro }) => {
    const isEmpty = [logradouro, bairro, localidade, uf].every((text) => text.trim() === '');
    return isEmpty || erro === true || erro === 'true'
      ? null
      : { street: logradouro, neighborhood: bairro, city: localidade, state: uf };
  }),
);

/** The address of a postal code. Some fields may be empty, for towns with a single code, but not all. */
export type FoundAddress = NonNullable<z.infer<typeof postalCodeSchema>>;

const stateSchema = z.pipe(
  z.object({ id: wireId, nome: z.string(), sigla: z.string() }),
  z.transform(({ id, nome, sigla }) => ({ id, name: nome, code: sigla })),
);

const citySchema = z.pipe(
  z.object({ id: wireId, nome: z.string() }),
  z.transform(({ id, nome }) => ({ id, name: nome })),
);

export type State = z.infer<typeof stateSchema>;
export type City = z.infer<typeof citySchema>;

export const statesSchema = lenientList(stateSchema, 100);
export const citiesSchema = lenientList(citySchema, 2_000);
