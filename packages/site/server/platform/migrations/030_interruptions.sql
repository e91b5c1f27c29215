-- Answers that were cut off, because an AI service may store a part without saying so. No texts.
create table gateway_interruption (
  id bigint generated always as identity primary key,
  owner_id text not null,
  conversation_id text not null,
  -- Of the question. It finds the message, whose id is not known before its conversation is read.
  fingerprint text not null,
  message_id text,
  is_stopped boolean not null,
  started_at timestamptz not null,
  ended_at timestamptz not null
);
create index gateway_interruption_conversation on gateway_interruption (owner_id, conversation_id);

-- The demonstration's own record: 'queda' for an answer that was cut off. Its text used to end with a sentence.
alter table messages add column interrupcao text;
update messages set interrupcao = 'queda', resposta = left(resposta, -length(E'\n\n*Resposta interrompida.*'))
  where resposta like E'%\n\n*Resposta interrompida.*';
