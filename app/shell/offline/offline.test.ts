import { expect, test } from 'vitest'
import { isReadableOffline } from './is-readable-offline'
import { mayKeep, pageKey } from './may-keep'
import { drawOfflinePage } from './offline-page'

test.each(['/', '/blog/a-post', '/tools', '/planner', '/administration'])('%s may be kept', (path) => {
  expect(isReadableOffline(path)).toBe(true)
})

test.each([
  ...['/admin', '/admin/orders', '/admin.data', '/account/password', '/planner/login', '/api/session'],
  ...['/checkout/queuepro', '/purchases/token', '/download/token', '/preview/key', '/plan/key', '/figures/key'],
])('%s is never kept', (path) => {
  expect(isReadableOffline(path)).toBe(false)
})

test('only what was rendered for everyone is kept', () => {
  const answer = (cacheControl?: string, status = 200, type: ResponseType = 'basic') =>
    mayKeep({ status, type, headers: new Headers(cacheControl ? { 'Cache-Control': cacheControl } : {}) })
  expect(answer('public, max-age=0, s-maxage=60')).toBe(true)
  expect(answer('private, max-age=0')).toBe(false)
  expect(answer('no-store')).toBe(false)
  expect(answer('no-cache')).toBe(false)
  expect(answer()).toBe(false)
  expect(answer('public, max-age=0', 404)).toBe(false)
  expect(answer('public, max-age=0', 0, 'opaqueredirect')).toBe(false)
})

test('a page is kept once, whichever campaign led to it', () => {
  expect(pageKey('https://harbor.test/blog?category=guides&utm_source=mail#top')).toBe('/blog?category=guides')
})

test('the page for times without a connection names those that can be read, and is no page for caches', async () => {
  const page = drawOfflinePage([{ path: '/tools?a=1&b=2', html: '<title>Tools &lt;b&gt;</title>' }])
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<li><a href="/tools?a=1&amp;b=2">Tools &lt;b&gt;</a>')
  expect(await drawOfflinePage([]).text()).not.toContain('You can read')
})
