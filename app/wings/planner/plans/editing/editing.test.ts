import { expect, test } from 'vitest'
import { InvalidFields } from '~/platform/errors/errors'
import { lintPlan } from '../engine/lint-plan'
import { makePlan } from '../engine/make-plan'
import { regeneratePart } from '../engine/regenerate-part'
import { aBrief } from '../fixtures'
import { getPlanItems, PLAN_PARTS, type PlanPart } from '../plan'
import { planSchema } from '../plan-schema'
import { addItem } from './add-item'
import { decideScope } from './decide-scope'
import { editItem } from './edit-item'
import { ItemModified } from './errors'
import { moveItem } from './move-item'
import { recomputePlan } from './recompute-plan'
import { removeItem } from './remove-item'
import { restorePlanContent } from './restore-plan-content'
import { revertChange } from './revert-change'

const brief = aBrief({ capabilities: ['search', 'comments'], weeks: 30 })
const content = { title: 'A plan', brief, plan: makePlan(brief, { today: '2026-03-02' }) }
const parts = Object.keys(PLAN_PARTS) as PlanPart[]
function first<Item>(list: Item[]): Item {
  const item = list[0]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}
const requirement = first(content.plan.requirements)
const task = first(content.plan.tasks)

test('an edited item belongs to the person, keeps its id, and no part that is made anew overwrites it', () => {
  const edit = { section: 'requirements', id: requirement.id, fields: { title: 'Find it' }, previous: {} } as const
  const edited = editItem(content, edit, 'Mara')
  const anew = parts.reduce((plan, part) => regeneratePart(plan, part, brief), edited.plan)
  expect(anew.requirements[0]).toEqual({ ...requirement, title: 'Find it', origin: { by: 'user', from: 'Mara' } })
})

test('a change of nothing is no change, and the item stays a rule’s', () => {
  const same = editItem(content, { section: 'tasks', id: task.id, fields: { title: task.title }, previous: {} }, 'Mara')
  expect(same).toBe(content)
})

test('what is wrong is said beside its field', () => {
  const fields = { title: ' ', estimate: { optimistic: 9, mostLikely: 4, pessimistic: 8 }, dependsOn: ['T-999'] }
  const edit = (own: object) => () =>
    editItem(content, { section: 'tasks', id: task.id, fields: { ...own }, previous: {} }, 'Mara')
  expect(edit(fields)).toThrow(InvalidFields)
  const faults = (own: object) => {
    try {
      edit(own)()
    } catch (error) {
      return error instanceof InvalidFields ? error.fields : {}
    }
    return {}
  }
  expect(faults(fields)).toEqual({
    title: 'This cannot be empty.',
    estimate: 'The estimates must increase from optimistic to most likely to pessimistic.',
  })
  expect(faults({ dependsOn: ['T-999'] })).toEqual({ dependsOn: 'T-999 is not in the plan.' })
  const later = content.plan.tasks.find(({ dependsOn }) => dependsOn.includes(task.id))
  expect(faults({ dependsOn: [later?.id] }).dependsOn).toMatch(/^These tasks would depend on each other: /)
})

test('a field that somebody else changed meanwhile is not overwritten, another field of the same item is', () => {
  const theirs = editItem(content, { section: 'tasks', id: task.id, fields: { title: 'Theirs' }, previous: {} }, 'Ben')
  const mine = (fields: object) => () =>
    editItem(theirs, { section: 'tasks', id: task.id, fields: { ...fields }, previous: { ...task } }, 'Mara')
  expect(mine({ title: 'Mine' })).toThrow(ItemModified)
  expect(mine({ testStrategy: 'By hand.' })().plan.tasks[0]).toMatchObject({
    title: 'Theirs',
    testStrategy: 'By hand.',
  })
})

