import { inTransaction } from '~/platform/database/transaction.server'
import { expect, test } from '~test/test'
import { buildBreadcrumbs } from './breadcrumbs'
import { saveSeoSettings } from './commands.server'
import { findPageSeoContext } from './queries.server'
import type { PageSeoContext } from './seo-settings'

const pageSeo = (path: string, labels = {}): PageSeoContext => ({
  path,
  language: 'en',
  breadcrumbLabels: labels,
  seo: null,
})

function labels(seo: PageSeoContext, name?: string) {
  const page = { loaderData: { name }, handle: { breadcrumb: (data: { name: string }) => data.name } }
  return buildBreadcrumbs([{}, { loaderData: { seo } }, page]).map(({ label }) => label)
}

test('there are no breadcrumbs on the home page', () => {
  expect(labels(pageSeo('/'))).toEqual([])
})

test('a breadcrumb is named by its SEO label, else by the post or product, else by its segment', () => {
  expect(labels(pageSeo('/blog/my-post'), 'My post')).toEqual(['Home', 'Blog', 'My post'])
  expect(labels(pageSeo('/blog/my-post', { '/blog': 'Writing', '/blog/my-post': 'Mine' }), 'My post')).toEqual([
    'Home',
    'Writing',
    'Mine',
  ])
  expect(labels(pageSeo('/product-leadership'))).toEqual(['Home', 'Product-leadership'])
  expect(labels(pageSeo('/blog/missing'))).toEqual(['Home', 'Blog', 'Missing'])
})

test.each([
  ['/checkout/pagesift', ['Home', 'Checkout', 'Pagesift']],
  ['/payment/success', ['Home', 'Payment', 'Success']],
  ['/lp/queuepro', ['Home', 'Lp', 'Queuepro']],
  ['/account/password', ['Home', 'Account', 'Password']],
  ['/admin/login', ['Home', 'Admin', 'Login']],
])('%s has home, then each path segment', (path, expected) => {
  expect(labels(pageSeo(path))).toEqual(expected)
})

test.each([
  ['/download/9f8e', ['Home', 'Download', 'Your files']],
  ['/download/9f8e/new-link', ['Home', 'Download', 'New-link']],
  ['/review/9f8e', ['Home', 'Review', 'Your review']],
  ['/purchases/9f8e', ['Home', 'Purchases', 'Email link']],
  ['/payment/test/9f8e', ['Home', 'Payment', 'Test', 'Order']],
  ['/account/password/9f8e', ['Home', 'Account', 'Password', 'New password']],
  ['/preview/product/9f8e', ['Home', 'Preview', 'Product', 'Draft']],
])('the key of %s stands in no breadcrumb', (path, expected) => {
  expect(labels(pageSeo(path))).toEqual(expected)
})

test('a segment without a page of its own leads nowhere, and search engines are not told of it', () => {
  const trail = buildBreadcrumbs([{ loaderData: { seo: pageSeo('/account/email/9f8e') } }])
  expect(trail.map(({ path, isSegmentOnly = false }) => [path, isSegmentOnly])).toEqual([
    ['/', false],
    ['/account', true],
    ['/account/email', true],
    ['/account/email/9f8e', false],
  ])
})

test('an id is no step on the way to what stands below it', () => {
  const plan = '/planner/dashboard/0f3c3001-8a52-4a55-9b1c-3a4f8f3f4c11'
  expect(labels(pageSeo(plan), 'My plan')).toEqual(['Home', 'Planner', 'Dashboard', 'My plan'])
  expect(labels(pageSeo(`${plan}/history`), 'History')).toEqual(['Home', 'Planner', 'Dashboard', 'History'])
})

test('a page has the labels along the way to it and the settings of its own', async ({ db }) => {
  await saveSeoSettings(db, { pagePath: '/blog', breadcrumbLabel: 'Writing', metaTitle: 'Ours' })
  const tags = [{ name: 'a', content: 'b' }]
  await saveSeoSettings(db, { pagePath: '/blog/a', metaTitle: 'A', customMetaTags: JSON.stringify(tags) })
  expect(await findPageSeoContext(db, '/blog/a')).toMatchObject({
    breadcrumbLabels: { '/blog': 'Writing' },
    seo: { metaTitle: 'A', customMetaTags: tags },
  })
  expect((await findPageSeoContext(db, '/blog/b')).seo).toBeNull()
})

test('a page is described anew after every change, and back to nothing when the change is undone', async ({
  database: { db },
}) => {
  const titleOf = async (path: string) => (await findPageSeoContext(db, path)).seo?.metaTitle
  expect(await titleOf('/blog/a')).toBeUndefined()
  await saveSeoSettings(db, { pagePath: '/blog/a', metaTitle: 'First' })
  expect(await titleOf('/blog/a')).toBe('First')
  await saveSeoSettings(db, { pagePath: '/blog/a', metaTitle: 'Second', breadcrumbLabel: 'A' })
  expect(await titleOf('/blog/a')).toBe('Second')
  expect((await findPageSeoContext(db, '/blog/a')).breadcrumbLabels).toEqual({ '/blog/a': 'A' })
  const undone = inTransaction(db, async (tx) => {
    await saveSeoSettings(tx, { pagePath: '/blog/b', metaTitle: 'Never' })
    expect((await findPageSeoContext(tx, '/blog/b')).seo?.metaTitle).toBe('Never')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await titleOf('/blog/b')).toBeUndefined()
})
