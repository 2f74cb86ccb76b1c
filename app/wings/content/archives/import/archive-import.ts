/*
 * An archive comes back in two runs over the same uploaded file: a dry run, which tells what would become of each of its
 * records, and when somebody agrees the one that does it.
 */

export const archiveOutcomes = ['added', 'replaced', 'unchanged', 'refused'] as const
export type ArchiveOutcome = (typeof archiveOutcomes)[number]

/** How many records of each part of an archive have become what. */
export type ArchivePartCounts = Record<string, Partial<Record<ArchiveOutcome, number>>>

/** The parts of an archive, in the order in which they are taken. */
export const archivePartLabels: Record<string, string> = {
  media: 'Images',
  blog_posts: 'Posts',
  products: 'Products',
  landing_pages: 'Landing pages',
  landing_sections: 'Saved sections',
  content_templates: 'Templates',
  seo_settings: 'SEO settings',
  redirects: 'Redirects',
  link_rules: 'Link rules',
  page_keywords: 'Page keywords',
  topic_clusters: 'Topic clusters',
  suggestion_settings: 'Link suggestions',
  patterns: 'Meta templates',
  reports: 'Goals and funnels',
  settings: 'Studio settings',
  crawlers: 'Crawlers',
}

export const MAX_ARCHIVE_BYTES = 16 * 1024 ** 3
export const MAX_ARCHIVE_SIZE_LABEL = '16 GB'

export function sumOutcomes(counts: ArchivePartCounts) {
  const sum: Record<ArchiveOutcome, number> = { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  for (const part of Object.values(counts)) for (const outcome of archiveOutcomes) sum[outcome] += part[outcome] ?? 0
  return sum
}
