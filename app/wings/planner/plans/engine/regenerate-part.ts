import type { Brief } from '../brief-schema'
import { isUserAuthored, PLAN_PARTS, type Plan, type PlanItem, type PlanPart, SECTIONS, type Section } from '../plan'
import { collectCitedIds, toItemId } from './citations'
import { refreshCoverage } from './coverage'
import { computeRetiredIds } from './id-allocator'
import { makePlan, type PlanOptions } from './make-plan'
import { mergeItems } from './merge-items'
import { repairCitations } from './repair-citations'
import { reschedule } from './reschedule'

const RESCHEDULING_PARTS: PlanPart[] = ['backlog', 'schedule']

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
  const fresh = makePlan(brief, { stack: toStackChoices(plan), ...options, earlier: plan })
  const merged = repairCitations(mergeSections(plan, fresh, part), PLAN_PARTS[part])
  const whole = part === 'backlog' ? fillEpicStories(merged) : merged
  const timed = RESCHEDULING_PARTS.includes(part) ? reschedule(whole, brief, options.today) : whole
  const covered = refreshCoverage(part === 'requirements' ? { ...timed, ...readAnew(fresh) } : timed)
  return { ...covered, retiredIds: computeRetiredIds(plan, covered) }
}

/** What the requirements stand on: the wishes of the brief and what it excludes. */
const readAnew = ({ language, coverage, excluded }: Plan) => ({ language, coverage, excluded })

function mergeSections(plan: Plan, fresh: Plan, part: PlanPart): Plan {
  const sections: readonly Section[] = PLAN_PARTS[part]
  // Sprints and waves that are about to be made anew hold no task back.
  const replaced = new Set<Section>([...sections, ...(RESCHEDULING_PARTS.includes(part) ? PLAN_PARTS.schedule : [])])
  const staying = [
    ...SECTIONS.filter((section) => !replaced.has(section)).flatMap((section): PlanItem[] => plan[section]),
    ...[...replaced].flatMap((section): PlanItem[] => plan[section].filter(isUserAuthored)),
  ]
  const old = sections.flatMap((section): PlanItem[] => plan[section])
  const keep = findStillCited(staying, old)
  const lists = sections.map((section) => [section, mergeItems<PlanItem>(plan[section], fresh[section], keep)])
  return { ...plan, ...Object.fromEntries(lists) }
}

/** Ids of old items that staying ones cite, directly or through each other. */
function findStillCited(staying: PlanItem[], old: PlanItem[]) {
  const byId = new Map(old.map((item) => [item.id, item]))
  const cited = new Set<string>()
  const queue = [...staying]
  for (const item of queue)
    for (const id of collectCitedIds(item).map(toItemId)) {
      const target = byId.get(id)
      if (!target || cited.has(id)) continue
      cited.add(id)
      queue.push(target)
    }
  return cited
}

/** Epics of the rules list the stories that name them; an epic of the person stays as it was written. */
function fillEpicStories(plan: Plan): Plan {
  const epics = plan.epics.map((epic) => {
    if (isUserAuthored(epic)) return epic
    return { ...epic, storyIds: plan.stories.filter(({ epicId }) => epicId === epic.id).map(({ id }) => id) }
  })
  return { ...plan, epics }
}

const toStackChoices = ({ stack }: Plan) =>
  stack.map(({ layer, choice, reason, rejected }) => ({ layer, choice, reason, rejected }))