test('the schedule and the cost of the work follow an estimate, and stay when only words change', () => {
  const estimate = { optimistic: 100, mostLikely: 120, pessimistic: 200 }
  const slow = editItem(content, { section: 'tasks', id: task.id, fields: { estimate }, previous: {} }, 'Mara')
  expect(slow.plan.schedule.expectedHours).toBeGreaterThan(content.plan.schedule.expectedHours)
  expect(slow.plan.costs[0]?.high).toBeGreaterThan(content.plan.costs[0]?.high ?? 0)
  expect(lintPlan(slow.plan)).toEqual([])
  const words = editItem(
    content,
    { section: 'tasks', id: task.id, fields: { title: 'Other words' }, previous: {} },
    'Mara',
  )
  expect(words.plan.schedule).toBe(content.plan.schedule)
})

test('fewer hours of the team make a longer schedule at once', () => {
  const team = brief.team.map((member) => ({ ...member, hoursPerWeek: 10 }))
  const after = recomputePlan(content, { ...content, brief: { ...brief, team } })
  expect(after.plan.schedule.weeksNeeded).toBeGreaterThan(content.plan.schedule.weeksNeeded)
})

test.each([[[null]], [[{ id: 5, text: 'It sings.' }]], ['text']])(
  'criteria that are %j are refused beside their field',
  (criteria) => {
    const edit = { section: 'requirements' as const, id: requirement.id, fields: { criteria }, previous: {} }
    expect(() => editItem(content, edit, 'Mara')).toThrow(InvalidFields)
  },
)

test('criteria keep their ids; new ones get numbers that were never used, and tasks forget those that went', () => {
  const { id, criteria } = requirement
  const without = editItem(content, { section: 'requirements', id, fields: { criteria: [] }, previous: {} }, 'Mara')
  expect(
    without.plan.tasks.flatMap(({ criterionIds }) => criterionIds).filter((one) => one.startsWith(`${id}.`)),
  ).toEqual([])
  const fields = { criteria: [{ id: '', text: 'It sings.' }] }
  const again = editItem(without, { section: 'requirements', id, fields, previous: {} }, 'Mara')
  expect(again.plan.requirements[0]?.criteria).toEqual([{ id: `${id}.${criteria.length + 1}`, text: 'It sings.' }])
})

test('an item that is added has an id of its own and stays', () => {
  const fields = { ...task, title: 'Ask the lawyer', dependsOn: [task.id] }
  const { id, content: next } = addItem(content, { section: 'tasks', fields }, 'Mara')
  expect(getPlanItems(content.plan).map((item) => item.id)).not.toContain(id)
  expect(next.plan.sprints.flatMap(({ taskIds }) => taskIds)).toContain(id)
  const anew = regeneratePart(next.plan, 'backlog', brief)
  expect(anew.tasks.find((one) => one.id === id)).toMatchObject({ title: 'Ask the lawyer', origin: { by: 'user' } })
})

test('what a person removes goes with what hangs on it, and does not come back when parts are made anew', () => {
  const next = removeItem(content, 'requirements', requirement.id)
  expect(lintPlan(next.plan)).toEqual([])
  expect(next.plan.tasks.length).toBeLessThan(content.plan.tasks.length)
  const anew = parts.reduce((plan, part) => regeneratePart(plan, part, brief), next.plan)
  const ids = getPlanItems(anew).map(({ id }) => id)
  expect(ids).not.toContain(requirement.id)
  expect(anew.tasks.map(({ id }) => id).toSorted()).toEqual(next.plan.tasks.map(({ id }) => id).toSorted())
  expect(lintPlan(anew)).toEqual([])
})

test('a removed item comes back by taking the change back, in its place, and other changes stay', () => {
  const removed = removeItem(content, 'requirements', requirement.id)
  const other = first(content.plan.risks)
  const later = editItem(
    removed,
    { section: 'risks', id: other.id, fields: { title: 'Since then' }, previous: {} },
    'Ben',
  )
  const back = revertChange(content, removed, later)
  expect(back.plan.requirements).toEqual(content.plan.requirements)
  expect(back.plan.tasks).toEqual(content.plan.tasks)
  expect(back.plan.schedule).toEqual(content.plan.schedule)
  expect(back.plan.dismissedIds).toEqual([])
  expect(back.plan.risks[0]?.title).toBe('Since then')
})

