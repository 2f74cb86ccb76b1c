import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { assertSafeName, type FileStore, isSafeName } from './file-store.server'
import { streamFile } from './file-stream.server'

/** A store in a folder of this machine. `put` renames, so the files must lie on the same disk. */
export function createFolderStore(folder: string): FileStore {
  const at = (name: string) => path.join(folder, assertSafeName(name))
  async function sizeOf(name: string) {
    if (!isSafeName(name)) return undefined
    const found = await stat(at(name)).catch(undefinedWhenMissing)
    return found?.isFile() ? found.size : undefined
  }
  return {
    getSize: sizeOf,
    async put(files) {
      await mkdir(folder, { recursive: true })
      for (const { name, path: from } of files) await rename(from, at(name))
      await syncFolder(folder)
    },
    async read(name, range) {
      const byteSize = await sizeOf(name)
      if (byteSize === undefined) return undefined
      return { stream: streamFile(at(name), range ?? { start: 0, end: byteSize - 1 }), byteSize }
    },
    async remove(names) {
      for (const name of names) await rm(at(name), { force: true })
    },
    async *list() {
      const entries = await opendir(folder).catch(undefinedWhenMissing)
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const found = await stat(path.join(folder, entry.name)).catch(undefinedWhenMissing)
        if (found) yield { name: entry.name, changedAt: found.mtime }
      }
    },
  }
}

/** A new name in a folder survives a power cut only when the folder itself is on the disk. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function undefinedWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
