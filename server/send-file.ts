import type { ServerResponse } from 'node:http'
import { log } from '~/platform/monitoring/log.server'
import { type FileSource, readChunk } from '~/platform/storage/file-stream.server'

/**
 * Sends an answer whose body is a file of this machine straight from the disk: one buffer, filled again as soon as the
 * network has taken it. As a web stream each chunk would be a new one, and two hundred downloads leave garbage faster
 * than it is collected.
 */
export async function sendFile(outgoing: ServerResponse, answer: Response, source: FileSource) {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve))
  try {
    await pump(outgoing, source, closed)
    outgoing.end()
  } catch (error) {
    log.error({ err: error }, 'a file could not be sent to its end')
    outgoing.destroy()
  } finally {
    await source.close()
  }
}

async function pump(outgoing: ServerResponse, source: FileSource, closed: Promise<void>) {
  const buffer = Buffer.allocUnsafeSlow(source.chunkBytes)
  for (;;) {
    const chunk = await readChunk(source, buffer)
    if (!chunk || outgoing.destroyed) return
    const taken = new Promise<void>((resolve) => outgoing.write(chunk, () => resolve()))
    await Promise.race([taken, closed])
    if (outgoing.destroyed) return
  }
}
