import type { ApiReply } from '~/platform/api-client'
import type { BoardChange } from '../board-change'
import type { BoardNews } from '../commands.server'
import { byTask, type Limits, type ProgressByTask } from '../progress'
import type { Board, BoardUpdate } from '../queries.server'
import { undoOf } from '../undo-changes'
import { type Batch, received, shown } from './board-state'

export type Connection = 'connecting' | 'live' | 'offline' | 'refused'

export interface BoardView {
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

const MOST_UNDOS = 100
const TRIES_OF_A_FAULT = 3
const RETRY_MS = 2_000

interface StoreOptions {
  board: Pick<Board, 'rows' | 'limits' | 'version' | 'revision'>
  send: (changes: BoardChange[]) => Promise<ApiReply<BoardNews>>
  /** The server would not do it; it is undone here, and this is why. */
  onRefusal: (message: string) => void
}

export type BoardStore = ReturnType<typeof createBoardStore>

/**
 * The board as this tab has it. Changes show at once and are sent one after the other; without a connection they wait, and
 * what the server refuses goes back to where it was.
 */
export function createBoardStore({ board, send, onRefusal }: StoreOptions) {
  let rows = byTask(board.rows)
  let pending: readonly Batch[] = []
  let done: readonly Done[] = []
  let { limits, version, revision } = board
  let connection: Connection = 'connecting'
  let [lastKey, isSending, faults] = [0, false, 0]
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  let view = look()

  function look(): BoardView {
    return { rows: shown({ rows, pending }), limits, connection, waiting: pending.length, undoable: done.at(-1)?.label }
  }

  function tell() {
    view = look()
    for (const listener of listeners) listener()
  }

  function queue(changes: BoardChange[]) {
    lastKey++
    pending = [...pending, { key: lastKey, changes, at: new Date() }]
    tell()
    void flush()
    return lastKey
  }

  async function flush() {
    if (isSending) return
    isSending = true
    for (let first = pending[0]; first; first = pending[0]) {
      const reply = await send(first.changes)
      if (!reply.ok && mayTryAgain(reply.status)) break
      settle(first, reply)
    }
    isSending = false
    clearTimeout(retry)
    if (pending.length > 0) retry = setTimeout(() => void flush(), RETRY_MS)
  }

  function mayTryAgain(status: number) {
    if (status === 0) return true
    if (status < 500) return false
    faults++
    return faults < TRIES_OF_A_FAULT
  }

  function settle({ key }: Batch, reply: ApiReply<BoardNews>) {
    faults = 0
    pending = pending.filter((batch) => batch.key !== key)
    if (reply.ok) rows = received(rows, reply.body.rows)
    else done = done.filter((entry) => entry.key !== key)
    tell()
    if (!reply.ok) onRefusal(reply.message)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view: () => view,
    known: () => ({ version, revision }),
    /** Does changes and keeps what takes them back, under a name: "T-1 to Done". Answers the key of that. */
    act(label: string, changes: BoardChange[]) {
      const back = undoOf(view.rows, changes)
      const key = queue(changes)
      done = [...done, { key, label, back }].slice(-MOST_UNDOS)
      tell()
      return key
    },
    /** Takes the last change back, or the one with this key. Answers what it was. */
    undo(key?: number) {
      const entry = done.findLast((one) => key === undefined || one.key === key)
      if (!entry) return undefined
      done = done.filter((one) => one !== entry)
      queue(entry.back)
      return entry.label
    },
    /** Takes in what the server says has changed. Answers whether the plan itself did, so that its tasks are to be read anew. */
    receive(update: BoardUpdate) {
      const isNewPlan = update.revision !== revision
      rows = received(rows, update.rows)
      ;({ limits, version, revision } = update)
      tell()
      return isNewPlan
    },
    limit(next: Limits) {
      limits = next
      tell()
    },
    connect(next: Connection) {
      if (next === connection) return
      connection = next
      tell()
      if (next === 'live') void flush()
    },
  }
}
