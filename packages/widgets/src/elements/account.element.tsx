import { accountTexts, privacyPolicy, termsOfUse } from '@vesalio/core';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import accountCss from '../account/account.css?inline';
import { AccountWidget } from '../account/account-widget.tsx';
import paymentCss from '../payment/payment.css?inline';
import plansCss from '../plans/plans.css?inline';
import { useTexts } from '../provider.tsx';
import { elementBrand } from './element-brand.ts';
import { elementLegal } from './element-legal.ts';
import type { ElementHost, ElementModule } from './element-model.ts';
import { ElementRoot } from './element-root.tsx';
import type { ElementSurface } from './element-surface.ts';
import pageCss from './page-element.css?inline';
import { reactRenderer } from './rendering/react-renderer.ts';
import { GateNotice } from './session/gate-notice.tsx';
import { useGatewayConfig, useSensitiveEntry } from './session/gateway-config.ts';
import { useSignOutMethod } from './session/use-sign-out.ts';
import { useConfirmedEvent } from './use-confirmed-event.ts';

function AccountElement({ host }: { host: ElementHost }) {
  return <ElementRoot host={host}>{(surface) => <Account surface={surface} />}</ElementRoot>;
}

function Account({ surface }: { surface: ElementSurface }) {
  const { app } = surface;
  const isSignedIn = useStore(app.session, ({ session }) => session !== null);
  const config = useGatewayConfig(surface);
  const isAllowed = useSensitiveEntry(surface);
  const legal = useMemo(
    () => ({ terms: termsOfUse(elementLegal), privacy: privacyPolicy(elementLegal) }),
    [],
  );
  const { visitor } = useTexts('account', accountTexts);
  useSignOutMethod(surface);
  usePlanNews(surface);
  useConfirmedEvent(surface);
  const address = `${app.baseUrl}/account`;
  return (
    <>
      <GateNotice surface={surface} except="plan" loginWords={visitor} />
      {isSignedIn && (
        <AccountWidget
          headingLevel={surface.headingLevel}
          legal={legal}
          quote={{
            whatsapp: config?.salesWhatsappNumber,
            email: elementBrand.contactEmail,
            brand: elementBrand.name,
          }}
          seller={{ name: elementLegal.company, email: elementBrand.contactEmail }}
          isSandbox={config?.sandbox}
          productAccount={isAllowed ? undefined : address}
          onPaid={() => undefined}
          onChat={() => surface.navigate('/chat')}
          onDeleted={() => void app.signOut()}
        />
      )}
    </>
  );
}

function usePlanNews({ app, host }: ElementSurface): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the host object changes at each render
  useEffect(
    () =>
      app.session.subscribe(({ session, epoch }, before) => {
        if (session && epoch === before.epoch && session.planName !== before.session?.planName) {
          host.emit('vesalio-plan', { plan: session.planName });
        }
      }),
    [app, host.element],
  );
}

export default {
  tag: 'vesalio-account',
  component: AccountElement,
  renderer: reactRenderer,
  styles: [pageCss, plansCss, paymentCss, accountCss],
} satisfies ElementModule;
