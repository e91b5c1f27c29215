import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { VesalioProvider } from '@vesalio/widgets';
import { afterEach, expect, test, vi } from 'vitest';
import { NewConversation } from '../../../packages/widgets/src/chat/sidebar/new-conversation.tsx';

afterEach(cleanup);

test('a new conversation that cannot begin without a network is reported', async () => {
  const app = createApp({ storage: 'memory' });
  const told = vi.spyOn(app.notices, 'notify');
  const onBegun = vi.fn();
  render(
    <VesalioProvider app={{ ...app, chat: () => Promise.reject(new Error('offline')) }}>
      <NewConversation onBegun={onBegun} />
    </VesalioProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Nova Conversa' }));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(onBegun).not.toHaveBeenCalled();
});
