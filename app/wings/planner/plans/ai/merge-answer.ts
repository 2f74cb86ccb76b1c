import type { Brief } from '../brief-schema'
import { refreshCoverage } from '../engine/coverage'
import { computeRetiredIds } from '../engine/id-allocator'
import { regeneratePart } from '../engine/regenerate-part'
import type { Estimate, Origin, Plan, PlanItem, Section } from '../plan'
import { planSchema } from '../plan-schema'
import type { AnswerItem, PartAnswer } from './ai-part'
import { changedFields, numberCriteria } from './changed-fields'
import { newFindings } from './new-findings'
import { answerEntries, assignNewItemIds, findIdErrors, type NewItemIds } from './new-item-ids'
import { propagateChanges } from './propagate-changes'

/** Hours of a task by its size; a model says the size and never the hours. */
const HOURS_BY_SIZE: Record<string, Estimate> = {
  small: { optimistic: 1, mostLikely: 3, pessimistic: 6 },
  medium: { optimistic: 4, mostLikely: 7, pessimistic: 14 },
  large: { optimistic: 8, mostLikely: 16, pessimistic: 32 },
}

/** Fields of drafts that name other items, and the list where those are. */
const CITATION_FIELDS: Record<string, Section> = {
  requirementIds: 'requirements',
  epicId: 'epics',
  storyId: 'stories',
  dependsOn: 'tasks',
  fromEntity: 'entities',
  toEntity: 'entities',
}

interface MergeResult {
  plan: Plan
  /** Why the answer cannot be used, as sentences for the model; the plan is then as it was. */
  errors: string[]
}

type AnswerSource = { model: string; brief: Brief }

/**
 * The plan with what a model said about one part. Nothing is taken away, items of the person stay exactly as they are, and
 * the schedule is computed anew when there are new tasks.
 */
export function mergeAnswer(plan: Plan, answer: PartAnswer, by: AnswerSource): MergeResult {
  const naming = findIdErrors(plan, answer)
  if (naming.length > 0) return { plan, errors: naming }
  const places = assignNewItemIds(plan, answer)
  const drafts = answerEntries(answer).map(([section, list]): [Section, AnswerItem[]] => [
    section,
    list.map((draft) => replaceTemporaryIds(draft, places)),
  ])
  const citing = findCitationErrors(plan, drafts, places)
  if (citing.length > 0) return { plan, errors: citing }
  const merged = drafts.reduce((so, [section, list]) => mergeSection(so, section, list, { ...by, newIds: places }), {
    plan,
    errors: [] as string[],
  })
  if (merged.errors.length > 0) return { plan, errors: merged.errors }
  const rescheduled = rescheduleIfTasksAdded(
    plan,
    propagateChanges(plan, merged.plan, { model: by.model, why: requirementReasons(answer, places) }),
    by.brief,
  )
  const next = refreshCoverage(rescheduled)
  const faults = newFindings(plan, next)
  return faults.length > 0
    ? { plan, errors: faults }
    : { plan: { ...next, retiredIds: computeRetiredIds(plan, next) }, errors: faults }
}

/** Why new requirements are proposed, by their ids. */
function requirementReasons({ requirements = [] }: PartAnswer, places: NewItemIds) {
  return new Map(requirements.map(({ id, why }) => [places.get('requirements', id)?.id ?? id, String(why)]))
}

function rescheduleIfTasksAdded(before: Plan, after: Plan, brief: Brief) {
  return after.tasks.length === before.tasks.length ? after : regeneratePart(after, 'schedule', brief)
}

type MergeContext = AnswerSource & { newIds: NewItemIds }

function mergeSection(
  { plan, errors }: MergeResult,
  section: Section,
  drafts: AnswerItem[],
  merging: MergeContext,
): MergeResult {
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
    const place = merging.newIds.get(section, draft.id)
    return place ? checked({ ...buildNewItem(plan, section, place.id, draft), ...place, origin }, draft.id) : []
  })
  return { plan: { ...plan, [section]: [...present, ...added] }, errors: [...errors, ...wrong] }
}

/** The draft with the ids that new items got in place of the names that the answer gave them; its own name stays. */
function replaceTemporaryIds(draft: AnswerItem, places: NewItemIds): AnswerItem {
  const cited = Object.entries(CITATION_FIELDS)
    .filter(([field]) => field in draft)
    .map(([field, section]) => {
      const real = (name: unknown) => places.get(section, name)?.id ?? name
      const value = draft[field]
      return [field, Array.isArray(value) ? value.map(real) : real(value)]
    })
  return { ...draft, ...Object.fromEntries(cited) }
}

/** What new items cite and nothing has, and stories for what is not in the first version, as sentences for the model. */
function findCitationErrors(plan: Plan, drafts: [Section, AnswerItem[]][], places: NewItemIds): string[] {
  const added = new Set(places.ids())
  const isKnown = (section: Section, id: string) =>
    added.has(id) || plan[section].some((item: PlanItem) => item.id === id)
  const later = new Set(plan.requirements.filter(({ release }) => release === 'later').map(({ id }) => id))
  const faultsOf = (section: Section, draft: AnswerItem) =>
    Object.entries(CITATION_FIELDS).flatMap(([field, target]) => {
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
      .filter(({ id }) => places.get(section, id))
      .flatMap((draft) => [...faultsOf(section, draft), ...findCapabilityErrors(plan, section, draft)]),
  )
}

function findCapabilityErrors({ capabilities }: Plan, section: Section, { id, capability }: AnswerItem) {
  const keys = capabilities.map(({ key }) => key)
  if (section !== 'requirements' || keys.includes(String(capability))) return []
  return [`${id}.capability is ${capability}. Choose one of: ${keys.join(', ')}.`]
}

/** The content of a new item: what the model wrote, and what follows from where it belongs. */
function buildNewItem(plan: Plan, section: Section, id: string, draft: AnswerItem): Record<string, unknown> {
  const { id: _, why, size, ...content } = draft
  const criteria = Array.isArray(content.criteria) ? numberCriteria(id, content.criteria.map(String)) : undefined
  // Nothing builds it yet, and the schedule does not know it: it waits until somebody takes it in.
  if (section === 'requirements') return { ...content, criteria, release: 'later', wish: null }
  if (section === 'stories') return { ...content, criteria }
  if (section === 'metrics') return { ...content, why }
  if (section === 'openQuestions') return { ...content, why }
  if (section === 'tasks')
    return {
      ...content,
      ...taskDefaultsFromStory(plan, String(content.storyId)),
      estimate: HOURS_BY_SIZE[String(size)],
    }
  return content
}

/** What a task has from its story. */
function taskDefaultsFromStory({ stories, requirements }: Plan, storyId: string) {
  const story = stories.find(({ id }) => id === storyId)
  const own = requirements.filter(({ id }) => story?.requirementIds.includes(id))
  return {
    priority: story?.priority,
    requirementIds: story?.requirementIds ?? [],
    criterionIds: [...own, ...(story ? [story] : [])].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    riskIds: [],
  }
}
