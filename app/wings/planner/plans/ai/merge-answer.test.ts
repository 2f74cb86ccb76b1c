import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lintPlan } from '../engine/lint-plan'
import { makePlan } from '../engine/make-plan'
import { aBrief } from '../fixtures'
import { getPlanItems, type Plan, type PlanItem } from '../plan'
import { planSchema } from '../plan-schema'
import { AI_PARTS, type AiPart, type PartAnswer } from './ai-part'
import { answerSchemas, listAnswerSections } from './answer-schema'
import { mergeAnswer } from './merge-answer'
import { diffPart } from './part-changes'

const brief = aBrief({ capabilities: ['search', 'comments'] })
const plan = makePlan(brief, {
  today: '2026-03-02',
  stack: [{ layer: 'Database', choice: 'PostgreSQL', reason: 'Known', rejected: [] }],
})
const merge = (answer: PartAnswer, on: Plan = plan) => mergeAnswer(on, answer, { model: 'a-model', brief })
const first = <Item>(list: Item[]) => list[0] ?? expect.fail('the list is empty')
const owned = (one: Plan, pick: (item: PlanItem) => boolean): Plan => {
  const copy = structuredClone(one)
  for (const item of getPlanItems(copy)) if (pick(item)) item.origin = { by: 'user', from: 'ada@example.com' }
  return copy
}

const requirement = {
  title: 'Keyboard search',
  statement: 'The product shall open the search with one key.',
  capability: 'search',
  priority: 'should',
  criteria: ['The slash key opens the search within 100 ms.'],
  why: 'Daily users asked for it.',
}

