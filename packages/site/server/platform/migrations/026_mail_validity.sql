alter table mail_queue
  -- Dropped if it is not sent by then, because its code or link would be dead on arrival.
  add column useful_until timestamptz,
  -- A newer mail with the same topic replaces one that waits.
  add column topic text;
create index mail_queue_topic on mail_queue (topic);
