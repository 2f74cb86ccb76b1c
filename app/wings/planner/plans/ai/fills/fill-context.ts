import type { BriefReading } from '../../brief/brief-reading-schema'
import { readBrief } from '../../brief/read-brief'
import type { Brief } from '../../brief-schema'
import { KNOWLEDGE_BASE } from '../../knowledge/knowledge-base'
import type { Plan, Requirement, Task } from '../../plan'
import { roundedExpectedHours } from '../../rounded-expected-hours'

/** So many wishes are asked about at once; the next time come the others. */
const MAX_WISHES = 40
const MODULE = 'capability:'

export const readingOf = (brief: Brief): BriefReading =>
  brief.reading ?? readBrief(brief.idea, KNOWLEDGE_BASE.wishKinds)

/** The requirements that rules wrote for wishes which no module of the knowledge base means. */
export const listUnfilled = ({ requirements }: Plan) =>
  requirements
    .filter(({ wish, origin }) => wish !== null && origin.by === 'rule' && !origin.from.startsWith(MODULE))
    .slice(0, MAX_WISHES)

/** What a model must know to fill wishes. */
export function buildFillContext(plan: Plan, brief: Brief, language: string) {
  const reading = readingOf(brief)
  const asked = listUnfilled(plan)
  const texts = (items: { text: string }[]) => items.map(({ text }) => text)
  const wishes = asked.flatMap((requirement) => {
    const wish = reading.wishes.find(({ id }) => id === requirement.wish)
    if (!wish) return []
    const { id, text, role, condition, release } = wish
    return [{ wish: id, text, role, condition, release, planned: summarizeWork(plan, requirement) }]
  })
  const { team, weeks, platforms, compliance } = brief
  return {
    language,
    wishes,
    exclusions: texts(reading.exclusions),
    things: texts(reading.entities),
    roles: texts(reading.roles),
    limits: { team, weeks, platforms, compliance, languages: texts(reading.limits.languages) },
    stack: plan.stack.map(({ layer, choice }) => ({ layer, choice })),
    plannedElsewhere: plan.requirements.filter((one) => !asked.includes(one)).map(({ statement }) => statement),
  }
}

function summarizeWork(plan: Plan, { id, statement, criteria }: Requirement) {
  const tasks = tasksOf(plan, id).map(({ title, skill, estimate }) => ({
    title,
    skill,
    hours: roundedExpectedHours(estimate),
  }))
  return { statement, criteria: criteria.map(({ text }) => text), tasks }
}

export const tasksOf = ({ tasks }: Plan, requirementId: string): Task[] =>
  tasks.filter(({ requirementIds }) => requirementIds.includes(requirementId))
