import type { FakeRoutes } from './fake-backend.ts';
import { conversationFixtures } from './fixtures.ts';

interface Note {
  id: string;
  title: string | null;
  listTitle: string;
  pinned: boolean;
}

/** The gateway's own calls: titles, pins, search, temporary conversations, feedback and the operator's notice. */
export function recordRoutes(conversations = 0): FakeRoutes {
  const notes = new Map<string, Note>();
  const feedback = new Map<string, unknown>();
  const keep = (kind: string, { id = '' }: Record<string, string>, body: unknown) => {
    const protocol = kind === 'rating' ? null : 'EC-2026-7QX4M2KD';
    const row = {
      helpful: null,
      reasons: [],
      text: null,
      ...(body as object),
      messageId: id,
      kind,
      protocol,
    };
    feedback.set(`${kind} ${id}`, row);
    return { data: row };
  };
  const list = conversationFixtures(conversations);
  return {
    'GET /config.json': {
      data: {
        gateway: [
          'conversations',
          'search',
          'temporary',
          'feedback',
          'operation',
          'export',
          'unknown-feature',
        ],
      },
    },
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
    'GET /gateway/operation': { data: { notice: null, asking: true } },
    'GET /gateway/feedback': () => ({ data: { items: [...feedback.values()] } }),
    'PUT /gateway/feedback/:id': ({ params, body }) => keep('rating', params, body),
    'PUT /gateway/feedback/:id/clinical-error': ({ params, body }) => keep('clinical-error', params, body),
    'DELETE /gateway/feedback/:id': ({ params }) => {
      feedback.delete(`rating ${params.id}`);
      return { status: 204 };
    },
    'DELETE /gateway/feedback/:id/clinical-error': ({ params }) => {
      feedback.delete(`clinical-error ${params.id}`);
      return { status: 204 };
    },
  };
}
