import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { action } from './purchases'

test('whoever asks for a link is counted before the form is read, also when it says nothing', async ({ db }) => {
  const sent = (email: string) => callRoute(action, db, { path: '/purchases', form: { intent: 'request-link', email } })
  for (let asked = 0; asked < 50; asked++) expect(await sent('nobody')).toMatchObject({ init: { status: 422 } })
  expect(await sent('nobody')).toMatchObject({ init: { status: 429 } })
  expect(await sent('zoe@example.com')).toMatchObject({ init: { status: 429 } })
})
