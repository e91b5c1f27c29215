import { generalTexts, type LegalBlock, type LegalDocument } from '@vesalio/core';
import type { HeadingLevel } from './heading.tsx';

export interface LegalTextProps {
  /** From core: `termsOfUse(identity)` or `privacyPolicy(identity)`. */
  document: LegalDocument;
  /** Level of the sections' headings. */
  headingLevel?: HeadingLevel | 6;
  /** Whether the sections get their anchors. Set it to false if the hash has another meaning on this page. */
  anchors?: boolean;
}

/** A legal text: its date, its draft notice and its numbered sections. The caller shows the title. */
export function LegalText({ document, headingLevel = 2, anchors = true }: LegalTextProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="vs-legal">
      <p className="vs-legal__date">{generalTexts.legal.updatedAt(document.updatedAt)}</p>
      {document.draft && (
        <p className="vs-legal__draft" role="note">
          {document.draft}
        </p>
      )}
      {document.introduction.map((paragraph) => (
        <p key={paragraph} className="vs-legal__introduction">
          {bindNumbers(paragraph)}
        </p>
      ))}
      {document.sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={anchors ? id : undefined} className="vs-legal__section">
          <Heading className="vs-legal__title">
            <span className="vs-legal__number">{index + 1}.</span> {title}
          </Heading>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Keeps the number of a law or an article on the same line as the word before it. */
const bindNumbers = (text: string) => text.replace(/(nº|arts?\.) (?=\d)/g, '$1\u00a0');

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{bindNumbers(block)}</p>;
  if ('href' in block)
    return (
      <p>
        <a href={block.href} target="_blank" rel="noopener noreferrer">
          {block.label}
        </a>
      </p>
    );
  return (
    <ul className="vs-legal__list">
      {block.map((item) => (
        <li key={item}>{bindNumbers(item)}</li>
      ))}
    </ul>
  );
}
