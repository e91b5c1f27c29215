import { embedTexts, generalTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import authCss from '../auth/auth.css?inline';
import { AuthWidget } from '../auth/auth-widget.tsx';
import { EmailCodeWidget } from '../auth/email-code-widget.tsx';
import { TermsDialog } from '../auth/terms-dialog.tsx';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FirstHeading } from '../ui/display/heading.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import type { ElementDefinition, ElementHost } from './define-element.tsx';
import { Elsewhere } from './element-elsewhere.tsx';
import { useSensitiveEntry } from './element-gateway.ts';
import { useSignOutMethod } from './element-methods.ts';
import partsCss from './element-parts.css?inline';
import { ElementRoot, type ElementSurface } from './element-root.tsx';
import { authShape } from './element-shapes.ts';

function AuthElement({ host }: { host: ElementHost }) {
  return (
    <ElementRoot host={host}>
      {(surface) => (
        <FirstHeading value={surface.headingLevel}>
          <AuthScreen surface={surface} />
        </FirstHeading>
      )}
    </ElementRoot>
  );
}

/** The screen of this moment: signing in, then terms, then the e-mail's code, then who is signed in. */
function AuthScreen({ surface }: { surface: ElementSurface }) {
  const { app } = surface;
  const { signedIn } = useTexts('embed', embedTexts);
  const { loading } = useTexts('general', generalTexts);
  const { session, epoch } = useStore(app.session);
  const isAllowed = useSensitiveEntry(surface);
  useSignOutMethod(surface);

  const signOut = () => void app.signOut();
  const stay = () => undefined;
  if (!session) {
    if (isAllowed === undefined) return <Skeleton lines={6} label={loading} />;
    if (!isAllowed) return <Elsewhere surface={surface} what="login" to="/login" />;
    return <AuthWidget onDone={stay} onNavigate={surface.navigate} />;
  }
  if (!session.acceptTerms) return <TermsDialog onDone={stay} onSignOut={signOut} />;
  if (!session.isEmailValidated) return <EmailCodeWidget key={epoch} onDone={stay} onSignOut={signOut} />;
  return (
    <div className="vs-elsewhere">
      <p className="vs-elsewhere__title">{signedIn.title(session.username)}</p>
      <Button onClick={signOut}>{signedIn.signOut}</Button>
    </div>
  );
}

export const authElement: ElementDefinition = {
  shape: authShape,
  component: AuthElement,
  styles: [partsCss, authCss],
};
