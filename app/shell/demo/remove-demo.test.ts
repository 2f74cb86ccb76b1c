import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { createStarterDrafts } from '~/wings/content/landing-pages/create-starter-drafts.commands.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { findEntry } from '~/wings/publishing/writing/lifecycle/stored-entry.queries.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand, saveMenusIfUnchanged, updateBrand } from '~/wings/site/settings/commands.server'
import { menusOf } from '~/wings/site/settings/menus'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listPublishedPaths } from '~/wings/web/pages/published-paths.queries.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { forecastDemoRemoval } from './demo-content.server'
import { listDemoEntries } from './demo-entries.server'
import { readDemoBrandFile } from './demo-files.server'
import { findDemoOffer, findDemoState, saveDemoState } from './demo-state.server'
import { loadDemo } from './load-demo.server'
import { removeDemo } from './remove-demo.commands.server'
import { restoreDemo, setDemoDismissed } from './restore-demo.commands.server'

const ada = { id: null, email: 'ada@harbor.test' }
const OWN_POST = 'our-own-post'

/** Everything that visitors and lists show of content. */
async function takeSnapshot(db: Database) {
  const tables = ['blogPosts', 'products', 'landingPages'] as const
  const rows = []
  for (const table of tables)
    rows.push(...(await db.selectFrom(table).select(['id', 'slug', 'revision', 'publishedAt', 'deletedAt']).execute()))
  const pages = await db.selectFrom('pages').select(['id', 'path', 'publishedAt']).orderBy('id').execute()
  const seo = await db.selectFrom('seoSettings').select(['pagePath', 'breadcrumbLabel']).orderBy('pagePath').execute()
  const pictures = await db.selectFrom('mediaFiles').select(['id', 'deletedAt']).orderBy('id').execute()
  const uses = await db
    .selectFrom('mediaUses')
    .select(['mediaId', 'subject'])
    .orderBy('mediaId')
    .orderBy('subject')
    .execute()
  const redirects = await db.selectFrom('redirects').select('fromPath').execute()
  const templates = await db.selectFrom('contentTemplates').select(['id', 'deletedAt']).execute()
  const dataSets = await db.selectFrom('dataSets').select('name').execute()
  const filed = await db.selectFrom('products').select(['id', 'category']).orderBy('id').execute()
  const categories = [await listCategories(db, 'post'), await listCategories(db, 'product')]
  const brand = await findBrand(db)
  return {
    filed,
    categories,
    rows: rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
    pages,
    seo,
    pictures,
    uses,
    redirects,
    templates,
    dataSets,
    brand,
  }
}

async function editPost(db: Database, slug: string) {
  const { id } = await db.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const stored = await findEntry(db, postEntryType, id)
  if (!stored) throw new Error('There is no such post.')
  await saveDraft(db, postEntryType, ada, id, {
    basedOn: stored.revision,
    content: { ...stored.draft, title: 'Edited by hand' },
  })
}

test('“Make it mine” takes what the demo brought and nobody edited; Undo brings everything back as it was', async ({
  database: { db },
}) => {
  await loadDemo(db, tempFolder())
  expect((await listDemoEntries(db)).map(({ isEdited }) => isEdited)).toEqual(Array(29).fill(false))
  await editPost(db, 'three-point-estimates')
  await aPost(db, { slug: OWN_POST })
  const { id: productId } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'queuepro')
    .executeTakeFirstOrThrow()
  const order = await anOrder(db, { productId })
  const before = await takeSnapshot(db)
  const forecast = await forecastDemoRemoval(db)
  expect(forecast.goes.map(({ label }) => label)).toEqual([
    '11 blog posts',
    '6 products',
    '11 pages',
    '1 template',
    '1 data set',
  ])
  expect(forecast.kept).toEqual([{ kind: 'post', title: 'Three-point estimates for people who hate estimating' }])

  expect(await removeDemo(db, ada)).toMatchObject({ removedCount: 30, kept: [forecast.kept[0]?.title] })
  const paths = ['/about', '/', '/tools/queuepro', `/blog/${OWN_POST}`, '/blog/three-point-estimates']
  expect([...(await listPublishedPaths(db, paths))]).toEqual(['/blog/three-point-estimates'])
  expect(await findBrand(db)).toEqual(defaultBrand)
  // of its categories stays what holds something
  expect((await listCategories(db, 'post')).map(({ slug }) => slug)).toEqual(['guides'])
  expect(await listCategories(db, 'product')).toEqual([])
  expect(await db.selectFrom('orders').select('id').where('id', '=', order.id).execute()).toHaveLength(1)
  expect(await db.selectFrom('redirects').select('id').execute()).toEqual([])
  const library = await db.selectFrom('mediaFiles').select('fileName').where('deletedAt', 'is', null).execute()
  expect(library.map(({ fileName }) => fileName)).toEqual(['three-point-estimates.svg'])
  expect(await findDemoOffer(db)).toMatchObject({ name: 'removed' })
  await expect(removeDemo(db, ada)).rejects.toMatchObject({ status: 409 })

  expect(await restoreDemo(db, ada)).toEqual({ left: 0 })
  expect(await takeSnapshot(db)).toEqual(before)
  expect(await findDemoOffer(db)).toMatchObject({ name: 'removable' })
})

