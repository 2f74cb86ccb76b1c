import type { RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { ExportKind } from './export/site-export'

/** How far a task is: steps of a phase. */
export interface TaskProgress {
  phase: string
  done: number
  total: number
}

/** Tells how far a task is, as often as one likes. What it throws ends the task: somebody stopped it. */
export type ReportProgress = (progress: TaskProgress) => Promise<void>

export interface ExportTask {
  /** Empty; what is left in it goes away. */
  folder: string
  fileName: string
  dataDir: string
  origin: string
  reportProgress: ReportProgress
}

/** What became of a record, and where in the archive it stands. */
export interface ArchiveRecordResult extends Pick<RecordImportResult, 'name' | 'outcome' | 'reason'> {
  /** From 1 on, in the order in which an import takes them. */
  position: number
  /** The folder or list of the archive. */
  part: string
  file: string
}

/** Where an import notes what became of each record, and finds how far it was when it was cut short. */
export interface ImportJournal {
  /** Records up to here were noted: they are not taken again. */
  readonly recordedCount: number
  /** Called within the transaction that writes the records. What it throws undoes that, and ends the import. */
  record: (tx: Database, records: ArchiveRecordResult[], total: number) => Promise<void>
}

export interface ArchiveImportTask {
  /** The archive as one file, and what people call it. */
  file: { path: string; name: string }
  /** Empty; what is left in it goes away. */
  folder: string
  dataDir: string
  by: Actor
  /** Only says what would become of it. */
  isDryRun: boolean
  journal: ImportJournal
  reportProgress: ReportProgress
}

/** What knows the content of all rooms, handed in by the shell. */
export interface ArchiveEngine {
  /** Writes all content as one file and answers where that lies. */
  writeExport: (db: Database, kind: ExportKind, task: ExportTask) => Promise<string>
  /** Takes an archive into this site. @throws Refusal when it is damaged, unsafe or not known */
  importArchive: (db: Database, task: ArchiveImportTask) => Promise<void>
}
