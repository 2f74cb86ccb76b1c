import type { Database } from '~/platform/database/database.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { setUpUrl } from './account-links.server'
import { inviteAdmin, removeAdmin, restoreAdmin, setUpFirstAdmin, upsertAdmin } from './admins.commands.server'
import { requestPasswordReset, resetPassword, signUp } from './commands.server'
import { findAccountByEmail, hasAdmin, listAdmins } from './queries.server'
import { action as callAuth } from './routes/api-auth'
import { signIn } from './sign-in/sign-in.server'

const env = testEnvironment()
const root = { id: null, email: 'root@example.com' }
const ada = { email: 'ada@example.com', name: 'Ada O’Brien', password: 'Passage7Tide' }
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

const setUp = (db: Database, form = ada, token = tokenOf(setUpUrl(env))) =>
  setUpFirstAdmin(db, env, new Headers(), { ...form, token })
const enter = (db: Database, email: string, password: string) =>
  signIn(db, env, { headers: new Headers(), address: '203.0.113.7' }, { email, password })
const audit = (db: Database) =>
  db.selectFrom('auditEntries').select(['action', 'actorEmail', 'subjectTitle']).orderBy('happenedAt').execute()
const mails = (db: Database) => listDeliverableMails(db)
const admins = async (db: Database) => (await listAdmins(db)).map(({ email }) => email)

async function lastLink(db: Database) {
  const all = await mails(db)
  return tokenOf(/http:\/\/harbor\.test\/account\/password\/\S+/.exec(all.at(-1)?.plainText ?? '')?.[0] ?? '')
}

async function idOf(db: Database, email: string) {
  return (await findAccountByEmail(db, email))?.id ?? ''
}

test('the set-up link makes the first admin and signs them in, once', async ({ db }) => {
  expect(await setUp(db)).toMatchObject({ cookies: [expect.stringContaining('studio-auth.session_token=')] })
  expect(await hasAdmin(db)).toBe(true)
  expect(await enter(db, ada.email, ada.password)).toMatchObject({ isAdmin: true })
  await expect(setUp(db, { ...ada, email: 'eve@example.com' })).rejects.toMatchObject({
    status: 409,
    message: 'This site already has an admin. Sign in instead.',
  })
  expect(await audit(db)).toMatchObject([
    { action: 'admin.added', actorEmail: ada.email },
    { action: 'admin.signed-in', actorEmail: ada.email },
    { action: 'admin.signed-in', actorEmail: ada.email },
  ])
})

