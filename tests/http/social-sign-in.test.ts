import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeOAuthServer, startFakeOAuthServer } from '~test/fake-oauth-server'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { callAuthApi, findMailedLink, readSetCookies } from '~test/user-account'

let site: RunningSite
let provider: FakeOAuthServer
let people = 0

beforeAll(async () => {
  provider = await startFakeOAuthServer()
  site = await startSite({ ...provider.env, DEMO: '0', ORIGIN: 'http://harbor.test' })
})
afterAll(async () => {
  await site.stop()
  await provider.stop()
})
beforeEach(() => {
  people += 1
  const email = `person-${people}@harbor.test`
  Object.assign(provider, { person: { id: people, name: 'Ada', email, isConfirmed: true } })
  Object.assign(provider, { consents: true, isBroken: false })
})

const from = (path: string, cookie = '') => httpRequest(site.origin, path, { headers: { cookie } })
const here = (address: unknown) => String(address).replace('http://harbor.test', '')

/** The browser goes to the provider; answers the address it is sent back to and the cookie it carries. */
async function goThere(id: string, to = '/planner/board') {
  const start = await from(`/account/with/${id}?${new URLSearchParams({ to })}`)
  const there = new URL(String(start.headers.location))
  const consent = await httpRequest(provider.origin, there.pathname + there.search)
  return {
    there,
    cookie: readSetCookies(start.headers),
    cookies: start.headers['set-cookie'],
    back: here(consent.headers.location),
  }
}

async function comeBack(id: string) {
  const { back, cookie } = await goThere(id)
  return from(back, cookie)
}

const sessionOf = async (answer: { headers: Record<string, string | string[] | undefined> }) =>
  JSON.parse((await from('/api/session', readSetCookies(answer.headers))).text).user

async function sentenceAt(address: unknown) {
  const { text } = await from(here(address))
  return /role="alert"[^>]*>([^<]+)/.exec(text)?.[1]
}

