/** What each file holds and what it does not, for whoever chooses. */
export const exportKindDescriptions = {
  archive:
    'Posts, products, landing pages, drafts, trash, images, SEO settings, redirects, link rules, topic clusters and studio settings, as JSON and Markdown in a .tar.gz that can be restored.',
  wordpress:
    'Published posts, products and landing pages as XML that WordPress and most other systems can import. Images are downloaded from this site.',
}

export const exportRetentionNote =
  'Exports do not include accounts, orders, reviews, notes, plans, product files, analytics, revisions or secrets. Use “studio backup” for a full backup.'
