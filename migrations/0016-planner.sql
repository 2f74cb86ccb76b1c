-- Plans ("blueprints", the spec's sprints), who shares them, the progress of their tasks, stacks, and programs that work
-- for somebody.

create table blueprints (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  -- what the person told: app/domains/plans/brief-schema.ts
  brief jsonb not null,
  -- the plan as it is now: app/domains/plans/plan-schema.ts
  plan jsonb not null,
  -- counts the changes of the plan; a save names the one that it is based on
  revision integer not null default 1,
  -- counts the changes of the board, for those who follow it
  board_version integer not null default 0,
  -- whoever has the link may read; null: nobody
  reading_key uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- in the trash since then
  deleted_at timestamptz
);
create index blueprints_of_owner on blueprints (owner_id, updated_at desc, id);
create index blueprints_in_trash on blueprints (deleted_at) where deleted_at is not null;

create table blueprint_revisions (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  revision integer not null,
  brief jsonb not null,
  plan jsonb not null,
  -- what was done, as a sentence for people
  change text not null,
  made_by uuid references profiles (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (blueprint_id, revision)
);

-- Somebody who was invited by e-mail; it counts once they are signed in with that address, confirmed.
create table blueprint_members (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('editor', 'reader')),
  invited_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (blueprint_id, email)
);
create index blueprint_members_by_email on blueprint_members (email);

-- One row per task of a plan: its card on the board, its step in the guide. A task that left the plan keeps its row, so
-- that an older revision comes back with its progress.
create table sprint_progress (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  task_id text not null,
  status text not null default 'backlog' check (status in ('backlog', 'ready', 'in-progress', 'review', 'done')),
  -- between any two positions there is another one; compared byte by byte
  position text collate "C" not null,
  assignee_id uuid references profiles (id) on delete set null,
  -- ids of the acceptance criteria that were ticked
  criteria_done text[] not null default '{}',
  done_at timestamptz,
  -- blueprints.board_version of the last change
  version integer not null default 0,
  updated_by uuid references profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (blueprint_id, task_id)
);
create index sprint_progress_changes on sprint_progress (blueprint_id, version);
create index sprint_progress_of_assignee on sprint_progress (assignee_id) where assignee_id is not null;

create table task_notes (
  id uuid primary key default gen_random_uuid(),
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  task_id text not null,
  author_id uuid references profiles (id) on delete set null,
  -- the program that wrote it for the author; empty: the author did
  agent text not null default '',
  text text not null,
  created_at timestamptz not null default now()
);
create index task_notes_of_task on task_notes (blueprint_id, task_id, created_at);

create table saved_stacks (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  -- app/domains/stacks/stack-needs.ts and stack.ts
  needs jsonb not null,
  stack jsonb not null,
  reading_key uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_stacks_of_owner on saved_stacks (owner_id, updated_at desc, id);

-- A key with which a program works for a user (MCP); the key itself is shown once and not kept.
create table agent_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index agent_tokens_of_user on agent_tokens (user_id, created_at desc);

-- What the AI was asked, counted for its user.
create table ai_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  blueprint_id uuid references blueprints (id) on delete set null,
  -- what it was for: "plan:summary"
  purpose text not null,
  provider text not null,
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  -- in millionths of a dollar; null: the price of the model is not known
  cost_micros bigint,
  created_at timestamptz not null default now()
);
create index ai_usage_of_user on ai_usage (user_id, created_at desc);

-- The issue that stands for an item of a plan in a repository, so that a second export changes it instead of making another.
create table github_issues (
  blueprint_id uuid not null references blueprints (id) on delete cascade,
  repository text not null,
  item_id text not null,
  issue_number integer not null,
  -- of what was sent last: what did not change is not sent again
  content_hash text not null,
  primary key (blueprint_id, repository, item_id)
);
