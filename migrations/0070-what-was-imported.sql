-- Sites number their items from 1 on, and many live at http://localhost: what an item was tells one from another.
alter table imported_pieces
  add column source_slug text,
  add column source_title text,
  -- when it was written there; null where nobody has said so
  add column source_date timestamptz,
  drop constraint imported_pieces_pkey,
  add primary key (source_key, piece_id);
update imported_pieces set source_slug = slug, source_title = title
  from blog_posts where blog_posts.id = piece_id;
update imported_pieces set source_slug = slug, source_title = title
  from landing_pages where landing_pages.id = piece_id;
-- what was public there came out here with the date that it had
update imported_pieces set source_date = published_at;
