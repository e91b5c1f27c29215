-- Counters that every process watches: `accounts` rises when what is remembered of accounts counts no more.
create table gateway_generation (
  name text primary key,
  value bigint not null
);

-- The gateway keeps the tokens that were logged out of, in front of the sandbox too.
drop table revoked_tokens;
