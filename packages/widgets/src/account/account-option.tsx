import type { ReactNode } from 'react';
import { Heading } from '../ui/display/heading.tsx';

interface AccountOptionProps {
  title: string;
  text: string;
  /** The button, or what replaces it. */
  children: ReactNode;
}

/** An action for the account: title, one sentence, button. */
export function AccountOption({ title, text, children }: AccountOptionProps) {
  return (
    <div className="vs-account-option">
      <div className="vs-account-option__text">
        <Heading below={3} className="vs-account-option__title">
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
