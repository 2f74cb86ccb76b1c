import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { aPostContent, createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'

const MIB = 1024 * 1024
let site: RunningSite
let writer: PostClient
let cookie = ''

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error', DEMO: '0' })
  ;({ cookie } = await anAdmin(site))
  writer = createPostClient(site.origin, cookie)
})
afterAll(() => site?.stop())

test.each([
  ['no JSON', '{"basedOn":', 400],
  ['a list', '[]', 422],
  ['nothing', '', 400],
  ['numbers for words', { basedOn: 0, content: { ...aPostContent(), title: 1, tags: 'x' } }, 422],
  ['a negative revision', { basedOn: -1, content: aPostContent() }, 422],
  ['a revision that no database can count', { basedOn: 2 ** 40, content: aPostContent() }, 422],
  ['an address that climbs', { basedOn: 0, content: aPostContent({ slug: '../admin' }) }, 422],
  [
    'an address of another kind',
    { basedOn: 0, content: aPostContent({ seo: { ...aPostContent().seo, canonicalUrl: 'javascript:alert(1)' } }) },
    422,
  ],
  ['a category without an end', { basedOn: 0, content: aPostContent({ category: 'a'.repeat(5_000) }) }, 422],
  ['a cover that is no id', { basedOn: 0, content: aPostContent({ coverId: "' or 1=1" }) }, 422],
  ['a title of 1 MB', { basedOn: 0, content: aPostContent({ title: 'x'.repeat(1e6) }) }, 422],
  ['a title of 10 MB', { basedOn: 0, content: aPostContent({ title: 'x'.repeat(1e7) }) }, 413],
  [
    'parts inside one another without end',
    { basedOn: 0, content: aPostContent({ body: '<ul><li>'.repeat(100_000) }) },
    422,
  ],
  ['21 tags', { basedOn: 0, content: aPostContent({ tags: Array.from({ length: 21 }, String) }) }, 422],
])('%s is refused with a clear message', async (_name, body, status) => {
  const id = randomUUID()
  const answer = await writer.call('PUT', `${id}/draft`, body)
  expect(answer.status).toBe(status)
  expect(answer.json.error?.message).toBeTruthy()
  expect((await writer.call('GET', `${id}/revisions`)).json.revisions).toEqual([])
})

test('an id that is none, and another content type, are refused', async () => {
  expect((await writer.save('not-an-id', 0)).status).toBe(404)
  const headers = { cookie, 'content-type': 'text/plain' }
  const body = JSON.stringify({ basedOn: 0, content: aPostContent() })
  const path = `/admin/api/entries/post/${randomUUID()}/draft`
  expect((await httpRequest(site.origin, path, { method: 'PUT', headers, body })).status).toBe(415)
})

test('characters that databases refuse are kept out or mended', async () => {
  const id = randomUUID()
  const odd = 'a\u0000b\ud800c\u202ed'
  const { status } = await writer.save(id, 0, { slug: '', title: odd, tags: [odd], body: `<p>${odd}</p>` })
  expect(status).toBe(200)
  await writer.save(id, 1, { slug: 'odd', title: odd, tags: [odd], body: `<p>${odd}</p>` })
  await writer.publish(id)
  await writer.save(id, 2, { slug: 'odd', title: `${odd}2`, tags: [odd], body: `<p>${odd}</p>` })
  expect((await writer.publish(id)).status).toBe(200)
  for (const path of ['/blog/odd', '/feed.xml', '/sitemap'])
    expect((await httpRequest(site.origin, path)).status).toBe(200)
})

test('a post of a million characters of any script is saved, one more is refused', async () => {
  for (const [name, character] of Object.entries({ latin: 'a ', chinese: '書 ', markup: '"\\' })) {
    const id = randomUUID()
    const body = `<p>${character.repeat(499_996)}</p>`
    expect((await writer.save(id, 0, { slug: '', body })).status, name).toBe(200)
  }
  expect((await writer.save(randomUUID(), 0, { body: 'a'.repeat(1_000_001) })).status).toBe(422)
  expect((await writer.save(randomUUID(), 0, { body: 'a'.repeat(4 * MIB) })).status).toBe(413)
})

