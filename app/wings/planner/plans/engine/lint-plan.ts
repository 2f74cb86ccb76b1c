import { getPlanItems, type Plan } from '../plan'
import { lintReferences } from './lint-references'
import { findCycle } from './task-graph'
import { findVagueWords } from './vague-words'

/** Rounded hours of a sprint may differ from their sum by this much. */
const ROUNDING_HOURS = 0.1

type LintCode =
  | 'vague'
  | 'requirement-without-task'
  | 'task-without-requirement'
  | 'missing-criteria'
  | 'duplicate'
  | 'duplicate-id'
  | 'cycle'
  | 'dangling-id'
  | 'unscheduled'
  | 'sprint-order'
  | 'sprint-over-capacity'
/** `itemId` is where to look; `message` is a sentence for the person. */
export type LintFinding = { code: LintCode; itemId: string; message: string }

/** Everything in a plan that would mislead whoever builds from it; an empty list when there is nothing. */
export function lintPlan(plan: Plan): LintFinding[] {
  return [
    ...lintIds(plan),
    ...lintReferences(plan),
    ...lintTracing(plan),
    ...lintCriteria(plan),
    ...lintDuplicates(plan),
    ...lintWording(plan),
    ...lintCycles(plan),
    ...lintSprints(plan),
  ]
}

function lintIds(plan: Plan): LintFinding[] {
  const seen = new Set<string>()
  return getPlanItems(plan).flatMap(({ id }): LintFinding[] => {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew ? [] : [{ code: 'duplicate-id', itemId: id, message: `The id ${id} is used twice.` }]
  })
}

function lintTracing({ requirements, tasks }: Plan): LintFinding[] {
  const built = new Set(tasks.flatMap(({ requirementIds }) => requirementIds))
  const orphans = requirements.filter(({ id, release }) => release === 'mvp' && !built.has(id))
  return [
    ...orphans.map(({ id, title }) => ({
      code: 'requirement-without-task' as const,
      itemId: id,
      message: `${id} "${title}" is in the first version, but no task builds it.`,
    })),
    ...tasks
      .filter(({ requirementIds }) => requirementIds.length === 0)
      .map(({ id, title }) => ({
        code: 'task-without-requirement' as const,
        itemId: id,
        message: `${id} "${title}" serves no requirement.`,
      })),
  ]
}

function lintCriteria({ requirements, stories, tasks }: Plan): LintFinding[] {
  const without = [
    ...requirements.filter(({ criteria }) => criteria.length === 0),
    ...stories.filter(({ criteria }) => criteria.length === 0),
    ...tasks.filter(({ criterionIds }) => criterionIds.length === 0),
  ]
  return without.map(({ id, title }) => ({
    code: 'missing-criteria',
    itemId: id,
    message: `${id} "${title}" has no acceptance criteria: nobody can say when it is done.`,
  }))
}

const normalizeWording = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function lintDuplicates({ requirements, stories, tasks }: Plan): LintFinding[] {
  const lists = [
    requirements.map(({ id, statement }) => ({ id, text: statement })),
    stories.map(({ id, role, action }) => ({ id, text: `${role} ${action}` })),
    tasks.map(({ id, title }) => ({ id, text: title })),
  ]
  return lists.flatMap((list) => {
    const first = new Map<string, string>()
    return list.flatMap(({ id, text }): LintFinding[] => {
      const words = normalizeWording(text)
      const earlier = first.get(words)
      if (earlier === undefined) first.set(words, id)
      return earlier === undefined
        ? []
        : [{ code: 'duplicate', itemId: id, message: `${id} says the same as ${earlier}: "${text}".` }]
    })
  })
}

/** The founder's words that stand in quotes are said to them once, with the statement of the requirement. */
const withoutQuotes = (text: string) => text.replace(/“[^“”]*”/g, '')

/** Only words of English are known. */
function lintWording({ requirements, stories, qualities, language }: Plan): LintFinding[] {
  if (language !== 'en') return []
  const texts = [
    ...requirements.map(({ id, statement }) => ({ id, text: statement })),
    ...[...requirements, ...stories].flatMap(({ criteria }) =>
      criteria.map(({ id, text }) => ({ id, text: withoutQuotes(text) })),
    ),
    ...qualities.map(({ id, target }) => ({ id, text: target })),
  ]
  return texts.flatMap(({ id, text }) =>
    findVagueWords(text).map(
      (word): LintFinding => ({
        code: 'vague',
        itemId: id,
        message: `"${word}" cannot be tested: say how much in numbers. (${text})`,
      }),
    ),
  )
}

function lintCycles({ tasks }: Plan): LintFinding[] {
  const cycle = findCycle(tasks.map(({ id, dependsOn }) => ({ id, dependsOn, hours: 0 })))
  if (!cycle) return []
  return [
    { code: 'cycle', itemId: cycle[0] ?? '', message: `These tasks wait for each other: ${cycle.join(' before ')}.` },
  ]
}

/** Tasks without a sprint, tasks before what they wait for, and sprints that hold more than the team can do. */
function lintSprints({ tasks, sprints }: Plan): LintFinding[] {
  const place = new Map(
    [...sprints]
      .sort((a, b) => a.number - b.number)
      .flatMap(({ taskIds }) => taskIds)
      .map((id, index) => [id, index]),
  )
  const unscheduled = tasks.filter(({ id }) => !place.has(id))
  const early = tasks.flatMap(({ id, dependsOn }) =>
    dependsOn.filter((need) => (place.get(need) ?? -1) > (place.get(id) ?? Infinity)).map((need) => ({ id, need })),
  )
  const full = sprints.filter(
    ({ plannedHours, capacityHours, taskIds }) => plannedHours > capacityHours + ROUNDING_HOURS && taskIds.length > 1,
  )
  return [
    ...unscheduled.map(
      ({ id }): LintFinding => ({ code: 'unscheduled', itemId: id, message: `${id} is in no sprint.` }),
    ),
    ...early.map(
      ({ id, need }): LintFinding => ({
        code: 'sprint-order',
        itemId: id,
        message: `${id} is planned before ${need}, which it waits for.`,
      }),
    ),
    ...full.map(
      ({ id, number, plannedHours, capacityHours }): LintFinding => ({
        code: 'sprint-over-capacity',
        itemId: id,
        message: `Sprint ${number} holds ${plannedHours} hours and has ${capacityHours}.`,
      }),
    ),
  ]
}
