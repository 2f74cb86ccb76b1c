-- The public site: what is published, how search engines see it, what visitors send, what the studio must hear of.

create table media_files (
  id uuid primary key default gen_random_uuid(),
  file_name text not null,
  checksum text not null unique,
  alt text not null default '',
  width integer not null,
  height integer not null,
  widths integer[] not null,
  created_at timestamptz not null default now()
);

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  description text not null default '',
  body text not null default '',
  category text not null default 'guides',
  tags text[] not null default '{}',
  author text not null default '',
  cover_id uuid references media_files (id),
  cover_alt text not null default '',
  read_time_int integer,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_posts_newest on blog_posts (published_at desc, id);
create index blog_posts_newest_of_category on blog_posts (category, published_at desc, id);

create table products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  tagline text not null default '',
  description text not null default '',
  body text not null default '',
  category text not null check (category in ('saas', 'marketplace', 'ai')),
  price integer not null check (price >= 0),
  preview_id uuid references media_files (id),
  preview_alt text not null default '',
  features jsonb not null default '[]',
  included text[] not null default '{}',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_newest on products (published_at desc, id);

create table landing_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  description text not null default '',
  blocks jsonb not null default '[]',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index landing_pages_newest on landing_pages (published_at desc, id);

create table seo_settings (
  page_path text primary key,
  breadcrumb_label text,
  meta_title text,
  meta_description text,
  canonical_url text,
  robots_meta text,
  og_title text,
  og_description text,
  og_image text,
  twitter_title text,
  twitter_description text,
  twitter_image text,
  custom_meta_tags jsonb not null default '[]',
  schema_markup jsonb,
  updated_at timestamptz not null default now()
);

create table site_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table inbox_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'lead')),
  name text not null default '',
  email text not null,
  subject text not null default '',
  message text not null default '',
  page_path text not null,
  created_at timestamptz not null default now()
);
create index inbox_messages_newest on inbox_messages (created_at desc, id);

create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  -- what the mail answers to ("contact:…"): one mail per cause, however often the cause is handled
  cause text not null unique,
  recipient text not null,
  reply_to text,
  subject text not null,
  html text not null,
  plain_text text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz
);
create index outbox_mails_waiting on outbox_mails (created_at) where sent_at is null;

create table error_reports (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('server', 'browser')),
  kind text not null check (kind in ('error', 'slow')),
  reference text not null,
  message text not null,
  stack text,
  page_path text,
  duration_ms integer,
  occurred_at timestamptz not null default now()
);
create index error_reports_newest on error_reports (occurred_at desc, id);

create table rate_limits (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_ended on rate_limits (window_ends_at);
