import { expect, test } from './product.ts';
import { makeAccount } from './standing.ts';

/** An answer that is written on demand. */
interface Pen {
  write(event: string, data: unknown): void;
  end(): void;
}

test('a source opened while its answer is being written stays where it was opened', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'POST' || !request.url.endsWith('/ai/api/mensagens')) return real(request);
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start(control) {
          (window as unknown as { pen: Pen }).pen = {
            write: (event, data) =>
              control.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
            end: () => control.close(),
          };
        },
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, session);
  const write = async (event: string, data: unknown) => {
    await page.waitForFunction(() => 'pen' in window);
    await page.evaluate(
      ([name, value]) => (window as unknown as { pen: Pen }).pen.write(String(name), value),
      [event, data] as const,
    );
  };
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await write('references', [{ id: 'search_1', title: 'Um estudo', text: 'Um trecho.', type: 'db' }]);
  await write('delta', { texto: 'A primeira frase [search_1].\n\n' });
  const marker = page.getByRole('button', { name: 'Referência 1' });
  await marker.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const opened = await marker.boundingBox();

  const paragraphs = Array.from({ length: 60 }, (_, index) => `Parágrafo ${index + 1}.\n\n`);
  for (const texto of paragraphs) await write('delta', { texto });
  await expect(page.getByText('Parágrafo 60.')).toBeAttached();
  expect(await marker.boundingBox()).toEqual(opened);
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  // The text written below meanwhile is one press away.
  await page.getByRole('button', { name: 'Ir para o fim da conversa' }).click();
  await expect(page.getByText('Parágrafo 60.')).toBeInViewport();
});
