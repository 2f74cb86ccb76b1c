-- Work that takes long is claimed in one way everywhere: who works at it, when somebody last did, and how often it was taken
-- since it last went on.

alter table imports rename column holder to worker;
alter table imports rename column held_at to touched_at;
alter table imports
  alter column touched_at type timestamptz using coalesce(touched_at, created_at),
  alter column touched_at set default now(),
  alter column touched_at set not null,
  add column tries integer not null default 0;
alter index imports_running rename to imports_at_work;

alter table site_exports rename column holder to worker;
alter table site_exports rename column held_at to touched_at;
alter table site_exports
  alter column touched_at type timestamptz using coalesce(touched_at, asked_at),
  alter column touched_at set default now(),
  alter column touched_at set not null,
  -- nothing has ever read it
  drop column began_at;

alter table archive_imports rename column holder to worker;
alter table archive_imports rename column held_at to touched_at;
alter table archive_imports
  alter column touched_at type timestamptz using coalesce(touched_at, asked_at),
  alter column touched_at set default now(),
  alter column touched_at set not null,
  drop column began_at;

alter table derived.site_audits rename column holder to worker;
alter table derived.site_audits rename column held_at to touched_at;
alter table derived.site_audits
  alter column touched_at type timestamptz using coalesce(touched_at, asked_at),
  alter column touched_at set default now(),
  alter column touched_at set not null,
  alter column tries type integer;
