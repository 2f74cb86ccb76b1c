-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table blueprints rename column reading_key to read_only_key;
alter index blueprints_reading_key_key rename to blueprints_read_only_key_key;

alter table github_exports rename column busy_until to claimed_until;

alter table board_limits rename to board_column_limits;
alter table board_column_limits rename column most_cards to max_cards;
alter index board_limits_pkey rename to board_column_limits_pkey;
alter table board_column_limits rename constraint board_limits_blueprint_id_fkey to board_column_limits_blueprint_id_fkey;
alter table board_column_limits rename constraint board_limits_most_cards_check to board_column_limits_max_cards_check;
alter table board_column_limits rename constraint board_limits_status_check to board_column_limits_status_check;

alter table board_openings rename to last_opened_plans;
alter index board_openings_of_plan rename to last_opened_plans_of_plan;
alter index board_openings_pkey rename to last_opened_plans_pkey;
alter table last_opened_plans rename constraint board_openings_blueprint_id_fkey to last_opened_plans_blueprint_id_fkey;
alter table last_opened_plans rename constraint board_openings_user_id_fkey to last_opened_plans_user_id_fkey;

alter table saved_stacks rename column reading_key to read_only_key;
alter index saved_stacks_reading_key_key rename to saved_stacks_read_only_key_key;
