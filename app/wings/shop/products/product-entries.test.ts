import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { applyBulkAction, undoBulkAction } from '~/wings/publishing/writing/lifecycle/bulk-actions.commands.server'
import { duplicateEntry } from '~/wings/publishing/writing/lifecycle/duplicate-entry.commands.server'
import { publishEntry, withdrawEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { restoreEntryRevision } from '~/wings/publishing/writing/lifecycle/restore-revision.commands.server'
import { listEntryRevisions } from '~/wings/publishing/writing/lifecycle/revisions.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { moveToTrash, purgeTrash } from '~/wings/publishing/writing/lifecycle/trash.commands.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { findSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { expect, test } from '~test/test'
import { aProductContent } from './fixtures'
import { listProductsForAdmin } from './list-products.queries.server'
import type { ProductContent } from './product-content'
import { productEntryType } from './product-entry-type.server'
import { parseProductFilter } from './product-filter'
import { findPublishedProduct } from './queries.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const bob = { id: randomUUID(), email: 'bob@studio.test' }
const nine = new Date('2026-03-01T09:00:00Z')
const ten = new Date('2026-03-01T10:00:00Z')

async function saved(db: Database, id: string, basedOn: number, changes: Partial<ProductContent> = {}, by = ada) {
  return saveDraft(db, productEntryType, by, id, { basedOn, content: aProductContent(changes) }, nine)
}

async function aPublicProduct(db: Database, changes: Partial<ProductContent> = {}) {
  const id = randomUUID()
  await saved(db, id, 0, changes)
  await publishEntry(db, productEntryType, ada, id, {}, nine)
  return id
}

const found = (db: Database, slug = 'queuepro') => findPublishedProduct(db, slug, ten)

test('a product comes out with everything that was written, at the price of its cheapest license', async ({ db }) => {
  const [preview, shot] = [await aPictureRow(db), await aPictureRow(db)]
  const gallery = [{ id: shot.id, alt: 'The queue on a phone' }]
  const id = await aPublicProduct(db, { previewId: preview.id, gallery })
  const product = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(product).toMatchObject({
    name: 'QueuePro',
    price: 49_900,
    currency: 'USD',
    tagline: 'Lines that move',
    category: 'saas',
    publishedAt: nine,
    gallery,
    tiers: [
      expect.objectContaining({ id: 'starter', price: 99_900 }),
      expect.objectContaining({ id: 'solo', price: 49_900 }),
    ],
    included: ['Source code'],
    faq: [{ question: 'Is it hosted?', answer: 'By you.' }],
    downloadDays: 30,
  })
  expect(await found(db)).toMatchObject({ name: 'QueuePro', price: 49_900 })
  const uses = await db.selectFrom('mediaUses').select('mediaId').where('subject', '=', `product:${id}`).execute()
  expect(new Set(uses.map(({ mediaId }) => mediaId))).toEqual(new Set([preview.id, shot.id]))
  expect(await db.selectFrom('pages').select(['path', 'kind', 'title']).where('id', '=', id).execute()).toEqual([
    { path: '/tools/queuepro', kind: 'product', title: 'QueuePro' },
  ])
})

test('what is missing is said beside its field, row by row', async ({ db }) => {
  const id = randomUUID()
  const tiers = [{ id: 'a', name: '', price: 100, text: '', activations: null }]
  await saved(db, id, 0, { title: '', tagline: '', body: '<p> </p>', tiers, faq: [{ question: 'Why?', answer: ' ' }] })
  await expect(publishEntry(db, productEntryType, ada, id, {}, nine)).rejects.toMatchObject({
    status: 422,
    fields: {
      title: 'Enter a name.',
      tagline: 'Enter a tagline.',
      body: 'Enter a description.',
      'tiers.0.name': 'Enter a license name.',
      'faq.0.answer': 'Enter an answer or remove the question.',
    },
  })
  await saved(db, id, 1, { tiers: [] })
  await expect(publishEntry(db, productEntryType, ada, id, {}, nine)).rejects.toMatchObject({
    fields: { tiers: 'Add a license so that customers can buy this product.' },
  })
})

test('changes of a public product wait until they are published; a new address leads the old one on', async ({
  db,
}) => {
  const id = await aPublicProduct(db, { seo: { ...aProductContent().seo, metaTitle: 'Queues' } })
  await saved(db, id, 1, {
    slug: 'queue-pro',
    title: 'Queue Pro',
    seo: { ...aProductContent().seo, metaTitle: 'Queues' },
  })
  expect(await found(db)).toMatchObject({ name: 'QueuePro' })
  await publishEntry(db, productEntryType, ada, id, {}, ten)
  expect(await found(db)).toBeUndefined()
  expect(await found(db, 'queue-pro')).toMatchObject({ name: 'Queue Pro', publishedAt: nine })
  expect(await findRedirectTarget(db, '/tools/queuepro', ten)).toBe('/tools/queue-pro')
  expect((await findSearchAppearance(db, '/tools/queue-pro')).metaTitle).toBe('Queues')
})

test('two admins who meet are shown each other’s version, and an earlier one is restored whole', async ({ db }) => {
  const id = await aPublicProduct(db)
  await saved(db, id, 1, { tagline: 'By Bob', tiers: [] }, bob)
  await expect(saved(db, id, 1, { tagline: 'By Ada' })).rejects.toMatchObject({
    details: { current: { revision: 2, savedBy: bob.email, content: { tagline: 'By Bob' } } },
  })
  const revisions = await listEntryRevisions(db, id)
  expect(revisions.map(({ revision, reason, title }) => [revision, reason, title])).toEqual([
    [2, 'conflict', 'QueuePro'],
    [1, 'published', 'QueuePro'],
  ])
  await restoreEntryRevision(db, productEntryType, ada, id, { revision: 1, basedOn: 2 }, ten)
  const opened = await findEntryForEditor(db, productEntryType, id)
  expect(opened).toMatchObject({ revision: 3, content: aProductContent(), hasUnpublishedChanges: true })
})

test('what looks like code is cleaned out of the text and flagged in whatever field it was typed', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, {
    body: '<p onclick="x()">Hi</p><script>alert(1)</script>',
    faq: [{ question: 'javascript:alert(1)', answer: 'Two\nlines\u0007' }],
  })
  expect((await findEntryForEditor(db, productEntryType, id))?.content).toMatchObject({
    body: '<p>Hi</p>',
    faq: [{ question: 'javascript:alert(1)', answer: 'Two\nlines' }],
  })
  const entry = await db
    .selectFrom('auditEntries')
    .select(['action', 'flags'])
    .where('subject', '=', `product:${id}`)
    .executeTakeFirstOrThrow()
  expect(entry.action).toBe('product.created')
  expect(entry.flags.length).toBeGreaterThan(0)
})

