-- Tables and columns get the names of docs/terms.md. Rows stay; indexes and constraints follow.

alter table orders rename column fault to payment_issue;
alter index orders_with_fault rename to orders_with_payment_issue;

alter table licence_activations rename to license_activations;
alter table license_activations rename column licence_id to license_id;
alter index licence_activations_licence_id_name_key rename to license_activations_license_id_name_key;
alter index licence_activations_pkey rename to license_activations_pkey;
alter table license_activations rename constraint licence_activations_licence_id_fkey to license_activations_license_id_fkey;

alter table licence_keys rename to license_keys;
alter index licence_keys_by_beginning rename to license_keys_by_beginning;
alter index licence_keys_key_key rename to license_keys_key_key;
alter index licence_keys_order_id_key rename to license_keys_order_id_key;
alter index licence_keys_pkey rename to license_keys_pkey;
alter table license_keys rename constraint licence_keys_activation_limit_check to license_keys_activation_limit_check;
alter table license_keys rename constraint licence_keys_order_id_fkey to license_keys_order_id_fkey;

alter table version_announcements rename column told_until to last_notified_customer_id;
alter table version_announcements rename column told to notified_count;
