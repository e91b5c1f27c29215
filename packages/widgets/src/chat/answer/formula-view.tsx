import { type Formula, type FormulaPart, readFormula } from '@vesalio/core';
import type { ReactNode } from 'react';

/**
 * Renders a formula of an answer, or its source if it cannot be read. The text, with its hidden signs, equals
 * `formulaText`, so that selecting, copying and reading aloud do not lose a fraction bar.
 */
export function FormulaView({ source }: { source: string }) {
  const formula = readFormula(source);
  if (!formula) return source;
  const isBlock = source.startsWith('\\[') || source.startsWith('$$');
  return <span className={isBlock ? 'vs-formula vs-formula--block' : 'vs-formula'}>{parts(formula)}</span>;
}

const hidden = (text: string): ReactNode => text && <span className="vs-formula__hidden">{text}</span>;

const parts = (formula: Formula): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id but their position
  formula.map((part, index) => <Part key={index} part={part} />);

function Part({ part }: { part: FormulaPart }) {
  if (typeof part === 'string') return part;
  if (part.type === 'fraction')
    return (
      <span className="vs-formula__fraction">
        {hidden(part.open)}
        <span className="vs-formula__over">{parts(part.over)}</span>
        {hidden(part.bar)}
        <span className="vs-formula__under">{parts(part.under)}</span>
        {hidden(part.close)}
      </span>
    );
  if (part.type === 'root')
    return (
      <span className="vs-formula__root">
        {/* As tall as the expression under it. */}
        <svg viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 13 2.5 12 5 19.5 10 0.5" vectorEffect="non-scaling-stroke" />
        </svg>
        {hidden(part.open)}
        <span className="vs-formula__radicand">{parts(part.of)}</span>
        {hidden(part.close)}
      </span>
    );
  const Script = part.type === 'superscript' ? 'sup' : 'sub';
  return (
    <>
      {hidden(part.open)}
      <Script>{parts(part.of)}</Script>
      {hidden(part.close)}
    </>
  );
}
