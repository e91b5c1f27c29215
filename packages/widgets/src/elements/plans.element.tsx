import { plansTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import plansCss from '../plans/plans.css?inline';
import { PlansWidget } from '../plans/plans-widget.tsx';
import { useTexts } from '../provider.tsx';
import { elementBrand } from './element-brand.ts';
import type { ElementHost, ElementModule } from './element-model.ts';
import { ElementRoot } from './element-root.tsx';
import type { ElementSurface } from './element-surface.ts';
import pageCss from './page-element.css?inline';
import { reactRenderer } from './rendering/react-renderer.ts';
import { GateNotice } from './session/gate-notice.tsx';
import { useGatewayConfig, useSensitiveEntry } from './session/gateway-config.ts';
import { useSignOutMethod } from './session/use-sign-out.ts';

function PlansElement({ host }: { host: ElementHost }) {
  return <ElementRoot host={host}>{(surface) => <Plans surface={surface} />}</ElementRoot>;
}

function Plans({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const config = useGatewayConfig(surface);
  const goToPayment = useGoToPayment(surface, useSensitiveEntry(surface));
  const { visitor } = useTexts('plans', plansTexts);
  useSignOutMethod(surface);
  const isKnown = useSessionKnown(surface);
  const { name, contactEmail } = elementBrand;
  return (
    <>
      <GateNotice surface={surface} except="plan" loginWords={visitor} />
      {isKnown && (
        <PlansWidget
          headingLevel={surface.headingLevel}
          quote={{ whatsapp: config?.salesWhatsappNumber, email: contactEmail, brand: name }}
          onPay={({ planNameIdentifier }) => {
            host.emit('vesalio-plan', { plan: planNameIdentifier });
            goToPayment(planNameIdentifier);
          }}
          staysOpen
          onVisitor={() => surface.navigate('/choose-plan')}
          whenSessionKnown={surface.shared.settled}
          onDone={() => host.emit('vesalio-plan', { plan: 'free_plan' })}
        />
      )}
    </>
  );
}

/** Milliseconds that the plans wait for a notice above them, which would move them. */
const NOTICE_MS = 300;

/** Whether it is known who is signed in. A host that is slow to tell delays nothing. */
function useSessionKnown({ app }: ElementSurface): boolean {
  const isKnown = useStore(app.session, ({ status }) => status !== 'loading');
  const [isLate, setLate] = useState(false);
  useEffect(() => app.clock.after(NOTICE_MS, () => setLate(true)), [app]);
  return isKnown || isLate;
}

/** The site keeps the plan behind its sign-in. */
const choiceOf = (plan: string) => `/choose-plan?plan=${plan}`;

/**
 * Continues on the product's site if cards may not be entered here. A press before the gateway has answered waits for
 * it.
 */
function useGoToPayment(
  { navigate }: ElementSurface,
  isAllowed: boolean | undefined,
): (plan: string) => void {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    if (waiting === undefined || isAllowed === undefined) return;
    setWaiting(undefined);
    if (!isAllowed) navigate(choiceOf(waiting));
  }, [waiting, isAllowed, navigate]);
  return (plan) => {
    if (isAllowed === undefined) setWaiting(plan);
    // During the press itself, because browsers do not open a tab long after it.
    else if (!isAllowed) navigate(choiceOf(plan));
  };
}

export default {
  tag: 'vesalio-plans',
  component: PlansElement,
  renderer: reactRenderer,
  styles: [pageCss, plansCss],
} satisfies ElementModule;
