import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Has `work` done in an empty folder of its own, which goes away at its end. */
export async function withWorkFolder<Result>(root: string, name: string, work: (folder: string) => Promise<Result>) {
  const folder = path.join(root, name)
  try {
    await rm(folder, { recursive: true, force: true }) // of a process that died
    await mkdir(folder, { recursive: true })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
