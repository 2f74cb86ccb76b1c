-- Events are kept by month, so that forgetting a month is dropping a table. Months are made ahead, at run time; what
-- comes from elsewhere, as from a backup, waits in the default partition.
create table collected_events (
  -- of one sending: what arrives twice counts once
  event_key bigint not null,
  event_type text not null,
  page_path text not null,
  referrer text not null default 'direct',
  user_agent text not null default '',
  -- hashed with the salt of the day, as the visitor is: neither is known on another day
  session_id text,
  visitor bigint,
  -- cut to the network
  ip_address text not null,
  country text not null default 'Unknown',
  -- is_admin, and what belongs to the type
  metadata jsonb not null default '{}',
  -- in the studio's calendar
  day date not null,
  created_at timestamptz not null default now(),
  primary key (day, event_key)
) partition by range (day);

create table events_of_other_months partition of collected_events default;

insert into collected_events
select id, event_type, page_path, referrer, user_agent, null, null, ip_address, country, metadata,
  (created_at at time zone 'UTC')::date, created_at
from analytics_events;
drop table analytics_events;
alter table collected_events rename to analytics_events;

-- What was sent and is not kept, by reason: programs, floods, forgeries.
create table refused_events (
  day date not null,
  reason text not null,
  count bigint not null,
  primary key (day, reason)
);

-- Not in `public`, so that no backup holds a salt: it must die within 48 hours.
create table derived.analytics_salts (
  day date primary key,
  salt bytea not null
);
