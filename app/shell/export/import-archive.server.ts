import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { ArchiveReader } from '~/platform/archive/archive-reader.server'
import type { Database } from '~/platform/database/database.server'
import { archiveLists } from './archive-lists.server'
import { type ArchiveRecord, recordsIn, recordsOf } from './archive-records.server'
import { ArchiveRun } from './archive-run.server'
import { EXPORT_FORMAT, MEDIA_FOLDER } from './export-format'
import { pieceArchives } from './export-parts.server'
import { type LookingOn, nobodyLooksOn } from './import-journal'
import { type ImportReport, sumOf } from './import-report'

interface Importing {
  folder: string
  dataDir: string
  by: Actor
  print: (line: string) => void
  /** Only says what would become of it. */
  isDryRun?: boolean
  /** What people call the archive, when it is not its folder. */
  named?: string
  journal?: LookingOn
}

/**
 * Takes an export into this site, whether that is empty or not. Every file is looked at before the first row is written; each
 * bunch is a transaction, and whoever repeats an import that was cut short goes on with it.
 * @throws Refusal when the archive is damaged, unsafe or not known
 */
export async function importArchive(db: Database, importing: Importing) {
  const { folder, dataDir, by, print, isDryRun = false, journal = nobodyLooksOn } = importing
  const archive = await ArchiveReader.open(folder, EXPORT_FORMAT, importing.named)
  print('Looking at every file.')
  await archive.check((done, total) => journal.told({ phase: 'checking', done, total }))
  const { ids, total } = await lookThrough(archive)
  const run = new ArchiveRun(db, archive, { by, dataDir, rehearsal: isDryRun ? ids : undefined, journal, total })
  await run.takePictures()
  print(said('media', run.report))
  for (const { folder } of pieceArchives) {
    await run.takePieces(folder)
    print(said(folder, run.report))
  }
  await run.tieLinks()
  for (const { name } of archiveLists) {
    await run.takeList(name)
    print(said(name, run.report))
  }
  for (const { file, name, reason } of run.report.remarks) print(`taken ${file} (${name}): ${reason}`)
  for (const { file, name, reason } of run.report.refused) print(`refused ${file} (${name}): ${reason}`)
  return run.report
}

/** Writes into the audit log that an export came in, and what became of it. */
export function recordImport(db: Database, by: Actor, report: ImportReport, title = 'An export') {
  return recordAction(db, by, { action: 'archive.imported', subject: 'archive', title, after: sumOf(report) })
}

function said(part: string, { parts }: ImportReport) {
  const fates = parts[part]
  if (!fates) return `${part}: none`
  const words = Object.entries(fates).flatMap(([fate, count]) => (count > 0 ? [`${count} ${fate}`] : []))
  return `${part}: ${words.join(', ')}`
}

/** How many records the archive brings, and their ids. @throws Refusal when one of its files is no JSON */
async function lookThrough(archive: ArchiveReader) {
  const ids = new Set<string>()
  let total = 0
  const take = ({ record }: ArchiveRecord) => {
    const id = (record as { id?: unknown } | null)?.id
    if (typeof id === 'string') ids.add(id)
    total++
  }
  for await (const one of recordsOf(archive, MEDIA_FOLDER)) take(one)
  for (const { folder } of pieceArchives) for await (const one of recordsIn(archive, folder)) take(one)
  for (const { name } of archiveLists) for await (const one of recordsOf(archive, name)) take(one)
  return { ids, total }
}
