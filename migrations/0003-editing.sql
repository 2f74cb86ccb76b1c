-- What the back office works with: pages and the links between them, the media library, drafts and revisions of posts.

-- Everything with a public address of its own, by the id of the post, product or landing page that it shows.
create table pages (
  id uuid primary key,
  kind text not null check (kind in ('post', 'product', 'landing-page')),
  path text not null unique,
  title text not null,
  published_at timestamptz,
  updated_at timestamptz not null default now()
);
create index pages_by_title on pages using gin (to_tsvector('simple', title));
create index pages_newest on pages (updated_at desc, id);
create index pages_by_publication on pages (published_at);

insert into pages (id, kind, path, title, published_at, updated_at)
  select id, 'post', '/blog/' || slug, title, published_at, updated_at from blog_posts;
insert into pages (id, kind, path, title, published_at, updated_at)
  select id, 'product', '/tools/' || slug, name, published_at, updated_at from products;
insert into pages (id, kind, path, title, published_at, updated_at)
  select id, 'landing-page', case slug when 'queuepro' then '/lp/queuepro' else '/' || slug end, title, published_at, updated_at
  from landing_pages;

-- Which page links to which inside its text.
create table page_links (
  from_page uuid not null references pages (id) on delete cascade,
  to_page uuid not null references pages (id) on delete cascade,
  primary key (from_page, to_page)
);
create index page_links_to on page_links (to_page);

-- Where an old address leads now: to a page wherever it lives today, or to a path.
create table redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique,
  to_page uuid references pages (id) on delete cascade,
  to_path text,
  created_at timestamptz not null default now(),
  check (num_nonnulls(to_page, to_path) = 1)
);
create index redirects_to_page on redirects (to_page);
create index redirects_by_beginning on redirects (from_path text_pattern_ops);
create index redirects_newest on redirects (created_at desc, id);

alter table media_files
  add column formats text[] not null default '{webp}',
  -- a picture of a few pixels as a data: URL, shown while the real one is on its way
  add column placeholder text,
  add column byte_size bigint not null default 0,
  add column uploaded_by uuid;
create index media_files_newest on media_files (created_at desc, id);

-- What shows a picture ("post:<id>"), in public or in a draft. The reference keeps a used picture from being deleted.
create table media_uses (
  media_id uuid not null references media_files (id),
  subject text not null,
  primary key (media_id, subject)
);
create index media_uses_by_subject on media_uses (subject);

insert into media_uses (media_id, subject) select cover_id, 'post:' || id from blog_posts where cover_id is not null;
insert into media_uses (media_id, subject) select preview_id, 'product:' || id from products where preview_id is not null;
insert into media_uses (media_id, subject)
  select media_files.id, 'post:' || blog_posts.id from blog_posts join media_files on strpos(blog_posts.body, '/media/' || checksum) > 0
  on conflict do nothing;
insert into media_uses (media_id, subject)
  select media_files.id, 'product:' || products.id from products join media_files on strpos(products.body, '/media/' || checksum) > 0
  on conflict do nothing;
insert into media_uses (media_id, subject)
  select media_files.id, 'landing-page:' || landing_pages.id
  from landing_pages join media_files on strpos(landing_pages.blocks::text, checksum) > 0
  on conflict do nothing;

alter table blog_posts
  -- counts the saves, so that nobody overwrites what they have not seen
  add column revision integer not null default 1,
  add column preview_key uuid not null default gen_random_uuid() unique,
  add column deleted_at timestamptz,
  add constraint blog_posts_deleted_are_withdrawn check (deleted_at is null or published_at is null),
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', description), 'B') ||
    setweight(to_tsvector('english', body), 'C')
  ) stored;
create index blog_posts_search on blog_posts using gin (search);
create index blog_posts_last_changed on blog_posts (updated_at desc, id);

-- Changes of a public or scheduled post that nobody sees yet; a draft has none, its row is what is being written.
create table post_drafts (
  post_id uuid primary key references blog_posts (id) on delete cascade,
  content jsonb not null,
  saved_at timestamptz not null default now()
);

create table post_revisions (
  post_id uuid not null references blog_posts (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  -- why it was kept: "saved", "published", "restored"
  reason text not null,
  author_id uuid,
  author_email text not null,
  created_at timestamptz not null default now(),
  primary key (post_id, revision)
);

-- Who has a post open in the editor; a row that is not renewed is somebody who has left.
create table post_editors (
  post_id uuid not null references blog_posts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (post_id, profile_id)
);
