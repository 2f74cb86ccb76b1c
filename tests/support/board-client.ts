import { request } from 'node:http'
import { createInterface } from 'node:readline'
import type { BoardChange } from '~/wings/planner/board/engine/board-change'
import { mergeReceivedRows } from '~/wings/planner/board/engine/optimistic-board'
import type { BoardUpdate } from '~/wings/planner/board/queries.server'
import {
  indexByTask,
  listColumn,
  type ProgressByTask,
  TASK_STATUSES,
  type TaskProgress,
} from '~/wings/planner/board/task-progress'
import { httpRequest } from './http'

export const groupByColumn = (rows: ProgressByTask) =>
  TASK_STATUSES.map((status) => listColumn(rows, status).map(({ taskId }) => taskId))

/** A tab that has a board open: it moves cards, and follows what everybody does. */
export interface BoardClient {
  rows: () => ProgressByTask
  change: (changes: BoardChange[]) => Promise<{ status: number; version: number }>
  /** When each version of the board was heard of first, in milliseconds. */
  receivedAt: Map<number, number>
  countEvents: () => number
  close: () => void
}

interface BoardTab {
  origin: string
  cookie: string
  planId: string
}

export async function connectBoardClient({ origin, cookie, planId }: BoardTab): Promise<BoardClient> {
  const path = `/planner/api/board/${planId}`
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  const first = await fetchBoard({ origin, cookie, planId })
  let rows = indexByTask(first.rows)
  let events = 0
  const heardAt = new Map<number, number>()
  const query = `?version=${first.version}&revision=${first.revision}`
  const stream = request(`${origin}${path}/events${query}`, { headers: { cookie, accept: 'text/event-stream' } })
  const closedFromHere = () => {}
  stream.on('error', closedFromHere)
  stream.on('response', (response) => {
    response.on('error', closedFromHere)
    const lines = createInterface({ input: response }).on('error', closedFromHere)
    lines.on('line', (line) => {
      if (!line.startsWith('data: ')) return
      const update: BoardUpdate = JSON.parse(line.slice(6))
      events++
      heardAt.set(update.version, performance.now())
      rows = mergeReceivedRows(rows, update.rows)
    })
  })
  stream.end()
  return {
    rows: () => rows,
    async change(changes) {
      const answer = await httpRequest(origin, `${path}/changes`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ changes }),
      })
      const body: { version: number; rows: TaskProgress[] } = JSON.parse(answer.text)
      if (answer.status === 200) rows = mergeReceivedRows(rows, body.rows)
      return { status: answer.status, version: body.version }
    },
    receivedAt: heardAt,
    countEvents: () => events,
    close: () => stream.destroy(),
  }
}

/** The board as the server has it. */
export async function fetchBoard({ origin, cookie, planId }: BoardTab): Promise<BoardUpdate> {
  await httpRequest(origin, `/planner/board?plan=${planId}`, { headers: { cookie } }) // whoever looks lays it out
  const { status, text } = await httpRequest(origin, `/planner/api/board/${planId}/progress?version=-1&revision=0`, {
    headers: { cookie, accept: 'application/json' },
  })
  if (status !== 200) throw new Error(`The board was not answered (${status}): ${text}`)
  return JSON.parse(text).update
}