test('a change is not taken back over a later one of the same item', () => {
  const edit = (from: typeof content, title: string) =>
    editItem(from, { section: 'tasks', id: task.id, fields: { title }, previous: {} }, 'Mara')
  const second = edit(content, 'Second')
  expect(() => revertChange(content, second, edit(second, 'Third'))).toThrow('has changed since then')
})

test('the order that a person gave a list holds when it is made anew', () => {
  const last = content.plan.risks.at(-1)
  const moved = moveItem(content, 'risks', last?.id ?? '', first(content.plan.risks).id)
  expect(moved.plan.risks[0]).toEqual(last)
  expect(regeneratePart(moved.plan, 'risks', brief).risks).toEqual(moved.plan.risks)
  expect(revertChange(content, moved, moved).plan.risks).toEqual(content.plan.risks)
})

test('a requirement that goes out of the first version takes its tasks along, and brings them back with it', () => {
  const could = content.plan.scope.find(({ decision, requirementId }) => {
    const found = content.plan.requirements.find(({ id }) => id === requirementId)
    return decision === 'in' && found?.priority !== 'must'
  })
  const requirementId = could?.requirementId ?? ''
  const out = decideScope(content, { requirementId, decision: 'out', reason: 'Not yet.' }, 'Mara')
  const ofIt = (one: typeof content) =>
    one.plan.tasks.filter(({ requirementIds }) => requirementIds.includes(requirementId))
  expect(ofIt(out)).toEqual([])
  expect(out.plan.requirements.find(({ id }) => id === requirementId)?.release).toBe('later')
  expect(lintPlan(out.plan)).toEqual([])
  const back = decideScope(out, { requirementId, decision: 'in', reason: 'Now.' }, 'Mara')
  expect(new Set(back.plan.tasks.map(({ id }) => id))).toEqual(new Set(content.plan.tasks.map(({ id }) => id)))
  expect(new Map(back.plan.tasks.map((one) => [one.id, new Set(one.dependsOn)]))).toEqual(
    new Map(content.plan.tasks.map((one) => [one.id, new Set(one.dependsOn)])),
  )
  expect(lintPlan(back.plan)).toEqual([])
})

test('a version that is restored is the one that was, and ids that were given since are not given again', () => {
  const added = addItem(
    content,
    { section: 'risks', fields: { title: 'Rain', likelihood: 'low', impact: 'low', response: 'Tents.' } },
    'Mara',
  )
  const back = restorePlanContent(added.content, content)
  expect({ ...back.plan, retiredIds: [] }).toEqual({ ...content.plan, retiredIds: [] })
  const again = addItem(
    back,
    { section: 'risks', fields: { title: 'Snow', likelihood: 'low', impact: 'low', response: 'Coats.' } },
    'Mara',
  )
  expect(again.id).not.toBe(added.id)
})

test('a plan that was kept before dismissals were can be read', () => {
  const { dismissedIds: _, ...old } = content.plan
  expect(planSchema.parse(old)).toEqual(content.plan)
})

test('a task that is removed takes along nothing but itself, and nobody waits for it any more', () => {
  const needed = content.plan.tasks.find(({ id }) =>
    content.plan.tasks.some(({ dependsOn }) => dependsOn.join() === id),
  )
  const next = removeItem(content, 'tasks', needed?.id ?? '')
  expect(next.plan.tasks).toHaveLength(content.plan.tasks.length - 1)
  expect(next.plan.tasks.flatMap(({ dependsOn }) => dependsOn)).not.toContain(needed?.id)
  expect(next.plan.stories).toHaveLength(content.plan.stories.length)
})
