-- How often anything was tried: the moments that still count, by a keyed digest of what they count for.
create table gateway_limit (
  key text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index gateway_limit_expired on gateway_limit (expires_at);

-- Where an account signed in before, as keyed digests: its own right password passes there whatever others try.
create table gateway_known_address (
  account_key text not null,
  address_key text not null,
  seen_at timestamptz not null,
  primary key (account_key, address_key)
);

-- The gateway counts mails now.
drop table mail_requests;
