import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { listPlannerPaths } from '~test/route-addresses'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, callAuthApi, findMailedLink, readSetCookies, type SignedInUser } from '~test/user-account'

const READING = ['GET', 'HEAD']
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
const { guarded, open } = listPlannerPaths()

let site: RunningSite
/** Somebody of whom the tests change nothing but the name. */
let grace: SignedInUser
beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  grace = await aUser(site)
})
afterAll(() => site.stop())

const get = (path: string, cookie = '', accept = 'text/html') =>
  httpRequest(site.origin, path, { headers: { cookie, accept } })

function send(path: string, form: Record<string, string>, cookie = '') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  return httpRequest(site.origin, path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
}

const signInAgain = async ({ email, password }: SignedInUser) =>
  readSetCookies((await callAuthApi(site.origin, 'sign-in/email', { email, password })).headers)
const userOf = async (cookie: string) => JSON.parse((await get('/api/session', cookie)).text).user

describe('a visitor', () => {
  test('finds only the planner’s own page and its sign-in open', () => {
    expect(open.sort()).toEqual(['/planner', '/planner/login'])
    expect(guarded).toEqual(expect.arrayContaining(['/planner/dashboard', '/planner/account/export']))
  })

  test.each(READING)('is sent to the sign-in by every other address, and back from there: %s', async (method) => {
    for (const path of guarded) {
      const answer = await httpRequest(site.origin, `${path}?x=1`, { method })
      const login = `/planner/login?${new URLSearchParams({ to: `${path}?x=1` })}`
      expect([path, answer.status, answer.headers.location]).toEqual([path, 302, login])
      const data = await httpRequest(site.origin, `${path}.data`, { method, headers: { accept: '*/*' } })
      expect([path, data.status]).toEqual([path, 202])
      if (method === 'GET') expect(data.text).toContain('/planner/login?to=')
    }
  })

  test('is told so by every address when a program asks', async () => {
    for (const path of guarded) {
      const { status, text } = await get(path, '', 'application/json')
      expect([path, status, text.includes('You are signed out.')]).toEqual([path, 401, true])
    }
  })

  test.each(CHANGING)('can change nothing anywhere: %s', async (method) => {
    for (const path of guarded) {
      for (const address of [path, `${path}.data`]) {
        const { status } = await httpRequest(site.origin, address, { method, headers: { accept: '*/*' } })
        expect([address, status]).toEqual([address, 401])
      }
    }
  })
})

