-- An export to a repository that is running: a second one beside it would make every issue twice.
create table github_exports (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  repository text not null,
  -- moved on while it works; one that crashed is over then
  busy_until timestamptz not null,
  primary key (blueprint_id, repository)
);
