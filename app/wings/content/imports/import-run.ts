/*
 * An import is a run over a file or a folder of another site: first every item is listed, then each one is taken, last the
 * links between them are led to where they live now. A dry run does the same and writes nothing but its report. What a run
 * wrote can be undone.
 */

export const importSources = ['wordpress', 'ghost', 'markdown', 'csv'] as const
export type ImportSource = (typeof importSources)[number]

/** What can be uploaded; a folder of Markdown comes by a command of the studio. */
export const uploadableSources = ['wordpress', 'ghost', 'csv'] as const satisfies ImportSource[]

/**
 * What became of an item: `taken` is new here, `changed` took the place of what an earlier import brought, `same` is as it
 * was then, `kept` was edited here since and stays so, `listed` needs no place of its own.
 */
export const importOutcomes = ['created', 'updated', 'unchanged', 'kept', 'listed', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type ImportPhase = 'listing' | 'importing' | 'linking' | 'undoing'
export type ImportState = 'running' | 'stopped' | 'done' | 'refused'

/** Pictures stay where they are (`leave`), are fetched from there, or lie in a folder of this name. */
export const LEAVE_PICTURES = 'leave'
export const FETCH_PICTURES = 'fetch'

export interface ImportRun {
  id: string
  source: ImportSource
  path: string
  /** Where the old site is, when its file does not say; empty otherwise. */
  site: string
  isDryRun: boolean
  pictures: string
  phase: ImportPhase
  /** What people call its file. */
  fileName: string
  /** How many items are behind it in this phase. */
  position: number
  itemCount: number
}

export const MAX_IMPORT_FILE_BYTES = 4 * 1024 ** 3
export const MAX_IMPORT_FILE_LABEL = '4 GB'
