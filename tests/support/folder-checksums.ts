import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file of a folder, by its name in it, with the checksum of its bytes. */
export async function readFolderChecksums(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const tree: Record<string, string> = {}
  for (const file of files.sort()) {
    tree[path.relative(folder, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  }
  return tree
}
