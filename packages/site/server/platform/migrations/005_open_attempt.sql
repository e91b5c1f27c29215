-- At most one open payment per account, in any process. Open: in flight or unknown, and not superseded.
alter table gateway_attempt
  -- Key of the attempt that the person began although the outcome of this one was unknown.
  add column superseded_by text,
  -- Key of the earlier attempt that turned out paid, so this one was not forwarded.
  add column duplicate_of text,
  -- Null until the order leaves for the product API.
  add column forwarded_at timestamptz;

update gateway_attempt set forwarded_at = started_at;

update gateway_attempt older set superseded_by = newest.key
from (
  select distinct on (owner_id) owner_id, idempotency_key as key
  from gateway_attempt
  where kind = 'payment' and status in ('inflight', 'unknown')
  order by owner_id, started_at desc, idempotency_key
) newest
where older.owner_id = newest.owner_id and older.idempotency_key <> newest.key
  and older.kind = 'payment' and older.status in ('inflight', 'unknown');

create unique index gateway_attempt_one_open on gateway_attempt (owner_id)
  where kind = 'payment' and status in ('inflight', 'unknown') and superseded_by is null;
create index gateway_attempt_by_status on gateway_attempt (status, started_at);
drop index gateway_attempt_open;
