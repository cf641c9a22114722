-- Keys with which the tables of a charge can be sharded by client, as Citus and similar clusters require: the
-- distribution column must be in every primary and unique key, and foreign keys must contain it or refer to a table
-- that exists on every node. Not part of the migrations; see docs/scaling.md. Runs on plain PostgreSQL as well, up to
-- the calls of Citus at the end. Try it on a copy, with all servers and workers stopped.

begin;

alter table call_ledger
  drop constraint call_ledger_client_package_id_foreign,
  drop constraint call_ledger_reverses_foreign;
alter table search_history drop constraint search_history_client_package_id_foreign;
/* Sales stay on one node. */
alter table sales drop constraint sales_client_package_id_foreign;

alter table client_packages
  drop constraint client_packages_pkey,
  drop constraint client_packages_uid_unique,
  add primary key (client_id, id),
  add unique (client_id, uid);
alter table call_ledger drop constraint call_ledger_pkey, add primary key (client_id, id);

/* Searches of staff and guests have no client. 0 is one that does not exist. */
alter table search_history drop constraint search_history_client_id_foreign;
update search_history set client_id = 0 where client_id is null;
alter table search_history
  drop constraint search_history_pkey,
  drop constraint search_history_request_id_unique,
  drop constraint search_history_uid_unique,
  alter client_id set not null,
  add primary key (client_id, id),
  add constraint search_history_request_id_unique unique (client_id, request_id);

alter table call_ledger
  add foreign key (client_id, client_package_id) references client_packages,
  add foreign key (client_id, reverses) references call_ledger;

commit;

-- With the extension:
--   select create_reference_table(name) from unnest(array['clients', 'users', 'packages', 'api_keys', 'default_setups']) as name;
--   select create_distributed_table('client_packages', 'client_id');
--   select create_distributed_table(name, 'client_id', colocate_with => 'client_packages')
--   from unnest(array['call_ledger', 'search_history']) as name;
