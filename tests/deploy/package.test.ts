import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textPdfBytes } from '../fixture-files.ts';
import { openArtefact } from './packaged-server.ts';

const artefact = openArtefact();
afterAll(() => artefact.stop());

const files = (): string[] =>
  readdirSync(artefact.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('the production artefact', () => {
  it('contains the built server, the site, the embed bundles and no development dependency', () => {
    for (const path of [
      'site/server/dist/main.js',
      'site/server/dist/assets/pdf-reader.mjs',
      'site/dist/index.html',
      'widgets/dist-embed',
      'deploy/Dockerfile',
    ])
      expect(existsSync(join(artefact.folder, path)), path).toBe(true);
    const installed = readdirSync(join(artefact.folder, 'site/node_modules/.pnpm'));
    for (const name of ['react', 'vite', 'vitest', 'typescript', 'playwright', 'storybook', '@types+pg'])
      expect(installed.filter((folder) => folder.startsWith(`${name}@`))).toEqual([]);
    const sources = files().filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
    expect(sources).toEqual([]);
    const bytes = files().reduce((sum, file) => sum + readFileSync(file).length, 0);
    expect(bytes).toBeLessThan(110 * 1024 * 1024);
  });

  // `artefact.setup.ts` had filled one in.
  it('contains no environment, which would be in the image', () => {
    const deploy = readdirSync(join(artefact.folder, 'deploy'));
    expect(deploy).toContain('vesalio.env.example');
    expect(deploy.filter((name) => name.endsWith('.env'))).toEqual([]);
  });

  it('reads a PDF', () => {
    const reader = join(artefact.folder, 'site/server/dist/assets/pdf-reader.mjs');
    const output = execFileSync(process.execPath, [reader, '1', '100'], { input: textPdfBytes('Laudo') });
    expect(JSON.parse(output.toString())).toEqual({ text: 'Laudo\n', isCut: false });
  });

  it('starts, serves every part, writes nothing into its folder and stops on a signal', async () => {
    const before = files().sort();
    const { port, child } = await artefact.start({ DATA_DIR: 'memory' });
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    for (const path of ['/', '/healthz', '/openapi.json', '/embed/diagnostico', '/chat'])
      expect(await get(path), path).toBe(200);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(files().sort()).toEqual(before);
  });
});
