-- What people say about suggested links.

-- Words under which a page wants to be linked, besides its title and its keyphrase.
create table page_keywords (
  page_id uuid primary key references pages (id) on delete cascade,
  keywords text[] not null
);

-- Suggestions that somebody does not want to see again.
create table dismissed_suggestions (
  from_page uuid not null references pages (id) on delete cascade,
  to_page uuid not null references pages (id) on delete cascade,
  dismissed_at timestamptz not null,
  primary key (from_page, to_page)
);
create index dismissed_suggestions_to on dismissed_suggestions (to_page);

-- One row at most: what holds for all suggestions.
create table suggestion_settings (
  is_only boolean primary key default true check (is_only),
  leaves_first_sentence boolean not null,
  leaves_two_way_links boolean not null
);
