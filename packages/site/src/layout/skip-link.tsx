import { siteTexts } from '@vesalio/core';

/**
 * Skips the navigation and moves to the content of the page. It adds no entry to the history: the router would not know
 * that entry, and going back across it would not ask about unsaved input.
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
