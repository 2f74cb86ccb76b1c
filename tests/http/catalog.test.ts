import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
}, 120_000)
afterAll(() => site?.stop())

async function page(path: string) {
  const { text, ...answer } = await httpRequest(site.origin, path)
  return { ...answer, text: text.replaceAll('<!-- -->', '') }
}

const cards = (text: string) => [...text.matchAll(/href="\/tools\/([a-z-]+)"/g)].map(([, slug]) => slug)

test('the catalog is sorted by price from its address, and an unknown category shows everything', async () => {
  const up = cards((await page('/tools?sort=price-up')).text)
  expect(up[0]).toBe('pagesift')
  expect(cards((await page('/tools?sort=price-down')).text)).toEqual(up.toReversed())
  expect((await page('/tools?sort=price-up')).text).toContain('href="/tools?category=saas&amp;sort=price-up"')
  expect(cards((await page('/tools?category=nothing')).text)).toHaveLength(6)
  expect(cards((await page('/tools?category=ai')).text)).toEqual(['pagesift', 'deskhand'])
})

test('a search works as a plain form, and is kept nowhere', async () => {
  const { status, headers, text } = await page('/tools?q=waitlist&category=saas')
  expect(status).toBe(200)
  expect(cards(text)).toContain('tidebook')
  expect(text).toContain('value="waitlist"')
  expect(text).toMatch(/role="status"[^>]*>\d+ products? for “waitlist”/)
  expect(text).toContain('<input type="hidden" name="category" value="saas"')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect((await page('/tools?q=xylophone')).text).toContain('No products found')
})

test('queries that the catalog does not know lead to the same kept page', async () => {
  const etag = async (query: string) => (await page(`/tools${query}`)).headers.etag
  const plain = await etag('')
  for (const nonsense of ['?sort=newest', '?sort=x', '?page=1', '?page=-1', '?q=', '?x=1']) {
    expect(await etag(nonsense), nonsense).toBe(plain)
  }
  expect(await etag('?sort=price-up')).not.toBe(plain)
  // categories are rows: one that is not there shows everything and is kept nowhere
  expect((await page('/tools?category=nothing')).headers['cache-control']).toContain('private')
  expect((await page('/tools?page=2')).status).toBe(404)
})

test('a product is bought with a plain form that names its license', async () => {
  const { text } = await page('/tools/queuepro')
  expect(text).toMatch(/<form[^>]* action="\/checkout\/queuepro"/)
  for (const tier of ['starter', 'agency', 'unlimited']) {
    expect(text).toMatch(new RegExp(`<input type="radio"[^>]* name="tier"[^>]* value="${tier}"`))
  }
  expect(text).toContain('One-time payment in US dollars, no subscription.')
})

test('each license has an address, which opens the page with it and its price', async () => {
  const { text } = await page('/tools/queuepro')
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const offers = data.find((entry) => entry['@type'] === 'Product')?.offers as {
    url: string
    price: string
    sku: string
  }[]
  expect(offers).toHaveLength(3)
  for (const { url, price, sku } of offers) {
    const { pathname, search } = new URL(url)
    const answer = await page(pathname + search)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
    const checked = [...answer.text.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) =>
      input.includes('checked=""') ? [/value="([^"]+)"/.exec(input)?.[1]] : [],
    )
    expect(checked).toEqual([sku.replace('queuepro-', '')])
    // the bar at the foot of a phone tells the price of what is chosen
    expect(answer.text).toContain(`>$${Number(price).toLocaleString('en-US')}</span><span class="block text-small`)
    expect(answer.text).toMatch(/<link rel="canonical" href="[^"?]*\/tools\/queuepro"/)
  }
})

test('a license that is not offered leads to the page without it, and is kept nowhere', async () => {
  const answer = await page('/tools/queuepro?tier=nonsense&stars=5')
  expect([answer.status, answer.headers.location]).toEqual([302, '/tools/queuepro?stars=5'])
  expect((await page('/tools/queuepro?tier=')).status).toBe(200)
  expect((await page('/tools/queuepro?tier=agency&tier=x')).status).toBe(200)
})

test('nothing of a product without reviews claims a rating', async () => {
  const { text } = await page('/tools/tidebook')
  expect(text).toContain('No reviews yet.')
  expect(text).toContain('Only customers who bought this product can write a review.')
  expect(text).not.toContain('aggregateRating')
  expect(text).toContain('"@type":"FAQPage"')
  expect(text).toMatch(/<summary[^>]*>.*?Which payment provider does it use\?.*?Your own Stripe account\./s)
})

test('where nothing can be paid, the studio is asked', async () => {
  const away = await startSite({ LOG_LEVEL: 'error', ORIGIN: 'http://shop.example' })
  const { text } = await httpRequest(away.origin, '/tools/queuepro')
  await away.stop()
  expect(text).toContain('Request to buy')
  expect(text).toMatch(/<form[^>]* action="\/contact"/)
  expect(text).toMatch(/<input type="hidden" name="about" value="QueuePro"/)
}, 120_000)
