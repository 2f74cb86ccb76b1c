-- what links to a part of a page name, and what tells pages with nearly the same text
alter table derived.page_facts
  add column element_ids text[] not null default '{}',
  add column fragment_links text[] not null default '{}',
  add column text_signature bytea;
