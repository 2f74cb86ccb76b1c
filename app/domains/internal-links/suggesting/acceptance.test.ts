import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin } from '~test/admin-request'
import { accept, bodyOf, suggested, suggestionTest } from '~test/suggested-site'
import { describe, expect } from '~test/test'
import { action as besideText, loader as toPage } from '../routes/admin-suggestions-beside'
import { choose } from './choose'
import type { AcceptedLinks } from './commands.server'
import { findInbound } from './find-suggestions.server'

describe('Suggestions', () => {
  suggestionTest(
    'become links one after the other, although the first has moved the sentence of the next',
    async ({ site }) => {
      const { db, news, clusters, jobs } = site
      for (const one of await suggested(db, news)) await accept(db, 'POST', { suggestions: [choose(one)] })
      const linked = await bodyOf(db, news)
      for (const to of [clusters, jobs]) expect(linked).toContain(`<a href="page:${to}">`)
    },
  )

  suggestionTest(
    'that come again before they were taken back are refused, and stay when they come after it',
    async ({ site }) => {
      const { db, news, clusters, body } = site
      const suggestions = (await suggested(db, clusters, findInbound)).map((one) => choose(one))
      const { pages }: AcceptedLinks = await (await accept(db, 'POST', { suggestions })).json()
      const tooEarly = await accept(db, 'POST', { suggestions })
      expect([tooEarly.status, await tooEarly.text()]).toEqual([409, expect.stringContaining('In a link')])
      await accept(db, 'DELETE', { pages })
      expect(await bodyOf(db, news)).toBe(body)
      expect((await accept(db, 'POST', { suggestions })).status).toBe(200)
      expect(await bodyOf(db, news)).toContain(`page:${clusters}`)
    },
  )
})

describe('Beside an editor', () => {
  const ask = (db: Database, text: string, id = randomUUID() as string) =>
    callAsAdmin(besideText, db, { method: 'POST', json: { id, title: 'A draft', text } }) as Promise<Response>

  suggestionTest(
    'links are suggested for a text as it is written, and none that it has',
    async ({ site: { db, clusters } }) => {
      const { suggestions } = await (await ask(db, '<p>First. Our topic clusters help.</p>')).json()
      expect(suggestions).toMatchObject([
        { to: clusters, isWaiting: false, quote: { sentence: 'Our topic clusters help.' } },
      ])
      for (const href of [`/blog/post-${clusters}`, `page:${clusters}`]) {
        const linked = await ask(db, `<p>Our <a href="${href}">topic clusters</a> help. Topic clusters.</p>`)
        expect(await linked.json()).toMatchObject({ suggestions: [] })
      }
      expect(await (await ask(db, '<p>Our topic clusters help.</p>', clusters)).json()).toMatchObject({
        suggestions: [],
      })
      expect((await ask(db, 'x'.repeat(1_000_001))).status).toBe(422)
    },
  )

  suggestionTest('pages that could link here are found by its id', async ({ site: { db, news, clusters } }) => {
    const path = (id: string) => `/admin/internal-links/suggestions/beside?page=${id}`
    const answer = (await callAsAdmin(toPage, db, { path: path(clusters) })) as Response
    expect(await answer.json()).toMatchObject({ suggestions: [{ from: news }] })
    const asked = async () => callAsAdmin(toPage, db, { path: path('nonsense') })
    await expect(asked()).rejects.toMatchObject({ init: { status: 404 } })
  })
})
