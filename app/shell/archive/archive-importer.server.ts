import { setImmediate as breathe } from 'node:timers/promises'
import type { ArchiveReader } from '~/platform/archive/archive-reader.server'
import { InvalidRecord } from '~/platform/archive/parse-record'
import type { RecordImportResult } from '~/platform/archive/record-import'
import { replaceStringsDeep } from '~/platform/archive/replace-strings-deep'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { ArchiveRecordResult } from '~/wings/content/archives/archive-engine'
import {
  importEntries,
  parseArchivedEntry,
  resolveOpenLinks,
} from '~/wings/publishing/writing/import-entries.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { importArchivedPicture } from '~/wings/site/media/import-archived-picture.commands.server'
import { archiveLists } from './archive-lists.server'
import { type ArchiveRecord, readFolderRecords, readListRecords, toAsyncBatches } from './archive-records.server'
import { entryArchives } from './entry-archives.server'
import { MEDIA_FOLDER } from './export-format'
import type { ImportObserver } from './import-observer'
import { createArchiveImportReport, recordOutcome } from './import-report'

interface ArchiveImportOptions {
  by: Actor
  dataDir: string
  dryRun: ReadonlySet<string> | undefined
  journal: ImportObserver
  /** How many records there are. */
  total: number
}

interface RecordHandler<Read> {
  /** A record, checked. @throws InvalidRecord */
  read: (record: unknown) => Read
  importBatch: (tx: Database, some: Read[]) => Promise<RecordImportResult[]>
  /** A record that was taken before the import was cut short. */
  skip?: (record: unknown) => void
}

// what is written in one transaction, which keeps its rows locked until its end
const ENTRY_BATCH_SIZE = 20
const LIST_BATCH_SIZE = 200

/** One import on its way through an archive. */
export class ArchiveImporter {
  readonly report = createArchiveImportReport()
  /** Pictures that the library has already under another id. */
  readonly #pictureIds = new Map<string, string>()
  readonly #openLinks: { entries: (typeof entryArchives)[number]; id: string }[] = []
  /** How many records are behind it. */
  #position = 0

  constructor(
    readonly db: Database,
    readonly archive: ArchiveReader,
    readonly options: ArchiveImportOptions,
  ) {}

  async importPictures() {
    for await (const { file, record } of readListRecords(this.archive, MEDIA_FOLDER)) {
      // also those that were taken before: what they are called here is needed for the pieces
      await this.#commitBatch(MEDIA_FOLDER, [file], async (tx) => [await this.#importPicture(tx, record, file)])
    }
  }

