import type { ByteRange } from './file-stream.server'

export interface StoredFile {
  name: string
  changedAt: Date
}

interface StoredBytes {
  stream: ReadableStream<Uint8Array>
  /** Of the whole file, whatever part of it the stream gives. */
  byteSize: number
}

/** Where files lie that people brought in. Names are flat: letters, digits, dashes and dots. */
export interface FileStore {
  /** Takes over the files that lie at `path`, under their names: all of them, or none and a fault. Safe when it resolves. */
  put: (files: { name: string; path: string }[]) => Promise<void>
  /** The bytes of a file, or a range that lies within it; undefined when there is none of that name. */
  read: (name: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  /** How many bytes a file has; undefined when there is none of that name. */
  getSize: (name: string) => Promise<number | undefined>
  /** Removes the files; those that are not there are no fault. */
  remove: (names: string[]) => Promise<void>
  list: () => AsyncIterable<StoredFile>
}

const SAFE_NAME = /^[\w-][\w.-]*$/

export function isSafeName(name: string) {
  return SAFE_NAME.test(name)
}

export function assertSafeName(name: string) {
  if (!isSafeName(name)) throw new Error(`${JSON.stringify(name)} is no name for a file.`)
  return name
}

/** The store does not do its work just now. The sentence is for people, the cause for the log. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable'
}
