import { searchMessages } from '@vesalio/core';
import { Fragment } from 'react';

/** A text with the matches of the query marked; accents are ignored. */
export function MarkedTitle({ text, query }: { text: string; query: string }) {
  const [match] = query.trim() ? searchMessages([{ text }], query) : [];
  if (!match) return text;
  let at = 0;
  return (
    <>
      {match.ranges.map(([start, end]) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <Fragment key={start}>
            {before}
            <mark>{text.slice(start, end)}</mark>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </>
  );
}
