import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** The SHA-256, in hex, of a file on this machine, read piece by piece. */
export async function hashFile(file: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