describe('what a model says about a part', () => {
  test('about an item is told anew under the same id and key, and said to come from the model', () => {
    const old = first(plan.risks)
    const { plan: next, errors } = merge({ risks: [{ ...old, title: 'Sellers leave before buyers come' }] })
    expect(errors).toEqual([])
    expect(next.risks[0]).toEqual({
      ...old,
      title: 'Sellers leave before buyers come',
      origin: { by: 'ai', from: 'a-model' },
    })
    expect(next.risks.slice(1)).toEqual(plan.risks.slice(1))
    expect(diffPart(plan, next, 'risks')).toMatchObject({
      changes: [{ id: old.id, isNew: false, fields: [{ field: 'title', from: old.title }] }],
      unchangedCount: plan.risks.length - 1,
    })
  })

  test('that is what stands there already changes nothing', () => {
    const answer = { risks: plan.risks.map((risk) => ({ ...risk })) }
    expect(merge(answer).plan).toEqual(plan)
  })

  test('takes nothing away: what it does not name stays', () => {
    expect(merge({ glossary: [], users: [], journeys: [] }).plan).toEqual(plan)
  })

  test('as a new requirement waits outside of the first version, with the reason for it', () => {
    const { plan: next, errors } = merge({ requirements: [{ id: 'new-1', ...requirement }] })
    expect(errors).toEqual([])
    const added = next.requirements.at(-1)
    expect(added).toMatchObject({ key: 'ai/keyboard-search', release: 'later', origin: { by: 'ai' } })
    expect(added?.criteria).toEqual([{ id: `${added?.id}.1`, text: requirement.criteria[0] }])
    expect(next.scope.at(-1)).toMatchObject({
      requirementId: added?.id,
      decision: 'out',
      reason: 'Proposed by the AI, and nothing builds it yet. Daily users asked for it.',
    })
    expect(next.sprints).toEqual(plan.sprints)
  })

  test('as a story with tasks is estimated and scheduled by our rules', () => {
    const target = first(plan.stories)
    const story = {
      ...target,
      id: 'new-1',
      title: 'Undo',
      action: 'take a step back',
      criteria: ['Undo answers within 1 s.'],
    }
    const task = {
      id: 'new-1',
      storyId: 'new-1',
      title: 'Build the undo',
      skill: 'frontend',
      dependsOn: [first(plan.tasks).id],
      testStrategy: 'Undo each kind of change.',
      prompt: 'Build undo.',
      size: 'medium',
    }
    const second = { ...task, id: 'new-2', title: 'Test the undo', dependsOn: ['new-1'], size: 'small' }
    const { plan: next, errors } = merge({ stories: [story], tasks: [task, second] })
    expect(errors).toEqual([])
    const [built, tested] = next.tasks.slice(-2)
    expect(built).toMatchObject({
      storyId: next.stories.at(-1)?.id,
      requirementIds: target.requirementIds,
      estimate: { optimistic: 4, mostLikely: 7, pessimistic: 14 },
    })
    expect(built?.criterionIds).toContain(`${built?.storyId}.1`)
    expect(tested?.dependsOn).toEqual([built?.id])
    expect(next.epics.find(({ id }) => id === target.epicId)?.storyIds).toContain(built?.storyId)
    expect(next.sprints.flatMap(({ taskIds }) => taskIds)).toEqual(expect.arrayContaining([built?.id, tested?.id]))
    expect(next.schedule.expectedHours).toBeGreaterThan(plan.schedule.expectedHours)
    expect(planSchema.parse(next)).toEqual(next)
  })

  test('about a criterion reaches the tasks and their prompts', () => {
    const old = first(plan.stories)
    const texts = old.criteria.map(({ text }) => text)
    const { plan: next } = merge({
      stories: [{ ...old, criteria: ['It takes 3 clicks at most.', ...texts.slice(1), 'It works offline.'] }],
    })
    const task = next.tasks.find(({ storyId }) => storyId === old.id)
    const added = `${old.id}.${texts.length + 1}`
    expect(next.stories[0]?.criteria.at(-1)).toEqual({ id: added, text: 'It works offline.' })
    expect(task?.criterionIds).toContain(added)
    expect(task?.prompt).toContain(`- ${old.id}.1: It takes 3 clicks at most.`)
    expect(task?.prompt).toContain(`- ${added}: It works offline.`)
    expect(task?.prompt).not.toContain(texts[0])
  })

  test('is refused with a sentence when it cites what is not there, or hangs in a circle', () => {
    const task = {
      storyId: first(plan.stories).id,
      title: 'A',
      skill: 'backend',
      testStrategy: 'B',
      prompt: 'C',
      size: 'small',
    }
    const circle = [
      { ...task, id: 'new-1', dependsOn: ['new-2'] },
      { ...task, id: 'new-2', title: 'D', dependsOn: ['new-1'] },
    ]
    expect(merge({ tasks: circle }).errors.join()).toContain('These tasks wait for each other')
    expect(merge({ tasks: [{ ...task, id: 'new-1', dependsOn: ['T-999'] }] }).errors).toEqual([
      'new-1.dependsOn cites T-999, which is not in tasks.',
    ])
    expect(merge({ risks: [{ ...first(plan.risks), id: 'R-999' }] }).errors).toEqual([
      'There is no R-999 in risks. Ids there look like R-1.',
    ])
    expect(merge({ requirements: [{ ...requirement, id: 'new-1', capability: 'magic' }] }).errors[0]).toContain(
      'is magic. Choose one of',
    )
    expect(merge({ epics: [{ id: 'new-1', title: 'More', value: 'More' }] }).errors).toEqual([
      'Add nothing to epics: change what is there.',
    ])
  })

  test('is refused when the linter would find fault with it', () => {
    const vague = { ...requirement, statement: 'The product shall be fast.' }
    expect(merge({ requirements: [{ id: 'new-1', ...vague }] }).errors).toEqual([
      '"fast" cannot be tested: say how much in numbers. (The product shall be fast.)',
    ])
  })

  test('never gives the id of something that went to something else', () => {
    const gone = { key: 'ai/keyboard-search', id: 'FR-90' }
    const { plan: next } = merge({ requirements: [{ id: 'new-1', ...requirement }] }, { ...plan, retiredIds: [gone] })
    expect(next.requirements.at(-1)?.id).toBe('FR-90')
    expect(next.retiredIds).toEqual([])
    const other = merge(
      { requirements: [{ id: 'new-1', ...requirement, title: 'Other' }] },
      { ...plan, retiredIds: [gone] },
    )
    expect(other.plan.requirements.at(-1)?.id).toBe('FR-91')
  })
})

