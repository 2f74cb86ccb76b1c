import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where what is on its way into the library lies; what stays behind when a process dies is swept after a day. */
function uploadsFolder(dataDir: string) {
  return path.resolve(dataDir, 'uploads')
}

/** An empty folder on the same disk as the library. Whoever asks for it removes it. */
export async function createScratchFolder(dataDir: string) {
  const folder = path.join(uploadsFolder(dataDir), `drawing-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** Runs `work` with an empty folder that is gone afterwards, on the same disk as the library. */
export async function withScratchFolder<Result>(dataDir: string, work: (folder: string) => Promise<Result>) {
  const folder = await createScratchFolder(dataDir)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
