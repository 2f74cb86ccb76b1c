import { call } from './calls'
import { type SendingState, sendFile } from './send-file'

export interface UploadItem<Result> {
  key: string
  /** Which of the queue's places it goes to: an address. */
  path: string
  fileName: string
  byteSize: number
  state: 'waiting' | 'paused' | SendingState | 'done' | 'failed'
  /** Bytes. */
  sent: number
  /** What the server knows it by, as soon as it does. */
  uploadId?: string
  /** Why it failed or waits. */
  message?: string
  /** What it has become. */
  result?: Result
}

interface Entry<Result> {
  source: File
  details: object
  uploadId?: string
  stop: AbortController
  settle: { resolve: (result: Result) => void; reject: (error: Error) => void }
}

interface Settings<Result> {
  /** Why a file cannot be taken, found before anything is sent. */
  refuse: (file: File) => string | undefined
  readResult: (answer: object) => Result | undefined
}

interface Destination {
  path: string
  details?: object
  /** An unfinished upload of this very file. */
  uploadId?: string
  sent?: number
}

// the server works on one while the next is on its way
const AT_ONCE = 2

function giveUp(path: string, uploadId: string) {
  call('DELETE', `${path}/${uploadId}`).catch(() => {})
}

const isOver = ({ state }: UploadItem<unknown>) => state === 'done' || state === 'failed'

/** The files on their way from this browser to the site. They go on while the admin moves between screens. */
export class UploadQueue<Result> {
  private added = 0
  private items: UploadItem<Result>[] = []
  private readonly entries = new Map<string, Entry<Result>>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly settings: Settings<Result>) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly snapshot = () => this.items

  /** Puts files at the end. Each promise gives what the file has become. */
  add(files: File[], { path, details = {}, uploadId, sent = 0 }: Destination) {
    const added = files.map((source) => {
      const item: UploadItem<Result> = {
        key: String(++this.added),
        path,
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
    this.show([...this.items, ...added.map(({ item }) => item)])
    this.next()
    return added.map(({ promise }) => promise)
  }

  /** Gives it up, here and on the server. */
  cancel(key: string) {
    const entry = this.entries.get(key)
    const path = this.items.find((item) => item.key === key)?.path
    entry?.stop.abort()
    if (path && entry?.uploadId) giveUp(path, entry.uploadId)
    this.forget(key)
    this.next()
  }

  pause(key: string) {
    this.entries.get(key)?.stop.abort()
    this.change(key, { state: 'paused', message: undefined })
    this.next()
  }

  /** Goes on with one that was paused, from where the server has it. */
  resume(key: string) {
    this.begin(key)
  }

  /** Begins one that failed anew. */
  retry(key: string) {
    const entry = this.entries.get(key)
    if (entry) entry.uploadId = undefined
    this.begin(key, { sent: 0 })
  }

  /** Takes what is done or has failed off the list. */
  clearEnded() {
    for (const item of this.items) if (isOver(item)) this.forget(item.key)
  }

  private begin(key: string, changes: Partial<UploadItem<Result>> = {}) {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.stop = new AbortController()
    this.change(key, { state: 'waiting', message: undefined, ...changes })
    this.next()
  }

  private next() {
    const isIdle = (item: UploadItem<Result>) => isOver(item) || item.state === 'waiting' || item.state === 'paused'
    const busy = this.items.filter((item) => !isIdle(item)).length
    const waiting = this.items.find(({ state }) => state === 'waiting')
    if (!waiting || busy >= AT_ONCE) return
    void this.run(waiting)
    this.next()
  }

  private async run({ key, path, byteSize }: UploadItem<Result>) {
    const entry = this.entries.get(key)
    if (!entry) return
    this.change(key, { state: 'sending' })
    const { signal } = entry.stop
    try {
      const refusal = this.settings.refuse(entry.source)
      if (refusal) throw new Error(refusal)
      const result = await sendFile({
        file: entry.source,
        path,
        details: entry.details,
        uploadId: entry.uploadId,
        signal,
        onBegin: (uploadId) => {
          entry.uploadId = uploadId
          this.change(key, { uploadId })
          // cancelled before the server had a name for it
          if (!this.entries.has(key)) giveUp(path, uploadId)
        },
        onProgress: (state, sent, message) =>
          signal.aborted || this.change(key, { state, sent: Math.min(sent, byteSize), message }),
        readResult: this.settings.readResult,
      })
      this.change(key, { state: 'done', sent: byteSize, message: undefined, result })
      entry.settle.resolve(result)
    } catch (error) {
      if (signal.aborted) return
      const fault = error instanceof Error ? error : new Error(String(error))
      this.change(key, { state: 'failed', message: fault.message })
      entry.settle.reject(fault)
    }
    this.next()
  }

  private change(key: string, changes: Partial<UploadItem<Result>>) {
    this.show(this.items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  }

  private forget(key: string) {
    this.entries.delete(key)
    this.show(this.items.filter((item) => item.key !== key))
  }

  private show(items: UploadItem<Result>[]) {
    this.items = items
    for (const listener of this.listeners) listener()
  }
}
