import { isEmptyReading, readBrief } from '../brief/read-brief'
import type { Brief } from '../brief-schema'
import { titleFromIdea } from '../drafts/title-from-idea'
import { IdeaUnclear } from '../errors'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import type { ProductNouns } from '../knowledge/knowledge-schema'
import { PLAN_MESSAGES } from '../messages/plan-messages'
import { ID_PREFIXES, type Plan, type PlanItem, SECTIONS, type Section, type StackChoice } from '../plan'
import { buildBacklog } from './build-backlog'
import { buildCosts } from './build-costs'
import { buildDataModel } from './build-data-model'
import { buildOverview } from './build-overview'
import { buildQualityAndMetrics } from './build-quality-and-metrics'
import { buildQuestions } from './build-questions'
import { buildReleasePlan } from './build-release-plan'
import { buildRequirements } from './build-requirements'
import { buildDeadlineRisks, buildRisks } from './build-risks'
import { buildSchedule } from './build-schedule'
import { buildUsersAndJourneys } from './build-users-and-journeys'
import { type ChosenCapability, chooseCapabilities } from './choose-capabilities'
import { chooseCeremony } from './choose-ceremony'
import { listWishes, refreshCoverage } from './coverage'
import { cutScope, type ScopeDecisions } from './cut-scope'
import { planEnablingWork, waitForFoundation } from './enabling-work'
import { createExclusionCheck } from './exclusion-check'
import { computeRetiredIds, createIdAllocator } from './id-allocator'
import { type PlannedFeature, planCapabilityFeatures } from './plan-features'
import { type PlannedWish, planWishes, type WishPlanning } from './plan-wishes'
import type { PlanningContext } from './planning-context'
import { repairCitations } from './repair-citations'
import { orderFeatures } from './task-order'

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
 * A whole plan out of a brief, by rules alone: the same brief always gives the same plan.
 * @throws IdeaUnclear when the brief holds no wish and asks for no capability.
 */
export function makePlan(brief: Brief, options: PlanOptions = {}): Plan {
  const planning = preparePlanning(brief, options)
  const requirements = buildRequirements(planning)
  const risks = buildRisks(planning)
  const backlog = buildBacklog(planning, requirements.requirements)
  const timing = buildSchedule(backlog.tasks, brief, planning)
  const plan: Plan = {
    version: 1,
    language: planning.reading.language,
    currency: brief.currency,
    ceremony: planning.ceremony,
    ...buildOverview(planning, timing.schedule),
    ...buildUsersAndJourneys(planning),
    ...requirements,
    ...buildQualityAndMetrics(planning),
    ...buildDataModel(planning),
    ...backlog,
    ...timing,
    costs: buildCosts(planning, timing.schedule),
    risks: [...buildDeadlineRisks(planning, timing.schedule), ...risks],
    ...buildReleasePlan(planning),
    ...buildQuestions(planning, timing.schedule),
    retiredIds: [],
    dismissedIds: options.earlier?.dismissedIds ?? [],
    coverage: listWishes(planning.reading),
    excluded: planning.check.excluded(),
  }
  const wanted = refreshCoverage(removeDismissed(plan))
  return { ...wanted, retiredIds: computeRetiredIds(options.earlier, wanted) }
}

/** Expected hours of everything that could be planned, by the key of its requirement. */
export const planFeatureHours = (brief: Brief) =>
  new Map(preparePlanning(brief, {}).features.map(({ key, hours }) => [key, hours]))

/** What the person decided about the scope of the earlier plan, and which wishes they moved to later. */
function scopeDecisions(earlier: Plan | undefined, wishes: PlannedWish[]): ScopeDecisions {
  const own = earlier?.scope.filter(({ origin }) => origin.by === 'user') ?? []
  return new Map([
    ...wishes.flatMap(({ key, wish }) => (wish.release === 'later' ? [[key, 'out'] as const] : [])),
    ...own.map(({ key, decision }) => [key, decision] as const),
  ])
}

/** What texts of the knowledge base call things where no kind of product says it. */
const NOUNS: ProductNouns = { item: 'entry', items: 'entries', customer: 'user', customers: 'users' }

function preparePlanning(
  brief: Brief,
  { stack = [], today, earlier, knowledge = KNOWLEDGE_BASE }: PlanOptions,
): PlanningContext {
  const reading = brief.reading ?? readBrief(brief.idea, knowledge.wishKinds)
  if (isEmptyReading(reading) && brief.capabilities.length === 0) throw new IdeaUnclear()
  const messages = PLAN_MESSAGES[reading.language]
  const check = createExclusionCheck(reading, knowledge.wishKinds)
  const basis = { brief, reading, messages, knowledge, check }
  const nouns = knowledge.archetypes.find(({ key }) => key === brief.productType)?.nouns ?? NOUNS
  const { chosen, conflicts } = chooseCapabilities({ ...brief, reading }, knowledge)
  const wishes = planWishes(basis)
  const all = collectFeatures(wishes, chosen, nouns, basis)
  const features = createDismissalFilter(earlier).without(all)
  const ceremony = chooseCeremony(brief, features, messages)
  const decided = scopeDecisions(earlier, wishes)
  const { included, cut } = cutScope(features, brief, { level: ceremony.level, decided, messages })
  const shape = {
    features,
    includedFeatures: included,
    cutFeatures: cut,
    ceremony,
    isLight: ceremony.level === 'light',
  }
  return {
    ...basis,
    ...shape,
    title: titleFromIdea(brief.idea),
    nouns,
    wishes,
    chosen,
    conflicts,
    includedTasks: new Map(included.flatMap(({ tasks }) => tasks.map((task) => [task.key, task]))),
    stack,
    today: today ?? null,
    allocateId: createIdAllocator(earlier),
  }
}

/** What the wishes run on, the wishes, and what the person asks for beside them, in an order in which it can be done. */
function collectFeatures(wishes: PlannedWish[], chosen: ChosenCapability[], nouns: ProductNouns, basis: WishPlanning) {
  const keys = chosen.map(({ module }) => module.key)
  const enabling = planEnablingWork(wishes, basis, keys)
  const wished = waitForFoundation(
    wishes.map(({ feature }) => feature),
    enabling,
  )
  return orderFeatures([...enabling, ...wished, ...planCapabilityFeatures(chosen, nouns, basis.brief)])
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
