import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { chatRoutes } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { Notices } from '../../packages/widgets/src/ui/overlays/notices.tsx';
import { HTML, payloads } from '../hostile-corpus.ts';
import { isLong } from '../long.ts';
import { openChat } from './chat/open-chat.tsx';

function expectHarmless(): void {
  expect(document.body.querySelector('script, iframe, math, style, base, meta, details, x')).toBeNull();
  expect(document.querySelector('[onload], [onerror], [onclick], [ontoggle], [src]')).toBeNull();
}

/** The kinds of elements in the page. */
const kinds = () => new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName));

test('a notification shows hostile texts as plain text (catalogue 1)', () => {
  const texts = [...HTML, ...payloads.filter((_, index) => isLong || index % 8 === 0)];
  const notices = (shown: readonly string[]) => (
    <Notices
      label="Notificações"
      closeLabel="Fechar notificação"
      onDismiss={() => undefined}
      notices={shown.map((text, id) => ({ id, type: 'error', text }))}
    />
  );
  const { rerender } = render(notices(['texto']));
  const harmless = kinds();
  rerender(notices(texts));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(texts);
  expect(kinds()).toEqual(harmless);
});

test('the name of an attached file is shown as text, whatever it contains (catalogue 1)', async () => {
  await openChat(chatRoutes());
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  const harmful = HTML.filter((text) => !text.includes('.')).slice(0, 5);
  const files = harmful.map(
    (text) => new File(['%PDF-1.7'], `${text.replaceAll('/', ' ')}.pdf`, { type: 'application/pdf' }),
  );
  fireEvent.drop(box.closest('.vs-chat') ?? box, {
    dataTransfer: { files, types: ['Files'], getData: () => '' },
  });
  const list = await screen.findByRole('list', { name: 'Anexos' });
  await waitFor(() => expect(list.children).toHaveLength(5));
  expect(list.textContent).toContain('onerror=alert(1)');
  expectHarmless();
});
