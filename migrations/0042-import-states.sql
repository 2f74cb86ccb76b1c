-- What the file or folder of a run looked like when it began: sizes and moments of change. A run goes on with the same only.
alter table imports add column source_state text not null default '';
