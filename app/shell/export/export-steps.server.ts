import type { ReportProgress } from '~/domains/archives/archive-engine'
import { countExportedPictures } from '~/domains/media/exported-pictures.server'
import { countExportedEntries } from '~/domains/writing/piece-archive.server'
import type { Database } from '~/platform/database/database.server'
import { entryArchives } from './export-parts.server'

/** What is called after each piece and each picture of an export: tells how many of how many those are. */
export async function createExportProgress(db: Database, told: ReportProgress | undefined) {
  if (!told) return async () => {}
  let total = await countExportedPictures(db)
  for (const pieces of entryArchives) total += await countExportedEntries(db, pieces)
  let done = 0
  return () => told({ phase: 'writing', done: ++done, total })
}
