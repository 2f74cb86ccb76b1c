import { describe, expect, test } from 'vitest'
import { RedirectIndex, type Rule } from '../redirect-index'
import { checkRedirect } from './check-redirect'

const rule = (from: string, to: string, changes: Partial<Rule> = {}): Rule => ({
  id: from,
  from,
  to,
  toPage: null,
  status: 301,
  ...changes,
})
const toPage = (from: string, changes: Partial<Rule> = {}) => rule(from, '', { to: null, toPage: 'page', ...changes })

const pages = {
  titleAt: (path: string) => (path.startsWith('/blog/lives') ? 'A post that lives' : undefined),
  pathOf: () => '/blog/lives',
}

const check = (first: Rule, ...others: Rule[]) => checkRedirect(new RedirectIndex([first, ...others]), first, pages)

describe('what leads to an address that leads on', () => {
  test('leads at once to where the last of them does', async () => {
    expect(await check(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/d'))).toEqual({
      folded: { to: '/d', toPage: null, past: ['/b', '/c'] },
    })
  })

  test('leads to the page that the last of them leads to, wherever it moves', async () => {
    const last = toPage('/c')
    expect(await check(rule('/a', '/b'), rule('/b', '/c'), last)).toEqual({
      folded: { to: null, toPage: 'page', past: ['/b', '/c'] },
    })
    expect(await check(rule('/a', '/c?of=mail'), last)).toEqual({
      folded: { to: '/blog/lives?of=mail', toPage: null, past: ['/c'] },
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
    refusal: 'This would go round in circles: /a → /b → /a.',
  })
})

test('the address of a page is its own, but not with a query, nor as the folder that it is in', async () => {
  expect(await check(rule('/blog/lives', '/b'))).toEqual({
    refusal: '/blog/lives is where “A post that lives” lives.',
  })
  expect(await check(rule('/blog/lives?v=1', '/b'))).toEqual({})
  expect(await check(rule('/blog/lives/*', '/b'))).toEqual({})
})
