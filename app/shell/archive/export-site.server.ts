import { type ArchiveWriter, writeArchive } from '~/platform/archive/archive-writer.server'
import { streamJsonList } from '~/platform/archive/json-list'
import { stableStringify } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import type { ReportProgress } from '~/wings/content/archives/archive-engine'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import { type EntryArchive, streamExportedEntries } from '~/wings/publishing/writing/entry-archive.queries.server'
import { streamExportedPictures, streamPictureFiles } from '~/wings/site/media/exported-pictures.queries.server'
import { exportRedirectsCsv } from '~/wings/web/redirects/redirects-archive.commands.server'
import { archiveLists } from './archive-lists.server'
import { entryArchives } from './entry-archives.server'
import { EXPORT_FORMAT, MEDIA_FOLDER } from './export-format'
import { createExportProgress } from './export-progress.server'
import { exportReadme } from './export-readme'
import { toMarkdownFile } from './markdown-file.server'
import { withReadSnapshot } from './read-snapshot.server'

export interface ExportSiteOptions {
  /** New or empty; it is there whole when the export is done, or not at all. */
  folder: string
  dataDir: string
  print: (line: string) => void
  reportProgress?: ReportProgress
  now?: Date
}

export type ExportCounts = Record<string, number>

/** Writes the content of the site into a folder: the same content is the same bytes. */
export async function exportSite(
  db: Database,
  { folder, dataDir, print, reportProgress, now = new Date() }: ExportSiteOptions,
): Promise<ExportCounts> {
  const counts: ExportCounts = {}
  await writeArchive(folder, (archive) =>
    withReadSnapshot(db, async (tx) => {
      const count = (name: string) => {
        counts[name] = (counts[name] ?? 0) + 1
      }
      const step = await createExportProgress(tx, reportProgress)
      await archive.addFile('README.md', [exportReadme])
      await addPictures(archive, tx, { dataDir, count, step })
      for (const pieces of entryArchives) await addEntries(archive, tx, pieces, { count, step, print, now })
      for (const { name, exportRecords } of archiveLists) {
        await archive.addFile(
          `${name}.json`,
          streamJsonList(exportRecords(tx), () => count(name)),
        )
      }
      await archive.addFile('redirects.csv', exportRedirectsCsv(tx))
      return { format: EXPORT_FORMAT, counts }
    }),
  )
  return counts
}

interface ExportWriterContext {
  count: (name: string) => void
  step: () => Promise<void>
  print: (line: string) => void
  now: Date
}

const LOG_INTERVAL = 1_000

async function addEntries(
  archive: ArchiveWriter,
  db: Database,
  pieces: EntryArchive<EntryContent>,
  { count, step, print, now }: ExportWriterContext,
) {
  let written = 0
  for await (const piece of streamExportedEntries(db, pieces, now)) {
    const name = `${pieces.folder}/${piece.content.slug || piece.id}`
    await archive.addFile(`${name}.json`, [`${stableStringify(piece.record, 2)}\n`])
    await archive.addFile(`${name}.md`, [toMarkdownFile(piece, pieces)])
    count(pieces.folder)
    await step()
    if (++written % LOG_INTERVAL === 0) print(`${pieces.folder}: ${written}`)
  }
  print(`${pieces.folder}: ${written} in all`)
}

async function addPictures(
  archive: ArchiveWriter,
  db: Database,
  { dataDir, count, step }: Pick<ExportWriterContext, 'count' | 'step'> & { dataDir: string },
) {
  await archive.addFile(
    'media.json',
    streamJsonList(streamExportedPictures(db), () => count('media')),
  )
  for await (const picture of streamExportedPictures(db)) {
    for await (const { name, stream } of streamPictureFiles(dataDir, picture)) {
      if (stream) await archive.addFile(`${MEDIA_FOLDER}/${name}`, stream)
      // a file that the library lacks already; the picture is broken on the site too
      else count('missing_files')
    }
    await step()
  }
}
