import { generalTexts, type LegalDocument } from '@vesalio/core';
import { Button, LegalText } from '@vesalio/widgets';
import { Printer } from 'lucide-react';
import './legal-page.css';

const { legal } = generalTexts;

/** A legal text with its contents beside it. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <article className="vs-legal-page vs-wrap">
      <header className="vs-legal-page__head">
        <h1 className="vs-legal-page__title">{document.title}</h1>
        <Button className="vs-no-print" icon={Printer} onClick={() => window.print()}>
          {legal.print}
        </Button>
      </header>
      <nav className="vs-legal-page__contents vs-no-print" aria-labelledby="nesta-pagina">
        <h2 className="vs-legal-page__label" id="nesta-pagina">
          {legal.onThisPage}
        </h2>
        <ol className="vs-legal-page__links">
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalText document={document} />
    </article>
  );
}
