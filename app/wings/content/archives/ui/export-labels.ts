import { EXPORT_RETENTION_DAYS } from '../export/site-export'

/** What each file holds and what it does not, for whoever chooses. */
export const exportDescriptions = {
  archive:
    'Posts, products and landing pages with their drafts and the trash, the pictures, what search engines and crawlers are told, the redirects, the link rules, the topic clusters and who the studio is. JSON and Markdown in a .tar.gz that this site, or another one like it, takes back as it was.',
  wordpress:
    'Posts, and products and landing pages as pages, as visitors see them: the XML that WordPress and most other systems import. They fetch the pictures from this site.',
}

export const exportRetentionNote = `Neither holds accounts, orders, reviews, notes, plans, the files that are sold, visitor figures, earlier versions or anything secret: a backup does, “studio backup”. A file is kept for ${EXPORT_RETENTION_DAYS} days.`

const phases: Record<string, string> = {
  writing: 'Writing pieces and pictures',
  packing: 'Packing the files',
  storing: 'Putting the file away',
}

interface ExportProgress {
  state: string
  phase: string
  doneCount: number
  totalCount: number
}

/** What is being done, and how far it is: "Packing the files: 12 of 40". */
export function exportProgressLabel({ state, phase, doneCount, totalCount }: ExportProgress) {
  const doing = state === 'waiting' ? 'Begins in a moment' : (phases[phase] ?? 'Begins')
  return totalCount > 0 ? `${doing}: ${count(doneCount)} of ${count(totalCount)}` : doing
}

/** From 0 to 1 over all phases, so that the bar never goes back; undefined while the end is not known. */
export function exportProgressFraction({ kind, phase, doneCount, totalCount }: ExportProgress & { kind: string }) {
  const share = totalCount > 0 ? doneCount / totalCount : undefined
  if (phase === 'storing') return 1
  if (phase === 'packing') return 0.5 + (share ?? 0) / 2
  // only an archive is packed after it was written
  return share && (kind === 'archive' ? share / 2 : share)
}

const count = (number: number) => number.toLocaleString('en-US')
