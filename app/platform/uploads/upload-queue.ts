import { UploadedFileEmpty } from './errors'
import { callUploadApi } from './upload-api'
import { type UploadPhase, uploadFile } from './upload-file'

export interface UploadItem<Result> {
  key: string
  /** What it is for, such as the id of a product. */
  target?: string | undefined
  fileName: string
  byteSize: number
  state: 'waiting' | 'paused' | UploadPhase | 'done' | 'failed'
  /** Bytes. */
  sent: number
  /** What the server knows it by, as soon as it does. */
  uploadId?: string
  /** Why it failed or waits. */
  message?: string
  /** What it has become. */
  result?: Result
}

interface QueueEntry<Result> {
  source: File
  details: object
  uploadId?: string
  stop: AbortController
  settle: { resolve: (result: Result) => void; reject: (error: Error) => void }
}

interface UploadQueueOptions<Result> {
  /** Where uploads of this kind are announced. */
  path: string
  maxBytes: number
  /** What is said of a larger file, after its name: `is larger than 40 MB.` */
  tooLarge: string
  readResult: (answer: object) => Result | undefined
}

interface UploadDestination {
  target?: string
  details?: object
  /** An unfinished upload of this very file. */
  uploadId?: string
  sent?: number
}

// the server works on one while the next is on its way
const MAX_CONCURRENT_UPLOADS = 2

const isFinished = ({ state }: UploadItem<unknown>) => state === 'done' || state === 'failed'

/** The files on their way from this browser to the site. They go on while the admin moves between screens. */
export class UploadQueue<Result> {
  private added = 0
  private items: UploadItem<Result>[] = []
  private readonly entries = new Map<string, QueueEntry<Result>>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly settings: UploadQueueOptions<Result>) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly snapshot = () => this.items

  /** Puts files at the end. Each promise gives what the file has become. */
  add(files: File[], { target, details = {}, uploadId, sent = 0 }: UploadDestination = {}) {
    const added = files.map((source) => {
      const item: UploadItem<Result> = {
        key: String(++this.added),
        target,
        sent,
        uploadId,
        state: 'waiting',
        fileName: source.name,
        byteSize: source.size,
      }
      const { promise, ...settle } = Promise.withResolvers<Result>()
      promise.catch(() => {}) // the list tells it too
      this.entries.set(item.key, { source, details, uploadId, stop: new AbortController(), settle })
      return { item, promise }
    })
    this.setItems([...this.items, ...added.map(({ item }) => item)])
    this.startNext()
    return added.map(({ promise }) => promise)
  }

  /** Gives it up, here and on the server. */
  cancel(key: string) {
    const entry = this.entries.get(key)
    entry?.stop.abort()
    if (entry?.uploadId) this.cancelOnServer(entry.uploadId)
    this.removeItem(key)
    this.startNext()
  }

  pause(key: string) {
    this.entries.get(key)?.stop.abort()
    this.updateItem(key, { state: 'paused', message: undefined })
    this.startNext()
  }

  /** Goes on with one that was paused, from where the server has it. */
  resume(key: string) {
    this.restart(key)
  }

  /** Begins one that failed anew. */
  retry(key: string) {
    const entry = this.entries.get(key)
    if (entry) entry.uploadId = undefined
    this.restart(key, { sent: 0 })
  }

  /** Takes what is done or has failed off the list. */
  clearFinished() {
    for (const item of this.items) if (isFinished(item)) this.removeItem(item.key)
  }

  private restart(key: string, changes: Partial<UploadItem<Result>> = {}) {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.stop = new AbortController()
    this.updateItem(key, { state: 'waiting', message: undefined, ...changes })
    this.startNext()
  }

  private startNext() {
    const isIdle = (item: UploadItem<Result>) => isFinished(item) || item.state === 'waiting' || item.state === 'paused'
    const busy = this.items.filter((item) => !isIdle(item)).length
    const waiting = this.items.find(({ state }) => state === 'waiting')
    if (!waiting || busy >= MAX_CONCURRENT_UPLOADS) return
    void this.run(waiting)
    this.startNext()
  }

  private cancelOnServer(uploadId: string) {
    callUploadApi('DELETE', `${this.settings.path}/${uploadId}`).catch(() => {})
  }

  private async run({ key, byteSize }: UploadItem<Result>) {
    const entry = this.entries.get(key)
    if (!entry) return
    this.updateItem(key, { state: 'sending' })
    const { signal } = entry.stop
    try {
      // before anything is sent
      const { name, size } = entry.source
      if (size === 0) throw new UploadedFileEmpty(name)
      if (size > this.settings.maxBytes) throw new Error(`${name} ${this.settings.tooLarge}`)
      const result = await uploadFile({
        file: entry.source,
        path: this.settings.path,
        details: entry.details,
        uploadId: entry.uploadId,
        signal,
        onStarted: (uploadId) => {
          entry.uploadId = uploadId
          this.updateItem(key, { uploadId })
          // cancelled before the server had a name for it
          if (!this.entries.has(key)) this.cancelOnServer(uploadId)
        },
        onProgress: (state, sent, message) =>
          signal.aborted || this.updateItem(key, { state, sent: Math.min(sent, byteSize), message }),
        readResult: this.settings.readResult,
      })
      this.updateItem(key, { state: 'done', sent: byteSize, message: undefined, result })
      entry.settle.resolve(result)
    } catch (error) {
      if (signal.aborted) return
      const fault = error instanceof Error ? error : new Error(String(error))
      this.updateItem(key, { state: 'failed', message: fault.message })
      entry.settle.reject(fault)
    }
    this.startNext()
  }

  private updateItem(key: string, changes: Partial<UploadItem<Result>>) {
    this.setItems(this.items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  }

  private removeItem(key: string) {
    this.entries.delete(key)
    this.setItems(this.items.filter((item) => item.key !== key))
  }

  private setItems(items: UploadItem<Result>[]) {
    this.items = items
    for (const listener of this.listeners) listener()
  }
}
