-- Append-only record of who did what, for the operator and the auditor.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- Keyed digest of the account.
  account text,
  -- Encrypted network address.
  address bytea,
  note text
);
create index audit_at on audit (kind, at);
