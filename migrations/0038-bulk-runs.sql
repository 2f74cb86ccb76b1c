-- Tables of texts, and the runs that make pages of their rows.

-- Never changed once it is written: a run goes on with the table that it began with.
create table data_tables (
  id uuid primary key default gen_random_uuid(),
  columns text[] not null,
  row_count integer not null,
  created_at timestamptz not null default now()
);

create table data_table_chunks (
  table_id uuid not null references data_tables (id) on delete cascade,
  -- the number of its first row, from 1 on
  first_row integer not null,
  -- a list of rows, each a list of texts
  rows jsonb not null,
  primary key (table_id, first_row)
);

-- A table that was given a name; replacing it names another one.
create table data_sets (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  table_id uuid not null references data_tables (id),
  updated_at timestamptz not null default now()
);
create unique index data_sets_by_name on data_sets (lower(name));
create index data_sets_latest on data_sets (updated_at desc, id);
create index data_sets_of_table on data_sets (table_id);

create table bulk_runs (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  template_id uuid not null,
  -- the template as it was when the run began
  template jsonb not null,
  piece_kind text not null,
  table_id uuid not null references data_tables (id),
  -- variables to columns
  mapping jsonb not null,
  -- the column that tells rows apart; null: the address that a row gets does
  key_column text,
  -- percent
  warn_at smallint not null,
  refuse_at smallint not null,
  -- the run whose pages this one brings up to date
  updates_run uuid references bulk_runs (id),
  -- pages a day; null: all at once
  per_day integer,
  publish_from timestamptz,
  task text not null default 'plan' check (task in ('plan', 'make', 'publish', 'undo')),
  state text not null default 'working' check (state in ('working', 'paused', 'stopped', 'done')),
  -- the row that the task has come to
  position integer not null default 0,
  -- whoever works at it: a later one takes over from one that has died
  worker uuid,
  touched_at timestamptz not null default now(),
  started_by uuid,
  started_by_email text not null,
  created_at timestamptz not null default now()
);
create index bulk_runs_newest on bulk_runs (created_at desc, id);
create index bulk_runs_at_work on bulk_runs (touched_at) where state = 'working';
create index bulk_runs_of_table on bulk_runs (table_id);

-- What the run does with each row; rows of an earlier run that the table no longer has stand behind them.
create table bulk_run_pages (
  run_id uuid not null references bulk_runs (id) on delete cascade,
  position integer not null,
  row_key text not null,
  title text not null,
  slug text not null,
  outcome text not null check (outcome in ('made', 'changed', 'same', 'kept', 'skipped', 'refused')),
  reason text not null default '',
  -- the row that it is most like, and how much, from 0 to 1
  sibling integer,
  score real,
  content_hash text not null default '',
  piece_id uuid,
  is_done boolean not null default false,
  -- what a changed piece was before
  revision_before integer,
  hash_before text,
  -- what the undoing of the run did to it
  fate text check (fate in ('deleted', 'trashed', 'restored', 'kept')),
  primary key (run_id, position)
);
create index bulk_run_pages_by_outcome on bulk_run_pages (run_id, outcome, position);
create index bulk_run_pages_alike on bulk_run_pages (run_id, position) where score is not null;

-- The page that each row of a template has made, whichever run did.
create table bulk_pieces (
  template_id uuid not null,
  row_key text not null,
  piece_id uuid not null unique,
  run_id uuid not null,
  -- the last one that a run wrote: a piece at another one was edited by hand
  revision integer not null,
  content_hash text not null,
  primary key (template_id, row_key)
);
create index bulk_pieces_of_run on bulk_pieces (run_id, row_key);
