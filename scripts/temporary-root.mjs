import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
// several times what the tests hold at once
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Where tests keep their databases and sites, thousands of small files each: in memory where there is plenty. */
export function temporaryRoot() {
  return process.env.TMPDIR || !hasPlenty() ? tmpdir() : IN_MEMORY
}

function hasPlenty() {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH_BYTES
  } catch {
    return false
  }
}
