-- One question at a time per account on the free plan, over all processes.
create table gateway_turn (
  owner_id text primary key,
  holder text not null,
  -- Renewed while the answer comes; passes when the process has died.
  held_until timestamptz not null
);
