-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table link_run_pages rename column fate to undo_outcome;
alter table link_run_pages rename constraint link_run_pages_fate_check to link_run_pages_undo_outcome_check;

alter table link_run_skips rename column times to occurrences;
alter table link_run_skips rename column first_letter to quote_start;
alter table link_run_skips rename column last_letter to quote_end;

alter table link_runs rename column figures to stats;
alter table link_runs rename column started_by to started_by_id;

alter table suggestion_settings rename to link_suggestion_settings;
alter table link_suggestion_settings rename column is_only to is_singleton;
alter index suggestion_settings_pkey rename to link_suggestion_settings_pkey;
alter table link_suggestion_settings rename constraint suggestion_settings_is_only_check to link_suggestion_settings_is_singleton_check;

alter table derived.outside_addresses rename to external_links;
alter table derived.external_links rename column asked_at to checked_at;
alter table derived.external_links rename column leads_to to redirects_to;
alter index derived.outside_addresses_due rename to external_links_due;
alter index derived.outside_addresses_pkey rename to external_links_pkey;
alter table derived.external_links rename constraint outside_addresses_state_check to external_links_state_check;

alter table derived.site_audits rename column asked_by to requested_by;
alter table derived.site_audits rename column asked_at to requested_at;
alter table derived.site_audits rename column came_to to last_path;
alter table derived.site_audits rename column fault to error;

alter table derived.embedding_state rename column is_only to is_singleton;
alter table derived.embedding_state rename column fault to error;
alter table derived.embedding_state rename constraint embedding_state_is_only_check to embedding_state_is_singleton_check;
