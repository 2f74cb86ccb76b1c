import type { Plan } from '../../plan'
import { head, keyOf, type Planning } from '../planning'

/** Users and non-users, journeys with the requirements they pass, glossary. A light plan has users and one journey. */
export function peopleOf(planning: Planning): Pick<Plan, 'users' | 'journeys' | 'glossary'> {
  const { archetype, isLight } = planning
  const from = `archetype:${archetype.key}`
  const users = archetype.users.map(({ name, need }) => ({
    ...head(planning, 'users', keyOf(name), from),
    name,
    kind: 'user' as const,
    need,
  }))
  const nonUsers = archetype.nonUsers.map(({ name, reason }) => ({
    ...head(planning, 'users', `not-${keyOf(name)}`, from),
    name,
    kind: 'non-user' as const,
    need: reason,
  }))
  const journeys = archetype.journeys
    .slice(0, isLight ? 1 : undefined)
    .map(({ key, name, actor, steps, capabilities }) => ({
      ...head(planning, 'journeys', key, from),
      name,
      actor,
      steps,
      requirementIds: planning.kept
        .filter(({ capability, priority }) => capabilities.includes(capability) && priority === 'must')
        .map((feature) => planning.number('requirements', feature.key)),
    }))
  const glossary = archetype.glossary.map(({ term, meaning }) => ({
    ...head(planning, 'glossary', keyOf(term), from),
    term,
    meaning,
  }))
  return isLight ? { users, journeys, glossary: [] } : { users: [...users, ...nonUsers], journeys, glossary }
}
