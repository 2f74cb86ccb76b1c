import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { splitHighlights } from '~/wings/web/search/highlight'
import { describe, expect, test } from '~test/test'
import { aPost } from './fixtures'
import { searchPublishedPosts } from './search.queries.server'

async function search(db: Database, text: string, { category = null as string | null, page = 1, size = 10 } = {}) {
  const result = await searchPublishedPosts(db, { text: normalizeSearchQuery(text), category, page, size })
  return { results: [], count: 0, hasMore: false, ...result }
}

const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug)
const marks = (text = '') => splitHighlights(text).flatMap((part) => (part.isHighlighted ? part.text : []))

test('words are found in titles first, then in descriptions, then in texts, and stand out', async ({ db }) => {
  const text = '<p>Nobody likes <strong>queues</strong> &amp; waiting.</p>'
  await aPost(db, { slug: 'in-text', body: text })
  await aPost(db, { slug: 'in-description', description: 'How a queue moves.' })
  await aPost(db, { slug: 'in-title', title: 'The shortest queue' })
  await aPost(db, { slug: 'elsewhere', body: '<p>Nothing of the kind.</p>' })
  const result = await search(db, 'queue')
  expect(slugs(result)).toEqual(['in-title', 'in-description', 'in-text'])
  expect(result).toMatchObject({ count: 3, hasMore: false })
  const [title, description, inText] = result.results
  expect(marks(title?.highlightedTitle)).toEqual(['queue'])
  expect(marks(description?.excerpt)).toEqual(['queue'])
  expect(marks(inText?.excerpt)).toEqual(['queues'])
  expect(inText?.excerpt).toContain('& waiting')
  expect(inText?.excerpt).not.toContain('strong')
})

test('drafts and scheduled posts are not found', async ({ db }) => {
  await aPost(db, { title: 'Harbour draft', publishedAt: null })
  await aPost(db, { title: 'Harbour tomorrow', publishedAt: new Date(Date.now() + 60_000) })
  expect((await search(db, 'harbour')).count).toBe(0)
})

describe('what web searches know', () => {
  test.for<[string, string[]]>([
    ['tidal clock', ['both']],
    ['clock -tidal', ['clock']],
    ['"tidal clock"', ['both']],
    ['"clock tidal"', []],
    ['tidal or clock', ['both', 'clock', 'tidal']],
    ['clocks', ['both', 'clock']],
    ['TIDAL', ['both', 'tidal']],
    ['-tidal', []],
    ['the', []],
    ['', []],
  ])('%s', async ([text, wanted], { db }) => {
    await aPost(db, { slug: 'both', title: 'The tidal clock' })
    await aPost(db, { slug: 'clock', title: 'A clock' })
    await aPost(db, { slug: 'tidal', title: 'A tidal wave' })
    expect(slugs(await search(db, text)).sort()).toEqual(wanted)
  })
})

test('half a word finds what begins with it, and so does one that ends wrongly', async ({ db }) => {
  await aPost(db, { slug: 'lighthouse', title: 'A lighthouse keeper', publishedAt: new Date('2025-01-01') })
  for (const text of ['ligh', 'a lightho', 'lighthouze', 'keeper lighth']) {
    const result = await search(db, text)
    expect(slugs(result), text).toEqual(['lighthouse'])
    expect(marks(result.results[0]?.highlightedTitle), text).toContain('lighthouse')
  }
  expect((await search(db, 'li')).count).toBe(0)
})

test('a tag leads to the posts that have it', async ({ db }) => {
  await aPost(db, { slug: 'tagged', tags: ['Slow software'] })
  await aPost(db, { slug: 'has-words', body: '<p>Slow is all software.</p>' })
  expect(slugs(await search(db, 'Slow software'))).toEqual(['tagged', 'has-words'])
})

test('a search can be narrowed to a category and is paged', async ({ db }) => {
  for (const day of [1, 2, 3])
    await aPost(db, { slug: `day-${day}`, title: 'Ferry', publishedAt: new Date(`2026-01-0${day}`) })
  await aPost(db, { slug: 'case', title: 'Ferry', category: 'case-studies' })
  expect(slugs(await search(db, 'ferry', { category: 'case-studies' }))).toEqual(['case'])
  const pages = []
  for (const page of [1, 2, 3]) pages.push(await search(db, 'ferry', { category: 'guides', page, size: 1 }))
  expect(pages.flatMap(slugs)).toEqual(['day-3', 'day-2', 'day-1'])
  expect(pages.map(({ count }) => count)).toEqual([3, 3, 3])
})

