import { expect, test } from 'vitest'
import { findFileAddresses } from './file-addresses'

const jekyll = (permalink?: string, basePath = '') => ({
  generator: 'jekyll' as const,
  basePath,
  permalinks: permalink ? { '': permalink } : ({} as Record<string, string>),
})
const hugo = (permalinks: Record<string, string> = {}) => ({ generator: 'hugo' as const, basePath: '', permalinks })

test('a post of Jekyll has its date and its address from its name', () => {
  const file = '_posts/2008-10-18-how-i-turned-down-300k.md'
  expect(findFileAddresses(file, {}, jekyll())).toEqual({
    day: '2008-10-18',
    slug: 'how-i-turned-down-300k',
    addresses: ['/2008/10/18/how-i-turned-down-300k.html', '/2008/10/18/how-i-turned-down-300k'],
  })
  expect(findFileAddresses(path(file), {}, undefined).addresses).toContain('/2008/10/18/how-i-turned-down-300k.html')
})

const path = (file: string) => file.replace('_posts/', '')

test.each([
  ['/blog/:categories/:title', '/jekyllDecent', ['/jekyllDecent/blog/features/YAML-Features']],
  ['pretty', '', ['/features/2016/04/06/YAML-Features/']],
  ['none', '', ['/features/YAML-Features.html', '/features/YAML-Features']],
  ['ordinal', '', ['/features/2016/097/YAML-Features.html', '/features/2016/097/YAML-Features']],
  ['/:year/:i_month/:unheard-of/', '', []],
])('with the permalink %s of its configuration it lived there', (permalink, base, addresses) => {
  const fields = { category: 'Features', date: '2016-04-06 00:40:00 +0300' }
  const found = findFileAddresses('_posts/2016-04-05-YAML-Features.md', fields, jekyll(permalink, base))
  expect(found).toMatchObject({ slug: 'yaml-features', addresses })
})

test.each([
  ['about.md', undefined, ['/about.html', '/about']],
  ['about.md', 'pretty', ['/about/']],
  ['about.md', '/:year/:month/:title/', ['/about/']],
  ['about.md', '/:categories/:title:output_ext', ['/about.html', '/about']],
  ['about.md', '/blog/:title', ['/about']],
  ['docs/install/linux.md', 'none', ['/docs/install/linux.html', '/docs/install/linux']],
  ['docs/index.md', 'date', ['/docs/']],
  ['index.md', undefined, []],
  ['_drafts/idea.md', undefined, []],
  ['_includes/footer.md', undefined, []],
])('a page of Jekyll without a date, %s with the permalink %s, keeps its path', (file, permalink, addresses) => {
  expect(findFileAddresses(file, {}, jekyll(permalink)).addresses).toEqual(addresses)
})

test.each([
  ['policy.md', {}, true, ['/policy.html', '/policy']],
  ['docs/2023/index.md', {}, true, ['/docs/2023.html', '/docs/2023']],
  ['posts/a.md', { posts: '/:year/:month/:slug' }, true, ['/2014/09/on-time.html', '/2014/09/on-time']],
  ['posts/a.md', { posts: '/:year/:month/:slug/' }, ['posts'], ['/2014/09/on-time.html', '/2014/09/on-time']],
  ['notes/a.md', {}, ['posts'], ['/notes/a']],
])('a text of Hugo, %s with %j and uglyURLs %j, ended with .html', (file, permalinks, ugly, addresses) => {
  const fields = { title: 'On Time', date: '2014-09-03' }
  expect(
    findFileAddresses(file, fields, { ...hugo(permalinks as Record<string, string>), uglyUrls: ugly }).addresses,
  ).toEqual(addresses)
})

test('what a post says itself counts more: slug, permalink, and where it lived before', () => {
  const file = '_posts/2020-01-02-a.md'
  expect(findFileAddresses(file, { slug: 'b' }, jekyll('/:title/'))).toMatchObject({ slug: 'b', addresses: ['/b/'] })
  expect(findFileAddresses(file, { permalink: '/2020/on-time.html' }, jekyll()).slug).toBe('on-time')
  const moved = { permalink: '/new/', redirect_from: ['/old/', '/older.html'] }
  expect(findFileAddresses(file, moved, jekyll()).addresses).toEqual(['/new/', '/old/', '/older.html'])
  expect(findFileAddresses('own.md', { aliases: ['/was/here'] }, undefined)).toEqual({
    day: undefined,
    slug: undefined,
    addresses: ['/was/here'],
  })
})

test.each([
  ['post/OSCON-2014.md', {}, {}, 'oscon-2014', ['/post/OSCON-2014']],
  ['posts/trip/index.md', {}, {}, 'trip', ['/posts/trip']],
  ['posts/2019-05-01-trip.md', {}, {}, 'trip', ['/posts/2019-05-01-trip']],
  ['post/a.md', { slug: 'mongodb-hadoop' }, {}, 'mongodb-hadoop', ['/post/mongodb-hadoop']],
  [
    'presentation/a.md',
    { url: 'presentation/mongodb-hadoop', slug: 'hadoop', aliases: ['old', '/older/'] },
    {},
    'hadoop',
    ['/presentation/mongodb-hadoop', '/presentation/old', '/older/'],
  ],
  [
    'posts/a.md',
    { title: 'On Time', date: '2014-09-03T23:09:03-04:00' },
    { posts: '/:year/:month/:slug/' },
    'a',
    ['/2014/09/on-time/'],
  ],
])('a text of Hugo, %s with %j, is found where it lived', (file, fields, permalinks, slug, addresses) => {
  expect(findFileAddresses(file, fields, hugo(permalinks))).toMatchObject({ slug, addresses })
})

test('a name that is no date is a name', () => {
  expect(findFileAddresses('_posts/2008-00-00-like-a-developer.md', {}, jekyll())).toEqual({
    day: undefined,
    slug: '2008-00-00-like-a-developer',
    addresses: [],
  })
})

test('no address takes long to read', () => {
  const hostile = [':a[', '/', ':', '-', '2020-01-01-', '[', ' ']
  const started = performance.now()
  for (const text of hostile) {
    const long = text.repeat(16_000 / text.length)
    findFileAddresses(`${long}.md`, { permalink: long, slug: long, aliases: [long], date: long }, jekyll(long))
  }
  expect(performance.now() - started).toBeLessThan(200)
})
