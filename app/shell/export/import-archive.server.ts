import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { takeBackPicture } from '~/domains/media/take-back-pictures.server'
import { faultOfPiece, takeBackPieces, tieLinks } from '~/domains/writing/take-back-pieces.server'
import { ArchiveReader } from '~/platform/archive/archive-reader.server'
import { faultIn, UnreadableRecord } from '~/platform/archive/checked-record'
import { replaceTexts } from '~/platform/archive/replace-texts'
import type { TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { archiveLists } from './archive-lists.server'
import { type ArchiveRecord, bunchesOf, recordsIn, recordsOf } from './archive-records.server'
import { EXPORT_FORMAT, MEDIA_FOLDER } from './export-format'
import { pieceArchives } from './export-parts.server'
import { emptyReport, type ImportReport, note, sumOf } from './import-report'

interface Importing {
  folder: string
  dataDir: string
  by: Actor
  print: (line: string) => void
  /** Only says what would become of it. */
  isDryRun?: boolean
}

// what is written in one transaction: on the embedded database visitors wait for its end
const PIECES_AT_ONCE = 20
const LINES_AT_ONCE = 200

/**
 * Takes an export into this site, whether that is empty or not. Every file is looked at before the first row is written; each
 * bunch is a transaction, and whoever repeats an import that was cut short goes on with it.
 * @throws Refusal when the archive is damaged, unsafe or not known
 */
export async function importArchive(db: Database, { folder, dataDir, by, print, isDryRun = false }: Importing) {
  const archive = await ArchiveReader.open(folder, EXPORT_FORMAT)
  print('Looking at every file.')
  await archive.check()
  const ids = await idsIn(archive)
  const run = new Run(db, archive, { by, dataDir, rehearsal: isDryRun ? ids : undefined })
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
  for (const { file, name, reason } of run.report.refused) print(`refused ${file} (${name}): ${reason}`)
  if (!isDryRun) {
    const done = { action: 'archive.imported', subject: 'archive', title: 'An export', after: sumOf(run.report) }
    await recordAction(db, by, done)
  }
  return run.report
}

function said(part: string, { parts }: ImportReport) {
  const fates = parts[part]
  if (!fates) return `${part}: none`
  const words = Object.entries(fates).flatMap(([fate, count]) => (count > 0 ? [`${count} ${fate}`] : []))
  return `${part}: ${words.join(', ')}`
}

/** The ids of everything that the archive brings. @throws Refusal when one of its files is no JSON */
async function idsIn(archive: ArchiveReader) {
  const ids = new Set<string>()
  const take = ({ record }: ArchiveRecord) => {
    const id = (record as { id?: unknown } | null)?.id
    if (typeof id === 'string') ids.add(id)
  }
  for await (const one of recordsOf(archive, MEDIA_FOLDER)) take(one)
  for (const { folder } of pieceArchives) for await (const one of recordsIn(archive, folder)) take(one)
  for (const { name } of archiveLists) for await (const one of recordsOf(archive, name)) take(one)
  return ids
}

interface Taking {
  by: Actor
  dataDir: string
  rehearsal: ReadonlySet<string> | undefined
}

/** One import on its way through an archive. */
class Run {
  readonly report = emptyReport()
  /** Pictures that the library has already under another id. */
  readonly #known = new Map<string, string>()
  readonly #openLinks: { pieces: (typeof pieceArchives)[number]; id: string }[] = []

  constructor(
    readonly db: Database,
    readonly archive: ArchiveReader,
    readonly taking: Taking,
  ) {}

  async takePictures() {
    const fileNamed = (name: string) => this.archive.find(`${MEDIA_FOLDER}/${name}`)
    for await (const { file, record } of recordsOf(this.archive, MEDIA_FOLDER)) {
      try {
        const taken = await takeBackPicture(this.db, record, { ...this.taking, fileNamed })
        if (taken.keptAs !== taken.id) this.#known.set(taken.id, taken.keptAs)
        note(this.report, MEDIA_FOLDER, file, taken)
      } catch (error) {
        if (!(error instanceof UnreadableRecord)) throw error
        this.#refuse(MEDIA_FOLDER, file, record, error.message)
      }
    }
  }

  async takePieces(folder: string) {
    const pieces = pieceArchives.find((one) => one.folder === folder)
    if (!pieces) return
    await this.#take(folder, bunchesOf(recordsIn(this.archive, folder), PIECES_AT_ONCE), {
      faultOf: (record) => faultOfPiece(pieces, record),
      takeBack: async (tx, records) => {
        const taken = await takeBackPieces(tx, pieces, records, this.taking)
        for (const { id, hasOpenLinks } of taken) if (hasOpenLinks) this.#openLinks.push({ pieces, id })
        return taken
      },
    })
  }

  /** Once all pieces are here: what links to those that came later. */
  async tieLinks() {
    for (let at = 0; at < this.#openLinks.length; at += PIECES_AT_ONCE) {
      const some = this.#openLinks.slice(at, at + PIECES_AT_ONCE)
      await inTransaction(this.db, async (tx) => {
        for (const { pieces, id } of some) await tieLinks(tx, pieces, [id])
      })
    }
  }

  async takeList(name: string) {
    const list = archiveLists.find((one) => one.name === name)
    if (!list) return
    await this.#take(name, bunchesOf(recordsOf(this.archive, name), LINES_AT_ONCE), {
      faultOf: list.faultOf,
      takeBack: (tx, records) => list.takeBack(tx, records, this.taking),
    })
  }

  async #take(
    part: string,
    bunches: AsyncIterable<ArchiveRecord[]>,
    how: {
      faultOf: (record: unknown) => string | undefined
      takeBack: (tx: Database, records: unknown[]) => Promise<TakenBack[]>
    },
  ) {
    for await (const bunch of bunches) {
      const fit: ArchiveRecord[] = []
      for (const { file, record } of bunch) {
        const reason = faultIn(() => replaceTexts(record, this.#known)) ?? how.faultOf(record)
        if (reason) this.#refuse(part, file, record, reason)
        else fit.push({ file, record: replaceTexts(record, this.#known) })
      }
      const records = fit.map(({ record }) => record)
      const taken = records.length > 0 ? await inTransaction(this.db, (tx) => how.takeBack(tx, records)) : []
      for (const [at, one] of taken.entries()) note(this.report, part, fit[at]?.file ?? part, one)
    }
  }

  #refuse(part: string, file: string, record: unknown, reason: string) {
    const { name, slug, from_path, page_path, file_name } = record as Record<string, unknown>
    const called = [slug, from_path, page_path, file_name, name].find((one) => typeof one === 'string') ?? file
    note(this.report, part, file, { name: String(called).slice(0, 200), fate: 'refused', reason })
  }
}
