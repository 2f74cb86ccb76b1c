-- The list of landing pages finds words of their titles, addresses and blocks. A tsvector holds 1 MiB: see 0007.
alter table landing_pages add column search tsvector not null generated always as (
  setweight(to_tsvector('english', title || ' ' || translate(slug, '-', ' ')), 'A') ||
  setweight(to_tsvector('english', description), 'B') ||
  setweight(to_tsvector('english', left(jsonb_path_query_array(blocks,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "title" || @.key == "text" || @.key == "html").value ? (@.type() == "string")'
  )::text, 100000)), 'C')
) stored;
create index landing_pages_search on landing_pages using gin (search);
create index landing_pages_tried on landing_pages (saved_at, id) where variants <> '[]';

-- Blocks that are kept under a name, to be put onto other pages.
create table landing_sections (
  id uuid primary key,
  name text not null,
  blocks jsonb not null,
  created_at timestamptz not null default now()
);
create unique index landing_sections_by_name on landing_sections (lower(name));
