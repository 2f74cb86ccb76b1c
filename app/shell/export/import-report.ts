import type { TakenBack } from '~/platform/archive/taken-back'

type Fates = Record<TakenBack['fate'], number>

/** What is to be said of a record. */
export interface Remark {
  file: string
  name: string
  reason: string
}

/** What became of an archive, or what would. */
export interface ImportReport {
  /** By folder or list of the archive. */
  parts: Record<string, Fates>
  /** The first of them; all are counted. */
  refused: Remark[]
  /** Taken, but not with all of it. */
  remarks: Remark[]
}

const MOST_NAMED = 1_000

export function emptyReport(): ImportReport {
  return { parts: {}, refused: [], remarks: [] }
}

/** Notes what became of a record of this part, which stood in this file. */
export function note(report: ImportReport, part: string, file: string, { name, fate, reason = '' }: TakenBack) {
  report.parts[part] ??= { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  report.parts[part][fate]++
  const said = fate === 'refused' ? report.refused : reason ? report.remarks : undefined
  if (said && said.length < MOST_NAMED) said.push({ file, name, reason })
}

export function sumOf({ parts }: ImportReport): Fates {
  const sum: Fates = { added: 0, replaced: 0, unchanged: 0, refused: 0 }
  for (const fates of Object.values(parts)) {
    for (const fate of Object.keys(sum) as (keyof Fates)[]) sum[fate] += fates[fate]
  }
  return sum
}
