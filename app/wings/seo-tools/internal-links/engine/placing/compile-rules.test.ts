import { expect, test } from 'vitest'
import { allPublic, aPage, aRule, noLimits } from '../../fixtures'
import { compileRules } from './compile-rules'
import { planPage } from './plan-page'

test('rules that cannot be used are refused with the reason, and the others work', () => {
  const { refused, rulesByKeyword } = compileRules([aRule({ id: 'a', keyword: '…' }), aRule({ id: 'b' })])
  expect(refused).toEqual([{ ruleId: 'a', reason: 'Enter a keyword.' }])
  expect(rulesByKeyword.flat().map(({ id }) => id)).toEqual(['b'])
})

test('ten thousand rules are used, and the ones of the lowest priority beyond that are refused', () => {
  const many = Array.from({ length: 10_001 }, (_, n) =>
    aRule({ id: `${n}`, keyword: `word${n} clusters`, priority: n === 7 ? 1 : 50 }),
  )
  const compiled = compileRules(many)
  expect(compiled.refused.map(({ ruleId }) => ruleId)).toEqual(['7'])
  const { insertions } = planPage(compiled, aPage('<p>word7 clusters, word9999 clusters</p>'), allPublic, noLimits)
  expect(insertions.map(({ ruleId }) => ruleId)).toEqual(['9999'])
})

test('twenty rules may have one keyword, the first of them by priority', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => aRule({ id: `${n}`, priority: n % 100 }))
  const { refused, rulesByKeyword } = compileRules(many)
  expect(rulesByKeyword.map(({ length }) => length)).toEqual([20])
  expect(refused).toHaveLength(9_980)
  expect(rulesByKeyword[0]?.every(({ priority }) => priority === 99)).toBe(true)
})
