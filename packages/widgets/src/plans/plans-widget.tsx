import {
  createStore,
  type Destination,
  describePlans,
  forgetRefusal,
  isFreePlan,
  lockOf,
  type Plan,
  pendingPlan,
  plansTexts,
} from '@vesalio/core';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PendingPlan, useOwnPlans, usePendingPlan } from '../payment/pending.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Announcer } from '../ui/display/announcer.tsx';
import type { HeadingLevel } from '../ui/display/heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { LeavePlanDialog } from './leave-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { type QuoteContact, QuoteLink } from './quote-link.tsx';

const idle = createStore(() => ({ status: 'idle' as const, error: null }));

/** A paid plan as passed to the payment. */
export interface ChosenPlan {
  planNameIdentifier: string;
  planName: string;
}

export interface PlansWidgetProps {
  /** Called when a paid plan is chosen. */
  onPay: (chosen: ChosenPlan) => void;
  /** Called with the destination, one second after the free plan was activated. */
  onDone: (destination: Destination) => void;
  quote: QuoteContact;
  /** Level of the title; the plans' names are one below. */
  headingLevel?: HeadingLevel;
  /** The tab that is initially open. */
  startTab?: Plan['tab'];
  /** For a place that has its own title. */
  hideTitle?: boolean;
  /** Announced once the free plan is active, if the chat does not open afterwards. */
  activatedText?: string;
  /** Whether the widget stays open after the free plan was activated, so that another plan can be chosen. */
  staysOpen?: boolean;
  /** Called when a visitor chooses the free plan. Omit it if everyone is signed in. */
  onVisitor?: () => void;
  /** Resolves once it is known whether somebody is signed in. */
  whenSessionKnown?: () => Promise<void>;
}

/** The plan choice: two tabs, one card per plan. */
export function PlansWidget(props: PlansWidgetProps) {
  const { quote, headingLevel = 1, startTab = 'private', hideTitle, activatedText } = props;
  const texts = useTexts('plans', plansTexts);
  const pending = usePendingPlan();
  const own = useOwnPlans(pending);
  const plans = useMemo(() => describePlans(texts), [texts]);
  const paid = plans.find(({ identifier, entry }) => identifier === own.current && entry === 'pay');
  const { choose, question, status, error, isUnreachable } = useChoice(props, pending !== undefined);
  const [tab, setTab] = useState<Plan['tab']>(startTab);
  const Heading = `h${headingLevel}` as const;
  const isBusy = status !== 'idle';

  const cardOf = (plan: Plan) => (
    <PlanCard
      key={plan.identifier}
      plan={plan}
      isCurrent={plan.identifier === own.current}
      isPending={plan.identifier === own.pending}
      isRecommended={plan.isRecommended === true}
      headingLevel={headingLevel + 1}
      action={
        plan.entry === 'quote' ? (
          <QuoteLink {...quote} />
        ) : (
          <Button
            variant={plan.isRecommended && !lockOf(plan, own) ? 'primary' : 'secondary'}
            block
            busy={plan.entry === 'activate' && isBusy}
            busyLabel={texts.activating}
            // Not `disabled`, which would lose the focus once the chosen free plan is the current one.
            aria-disabled={isBusy || lockOf(plan, own) !== undefined || undefined}
            onClick={() => lockOf(plan, own) || choose(plan).catch(console.error)}
          >
            {texts.choose(plan.name)}
          </Button>
        )
      }
    />
  );
  const panel = (of: Plan['tab']) => plans.filter((plan) => plan.tab === of).map(cardOf);

  return (
    <section className="vs-plans" aria-label={texts.title}>
      {!hideTitle && (
        <>
          <Heading className="vs-plans__title">{texts.title}</Heading>
          <p className="vs-plans__subtitle">{texts.subtitle}</p>
        </>
      )}
      {(error || isUnreachable) && <Alert>{error ?? texts.free.failed}</Alert>}
      {pending && <PendingPlan plan={pending} />}
      {!pending && paid && (
        <p className="vs-plans__change">
          {texts.change(paid.name)} {texts.restOfTerm(paid.name)}
        </p>
      )}
      <Announcer message={status === 'done' ? (activatedText ?? texts.free.activated) : ''} />
      <Tabs
        label={texts.tabsLabel}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'private',
            label: texts.tabs.private,
            content: <div className="vs-plans__grid">{panel('private')}</div>,
          },
          {
            id: 'corporate',
            label: texts.tabs.corporate,
            content: (
              <div className="vs-plans__corporate">
                <div className="vs-plans__pitch">
                  <p className="vs-plans__pitch-title">{texts.corporate.title}</p>
                  <p>{texts.corporate.text}</p>
                </div>
                {panel('corporate')}
              </div>
            ),
          },
        ]}
      />
      {question && <LeavePlanDialog paid={paid?.name} isPending={pending !== undefined} {...question} />}
    </section>
  );
}

/**
 * Handles the choice of a plan: leads to the payment, or activates the free plan here. Asks before the free plan replaces
 * a paid one, or a payment in confirmation.
 */
function useChoice(
  { onPay, onDone, staysOpen, onVisitor, whenSessionKnown }: PlansWidgetProps,
  isPending: boolean,
) {
  const app = useApp();
  const { value: flow, ready } = useLoaded(async () => (await app.plans())(), {
    release: (made) => made.dispose(),
  });
  const { status, error } = useStore(flow?.store ?? idle);
  const [isUnreachable, setUnreachable] = useState(false);
  const isAsking = useRef(false);
  // Another person must not answer the question.
  const epoch = useStore(app.session, (state) => state.epoch);
  const [questioned, setQuestioned] = useState<number>();

  const choose = async (plan: Plan) => {
    if (status !== 'idle' || isAsking.current) return;
    if (plan.entry === 'pay') {
      forgetRefusal(app.tabStorage);
      onPay({ planNameIdentifier: plan.identifier, planName: plan.name });
      return;
    }
    isAsking.current = true;
    try {
      await whenSessionKnown?.();
    } catch (error) {
      // Continue with the session as it is.
      console.error(error);
    }
    isAsking.current = false;
    const { session, epoch: asked } = app.session.getState();
    if (onVisitor && !session) {
      onVisitor();
      return;
    }
    const isPaid = session?.hasActivePlan && session.planName && !isFreePlan(session.planName);
    if (isPaid || isPending || pendingPlan(app)) setQuestioned(asked);
    else await activate();
  };
  const activate = async () => {
    setUnreachable(false);
    const loaded = await ready().catch(() => setUnreachable(true));
    const destination = await loaded?.activateFree();
    if (!destination) return;
    if (staysOpen) loaded?.reset();
    onDone(destination);
  };
  const question = questioned === epoch && {
    onKeep: () => setQuestioned(undefined),
    onConfirm: () => {
      setQuestioned(undefined);
      activate().catch(console.error);
    },
  };
  return { choose, question, status, error, isUnreachable };
}
