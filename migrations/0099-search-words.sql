-- The words of public pages, by which a search knows what somebody meant who mistyped one. The extension is trusted: who may
-- make a schema may make it.
create extension if not exists pg_trgm;

create table derived.search_words (
  word text primary key,
  -- in small letters without accents: see foldAccents
  key text not null
);
create index search_words_by_key on derived.search_words (key);
create index search_words_by_trigrams on derived.search_words using gin (key gin_trgm_ops);

-- /search is a page of the site from now on: a landing page with this address moves.
update landing_pages set slug = 'search-page' where slug = 'search' and not exists (select from landing_pages where slug = 'search-page');
update pages set path = '/search-page' where path = '/search' and not exists (select from pages where path = '/search-page');

-- Questions, answers, quotes and captions are found too. A tsvector holds 1 MiB: see 0007.
alter table landing_pages drop column search;
alter table landing_pages add column search tsvector not null generated always as (
  setweight(to_tsvector('english', title || ' ' || translate(slug, '-', ' ')), 'A') ||
  setweight(to_tsvector('english', description), 'B') ||
  setweight(to_tsvector('english', left(jsonb_path_query_array(blocks,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "title" || @.key == "text" || @.key == "html" || @.key == "question" || @.key == "answer" || @.key == "quote" || @.key == "caption").value ? (@.type() == "string")'
  )::text, 100000)), 'C')
) stored;
create index landing_pages_search on landing_pages using gin (search);

alter table products drop column search;
alter table products add column search tsvector not null generated always as (
  setweight(to_tsvector('english', name), 'A') ||
  setweight(to_tsvector('english', tagline || ' ' || description), 'B') ||
  setweight(to_tsvector('english', left(body, 100000) || ' ' ||
    left(jsonb_path_query_array(features, '$[*].*')::text || ' ' || jsonb_path_query_array(faq, '$[*].*')::text, 50000)), 'C')
) stored;
create index products_search on products using gin (search);
