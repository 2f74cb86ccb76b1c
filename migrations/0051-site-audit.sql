-- What an audit of the whole site asks of each page besides: everything in its head, and its weight.
alter table derived.page_facts
  add column lang text,
  add column titles text[] not null default '{}',
  add column descriptions text[] not null default '{}',
  add column canonicals text[] not null default '{}',
  -- the text of each script of structured data
  add column json_ld text[] not null default '{}',
  -- of the HTML, uncompressed
  add column bytes integer not null default 0;

create table derived.site_audits (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- the process that works at it, and when it said so last
  holder uuid,
  held_at timestamptz,
  tries smallint not null default 0,
  -- it has come to this page; empty: before the first one
  came_to text not null default '',
  done_count integer not null default 0,
  total_count integer not null default 0,
  -- the audit that it is compared with
  compared_to uuid references derived.site_audits (id) on delete set null,
  -- counts by rating and by check; null until it is done
  summary jsonb,
  fault text
);
create unique index one_site_audit_at_a_time on derived.site_audits ((true)) where state in ('waiting', 'running');
create index site_audits_by_time on derived.site_audits (asked_at desc, id);

-- What the last audits say of each page.
create table derived.audited_pages (
  audit_id uuid not null references derived.site_audits (id) on delete cascade,
  path text not null,
  page_id uuid,
  kind text not null,
  title text not null,
  -- null: nothing could be judged
  score smallint,
  -- the findings that ask for something
  findings jsonb not null,
  -- the score of each check that applied, to compare the next audit with
  scores jsonb not null,
  primary key (audit_id, path)
);

-- Which page has which problem, and what has become of it since the audit before.
create table derived.audit_findings (
  audit_id uuid not null references derived.site_audits (id) on delete cascade,
  check_id text not null,
  path text not null,
  kind text not null,
  -- gone: the page is no more, or the check no longer applies
  rating text not null check (rating in ('bad', 'ok', 'good', 'gone')),
  change text check (change in ('broken', 'worse', 'new', 'better', 'mended', 'gone')),
  primary key (audit_id, check_id, path)
);
create index audit_findings_by_change on derived.audit_findings (audit_id, change, check_id, path) where change is not null;
