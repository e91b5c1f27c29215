import { accountTexts, generalTexts } from '@vesalio/core';
import { PlansWidget } from '../plans/plans-widget.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useAccountFlow } from './account-context.ts';
import type { PlanQuote } from './account-props.ts';

/** The plan choice over the account: the free plan is activated, the corporate one asked for. */
export function ChangePlanDialog({ quote, onClose }: { quote: PlanQuote; onClose(): void }) {
  const { plan: texts } = useTexts('account', accountTexts);
  const { close } = useTexts('general', generalTexts);
  const app = useApp();
  const flow = useAccountFlow();
  const finish = () => {
    app.notices.notify('success', texts.freeActivated);
    void flow.load();
    onClose();
  };
  return (
    <Dialog open size="large" title={texts.changeTitle} closeLabel={close} onClose={onClose}>
      <PlansWidget quote={quote} headingLevel={3} onPay={() => undefined} onDone={finish} />
    </Dialog>
  );
}
