-- Files on their way to the site. What is not whole can be sent again, so no backup contains it.
create table derived.uploads (
  id uuid primary key,
  purpose text not null,
  file_name text not null,
  byte_size bigint not null,
  details jsonb not null,
  result_id uuid,
  updated_at timestamptz not null default now()
);

create index uploads_of_purpose on derived.uploads (purpose, updated_at);
