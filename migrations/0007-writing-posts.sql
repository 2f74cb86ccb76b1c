-- Writing posts: which revision visitors see, what the history keeps, and a list that holds at 100,000 posts.
-- A post whose author has given it no address yet stands under its id.

alter table blog_posts
  -- the revision whose content the row holds; behind `revision` while later changes wait in post_drafts
  add column content_revision integer not null default 1,
  -- the last save of any kind, also of changes that nobody sees yet
  add column saved_at timestamptz not null default now();

update blog_posts set saved_at = updated_at;

-- A tsvector holds 1 MiB; the hungriest text takes 7 bytes a character, and a longer post must be saved all the same.
alter table blog_posts drop column search;
alter table blog_posts add column search tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', description), 'B') ||
  setweight(to_tsvector('english', left(body, 100000)), 'C')
) stored;
create index blog_posts_search on blog_posts using gin (search);

drop index blog_posts_last_changed;
create index blog_posts_last_saved on blog_posts (saved_at, id);
create index blog_posts_last_saved_of_category on blog_posts (category, saved_at, id);
create index blog_posts_last_saved_of_author on blog_posts (author, saved_at, id);
-- drafts come before everything that has a date
create index blog_posts_by_publication on blog_posts ((coalesce(published_at, 'infinity'::timestamptz)), id);
create index blog_posts_by_title on blog_posts ((lower(title)), id);
create index blog_posts_by_tag on blog_posts using gin (tags);
create index blog_posts_in_trash on blog_posts (deleted_at) where deleted_at is not null;
create index blog_posts_being_written on blog_posts (saved_at, id) where published_at is null and deleted_at is null;
create index blog_posts_with_changes on blog_posts (saved_at, id) where content_revision < revision;

alter table post_revisions
  -- a run of autosaves is kept as one revision: this is when it began, created_at when its last save came
  add column began_at timestamptz not null default now(),
  add column flags text[] not null default '{}';
