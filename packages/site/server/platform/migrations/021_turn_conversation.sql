-- With its conversation a turn is stopped, and its text deleted.
alter table gateway_turn_record add column conversation_id text;

create index gateway_turn_record_conversation on gateway_turn_record (owner_id, conversation_id);
