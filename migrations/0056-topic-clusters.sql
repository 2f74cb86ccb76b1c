-- Topic clusters: the main page of a subject, and the topics around it, each with the page that is about it.

create table topic_clusters (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  pillar_page uuid references pages (id) on delete set null,
  -- counts the changes: what was changed since cannot be taken back
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
create index topic_clusters_newest on topic_clusters (created_at desc, id);
create index topic_clusters_of_pillar on topic_clusters (pillar_page) where pillar_page is not null;

create table cluster_topics (
  id uuid primary key default gen_random_uuid(),
  cluster_id uuid not null references topic_clusters (id) on delete cascade,
  position integer not null,
  keyphrase text not null,
  -- null: nobody has written it yet, or it is gone
  page_id uuid references pages (id) on delete set null
);
create index cluster_topics_in_order on cluster_topics (cluster_id, position, id);
create index cluster_topics_of_page on cluster_topics (page_id) where page_id is not null;

-- Proposals that nobody wants, by their pages: one that is much like them is not made again.
create table dismissed_cluster_proposals (
  id uuid primary key,
  pages uuid[] not null,
  dismissed_at timestamptz not null default now()
);
create index dismissed_cluster_proposals_newest on dismissed_cluster_proposals (dismissed_at desc);