test('where words stand in most posts, those with the words in their titles and the newest are shown', async ({
  database: { db },
}) => {
  await aPost(db, { slug: 'old-but-apt', title: 'Anchor', publishedAt: new Date('2001-01-01') })
  await sql`insert into blog_posts (slug, title, body, published_at)
    select 'post-' || n, 'Post ' || n, '<p>An anchor, and a buoy.</p>', now() - n * interval '1 hour'
    from generate_series(1, 6000) as n`.execute(db)
  await sql`analyze blog_posts`.execute(db)
  const result = await search(db, 'anchor')
  expect(result.hasMore).toBe(true)
  expect(slugs(result).slice(0, 3)).toEqual(['old-but-apt', 'post-1', 'post-2'])
  expect(slugs(await search(db, 'anchor', { page: 2 }))[0]).toBe('post-10')
  await sql`update blog_posts set body = '<p>Nothing.</p>' where slug > 'post-3'`.execute(db)
  const all = (await search(db, 'anchor', { size: 1 })).count
  expect(all).toBeGreaterThan(100)
})

test('marks that somebody wrote into a text are not taken for ours', async ({ db }) => {
  await aPost(db, { title: 'A \uE000forged\uE001 mark of a pilot', body: '<p>\uE000Text\uE001 of a pilot</p>' })
  const { results } = await search(db, 'pilot')
  expect(marks(results[0]?.highlightedTitle)).toEqual(['pilot'])
  expect(marks(results[0]?.excerpt)).toEqual(['pilot'])
})

test('what reads like HTML in a text comes out as the words it is', async ({ db }) => {
  await aPost(db, { body: '<p>A gauge &amp;lt;b&amp;gt; &amp; &lt;i&gt; <em>in</em>side, as it was</p>' })
  const { results } = await search(db, 'gauge')
  expect(results[0]?.excerpt.replace(/[\uE000\uE001]/g, '')).toBe('… gauge &lt;b&gt; & <i> inside …')
})

const hostile = [
  "'; drop table blog_posts; --",
  '\\',
  "''''",
  '"',
  '"a" "b',
  "a':*",
  ':*',
  '& | ! <->',
  '!!!!a',
  '((((',
  'a <-> b',
  '-',
  '--a',
  '-"a b"',
  'or',
  'or or or',
  'a or',
  '%_%',
  '\u0000',
  '\ud800',
  '\u202e',
  '<script>alert(1)</script>',
  'StartSel=x, StopSel=y',
  '$1 $x :x',
  '😀😀😀',
  '検索',
  'a'.repeat(5_000),
  'a b '.repeat(2_000),
  'a or '.repeat(500),
  '"'.repeat(500),
  '-a '.repeat(100),
  'https://example.com/a?b=c&d=e#f',
  'x@example.com',
  '~/domains/etc/passwd',
]

test('no text that is looked for does any harm', async ({ db }) => {
  await aPost(db, {
    title: 'A post that is still there afterwards',
    body: `<p>${hostile.join(' ').replaceAll('\0', '').slice(0, 500)}</p>`,
  })
  for (const text of hostile) await search(db, text)
  const letters = fc.string({ unit: fc.constantFrom(...'ab \'"\\:*&|!<->()-%_$\u00e9\u6f22'), maxLength: 60 })
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), letters)
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      for (const post of (await search(db, text)).results) expect(post.slug).toMatch(/^post-/)
    }),
    { numRuns: 150 },
  )
  expect((await search(db, 'afterwards')).count).toBe(1)
})

test('what is looked for is one line of at most 200 characters and 16 words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (typed) => {
      const text = normalizeSearchQuery(typed)
      expect(text.length).toBeLessThanOrEqual(200)
      expect(text.split(' ').length).toBeLessThanOrEqual(16)
      expect(text.isWellFormed()).toBe(true)
      expect(normalizeSearchQuery(text)).toBe(text)
    }),
  )
  expect(normalizeSearchQuery('  two \n words ')).toBe('two words')
  expect(normalizeSearchQuery(null)).toBe('')
})

test('a headline is taken apart without losing a letter', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.boolean())), (parts) => {
      const marked = parts.map(([text, isFound]) => (isFound ? `\uE000${text}\uE001` : text)).join('')
      const read = splitHighlights(marked)
      expect(read.map(({ text }) => text).join('')).toBe(parts.map(([text]) => text).join(''))
      expect(read.filter(({ isHighlighted }) => isHighlighted).map(({ text }) => text)).toEqual(
        parts.flatMap(([text, isFound]) => (isFound && text ? [text] : [])),
      )
    }),
  )
})
