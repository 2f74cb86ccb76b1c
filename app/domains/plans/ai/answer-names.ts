import { numberingAfter } from '../engine/numbering'
import { keyOf } from '../engine/planning'
import { nameOf } from '../item-name'
import { ID_PREFIXES, type Plan, type PlanItem, type Section } from '../plan'
import type { Draft, PartAnswer } from './ai-part'
import { CLOSED } from './words'

/** The place that a new item gets. */
export interface Place {
  id: string
  key: string
}

const isNew = ({ id }: Draft) => /^new-\w+$/i.test(id)
const LONGEST_KEY = 60

/** The places of new items by their list and the name that the answer uses for them there ("new-1"). */
export class Places {
  readonly #places = new Map<string, Place>()

  set(section: Section, name: string, place: Place) {
    this.#places.set(`${section} ${name}`, place)
  }

  of(section: Section, name: unknown) {
    return this.#places.get(`${section} ${name}`)
  }

  ids() {
    return [...this.#places.values()].map(({ id }) => id)
  }
}

/** Ids and keys for the items that an answer adds. */
export function placesFor(plan: Plan, answer: PartAnswer): Places {
  const number = numberingAfter(plan)
  const places = new Places()
  for (const [section, drafts] of sections(answer)) {
    const taken = new Set(plan[section].map(({ key }: PlanItem) => key))
    for (const draft of drafts.filter(isNew)) {
      const key = freeKey(`ai/${keyOf(nameOf(draft) || draft.id).slice(0, LONGEST_KEY)}`, taken)
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

export const sections = (answer: PartAnswer) => Object.entries(answer) as [Section, Draft[]][]

/** What is wrong with how an answer names items, as sentences for the model. */
export function namingFaults(plan: Plan, answer: PartAnswer): string[] {
  const drafts = sections(answer).flatMap(([section, list]) => list.map((draft) => ({ section, draft })))
  const seen = new Set<string>()
  return drafts.flatMap(({ section, draft }) => {
    const name = `${section} ${draft.id}`
    const isTwice = seen.has(name)
    seen.add(name)
    if (isTwice) return [`The id ${draft.id} is used twice in ${section}.`]
    if (isNew(draft)) return CLOSED.includes(section) ? [`Add nothing to ${section}: change what is there.`] : []
    const isThere = plan[section].some(({ id }: PlanItem) => id === draft.id)
    return isThere ? [] : [`There is no ${draft.id} in ${section}. Ids there look like ${ID_PREFIXES[section]}-1.`]
  })
}
