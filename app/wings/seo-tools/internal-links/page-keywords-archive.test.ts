import { randomUUID } from 'node:crypto'
import { inTransaction } from '~/platform/database/transaction.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { pageKeywordsArchive } from './page-keywords-archive.server'
import { findPageKeywords, setPageKeywords } from './suggestions/page-keywords.commands.server'

test('keywords of pages leave in an archive and come back, but not to a page that is not here', async ({ db }) => {
  const id = randomUUID()
  await inTransaction(db, (tx) =>
    registerPage(tx, { id, kind: 'post', path: '/blog/a', title: 'A', publishedAt: new Date('2026-01-01') }),
  )
  const wishes = { keywords: ['topic clusters', 'clickable … hyperlink'] }
  await setPageKeywords(db, testAdmin, id, wishes)
  const { value: record } = await pageKeywordsArchive.exportRecords(db).next()
  expect(record).toEqual({ page_id: id, keywords: wishes.keywords })
  const takeBack = (dryRun?: Set<string>) =>
    inTransaction(db, (tx) =>
      pageKeywordsArchive.importRecords(tx, [record], { by: testAdmin, ...(dryRun && { dryRun: dryRun }) }),
    )
  expect(await takeBack()).toEqual([{ name: 'A', outcome: 'unchanged' }])
  await setPageKeywords(db, testAdmin, id, { keywords: [] })
  expect(await takeBack(new Set())).toEqual([{ name: 'A', outcome: 'replaced' }])
  expect((await findPageKeywords(db, id)).keywords).toEqual([])
  await takeBack()
  expect(await findPageKeywords(db, id)).toEqual(wishes)
  await db.deleteFrom('pages').where('id', '=', id).execute()
  expect(await takeBack()).toMatchObject([{ outcome: 'refused' }])
  expect(await takeBack(new Set([id]))).toMatchObject([{ outcome: 'added' }])
})

test('a record that no form would send is told', () => {
  const record = { page_id: randomUUID(), keywords: ['queue'] }
  expect(pageKeywordsArchive.validate(record)).toBeUndefined()
  for (const keywords of [
    [' queue'],
    ['a\nb'],
    ['…'],
    ['queue', 'queue'],
    Array.from({ length: 21 }, (_, n) => `word ${n}`),
  ]) {
    expect(pageKeywordsArchive.validate({ ...record, keywords })).toBeDefined()
  }
})
