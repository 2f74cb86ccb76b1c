import type { Brief } from '../brief-schema'
import { retiredIds } from '../engine/numbering'
import { regeneratePart } from '../engine/regenerate-part'
import type { Estimate, Origin, Plan, PlanItem, Section } from '../plan'
import { planSchema } from '../plan-schema'
import type { Draft, PartAnswer } from './ai-part'
import { namingFaults, type Places, placesFor, sections } from './answer-names'
import { changedFields, numbered } from './changed-item'
import { followChanges } from './follow-changes'
import { newFindings } from './new-findings'

/** Hours of a task by its size; a model says the size and never the hours. */
const HOURS: Record<string, Estimate> = {
  small: { optimistic: 1, mostLikely: 3, pessimistic: 6 },
  medium: { optimistic: 4, mostLikely: 7, pessimistic: 14 },
  large: { optimistic: 8, mostLikely: 16, pessimistic: 32 },
}

/** Fields of drafts that name other items, and the list where those are. */
const CITES: Record<string, Section> = {
  requirementIds: 'requirements',
  epicId: 'epics',
  storyId: 'stories',
  dependsOn: 'tasks',
  fromEntity: 'entities',
  toEntity: 'entities',
}

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

/** The draft with the ids that new items got in place of the names that the answer gave them; its own name stays. */
function withNewNames(draft: Draft, places: Places): Draft {
  const cited = Object.entries(CITES)
    .filter(([field]) => field in draft)
    .map(([field, section]) => {
      const real = (name: unknown) => places.of(section, name)?.id ?? name
      const value = draft[field]
      return [field, Array.isArray(value) ? value.map(real) : real(value)]
    })
  return { ...draft, ...Object.fromEntries(cited) }
}

/** What new items cite and nothing has, and stories for what is not in the first version, as sentences for the model. */
function citationFaults(plan: Plan, drafts: [Section, Draft[]][], places: Places): string[] {
  const added = new Set(places.ids())
  const isKnown = (section: Section, id: string) =>
    added.has(id) || plan[section].some((item: PlanItem) => item.id === id)
  const later = new Set(plan.requirements.filter(({ release }) => release === 'later').map(({ id }) => id))
  const faultsOf = (section: Section, draft: Draft) =>
    Object.entries(CITES).flatMap(([field, target]) => {
      const ids = [draft[field] ?? []].flat().map(String)
      const strange = ids.filter((id) => !isKnown(target, id))
      const waiting = section === 'stories' ? ids.filter((id) => later.has(id)) : []
      return [
        ...strange.map((id) => `${draft.id}.${field} cites ${id}, which is not in ${target}.`),
        ...waiting.map((id) => `${draft.id} is about ${id}, which is not in the first version.`),
      ]
    })
  return drafts.flatMap(([section, list]) =>
    list
      .filter(({ id }) => places.of(section, id))
      .flatMap((draft) => [...faultsOf(section, draft), ...capabilityFaults(plan, section, draft)]),
  )
}

function capabilityFaults({ capabilities }: Plan, section: Section, { id, capability }: Draft) {
  const keys = capabilities.map(({ key }) => key)
  if (section !== 'requirements' || keys.includes(String(capability))) return []
  return [`${id}.capability is ${capability}. Choose one of: ${keys.join(', ')}.`]
}

/** The content of a new item: what the model wrote, and what follows from where it belongs. */
function newItem(plan: Plan, section: Section, id: string, draft: Draft): Record<string, unknown> {
  const { id: _, why, size, ...content } = draft
  const criteria = Array.isArray(content.criteria) ? numbered(id, content.criteria.map(String)) : undefined
  // Nothing builds it yet, and the schedule does not know it: it waits until somebody takes it in.
  if (section === 'requirements') return { ...content, criteria, release: 'later' }
  if (section === 'stories') return { ...content, criteria }
  if (section === 'metrics') return { ...content, why }
  if (section === 'openQuestions') return { ...content, why }
  if (section === 'tasks')
    return { ...content, ...standing(plan, String(content.storyId)), estimate: HOURS[String(size)] }
  return content
}

/** What a task has from its story. */
function standing({ stories, requirements }: Plan, storyId: string) {
  const story = stories.find(({ id }) => id === storyId)
  const own = requirements.filter(({ id }) => story?.requirementIds.includes(id))
  return {
    priority: story?.priority,
    requirementIds: story?.requirementIds ?? [],
    criterionIds: [...own, ...(story ? [story] : [])].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    riskIds: [],
  }
}
