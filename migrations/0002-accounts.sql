-- Who signs in, who is an admin, and what admins did.

create table profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  full_name text not null default '',
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  user_id uuid not null references profiles (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
create index sessions_ended on sessions (expires_at);

-- A password, or an account elsewhere, that proves who somebody is.
create table sign_in_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index sign_in_methods_of_user on sign_in_methods (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table admin_users (
  user_id uuid primary key references profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);

create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  happened_at timestamptz not null default now(),
  -- no reference: what somebody did outlives their account
  actor_id uuid,
  actor_email text not null,
  -- a verb of the past: "post.published"
  action text not null,
  -- what it was done to: "post:<id>"
  subject text not null,
  subject_title text not null default '',
  before jsonb,
  after jsonb,
  -- what in the text looked like an attempt to run something
  flags text[] not null default '{}'
);
create index audit_entries_newest on audit_entries (happened_at desc, id);
create index audit_entries_of_subject on audit_entries (subject, happened_at desc);
