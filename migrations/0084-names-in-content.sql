-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table archive_import_items rename column fate to outcome;
alter index archive_import_items_by_fate rename to archive_import_items_by_outcome;
alter table archive_import_items rename constraint archive_import_items_fate_check to archive_import_items_outcome_check;

alter table archive_imports rename column fault to error;
alter table archive_imports rename column noted to recorded_count;
alter table archive_imports rename column asked_by_id to requested_by_id;
alter table archive_imports rename column asked_by_email to requested_by_email;
alter table archive_imports rename column asked_at to requested_at;

alter table site_exports rename column fault to error;
alter table site_exports rename column asked_by_id to requested_by_id;
alter table site_exports rename column asked_by_email to requested_by_email;
alter table site_exports rename column asked_at to requested_at;

alter table bulk_answers rename to bulk_ai_texts;
alter table bulk_ai_texts rename column question to prompt_hash;
alter table bulk_ai_texts rename column answer to text;
alter table bulk_ai_texts rename column fault to error;
alter table bulk_ai_texts rename column asked_at to requested_at;
alter index bulk_answers_pkey rename to bulk_ai_texts_pkey;

alter table bulk_pieces rename to bulk_entries;
alter table bulk_entries rename column piece_id to entry_id;
alter index bulk_pieces_of_run rename to bulk_entries_of_run;
alter index bulk_pieces_piece_id_key rename to bulk_entries_entry_id_key;
alter index bulk_pieces_pkey rename to bulk_entries_pkey;

alter table bulk_run_pages rename to bulk_run_rows;
alter table bulk_run_rows rename column sibling to similar_position;
alter table bulk_run_rows rename column score to similarity;
alter table bulk_run_rows rename column piece_id to entry_id;
alter table bulk_run_rows rename column hash_before to previous_content_hash;
alter table bulk_run_rows rename column fate to undo_outcome;
alter table bulk_run_rows rename column is_brought_out to is_published_by_run;
alter index bulk_run_pages_alike rename to bulk_run_rows_similar;
alter index bulk_run_pages_by_outcome rename to bulk_run_rows_by_outcome;
alter index bulk_run_pages_of_piece rename to bulk_run_rows_of_entry;
alter index bulk_run_pages_pkey rename to bulk_run_rows_pkey;
alter table bulk_run_rows rename constraint bulk_run_pages_fate_check to bulk_run_rows_undo_outcome_check;
alter table bulk_run_rows rename constraint bulk_run_pages_outcome_check to bulk_run_rows_outcome_check;
alter table bulk_run_rows rename constraint bulk_run_pages_run_id_fkey to bulk_run_rows_run_id_fkey;

alter table bulk_runs rename column piece_kind to entry_type;
alter table bulk_runs rename column warn_at to warn_threshold;
alter table bulk_runs rename column refuse_at to refuse_threshold;
alter table bulk_runs rename column updates_run to updates_run_id;
alter table bulk_runs rename column started_by to started_by_id;
alter table bulk_runs rename column brought_out to published_count;
alter table bulk_runs rename column most_asked to max_ai_requests;
alter table bulk_runs rename column asked to ai_request_count;
alter table bulk_runs rename constraint bulk_runs_updates_run_fkey to bulk_runs_updates_run_id_fkey;

alter table import_items rename column piece_id to entry_id;
alter table import_items rename column before to previous_state;
alter table import_items rename column fate to undo_outcome;
alter table import_items rename column fate_note to undo_note;
alter index import_items_by_fate rename to import_items_by_undo_outcome;
alter index import_items_by_piece rename to import_items_by_entry;
alter table import_items rename constraint import_items_fate_check to import_items_undo_outcome_check;

alter table import_redirects rename column piece_id to entry_id;
alter index import_redirects_of_piece rename to import_redirects_of_entry;

alter table imported_pieces rename to imported_entries;
alter table imported_entries rename column piece_id to entry_id;
alter index imported_pieces_by_piece rename to imported_entries_by_entry;
alter index imported_pieces_pkey rename to imported_entries_pkey;

alter table imports rename column fault to error;
