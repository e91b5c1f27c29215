import type { FakeRoutes } from './fake-backend.ts';
import { conversationFixtures } from './fixtures.ts';

interface Note {
  id: string;
  title: string | null;
  listTitle: string;
  pinned: boolean;
}

/** The gateway's own calls about conversations: titles, pins, search and temporary ones. */
export function recordRoutes(conversations = 0): FakeRoutes {
  const notes = new Map<string, Note>();
  const list = conversationFixtures(conversations);
  return {
    'GET /config.json': { data: { gateway: ['conversations', 'search', 'temporary', 'unknown-offer'] } },
    'GET /gateway/conversations': () => ({ data: { items: [...notes.values()] } }),
    'POST /gateway/conversations/search': ({ body }) => {
      const { query } = body as { query: string };
      const items = list
        .filter(({ title }) => (title ?? '').toLowerCase().includes(query.toLowerCase()))
        .map((item) => ({
          ...item,
          excerpt: [
            { text: 'Na suspeita de ', isHit: false },
            { text: query, isHit: true },
            { text: ', colher culturas antes do antibiótico', isHit: false },
          ],
        }));
      return { data: { items } };
    },
    'PUT /gateway/conversations/:id': ({ params, body }) => {
      const { id = '' } = params;
      const before = notes.get(id) ?? { id, title: null, listTitle: '', pinned: false };
      const note: Note = { ...before, ...(body as Partial<Note>) };
      notes.set(id, note);
      return { data: note };
    },
    'PUT /gateway/conversations/:id/lease': { status: 204 },
  };
}
