import { expect, test } from 'vitest'
import { DEFAULT_ROBOTS_TXT } from '../robots'
import { checkRobotsAccess } from './check-robots-access'
import { findRobotsIssues } from './robots-issues'

const origin = 'https://harbor.studio'
const text = `${DEFAULT_ROBOTS_TXT}\nUser-agent: GPTBot\nDisallow: /\nAllow: /blog/\n`
const ask = (crawler: string, address: string) => checkRobotsAccess({ text, crawler, address, origin })

test.each([
  ['Googlebot', '/admin/blog', false, 2],
  ['Googlebot', '/blog/a', true, undefined],
  ['GPTBot', '/', false, 12],
  ['GPTBot/1.2', `${origin}/blog/a?b=c`, true, 13],
  ['ClaudeBot', 'admin', false, 2],
  ['', '/admin', false, 2],
  ['GPTBot', '/robots.txt', true, undefined],
])('%s and %s: allowed %s by line %s', (crawler, address, isAllowed, line) => {
  const answer = ask(crawler, address)
  expect('fault' in answer ? answer : [answer.isAllowed, answer.rule?.line]).toEqual([isAllowed, line])
})

test('an address that is none, or of another site, cannot be asked', () => {
  expect(ask('Googlebot', 'https://elsewhere.test/a')).toHaveProperty('fault')
  expect(ask('Googlebot', 'http://')).toHaveProperty('fault')
  expect(ask('Googlebot', 'javascript:alert(1)')).toHaveProperty('fault')
})

test('a line has one problem, and those that prevent saving are told from those that do not', () => {
  const typed = 'User-agent: *\nCrawl-delay: 5\nDisalow: /a\nNoindex: /b'
  expect(findRobotsIssues(typed)).toEqual([
    { line: 2, message: 'Google ignores “crawl-delay”.', isError: false },
    { line: 3, message: 'Unknown directive “disalow”.', isError: true },
    { line: 4, message: 'Unknown directive “noindex”.', isError: true },
  ])
  expect(findRobotsIssues(DEFAULT_ROBOTS_TXT)).toEqual([])
})
