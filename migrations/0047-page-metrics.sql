-- What the graph of all links says of each page; computed anew when the register has changed.
create table derived.page_metrics (
  path text primary key references derived.page_facts (path) on delete cascade,
  -- the share of the visits of somebody who follows links at random; 0: search engines are not to keep the page
  rank double precision not null,
  body_rank double precision not null,
  -- clicks from home; null: no way leads there
  depth integer,
  body_depth integer,
  pages_in integer not null,
  body_pages_in integer not null,
  pages_out integer not null,
  body_pages_out integer not null
);
create index page_metrics_by_depth on derived.page_metrics (depth, path);
create index page_metrics_by_body_depth on derived.page_metrics (body_depth, path);
create index page_metrics_by_body_links on derived.page_metrics (body_pages_in, path);
create index page_metrics_by_rank on derived.page_metrics (rank desc, path);

-- One row: when the graph was last measured, by whichever process.
create table derived.graph_state (
  is_only boolean primary key default true check (is_only),
  measured_at timestamptz not null
);
insert into derived.graph_state (measured_at) values ('-infinity');
