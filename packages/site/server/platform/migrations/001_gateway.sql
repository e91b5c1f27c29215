-- What the gateway itself must remember, in front of the sandbox or of a real product API alike.

-- Which account a conversation was created for. The first owner keeps it.
create table gateway_conversation (
  conversation_id text primary key,
  owner_id text not null,
  created_at timestamptz not null default now()
);

-- Payments and card savings, by the browser's Idempotency-Key. Never a body: only its keyed fingerprint.
create table gateway_attempt (
  owner_id text not null,
  idempotency_key text not null,
  kind text not null check (kind in ('payment', 'card')),
  fingerprint text not null,
  plan_name text,
  plan_before text,
  status text not null check (status in ('inflight', 'paid', 'refused', 'unknown')),
  http_status integer,
  outcome text,
  message text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (owner_id, idempotency_key)
);
create index gateway_attempt_open on gateway_attempt (started_at) where status = 'inflight';

-- Tokens that somebody logged out of, by hash, until they would have expired anyway.
create table gateway_revoked_token (
  token_hash text primary key,
  expires_at timestamptz not null
);

-- Partner assertions already spent, kept until they would have expired anyway.
create table gateway_assertion (
  issuer text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (issuer, jti)
);
