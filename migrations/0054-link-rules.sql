-- Rules that link words of the texts, and the runs that try them out, apply them and take that back.

create table link_rules (
  id uuid primary key default gen_random_uuid(),
  keyword text not null,
  -- a page, wherever it lives; it may be gone. Or an address.
  to_page uuid,
  to_url text,
  priority smallint not null,
  is_case_sensitive boolean not null,
  is_whole_word boolean not null,
  has_word_forms boolean not null,
  -- null: no limit
  max_per_page smallint,
  max_per_paragraph smallint,
  max_per_target smallint,
  -- where it links: kinds, categories, include, exclude
  scope jsonb not null,
  is_nofollow boolean not null,
  opens_new_tab boolean not null,
  is_first_only boolean not null,
  is_once_per_target boolean not null,
  is_enabled boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(to_page, to_url) = 1)
);
-- the order in which they get their places
create index link_rules_by_rank on link_rules (priority desc, id);

create table link_runs (
  id uuid primary key default gen_random_uuid(),
  -- which kinds and rules it is about, and its limits
  settings jsonb not null,
  task text not null default 'plan' check (task in ('plan', 'apply', 'undo')),
  state text not null default 'working' check (state in ('working', 'paused', 'stopped', 'done')),
  -- pages read; later the planned page that the task has come to
  position integer not null default 0,
  total integer not null default 0,
  -- whoever works at it: a later one takes over from one that has died
  worker uuid,
  touched_at timestamptz not null default now(),
  -- how often somebody took it over since it last went on
  tries integer not null default 0,
  -- why it was stopped, when nobody stopped it
  reason text not null default '',
  -- what the plan comes to as a whole; null: not planned to the end
  figures jsonb,
  started_by uuid,
  started_by_email text not null,
  created_at timestamptz not null default now()
);
create index link_runs_newest on link_runs (created_at desc, id);
create index link_runs_at_work on link_runs (touched_at) where state = 'working';

-- The rules as the plan found them: a rule that is changed later changes no plan.
create table link_run_rules (
  run_id uuid not null references link_runs (id) on delete cascade,
  number integer not null,
  rule_id uuid not null,
  keyword text not null,
  -- as texts name it: `page:<id>` or an address
  target text not null,
  opening text not null,
  -- why it cannot be used; empty: it can
  refusal text not null default '',
  links integer not null default 0,
  pages integer not null default 0,
  skipped integer not null default 0,
  -- somebody does not want its links
  is_left_out boolean not null default false,
  primary key (run_id, number)
);

-- Places of keywords that get no link, by rule and reason, with the first of them.
create table link_run_skips (
  run_id uuid not null references link_runs (id) on delete cascade,
  number integer not null,
  reason text not null,
  times integer not null,
  pages integer not null,
  page_id uuid not null,
  path text not null,
  sentence text not null,
  first_letter integer not null,
  last_letter integer not null,
  primary key (run_id, reason, number)
);

create table link_run_pages (
  run_id uuid not null references link_runs (id) on delete cascade,
  position integer not null,
  page_id uuid not null,
  kind text not null,
  path text not null,
  title text not null,
  -- at which it was read: a page at another one was edited since
  revision integer not null,
  links integer not null,
  -- where each link goes, and the sentence in which it stands: see planned-link.ts
  insertions jsonb not null,
  is_left_out boolean not null default false,
  outcome text check (outcome in ('linked', 'kept')),
  -- why it was kept
  reason text not null default '',
  -- what this run wrote
  revision_after integer,
  placed jsonb,
  -- what the undoing of the run did to it
  fate text check (fate in ('restored', 'kept')),
  primary key (run_id, position)
);
create index link_run_pages_by_outcome on link_run_pages (run_id, outcome, position);
create index link_run_pages_of_page on link_run_pages (page_id, revision_after) where outcome = 'linked';
