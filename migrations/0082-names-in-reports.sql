-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table report_links rename to share_links;
alter index report_links_key_hash_key rename to share_links_key_hash_key;
alter index report_links_pkey rename to share_links_pkey;
