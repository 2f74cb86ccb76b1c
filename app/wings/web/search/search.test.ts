import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { searchPublishedPosts } from '~/wings/content/blog/search.queries.server'
import { expect, test } from '~test/test'
import { addSearchWords } from './commands.server'
import { hasOnlyCommonWords } from './forgiving-search.server'
import { tidyPassage } from './highlights.server'
import { findPagesNear, suggestPages } from './suggestions.queries.server'
import { listWords } from './words'
import { wordsOfPath } from './words-of-path'

async function search(db: Database, text: string) {
  const found = await searchPublishedPosts(db, { text, category: null, page: 1, size: 10 })
  return { slugs: found?.results.map(({ slug }) => slug), match: found?.match, text: found?.text }
}

async function aReadPost(db: Database, slug: string, title: string, body = '') {
  await aPost(db, { slug, title, body })
  await addSearchWords(db, listWords(`${title} ${body}`))
}

test('a search finds what was meant and says what that is', async ({ db }) => {
  await aReadPost(db, 'marketplace', 'A marketplace for boats')
  await aReadPost(db, 'elsewhere', 'Nothing of the kind')
  expect(await search(db, 'marketplase')).toEqual({ slugs: ['marketplace'], match: 'corrected', text: 'marketplace' })
  expect(await search(db, 'boatz marketpalce')).toMatchObject({ slugs: ['marketplace'], text: 'boats marketplace' })
  expect(await search(db, '"marketpalce"')).toMatchObject({ slugs: [] })
})

test('joined and split words, and words with and without accents, are the same', async ({ db }) => {
  await aReadPost(db, 'joined', 'Our marketplace')
  await aReadPost(db, 'split', 'A client portal')
  await aReadPost(db, 'accent', 'Das große Café')
  await aReadPost(db, 'plain', 'A cafe')
  expect(await search(db, 'market place')).toEqual({ slugs: ['joined'], match: 'all', text: 'market place' })
  expect(await search(db, 'clientportal')).toMatchObject({ slugs: ['split'], text: 'client portal' })
  for (const text of ['cafe', 'café', 'CAFÉ'])
    expect((await search(db, text)).slugs?.sort(), text).toEqual(['accent', 'plain'])
  expect((await search(db, 'grosse')).slugs).toEqual(['accent'])
})

test('where no page has all the words, those with some are shown', async ({ db }) => {
  await aReadPost(db, 'boats', 'Boats')
  await aReadPost(db, 'harbors', 'Harbors')
  const found = await search(db, 'boats and harbors')
  expect(found).toMatchObject({ slugs: expect.arrayContaining(['boats', 'harbors']), match: 'some' })
  expect((await search(db, 'xqzvbt wubbadub')).slugs).toEqual([])
})

test('words that stand in nearly every text are told from those that nobody wrote', async ({ db }) => {
  expect(await hasOnlyCommonWords(db, 'the')).toBe(true)
  expect(await hasOnlyCommonWords(db, 'of a the')).toBe(true)
  for (const text of ['the boat', '', '???', '-boat']) expect(await hasOnlyCommonWords(db, text), text).toBe(false)
})

test('public pages are suggested by their titles, half typed or mistyped, and near a missing address', async ({
  db,
}) => {
  const publishedAt = new Date('2026-01-01')
  const page = (path: string, title: string, at: Date | null = publishedAt) =>
    db.insertInto('pages').values({ id: crypto.randomUUID(), kind: 'post', path, title, publishedAt: at }).execute()
  await page('/blog/criteria', 'Acceptance criteria that a developer can test')
  await page('/blog/draft', 'Acceptance of drafts', null)
  await addSearchWords(db, listWords('acceptance criteria'))
  const paths = async (typed: string) => (await suggestPages(db, typed, 6)).map(({ path }) => path)
  expect(await paths('accep cri')).toEqual(['/blog/criteria'])
  expect(await paths('acceptence criterai')).toEqual(['/blog/criteria'])
  for (const typed of ['', '%', 'xqzvbt']) expect(await paths(typed), typed).toEqual([])
  expect(await findPagesNear(db, wordsOfPath('/blog/acceptence-criteria'), 4)).toMatchObject([
    { path: '/blog/criteria' },
  ])
  expect(await findPagesNear(db, 'test of other long words', 4)).toEqual([])
})

test('the words of an address are those of its last part, and none of a file', () => {
  expect(wordsOfPath('/blog/old-post_two')).toBe('old post two')
  expect(wordsOfPath('/wp-login.php')).toBe('')
  expect(wordsOfPath('/%E0%A4')).toBe('E0 A4')
  expect(wordsOfPath('/')).toBe('')
})

test('the different words of a text are known in small letters, up to a number', () => {
  expect(listWords('A Walk-in CLINIC, a clinic: 2,600 x2y')).toEqual(['walk', 'clinic', 'x2y'])
  expect(listWords(Array.from({ length: 9_000 }, (_, index) => `word${index}`).join(' '))).toHaveLength(5_000)
})

test('an excerpt parts cells and headings, but not sentences', () => {
  expect(tidyPassage(' Guest pages and board ·  4 · 2,600 · · 22 · Server ·')).toBe(
    'Guest pages and board · 4 · 2,600 · 22 · Server',
  )
  expect(tidyPassage('It ends here. · And “goes on?” · Then')).toBe('It ends here. And “goes on?” Then')
})
