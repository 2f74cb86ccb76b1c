import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnalyzedPage, analyzeFixture, paragraphsOfWords } from '~test/analyzed-page'
import type { AnalyzedPage } from './analyzed-page'
import { compareAnalyses } from './compare-analyses'

const changesOf = (before: Partial<AnalyzedPage>, after: Partial<AnalyzedPage>) =>
  Object.fromEntries(
    compareAnalyses(analyzeFixture(anAnalyzedPage(before)), analyzeFixture(anAnalyzedPage(after))).changes.map(
      ({ check, kind }) => [check, kind],
    ),
  )

test('what became of each check is told: broken, worse, new, better, fixed, gone', () => {
  const before = { title: 'Plan that holds', description: 'x', body: paragraphsOfWords(280), keyphrase: 'plan' }
  expect(
    changesOf(before, { ...before, title: 'It holds', description: 'x'.repeat(130), body: paragraphsOfWords(120) }),
  ).toEqual({
    'keyphrase-in-title': 'broken',
    'text-length': 'worse',
    'description-length': 'fixed',
    // asked from 200 words and from 15 sentences on
    'transition-words': 'gone',
    'keyphrase-distribution': 'gone',
  })
  expect(changesOf({ body: paragraphsOfWords(50) }, { body: paragraphsOfWords(120), coverAlt: '' })).toEqual({
    'text-length': 'better',
    pictures: 'fixed',
    'alt-texts': 'new',
  })
})

test('the score tells what was won or lost, and what needs somebody comes first', () => {
  const [poor, better] = [
    analyzeFixture(anAnalyzedPage({ title: 'x' })),
    analyzeFixture(anAnalyzedPage({ title: 'x', coverAlt: 'A', body: paragraphsOfWords(300) })),
  ]
  const { score, changes } = compareAnalyses(poor, better)
  expect(score).toBe((better.score ?? 0) - (poor.score ?? 0))
  const back = compareAnalyses(better, poor)
  expect([back.score, back.changes[0]?.kind]).toEqual([-(score ?? 0), 'broken'])
  expect(changes.every(({ before, after }) => before || after)).toBe(true)
  expect(compareAnalyses({ findings: [], score: null }, poor).score).toBeNull()
})

test('a check that did not exist before is new only when it finds something', () => {
  const { findings, score } = analyzeFixture(anAnalyzedPage({ title: 'x', coverAlt: 'A' }))
  const known = findings.filter(({ check }) => check !== 'pictures' && check !== 'text-length')
  const { changes } = compareAnalyses({ findings: known, score }, { findings, score })
  expect(changes.map(({ check, kind }) => [check, kind])).toEqual([['text-length', 'new']])
})

test('nothing has become of a page that is the same, and a way there and back is the reverse', () => {
  const page = fc.record({
    title: fc.constantFrom('', 'Plan', 'x'.repeat(90)),
    body: fc.nat(400).map(paragraphsOfWords),
    keyphrase: fc.constantFrom('', 'rain'),
  })
  const reverse = { broken: 'fixed', fixed: 'broken', worse: 'better', better: 'worse', new: 'gone', gone: 'new' }
  fc.assert(
    fc.property(page, page, (one, other) => {
      expect(changesOf(one, one)).toEqual({})
      const there = Object.entries(changesOf(one, other)).map(([check, kind]) => [check, reverse[kind]])
      expect(changesOf(other, one)).toEqual(Object.fromEntries(there))
    }),
    { numRuns: 30 },
  )
})
