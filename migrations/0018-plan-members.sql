-- When somebody who was invited opened the plan for the first time. Until then the others learn nothing of them but the
-- address that the owner wrote: not their name, and not whether there is an account.
alter table blueprint_members add column joined_at timestamptz;
