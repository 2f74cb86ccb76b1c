import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { registerPage } from '~/wings/web/pages/commands.server'
import { expect, test } from '~test/test'
import { findLinkSuggestion } from './link-suggestion.queries.server'
import { getPageIndex } from './suggestions/page-index-cache.queries.server'

async function aReadPost(db: Database, title: string, body: string) {
  const { id, slug } = await aPost(db, { title, body })
  await registerPage(db, { id, kind: 'post', path: `/blog/${slug}`, title, publishedAt: new Date('2026-01-01') })
  return id
}

test('for one pair of pages the sentence is found that could link, both ways; without one that is said', async ({
  database: { db },
}) => {
  const boats = await aReadPost(db, 'Paper boats', '<p>Begin. We fold with wet ink.</p>')
  const ink = await aReadPost(db, 'Wet ink', '<p>It stains paper boats.</p>')
  const linked = await aReadPost(db, 'Silent bells', `<p>See <a href="page:${ink}">this</a>.</p>`)
  await expect.poll(async () => 'index' in (await getPageIndex(db))).toBe(true)
  const sentence = async (from: string, to: string) => {
    const found = await findLinkSuggestion(db, { from, to })
    return 'suggestion' in found ? found.suggestion?.quote.sentence : undefined
  }
  expect(await sentence(boats, ink)).toBe('We fold with wet ink.')
  expect(await sentence(ink, boats)).toBe('It stains paper boats.')
  expect(await findLinkSuggestion(db, { from: boats, to: linked })).toEqual({ suggestion: null, isLinked: false })
  expect(await findLinkSuggestion(db, { from: linked, to: ink })).toEqual({ suggestion: null, isLinked: true })
  expect(await findLinkSuggestion(db, { from: randomUUID(), to: ink })).toMatchObject({ suggestion: null })
})
