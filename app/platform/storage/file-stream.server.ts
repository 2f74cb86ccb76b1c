import { type FileHandle, open } from 'node:fs/promises'

const CHUNK_BYTES = 64 * 1024

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The bytes of a file, read as fast as they are taken and no faster: one chunk is in memory at a time. Node's own
 * `Readable.toWeb` counts chunks where it means bytes, and would hold a whole file for a slow reader. The file is opened
 * with the first read and closed at the end, at a fault, and when the reader goes away.
 */
export function streamOfFile(file: string, { start, end }: ByteRange) {
  let handle: FileHandle | undefined
  let at = start
  let isOver = false
  async function close() {
    isOver = true
    const open = handle
    handle = undefined
    await open?.close()
  }
  async function nextChunk() {
    if (at > end) return undefined
    handle ??= await open(file)
    if (isOver) return undefined // the reader went away while it was opened
    const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end + 1 - at))
    const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, at)
    if (bytesRead === 0) throw new Error(`A stored file ends after ${at} bytes.`)
    at += bytesRead
    return chunk.subarray(0, bytesRead)
  }
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    try {
      const chunk = await nextChunk()
      if (isOver) return await close()
      if (chunk) controller.enqueue(chunk)
      if (at <= end) return
      await close()
      controller.close()
    } catch (error) {
      if (!isOver) controller.error(error)
      await close()
    }
  }
  return new ReadableStream<Uint8Array>({ pull, cancel: close }, { highWaterMark: 0 })
}