test.each([
  ['words that are all different', () => Array.from({ length: 120_000 }, (_, number) => number.toString(36)).join(' ')],
  ['words joined by dashes', () => Array.from({ length: 120_000 }, (_, number) => `${number.toString(36)}-`).join('')],
  [
    'one character a word',
    () => Array.from({ length: 330_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 20_900))).join(' '),
  ],
  ['one long word', () => 'a'.repeat(900_000)],
  ['half tags', () => '<'.repeat(100_000)],
  ['headings', () => '<h2>a</h2>'.repeat(50_000)],
  ['entities', () => '&amp;'.repeat(100_000)],
  ['handlers', () => '<br onx'.repeat(100_000)],
  ['attributes', () => `<br ${Array.from({ length: 125_000 }, (_, number) => `a${number}`).join(' ')}>`],
  ['code without an end', () => '<pre><code class="language-ts">a</code>b</pre>'.repeat(20_000)],
])('a large text of %s is saved in seconds, not in minutes', async (_name, body) => {
  const id = randomUUID()
  const startedAt = performance.now()
  expect((await writer.save(id, 0, { slug: '', body: body() })).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test.each([
  ['half tags', '<'.repeat(900_000)],
  ['headings', '<h2>a</h2>'.repeat(90_000)],
  ['entities', '&amp;'.repeat(190_000)],
  ['handlers', '<br onx'.repeat(125_000)],
])('a text of nothing but %s is refused before it keeps the site busy', async (_name, body) => {
  const startedAt = performance.now()
  const { status, json } = await writer.save(randomUUID(), 0, { slug: '', body })
  expect(status).toBe(422)
  expect(json.error?.fields).toEqual({
    'content.body': 'This text has too many HTML tags for a post.',
  })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

const payloads = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></p><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="javascript:/a/-alert(1)///////">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<table background="javascript:alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<p id="root" name="getElementById">clobbered</p>',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is tried
  '${alert(1)}',
]

/** Whatever could run or load in a page, apart from what every page of the site carries itself. */
function dangers(html: string) {
  const ours =
    /<script(?: nonce="[^"]*")?(?: type="[^"]*")?(?: async="")?(?: src="\/assets\/[^"]*")?[^>]*>[\s\S]*?<\/script>/g
  const search = /<form data-in-place="" class="flex gap-2" action="\/blog">/g
  const page = html
    .replace(search, '')
    .replace(ours, (script) => (/^<script[^>]*>\s*alert\(1\)/.test(script) ? script : ''))
  const inTags = [...page.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) =>
    tag.replace(/"[^"]*"/g, (value) => (/^"\s*(javascript|vbscript|data:text)/i.test(value) ? value : '""')),
  )
  return inTags.filter((tag) =>
    /[\s/"]on[a-z]+\s*=|javascript:|vbscript:|data:text|^<(script|iframe|object|embed|base|form|template|xmp|math)\b/i.test(
      tag,
    ),
  )
}

test('what would be dangerous is found in a page that does not clean it', () => {
  for (const raw of payloads.slice(6, 8)) expect(dangers(`<p>${raw}</p>`), raw).not.toEqual([])
  expect(dangers('<script>window.x = {"a":"</script><script>alert(1)</script>"}</script>')).not.toEqual([])
})

test.each(payloads)('%s runs nowhere, whichever field it is written into', async (payload) => {
  const id = randomUUID()
  const slug = `hostile-${id}`
  const seo = {
    ...aPostContent().seo,
    metaTitle: payload,
    metaDescription: payload,
    ogTitle: payload,
    ogDescription: payload,
  }
  const words = { title: payload, description: payload, author: payload.slice(0, 100), coverAlt: payload }
  const content = { slug, ...words, tags: [payload.slice(0, 50)], body: `<p>Words</p>${payload}`, seo }
  expect((await writer.save(id, 0, content)).status).toBe(200)
  expect((await writer.publish(id)).status).toBe(200)
  const { previewKey } = (await writer.call('POST', `${id}/preview-link`)).json
  for (const path of [`/blog/${slug}`, '/blog', '/', `/preview/${previewKey}`, '/sitemap']) {
    const { status, text } = await httpRequest(site.origin, path)
    expect(status, path).toBe(200)
    expect(dangers(text), path).toEqual([])
  }
  const feed = (await httpRequest(site.origin, '/feed.xml')).text
  expect(feed).not.toContain('<script')
  expect(JSON.parse((await httpRequest(site.origin, '/feed.json')).text).items).not.toHaveLength(0)
  await writer.withdraw(id)
})
