-- All content as one file, made in the background and kept for a week.

create table site_exports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('archive', 'wordpress')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  phase text not null default '',
  -- steps of this phase
  done_count integer not null default 0,
  total_count integer not null default 0,
  -- how often somebody began to work at it: what always dies is given up
  tries integer not null default 0,
  -- the process that works at it; a dead one's claim runs out
  holder uuid,
  held_at timestamptz,
  -- what people get it as; in the store it has the name of its id
  file_name text not null,
  byte_size bigint,
  -- why it failed
  fault text,
  asked_by_id uuid,
  asked_by_email text not null,
  asked_at timestamptz not null default now(),
  began_at timestamptz,
  ended_at timestamptz
);
create index site_exports_newest on site_exports (asked_at desc, id);
create index site_exports_ended on site_exports (ended_at) where ended_at is not null;

-- one at a time
create unique index site_exports_under_way on site_exports ((true)) where state in ('waiting', 'running');
