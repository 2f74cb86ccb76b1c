-- What an audit knows besides: the weight of pictures, what answers at the addresses of other sites, whether anything changed.

alter table derived.page_facts
  -- what the browser of a desktop loads, each once: paths of this site, whole addresses of others
  add column pictures text[] not null default '{}';

-- How heavy the files of the library are, as far as somebody asked. What lies under a name never changes.
create table derived.picture_weights (
  name text primary key,
  bytes integer not null
);

-- The addresses of other sites to which pages link, without the part behind #, and what answered there.
create table derived.outside_addresses (
  url text primary key,
  host text not null generated always as (coalesce(substring(url from '^https?://([^/?#]*)'), '')) stored,
  -- asked again from then on
  due_at timestamptz not null,
  asked_at timestamptz,
  state text not null default 'unasked'
    check (state in ('unasked', 'fine', 'moved', 'insecure', 'failing', 'broken', 'unchecked')),
  -- null: nothing answered
  status smallint,
  leads_to text,
  -- of the first failure in a row
  failed_at timestamptz
);
create index outside_addresses_due on derived.outside_addresses (due_at, url);
create index found_links_outside on derived.found_links (split_part(url, '#', 1)) where url is not null;

alter table derived.site_audits
  -- null: it began by itself
  alter column asked_by drop not null,
  -- what it judged, in short: with the same there is nothing new to be found
  add column fingerprint text;
