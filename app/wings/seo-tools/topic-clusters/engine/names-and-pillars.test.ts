import { expect, test } from 'vitest'
import { nameClusters } from './cluster-name'
import { pickPillar } from './pick-pillar'
import type { ProposablePage } from './proposable-page'
import { proposeClusters } from './propose-clusters'

const atOnce = () => Promise.resolve()

/** An index in which each of these words is a term of its own, by its number; forms of a word are the same. */
function termsOf(...words: string[]) {
  const known = words.map((one) => one.split('/'))
  return {
    termWord: (term: number) => known[term]?.[0] ?? '',
    termId: (word: string) => known.findIndex((forms) => forms.includes(word)),
  }
}

const evenly = (...terms: number[]) => ({ terms, weights: terms.map(() => 1 / Math.sqrt(terms.length)) })

function page(id: string, changes: Partial<ProposablePage> = {}): ProposablePage {
  return {
    id,
    title: id,
    headings: [],
    language: 'en',
    isPillar: false,
    linksIn: 0,
    linksTo: new Set(),
    length: 100,
    words: evenly(0, 1),
    ...changes,
  }
}

const nameOf = async (pages: ProposablePage[], terms: ReturnType<typeof termsOf>) => {
  const [name] = await nameClusters([pages], { terms, pagesWith: new Map() }, atOnce)
  return name
}

test('a cluster is called by a phrase of its titles, whatever the forms of its words', async () => {
  const terms = termsOf('react', 'hook/hooks', 'usestate')
  const titles = ['How to use React hooks', 'The useState React Hook', 'React hooks in tests', 'Custom React hooks']
  expect(
    await nameOf(
      titles.map((title) => page(title, { title, words: evenly(0, 1, 2) })),
      terms,
    ),
  ).toBe('React hooks')
})

test('headings name it too, and stop words stand between two words only', async () => {
  const terms = termsOf('point/points', 'sale', 'till')
  const pages = ['One', 'Two', 'Three'].map((title) =>
    page(title, { title, headings: ['The point of sale', 'At the'], words: evenly(0, 1, 2) }),
  )
  expect(await nameOf(pages, terms)).toBe('Point of sale')
})

test('years name nothing, and without a phrase in common the strongest words do', async () => {
  const pages = [page('2024 in short'), page('2024 again'), page('2024')]
  expect(await nameOf(pages, termsOf('paper', 'boat'))).toBe('Paper, boat')
})

test('two clusters have two names', async () => {
  const terms = termsOf('boat/boats', 'paper', 'sail/sails')
  const pages = ['Boats of paper', 'Paper boats', 'Sails of boats', 'Boats'].map((title) =>
    page(title, { title, words: evenly(0, 1, 2) }),
  )
  const names = await nameClusters([pages, pages], { terms, pagesWith: new Map() }, atOnce)
  expect(new Set(names).size).toBe(2)
})

test('the pillar is called one, else covers the words of the others, and is linked with them', () => {
  const chapters = [2, 3, 4, 5].map((term) => page(`chapter ${term}`, { words: evenly(0, term) }))
  const whole = page('whole', { words: evenly(0, 2, 3, 4, 5) })
  expect(pickPillar([...chapters, whole], 'Boats')?.id).toBe('whole')
  const called = page('called', { isPillar: true })
  expect(pickPillar([...chapters, whole, called], 'Boats')?.id).toBe('called')
  const alike = ['a', 'b', 'c', 'd'].map((id) => page(id))
  const hub = page('hub', { linksTo: new Set(['a', 'b', 'c', 'd']) })
  expect(pickPillar([...alike, hub], 'Boats')?.id).toBe('hub')
  expect(pickPillar([...alike, page('read', { linksIn: 9 })], 'Boats')?.id).toBe('read')
  expect(pickPillar([...alike, page('long', { length: 900 })], 'Boats')?.id).toBe('long')
  expect(pickPillar([...alike, page('named', { title: 'All about boats' })], 'Boats')?.id).toBe('named')
})

test('the review of a year is no pillar, however much it says and is linked', () => {
  const others = ['a', 'b', 'c'].map((id) => page(id))
  for (const title of ['2023 in review', 'My year', 'Jahresrückblick', 'Resumen del año', 'Bilan de l’année 2020']) {
    const review = page('review', { title, words: evenly(0, 1, 2, 3), linksIn: 20, linksTo: new Set(['a', 'b', 'c']) })
    expect(pickPillar([...others, review], 'Boats')?.id).not.toBe('review')
  }
})

test('a page that is near to a cluster belongs to it, one that is near to nothing stays out', async () => {
  const boats = [0, 1, 2].map((at) => page(`boat ${at}`, { words: evenly(0, 1, 2, 10 + at) }))
  // its nearest page is a single one
  const near = page('near', { words: evenly(0, 20) })
  const pair = page('pair', { words: evenly(20, 21) })
  const far = page('far', { words: evenly(40, 41) })
  const others = Array.from({ length: 40 }, (_, at) => page(`other ${at}`, { words: evenly(50 + at) }))
  const proposals = await proposeClusters([...boats, near, pair, far, ...others], termsOf(), atOnce)
  const ofBoats = proposals.find(({ pages }) => pages.includes('boat 0'))
  expect(ofBoats?.pages).toEqual(expect.arrayContaining(['boat 0', 'boat 1', 'boat 2', 'near']))
  expect(proposals.flatMap(({ pages }) => pages)).not.toContain('far')
})
