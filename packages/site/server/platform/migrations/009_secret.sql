-- Digest of the secret that signs sessions, so that no process works with another one.
create table gateway_secret (
  is_only boolean primary key default true check (is_only),
  digest text not null,
  changed_at timestamptz not null default now()
);
