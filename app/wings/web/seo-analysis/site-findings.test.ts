import { expect, test } from 'vitest'
import { renderedFacts } from '~test/analyzed-page'
import type { RenderedFacts } from './rendered-facts'
import { findSiteFindings } from './site-findings'

const origin = 'https://harbor.test'
const page = (path: string, facts: Partial<RenderedFacts> = {}) => renderedFacts({ path, ...facts })
const found = (...pages: RenderedFacts[]) =>
  findSiteFindings(pages, origin).map(({ kind, text, paths, sentence }) => [kind, text, paths, sentence])

test('titles and descriptions that several pages have are found, however they are written', () => {
  expect(
    found(
      page('/a', { titles: ['Plans  that hold'] }),
      page('/b', { titles: [' plans that Hold'], descriptions: ['D'] }),
      page('/c', { descriptions: ['D'] }),
      page('/d', { titles: [], descriptions: [''] }),
      page('/e', { titles: [], descriptions: [''] }),
    ),
  ).toEqual([
    ['same title', 'Plans  that hold', ['/a', '/b'], '2 pages have the same title.'],
    ['same description', 'D', ['/b', '/c'], '2 pages have the same meta description.'],
  ])
})

test('copies, errors and pages that are not to be kept may repeat others', () => {
  const titles = ['Same']
  expect(
    found(
      page('/a', { titles }),
      page('/a?page=2', { titles, canonicals: [`${origin}/a`] }),
      page('/b', { titles, robots: 'noindex' }),
      page('/c', { titles, status: 404 }),
      page('/d', { titles, canonicals: ['https://elsewhere.test/d'] }),
    ),
  ).toEqual([])
})

test('a canonical address leads to a page that is kept itself', () => {
  const to = (target: string) => ({ canonicals: [origin + target] })
  expect(
    found(
      page('/a', to('/b')),
      page('/b', to('/c')),
      page('/c'),
      page('/d', to('/nowhere')),
      page('/e', to('/gone')),
      page('/gone', { status: 410 }),
      page('/f', to('/hidden')),
      page('/hidden', { robots: 'noindex' }),
    ).map(([kind, , , sentence]) => [kind, sentence]),
  ).toEqual([
    ['canonical to a copy', `/a has the canonical URL /b, which has the canonical URL ${origin}/c.`],
    ['canonical to nowhere', '/d has the canonical URL /nowhere, which is not a page on this site.'],
    ['canonical to nowhere', '/e has the canonical URL /gone, which returns status 410.'],
    ['canonical to nowhere', '/f has the canonical URL /hidden, which is noindex.'],
  ])
})
