-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table note_revisions rename column made_at to created_at;

alter table note_versions rename to note_change_counters;
alter index note_versions_pkey rename to note_change_counters_pkey;
alter table note_change_counters rename constraint note_versions_user_id_fkey to note_change_counters_user_id_fkey;

alter table notes rename column words to search_text;
