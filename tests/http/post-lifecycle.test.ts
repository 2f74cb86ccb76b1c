import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { addGuidesCategory, aPostContent, createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let writer: PostClient
let cookie = ''

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error', DEMO: '0' })
  ;({ cookie } = await anAdmin(site))
  await addGuidesCategory(site.origin, cookie)
  writer = createPostClient(site.origin, cookie)
})
afterAll(() => site?.stop())

const page = async (path: string) => (await httpRequest(site.origin, path)).text

const calls = [
  ['PUT', 'draft'],
  ['POST', 'publication'],
  ['DELETE', 'publication'],
  ['POST', 'presence'],
  ['DELETE', 'presence'],
  ['GET', 'revisions'],
  ['GET', 'revisions/1'],
  ['POST', 'revisions/1/restoration'],
  ['POST', 'preview-link'],
  ['POST', 'copy'],
  ['POST', 'trash'],
  ['DELETE', 'trash'],
  ['POST', '../bulk-actions'],
  ['DELETE', '../bulk-actions'],
] as const

test.each(calls)('%s …/%s is for admins only', async (method, path) => {
  const id = randomUUID()
  const body = method === 'POST' || method === 'PUT' ? { basedOn: 0, content: aPostContent() } : undefined
  const { status } = await createPostClient(site.origin, '').call(method, `${id}/${path}`, body)
  expect([302, 401]).toContain(status)
  expect((await writer.call('GET', `${id}/revisions`)).json.revisions).toEqual([])
})

test.each([
  ['GET', 'draft', 'PUT'],
  ['POST', 'draft', 'PUT'],
  ['PUT', 'publication', 'POST, DELETE'],
  ['GET', 'presence', 'POST, DELETE'],
  ['DELETE', 'revisions', 'GET'],
  ['GET', 'preview-link', 'POST'],
])('%s …/%s is answered with the methods that it takes', async (method, path, allowed) => {
  const { status, headers } = await writer.call(method, `${randomUUID()}/${path}`)
  expect([status, headers.allow]).toEqual([405, allowed])
})

test('a post is written, published, read at once on every page that shows it, and withdrawn from them', async () => {
  const id = randomUUID()
  const pages = ['/', '/blog', '/blog?category=guides', '/feed.xml', '/feed.json', '/sitemap.xml', '/sitemap']
  for (const path of pages) expect(await page(path)).not.toContain('fresh-post')
  expect((await writer.save(id, 0, { slug: 'fresh-post', title: 'Fresh' })).json).toMatchObject({ revision: 1 })
  for (const path of pages) expect(await page(path)).not.toContain('fresh-post')
  expect((await writer.publish(id, { basedOn: 1 })).status).toBe(200)
  for (const path of pages) expect(await page(path), path).toContain('fresh-post')
  expect(await page('/blog/fresh-post')).toContain('Words')
  await writer.save(id, 1, { slug: 'fresh-post', title: 'Fresher' })
  expect(await page('/blog/fresh-post')).not.toContain('Fresher')
  await writer.publish(id)
  for (const path of ['/', '/blog', '/blog/fresh-post', '/feed.xml'])
    expect(await page(path), path).toContain('Fresher')
  expect((await writer.withdraw(id)).status).toBe(200)
  for (const path of pages) expect(await page(path), path).not.toContain('fresh-post')
  expect((await httpRequest(site.origin, '/blog/fresh-post')).status).toBe(404)
})

test('many posts are withdrawn at once, and undo brings them back on every page', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const [number, id] of ids.entries()) {
    await writer.save(id, 0, { slug: `bulk-${number}` })
    await writer.publish(id)
  }
  const bulk = (method: string, body: unknown) => writer.call(method, 'bulk-actions', body)
  expect(await page('/blog')).toContain('/blog/bulk-1')
  const { status, json } = await bulk('POST', { action: 'withdraw', ids })
  expect(status).toBe(200)
  expect(await page('/blog')).not.toContain('/blog/bulk-')
  expect((await bulk('DELETE', { states: json.done })).status).toBe(200)
  expect(await page('/blog')).toContain('/blog/bulk-1')
  for (const wrong of [
    { action: 'purge', ids },
    { action: 'delete', ids: [] },
    { action: 'delete', ids: ['x'] },
  ])
    expect((await bulk('POST', wrong)).status).toBe(422)
})

