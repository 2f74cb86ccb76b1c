import type { Database } from '~/platform/database/database.server'
import type { ExportKind } from './exports/site-export'

/** How far a task is: steps of a phase. */
export interface TaskProgress {
  phase: string
  done: number
  total: number
}

/** Tells how far a task is, as often as one likes. What it throws ends the task: somebody stopped it. */
export type Told = (progress: TaskProgress) => Promise<void>

export interface ExportTask {
  /** Empty; what is left in it goes away. */
  folder: string
  fileName: string
  engine: 'embedded' | 'postgres'
  dataDir: string
  origin: string
  told: Told
}

/** What knows the content of all rooms, handed in by the shell. */
export interface ArchiveEngine {
  /** Writes all content as one file and answers where that lies. */
  writeExport: (db: Database, kind: ExportKind, task: ExportTask) => Promise<string>
}