test('what was written in its place meanwhile stays, also when the demo comes back', async ({ database: { db } }) => {
  await loadDemo(db, tempFolder())
  await updateBrand(db, ada, { tagline: 'Our own words' })
  await removeDemo(db, ada)
  expect(await findBrand(db)).toEqual({ ...defaultBrand, tagline: 'Our own words' })
  expect(await createStarterDrafts(db, ada, ['home', 'about'])).toBe(2)
  await updateBrand(db, ada, { name: 'Quay' })
  expect(await restoreDemo(db, ada)).toEqual({ left: 2 })
  expect(await findBrand(db)).toMatchObject({
    name: 'Quay',
    tagline: 'Our own words',
    contactEmail: 'hello@harbor.example',
  })
  const about = await db
    .selectFrom('landingPages')
    .select(['publishedAt', 'revision'])
    .where('slug', '=', 'about')
    .execute()
  expect(about).toEqual([{ publishedAt: null, revision: 1 }])
})

test('menus that somebody has edited stay, and what else the demo said of the studio goes', async ({ db }) => {
  await saveDemoState(db, { isLoaded: true })
  const brand = await readDemoBrandFile()
  await saveBrand(db, brand)
  const basedOn = menusOf(brand)
  const navigation = [{ label: 'Shop', url: '/tools', children: [] }]
  await saveMenusIfUnchanged(db, ada, { menus: { ...basedOn, navigation }, basedOn })
  await removeDemo(db, ada)
  expect(await findBrand(db)).toEqual({ ...defaultBrand, navigation: [{ label: 'Shop', url: '/tools' }] })
})

test('a demo that an earlier version loaded is known by its addresses; what was edited or made by hand is not of it', async ({
  db,
}) => {
  await saveDemoState(db, { isLoaded: true })
  await saveBrand(db, { ...defaultBrand, name: 'Harbor' })
  await aPost(db, { slug: 'license-tiers-explained', title: 'As it came' })
  await aPost(db, { slug: 'fast-pages-do-less', title: 'Loaded' })
  await editPost(db, 'fast-pages-do-less')
  await aPost(db, { slug: OWN_POST })
  await saveDraft(db, postEntryType, ada, crypto.randomUUID(), {
    basedOn: 0,
    content: { ...postEntryType.emptyContent, title: 'Our clinic', slug: 'clinic-walk-in-queue' },
  })
  const { kept } = await removeDemo(db, ada)
  expect(kept).toEqual(['Loaded'])
  const left = await db.selectFrom('blogPosts').select('slug').where('deletedAt', 'is', null).orderBy('slug').execute()
  expect(left.map(({ slug }) => slug)).toEqual(['clinic-walk-in-queue', 'fast-pages-do-less', OWN_POST])
  expect(await findBrand(db)).toEqual(defaultBrand)
})

test('the offer can be dismissed; a removal that was dismissed is for good', async ({ db }) => {
  expect(await findDemoOffer(db)).toBeNull()
  await saveDemoState(db, { isLoaded: true })
  await setDemoDismissed(db, true)
  expect(await findDemoOffer(db)).toEqual({ name: 'removable', isDismissed: true })
  await removeDemo(db, ada)
  expect(await findDemoOffer(db)).toEqual({ name: 'removed', isDismissed: false })
  const { removal } = (await findDemoState(db)) ?? {}
  const later = new Date(Date.parse(removal?.at ?? '') + 31 * 86_400_000)
  expect(await findDemoOffer(db, later)).toBeNull()
  await setDemoDismissed(db, true)
  expect(await findDemoOffer(db)).toBeNull()
  await expect(restoreDemo(db, ada)).rejects.toMatchObject({ status: 409 })
})