  async importEntries(folder: string) {
    const entries = entryArchives.find((one) => one.folder === folder)
    if (!entries) return
    await this.#importBatches(folder, toAsyncBatches(readFolderRecords(this.archive, folder), ENTRY_BATCH_SIZE), {
      read: (record) => parseArchivedEntry(entries, record),
      importBatch: async (tx, states) => {
        const taken = await importEntries(tx, entries, states, this.options)
        for (const { id, hasOpenLinks } of taken) if (hasOpenLinks) this.#openLinks.push({ entries, id })
        return taken
      },
      skip: (record) => {
        const { id } = record as { id?: unknown }
        if (typeof id === 'string' && isUuid(id)) this.#openLinks.push({ entries, id })
      },
    })
  }

  /** Once all entries are here: what links to those that came later. */
  async resolveLinks() {
    const total = this.#openLinks.length
    for (let at = 0; at < total; at += ENTRY_BATCH_SIZE) {
      await this.options.journal.reportProgress({ phase: 'linking', done: at, total })
      const some = this.#openLinks.slice(at, at + ENTRY_BATCH_SIZE)
      await inTransaction(this.db, async (tx) => {
        for (const { entries, id } of some) await resolveOpenLinks(tx, entries, [id])
      })
    }
  }

  async importList(name: string) {
    const list = archiveLists.find((one) => one.name === name)
    if (!list) return
    await this.#importBatches(name, toAsyncBatches(readListRecords(this.archive, name), LIST_BATCH_SIZE), {
      read(record) {
        const fault = list.validate(record)
        if (fault) throw new InvalidRecord(fault)
        return record
      },
      importBatch: (tx, records) => list.importRecords(tx, records, this.options),
    })
  }

  async #importBatches<Read>(part: string, bunches: AsyncIterable<ArchiveRecord[]>, how: RecordHandler<Read>) {
    for await (const bunch of bunches) {
      const behind = Math.min(bunch.length, Math.max(0, this.options.journal.recordedCount - this.#position))
      for (const { record } of bunch.slice(0, behind)) how.skip?.(record)
      this.#position += behind
      const left = bunch.slice(behind)
      if (left.length === 0) continue
      const files = left.map(({ file }) => file)
      const looked = await this.#readRecords(left, how.read)
      await this.#commitBatch(part, files, (tx) => importReadRecords(tx, looked, how.importBatch))
    }
  }

  /** What each record of a bunch says, or why it is refused. Long texts take a while: visitors are served in between. */
  async #readRecords<Read>(bunch: ArchiveRecord[], read: RecordHandler<Read>['read']) {
    const looked: ReadRecord<Read>[] = []
    for (const { file, record } of bunch) {
      await breathe()
      try {
        looked.push({ read: read(replaceStringsDeep(record, this.#pictureIds)) })
      } catch (error) {
        if (!(error instanceof InvalidRecord)) throw error
        looked.push({ refused: rejectedRecord(record, file, error.message) })
      }
    }
    return looked
  }

  async #importPicture(tx: Database, record: unknown, file: string): Promise<RecordImportResult> {
    try {
      const fileNamed = (name: string) => this.archive.findFile(`${MEDIA_FOLDER}/${name}`)
      const taken = await importArchivedPicture(tx, record, { ...this.options, fileNamed })
      if (taken.libraryId !== taken.id) this.#pictureIds.set(taken.id, taken.libraryId)
      return taken
    } catch (error) {
      if (!(error instanceof InvalidRecord)) throw error
      return rejectedRecord(record, file, error.message)
    }
  }

  /** Takes the records that come next, and notes what became of them, all or none. */
  async #commitBatch(part: string, files: string[], take: (tx: Database) => Promise<RecordImportResult[]>) {
    const { journal, total } = this.options
    const before = this.#position
    const noted = await inTransaction(this.db, async (tx) => {
      const records = (await take(tx)).map(
        ({ name, outcome, reason }, at): ArchiveRecordResult => ({
          position: before + at + 1,
          part,
          file: files[at] ?? part,
          name,
          outcome,
          ...(reason && { reason }),
        }),
      )
      const fresh = records.filter(({ position }) => position > journal.recordedCount)
      if (fresh.length > 0) await journal.record(tx, fresh, total)
      return fresh
    })
    this.#position += files.length
    for (const one of noted) recordOutcome(this.report, part, one.file, one)
  }
}

type ReadRecord<Read> = { read: Read } | { refused: RecordImportResult }

/** What became of each record of a bunch, in their order. */
async function importReadRecords<Read>(
  tx: Database,
  looked: ReadRecord<Read>[],
  takeBack: RecordHandler<Read>['importBatch'],
) {
  const fit = looked.flatMap((one) => ('read' in one ? [one.read] : []))
  const taken = (fit.length > 0 ? await takeBack(tx, fit) : []).values()
  return looked.flatMap((one) => ('read' in one ? (taken.next().value ?? []) : one.refused))
}

function rejectedRecord(record: unknown, file: string, reason: string): RecordImportResult {
  const { name, slug, from_path, page_path, file_name } = record as Record<string, unknown>
  const called = [slug, from_path, page_path, file_name, name].find((one) => typeof one === 'string') ?? file
  return { name: String(called).slice(0, 200), outcome: 'refused', reason }
}
