import { labelRuns, type RunDescription, type RunStatus } from '~/kits/runs/run'
import { formatNumber } from '~/platform/text/format-number'

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
  categories: 'Categories',
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
  look: 'Look',
  crawlers: 'Crawlers',
}

export const MAX_ARCHIVE_BYTES = 16 * 1024 ** 3
export const MAX_ARCHIVE_SIZE_LABEL = '16 GB'

export function sumOutcomes(counts: ArchivePartCounts) {
  const sum: Record<ArchiveOutcome, number> = { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  for (const part of Object.values(counts)) for (const outcome of archiveOutcomes) sum[outcome] += part[outcome] ?? 0
  return sum
}

const phaseLabels: Record<string, string> = {
  unpacking: 'Unpacking archive',
  checking: 'Checking files',
  linking: 'Updating links',
}

const phaseUnits: Record<string, string> = {
  unpacking: 'MB',
  checking: 'files',
  importing: 'entries',
  linking: 'entries',
}

export const archiveImportDescription: RunDescription<RunStatus & { isDryRun: boolean }> = {
  noun: 'restore',
  apiPath: '/admin/api/archives/imports',
  label(run) {
    const { phase, isDryRun } = run
    const importing = isDryRun ? 'Checking content' : 'Restoring content'
    const running = phaseLabels[phase] ?? (phase === 'importing' ? importing : 'Starting')
    const completed = isDryRun ? 'Checked' : 'Restored'
    return labelRuns({ [phase]: { running, completed, paused: 'Failed', failed: 'Invalid' } })(run)
  },
  progress: ({ phase, doneCount, totalCount }) =>
    totalCount > 0 ? `${formatNumber(doneCount)} of ${formatNumber(totalCount)} ${phaseUnits[phase] ?? ''}` : '',
  resumable: ['paused', 'stopped'],
  stoppedNote: 'Restored content stays.',
}
