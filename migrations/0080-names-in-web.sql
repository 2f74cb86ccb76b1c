-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table derived.found_images rename to indexed_images;
alter index derived.found_images_pkey rename to indexed_images_pkey;
alter table derived.indexed_images rename constraint found_images_from_path_fkey to indexed_images_from_path_fkey;

alter table derived.found_links rename to indexed_links;
alter index derived.found_links_outside rename to indexed_links_external;
alter index derived.found_links_pkey rename to indexed_links_pkey;
alter index derived.found_links_to rename to indexed_links_to;
alter table derived.indexed_links rename constraint found_links_check to indexed_links_check;
alter table derived.indexed_links rename constraint found_links_from_path_fkey to indexed_links_from_path_fkey;
alter table derived.indexed_links rename constraint found_links_place_check to indexed_links_place_check;

alter table derived.graph_state rename column is_only to is_singleton;
alter table derived.graph_state rename constraint graph_state_is_only_check to graph_state_is_singleton_check;

alter table derived.link_targets rename column leads_to to redirects_to;

alter table derived.page_facts rename column frame to boilerplate;
alter table derived.page_facts rename column drawn_by to index_version;
alter table derived.page_facts rename column read_at to indexed_at;
alter table derived.page_facts rename column pictures to loaded_images;
alter index derived.page_facts_by_frame rename to page_facts_by_boilerplate;
alter table derived.page_facts rename constraint page_facts_frame_fkey to page_facts_boilerplate_fkey;

alter table derived.page_frames rename to page_boilerplates;
alter index derived.page_frames_pkey rename to page_boilerplates_pkey;

alter table derived.pages_to_read rename to index_queue;
alter table derived.index_queue rename column is_near to is_priority;
alter table derived.index_queue rename column comes_out to is_publication;
alter table derived.index_queue rename column asked to request_count;
alter table derived.index_queue rename column taken_at to claimed_at;
alter index derived.pages_to_read_next rename to index_queue_next;
alter index derived.pages_to_read_pkey rename to index_queue_pkey;

alter table index_now_addresses rename to index_now_queue;
alter table index_now_queue rename column noted_at to queued_at;
alter index index_now_addresses_by_time rename to index_now_queue_by_time;
alter index index_now_addresses_pkey rename to index_now_queue_pkey;

alter table index_now_sendings rename to index_now_submissions;
alter table index_now_submissions rename column addresses to address_count;
alter table index_now_submissions rename column fault to error;
alter index index_now_sendings_latest rename to index_now_submissions_latest;
alter index index_now_sendings_pkey rename to index_now_submissions_pkey;

alter table missing_addresses rename to not_found_urls;
alter table not_found_urls rename column address to url;
alter index missing_addresses_address_key rename to not_found_urls_url_key;
alter index missing_addresses_by_hits rename to not_found_urls_by_hits;
alter index missing_addresses_latest rename to not_found_urls_latest;
alter index missing_addresses_pkey rename to not_found_urls_pkey;
