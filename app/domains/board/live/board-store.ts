import type { ApiReply } from '~/platform/api-client'
import { applyChanges, differenceOf } from '../changes/apply-changes'
import type { BoardChange } from '../changes/board-change'
import { undoOf } from '../changes/undo-changes'
import type { BoardNews } from '../commands.server'
import { byTask, type Limits, type ProgressByTask } from '../progress'
import type { Board, BoardUpdate } from '../queries.server'
import { type Batch, received, shown } from './board-state'

export type Connection = 'connecting' | 'live' | 'offline' | 'refused'

interface BoardView {
  rows: ProgressByTask
  limits: Limits
  connection: Connection
  /** How many changes wait to be sent. */
  waiting: number
  /** What Undo would take back; undefined: there is nothing. */
  undoable: string | undefined
}

interface Done {
  key: number
  label: string
  back: BoardChange[]
}

interface StoreOptions {
  board: Pick<Board, 'rows' | 'limits' | 'version' | 'revision'>
  send: (changes: BoardChange[]) => Promise<ApiReply<BoardNews>>
  /** The server would not do it; it is undone here, and this is why. */
  onRefusal: (message: string) => void
}

const MOST_UNDOS = 100
const TRIES_OF_A_FAULT = 3
const RETRY_MS = 2_000

/**
 * The board as this tab has it. Changes show at once and are sent one after the other; without a connection they wait, and
 * what the server refuses goes back to where it was.
 */
export class BoardStore {
  private rows: ProgressByTask
  private limits: Limits
  private version: number
  private revision: number
  private connection: Connection = 'connecting'
  private pending: readonly Batch[] = []
  private done: readonly Done[] = []
  private lastKey = 0
  private isSending = false
  private faults = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private latest: BoardView

  constructor(private readonly options: StoreOptions) {
    const { rows, limits, version, revision } = options.board
    this.rows = byTask(rows)
    this.limits = limits
    this.version = version
    this.revision = revision
    this.latest = this.look()
  }

  readonly view = () => this.latest

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** What the server need not tell again. */
  known() {
    return { version: this.version, revision: this.revision }
  }

  /**
   * Does changes and keeps what takes them back, under a name: "T-1 to Done". Answers the key of that; undefined when they
   * change nothing.
   */
  readonly act = (label: string, changes: BoardChange[]) => {
    const { rows } = this.latest
    if (differenceOf(rows, applyChanges(rows, changes, new Date())).length === 0) return undefined
    const back = undoOf(this.latest.rows, changes)
    const key = ++this.lastKey
    this.done = [...this.done, { key, label, back }].slice(-MOST_UNDOS)
    this.queue(key, changes)
    return key
  }

  /** Takes the last change back, or the one with this key. Answers what it was. */
  undo(key?: number) {
    const entry = this.done.findLast((one) => key === undefined || one.key === key)
    if (!entry) return undefined
    this.done = this.done.filter((one) => one !== entry)
    this.queue(++this.lastKey, entry.back)
    return entry.label
  }

  /** Takes in what the server says has changed. Answers whether the plan itself did, so that its tasks are to be read anew. */
  receive(update: BoardUpdate) {
    const isNewPlan = update.revision !== this.revision
    this.rows = received(this.rows, update.rows)
    this.limits = update.limits
    this.version = update.version
    this.revision = update.revision
    this.tell()
    return isNewPlan
  }

  limit(limits: Limits) {
    this.limits = limits
    this.tell()
  }

  connect(connection: Connection) {
    if (connection === this.connection) return
    this.connection = connection
    this.tell()
    if (connection === 'live') void this.flush()
  }

  private look(): BoardView {
    const { rows, pending, limits, connection, done } = this
    return { rows: shown({ rows, pending }), limits, connection, waiting: pending.length, undoable: done.at(-1)?.label }
  }

  private tell() {
    this.latest = this.look()
    for (const listener of this.listeners) listener()
  }

  private queue(key: number, changes: BoardChange[]) {
    this.pending = [...this.pending, { key, changes, at: new Date() }]
    this.tell()
    void this.flush()
  }

  private async flush() {
    if (this.isSending) return
    this.isSending = true
    for (let first = this.pending[0]; first; first = this.pending[0]) {
      const reply = await this.options.send(first.changes)
      if (!reply.ok && this.mayTryAgain(reply.status)) break
      this.settle(first, reply)
    }
    this.isSending = false
    clearTimeout(this.retry)
    if (this.pending.length > 0) this.retry = setTimeout(() => void this.flush(), RETRY_MS)
  }

  private mayTryAgain(status: number) {
    if (status === 0) return true
    if (status < 500) return false
    this.faults++
    return this.faults < TRIES_OF_A_FAULT
  }

  private settle({ key }: Batch, reply: ApiReply<BoardNews>) {
    this.faults = 0
    this.pending = this.pending.filter((batch) => batch.key !== key)
    if (reply.ok) this.rows = received(this.rows, reply.body.rows)
    else this.done = this.done.filter((entry) => entry.key !== key)
    this.tell()
    if (!reply.ok) this.options.onRefusal(reply.message)
  }
}
