-- One engine writes posts, products and what comes later: drafts, history and presence are its tables, keyed by the id of
-- the piece that is written. The rows that visitors see stay in the tables of their rooms.

alter table post_drafts drop constraint post_drafts_post_id_fkey;
alter table post_revisions drop constraint post_revisions_post_id_fkey;
alter table post_editors drop constraint post_editors_post_id_fkey;

alter table post_drafts rename to piece_drafts;
alter table post_revisions rename to piece_revisions;
alter table post_editors rename to piece_editors;
alter table piece_drafts rename column post_id to piece_id;
alter table piece_revisions rename column post_id to piece_id;
alter table piece_editors rename column post_id to piece_id;
alter index post_drafts_pkey rename to piece_drafts_pkey;
alter index post_revisions_pkey rename to piece_revisions_pkey;
alter index post_editors_pkey rename to piece_editors_pkey;
create index piece_editors_by_age on piece_editors (seen_at);

-- What a table needs so that its rows can be written by the engine; see blog_posts.
alter table products
  add column revision integer not null default 1,
  add column content_revision integer not null default 1,
  add column saved_at timestamptz not null default now(),
  add column preview_key uuid not null default gen_random_uuid() unique,
  add column deleted_at timestamptz,
  add constraint products_deleted_are_withdrawn check (deleted_at is null or published_at is null);
update products set saved_at = updated_at;

create index products_last_saved on products (saved_at, id);
create index products_last_saved_of_category on products (category, saved_at, id);
create index products_by_publication on products ((coalesce(published_at, 'infinity'::timestamptz)), id);
create index products_by_title on products ((lower(name)), id);
create index products_by_price_for_admins on products (price, id);
create index products_in_trash on products (deleted_at) where deleted_at is not null;
create index products_with_changes on products (saved_at, id) where content_revision < revision;
