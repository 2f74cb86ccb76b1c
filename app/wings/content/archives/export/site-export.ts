import { labelRuns, type RunDescription, type RunStatus } from '~/kits/runs/run'
import { formatNumber } from '~/platform/text/format-number'

/*
 * An export is all content of the site as one file that somebody asked for: an archive that comes back as it was, or a file
 * for WordPress. It is made in the background and kept for a week.
 */

export const exportKinds = ['archive', 'wordpress'] as const
export type ExportKind = (typeof exportKinds)[number]

export const EXPORT_RETENTION_DAYS = 7

export const exportKindLabels: Record<ExportKind, string> = { archive: 'Full export', wordpress: 'WordPress export' }

/** The name of the file, by whose content it is and when it was asked for. */
export function exportFileName(kind: ExportKind, site: string, at: Date) {
  const moment = at.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return kind === 'archive' ? `${site}-${moment}.tar.gz` : `${site}-wordpress-${moment}.xml`
}

const phaseLabels: Record<string, string> = {
  writing: 'Writing content and images',
  packing: 'Compressing files',
  storing: 'Saving file',
}

export const exportDescription: RunDescription<RunStatus & { kind: string }> = {
  noun: 'export',
  apiPath: '/admin/api/archives/exports',
  label: (run) => (run.state === 'running' ? 'Exporting' : labelRuns({ [run.phase]: { completed: 'Ready' } })(run)),
  progress({ state, phase, doneCount, totalCount }) {
    if (state === 'queued') return ''
    const doing = phaseLabels[phase] ?? 'Starting'
    return totalCount > 0 ? `${doing}: ${formatNumber(doneCount)} of ${formatNumber(totalCount)}` : doing
  },
  // over all phases, so that the bar never goes back
  fraction({ kind, phase, doneCount, totalCount }) {
    const share = totalCount > 0 ? doneCount / totalCount : undefined
    if (phase === 'storing') return 1
    if (phase === 'packing') return 0.5 + (share ?? 0) / 2
    // only an archive is packed after it was written
    return share && (kind === 'archive' ? share / 2 : share)
  },
}
