import { type Account, accountTexts, planDisplayName } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { AccountRegion } from '../account-region.tsx';
import { FactList } from '../fact-list.tsx';

/** Shows the profile of a person on an institutional seat, and explains why it cannot be edited. */
export function SeatSection({ account }: { account: Account }) {
  const { seat, profile, plan, sections } = useTexts('account', accountTexts);
  const { name, council, institution, activePlan } = account;
  return (
    <AccountRegion section="profile" title={sections.profile}>
      <Alert kind="info">{seat.closed(institution)}</Alert>
      <FactList
        facts={[
          { label: profile.name, value: name },
          { label: seat.council, value: council },
          { label: seat.institution, value: institution },
          { label: sections.plan, value: activePlan ? planDisplayName(activePlan.name) : plan.none },
        ]}
      />
    </AccountRegion>
  );
}
