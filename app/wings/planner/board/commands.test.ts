import { describe } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { revisePlan } from '~/wings/planner/plans/commands.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { changeBoard, finishTask, startTask } from './commands.server'
import type { BoardChange } from './engine/board-change'
import { findPlanProgress } from './plan-progress.queries.server'
import { findBoardFor, findBoardUpdate, findDefaultPlan } from './queries.server'
import { saveLastOpenedPlan, setColumnLimit } from './settings.commands.server'
import { addTaskNote } from './task-notes.commands.server'
import { indexByTask, listColumn, type TaskProgress, type TaskStatus } from './task-progress'
import { findTaskFor } from './tasks.queries.server'

type Person = Awaited<ReturnType<typeof aProfile>>

async function aBoard(db: Database, person: Person) {
  const planId = await aStoredPlan(db, person)
  const board = (await findBoardFor(db, person, planId))?.board
  if (!board) throw new Error('The plan has no board.')
  return { planId, board }
}

async function rowOf(db: Database, person: Person, planId: string, taskId: string) {
  const rows = (await findBoardFor(db, person, planId))?.board.rows
  return rows?.find((row: TaskProgress) => row.taskId === taskId)
}

function share(db: Database, planId: string, { email }: Person, role: 'editor' | 'reader') {
  return db.insertInto('blueprintMembers').values({ blueprintId: planId, email, role, joinedAt: new Date() }).execute()
}

const move = (taskId: string, status: TaskStatus, after?: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status, after },
]
const assign = (taskId: string, assigneeId: string): BoardChange[] => [
  { type: 'assign', taskIds: [taskId], assigneeId },
]
const tick = (taskId: string, criterionId: string, isDone = true): BoardChange[] => [
  { type: 'tick', taskId, criterionId, isDone },
]

