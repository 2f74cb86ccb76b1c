import { afterEach, vi } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { upsertAdmin } from './admins.commands.server'
import { getSession, onAuthStateChange, refreshSession, signInWithPassword, signOut, signUp } from './auth-client'
import { action as authAction } from './routes/api-auth'
import { loader as sessionLoader } from './routes/api-session'
import { getSessionMarker, getStoredAdmin } from './session-marker'
import { resetAttempts } from './sign-in/attempt-limit'

const ada = { email: 'ada@example.com', password: 'Passage7Tide' }
const asked: { path: string; headers: Headers }[] = []
const storage = new Map<string, string>()
const tabs = new EventTarget()

afterEach(async () => {
  storage.clear()
  asked.length = 0
  resetAttempts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
}

/** A browser whose calls reach the routes themselves, and which keeps their cookies. */
function browse(db: Database, broken: string[] = []) {
  vi.stubGlobal('window', tabs)
  vi.stubGlobal('localStorage', localStorage)
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  let cookie = ''
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, headers: new Headers(init.headers) })
    if (broken.includes(path)) throw new TypeError('Failed to fetch')
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie }
    const answer =
      path === '/api/session'
        ? await callRoute(sessionLoader, db, { path, headers })
        : await callRoute(authAction, db, {
            path,
            headers,
            params: { '*': path.replace('/api/auth/', '') },
            json: JSON.parse(String(init.body)),
          })
    for (const line of answer.headers.getSetCookie())
      cookie = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '')
    return answer
  })
}

async function signedIn(db: Database, broken: string[] = []) {
  await upsertAdmin(db, { id: null, email: 'root' }, ada)
  browse(db, broken)
  await signInWithPassword(ada)
}

test('a visitor who never signed in is nobody, and nothing is asked', async ({ db }) => {
  browse(db)
  expect(await getSession()).toBeNull()
  expect(asked).toEqual([])
})

test('signing up asks for a confirmation', async ({ db }) => {
  browse(db)
  expect(await signUp({ ...ada, email: ' ADA@example.com ' })).toEqual({ needsConfirmation: true })
  expect(asked.map(({ headers }) => headers.get('x-client-info'))).toEqual(['website 1.0.0'])
})

test('signing in makes the user known, here and to other tabs, and an admin to analytics', async ({ db }) => {
  browse(db)
  const seen: (string | undefined)[] = []
  const stop = onAuthStateChange((user) => seen.push(user?.email))
  await signedIn(db)
  stop()
  const user = await getSession()
  expect(user).toMatchObject({ email: ada.email, is_admin: true })
  expect(getSessionMarker()).toBe(user?.id)
  expect(getStoredAdmin()).toEqual({ id: user?.id, email: ada.email })
  expect(seen.at(-1)).toBe(ada.email)
})

test('when another tab signs out, this one hears of it', async ({ db }) => {
  await signedIn(db)
  const heard = Promise.withResolvers<unknown>()
  const stop = onAuthStateChange(heard.resolve)
  storage.delete('studio-auth')
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'studio-auth' }))
  expect(await heard.promise).toBeNull()
  stop()
})

test('whoever stops listening hears of nothing any more, of this tab or another, and others still do', async ({
  db,
}) => {
  await signedIn(db)
  const [stopped, listening] = [vi.fn(), vi.fn()]
  const stop = onAuthStateChange(stopped)
  const stopOther = onAuthStateChange(listening)
  stop()
  await signOut()
  expect(listening.mock.calls).toEqual([[null]])
  stopOther()
  storage.set('studio-auth', 'somebody')
  asked.length = 0
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'studio-auth' }))
  expect(asked).toEqual([])
  expect(stopped).not.toHaveBeenCalled()
})

test('nobody is told what they know already', async ({ db }) => {
  await signedIn(db)
  const listening = vi.fn()
  const stop = onAuthStateChange(listening)
  await refreshSession()
  expect(listening).not.toHaveBeenCalled()
  stop()
})

test('a bad line signs nobody out', async ({ db }) => {
  await signedIn(db)
  browse(db, ['/api/session'])
  expect(await refreshSession()).toMatchObject({ email: ada.email })
})

test('signing out ends this session and forgets the user, but not that this is an admin’s browser', async ({ db }) => {
  await signedIn(db)
  expect(await signOut()).toEqual({ error: null })
  expect(asked.at(-1)?.path).toBe('/api/auth/sign-out')
  expect(getSessionMarker()).toBeNull()
  expect(getStoredAdmin()).toMatchObject({ email: ada.email })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('when this session cannot be ended, every session is', async ({ db }) => {
  await signedIn(db, ['/api/auth/sign-out'])
  expect(await signOut()).toEqual({ error: null })
  expect(asked.slice(-2).map(({ path }) => path)).toEqual(['/api/auth/sign-out', '/api/auth/revoke-sessions'])
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('signing out forgets the user even when the server cannot be reached', async ({ db }) => {
  await signedIn(db, ['/api/auth/sign-out', '/api/auth/revoke-sessions'])
  expect(await signOut()).toEqual({ error: 'Failed to sign out' })
  expect(await getSession()).toBeNull()
})

test('the client refuses what the server would refuse, without asking', async ({ db }) => {
  browse(db)
  expect(await signUp({ ...ada, email: 'ada' })).toEqual({ error: 'Please enter a valid email address.' })
  expect(await signUp({ ...ada, password: 'password' })).toEqual({
    error: 'Password must contain at least one uppercase letter (A-Z) Password must contain at least one number (0-9)',
  })
  expect(await signInWithPassword({ ...ada, password: '' })).toEqual({ error: 'Password is required.' })
  expect(asked).toEqual([])
})

test('the client counts as the server does: three sign-ups and five sign-ins in five minutes', async ({ db }) => {
  browse(db)
  for (let n = 0; n < 3; n++) await signUp(ada)
  for (let n = 0; n < 5; n++) await signInWithPassword({ ...ada, email: 'eve@example.com' })
  asked.length = 0
  expect(await signUp(ada)).toEqual({ error: 'Too many signup attempts. Please try again later.' })
  expect(await signInWithPassword({ ...ada, email: 'EVE@example.com' })).toEqual({
    error: 'Too many login attempts. Please try again later.',
  })
  expect(asked).toEqual([])
})

test('refusals of the server are told in its words, a broken line in ours', async ({ db }) => {
  browse(db, ['/api/auth/sign-up/email'])
  expect(await signInWithPassword(ada)).toEqual({ error: 'No account found with this email. Please sign up first.' })
  expect(await signUp(ada)).toEqual({
    error: 'Sign up failed: the server could not be reached. Please try again.',
  })
})

test('the console hears what a developer wants to know', async ({ db }) => {
  await signedIn(db)
  expect(await signUp(ada)).toEqual({ error: 'You are already signed in with this account.' })
  await signOut()
  await signOut()
  vi.stubGlobal('window', undefined)
  await getSession()
  expect(vi.mocked(console.debug).mock.calls.flat()).toEqual([
    'User already signed in with this email',
    'No active session to sign out from',
    'Database client not initialized',
  ])
})
