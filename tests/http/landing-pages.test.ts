import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { listAllScripts, listIslandScripts } from '~test/built-scripts'
import { everyFormField } from '~test/every-block'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createEveryBlock, seedLandingPages } from '~test/seed-landing-pages'
import { createSiteFolder } from '~test/site-folder'

const hero = (title: string) => ({ ...newBlock('hero', 'hero'), title })
const HOSTILE = '</script><script>alert(1)</script>'

let site: RunningSite
let dataDir: string

beforeAll(async () => {
  dataDir = await createSiteFolder()
  const question = { ...newBlock('faq', 'faq'), items: [{ question: HOSTILE, answer: HOSTILE }] }
  await seedLandingPages(dataDir, [
    { slug: 'all-of-it', blocks: await createEveryBlock(dataDir) },
    { slug: 'contact', title: 'Not the studio', blocks: [hero('Not the studio')] },
    { slug: 'hostile', title: HOSTILE, blocks: [hero(HOSTILE), question] },
    {
      slug: 'tried',
      blocks: [hero('The first')],
      variants: [{ id: 'second', name: 'Second', share: 50, blocks: [hero('The second'), everyFormField()] }],
    },
  ])
  site = await startSite({ DATA_DIR: dataDir, ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (path: string, headers = {}) => httpRequest(site.origin, path, { headers })
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]

function post(path: string, form: Record<string, string>, headers = {}, from = '127.0.7.7') {
  return httpRequest(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
    localAddress: from,
  })
}

test('a landing page never takes the address of a page of the site', async () => {
  const { status, text } = await get('/contact')
  expect([status, headingOf(text) === 'Not the studio']).toEqual([200, false])
})

test('QueuePro is one page at two addresses', async () => {
  const [long, short] = [await get('/lp/queuepro'), await get('/queuepro')]
  for (const { status, text } of [long, short]) {
    expect(status).toBe(200)
    expect(headingOf(text)).toBe('Nobody has to stand in line for their place in it.')
    expect(text).toContain('<link rel="canonical" href="http://harbor.test/lp/queuepro"/>')
  }
})

test('a page of all kinds has one main heading and structured data that can be read', async () => {
  const { text } = await get('/all-of-it')
  expect(text.match(/<h1/g)).toHaveLength(1)
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const types = data.map(([, json = '']) => JSON.parse(json)['@type'])
  expect(types).toEqual(['FAQPage', 'HowTo', 'Product', 'Organization', 'BreadcrumbList'])
})

test('what was typed into a page cannot leave its place, in structured data either', async () => {
  const { text } = await get('/hostile')
  expect(text).not.toContain(HOSTILE)
  const [, json = ''] = /ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json).mainEntity[0].name).toBe(HOSTILE)
})

const filledIn = {
  intent: 'form',
  'field-1-your-name': 'Ada',
  'field-2-e-mail': 'ada@example.com',
  'field-3-how-many-rooms': 'One',
  'field-4-what-should-be-different': 'The bell & the light.',
}

test('without scripts, a wrong form comes back with everything that was typed, and a right one is thanked for', async () => {
  const wrong = await post('/all-of-it', { ...filledIn, 'field-2-e-mail': 'ada' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Please enter a valid email address.')
  expect(wrong.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="ada"/)
  expect(wrong.text).toMatch(/<textarea[^>]*>The bell &amp; the light\.<\/textarea>/)
  expect(wrong.text).toMatch(/<option[^>]*selected=""[^>]*>One<\/option>/)
  const right = await post('/all-of-it', filledIn)
  expect([right.status, right.text]).toEqual([200, expect.stringContaining('It has arrived.')])
})

test('the page itself stays the same for everyone while forms are sent', async () => {
  const before = await get('/all-of-it')
  await post('/all-of-it', { ...filledIn, 'field-2-e-mail': 'ada' })
  const after = await get('/all-of-it')
  expect(after.headers.etag).toBe(before.headers.etag)
  expect(after.headers['cache-control']).toContain('public')
})

const browsers = Array.from({ length: 40 }, (_, n) => ({ 'user-agent': `Mozilla/5.0 Firefox/${n}` }))
const firefox = (n: number) => browsers[n] ?? {}

test('visitors get the versions of a page, each the same one again, at its address and as data', async () => {
  const seen: (string | undefined)[] = []
  for (const browser of browsers) {
    const { text, headers } = await get('/tried', browser)
    const version = /<html[^>]* data-variant="(\w+)"/.exec(text)?.[1]
    seen.push(version)
    expect(headingOf(text)).toBe(version === 'first' ? 'The first' : 'The second')
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain('<link rel="canonical" href="http://harbor.test/tried"/>')
    expect((await get('/tried?utm_source=mail', browser)).headers.etag).toBe(headers.etag)
    expect((await get('/tried.data', browser)).text).toContain(version === 'first' ? 'The first' : 'The second')
  }
  // by chance, one of 10^12 times all of them get the same
  expect(new Set(seen)).toEqual(new Set(['first', 'second']))
})

test('a browser gets 304 for its own version, and the page when it has another one', async () => {
  const answers = await Promise.all(browsers.map((browser) => get('/tried', browser)))
  const mine = answers[0]?.headers.etag as string
  const other = answers.find(({ headers }) => headers.etag !== mine)?.headers.etag as string
  expect((await get('/tried', { ...firefox(0), 'if-none-match': mine })).status).toBe(304)
  expect((await get('/tried', { ...firefox(0), 'if-none-match': other })).status).toBe(200)
})

test('search engines get the first version', async () => {
  for (let n = 0; n < 20; n++) {
    const bot = { 'user-agent': `Mozilla/5.0 (compatible; Googlebot/2.${n}; +http://www.google.com/bot.html)` }
    expect(headingOf((await get('/tried', bot)).text)).toBe('The first')
  }
})

test('a form of one version is answered in that version, whoever sends it', async () => {
  for (const [number, browser] of browsers.slice(0, 8).entries()) {
    const unfinished = { ...filledIn, 'field-1-your-name': '' }
    const { status, text } = await post('/tried', unfinished, browser, `127.0.7.${10 + number}`)
    expect([status, headingOf(text)]).toEqual([422, 'The second'])
    expect(text).toContain('Please fill this in.')
  }
})

test('a preview of nobody is not found, and previews are kept by nobody', async () => {
  const { status, headers } = await get('/preview/page/0197b7a2-0000-7000-8000-000000000001')
  expect(status).toBe(404)
  expect(headers['cache-control']).not.toContain('public')
})

test('no script of a landing page, now or later, holds the builder, the schemas or the back office', () => {
  const landing = listIslandScripts()
  expect(landing.size).toBeGreaterThan(5)
  const holding = (mark: RegExp, scripts: Map<string, string>) =>
    [...scripts].filter(([, text]) => mark.test(text)).map(([name]) => name)
  const schemas = /ZodError|invalid_union/
  expect(holding(schemas, landing)).toEqual([])
  expect(holding(/puck/i, landing)).toEqual([])
  expect(holding(/ProseMirror/, landing)).toEqual([])
  // the marks are those that the build has
  expect(holding(schemas, listAllScripts())).not.toEqual([])
  expect(holding(/ProseMirror/, listAllScripts())).not.toEqual([])
})
