import type { ArchiveReader } from '~/platform/archive/archive-reader.server'

export interface ArchiveRecord {
  /** The file that it stands in. */
  file: string
  record: unknown
}

/** The records of the JSON files of one folder of the archive. */
export async function* readFolderRecords(archive: ArchiveReader, folder: string): AsyncGenerator<ArchiveRecord> {
  for await (const { name } of archive.entries(`${folder}/`)) {
    if (name.endsWith('.json')) yield { file: name, record: await archive.readRecord(name) }
  }
}

/** The records of one list of the archive; none when it has no such list. */
export async function* readListRecords(archive: ArchiveReader, list: string): AsyncGenerator<ArchiveRecord> {
  const file = `${list}.json`
  for await (const { name } of archive.entries(file)) {
    if (name !== file) continue
    for await (const record of archive.readRecords(file)) yield { file, record }
  }
}

/** A long list in bunches. */
export async function* toAsyncBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let bunch: Item[] = []
  for await (const item of items) {
    bunch.push(item)
    if (bunch.length < size) continue
    yield bunch
    bunch = []
  }
  if (bunch.length > 0) yield bunch
}
