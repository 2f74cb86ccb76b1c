import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../errors/operator-error'

const CHUNK_BYTES = 48 * 1024

/** The files of a folder and of the folders in it, as relative names with slashes; none when it does not exist. */
export async function listFilesRecursively(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

function emptyWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}

export function readFileChunks(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: CHUNK_BYTES })
}

/**
 * Takes in files beside their place; they appear all at once when `place` is called, and go away again with `discard`, which
 * brings back what they replaced. `finish` deletes that.
 */
function stageRestoredFiles(folder: string, replaces: boolean) {
  const staging = `${folder}.restoring-${process.pid}`
  const replaced = `${folder}.replaced-${process.pid}`
  let current: string | undefined
  let isPlaced = false
  let isReplaced = false
  return {
    async begin(name: string) {
      const parts = name.split('/')
      if (parts.some((part) => ['', '.', '..'].includes(part) || /[\\\0]/.test(part))) {
        throw new OperatorError(`The backup contains an unsafe file name: ${JSON.stringify(name)}.`)
      }
      current = path.join(staging, ...parts)
      await mkdir(path.dirname(current), { recursive: true })
      await appendFile(current, '')
    },
    async add(chunk: Buffer) {
      if (!current) throw new OperatorError('The backup is damaged: a part of a file has no name.')
      await appendFile(current, chunk, { flush: true })
    },
    async place() {
      if (replaces) {
        isReplaced = (await rename(folder, replaced).catch(emptyWhenMissing)) === undefined
      }
      if (!current) return
      await rmdir(folder).catch(emptyWhenMissing)
      await rename(staging, folder)
      isPlaced = true
    },
    async discard() {
      await rm(isPlaced ? folder : staging, { recursive: true, force: true })
      if (isReplaced) await rename(replaced, folder)
    },
    finish: () => rm(replaced, { recursive: true, force: true }),
  }
}

/** The folders of DATA_DIR that a backup holds, and what their files' names begin with in it. */
export const backedUpFolders = [
  { name: 'media', prefix: '' },
  { name: 'product-files', prefix: 'product-files/' },
]

/** Takes in the files of a backup, each into the folder that its name says; `replaces`: whatever lies there. */
export function stageRestoredFolders(dataDir: string, replaces = false) {
  const stages = backedUpFolders.map(({ name, prefix }) => ({
    prefix,
    files: stageRestoredFiles(path.join(dataDir, name), replaces),
  }))
  let current = stages[0]
  return {
    async begin(name: string) {
      current = stages.findLast(({ prefix }) => name.startsWith(prefix))
      await current?.files.begin(name.slice(current.prefix.length))
    },
    add: async (chunk: Buffer) => current?.files.add(chunk),
    async place() {
      for (const { files } of stages) await files.place()
    },
    async discard() {
      for (const { files } of stages) await files.discard()
    },
    async finish() {
      for (const { files } of stages) await files.finish()
    },
  }
}
