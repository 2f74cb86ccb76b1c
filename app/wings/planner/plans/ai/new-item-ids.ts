import { createIdAllocator } from '../engine/id-allocator'
import { toKey } from '../engine/planning-context'
import { getItemName } from '../item-name'
import { ID_PREFIXES, type Plan, type PlanItem, type Section } from '../plan'
import { SECTIONS_WITHOUT_ADDITIONS } from './ai-editable-fields'
import type { AnswerItem, PartAnswer } from './ai-part'

/** The place that a new item gets. */
export interface NewItemId {
  id: string
  key: string
}

const isNewItem = ({ id }: AnswerItem) => /^new-\w+$/i.test(id)
const MAX_KEY_LENGTH = 60

/** The places of new items by their list and the name that the answer uses for them there ("new-1"). */
export class NewItemIds {
  readonly #places = new Map<string, NewItemId>()

  set(section: Section, name: string, place: NewItemId) {
    this.#places.set(`${section} ${name}`, place)
  }

  get(section: Section, name: unknown) {
    return this.#places.get(`${section} ${name}`)
  }

  ids() {
    return [...this.#places.values()].map(({ id }) => id)
  }
}

/** Ids and keys for the items that an answer adds. */
export function assignNewItemIds(plan: Plan, answer: PartAnswer): NewItemIds {
  const number = createIdAllocator(plan)
  const places = new NewItemIds()
  for (const [section, drafts] of answerEntries(answer)) {
    const taken = new Set(plan[section].map(({ key }: PlanItem) => key))
    for (const draft of drafts.filter(isNewItem)) {
      const key = freeKey(`ai/${toKey(getItemName(draft) || draft.id).slice(0, MAX_KEY_LENGTH)}`, taken)
      taken.add(key)
      places.set(section, draft.id, { key, id: number(section, key) })
    }
  }
  return places
}

function freeKey(key: string, taken: Set<string>) {
  let free = key
  for (let count = 2; taken.has(free); count++) free = `${key}-${count}`
  return free
}

export const answerEntries = (answer: PartAnswer) => Object.entries(answer) as [Section, AnswerItem[]][]

/** What is wrong with how an answer names items, as sentences for the model. */
export function findIdErrors(plan: Plan, answer: PartAnswer): string[] {
  const drafts = answerEntries(answer).flatMap(([section, list]) => list.map((draft) => ({ section, draft })))
  const seen = new Set<string>()
  return drafts.flatMap(({ section, draft }) => {
    const name = `${section} ${draft.id}`
    const isTwice = seen.has(name)
    seen.add(name)
    if (isTwice) return [`The id ${draft.id} is used twice in ${section}.`]
    if (isNewItem(draft))
      return SECTIONS_WITHOUT_ADDITIONS.includes(section) ? [`Add nothing to ${section}: change what is there.`] : []
    const isThere = plan[section].some(({ id }: PlanItem) => id === draft.id)
    return isThere ? [] : [`There is no ${draft.id} in ${section}. Ids there look like ${ID_PREFIXES[section]}-1.`]
  })
}
