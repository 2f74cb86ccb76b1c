import { formatNumber } from '~/platform/text/format-number'
/** What each file holds and what it does not, for whoever chooses. */
export const exportKindDescriptions = {
  archive:
    'Posts, products, landing pages, drafts, trash, images, SEO settings, redirects, link rules, topic clusters and studio settings, as JSON and Markdown in a .tar.gz that can be restored.',
  wordpress:
    'Published posts, products and landing pages as XML that WordPress and most other systems can import. Images are downloaded from this site.',
}

export const exportRetentionNote =
  'Exports do not include accounts, orders, reviews, notes, plans, product files, analytics, revisions or secrets. Use “studio backup” for a full backup.'

const phases: Record<string, string> = {
  writing: 'Writing content and images',
  packing: 'Compressing files',
  storing: 'Saving file',
}

interface ExportProgress {
  state: string
  phase: string
  doneCount: number
  totalCount: number
}

/** What is being done, and how far it is: "Packing the files: 12 of 40". */
export function exportProgressLabel({ state, phase, doneCount, totalCount }: ExportProgress) {
  const doing = state === 'waiting' ? 'Queued' : (phases[phase] ?? 'Starting')
  return totalCount > 0 ? `${doing}: ${formatNumber(doneCount)} of ${formatNumber(totalCount)}` : doing
}

/** From 0 to 1 over all phases, so that the bar never goes back; undefined while the end is not known. */
export function exportProgressFraction({ kind, phase, doneCount, totalCount }: ExportProgress & { kind: string }) {
  const share = totalCount > 0 ? doneCount / totalCount : undefined
  if (phase === 'storing') return 1
  if (phase === 'packing') return 0.5 + (share ?? 0) / 2
  // only an archive is packed after it was written
  return share && (kind === 'archive' ? share / 2 : share)
}
