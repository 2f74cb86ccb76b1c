import { expect, test } from 'vitest'
import { findFindingOf, renderedFacts } from '~test/analyzed-page'
import type { LoadedImage, RenderedFacts, RenderedImage, RenderedLink } from '../rendered-facts'

const found = (check: string, facts: Partial<RenderedFacts>) => findFindingOf(check, { rendered: renderedFacts(facts) })
const rated = (check: string, facts: Partial<RenderedFacts>) => {
  const { rating, score, measured } = found(check, facts)
  return [rating, score, measured?.value ?? null]
}
const link = (facts: Partial<RenderedLink>): RenderedLink => ({
  href: '/a',
  text: 'A',
  status: 200,
  redirects: 0,
  isNoindex: false,
  ...facts,
})
const image = (facts: Partial<RenderedImage>): RenderedImage => ({
  src: '/a.png',
  alt: 'A',
  width: 1,
  height: 1,
  ...facts,
})
const picture = (bytes: LoadedImage['bytes'], src = '/media/a-960.avif'): LoadedImage => ({ src, bytes })

test('while a page is only written, nothing is said of its delivery', () => {
  expect(findFindingOf('canonical', {})).toMatchObject({
    rating: 'not applicable',
    measured: null,
    sentence: 'Not applicable. Requires the published page.',
  })
})

test('a page answers at its own address', () => {
  expect(rated('status', {})).toEqual(['good', 9, null])
  expect(rated('status', { status: 410 })).toEqual(['bad', -20, null])
  expect(rated('status', { redirectedFrom: ['/a'] })[1]).toBe(9)
  expect(found('status', { redirectedFrom: ['/a', '/b'] })).toMatchObject({
    rating: 'ok',
    sentence: 'The page is reached through 2 redirects.',
    where: [{ text: '/a' }, { text: '/b' }],
  })
})

test('a canonical address is one, whole, and agrees with robots', () => {
  const canonical = (robots: string, ...canonicals: string[]) => rated('canonical', { canonicals, robots })[1]
  const [own, other] = ['https://harbor.test/blog/three-point-estimates', 'https://harbor.test/other']
  expect([canonical('', own), canonical('noindex', own), canonical('', own, own)]).toEqual([9, 9, 9])
  expect([canonical('', other), canonical('index, follow', other), canonical('')]).toEqual([6, 6, 6])
  expect([canonical('', own, other), canonical('', '/other'), canonical('noindex, follow', other)]).toEqual([1, 1, 1])
  expect(canonical('googlebot: none', other)).toBe(1)
})

test('a page has one title, one description and the language of its text', () => {
  expect([[], ['a'], ['a', 'b']].map((titles) => rated('one-title', { titles })[1])).toEqual([1, 9, 3])
  expect([[], ['a'], ['a', 'a']].map((descriptions) => rated('one-description', { descriptions })[1])).toEqual([
    1, 9, 3,
  ])
  expect(['en', 'EN-gb', 'de', null].map((lang) => rated('language', { lang })[1])).toEqual([9, 9, 3, 3])
})

test('broken links are those that answer with an error or not at all, and redirected ones are told', () => {
  const links = [link({}), link({ status: 404, href: '/gone' }), link({ status: 0, text: '' }), link({ status: null })]
  expect(rated('broken-links', { links })).toEqual(['bad', 1, 2])
  expect(found('broken-links', { links }).where).toEqual([
    { text: 'A → /gone (404)' },
    { text: '/a → /a (no response)' },
  ])
  expect(rated('broken-links', { links: [link({ status: null })] })[0]).toBe('not applicable')
  const through = [link({ redirects: 1 }), link({ redirects: 3 }), link({})]
  expect(found('redirected-links', { links: through }).sentence).toBe(
    'The page has 2 links through redirects. The longest chain has 3.',
  )
  expect(rated('redirected-links', { links: [link({})] })[1]).toBe(9)
})

