-- A page may be kept out of the sitemap and still be found by search engines.

alter table seo_settings add column in_sitemap boolean not null default true;
