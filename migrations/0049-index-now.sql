-- Addresses of which search engines are to be told (IndexNow), and what they answered lately.

create table index_now_addresses (
  path text primary key,
  noted_at timestamptz not null
);
create index index_now_addresses_by_time on index_now_addresses (noted_at, path);

create table index_now_sendings (
  id uuid primary key default gen_random_uuid(),
  sent_at timestamptz not null,
  addresses integer not null,
  -- of the answer; null: nobody answered
  status smallint,
  -- empty: they were taken
  fault text not null default ''
);
create index index_now_sendings_latest on index_now_sendings (sent_at desc, id);
