import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChat, closePage, GATEWAY, json, openPage, PAGE, replies } from './stage.ts';

vi.mock('../../../packages/widgets/embed-diagnosis/gateway.js', async (original) => ({
  ...(await original<object>()),
  base: GATEWAY,
  gateway: GATEWAY,
}));

const { diagnose, report, verdict } = await import('../../../packages/widgets/embed-diagnosis/diagnosis.js');

beforeEach(openPage);
afterEach(closePage);

const html = readFileSync('packages/widgets/embed-diagnosis/index.html', 'utf8');
const POLICY = 'Política de segurança da página';
const wrong = { name: 'B', state: 'failed', ok: false, detail: 'b.' } as const;

describe('the whole', () => {
  it('counts what is wrong', () => {
    const right = { name: 'A', state: 'ok', ok: true, detail: 'a.' } as const;
    expect(verdict([right])).toBe('Tudo certo: nada precisa ser corrigido.');
    expect(verdict([right, wrong])).toBe('Um ponto precisa de atenção: B.');
    expect(verdict([wrong, wrong])).toBe('2 pontos precisam de atenção: B; B.');
  });

  it('continues after a check that cannot run', async () => {
    vi.stubGlobal('Image', undefined);
    const checks = await diagnose({ quiet: true });
    expect(checks).toHaveLength(18);
    expect(checks).toContainEqual({
      name: 'Verificação',
      state: 'none',
      detail: 'uma delas não pôde ser feita.',
      ok: true,
    });
  });

  it('is one text with the page, the server, the browser, and each line with its mark', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.stubGlobal('Image', undefined);
    addChat();
    const checks = await diagnose();
    const text = report(checks);
    const [title, places, browser, sentence, ...lines] = text.split('\n');
    expect(title).toMatch(/^Diagnóstico da integração · \d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(places).toBe(`Página ${PAGE} · servidor ${GATEWAY}`);
    expect(browser).toBe(`Navegador ${navigator.userAgent}`);
    expect(sentence).toBe(verdict(checks));
    const marks = { ok: '[ok]   ', failed: '[falha]', none: '[–]    ' };
    expect(lines).toEqual(checks.map(({ state, name, detail }) => `${marks[state]} ${name}: ${detail}`));
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['ok', 'failed', 'none']));
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain(`\n${lines[0]}\n`);
  });
});

describe('the policy of the page', () => {
  /** Requests that the browser blocks while the checks run. */
  const refusing = async (...refusals: [directive: string, address: string][]) => {
    vi.stubGlobal('Image', undefined);
    replies['/gateway/embed-origin'] = () => {
      for (const [effectiveDirective, blockedURI] of refusals)
        document.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
        );
      return json({ allowed: true })();
    };
    const found = (await diagnose({ quiet: true })).find(({ name }) => name === POLICY);
    return `${found?.state}: ${found?.detail}`;
  };

  it('blocks nothing', async () => {
    expect(await refusing()).toBe('ok: nenhum bloqueio durante a verificação.');
  });

  it('blocks something of the page itself that the elements do not need', async () => {
    expect(await refusing(['img-src', 'https://medidor.example/a.gif'])).toBe(
      'ok: nenhum bloqueio durante a verificação.',
    );
  });

  it('blocks the gateway: each directive once, with every address', async () => {
    const [script, style, pixel] = ['a.js', 'b.css', 'c.png'].map((file) => `${GATEWAY}/${file}`) as [
      string,
      string,
      string,
    ];
    expect(
      await refusing(
        ['script-src-elem', script],
        ['style-src-attr', style],
        ['style-src-elem', pixel],
        ['script-src-elem', script],
      ),
    ).toBe(
      `failed: script-src bloqueou ${script}. Inclua ${GATEWAY} em script-src. style-src bloqueou ${style}, ${pixel}. Inclua ${GATEWAY} em style-src.`,
    );
  });
});

describe('the page', () => {
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  const writeText = vi.fn();
  const openDiagnosis = async () => {
    document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
    vi.stubGlobal('navigator', { userAgent: 'Navegador de prova', clipboard: { writeText } });
    vi.stubGlobal('Image', undefined);
    vi.resetModules();
    await import(`../../../packages/widgets/embed-diagnosis/${'page'}.js`);
    expect(element('verdict').textContent).toBe('Verificando…');
    await vi.waitFor(() => expect(element('verdict').className).toBe('failed'));
  };

  it('sends requests below its own address, because a proxy may put a path before it', () => {
    const asked = [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(([, address]) => address);
    expect(asked.length).toBeGreaterThan(2);
    for (const address of asked)
      expect(new URL(address ?? '', 'https://intranet.example/vesalio/embed/diagnostico').pathname).toMatch(
        /^\/vesalio\/embed\/diagnostico/,
      );
  });

  it('lists what needs attention first and what does not apply last', async () => {
    await openDiagnosis();
    const items = [...element('checks').children].map(({ textContent }) => textContent ?? '');
    expect(items[0]).toMatch(/^Precisa de atenção · Conexão com o servidor: .+ não respondeu\./);
    expect(items).toContain(`Tudo certo · ${POLICY}: nenhum bloqueio durante a verificação.`);
    expect(items.at(-1)).toMatch(/^Não se aplica · /);
    const order = items.map((item) => item.split(' · ')[0]);
    expect(order).toEqual([...order].sort((a, b) => rank(a) - rank(b)));
    expect(element('verdict').textContent).toMatch(
      /^\d+ pontos precisam de atenção: Conexão com o servidor; /,
    );
  });
  const rank = (word = '') => ['Precisa de atenção', 'Tudo certo', 'Não se aplica'].indexOf(word);

  it('copies the line and the report, and reports a blocked clipboard', async () => {
    await openDiagnosis();
    writeText.mockResolvedValueOnce(undefined);
    element('copy-line').click();
    await vi.waitFor(() => expect(element('copied-line').textContent).toBe('Copiado.'));
    expect(writeText).toHaveBeenLastCalledWith(
      `import('${GATEWAY}/embed/diagnostico/diagnosis.js').then((d) => d.diagnose())`,
    );
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    element('copy').click();
    await vi.waitFor(() =>
      expect(element('copied').textContent).toBe(
        'Não foi possível copiar. Selecione o texto e copie manualmente.',
      ),
    );
    expect(writeText.mock.lastCall?.[0]).toContain('Diagnóstico da integração · ');
  });

  it('checks again at a press', async () => {
    await openDiagnosis();
    replies['/embed/diagnostico/diagnosis.js'] = json({});
    element('run').click();
    expect(element('verdict').textContent).toBe('Verificando…');
    expect(element('checks').children).toHaveLength(0);
    await vi.waitFor(() =>
      expect(element('checks').textContent).toContain(
        `Tudo certo · Conexão com o servidor: ${GATEWAY} respondeu.`,
      ),
    );
  });
});
