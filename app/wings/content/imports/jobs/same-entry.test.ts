import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem, type WxrItem } from '~test/wordpress-export'
import { anImport, undoImportToEnd } from '../fixtures'

const address = 'http://localhost'
const exported = (...items: WxrItem[]) =>
  aWxr(items.map((item) => aWxrItem({ link: `${address}/${item.slug}/`, ...item })).join(''), { address })

const ours = { id: 1, slug: 'our-first', title: 'Our first', html: 'Ours.', date: '2020-01-01 10:00:00' }
const theirs = { id: 1, slug: 'their-first', title: 'Their first', html: 'Theirs.', date: '2021-02-02 10:00:00' }

test('exports of two sites at http://localhost leave each other alone, also when they come again', async ({ db }) => {
  const folder = tempFolder()
  const first = await anImport(db, { folder, content: exported(ours) })
  const other = await anImport(db, { folder, content: exported(theirs) })
  expect(other.items).toMatchObject([{ outcome: 'created', slug: 'their-first' }])
  expect(other.items[0]?.notes.join()).toContain('Imported as new')
  expect(await findPublishedPost(db, 'our-first')).toMatchObject({ body: '<p>Ours.</p>\n' })

  const again = await anImport(db, { folder, content: exported({ ...ours, html: 'Ours, again.' }) })
  expect(again.items).toMatchObject([{ outcome: 'updated', entryId: first.items[0]?.entryId }])
  const otherAgain = await anImport(db, { folder, content: exported({ ...theirs, html: 'Theirs, again.' }) })
  expect(otherAgain.items).toMatchObject([{ outcome: 'updated', entryId: other.items[0]?.entryId }])
  expect(await findPublishedPost(db, 'our-first')).toMatchObject({ body: '<p>Ours, again.</p>\n' })
  expect(await findPublishedPost(db, 'their-first')).toMatchObject({ body: '<p>Theirs, again.</p>\n' })
})

test('pages that every WordPress begins with are told apart by their dates', async ({ db }) => {
  const page = { id: 3, type: 'page', slug: 'privacy-policy', title: 'Privacy Policy' }
  const folder = tempFolder()
  await anImport(db, { folder, content: exported({ ...page, html: 'A.', date: '2020-01-01 10:00:00' }) })
  const { items } = await anImport(db, {
    folder,
    content: exported({ ...page, html: 'B.', date: '2021-01-01 10:00:00' }),
  })
  expect(items).toMatchObject([{ outcome: 'created', slug: 'privacy-policy-2' }])
})

test('a post is itself with another title, or another address, or once it has come out', async ({ db }) => {
  const folder = tempFolder()
  const { items } = await anImport(db, {
    folder,
    content: exported({ ...ours, status: 'draft', date: '0000-00-00 00:00:00' }),
  })
  for (const change of [{}, { title: 'Our very first' }, { title: 'Our very first', slug: 'our-very-first' }]) {
    const again = await anImport(db, { folder, content: exported({ ...ours, ...change }) })
    expect(again.items).toMatchObject([{ outcome: 'updated', entryId: items[0]?.entryId }])
  }
  expect(await db.selectFrom('blogPosts').select('id').execute()).toHaveLength(1)
})

test('undoing the second of two sites leaves the first as it is, and both may come again', async ({ db }) => {
  const folder = tempFolder()
  await anImport(db, { folder, content: exported(ours) })
  const other = await anImport(db, { folder, content: exported(theirs) })
  await undoImportToEnd(db, other.id)
  expect((await anImport(db, { folder, content: exported(ours) })).items).toMatchObject([{ outcome: 'unchanged' }])
  expect((await anImport(db, { folder, content: exported(theirs) })).items).toMatchObject([{ slug: 'their-first' }])
})
