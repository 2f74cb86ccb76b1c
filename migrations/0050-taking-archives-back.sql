-- Archives that were uploaded: each is looked at, and then brought in when somebody wants that.

create table archive_imports (
  id uuid primary key default gen_random_uuid(),
  -- the file goes once it was brought in or refused
  upload_id uuid not null,
  file_name text not null,
  byte_size bigint not null,
  is_dry_run boolean not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'stopped', 'failed', 'refused')),
  phase text not null default '',
  -- steps of this phase
  done_count integer not null default 0,
  total_count integer not null default 0,
  -- how often somebody began to work at it: what always dies is given up
  tries integer not null default 0,
  -- the process that works at it; a dead one's claim runs out
  holder uuid,
  held_at timestamptz,
  -- why it failed or was refused
  fault text,
  -- records of the archive that are behind it, and how many of each part have become what
  noted integer not null default 0,
  counts jsonb not null default '{}',
  asked_by_id uuid,
  asked_by_email text not null,
  asked_at timestamptz not null default now(),
  began_at timestamptz,
  ended_at timestamptz
);
create index archive_imports_newest on archive_imports (asked_at desc, id);
-- a file is looked at once, and brought in once
create unique index archive_imports_of_upload on archive_imports (upload_id, is_dry_run);

-- What became of each record of an archive, or would.
create table archive_import_items (
  import_id uuid not null references archive_imports (id) on delete cascade,
  position integer not null,
  -- the folder or list of the archive, and the file in it
  part text not null,
  file text not null,
  name text not null,
  fate text not null check (fate in ('added', 'replaced', 'unchanged', 'refused')),
  reason text not null default '',
  primary key (import_id, position)
);
create index archive_import_items_by_fate on archive_import_items (import_id, fate, position);
create index archive_import_items_by_part on archive_import_items (import_id, part, position);
