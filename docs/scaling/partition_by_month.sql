-- Partitions call_ledger and search_history by month (PostgreSQL 13 or later). Not part of the migrations; see
-- docs/scaling.md. Try it on a copy, with all servers and workers stopped.
--
-- The key is request_id, not created_at: a unique index of a partitioned table must contain the partition key, and
-- "each request is charged once" is unique (client_id, request_id, client_package_id). Request ids are UUIDs of
-- version 7, which begin with the time, so months are ranges of them.

begin;

/* The smallest UUID of version 7 of this time. */
create function first_uuid(at timestamptz) returns uuid language sql immutable as $$
  select rpad(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

/* A refund has a request id of its own. Its reference to the charge therefore needs the charge's. */
alter table call_ledger disable trigger call_ledger_append_only;
alter table call_ledger add column reverses_request uuid;
update call_ledger refund set reverses_request = charge.request_id
  from call_ledger charge where charge.id = refund.reverses;
alter table call_ledger enable trigger call_ledger_append_only;
alter table call_ledger drop constraint call_ledger_reverses_foreign;

/* Everything so far becomes one partition, without being copied. */
alter table call_ledger rename to call_ledger_before;
alter table search_history rename to search_history_before;
alter table call_ledger_before drop constraint call_ledger_pkey, add primary key (id, request_id);
alter table search_history_before drop constraint search_history_pkey, add primary key (id, request_id);
alter table search_history_before drop constraint search_history_uid_unique;
create index on search_history_before (uid);
do $$
declare old name;
begin
  for old in select indexrelid::regclass from pg_index
             where indrelid in ('call_ledger_before'::regclass, 'search_history_before'::regclass) loop
    execute format('alter index %I rename to %I', old, left('before_' || old, 63));
  end loop;
end $$;

create table call_ledger (like call_ledger_before including defaults including constraints)
  partition by range (request_id);
alter table call_ledger add primary key (id, request_id);
create unique index call_ledger_one_charge
  on call_ledger (client_id, request_id, client_package_id) where kind = 'charge';
create index call_ledger_reversed on call_ledger (reverses) where reverses is not null;
create index call_ledger_client_package_id_created_at_id_index
  on call_ledger (client_package_id, created_at, id);
alter table call_ledger
  add constraint call_ledger_client_id_foreign foreign key (client_id) references clients,
  add constraint call_ledger_client_package_id_foreign foreign key (client_package_id) references client_packages,
  add constraint call_ledger_api_key_id_fkey foreign key (api_key_id) references api_keys;

create table search_history (like search_history_before including defaults including constraints)
  partition by range (request_id);
alter table search_history add primary key (id, request_id);
alter table search_history add constraint search_history_request_id_unique unique (request_id);
create index search_history_uid on search_history (uid);
create index search_history_by_time on search_history (created_at, id, units, client_id);
create index search_history_of_client on search_history (client_id, created_at, id);
create index search_history_of_user on search_history (user_id, id);
create index search_history_of_package on search_history (client_package_id, id);
create index search_history_of_key on search_history (api_key_id, created_at, id) where api_key_id is not null;
alter table search_history
  add constraint search_history_client_id_foreign foreign key (client_id) references clients,
  add constraint search_history_user_id_foreign foreign key (user_id) references users,
  add constraint search_history_client_package_id_foreign foreign key (client_package_id) references client_packages,
  add constraint search_history_api_key_id_fkey foreign key (api_key_id) references api_keys;

/* The old rows until the end of this month, and a year of new months. */
do $$
declare
  begins timestamptz := date_trunc('month', now(), 'UTC') + interval '1 month';
  name text;
  part text;
begin
  foreach name in array array['call_ledger', 'search_history'] loop
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)',
                   name, name || '_before', first_uuid(begins));
    for month in 0..11 loop
      part := name || to_char(begins + month * interval '1 month', '"_"YYYY"_"MM');
      execute format('create table %I partition of %I for values from (%L) to (%L)', part, name,
                     first_uuid(begins + month * interval '1 month'),
                     first_uuid(begins + (month + 1) * interval '1 month'));
    end loop;
  end loop;
end $$;

alter table call_ledger add constraint call_ledger_reverses_foreign
  foreign key (reverses, reverses_request) references call_ledger (id, request_id);

/* Rows of a partitioned table are protected by its trigger; TRUNCATE of one partition needs a trigger there. */
drop trigger call_ledger_append_only on call_ledger_before;
create trigger call_ledger_append_only before update or delete on call_ledger
  for each row execute function refuse_ledger_change();
do $$
declare part regclass;
begin
  for part in select relid from pg_partition_tree('call_ledger') loop
    execute format('create or replace trigger call_ledger_no_truncate before truncate on %s
                    for each statement execute function refuse_ledger_change()', part);
  end loop;
end $$;

commit;
