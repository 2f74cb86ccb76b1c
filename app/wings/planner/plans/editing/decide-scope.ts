import type { PlanContent } from '../commands.server'
import { makePlan } from '../engine/make-plan'
import { repairCitations } from '../engine/repair-citations'
import { isUserAuthored, type Origin, type Plan, type PlanItem, type Task } from '../plan'
import { ItemMissing } from './errors'
import { recomputePlan } from './recompute-plan'
import { collectDependents, omitItems } from './remove-item'

interface ScopeDecision {
  requirementId: string
  decision: 'in' | 'out'
  reason: string
}

/**
 * Takes a requirement into the first version or out of it. What goes out loses its stories and tasks, but for those that a
 * person wrote; what comes in gets those that the rules know for it. @throws ItemMissing
 */
export function decideScope(content: PlanContent, { requirementId, decision, reason }: ScopeDecision, by: string) {
  const { plan, brief } = content
  if (!plan.scope.some((item) => item.requirementId === requirementId)) throw new ItemMissing()
  const origin: Origin = { by: 'user', from: by }
  const release = decision === 'in' ? ('mvp' as const) : ('later' as const)
  const decided: Plan = {
    ...plan,
    scope: plan.scope.map((item) =>
      item.requirementId === requirementId ? { ...item, decision, reason, origin } : item,
    ),
    requirements: plan.requirements.map((item) => (item.id === requirementId ? { ...item, release } : item)),
  }
  const next =
    decision === 'in'
      ? addRequirementBacklog(decided, makePlan(brief, { earlier: decided }), requirementId)
      : removeRequirementBacklog(decided, requirementId)
  return recomputePlan(content, { ...content, plan: next })
}

function removeRequirementBacklog(plan: Plan, requirementId: string): Plan {
  const isOnlyOfIt = ({ requirementIds }: { requirementIds: string[] }) =>
    requirementIds.length > 0 && requirementIds.every((id) => id === requirementId)
  const own = [...plan.stories, ...plan.tasks].filter((item) => isOnlyOfIt(item) && !isUserAuthored(item))
  const ofPersons = new Set(plan.tasks.filter(isUserAuthored).map(({ storyId }) => storyId))
  const gone = new Set(own.map(({ id }) => id).filter((id) => !ofPersons.has(id)))
  const all = collectDependents(plan, gone)
  return omitItems(plan, all)
}

/** Brings the stories and tasks of one requirement out of a fresh plan, with what other tasks wait for in them. */
function addRequirementBacklog(plan: Plan, fresh: Plan, requirementId: string): Plan {
  const isNew =
    <Item extends PlanItem>(list: Item[]) =>
    (item: Item) =>
      !list.some(({ id }) => id === item.id)
  const ofIt = ({ requirementIds }: { requirementIds: string[] }) => requirementIds.includes(requirementId)
  const stories = fresh.stories.filter(ofIt).filter(isNew(plan.stories))
  const tasks = fresh.tasks.filter(ofIt).filter(isNew(plan.tasks))
  const epics = fresh.epics.filter(isNew(plan.epics)).filter(({ id }) => stories.some(({ epicId }) => epicId === id))
  const arriving = new Set(tasks.map(({ id }) => id))
  const needs = new Map(fresh.tasks.map(({ id, dependsOn }) => [id, dependsOn.filter((need) => arriving.has(need))]))
  const waiting = (task: Task): Task =>
    isUserAuthored(task)
      ? task
      : { ...task, dependsOn: [...new Set([...task.dependsOn, ...(needs.get(task.id) ?? [])])] }
  const whole = {
    ...plan,
    epics: [...plan.epics, ...epics],
    stories: [...plan.stories, ...stories],
    tasks: [...plan.tasks.map(waiting), ...tasks],
  }
  return repairCitations(whole, ['epics', 'stories', 'tasks'])
}
