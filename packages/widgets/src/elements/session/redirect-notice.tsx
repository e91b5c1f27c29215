import { embedFormTexts, tabSignInTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { useTabSignIn } from './use-tab-sign-in.ts';

interface RedirectNoticeProps {
  surface: ElementSurface;
  /** The data that the form would ask for. */
  what: 'login' | 'payment';
  to: string;
}

/** Replaces password and card forms where they are not allowed: a link to the product's own site. */
export function RedirectNotice({ surface, what, to }: RedirectNoticeProps) {
  const texts = useTexts('embed', embedFormTexts);
  const { tab } = useTexts('embed', tabSignInTexts);
  const { isWaiting, signIn } = useTabSignIn(surface, what === 'login');
  return (
    <section className="vs-redirect">
      <p className="vs-redirect__title">{texts.sensitive.title}</p>
      <p role="status">{isWaiting ? tab.text : texts.sensitive[what]}</p>
      <Button variant="primary" onClick={() => (what === 'login' ? signIn() : surface.navigate(to))}>
        {texts.sensitive.action}
      </Button>
      <p className="vs-redirect__hint">{texts.newTab}</p>
    </section>
  );
}
