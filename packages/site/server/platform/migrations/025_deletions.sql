-- Deletions of accounts that were forwarded and whose rows here are not deleted yet. `sealed`: account and token.
create table gateway_deletion (
  id text primary key,
  sealed bytea not null,
  started_at timestamptz not null
);
