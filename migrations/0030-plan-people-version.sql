-- Counts what a plan's owner decided about its people. A way back into the plan holds only while nothing was decided since.
alter table blueprints add column members_version integer not null default 0;
