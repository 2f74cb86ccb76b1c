import fc from 'fast-check'
import { expect } from 'vitest'
import { buildCandidatePool } from '~/wings/planner/stacks/engine/candidate-pool'
import { presentStack } from '~/wings/planner/stacks/engine/present-stack'
import { findTopDrafts } from '~/wings/planner/stacks/engine/rank-stacks'
import type { Stack } from '~/wings/planner/stacks/stack'
import {
  complianceLabels,
  hostingLabels,
  platformLabels,
  productTypeLabels,
  residencyLabels,
  type StackNeeds,
} from '~/wings/planner/stacks/stack-needs'
import { findTechnology, technologies } from '~/wings/planner/stacks/technologies'
import type { Technology } from '~/wings/planner/stacks/technology'

const keys = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as Key[]

const skills = ['typescript', 'react', 'python', 'django', 'rails', 'php', 'java', 'c#', 'go', 'elixir', 'dart', 'aws']

/** Needs of whatever kind, sensible or not. */
export const anyStackNeeds: fc.Arbitrary<StackNeeds> = fc.record({
  productType: fc.constantFrom(...keys(productTypeLabels)),
  platforms: fc.uniqueArray(fc.constantFrom(...keys(platformLabels)), { minLength: 1, maxLength: 3 }),
  serverRendering: fc.boolean(),
  realtime: fc.boolean(),
  offline: fc.boolean(),
  accounts: fc.boolean(),
  files: fc.boolean(),
  search: fc.boolean(),
  payments: fc.boolean(),
  ai: fc.boolean(),
  compliance: fc.subarray(keys(complianceLabels)),
  hosting: fc.constantFrom(...keys(hostingLabels)),
  residency: fc.constantFrom(...keys(residencyLabels)),
  team: fc.record({ size: fc.integer({ min: 1, max: 20 }), knows: fc.subarray(skills) }),
  usersADay: fc.constantFrom(10, 900, 5_000, 60_000, 2_000_000),
  monthlyBudget: fc.option(fc.constantFrom(20, 100, 500, 5_000)),
  weeks: fc.integer({ min: 1, max: 80 }),
})

export function generateStacksForNeeds(needs: StackNeeds): Stack[] {
  return findTopDrafts(buildCandidatePool(technologies, needs)).map((draft) => presentStack(draft, needs))
}

export function listTechnologies({ choices }: Stack) {
  return choices.map(({ id }) => findTechnology(id) as Technology)
}

/** Counts the stacks that were looked at, so that a property cannot hold by never being asked. */
export function assertForEveryStack(check: (stack: Stack, needs: StackNeeds) => void, numRuns = 40) {
  let seen = 0
  const property = fc.property(anyStackNeeds, (needs) => {
    for (const stack of generateStacksForNeeds(needs)) {
      check(stack, needs)
      seen += 1
    }
  })
  fc.assert(property, { numRuns })
  expect(seen).toBeGreaterThan(numRuns / 4)
}
