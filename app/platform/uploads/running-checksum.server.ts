import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'

interface Running {
  hash: Hash
  /** How many bytes it has seen. */
  seen: number
}

// those of abandoned uploads are dropped first
const MOST_RUNNING = 200

const running = new Map<string, Running>()

/** Goes on with the checksum of an upload by a part that lies on the disk at `offset`. */
export function hashPart(id: string, offset: number, part: Uint8Array) {
  const known = running.get(id) ?? (offset === 0 ? start(id) : undefined)
  const end = offset + part.byteLength
  if (!known || offset > known.seen || end <= known.seen) return
  known.hash.update(part.subarray(known.seen - offset))
  known.seen = end
}

/**
 * SHA-256, in hex, of a file of `byteSize` bytes. What this process did not see come (it was started anew, or another one
 * took it) is read from the disk, in pieces, so that a large file holds nobody up.
 */
export async function checksumOf(id: string, file: string, byteSize: number) {
  const { hash, seen } = running.get(id) ?? { hash: createHash('sha256'), seen: 0 }
  const whole = hash.copy()
  if (seen < byteSize) for await (const chunk of createReadStream(file, { start: seen })) whole.update(chunk)
  return whole.digest('hex')
}

export function forgetChecksum(id: string) {
  running.delete(id)
}

function start(id: string) {
  const [oldest] = running.keys()
  if (running.size >= MOST_RUNNING && oldest) running.delete(oldest)
  const begun = { hash: createHash('sha256'), seen: 0 }
  running.set(id, begun)
  return begun
}
