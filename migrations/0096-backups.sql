-- The backups that the site makes by itself, a run each. Where they lie is no content: no backup holds this table, and a site
-- that was restored elsewhere begins without any.
create table derived.backups (
  id uuid primary key default gen_random_uuid(),
  phase text not null default 'make' check (phase in ('make', 'verify')),
  state text not null default 'queued' check (state in ('queued', 'running', 'paused', 'stopped', 'completed', 'failed')),
  done_count integer not null default 0,
  total_count integer not null default 0,
  error text,
  started_by_id uuid,
  started_by_email text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  worker uuid,
  touched_at timestamptz not null default now(),
  tries smallint not null default 0,
  file_name text not null,
  -- null until the file is where it belongs
  byte_size bigint,
  row_count bigint,
  file_count bigint,
  -- when it was restored into an empty place and everything was there
  verified_at timestamptz
);
create unique index one_backup_at_a_time on derived.backups ((true)) where state in ('queued', 'running');
create index backups_by_start on derived.backups (started_at desc);
