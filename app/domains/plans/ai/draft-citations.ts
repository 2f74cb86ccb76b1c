import type { Plan, PlanItem, Section } from '../plan'
import type { Draft } from './ai-part'
import type { Places } from './answer-names'

/** Fields of drafts that name other items, and the list where those are. */
const CITES: Record<string, Section> = {
  requirementIds: 'requirements',
  epicId: 'epics',
  storyId: 'stories',
  dependsOn: 'tasks',
  fromEntity: 'entities',
  toEntity: 'entities',
}

/** The draft with the ids that new items got in place of the names that the answer gave them; its own name stays. */
export function withNewNames(draft: Draft, places: Places): Draft {
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
export function citationFaults(plan: Plan, drafts: [Section, Draft[]][], places: Places): string[] {
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
