import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import { Hono } from 'hono';
import { knownPostalCodes } from './postal-codes.ts';

/** Answers requests to its own paths. */
type Service = (request: Request) => Promise<Response>;

const byName = new Intl.Collator('pt-BR');

const states = getStates()
  .map(({ ibgeCode, code, name }) => ({ id: ibgeCode, sigla: code, nome: name }))
  .sort((a, b) => byName.compare(a.nome, b.nome));

/**
 * Serves all states and municipalities in IBGE's format (codes from the package), and well-known postal codes in
 * ViaCEP's.
 */
export function createGeo(): { postal: Service; locality: Service } {
  const locality = new Hono();
  locality.get('/estados', (c) => c.json(states));
  locality.get('/estados/:state/municipios', (c) => {
    const asked = c.req.param('state').toUpperCase();
    const state = states.find(({ id, sigla }) => sigla === asked || String(id) === asked);
    // IBGE answers with an empty list for an unknown state.
    if (!state) return c.json([]);
    const cities = getMunicipalities(state.sigla).map(({ code, name }) => ({ id: Number(code), nome: name }));
    return c.json(cities.sort((a, b) => byName.compare(a.nome, b.nome)));
  });

  const postal = new Hono();
  postal.get('/ws/:cep/json/', (c) => lookUp(c.req.param('cep')));
  postal.get('/ws/:cep/json', (c) => lookUp(c.req.param('cep')));
  return {
    postal: async (request) => postal.fetch(request),
    locality: async (request) => locality.fetch(request),
  };
}

function lookUp(given: string): Response {
  const digits = /^(\d{5})-?(\d{3})$/.exec(given);
  if (!digits) return Response.json({ message: 'CEP inválido.' }, { status: 400 });
  const found = knownPostalCodes.get(`${digits[1]}${digits[2]}`);
  if (!found) return Response.json({ erro: true });
  const { street = '', district = '', city, state } = found;
  const name = states.find(({ sigla }) => sigla === state)?.nome ?? '';
  const code = getMunicipalities(state).find((municipality) => municipality.name === city)?.code ?? '';
  return Response.json({
    cep: `${digits[1]}-${digits[2]}`,
    logradouro: street,
    complemento: '',
    bairro: district,
    localidade: city,
    uf: state,
    estado: name,
    ibge: code,
  });
}
