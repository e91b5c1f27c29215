import { base, gateway } from '../gateway.js';

/** The largest message: 10 MiB of files and 256 kB of text. */
const LARGEST = 10 * 1024 * 1024 + 256 * 1024;
/** Below the default limit of the usual proxies, 1 MB. */
const SMALL = 900 * 1024;
/** The test stream lasts 0.8 s. A proxy that buffers delivers it at once. */
const BUFFERED_MS = 300;
const SKEW_SECONDS = 60;

const LIMIT_HINT = 'Aumente o limite do proxy para 11 MB (no nginx: client_max_body_size 11m).';

/** Whether the header with the person's token reaches the gateway. */
export async function authorization(seen) {
  const name = 'Cabeçalho Authorization';
  if (!seen)
    return {
      name,
      state: 'none',
      detail: 'não pôde ser verificado: o servidor não respondeu a esta página.',
    };
  return seen.echo.hasAuthorization
    ? { name, state: 'ok', detail: 'chega ao servidor.' }
    : {
        name,
        state: 'failed',
        detail:
          'um proxy no caminho remove o cabeçalho Authorization; sem ele ninguém fica identificado. Configure-o para repassar o cabeçalho.',
      };
}

export async function clock(seen) {
  const name = 'Relógio';
  if (!seen)
    return { name, state: 'none', detail: 'não pôde ser comparado: o servidor não respondeu a esta página.' };
  const middle = (seen.sentAt + seen.receivedAt) / 2;
  const skew = Math.round((Date.parse(seen.echo.now) - middle) / 1000);
  const seconds = new Intl.NumberFormat('pt-BR').format(Math.abs(skew));
  if (Math.abs(skew) <= SKEW_SECONDS)
    return { name, state: 'ok', detail: `diferença de ${seconds} s para o servidor.` };
  return {
    name,
    state: 'failed',
    detail: `este computador está ${seconds} s ${skew > 0 ? 'atrasado' : 'adiantado'} em relação ao servidor. Sessões e asserções podem ser recusadas: acerte o relógio (NTP).`,
  };
}

/** Whether an answer arrives while it is being written. */
export async function streaming() {
  const name = 'Resposta em tempo real';
  let first;
  let last = 0;
  try {
    const answer = await fetch(`${base}/gateway/diagnosis/stream`, { cache: 'no-store' });
    if (!answer.ok || !answer.body)
      return { name, state: 'none', detail: `o servidor respondeu ${answer.status} à prova.` };
    const reader = answer.body.getReader();
    for (;;) {
      const { done } = await reader.read();
      if (done) break;
      last = performance.now();
      first ??= last;
    }
  } catch {
    return {
      name,
      state: 'none',
      detail: 'não pôde ser verificada: o servidor não respondeu a esta página.',
    };
  }
  const ms = Math.round(last - (first ?? last));
  return ms >= BUFFERED_MS
    ? { name, state: 'ok', detail: `chega aos poucos (${ms} ms entre a primeira e a última parte).` }
    : {
        name,
        state: 'failed',
        detail: `um proxy junta a resposta e a entrega de uma vez (${ms} ms entre a primeira e a última parte). Desative o buffering (no nginx: proxy_buffering off).`,
      };
}

async function send(bytes) {
  const answer = await fetch(`${base}/gateway/diagnosis/upload`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob([new Uint8Array(bytes)]),
  });
  return { status: answer.status, isOwn: answer.headers.has('X-Vesalio-Error'), answer };
}

/** Whether a message with the largest attachments gets through. */
export async function uploads() {
  const name = 'Tamanho dos anexos';
  const tooMany = {
    name,
    state: 'none',
    detail: 'muitas verificações seguidas; repita daqui a um minuto.',
  };
  const mega = `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(LARGEST / 1024 / 1024)} MB`;
  try {
    const { status, isOwn, answer } = await send(LARGEST);
    if (answer.ok) {
      const { bytes } = await answer.json();
      return bytes === LARGEST
        ? { name, state: 'ok', detail: `${mega} chegam ao servidor.` }
        : {
            name,
            state: 'failed',
            detail: `de ${mega} o servidor recebeu só ${bytes} bytes: um proxy corta o envio.`,
          };
    }
    if (status === 413 && !isOwn)
      return { name, state: 'failed', detail: `um proxy recusa ${mega} (413). ${LIMIT_HINT}` };
    if (status === 429) return tooMany;
    return { name, state: 'none', detail: `o servidor respondeu ${status} à prova.` };
  } catch {
    // A proxy's 413 without CORS looks like a lost connection; a smaller body that passes reveals it.
    const small = await send(SMALL).then(
      ({ answer }) => answer,
      () => undefined,
    );
    if (small?.status === 429) return tooMany;
    return small?.ok
      ? {
          name,
          state: 'failed',
          detail: `900 kB passam e ${mega} não: um proxy limita o envio. ${LIMIT_HINT}`,
        }
      : { name, state: 'none', detail: 'não pôde ser verificado: o servidor não respondeu a esta página.' };
  }
}

/** Whether the page may show images from the gateway. */
export async function images() {
  const name = 'Imagens';
  const picture = new Image();
  const isShown = await new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${base}/embed/diagnostico/pixel.png?${Date.now()}`;
  });
  return isShown
    ? { name, state: 'ok', detail: 'as imagens do servidor aparecem.' }
    : { name, state: 'failed', detail: `a imagem de prova não carregou. Inclua ${gateway} em img-src.` };
}
