-- A question and its answer under way, so that any process can continue to tell it. Deleted 15 minutes after its end.
create table gateway_turn_record (
  owner_id text not null,
  idempotency_key text not null,
  -- Keyed digest of conversation and question: one key, one question.
  fingerprint text not null,
  -- Encrypted.
  question bytea not null,
  status text not null check (status in ('running', 'done', 'failed', 'stopped', 'interrupted')),
  -- The process that runs it; the lease passes when the process has died.
  holder text not null,
  held_until timestamptz not null,
  is_stop_asked boolean not null default false,
  -- Event ids rise over the repetitions of a turn.
  first_event integer not null default 1,
  last_event integer not null default 0,
  model text,
  model_version text,
  has_verdicts boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (owner_id, idempotency_key)
);
create index gateway_turn_record_holder on gateway_turn_record (holder) where status = 'running';
create index gateway_turn_record_ended on gateway_turn_record (ended_at) where ended_at is not null;

-- Some events of a turn, encrypted together.
create table gateway_turn_event (
  owner_id text not null,
  idempotency_key text not null,
  last_event integer not null,
  events bytea not null,
  primary key (owner_id, idempotency_key, last_event),
  foreign key (owner_id, idempotency_key) references gateway_turn_record on delete cascade
);

-- How often the sentences of an answer agreed with their sources. No account and no text.
create table gateway_verdict (
  day date not null,
  scope text not null,
  model text not null,
  model_version text not null,
  answers integer not null default 0,
  agreeing integer not null default 0,
  diverging integer not null default 0,
  unverifiable integer not null default 0,
  primary key (day, scope, model, model_version)
);