test('of two who set the site up at once exactly one becomes its admin', async ({ database: { db } }) => {
  const tries = ['ada@example.com', 'eve@example.com', 'bob@example.com'].map((email) => setUp(db, { ...ada, email }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await admins(db)).toHaveLength(1)
})

test('a set-up link is void after a day, and one of another site always', async ({ db }) => {
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await expect(setUp(db, ada, tokenOf(setUpUrl(env, yesterday)))).rejects.toThrow('This link has already been used')
  const elsewhere = { ...env, SECRET: 'the secret of another site' }
  await expect(setUp(db, ada, tokenOf(setUpUrl(elsewhere)))).rejects.toThrow('This link has already been used')
  expect(await hasAdmin(db)).toBe(false)
})

test('who is added gets a mail with a link that sets their password, once', async ({ db }) => {
  await inviteAdmin(db, env, root, 'grace@example.com')
  expect(await mails(db)).toMatchObject([{ recipient: 'grace@example.com', subject: 'You are now an admin of Studio' }])
  await expect(inviteAdmin(db, env, root, 'grace@example.com')).rejects.toThrow('This person is already an admin.')
  const token = await lastLink(db)
  expect(await resetPassword(db, env, { token, password: 'N3wPassageway' })).toEqual({ isAdmin: true })
  expect(await enter(db, 'grace@example.com', 'N3wPassageway')).toMatchObject({ isAdmin: true })
  await expect(resetPassword(db, env, { token, password: 'An0therPassage' })).rejects.toMatchObject({ status: 409 })
})

test('a stranger who signed up with the address of a future admin gets nothing of their rights', async ({ db }) => {
  await signUp(db, env, { ...ada, password: 'Stranger1' })
  await inviteAdmin(db, env, root, ada.email)
  await expect(enter(db, ada.email, 'Stranger1')).rejects.toMatchObject({ status: 401 })
  await resetPassword(db, env, { token: await lastLink(db), password: 'Truly1MineOnly' })
  expect(await enter(db, ada.email, 'Truly1MineOnly')).toMatchObject({ isAdmin: true })
})

test('a new password ends every session and every other link, within an hour', async ({ db }) => {
  await upsertAdmin(db, root, ada)
  const now = new Date()
  await enter(db, ada.email, ada.password)
  await requestPasswordReset(db, env, ada.email, now)
  const first = await lastLink(db)
  await requestPasswordReset(db, env, ada.email, now)
  expect(await mails(db)).toHaveLength(1)
  await requestPasswordReset(db, env, ada.email, new Date(now.getTime() + 60_000))
  const second = await lastLink(db)
  const late = new Date(now.getTime() + 61 * 60_000)
  await expect(resetPassword(db, env, { token: first, password: 'N3wPassageway' }, late)).rejects.toThrow('has expired')
  await resetPassword(db, env, { token: second, password: 'N3wPassageway' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  await expect(resetPassword(db, env, { token: first, password: 'Th1rdPassage' })).rejects.toThrow('already been used')
  await expect(enter(db, ada.email, ada.password)).rejects.toMatchObject({ status: 401 })
  expect((await audit(db)).slice(-2)).toMatchObject([
    { action: 'admin.password-replaced', actorEmail: ada.email },
    { action: 'sign-in.failed' },
  ])
})

test('of two who use one link at once exactly one sets the password', async ({ database: { db } }) => {
  await upsertAdmin(db, root, ada)
  await requestPasswordReset(db, env, ada.email)
  const token = await lastLink(db)
  const tries = ['F1rstPassage', 'Sec0ndPassage'].map((password) => resetPassword(db, env, { token, password }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an unknown address gets no mail', async ({ db }) => {
  await requestPasswordReset(db, env, 'nobody@example.com')
  expect(await mails(db)).toEqual([])
})

test('an admin is removed and brought back; the last one stays', async ({ db }) => {
  await upsertAdmin(db, root, ada)
  await upsertAdmin(db, root, { email: 'grace@example.com', password: 'Passage7Tide' })
  const grace = await idOf(db, 'grace@example.com')
  expect(await removeAdmin(db, root, grace)).toEqual({ email: 'grace@example.com' })
  expect(await enter(db, 'grace@example.com', 'Passage7Tide')).toMatchObject({ isAdmin: false })
  await expect(removeAdmin(db, root, await idOf(db, ada.email))).rejects.toMatchObject({ status: 409 })
  await expect(removeAdmin(db, root, grace)).rejects.toMatchObject({ status: 404 })
  await restoreAdmin(db, root, grace)
  expect(await admins(db)).toEqual([ada.email, 'grace@example.com'])
  expect((await audit(db)).map(({ action }) => action)).toEqual([
    'admin.added',
    'admin.added',
    'admin.removed',
    'admin.added',
  ])
})

test('two admins who remove each other at once leave one', async ({ database: { db } }) => {
  await upsertAdmin(db, root, ada)
  await upsertAdmin(db, root, { email: 'grace@example.com' })
  const ids = [await idOf(db, ada.email), await idOf(db, 'grace@example.com')]
  const outcomes = await Promise.allSettled(ids.map((id) => removeAdmin(db, root, id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await admins(db)).toHaveLength(1)
})

test('a command that gives an admin a password ends their sessions', async ({ db }) => {
  await upsertAdmin(db, root, ada)
  await enter(db, ada.email, ada.password)
  await upsertAdmin(db, root, { email: ada.email, password: 'An0therPassage' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await enter(db, ada.email, 'An0therPassage')).toMatchObject({ isAdmin: true })
})

test('the audit log knows when an admin signed out, here or everywhere; others leave without a trace', async ({
  db,
}) => {
  const leave = (call: 'sign-out' | 'revoke-sessions', cookies: string[] = []) => {
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    return callRoute(callAuth, db, { path: `/api/auth/${call}`, params: { '*': call }, json: {}, headers: { cookie } })
  }
  await upsertAdmin(db, root, ada)
  await leave('sign-out', (await enter(db, ada.email, ada.password)).cookies)
  await leave('revoke-sessions', (await enter(db, ada.email, ada.password)).cookies)
  await upsertAdmin(db, root, { ...ada, email: 'grace@example.com' })
  await removeAdmin(db, root, await idOf(db, 'grace@example.com'))
  await leave('sign-out', (await enter(db, 'grace@example.com', ada.password)).cookies)
  await leave('sign-out')
  const left = (await audit(db)).filter(({ action }) => action === 'admin.signed-out')
  expect(left.map(({ actorEmail }) => actorEmail)).toEqual([ada.email, ada.email])
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})
