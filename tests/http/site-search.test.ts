import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
  // the words of the pages are known once they were read
  await vi.waitFor(async () => expect((await page('/search?q=marketpalce')).text).toContain('<mark>'), {
    timeout: 60_000,
    interval: 500,
  })
})
afterAll(() => site?.stop())

async function page(path: string) {
  const { text, ...answer } = await httpRequest(site.origin, path)
  // React parts what is put together of several pieces
  return { ...answer, text: text.replaceAll('<!-- -->', '') }
}

const search = (q: string, more = '') => page(`/search?${new URLSearchParams({ q })}${more}`)

test('one search finds posts, products, pages, help and docs, and none of it is kept', async () => {
  const { status, headers, text } = await search('license')
  expect(status).toBe(200)
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-cache', 'noindex'])
  expect(text).toContain('<meta name="robots" content="noindex"')
  for (const path of ['/blog/license-tiers-explained', '/docs/licences', '/docs', '/help', '/terms'])
    expect(text, path).toContain(`href="${path}"`)
  expect(text).toMatch(/href="\/search\?q=license&amp;kind=post"[^>]*>Posts \(\d+\)/)
  expect((await search('queuepro')).text).toMatch(/<ol><li.*?href="\/tools\/queuepro"/s)
  const posts = (await search('queuepro', '&kind=post')).text
  expect(posts).toContain('/blog/clinic-walk-in-queue')
  expect(posts).not.toContain(
    '<a class="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0" href="/tools/queuepro"',
  )
})

test('a search forgives, and says what it looked for', async () => {
  const { text } = await search('marketpalce')
  expect(text).toContain('Nothing has “marketpalce”.')
  expect(text).toMatch(/\d+ results for “marketplace”\./)
  expect(text).toContain('value="marketpalce"')
  expect((await page('/blog?q=marketpalce')).text).toContain('/blog/marketplace-chicken-and-egg')
  expect((await page('/tools?q=kitsehd')).text).toContain('href="/tools/kitshed"')
})

test('words that say nothing, and words that nobody wrote, get a clear answer and a way on', async () => {
  const common = (await search('the')).text
  expect(common).toContain('“the” is in nearly every text. These pages have it in their titles.')
  expect(common).toContain('href="/blog/marketplace-chicken-and-egg"')
  expect((await page('/blog?q=the')).text).toContain('“the” is in nearly every post. Add a more specific word.')
  expect((await page('/tools?q=the')).text).toContain('“the” is in nearly every text. Add a more specific word.')
  const nothing = (await search('xqzvbt')).text
  expect(nothing).toContain('No results for “xqzvbt”.')
  expect(nothing).toContain('Newest posts')
  expect((await page('/blog?q=xqzvbt')).text).toMatch(/href="\/search\?q=xqzvbt"[^>]*>Search the whole site/)
})

test('cells and headings do not run together in what is shown of a text', async () => {
  const { text } = await search('guest pages board')
  expect(text.replace(/<\/?mark>/g, '')).toContain('Guest pages and board · 4 · 2,600 · 22 · 14,300 · Server')
})

test('without words there is a field to type them into, and pages that are not there are missing', async () => {
  const { status, text } = await page('/search')
  expect(status).toBe(200)
  expect(text).toMatch(/<form [^>]*action="\/search"/)
  expect((await search('queue', '&page=999')).status).toBe(404)
  for (const query of ['q=%00', 'q=%ff%fe', 'q[]=a', `q=${'%2B'.repeat(600)}`, 'q=queue&kind=nonsense'])
    expect((await page(`/search?${query}`)).status, query).toBe(200)
})

test('pages are suggested while somebody types', async () => {
  const { status, text, headers } = await page('/api/search?q=deskh')
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(JSON.parse(text)).toEqual({ pages: [{ kind: 'Product', path: '/tools/deskhand', title: 'Deskhand' }] })
  expect(JSON.parse((await page('/api/search?q=')).text)).toEqual({ pages: [] })
})

test('a missing page searches for the words of its address and names pages near it', async () => {
  const { status, text } = await page('/blog/acceptence-criteria-test')
  expect(status).toBe(404)
  const main = text.slice(text.indexOf('<main'))
  expect(main).toContain('Were you looking for this?')
  expect(main).toContain('href="/blog/acceptance-criteria-you-can-test"')
  expect(main).toContain('value="acceptence criteria test"')
  expect((await page('/xqzvbt')).text).not.toContain('Were you looking for this?')
})
