import { embedFormTexts, stateTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import authCss from '../auth/auth.css?inline';
import { AuthWidget } from '../auth/auth-widget.tsx';
import { EmailCodeWidget } from '../auth/email-code-widget.tsx';
import { TermsDialog } from '../auth/terms-dialog.tsx';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FirstHeading } from '../ui/display/heading.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import type { ElementHost, ElementModule } from './element-model.ts';
import { ElementRoot } from './element-root.tsx';
import type { ElementSurface } from './element-surface.ts';
import pageCss from './page-element.css?inline';
import { reactRenderer } from './rendering/react-renderer.ts';
import { useSensitiveEntry } from './session/gateway-config.ts';
import { RedirectNotice } from './session/redirect-notice.tsx';
import { useSignOutMethod } from './session/use-sign-out.ts';

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

/** The current screen: sign-in, then terms, then the e-mail code, then the name of the signed-in person. */
function AuthScreen({ surface }: { surface: ElementSurface }) {
  const { app } = surface;
  const { signedIn } = useTexts('embed', embedFormTexts);
  const { loading } = useTexts('general', stateTexts);
  const { session, epoch } = useStore(app.session);
  const isAllowed = useSensitiveEntry(surface);
  useSignOutMethod(surface);

  const signOut = () => void app.signOut();
  const stay = () => undefined;
  if (!session) {
    if (isAllowed === undefined) return <Skeleton lines={6} label={loading} />;
    if (!isAllowed) return <RedirectNotice surface={surface} what="login" to="/login" />;
    return <AuthWidget onDone={stay} onNavigate={surface.navigate} />;
  }
  if (!session.acceptTerms) return <TermsDialog onDone={stay} onSignOut={signOut} />;
  if (!session.isEmailValidated) return <EmailCodeWidget key={epoch} onDone={stay} onSignOut={signOut} />;
  return (
    <div className="vs-redirect">
      <p className="vs-redirect__title">{signedIn.title(session.username)}</p>
      <Button onClick={signOut}>{signedIn.signOut}</Button>
    </div>
  );
}

export default {
  tag: 'vesalio-auth',
  component: AuthElement,
  renderer: reactRenderer,
  styles: [pageCss, authCss],
} satisfies ElementModule;
