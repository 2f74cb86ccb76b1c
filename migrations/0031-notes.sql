-- Smart Notes: what people write for themselves, whom they let read it, and how it was before.

create table notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null,
  -- HTML, cleaned: app/domains/notes/clean-note.server.ts
  content text not null,
  is_todo boolean not null,
  -- [{"text": "…", "done": false}]
  items jsonb not null,
  -- the words of all of it in small letters, which the search looks through
  words text not null,
  -- counts the changes of what is written; a save names the one that it is based on
  revision integer not null default 1,
  -- note_versions.version of the last change of any kind, for those who follow
  version integer not null,
  pinned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- in the trash since then
  deleted_at timestamptz
);
create index notes_of_user on notes (user_id, updated_at desc, id) where deleted_at is null;
create index notes_changed on notes (user_id, version);
create index notes_in_trash on notes (deleted_at) where deleted_at is not null;

-- Numbers the changes of one person's notes: whoever knows a number asks for what came after it.
create table note_versions (
  user_id uuid primary key references profiles (id) on delete cascade,
  version integer not null
);

create table note_shares (
  note_id uuid not null references notes (id) on delete cascade,
  shared_with_email text not null check (shared_with_email = lower(shared_with_email)),
  shared_by uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (note_id, shared_with_email)
);
create index note_shares_by_email on note_shares (shared_with_email, created_at desc);
create index note_shares_of_sharer on note_shares (shared_by, created_at desc);

-- A note as it was before a change: one for every five minutes of writing, and one before each change that people may
-- regret (an answer of the AI put in, an older version brought back, one of two versions chosen).
create table note_revisions (
  note_id uuid not null references notes (id) on delete cascade,
  revision integer not null,
  title text not null,
  content text not null,
  is_todo boolean not null,
  items jsonb not null,
  reason text not null check (reason in ('writing', 'ai', 'restoration', 'conflict')),
  made_at timestamptz not null default now(),
  primary key (note_id, revision)
);
