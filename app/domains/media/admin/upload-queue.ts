import { LARGEST_FILE_BYTES, LARGEST_FILE_MB, type MediaFile } from '../picture'
import { call } from './media-calls'
import { type Sending, sendFile } from './send-file'

export interface UploadItem {
  key: string
  fileName: string
  byteSize: number
  state: 'waiting' | 'sending' | 'waiting-for-connection' | 'drawing' | 'done' | 'failed'
  /** Bytes. */
  sent: number
  /** Why it failed. */
  message?: string
  /** What it has become. */
  file?: MediaFile
  /** The library had the same bytes already. */
  isKnown?: boolean
}

interface Entry {
  source: File
  uploadId?: string
  stop: AbortController
  settle: { resolve: (file: MediaFile) => void; reject: (error: Error) => void }
}

// one is drawn by the server while the next is on its way
const AT_ONCE = 2

/** The files on their way from this browser into the library. They go on while the admin moves between screens. */
class UploadQueue {
  private added = 0
  private items: UploadItem[] = []
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly snapshot = () => this.items

  /** Puts files at the end. Each promise gives the picture that the file has become. */
  add(files: File[]) {
    const added = files.map((source) => {
      const item: UploadItem = {
        key: String(++this.added),
        ...{ fileName: source.name, byteSize: source.size, state: 'waiting', sent: 0 },
      }
      const { promise, ...settle } = Promise.withResolvers<MediaFile>()
      promise.catch(() => {}) // the list tells it too
      this.entries.set(item.key, { source, stop: new AbortController(), settle })
      return { item, promise }
    })
    this.show([...this.items, ...added.map(({ item }) => item)])
    this.next()
    return added.map(({ promise }) => promise)
  }

  cancel(key: string) {
    const entry = this.entries.get(key)
    entry?.stop.abort()
    if (entry?.uploadId) call('DELETE', `/admin/media/uploads/${entry.uploadId}`).catch(() => {})
    this.forget(key)
    this.next()
  }

  retry(key: string) {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.stop = new AbortController()
    entry.uploadId = undefined
    this.change(key, { state: 'waiting', sent: 0, message: undefined })
    this.next()
  }

  /** Takes what is done or has failed off the list. */
  clearEnded() {
    for (const { key, state } of this.items) if (state === 'done' || state === 'failed') this.forget(key)
  }

  private next() {
    const busy = this.items.filter(({ state }) => !['waiting', 'done', 'failed'].includes(state)).length
    const waiting = this.items.find(({ state }) => state === 'waiting')
    if (!waiting || busy >= AT_ONCE) return
    void this.run(waiting)
    this.next()
  }

  private async run({ key, fileName, byteSize }: UploadItem) {
    const entry = this.entries.get(key)
    if (!entry) return
    this.change(key, { state: 'sending' })
    const { signal } = entry.stop
    const sending: Sending = {
      file: entry.source,
      signal,
      onBegin: (uploadId) => {
        entry.uploadId = uploadId
      },
      onProgress: (state, sent) => signal.aborted || this.change(key, { state, sent: Math.min(sent, byteSize) }),
    }
    try {
      if (byteSize > LARGEST_FILE_BYTES)
        throw new Error(`${fileName} has more than ${LARGEST_FILE_MB} MB. Make it smaller.`)
      if (byteSize === 0) throw new Error(`${fileName} is empty.`)
      const sent = await sendFile(sending)
      this.change(key, { state: 'done', sent: byteSize, ...sent })
      entry.settle.resolve(sent.file)
    } catch (error) {
      if (signal.aborted) return
      const fault = error instanceof Error ? error : new Error(String(error))
      this.change(key, { state: 'failed', message: fault.message })
      entry.settle.reject(fault)
    }
    this.next()
  }

  private change(key: string, changes: Partial<UploadItem>) {
    this.show(this.items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  }

  private forget(key: string) {
    this.entries.delete(key)
    this.show(this.items.filter((item) => item.key !== key))
  }

  private show(items: UploadItem[]) {
    this.items = items
    for (const listener of this.listeners) listener()
  }
}

export const uploadQueue = new UploadQueue()
