import { callAcceptRoute, createPost, suggestionTest } from '~test/suggestion-test'
import { expect } from '~test/test'
import type { AcceptResult } from './commands.server'
import { dismissSuggestions } from './dismissals.commands.server'
import { findSiteSuggestions } from './site-suggestions.queries.server'
import { evictSiteSuggestions } from './site-suggestions-cache.queries.server'
import { toAcceptedSuggestion } from './to-accepted-suggestion'

suggestionTest(
  'the best links of all pages are in one list, without those that are accepted or dismissed, until that is undone',
  async ({ site: { db, news, clusters, jobs } }) => {
    const list = async () => {
      const found = await findSiteSuggestions(db)
      return 'suggestions' in found ? found.suggestions : undefined
    }
    await expect.poll(list).toBeDefined()
    const pairs = async () => (await list())?.map(({ from, to }) => [from, to]).sort()
    const both = [
      [news, clusters],
      [news, jobs],
    ].sort()
    expect(await pairs()).toEqual(both)
    const [first, second] = (await list()) ?? []
    if (!first || !second) throw new Error('There are two suggestions.')
    expect(first).toMatchObject({ sourcePage: { title: 'News of the week' }, gain: expect.any(Number) })
    expect(first.gain).toBeGreaterThanOrEqual(second.gain)
    const answer = await callAcceptRoute(db, 'POST', { suggestions: [toAcceptedSuggestion(first)] })
    const accepted: AcceptResult = await answer.json()
    expect(await pairs()).toEqual([[second.from, second.to]])
    await dismissSuggestions(db, [second])
    expect(await pairs()).toEqual([])
    await callAcceptRoute(db, 'DELETE', { pages: accepted.pages })
    await expect.poll(pairs).toEqual([[first.from, first.to]])
    evictSiteSuggestions(db)
  },
)

suggestionTest('of two likely links the one to a page that few link to comes first', async ({ site }) => {
  const { db, clusters, jobs } = site
  for (const n of [1, 2, 3]) {
    const body = `<p>Other text ${n}, with <a href="page:${clusters}">this</a>.</p>`
    await createPost(db, { title: `Harbor ${n}`, body })
  }
  await expect
    .poll(async () => {
      const found = await findSiteSuggestions(db)
      return 'suggestions' in found ? found.suggestions[0]?.to : undefined
    })
    .toBe(jobs)
  evictSiteSuggestions(db)
})
