-- What moderation and the catalogue need besides the floor of the shop.

alter table reviews
  -- counts what the author wrote: a decision is about the revision that was read
  add column revision integer not null default 1,
  add column edited_at timestamptz,
  -- a keyed hash of the network that it came from: enough to count, nothing to find anybody by
  add column sender text not null default '',
  -- a hash of the text without case and marks, to find copies by
  add column fingerprint text not null default '',
  add column search tsvector not null generated always as (
    to_tsvector('simple', title || ' ' || text || ' ' || author_name)
  ) stored;
create index reviews_newest on reviews (created_at desc, id);
create index reviews_search on reviews using gin (search);
create index reviews_by_sender on reviews (sender, created_at) where sender <> '';
create index reviews_by_fingerprint on reviews (fingerprint) where fingerprint <> '';
create index reviews_suspicious on reviews (created_at desc, id) where spam_score >= 50;
create index reviews_of_product_best_first on reviews (product_id, stars desc, created_at desc, id) where status = 'approved';

-- which orders of a product count for its rating's badge, and the list of a category by price
create index products_by_price_of_category on products (category, price, id) where published_at is not null;
