import type { RuleViolation } from '../stack'
import type { Technology } from '../technology'
import { joinWords } from './format-text'

/** Why two technologies may not be in one stack; null when they may. Said by either of them. */
export function findConflict(one: Technology, other: Technology) {
  const told =
    one.conflictsWith?.find(({ id }) => id === other.id) ?? other.conflictsWith?.find(({ id }) => id === one.id)
  return told?.why ?? null
}

export function hasIntegration(one: Technology, other: Technology) {
  return one.integratesWith.includes(other.id) || other.integratesWith.includes(one.id)
}

/** The technology of these in which this one comes along without being run or paid by itself. */
export function findHost(technology: Technology, others: readonly Technology[]) {
  return others.find(({ id }) => technology.runsInside?.includes(id))
}

/** Whether it is one more thing to run or to pay beside these. */
export function isSeparatePart(technology: Technology, others: readonly Technology[]) {
  return technology.form !== 'library' && !findHost(technology, others)
}

/** What keeps a technology out of a stack that holds these; null when it fits. */
export function findCompatibilityViolation(
  technology: Technology,
  others: readonly Technology[],
  nameOf = (id: string) => id,
): RuleViolation | null {
  for (const other of others) {
    const why = findConflict(technology, other)
    if (why) return { rule: 'conflict', message: `${technology.name} does not go with ${other.name}: ${why}` }
  }
  const unmet = technology.requiresOneOfEach?.find((ids) => !others.some(({ id }) => ids.includes(id)))
  if (!unmet) return null
  const wanted = unmet.map(nameOf)
  const shown = wanted.length > 4 ? [...wanted.slice(0, 3), 'the like'] : wanted
  return {
    rule: 'beside',
    message: `${technology.name} is used here only beside ${joinWords(shown).replace(/ and ([^,]*)$/, ' or $1')}.`,
  }
}