const words = fc.constantFrom('A plain text', 'At most 3 clicks', '12 people', 'x', 'Ümläut "quoted" </material>')

/** An arbitrary answer about a part: any fields of its schema, about items that are there and new ones. */
function anAnswer(part: AiPart, on: Plan): fc.Arbitrary<PartAnswer> {
  const shape = answerSchemas[part] as z.ZodObject
  const lists = listAnswerSections(part).map((section) => {
    const ids = on[section].map(({ id }: PlanItem) => id)
    const id = fc.constantFrom(...ids, 'new-1', 'new-2', 'new-3')
    const element = (shape.shape[section] as z.ZodArray<z.ZodObject>).element
    const fields = Object.entries(element.shape).map(([name, type]) => [
      name,
      name === 'id' ? id : anyOf(type as z.ZodType, name, on),
    ])
    return [
      section,
      fc.uniqueArray(fc.record(Object.fromEntries(fields)), {
        maxLength: 4,
        selector: (draft: object) => 'id' in draft && draft.id,
      }),
    ]
  })
  return fc.record(Object.fromEntries(lists)) as fc.Arbitrary<PartAnswer>
}

function anyOf(type: z.ZodType, name: string, on: Plan): fc.Arbitrary<unknown> {
  const pick = (items: PlanItem[]) => fc.constantFrom(...items.map(({ id }) => id), 'new-1')
  const cited: Record<string, fc.Arbitrary<unknown>> = {
    requirementIds: fc.array(pick(on.requirements), { minLength: 1, maxLength: 2 }),
    epicId: pick(on.epics),
    storyId: pick(on.stories),
    dependsOn: fc.array(pick(on.tasks), { maxLength: 2 }),
    fromEntity: pick(on.entities),
    toEntity: pick(on.entities),
    capability: fc.constantFrom(...on.capabilities.map(({ key }) => key)),
    fields: fc.array(fc.record({ name: words, type: words, isRequired: fc.boolean() }), { maxLength: 2 }),
  }
  if (cited[name]) return cited[name]
  if (type instanceof z.ZodEnum) return fc.constantFrom(...type.options)
  if (type instanceof z.ZodArray) return fc.array(words, { minLength: 1, maxLength: 3 })
  return words
}

test('whatever a model says: items of the person stay exactly as they are, and the plan stays as sound as it was', () => {
  let used = 0
  let refused = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...AI_PARTS).chain((part) => fc.tuple(fc.constant(part), anAnswer(part, plan))),
      fc.integer({ min: 1, max: 5 }),
      ([part, answer], every) => {
        const own = owned(plan, ({ id }) => Number(id.split('-')[1]) % every === 0)
        expect(answerSchemas[part].safeParse(answer).success).toBe(true)
        const { plan: next, errors } = merge(answer, own)
        const now = new Map(getPlanItems(next).map((item) => [item.id, item]))
        for (const item of getPlanItems(own)) if (item.origin.by === 'user') expect(now.get(item.id)).toEqual(item)
        if (errors.length > 0) {
          refused++
          expect(next).toEqual(own)
          return
        }
        used++
        const before = lintPlan(own).map(({ message }) => message)
        expect(lintPlan(next).filter(({ message }) => !before.includes(message))).toEqual([])
        expect(getPlanItems(own).every(({ id }) => now.has(id) || /^(W|S)-/.test(id))).toBe(true)
        expect(now.size).toBe(getPlanItems(next).length)
        expect(planSchema.safeParse(next).success).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
  expect(used).toBeGreaterThan(30)
  expect(refused).toBeGreaterThan(10)
})
