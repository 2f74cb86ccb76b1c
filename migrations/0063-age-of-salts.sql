-- When a salt was made: the day of a studio whose time zone changes may last longer than a salt may live.
alter table derived.analytics_salts add column made_at timestamptz not null default now();
