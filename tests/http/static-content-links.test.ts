import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Every page of the site that links lead to from home, each with its HTML. */
async function crawl(site: RunningSite) {
  const found = new Map<string, { status: number; text: string }>()
  const waiting = ['/']
  for (const path of waiting) {
    if (found.has(path)) continue
    found.set(path, await httpRequest(site.origin, path))
    if (!path.startsWith('/planner/')) waiting.push(...(await linksOn(site, path)))
  }
  return found
}

test('without any content no link leads nowhere, and no page names the demo, its people or its figures', async () => {
  const pages = await crawl(empty)
  expect(pages.size).toBeGreaterThan(8)
  for (const [path, { status, text }] of pages) {
    expect(status, path).toBeLessThan(400)
    const words = text.replace(/<svg[\s\S]*?<\/svg>/g, '').replaceAll(empty.origin, '')
    expect(words, path).not.toMatch(/\bHarbor\b|Lindqvist|Okafor|Duarte|\b412\b|499 to 4,999|Delaware|QueuePro/)
  }
})

test('with the demo its pages lead to its content', async () => {
  const home = await linksOn(demo, '/')
  for (const to of [
    ...['/tools/tidebook', '/white-label-client-portal', '/product-leadership'],
    ...['/blog/clinic-walk-in-queue', '/blog/marketplace-chicken-and-egg', '/blog/white-label-portals-agency'],
    '/blog/ready-made-or-custom-price',
  ])
    expect(home).toContain(to)
  expect(await linksOn(demo, '/product-leadership')).toContain('/blog/product-lead-first-30-days')
  expect(await linksOn(demo, '/get-template')).toContain('/blog/scope-first-release-in-a-week')
  for (const page of ['/help', '/terms']) expect(await linksOn(demo, page)).toContain('/blog/license-tiers-explained')
  expect(await linksOn(demo, '/docs')).toContain('/blog/white-label-portals-agency')
})
