-- What a page wants to be found by, beside what search engines are told of it.
alter table seo_settings
  add column focus_keyphrase text,
  -- its words without their forms and order: pages with the same key compete
  add column keyphrase_key text,
  -- separated by commas
  add column synonyms text,
  -- it covers its subject whole, and others lead to it
  add column is_pillar boolean not null default false;
create index seo_settings_by_keyphrase on seo_settings (keyphrase_key, page_path) where keyphrase_key is not null;

-- templates show the fields that their content has
update content_templates
set content = jsonb_set(content, '{seo}', '{"keyphrase": "", "synonyms": "", "isPillar": false}'::jsonb || (content -> 'seo'))
where jsonb_typeof(content -> 'seo') = 'object';
