-- What a person may take along is found by their id or address.

create index outbox_mails_to on outbox_mails (recipient, created_at);
create index inbox_messages_from on inbox_messages (email, created_at);
create index audit_entries_by on audit_entries (actor_id, happened_at);
create index task_notes_by on task_notes (author_id, created_at) where author_id is not null;
create index blueprint_revisions_by on blueprint_revisions (made_by) where made_by is not null;
