import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnalyzedPage, analyzeFixture, findFindingOf, paragraphsOfWords, renderedFacts } from '~test/analyzed-page'
import type { AnalyzedPage } from './analyzed-page'
import { ALL_CHECKS } from './checks/all-checks'

test('a finding says what was measured, what is good, why, how to mend it and whose rule it is', () => {
  expect(findFindingOf('description-length', { description: 'Too short.' })).toEqual({
    check: 'description-length',
    topic: 'search result',
    label: 'Meta description length',
    rating: 'ok',
    score: 6,
    measured: { value: 10, unit: 'characters' },
    threshold: 'more than 120, up to 156 characters',
    sentence: 'The meta description is too short (10 characters).',
    reason: expect.stringContaining('Search engines'),
    fix: expect.stringContaining('121 to 156 characters'),
    source: expect.stringContaining('Yoast'),
    where: [],
  })
})

test('the overall score is Yoast’s formula, and what does not apply does not count', () => {
  const { findings, score, scores } = analyzeFixture(anAnalyzedPage({ title: 'Plans', body: '<p>One.</p>' }))
  const counted = findings.filter(({ rating }) => rating !== 'not applicable')
  const sum = counted.reduce((total, one) => total + one.score, 0)
  expect(score).toBe(Math.round((sum / (9 * counted.length)) * 100))
  expect(scores.delivery).toBeNull()
  expect(findings).toHaveLength(ALL_CHECKS.length)
})

test('Rank Math’s points are those of its table', () => {
  const body = `<p>Plans hold.</p>${paragraphsOfWords(2_600)}<h2>A plan</h2><p><a href="/a">a</a> <a href="https://x.test">x</a></p>`
  const images = '<img src="1" alt="Plan"><img src="2"><img src="3"><img src="4">'
  const best = {
    title: 'Plan 2 things',
    slug: 'plan',
    description: 'Plan it.',
    keyphrase: 'plan',
    hasTableOfContents: true,
  }
  const { rankMath } = analyzeFixture(
    anAnalyzedPage({ ...best, body: `${body}${'<p>Plan it.</p>'.repeat(40)}${images}` }),
  )
  expect([rankMath.points, rankMath.maxPoints]).toEqual([98, 98])
  expect(analyzeFixture(anAnalyzedPage({ path: '/', title: 'x' })).rankMath.points).toBe(4)
})

test('any page at all is judged, in whole sentences', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      'plan',
      ' ',
      '. ',
      '"',
      '<p>',
      '</p>',
      '<h2>',
      '<a href="/x">',
      '<img src=x>',
      'was written ',
      '😀',
    ),
  })
  const page = fc.record({
    title: text,
    metaTitle: text,
    description: text,
    slug: text,
    keyphrase: text,
    body: text,
    synonyms: fc.array(text, { maxLength: 2 }),
    kind: fc.constantFrom('page', 'list', 'pillar'),
    delivered: fc.option(fc.record({ jsonLd: fc.array(text), canonicals: fc.array(text), bytes: fc.nat() }), {
      nil: undefined,
    }),
  })
  fc.assert(
    fc.property(page, ({ delivered: facts, ...rest }) => {
      const given = { ...rest, ...(facts && { rendered: renderedFacts(facts) }) } as Partial<AnalyzedPage>
      const { findings, rankMath } = analyzeFixture(anAnalyzedPage(given))
      for (const { sentence, fix, threshold, score, where } of findings) {
        expect([sentence, fix].join(' ')).not.toMatch(/\{\w+\}|undefined|NaN/)
        expect([
          /[.”]$/.test(sentence),
          threshold.length > 2,
          score <= 9,
          where.length <= 50 && where.every((place) => place.text.length <= 301),
        ]).toEqual([true, true, true, true])
      }
      expect(rankMath.points).toBeLessThanOrEqual(rankMath.maxPoints)
    }),
  )
})

test('a page of nothing but one thing, over and over, is judged in time that grows with its length', () => {
  const parts = [
    '. ',
    'was ',
    '<p>plan.</p>',
    '<a href="/x">plan</a> ',
    '<img src=x>',
    '<h2>plan</h2>',
    'either ',
    'A. ',
    '1,',
  ]
  // with a step that looks at the rest of the page each time, the first of them would take minutes
  for (const part of parts) {
    const { findings } = analyzeFixture(anAnalyzedPage({ keyphrase: 'plan', body: part.repeat(150_000 / part.length) }))
    expect(findings).toHaveLength(ALL_CHECKS.length)
  }
})

test('each check has a name of its own, a source and a reason', () => {
  expect(new Set(ALL_CHECKS.map(({ id }) => id)).size).toBe(ALL_CHECKS.length)
  for (const { source, reason, fix, needs } of ALL_CHECKS) {
    expect([source, reason, fix, needs].every((words) => words.length > 3)).toBe(true)
  }
})
