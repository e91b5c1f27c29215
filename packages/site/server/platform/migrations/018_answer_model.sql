-- What wrote an answer, and the next questions that it suggests.
alter table messages add column modelo jsonb, add column sugestoes jsonb;
