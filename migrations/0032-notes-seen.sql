-- Who opened a shared note: from then on whoever shared it may know who they are. And what a note weighs, so that lists of
-- notes can end before they grow too large without reading the notes.

alter table note_shares add column opened_at timestamptz;

-- bytes; the words of an item count as they are written in JSON
alter table notes
  add column size integer not null generated always as (octet_length(content) + octet_length(items::text)) stored;
