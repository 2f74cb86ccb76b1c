-- links that show the studio's figures to whoever has them; their keys are made of the id and the site's secret
create table report_links (
  id uuid primary key,
  name text not null,
  key_hash text not null unique,
  with_revenue boolean not null,
  -- scrypt; null: whoever has the link needs no password
  password_hash text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
