-- A stack that was taken out of the library comes back by Undo; after a while it is deleted for good.

alter table saved_stacks add column deleted_at timestamptz;
create index saved_stacks_in_trash on saved_stacks (deleted_at) where deleted_at is not null;
