import type { Database } from '~/platform/database/database.server'
import { emailChangeUrl } from '~/wings/site/accounts/account-links.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { beginSession } from '~/wings/site/accounts/session.commands.server'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { action, loader } from './new-email'

const env = testEnvironment()

async function cookieOf(db: Database, { id }: { id: string }) {
  const cookies = await beginSession(db, env, new Headers(), id)
  return cookies.map((line) => line.split(';')[0]).join('; ')
}

test('the link for a new address asks to sign in first, says so before and after, and works for its own account', async ({
  db,
}) => {
  const [ada, eve] = [await aProfile(db, 'ada@example.com'), await aProfile(db, 'eve@example.com')]
  const token = emailChangeUrl(env, ada, 'victim@example.com', new Date()).split('/').at(-1) ?? ''
  const by = (cookie: string) => ({ path: `/account/email/${token}`, params: { token }, headers: { cookie } })
  const message = 'Sign in as ada@example.com first, then open this link again.'
  const strangers: [string, string | null][] = [
    ['', null],
    [await cookieOf(db, eve), eve.email],
  ]
  for (const [cookie, signedInAs] of strangers) {
    expect(await callRoute(loader, db, by(cookie))).toMatchObject({ data: { refusal: { message, signedInAs } } })
    expect(await callRoute(action, db, { ...by(cookie), form: {} })).toMatchObject({
      init: { status: 403 },
      data: { formError: message },
    })
  }
  const own = by(await cookieOf(db, ada))
  expect(await callRoute(loader, db, own)).toMatchObject({ data: { to: 'victim@example.com', refusal: null } })
  expect(await callRoute(action, db, { ...own, form: {} })).toMatchObject({ data: { changedTo: 'victim@example.com' } })
})
