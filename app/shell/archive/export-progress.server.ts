import type { Database } from '~/platform/database/database.server'
import type { ReportProgress } from '~/wings/content/archives/archive-engine'
import { countExportedEntries } from '~/wings/publishing/writing/entry-archive.queries.server'
import { countExportedPictures } from '~/wings/site/media/exported-pictures.queries.server'
import { entryArchives } from './entry-archives.server'

/** What is called after each piece and each picture of an export: tells how many of how many those are. */
export async function createExportProgress(db: Database, told: ReportProgress | undefined) {
  if (!told) return async () => {}
  let total = await countExportedPictures(db)
  for (const pieces of entryArchives) total += await countExportedEntries(db, pieces)
  let done = 0
  return () => told({ phase: 'writing', done: ++done, total })
}
