import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'

interface RunningChecksum {
  hash: Hash
  /** How many bytes it has seen. */
  seen: number
}

// those of abandoned uploads are dropped first
const MAX_RUNNING = 200

const running = new Map<string, RunningChecksum>()

/** Goes on with the checksum of an upload by a part that lies on the disk at `offset`. */
export function updateChecksum(id: string, offset: number, part: Uint8Array) {
  const known = running.get(id) ?? (offset === 0 ? startChecksum(id) : undefined)
  const end = offset + part.byteLength
  if (!known || offset > known.seen || end <= known.seen) return
  known.hash.update(part.subarray(known.seen - offset))
  known.seen = end
}

/**
 * SHA-256, in hex, of a file of `byteSize` bytes. What this process did not see come (it was started anew, or another one
 * took it) is read from the disk, in pieces, so that a large file holds nobody up.
 */
export async function computeChecksum(id: string, file: string, byteSize: number) {
  const { hash, seen } = running.get(id) ?? { hash: createHash('sha256'), seen: 0 }
  const whole = hash.copy()
  if (seen < byteSize) for await (const chunk of createReadStream(file, { start: seen })) whole.update(chunk)
  return whole.digest('hex')
}

export function discardChecksum(id: string) {
  running.delete(id)
}

function startChecksum(id: string) {
  const [oldest] = running.keys()
  if (running.size >= MAX_RUNNING && oldest) running.delete(oldest)
  const begun = { hash: createHash('sha256'), seen: 0 }
  running.set(id, begun)
  return begun
}
