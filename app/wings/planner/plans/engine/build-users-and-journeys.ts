import type { Plan } from '../plan'
import { createItemBase, type PlanningContext, toKey } from './planning-context'

/** Users and non-users, journeys with the requirements they pass, glossary. A light plan has users and one journey. */
export function buildUsersAndJourneys(planning: PlanningContext): Pick<Plan, 'users' | 'journeys' | 'glossary'> {
  const { archetype, isLight } = planning
  const from = `archetype:${archetype.key}`
  const users = archetype.users.map(({ name, need }) => ({
    ...createItemBase(planning, 'users', toKey(name), from),
    name,
    kind: 'user' as const,
    need,
  }))
  const nonUsers = archetype.nonUsers.map(({ name, reason }) => ({
    ...createItemBase(planning, 'users', `not-${toKey(name)}`, from),
    name,
    kind: 'non-user' as const,
    need: reason,
  }))
  const journeys = archetype.journeys
    .slice(0, isLight ? 1 : undefined)
    .map(({ key, name, actor, steps, capabilities }) => ({
      ...createItemBase(planning, 'journeys', key, from),
      name,
      actor,
      steps,
      requirementIds: planning.includedFeatures
        .filter(({ capability, priority }) => capabilities.includes(capability) && priority === 'must')
        .map((feature) => planning.allocateId('requirements', feature.key)),
    }))
  const glossary = archetype.glossary.map(({ term, meaning }) => ({
    ...createItemBase(planning, 'glossary', toKey(term), from),
    term,
    meaning,
  }))
  return isLight ? { users, journeys, glossary: [] } : { users: [...users, ...nonUsers], journeys, glossary }
}
