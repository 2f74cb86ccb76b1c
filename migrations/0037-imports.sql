-- Moving in from elsewhere: runs, what became of each item of a file, and what an item of another site is here.

create table imports (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('wordpress', 'ghost', 'markdown', 'csv')),
  -- where the file or folder lies, and what people call it
  path text not null,
  file_name text not null,
  -- of a file that was uploaded: it goes when the run is over
  upload_id uuid,
  -- what the file was when the run began: a run goes on with the same file only
  byte_size bigint not null,
  -- where the old site is, when the file does not say
  site text not null,
  is_dry_run boolean not null,
  -- leave, fetch, or the folder in which they lie
  pictures text not null,
  phase text not null default 'listing' check (phase in ('listing', 'taking', 'linking')),
  state text not null default 'running' check (state in ('running', 'stopped', 'done', 'refused')),
  -- why the whole file is refused
  fault text,
  item_count integer not null default 0,
  -- how many items of the file are behind us in this phase
  position integer not null default 0,
  -- the process that works at it; a dead one's claim runs out
  holder uuid,
  held_at timestamptz,
  started_by_id uuid,
  started_by_email text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index imports_newest on imports (created_at desc, id);
create index imports_running on imports (held_at) where state = 'running';

create table import_items (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references imports (id) on delete cascade,
  position integer not null,
  line integer not null,
  kind text not null,
  -- names it within the file, as other items refer to it
  ref text not null,
  source_key text not null,
  title text not null,
  -- where it lived, in the one spelling of old addresses; empty without one
  address text not null,
  details jsonb,
  -- null until it is decided
  outcome text check (outcome in ('taken', 'changed', 'same', 'kept', 'listed', 'refused')),
  notes text[] not null default '{}',
  piece_id uuid,
  slug text,
  unique (import_id, position)
);
create index import_items_by_ref on import_items (import_id, ref);
create index import_items_by_address on import_items (import_id, address) where address <> '';
create index import_items_by_slug on import_items (import_id, slug) where slug is not null;
create index import_items_by_outcome on import_items (import_id, outcome, position);
create index import_items_with_notes on import_items (import_id, position) where notes <> '{}';
create index import_items_of_parent on import_items (import_id, (details ->> 'parent')) where kind = 'picture';

-- What an item of another site has become here, and how it was then: importing again makes no doubles.
create table imported_pieces (
  source_key text primary key,
  piece_id uuid not null,
  -- of what came in
  fingerprint text not null,
  -- of the piece when it came in: later ones are somebody's own
  revision integer not null,
  published_at timestamptz
);
create index imported_pieces_by_piece on imported_pieces (piece_id);

-- Each picture of another site is fetched once.
create table imported_pictures (
  address text primary key,
  media_id uuid not null references media_files (id) on delete cascade
);
