import type { ConversationsFlow } from './chat/conversations/conversations.flow.ts';
import type { FlowContext } from './context.ts';
import { readConfiguration } from './installation/configuration.api.ts';
import { featuresOf, type GatewayFeatures } from './installation/gateway-features.ts';
import { once } from './memoize.ts';
import type { CardsFlow } from './payment/cards.flow.ts';
import type { PaymentFlow } from './payment/payment.flow.ts';

export type AppFlows = ReturnType<typeof createAppFlows>;

/** The flows of an app besides the chat, each imported on first use. */
export function createAppFlows(context: FlowContext) {
  const stops: (() => void)[] = [];
  let list: ConversationsFlow | undefined;
  let savedCards: CardsFlow | undefined;
  const askGatewayFeatures = once(async () => featuresOf(await readConfiguration(context.http)));
  /** A failed call counts as no capabilities, and the next caller retries. */
  const gatewayFeatures = (): Promise<GatewayFeatures> => askGatewayFeatures().catch(() => new Set<string>());
  return {
    /** Names of the gateway's optional capabilities; empty if it does not answer. */
    gatewayFeatures,
    /** Which answer replaced which, if the gateway stores it. */
    replacements: once(async () =>
      (await import('./chat/edits/replacements.flow.ts')).createReplacementsFlow(context, gatewayFeatures),
    ),
    /** Reads the signer of a record: name and council number. */
    professional: once(async () => (await import('./account/professional.ts')).createProfessional(context)),
    /** The person's ratings of answers. */
    feedback: once(async () => {
      const flow = (await import('./feedback/feedback.flow.ts')).createFeedbackFlow(context, gatewayFeatures);
      stops.push(flow.dispose);
      return flow;
    }),
    /** Facts about the installation. */
    about: once(async () => (await import('./installation/about.api.ts')).readAbout(context.http)),
    /** The operator's notice and switch. */
    operation: once(async () =>
      (await import('./installation/operation.flow.ts')).createOperationFlow(context, gatewayFeatures),
    ),
    /** Creates the sign-in flows. */
    auth: once(async () => (await import('./auth/auth.flow.ts')).createAuthFlows(context)),
    /** The list of conversations. */
    conversations: once(async () => {
      list = (await import('./chat/conversations/conversations.flow.ts')).createConversationsFlow(
        context,
        gatewayFeatures,
      );
      stops.push(list.dispose);
      return list;
    }),
    /** Creates the plan choice of one screen. */
    plans: once(async () => {
      const { createPlansFlow } = await import('./plans/plans.flow.ts');
      return () => createPlansFlow(context);
    }),
    /** Creates the payment of one screen, for the plan with this identifier. */
    payment: once(async () => {
      const { createPaymentFlow } = await import('./payment/payment.flow.ts');
      return (plan: string | undefined): PaymentFlow =>
        createPaymentFlow(context, plan, () => void savedCards?.refresh());
    }),
    /** The saved cards, one list for all screens. */
    cards: once(async () => {
      savedCards = (await import('./payment/cards.flow.ts')).createCardsFlow(context);
      stops.push(savedCards.dispose);
      return savedCards;
    }),
    /** The person's account, one for all screens. */
    account: once(async () => {
      const flow = (await import('./account/account.flow.ts')).createAccountFlow(context);
      stops.push(flow.dispose);
      return flow;
    }),
    /** The postal code look-up of a form; states and cities for all forms. */
    address: once(async () => (await import('./address/address.flow.ts')).createAddressFlow(context)),
    /** The list of conversations; undefined until it is first requested. */
    conversationsIfOpen: () => list,
    dispose() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
