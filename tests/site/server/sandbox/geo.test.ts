import { describe, expect, it } from 'vitest';
import { createGeo } from '../../../../packages/site/server/sandbox/geo/geo.ts';
import { knownPostalCodes } from '../../../../packages/site/server/sandbox/geo/postal-codes.ts';

const { locality, postal } = createGeo();

const get = async (service: typeof locality, path: string) => {
  const response = await service(new Request(`http://geo${path}`));
  return { status: response.status, body: await response.json() };
};

interface Place {
  id: number;
  nome: string;
  sigla?: string;
}

describe('states and municipalities', () => {
  it('has the 27 states and all 5,571 municipalities by their IBGE codes', async () => {
    const { body: states } = await get(locality, '/estados?orderBy=nome');
    expect(states).toHaveLength(27);
    expect(states[0]).toEqual({ id: 12, sigla: 'AC', nome: 'Acre' });
    const lists = await Promise.all(
      states.map(async ({ sigla }: Place) => (await get(locality, `/estados/${sigla}/municipios`)).body),
    );
    const all: Place[] = lists.flat();
    expect(all).toHaveLength(5_571);
    expect(new Set(all.map(({ id }) => id)).size).toBe(5_571);
    expect(all).toContainEqual({ id: 5101837, nome: 'Boa Esperança do Norte' });
    expect(all).toContainEqual({ id: 3550308, nome: 'São Paulo' });
    for (const { id } of all) expect(String(id)).toMatch(/^[1-5]\d{6}$/);
  });

  it('sorts in Portuguese order, accepts the code too, and returns nothing for an unknown state', async () => {
    const { body } = await get(locality, '/estados/SP/municipios');
    const names = body.map(({ nome }: Place) => nome);
    expect(names).toEqual([...names].sort(new Intl.Collator('pt-BR').compare));
    expect(names).toHaveLength(645);
    expect((await get(locality, '/estados/35/municipios')).body).toEqual(body);
    expect((await get(locality, '/estados/XX/municipios')).body).toEqual([]);
  });
});

describe('postal codes', () => {
  it.each([
    [
      '01001000',
      { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
    ],
    [
      '01310-100',
      { cep: '01310-100', logradouro: 'Avenida Paulista', bairro: 'Bela Vista', ibge: '3550308' },
    ],
    ['13825000', { logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP', estado: 'São Paulo' }],
    ['99999999', { erro: true }],
  ])('%s', async (cep, expected) => {
    const { status, body } = await get(postal, `/ws/${cep}/json/`);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  it.each(['1234567', '123456789', 'abcdefgh', '0131-0100'])('refuses %s', async (cep) => {
    expect((await get(postal, `/ws/${cep}/json/`)).status).toBe(400);
  });

  it('has an existing municipality in every entry', async () => {
    expect(knownPostalCodes.size).toBeGreaterThanOrEqual(30);
    for (const cep of knownPostalCodes.keys()) {
      expect((await get(postal, `/ws/${cep}/json/`)).body.ibge, cep).toMatch(/^\d{7}$/);
    }
  });
});
