import { setImmediate as breathe } from 'node:timers/promises'
import type { NotedRecord } from '~/domains/archives/archive-engine'
import type { Actor } from '~/domains/audit/actor'
import { takeBackPicture } from '~/domains/media/take-back-pictures.server'
import { readPiece, takeBackPieces, tieLinks } from '~/domains/writing/take-back-pieces.server'
import type { ArchiveReader } from '~/platform/archive/archive-reader.server'
import { UnreadableRecord } from '~/platform/archive/checked-record'
import { replaceTexts } from '~/platform/archive/replace-texts'
import type { TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUuid } from '~/platform/is-uuid'
import { archiveLists } from './archive-lists.server'
import { type ArchiveRecord, bunchesOf, recordsIn, recordsOf } from './archive-records.server'
import { MEDIA_FOLDER } from './export-format'
import { pieceArchives } from './export-parts.server'
import type { LookingOn } from './import-journal'
import { emptyReport, note } from './import-report'

interface Taking {
  by: Actor
  dataDir: string
  rehearsal: ReadonlySet<string> | undefined
  journal: LookingOn
  /** How many records there are. */
  total: number
}

interface How<Read> {
  /** A record, checked. @throws UnreadableRecord */
  read: (record: unknown) => Read
  takeBack: (tx: Database, some: Read[]) => Promise<TakenBack[]>
  /** A record that was taken before the import was cut short. */
  skip?: (record: unknown) => void
}

// what is written in one transaction, which keeps its rows locked until its end
const PIECES_AT_ONCE = 20
const LINES_AT_ONCE = 200

/** One import on its way through an archive. */
export class ArchiveRun {
  readonly report = emptyReport()
  /** Pictures that the library has already under another id. */
  readonly #known = new Map<string, string>()
  readonly #openLinks: { pieces: (typeof pieceArchives)[number]; id: string }[] = []
  /** How many records are behind it. */
  #position = 0

  constructor(
    readonly db: Database,
    readonly archive: ArchiveReader,
    readonly taking: Taking,
  ) {}

  async takePictures() {
    for await (const { file, record } of recordsOf(this.archive, MEDIA_FOLDER)) {
      // also those that were taken before: what they are called here is needed for the pieces
      await this.#keep(MEDIA_FOLDER, [file], async (tx) => [await this.#takePicture(tx, record, file)])
    }
  }

  async takePieces(folder: string) {
    const pieces = pieceArchives.find((one) => one.folder === folder)
    if (!pieces) return
    await this.#take(folder, bunchesOf(recordsIn(this.archive, folder), PIECES_AT_ONCE), {
      read: (record) => readPiece(pieces, record),
      takeBack: async (tx, states) => {
        const taken = await takeBackPieces(tx, pieces, states, this.taking)
        for (const { id, hasOpenLinks } of taken) if (hasOpenLinks) this.#openLinks.push({ pieces, id })
        return taken
      },
      skip: (record) => {
        const { id } = record as { id?: unknown }
        if (typeof id === 'string' && isUuid(id)) this.#openLinks.push({ pieces, id })
      },
    })
  }

  /** Once all pieces are here: what links to those that came later. */
  async tieLinks() {
    const total = this.#openLinks.length
    for (let at = 0; at < total; at += PIECES_AT_ONCE) {
      await this.taking.journal.told({ phase: 'linking', done: at, total })
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
      read(record) {
        const fault = list.faultOf(record)
        if (fault) throw new UnreadableRecord(fault)
        return record
      },
      takeBack: (tx, records) => list.takeBack(tx, records, this.taking),
    })
  }

  async #take<Read>(part: string, bunches: AsyncIterable<ArchiveRecord[]>, how: How<Read>) {
    for await (const bunch of bunches) {
      const behind = Math.min(bunch.length, Math.max(0, this.taking.journal.noted - this.#position))
      for (const { record } of bunch.slice(0, behind)) how.skip?.(record)
      this.#position += behind
      const left = bunch.slice(behind)
      if (left.length === 0) continue
      const files = left.map(({ file }) => file)
      const looked = await this.#look(left, how.read)
      await this.#keep(part, files, (tx) => takeBunch(tx, looked, how.takeBack))
    }
  }

  /** What each record of a bunch says, or why it is refused. Long texts take a while: visitors are served in between. */
  async #look<Read>(bunch: ArchiveRecord[], read: How<Read>['read']) {
    const looked: Looked<Read>[] = []
    for (const { file, record } of bunch) {
      await breathe()
      try {
        looked.push({ read: read(replaceTexts(record, this.#known)) })
      } catch (error) {
        if (!(error instanceof UnreadableRecord)) throw error
        looked.push({ refused: refused(record, file, error.message) })
      }
    }
    return looked
  }

  async #takePicture(tx: Database, record: unknown, file: string): Promise<TakenBack> {
    try {
      const fileNamed = (name: string) => this.archive.find(`${MEDIA_FOLDER}/${name}`)
      const taken = await takeBackPicture(tx, record, { ...this.taking, fileNamed })
      if (taken.keptAs !== taken.id) this.#known.set(taken.id, taken.keptAs)
      return taken
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error
      return refused(record, file, error.message)
    }
  }

  /** Takes the records that come next, and notes what became of them, all or none. */
  async #keep(part: string, files: string[], take: (tx: Database) => Promise<TakenBack[]>) {
    const { journal, total } = this.taking
    const before = this.#position
    const noted = await inTransaction(this.db, async (tx) => {
      const records = (await take(tx)).map(
        ({ name, fate, reason }, at): NotedRecord => ({
          position: before + at + 1,
          part,
          file: files[at] ?? part,
          name,
          fate,
          ...(reason && { reason }),
        }),
      )
      const fresh = records.filter(({ position }) => position > journal.noted)
      if (fresh.length > 0) await journal.note(tx, fresh, total)
      return fresh
    })
    this.#position += files.length
    for (const one of noted) note(this.report, part, one.file, one)
  }
}

type Looked<Read> = { read: Read } | { refused: TakenBack }

/** What became of each record of a bunch, in their order. */
async function takeBunch<Read>(tx: Database, looked: Looked<Read>[], takeBack: How<Read>['takeBack']) {
  const fit = looked.flatMap((one) => ('read' in one ? [one.read] : []))
  const taken = (fit.length > 0 ? await takeBack(tx, fit) : []).values()
  return looked.flatMap((one) => ('read' in one ? (taken.next().value ?? []) : one.refused))
}

function refused(record: unknown, file: string, reason: string): TakenBack {
  const { name, slug, from_path, page_path, file_name } = record as Record<string, unknown>
  const called = [slug, from_path, page_path, file_name, name].find((one) => typeof one === 'string') ?? file
  return { name: String(called).slice(0, 200), fate: 'refused', reason }
}
