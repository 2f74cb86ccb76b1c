import type { Brief } from '../brief-schema'
import { isOfPerson, PLAN_PARTS, type Plan, type PlanItem, type PlanPart, SECTIONS, type Section } from '../plan'
import { citedIds, itemOfCriterion } from './citations'
import { makePlan, type PlanOptions } from './make-plan'
import { mergedList } from './merged-list'
import { retiredIds } from './numbering'
import { repairCitations } from './repair-citations'
import { withSchedule } from './reschedule'

const MOVES_THE_SCHEDULE: PlanPart[] = ['backlog', 'schedule']

/**
 * The plan with one part made anew from the brief. Items keep their ids as long as they are about the same thing; items of
 * the person stay exactly as they are and take the place of what the rules would say; what other items still cite stays.
 * New tasks bring a new schedule, nothing else is touched: what other parts do not know yet is not cited.
 */
export function regeneratePart(
  plan: Plan,
  part: PlanPart,
  brief: Brief,
  options: Omit<PlanOptions, 'earlier'> = {},
): Plan {
  const fresh = makePlan(brief, { stack: stackOf(plan), ...options, earlier: plan })
  const merged = repairCitations(withSections(plan, fresh, part), PLAN_PARTS[part])
  const whole = part === 'backlog' ? withEpicsFilled(merged) : merged
  const timed = MOVES_THE_SCHEDULE.includes(part) ? withSchedule(whole, brief, options.today) : whole
  return { ...timed, retiredIds: retiredIds(plan, timed) }
}

function withSections(plan: Plan, fresh: Plan, part: PlanPart): Plan {
  const sections: readonly Section[] = PLAN_PARTS[part]
  // Sprints and waves that are about to be made anew hold no task back.
  const replaced = new Set<Section>([...sections, ...(MOVES_THE_SCHEDULE.includes(part) ? PLAN_PARTS.schedule : [])])
  const staying = [
    ...SECTIONS.filter((section) => !replaced.has(section)).flatMap((section): PlanItem[] => plan[section]),
    ...[...replaced].flatMap((section): PlanItem[] => plan[section].filter(isOfPerson)),
  ]
  const old = sections.flatMap((section): PlanItem[] => plan[section])
  const keep = stillCited(staying, old)
  const lists = sections.map((section) => [section, mergedList<PlanItem>(plan[section], fresh[section], keep)])
  return { ...plan, ...Object.fromEntries(lists) }
}

/** Ids of old items that staying ones cite, directly or through each other. */
function stillCited(staying: PlanItem[], old: PlanItem[]) {
  const byId = new Map(old.map((item) => [item.id, item]))
  const cited = new Set<string>()
  const queue = [...staying]
  for (const item of queue)
    for (const id of citedIds(item).map(itemOfCriterion)) {
      const target = byId.get(id)
      if (!target || cited.has(id)) continue
      cited.add(id)
      queue.push(target)
    }
  return cited
}

/** Epics of the rules list the stories that name them; an epic of the person stays as it was written. */
function withEpicsFilled(plan: Plan): Plan {
  const epics = plan.epics.map((epic) => {
    if (isOfPerson(epic)) return epic
    return { ...epic, storyIds: plan.stories.filter(({ epicId }) => epicId === epic.id).map(({ id }) => id) }
  })
  return { ...plan, epics }
}

const stackOf = ({ stack }: Plan) =>
  stack.map(({ layer, choice, reason, rejected }) => ({ layer, choice, reason, rejected }))
