import type { Brief } from '../brief-schema'
import { KNOWLEDGE, type Knowledge } from '../knowledge/knowledge'
import type { Plan, StackChoice } from '../plan'
import { ceremonyFor } from './ceremony'
import { chooseCapabilities } from './choose-capabilities'
import { dismissalsOf, withoutDismissed } from './dismissed'
import { featuresOf } from './features'
import { numberingAfter, retiredIds } from './numbering'
import type { Planning } from './planning'
import { cutScope } from './scope'
import { backlogOf } from './sections/backlog'
import { costsOf } from './sections/costs'
import { dataModelOf } from './sections/data-model'
import { frontOf } from './sections/front'
import { measuresOf } from './sections/measures'
import { peopleOf } from './sections/people'
import { questionsOf } from './sections/questions'
import { releaseOf } from './sections/release'
import { requirementsOf } from './sections/requirements'
import { risksOf } from './sections/risks'
import { scheduleOf } from './sections/schedule'

export type PlanOptions = {
  /** The layers that were chosen elsewhere; without them the plan asks for them. */
  stack?: StackChoice[]
  /** The first day of the first sprint, as 2026-03-02; without it sprints have week numbers only. */
  today?: string
  /** The plan that this one follows: what has the same key keeps its id, and the person's decisions on scope hold. */
  earlier?: Plan
  knowledge?: Knowledge
}

/**
 * A whole plan out of a brief, by rules alone: the same brief always gives the same plan. Throws when the brief names a
 * kind of product that the knowledge base does not have.
 */
export function makePlan(brief: Brief, options: PlanOptions = {}): Plan {
  const planning = prepare(brief, options)
  const requirements = requirementsOf(planning)
  const risks = risksOf(planning)
  const backlog = backlogOf(planning, requirements.requirements)
  const timing = scheduleOf(backlog.tasks, brief, planning)
  const plan: Plan = {
    version: 1,
    ceremony: planning.ceremony,
    ...frontOf(planning),
    ...peopleOf(planning),
    ...requirements,
    ...measuresOf(planning),
    ...dataModelOf(planning),
    ...backlog,
    ...timing,
    costs: costsOf(planning, timing.schedule),
    risks,
    ...releaseOf(planning),
    ...questionsOf(planning, timing.schedule),
    retiredIds: [],
    dismissedIds: options.earlier?.dismissedIds ?? [],
  }
  const wanted = withoutDismissed(plan)
  return { ...wanted, retiredIds: retiredIds(options.earlier, wanted) }
}

/** What the person decided about the scope of the earlier plan. */
function decisionsIn(earlier: Plan | undefined) {
  const own = earlier?.scope.filter(({ origin }) => origin.by === 'user') ?? []
  return new Map(own.map(({ key, decision }) => [key, decision]))
}

function prepare(brief: Brief, { stack = [], today, earlier, knowledge = KNOWLEDGE }: PlanOptions): Planning {
  const archetype = knowledge.archetypes.find(({ key }) => key === brief.productType)
  if (!archetype) throw new Error(`The knowledge base has no product type ${brief.productType}.`)
  const { chosen, conflicts } = chooseCapabilities(brief, archetype, knowledge)
  const features = dismissalsOf(earlier).without(featuresOf(chosen, archetype.nouns, brief))
  const ceremony = ceremonyFor(brief, features)
  const { kept, cut } = cutScope(features, brief, ceremony.level, decisionsIn(earlier))
  return {
    brief,
    archetype,
    knowledge,
    chosen,
    conflicts,
    features,
    kept,
    cut,
    keptTasks: new Map(kept.flatMap(({ tasks }) => tasks.map((task) => [task.key, task]))),
    ceremony,
    isLight: ceremony.level === 'light',
    stack,
    today: today ?? null,
    number: numberingAfter(earlier),
  }
}
