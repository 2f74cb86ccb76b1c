-- How often each page was seen on each day.
create table page_views (
  id uuid primary key default gen_random_uuid(),
  page_path text not null,
  -- in the studio's calendar
  date date not null,
  views integer not null,
  unique_visitors integer not null,
  unique (page_path, date)
);
create index page_views_by_date on page_views (date);

-- A counted day as a file of columns; it is made anew from the day's events when those change.
create table derived.analytics_days (
  day date primary key,
  -- another one each time that the day is counted
  version bigint not null,
  -- in which the file is packed
  format integer not null,
  -- of how many raw events it was made
  events bigint not null,
  counted_at timestamptz not null,
  took_ms integer not null,
  file bytea not null
);

-- A row for each writing of events, written with them: their day is to be counted.
create table derived.event_batches (
  day date not null,
  id bigint not null generated always as identity,
  primary key (day, id)
);

-- Days at which somebody counts, or began to, with the ticket of whoever began last: the version of what comes of it.
create table derived.days_to_count (
  day date primary key,
  ticket bigint not null generated always as identity
);

-- New rows stand at the end of each month's table, so a few entries tell where the last minutes are.
create index analytics_events_by_time on analytics_events using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
