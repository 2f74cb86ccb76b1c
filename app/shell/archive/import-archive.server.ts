import { ArchiveReader } from '~/platform/archive/archive-reader.server'
import type { Database } from '~/platform/database/database.server'
import { addMissingCategories } from '~/wings/publishing/categories/add-missing-categories.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ArchiveImporter } from './archive-importer.server'
import { archiveLists } from './archive-lists.server'
import { type ArchiveRecord, readFolderRecords, readListRecords } from './archive-records.server'
import { entryArchives } from './entry-archives.server'
import { EXPORT_FORMAT, MEDIA_FOLDER } from './export-format'
import { type ImportObserver, noopObserver } from './import-observer'
import { type ArchiveImportReport, totalOutcomes } from './import-report'

interface ImportArchiveOptions {
  folder: string
  dataDir: string
  by: Actor
  print: (line: string) => void
  /** Only says what would become of it. */
  isDryRun?: boolean
  /** What people call the archive, when it is not its folder. */
  displayName?: string
  journal?: ImportObserver
}

/**
 * Takes an export into this site, whether that is empty or not. Every file is looked at before the first row is written; each
 * bunch is a transaction, and whoever repeats an import that was cut short goes on with it.
 * @throws Refusal when the archive is damaged, unsafe or not known
 */
export async function importArchive(db: Database, importing: ImportArchiveOptions) {
  const { folder, dataDir, by, print, isDryRun = false, journal = noopObserver } = importing
  const archive = await ArchiveReader.open(folder, EXPORT_FORMAT, importing.displayName)
  print('Checking all files.')
  await archive.verifyChecksums((done, total) => journal.reportProgress({ phase: 'checking', done, total }))
  const { ids, total } = await scanArchive(archive)
  const run = new ArchiveImporter(db, archive, { by, dataDir, dryRun: isDryRun ? ids : undefined, journal, total })
  await run.importPictures()
  print(formatPartSummary('media', run.report))
  for (const { folder } of entryArchives) {
    await run.importEntries(folder)
    print(formatPartSummary(folder, run.report))
  }
  await run.resolveLinks()
  for (const { name } of archiveLists) {
    await run.importList(name)
    print(formatPartSummary(name, run.report))
  }
  // archives of before name categories and have no list of them
  if (!isDryRun && !(await archive.findFile('categories.json'))) await addMissingCategories(db)
  for (const { file, name, reason } of run.report.remarks) print(`taken ${file} (${name}): ${reason}`)
  for (const { file, name, reason } of run.report.rejected) print(`refused ${file} (${name}): ${reason}`)
  return run.report
}

/** Writes into the audit log that an export came in, and what became of it. */
export function recordArchiveImport(db: Database, by: Actor, report: ArchiveImportReport, title = 'An export') {
  return recordAction(db, by, { action: 'archive.imported', subject: 'archive', title, after: totalOutcomes(report) })
}

function formatPartSummary(part: string, { parts }: ArchiveImportReport) {
  const outcomes = parts[part]
  if (!outcomes) return `${part}: none`
  const words = Object.entries(outcomes).flatMap(([outcome, count]) => (count > 0 ? [`${count} ${outcome}`] : []))
  return `${part}: ${words.join(', ')}`
}

/** How many records the archive brings, and their ids. @throws Refusal when one of its files is no JSON */
async function scanArchive(archive: ArchiveReader) {
  const ids = new Set<string>()
  let total = 0
  const take = ({ record }: ArchiveRecord) => {
    const id = (record as { id?: unknown } | null)?.id
    if (typeof id === 'string') ids.add(id)
    total++
  }
  for await (const one of readListRecords(archive, MEDIA_FOLDER)) take(one)
  for (const { folder } of entryArchives) for await (const one of readFolderRecords(archive, folder)) take(one)
  for (const { name } of archiveLists) for await (const one of readListRecords(archive, name)) take(one)
  return { ids, total }
}
