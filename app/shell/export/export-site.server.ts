import type { Told } from '~/domains/archives/archive-engine'
import { exportedFiles, exportedPictures } from '~/domains/media/exported-pictures.server'
import { redirectsAsCsv } from '~/domains/redirects/exported-redirects.server'
import type { PieceContent } from '~/domains/writing/piece'
import { exportedPieces, type PieceArchive } from '~/domains/writing/piece-archive.server'
import { type ArchiveWriter, writeArchive } from '~/platform/archive/archive-writer.server'
import { listFile } from '~/platform/archive/list-file'
import { stableJson } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { archiveLists } from './archive-lists.server'
import { asOfOneMoment } from './as-of-one-moment.server'
import { EXPORT_FORMAT, MEDIA_FOLDER } from './export-format'
import { pieceArchives } from './export-parts.server'
import { stepsOf } from './export-steps.server'
import { markdownFile } from './markdown-file.server'
import { readme } from './readme'

export interface Exporting {
  /** New or empty; it is there whole when the export is done, or not at all. */
  folder: string
  dataDir: string
  print: (line: string) => void
  told?: Told
  now?: Date
}

export type ExportCounts = Record<string, number>

/** Writes the content of the site into a folder: the same content is the same bytes. */
export async function exportSite(
  db: Database,
  { folder, dataDir, print, told, now = new Date() }: Exporting,
): Promise<ExportCounts> {
  const counts: ExportCounts = {}
  await writeArchive(folder, (archive) =>
    asOfOneMoment(db, async (tx) => {
      const count = (name: string) => {
        counts[name] = (counts[name] ?? 0) + 1
      }
      const step = await stepsOf(tx, told)
      await archive.add('README.md', [readme])
      await addPictures(archive, tx, { dataDir, count, step })
      for (const pieces of pieceArchives) await addPieces(archive, tx, pieces, { count, step, print, now })
      for (const { name, exported } of archiveLists) {
        await archive.add(
          `${name}.json`,
          listFile(exported(tx), () => count(name)),
        )
      }
      await archive.add('redirects.csv', redirectsAsCsv(tx))
      return { format: EXPORT_FORMAT, counts }
    }),
  )
  return counts
}

interface Adding {
  count: (name: string) => void
  step: () => Promise<void>
  print: (line: string) => void
  now: Date
}

const SAID_EVERY = 1_000

async function addPieces(
  archive: ArchiveWriter,
  db: Database,
  pieces: PieceArchive<PieceContent>,
  { count, step, print, now }: Adding,
) {
  let written = 0
  for await (const piece of exportedPieces(db, pieces, now)) {
    const name = `${pieces.folder}/${piece.content.slug || piece.id}`
    await archive.add(`${name}.json`, [`${stableJson(piece.record, 2)}\n`])
    await archive.add(`${name}.md`, [markdownFile(piece, pieces)])
    count(pieces.folder)
    await step()
    if (++written % SAID_EVERY === 0) print(`${pieces.folder}: ${written}`)
  }
  print(`${pieces.folder}: ${written} in all`)
}

async function addPictures(
  archive: ArchiveWriter,
  db: Database,
  { dataDir, count, step }: Pick<Adding, 'count' | 'step'> & { dataDir: string },
) {
  await archive.add(
    'media.json',
    listFile(exportedPictures(db), () => count('media')),
  )
  for await (const picture of exportedPictures(db)) {
    for await (const { name, stream } of exportedFiles(dataDir, picture)) {
      if (stream) await archive.add(`${MEDIA_FOLDER}/${name}`, stream)
      // a file that the library lacks already; the picture is broken on the site too
      else count('missing_files')
    }
    await step()
  }
}
