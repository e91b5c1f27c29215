import { createLog } from '@vesalio/site/server';
import { expect, it, vi } from 'vitest';
import { nameUnread } from '../../../../../packages/site/server/gateway/turns/unread.ts';
import { runInScope } from '../../../../../packages/site/server/platform/scope.ts';
import type { ServerContext } from '../../../../../packages/site/server/platform/server-env.ts';

it('leaves the account as answered if the database cannot name its unread conversation', async () => {
  const written: string[] = [];
  const log = createLog({ out: { write: (line: string) => written.push(line) } });
  const header = vi.fn();
  const name = (unreadOf: () => Promise<string | undefined>) =>
    runInScope({ log, request: { id: 'r', upstreams: [], account: '7' } }, () =>
      nameUnread({ unreadOf })({ res: new Response(), header } as unknown as ServerContext, async () => {}),
    );
  await name(() => Promise.reject(new Error('Connection terminated')));
  expect(header).not.toHaveBeenCalled();
  expect(written.join()).toContain('turns: unread');
  await name(async () => 'a/b');
  expect(header).toHaveBeenCalledExactlyOnceWith('X-Unread-Conversation', 'a%2Fb');
});
