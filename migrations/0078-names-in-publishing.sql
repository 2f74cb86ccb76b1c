-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table piece_drafts rename to entry_drafts;
alter table entry_drafts rename column piece_id to entry_id;
alter index piece_drafts_pkey rename to entry_drafts_pkey;

alter table piece_editors rename to entry_editors;
alter table entry_editors rename column piece_id to entry_id;
alter index piece_editors_by_age rename to entry_editors_by_age;
alter index piece_editors_pkey rename to entry_editors_pkey;
alter table entry_editors rename constraint post_editors_profile_id_fkey to entry_editors_profile_id_fkey;

alter table piece_revisions rename to entry_revisions;
alter table entry_revisions rename column piece_id to entry_id;
alter index piece_revisions_pkey rename to entry_revisions_pkey;
