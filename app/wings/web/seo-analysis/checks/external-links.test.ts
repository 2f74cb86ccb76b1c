import { expect, test } from 'vitest'
import { findFindingOf, renderedFacts } from '~test/analyzed-page'
import type { ExternalLink } from '../rendered-facts'

const link = (facts: Partial<ExternalLink>): ExternalLink => {
  return { href: 'https://a.test/', text: 'A', state: 'fine', status: 200, redirectsTo: null, ...facts }
}
const found = (check: string, ...outside: ExternalLink[]) => {
  const { rating, score, sentence, where } = findFindingOf(check, {
    rendered: renderedFacts({ externalLinks: outside }),
  })
  return { rating, score, sentence, where: where.map(({ text }) => text) }
}
const redirectsTo = 'https://b.test/'

test('a broken link to another site is told with what answered', () => {
  const gone = [link({ state: 'broken', status: 410 }), link({ state: 'broken', status: null, text: '' }), link({})]
  expect(found('broken-external-links', ...gone)).toMatchObject({
    rating: 'bad',
    score: 3,
    where: ['A → https://a.test/ (410)', 'https://a.test/ → https://a.test/ (no response)'],
  })
  expect(found('broken-external-links', link({ state: 'moved', redirectsTo })).score).toBe(9)
})

test('what has moved for good, and what answers by https, is told with where to', () => {
  expect(found('moved-external-links', link({ state: 'moved', redirectsTo }))).toEqual({
    rating: 'ok',
    score: 6,
    where: ['A → https://a.test/ → https://b.test/'],
    sentence: 'The page has 1 link to permanently redirected URLs.',
  })
  expect(found('insecure-links', link({ state: 'insecure', redirectsTo }), link({}))).toMatchObject({ score: 6 })
  expect(found('insecure-links', link({})).score).toBe(9)
})

test('a page whose links to other sites nobody asked is not judged by them', () => {
  for (const check of ['broken-external-links', 'moved-external-links', 'insecure-links']) {
    expect(found(check).rating).toBe('not applicable')
  }
})
