-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table derived.analytics_days rename column counted_at to built_at;
alter table derived.analytics_days rename column took_ms to build_duration_ms;

alter table derived.analytics_salts rename column made_at to created_at;

alter table derived.days_to_count rename to changed_days;
alter table derived.changed_days rename column ticket to claim_number;
alter index derived.days_to_count_pkey rename to changed_days_pkey;
alter sequence derived.days_to_count_ticket_seq rename to changed_days_claim_number_seq;

alter table events_of_other_months rename to analytics_events_default;
alter index events_of_other_months_created_at_idx rename to analytics_events_default_created_at_idx;
alter index events_of_other_months_pkey rename to analytics_events_default_pkey;

alter table refused_events rename to rejected_events;
alter index refused_events_pkey rename to rejected_events_pkey;
