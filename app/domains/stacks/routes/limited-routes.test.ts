import { aPerson } from '~/domains/accounts/fixtures'
import { callAsPerson } from '~test/person-request'
import { expect, test } from '~test/test'
import { saveStack } from '../commands.server'
import { someNeeds } from '../fixtures'
import { admitSaving } from '../stack-limits.server'
import { action as copy } from './stack-copy'
import { action as save } from './stack-new'

test('sixty stacks are saved or copied within an hour; the next one is refused with a sentence', async ({ db }) => {
  const [mara, ben] = [await aPerson(db), await aPerson(db)]
  const json = { title: 'Shop stack', needs: someNeeds(), place: 0 }
  const { id: stackId } = await saveStack(db, mara.id, json)
  const copying = { method: 'POST', params: { stackId } }
  for (let count = 0; count < 58; count++) await admitSaving(db, mara.id)
  expect((await callAsPerson(save, db, mara, { method: 'POST', json })).status).toBe(200)
  expect((await callAsPerson(copy, db, mara, copying)).status).toBe(200)
  const refused = await callAsPerson(copy, db, mara, copying)
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    429,
    'You saved many stacks within an hour. Wait a little before the next one.',
  ])
  expect((await callAsPerson(save, db, mara, { method: 'POST', json })).status).toBe(429)
  expect((await callAsPerson(save, db, ben, { method: 'POST', json })).status).toBe(200)
})
