import { setHealthProblem } from '~/platform/monitoring/health-problems.server'
import { callAsAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { loader } from './dashboard'

test('the dashboard says what the site stands on is gone, until it is back', async ({ db }) => {
  const troubles = async () => (await callAsAdmin(loader, db, { path: '/admin' })).issues
  expect(await troubles()).toEqual([])
  setHealthProblem('mail', 'The mail server is gone.')
  expect(await troubles()).toEqual(['The mail server is gone.'])
  setHealthProblem('mail', undefined)
  expect(await troubles()).toEqual([])
})
