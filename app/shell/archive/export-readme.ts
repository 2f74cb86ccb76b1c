/** What lies at the top of every export, for whoever opens it. */
export const exportReadme = `# An export of the site

Everything here is plain text and pictures. \`npm run studio -- import archive FOLDER\` takes it into a site again.

| file | what it holds |
|---|---|
| export.json | the format, how many of each there are, the checksum of checksums.txt |
| checksums.txt | SHA-256 of every file, as \`sha256sum -c checksums.txt\` reads it |
| blog_posts/, products/, landing_pages/ | two files each, drafts and what is in the trash too: JSON with all of it, and Markdown for reading |
| media.json, media/ | the pictures of the library with the words that describe them; each as the library serves it, in several widths |
| landing_sections.json | blocks that are kept under a name, to be put onto pages |
| content_templates.json | templates: the content of a page with variables in its texts |
| seo_settings.json | what search engines and social networks are told of pages |
| redirects.json, redirects.csv | old addresses and where they lead |
| link_rules.json | which words of the texts are to lead where |
| page_keywords.json | under which words pages want to be linked |
| topic_clusters.json | the plan of subjects: clusters with their main page and their topics |
| suggestion_settings.json | what link suggestions leave out |
| patterns.json | how pages of each kind are called where nothing else is said of them |
| reports.json | goals and funnels of the visitors' figures |
| settings.json | who the studio is |
| crawlers.json | robots.txt (null: the built-in one), the switches of the sitemap, of Markdown and of IndexNow, without its key |

- \`id\` names a piece for good; \`published_at\` is null for a draft and a moment to come for what is scheduled; \`draft\` holds
  changes that wait to be published; \`deleted_at\` is set for what is in the trash. Moments are UTC.
- A link to another page of the site names it, \`href="page:ID"\`; \`links\` says where those pages live.
- \`cover_image\`, \`preview_image\`, \`published\` and \`links\` are there to be read: an import works them out again.
- Lists have one record on a line.

What is not here: people's accounts, orders, reviews, notes and plans, the files that are sold, earlier versions, visitor
figures, settings of services, and anything secret, such as the keys of preview links. A backup (\`npm run studio -- backup FILE\`)
holds all of that.
`
