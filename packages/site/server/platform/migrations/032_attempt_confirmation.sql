-- Of a payment answered with 'pending': what the account has shown of it since, or that the person has left its plan.
alter table gateway_attempt add column confirmation text check (confirmation in ('shown', 'confirmed', 'over'));
