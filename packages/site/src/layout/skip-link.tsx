import { siteTexts } from '@vesalio/core';

/**
 * Leads past the navigation to the content of the page. It makes no entry in the history: the router would not know
 * that entry, and a way back over it would not ask about unsaved input.
 */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link within the page, which works before the script too
    <a
      className="vs-skip"
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('conteudo')?.focus();
      }}
    >
      {siteTexts.skipToContent}
    </a>
  );
}
