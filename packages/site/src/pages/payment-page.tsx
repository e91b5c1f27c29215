import { findPlan, isPayablePlan, paymentTexts, pendingPayment } from '@vesalio/core';
import { Button, EmptyState, PaymentWidget, useApp, useTexts } from '@vesalio/widgets';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { seller } from '../brand.ts';
import { PageLoading } from '../layout/page-loading.tsx';
import { openFresh, useFreshDocument } from '../navigation/use-fresh-document.ts';
import { useDestination } from '../session/use-destination.ts';
import { useSiteConfig } from '../use-site-config.ts';
import './checkout.css';

/** Navigation state from the plan choice and the registration. */
interface PaymentPageState {
  planNameIdentifier?: unknown;
  planName?: unknown;
}

export default function PaymentPage() {
  const app = useApp();
  const navigate = useNavigate();
  const config = useSiteConfig();
  const goOn = useDestination();
  const state = useLocation().state as PaymentPageState | null;
  const document = useFreshDocument();
  // An earlier attempt is read once. The page then keeps its plan.
  const [attempt] = useState(() => pendingPayment(app.tabStorage));
  const asked = typeof state?.planNameIdentifier === 'string' ? state.planNameIdentifier : undefined;
  const plan = findPlan(asked ?? attempt?.plan)?.identifier;
  if (!plan || !isPayablePlan(plan))
    return (
      <>
        <PageLoading />
        <Navigate to="/choose-plan" replace />
      </>
    );
  if (document === 'leaving') return <PageLoading />;
  if (document === 'tainted') return <CleanDocumentNeeded />;
  return (
    <div className="vs-wrap vs-checkout">
      <PaymentWidget
        plan={plan}
        seller={seller}
        isSandbox={config?.sandbox}
        onDone={goOn}
        onBackToPlans={() => navigate('/choose-plan')}
        onAccount={() => navigate('/account#plan')}
      />
    </div>
  );
}

/** Google's script has run here and a new document would lose the session, so the person must sign in again there. */
function CleanDocumentNeeded() {
  const { cleanDocument: texts } = useTexts('payment', paymentTexts);
  return (
    <div className="vs-wrap vs-checkout">
      <EmptyState
        drawing="card"
        headingLevel={1}
        title={texts.title}
        actions={
          <Button variant="primary" onClick={() => openFresh('/login', { from: '/payment' })}>
            {texts.signIn}
          </Button>
        }
      >
        {texts.text}
      </EmptyState>
    </div>
  );
}
