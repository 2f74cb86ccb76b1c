import { request } from 'node:http'
import { createInterface } from 'node:readline'
import type { BoardChange } from '~/domains/board/changes/board-change'
import { received } from '~/domains/board/live/board-state'
import { byTask, inColumn, type Progress, type ProgressByTask, STATUSES } from '~/domains/board/progress'
import type { BoardUpdate } from '~/domains/board/queries.server'
import { ask } from './http'

export const columnsOf = (rows: ProgressByTask) =>
  STATUSES.map((status) => inColumn(rows, status).map(({ taskId }) => taskId))

/** A tab that has a board open: it moves cards, and follows what everybody does. */
export interface BoardClient {
  rows: () => ProgressByTask
  change: (changes: BoardChange[]) => Promise<{ status: number; version: number }>
  /** When each version of the board was heard of first, in milliseconds. */
  heardAt: Map<number, number>
  events: () => number
  close: () => void
}

interface Tab {
  origin: string
  cookie: string
  planId: string
}

export async function openBoard({ origin, cookie, planId }: Tab): Promise<BoardClient> {
  const path = `/planner/board/${planId}`
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  const first = await boardNow({ origin, cookie, planId })
  let rows = byTask(first.rows)
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
      rows = received(rows, update.rows)
    })
  })
  stream.end()
  return {
    rows: () => rows,
    async change(changes) {
      const answer = await ask(origin, `${path}/changes`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ changes }),
      })
      const body: { version: number; rows: Progress[] } = JSON.parse(answer.text)
      if (answer.status === 200) rows = received(rows, body.rows)
      return { status: answer.status, version: body.version }
    },
    heardAt,
    events: () => events,
    close: () => stream.destroy(),
  }
}

/** The board as the server has it. */
export async function boardNow({ origin, cookie, planId }: Tab): Promise<BoardUpdate> {
  await ask(origin, `/planner/board?plan=${planId}`, { headers: { cookie } }) // whoever looks lays it out
  const { status, text } = await ask(origin, `/planner/board/${planId}/progress?version=-1&revision=0`, {
    headers: { cookie, accept: 'application/json' },
  })
  if (status !== 200) throw new Error(`The board was not answered (${status}): ${text}`)
  return JSON.parse(text).update
}
