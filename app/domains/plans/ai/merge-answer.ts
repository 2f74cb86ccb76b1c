import type { Brief } from '../brief-schema'
import { retiredIds } from '../engine/numbering'
import { regeneratePart } from '../engine/regenerate-part'
import type { Origin, Plan, PlanItem, Section } from '../plan'
import { planSchema } from '../plan-schema'
import type { Draft, PartAnswer } from './ai-part'
import { namingFaults, type Places, placesFor, sections } from './answer-names'
import { changedFields } from './changed-item'
import { citationFaults, withNewNames } from './draft-citations'
import { followChanges } from './follow-changes'
import { newFindings } from './new-findings'
import { newItem } from './new-item'

interface Merged {
  plan: Plan
  /** Why the answer cannot be used, as sentences for the model; the plan is then as it was. */
  faults: string[]
}

type By = { model: string; brief: Brief }

/**
 * The plan with what a model said about one part. Nothing is taken away, items of the person stay exactly as they are, and
 * the schedule is computed anew when there are new tasks.
 */
export function mergeAnswer(plan: Plan, answer: PartAnswer, by: By): Merged {
  const naming = namingFaults(plan, answer)
  if (naming.length > 0) return { plan, faults: naming }
  const places = placesFor(plan, answer)
  const drafts = sections(answer).map(([section, list]): [Section, Draft[]] => [
    section,
    list.map((draft) => withNewNames(draft, places)),
  ])
  const citing = citationFaults(plan, drafts, places)
  if (citing.length > 0) return { plan, faults: citing }
  const merged = drafts.reduce((so, [section, list]) => mergeSection(so, section, list, { ...by, places }), {
    plan,
    faults: [] as string[],
  })
  if (merged.faults.length > 0) return { plan, faults: merged.faults }
  const next = timed(
    plan,
    followChanges(plan, merged.plan, { model: by.model, why: reasonsIn(answer, places) }),
    by.brief,
  )
  const faults = newFindings(plan, next)
  return faults.length > 0 ? { plan, faults } : { plan: { ...next, retiredIds: retiredIds(plan, next) }, faults }
}

/** Why new requirements are proposed, by their ids. */
function reasonsIn({ requirements = [] }: PartAnswer, places: Places) {
  return new Map(requirements.map(({ id, why }) => [places.of('requirements', id)?.id ?? id, String(why)]))
}

function timed(before: Plan, after: Plan, brief: Brief) {
  return after.tasks.length === before.tasks.length ? after : regeneratePart(after, 'schedule', brief)
}

type Merging = By & { places: Places }

function mergeSection({ plan, faults }: Merged, section: Section, drafts: Draft[], merging: Merging): Merged {
  const origin: Origin = { by: 'ai', from: merging.model }
  const old: PlanItem[] = plan[section]
  const byId = new Map(drafts.map((draft) => [draft.id, draft]))
  const wrong: string[] = []
  const checked = (candidate: object, id: string): PlanItem[] => {
    const { success, data, error } = planSchema.shape[section].element.safeParse(candidate)
    if (success) return [data]
    wrong.push(...error.issues.map(({ path, message }) => `${id}.${path.join('.')}: ${message}`))
    return []
  }
  const present = old.flatMap((item) => {
    const draft = byId.get(item.id)
    if (!draft || item.origin.by === 'user') return [item]
    const fields = changedFields(section, item, draft)
    return Object.keys(fields).length === 0 ? [item] : checked({ ...item, ...fields, origin }, item.id)
  })
  const added = drafts.flatMap((draft) => {
    const place = merging.places.of(section, draft.id)
    return place ? checked({ ...newItem(plan, section, place.id, draft), ...place, origin }, draft.id) : []
  })
  return { plan: { ...plan, [section]: [...present, ...added] }, faults: [...faults, ...wrong] }
}
