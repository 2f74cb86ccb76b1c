import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWellFormedPath, publicPageAddress } from './public-page-address.server'

const rules = {
  isPrivate: (path: string) => path.startsWith('/admin'),
  knownQueryParams: {
    '/blog': { category: (value: string) => value === 'guides', page: (value: string) => /^[1-9]$/.test(value) },
  },
}

test('no query, however odd, makes more addresses than the page knows', () => {
  const seen = new Set<string | undefined>()
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      seen.add(publicPageAddress(`/blog?${query}`, rules))
      expect(publicPageAddress(`/about?${query}`, rules)).toBe('/about')
    }),
  )
  expect([...seen].every((address) => /^\/blog(\?category=guides)?(\?page=[1-9])?$/.test(address ?? ''))).toBe(true)
})

test('what pages of a folder read, their files do not', () => {
  const withFolder = { ...rules, knownQueryParams: { '/tools/*': { reviews: () => true } } }
  expect(publicPageAddress('/tools/ledger?reviews=2', withFolder)).toBe('/tools/ledger?reviews=2')
  expect(publicPageAddress('/tools/ledger.data?reviews=2', withFolder)).toBe('/tools/ledger.data?reviews=2')
  for (const file of ['/tools/ledger.md', '/tools/feed.xml'])
    expect(publicPageAddress(`${file}?reviews=2`, withFolder)).toBe(file)
})

test('a search is answered for whoever asks, and no page of the cache', () => {
  const withSearch = { ...rules, uncachedQueryParams: { '/blog': ['q'] } }
  for (const url of [
    '/blog?q=words',
    '/blog.data?q=words&_routes=x',
    '/blog?category=guides&q=%00',
    '/blog?page=2&q=a',
  ])
    expect(publicPageAddress(url, withSearch), url).toBeUndefined()
  for (const url of ['/blog?q=', '/blog?q=%20', '/blog?Q=words', '/blog?x=q'])
    expect(publicPageAddress(url, withSearch), url).toBe('/blog')
  expect(publicPageAddress('/about?q=words', withSearch)).toBe('/about')
})

test.each(['/blog#1', '/blog#', '/blog?page=2#1', '/blog?#page=2', '/blog#?page=2', '/admin#', '/blog.data#x'])(
  'the request %s, which no browser sends, is no page of the cache',
  (url) => expect(publicPageAddress(url, rules)).toBeUndefined(),
)

test('known parameters come in one order whatever the order asked', () => {
  expect(publicPageAddress('/blog?page=2&category=guides', rules)).toBe('/blog?category=guides&page=2')
  expect(publicPageAddress('/blog?category=guides&page=2', rules)).toBe('/blog?category=guides&page=2')
})

test.each(['/Blog', '/blog/', '/bl%6Fg', '/blog//a'])(
  'the spelling %s of a page is not kept beside the page',
  (path) => {
    expect(publicPageAddress(path, rules)).toBeUndefined()
  },
)

test.each([
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/a/..%2fb',
  '/a\\b',
  '/%00',
  '/a%0d%0ab',
  '/%',
  '/%c3%28',
  '//host/',
  '/blog#1',
  '/purchases#1',
  'http://host/',
  '',
  `/${'a'.repeat(3000)}`,
])('the path %j names no page', (path) => expect(isWellFormedPath(path)).toBe(false))

test('any path made of decodable, printable segments is well formed', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
  const segments = fc.array(segment, { minLength: 1, maxLength: 5 })
  fc.assert(fc.property(segments, (parts) => isWellFormedPath(`/${parts.join('/')}`)))
})
