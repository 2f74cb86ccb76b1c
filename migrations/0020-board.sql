-- How many cards a column of a plan's board should hold at most. More are allowed, and said.
create table board_limits (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  status text not null check (status in ('backlog', 'ready', 'in-progress', 'review', 'done')),
  most_cards integer not null check (most_cards between 1 and 999),
  primary key (blueprint_id, status)
);

-- The plan whose board or guide somebody opened last: it opens again when no other one is asked for.
create table board_openings (
  user_id uuid primary key references profiles (id) on delete cascade,
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  opened_at timestamptz not null default now()
);
create index board_openings_of_plan on board_openings (blueprint_id);
