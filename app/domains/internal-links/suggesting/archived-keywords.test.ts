import { randomUUID } from 'node:crypto'
import { registerPage } from '~/domains/pages/commands.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { exportedPageKeywords, faultOfPageKeywords, takeBackPageKeywords } from '../page-keywords-archive.server'
import { findPageWishes, wishForLinks } from './page-wishes.server'

test('keywords of pages leave in an archive and come back, but not to a page that is not here', async ({ db }) => {
  const id = randomUUID()
  await inTransaction(db, (tx) =>
    registerPage(tx, { id, kind: 'post', path: '/blog/a', title: 'A', publishedAt: new Date('2026-01-01') }),
  )
  const wishes = { keywords: ['topic clusters', 'clickable … hyperlink'] }
  await wishForLinks(db, testAdmin, id, wishes)
  const { value: record } = await exportedPageKeywords(db).next()
  expect(record).toEqual({ page_id: id, keywords: wishes.keywords })
  const takeBack = (rehearsal?: Set<string>) =>
    inTransaction(db, (tx) => takeBackPageKeywords(tx, [record], { by: testAdmin, ...(rehearsal && { rehearsal }) }))
  expect(await takeBack()).toEqual([{ name: 'A', fate: 'unchanged' }])
  await wishForLinks(db, testAdmin, id, { keywords: [] })
  expect(await takeBack(new Set())).toEqual([{ name: 'A', fate: 'replaced' }])
  expect((await findPageWishes(db, id)).keywords).toEqual([])
  await takeBack()
  expect(await findPageWishes(db, id)).toEqual(wishes)
  await db.deleteFrom('pages').where('id', '=', id).execute()
  expect(await takeBack()).toMatchObject([{ fate: 'refused' }])
  expect(await takeBack(new Set([id]))).toMatchObject([{ fate: 'added' }])
})

test('a record that no form would send is told', () => {
  const record = { page_id: randomUUID(), keywords: ['queue'] }
  expect(faultOfPageKeywords(record)).toBeUndefined()
  for (const keywords of [
    [' queue'],
    ['a\nb'],
    ['…'],
    ['queue', 'queue'],
    Array.from({ length: 21 }, (_, n) => `word ${n}`),
  ]) {
    expect(faultOfPageKeywords({ ...record, keywords })).toBeDefined()
  }
})
