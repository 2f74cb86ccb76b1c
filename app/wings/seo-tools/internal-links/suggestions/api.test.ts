import { randomUUID } from 'node:crypto'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { callAcceptRoute, listSuggestions, loadPostBody, suggestionTest } from '~test/suggestion-test'
import { expect, test } from '~test/test'
import { suggestionsApi } from './api.server'
import { toAcceptedSuggestion } from './to-accepted-suggestion'

const acceptance = endpoint(suggestionsApi, '/accepted-suggestions')

suggestionTest(
  'links that were made of suggestions are answered, and such an answer takes them back',
  async ({ site: { db, news, body } }) => {
    const [one] = await listSuggestions(db, news)
    if (!one) throw new Error('Nothing is suggested.')
    const accepted = await readJsonResponse(callAcceptRoute(db, 'POST', { suggestions: [toAcceptedSuggestion(one)] }))
    expect(accepted).toMatchObject({
      status: 200,
      body: { links: 1, refused: [], pages: [{ id: news, placed: [expect.anything()] }] },
    })
    expect(await loadPostBody(db, news)).toContain(`<a href="page:${one.to}">`)
    const { pages } = accepted.body
    const back = await readJsonResponse(callAcceptRoute(db, 'DELETE', { pages }))
    expect(back).toEqual({ status: 200, body: { pages: 1, refused: [] } })
    expect(await loadPostBody(db, news)).toBe(body)
    expect(await readJsonResponse(callAcceptRoute(db, 'DELETE', { pages }))).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/./) } },
    })
  },
)

const suggestion = {
  from: randomUUID(),
  to: randomUUID(),
  text: 0,
  words: 'queue',
  quoted: { sentence: 'A queue.', at: 0, source: 0 },
}
const placed = { text: 0, opening: `<a href="page:${randomUUID()}">`, openingAt: 3, closingAt: 9 }
const linked = { id: randomUUID(), kind: 'post', revision: 1, placed: [placed] }

test('nothing is linked from a page that is gone, and nothing is taken out of it; why is told', async ({ db }) => {
  expect(await readJsonResponse(callAcceptRoute(db, 'POST', { suggestions: [suggestion] }))).toMatchObject({
    status: 409,
    body: { error: { message: 'The page is no longer public.' } },
  })
  expect(await readJsonResponse(callAcceptRoute(db, 'DELETE', { pages: [linked] }))).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringMatching(/./) } },
  })
})

test('what is no suggestion, and no answer to one, is refused', async ({ db }) => {
  for (const suggestions of [[], [{ ...suggestion, words: ' ' }], [{ ...suggestion, from: 'x' }]]) {
    expect(await readJsonResponse(callAcceptRoute(db, 'POST', { suggestions }))).toMatchObject({ status: 422 })
  }
  const script = { ...linked, placed: [{ ...placed, opening: '<a href="javascript:alert(1)">' }] }
  for (const pages of [[], [script], [{ ...linked, placed: [] }], [{ ...linked, kind: 'order' }]]) {
    expect(await readJsonResponse(callAcceptRoute(db, 'DELETE', { pages }))).toMatchObject({ status: 422 })
  }
  const json = { suggestions: [suggestion], pages: [linked] }
  expect(await readJsonResponse(callAsAdmin(acceptance, db, { method: 'PUT', json }))).toEqual(
    methodNotAllowedResponse('POST, DELETE'),
  )
  expect(await readJsonResponse(callAsAdmin(acceptance, db))).toEqual(methodNotAllowedResponse('POST, DELETE'))
})
