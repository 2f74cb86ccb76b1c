import type { Database } from '~/platform/database/database.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { enrollAuthenticatorApp, enrollPasskey } from '~test/enroll-second-factors'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { adminGuard } from '../admin-guard.server'
import { upsertAdmin } from '../admins.commands.server'
import { resetSecondFactor } from '../reset-second-factor.commands.server'
import { beginSession } from '../session.commands.server'
import { findAuthenticationMethods } from './queries.server'
import { setSecondFactorRequired } from './second-factor-requirement.server'

const env = testEnvironment()
const root = { id: null, email: 'root' }
const ada = { email: 'ada@example.com', password: 'Passage7Tide' }

async function open(db: Database, userId: string, hasSecondFactor: boolean, method = 'GET') {
  const [cookie = ''] = await beginSession(db, env, new Headers(), userId, { hasSecondFactor })
  const call = { path: '/admin/orders?status=paid', method, headers: { cookie: cookie.split(';')[0] ?? '' } }
  const ask = (args: Parameters<typeof adminGuard>[0]) => adminGuard(args, async () => new Response('in'))
  const answer = await Promise.resolve(callRoute(ask, db, call)).catch((thrown) => thrown)
  return answer as Response
}

test('without the rule a password is enough; with it nothing opens to a session without a second factor', async ({
  db,
}) => {
  const { id } = await upsertAdmin(db, root, ada)
  expect((await open(db, id, false)).status).toBe(200)
  await setSecondFactorRequired(db, root, { session: { hasSecondFactor: true }, isRequired: true })
  const looking = await open(db, id, false)
  expect(looking.headers.get('location')).toBe(
    '/account/confirm?for=second-factor&to=%2Fadmin%2Forders%3Fstatus%3Dpaid',
  )
  expect((await open(db, id, false, 'POST')).status).toBe(403)
  expect((await open(db, id, true, 'POST')).status).toBe(200)
})

test('nobody locks themselves out by the rule', async ({ db }) => {
  const rule = { session: { hasSecondFactor: false }, isRequired: true }
  expect(() => setSecondFactorRequired(db, root, rule)).toThrow(
    'Set up two-factor authentication for your own account first',
  )
})

test('ending somebody’s second factor leaves them their password, signs them out and tells them', async ({ db }) => {
  const { id } = await upsertAdmin(db, root, ada)
  await enrollAuthenticatorApp(db, env, { id, email: ada.email })
  await enrollPasskey(db, env, { id, email: ada.email })
  await beginSession(db, env, new Headers(), id)
  await resetSecondFactor(db, root, ada.email)
  expect(await findAuthenticationMethods(db, id)).toEqual({
    password: true,
    passkey: false,
    app: false,
    recoveryCodes: 0,
  })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  const texts = (await listDeliverableMails(db)).map(({ plainText }) => plainText)
  expect(texts.at(-1)).toContain('An admin reset your two-factor authentication')
  await expect(resetSecondFactor(db, root, ada.email)).rejects.toMatchObject({ status: 404 })
})
