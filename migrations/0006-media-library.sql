-- Finding pictures by their words, and taking a deletion back.

alter table media_files
  -- asked to be deleted at this moment; nobody sees it any more, and a while later its row and files go
  add column deleted_at timestamptz,
  -- the parts of a file name are words: "harbour-at_dawn.jpg" is found by "dawn"
  add column search tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(file_name || ' ' || alt, '[-_.,:;/()]+', ' ', 'g'))
  ) stored;
create index media_files_search on media_files using gin (search);
-- each sorting of the library, answered from its index alone
drop index media_files_newest;
create index media_files_newest on media_files (created_at desc, id) where deleted_at is null;
create index media_files_by_name on media_files (lower(file_name), id) include (file_name) where deleted_at is null;
create index media_files_largest on media_files (byte_size desc, id) where deleted_at is null;
create index media_files_deleted on media_files (deleted_at) where deleted_at is not null;
