-- Counts the measurements of the graph that are written, so that whoever holds a copy of it knows whether it is the latest.
alter table derived.graph_state add column version bigint not null default 0;
