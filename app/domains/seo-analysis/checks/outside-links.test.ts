import { expect, test } from 'vitest'
import { delivered, findingOf } from '../fixtures'
import type { OutsideLink } from '../rendered-facts'

const link = (facts: Partial<OutsideLink>): OutsideLink => {
  return { href: 'https://a.test/', text: 'A', is: 'fine', status: 200, leadsTo: null, ...facts }
}
const found = (check: string, ...outside: OutsideLink[]) => {
  const { rating, score, sentence, where } = findingOf(check, { delivered: delivered({ outside }) })
  return { rating, score, sentence, where: where.map(({ text }) => text) }
}
const leadsTo = 'https://b.test/'

test('a broken link to another site is told with what answered', () => {
  const gone = [link({ is: 'broken', status: 410 }), link({ is: 'broken', status: null, text: '' }), link({})]
  expect(found('broken-outside-links', ...gone)).toMatchObject({
    rating: 'bad',
    score: 3,
    where: ['A → https://a.test/ (410)', 'https://a.test/ → https://a.test/ (no answer)'],
  })
  expect(found('broken-outside-links', link({ is: 'moved', leadsTo })).score).toBe(9)
})

test('what has moved for good, and what answers by https, is told with where to', () => {
  expect(found('moved-outside-links', link({ is: 'moved', leadsTo }))).toEqual({
    rating: 'ok',
    score: 6,
    where: ['A → https://a.test/ → https://b.test/'],
    sentence: 'The page has 1 link to pages of other sites that have moved for good.',
  })
  expect(found('insecure-links', link({ is: 'insecure', leadsTo }), link({}))).toMatchObject({ score: 6 })
  expect(found('insecure-links', link({})).score).toBe(9)
})

test('a page whose links to other sites nobody asked is not judged by them', () => {
  for (const check of ['broken-outside-links', 'moved-outside-links', 'insecure-links']) {
    expect(found(check).rating).toBe('not applicable')
  }
})