test('a changed address answers with the new one, also while the change waits to be published', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'old-address' })
  await writer.publish(id)
  await writer.save(id, 1, { slug: 'new-address' })
  expect((await httpRequest(site.origin, '/blog/old-address')).status).toBe(200)
  await writer.publish(id)
  const { status, headers } = await httpRequest(site.origin, '/blog/old-address')
  expect([status, headers.location]).toEqual([301, '/blog/new-address'])
})

test('two who write at once: the second is told, and gets what the first has written', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'shared' })
  const other = await anAdmin(site)
  await createPostClient(site.origin, other.cookie).save(id, 1, { slug: 'shared', title: 'Of the other' })
  const { status, json } = await writer.save(id, 1, { slug: 'shared', title: 'Mine' })
  expect(status).toBe(409)
  expect(json).toMatchObject({
    error: { code: 'conflict' },
    current: { revision: 2, savedBy: other.email, content: { title: 'Of the other' } },
  })
  await createPostClient(site.origin, other.cookie).call('POST', `${id}/presence`)
  expect((await writer.call('POST', `${id}/presence`)).json.others).toMatchObject([{ email: other.email }])
})

test('ten saves based on the same revision: one is stored, nine are told', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'race' })
  const titles = Array.from({ length: 10 }, (_, number) => `Racer ${number}`)
  const answers = await Promise.all(titles.map((title) => writer.save(id, 1, { slug: 'race', title })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('the history answers revisions, and one of them comes back', async () => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'history', title: 'First' })
  await writer.publish(id)
  await writer.save(id, 1, { slug: 'history', title: 'Second' })
  const { revisions } = (await writer.call('GET', `${id}/revisions`)).json
  expect(revisions).toMatchObject([
    { revision: 2, title: 'Second' },
    { revision: 1, title: 'First' },
  ])
  expect((await writer.call('GET', `${id}/revisions/1`)).json.content?.title).toBe('First')
  const { json } = await writer.call('POST', `${id}/revisions/1/restoration`, { basedOn: 2 })
  expect(json).toMatchObject({ revision: 3, content: { title: 'First' } })
  for (const odd of ['0', '99', 'x', '1e9', '99999999999999'])
    expect((await writer.call('GET', `${id}/revisions/${odd}`)).status).toBe(404)
})

describe('a preview', () => {
  async function aPreview(changes = {}) {
    const id = randomUUID()
    await writer.save(id, 0, { slug: '', title: 'Not yet', body: '<p>Draft words</p>', ...changes })
    const { previewKey } = (await writer.call('POST', `${id}/preview-link`)).json
    return { id, path: `/preview/${previewKey}` }
  }

  test('shows the draft in the public layout to whoever has the link, and to no search engine or cache', async () => {
    const { id, path } = await aPreview()
    const { status, headers, text } = await httpRequest(site.origin, path)
    expect(status).toBe(200)
    for (const part of ['Preview. Not published.', 'Draft words', '<footer']) expect(text).toContain(part)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await writer.save(id, 1, { slug: '', body: '<p>Other words</p>' })
    expect(await page(path)).toContain('Other words')
  })

  test('shows what publishing would publish, not what is public', async () => {
    const { id, path } = await aPreview({ slug: 'previewed' })
    // head and text; sharing and the posts beside it belong to what is public
    const article = (text: string) =>
      /<article[\s\S]*?<header[\s\S]*?<div[^>]* class="prose[\s\S]*?<\/div>/.exec(text)?.[0]
    await writer.publish(id)
    expect(await page(path)).toContain('Preview. Published.')
    await writer.save(id, 1, { slug: 'previewed', body: '<h2>New</h2><p>Changed <strong>words</strong></p>' })
    const previewed = article(await page(path))
    expect(previewed).toContain('<h2 id="new">New</h2>')
    expect(previewed).not.toBe(article(await page('/blog/previewed')))
    await writer.publish(id)
    expect(article(await page('/blog/previewed'))).toBe(previewed)
  })

  test('is gone with its key, and unknown keys lead nowhere', async () => {
    const { id, path } = await aPreview()
    await writer.call('POST', `${id}/preview-link`)
    const odd = [path, '/preview/x', `/preview/${randomUUID()}`, "/preview/'%20or%201=1"]
    for (const key of odd) expect((await httpRequest(site.origin, key)).status).toBe(404)
  })
})
