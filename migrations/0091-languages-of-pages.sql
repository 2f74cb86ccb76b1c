-- The language that a page is written in, as a tag ("de", "pt-BR"); null for the language of the site.
alter table seo_settings add column language text;

-- templates show the fields that their content has
update content_templates
set content = jsonb_set(content, '{seo}', '{"language": ""}'::jsonb || (content -> 'seo'))
where jsonb_typeof(content -> 'seo') = 'object';
