import type { RecordImportResult } from '~/platform/archive/record-import'

type ArchiveOutcomeCounts = Record<RecordImportResult['outcome'], number>

/** What is to be said of a record. */
export interface ImportRemark {
  file: string
  name: string
  reason: string
}

/** What became of an archive, or what would. */
export interface ArchiveImportReport {
  /** By folder or list of the archive. */
  parts: Record<string, ArchiveOutcomeCounts>
  /** The first of them; all are counted. */
  rejected: ImportRemark[]
  /** Taken, but not with all of it. */
  remarks: ImportRemark[]
}

const MAX_LISTED = 1_000

export function createArchiveImportReport(): ArchiveImportReport {
  return { parts: {}, rejected: [], remarks: [] }
}

/** Notes what became of a record of this part, which stood in this file. */
export function recordOutcome(
  report: ArchiveImportReport,
  part: string,
  file: string,
  { name, outcome, reason = '' }: RecordImportResult,
) {
  report.parts[part] ??= { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  report.parts[part][outcome]++
  const said = outcome === 'refused' ? report.rejected : reason ? report.remarks : undefined
  if (said && said.length < MAX_LISTED) said.push({ file, name, reason })
}

export function totalOutcomes({ parts }: ArchiveImportReport): ArchiveOutcomeCounts {
  const sum: ArchiveOutcomeCounts = { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  for (const outcomes of Object.values(parts)) {
    for (const outcome of Object.keys(sum) as (keyof ArchiveOutcomeCounts)[]) sum[outcome] += outcomes[outcome]
  }
  return sum
}
