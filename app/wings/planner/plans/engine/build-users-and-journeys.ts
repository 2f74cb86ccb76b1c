import type { Plan } from '../plan'
import type { PlannedWish } from './plan-wishes'
import { createItemBase, type PlanningContext, toKey, wishesInFirstVersion } from './planning-context'
import { capitalize, shortenAtWord, toSentence, wholeAction } from './wish-words'

const MAX_ACTION_LENGTH = 120
const MAX_MEANING_LENGTH = 300
const MAX_ACTIONS = 12

/** Users and what they want, a journey for each role with more than one wish, and the words of the idea. */
export function buildUsersAndJourneys(planning: PlanningContext): Pick<Plan, 'users' | 'journeys' | 'glossary'> {
  const byRole = groupByRole(planning)
  return {
    users: [...byRole].map(([key, { name, wishes }]) => ({
      ...createItemBase(planning, 'users', key, 'brief:roles'),
      name,
      kind: 'user' as const,
      need: planning.messages.userNeed(wishes.length > 0 ? wishes.slice(0, MAX_ACTIONS).map(shortAction) : ['–']),
    })),
    journeys: buildJourneys(planning, byRole),
    glossary: buildGlossary(planning),
  }
}

type Roles = Map<string, { name: string; wishes: PlannedWish[] }>

/** Roles of the idea and those that wishes name; a wish without one is of everybody. */
function groupByRole(planning: PlanningContext): Roles {
  const { reading, messages } = planning
  const roles: Roles = new Map(
    reading.roles.map(({ text }) => [toKey(text) || text, { name: capitalize(text), wishes: [] }]),
  )
  for (const one of wishesInFirstVersion(planning)) {
    const { role } = one.wish
    const key = toKey(role) || 'everybody'
    const known = roles.get(key) ?? { name: role ? capitalize(role) : messages.generalUser, wishes: [] }
    known.wishes.push(one)
    roles.set(key, known)
  }
  if (roles.size === 0) roles.set('everybody', { name: messages.generalUser, wishes: [] })
  return roles
}

const shortAction = ({ wish }: PlannedWish) => shortenAtWord(wholeAction(wish), MAX_ACTION_LENGTH)

function buildJourneys(planning: PlanningContext, roles: Roles): Plan['journeys'] {
  return [...roles]
    .filter(([, { wishes }]) => wishes.length > 1)
    .map(([key, { name, wishes }]) => ({
      ...createItemBase(planning, 'journeys', key, 'brief:wishes'),
      name: planning.messages.journey(name),
      actor: name,
      steps: wishes.map((one) => capitalize(shortAction(one))),
      requirementIds: wishes.map((one) => planning.allocateId('requirements', one.key)),
    }))
}

function buildGlossary(planning: PlanningContext): Plan['glossary'] {
  const { reading, brief, messages, isLight } = planning
  if (isLight) return []
  const things = new Map(reading.entities.map((entity) => [toKey(entity.text) || entity.text, entity]))
  return [...things].flatMap(([key, { text, start, end, quote }]) => {
    const sentence = quote === '' ? '' : findSentence(brief.idea, start, end)
    if (sentence === '') return []
    return [
      {
        ...createItemBase(planning, 'glossary', key, 'brief:entities'),
        term: capitalize(text),
        meaning: messages.termMeaning(toSentence(shortenAtWord(sentence, MAX_MEANING_LENGTH))),
      },
    ]
  })
}

/** The sentence of the idea around a place. */
function findSentence(idea: string, start: number, end: number) {
  const before = idea.slice(Math.max(0, start - MAX_MEANING_LENGTH), start)
  const after = idea.slice(end, end + MAX_MEANING_LENGTH)
  const begin = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark)))
  const stop = after.search(/[.!?](\s|$)|\n/)
  const from = start - before.length + (begin < 0 ? 0 : begin + 1)
  return idea.slice(from, stop < 0 ? end : end + stop + 1).trim()
}
