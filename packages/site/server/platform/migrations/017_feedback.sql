-- Whose message an answer is, for a while. A message that is not here is looked up in the person's history.
create table gateway_message (
  message_id text primary key,
  owner_id text not null,
  model text,
  model_version text,
  reference_ids text[] not null,
  answered_at timestamptz not null
);
create index gateway_message_owner on gateway_message (owner_id);
create index gateway_message_answered on gateway_message (answered_at);

-- What a person thinks of an answer, without its question and text.
create table gateway_feedback (
  owner_id text not null,
  message_id text not null,
  kind text not null check (kind in ('rating', 'clinical-error')),
  -- Of a clinical error.
  protocol text unique,
  helpful boolean,
  reasons text[] not null default '{}',
  comment text,
  model text,
  model_version text,
  reference_ids text[] not null,
  -- Of this product.
  version text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A withdrawn report keeps its protocol and loses its words.
  withdrawn_at timestamptz,
  primary key (owner_id, message_id, kind)
);
create index gateway_feedback_updated on gateway_feedback (updated_at);

-- What the operator tells everybody, and whether questions are taken.
create table gateway_operation (
  is_only boolean primary key default true check (is_only),
  notice text,
  is_asking boolean not null,
  changed_at timestamptz not null
);
