import type { GoogleCredential } from '@vesalio/core';
import { Button } from '../ui/controls/button.tsx';

/**
 * How the host obtains a Google credential. Resolves with the argument of Google's callback, or undefined if the person
 * closed the window; rejects if Google's window failed.
 */
export type AskGoogle = (purpose: 'login' | 'register') => Promise<GoogleCredential | undefined>;

/** Google sign-in with a button in the product's own style, so that we choose its label. */
export function GoogleButton({
  label,
  onPress,
  disabled,
}: {
  label: string;
  onPress: () => void;
  disabled?: boolean;
}) {
  return (
    <Button block size="large" onClick={onPress} disabled={disabled} className="vs-google">
      <span className="vs-google__inner">
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className="vs-google__mark">
          <path
            className="vs-google__blue"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.7z"
          />
          <path
            className="vs-google__green"
            d="M9 18c2.4 0 4.500-.8 6-2.200l-2.900-2.300c-.8.6-1.900.9-3.100.9-2.300 0-4.300-1.600-5-3.700H1v2.300A9 9 0 0 0 9 18z"
          />
          <path className="vs-google__yellow" d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8z" />
          <path
            className="vs-google__red"
            d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300c.7-2.100 2.700-3.700 5-3.700z"
          />
        </svg>
        {label}
      </span>
    </Button>
  );
}
