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
