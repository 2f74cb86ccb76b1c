-- The runs of all rooms have the same columns and states: queued, running, paused, stopped, completed, failed. Runs that are
-- under way go on: their jobs are found under the same names.

alter table derived.site_audits rename column requested_by to started_by_email;
alter table derived.site_audits rename column requested_at to started_at;
drop index derived.one_site_audit_at_a_time;
alter table derived.site_audits
  drop constraint site_audits_state_check,
  alter column state set default 'queued',
  alter column started_at set default now(),
  add column started_by_id uuid,
  add column phase text not null default 'audit';
update derived.site_audits
set state = case state when 'waiting' then 'queued' when 'done' then 'completed' end
where state in ('waiting', 'done');
alter table derived.site_audits
  add constraint site_audits_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed'));
create unique index one_site_audit_at_a_time on derived.site_audits ((true)) where state in ('queued', 'running');

alter table link_runs rename column task to phase;
alter table link_runs rename column position to done_count;
alter table link_runs rename column total to total_count;
alter table link_runs rename column reason to error;
alter table link_runs rename column created_at to started_at;
alter table link_runs rename constraint link_runs_task_check to link_runs_phase_check;
drop index link_runs_at_work;
alter table link_runs
  drop constraint link_runs_state_check,
  alter column state set default 'queued',
  alter column error drop not null,
  alter column error drop default,
  add column ended_at timestamptz;
update link_runs
set
  state = case state when 'working' then 'running' when 'done' then 'completed' else state end,
  error = nullif(error, ''),
  ended_at = case when state in ('done', 'stopped') then touched_at end;
alter table link_runs
  add constraint link_runs_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed'));
create index link_runs_active on link_runs (touched_at) where state in ('queued', 'running');

alter table site_exports rename column requested_by_id to started_by_id;
alter table site_exports rename column requested_by_email to started_by_email;
alter table site_exports rename column requested_at to started_at;
drop index site_exports_under_way;
alter table site_exports drop constraint site_exports_state_check, alter column state set default 'queued';
update site_exports
set state = case state when 'waiting' then 'queued' when 'done' then 'completed' end
where state in ('waiting', 'done');
alter table site_exports
  add constraint site_exports_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed'));
create unique index site_exports_active on site_exports ((true)) where state in ('queued', 'running');

-- What failed by a fault waits to be tried again; what was refused for what it is has failed.
alter table archive_imports rename column requested_by_id to started_by_id;
alter table archive_imports rename column requested_by_email to started_by_email;
alter table archive_imports rename column requested_at to started_at;
alter table archive_imports drop constraint archive_imports_state_check, alter column state set default 'queued';
update archive_imports
set
  state = case state
    when 'waiting' then 'queued' when 'done' then 'completed' when 'failed' then 'paused' when 'refused' then 'failed'
  end,
  ended_at = case when state <> 'failed' then ended_at end
where state in ('waiting', 'done', 'failed', 'refused');
alter table archive_imports
  add constraint archive_imports_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed'));

alter table imports rename column position to done_count;
alter table imports rename column item_count to total_count;
alter table imports rename column created_at to started_at;
drop index imports_at_work;
alter table imports
  drop constraint imports_state_check,
  drop constraint imports_phase,
  alter column state set default 'queued';
-- Those that stopped by a fault wait to be resumed; those whose file was refused have failed.
update imports
set
  state = case
    when state = 'stopped' and error is not null then 'paused'
    when state = 'done' then 'completed'
    when state = 'refused' then 'failed'
    else state
  end,
  phase = case phase when 'undoing' then 'undo' else phase end,
  ended_at = case when state = 'stopped' and error is null then coalesce(ended_at, touched_at) else ended_at end;
alter table imports
  add constraint imports_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed')),
  add constraint imports_phase_check check (phase in ('listing', 'importing', 'linking', 'undo'));
create index imports_active on imports (touched_at) where state in ('queued', 'running');

alter table bulk_runs rename column task to phase;
alter table bulk_runs rename column position to done_count;
alter table bulk_runs rename column reason to error;
alter table bulk_runs rename column created_at to started_at;
alter table bulk_runs rename constraint bulk_runs_task_check to bulk_runs_phase_check;
drop index bulk_runs_at_work;
alter table bulk_runs
  drop constraint bulk_runs_state_check,
  alter column state set default 'queued',
  alter column error drop not null,
  alter column error drop default,
  add column total_count integer not null default 0,
  add column ended_at timestamptz;
update bulk_runs
set
  state = case state when 'working' then 'running' when 'done' then 'completed' else state end,
  error = nullif(error, ''),
  total_count = (select row_count from data_tables where id = table_id),
  ended_at = case when state in ('done', 'stopped') then touched_at end;
alter table bulk_runs
  add constraint bulk_runs_state_check
    check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed'));
create index bulk_runs_active on bulk_runs (touched_at) where state in ('queued', 'running');

do $$
begin
  -- a new database has no queue yet
  if to_regclass('pgboss.job') is null then return; end if;
  update pgboss.job set data = jsonb_build_object('runId', coalesce(data -> 'auditId', data -> 'exportId', data -> 'importId'))
  where name in ('audit-site', 'make-site-export', 'import-archive', 'run-import')
    and data ?| array['auditId', 'exportId', 'importId'];
end $$;
