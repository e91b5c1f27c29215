import { Fragment } from 'react';

/** Parts of a recorded answer: plain text, **strong** text and [search_n] markers. */
const PIECES = /(\*\*[^*]+\*\*|\s*\[search_\d+\])/;

/** Keeps a number on one line with its unit, with the name of the quantity and with a hyphen before it. */
export const bindUnits = (text: string) =>
  text
    .replace(/-(?=\d)/g, '-\u2060')
    .replace(/(\d) (?=%|mg|mmHg|dias)/g, '$1\u00a0')
    .replace(/\b(HR|IC) (?=\d)/g, '$1\u00a0');

/** A recorded answer, rendered without the chat's code. */
export function DemoText({ text }: { text: string }) {
  return bindUnits(text)
    .split(PIECES)
    .map((piece, index) => {
      const marker = /\[search_(\d+)\]/.exec(piece);
      const key = index;
      if (marker) {
        return (
          <sup key={key} className="vs-demo__marker">
            {marker[1]}
          </sup>
        );
      }
      if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
      return <Fragment key={key}>{piece}</Fragment>;
    });
}

/** The recorded answer at first paint: complete, with room for the line of its check. */
export function DemoAnswer({ text }: { text: string }) {
  return (
    <div>
      <p className="vs-demo__answer">
        <DemoText text={text} />
      </p>
      <p className="vs-answer-check" />
    </div>
  );
}
