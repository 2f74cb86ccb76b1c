-- Content templates: the content of a page with Liquid in its texts, and the variables that fill it.
create table content_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('landing-page', 'post', 'product')),
  name text not null,
  variables jsonb not null default '[]',
  content jsonb not null,
  -- rows with which the editor shows what comes out
  samples jsonb not null default '[]',
  -- counts the saves; a page that was made names the one it was made with
  revision integer not null default 1,
  saved_at timestamptz not null default now(),
  saved_by text not null default '',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  used_count integer not null default 0,
  last_used_at timestamptz,
  search tsvector generated always as (to_tsvector('simple', name)) stored
);
create index content_templates_last_saved on content_templates (saved_at desc, id);
create index content_templates_in_trash on content_templates (deleted_at) where deleted_at is not null;
create index content_templates_search on content_templates using gin (search);

create table content_template_revisions (
  template_id uuid not null references content_templates on delete cascade,
  revision integer not null,
  -- name, variables, content and samples as they were saved
  state jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (template_id, revision)
);
