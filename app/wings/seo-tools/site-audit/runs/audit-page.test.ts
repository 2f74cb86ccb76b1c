import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnalyzedPage, paragraphsOfWords, renderedFacts } from '~test/analyzed-page'
import { emptySummary } from '../site-audit'
import { addPageToSummary } from './audit-counts'
import { auditPage } from './audit-page'
import { toFinding } from './cross-page-checks'
import { diffChecks } from './diff-checks'

const about = { path: '/a', pageId: null, kind: 'post', title: 'A', crossPageFindings: [] }
const checksOf = (judged: ReturnType<typeof auditPage>) => judged.findings.map(({ check }) => check)

test('a page of the content is judged by all checks, any other by what is delivered of it', () => {
  const page = anAnalyzedPage({
    title: 'Plans',
    body: paragraphsOfWords(120),
    rendered: renderedFacts({ bytes: 3_000_000 }),
  })
  const written = auditPage({ ...about, page, isEntry: true })
  const other = auditPage({ ...about, page, isEntry: false })
  expect(checksOf(written)).toEqual(expect.arrayContaining(['text-length', 'keyphrase-length', 'page-weight']))
  expect(checksOf(other)).toContain('page-weight')
  expect(checksOf(other)).not.toContain('text-length')
  const scores = written.findings.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
})

test('an orphan is told in an audit of any page, and not where nobody asked', () => {
  const page = anAnalyzedPage({ title: 'Plans', rendered: renderedFacts(), inboundLinkCount: 0 })
  expect(checksOf(auditPage({ ...about, page, isEntry: false }))).toContain('links-in')
  const linked = { ...page, inboundLinkCount: 1 }
  expect(checksOf(auditPage({ ...about, page: linked, isEntry: false }))).not.toContain('links-in')
  expect(auditPage({ ...about, page: { ...page, inboundLinkCount: null }, isEntry: false }).scores).not.toHaveProperty(
    'links-in',
  )
})

test('what is found is new, fixed or gone beside the audit before, and nothing of it without one', () => {
  const before = { a: 3, b: 3, c: 9, d: 3, e: 9 }
  const found = diffChecks({ scores: { a: 9, b: 6, c: 1, e: 9, f: 3 } }, before)
  expect(Object.fromEntries(found.map(({ check, rating, change }) => [check, [rating, change]]))).toEqual({
    a: ['good', 'fixed'],
    b: ['ok', 'better'],
    c: ['bad', 'broken'],
    f: ['bad', 'new'],
    d: ['gone', 'gone'],
  })
  expect(diffChecks({ scores: { a: 9, b: 3 } }, undefined)).toEqual([{ check: 'b', rating: 'bad', change: null }])
  expect(diffChecks({ scores: { b: 3 } }, null)).toEqual([{ check: 'b', rating: 'bad', change: 'new' }])
})

test('a title that thousands of pages have is told on each of them, with some of the others', () => {
  const paths = Array.from({ length: 5_000 }, (_, page) => `/p${page}`)
  const same = { kind: 'same title' as const, text: 'Plans', paths, sentence: '5,000 pages have this title.', fix: 'x' }
  const told = paths.map((path) => toFinding(same, path))
  expect(told[3]).toMatchObject({ check: 'same-title', measured: { value: 4_999, unit: 'pages' } })
  expect(told.every(({ where }, at) => where.length === 10 && where.every(({ text }) => text !== paths[at]))).toBe(true)
})

const scores = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(-20, 1, 3, 6, 9))

test('two audits that say the same have nothing between them, and the counts are those of what was found', () => {
  fc.assert(
    fc.property(scores, scores, (now, before) => {
      expect(diffChecks({ scores: now }, now).filter(({ change }) => change !== null)).toEqual([])
      const found = diffChecks({ scores: now }, before)
      const summary = emptySummary()
      addPageToSummary(summary, { score: 50, scores: now }, found)
      const sum = (name: 'bad' | 'ok') => summary.checks.reduce((total, check) => total + check[name], 0)
      const asking = Object.values(now).filter((score) => score < 8)
      expect(sum('bad') + sum('ok')).toBe(asking.length)
      expect(summary.pages).toEqual({ bad: 0, ok: 1, good: 0 })
    }),
  )
})
