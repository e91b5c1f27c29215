-- A sign-in that a tab of the product makes for an element on a partner's page.
create table gateway_embed_session (
  -- SHA-256 of the element's verifier, base64url.
  challenge text primary key,
  -- The listed origin whose page asked.
  origin text not null,
  state text not null check (state in ('pending', 'granted', 'denied', 'spent')),
  -- The session's token, sealed; only between consent and collection.
  sealed_token bytea,
  expires_at timestamptz not null
);
create index gateway_embed_session_expiry on gateway_embed_session (expires_at);

-- A person on an institutional seat. The product API knows the seat's account alone.
create table gateway_seat_person (
  id text primary key,
  issuer text not null,
  display_name text,
  council text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null
);

-- Titles of conversations on a seat, because the seat's own list shows everybody's.
create table gateway_seat_title (
  conversation_id text primary key,
  owner_id text not null,
  title text not null
);
create index gateway_conversation_owner on gateway_conversation (owner_id, created_at desc);
