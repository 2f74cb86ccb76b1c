import { ENABLING_GROUP } from './enabling-work'
import { groupOfWish } from './plan-wishes'
import type { PlanningContext } from './planning-context'
import { capitalize } from './wish-words'

/** A part of the product: the wishes of one role, what they run on, or a capability that the person asks for. */
export type PlanGroup = { key: string; from: string; name: string; why: string; value: string }

/** The parts of the product in the order of its features. */
export function listGroups(planning: PlanningContext): PlanGroup[] {
  const keys = [...new Set(planning.features.map(({ group }) => group))]
  const modules = planning.chosen.filter(({ module }) => !keys.includes(module.key)).map(({ module }) => module.key)
  return [...keys, ...modules].flatMap((key) => describeGroup(key, planning) ?? [])
}

function describeGroup(key: string, { chosen, wishes, messages }: PlanningContext): PlanGroup | undefined {
  if (key === ENABLING_GROUP) {
    const { groundwork, groundworkValue, groundworkForAll } = messages
    return { key, from: 'engine:enabling', name: groundwork, why: groundworkForAll, value: groundworkValue }
  }
  const capability = chosen.find(({ module }) => module.key === key)
  if (capability) {
    const { module, why, from } = capability
    return { key, from, name: module.name, why, value: module.value }
  }
  const own = wishes.filter(({ wish }) => groupOfWish(wish) === key)
  const [first] = own
  if (!first) return undefined
  const role = first.wish.role
  const why = messages.wishesOf(role || messages.aUser, own.length)
  return { key, from: 'brief:wishes', name: role ? capitalize(role) : messages.generalWishes, why, value: why }
}
