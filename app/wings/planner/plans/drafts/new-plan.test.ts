import { describe, expect, test } from 'vitest'
import { lintPlan } from '../engine/lint-plan'
import { regeneratePart } from '../engine/regenerate-part'
import { aReading, SAMPLE_BRIEFS } from '../fixtures'
import { analyzeDraft } from './analyze-draft'
import { draftToPlan } from './draft-to-plan'
import { createEmptyDraft, type PlanDraft, validateDraft } from './plan-draft'
import type { PlanPreview } from './plan-preview'
import { previewDraft } from './preview-draft'

const TODAY = '2026-03-02'
const ideas = Object.entries(SAMPLE_BRIEFS)
const aDraft = (own: Partial<PlanDraft> = {}): PlanDraft => ({
  ...createEmptyDraft(SAMPLE_BRIEFS.marketplace.idea),
  reading: SAMPLE_BRIEFS.marketplace.reading,
  ...own,
})
const chipsOf = (own: Partial<PlanDraft>) =>
  new Map(analyzeDraft(unfinished(own)).chips.map((chip) => [chip.key, chip]))

const itemsOf = ({ groups }: PlanPreview) => groups.flatMap(({ items }) => items)
const laterOf = (preview: PlanPreview) => itemsOf(preview).filter(({ decision }) => decision === 'out')

function unfinished(own: Partial<PlanDraft> = {}) {
  const { idea, reading, productType, platforms, added, compliance, answers } = aDraft(own)
  return { idea, reading, productType, platforms, added, compliance, answers }
}

describe('an idea alone is enough', () => {
  test.each(ideas)('%s: what is read out of it is planned, and the plan passes the linter', (_, { idea }) => {
    const draft = createEmptyDraft(idea)
    expect(validateDraft(draft)).toEqual({})
    const { brief, plan, title } = draftToPlan(draft, TODAY)
    const wishes = brief.reading?.wishes ?? []
    expect(wishes.length).toBeGreaterThan(0)
    expect(plan.requirements.filter(({ release }) => release === 'mvp').length).toBeGreaterThanOrEqual(wishes.length)
    expect(lintPlan(plan)).toEqual([])
    expect(title.length).toBeLessThanOrEqual(61)
  })

  test('a small idea gets a small plan', () => {
    const idea = 'An app for a band to list its concerts'
    const { ceremony, groups } = previewDraft({ ...createEmptyDraft(idea), weeks: 3 }, TODAY)
    expect(ceremony).toBe('light')
    expect(groups.flatMap(({ items }) => items).filter(({ decision }) => decision === 'in').length).toBeLessThan(5)
  })

  test('the kind of product is the one that the idea calls itself, or none', () => {
    const typeOf = (idea: string, own: Partial<PlanDraft> = {}) =>
      analyzeDraft(unfinished({ idea, ...own })).productType
    expect(typeOf('A marketplace for used bikes')).toBe('marketplace')
    expect(typeOf('We need an embedded developer for valves, and a booking of rooms is done by phone')).toBeNull()
    expect(typeOf('A marketplace for used bikes', { productType: 'none' })).toBeNull()
  })

  test('in which nothing is recognized is asked about, until something is asked for', () => {
    const unclear = { idea: 'something like Uber but for friends', reading: aReading([]) }
    expect(analyzeDraft(unfinished(unclear))).toMatchObject({ questions: [] })
    expect(analyzeDraft(unfinished(unclear)).unclear.length).toBeGreaterThan(0)
    expect(analyzeDraft(unfinished({ ...unclear, added: ['maps'] })).unclear).toEqual([])
  })

  test('its limits hold where the draft says nothing of its own', () => {
    const idea =
      'The owner wants to list all open tasks and export them. We have 18 weeks, 9,000 pounds and a developer with 10 hours a week.'
    const { brief } = draftToPlan(createEmptyDraft(idea), TODAY)
    expect(brief).toMatchObject({ weeks: 18, budget: 9000, currency: 'GBP' })
    expect(brief.team).toMatchObject([{ role: 'developer', hoursPerWeek: 10 }])
    expect(draftToPlan({ ...createEmptyDraft(idea), weeks: 6, currency: 'EUR' }, TODAY).brief).toMatchObject({
      weeks: 6,
      currency: 'EUR',
    })
  })
})

describe('capabilities', () => {
  test('are those that the person asks for; a kind of product brings none', () => {
    expect([...chipsOf({ productType: 'shop' }).keys()]).toEqual([])
    expect(analyzeDraft(unfinished({ productType: 'shop' })).usual.map(({ key }) => key)).toContain('cart')
  })

  test('that are added bring what they need, and each says by which it is needed', () => {
    const chips = chipsOf({ added: ['subscriptions'] })
    expect(chips.get('subscriptions')).toMatchObject({ state: 'added', why: 'You added it.' })
    expect(chips.get('payments')?.why).toMatch(/^Subscriptions.* needs it/)
    expect(chips.get('payments')?.state).toBe('needed')
  })
})

describe('clarifying questions', () => {
  test.each(ideas)(
    '%s: at most five, each with a recommended answer that is one of its options',
    (_, { idea, reading }) => {
      const { questions } = analyzeDraft(unfinished({ idea, reading }))
      expect(questions.length).toBeLessThanOrEqual(5)
      for (const { options, recommended } of questions) expect(options.map(({ key }) => key)).toContain(recommended)
    },
  )

  test('stay five at most however many are answered, and Back finds the answered ones', () => {
    let answers: PlanDraft['answers'] = []
    const idea = 'An app for phones to plan family meals'
    const asked = analyzeDraft(unfinished({ idea })).questions
    for (const { key, recommended } of asked) {
      answers = [...answers, { question: key, option: recommended }]
      const now = analyzeDraft(unfinished({ idea, answers })).questions.map((question) => question.key)
      expect(asked.map((question) => question.key)).toEqual(expect.arrayContaining(now))
      expect(now).toContain(key)
    }
  })
})

