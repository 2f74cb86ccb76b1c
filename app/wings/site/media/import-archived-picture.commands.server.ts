import { copyFile, open } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { InvalidRecord, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { mediaStore, pictureFileNames } from './media-store.server'
import type { PictureFormat } from './picture'
import { type PictureRecord, pictureRecordSchema } from './picture-record'
import { lockPictureChecksum } from './prepared-picture.commands.server'
import { withScratchFolder } from './scratch-folder.server'

interface PictureImportOptions {
  by: Actor
  dryRun?: DryRunIds
  dataDir: string
  /** Where a file of the archive lies; undefined when it has none of that name. */
  fileNamed: (name: string) => Promise<string | undefined>
}

export interface ArchivedPictureImportResult extends RecordImportResult {
  /** In the archive, and in the library: a picture that was there already has an id of its own. */
  id: string
  libraryId: string
}

/** Takes a picture back from an archive with its files: files first, then the row, so that no row lacks its files. @throws InvalidRecord */
export function importArchivedPicture(
  db: Database,
  record: unknown,
  taking: PictureImportOptions,
): Promise<ArchivedPictureImportResult> {
  const picture = parseRecord(pictureRecordSchema, record)
  return inTransaction(db, async (tx) => {
    await lockPictureChecksum(tx, picture.checksum)
    const judged = planPictureImport(picture, await findExistingPictures(tx, picture))
    if (taking.dryRun || judged.outcome === 'refused' || judged.libraryId !== picture.id) return judged
    await storePictureFiles(taking.dataDir, picture, taking.fileNamed)
    if (judged.outcome === 'unchanged') return judged
    await upsertPicture(tx, picture)
    const { id, checksum, file_name: title } = picture
    const done = { action: 'media.imported', subject: `media:${id}`, title, after: { checksum } }
    await recordAction(tx, taking.by, done)
    return judged
  })
}

/** The same bytes are kept once, whatever their id is elsewhere. */
function planPictureImport(picture: PictureRecord, known: PictureRecord[]): ArchivedPictureImportResult {
  const { id, checksum, file_name: name } = picture
  const twin = known.find((row) => row.checksum === checksum && row.id !== id)
  if (twin) return { id, libraryId: twin.id, name, outcome: 'unchanged' }
  const [same] = known
  if (same && same.checksum !== checksum) {
    return { id, libraryId: id, name, outcome: 'refused', reason: 'Another image has its id.' }
  }
  if (isDeepStrictEqual(same, picture)) return { id, libraryId: id, name, outcome: 'unchanged' }
  return { id, libraryId: id, name, outcome: same ? 'replaced' : 'added' }
}

async function findExistingPictures(tx: Database, { id, checksum }: PictureRecord): Promise<PictureRecord[]> {
  const rows = await tx
    .selectFrom('mediaFiles')
    .select(['id', 'checksum', 'alt', 'width', 'height', 'widths', 'placeholder', 'fileName'])
    .select([sql<PictureFormat[]>`formats`.as('formats'), sql<string>`byte_size::text`.as('byteSize')])
    .select(isoTimestamp('createdAt').as('createdAt'))
    .where((from) => from.or([from('id', '=', id), from('checksum', '=', checksum)]))
    .execute()
  return rows.map(({ fileName, byteSize, createdAt, ...row }) => ({
    ...row,
    file_name: fileName,
    byte_size: Number(byteSize),
    created_at: createdAt,
  }))
}

async function upsertPicture(tx: Database, picture: PictureRecord) {
  const { file_name: fileName, byte_size: byteSize, created_at: createdAt, ...same } = picture
  const row = { ...same, fileName, byteSize, createdAt, deletedAt: null }
  await tx
    .insertInto('mediaFiles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Puts the files of a picture into the store, as far as they are here and not there. @throws InvalidRecord */
async function storePictureFiles(
  dataDir: string,
  picture: Parameters<typeof pictureFileNames>[0],
  fileNamed: (name: string) => Promise<string | undefined>,
) {
  const store = mediaStore(dataDir)
  await withScratchFolder(dataDir, async (scratch) => {
    const files: { name: string; path: string }[] = []
    for (const name of pictureFileNames(picture)) {
      const source = (await store.getSize(name)) === undefined ? await fileNamed(name) : undefined
      if (!source) continue
      await assertPictureFormat(path.extname(name).slice(1) as PictureFormat, source, name)
      const copy = path.join(scratch, name)
      await copyFile(source, copy)
      files.push({ name, path: copy })
    }
    if (files.length > 0) await store.put(files)
  })
}

/** What is served under the name of a picture begins as one: nothing else is let in by its ending. */
async function assertPictureFormat(format: PictureFormat, file: string, name: string) {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(12)
    await handle.read(head, 0, head.length, 0)
    const says = (at: number, word: string) => head.toString('latin1', at, at + word.length) === word
    const isSo = format === 'webp' ? says(0, 'RIFF') && says(8, 'WEBP') : says(4, 'ftypav')
    if (!isSo) throw new InvalidRecord(`${name} is no ${format.toUpperCase()} picture.`)
  } finally {
    await handle.close()
  }
}
