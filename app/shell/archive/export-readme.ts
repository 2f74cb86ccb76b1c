/** What lies at the top of every export, for whoever opens it. */
export const exportReadme = `# Site export

All files are plain text and pictures. Import them with \`npm run studio -- import archive FOLDER\`.

| file | contents |
|---|---|
| export.json | format, number of records, checksum of checksums.txt |
| checksums.txt | SHA-256 of every file, in the format of \`sha256sum -c checksums.txt\` |
| blog_posts/, products/, landing_pages/ | two files each, including drafts and trash: complete JSON, and Markdown for reading |
| media.json, media/ | the media library: pictures in several widths, with their alt texts |
| categories.json | categories of posts and products |
| landing_sections.json | saved sections for landing pages |
| content_templates.json | templates: page content with variables |
| seo_settings.json | SEO titles, descriptions and social images of pages |
| redirects.json, redirects.csv | redirects |
| link_rules.json | rules for automatic internal links |
| page_keywords.json | keywords of pages for internal links |
| topic_clusters.json | topic clusters with their pillar pages and topics |
| suggestion_settings.json | settings of link suggestions |
| patterns.json | default meta templates |
| reports.json | goals and funnels of analytics |
| settings.json | settings of the studio |
| look.json | fonts, shapes, second accent color and own code of public pages |
| crawlers.json | robots.txt (null: the default), settings of the sitemap, Markdown versions and IndexNow, without its key |

- \`id\` is permanent; \`published_at\` is null for a draft and in the future for scheduled content; \`draft\` holds
  unpublished changes; \`deleted_at\` is set for content in the trash. Times are in UTC.
- Links to other pages of the site have the form \`href="page:ID"\`; \`links\` lists the URLs of those pages.
- \`cover_image\`, \`preview_image\`, \`published\` and \`links\` are for reading only: an import computes them again.
- Lists have one record per line.

Not included: accounts, orders, reviews, notes, plans, product files, earlier versions, analytics, settings of services,
and secrets such as the keys of preview links. A backup (\`npm run studio -- backup FILE\`) contains all of them.
`
