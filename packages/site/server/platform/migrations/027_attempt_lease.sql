-- Renewed by the process that carries out the attempt while it is in flight, and null once that process knows its end.
alter table gateway_attempt add column held_until timestamptz;
