import { type FileHandle, open } from 'node:fs/promises'

const CHUNK_BYTES = 32 * 1024

// what is read between two looks at the network: with two hundred chunks at once, every page would wait for all of them
const MAX_CONCURRENT_READS = 4

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * A part of a file that is read piece by piece. It is opened with the first read; whoever has it closes it at the end, at
 * a fault, and when nobody wants the rest.
 */
export class FileSource {
  readonly chunkBytes: number
  private handle: FileHandle | undefined
  private at: number
  private isClosed = false

  constructor(
    private readonly file: string,
    { start, end }: ByteRange,
  ) {
    this.at = start
    this.end = end
    this.chunkBytes = Math.min(CHUNK_BYTES, Math.max(0, end + 1 - start))
  }

  private readonly end: number

  get isDone() {
    return this.isClosed || this.at > this.end
  }

  /** Fills the beginning of `buffer`; undefined when there is no more. */
  async read(buffer: Buffer) {
    if (this.isDone) return undefined
    this.handle ??= await open(this.file)
    if (this.isClosed) {
      await this.close() // while it was opened
      return undefined
    }
    const { bytesRead } = await this.handle.read(buffer, 0, Math.min(buffer.length, this.end + 1 - this.at), this.at)
    if (bytesRead === 0) throw new Error(`A stored file ends after ${this.at} bytes.`)
    this.at += bytesRead
    return buffer.subarray(0, bytesRead)
  }

  async close() {
    this.isClosed = true
    const open = this.handle
    this.handle = undefined
    await open?.close()
  }
}

let reads = 0
const waiting: (() => void)[] = []

/** Reads the next piece of a file when fewer than MAX_CONCURRENT_READS others are being read: first come, first served. */
export async function readChunk(source: FileSource, buffer: Buffer) {
  if (reads >= MAX_CONCURRENT_READS) await new Promise<void>((resolve) => waiting.push(resolve))
  else reads++
  try {
    return await source.read(buffer)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reads--
  }
}

const sources = new WeakMap<ReadableStream, FileSource>()

/** The file that a stream gives the bytes of, for a server that has a shorter way from the disk to the network. */
export function getFileSource(stream: ReadableStream | null) {
  return stream ? sources.get(stream) : undefined
}

/**
 * The bytes of a file, read as fast as they are taken and no faster: one chunk is in memory at a time. Node's own
 * `Readable.toWeb` counts chunks where it means bytes, and would hold a whole file for a slow reader.
 */
export function streamFile(file: string, range: ByteRange) {
  const source = new FileSource(file, range)
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    try {
      const chunk = await readChunk(source, Buffer.allocUnsafeSlow(source.chunkBytes))
      if (chunk) controller.enqueue(chunk)
      if (!source.isDone) return
      await source.close()
      controller.close()
    } catch (error) {
      await source.close()
      controller.error(error)
    }
  }
  const stream = new ReadableStream<Uint8Array>({ pull, cancel: () => source.close() }, { highWaterMark: 0 })
  sources.set(stream, source)
  return stream
}
