import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPage, delivered, words } from '~/domains/seo-analysis/fixtures'
import { emptySummary } from '../site-audit'
import { asFinding } from './beside-checks'
import { foundOn } from './changes-of-page'
import { countPage } from './count'
import { judgePage } from './judge-page'

const about = { path: '/a', pageId: null, kind: 'post', title: 'A', beside: [] }
const checksOf = (judged: ReturnType<typeof judgePage>) => judged.findings.map(({ check }) => check)

test('a page of the content is judged by all checks, any other by what is delivered of it', () => {
  const page = aPage({ title: 'Plans', body: words(120), delivered: delivered({ bytes: 3_000_000 }) })
  const written = judgePage({ ...about, page, isWritten: true })
  const other = judgePage({ ...about, page, isWritten: false })
  expect(checksOf(written)).toEqual(expect.arrayContaining(['text-length', 'keyphrase-length', 'page-weight']))
  expect(checksOf(other)).toContain('page-weight')
  expect(checksOf(other)).not.toContain('text-length')
  const scores = written.findings.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
})

test('an orphan is told in an audit of any page, and not where nobody asked', () => {
  const page = aPage({ title: 'Plans', delivered: delivered(), linksIn: 0 })
  expect(checksOf(judgePage({ ...about, page, isWritten: false }))).toContain('links-in')
  const linked = { ...page, linksIn: 1 }
  expect(checksOf(judgePage({ ...about, page: linked, isWritten: false }))).not.toContain('links-in')
  expect(judgePage({ ...about, page: { ...page, linksIn: null }, isWritten: false }).scores).not.toHaveProperty(
    'links-in',
  )
})

test('what is found is new, mended or gone beside the audit before, and nothing of it without one', () => {
  const before = { a: 3, b: 3, c: 9, d: 3, e: 9 }
  const found = foundOn({ scores: { a: 9, b: 6, c: 1, e: 9, f: 3 } }, before)
  expect(Object.fromEntries(found.map(({ check, rating, change }) => [check, [rating, change]]))).toEqual({
    a: ['good', 'mended'],
    b: ['ok', 'better'],
    c: ['bad', 'broken'],
    f: ['bad', 'new'],
    d: ['gone', 'gone'],
  })
  expect(foundOn({ scores: { a: 9, b: 3 } }, undefined)).toEqual([{ check: 'b', rating: 'bad', change: null }])
  expect(foundOn({ scores: { b: 3 } }, null)).toEqual([{ check: 'b', rating: 'bad', change: 'new' }])
})

test('a title that thousands of pages have is told on each of them, with some of the others', () => {
  const paths = Array.from({ length: 5_000 }, (_, page) => `/p${page}`)
  const same = { kind: 'same title' as const, text: 'Plans', paths, sentence: '5,000 pages have this title.', fix: 'x' }
  const told = paths.map((path) => asFinding(same, path))
  expect(told[3]).toMatchObject({ check: 'same-title', measured: { value: 4_999, unit: 'pages' } })
  expect(told.every(({ where }, at) => where.length === 10 && where.every(({ text }) => text !== paths[at]))).toBe(true)
})

const scores = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(-20, 1, 3, 6, 9))

test('two audits that say the same have nothing between them, and the counts are those of what was found', () => {
  fc.assert(
    fc.property(scores, scores, (now, before) => {
      expect(foundOn({ scores: now }, now).filter(({ change }) => change !== null)).toEqual([])
      const found = foundOn({ scores: now }, before)
      const summary = emptySummary()
      countPage(summary, 50, found)
      const sum = (name: 'bad' | 'ok') => summary.checks.reduce((total, check) => total + check[name], 0)
      const asking = Object.values(now).filter((score) => score < 8)
      expect(sum('bad') + sum('ok')).toBe(asking.length)
      expect(summary.pages).toEqual({ bad: 0, ok: 1, good: 0 })
    }),
  )
})
