import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { addMissingCategories } from './add-missing-categories.commands.server'
import { categoriesApi } from './api.server'
import { categoriesArchive } from './categories-archive.commands.server'
import { type CategoryText, findCategory } from './category'
import { addCategory, deleteCategory, reorderCategories, restoreCategory, updateCategory } from './commands.server'
import { withCurrentCategory } from './current-category.queries.server'
import { aCategory } from './fixtures'
import { importCategories } from './import-categories.commands.server'
import { listCategories, listCategoriesWithUse, listPublicCategories } from './queries.server'

const ada = { id: null, email: 'ada@harbor.example' }
const text = (slug: string, name = slug): CategoryText => ({ slug, name, description: '', seoTitle: '' })

const categoryOf = async (db: Database, id: string) =>
  (await db.selectFrom('blogPosts').select('category').where('id', '=', id).executeTakeFirstOrThrow()).category
async function exported(db: Database) {
  const records: object[] = []
  for await (const record of categoriesArchive.exportRecords(db)) records.push(record)
  return records
}

const slugs = async (db: Database) => (await listCategories(db, 'post')).map(({ slug }) => slug)

test('categories are listed in their order, with how much is in them; visitors see those with something', async ({
  db,
}) => {
  const [news, tips] = [
    await addCategory(db, ada, 'post', text('news')),
    await addCategory(db, ada, 'post', text('tips')),
  ]
  await addCategory(db, ada, 'product', text('news', 'New products'))
  await aPost(db, { category: 'tips' })
  await aPost(db, { category: 'news', publishedAt: null })
  await reorderCategories(db, ada, 'post', [tips.id, news.id])
  expect((await listCategoriesWithUse(db, 'post')).map(({ slug, used }) => [slug, used])).toEqual([
    ['tips', 1],
    ['news', 1],
  ])
  expect(await listPublicCategories(db, 'post')).toEqual([{ slug: 'tips', name: 'tips' }])
  expect(await listPublicCategories(db, 'product')).toEqual([])
})

test('another slug goes to posts, and the earlier one leads to it', async ({ db }) => {
  const { id } = await addCategory(db, ada, 'post', text('news', 'News'))
  const post = await aPost(db, { category: 'news' })
  await aProduct(db, { category: 'news' })
  await updateCategory(db, ada, id, text('journal', 'Journal'))
  expect(await categoryOf(db, post.id)).toBe('journal')
  expect(await db.selectFrom('products').select('category').executeTakeFirst()).toEqual({ category: 'news' })
  expect(findCategory(await listCategories(db, 'post'), 'news')).toMatchObject({ slug: 'journal' })
  expect(await withCurrentCategory(db, 'post', { category: 'news' })).toEqual({ category: 'journal' })
  // an address that led elsewhere may be a category of its own again
  await addCategory(db, ada, 'post', text('news'))
  expect(findCategory(await listCategories(db, 'post'), 'news')).toMatchObject({ slug: 'news' })
})

test('what is in a deleted category moves, and comes back with it unless somebody moved it since', async ({ db }) => {
  const [news, tips] = [
    await addCategory(db, ada, 'post', text('news')),
    await addCategory(db, ada, 'post', text('tips')),
  ]
  const [one, two] = [await aPost(db, { category: 'news' }), await aPost(db, { category: 'news' })]
  expect(await deleteCategory(db, ada, news.id, tips.id)).toMatchObject({ moved: 2 })
  expect([await categoryOf(db, one.id), await slugs(db)]).toEqual(['tips', ['tips']])
  expect(findCategory(await listCategories(db, 'post'), 'news')).toMatchObject({ slug: 'tips' })
  await db.updateTable('blogPosts').set({ category: '' }).where('id', '=', two.id).execute()
  await restoreCategory(db, ada, news.id)
  expect([await categoryOf(db, one.id), await categoryOf(db, two.id)]).toEqual(['news', ''])
  expect(findCategory(await listCategories(db, 'post'), 'news')).toMatchObject({ slug: 'news' })
  await deleteCategory(db, ada, news.id, null)
  expect(await categoryOf(db, one.id)).toBe('')
  const actions = await db.selectFrom('auditEntries').select('action').orderBy('action').execute()
  expect(actions.map(({ action }) => action)).toEqual([
    ...['category.added', 'category.added', 'category.deleted', 'category.deleted', 'category.restored'],
  ])
})

test('a wrong name or slug is said beside its field', async ({ db }) => {
  await addCategory(db, ada, 'post', text('news', 'News'))
  const send = (json: object) =>
    readJsonResponse(callAsAdmin(endpoint(categoriesApi, '/'), db, { method: 'POST', json: { kind: 'post', ...json } }))
  expect(await send({ ...text('News!'), name: ' ' })).toMatchObject({
    status: 422,
    body: { error: { fields: { name: 'Enter a name.', slug: expect.stringContaining('lowercase') } } },
  })
  expect(await send(text('news'))).toMatchObject({
    status: 422,
    body: { error: { fields: { slug: '“News” already has this slug.' } } },
  })
  expect(await send(text('newest'))).toMatchObject({ status: 422 })
  expect(await send(text('more'))).toMatchObject({ status: 200 })
})

test('a source’s category is ours by slug, earlier slug or name, or a new one; a dry run makes none', async ({
  db,
}) => {
  await aCategory(db, { slug: 'guides', name: 'How-to', formerSlugs: ['manuals'] })
  const wanted = [
    { slug: 'guides' },
    { slug: 'manuals' },
    { slug: 'howto', name: 'HOW-TO' },
    { slug: 'news', name: 'Company news' },
    { slug: '', name: '' },
  ]
  const expected = [
    ['guides', { slug: 'guides' }],
    ['manuals', { slug: 'guides' }],
    ['howto', { slug: 'guides' }],
    ['news', { slug: 'news', created: 'Company news' }],
  ]
  expect([...(await importCategories(db, 'post', wanted, { isDryRun: true }))]).toEqual(expected)
  expect(await slugs(db)).toEqual(['guides'])
  expect([...(await importCategories(db, 'post', wanted))]).toEqual(expected)
  expect(await listCategories(db, 'post')).toMatchObject([{ slug: 'guides' }, { slug: 'news', name: 'Company news' }])
})

test('categories leave in an archive and come back the same; older archives bring slugs only', async ({ db }) => {
  await aCategory(db, { slug: 'guides', name: 'How-to', description: 'Steps', formerSlugs: ['manuals'], position: 2 })
  await aCategory(db, { slug: 'ai', name: 'AI', kind: 'product', seoTitle: 'AI products' })
  const records = await exported(db)
  expect((await categoriesArchive.importRecords(db, records, { by: ada })).map(({ outcome }) => outcome)).toEqual([
    ...['unchanged', 'unchanged'],
  ])
  await db.deleteFrom('categories').execute()
  await categoriesArchive.importRecords(db, records, { by: ada })
  expect(await exported(db)).toEqual(records)
  await aPost(db, { category: 'field-notes' })
  await addMissingCategories(db)
  expect(await listCategories(db, 'post')).toMatchObject([
    { slug: 'guides' },
    { slug: 'field-notes', name: 'Field notes' },
  ])
})
