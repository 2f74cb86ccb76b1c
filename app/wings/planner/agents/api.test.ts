import { findAgentByToken, listAgentTokensForUser } from '~/wings/site/accounts/agent-tokens.queries.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { agentsApi } from './api.server'

const issue = endpoint(agentsApi, '/tokens')

test('a token is made for whoever is signed in, and opens their account', async ({ db }) => {
  const mara = await aProfile(db)
  const { status, body } = await readJsonResponse(callAsUser(issue, db, mara, { json: { name: ' Robin ' } }))
  expect([status, body]).toMatchObject([200, { name: 'Robin' }])
  expect(await findAgentByToken(db, body.token)).toEqual({ tokenId: body.id, name: 'Robin', person: mara })
})

test('a token needs a name', async ({ db }) => {
  const mara = await aProfile(db)
  for (const name of [' ', 'x'.repeat(81)])
    expect(await readJsonResponse(callAsUser(issue, db, mara, { json: { name } }))).toMatchObject({
      status: 422,
      body: { error: { fields: { name: expect.anything() } } },
    })
  expect(await listAgentTokensForUser(db, mara.id)).toEqual([])
})

test('whoever signed in long ago proves once more who they are before a token is made', async ({ db }) => {
  const mara = await aProfile(db)
  const session = { authenticatedAt: new Date(Date.now() - 60 * 60_000) }
  const answer = await readJsonResponse(callAsUser(issue, db, mara, { json: { name: 'Robin' } }, session))
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'reauthentication_required' } } })
  expect(await listAgentTokensForUser(db, mara.id)).toEqual([])
})
