import { randomUUID } from 'node:crypto'
import { inTransaction } from '~/platform/database/transaction.server'
import { testAdmin as by } from '~test/admin-request'
import { allOf } from '~test/all-of'
import { expect, test } from '~test/test'
import { MOST_STEPS } from '../funnels/funnel'
import { keptFunnels } from '../funnels/kept-funnels.server'
import { builtInGoals, type Goal, goalSchema, MOST_GOALS } from '../goals/goal'
import { keptGoals } from '../goals/kept-goals.server'
import { chosenOf, happeningOf } from '../happenings/happening-words'
import { reportsArchive } from '../reports-archive.server'
import { changeItem, dropItem, findItems, keepItem, replaceItems } from './kept-list.server'

const aGoal = (name: string, path = '/docs'): Goal => ({
  id: randomUUID(),
  name,
  happening: { kind: 'page_view', path },
})

const [reads, asks, buys] = [aGoal('Reads the docs'), aGoal('Asks', '/contact'), aGoal('Buys', '/payment/success')]

test('a goal is added, changed and removed, and each of these can be taken back', async ({ db }) => {
  for (const goal of [reads, asks, buys]) await keepItem(db, keptGoals, by, goal)
  const changed = { ...asks, name: 'Writes to us' }
  expect(await keepItem(db, keptGoals, by, changed)).toEqual({ before: asks })
  expect(await findItems(db, keptGoals)).toEqual([reads, changed, buys])

  const dropped = await dropItem(db, keptGoals, by, asks.id)
  expect(await findItems(db, keptGoals)).toEqual([reads, buys])
  await keepItem(db, keptGoals, by, dropped.item, dropped.at)
  await keepItem(db, keptGoals, by, asks)
  expect(await findItems(db, keptGoals)).toEqual([reads, asks, buys])
})

test('who changes what was removed meanwhile does not bring it back', async ({ db }) => {
  await keepItem(db, keptGoals, by, reads)
  await dropItem(db, keptGoals, by, reads.id)
  await expect(changeItem(db, keptGoals, by, { ...reads, name: 'Again' })).rejects.toThrow('removed meanwhile')
  expect(await findItems(db, keptGoals)).toEqual([])
})

test('what was changed again since is not taken back', async ({ db }) => {
  await keepItem(db, keptGoals, by, reads)
  const [first, second] = [
    { ...reads, name: 'First' },
    { ...reads, name: 'Second' },
  ]
  await changeItem(db, keptGoals, by, first)
  await changeItem(db, keptGoals, by, second)
  await expect(changeItem(db, keptGoals, by, reads, first)).rejects.toThrow('changed again since')
  await changeItem(db, keptGoals, by, first, second)
  expect(await findItems(db, keptGoals)).toEqual([first])
})

test('what is done to goals stands in the audit log, and what changes nothing does not', async ({ db }) => {
  await keepItem(db, keptGoals, by, reads)
  await keepItem(db, keptGoals, by, reads)
  await dropItem(db, keptGoals, by, reads.id)
  const entries = await db.selectFrom('auditEntries').select(['action', 'subjectTitle']).orderBy('id').execute()
  expect(entries.map(({ action }) => action).sort()).toEqual(['goal.added', 'goal.removed'])
  await expect(dropItem(db, keptGoals, by, reads.id)).rejects.toThrow('removed meanwhile')
})

test('a studio has fifty goals at most; those that it has can still be changed', async ({ db }) => {
  const goals = Array.from({ length: MOST_GOALS }, (_, at) => aGoal(`Goal ${at}`))
  await replaceItems(db, keptGoals, by, goals)
  await expect(keepItem(db, keptGoals, by, reads)).rejects.toThrow('There are 50 goals already.')
  await keepItem(db, keptGoals, by, { ...goals[0], name: 'First' } as Goal)
  expect((await findItems(db, keptGoals))[0]?.name).toBe('First')
})

test('two who add a goal at the same moment have both of them', async ({ database: { db } }) => {
  await Promise.all([reads, asks, buys].map((goal) => keepItem(db, keptGoals, by, goal)))
  expect(new Set(await findItems(db, keptGoals))).toEqual(new Set([reads, asks, buys]))
})

test.for([
  { kind: 'page_view' },
  { kind: 'page_view', path: 'docs' },
  { kind: 'page_view', path: '/a*b' },
  { kind: 'page_view', path: '/a b' },
  { kind: 'page_view', path: `/${'a'.repeat(500)}` },
  { kind: 'cta_click', name: 'x'.repeat(201) },
  { kind: 'purchase', name: 'anything' },
  { kind: 'unknown' },
])('no goal: %j', (happening) => {
  expect(goalSchema.safeParse({ id: randomUUID(), name: 'A goal', happening }).success).toBe(false)
})

test('what a person chose is what is asked, and the other way round', () => {
  for (const { happening } of builtInGoals) expect(happeningOf(chosenOf(happening))).toEqual(happening)
  const action = { choice: 'action', detail: 'Buy now' } as const
  expect(chosenOf(happeningOf(action))).toEqual(action)
})

test('goals and funnels leave with an archive and come back the same', async ({ db }) => {
  const funnel = { id: randomUUID(), name: 'To the docs', steps: [reads.happening, asks.happening] }
  await replaceItems(db, keptGoals, by, [reads, asks])
  await keepItem(db, keptFunnels, by, funnel)
  const records = await allOf(reportsArchive.exported(db))
  await replaceItems(db, keptGoals, by, [buys])
  await dropItem(db, keptFunnels, by, funnel.id)
  const taken = await inTransaction(db, (tx) => reportsArchive.takeBack(tx, records, { by }))
  expect(taken.map(({ name, fate }) => `${name} ${fate}`)).toEqual(['Goals replaced', 'Funnels replaced'])
  expect([await findItems(db, keptGoals), await findItems(db, keptFunnels)]).toEqual([[reads, asks], [funnel]])
})

test('an archive with nonsense in its funnels is refused before anything is written', () => {
  const faultOf = (value: unknown) => reportsArchive.faultOf({ name: 'funnels', value })
  const step = { kind: 'purchase' }
  const funnel = { id: randomUUID(), name: 'A funnel', steps: [step, step] }
  expect(faultOf([funnel])).toBeUndefined()
  expect(faultOf([funnel, funnel])).toMatch('twice')
  expect(faultOf([{ ...funnel, steps: [step] }])).toMatch('two steps')
  expect(faultOf([{ ...funnel, steps: Array(MOST_STEPS + 1).fill(step) }])).toMatch('8 steps')
  expect(faultOf([{ ...funnel, name: ' A funnel' }])).toMatch('spelling')
})
