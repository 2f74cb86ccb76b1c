import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { findLinkSentence } from './link-sentence.queries.server'
import { acceptSuggestions } from './suggestions/commands.server'

async function aPublicPost(db: Database, title: string, body: string) {
  const id = randomUUID()
  const slug = `post-${id}`
  const content = { ...emptyPostContent, title, slug, body }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 0, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  return { id, path: `/blog/${slug}`, title }
}

test('a sentence that speaks of another page is found, with the words for the link and the reason', async ({ db }) => {
  const target = await aPublicPost(db, 'Topic clusters: how to build them', '<p>Begin with one page.</p>')
  const source = await aPublicPost(db, 'News', '<h2>Topic clusters</h2><p>We write. We build topic clusters now.</p>')
  const found = await findLinkSentence(db, source, target)
  if (!found || found === 'linked') return expect.unreachable()
  expect(found.sentence).toBe('We build topic clusters now.')
  expect(found.sentence.slice(found.start, found.end)).toBe('topic clusters')
  expect(found.reason).toContain('is the main part of its title')
  expect(await findLinkSentence(db, target, source)).toBeNull()
  const accepted = await acceptSuggestions(db, testAdmin, found.suggestion ? [found.suggestion] : [])
  expect(accepted).toMatchObject({ links: 1, refused: [] })
  expect(await findLinkSentence(db, source, target)).toBe('linked')
})

test('there is none in a page that links there, or that has no stored text', async ({ db }) => {
  const about = { id: null, path: '/about', title: 'About the studio' }
  const linking = await aPublicPost(db, 'One', '<p>All <a href="/about">about the studio</a>, about the studio.</p>')
  const speaking = await aPublicPost(db, 'Two', '<p>Read more about the studio.</p>')
  expect(await findLinkSentence(db, linking, about)).toBeNull()
  expect(await findLinkSentence(db, speaking, about)).toMatchObject({
    sentence: 'Read more about the studio.',
    suggestion: null,
  })
  expect(await findLinkSentence(db, about, speaking)).toBeNull()
  expect(await findLinkSentence(db, speaking, speaking)).toBeNull()
})
