-- Reading a large blog: pages of the list at any depth, search that costs little, a sitemap of several files.

-- One direction, so that "after this post" is one condition: (published_at, id) < (…).
create index blog_posts_in_order on blog_posts (published_at, id);
create index blog_posts_in_order_of_category on blog_posts (category, published_at, id);
drop index blog_posts_newest;
drop index blog_posts_newest_of_category;

-- Every search reads all that waits to be sorted into the index: 256 kB of it instead of 4 MB.
alter index blog_posts_search set (gin_pending_list_limit = 256);
create index blog_posts_words_of_title on blog_posts using gin (to_tsvector('english', title));

-- 256 slices by the last byte of the id, which is random in every kind of UUID: the sitemap's files are made of them. A page
-- counts as changed when it comes out, too.
create index blog_posts_in_slices on blog_posts (get_byte(uuid_send(id), 15), greatest(updated_at, published_at))
  where published_at is not null;
create index landing_pages_in_slices on landing_pages (get_byte(uuid_send(id), 15), greatest(updated_at, published_at))
  where published_at is not null;
create index landing_pages_by_title on landing_pages (title, id);
