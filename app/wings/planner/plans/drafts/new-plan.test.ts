import { describe, expect, test } from 'vitest'
import { lintPlan } from '../engine/lint-plan'
import { regeneratePart } from '../engine/regenerate-part'
import { SAMPLE_BRIEFS } from '../fixtures'
import { analyzeDraft } from './analyze-draft'
import { draftToPlan } from './draft-to-plan'
import { createEmptyDraft, type PlanDraft, validateDraft } from './plan-draft'
import type { PlanPreview } from './plan-preview'
import { previewDraft } from './preview-draft'

const TODAY = '2026-03-02'
const ideas = Object.entries(SAMPLE_BRIEFS)
const aDraft = (own: Partial<PlanDraft> = {}): PlanDraft => ({
  ...createEmptyDraft(SAMPLE_BRIEFS.marketplace.idea),
  ...own,
})
const chipsOf = (own: Partial<PlanDraft>) =>
  new Map(analyzeDraft(unfinished(own)).chips.map((chip) => [chip.key, chip]))

const itemsOf = ({ groups }: PlanPreview) => groups.flatMap(({ items }) => items)
const laterOf = (preview: PlanPreview) => itemsOf(preview).filter(({ decision }) => decision === 'out')

function unfinished(own: Partial<PlanDraft> = {}) {
  const { idea, productType, platforms, added, removed, compliance, answers } = aDraft(own)
  return { idea, productType, platforms, added, removed, compliance, answers }
}

describe('an idea alone is enough', () => {
  test.each(ideas)('%s: its kind is guessed, and the plan passes the linter', (kind, { idea }) => {
    const draft = createEmptyDraft(idea)
    expect(validateDraft(draft)).toEqual({})
    const { brief, plan, title } = draftToPlan(draft, TODAY)
    expect(brief.productType).toBe(kind)
    expect(lintPlan(plan)).toEqual([])
    expect(title.length).toBeLessThanOrEqual(61)
  })

  test('a small idea gets a small plan', () => {
    const { ceremony, groups } = previewDraft(
      aDraft({ idea: 'A page where my band lists its next concerts', weeks: 3 }),
      TODAY,
    )
    expect(ceremony).toBe('light')
    expect(groups.flatMap(({ items }) => items).filter(({ decision }) => decision === 'in').length).toBeLessThan(20)
  })

  test('an idea that names no kind of product is planned as a SaaS product for the web', () => {
    expect(analyzeDraft(unfinished({ idea: 'Keeping track of who waters the plants' }))).toMatchObject({
      productType: 'saas',
      platforms: ['web'],
    })
  })
})

describe('capabilities', () => {
  test('are found in the text with the words that caused them', () => {
    const chips = chipsOf({ idea: 'A tool for our team with reports and a chat' })
    expect(chips.get('reports')).toMatchObject({ state: 'found', why: 'The idea says “reports”.' })
  })

  test('that are removed are gone, the others stay, and what comes up in the text later is still found', () => {
    const idea = 'A tool for our team with reports and a search'
    expect([...chipsOf({ idea, removed: ['reports'] }).keys()]).not.toContain('reports')
    const more = chipsOf({ idea: `${idea} and a map`, removed: ['reports'] })
    expect(more.get('search')?.state).toBe('found')
    expect(more.get('maps')?.state).toBe('found')
  })

  test('can all be removed', () => {
    const idea = 'A tool for our team with reports'
    const found = [...chipsOf({ idea }).values()].filter(({ state }) => state === 'found').map(({ key }) => key)
    expect(found).not.toEqual([])
    const left = [...chipsOf({ idea, removed: found }).values()]
    expect(left.filter(({ state }) => state === 'found' && found.includes(state))).toEqual([])
    expect(left.map(({ key }) => key)).not.toContain('reports')
  })

  test('that are added bring what they need, and each says by which it is needed', () => {
    const chips = chipsOf({ idea: 'A tool for our team to note ideas', added: ['subscriptions'] })
    expect(chips.get('subscriptions')).toMatchObject({ state: 'added', why: 'You added it.' })
    expect(chips.get('payments')?.why).toMatch(/^Subscriptions.* needs it/)
    expect(chips.get('payments')?.state).toBe('needed')
  })

  test('that the idea refuses are named, not planned', () => {
    const { chips, refused } = analyzeDraft(unfinished({ idea: 'A puzzle game for phones, no payments' }))
    expect(refused.map(({ key }) => key)).toContain('payments')
    expect(chips.map(({ key }) => key)).not.toContain('payments')
  })
})

