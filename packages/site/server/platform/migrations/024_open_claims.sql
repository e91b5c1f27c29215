-- Messages of the free plan whose answers are under way. A process that is killed leaves them behind.
alter table free_usage add column open_claims timestamptz[] not null default '{}';
