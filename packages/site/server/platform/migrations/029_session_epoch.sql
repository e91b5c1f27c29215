-- After a restore, or on a new database with the old secret, a new account may get the id of an account whose tokens are
-- still valid. A random epoch tells the two apart.
alter table users alter column session_epoch set default 1 + floor(random() * 2000000000)::integer;
