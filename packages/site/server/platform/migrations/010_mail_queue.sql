-- Mails that wait to be sent. A sent mail leaves no row.
create table mail_queue (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  -- Held by the process that is sending it, until then.
  leased_until timestamptz,
  last_error text
);
create index mail_queue_due on mail_queue (next_try_at);
