import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isShareLinkUnlocked } from '~/wings/reports/reports/sharing/create-unlock-cookie.server'
import { purchasesSessionCookie } from '~/wings/shop/purchases/purchases-session.server'
import { beginOAuth, clearOAuthStateCookie, readOAuthState } from '~/wings/site/accounts/sign-in/oauth-flow.server'
import { testEnvironment } from '~test/route-call'
import { readCookie, secureCookieName } from './cookies'
import { environmentContext } from './request-context.server'

const sites = [
  ['https://www.harbor.example', '__Secure-'],
  ['http://localhost:3000', ''],
] as const

test.each(sites)('cookies of %s begin with "%s", and are found again', (ORIGIN, prefix) => {
  const env = testEnvironment({ ORIGIN })
  const context = new RouterContextProvider()
  context.set(environmentContext, env)
  expect(purchasesSessionCookie({ context }, 'a'.repeat(43))).toMatch(new RegExp(`^${prefix}studio-purchases=a{43}; `))
  expect(clearOAuthStateCookie(env)).toMatch(new RegExp(`^${prefix}studio-auth\\.with=; `))
  const provider = { id: 'google', clientId: 'x', scope: 'email', authorize: 'https://a.example' } as Parameters<
    typeof beginOAuth
  >[1]
  const { address, cookie } = beginOAuth(env, provider, '/planner')
  const sent = cookie.split(';')[0] ?? ''
  const state = new URL(address).searchParams.get('state')
  const request = (header: string) => new Request(ORIGIN, { headers: { cookie: header } })
  expect(readOAuthState(env, request(`a=b; ${sent}`), 'google', state)).toMatchObject({ to: '/planner' })
  // set by a neighbor, or a page of plain http
  const bare = sent.replace('__Secure-', '')
  expect(readOAuthState(env, request(bare), 'google', state) === undefined).toBe(prefix !== '')
  const link = { id: crypto.randomUUID(), name: 'x', withRevenue: false, passwordHash: 'x' }
  expect(isShareLinkUnlocked(env, link as Parameters<typeof isShareLinkUnlocked>[1], request(sent))).toBe(false)
})

test('a cookie is found by its whole name', () => {
  expect(readCookie('xstudio=1; studio=2; studio-a=3', 'studio')).toBe('2')
  expect(readCookie(null, secureCookieName({ ORIGIN: 'http://a.test' }, 'studio'))).toBeUndefined()
})
