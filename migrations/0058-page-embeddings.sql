-- What public pages mean, as a model for embeddings says: clusters are proposed by it, beside the words of the pages.

create table derived.page_embeddings (
  page_id uuid primary key,
  model text not null,
  -- of what the model was given: the same is not asked for again
  text_hash text not null,
  -- numbers of 32 bits, the lowest byte first, of length 1
  vector bytea not null
);

-- How far the reading has come: one row, or none before the first.
create table derived.embedding_state (
  is_only boolean primary key default true check (is_only),
  -- null: the provider has no such model
  model text,
  done_count integer not null default 0,
  total_count integer not null default 0,
  -- null: it is under way
  ended_at timestamptz,
  -- why the last reading came to no end, for people
  fault text
);
