import type { Database } from '~/platform/database/database.server'
import { parseKeysetCursor, toListPage } from '~/platform/lists/keyset-pagination.server'
import { expect, test } from '~test/test'
import { recordAction } from './commands.server'
import { diffValues } from './diff-values'
import { listAuditEntries, listAuditFilterOptions } from './queries.server'

const ada = { id: null, email: 'ada@harbor.test' }

/** Seven entries, written in one transaction and therefore at one moment: only their ids tell them apart. */
async function sevenAtOnce(db: Database) {
  for (let n = 1; n <= 7; n++) await recordAction(db, ada, { action: 'post.saved', subject: `post:${n}` })
}

test('a list is walked to its end and back, without losing or repeating a row', async ({ db }) => {
  await sevenAtOnce(db)
  const pageAt = (after?: string, before?: string) => listAuditEntries(db, {}, { after, before }, 3)
  const first = await pageAt()
  const second = await pageAt(first.after ?? '')
  const third = await pageAt(second.after ?? '')
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(new Set(ids).size).toBe(7)
  expect([first.before, third.after]).toEqual([null, null])
  const back = await pageAt(undefined, third.before ?? '')
  expect(back.rows).toEqual(second.rows)
  const start = await pageAt(undefined, back.before ?? '')
  expect(start.rows).toEqual(first.rows)
  expect(start.before).toBeNull()
})

test('an address that names no row begins at the newest', () => {
  expect(parseKeysetCursor(new URLSearchParams("after=' or 1=1&before=7"))).toEqual({
    after: undefined,
    before: undefined,
  })
})

test('an empty list has no ways on', () => {
  expect(toListPage([], 3, {})).toEqual({ rows: [], before: null, after: null })
})

test('the log is filtered by person, action and subject, and offers who and what there is', async ({ db }) => {
  await recordAction(db, ada, { action: 'post.published', subject: 'post:1' })
  await recordAction(db, ada, { action: 'post.withdrawn', subject: 'post:1' })
  await recordAction(db, { id: null, email: 'grace@harbor.test' }, { action: 'post.published', subject: 'post:2' })
  const found = async (filter: Parameters<typeof listAuditEntries>[1]) =>
    (await listAuditEntries(db, filter, {}, 50)).rows.map(({ actorEmail, action, subject }) => [
      actorEmail,
      action,
      subject,
    ])
  expect(await found({ person: 'grace@harbor.test' })).toEqual([['grace@harbor.test', 'post.published', 'post:2']])
  expect(await found({ action: 'post.withdrawn' })).toEqual([['ada@harbor.test', 'post.withdrawn', 'post:1']])
  expect(await found({ subject: 'post:1', action: 'post.published' })).toHaveLength(1)
  expect(await found({ person: 'nobody' })).toEqual([])
  expect(await listAuditFilterOptions(db)).toEqual({
    people: ['ada@harbor.test', 'grace@harbor.test'],
    actions: ['post.published', 'post.withdrawn'],
  })
})

test('an empty log offers nothing to filter by', async ({ db }) => {
  expect(await listAuditFilterOptions(db)).toEqual({ people: [], actions: [] })
})

test('what changed is told field by field, and what did not is left out', () => {
  const before = { title: 'Old', slug: 'same', seo: { metaTitle: '' }, tags: ['a'] }
  const after = { title: 'New', slug: 'same', seo: { metaTitle: 'Found' }, tags: ['a', 'b'], coverId: null }
  expect(diffValues(before, after)).toEqual([
    { path: 'title', before: 'Old', after: 'New' },
    { path: 'seo.metaTitle', before: '', after: 'Found' },
    { path: 'tags', before: '["a"]', after: '["a","b"]' },
  ])
  expect(diffValues(null, 'published')).toEqual([{ path: '', before: null, after: 'published' }])
})
