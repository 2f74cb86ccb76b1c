-- The register of public pages: what each says of itself and links to, as it is drawn for visitors, and how that is kept true.

-- What can be made again from everything else: it is in no backup, and need not be empty where one comes back.
create schema derived;

-- What changed, told in the transaction that changed it, until it is known which pages are to be read again.
create table derived.content_changes (
  id bigint primary key generated always as identity,
  -- null: anything may have changed
  tags text[]
);

-- The menu and the footer are the same around most pages: their links are kept once.
create table derived.page_frames (
  checksum text primary key,
  links jsonb not null
);

create table derived.page_facts (
  -- of a later page of a list with its query
  path text primary key,
  -- the post, product or landing page; null: a page of the site itself
  page_id uuid,
  kind text not null check (kind in ('post', 'product', 'landing-page', 'site', 'list')),
  title text not null,
  description text not null,
  robots text not null,
  canonical text,
  is_indexable boolean not null,
  words integer not null,
  headings jsonb not null,
  frame text not null references derived.page_frames (checksum),
  -- the content that it shows: see contentChanged
  tags text[] not null,
  -- the version of the site that drew it; another one may draw it otherwise
  drawn_by text not null,
  checksum text not null,
  read_at timestamptz not null
);
create index page_facts_by_tag on derived.page_facts using gin (tags);
create index page_facts_by_page on derived.page_facts (page_id) where page_id is not null;
create index page_facts_by_frame on derived.page_facts (frame);

-- The links of a page besides those of its frame. Addresses are at most 1,000 characters: an index holds 2,700 bytes.
create table derived.found_links (
  from_path text not null references derived.page_facts (path) on delete cascade,
  position integer not null,
  -- on this site; null: elsewhere
  to_path text,
  url text,
  anchor text not null,
  place text not null check (place in ('body', 'card', 'breadcrumbs', 'navigation', 'footer', 'other')),
  heading text not null,
  rel text not null,
  primary key (from_path, position),
  check (num_nonnulls(to_path, url) = 1)
);
create index found_links_to on derived.found_links (to_path, place, from_path, position) where to_path is not null;

create table derived.found_images (
  from_path text not null references derived.page_facts (path) on delete cascade,
  position integer not null,
  src text not null,
  -- null: none is written, which is not the same as an empty one
  alt text,
  width integer,
  height integer,
  heading text not null,
  primary key (from_path, position)
);

-- Addresses of this site that links name and where no page of the register lives: what a visitor is answered there.
create table derived.link_targets (
  path text primary key,
  status smallint not null,
  leads_to text
);
create index link_targets_by_status on derived.link_targets (status, path);

create table derived.pages_to_read (
  path text primary key,
  due_at timestamptz not null,
  -- the page itself changed, not only something that many pages show
  is_near boolean not null,
  -- it is published at that moment, which nothing else will tell: pages that name it are read again then
  comes_out boolean not null default false,
  -- counts how often it was asked for while somebody read it
  asked integer not null default 1,
  taken_at timestamptz,
  attempts smallint not null default 0
);
create index pages_to_read_next on derived.pages_to_read (is_near desc, due_at);
