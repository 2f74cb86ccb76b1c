import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { callAcceptRoute, listSuggestions, loadPostBody, suggestionTest } from '~test/suggestion-test'
import { describe, expect } from '~test/test'
import { suggestionsApi } from './api.server'
import type { AcceptResult } from './commands.server'
import { findInboundSuggestions } from './queries.server'
import { toAcceptedSuggestion } from './to-accepted-suggestion'

const besideText = endpoint(suggestionsApi, '/draft-suggestions')

describe('Suggestions', () => {
  suggestionTest(
    'become links one after the other, although the first has moved the sentence of the next',
    async ({ site }) => {
      const { db, news, clusters, jobs } = site
      for (const one of await listSuggestions(db, news))
        await callAcceptRoute(db, 'POST', { suggestions: [toAcceptedSuggestion(one)] })
      const linked = await loadPostBody(db, news)
      for (const to of [clusters, jobs]) expect(linked).toContain(`<a href="page:${to}">`)
    },
  )

  suggestionTest(
    'that come again before they were taken back are refused, and stay when they come after it',
    async ({ site }) => {
      const { db, news, clusters, body } = site
      const suggestions = (await listSuggestions(db, clusters, findInboundSuggestions)).map((one) =>
        toAcceptedSuggestion(one),
      )
      const { pages }: AcceptResult = await (await callAcceptRoute(db, 'POST', { suggestions })).json()
      const tooEarly = await callAcceptRoute(db, 'POST', { suggestions })
      expect([tooEarly.status, await tooEarly.text()]).toEqual([409, expect.stringContaining('Already a link')])
      await callAcceptRoute(db, 'DELETE', { pages })
      expect(await loadPostBody(db, news)).toBe(body)
      expect((await callAcceptRoute(db, 'POST', { suggestions })).status).toBe(200)
      expect(await loadPostBody(db, news)).toContain(`page:${clusters}`)
    },
  )
})

describe('Beside an editor', () => {
  const ask = (db: Database, text: string, id = randomUUID() as string) =>
    callAsAdmin(besideText, db, { method: 'POST', json: { id, title: 'A draft', text } })

  suggestionTest(
    'links are suggested for a text as it is written, and none that it has',
    async ({ site: { db, clusters } }) => {
      const { suggestions } = await (await ask(db, '<p>First. Our topic clusters help.</p>')).json()
      expect(suggestions).toMatchObject([
        { to: clusters, hasUnpublishedChanges: false, quote: { sentence: 'Our topic clusters help.' } },
      ])
      for (const href of [`/blog/post-${clusters}`, `page:${clusters}`]) {
        const linked = await ask(db, `<p>Our <a href="${href}">topic clusters</a> help. Topic clusters.</p>`)
        expect((await linked.json()).suggestions).not.toContainEqual(expect.objectContaining({ to: clusters }))
      }
      const ofItself = await (await ask(db, '<p>Our topic clusters help.</p>', clusters)).json()
      expect(ofItself.suggestions).not.toContainEqual(expect.objectContaining({ to: clusters }))
      expect((await ask(db, 'x'.repeat(1_000_001))).status).toBe(422)
    },
  )

  suggestionTest('pages that could link here are found by its id', async ({ site: { db, news, clusters } }) => {
    const answerFor = (id: string) => callAsAdmin(besideText, db, { path: `/?page=${id}` })
    expect(await (await answerFor(clusters)).json()).toMatchObject({ suggestions: [{ from: news }] })
    expect((await answerFor('nonsense')).status).toBe(404)
  })
})
