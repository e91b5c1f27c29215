import { chatTexts } from '@vesalio/core';
import type { RefObject } from 'react';
import { useTexts } from '../provider.tsx';
import { Mark } from '../ui/display/mark.tsx';
import { useChatBrand } from './chat-brand.ts';
import { focusingInput } from './composer/focusing-input.ts';

export interface WelcomeProps {
  suggestions?: readonly string[];
  headingLevel?: number;
  /** Whether the chat could not be loaded. */
  failed?: boolean;
  /** Whether the user cannot ask a question now. */
  disabled?: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onRetry?: () => void;
  onPick: (question: string) => void;
}

/** The view of an empty conversation: the brand, one line of text, and four starter questions. */
export function Welcome(props: WelcomeProps) {
  const texts = useTexts('chat', chatTexts).welcome;
  const { name } = useChatBrand();
  const {
    suggestions = texts.suggestions,
    headingLevel = 1,
    failed,
    disabled,
    inputRef,
    onRetry,
    onPick,
  } = props;
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <div className="vs-welcome">
      <Mark size={44} />
      {name && <p className="vs-welcome__name">{name}</p>}
      <Heading className="vs-welcome__title">{texts.title}</Heading>
      <p className="vs-welcome__text">{texts.text}</p>
      {failed ? (
        <p className="vs-welcome__failed" role="alert">
          {texts.failed}{' '}
          <button type="button" className="vs-link" onClick={focusingInput(inputRef, onRetry)}>
            {texts.retry}
          </button>
        </p>
      ) : (
        <ul className="vs-welcome__list" aria-label={texts.suggestionsLabel}>
          {suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                className="vs-welcome__question"
                disabled={disabled}
                onClick={focusingInput(inputRef, () => onPick(question))}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
