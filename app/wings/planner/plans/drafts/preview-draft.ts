import { lintPlan } from '../engine/lint-plan'
import { planFeatureHours } from '../engine/make-plan'
import { expectedHours, roundHours } from '../engine/pert'
import type { Plan, Requirement, Task } from '../plan'
import { roundedExpectedHours } from '../rounded-expected-hours'
import { userStoryText } from '../user-story-text'
import { draftToPlan } from './draft-to-plan'
import type { PlanDraft } from './plan-draft'
import type { PlanFigures, PlanPreview, PreviewGroup, PreviewItem, PreviewTask } from './plan-preview'

/** Makes the plan of a draft and shows what a person decides about: scope, titles, figures, and what the linter says. */
export function previewDraft(draft: PlanDraft, today: string): PlanPreview {
  const { title, brief, plan } = draftToPlan(draft, today)
  const warnings = groupWarnings(plan)
  const groups = buildPreviewGroups({ plan, warnings, draft, hours: planFeatureHours(brief) })
  const shown = new Set(
    groups.flatMap(({ items }) => items).flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]),
  )
  const [summary] = plan.summary
  return {
    title,
    ceremony: plan.ceremony.level,
    summary: { product: summary?.product ?? '', problem: summary?.problem ?? '', approach: summary?.approach ?? '' },
    figures: buildFigures(plan, brief.budget),
    groups,
    coverage: plan.coverage,
    excluded: plan.excluded,
    conflicts: [...plan.conflicts.map(({ reason, advice }) => ({ reason, advice })), ...findTradeoffs(plan)],
    warnings: [...warnings].flatMap(([id, texts]) => (shown.has(id) ? [] : texts)),
  }
}

/** What the brief wants and the plan cannot give: more than fits the weeks, or the budget. */
function findTradeoffs({ openQuestions }: Plan) {
  return openQuestions
    .filter(({ key }) => key === 'weeks' || key === 'skills' || key === 'budget')
    .map(({ question, options }) => ({ reason: question, advice: joinOptions(options) }))
}

function joinOptions(options: string[]) {
  const words = options.map((option, index) =>
    index === 0 ? option : option.charAt(0).toLowerCase() + option.slice(1),
  )
  return `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}.`
}

type Warnings = Map<string, string[]>

/** A finding about a story or a criterion stands beside the requirement it belongs to. */
function groupWarnings(plan: Plan): Warnings {
  const storyOf = new Map(plan.stories.map(({ id, requirementIds }) => [id, requirementIds[0] ?? id]))
  const warnings: Warnings = new Map()
  for (const { itemId, message } of lintPlan(plan)) {
    const owner = itemId.replace(/\.\d+$/, '')
    const place = storyOf.get(owner) ?? owner
    warnings.set(place, [...(warnings.get(place) ?? []), message])
  }
  return warnings
}

interface PreviewContext {
  plan: Plan
  warnings: Warnings
  draft: PlanDraft
  /** Of each requirement by its key, those too that wait and have no tasks yet. */
  hours: ReadonlyMap<string, number>
}

function buildPreviewItem(requirement: Requirement, { plan, warnings, draft, hours }: PreviewContext): PreviewItem {
  const { id, key, title, statement, priority } = requirement
  const scope = plan.scope.find(({ requirementId }) => requirementId === id)
  const story = plan.stories.find(({ requirementIds }) => requirementIds.includes(id))
  const tasks = plan.tasks.filter(({ requirementIds }) => requirementIds.includes(id))
  const isWantedOut = draft.decisions.some((one) => one.key === key && one.decision === 'out')
  const decision = scope?.decision ?? 'in'
  const holds = isWantedOut && decision === 'in' ? findDependentTitles(tasks, plan) : []
  const stays = isWantedOut && decision === 'in' ? [`Required by ${holds.join(', ') || 'other items'}.`] : []
  return {
    key,
    id,
    title,
    statement,
    story: story ? userStoryText(story, plan.language) : null,
    priority,
    decision,
    isDecided: scope?.origin.by === 'user',
    reason: scope?.reason ?? '',
    hours: tasks.length > 0 ? sumHours(tasks) : roundHours(hours.get(key) ?? 0),
    warnings: [...stays, ...(warnings.get(id) ?? [])],
    tasks: tasks.map((task) => buildPreviewTask(task, warnings)),
  }
}

const buildPreviewTask = (task: Task, warnings: Warnings): PreviewTask => ({
  key: task.key,
  id: task.id,
  title: task.title,
  hours: roundedExpectedHours(task.estimate),
  warnings: warnings.get(task.id) ?? [],
})

const sumHours = (tasks: Task[]) => roundHours(tasks.reduce((sum, { estimate }) => sum + expectedHours(estimate), 0))

/** Titles of the requirements whose tasks wait for one of these. */
function findDependentTitles(tasks: Task[], plan: Plan) {
  const own = new Set(tasks.map(({ id }) => id))
  const waiting = plan.tasks.filter(({ id, dependsOn }) => !own.has(id) && dependsOn.some((need) => own.has(need)))
  const ids = new Set(waiting.flatMap(({ requirementIds }) => requirementIds))
  return plan.requirements.filter(({ id }) => ids.has(id)).map(({ title }) => `“${title}”`)
}

function buildPreviewGroups(around: PreviewContext): PreviewGroup[] {
  const { capabilities, epics, requirements } = around.plan
  const names = new Map(capabilities.map(({ key, name }) => [key, name]))
  const own = new Map(epics.map((epic) => [epic.key, epic]))
  return [...Map.groupBy(requirements, ({ capability }) => capability)].map(([key, ofCapability]) => {
    const items = ofCapability.map((requirement) => buildPreviewItem(requirement, around))
    const epic = own.get(key)
    return {
      key,
      title: epic?.title ?? names.get(key) ?? key,
      value: epic?.value ?? '',
      isEpic: epic !== undefined,
      hours: roundHours(items.reduce((sum, { decision, hours }) => sum + (decision === 'in' ? hours : 0), 0)),
      items,
    }
  })
}

function buildFigures({ schedule, sprints, costs, tasks, currency }: Plan, budget: number | null): PlanFigures {
  const sumOf = (period: 'once' | 'month') => ({
    low: costs.filter((cost) => cost.period === period).reduce((sum, { low }) => sum + low, 0),
    high: costs.filter((cost) => cost.period === period).reduce((sum, { high }) => sum + high, 0),
  })
  return {
    lowHours: schedule.range?.lowHours ?? Math.round(schedule.p50Hours),
    likelyHours: Math.round(schedule.p50Hours),
    highHours: schedule.range?.highHours ?? Math.round(schedule.p80Hours),
    weeks: schedule.weeksNeeded,
    lowWeeks: schedule.range?.lowWeeks ?? schedule.weeksNeeded,
    highWeeks: schedule.range?.highWeeks ?? schedule.weeksNeeded,
    fits: schedule.fits,
    weeksWanted: schedule.weeksWanted,
    endsOn: sprints.at(-1)?.endsOn ?? null,
    cost: sumOf('once'),
    monthly: sumOf('month'),
    budget,
    currency,
    tasks: tasks.length,
  }
}
