import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

export interface StoredFile {
  name: string
  changedAt: Date
}

/** Where files lie that people brought in. Names are flat: letters, digits, dashes and dots. */
export interface FileStore {
  /** Takes over the files that lie at `path`, under their names; on the disk when it resolves. */
  put: (files: { name: string; path: string }[]) => Promise<void>
  /** The bytes of a file and their number; undefined when there is none of that name. */
  read: (name: string) => Promise<{ stream: ReadableStream<Uint8Array>; byteSize: number } | undefined>
  /** Removes the files; those that are not there are no fault. */
  remove: (names: string[]) => Promise<void>
  list: () => AsyncIterable<StoredFile>
}

const SAFE_NAME = /^[\w-][\w.-]*$/

/** A store in a folder of this machine. `put` renames, so the files must lie on the same disk. */
export function folderStore(folder: string): FileStore {
  const at = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a file.`)
    return path.join(folder, name)
  }
  return {
    async put(files) {
      await mkdir(folder, { recursive: true })
      for (const { name, path: from } of files) await rename(from, at(name))
      await syncFolder(folder)
    },
    async read(name) {
      if (!SAFE_NAME.test(name)) return undefined
      const found = await stat(at(name)).catch(noneWhenAbsent)
      if (!found?.isFile()) return undefined
      const stream = Readable.toWeb(createReadStream(at(name))) as ReadableStream<Uint8Array>
      return { stream, byteSize: found.size }
    },
    async remove(names) {
      for (const name of names) await rm(at(name), { force: true })
    },
    async *list() {
      const entries = await opendir(folder).catch(noneWhenAbsent)
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const found = await stat(path.join(folder, entry.name)).catch(noneWhenAbsent)
        if (found) yield { name: entry.name, changedAt: found.mtime }
      }
    },
  }
}

/** A new name in a folder survives a power cut only when the folder itself is on the disk. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function noneWhenAbsent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
