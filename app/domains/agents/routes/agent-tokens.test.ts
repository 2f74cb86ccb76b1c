import { aPerson } from '~/domains/accounts/fixtures'
import { answerOf } from '~test/answer-of'
import { callAsPerson } from '~test/person-request'
import { expect, test } from '~test/test'
import { findAgent, listTokensOf } from '../queries.server'
import { action } from './agent-tokens'

test('a token is made for whoever is signed in, and opens their account', async ({ db }) => {
  const mara = await aPerson(db)
  const { status, body } = await answerOf(callAsPerson(action, db, mara, { json: { name: ' Robin ' } }))
  expect([status, body]).toMatchObject([200, { name: 'Robin' }])
  expect(await findAgent(db, body.token)).toEqual({ tokenId: body.id, name: 'Robin', person: mara })
})

test('a token needs a name', async ({ db }) => {
  const mara = await aPerson(db)
  for (const name of [' ', 'x'.repeat(81)])
    expect(await answerOf(callAsPerson(action, db, mara, { json: { name } }))).toMatchObject({
      status: 422,
      body: { error: { fields: { name: expect.anything() } } },
    })
  expect(await listTokensOf(db, mara.id)).toEqual([])
})

test('whoever signed in long ago proves once more who they are before a token is made', async ({ db }) => {
  const mara = await aPerson(db)
  const session = { authenticatedAt: new Date(Date.now() - 60 * 60_000) }
  const answer = await answerOf(callAsPerson(action, db, mara, { json: { name: 'Robin' } }, session))
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'reauthentication_required' } } })
  expect(await listTokensOf(db, mara.id)).toEqual([])
})
