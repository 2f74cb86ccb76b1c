import { copyFile, open } from 'node:fs/promises'
import path from 'node:path'
import { UnreadableRecord } from '~/platform/archive/checked-record'
import { withScratchFolder } from '../intake/scratch.server'
import { fileNamesOf, mediaStore } from '../media-store.server'
import type { PictureFormat } from '../picture'

/** Puts the files of a picture into the store, as far as they are here and not there. @throws UnreadableRecord */
export async function storeFiles(
  dataDir: string,
  picture: Parameters<typeof fileNamesOf>[0],
  fileNamed: (name: string) => Promise<string | undefined>,
) {
  const store = mediaStore(dataDir)
  await withScratchFolder(dataDir, async (scratch) => {
    const files: { name: string; path: string }[] = []
    for (const name of fileNamesOf(picture)) {
      const source = (await store.sizeOf(name)) === undefined ? await fileNamed(name) : undefined
      if (!source) continue
      await mustBe(path.extname(name).slice(1) as PictureFormat, source, name)
      const copy = path.join(scratch, name)
      await copyFile(source, copy)
      files.push({ name, path: copy })
    }
    if (files.length > 0) await store.put(files)
  })
}

/** What is served under the name of a picture begins as one: nothing else is let in by its ending. */
async function mustBe(format: PictureFormat, file: string, name: string) {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(12)
    await handle.read(head, 0, head.length, 0)
    const says = (at: number, word: string) => head.toString('latin1', at, at + word.length) === word
    const isSo = format === 'webp' ? says(0, 'RIFF') && says(8, 'WEBP') : says(4, 'ftypav')
    if (!isSo) throw new UnreadableRecord(`${name} is no ${format.toUpperCase()} picture.`)
  } finally {
    await handle.close()
  }
}
