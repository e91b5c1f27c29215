import type { FoundText } from '../../gateway/upstream/upstreams.ts';
import type { Db } from '../../platform/database.ts';

const MAX_FOUND = 50;
/** Private-use characters, which do not occur in texts. */
const [HIT, END] = ['\uE000', '\uE001'];
const MAX_WORDS = 12;

/** A prefix search for all words of the query. Undefined if it has none. */
function toTsquery(query: string): string | undefined {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0
    ? words
        .slice(0, MAX_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ')
    : undefined;
}

/** Searches a person's questions and answers. Ignores accents, case and word endings. */
export async function searchTexts(db: Db, ownerId: string, query: string): Promise<FoundText[]> {
  const words = toTsquery(query);
  if (!words || !/^\d{1,9}$/.test(ownerId)) return [];
  const rows = await db.query<{ id: number; headline: string }>(
    `select id, ts_headline('vesalio_pt', regexp_replace(body, '\\s*\\[search_[^]]*\\]|[#*_|]+|(?<=\\n)\\s*[-+]\\s', '', 'g'), words,
       'StartSel=${HIT}, StopSel=${END}, MaxFragments=1, MinWords=8, MaxWords=24') as headline
     from (
       select distinct on (conversation.id) conversation.id, words,
         message.pergunta || ' ' || message.resposta as body
       from messages as message
       join conversations as conversation on conversation.id = message.conversation_id
       cross join to_tsquery('vesalio_pt', $2) as words
       where message.user_id = $1 and conversation.deleted_at is null
         and to_tsvector('vesalio_pt', message.pergunta || ' ' || message.resposta) @@ words
       order by conversation.id desc, message.id
       limit ${MAX_FOUND}
     ) as found`,
    [Number(ownerId), words],
  );
  return rows.map(({ id, headline }) => ({ id, excerpt: piecesOf(headline) }));
}

function piecesOf(headline: string): FoundText['excerpt'] {
  return (
    headline
      .replace(/\s+/g, ' ')
      // The list shows two short lines, and the first hit must be in them.
      .replace(new RegExp(`^[^${HIT}]* (?=(?:[^ ${HIT}]+ ){4}${HIT})`), '… ')
      .split(HIT)
      .flatMap((part, index) => {
        const [hit = '', rest] = index === 0 ? ['', part] : part.split(END);
        return [
          { text: hit, isHit: true },
          { text: rest ?? '', isHit: false },
        ];
      })
      .filter(({ text }) => text !== '')
  );
}
