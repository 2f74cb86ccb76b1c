-- Redirects by hand: kinds of answers, whole folders ("/old/*"), how often each is used; and the addresses that visitors asked
-- for where nothing is.

alter table redirects
  add column status smallint not null default 301 check (status in (301, 302, 307, 410)),
  -- made by the site when a page moved, not by a person
  add column is_automatic boolean not null default false,
  add column hits integer not null default 0,
  add column last_hit_at timestamptz;
update redirects set is_automatic = to_page is not null;
alter table redirects drop constraint redirects_check;
-- what is gone (410) leads nowhere
alter table redirects
  add constraint redirects_target check (num_nonnulls(to_page, to_path) = case status when 410 then 0 else 1 end);
create index redirects_by_target on redirects (to_path text_pattern_ops) where to_path is not null;
create index redirects_prefixes on redirects (created_at desc, id) where from_path like '%/*';

create table missing_addresses (
  id uuid primary key default gen_random_uuid(),
  address text not null unique,
  -- the last one that was known; empty: none was sent
  referrer text not null default '',
  hits integer not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- looks like somebody who searches for weak spots
  is_scan boolean not null default false,
  ignored_at timestamptz
);
create index missing_addresses_by_hits on missing_addresses (hits desc, last_at desc, id);
create index missing_addresses_latest on missing_addresses (last_at desc, id);
