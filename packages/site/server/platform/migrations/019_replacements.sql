-- Which answer replaced which, after its question was edited. Ids only.
create table gateway_replacement (
  message_id text primary key,
  owner_id text not null,
  conversation_id text not null,
  replaced_id text not null,
  created_at timestamptz not null
);
create index gateway_replacement_conversation on gateway_replacement (owner_id, conversation_id);
