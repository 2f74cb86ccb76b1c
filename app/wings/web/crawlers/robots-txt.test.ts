import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesRobotsPattern, normalizeRobotsPath, normalizeRobotsPattern } from './robots-path-pattern'
import { findRobotsDecision, parseRobotsTxt } from './robots-txt'

const decide = (text: string, path: string, crawler = 'Googlebot') =>
  findRobotsDecision(parseRobotsTxt(text), crawler, path)
const isAllowed = (text: string, path: string, crawler?: string) => decide(text, path, crawler).isAllowed
const matches = (pattern: string, path: string) =>
  matchesRobotsPattern(normalizeRobotsPattern(pattern), normalizeRobotsPath(path))

test('the longest rule decides, and of two as long the one that allows', () => {
  const rfc = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n'
  expect(isAllowed(rfc, '/example/page/disallow.gif', 'foobot')).toBe(true)
  expect(decide(rfc, '/example/page/disallowed.gif', 'foobot')).toMatchObject({
    isAllowed: false,
    group: 'foobot',
    rule: { line: 3, text: 'Disallow: /example/page/disallowed.gif' },
  })
  for (const both of ['Allow: /a\nDisallow: /a', 'Disallow: /a\nAllow: /a']) {
    expect(isAllowed(`User-agent: *\n${both}`, '/a')).toBe(true)
  }
})

test('a crawler keeps to all groups with its name, and to those for everyone only without one', () => {
  const text = `
    User-agent: *
    Disallow: /
    User-agent: ExampleBot/2.1
    Sitemap: https://harbor.test/sitemap.xml
    User-agent: otherbot
    Disallow: /foo
    User-agent: examplebot
    Disallow: /bar # a comment
  `
  const robots = parseRobotsTxt(text)
  const blocked = (crawler: string) =>
    ['/foo', '/bar', '/baz', '/robots.txt'].filter((path) => !findRobotsDecision(robots, crawler, path).isAllowed)
  expect(blocked('ExampleBot')).toEqual(['/foo', '/bar'])
  expect(blocked('otherbot/1.0 (+https://other.test)')).toEqual(['/foo'])
  expect(blocked('Googlebot')).toEqual(['/foo', '/bar', '/baz'])
  expect(robots.sitemaps).toEqual(['https://harbor.test/sitemap.xml'])
  expect(decide('User-agent: bingbot\nDisallow: /', '/')).toEqual({
    isAllowed: true,
    rule: undefined,
    group: undefined,
  })
})

test('stars, dollars, cases and encodings are compared as the standard says', () => {
  const cases: [string, string, boolean][] = [
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar', false],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%e3%83%84', '/foo/bar/ツ', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-b.html', false],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/a$b', '/a$b/c', true],
    ['/fish', '/fish.html', true],
    ['/fish', '/Fish', false],
    ['/fish*', '/fishheads/x', true],
    ['/fish/', '/fish', false],
    ['/*.php', '/folder/any.php.file', true],
    ['/*.php$', '/file.php?x', false],
    ['/*.php$', '/x.php.php', true],
    ['/*a*a$', '/a', false],
    ['/', '', true],
    ['*', '/', true],
    ['/$', '/', true],
    ['/$', '/x', false],
  ]
  for (const [pattern, path, expected] of cases)
    expect([pattern, path, matches(pattern, path)]).toEqual([pattern, path, expected])
})

test('an empty rule forbids nothing, and neither does an empty file', () => {
  expect(isAllowed('User-agent: *\nDisallow:', '/a')).toBe(true)
  expect(isAllowed('', '/a')).toBe(true)
  expect(isAllowed('\ufeffUSER-AGENT : *\r\ndisAllow:/a\r', '/a')).toBe(false)
})

test('lines that do less than they seem to are told', () => {
  const { warnings } = parseRobotsTxt(
    'Disallow: /a\nUser-agent: Bot/2\nUser-agent: 7\nCrawl-delay: 3\nVisit-time: 0600-0845',
  )
  expect(warnings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 This rule comes before any User-agent line and is ignored.',
    '2 Only “bot” of “Bot/2” is matched.',
    '3 “7” is not a valid user agent.',
    '4 Google ignores “crawl-delay”.',
    '5 Google ignores “visit-time”.',
  ])
})

/** Whether a path begins as a pattern says, by trying each way to read it. */
function slowMatch(pattern: string, path: string): boolean {
  if (pattern === '') return true
  if (pattern === '$') return path === ''
  if (pattern.startsWith('*'))
    return slowMatch(pattern.slice(1), path) || (path !== '' && slowMatch(pattern, path.slice(1)))
  return path !== '' && pattern[0] === path[0] && slowMatch(pattern.slice(1), path.slice(1))
}

const path = fc.array(fc.constantFrom('/', 'a', 'b'), { maxLength: 10 }).map((parts) => parts.join(''))
const pattern = fc
  .tuple(fc.array(fc.constantFrom('/', 'a', 'b', '*', '*'), { maxLength: 8 }), fc.boolean())
  .map(([parts, isAnchored]) => parts.join('') + (isAnchored ? '$' : ''))

test('a pattern matches what it matches when each way to read it is tried', () => {
  fc.assert(
    fc.property(pattern, path, (rule, address) => {
      expect(matchesRobotsPattern(rule, address)).toBe(slowMatch(rule, address))
    }),
    { numRuns: 2_000 },
  )
})

test('the decision does not depend on the order of rules or on groups that are split', () => {
  const rule = fc
    .tuple(
      fc.constantFrom('Allow', 'Disallow'),
      pattern.map((one) => `/${one}`),
    )
    .map((parts) => parts.join(': '))
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 8 }), path, (rules, address) => {
      const whole = ['User-agent: *', ...rules].join('\n')
      const split = rules.toReversed().map((one) => `User-agent: *\n${one}`)
      expect(isAllowed(split.join('\n'), `/${address}`)).toBe(isAllowed(whole, `/${address}`))
    }),
  )
})

const anything = fc.string({
  unit: fc.constantFrom(...'ab/*$%:#?& \t\r\n\ufeff\u2028é😀\ud83d', 'Allow:', 'Disallow:', 'User-agent:'),
})

test('any text at all is read, and each of its rules is found on its line', () => {
  fc.assert(
    fc.property(anything, anything, (text, address) => {
      const file = `User-agent: *\n${text}\nDisallow: /x`
      const { rule } = decide(file, address)
      if (rule) expect(file.split(/\r\n?|\n/)[rule.line - 1]).toContain(rule.text)
    }),
  )
})
