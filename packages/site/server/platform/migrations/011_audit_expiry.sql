-- When a record may be deleted. The earlier ones are an operator's looks and decisions.
alter table audit add column expires_at timestamptz;
update audit set expires_at = at + interval '5 years';
alter table audit alter column expires_at set not null;
create index audit_expired on audit (expires_at);
create index audit_account on audit (account, at);

-- Append-only: no update, and a deletion only by the sweep, which says what time it is, of what has expired by then.
create function audit_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.expires_at <= nullif(current_setting('vesalio.audit_sweep', true), '')::timestamptz then
      return old;
    end if;
  end if;
  raise exception 'audit is append-only';
end
$$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_append_only();
create trigger audit_no_truncate before truncate on audit
  for each statement execute function audit_append_only();
