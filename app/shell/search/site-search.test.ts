import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { addSearchWords } from '~/wings/web/search/commands.server'
import { listWords } from '~/wings/web/search/words'
import { mistypedSearches, nonsenseSearches } from '~test/mistyped-searches'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { ensureDemoLoaded } from '../demo/load-demo.server'
import { searchSite } from './site-search.server'

const MAX_MISSED = 5

async function search(db: Database, text: string, { kind = null as 'post' | null, page = 1, size = 10 } = {}) {
  return (await searchSite(db, { text, kind, page, size }))?.found
}

/** As the page index does it, whose pages are drawn only by a running site. */
async function addAllWords(db: Database) {
  const { rows } = await sql<{ text: string }>`
    select title || ' ' || description || ' ' || body as text from blog_posts
    union all select name || ' ' || tagline || ' ' || description || ' ' || body || features || faq from products
    union all select title || ' ' || description || ' ' || blocks from landing_pages`.execute(db)
  for (const { text } of rows) await addSearchWords(db, listWords(text.replace(/<[^>]*>/g, ' ')))
}

test('at least 45 of 50 mistyped searches find what was meant, and 20 words that nobody means find nothing', async ({
  database: { db },
}) => {
  await ensureDemoLoaded(db, tempFolder())
  await addAllWords(db)
  const searches = Object.values(mistypedSearches).flat()
  const missed: string[] = []
  for (const [typed, wanted] of searches) {
    const found = await search(db, typed)
    if (!found?.results.some(({ path }) => path === wanted)) missed.push(typed)
  }
  expect(searches).toHaveLength(50)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(MAX_MISSED)
  for (const typed of nonsenseSearches) expect(await search(db, typed), typed).toBeUndefined()
  const named = await search(db, 'queuepro')
  expect(named?.results[0]).toMatchObject({ kind: 'product', path: '/tools/queuepro' })
}, 120_000)

test('pages of every kind are ranked together, counted by kind and paged; drafts are not found', async ({ db }) => {
  for (const day of [1, 2, 3])
    await aPost(db, { slug: `day-${day}`, body: '<p>A ferry.</p>', publishedAt: new Date(`2026-01-0${day}`) })
  await aPost(db, { slug: 'draft', title: 'Ferry', publishedAt: null })
  const page = {
    description: '',
    blocks: JSON.stringify([{ items: [{ question: 'When?', answer: 'The ferry at 9.' }] }]),
  }
  const publishedAt = new Date('2026-01-01')
  await db
    .insertInto('landingPages')
    .values({ ...page, slug: 'harbor', title: 'Ferry', publishedAt })
    .execute()
  await db
    .insertInto('landingPages')
    .values({ ...page, slug: 'draft', title: 'Ferry', publishedAt: null })
    .execute()
  const found = await search(db, 'ferry', { size: 2 })
  expect(found?.results.map(({ path }) => path)).toEqual(['/harbor', '/blog/day-3'])
  expect(found).toMatchObject({ listed: 4, counts: { post: 3, product: 0, 'landing-page': 1 }, match: 'all' })
  expect(found?.results[0]?.excerpt).toContain('at 9.')
  const second = await search(db, 'ferry', { size: 2, page: 2 })
  expect(second?.results.map(({ path }) => path)).toEqual(['/blog/day-2', '/blog/day-1'])
  const posts = await search(db, 'ferry', { kind: 'post' })
  expect(posts?.results.map(({ path }) => path)).toEqual(['/blog/day-3', '/blog/day-2', '/blog/day-1'])
})

test('whatever is typed, a search answers', async ({ db }) => {
  await aPost(db, { title: 'Still here' })
  for (const text of [
    "'; drop table blog_posts; --",
    '\\',
    '"a" "b',
    ':*',
    '--a',
    'or or',
    '%_%',
    '検索',
    '😀',
    'a or '.repeat(40),
  ])
    await search(db, text)
  expect((await search(db, 'still here'))?.listed).toBe(1)
})
