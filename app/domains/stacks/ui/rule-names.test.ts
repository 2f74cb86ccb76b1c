import { expect, test } from 'vitest'
import { exampleNeeds } from '../fixtures'
import { judgeStacks } from '../generate-stacks'
import { ruleNames } from './rule-names'

test('every rule that keeps something out has a name that people read', () => {
  const rules = Object.values(exampleNeeds).flatMap((needs) => judgeStacks(needs).rejected.map(({ rule }) => rule))
  const named = [...new Set(rules)].filter((rule) => rule !== null)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((rule) => !ruleNames[rule])).toEqual([])
})