describe('the board of a plan', () => {
  test('has one card for each task, in the plan’s order, as soon as somebody looks', async ({ db }) => {
    const person = await aProfile(db)
    const { board } = await aBoard(db, person)
    expect(listColumn(indexByTask(board.rows), 'backlog').map(({ taskId }) => taskId)).toEqual(
      board.cards.map(({ id }) => id),
    )
    expect(board.cards.every(({ epicId, hours, criteriaCount }) => epicId && hours > 0 && criteriaCount > 0)).toBe(true)
  })

  test('gets the cards of tasks that came with a revision, and keeps the progress of those that left', async ({
    db,
  }) => {
    const person = await aProfile(db)
    const { planId } = await aBoard(db, person)
    await finishTask(db, person, planId, 'T-2')
    const change = { basedOn: 1, summary: 'One task less, one more' }
    await revisePlan(db, person, planId, change, ({ plan, ...rest }) => ({
      ...rest,
      plan: {
        ...plan,
        tasks: plan.tasks.flatMap((task) => (task.id === 'T-2' ? [{ ...task, id: 'T-900', title: 'Fresh' }] : [task])),
      },
    }))
    const board = (await findBoardFor(db, person, planId))?.board
    expect(board?.cards.some(({ id }) => id === 'T-2')).toBe(false)
    expect(listColumn(indexByTask(board?.rows ?? []), 'backlog').at(-1)?.taskId).toBe('T-900')
    expect(board?.rows.find(({ taskId }) => taskId === 'T-2')?.status).toBe('done')
  })

  test('a move goes between two cards and takes the next number of the board', async ({ db }) => {
    const person = await aProfile(db)
    const { planId, board } = await aBoard(db, person)
    await changeBoard(db, person, planId, move('T-5', 'ready'))
    await changeBoard(db, person, planId, move('T-6', 'ready'))
    const { version, rows } = await changeBoard(db, person, planId, move('T-7', 'ready', 'T-5'))
    expect(rows.map(({ taskId, version }) => [taskId, version])).toEqual([['T-7', version]])
    expect(version).toBe(board.version + 4) // the laying out was the first
    const now = (await findBoardFor(db, person, planId))?.board.rows ?? []
    expect(listColumn(indexByTask(now), 'ready').map(({ taskId }) => taskId)).toEqual(['T-5', 'T-7', 'T-6'])
  })

  test('several changes are done together or not at all', async ({ db }) => {
    const person = await aProfile(db)
    const { planId } = await aBoard(db, person)
    const changes = [
      { type: 'move' as const, taskIds: ['T-1'], status: 'done' as const },
      { type: 'move' as const, taskIds: ['T-404'], status: 'done' as const },
    ]
    await expect(changeBoard(db, person, planId, changes)).rejects.toThrow('This task is no longer in the plan.')
    expect((await rowOf(db, person, planId, 'T-1'))?.status).toBe('backlog')
  })

  test('commands work on a board that nobody has looked at yet', async ({ db }) => {
    const person = await aProfile(db)
    const planId = await aStoredPlan(db, person)
    await finishTask(db, person, planId, 'T-3', new Date('2026-05-04T10:00:00Z'))
    expect(await rowOf(db, person, planId, 'T-3')).toMatchObject({ status: 'done', doneAt: '2026-05-04T10:00:00.000Z' })
  })

  test('a criterion is ticked once, and unticked', async ({ db }) => {
    const person = await aProfile(db)
    const { planId } = await aBoard(db, person)
    const set = (isDone: boolean) => changeBoard(db, person, planId, tick('T-4', 'FR-2.1', isDone))
    await set(true)
    await set(true)
    expect((await rowOf(db, person, planId, 'T-4'))?.criteriaDone).toEqual(['FR-2.1'])
    await set(false)
    expect((await rowOf(db, person, planId, 'T-4'))?.criteriaDone).toEqual([])
    const ofAnother = changeBoard(db, person, planId, tick('T-4', 'FR-1.1'))
    await expect(ofAnother).rejects.toThrow('This criterion is no longer part of the task.')
  })

  test('only people who share the plan can be assigned', async ({ db }) => {
    const [ada, stranger] = [await aProfile(db), await aProfile(db)]
    const { planId } = await aBoard(db, ada)
    await expect(changeBoard(db, ada, planId, assign('T-1', stranger.id))).rejects.toThrow(
      'Only people with access to the plan can be assigned.',
    )
    await share(db, planId, stranger, 'reader')
    await changeBoard(db, ada, planId, assign('T-1', stranger.id))
    expect((await rowOf(db, ada, planId, 'T-1'))?.assigneeId).toBe(stranger.id)
  })

  test('a limit is set, changed and taken away', async ({ db }) => {
    const person = await aProfile(db)
    const { planId } = await aBoard(db, person)
    const limits = async () => (await findBoardFor(db, person, planId))?.board.limits
    await setColumnLimit(db, person, planId, 'in-progress', 3)
    await setColumnLimit(db, person, planId, 'in-progress', 2)
    expect(await limits()).toEqual({ 'in-progress': 2 })
    await setColumnLimit(db, person, planId, 'in-progress', null)
    expect(await limits()).toEqual({})
  })

  test('a note says who wrote it and through which program', async ({ db }) => {
    const person = await aProfile(db, 'ada@example.com')
    const { planId } = await aBoard(db, person)
    await addTaskNote(db, person, planId, 'T-4', { text: 'Ask legal first.', agent: 'Builder' })
    const task = await findTaskFor(db, person, planId, 'T-4')
    expect(task.notes).toMatchObject([{ text: 'Ask legal first.', author: 'ada@example.com', agent: 'Builder' }])
    expect(task.criteria.length).toBeGreaterThan(0)
    expect(task.prompt).toContain(task.title)
    await expect(addTaskNote(db, person, planId, 'T-404', { text: 'x' })).rejects.toMatchObject({ status: 404 })
  })

  test('who follows hears what changed since, and nothing when nothing did', async ({ db }) => {
    const person = await aProfile(db)
    const { planId } = await aBoard(db, person)
    const all = await findBoardUpdate(db, person, planId, { version: 0, revision: 0 })
    expect(all?.rows.length).toBeGreaterThan(10)
    const known = { version: all?.version ?? 0, revision: all?.revision ?? 0 }
    expect(await findBoardUpdate(db, person, planId, known)).toBeUndefined()
    await changeBoard(db, person, planId, move('T-1', 'review'))
    expect((await findBoardUpdate(db, person, planId, known))?.rows.map(({ taskId }) => taskId)).toEqual(['T-1'])
  })

  test('the board that opens is the one looked at last, else the one of the plan changed last', async ({ db }) => {
    const person = await aProfile(db)
    expect(await findDefaultPlan(db, person)).toBeUndefined()
    const first = await aStoredPlan(db, person)
    const second = await aStoredPlan(db, person, 'game')
    expect(await findDefaultPlan(db, person)).toBe(second)
    await saveLastOpenedPlan(db, person, first)
    expect(await findDefaultPlan(db, person)).toBe(first)
    await saveLastOpenedPlan(db, person, second)
    expect(await findDefaultPlan(db, person)).toBe(second)
  })
})

