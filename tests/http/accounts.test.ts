import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'
import { aUser, callAuthApi, findMailedLink, readSetCookies } from '~test/user-account'

const ada = { email: 'ada@harbor.test', name: 'Ada O’Brien', password: 'Passage7Tide' }

function sendForm(site: RunningSite, path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(form).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return httpRequest(site.origin, path, { method: 'POST', headers: { ...type, ...headers }, body })
}

function setUpPath(site: RunningSite) {
  return /^Ready on .*\nSet up the first admin: http:\/\/harbor\.test(\/admin\/setup\/\S+)$/m.exec(site.output())?.[1]
}

describe('the first start', () => {
  const env = { ORIGIN: 'http://harbor.test', DEMO: '0' }

  test('prints a link that makes the first admin, once, and the session survives a restart', async () => {
    const DATA_DIR = tempFolder()
    const first = await startSite({ ...env, DATA_DIR })
    const link = setUpPath(first) ?? ''
    expect((await httpRequest(first.origin, '/admin/login')).text).toContain('There is no admin yet.')
    expect((await httpRequest(first.origin, link)).text).toContain('Create the first admin')
    const weak = await sendForm(first, link, { ...ada, password: 'secret' })
    expect(weak.status).toBe(422)
    expect(weak.text).toContain('Password must be at least 8 characters long')
    expect(weak.text).toMatch(/value="Ada O’Brien"/)
    expect(weak.text).not.toContain('value="secret"')
    const made = await sendForm(first, link, ada)
    expect([made.status, made.headers.location]).toEqual([302, '/admin/set-up'])
    expect(made.headers['set-cookie']).toEqual([
      expect.stringMatching(/^studio-auth\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await httpRequest(first.origin, link)).text).toContain('This site is already set up')
    expect((await sendForm(first, link, { ...ada, email: 'eve@harbor.test' })).status).toBe(409)
    await first.stop()

    const second = await startSite({ ...env, DATA_DIR })
    expect(second.output()).toMatch(/^Ready on/m)
    expect(setUpPath(second)).toBeUndefined()
    const back = await httpRequest(second.origin, '/api/session', { headers: { cookie: readSetCookies(made.headers) } })
    expect(JSON.parse(back.text)).toEqual({
      user: { id: expect.any(String), email: ada.email, full_name: ada.name, is_admin: true },
    })
    await second.stop()
  })

  test('a link that was cut or made up leads no further', async () => {
    const site = await startSite(env)
    const link = setUpPath(site) ?? ''
    for (const path of [link.slice(0, -3), '/admin/setup/nonsense']) {
      expect((await httpRequest(site.origin, path)).text).toContain('This link is not valid')
      expect((await sendForm(site, path, ada)).status).toBe(409)
    }
    await site.stop()
  })
})

describe('a running site', () => {
  let site: RunningSite
  let cookie: string
  beforeAll(async () => {
    site = await startSite({ ORIGIN: 'http://harbor.test', DEMO: '0' })
    ;({ cookie } = await aUser(site))
  })
  afterAll(() => site.stop())

  test('signs in somebody who is no admin, and sends them to the home page', async () => {
    const { email, password } = await aUser(site)
    const answer = await sendForm(site, '/admin/login', { email, password })
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    const page = await httpRequest(site.origin, '/admin/login', { headers: { cookie: readSetCookies(answer.headers) } })
    expect(page.text).toContain('which is not an admin')
  })

  test('keeps the address when signing in fails, without scripts, and never the password', async () => {
    const answer = await sendForm(site, '/admin/login', { email: 'nobody@harbor.test', password: 'S0mething' })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('No account found with this email. Please sign up first.')
    expect(answer.text).toContain('value="nobody@harbor.test"')
    expect(answer.text).not.toContain('S0mething')
  })

  test('replaces a forgotten password by a mailed link, ends all sessions and writes no link into its log', async () => {
    const { email, cookie } = await aUser(site)
    const asked = await sendForm(site, '/account/password', { email })
    expect(asked.text).toContain('we sent a link to it')
    const unknown = await sendForm(site, '/account/password', { email: 'nobody@harbor.test' })
    expect(unknown.text.replaceAll('nobody@harbor.test', email)).toContain('we sent a link to it')
    const link = await findMailedLink(site, email, 'password')
    expect((await httpRequest(site.origin, link)).text).toContain(email)
    const changed = await sendForm(site, link, { password: 'N3wPassageway' })
    expect(changed.text).toContain('Password changed')
    expect((await httpRequest(site.origin, link)).text).toContain('This link is no longer valid')
    expect((await sendForm(site, link, { password: 'An0therPassage' })).status).toBe(409)
    const session = await httpRequest(site.origin, '/api/session', { headers: { cookie } })
    expect(JSON.parse(session.text)).toEqual({ user: null })
    expect((await callAuthApi(site.origin, 'sign-in/email', { email, password: 'N3wPassageway' })).status).toBe(200)
    const requests = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"path":"/account/password/'))
    expect(requests.length).toBeGreaterThan(3)
    for (const line of requests) expect(line).toContain('"path":"/account/password/<token>"')
  })

  test('signs out without scripts', async () => {
    const { cookie } = await aUser(site)
    const answer = await sendForm(site, '/account/sign-out', {}, { cookie })
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
    expect(JSON.parse((await httpRequest(site.origin, '/api/session', { headers: { cookie } })).text)).toEqual({
      user: null,
    })
  })

  test('tells nobody’s browser to keep who is signed in, and asks nobody for a cookie who has none', async () => {
    const answer = await httpRequest(site.origin, '/api/session')
    expect([answer.text, answer.headers['cache-control']]).toEqual(['{"user":null}', 'no-store'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    for (const path of ['/admin/login', '/account/password', '/admin/setup/x', '/account/confirmation/x'])
      expect([path, (await httpRequest(site.origin, path)).headers['cache-control']]).toEqual([path, 'no-store'])
  })

  test.each([
    ['another site’s form', { origin: 'https://evil.example' }],
    ['another site’s script', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a neighbour below the same domain', { origin: 'http://other.harbor.test', 'sec-fetch-site': 'same-site' }],
    ['the same host by another scheme and port', { origin: 'https://harbor.test:8443' }],
  ])('refuses what %s sends with the visitor’s session', async (_who, headers) => {
    for (const path of ['/account/sign-out', '/api/auth/sign-out', '/contact', '/admin/login', '/api/errors']) {
      const answer = await sendForm(site, path, {}, { ...headers, cookie })
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect((await httpRequest(site.origin, '/api/session', { headers: { cookie } })).text).toContain('@harbor.test')
  })

  test.each([
    ['its own page', { origin: 'http://harbor.test', 'sec-fetch-site': 'same-origin' }],
    ['its own page, in a browser that only says where from', { origin: 'http://harbor.test', host: 'harbor.test' }],
    ['a program that says nothing of where it comes from', {}],
  ])('takes what %s sends', async (_who, headers: Record<string, string>) => {
    const answer = await callAuthApi(site.origin, 'sign-out', {}, headers)
    expect([answer.status, answer.text]).toEqual([200, '{"success":true}'])
  })
})

test('on https the cookie is sent on https only', async () => {
  const site = await startSite({ ORIGIN: 'https://harbor.test', DEMO: '0' })
  const link = /https:\/\/harbor\.test(\/admin\/setup\/\S+)/.exec(site.output())?.[1] ?? ''
  const { headers } = await sendForm(site, link, ada)
  expect(String(headers['set-cookie'])).toMatch(
    /^__Secure-studio-auth\.session_token=.*HttpOnly; Secure; SameSite=Lax$/,
  )
  await site.stop()
})

test('what helps developers with passwords is not sent to anybody', () => {
  const scripts = globSync('build/client/assets/*.js')
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => readFileSync(name, 'utf8').includes('debugPassword'))).toEqual([])
})
