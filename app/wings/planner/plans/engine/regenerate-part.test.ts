import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBrief, aReading, SAMPLE_BRIEFS } from '../fixtures'
import { getPlanItems, PLAN_PARTS, type Plan, type PlanItem, type PlanPart, type Section } from '../plan'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'
import { regeneratePart } from './regenerate-part'

const brief = aBrief({ capabilities: ['subscriptions'], weeks: 60 })
const plan = makePlan(brief)
const parts = Object.keys(PLAN_PARTS) as PlanPart[]
const idsByKey = (one: Plan) => new Map(getPlanItems(one).map(({ id, key }) => [`${id.split('-')[0]} ${key}`, id]))
const capabilities = ['search', 'maps', 'reports', 'messaging', 'realtime', 'comments', 'public-api', 'webhooks']

test.each(parts)('making the %s anew from the same brief changes nothing', (part) => {
  expect(regeneratePart(plan, part, brief)).toEqual(plan)
})

test.each(parts)('making the %s anew from another brief leaves all other parts as they are', (part) => {
  const other = aBrief({ capabilities: ['search', 'comments'], weeks: 30, compliance: ['gdpr'] })
  const next = regeneratePart(plan, part, other)
  const touched = new Set<Section>([...PLAN_PARTS[part], ...(part === 'backlog' ? PLAN_PARTS.schedule : [])])
  for (const section of Object.values(PLAN_PARTS).flat())
    if (!touched.has(section)) expect(next[section], section).toEqual(plan[section])
})

test('what is about the same thing keeps its id, and an id is never given to something else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.subarray(capabilities),
      fc.integer({ min: 4, max: 40 }),
      (part, chosen, weeks) => {
        const next = regeneratePart(plan, part, aBrief({ capabilities: chosen, weeks }))
        const before = idsByKey(plan)
        const ids = getPlanItems(next).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const reused = new Map(getPlanItems(plan).map(({ id, key }) => [id, key]))
        for (const { id, key } of getPlanItems(next)) {
          expect(before.get(`${id.split('-')[0]} ${key}`) ?? id).toBe(id)
          expect(reused.get(id) ?? key).toBe(key)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('what went and came back has its old id', () => {
  const first = makePlan(aBrief({ capabilities: ['search', 'maps'] }))
  const without = makePlan(aBrief({ capabilities: ['maps'] }), { earlier: first })
  const again = makePlan(aBrief({ capabilities: ['search', 'maps'] }), { earlier: without })
  expect(without.requirements.map(({ key }) => key)).not.toContain('search/words')
  expect(idsByKey(again)).toEqual(idsByKey(first))
})

/** A copy of the plan in which chosen items belong to the person, with words of their own where they have words. */
function withOwnItems(original: Plan, pick: (index: number) => boolean): Plan {
  const copy = structuredClone(original)
  for (const section of Object.values(PLAN_PARTS).flat()) {
    const list: PlanItem[] = copy[section]
    for (const [index, item] of list.entries()) {
      if (!pick(index)) continue
      item.origin = { by: 'user', from: 'ada@example.com' }
      if ('title' in item) item.title = `${item.title}, as Ada wants it`
    }
  }
  return copy
}

test('items of the person stay exactly as they are, whatever is made anew', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.subarray(capabilities),
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 4, max: 40 }),
      (part, chosen, every, weeks) => {
        const own = withOwnItems(plan, (index) => index % every === 0)
        const next = regeneratePart(own, part, aBrief({ capabilities: chosen, weeks }))
        const after = new Map(getPlanItems(next).map((item) => [item.id, item]))
        for (const item of getPlanItems(own).filter(({ origin }) => origin.by === 'user'))
          expect(after.get(item.id)).toEqual(item)
      },
    ),
    { numRuns: 40 },
  )
})

test('a task that the person added stays and gets a place in the new schedule', () => {
  const own = structuredClone(plan)
  const model = own.tasks[0]
  if (!model) throw new Error('The plan has no task.')
  const task = {
    ...model,
    id: 'T-900',
    key: 'user/ada',
    title: 'Ask the lawyer',
    origin: { by: 'user' as const, from: 'ada' },
  }
  own.tasks.push({ ...task, dependsOn: [model.id] })
  const next = regeneratePart(own, 'backlog', aBrief({ capabilities: ['search'] }))
  expect(next.tasks.find(({ id }) => id === 'T-900')).toEqual({ ...task, dependsOn: [model.id] })
  expect(next.sprints.flatMap(({ taskIds }) => taskIds)).toContain('T-900')
  expect(next.tasks.map(({ id }) => id)).toContain(model.id)
})

