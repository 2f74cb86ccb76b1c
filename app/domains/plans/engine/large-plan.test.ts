import { expect, test } from 'vitest'
import { aBrief } from '../fixtures'
import type { Capability } from '../knowledge/capability'
import { KNOWLEDGE } from '../knowledge/knowledge'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'

/** Every capability, and copies of them under other names until the plan has about 400 tasks. */
function doubledKnowledge(copies: number) {
  const capabilities = KNOWLEDGE.capabilities.flatMap((module) =>
    Array.from(
      { length: copies },
      (_, copy): Capability => (copy === 0 ? module : renamed(module, `${module.key}-${copy}`)),
    ),
  )
  return { ...KNOWLEDGE, capabilities }
}

function renamed(module: Capability, key: string): Capability {
  const features = module.features.map((feature) => ({
    ...feature,
    shall: `${feature.shall} (${key})`,
    story: { ...feature.story, action: `${feature.story.action} (${key})` },
    tasks: feature.tasks.map((task) => ({ ...task, title: `${task.title} (${key})` })),
  }))
  return { ...module, key, features, entities: [] }
}

test('a plan of about 400 tasks is made and linted, and says how long that took', () => {
  const knowledge = doubledKnowledge(3)
  const team = Array.from({ length: 12 }, () => ({ role: 'Developer', skills: [], hoursPerWeek: 40 }))
  const brief = aBrief({ capabilities: knowledge.capabilities.map(({ key }) => key), weeks: 40, team })
  const start = performance.now()
  const plan = makePlan(brief, { knowledge, today: '2026-03-02' })
  const made = performance.now()
  const findings = lintPlan(plan)
  const linted = performance.now()
  console.info(
    `${plan.tasks.length} tasks: made in ${Math.round(made - start)} ms, linted in ${Math.round(linted - made)} ms`,
  )
  expect(plan.tasks.length).toBeGreaterThan(350)
  expect(findings).toEqual([])
})
