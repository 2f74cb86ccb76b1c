import { describe, expect, test } from 'vitest'
import { planToMarkdown } from '../export/plan-to-markdown'
import { SAMPLE_BRIEFS } from '../fixtures'
import { planSchema } from '../plan-schema'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'

const plans = Object.values(SAMPLE_BRIEFS).map((brief) => ({
  type: brief.productType,
  brief,
  plan: makePlan(brief, { today: '2026-03-02' }),
}))

describe.each(plans)('the plan of a $type', ({ type, brief, plan }) => {
  test('is the one that was read and found good', async () => {
    await expect(planToMarkdown(plan)).toMatchFileSnapshot(`goldens/${type}.md`)
  })

  test('has the shape of a plan and nothing to complain about', () => {
    expect(planSchema.safeParse(plan).error).toBeUndefined()
    expect(lintPlan(plan)).toEqual([])
  })

  test('schedules every task once, after all that it waits for', () => {
    const order = plan.sprints.flatMap(({ taskIds }) => taskIds)
    expect(order.toSorted()).toEqual(plan.tasks.map(({ id }) => id).toSorted())
    for (const { id, dependsOn } of plan.tasks)
      for (const need of dependsOn) expect(order.indexOf(need), `${need} before ${id}`).toBeLessThan(order.indexOf(id))
  })

  test('is the same when it is made again', () => {
    expect(makePlan(brief, { today: '2026-03-02' })).toEqual(plan)
  })

  test('gives every task a prompt that stands alone', () => {
    for (const task of plan.tasks) {
      expect(task.prompt).toContain('## Build')
      for (const id of task.criterionIds) expect(task.prompt).toContain(`- ${id}: `)
    }
  })

  test('leaves no placeholder in any text', () => {
    expect(JSON.stringify(plan)).not.toMatch(/\{(item|items|customer|customers)\}/)
  })
})

test('ten ideas give ten plans: no two share more than half of what they hold together', () => {
  expect(plans).toHaveLength(10)
  const sets = plans.map(({ type, plan }) => ({
    type,
    keys: new Set(plan.requirements.filter(({ release }) => release === 'mvp').map(({ key }) => key)),
  }))
  for (const [index, one] of sets.entries())
    for (const other of sets.slice(index + 1)) {
      const shared =
        [...one.keys].filter((key) => other.keys.has(key)).length / new Set([...one.keys, ...other.keys]).size
      expect(shared, `${one.type} and ${other.type}`).toBeLessThanOrEqual(0.5)
    }
})

test('each plan is about the wishes of its idea and asks nothing of accounts, payments or analytics unasked', () => {
  for (const { type, plan } of plans) {
    expect(plan.coverage.every(({ requirementIds, taskIds }) => requirementIds.length > 0 && taskIds.length > 0)).toBe(
      true,
    )
    const foreign = plan.requirements.filter(({ wish, key }) => wish === null && !key.startsWith('enabling/'))
    const asked = plan.capabilities.filter(
      ({ origin }) => origin.from.startsWith('compliance:') || origin.from.startsWith('brief:answers'),
    )
    if (asked.length === 0) expect(foreign, type).toEqual([])
  }
})

test('a small idea gets a light plan, a large one a full plan', () => {
  const level = (type: string) => plans.find((one) => one.type === type)?.plan.ceremony.level
  expect(level('browser-extension')).toBe('light')
  expect(level('marketplace')).toBe('full')
})
