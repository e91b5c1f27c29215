-- The sandbox backend: people, sessions, mail, plans, cards and conversations.
-- Written for PostgreSQL 15; runs unchanged on PGlite.

create table users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text,
  google_subject text unique,
  partner_subject text unique,
  -- A token carries the epoch it was issued in; raising it ends every session of the person.
  session_epoch integer not null default 1,
  email_validated_at timestamptz,
  terms_accepted_at timestamptz,
  intended_plan text,
  cpf text,
  sex text,
  cep text,
  state text,
  city text,
  neighborhood text,
  street text,
  number_address text,
  complement_address text,
  phone_number text,
  birth_date date,
  photo_base64 text,
  created_at timestamptz not null default now()
);

create table revoked_tokens (
  jti text primary key,
  expires_at timestamptz not null
);

create table email_codes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_codes_user on email_codes (user_id, id);

create table password_resets (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- One row per mail asked for, known address or not, so that the limit reveals nothing.
create table mail_requests (
  id integer generated always as identity primary key,
  kind text not null,
  subject_hash text not null,
  created_at timestamptz not null
);
create index mail_requests_recent on mail_requests (kind, subject_hash, created_at);

create table outbox (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  code text,
  link text,
  created_at timestamptz not null
);

-- Never a number, a CVV or the holder's document: the last four digits and what the wire shows.
create table cards (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  holder_name text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  brand text not null,
  label text not null,
  billing_address jsonb not null,
  -- What the test acquirer does when this card is charged.
  outcome text not null,
  created_at timestamptz not null
);
create index cards_user on cards (user_id, id);

create table subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  plan text not null,
  status text not null check (status in ('active', 'pending', 'ended')),
  card_id integer references cards (id) on delete set null,
  card_mark text,
  coupon_code text,
  amount_cents integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  next_billing_at timestamptz
);
create unique index subscriptions_one_active on subscriptions (user_id) where status = 'active';
create unique index subscriptions_one_pending on subscriptions (user_id) where status = 'pending';

-- The answer to a keyed request (a payment, a saved card), repeated word for word to a retry.
create table idempotent_requests (
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  operation text not null,
  request_hash text not null,
  started_at timestamptz not null,
  http_status integer,
  response jsonb,
  primary key (user_id, key)
);

create table coupons (
  code text primary key check (code = upper(code)),
  percent_off integer not null check (percent_off between 1 and 100),
  plan text,
  description text,
  expires_at timestamptz
);
insert into coupons (code, percent_off, plan, description, expires_at) values
  ('VESALIO20', 20, null, '20% de desconto na primeira mensalidade.', null),
  ('HIPOCRATES50', 50, 'hippocrates_plan', '50% de desconto na primeira mensalidade do plano Hipócrates.', null),
  ('RESIDENTE10', 10, null, null, null),
  ('CONGRESSO2024', 30, null, '30% de desconto para participantes do congresso de 2024.', '2025-01-01T00:00:00Z');

create table conversations (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  title text not null default '',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index conversations_user on conversations (user_id, id desc) where deleted_at is null;

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  guid uuid not null default gen_random_uuid(),
  pergunta text not null,
  resposta text not null,
  referencias jsonb not null default '[]',
  attachments jsonb not null default '[]',
  idempotency_key text,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index messages_conversation on messages (conversation_id, id);

-- Messages accepted on the free plan per month (UTC, 'YYYY-MM'); counted apart from `messages`,
-- so that deleting a conversation gives nothing back.
create table free_usage (
  user_id integer not null references users (id) on delete cascade,
  month text not null,
  used integer not null default 0,
  primary key (user_id, month)
);
