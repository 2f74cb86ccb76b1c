-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table derived.picture_weights rename to picture_sizes;
alter index derived.picture_weights_pkey rename to picture_sizes_pkey;
