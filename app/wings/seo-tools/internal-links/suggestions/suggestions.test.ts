import { randomUUID } from 'node:crypto'
import { inTransaction } from '~/platform/database/transaction.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { withdrawEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { callAcceptRoute, createPost, listSuggestions, loadPostBody, suggestionTest } from '~test/suggestion-test'
import { describe, expect } from '~test/test'
import { action as setting } from '../routes/admin-linked-page'
import { suggestionsApi } from './api.server'
import type { AcceptResult } from './commands.server'
import { findInboundSuggestions, findOutboundSuggestions } from './queries.server'
import { toAcceptedSuggestion } from './to-accepted-suggestion'

const dismissing = endpoint(suggestionsApi, '/dismissed-suggestions')

describe('Suggestions', () => {
  suggestionTest(
    'name the page at the other end, in both directions',
    async ({ site: { db, news, clusters, jobs } }) => {
      const out = await listSuggestions(db, news)
      expect(out.map(({ to, other }) => [to, other.title]).sort()).toEqual(
        [
          [clusters, 'Topic clusters'],
          [jobs, 'Background jobs on PostgreSQL'],
        ].sort(),
      )
      expect(await listSuggestions(db, clusters, findInboundSuggestions)).toMatchObject([
        { from: news, to: clusters, other: { title: 'News of the week' }, hasUnpublishedChanges: false },
      ])
    },
  )

  suggestionTest(
    'become links that visitors see, several at once, and are taken back to the byte',
    async ({ site }) => {
      const { db, news, clusters, jobs, body } = site
      const both = await listSuggestions(db, news)
      const answer = await callAcceptRoute(db, 'POST', { suggestions: both.map((one) => toAcceptedSuggestion(one)) })
      const accepted: AcceptResult = await answer.json()
      expect(accepted).toMatchObject({ links: 2, refused: [] })
      const linked = await loadPostBody(db, news)
      expect(linked).toContain(`Our <a href="page:${clusters}">topic clusters</a> help`)
      expect(linked).toContain(`A <a href="page:${jobs}">`)
      expect(await listSuggestions(db, news)).toEqual([])
      expect(await listSuggestions(db, clusters, findInboundSuggestions)).toEqual([])
      expect((await callAcceptRoute(db, 'DELETE', { pages: accepted.pages })).status).toBe(200)
      expect(await loadPostBody(db, news)).toBe(body)
      expect(await listSuggestions(db, news)).toHaveLength(2)
    },
  )

  suggestionTest(
    'are linked around other words of the sentence when somebody says so, and around no others',
    async ({ site }) => {
      const { db, news, clusters } = site
      const [one] = await listSuggestions(db, clusters, findInboundSuggestions)
      if (!one) throw new Error('There is a suggestion.')
      const elsewhere = await callAcceptRoute(db, 'POST', { suggestions: [toAcceptedSuggestion(one, 'PostgreSQL')] })
      expect(elsewhere.status).toBe(409)
      expect(await elsewhere.text()).toContain('is not in this sentence')
      await callAcceptRoute(db, 'POST', { suggestions: [toAcceptedSuggestion(one, 'clusters help')] })
      expect(await loadPostBody(db, news)).toContain(`topic <a href="page:${clusters}">clusters help</a>.`)
    },
  )

  suggestionTest(
    'are not taken back from a text that somebody saved since',
    async ({ site: { db, news, clusters } }) => {
      const [one] = await listSuggestions(db, clusters, findInboundSuggestions)
      const accepted: AcceptResult = await (
        await callAcceptRoute(db, 'POST', { suggestions: one ? [toAcceptedSuggestion(one)] : [] })
      ).json()
      await createPost(db, { title: 'News', body: '<p>Another text.</p>' }, { basedOn: 2, id: news })
      const answer = await callAcceptRoute(db, 'DELETE', { pages: accepted.pages })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('edited by hand')
      expect(await loadPostBody(db, news)).toBe('<p>Another text.</p>')
    },
  )

  suggestionTest(
    'are refused with the reason where a page waits to be published or nobody sees it',
    async ({ site }) => {
      const { db, news, clusters } = site
      const [one] = await listSuggestions(db, clusters, findInboundSuggestions)
      const suggestions = one ? [toAcceptedSuggestion(one)] : []
      const content = {
        ...emptyPostContent,
        title: 'News of the week',
        slug: `post-${news}`,
        body: '<p>Topic clusters soon.</p>',
      }
      await saveDraft(db, postEntryType, testAdmin, news, { basedOn: 1, content })
      expect(await listSuggestions(db, clusters, findInboundSuggestions)).toMatchObject([
        { hasUnpublishedChanges: true },
      ])
      expect(await (await callAcceptRoute(db, 'POST', { suggestions })).text()).toContain('has unpublished changes')
      await withdrawEntry(db, postEntryType, testAdmin, clusters)
      expect(await (await callAcceptRoute(db, 'POST', { suggestions })).text()).toContain(
        'The target page is not public',
      )
      expect(await listSuggestions(db, news)).toHaveLength(1)
      await withdrawEntry(db, postEntryType, testAdmin, news)
      expect(await (await callAcceptRoute(db, 'POST', { suggestions })).text()).toContain('no longer public')
    },
  )

  suggestionTest('of one sentence do not go over each other', async ({ site: { db, news, clusters, jobs } }) => {
    const [one] = await listSuggestions(db, clusters, findInboundSuggestions)
    if (!one) throw new Error('There is a suggestion.')
    const suggestions = [toAcceptedSuggestion(one), { ...toAcceptedSuggestion(one, 'Our topic'), to: jobs }]
    const accepted: AcceptResult = await (await callAcceptRoute(db, 'POST', { suggestions })).json()
    expect(accepted).toMatchObject({
      links: 1,
      refused: [{ to: jobs, reason: 'This text is already part of a link.' }],
    })
    expect(await loadPostBody(db, news)).toContain(`page:${clusters}`)
  })

  suggestionTest(
    'that were dismissed do not come again, until they are asked for',
    async ({ site: { db, news, clusters } }) => {
      const dismiss = (method: string, json: unknown) => callAsAdmin(dismissing, db, { method, json })
      const pairs = [{ from: news, to: clusters }]
      await dismiss('POST', { pairs })
      await dismiss('POST', { pairs })
      expect(await listSuggestions(db, clusters, findInboundSuggestions)).toEqual([])
      expect(await findOutboundSuggestions(db, news)).toMatchObject({ suggestions: [{}], dismissed: 1 })
      await dismiss('DELETE', { pairs })
      expect(await listSuggestions(db, news)).toHaveLength(2)
      await dismiss('POST', { pairs })
      await dismiss('PUT', { pageId: clusters })
      expect(await listSuggestions(db, news)).toHaveLength(2)
    },
  )
})

