import { isFreePlan, planDisplayName } from '@vesalio/core';
import { type ChosenPlan, PlansWidget } from '@vesalio/widgets';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { brand } from '../brand.ts';
import { askedPlan } from '../session/asked-plan.ts';
import { useDestination } from '../session/use-destination.ts';
import { useCurrentSession } from '../session/use-session.ts';
import { useSiteConfig } from '../use-site-config.ts';
import './checkout.css';

export default function ChoosePlanPage() {
  const navigate = useNavigate();
  const config = useSiteConfig();
  const goOn = useDestination();
  const asked = useAskedPlan();
  if (asked) return <Navigate to="/payment" replace state={asked} />;
  return (
    <div className="vs-wrap vs-checkout">
      <PlansWidget
        quote={{
          whatsapp: config?.salesWhatsappNumber,
          email: brand.contactEmail,
          brand: brand.name,
        }}
        // The address changes before the page does, so a double click could add two payments to the history.
        onPay={(chosen) =>
          navigate('/payment', { state: chosen, replace: window.location.pathname === '/payment' })
        }
        onDone={goOn}
      />
    </div>
  );
}

/** The plan that was chosen in an element before the sign-in. Whoever has a paid plan chooses again. */
function useAskedPlan(): ChosenPlan | undefined {
  const { pathname, search } = useLocation();
  const session = useCurrentSession();
  const plan = askedPlan(pathname + search);
  if (!plan || !session || (session.hasActivePlan && !isFreePlan(session.planName))) return undefined;
  return { planNameIdentifier: plan, planName: planDisplayName(plan) };
}
