import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { suggestionsApi } from '~/wings/seo-tools/internal-links/suggestions/api.server'
import {
  evictPageIndex,
  getPageIndex,
} from '~/wings/seo-tools/internal-links/suggestions/page-index-cache.queries.server'
import {
  findOutboundSuggestions,
  type ListedSuggestion,
} from '~/wings/seo-tools/internal-links/suggestions/queries.server'
import { callAsAdmin, testAdmin } from './admin-request'
import { endpoint } from './endpoint'
import { expect, test } from './test'

export async function createPost(
  db: Database,
  changes: Partial<PostContent>,
  { basedOn = 0, id = randomUUID() as string } = {},
) {
  const content = { ...emptyPostContent, slug: `post-${id}`, ...changes }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  return id
}

export const loadPostBody = async (db: Database, id: string) =>
  (await db.selectFrom('blogPosts').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body

/** Three posts of which the first could link to the others; some more, so that words are rare. */
async function createSuggestionSite(db: Database) {
  const body = '<p>Our topic clusters help. A job runs in the background of PostgreSQL. We fold paper boats.</p>'
  const news = await createPost(db, { title: 'News of the week', body })
  const clusters = await createPost(db, { title: 'Topic clusters', body: '<p>Held together.</p>' })
  const jobs = await createPost(db, { title: 'Background jobs on PostgreSQL', body: '<p>A queue.</p>' })
  for (const title of ['Colour contrast', 'Code review', 'Free trials'])
    await createPost(db, { title, body: '<p>Other.</p>' })
  await waitForPageIndex(db)
  return { news, clusters, jobs, body }
}

async function waitForPageIndex(db: Database) {
  await expect.poll(async () => 'index' in (await getPageIndex(db))).toBe(true)
}

export async function listSuggestions(
  db: Database,
  id: string,
  find = findOutboundSuggestions,
): Promise<ListedSuggestion[]> {
  const found = await find(db, id)
  if ('building' in found) throw new Error('The index is being made.')
  return found.suggestions
}

const accepting = endpoint(suggestionsApi, '/accepted-suggestions')

export const callAcceptRoute = (db: Database, method: string, json: unknown) =>
  callAsAdmin(accepting, db, { method, json })

/** On a site of its own, whose suggestions are known. */
export const suggestionTest = test.extend<{
  site: Awaited<ReturnType<typeof createSuggestionSite>> & { db: Database }
}>({
  site: async ({ database: { db } }, use) => {
    await use({ ...(await createSuggestionSite(db)), db })
    evictPageIndex(db)
  },
})
