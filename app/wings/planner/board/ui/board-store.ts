import type { ApiResult } from '~/platform/http/api-client'
import type { BoardChangeResult } from '../commands.server'
import { applyBoardChanges, findChangedRows } from '../engine/apply-board-changes'
import type { BoardChange } from '../engine/board-change'
import { invertChanges } from '../engine/invert-changes'
import { applyPendingBatches, mergeReceivedRows, type PendingBatch } from '../engine/optimistic-board'
import type { Board, BoardUpdate } from '../queries.server'
import { type ColumnLimits, indexByTask, type ProgressByTask } from '../task-progress'

export type ConnectionStatus = 'connecting' | 'live' | 'offline' | 'rejected'

interface BoardView {
  rows: ProgressByTask
  limits: ColumnLimits
  connection: ConnectionStatus
  /** How many changes wait to be sent. */
  pendingCount: number
  /** What Undo would take back; undefined: there is nothing. */
  undoLabel: string | undefined
}

interface UndoEntry {
  key: number
  label: string
  inverse: BoardChange[]
}

interface BoardStoreOptions {
  board: Pick<Board, 'rows' | 'limits' | 'version' | 'revision'>
  send: (changes: BoardChange[]) => Promise<ApiResult<BoardChangeResult>>
  /** The server would not do it; it is undone here, and this is why. */
  onRejected: (message: string) => void
}

const MAX_UNDO_ENTRIES = 100
const MAX_SERVER_ERROR_TRIES = 3
const RETRY_MS = 2_000

/**
 * The board as this tab has it. Changes show at once and are sent one after the other; without a connection they wait, and
 * what the server refuses goes back to where it was.
 */
export class BoardStore {
  private rows: ProgressByTask
  private limits: ColumnLimits
  private version: number
  private revision: number
  private connection: ConnectionStatus = 'connecting'
  private pending: readonly PendingBatch[] = []
  private undoEntries: readonly UndoEntry[] = []
  private lastKey = 0
  private isSending = false
  private serverErrors = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private currentView: BoardView

  constructor(private readonly options: BoardStoreOptions) {
    const { rows, limits, version, revision } = options.board
    this.rows = indexByTask(rows)
    this.limits = limits
    this.version = version
    this.revision = revision
    this.currentView = this.buildView()
  }

  readonly view = () => this.currentView

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** What the server need not tell again. */
  syncState() {
    return { version: this.version, revision: this.revision }
  }

  /**
   * Does changes and keeps what takes them back, under a name: "T-1 to Done". Answers the key of that; undefined when they
   * change nothing.
   */
  readonly apply = (label: string, changes: BoardChange[]) => {
    const { rows } = this.currentView
    if (findChangedRows(rows, applyBoardChanges(rows, changes, new Date())).length === 0) return undefined
    const inverse = invertChanges(this.currentView.rows, changes)
    const key = ++this.lastKey
    this.undoEntries = [...this.undoEntries, { key, label, inverse }].slice(-MAX_UNDO_ENTRIES)
    this.queue(key, changes)
    return key
  }

  /** Takes the last change back, or the one with this key. Answers what it was. */
  undo(key?: number) {
    const entry = this.undoEntries.findLast((one) => key === undefined || one.key === key)
    if (!entry) return undefined
    this.undoEntries = this.undoEntries.filter((one) => one !== entry)
    this.queue(++this.lastKey, entry.inverse)
    return entry.label
  }

  /** Takes in what the server says has changed. Answers whether the plan itself did, so that its tasks are to be read anew. */
  receive(update: BoardUpdate) {
    const isNewPlan = update.revision !== this.revision
    this.rows = mergeReceivedRows(this.rows, update.rows)
    this.limits = update.limits
    this.version = update.version
    this.revision = update.revision
    this.emit()
    return isNewPlan
  }

  setLimits(limits: ColumnLimits) {
    this.limits = limits
    this.emit()
  }

  setConnection(connection: ConnectionStatus) {
    if (connection === this.connection) return
    this.connection = connection
    this.emit()
    if (connection === 'live') void this.flush()
  }

  private buildView(): BoardView {
    const { rows, pending, limits, connection, undoEntries } = this
    return {
      rows: applyPendingBatches({ rows, pending }),
      limits,
      connection,
      pendingCount: pending.length,
      undoLabel: undoEntries.at(-1)?.label,
    }
  }

  private emit() {
    this.currentView = this.buildView()
    for (const listener of this.listeners) listener()
  }

  private queue(key: number, changes: BoardChange[]) {
    this.pending = [...this.pending, { key, changes, at: new Date() }]
    this.emit()
    void this.flush()
  }

  private async flush() {
    if (this.isSending) return
    this.isSending = true
    for (let first = this.pending[0]; first; first = this.pending[0]) {
      const reply = await this.options.send(first.changes)
      if (!reply.ok && this.shouldRetry(reply.status)) break
      this.settle(first, reply)
    }
    this.isSending = false
    clearTimeout(this.retry)
    if (this.pending.length > 0) this.retry = setTimeout(() => void this.flush(), RETRY_MS)
  }

  private shouldRetry(status: number) {
    if (status === 0) return true
    if (status < 500) return false
    this.serverErrors++
    return this.serverErrors < MAX_SERVER_ERROR_TRIES
  }

  private settle({ key }: PendingBatch, reply: ApiResult<BoardChangeResult>) {
    this.serverErrors = 0
    this.pending = this.pending.filter((batch) => batch.key !== key)
    if (reply.ok) this.rows = mergeReceivedRows(this.rows, reply.body.rows)
    else this.undoEntries = this.undoEntries.filter((entry) => entry.key !== key)
    this.emit()
    if (!reply.ok) this.options.onRejected(reply.message)
  }
}
