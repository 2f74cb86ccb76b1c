import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardChange } from '~/wings/planner/board/engine/board-change'
import { indexByTask, TASK_STATUSES } from '~/wings/planner/board/task-progress'
import { type BoardClient, connectBoardClient, fetchBoard, groupByColumn } from '~test/board-client'
import { type BoardSite, startBoardSite } from '~test/board-site'

const MOVES = Number(process.env.BOARD_MOVES ?? 240)
const HEARD_WITHIN_MS = 1_000
const MAX_EVENTS_A_SECOND = 10

let board: BoardSite
beforeAll(async () => {
  board = await startBoardSite()
})
afterAll(() => board?.stop())

/** The same moves in every run: whoever sees a fault can see it again. */
function anyOf<Item>(items: readonly Item[], seed: number) {
  return items[Math.floor((Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1) * items.length)]
}

function anyMove(taskIds: string[], seed: number): BoardChange {
  const after = anyOf(taskIds, seed + 0.3)
  return {
    type: 'move',
    taskIds: [anyOf(taskIds, seed) ?? ''],
    status: anyOf(TASK_STATUSES, seed + 0.7) ?? 'ready',
    ...(seed % 3 === 0 ? { toTop: true } : { after }),
  }
}

test(`two people and three tabs move the same cards ${MOVES} times at once: every tab ends equal to the server`, async () => {
  const { site, ada, bob, planId } = board
  const tabOf = (cookie: string) => connectBoardClient({ origin: site.origin, cookie, planId })
  const tabs = [await tabOf(ada.cookie), await tabOf(ada.cookie), await tabOf(bob.cookie)]
  const all = [...(tabs[0]?.rows().keys() ?? [])].sort()
  const fought = all.slice(0, 8)
  const doneAt = new Map<number, number>()
  const startedAt = performance.now()
  await Promise.all(tabs.map((tab, index) => moveInTurn(tab, index)))
  const seconds = (performance.now() - startedAt) / 1000

  async function moveInTurn(tab: BoardClient, index: number) {
    for (let move = index; move < MOVES; move += tabs.length) {
      const { status, version } = await tab.change([anyMove(fought, move + 1)])
      expect(status).toBe(200)
      doneAt.set(version, performance.now())
    }
  }

  const server = await fetchBoard({ origin: site.origin, cookie: ada.cookie, planId })
  const truth = groupByColumn(indexByTask(server.rows))
  await pause(HEARD_WITHIN_MS)
  for (const tab of tabs) expect(groupByColumn(tab.rows())).toEqual(truth)
  expect(truth.flat().sort()).toEqual(all)

  const delays = tabs.flatMap((tab) => [...doneAt].map(([version, at]) => heardAfter(tab, version) - at))
  console.info(
    `${doneAt.size} moves in ${seconds.toFixed(1)} s; heard after ${Math.round(Math.max(...delays))} ms at most, events per tab: ${tabs.map((tab) => tab.countEvents()).join(', ')}`,
  )
  expect(doneAt.size).toBe(MOVES)
  expect(Math.max(...delays)).toBeLessThan(HEARD_WITHIN_MS)
  for (const tab of tabs) {
    expect(tab.countEvents()).toBeLessThanOrEqual(Math.ceil((seconds + 1) * MAX_EVENTS_A_SECOND) + 1)
    tab.close()
  }
})

/** An event says the latest version; earlier ones came with it. */
function heardAfter({ receivedAt }: BoardClient, version: number) {
  return [...receivedAt].find(([heard]) => heard >= version)?.[1] ?? Number.POSITIVE_INFINITY
}

test('a tab that was away is told what it missed, and only that', async () => {
  const { site, ada, planId } = board
  const about = { origin: site.origin, cookie: ada.cookie, planId }
  const tab = await connectBoardClient(about)
  const before = await fetchBoard(about)
  tab.close()
  const other = await connectBoardClient(about)
  const taskId = before.rows[0]?.taskId ?? ''
  const status = before.rows[0]?.status === 'done' ? 'ready' : 'done'
  await other.change([{ type: 'move', taskIds: [taskId], status }])
  const path = `/planner/api/board/${planId}/progress?version=${before.version}&revision=${before.revision}`
  const answer = await fetch(site.origin + path, { headers: { cookie: ada.cookie, accept: 'application/json' } })
  expect((await answer.json()).update.rows).toMatchObject([{ taskId, status }])
  other.close()
})

type Endpoint = [method: string, name: string, json?: object]

const endpoints: Endpoint[] = [
  ['GET', 'events'],
  ['GET', 'progress'],
  ['GET', 'tasks/T-1'],
  ['POST', 'changes', { changes: [{ type: 'move', taskIds: ['T-1'], status: 'done' }] }],
  ['POST', 'tasks/T-1', { text: 'Hello' }],
  ['PUT', 'limits', { status: 'done', max: 3 }],
]

function call(cookie: string, planId: string, [method, name, json]: Endpoint) {
  return fetch(`${board.site.origin}/planner/api/board/${planId}/${name}`, {
    method,
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    body: json && JSON.stringify(json),
    redirect: 'manual',
  })
}

test.each(endpoints)(
  '%s %s: 404 for a stranger, 403 for a reader who wants to change, 401 or the sign-in for visitors',
  async (...endpoint) => {
    const { eve, bob, planId, otherPlanId } = board
    const isChange = endpoint[0] !== 'GET'
    expect((await call(eve.cookie, planId, endpoint)).status).toBe(404)
    expect((await call(eve.cookie, 'no-plan', endpoint)).status).toBe(404)
    const reader = await call(bob.cookie, otherPlanId, endpoint)
    expect(reader.status).toBe(isChange ? 403 : 200)
    await reader.body?.cancel()
    expect((await call('', planId, endpoint)).status).toBe(401)
  },
)

test('the screens of somebody else’s plan are not found', async () => {
  const { site, eve, planId } = board
  for (const path of [`/planner/board?plan=${planId}`, `/planner/build-guide/${planId}`])
    expect((await fetch(site.origin + path, { headers: { cookie: eve.cookie } })).status).toBe(404)
})

test('what is no change is refused with the fields that are wrong', async () => {
  const { ada, planId } = board
  const answer = await call(ada.cookie, planId, [
    'POST',
    'changes',
    { changes: [{ type: 'move', taskIds: ['T-1'], status: 'gone' }] },
  ])
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields)).toEqual(['changes.0.status'])
})
