import { readId } from '../accounts.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { readAnswer } from '../upstream/call-upstream.ts';
import { ServiceCall } from '../upstream/service-call.ts';
import type { SeatAccount } from './seat-account.ts';
import type { SeatPeople } from './seat-people.ts';

/** Number of entries in the seat's list to search for a new title, because several people may ask at once. */
const LOOKED_AT = 100;

/** Asks the product API for a title and stores it per person, because the seat's own list contains everybody's. */
export function createSeatTitles(people: SeatPeople) {
  return {
    /** @param id the person's own conversation, which the request names */
    async write(
      request: ServiceCall,
      { personId, account, id }: { personId: string; account: SeatAccount; id: string },
    ): Promise<Response> {
      const response = await account.call(request);
      const answer = await readAnswer(response);
      const title = response.ok
        ? (titleIn(unwrap(answer)) ?? (await findTitle(request, account, id)))
        : undefined;
      if (title) await people.name(personId, id, title);
      return new Response(answer || null, {
        status: response.status,
        headers: { 'Content-Type': response.headers.get('content-type') ?? 'application/json' },
      });
    },
  };
}

const titleIn = (value: unknown): string | undefined =>
  isRecord(value) && typeof value.title === 'string' && value.title.trim() !== '' ? value.title : undefined;

/** The contract of the product API does not promise the title in the answer. */
async function findTitle(
  request: ServiceCall,
  account: SeatAccount,
  id: string,
): Promise<string | undefined> {
  const list = new ServiceCall(`/api/conversations?page=1&pageSize=${LOOKED_AT}`, {
    headers: { Accept: 'application/json' },
    signal: request.signal,
  });
  const response = await account.call(list).catch(() => undefined);
  const data = response?.ok ? unwrap(await readAnswer(response).catch(() => '')) : undefined;
  const items: unknown[] = isRecord(data) && Array.isArray(data.items) ? data.items : [];
  return titleIn(items.find((item) => isRecord(item) && readId(item.id) === id));
}
