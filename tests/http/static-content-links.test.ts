import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInPages } from '~/shell/public-pages'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let demo: RunningSite
let empty: RunningSite

beforeAll(async () => {
  ;[demo, empty] = await Promise.all([startSite(), startSite({ DEMO: '0' })])
})
afterAll(() => Promise.all([demo.stop(), empty.stop()]))

/** The addresses on this site that a page links to, each once. */
async function linksOn(site: RunningSite, path: string) {
  const { text } = await httpRequest(site.origin, path)
  return [...new Set([...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&')))]
}

test.each(builtInPages.map(({ path }) => path))('without any content no link of %s leads nowhere', async (path) => {
  for (const to of await linksOn(empty, path)) {
    expect((await httpRequest(empty.origin, to)).status, `${path} links to ${to}`).toBeLessThan(400)
  }
})

test('sentences that only led to content are not there without it, as text neither', async () => {
  for (const [page, sentence] of [
    ['/help', 'The three licenses with nine examples'],
    ['/docs', 'An agency with eleven portals'],
    ['/terms', 'Examples for the licenses'],
  ] as const) {
    expect((await httpRequest(demo.origin, page)).text, page).toContain(sentence)
    expect((await httpRequest(empty.origin, page)).text, page).not.toContain(sentence)
  }
  expect((await httpRequest(empty.origin, '/')).text.replaceAll('<!-- -->', '')).toContain(
    'Building it costs about 53,300 USD.',
  )
})

test('with the demo they are all there', async () => {
  const home = await linksOn(demo, '/')
  for (const to of [
    ...['/tools/queuepro', '/tools/tidebook', '/tools/kitshed', '/tools/deskhand', '/white-label-client-portal'],
    ...['/blog/clinic-walk-in-queue', '/blog/marketplace-chicken-and-egg', '/blog/white-label-portals-agency'],
    '/blog/ready-made-or-custom-price',
  ])
    expect(home).toContain(to)
  expect(await linksOn(demo, '/product-leadership')).toContain('/blog/product-lead-first-30-days')
  expect(await linksOn(demo, '/get-template')).toContain('/blog/scope-first-release-in-a-week')
  for (const page of ['/help', '/terms']) expect(await linksOn(demo, page)).toContain('/blog/license-tiers-explained')
  expect(await linksOn(demo, '/docs')).toContain('/blog/white-label-portals-agency')
})
