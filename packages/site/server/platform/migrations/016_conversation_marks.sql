-- The person's own titles and pins, laid over the product's list of conversations.
create table gateway_conversation_mark (
  owner_id text not null,
  conversation_id text not null,
  -- Null: the product's title counts.
  title text,
  -- The title that the list showed last, for a pinned conversation on a page that was not read.
  list_title text not null default '',
  pinned_at timestamptz,
  -- When the person's list was last read.
  seen_at timestamptz not null,
  primary key (owner_id, conversation_id)
);
create index gateway_conversation_mark_seen on gateway_conversation_mark (seen_at);

-- Temporary conversations that have not been deleted yet.
create table gateway_temporary (
  conversation_id text primary key,
  owner_id text not null,
  -- Renewed while the tab shows the conversation.
  held_until timestamptz not null
);
create index gateway_temporary_owner on gateway_temporary (owner_id, held_until);

-- Search in the texts of the demonstration.
create index messages_search on messages
  using gin (to_tsvector('vesalio_pt', pergunta || ' ' || resposta));
