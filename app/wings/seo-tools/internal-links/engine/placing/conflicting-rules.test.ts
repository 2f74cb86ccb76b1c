import { expect, test } from 'vitest'
import { allPublic, aPage, aRule, noLimits } from '../../fixtures'
import type { LinkRule } from '../../rules/link-rule'
import { compileRules } from './compile-rules'
import { findConflictingRules, findTwoWayLinks } from './conflicting-rules'
import { planPage } from './plan-page'

const scope = (some: Partial<LinkRule['scope']>) => ({ kinds: [], categories: [], include: [], exclude: [], ...some })
const a = aRule({ id: 'a', keyword: 'queue', toPage: 'A' })

test('two rules that want the same words for different targets are a conflict, and who wins is what happens', () => {
  const b = aRule({ id: 'b', keyword: 'QUEUE', toPage: 'B' })
  for (const rules of [
    [a, b],
    [a, { ...b, priority: 60 }],
    [a, { ...b, keyword: 'queues', hasWordForms: true }],
  ]) {
    const [conflict] = findConflictingRules(rules)
    expect(conflict).toMatchObject({ kind: 'same' })
    const { insertions } = planPage(compileRules(rules), aPage('<p>queue</p>'), allPublic, noLimits)
    expect(conflict).toHaveProperty('winner', insertions[0]?.ruleId)
  }
})

test('a keyword within another one is a conflict, and who wins is what happens', () => {
  const longer = aRule({ id: 'z', keyword: 'queue pricing', toPage: 'B' })
  for (const rules of [
    [a, longer],
    [{ ...a, priority: 60 }, longer],
    [a, { ...longer, priority: 60 }],
  ]) {
    const [conflict] = findConflictingRules(rules)
    expect(conflict).toMatchObject({ kind: 'within' })
    const { insertions } = planPage(compileRules(rules), aPage('<p>queue pricing</p>'), allPublic, noLimits)
    expect(conflict).toHaveProperty('winner', insertions[0]?.ruleId)
  }
})

test('rules with one target, on different pages, or switched off do not disturb each other', () => {
  const same = aRule({ id: 'b', toPage: 'A' })
  const other = aRule({ id: 'b', toPage: 'B' })
  expect(findConflictingRules([a, same])).toEqual([])
  expect(findConflictingRules([a, { ...other, isEnabled: false }])).toEqual([])
  const apart: [Partial<LinkRule['scope']>, Partial<LinkRule['scope']>][] = [
    [{ kinds: ['post'] }, { kinds: ['product'] }],
    [{ include: ['x'] }, { include: ['y'] }],
    [{ include: ['x'] }, { exclude: ['x', 'y'] }],
  ]
  for (const [one, two] of apart) {
    expect(
      findConflictingRules([
        { ...a, scope: scope(one) },
        { ...other, scope: scope(two) },
      ]),
    ).toEqual([])
  }
})

test('a rule that applies to nothing but its own target is named', () => {
  expect(findConflictingRules([{ ...a, scope: scope({ include: ['A'] }) }])).toEqual([
    { kind: 'itself', ruleIds: ['a'] },
  ])
})

test('two pages that would link to each other are noted', () => {
  const there = aRule({ id: 'there', keyword: 'one', toPage: 'B', scope: scope({ include: ['A'] }) })
  const back = aRule({ id: 'back', keyword: 'two', toPage: 'A', scope: scope({ include: ['B'] }) })
  expect(findConflictingRules([there, back])).toEqual([{ kind: 'circle', ruleIds: ['back', 'there'] }])
  const links = [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'B', to: 'A' },
    { from: 'C', to: 'C' },
  ]
  expect(findTwoWayLinks(links)).toEqual([['A', 'B']])
})

test('of ten thousand rules that all disturb each other a thousand conflicts are named', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => aRule({ id: `${n}`, toPage: `${n}` }))
  expect(findConflictingRules(many)).toHaveLength(190)
  const inAll = many.map((rule, n) => ({ ...rule, keyword: n === 0 ? 'queue' : `queue number${n}` }))
  expect(findConflictingRules(inAll)).toHaveLength(1_000)
})