test('nothing behind the sign-in is kept by a browser or a proxy', async () => {
  for (const path of guarded) {
    const { headers } = await get(path, grace.cookie)
    expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('the planner’s own page is the same for everyone and kept; its sign-in is kept by nobody', async () => {
  const [page, mine] = [await get('/planner'), await get('/planner', grace.cookie)]
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=60')])
  expect(mine.text).toBe(page.text)
  expect(page.text).not.toContain('aria-label="Main"')
  expect(page.text).toContain('href="/planner/login"')
  expect((await get('/planner/login')).headers['cache-control']).toBe('no-store')
  expect((await get('/sitemap.xml')).text + (await get('/sitemap')).text).toContain('/planner"')
})

describe('without scripts', () => {
  const password = 'Passage7Tide'

  test('somebody signs up, confirms, signs in and arrives where they wanted to go', async () => {
    const email = 'grace@harbor.test'
    const to = '/planner/account'
    const up = await send(`/planner/login?for=sign-up&to=${to}`, { email: ' Grace@harbor.test ', password })
    expect(up.text).toContain('Check your email')
    expect(up.text).toContain(email)
    const refused = await send(`/planner/login?to=${to}`, { email, password })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('Please check your email and click the confirmation link before signing in.')
    expect(refused.text).toContain('Resend link')
    const again = await send('/account/confirmation', { email })
    expect(again.text).toContain('we sent it a link')
    const link = await findMailedLink(site, email, 'confirmation')
    expect((await send(link, { password })).text).toContain('Email confirmed')
    const login = await send(`/planner/login?to=${to}`, { email, password })
    expect([login.status, login.headers.location]).toEqual([302, to])
    const on = await get(`/planner/login?to=${to}`, readSetCookies(login.headers))
    expect([on.status, on.headers.location]).toEqual([302, to])
  })

  test('a refused sign-up keeps the address, never the password, and says what is wrong with each', async () => {
    const answer = await send('/planner/login?for=sign-up', { email: 'grace', password: 'pässword' })
    expect(answer.status).toBe(422)
    for (const sentence of [
      'Please enter a valid email address.',
      'Password must contain at least one uppercase letter (A-Z)',
      'Password must contain at least one number (0-9)',
      'Password contains invalid characters. Only letters, numbers, and @$!%*?&amp;# are allowed',
    ])
      expect(answer.text).toContain(sentence)
    expect(answer.text).toContain('value="grace"')
    expect(answer.text).not.toContain('pässword')
  })

  test('nobody learns by asking for another link whose address waits, and nobody gets more than three', async () => {
    const { email } = await aUser(site)
    const texts = [
      await send('/account/confirmation', { email }),
      await send('/account/confirmation', { email: 'x@y.zz' }),
    ]
    expect(texts[0]?.text.replaceAll(email, '')).toBe(texts[1]?.text.replaceAll('x@y.zz', ''))
    for (let n = 0; n < 2; n++) await send('/account/confirmation', { email })
    const fourth = await send('/account/confirmation', { email })
    expect([fourth.status, fourth.text.includes('Too many attempts.')]).toEqual([429, true])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])('nobody is sent on to %s', async (to) => {
    const { email, password } = grace
    const answer = await send(`/planner/login?${new URLSearchParams({ to })}`, { email, password })
    expect([answer.status, answer.headers.location]).toEqual([302, '/planner/dashboard'])
  })

  test('signing out leads to the planner’s page', async () => {
    const { cookie } = await aUser(site)
    const answer = await send('/account/sign-out', { to: '/planner' }, cookie)
    expect([answer.status, answer.headers.location]).toEqual([302, '/planner'])
    expect(await userOf(cookie)).toBeNull()
  })
})

describe('the account', () => {
  test('takes a new name to the letter, and refuses one of two lines', async () => {
    const { cookie } = grace
    const saved = await send('/planner/account?index', { intent: 'name', name: ' Ada O’Brien <3 ' }, cookie)
    expect(saved.text).toContain('Name saved.')
    expect((await userOf(cookie)).full_name).toBe('Ada O’Brien <3')
    expect((await send('/planner/account?index', { intent: 'name', name: 'A\nB' }, cookie)).status).toBe(422)
  })

  test('gets another address by a mail to it, with the present password only', async () => {
    const user = await aUser(site)
    const email = `new-${user.email}`
    const ask = (password: string) => send('/planner/account?index', { intent: 'email', email, password }, user.cookie)
    const wrong = await ask('Wr0ngPass')
    expect([wrong.status, wrong.text.includes('Incorrect current password.')]).toEqual([403, true])
    expect(wrong.text).toContain(`value="${email}"`)
    expect((await ask(user.password)).text).toContain(`We sent a confirmation link to ${email}`)
    const link = await findMailedLink(site, email, 'email')
    const sentence = `Sign in as ${user.email} first, then open this link again.`
    for (const cookie of ['', grace.cookie]) {
      expect((await get(link, cookie)).text).toContain(sentence)
      const refused = await send(link, {}, cookie)
      expect([refused.status, refused.text.includes(sentence)]).toEqual([403, true])
    }
    expect((await get(link, user.cookie)).text).toContain(`${email} replaces ${user.email}`)
    expect((await userOf(user.cookie)).email).toBe(user.email)
    expect((await send(link, {}, user.cookie)).text).toContain('Email changed')
    expect((await userOf(user.cookie)).email).toBe(email)
    expect((await send(link, {}, user.cookie)).status).toBe(409)
  })

  test('lists sessions, ends one, the others, all, and never those of somebody else', async () => {
    const [user, stranger] = [await aUser(site), grace]
    const [second, third] = [await signInAgain(user), await signInAgain(user)]
    const page = '/planner/account/security'
    const idIn = (text: string) => /name="sessionId" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const shown = (await get(page, user.cookie)).text
    expect(shown.match(/name="sessionId"/g)).toHaveLength(2)
    expect(shown.match(/Current session/g)).toHaveLength(1)
    const sessionId = idIn(shown)
    const theirs = await send(page, { intent: `end:${sessionId}`, sessionId }, stranger.cookie)
    expect(theirs.status).toBe(404)
    for (const cookie of [user.cookie, second, third]) expect(await userOf(cookie)).not.toBeNull()
    await send(page, { intent: `end:${sessionId}`, sessionId }, user.cookie)
    expect((await get(page, user.cookie)).text.match(/name="sessionId"/g)).toHaveLength(1)
    await send(page, { intent: 'end-others' }, user.cookie)
    expect([await userOf(user.cookie), await userOf(second), await userOf(third)]).toEqual([
      expect.anything(),
      null,
      null,
    ])
    await send(page, { intent: 'end-all' }, user.cookie)
    expect(await userOf(user.cookie)).toBeNull()
    expect(await userOf(stranger.cookie)).not.toBeNull()
  })

  test('changes its password and keeps this session alone', async () => {
    const user = await aUser(site)
    const other = await signInAgain(user)
    const form = { intent: 'password', password: user.password, newPassword: 'weak' }
    const weak = await send('/planner/account/security', form, user.cookie)
    expect([weak.status, weak.text.includes('Password must be at least 8 characters long')]).toEqual([422, true])
    const done = await send('/planner/account/security', { ...form, newPassword: 'N3wPassageway' }, user.cookie)
    expect(done.text).toContain('Password changed.')
    expect([await userOf(user.cookie), await userOf(other)]).toEqual([expect.anything(), null])
    expect((await callAuthApi(site.origin, 'sign-in/email', user)).status).toBe(401)
  })

  test('is taken along as one file, five times a minute at most', async () => {
    const { cookie, email } = await aUser(site)
    const answer = await get('/planner/account/export', cookie)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="your-data.json"')
    const data = JSON.parse(answer.text)
    expect(data).toMatchObject({ profile: { email, emailVerified: true }, plans: [], orders: [], reviews: [] })
    expect(data.sessions).toHaveLength(1)
    expect(data.mails[0].subject).toBe('Confirm your email for Studio')
    expect(answer.text).not.toContain('token')
    expect(answer.text).not.toMatch(/"password"/)
    for (let n = 0; n < 4; n++) await get('/planner/account/export', cookie)
    expect((await get('/planner/account/export', cookie)).status).toBe(429)
    const post = await httpRequest(site.origin, '/planner/account/export', { method: 'POST', headers: { cookie } })
    expect([post.status, post.headers.allow]).toEqual([405, 'GET'])
  })

  test('is deleted by its password, at once and for good', async () => {
    const user = await aUser(site)
    const page = '/planner/account/data'
    const form = { intent: 'deletion', password: user.password, understood: 'yes' }
    expect((await send(page, { ...form, understood: '' }, user.cookie)).status).toBe(422)
    const wrong = await send(page, { ...form, password: 'Wr0ngPass' }, user.cookie)
    expect([wrong.status, wrong.text.includes('Incorrect current password.')]).toEqual([403, true])
    const gone = await send(page, form, user.cookie)
    expect([gone.status, gone.headers.location]).toEqual([302, '/planner'])
    expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0')
    expect(await userOf(user.cookie)).toBeNull()
    expect((await callAuthApi(site.origin, 'sign-in/email', user)).status).toBe(404)
    expect(site.output()).toContain('Your Studio account was deleted')
  })
})

test('a call with the wrong method hears which one is right', async () => {
  const answer = await httpRequest(site.origin, '/api/auth/sign-in/email', { headers: { accept: 'application/json' } })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
})
