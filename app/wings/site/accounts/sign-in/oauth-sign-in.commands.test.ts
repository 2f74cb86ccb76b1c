import type { Database } from '~/platform/database/database.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { emailConfirmationUrl } from '../account-links.server'
import { confirmEmail, signUp } from '../commands.server'
import { findAccountByEmail, findUser, listSignInMethods } from '../queries.server'
import { signInWithOAuth } from './oauth-sign-in.commands.server'
import { signIn } from './sign-in.server'

const env = testEnvironment()
const caller = { headers: new Headers(), address: '203.0.113.7' }
const planted = { email: 'ada@example.com', password: 'Stranger1', name: 'Eve' }
const ada = { accountId: 'ada-there', email: planted.email, name: 'Ada' }

const comeFromGoogle = (db: Database) => signInWithOAuth(db, env, caller.headers, { provider: 'google', stranger: ada })

test('an account that a stranger made with somebody’s address is theirs alone once they come from a provider', async ({
  db,
}) => {
  const account = await signUp(db, env, planted)
  const link = emailConfirmationUrl(env, account, new Date())
  expect(await comeFromGoogle(db)).toMatchObject({ cookies: [expect.stringContaining('studio-auth.session_token=')] })
  expect(await findUser(db, account.id)).toMatchObject({ email: planted.email, full_name: 'Ada' })
  expect(await findAccountByEmail(db, planted.email)).toMatchObject({
    id: account.id,
    emailVerified: true,
    password: null,
  })
  expect((await listSignInMethods(db, account.id)).map(({ providerId }) => providerId)).toEqual(['google'])
  const token = link.slice(link.lastIndexOf('/') + 1)
  const confirming = confirmEmail(db, env, { token, password: planted.password, address: '203.0.113.7' })
  await expect(confirming).rejects.toMatchObject({ status: 422 })
  await expect(signIn(db, env, caller, planted)).rejects.toMatchObject({ status: 401 })
})

test('an account whose address is confirmed keeps its password and its name', async ({ db }) => {
  const { id } = await signUp(db, env, { ...planted, name: 'Countess' })
  await db.updateTable('profiles').set({ emailVerified: true }).where('id', '=', id).execute()
  await comeFromGoogle(db)
  expect(await findUser(db, id)).toMatchObject({ full_name: 'Countess' })
  await signIn(db, env, caller, planted)
})
