import { randomUUID } from 'node:crypto'
import { DAY_MS } from '~/platform/time/dates'
import { expect, test } from '~test/test'
import { deleteOldLinkRuns } from './delete-old-runs.commands.server'
import { MIN_STORED_RUNS } from './run'

const now = new Date('2026-11-01T03:43:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

test('runs that were applied long ago go with their pages, but never the last ones nor one at work', async ({ db }) => {
  const run = { settings: '{}', startedByEmail: 'mara@studio.test', phase: 'apply', state: 'completed' }
  const applied = (age: number, touched = age) => ({ ...run, startedAt: daysAgo(age), touchedAt: daysAgo(touched) })
  const last = Array.from({ length: MIN_STORED_RUNS }, () => applied(100))
  const older = [
    { ...applied(200), startedByEmail: 'gone' },
    { ...applied(200, 89), startedByEmail: 'touched' },
    { ...applied(200), state: 'running', startedByEmail: 'at work' },
    { ...applied(200), phase: 'plan', startedByEmail: 'a plan' },
    { ...applied(200), phase: 'undo', startedByEmail: 'undone' },
  ]
  const rows = await db
    .insertInto('linkRuns')
    .values([...last, ...older])
    .returning('id')
    .execute()
  const page = { pageId: randomUUID(), kind: 'post', path: '/a', title: 'A', revision: 1, links: 0 }
  const pages = rows.map(({ id }) => ({ runId: id, position: 1, insertions: '[]', ...page }))
  await db.insertInto('linkRunPages').values(pages).execute()
  await deleteOldLinkRuns(db, now)
  const left = await db.selectFrom('linkRuns').select('startedByEmail').where('startedAt', '=', daysAgo(200)).execute()
  expect(left.map(({ startedByEmail }) => startedByEmail).sort()).toEqual(['a plan', 'at work', 'touched'])
  const { count } = await db
    .selectFrom('linkRunPages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(MIN_STORED_RUNS + 3)
})
