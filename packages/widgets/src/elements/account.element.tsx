import { privacyPolicy, termsOfUse } from '@vesalio/core';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import accountCss from '../account/account.css?inline';
import { AccountWidget } from '../account/account-widget.tsx';
import paymentCss from '../payment/payment.css?inline';
import plansCss from '../plans/plans.css?inline';
import type { ElementDefinition, ElementHost } from './define-element.tsx';
import { elementBrand } from './element-brand.ts';
import { GateNotice } from './element-gate.tsx';
import { useGatewayConfig, useSensitiveEntry } from './element-gateway.ts';
import { useSignOutMethod } from './element-methods.ts';
import partsCss from './element-parts.css?inline';
import { ElementRoot, type ElementSurface } from './element-root.tsx';
import { accountShape } from './element-shapes.ts';

function AccountElement({ host }: { host: ElementHost }) {
  return <ElementRoot host={host}>{(surface) => <Account surface={surface} />}</ElementRoot>;
}

function Account({ surface }: { surface: ElementSurface }) {
  const { app } = surface;
  const isSignedIn = useStore(app.session, ({ session }) => session !== null);
  const config = useGatewayConfig(surface);
  const isAllowed = useSensitiveEntry(surface);
  const legal = useMemo(
    () => ({ terms: termsOfUse(elementBrand.legal), privacy: privacyPolicy(elementBrand.legal) }),
    [],
  );
  useSignOutMethod(surface);
  usePlanNews(surface);
  const address = `${app.baseUrl}/account`;
  return (
    <>
      <GateNotice surface={surface} except="plan" />
      {isSignedIn && (
        <AccountWidget
          headingLevel={surface.headingLevel}
          legal={legal}
          quote={{
            whatsapp: config?.salesWhatsappNumber,
            email: elementBrand.contactEmail,
            brand: elementBrand.name,
          }}
          isSandbox={config?.sandbox}
          productAccount={isAllowed ? undefined : address}
          onPaid={() => undefined}
          onDeleted={() => void app.signOut()}
        />
      )}
    </>
  );
}

function usePlanNews({ app, host }: ElementSurface): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host object is another at each render, its element is not
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

export const accountElement: ElementDefinition = {
  shape: accountShape,
  component: AccountElement,
  styles: [partsCss, plansCss, paymentCss, accountCss],
};
