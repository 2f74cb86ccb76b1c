import { expect, test } from 'vitest'
import { findFindingOf, paragraphsOfWords, summarizeFinding } from '~test/analyzed-page'
import type { AnalyzedPage } from '../analyzed-page'

const keyphrase = 'three-point estimates'

test('a keyphrase has one to four words that carry its subject, and belongs to one page', () => {
  const length = (typed: string) => summarizeFinding('keyphrase-length', { keyphrase: typed })
  expect(length('')).toEqual(['bad', 1, 0])
  expect(length('how to plan a project for the team')).toEqual(['good', 9, 3])
  expect(length('one-off big red fast cheap plan')[0]).toBe('ok')
  expect(length('red green blue white black brown yellow orange violet')[0]).toBe('bad')
  const other = (path: string, phrase: string) => ({ path, title: `Title of ${path}`, keyphrase: phrase })
  const used = (...otherPages: AnalyzedPage['otherPages'][number][]) =>
    summarizeFinding('keyphrase-used-elsewhere', { keyphrase: 'planned projects', otherPages })
  expect(used(other('/a', 'planning'), other('/blog/three-point-estimates', 'planned projects'))).toEqual([
    'good',
    9,
    0,
  ])
  expect(used(other('/a', 'a project plan'))).toEqual(['ok', 6, 1])
  expect(used(other('/a', 'project plan'), other('/b', 'Plan the project'))).toEqual(['bad', 1, 2])
})

test('the title begins with the keyphrase at best', () => {
  const title = (shown: string, phrase = keyphrase) =>
    summarizeFinding('keyphrase-in-title', { title: shown, keyphrase: phrase })
  expect(title('The three-point estimates that hold').slice(0, 2)).toEqual(['good', 9])
  expect(title('Better three-point estimates').slice(0, 2)).toEqual(['ok', 6])
  expect(title('An estimate of three-point kind').slice(0, 2)).toEqual(['ok', 6])
  expect(title('Estimates that hold')).toEqual(['bad', 2, 50])
  expect(title('Estimating by three-point', '"three-point estimates"').slice(0, 2)).toEqual(['bad', 2])
  expect(title('x', '')).toEqual(['not applicable', 0, null])
})

test('the address has all words of a short keyphrase and more than half of a long one', () => {
  const address = (slug: string, phrase: string) =>
    summarizeFinding('keyphrase-in-address', { slug, keyphrase: phrase })
  expect(address('planning-software', 'software plans')).toEqual(['good', 9, 100])
  expect(address('planning', 'software plans')).toEqual(['ok', 6, 50])
  expect(address('planning-software', 'plan software projects')[0]).toBe('good')
  expect(address('planning', 'plan software projects')[0]).toBe('ok')
})

test('the description and the first paragraph have the keyphrase', () => {
  const description = (text: string) =>
    summarizeFinding('keyphrase-in-description', { description: text, keyphrase: 'plan' })
  expect(description('No such word.')).toEqual(['bad', 3, 0])
  expect(description('Plans for planning.')).toEqual(['good', 9, 2])
  expect(description('Plan a plan of plans.')).toEqual(['bad', 3, 3])
  const start = (body: string, synonyms: string[] = []) =>
    summarizeFinding('keyphrase-in-introduction', { body, keyphrase: 'software plan', synonyms })[1]
  expect(start('<h2>Software plans</h2><p>Planning of software.</p>')).toBe(9)
  expect(start('<p>Software is late. Plans help.</p>')).toBe(6)
  expect(start('<p>Nothing.</p><p>Software plans.</p>')).toBe(3)
  expect(start('<p>A roadmap helps.</p>', ['roadmaps'])).toBe(9)
})

test('between 30 and 75 percent of the headings name the subject', () => {
  const headings = (...texts: string[]) =>
    summarizeFinding('keyphrase-in-headings', {
      keyphrase: 'plan',
      body: texts.map((text) => `<h2>${text}</h2><p>x</p>`).join(''),
    })
  expect(headings('Plans', 'Other', 'Other', 'Other')).toEqual(['bad', 3, 25])
  expect(headings('Plans', 'Planning', 'Other', 'Plan').slice(0, 2)).toEqual(['good', 9])
  expect(headings('Plans', 'Planning')).toEqual(['bad', 3, 100])
  expect(headings('Plans')).toEqual(['good', 9, 100])
  expect(headings('Other')).toEqual(['bad', 3, 0])
  expect(headings()[0]).toBe('not applicable')
})

test('density is counted by sentences that have each word of the keyphrase', () => {
  // 200 words; a sentence with both words counts once, as often as the rarer of them
  const density = (times: number) =>
    summarizeFinding('keyphrase-density', {
      keyphrase: 'harbour lights',
      body: paragraphsOfWords(200 - 4 * times) + '<p>Lights of the harbours.</p>'.repeat(times),
    })
  expect(density(1)).toEqual(['bad', 4, 0.5])
  expect(density(2)).toEqual(['good', 9, 1])
  expect(density(6)).toEqual(['good', 9, 3])
  expect(density(8)).toEqual(['bad', -10, 4])
  expect(density(9)).toEqual(['bad', -50, 4.5])
  expect(summarizeFinding('keyphrase-density', { keyphrase: 'x', body: paragraphsOfWords(99) })[0]).toBe(
    'not applicable',
  )
  const { where } = findFindingOf('keyphrase-density', {
    keyphrase: 'harbour',
    body: `${paragraphsOfWords(100)}<p>Two harbours.</p>`,
  })
  expect(where).toEqual([{ text: 'harbours', at: { block: 10, from: 4, to: 12 } }])
})

test('the longest part without the keyphrase is shown', () => {
  const at = (...places: number[]) => {
    const body = Array.from(
      { length: 20 },
      (_, n) => `<p>${places.includes(n) ? 'Harbour' : 'Nothing'} here.</p>`,
    ).join('')
    return summarizeFinding('keyphrase-distribution', { keyphrase: 'harbour', body })
  }
  expect(at(3, 10, 16)).toEqual(['good', 9, 30])
  expect(at(8)).toEqual(['ok', 6, 55])
  expect(at(0)).toEqual(['bad', 1, 95])
  expect(at()).toEqual(['bad', 1, 100])
})

test('alt texts have the keyphrase once among few pictures, and in 30 to 75 percent of many', () => {
  const alts = (count: number, having: number, coverAlt: string | null = null) => {
    const images = Array.from(
      { length: count },
      (_, n) => `<img src="${n}.png" alt="${n < having ? 'A plan' : 'A tree'}">`,
    )
    return summarizeFinding('keyphrase-in-alt-texts', { keyphrase: 'plans', body: images.join(''), coverAlt }).slice(
      0,
      2,
    )
  }
  expect([alts(0, 0), alts(4, 0), alts(4, 1), alts(4, 4)].map(([rating]) => rating)).toEqual([
    ...['not applicable', 'ok', 'good', 'good'],
  ])
  expect([alts(5, 1), alts(5, 2), alts(8, 6), alts(5, 4), alts(4, 4, 'Plan')].map(([, score]) => score)).toEqual([
    6, 9, 9, 6, 6,
  ])
})
