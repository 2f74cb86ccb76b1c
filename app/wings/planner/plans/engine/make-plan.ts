import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import { ID_PREFIXES, type Plan, type PlanItem, SECTIONS, type Section, type StackChoice } from '../plan'
import { buildBacklog } from './build-backlog'
import { buildCosts } from './build-costs'
import { buildDataModel } from './build-data-model'
import { buildOverview } from './build-overview'
import { buildQualityAndMetrics } from './build-quality-and-metrics'
import { buildQuestions } from './build-questions'
import { buildReleasePlan } from './build-release-plan'
import { buildRequirements } from './build-requirements'
import { buildRisks } from './build-risks'
import { buildSchedule } from './build-schedule'
import { buildUsersAndJourneys } from './build-users-and-journeys'
import { chooseCapabilities } from './choose-capabilities'
import { cutScope, totalCapacityHours } from './cut-scope'
import { computeRetiredIds, createIdAllocator } from './id-allocator'
import { type PlannedFeature, planFeatures } from './plan-features'
import type { PlanningContext } from './planning-context'
import { repairCitations } from './repair-citations'

/** Hours of planned work below which a plan is small: about six weeks of one person at 70 % of 28 hours. */
const SMALL_TEAM_HOURS = 120

const SMALL_PRODUCT_HOURS = 100

export type PlanOptions = {
  /** The layers that were chosen elsewhere; without them the plan asks for them. */
  stack?: StackChoice[]
  /** The first day of the first sprint, as 2026-03-02; without it sprints have week numbers only. */
  today?: string
  /** The plan that this one follows: what has the same key keeps its id, and the person's decisions on scope hold. */
  earlier?: Plan
  knowledge?: KnowledgeBase
}

/**
 * A whole plan out of a brief, by rules alone: the same brief always gives the same plan. Throws when the brief names a
 * kind of product that the knowledge base does not have.
 */
export function makePlan(brief: Brief, options: PlanOptions = {}): Plan {
  const planning = preparePlanning(brief, options)
  const requirements = buildRequirements(planning)
  const risks = buildRisks(planning)
  const backlog = buildBacklog(planning, requirements.requirements)
  const timing = buildSchedule(backlog.tasks, brief, planning)
  const plan: Plan = {
    version: 1,
    ceremony: planning.ceremony,
    ...buildOverview(planning),
    ...buildUsersAndJourneys(planning),
    ...requirements,
    ...buildQualityAndMetrics(planning),
    ...buildDataModel(planning),
    ...backlog,
    ...timing,
    costs: buildCosts(planning, timing.schedule),
    risks,
    ...buildReleasePlan(planning),
    ...buildQuestions(planning, timing.schedule),
    retiredIds: [],
    dismissedIds: options.earlier?.dismissedIds ?? [],
  }
  const wanted = removeDismissed(plan)
  return { ...wanted, retiredIds: computeRetiredIds(options.earlier, wanted) }
}

/** What the person decided about the scope of the earlier plan. */
function userScopeDecisions(earlier: Plan | undefined) {
  const own = earlier?.scope.filter(({ origin }) => origin.by === 'user') ?? []
  return new Map(own.map(({ key, decision }) => [key, decision]))
}

function preparePlanning(
  brief: Brief,
  { stack = [], today, earlier, knowledge = KNOWLEDGE_BASE }: PlanOptions,
): PlanningContext {
  const archetype = knowledge.archetypes.find(({ key }) => key === brief.productType)
  if (!archetype) throw new Error(`The knowledge base has no product type ${brief.productType}.`)
  const { chosen, conflicts } = chooseCapabilities(brief, archetype, knowledge)
  const features = createDismissalFilter(earlier).without(planFeatures(chosen, archetype.nouns, brief))
  const ceremony = chooseCeremony(brief, features)
  const { included, cut } = cutScope(features, brief, ceremony.level, userScopeDecisions(earlier))
  return {
    brief,
    archetype,
    knowledge,
    chosen,
    conflicts,
    features,
    includedFeatures: included,
    cutFeatures: cut,
    includedTasks: new Map(included.flatMap(({ tasks }) => tasks.map((task) => [task.key, task]))),
    ceremony,
    isLight: ceremony.level === 'light',
    stack,
    today: today ?? null,
    allocateId: createIdAllocator(earlier),
  }
}

/** How much plan an idea deserves: light when the team's time or the must-haves are small, otherwise full. */
function chooseCeremony(brief: Brief, features: PlannedFeature[]) {
  const time = Math.round(totalCapacityHours(brief))
  const musts = features.filter(({ priority }) => priority === 'must').reduce((sum, { hours }) => sum + hours, 0)
  if (time <= SMALL_TEAM_HOURS)
    return { level: 'light' as const, reason: `The team has ${time} hours, which is ${SMALL_TEAM_HOURS} or less.` }
  if (musts <= SMALL_PRODUCT_HOURS)
    return {
      level: 'light' as const,
      reason: `The must-haves take ${Math.round(musts)} hours, which is ${SMALL_PRODUCT_HOURS} or less.`,
    }
  return {
    level: 'full' as const,
    reason: `The team has ${time} hours and the must-haves take ${Math.round(musts)}: more than a small plan holds.`,
  }
}

/** What a person took out of the earlier plan, as the rules know it: by keys, before anything is cut or scheduled. */
function createDismissalFilter(earlier: Plan | undefined) {
  const dismissed = new Set(earlier?.dismissedIds)
  const retired = earlier?.retiredIds.filter(({ id }) => dismissed.has(id)) ?? []
  const keysOf = (section: Section) =>
    new Set(retired.filter(({ id }) => id.startsWith(`${ID_PREFIXES[section]}-`)).map(({ key }) => key))
  const [requirements, tasks] = [keysOf('requirements'), keysOf('tasks')]

  function without(features: PlannedFeature[]): PlannedFeature[] {
    if (retired.length === 0) return features
    return features.flatMap((feature) => {
      if (requirements.has(feature.key)) return []
      const left = feature.tasks.filter(({ key }) => !tasks.has(key))
      const hours = left.reduce((sum, { expected }) => sum + expected, 0)
      return [{ ...feature, tasks: left, hours }]
    })
  }
  return { without }
}

/** The plan without what was dismissed, and without citations of it. */
function removeDismissed(plan: Plan): Plan {
  if (plan.dismissedIds.length === 0) return plan
  const dismissed = new Set(plan.dismissedIds)
  const lists = SECTIONS.map((section) => [section, plan[section].filter(({ id }: PlanItem) => !dismissed.has(id))])
  return repairCitations({ ...plan, ...Object.fromEntries(lists) }, SECTIONS)
}
