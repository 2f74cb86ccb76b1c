import { escapeXml } from '~/platform/text/escape-xml'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { aPost } from '../fixtures'
import { loader } from './feed'
import { loader as jsonLoader } from './feed-json'

// RFC 822 with the four digits that RSS 2.0 prefers, as https://www.rssboard.org/rss-specification asks for
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const badEntity = /&(?!(?:amp|lt|gt|quot|apos);)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

interface Element {
  name: string
  text: string
}

/** The elements directly in a piece of XML whose elements are not nested. */
function elementsOf(xml: string): Element[] {
  return [...xml.matchAll(/<([a-z:A-Z]+)(?: [^<>]*)?(?:\/>|>([^<]*)<\/\1>)/g)].map(([, name = '', text = '']) => ({
    name,
    text,
  }))
}

const document =
  /^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0"[^<>]*>(<channel>[\s\S]*<\/channel>)<\/rss>$/

/** What is wrong with a feed by the rules of RSS 2.0. */
function faultsInFeed(xml: string) {
  const channel = document.exec(xml)?.[1]
  if (!channel) return { faults: ['no RSS'], items: 0 }
  const head = elementsOf(channel.split('<item>', 1)[0] ?? '')
  const items = [...channel.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => elementsOf(item))
  const guids = items.map((item) => textOf(item, 'guid'))
  const faults = ['title', 'link', 'description']
    .filter((name) => head.filter((element) => element.name === name && element.text.trim()).length !== 1)
    .map((name) => `the channel needs one ${name}`)
  if (forbidden.test(xml) || badEntity.test(xml)) faults.push('a sign that XML forbids')
  if (new Set(guids).size < guids.length) faults.push('a guid twice')
  return { faults: [...faults, ...items.flatMap(faultsInItem)], items: items.length }
}

function faultsInItem(item: Element[]) {
  const [date, addresses] = [textOf(item, 'pubDate'), [textOf(item, 'link'), textOf(item, 'guid')]]
  const faults = addresses
    .filter((address) => !/^https?:\/\/./.test(address))
    .map((address) => `no address: ${address}`)
  if (!textOf(item, 'title') && !textOf(item, 'description')) faults.push('an item needs a title or a description')
  if (!rfc822.test(date) || Number.isNaN(Date.parse(date))) faults.push(`no moment: ${date}`)
  return faults
}

function textOf(elements: Element[], name: string) {
  return elements.find((element) => element.name === name)?.text ?? ''
}

const hostile = 'Ends & <b>begins</b> ]]> "quoted" \u0001\uffff 日本 🙂'

test('the feed is valid RSS 2.0, whatever posts are called', async ({ db }) => {
  await saveBrand(db, { ...defaultBrand, name: `H & ${hostile}` })
  for (let n = 0; n < 35; n++) {
    const publishedAt = new Date(Date.UTC(2026, n % 12, 1 + (n % 28), n % 24))
    await aPost(db, {
      slug: `post-${n}`,
      title: hostile.replace('\u0001', ''),
      description: '<&>',
      author: 'A & B',
      publishedAt,
    })
  }
  const answer = await callRoute(loader, db, { path: '/feed.xml' })
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect(faultsInFeed(xml)).toEqual({ faults: [], items: 30 })
  expect(xml).toContain('<atom:link href="http://harbor.test/feed.xml" rel="self" type="application/rss+xml"/>')
})

test('a feed without posts is valid, too', async ({ db }) => {
  expect(faultsInFeed(await (await callRoute(loader, db)).text())).toEqual({ faults: [], items: 0 })
})

test('the check of feeds knows what is wrong', async ({ db }) => {
  await aPost(db, { slug: 'a-post' })
  const xml = await (await callRoute(loader, db)).text()
  expect(faultsInFeed(xml).faults).toEqual([])
  for (const [from, to] of [
    ['<description>', '<description>a & b '],
    [/<pubDate>[^<]+/, '<pubDate>2026-01-01'],
    [/<link>[^<]+<\/link><guid/, '<link>/blog/a-post</link><guid'],
    [/<title>[^<]+/, '<title>'],
    [/<guid[^<]+<\/guid>/, ''],
  ] as const)
    expect(faultsInFeed(xml.replace(from, to)).faults, String(from)).not.toEqual([])
})

test('the JSON feed has what version 1.1 demands', async ({ db }) => {
  const cover = await aPictureRow(db)
  await aPost(db, { slug: 'a-post', author: 'Ada', coverId: cover.id })
  const feed = await (await callRoute(jsonLoader, db, { path: '/feed.json' })).json()
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'Studio' })
  expect(feed.items).toEqual([
    expect.objectContaining({
      id: 'http://harbor.test/blog/a-post',
      url: 'http://harbor.test/blog/a-post',
      date_published: '2026-01-01T00:00:00.000Z',
      image: `http://harbor.test/media/${cover.checksum}-1200.webp`,
      content_html: expect.any(String),
    }),
  ])
})

test('feeds carry whole texts with absolute addresses, and categories by name', async ({ db }) => {
  await aPost(db, { slug: 'other', publishedAt: new Date('2025-01-01') })
  await db
    .insertInto('categories')
    .values({ kind: 'post', slug: 'case-studies', name: 'Case studies', position: 1 })
    .execute()
  await aPost(db, {
    slug: 'whole',
    category: 'case-studies',
    body: '<p>See <a href="/blog/other">it</a>, <a href="#part">below</a> &amp; <img src="/media/a.webp" alt=""></p>',
  })
  await aPost(db, { slug: 'long', body: `<p>${'a'.repeat(100_000)}</p>`, publishedAt: new Date('2024-01-01') })
  const { items } = await (await callRoute(jsonLoader, db, { path: '/feed.json' })).json()
  const text =
    '<p>See <a href="http://harbor.test/blog/other">it</a>, <a href="http://harbor.test/blog/whole#part">below</a> &amp; <img src="http://harbor.test/media/a.webp" alt=""></p>'
  expect(items[0]).toMatchObject({ content_html: text, tags: ['Case studies'] })
  expect(items[2]).toMatchObject({ content_text: expect.any(String) })
  const xml = await (await callRoute(loader, db, { path: '/feed.xml' })).text()
  expect(faultsInFeed(xml)).toEqual({ faults: [], items: 3 })
  expect(xml).toContain('<category>Case studies</category>')
  expect(xml).toContain(`<content:encoded>${escapeXml(text)}</content:encoded>`)
})
