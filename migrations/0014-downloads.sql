-- Downloads that are counted once however often they are resumed, and buyers who are told of a new version once.

create index product_downloads_of_link on product_downloads (link_id, file_id, started_at desc);

alter table product_files
  add column uploaded_by uuid references profiles (id) on delete set null;

-- A version of a product that its buyers are told of. Once: the mails go out in batches, and `told_until` is as far as
-- they have come, by the id of the customer.
create table version_announcements (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  version text not null,
  announced_at timestamptz not null default now(),
  told_until uuid,
  told integer not null default 0,
  finished_at timestamptz,
  unique (product_id, version)
);
