import { aProfile } from '~/wings/site/accounts/fixtures'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { stacksApi } from './api.server'
import { saveStack } from './commands.server'
import { someStackNeeds } from './fixtures'
import { limitStackSaves } from './stack-limits.queries.server'

const save = endpoint(stacksApi, '/')
const copy = endpoint(stacksApi, '/:stackId/copy')

test('sixty stacks are saved or copied within an hour; the next one is refused with a sentence', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const json = { title: 'Shop stack', needs: someStackNeeds(), rank: 0 }
  const { id: stackId } = await saveStack(db, mara.id, json)
  const copying = { method: 'POST', params: { stackId } }
  for (let count = 0; count < 58; count++) await limitStackSaves(db, mara.id)
  expect((await callAsUser(save, db, mara, { method: 'POST', json })).status).toBe(200)
  expect((await callAsUser(copy, db, mara, copying)).status).toBe(200)
  const refused = await callAsUser(copy, db, mara, copying)
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    429,
    'You have saved too many stacks. Please try again later.',
  ])
  expect((await callAsUser(save, db, mara, { method: 'POST', json })).status).toBe(429)
  expect((await callAsUser(save, db, ben, { method: 'POST', json })).status).toBe(200)
})
