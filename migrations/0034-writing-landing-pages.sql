-- Landing pages are written by the engine that writes posts and products.
alter table landing_pages
  -- other versions of the page, each with its share of the visitors
  add column variants jsonb not null default '[]',
  add column revision integer not null default 1,
  add column content_revision integer not null default 1,
  add column saved_at timestamptz not null default now(),
  add column preview_key uuid not null default gen_random_uuid() unique,
  add column deleted_at timestamptz,
  add constraint landing_pages_deleted_are_withdrawn check (deleted_at is null or published_at is null);
update landing_pages set saved_at = updated_at;

create index landing_pages_last_saved on landing_pages (saved_at, id);
create index landing_pages_by_publication on landing_pages ((coalesce(published_at, 'infinity'::timestamptz)), id);
create index landing_pages_by_lower_title on landing_pages ((lower(title)), id);
create index landing_pages_in_trash on landing_pages (deleted_at) where deleted_at is not null;
create index landing_pages_with_changes on landing_pages (saved_at, id) where content_revision < revision;

-- Blocks have ids, say everything that they can hold, and name pictures of the library instead of holding a copy.
update landing_pages set blocks = (
  select coalesce(jsonb_agg(
    case block ->> 'type'
      when 'hero' then '{"text": "", "note": "", "secondary": {"label": "", "url": ""}}' || block || picture
      when 'numbers' then '{"title": "", "note": ""}' || block
      when 'picture' then '{"caption": ""}' || block || picture || '{"type": "image"}'
      when 'testimonial' then jsonb_build_object('type', 'testimonials', 'title', '', 'items',
        jsonb_build_array(block - 'type'))
      when 'call-to-action' then '{"secondary": {"label": "", "url": ""}}' || block
      else block
    end || jsonb_build_object('id', 'block-' || place) order by place), '[]')
  from jsonb_array_elements(blocks) with ordinality as blocks_of_page (block, place),
    lateral (select jsonb_build_object('picture', (
      select jsonb_build_object('id', id, 'alt', coalesce(block -> 'picture' ->> 'alt', ''))
      from media_files where checksum = block -> 'picture' ->> 'checksum')) as picture) as picture_of_block
);
