import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPLIANCE, PLATFORMS, PRODUCT_TYPES } from '../brief-schema'
import { IdeaUnclear } from '../errors'
import { aBrief, aReading } from '../fixtures'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { planSchema } from '../plan-schema'
import { SKILLS } from '../skills'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'

const anyBrief = fc.record({
  productType: fc.constantFrom(...PRODUCT_TYPES, null),
  platforms: fc.subarray([...PLATFORMS]),
  capabilities: fc.subarray(KNOWLEDGE_BASE.capabilities.map(({ key }) => key)),
  compliance: fc.subarray([...COMPLIANCE]),
  weeks: fc.integer({ min: 1, max: 104 }),
  budget: fc.nat(100_000),
  team: fc.array(
    fc.record({
      role: fc.constant('Person'),
      skills: fc.subarray([...SKILLS]),
      hoursPerWeek: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

test('whatever is chosen, the plan has its shape and nothing to complain about', () => {
  fc.assert(
    fc.property(anyBrief, (own) => {
      const plan = makePlan(aBrief(own), { today: '2026-03-02' })
      expect(planSchema.safeParse(plan).error).toBeUndefined()
      expect(lintPlan(plan)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the rules cut until the sprints fit the weeks, and never what was wished for', () => {
  fc.assert(
    fc.property(anyBrief, (own) => {
      const { schedule, requirements, tasks, openQuestions } = makePlan(aBrief(own))
      expect(requirements.filter(({ wish, release }) => wish !== null && release === 'later')).toEqual([])
      if (schedule.fits || schedule.weeksNeeded <= schedule.weeksWanted) return
      const cited = new Set(tasks.filter(({ priority }) => priority === 'must').flatMap(({ dependsOn }) => dependsOn))
      const optional = requirements.filter(({ release, priority }) => release === 'mvp' && priority !== 'must')
      for (const { id } of optional) {
        const own = tasks.filter(({ requirementIds }) => requirementIds.includes(id))
        const isNeeded = tasks.some((task) => task.dependsOn.some((need) => own.some((one) => one.id === need)))
        expect(isNeeded || own.some((one) => cited.has(one.id))).toBe(true)
      }
      expect(openQuestions.map(({ key }) => key)).toContain('weeks')
    }),
    { numRuns: 40 },
  )
})

test('what does not fit the weeks is cut by MoSCoW, and the plan says why', () => {
  const team = [{ role: 'Developer', skills: [], hoursPerWeek: 40 }]
  const chosen = ['search', 'messaging', 'reports', 'import-export', 'analytics']
  const long = makePlan(aBrief({ capabilities: chosen, weeks: 80, team }))
  const short = makePlan(aBrief({ capabilities: chosen, weeks: 12, team }))
  const out = short.scope.filter(({ decision }) => decision === 'out')
  expect(long.scope.filter(({ decision }) => decision === 'out')).toEqual([])
  expect(out.length).toBeGreaterThan(0)
  for (const { requirementId, reason } of out) {
    const requirement = short.requirements.find(({ id }) => id === requirementId)
    expect(requirement).toMatchObject({ release: 'later' })
    expect(requirement?.priority).not.toBe('must')
    expect(reason).toMatch(/would take \d+ weeks and there are 12; this saves about \d+ hours/)
  }
  const shoulds = short.requirements.filter(({ priority, release }) => priority === 'should' && release === 'later')
  const couldsIn = short.requirements.filter(({ priority, release }) => priority === 'could' && release === 'mvp')
  if (shoulds.length > 0) expect(couldsIn).toEqual([])
})

test('an idea in which nothing is recognized gives no plan', () => {
  expect(() => makePlan(aBrief({ reading: aReading([]) }))).toThrow(IdeaUnclear)
})

test('a team with little time has sprints of four weeks, a short plan has sprints of one', () => {
  const weeksOf = (hoursPerWeek: number, weeks: number) =>
    makePlan(aBrief({ weeks, team: [{ role: 'Developer', skills: [], hoursPerWeek }] })).sprints[0]?.weeks
  expect(weeksOf(12, 20)).toBe(4)
  expect(weeksOf(40, 20)).toBe(2)
  expect(weeksOf(40, 3)).toBe(1)
})

test('sprints have dates when there is a first day', () => {
  const { sprints } = makePlan(aBrief(), { today: '2026-03-02' })
  expect(sprints[0]).toMatchObject({ startsOn: '2026-03-02', endsOn: '2026-03-15', weeks: 2 })
  expect(sprints[1]).toMatchObject({ startsOn: '2026-03-16' })
})

test('the stack that was chosen elsewhere stands in the plan and in every prompt', () => {
  const stack = [
    {
      layer: 'Database',
      choice: 'PostgreSQL',
      reason: 'The team knows it.',
      rejected: [{ name: 'MongoDB', reason: 'No joins.' }],
    },
  ]
  const plan = makePlan(aBrief(), { stack })
  expect(plan.stack).toEqual([expect.objectContaining({ ...stack[0], id: 'ST-1' })])
  for (const { prompt } of plan.tasks) expect(prompt).toContain('Database: PostgreSQL')
  expect(plan.openQuestions.map(({ key }) => key)).not.toContain('stack')
  expect(makePlan(aBrief()).openQuestions.map(({ key }) => key)).toContain('stack')
})

test('a skill that nobody has is a risk with its hours', () => {
  const team = [{ role: 'Developer', skills: ['backend' as const], hoursPerWeek: 40 }]
  const { risks } = makePlan(aBrief({ team }))
  expect(risks.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^Nobody in the team names frontend .* \d+ hours/),
  )
})

test('a budget below the cheapest estimate is an open question, in its own currency', () => {
  const asked = (own: { budget: number | null; currency?: string }) =>
    makePlan(aBrief(own)).openQuestions.find(({ key }) => key === 'budget')?.question
  expect(asked({ budget: 1000, currency: 'GBP' })).toMatch(/costs at least £[\d,]+, and the budget is £1,000/)
  expect(asked({ budget: 1_000_000 })).toBeUndefined()
  expect(asked({ budget: null })).toBeUndefined()
})

test('it fits only when every skill fits', () => {
  const editor = { role: 'Editor', skills: ['content' as const], hoursPerWeek: 40 }
  const { schedule, openQuestions } = makePlan(aBrief({ team: [editor], weeks: 104 }))
  expect(schedule.skills.find(({ skill }) => skill === 'backend')).toMatchObject({ capacityHours: 0, fits: false })
  expect(schedule.fits).toBe(false)
  expect(openQuestions.map(({ key }) => key)).toContain('skills')
})

test('the range is what it takes when all estimates err together', () => {
  const { range, p50Hours, p80Hours, weeksNeeded } = makePlan(aBrief()).schedule
  expect(range?.lowHours).toBeLessThan(p50Hours)
  expect(range?.highHours).toBeGreaterThan(p80Hours)
  expect(range?.lowWeeks).toBeLessThanOrEqual(weeksNeeded)
  expect(range?.highWeeks).toBeGreaterThan(weeksNeeded)
})