describe('What suggestions know', () => {
  suggestionTest('follows what is published, renamed and taken away', async ({ site: { db, news, clusters } }) => {
    const flags = await createPost(db, { title: 'Feature flags', body: '<p>On and off.</p>' })
    await createPost(
      db,
      { title: 'Something else', slug: `post-${clusters}`, body: '<p>Text.</p>' },
      { basedOn: 1, id: clusters },
    )
    await createPost(db, { title: 'News', body: '<p>Topic clusters and feature flags.</p>' }, { basedOn: 1, id: news })
    expect((await listSuggestions(db, news)).map(({ to }) => to)).toEqual([flags])
    await withdrawEntry(db, postEntryType, testAdmin, flags)
    expect(await listSuggestions(db, news)).toEqual([])
  })

  suggestionTest('has the words under which a page wants to be linked', async ({ site: { db, news, clusters } }) => {
    const form = (keywords: string) => ({ intent: 'page-keywords', pageId: clusters, keywords })
    const set = (keywords: string) => callAsAdmin(setting, db, { method: 'POST', form: form(keywords) })
    expect(await set('x'.repeat(130))).toMatchObject({ init: { status: 422 } })
    await set(' background \n\nPillar pages ')
    const found = (await listSuggestions(db, news)).filter(({ to }) => to === clusters)
    expect(found).toHaveLength(1)
  })

  suggestionTest(
    'has the keyphrase of a page, and whether it is a pillar, from where its text is written',
    async ({ site: { db, news, clusters } }) => {
      const seo = { ...emptyPostContent.seo, keyphrase: 'bright ideas', synonyms: 'lucky guesses', isPillar: true }
      const slug = `post-${clusters}`
      await createPost(db, { title: 'Topic clusters', slug, body: '<p>Text.</p>', seo }, { basedOn: 1, id: clusters })
      await createPost(db, { title: 'News', body: '<p>We had lucky guesses.</p>' }, { basedOn: 1, id: news })
      const found = (await listSuggestions(db, news)).filter(({ to }) => to === clusters)
      expect(found[0]?.reason).toMatch(/lucky guesses.*pillar page/)
    },
  )

  suggestionTest(
    'leaves the first sentence of a page alone when it is told to',
    async ({ site: { db, news, jobs } }) => {
      const form = { intent: 'suggestion-settings', leavesFirstSentence: 'on' }
      await callAsAdmin(setting, db, { method: 'POST', form })
      expect((await listSuggestions(db, news)).map(({ to }) => to)).toEqual([jobs])
    },
  )

  suggestionTest('finds new pages that are told by their list alone', async ({ site: { db, news } }) => {
    const id = randomUUID()
    await inTransaction(db, async (tx) => {
      const values = { id, title: 'Paper boats', slug: 'paper-boats', publishedAt: new Date('2026-01-01') }
      await tx.insertInto('blogPosts').values(values).execute()
      const page = {
        id,
        kind: 'post' as const,
        path: '/blog/paper-boats',
        title: values.title,
        publishedAt: values.publishedAt,
      }
      await registerPage(tx, page)
    })
    expect((await listSuggestions(db, news)).map(({ to }) => to)).not.toContain(id)
    await createPost(db, { title: 'One more', body: '<p>Text.</p>' })
    expect((await listSuggestions(db, news)).map(({ to }) => to)).toContain(id)
  })
})