test('a backlog made anew from a smaller brief holds no tasks of what is not wanted any more', () => {
  const large = makePlan(aBrief({ capabilities: ['search', 'maps'], weeks: 40 }))
  const next = regeneratePart(large, 'backlog', aBrief({ capabilities: ['maps'], weeks: 40 }))
  const modules = (one: Plan) => new Set(one.tasks.map(({ key }) => key.split('/')[0]))
  expect(modules(large)).toContain('search')
  expect(modules(next)).not.toContain('search')
  expect(modules(next)).toContain('maps')
  expect(next.sprints.flatMap(({ taskIds }) => taskIds).toSorted()).toEqual(next.tasks.map(({ id }) => id).toSorted())
})

test('what the person takes out of the first version loses its tasks, and what they want in gets them', () => {
  const decide = (original: Plan, key: string, decision: 'in' | 'out') => {
    const own = structuredClone(original)
    const item = own.scope.find((one) => one.key === key)
    if (!item) throw new Error(`The plan has no ${key}.`)
    Object.assign(item, { decision, reason: 'Ada says so.', origin: { by: 'user', from: 'ada' } })
    return (['requirements', 'backlog'] as const).reduce((current, part) => regeneratePart(current, part, brief), own)
  }
  const release = (one: Plan, key: string) => one.requirements.find((item) => item.key === key)?.release
  const out = decide(plan, 'subscriptions/dunning', 'out')
  expect(release(plan, 'subscriptions/dunning')).toBe('mvp')
  expect(release(out, 'subscriptions/dunning')).toBe('later')
  expect(out.tasks.map(({ key }) => key)).not.toContain('subscriptions/dunning')
  expect(lintPlan(out)).toEqual([])
})

test('a wish that the person takes out is left out with the reason, and comes back with its ids', () => {
  const small = SAMPLE_BRIEFS['browser-extension']
  const first = makePlan(small)
  const own = structuredClone(first)
  const target = own.requirements.find(({ wish }) => wish === 'W3')
  const item = own.scope.find(({ requirementId }) => requirementId === target?.id)
  Object.assign(item ?? {}, { decision: 'out', origin: { by: 'user', from: 'ada' } })
  const rebuild = (one: Plan) =>
    (['requirements', 'backlog'] as const).reduce((current, part) => regeneratePart(current, part, small), one)
  const without = rebuild(own)
  const row = (one: Plan) => one.coverage.find(({ wish }) => wish === 'W3')
  expect(row(first)).toMatchObject({ leftOut: null, requirementIds: [target?.id] })
  expect(row(without)).toMatchObject({ taskIds: [], leftOut: expect.stringMatching(/./) })
  const back = structuredClone(without)
  Object.assign(back.scope.find(({ id }) => id === item?.id) ?? {}, { decision: 'in' })
  expect(row(rebuild(back))).toEqual(row(first))
})

test('no part leaves or brings a citation of something that is not there', () => {
  const smaller = { ...SAMPLE_BRIEFS.saas, reading: aReading(['lead [show]: see hours']), compliance: [] }
  for (const [from, to] of [
    [SAMPLE_BRIEFS.saas, smaller],
    [smaller, SAMPLE_BRIEFS.saas],
    [SAMPLE_BRIEFS.saas, SAMPLE_BRIEFS.shop],
  ] as const) {
    const before = makePlan(from)
    for (const part of parts) {
      const findings = lintPlan(regeneratePart(before, part, to))
      expect(
        findings.filter(({ code }) => code === 'dangling-id'),
        part,
      ).toEqual([])
    }
  }
})

test('all parts made anew one after the other give a plan without findings', () => {
  const other = aBrief({ capabilities: ['search', 'comments'], weeks: 30 })
  const next = parts.reduce((current, part) => regeneratePart(current, part, other), plan)
  expect(lintPlan(regeneratePart(next, 'requirements', other))).toEqual([])
})