describe('clarifying questions', () => {
  test.each(ideas)('%s: at most five, each with a recommended answer that is one of its options', (_, { idea }) => {
    const { questions } = analyzeDraft(unfinished({ idea }))
    expect(questions.length).toBeLessThanOrEqual(5)
    for (const { options, recommended } of questions) expect(options.map(({ key }) => key)).toContain(recommended)
  })

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
  const before = previewDraft(aDraft({ idea, weeks: 30 }), TODAY)
  const optional = itemsOf(before).filter(({ priority, decision }) => priority !== 'must' && decision === 'in')

  test('shows every requirement once, in or later, with its tasks and hours', () => {
    const { plan } = draftToPlan(aDraft({ idea, weeks: 30 }), TODAY)
    const items = itemsOf(before)
    expect(items.map(({ id }) => id).sort()).toEqual(plan.requirements.map(({ id }) => id).sort())
    for (const { hours } of items) expect(hours).toBeGreaterThan(0)
    expect(before.figures.likelyHours).toBe(Math.round(plan.schedule.p50Hours))
    expect(before.figures.safeHours).toBeGreaterThan(before.figures.likelyHours)
  })

  test('what is taken out waits for later, and hours and cost go down', () => {
    const last = optional.at(-1)
    const decisions = [{ key: last?.key ?? '', decision: 'out' as const }]
    const after = previewDraft(aDraft({ idea, weeks: 30, decisions }), TODAY)
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
    const after = previewDraft(aDraft({ idea, weeks: 30, decisions }), TODAY)
    const held = itemsOf(after).filter(({ warnings }) => warnings.length > 0)
    expect(held.length).toBeGreaterThan(0)
    for (const { warnings } of held) expect(warnings[0]).toMatch(/^Required by “.+”\.$/)
  })

  test('what did not fit can be put in, and the weeks say what that does', () => {
    const tight = previewDraft(aDraft({ idea, weeks: 6 }), TODAY)
    const decisions = laterOf(tight).map(({ key }) => ({ key, decision: 'in' as const }))
    const all = previewDraft(aDraft({ idea, weeks: 6, decisions }), TODAY)
    expect(laterOf(all)).toEqual([])
    expect(all.figures.weeks).toBeGreaterThan(tight.figures.weeks)
    expect(all.conflicts.map(({ reason }) => reason).join()).toMatch(/take \d+ weeks and there are 6/)
  })

  test('warnings of the linter stand beside their items', () => {
    const [one, other] = before.groups[0]?.items[0]?.tasks ?? []
    const titles = [{ of: 'tasks' as const, key: other?.key ?? '', title: one?.title ?? '' }]
    const tasks = previewDraft(aDraft({ idea, weeks: 30, titles }), TODAY).groups[0]?.items[0]?.tasks
    expect(tasks?.[1]?.warnings[0]).toContain('says the same as')
  })
})

describe('what the person decided', () => {
  const key = 'reports/weekly'

  test('is kept as theirs, so that a part made anew leaves it alone', () => {
    const first = draftToPlan(aDraft({ idea: SAMPLE_BRIEFS.saas.idea, weeks: 30 }), TODAY)
    const target = first.plan.requirements.find((one) => one.priority !== 'must' && one.release === 'mvp')
    const draft = aDraft({
      idea: SAMPLE_BRIEFS.saas.idea,
      weeks: 30,
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
