-- Categories of posts and products are content. Posts and products name them by their slugs; '' is none.
create table categories (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('post', 'product')),
  slug text not null,
  name text not null,
  description text not null default '',
  seo_title text not null default '',
  position integer not null,
  -- slugs that lead here: earlier ones, and those of categories that were deleted in favor of this one
  former_slugs text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- it can be brought back for some time
  deleted_at timestamptz
);

create unique index categories_slug on categories (kind, slug) where deleted_at is null;

-- what was in a category when it was deleted
create table category_moves (
  category_id uuid not null references categories on delete cascade,
  entry_id uuid not null,
  moved_to text not null,
  primary key (category_id, entry_id)
);

alter table products drop constraint products_category_check;
alter table products alter column category set default '';
alter table blog_posts alter column category set default '';

-- sites of before have those that were part of the code, and whatever else their posts name
with used as (
  select 'post' as kind, category as slug from blog_posts
  union select 'product', category from products
), former (kind, slug, name, position) as (values
  ('post', 'case-studies', 'Case studies', 1),
  ('post', 'guides', 'Guides', 2),
  ('post', 'product', 'Product', 3),
  ('post', 'engineering', 'Engineering', 4),
  ('product', 'saas', 'SaaS', 1),
  ('product', 'marketplace', 'Marketplaces', 2),
  ('product', 'ai', 'AI', 3)
)
insert into categories (kind, slug, name, position)
select kind, slug, name, position from former
where exists (select 1 from used) or exists (select 1 from landing_pages)
union all
select kind, slug, upper(left(slug, 1)) || replace(substr(slug, 2), '-', ' '), 4 + row_number() over (order by slug)
from used
where slug <> '' and not exists (select 1 from former where former.kind = used.kind and former.slug = used.slug);
