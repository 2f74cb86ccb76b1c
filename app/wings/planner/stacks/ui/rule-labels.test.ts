import { expect, test } from 'vitest'
import { exampleNeeds } from '../fixtures'
import { evaluateStacks } from '../generate-stacks'
import { ruleLabels } from './rule-labels'

test('every rule that keeps something out has a name that people read', () => {
  const rules = Object.values(exampleNeeds).flatMap((needs) => evaluateStacks(needs).rejected.map(({ rule }) => rule))
  const named = [...new Set(rules)].filter((rule) => rule !== null)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((rule) => !ruleLabels[rule])).toEqual([])
})