test('a picture that has left the library and a taken address are named, and the rest is saved', async ({ db }) => {
  await aPublicProduct(db)
  const id = randomUUID()
  await saved(db, id, 0, { slug: 'other', title: 'Other' })
  const gone = { id: randomUUID(), alt: '' }
  expect(await saved(db, id, 1, { title: 'Mine', slug: 'queuepro', gallery: [gone] })).toMatchObject({
    fieldErrors: { slug: expect.stringContaining('“QueuePro”'), gallery: expect.stringContaining('library') },
  })
  expect((await findEntryForEditor(db, productEntryType, id))?.content).toMatchObject({
    title: 'Mine',
    slug: 'other',
    gallery: [],
  })
})

test('many are withdrawn and put back; a copy is a draft with the same licenses', async ({ db }) => {
  const id = await aPublicProduct(db)
  const { done } = await applyBulkAction(db, productEntryType, ada, { action: 'withdraw', ids: [id] }, ten)
  expect(await found(db)).toBeUndefined()
  await undoBulkAction(db, productEntryType, ada, done, ten)
  expect(await found(db)).toMatchObject({ name: 'QueuePro' })
  const copy = await findEntryForEditor(db, productEntryType, await duplicateEntry(db, productEntryType, ada, id, ten))
  expect(copy).toMatchObject({
    publishedAt: null,
    content: { title: 'QueuePro (copy)', slug: '', tiers: aProductContent().tiers },
  })
})

test('a product leaves the trash for good after thirty days, but one that was bought stays', async ({ db }) => {
  const [bought, unsold] = [await aPublicProduct(db), await aPublicProduct(db, { slug: 'unsold', title: 'Unsold' })]
  await db.insertInto('productRatings').values({ productId: bought }).execute()
  for (const id of [bought, unsold]) await moveToTrash(db, productEntryType, ada, id, nine)
  const later = new Date('2026-04-02')
  expect(await purgeTrash(db, productEntryType, later)).toBe(1)
  const left = await db.selectFrom('products').select('id').where('deletedAt', 'is not', null).execute()
  expect(left).toEqual([{ id: bought }])
  expect(await db.selectFrom('entryRevisions').select('entryId').where('entryId', '=', unsold).execute()).toEqual([])
})

test('the list finds, narrows, sorts by price and turns its pages', async ({ db }) => {
  const price = (dollars: number) => [{ id: 'a', name: 'One', price: dollars * 100, text: '', activations: null }]
  const dear = await aPublicProduct(db, { slug: 'dear', title: 'Dear', tiers: price(4_999) })
  await aPublicProduct(db, { slug: 'cheap', title: 'Cheap', tiers: price(499), category: 'ai' })
  await aPublicProduct(db, { slug: 'free', title: 'Free', tiers: price(0) })
  await withdrawEntry(db, productEntryType, ada, dear, ten)
  const list = (address: string, size = 50) =>
    listProductsForAdmin(db, parseProductFilter(new URLSearchParams(address)), size, ten)
  const titles = async (address: string) => (await list(address)).rows.map(({ title }) => title)
  expect(await titles('sort=price')).toEqual(['Free', 'Cheap', 'Dear'])
  expect(await titles('category=ai')).toEqual(['Cheap'])
  expect(await titles('category=nonsense&status=draft')).toEqual([])
  expect(await titles('q=chea')).toEqual(['Cheap'])
  const first = await list('sort=-price', 2)
  expect(first.rows.map(({ title, licenses }) => [title, licenses])).toEqual([
    ['Dear', 1],
    ['Cheap', 1],
  ])
  expect((await list(`sort=-price&after=${first.after}`, 2)).rows.map(({ title }) => title)).toEqual(['Free'])
})
