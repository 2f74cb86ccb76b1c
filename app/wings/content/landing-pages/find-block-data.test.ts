import { PageRender } from '~/platform/http/request-context.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { everyBlock } from '~test/every-block'
import { aReview } from '~test/review-fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { getBlockProducts, getBlockReviews } from './block-data'
import { filterBlocksByType } from './engine/flatten-blocks'
import { findBlockData } from './find-block-data.server'
import { aPublishedLandingPage } from './fixtures'
import { newBlock } from './new-block'
import { loader } from './routes/landing-page'

const now = new Date('2026-03-01')
const tomorrow = new Date('2026-03-02')

test('a block of products shows the newest, those of a category or the chosen ones, in its order', async ({ db }) => {
  const first = await aProduct(db, { slug: 'first', publishedAt: new Date('2026-01-01') })
  const second = await aProduct(db, { slug: 'second', category: 'ai', publishedAt: new Date('2026-01-02') })
  const later = await aProduct(db, { slug: 'later', publishedAt: tomorrow })
  const shown = async (changes: object, at = now) => {
    const block = { ...newBlock('products', 'a'), ...changes }
    return getBlockProducts(block, await findBlockData(db, [block], at)).map(({ slug }) => slug)
  }
  expect(await shown({})).toEqual(['second', 'first'])
  expect(await shown({ limit: 1 })).toEqual(['second'])
  expect(await shown({ show: 'ai' })).toEqual(['second'])
  const chosen = { show: 'chosen', productIds: [first.id, later.id, second.id] }
  expect(await shown(chosen)).toEqual(['first', 'second'])
  expect(await shown(chosen, tomorrow)).toEqual(['first', 'later', 'second'])
})

test('blocks of reviews show the newest approved ones, each block its own', async ({ db }) => {
  const [queue, desk] = [await aProduct(db, { name: 'Queue' }), await aProduct(db, { name: 'Desk' })]
  const hidden = await aProduct(db, { publishedAt: null })
  for (const { id } of [queue, desk, hidden]) {
    for (const title of ['Old', 'New']) await aReview(db, id, { title })
  }
  await aReview(db, queue.id, { title: 'Waits' })
  await db.updateTable('reviews').set({ status: 'approved' }).where('title', '<>', 'Waits').execute()
  const blocks = [
    { ...newBlock('reviews', 'all'), limit: 12 },
    { ...newBlock('reviews', 'queue'), productId: queue.id, limit: 1 },
    { ...newBlock('reviews', 'hidden'), productId: hidden.id },
  ]
  const blockData = await findBlockData(db, blocks, now)
  const counts = blocks.map((block) => getBlockReviews(block, blockData).length)
  expect(counts).toEqual([4, 1, 0])
  const newestOfQueue = { ...newBlock('reviews'), productId: queue.id, limit: 1 }
  expect(getBlockReviews(newestOfQueue, blockData)).toMatchObject([{ productName: 'Queue', title: 'New' }])
})

test('a page asks a few questions, however many blocks it has', async ({ db }) => {
  const [{ id: pictureId }, { id: productId }] = [await aPictureRow(db), await aProduct(db)]
  const blocks = everyBlock({ pictureId, productId })
  const many = [1, 2, 3, 4].flatMap((copy) => blocks.map((block) => ({ ...block, id: `${block.id}-${copy}` })))
  const questions = async (shown: typeof blocks) => {
    let count = 0
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        count++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await findBlockData(counting as typeof db, shown, now)
    return count
  }
  expect(await questions(many)).toBe(await questions(blocks))
  expect(await questions(blocks)).toBeLessThanOrEqual(8)
})

test('a page says what it shows, so that a price or a review is fresh at once', async ({ db }) => {
  const [{ id: pictureId }, { id: productId }] = [await aPictureRow(db), await aProduct(db)]
  const { id, slug } = await aPublishedLandingPage(db, { blocks: everyBlock({ pictureId, productId }) })
  const page = new PageRender(true)
  await callRoute(loader, db, { path: `/${slug}`, params: { slug }, page })
  expect([...page.tags]).toEqual(
    expect.arrayContaining([`landing-page:${id}`, 'products', `product:${productId}`, 'reviews']),
  )
  const plain = new PageRender(true)
  const other = await aPublishedLandingPage(db, { slug: 'plain' })
  await callRoute(loader, db, { path: '/plain', params: { slug: 'plain' }, page: plain })
  expect([...plain.tags]).toEqual([`landing-page:${other.id}`])
})

test('texts of a page have links to where pages are today, in columns too, and dressed tables', async ({ db }) => {
  const target = await aPublishedLandingPage(db, { slug: 'target' })
  await db
    .insertInto('pages')
    .values({ id: target.id, kind: 'landing-page', path: '/target', title: 'T', publishedAt: now })
    .execute()
  const text = (id: string) => ({
    ...newBlock('rich-text', id),
    html: `<p><a href="page:${target.id}">there</a></p><table><tbody><tr><td>1</td></tr></tbody></table>`,
  })
  const blocks = [text('a'), { ...newBlock('columns', 'c'), columns: [[text('b')], []] }]
  await aPublishedLandingPage(db, { blocks })
  const { page } = await callRoute(loader, db, { path: '/booking', params: { slug: 'booking' } })
  for (const { html } of filterBlocksByType(page.blocks, 'rich-text')) {
    expect(html).toContain('href="/target"')
    expect(html).toContain('table-scroll')
  }
})
