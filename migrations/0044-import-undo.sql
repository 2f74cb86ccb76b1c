-- Runs of imports can be undone: what each item was before, what the run has made of it, and what became of that.

alter table imports drop constraint imports_phase_check;
alter table imports
  add constraint imports_phase check (phase in ('listing', 'taking', 'linking', 'undoing')),
  -- whoever wanted it undone
  add column undone_by_id uuid,
  add column undone_by_email text,
  add column undone_redirects integer not null default 0,
  add column undone_pictures integer not null default 0;

alter table import_items
  -- what this run wrote: a piece at another revision, or with another date, was changed since
  add column revision_after integer,
  add column published_after timestamptz,
  -- the state of the piece that it replaced, and what was known of an earlier import of it
  add column before jsonb,
  -- what the undoing did with it
  add column fate text check (fate in ('deleted', 'trashed', 'restored', 'kept')),
  -- why it stays
  add column fate_note text not null default '';
create index import_items_by_piece on import_items (piece_id) where piece_id is not null;
create index import_items_by_fate on import_items (import_id, fate, position) where fate is not null;
update import_items set revision_after = 1, published_after = imported_pieces.published_at
  from imported_pieces where imported_pieces.piece_id = import_items.piece_id and import_items.outcome = 'taken';

-- An import may bring it again, though it lies in the trash: the undoing of a run has put it there.
alter table imported_pieces add column is_undone boolean not null default false;

-- The old addresses that a run has led to its pieces.
create table import_redirects (
  redirect_id uuid primary key references redirects (id) on delete cascade,
  import_id uuid not null references imports (id) on delete cascade,
  piece_id uuid not null,
  -- one that starts elsewhere now is somebody's own
  from_path text not null
);
create index import_redirects_of_piece on import_redirects (import_id, piece_id);

-- The pictures that were not in the library before a run brought them.
create table import_pictures (
  media_id uuid primary key references media_files (id) on delete cascade,
  import_id uuid not null references imports (id) on delete cascade
);
create index import_pictures_of_run on import_pictures (import_id, media_id);
