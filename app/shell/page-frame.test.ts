import { aPost } from '~/domains/blog/fixtures'
import { expect, test } from '../../tests/support/test'
import { describePage } from '~/domains/seo/commands.server'
import { findPageFrame } from './page-frame.server'

const labels = async (...args: Parameters<typeof findPageFrame>) => (await findPageFrame(...args)).breadcrumbs.map(({ label }) => label)

test('there are no breadcrumbs on the home page', async ({ db }) => {
  expect(await labels(db, '/')).toEqual([])
})

test('a breadcrumb is named by its SEO label, else by the post or product, else by its segment', async ({ db }) => {
  await aPost(db, { slug: 'my-post', title: 'My post' })
  await db.insertInto('products').values({ slug: 'queuepro', name: 'QueuePro', category: 'saas', price: 1, publishedAt: new Date(0) }).execute()
  expect(await labels(db, '/blog/my-post')).toEqual(['Home', 'Blog', 'My post'])
  expect(await labels(db, '/tools/queuepro')).toEqual(['Home', 'Tools', 'QueuePro'])
  expect(await labels(db, '/product-leadership')).toEqual(['Home', 'Product-leadership'])
  await describePage(db, { pagePath: '/blog', breadcrumbLabel: 'Writing' })
  await describePage(db, { pagePath: '/blog/my-post', breadcrumbLabel: 'Mine' })
  expect(await labels(db, '/blog/my-post')).toEqual(['Home', 'Writing', 'Mine'])
})

test('a draft lends no name', async ({ db }) => {
  await aPost(db, { slug: 'secret', title: 'Secret plan', publishedAt: null })
  expect(await labels(db, '/blog/secret')).toEqual(['Home', 'Blog', 'Secret'])
})

test('the SEO settings of the page itself come with it', async ({ db }) => {
  await describePage(db, { pagePath: '/about', metaTitle: 'About us', customMetaTags: JSON.stringify([{ name: 'a', content: 'b' }]) })
  expect((await findPageFrame(db, '/about')).seo).toMatchObject({ metaTitle: 'About us', customMetaTags: [{ name: 'a', content: 'b' }] })
  expect((await findPageFrame(db, '/about/team')).seo).toBeNull()
})
