-- What the undoing of runs has to know, and how often a run was tried.

alter table bulk_run_pages
  -- the revision that this run wrote; a page at another one was written by a later run, or by hand
  add column revision_after integer,
  -- it was this run that made a draft public
  add column is_brought_out boolean not null default false;
create index bulk_run_pages_of_piece on bulk_run_pages (piece_id) where is_done;

-- since when nothing needs it, as far as nothing does
alter table data_tables add column unused_since timestamptz not null default now();

alter table bulk_runs
  -- pages that the publishing has brought out so far
  add column brought_out integer not null default 0,
  -- how often somebody took it over since it last went on
  add column tries integer not null default 0,
  -- why it was stopped, when nobody stopped it
  add column reason text not null default '';
