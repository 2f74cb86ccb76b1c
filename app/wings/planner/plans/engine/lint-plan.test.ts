import { expect, test } from 'vitest'
import { aBrief } from '../fixtures'
import type { Plan } from '../plan'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'

const good = makePlan(aBrief())
/** The codes that a plan earns once `spoil` has changed a copy of a good one. */
function codes(spoil: (plan: Plan) => void) {
  const plan = structuredClone(good)
  spoil(plan)
  return [...new Set(lintPlan(plan).map(({ code }) => code))]
}
function first<Item>(list: Item[]): Item {
  const item = list[0]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

test('a plan made by the rules has no findings', () => {
  expect(lintPlan(good)).toEqual([])
})

test('a vague word is found unless a number says how much', () => {
  const say = (statement: string) => codes(({ requirements }) => Object.assign(first(requirements), { statement }))
  expect(say('The product shall be fast and user-friendly.')).toEqual(['vague'])
  expect(say('The product shall be fast: 95 % of answers take 300 ms.')).toEqual([])
  expect(say('The product shall hold a breakfast.')).toEqual([])
  expect(say('The product shall say how many are left.')).toEqual([])
  expect(say('The product shall serve many people.')).toEqual(['vague'])
})

test('a requirement that no task builds is found, one for later is not', () => {
  const orphan = (release: 'mvp' | 'later') =>
    codes(({ requirements }) => {
      requirements.push({
        ...first(requirements),
        id: 'FR-900',
        key: 'x',
        statement: 'It sings.',
        criteria: [{ id: 'FR-900.1', text: 'It sings.' }],
        release,
      })
    })
  expect(orphan('mvp')).toEqual(['requirement-without-task'])
  expect(orphan('later')).toEqual([])
})

test('a task that serves no requirement is found', () => {
  expect(codes(({ tasks }) => Object.assign(first(tasks), { requirementIds: [] }))).toContain(
    'task-without-requirement',
  )
})

test('missing criteria are found in requirements, stories and tasks', () => {
  expect(codes(({ tasks }) => Object.assign(first(tasks), { criterionIds: [] }))).toEqual(['missing-criteria'])
  expect(codes(({ stories }) => Object.assign(first(stories), { criteria: [] }))).toContain('missing-criteria')
  expect(codes(({ requirements }) => Object.assign(first(requirements), { criteria: [] }))).toContain(
    'missing-criteria',
  )
})

test('the same thing said twice is found, whatever its case and punctuation', () => {
  const twice = codes(({ tasks }) => {
    Object.assign(tasks[1] ?? {}, { title: `${first(tasks).title.toUpperCase()} !` })
  })
  expect(twice).toEqual(['duplicate'])
})

test('an id that is used twice is found', () => {
  expect(codes(({ risks }) => risks.push(first(risks)))).toEqual(['duplicate-id'])
})

test('tasks that wait for each other are found', () => {
  const circle = codes(({ tasks }) => {
    const late = tasks.find(({ dependsOn }) => dependsOn.length > 0)
    const early = tasks.find(({ id }) => id === late?.dependsOn[0])
    early?.dependsOn.push(late?.id ?? '')
  })
  expect(circle).toContain('cycle')
})

test('an id that nothing has is found wherever it is cited', () => {
  expect(codes(({ tasks }) => first(tasks).riskIds.push('R-900'))).toEqual(['dangling-id'])
  expect(codes(({ journeys }) => first(journeys).requirementIds.push('FR-900'))).toEqual(['dangling-id'])
  expect(codes(({ tasks }) => first(tasks).criterionIds.push('FR-1.99'))).toEqual(['dangling-id'])
})

test('a task without a sprint, before its time or in a sprint that is too full is found', () => {
  expect(codes(({ sprints }) => first(sprints).taskIds.shift())).toEqual(['unscheduled'])
  expect(codes(({ sprints }) => sprints.map(({ taskIds }) => taskIds.reverse()))).toEqual(['sprint-order'])
  expect(codes(({ sprints }) => Object.assign(first(sprints), { plannedHours: 999 }))).toEqual(['sprint-over-capacity'])
})
