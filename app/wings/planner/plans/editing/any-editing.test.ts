import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '~/platform/errors/errors'
import type { PlanContent } from '../commands.server'
import { lintPlan } from '../engine/lint-plan'
import { makePlan } from '../engine/make-plan'
import { regeneratePart } from '../engine/regenerate-part'
import { aBrief, SAMPLE_BRIEFS } from '../fixtures'
import { getPlanItems, isUserAuthored, PLAN_PARTS, type PlanItem, type PlanPart } from '../plan'
import { planSchema } from '../plan-schema'
import { addItem } from './add-item'
import { decideScope } from './decide-scope'
import { editItem } from './edit-item'
import { moveItem } from './move-item'
import { recomputePlan } from './recompute-plan'
import { removeItem } from './remove-item'
import { EDITABLE_SECTIONS, FIXED_SECTIONS } from './sections'

const parts = Object.keys(PLAN_PARTS) as PlanPart[]
const sections = EDITABLE_SECTIONS.filter((section) => !FIXED_SECTIONS.includes(section))
const action = fc.record({
  kind: fc.constantFrom('edit', 'add', 'remove', 'move', 'scope', 'anew', 'brief'),
  section: fc.constantFrom(...sections),
  at: fc.nat(60),
  part: fc.constantFrom(...parts),
  weeks: fc.integer({ min: 6, max: 40 }),
})
type Deed = typeof action extends fc.Arbitrary<infer Made> ? Made : never

function done(content: PlanContent, { kind, section, at, part, weeks }: Deed): PlanContent {
  const list: PlanItem[] = content.plan[section]
  const item = list[at % Math.max(1, list.length)]
  const { brief, plan } = content
  if (kind === 'anew') return recomputePlan(content, { ...content, plan: regeneratePart(plan, part, brief) })
  if (kind === 'brief') return recomputePlan(content, { ...content, brief: { ...brief, weeks } })
  if (kind === 'scope') {
    const scope = plan.scope[at % plan.scope.length]
    if (!scope) return content
    const decision = scope.decision === 'in' ? ('out' as const) : ('in' as const)
    return decideScope(content, { requirementId: scope.requirementId, decision, reason: 'So.' }, 'Mara')
  }
  if (!item) return content
  if (kind === 'add') return addItem(content, { section, fields: { ...item } }, 'Mara').content
  if (kind === 'remove') return removeItem(content, section, item.id)
  if (kind === 'move')
    return moveItem(content, section, item.id, list[0]?.id === item.id ? null : (list[0]?.id ?? null))
  const field = ['title', 'name', 'text', 'term', 'question', 'choice', 'step', 'level'].find((one) => one in item)
  return field
    ? editItem(content, { section, id: item.id, fields: { [field]: `Own words ${at}` }, previous: {} }, 'Mara')
    : content
}

/** A rule that was broken says so and changes nothing. */
function tried(content: PlanContent, one: Deed) {
  try {
    return done(content, one)
  } catch (error) {
    if (error instanceof DomainError) return content
    throw error
  }
}

test('after any edits and regenerations the plan is valid, ids are unique, and what the person wrote is there', () => {
  const starts = [aBrief({ capabilities: ['search', 'comments'], weeks: 20 }), SAMPLE_BRIEFS['browser-extension']]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(action, { maxLength: 12 }), (brief, actions) => {
      let content: PlanContent = { title: 'Any', brief, plan: makePlan(brief, { today: '2026-03-02' }) }
      for (const one of actions) {
        const before = content
        content = tried(content, one)
        const items = getPlanItems(content.plan)
        expect(planSchema.safeParse(content.plan).error).toBeUndefined()
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        const retired = new Map(before.plan.retiredIds.map(({ id, key }) => [id, key]))
        for (const { id, key } of items) expect(retired.get(id) ?? key, id).toBe(key)
        expect(
          lintPlan(content.plan).filter(({ code }) =>
            ['dangling-id', 'cycle', 'unscheduled', 'sprint-order'].includes(code),
          ),
        ).toEqual([])
        if (one.kind !== 'anew') continue
        const now = new Map(items.map((item) => [item.id, item]))
        for (const item of getPlanItems(before.plan).filter(isUserAuthored)) {
          const { storyIds: _, ...own } = { storyIds: [], ...item }
          expect(now.get(item.id)).toMatchObject(own)
        }
        for (const id of before.plan.dismissedIds) expect(now.has(id)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})