describe('the preview', () => {
  const idea = SAMPLE_BRIEFS.saas.idea
  const added = ['search', 'reports', 'import-export', 'messaging', 'analytics']
  const team = [{ role: 'Developer', skills: [], hoursPerWeek: 40 }]
  const wide = { idea, added, team, weeks: 60 }
  const before = previewDraft(aDraft(wide), TODAY)
  const optional = itemsOf(before).filter(({ priority, decision }) => priority !== 'must' && decision === 'in')

  test('shows every requirement once, in or later, with its tasks and hours', () => {
    const { plan } = draftToPlan(aDraft(wide), TODAY)
    const items = itemsOf(before)
    expect(items.map(({ id }) => id).sort()).toEqual(plan.requirements.map(({ id }) => id).sort())
    for (const { hours } of items) expect(hours).toBeGreaterThan(0)
    expect(before.figures.likelyHours).toBe(Math.round(plan.schedule.p50Hours))
    expect(before.figures.highHours).toBeGreaterThan(before.figures.likelyHours)
  })

  test('what is taken out waits for later, and hours and cost go down', () => {
    const last = optional.at(-1)
    const decisions = [{ key: last?.key ?? '', decision: 'out' as const }]
    const after = previewDraft(aDraft({ ...wide, decisions }), TODAY)
    expect(laterOf(after).find(({ key }) => key === last?.key)).toMatchObject({
      isDecided: true,
      reason: 'You took it out.',
      hours: last?.hours,
    })
    expect(after.figures.likelyHours).toBeLessThan(before.figures.likelyHours)
    expect(after.figures.cost.low).toBeLessThan(before.figures.cost.low)
  })

  test('what others are built on stays, and says for whom', () => {
    const items = itemsOf(before)
    const decisions = items.map(({ key }) => ({
      key,
      decision: key.startsWith('accounts/') ? ('out' as const) : ('in' as const),
    }))
    const after = previewDraft(aDraft({ ...wide, decisions }), TODAY)
    const held = itemsOf(after).filter(({ warnings }) => warnings.length > 0)
    expect(held.length).toBeGreaterThan(0)
    for (const { warnings } of held) expect(warnings[0]).toMatch(/^Required by “.+”\.$/)
  })

  test('what did not fit can be put in, and the weeks say what that does', () => {
    const tight = previewDraft(aDraft({ ...wide, weeks: 6 }), TODAY)
    const decisions = laterOf(tight).map(({ key }) => ({ key, decision: 'in' as const }))
    const all = previewDraft(aDraft({ ...wide, weeks: 6, decisions }), TODAY)
    expect(laterOf(all)).toEqual([])
    expect(all.figures.likelyHours).toBeGreaterThan(tight.figures.likelyHours)
    expect(all.figures.weeks).toBeGreaterThanOrEqual(tight.figures.weeks)
    expect(all.conflicts.map(({ reason }) => reason).join()).toMatch(/takes \d+ weeks and there are 6/)
  })

  test('warnings of the linter stand beside their items', () => {
    const [one, other] = before.groups[0]?.items[0]?.tasks ?? []
    const titles = [{ of: 'tasks' as const, key: other?.key ?? '', title: one?.title ?? '' }]
    const tasks = previewDraft(aDraft({ ...wide, titles }), TODAY).groups[0]?.items[0]?.tasks
    expect(tasks?.[1]?.warnings[0]).toContain('says the same as')
  })
})

describe('what the person decided', () => {
  const key = 'reports/scheduled'

  test('is kept as theirs, so that a part made anew leaves it alone', () => {
    const first = draftToPlan(aDraft({ added: ['reports'], weeks: 60 }), TODAY)
    const target = first.plan.requirements.find((one) => one.priority !== 'must' && one.release === 'mvp')
    const draft = aDraft({
      added: ['reports'],
      weeks: 60,
      decisions: [{ key: target?.key ?? key, decision: 'out' }],
      titles: [{ of: 'requirements', key: first.plan.requirements[0]?.key ?? '', title: 'In my words' }],
    })
    const { plan, brief } = draftToPlan(draft, TODAY)
    expect(plan.scope.find((one) => one.key === target?.key)).toMatchObject({ decision: 'out', origin: { by: 'user' } })
    expect(plan.requirements[0]).toMatchObject({ title: 'In my words', origin: { by: 'user' } })
    const again = regeneratePart(regeneratePart(plan, 'requirements', brief), 'backlog', brief)
    expect(again.requirements[0]?.title).toBe('In my words')
    expect(again.scope.find((one) => one.key === target?.key)?.decision).toBe('out')
    expect(lintPlan(again)).toEqual([])
  })

  test('a task in other words is called so in its prompt and in those that wait for it', () => {
    const { plan } = draftToPlan(aDraft(), TODAY)
    const waiting = plan.tasks.find(({ dependsOn }) => dependsOn.length > 0)
    const needed = plan.tasks.find(({ id }) => id === waiting?.dependsOn[0])
    const titles = [{ of: 'tasks' as const, key: needed?.key ?? '', title: 'Lay $& the rails' }]
    const tasks = draftToPlan(aDraft({ titles }), TODAY).plan.tasks
    expect(tasks.find(({ id }) => id === needed?.id)?.prompt).toMatch(/^# Lay \$& the rails\n/)
    expect(tasks.find(({ id }) => id === waiting?.id)?.prompt).toContain('Lay $& the rails')
  })
})
