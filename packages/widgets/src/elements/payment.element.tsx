import { findPlan, isPayablePlan, paymentTexts, planCatalogue, stateTexts } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import paymentCss from '../payment/payment.css?inline';
import { PaymentWidget } from '../payment/payment-widget.tsx';
import { useTexts } from '../provider.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import { elementBrand } from './element-brand.ts';
import { elementLegal } from './element-legal.ts';
import type { ElementHost, ElementModule } from './element-model.ts';
import { ElementRoot } from './element-root.tsx';
import type { ElementSurface } from './element-surface.ts';
import pageCss from './page-element.css?inline';
import { reactRenderer } from './rendering/react-renderer.ts';
import { GateNotice } from './session/gate-notice.tsx';
import { useGatewayConfig, useSensitiveEntry } from './session/gateway-config.ts';
import { RedirectNotice } from './session/redirect-notice.tsx';
import { useSignOutMethod } from './session/use-sign-out.ts';
import { useConfirmedEvent } from './use-confirmed-event.ts';

const payablePlans = planCatalogue
  .filter(({ identifier }) => isPayablePlan(identifier))
  .map(({ identifier }) => identifier)
  .join(', ');

function PaymentElement({ host }: { host: ElementHost }) {
  return <ElementRoot host={host}>{(surface) => <Payment surface={surface} />}</ElementRoot>;
}

function Payment({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const isAllowed = useSensitiveEntry(surface);
  const config = useGatewayConfig(surface);
  const { session, epoch } = useStore(surface.app.session);
  const { loading } = useTexts('general', stateTexts);
  const { visitor, planHint } = useTexts('payment', paymentTexts);
  useSignOutMethod(surface);
  useConfirmedEvent(surface);
  const given = String(host.attributes.plan ?? '');
  const plan = findPlan(given)?.identifier;
  const isUseless = given !== '' && !isPayablePlan(plan);
  useEffect(() => {
    if (isUseless) console.warn(planHint(given, payablePlans));
  }, [given, isUseless, planHint]);
  const toPlans = `/choose-plan${plan && !isUseless ? `?plan=${plan}` : ''}`;
  if (isAllowed === undefined) return <Skeleton lines={6} label={loading} />;
  if (!isAllowed) return <RedirectNotice surface={surface} what="payment" to={toPlans} />;
  const leave = () => {
    host.emit('vesalio-plan', { plan: null });
    surface.navigate('/choose-plan');
  };
  return (
    <>
      <GateNotice surface={surface} except="plan" loginWords={visitor} />
      {session && (
        // With this key, another person gets an empty form.
        <PaymentWidget
          key={epoch}
          plan={plan && isPayablePlan(plan) ? plan : undefined}
          headingLevel={surface.headingLevel}
          seller={{ name: elementLegal.company, email: elementBrand.contactEmail }}
          isSandbox={config?.sandbox}
          onPaid={(paid, pending) => host.emit('vesalio-paid', { plan: paid, pending })}
          // A tab opens only on a press, never on its own.
          onDone={() => undefined}
          onChat={() => surface.navigate('/chat')}
          onBackToPlans={leave}
          onAccount={() => surface.navigate('/account#plan')}
        />
      )}
    </>
  );
}

export default {
  tag: 'vesalio-payment',
  component: PaymentElement,
  renderer: reactRenderer,
  styles: [pageCss, paymentCss],
} satisfies ElementModule;
