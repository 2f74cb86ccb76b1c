import { randomUUID } from 'node:crypto'
import { inTransaction } from '~/platform/database/transaction.server'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { reportsArchive } from '../reports-archive.server'
import { matcherToFormValue, toEventMatcher } from './event-selection'
import { MAX_FUNNEL_STEPS } from './funnel'
import { funnelSettingList } from './funnel-setting-list.server'
import { builtInGoals, type Goal, goalSchema, MAX_GOALS } from './goal'
import { goalSettingList } from './goal-setting-list.server'
import { findListItems, removeListItem, replaceListItems, saveListItem, updateListItem } from './setting-list.server'

const aGoal = (name: string, path = '/docs'): Goal => ({
  id: randomUUID(),
  name,
  happening: { kind: 'page_view', path },
})

const [reads, asks, buys] = [aGoal('Reads the docs'), aGoal('Asks', '/contact'), aGoal('Buys', '/payment/success')]

test('a goal is added, changed and removed, and each of these can be taken back', async ({ db }) => {
  for (const goal of [reads, asks, buys]) await saveListItem(db, goalSettingList, by, goal)
  const changed = { ...asks, name: 'Writes to us' }
  expect(await saveListItem(db, goalSettingList, by, changed)).toEqual({ before: asks })
  expect(await findListItems(db, goalSettingList)).toEqual([reads, changed, buys])

  const dropped = await removeListItem(db, goalSettingList, by, asks.id)
  expect(await findListItems(db, goalSettingList)).toEqual([reads, buys])
  await saveListItem(db, goalSettingList, by, dropped.item, dropped.at)
  await saveListItem(db, goalSettingList, by, asks)
  expect(await findListItems(db, goalSettingList)).toEqual([reads, asks, buys])
})

test('who changes what was removed meanwhile does not bring it back', async ({ db }) => {
  await saveListItem(db, goalSettingList, by, reads)
  await removeListItem(db, goalSettingList, by, reads.id)
  await expect(updateListItem(db, goalSettingList, by, { ...reads, name: 'Again' })).rejects.toThrow('has been deleted')
  expect(await findListItems(db, goalSettingList)).toEqual([])
})

test('what was changed again since is not taken back', async ({ db }) => {
  await saveListItem(db, goalSettingList, by, reads)
  const [first, second] = [
    { ...reads, name: 'First' },
    { ...reads, name: 'Second' },
  ]
  await updateListItem(db, goalSettingList, by, first)
  await updateListItem(db, goalSettingList, by, second)
  await expect(updateListItem(db, goalSettingList, by, reads, first)).rejects.toThrow('changed since then')
  await updateListItem(db, goalSettingList, by, first, second)
  expect(await findListItems(db, goalSettingList)).toEqual([first])
})

test('what is done to goals stands in the audit log, and what changes nothing does not', async ({ db }) => {
  await saveListItem(db, goalSettingList, by, reads)
  await saveListItem(db, goalSettingList, by, reads)
  await removeListItem(db, goalSettingList, by, reads.id)
  const entries = await db.selectFrom('auditEntries').select(['action', 'subjectTitle']).orderBy('id').execute()
  expect(entries.map(({ action }) => action).sort()).toEqual(['goal.added', 'goal.removed'])
  await expect(removeListItem(db, goalSettingList, by, reads.id)).rejects.toThrow('has been deleted')
})

test('a studio has fifty goals at most; those that it has can still be changed', async ({ db }) => {
  const goals = Array.from({ length: MAX_GOALS }, (_, at) => aGoal(`Goal ${at}`))
  await replaceListItems(db, goalSettingList, by, goals)
  await expect(saveListItem(db, goalSettingList, by, reads)).rejects.toThrow('The limit of 50 goals is reached.')
  await saveListItem(db, goalSettingList, by, { ...goals[0], name: 'First' } as Goal)
  expect((await findListItems(db, goalSettingList))[0]?.name).toBe('First')
})

test('two who add a goal at the same moment have both of them', async ({ database: { db } }) => {
  await Promise.all([reads, asks, buys].map((goal) => saveListItem(db, goalSettingList, by, goal)))
  expect(new Set(await findListItems(db, goalSettingList))).toEqual(new Set([reads, asks, buys]))
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
  for (const { happening } of builtInGoals) expect(toEventMatcher(matcherToFormValue(happening))).toEqual(happening)
  const action = { choice: 'action', detail: 'Buy now' } as const
  expect(matcherToFormValue(toEventMatcher(action))).toEqual(action)
})

test('goals and funnels leave with an archive and come back the same', async ({ db }) => {
  const funnel = { id: randomUUID(), name: 'To the docs', steps: [reads.happening, asks.happening] }
  await replaceListItems(db, goalSettingList, by, [reads, asks])
  await saveListItem(db, funnelSettingList, by, funnel)
  const records = await collectAsync(reportsArchive.exportRecords(db))
  await replaceListItems(db, goalSettingList, by, [buys])
  await removeListItem(db, funnelSettingList, by, funnel.id)
  const taken = await inTransaction(db, (tx) => reportsArchive.importRecords(tx, records, { by }))
  expect(taken.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['Goals replaced', 'Funnels replaced'])
  expect([await findListItems(db, goalSettingList), await findListItems(db, funnelSettingList)]).toEqual([
    [reads, asks],
    [funnel],
  ])
})

test('an archive with nonsense in its funnels is refused before anything is written', () => {
  const faultOf = (value: unknown) => reportsArchive.validate({ name: 'funnels', value })
  const step = { kind: 'purchase' }
  const funnel = { id: randomUUID(), name: 'A funnel', steps: [step, step] }
  expect(faultOf([funnel])).toBeUndefined()
  expect(faultOf([funnel, funnel])).toMatch('same ID')
  expect(faultOf([{ ...funnel, steps: [step] }])).toMatch('two steps')
  expect(faultOf([{ ...funnel, steps: Array(MAX_FUNNEL_STEPS + 1).fill(step) }])).toMatch('8 steps')
  expect(faultOf([{ ...funnel, name: ' A funnel' }])).toMatch('spelling')
})
