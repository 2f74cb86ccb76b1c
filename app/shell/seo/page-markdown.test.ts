import type { Database } from '~/platform/database/database.server'
import { PageRender } from '~/platform/http/request-context.server'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { aPost } from '~/wings/content/blog/fixtures'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { setMarkdownEnabled } from '~/wings/web/crawlers/commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { loader as llms } from '../routes/llms'
import { loader } from '../routes/page-markdown'
import { escapeMarkdownLine, renderPageMarkdown } from './page-markdown'

const ask = (db: Database, path: string, page?: PageRender) => callRoute(loader, db, { path, page })
const statusOf = (asked: Promise<unknown>) => asked.catch((thrown) => thrown.init?.status ?? thrown.status)

test('a post can be read as Markdown, with its title, date and canonical address', async ({ db }) => {
  const target = await aPost(db, { slug: 'target' })
  const linked = { id: target.id, kind: 'post' as const, path: '/blog/target', title: 'T', publishedAt: new Date(0) }
  await registerPage(db, linked)
  const body = `<h2>One</h2><p>See <a href="page:${target.id}#a">this</a> & <strong>that</strong>.</p>`
  const post = await aPost(db, { slug: 'a-post', title: 'A *post*: "one"', description: 'D', body })
  const page = new PageRender(true)
  const answer = await ask(db, '/blog/a-post.md', page)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/markdown; charset=utf-8',
    link: '<http://harbor.test/blog/a-post>; rel="canonical"',
    'x-robots-tag': 'noindex',
  })
  const { fields, body: text } = parseFrontMatter(await answer.text())
  expect(fields).toMatchObject({
    title: 'A *post*: "one"',
    description: 'D',
    canonical: 'http://harbor.test/blog/a-post',
    date: '2026-01-01T00:00:00.000Z',
  })
  expect(text.trim()).toBe(
    '# A \\*post\\*: "one"\n\n## One\n\nSee [this](http://harbor.test/blog/target#a) & **that**.',
  )
  expect([...page.tags]).toEqual(
    expect.arrayContaining([`post:${post.id}`, 'seo:/blog/a-post', 'markdown', `page:${target.id}`]),
  )
})

test('products, landing pages and the pages of the site itself can be read, too', async ({ db }) => {
  await aProduct(db, { slug: 'a-product', name: 'QueuePro', included: ['Source code'] })
  await aPublishedLandingPage(db, { slug: 'booking', title: 'Booking' })
  await aPublishedLandingPage(db, { slug: 'queuepro', title: 'Queues' })
  const textOf = async (path: string) => (await ask(db, path)).text()
  expect(await textOf('/tools/a-product.md')).toMatch(/# QueuePro[\s\S]*- Source code[\s\S]*\| Standard/)
  expect(await textOf('/booking.md')).toMatch(/# Booking[\s\S]*Guests choose a time/)
  const queues = [await textOf('/queuepro.md'), await textOf('/lp/queuepro.md')]
  expect(queues[0]).toContain('canonical: "http://harbor.test/lp/queuepro"')
  expect(queues[0]).toBe(queues[1])
  await aPublishedLandingPage(db, { slug: 'docs-licences', title: 'License keys' })
  expect(await textOf('/docs/licences.md')).toContain('canonical: "http://harbor.test/docs/licences"')
  expect(await statusOf(ask(db, '/docs-licences.md'))).toBe(404)
})

test('where there is no page there is no text, and drafts have none', async ({ db }) => {
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aPost(db, { slug: 'tomorrow', publishedAt: new Date(Date.now() + 60_000) })
  for (const path of ['/blog/draft.md', '/blog/tomorrow.md', '/blog/none.md', '/none.md', '/tools/..md', '/.md'])
    expect(await statusOf(ask(db, path)), path).toBe(404)
})

test('the text of a page that moved is found at its new address', async ({ db }) => {
  const post = await aPost(db, { slug: 'new' })
  const page = { id: post.id, kind: 'post' as const, path: '/blog/old', title: 'T', publishedAt: new Date(0) }
  await registerPage(db, page)
  await registerPage(db, { ...page, path: '/blog/new' })
  const thrown = await ask(db, '/blog/old.md').catch((response) => response)
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, '/blog/new.md'])
})

test('the text names the canonical address that an editor has set', async ({ db }) => {
  await aPost(db, { slug: 'a-post' })
  await saveSeoSettings(db, { pagePath: '/blog/a-post', canonicalUrl: 'https://elsewhere.test/ä>' })
  const { headers } = await ask(db, '/blog/a-post.md')
  expect(headers.get('link')).toBe('<https://elsewhere.test/%C3%A4%3E>; rel="canonical"')
})

test('llms.txt names the site and its pages as Markdown; what is kept from search engines is not in it', async ({
  db,
}) => {
  await aPost(db, { slug: 'a-post', title: 'A [post]\nof two lines', description: 'What it says.' })
  await aPost(db, { slug: 'hidden' })
  await aPublishedLandingPage(db, { slug: 'booking', title: 'Booking' })
  await saveSeoSettings(db, { pagePath: '/blog/hidden', robotsMeta: 'noindex' })
  const text = await (await callRoute(llms, db, { path: '/llms.txt' })).text()
  expect(text).toMatch(/^# Studio\n\n## Pages\n\n- \[Booking\]/)
  expect(text).toContain('- [A \\[post\\] of two lines](http://harbor.test/blog/a-post.md): What it says.\n')
  expect(text).not.toContain('hidden')
  const addresses = [...text.matchAll(/\]\(http:\/\/harbor\.test(\/[^)]+\.md)\)/g)].map(([, path = '']) => path)
  expect(addresses).toHaveLength(2)
  for (const path of addresses) expect((await ask(db, path)).status, path).toBe(200)
})

test('both are switched off together', async ({ db }) => {
  await aPost(db, { slug: 'a-post' })
  expect(await setMarkdownEnabled(db, commandLineActor, false)).toBe(true)
  expect(await statusOf(ask(db, '/blog/a-post.md'))).toBe(404)
  expect(await statusOf(callRoute(llms, db, { path: '/llms.txt' }))).toBe(404)
  await setMarkdownEnabled(db, commandLineActor, true)
  expect((await ask(db, '/blog/a-post.md')).status).toBe(200)
})

test('links inside of the site hold wherever the text is read; others are left alone', () => {
  const text = '[a](/a) [b](//b.test) ![c](/c.webp) <a href="/d">d</a> [e](https://e.test/)'
  const page = { title: 'T', description: '', canonical: '/t', markdown: text }
  expect(renderPageMarkdown(page, 'https://h.test')).toContain(
    '[a](https://h.test/a) [b](//b.test) ![c](https://h.test/c.webp) <a href="https://h.test/d">d</a> [e](https://e.test/)',
  )
  expect(escapeMarkdownLine(' a\n`b` <c> _d_ ')).toBe('a \\`b\\` \\<c\\> \\_d\\_')
})