describe.each([
  ['google', 'Google', 'openid email profile'],
  ['github', 'GitHub', 'read:user user:email'],
])('signing in with %s', (id, name, scope) => {
  test('is offered at the sign-in, goes there with a challenge and comes back to where one wanted to go', async () => {
    expect((await from('/planner/login?to=/planner/board')).text).toContain(
      `href="/account/with/${id}?to=%2Fplanner%2Fboard"`,
    )
    const { there, back, cookie, cookies } = await goThere(id)
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      redirect_uri: `http://harbor.test/account/with/${id}/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      response_type: 'code',
      code_challenge_method: 'S256',
      scope,
      client_id: provider.env.GOOGLE_CLIENT_ID,
    })
    expect(String(cookies)).toMatch(
      /^studio-auth\.with=\S+; Path=\/account\/with; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const answer = await from(back, cookie)
    expect([answer.status, answer.headers.location, provider.rejections]).toEqual([302, '/planner/board', []])
    expect(String(answer.headers['set-cookie'])).toContain('studio-auth.with=; Path=/account/with; Max-Age=0')
    expect(await sessionOf(answer)).toMatchObject({ email: provider.person.email, full_name: 'Ada', is_admin: false })
  })

  test('knows the person again, also when the address has changed there', async () => {
    const first = await sessionOf(await comeBack(id))
    provider.person.email = `elsewhere-${people}@harbor.test`
    expect(await sessionOf(await comeBack(id))).toEqual(first)
  })

  test('is joined to an account whose address is confirmed', async () => {
    const account = { email: provider.person.email, password: 'Passage7Tide' }
    await callAuthApi(site.origin, 'sign-up/email', account)
    await httpRequest(site.origin, await findMailedLink(site, account.email, 'confirmation'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: account.password }).toString(),
    })
    const own = await sessionOf(await callAuthApi(site.origin, 'sign-in/email', account))
    expect(await sessionOf(await comeBack(id))).toEqual(own)
    expect((await callAuthApi(site.origin, 'sign-in/email', account)).status).toBe(200)
  })

  test('takes an account whose address nobody confirmed from the stranger who made it', async () => {
    const account = { email: provider.person.email, password: 'Passage7Tide', name: 'Eve' }
    await callAuthApi(site.origin, 'sign-up/email', account)
    const answer = await comeBack(id)
    expect([answer.status, answer.headers.location]).toEqual([302, '/planner/board'])
    expect(await sessionOf(answer)).toMatchObject({ email: account.email, full_name: 'Ada' })
    // the stranger's mail is opened too: it brings nothing back
    await httpRequest(site.origin, await findMailedLink(site, account.email, 'confirmation'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: account.password }).toString(),
    })
    expect((await callAuthApi(site.origin, 'sign-in/email', account)).status).toBe(401)
  })

  test('takes no address that the provider has not confirmed', async () => {
    provider.person.isConfirmed = false
    const answer = await comeBack(id)
    expect(await sentenceAt(answer.headers.location)).toBe(
      `Your email address is not verified at ${name}. Verify it there or sign in with a password.`,
    )
    expect(await sessionOf(answer)).toBeNull()
  })

  test('says so when the person refuses, and keeps where they wanted to go', async () => {
    provider.consents = false
    const answer = await comeBack(id)
    expect(answer.headers.location).toContain('to=%2Fplanner%2Fboard')
    expect(await sentenceAt(answer.headers.location)).toBe(`Sign-in with ${name} was canceled.`)
  })

  test('says so when the provider does not answer', async () => {
    provider.isBroken = true
    const answer = await comeBack(id)
    expect(await sentenceAt(answer.headers.location)).toBe(`Could not sign in with ${name}. Please try again.`)
  })
})

test('a provider is disconnected on the security screen, except the last way in', async () => {
  const [, session] = [await comeBack('google'), await comeBack('github')]
  const cookie = readSetCookies(session.headers)
  const page = '/planner/account/security'
  const disconnect = (id: string) =>
    httpRequest(site.origin, page, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: `unlink:${id}`, provider: id }).toString(),
    })
  const shown = (await from(page, cookie)).text
  for (const button of ['Disconnect Google', 'Disconnect GitHub']) expect(shown).toContain(button)
  expect((await disconnect('nobody')).status).toBe(422)
  const done = await disconnect('google')
  expect([done.status, /Disconnect (Google|GitHub)/.test(done.text)]).toEqual([200, false])
  expect(done.text).toContain('This is your only sign-in method. Set a password before you disconnect it.')
  const last = await disconnect('github')
  expect([last.status, await sessionOf(session)]).toEqual([409, expect.anything()])
})

describe('nobody is signed in', () => {
  const tooLate = /expired or was started in another browser/
  test('with a state that is not the one of this browser', async () => {
    const { back, cookie } = await goThere('google')
    const answer = await from(back.replace(/state=[^&]+/, 'state=another-state-that-was-made-up'), cookie)
    expect(await sentenceAt(answer.headers.location)).toMatch(tooLate)
    expect(await sessionOf(answer)).toBeNull()
  })

  test('in a browser that did not begin it', async () => {
    const { back } = await goThere('google')
    const { cookie: theirs } = await goThere('google')
    for (const cookie of ['', theirs]) {
      const answer = await from(back, cookie)
      expect(await sentenceAt(answer.headers.location)).toMatch(tooLate)
      expect(await sessionOf(answer)).toBeNull()
    }
  })

  test('with a cookie that was begun for the other provider, or changed', async () => {
    const { back, cookie } = await goThere('google')
    const answers = [
      await from(back.replace('google', 'github'), cookie),
      await from(back, `${cookie.slice(0, -3)}abc`),
    ]
    for (const answer of answers) expect(await sentenceAt(answer.headers.location)).toMatch(tooLate)
  })

  test('with a code that was used, and with a code that another verifier asked for', async () => {
    const first = await goThere('google')
    const second = await goThere('google')
    const code = /code=\w+/.exec(first.back)?.[0] ?? ''
    const stolen = await from(second.back.replace(/code=\w+/, code), second.cookie)
    expect(stolen.headers.location).toContain('problem=unreachable')
    expect(provider.rejections.at(-1)).toBe('code_verifier')
    const again = await from(first.back, first.cookie)
    expect(again.headers.location).toContain('problem=unreachable')
    expect(provider.rejections.at(-1)).toBe('code')
  })

  test('and nobody is sent to another site afterwards', async () => {
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const { back, cookie } = await goThere('google', to)
      expect((await from(back, cookie)).headers.location).toBe('/planner/dashboard')
    }
  })
})

test('where no provider is set up none is offered, and its addresses do not exist', async () => {
  const plain = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  expect((await httpRequest(plain.origin, '/planner/login')).text).not.toContain('Continue with')
  for (const path of ['/account/with/google', '/account/with/github/callback?code=1&state=2', '/account/with/nobody'])
    expect([path, (await httpRequest(plain.origin, path)).status]).toEqual([path, 404])
  await plain.stop()
})
