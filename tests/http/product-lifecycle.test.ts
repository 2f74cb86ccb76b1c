import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductContent } from '~/wings/shop/products/fixtures'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { createJsonClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let call: ReturnType<typeof createJsonClient>

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  call = createJsonClient(site.origin, (await anAdmin(site)).cookie, '/admin/api/entries/product')
})
afterAll(() => site.stop())

const visit = (path: string) => httpRequest(site.origin, path)

test('a product is saved, published, moved, withdrawn and put into the trash; visitors see each step at once', async () => {
  const id = randomUUID()
  const content = aProductContent({ slug: 'queue-desk', title: 'Queue Desk' })
  expect((await call('PUT', `${id}/draft`, { basedOn: 0, content })).json).toMatchObject({ revision: 1 })
  expect((await visit('/tools/queue-desk')).status).toBe(404)
  expect((await visit('/tools')).text).not.toContain('Queue Desk')

  expect((await call('POST', `${id}/publication`, { basedOn: 1 })).status).toBe(200)
  const page = await visit('/tools/queue-desk')
  expect(page.text).toContain('Queue Desk')
  expect(page.text).toContain('$499')
  expect((await visit('/tools')).text).toContain('Queue Desk')

  const moved = { ...content, slug: 'desk', tiers: content.tiers.slice(0, 1) }
  await call('PUT', `${id}/draft`, { basedOn: 1, content: moved })
  expect((await visit('/tools/queue-desk')).status).toBe(200)
  await call('POST', `${id}/publication`, { basedOn: 2 })
  expect(await visit('/tools/queue-desk')).toMatchObject({ status: 301, headers: { location: '/tools/desk' } })
  expect((await visit('/tools/desk')).text).toContain('$999')

  await call('DELETE', `${id}/publication`)
  expect((await visit('/tools/desk')).status).toBe(404)
  expect((await call('POST', `${id}/trash`)).status).toBe(200)
  expect((await call('POST', `${id}/publication`, {})).status).toBe(409)
})

test('a save on top of what somebody else saved meets their version, and the history keeps both', async () => {
  const id = randomUUID()
  await call('PUT', `${id}/draft`, { basedOn: 0, content: aProductContent({ slug: 'two-writers' }) })
  await call('PUT', `${id}/draft`, { basedOn: 1, content: aProductContent({ slug: 'two-writers', tagline: 'Hers' }) })
  const met = await call('PUT', `${id}/draft`, { basedOn: 1, content: aProductContent({ tagline: 'His' }) })
  expect(met.status).toBe(409)
  expect(met.json).toMatchObject({
    error: { message: 'This product was changed since you opened it.' },
    current: { revision: 2, content: { tagline: 'Hers' } },
  })
  expect((await call('POST', `${id}/revisions/2/restoration`, { basedOn: 2 })).status).toBe(200)
  expect((await call('GET', `${id}/revisions`)).json.revisions).toHaveLength(1)
})

test('whoever has the link sees the product as it is being written, and nobody keeps it', async () => {
  const id = randomUUID()
  const content = aProductContent({ slug: 'shown-early', title: 'Shown early' })
  await call('PUT', `${id}/draft`, { basedOn: 0, content })
  const link = await call('POST', `${id}/preview-link`)
  const path = `/preview/product/${link.json.previewKey}`
  const preview = await visit(path)
  expect(preview.text).toContain('Shown early')
  expect(preview.text).toContain('Preview. Not published.')
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await call('POST', `${id}/preview-link`)
  expect((await visit(path)).status).toBe(404)
  expect((await visit('/preview/product/nothing')).status).toBe(404)
})

const tier = aProductContent().tiers[0]

test.each([
  ['a price below zero', { tiers: [{ ...tier, price: -1 }] }, 'content.tiers.0.price'],
  ['a price in parts of a cent', { tiers: [{ ...tier, price: 999.5 }] }, 'content.tiers.0.price'],
  ['a price as words', { tiers: [{ ...tier, price: '499' }] }, 'content.tiers.0.price'],
  ['two licenses with one id', { tiers: [tier, tier] }, 'content.tiers'],
  ['no activations at all', { tiers: [{ ...tier, activations: 0 }] }, 'content.tiers.0.activations'],
  ['a category that is no slug', { category: 'Books & more' }, 'content.category'],
  ['a script as the demo', { demoUrl: 'javascript:alert(1)' }, 'content.demoUrl'],
  ['a picture without an id', { gallery: [{ id: 'x', alt: '' }] }, 'content.gallery.0.id'],
  ['links that never work', { downloadDays: 0 }, 'content.downloadDays'],
  ['a day that is none', { changelog: [{ version: '1', date: '2026-02-31', text: '' }] }, 'content.changelog.0.date'],
  ['an address with a slash', { slug: 'a/b' }, 'content.slug'],
  ['more questions than anybody reads', { faq: Array(41).fill({ question: '', answer: '' }) }, 'content.faq'],
])('%s is refused with its field', async (_what, changes, field) => {
  const content = { ...aProductContent(), ...changes }
  const refused = await call('PUT', `${randomUUID()}/draft`, { basedOn: 0, content })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.json.error?.fields ?? {})).toContain(field)
})

test('no product is found under the id of a post, nor the other way round', async () => {
  const id = randomUUID()
  await call('PUT', `${id}/draft`, { basedOn: 0, content: aProductContent({ slug: 'apart' }) })
  const posts = createJsonClient(site.origin, (await anAdmin(site)).cookie, '/admin/api/entries/post')
  for (const [method, path] of [
    ['POST', 'publication'],
    ['POST', 'trash'],
    ['POST', 'copy'],
    ['POST', 'presence'],
    ['POST', 'preview-link'],
  ] as const) {
    const body = path === 'publication' ? {} : undefined
    expect([path, (await posts(method, `${id}/${path}`, body)).status]).toEqual([path, 404])
  }
})
