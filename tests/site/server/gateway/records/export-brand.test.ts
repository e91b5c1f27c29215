import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { addPerson, bearer, openWorld } from '../gateway-world.ts';

vi.mock('@vesalio/site/brand', async (load) => {
  const original = await load<typeof import('@vesalio/site/brand')>();
  return { ...original, brand: { ...original.brand, name: 'Ótima Clínica' } };
});

it('names the archive of a person after the brand', async () => {
  const world = await openWorld();
  const response = await world.call('/gateway/export', { headers: bearer(addPerson(world).id) });
  expect(response.headers.get('content-disposition')).toContain('filename="otima-clinica-');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(new TextDecoder().decode(files['leia-me.md'])).toContain('# Seus dados no Ótima Clínica\n');
});