describe('somebody else’s board', () => {
  const acts = {
    move: (db: Database, person: Person, planId: string) => changeBoard(db, person, planId, move('T-1', 'done')),
    start: (db: Database, person: Person, planId: string) => startTask(db, person, planId, 'T-1'),
    finish: (db: Database, person: Person, planId: string) => finishTask(db, person, planId, 'T-1'),
    assign: (db: Database, person: Person, planId: string) => changeBoard(db, person, planId, assign('T-1', person.id)),
    tick: (db: Database, person: Person, planId: string) => changeBoard(db, person, planId, tick('T-1', 'FR-1.1')),
    note: (db: Database, person: Person, planId: string) => addTaskNote(db, person, planId, 'T-1', { text: 'Hello' }),
    limit: (db: Database, person: Person, planId: string) => setColumnLimit(db, person, planId, 'done', 3),
  }

  for (const [name, act] of Object.entries(acts)) {
    test(`${name}: a stranger hears 404, a reader 403, and nothing changes`, async ({ db }) => {
      const [owner, stranger, reader] = [await aProfile(db), await aProfile(db), await aProfile(db)]
      const { planId, board } = await aBoard(db, owner)
      await share(db, planId, reader, 'reader')
      await expect(act(db, stranger, planId)).rejects.toMatchObject({ status: 404 })
      await expect(act(db, reader, planId)).rejects.toMatchObject({ status: 403 })
      expect((await findBoardFor(db, owner, planId))?.board.rows).toEqual(board.rows)
    })
  }

  test('is not found, and readers see it', async ({ db }) => {
    const [owner, stranger, reader] = [await aProfile(db), await aProfile(db), await aProfile(db)]
    const { planId } = await aBoard(db, owner)
    await share(db, planId, reader, 'reader')
    expect(await findBoardFor(db, stranger, planId)).toBeUndefined()
    await expect(findTaskFor(db, stranger, planId, 'T-1')).rejects.toMatchObject({ status: 404 })
    await expect(findBoardUpdate(db, stranger, planId, { version: 0, revision: 0 })).rejects.toMatchObject({
      status: 404,
    })
    expect((await findBoardFor(db, reader, planId))?.board.canEdit).toBe(false)
  })
})

describe('how far a plan is', () => {
  test('the dashboard hears how many tasks are done, and what comes next', async ({ db }) => {
    const person = await aProfile(db)
    const { planId, board } = await aBoard(db, person)
    const other = await aStoredPlan(db, person, 'game')
    const before = await findPlanProgress(db, [planId, other], person.id)
    const next = before.get(planId)?.nextTask?.id ?? ''
    await finishTask(db, person, planId, next)
    const after = await findPlanProgress(db, [planId, other], person.id)
    expect(after.get(planId)).toMatchObject({ done: 1, total: board.cards.length })
    expect(after.get(planId)?.nextTask?.id).not.toBe(next)
    expect(after.get(other)).toEqual(before.get(other))
  })

  test('the burndown goes down on the day on which a task was done', async ({ db }) => {
    const person = await aProfile(db)
    const { planId, board } = await aBoard(db, person)
    await finishTask(db, person, planId, 'T-1', new Date('2026-03-05T10:00:00Z'))
    const asked = await findPlanProgress(db, [planId], person.id, new Date('2026-03-06T10:00:00Z'))
    const chart = asked.get(planId)?.burndown
    const hours = board.cards.find(({ id }) => id === 'T-1')?.hours ?? 0
    const left = (day: string) => chart?.days.find((one) => one.day === day)?.left
    expect(left('2026-03-04')).toBe(chart?.totalHours)
    expect(left('2026-03-05')).toBeCloseTo((chart?.totalHours ?? 0) - hours, 1)
  })
})
