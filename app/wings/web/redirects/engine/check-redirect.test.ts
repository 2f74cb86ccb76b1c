import { describe, expect, test } from 'vitest'
import { checkRedirect } from './check-redirect'
import { RedirectIndex, type RedirectRule } from './redirect-index'

const rule = (from: string, to: string, changes: Partial<RedirectRule> = {}): RedirectRule => ({
  id: from,
  from,
  to,
  toPage: null,
  status: 301,
  ...changes,
})
const toPage = (from: string, changes: Partial<RedirectRule> = {}) =>
  rule(from, '', { to: null, toPage: 'page', ...changes })

const pages = {
  findTitleByPath: (path: string) => (path.startsWith('/blog/lives') ? 'A post that lives' : undefined),
  findPathById: () => '/blog/lives',
}

const check = (first: RedirectRule, ...others: RedirectRule[]) =>
  checkRedirect(new RedirectIndex([first, ...others]), first, pages)

describe('what leads to an address that leads on', () => {
  test('leads at once to where the last of them does', async () => {
    expect(await check(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/d'))).toEqual({
      shortened: { to: '/d', toPage: null, past: ['/b', '/c'] },
    })
  })

  test('leads to the page that the last of them leads to, wherever it moves', async () => {
    const last = toPage('/c')
    expect(await check(rule('/a', '/b'), rule('/b', '/c'), last)).toEqual({
      shortened: { to: null, toPage: 'page', past: ['/b', '/c'] },
    })
    expect(await check(rule('/a', '/c?of=mail'), last)).toEqual({
      shortened: { to: '/blog/lives?of=mail', toPage: null, past: ['/c'] },
    })
  })

  test('stays as it is where a step is for now only, first or last', async () => {
    expect(await check(rule('/a', '/b'), rule('/b', '/c', { status: 302 }))).toEqual({})
    expect(await check(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/d', { status: 307 }))).toEqual({})
  })

  test('stays as it is where a folder is carried on', async () => {
    expect(await check(rule('/a/*', '/b/*'), rule('/b/*', '/c/*'))).toEqual({})
    expect(await check(rule('/a', '/b'))).toEqual({})
  })
})

test('a circle is refused, and shown', async () => {
  expect(await check(rule('/a', '/b'), rule('/b', '/a'))).toEqual({
    error: 'This creates a redirect loop: /a → /b → /a.',
  })
})

test('the address of a page is its own, but not with a query, nor as the folder that it is in', async () => {
  expect(await check(rule('/blog/lives', '/b'))).toEqual({
    error: '/blog/lives is the URL of “A post that lives”.',
  })
  expect(await check(rule('/blog/lives?v=1', '/b'))).toEqual({})
  expect(await check(rule('/blog/lives/*', '/b'))).toEqual({})
})
