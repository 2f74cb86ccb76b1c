/** What became of one record of an archive. */
export interface RecordImportResult {
  /** What people know it by: an address, the name of a file. */
  name: string
  outcome: 'added' | 'replaced' | 'unchanged' | 'refused'
  /** Why it was refused, or what to know of it: what of it could not be taken. */
  reason?: string
}

/** A look at what would become of an archive: nothing is written, and what has one of these ids counts as being there. */
export type DryRunIds = ReadonlySet<string> | undefined
