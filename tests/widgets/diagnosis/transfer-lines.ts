import { vi } from 'vitest';
import { GATEWAY, json, type Line, linesOf, replies } from './stage.ts';

const UPLOAD = '/gateway/diagnosis/upload';
const STREAM = '/gateway/diagnosis/stream';
const LARGEST = 10 * 1024 * 1024 + 256 * 1024;
const unasked = 'o servidor não respondeu a esta página.';
const limit = 'Aumente o limite do proxy para 11 MB (no nginx: client_max_body_size 11m).';

const authorization = linesOf('transfer', 'authorization', [
  ['no probe that came back', `none: não pôde ser verificado: ${unasked}`],
  ['a header that arrives', 'ok: chega ao servidor.', () => ({ echo: { hasAuthorization: true } })],
  [
    'a header that a proxy removes',
    'failed: um proxy no caminho remove o cabeçalho Authorization; sem ele ninguém fica identificado. Configure-o para repassar o cabeçalho.',
    () => ({ echo: { hasAuthorization: false } }),
  ],
]);

/** A server whose clock is this many seconds ahead of this machine's. */
const ahead = (seconds: number) => () => {
  const now = Date.now();
  return { echo: { now: new Date(now + seconds * 1000).toISOString() }, sentAt: now, receivedAt: now };
};
const advice = 'Sessões e asserções podem ser recusadas: acerte o relógio (NTP).';
const clock = linesOf('transfer', 'clock', [
  ['no probe that came back', `none: não pôde ser comparado: ${unasked}`],
  ['clocks that agree', 'ok: diferença de 3 s para o servidor.', ahead(3)],
  ['the largest difference that passes', 'ok: diferença de 60 s para o servidor.', ahead(-60)],
  [
    'a clock that is behind',
    `failed: este computador está 1.600 s atrasado em relação ao servidor. ${advice}`,
    ahead(1600),
  ],
  [
    'a clock that is ahead',
    `failed: este computador está 61 s adiantado em relação ao servidor. ${advice}`,
    ahead(-61),
  ],
]);

/** Two parts of a stream that arrive this many milliseconds apart. */
const parts = (ms: number) => () => {
  let sent = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 + (sent > 1 ? ms : 0));
  const source = {
    pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      sent += 1;
      if (sent > 2) controller.close();
      else controller.enqueue(new TextEncoder().encode('data: 1\n\n'));
    },
  };
  replies[STREAM] = () => new Response(new ReadableStream(source, { highWaterMark: 0 }));
};
const streaming = linesOf('transfer', 'streaming', [
  ['no answer', `none: não pôde ser verificada: ${unasked}`],
  [
    'a test stream that is not there',
    'none: o servidor respondeu 404 à prova.',
    () => {
      replies[STREAM] = json({}, 404);
    },
  ],
  [
    'parts that come one by one',
    'ok: chega aos poucos (800 ms entre a primeira e a última parte).',
    parts(800),
  ],
  [
    'a proxy that gathers them',
    'failed: um proxy junta a resposta e a entrega de uma vez (12 ms entre a primeira e a última parte). Desative o buffering (no nginx: proxy_buffering off).',
    parts(12),
  ],
]);

const answers = (body: unknown, status?: number) => () => {
  replies[UPLOAD] = json(body, status);
};
const uploads = linesOf('transfer', 'uploads', [
  ['a body that arrives whole', 'ok: 10,25 MB chegam ao servidor.', answers({ bytes: LARGEST })],
  [
    'a body that a proxy cuts',
    'failed: de 10,25 MB o servidor recebeu só 1000 bytes: um proxy corta o envio.',
    answers({ bytes: 1000 }),
  ],
  ["a proxy's own refusal", `failed: um proxy recusa 10,25 MB (413). ${limit}`, answers({}, 413)],
  [
    "the gateway's own refusal",
    'none: o servidor respondeu 413 à prova.',
    () => {
      replies[UPLOAD] = () => new Response('', { status: 413, headers: { 'X-Vesalio-Error': 'too-large' } });
    },
  ],
  ['too many checks', 'none: muitas verificações seguidas; repita daqui a um minuto.', answers({}, 429)],
  ['another failure', 'none: o servidor respondeu 500 à prova.', answers({}, 500)],
  [
    'a refusal that cannot be read, while a small body passes',
    `failed: 900 kB passam e 10,25 MB não: um proxy limita o envio. ${limit}`,
    () => {
      const tries = [new TypeError('Failed to fetch'), Response.json({ bytes: 1 })];
      replies[UPLOAD] = () => tries.shift() ?? new Error('asked too often');
    },
  ],
  [
    'a refusal that cannot be read, after too many checks',
    'none: muitas verificações seguidas; repita daqui a um minuto.',
    () => {
      const tries = [new TypeError('Failed to fetch'), new Response('', { status: 429 })];
      replies[UPLOAD] = () => tries.shift() ?? new Error('asked too often');
    },
  ],
  ['no answer', `none: não pôde ser verificado: ${unasked}`],
]);

const pictures = (event: 'onload' | 'onerror') => () =>
  void vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      onerror?: () => void;
      set src(_address: string) {
        queueMicrotask(() => this[event]?.());
      }
    },
  );
const images = linesOf('transfer', 'images', [
  ['a picture that is shown', 'ok: as imagens do servidor aparecem.', pictures('onload')],
  [
    'a picture that is not',
    `failed: a imagem de prova não carregou. Inclua ${GATEWAY} em img-src.`,
    pictures('onerror'),
  ],
]);

const storage = linesOf('browser', 'storage', [
  ['storage that is free', 'ok: disponível.'],
  [
    'storage that is refused',
    'none: o navegador não permite guardar dados; a sessão vale só nesta página (storage="memory").',
    () =>
      void vi.stubGlobal('localStorage', {
        setItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
]);

const permission = (state: string) =>
  void vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });
const microphone = linesOf('browser', 'microphone', [
  [
    'a page over plain HTTP',
    'none: o navegador só o oferece a páginas em HTTPS. Use features="-dictation".',
    () => void vi.stubGlobal('isSecureContext', false),
  ],
  [
    'a microphone that is free',
    'ok: permitido pela página; o navegador pergunta à pessoa.',
    () => permission('prompt'),
  ],
  [
    'a person who said no',
    'none: negado neste navegador: a pessoa o libera nas permissões do site, se quiser ditar.',
    () => permission('denied'),
  ],
  [
    'a page whose policy forbids it',
    'none: a Permissions-Policy da página o desativa: o botão de ditado não funciona. Inclua microphone=(self), ou use features="-dictation".',
    () => {
      permission('denied');
      vi.stubGlobal('document', { permissionsPolicy: { allowsFeature: () => false } });
    },
  ],
]);

const forms = linesOf('browser', 'forms', [
  ['a page that may send forms', 'ok: permitidos.'],
  [
    'a sandboxed frame that may not',
    'failed: um iframe com sandbox e sem allow-forms não envia nenhum: entrar, pagar e avaliar uma resposta não funcionam. Acrescente allow-forms ao sandbox do iframe.',
    () => void vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined),
  ],
]);

export const transferLines: Line[] = [
  ...authorization,
  ...clock,
  ...streaming,
  ...uploads,
  ...images,
  ...storage,
  ...microphone,
  ...forms,
];