test('links to parts that are not there are told, and nothing where no link names a part', () => {
  const fragmentLinks = [
    { href: '/a#b', isFound: true },
    { href: '/a#c', isFound: false },
  ]
  expect(rated('missing-anchors', { fragmentLinks })).toEqual(['bad', 3, 1])
  expect(found('missing-anchors', { fragmentLinks }).where).toEqual([{ text: '/a#c' }])
  expect(rated('missing-anchors', {})[0]).toBe('not applicable')
})

test('a link to a noindex page is told on pages that search results show', () => {
  const links = [link({}), link({ href: '/hidden', isNoindex: true })]
  expect(rated('noindex-links', { links })).toEqual(['ok', 6, 1])
  expect(found('noindex-links', { links }).where).toEqual([{ text: 'A → /hidden' }])
  expect(rated('noindex-links', { links, robots: 'noindex' })[0]).toBe('not applicable')
})

test('pictures say how large they are', () => {
  expect(rated('picture-sizes', { images: [image({}), image({ width: null }), image({ height: 0 })] })).toEqual([
    'bad',
    3,
    2,
  ])
  expect(rated('picture-sizes', {})[0]).toBe('not applicable')
})

test('a picture is heavy above 200 kB, in the file that a desktop is sent', () => {
  expect(rated('picture-weight', { pictures: [picture(200_000), picture(200_001)] })).toEqual(['bad', 3, 1])
  expect(rated('picture-weight', { pictures: [picture(null)] })[0]).toBe('not applicable')
})

test('a page is weighed with its pictures, and says which it could not weigh', () => {
  const page = (...bytes: (number | null)[]) => ({ bytes: 100_000, pictures: bytes.map((one) => picture(one)) })
  expect(rated('total-weight', page(1_538_000))).toEqual(['good', 9, 1_638])
  expect(rated('total-weight', page(1_538_001)).slice(0, 2)).toEqual(['ok', 6])
  expect(rated('total-weight', page(5_000_000, 20_001)).slice(0, 2)).toEqual(['bad', 3])
  expect(rated('total-weight', page(null))[0]).toBe('not applicable')
  expect(found('total-weight', page(100_000, null)).sentence).toBe(
    'The HTML and images are 200 kB. 1 image outside the media library is not included.',
  )
  const many = [picture(1_000, '/light'), picture(2_000, '/heavy'), picture(null), picture(null)]
  expect(found('total-weight', { bytes: 9_000, pictures: many })).toMatchObject({
    sentence: 'The HTML and images are 12 kB. 2 images outside the media library are not included.',
    where: [{ text: '/heavy (2 kB)' }, { text: '/light (1 kB)' }],
  })
})

test('the HTML alone is heavy above 150 kB', () => {
  expect([150_000, 150_001, 2_000_001].map((bytes) => rated('page-weight', { bytes })[1])).toEqual([9, 6, 1])
})

test('headings begin with one H1 and leave no level out', () => {
  const order = (...levels: number[]) =>
    rated('heading-order', { headings: levels.map((level) => ({ level, text: `Level ${level}` })) }).slice(1)
  expect([order(1, 2, 3, 3, 2, 3), order(1)]).toEqual([
    [9, 0],
    [9, 0],
  ])
  expect([order(1, 3), order(2, 3), order(1, 2, 1), order(), order(1, 2, 4, 5)]).toEqual([
    [6, 1],
    [6, 1],
    [6, 1],
    [6, 1],
    [6, 1],
  ])
})

test('errors of structured data are counted, with their places', () => {
  const jsonLd = ['{"@context":"https://schema.org","@type":"Offer","price":"a lot"}', '{']
  expect(found('structured-data', { jsonLd })).toMatchObject({
    sentence: 'The structured data has 2 errors.',
    where: [
      { text: 'price must be a number such as 19.99, without a currency.' },
      { text: expect.stringContaining('Invalid JSON') },
    ],
  })
  expect(rated('structured-data', {})[0]).toBe('not applicable')
})
