-- Whether somebody read the answer to its end, or read its conversation afterwards.
alter table gateway_turn_record add column is_read boolean not null default false;
