-- Second factors: passkeys, an authenticator app, and recovery codes for when they are lost.

alter table sessions
  -- when its owner last proved who they are
  add column authenticated_at timestamptz not null default now(),
  -- whether a passkey, a code of an app or a recovery code was part of that
  add column has_second_factor boolean not null default false;
update sessions set authenticated_at = created_at;

create table passkeys (
  -- the credential's own id, base64url
  id text primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  -- how often it was used, as far as the device counts: up to 2^32, so no integer
  counter double precision not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);

create table authenticator_apps (
  user_id uuid primary key references profiles (id) on delete cascade,
  -- encrypted with a key made of SECRET
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- nothing is asked for before a first code has been right
  confirmed_at timestamptz,
  -- of the 30 seconds whose code was used last: that code and those before it are used up
  last_step integer not null default 0
);

create table recovery_codes (
  user_id uuid not null references profiles (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
