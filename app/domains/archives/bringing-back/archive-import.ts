/*
 * An archive comes back in two runs over the same uploaded file: a dry run, which tells what would become of each of its
 * records, and when somebody agrees the one that does it.
 */

export const fates = ['added', 'replaced', 'unchanged', 'refused'] as const
export type Fate = (typeof fates)[number]

/** How many records of each part of an archive have become what. */
export type PartCounts = Record<string, Partial<Record<Fate, number>>>

/** The parts of an archive, in the order in which they are taken. */
export const partWords: Record<string, string> = {
  media: 'Pictures',
  blog_posts: 'Posts',
  products: 'Products',
  landing_pages: 'Landing pages',
  landing_sections: 'Saved sections',
  content_templates: 'Templates',
  seo_settings: 'Search settings',
  redirects: 'Redirects',
  link_rules: 'Link rules',
  page_keywords: 'Keywords of pages',
  topic_clusters: 'Topic clusters',
  suggestion_settings: 'Link suggestions',
  patterns: 'Titles of pages',
  reports: 'Goals and funnels',
  settings: 'Studio settings',
  crawlers: 'Crawlers',
}

export const LARGEST_ARCHIVE_BYTES = 16 * 1024 ** 3
export const LARGEST_ARCHIVE = '16 GB'

export function sumOfParts(counts: PartCounts) {
  const sum: Record<Fate, number> = { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  for (const part of Object.values(counts)) for (const fate of fates) sum[fate] += part[fate] ?? 0
  return sum
}
