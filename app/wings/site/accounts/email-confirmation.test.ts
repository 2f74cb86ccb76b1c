import type { Database } from '~/platform/database/database.server'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { emailConfirmationUrl } from './account-links.server'
import { signUp } from './commands.server'
import { findAccountByEmail } from './queries.server'
import { action, loader } from './routes/email-confirmation'

const env = testEnvironment()
const password = 'Stranger7Chose'
const email = 'ada@example.com'

/** What the mail to Ada holds after somebody signed up with her address. */
async function mailedToken(db: Database) {
  const account = await signUp(db, env, { email, password, name: '' })
  return emailConfirmationUrl(env, account, new Date()).split('/').at(-1) ?? ''
}

const press = (db: Database, token: string, form: Record<string, string>, address?: string) =>
  callRoute(action, db, { path: `/account/confirmation/${token}`, params: { token }, form, address })
const isConfirmed = async (db: Database) => (await findAccountByEmail(db, email))?.emailVerified

test('the owner of an address does not confirm the password that a stranger chose', async ({ db }) => {
  const token = await mailedToken(db)
  expect(await callRoute(loader, db, { params: { token } })).toEqual({ email })
  for (const form of [{}, { password: '' }] as Record<string, string>[]) {
    const fieldErrors = { password: expect.stringContaining('assword') }
    expect(await press(db, token, form)).toMatchObject({ init: { status: 422 }, data: { fieldErrors } })
  }
  const sentence = 'Incorrect password for this account.'
  expect(await press(db, token, { password: 'Adas0wnGuess' })).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { password: sentence } },
  })
  expect(await isConfirmed(db)).toBe(false)
})

test('whoever chose the password confirms the address with it, in any browser', async ({ db }) => {
  const token = await mailedToken(db)
  expect(await press(db, token, { password })).toEqual({ confirmed: true })
  expect(await isConfirmed(db)).toBe(true)
})

test('a mailed link is no place to guess passwords', async ({ db }) => {
  const token = await mailedToken(db)
  for (let tries = 0; tries < 5; tries++) await press(db, token, { password: 'Wr0ngOne' })
  expect(await press(db, token, { password })).toMatchObject({ init: { status: 429 } })
  expect(await press(db, token, { password }, '198.51.100.9')).toEqual({ confirmed: true })
})
