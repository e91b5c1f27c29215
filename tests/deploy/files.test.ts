import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@vesalio/core';
import { readConfig } from '@vesalio/site/server';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasProgram } from './programs.ts';

const folder = fileURLToPath(new URL('../../docs/deploy', import.meta.url));
const root = resolve(folder, '../..');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The values that an administrator fills in. */
const SECRETS = { CHAT_API_KEY: 'key', SESSION_SECRET: 'a-secret-of-an-installation-long-enough' };

const environmentOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  env_file?: string;
  environment: Record<string, string>;
  read_only?: boolean;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe('the Dockerfile (linted, because no container runs here)', () => {
  const text = read('Dockerfile');
  it('has no error and no warning', () => {
    const problems = validate(text, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  it('builds in one stage, runs in another as an unprivileged user, and has a health check', () => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
    const last = text.slice(text.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toContain('/healthz');
    expect(last).not.toMatch(/^COPY \. /m);
  });

  it('runs the program and copies the folder that npm run package writes', () => {
    const program = 'site/server/dist/main.js';
    expect(text).toContain(`CMD ["node", "${program}"]`);
    expect(text).toContain('/build/dist-package');
    expect(readFileSync(join(root, 'tests/package.mjs'), 'utf8')).toContain("'dist-package'");
  });
});

describe('compose.yaml (linted, because no container runs here)', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-'));

  it('starts two gateways with a read-only root, PostgreSQL and nginx', () => {
    expect(Object.keys(services).sort()).toEqual(['gateway-1', 'gateway-2', 'nginx', 'postgres']);
    for (const [name, gateway] of gateways) {
      expect(gateway, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        env_file: 'vesalio.env',
        depends_on: { postgres: { condition: 'service_healthy' } },
      });
      // Longer than the server's own ten seconds.
      expect(Number.parseInt(gateway.stop_grace_period ?? '', 10)).toBeGreaterThan(10);
    }
  });

  it('lets the operator pin every image that it does not build, and names the base of its own as the Dockerfile does', () => {
    for (const { image, build } of Object.values(services))
      if (build)
        expect(read('Dockerfile')).toContain(
          `\nARG ${build.args?.NODE_IMAGE?.replace(/^\$\{(\w+):-(.*)\}$/, '$1=$2')}\n`,
        );
      else expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./-]+:[\w.-]+\}$/);
  });

  it('refers only to files, services and volumes that exist', () => {
    for (const { build, depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      if (build) expect(existsSync(resolve(folder, build.context, build.dockerfile))).toBe(true);
      for (const needed of Object.keys(depends_on)) expect(services).toHaveProperty(needed);
      for (const mount of mounts.map((text) => text.split(':')[0] ?? ''))
        if (mount.startsWith('.')) expect(existsSync(join(folder, mount)), mount).toBe(true);
        else if (!mount.startsWith('$')) expect(volumes).toHaveProperty(mount);
    }
  });

  it('stores the released elements in a volume that both gateways can write', () => {
    for (const [name, { environment, volumes: mounts = [] }] of gateways) {
      const folder = environment.EMBED_RELEASES_DIR ?? '';
      expect(mounts, name).toEqual([`releases:${folder}`]);
      expect(read('Dockerfile')).toContain(`install -d -o node -g node ${folder}\n`);
    }
  });

  it('gives nginx exactly the values that its block needs', () => {
    const asked = new Set(
      [...read('nginx.conf.template').matchAll(/\$\{(VESALIO_[A-Z0-9_]*)\}/g)].map(([, name]) => name),
    );
    expect(Object.keys(services.nginx?.environment ?? {}).sort()).toEqual([...asked].sort());
    for (const name of ['VESALIO_GATEWAY_1', 'VESALIO_GATEWAY_2'])
      expect(services).toHaveProperty((services.nginx?.environment[name] ?? '').split(':')[0] ?? '');
  });

  it('starts the gateways with an environment that the server accepts', () => {
    const own = gateways[0]?.[1].environment ?? {};
    const config = readConfig({
      ...environmentOf(read('vesalio.env.example')),
      ...SECRETS,
      ...own,
      DATABASE_URL: own.DATABASE_URL?.replace(/\$\{[^}]*\}/, 'secret'),
      HOST: '0.0.0.0',
    });
    expect(config).toMatchObject({ trustProxy: 1, sandbox: 'off' });
  });
});

describe('the nginx block', () => {
  it('waits longer than the gateway, so that the gateway’s own answer comes first', () => {
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(read('nginx.conf.template')) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(limits.answerSilenceMs);
  });
});

describe('vesalio.env.example', () => {
  it('is filled in as a file that neither the repository nor an image takes up', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;
    expect(services['gateway-1']?.env_file).toMatch(/\.env$/);
    expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/*.env');
    expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('*.env');
  });

  const example = environmentOf(read('vesalio.env.example'));
  const database = { DATABASE_URL: 'postgres://vesalio@127.0.0.1/vesalio' };
  it.each(['CHAT_API_KEY', 'SESSION_SECRET'])('has no value for %s, which every server needs', (name) => {
    expect(() => readConfig({ ...example, ...SECRETS, ...database, [name]: example[name] })).toThrow(name);
  });
});

describe('the systemd unit', () => {
  const text = read('vesalio@.service');
  it('runs the program of the package with an environment that the server accepts', () => {
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/node \/opt\/vesalio\/site\/server\/dist\/main\.js$/m);
    const own = Object.fromEntries(
      (/^Environment=(.*)$/m.exec(text)?.[1] ?? '')
        .replaceAll('%i', '4173')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    );
    const database = { DATABASE_URL: 'postgres://vesalio@127.0.0.1/vesalio' };
    const config = readConfig({
      ...environmentOf(read('vesalio.env.example')),
      ...SECRETS,
      ...database,
      ...own,
    });
    expect(config).toMatchObject({ port: 4173, host: '127.0.0.1', trustProxy: 1 });
    // The server owns the folders that it writes to.
    const state = (/^StateDirectory=(.*)$/m.exec(text)?.[1] ?? '')
      .replaceAll('%i', '4173')
      .split(' ')
      .map((name) => `/var/lib/${name}`);
    expect(state).toEqual(expect.arrayContaining([config.dataDir, config.embedReleasesDir]));
  });

  it('refuses other system calls with an error, because Node outlives that', () => {
    // Without an error number, systemd ends the process. Node asks for memory protection keys at its start.
    expect(text).toMatch(/^SystemCallFilter=@system-service @pkey$/m);
    expect(text).toMatch(/^SystemCallErrorNumber=EPERM$/m);
  });

  it.runIf(hasProgram('systemd-analyze'))('is accepted by systemd', () => {
    const work = mkdtempSync(join(tmpdir(), 'vesalio-unit-'));
    const unit = join(work, 'vesalio@4173.service');
    // Only the paths of the package and of Node differ from the documented file.
    writeFileSync(
      unit,
      text.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} ${join(root, 'package.json')}`),
    );
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    rmSync(work, { recursive: true, force: true });
    expect(stderr.split('\n').filter((line) => line.includes('vesalio@'))).toEqual([]);
  });
});
