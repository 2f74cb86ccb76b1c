import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const MIB = 1024 * 1024

/** Two segments of PostgreSQL's write-ahead log, and its small files: it starts and recovers with that. */
export const RESERVE_BYTES = 40 * MIB

const reserveFile = (dataDir: string) => path.join(dataDir, 'postgres.reserve')

/** Takes space on the disk that `releaseDiskReserve` gives back when there is no other left. */
export async function createDiskReserve(dataDir: string) {
  const file = reserveFile(dataDir)
  if (existsSync(file)) return
  const part = `${file}.part`
  // not zeros: some file systems store those in no space at all
  const chunk = randomBytes(MIB)
  const handle = await open(part, 'w')
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MIB) await handle.write(chunk)
    await rename(part, file)
  } finally {
    await handle.close()
    await rm(part, { force: true })
  }
}

/** Gives the space that was kept to PostgreSQL, which on a full disk would neither go on nor start. */
export function releaseDiskReserve(dataDir: string) {
  rmSync(reserveFile(dataDir), { force: true })
}
