import type { Brief } from '../../brief-schema'
import { createExclusionCheck } from '../../engine/exclusion-check'
import { textOfFill } from '../../engine/fill-wish'
import { expectedHours } from '../../engine/pert'
import { findCycle } from '../../engine/task-graph'
import { findVagueWords } from '../../engine/vague-words'
import { KNOWLEDGE_BASE } from '../../knowledge/knowledge-base'
import type { Plan } from '../../plan'
import { listUnfilled, readingOf, tasksOf } from './fill-context'
import { type FillAnswer, type FillsAnswer, toWishFill } from './fills-answer'

/** What is wrong with what a model says about a wish; `wish` null: about none of them. */
export interface FillProblem {
  wish: string | null
  /** A sentence for the model and for the person. */
  message: string
}

interface FillContext {
  plan: Plan
  brief: Brief
}

/** All that is wrong with single fills and with all of them together. */
export function findFillProblems({ fills }: FillsAnswer, { plan, brief }: FillContext): FillProblem[] {
  const asked = listUnfilled(plan)
  const reading = readingOf(brief)
  const check = createExclusionCheck(reading, KNOWLEDGE_BASE.wishKinds)
  const known = new Set(asked.map(({ wish }) => wish))
  const faults = fills.flatMap((fill): FillProblem[] => {
    const of = (message: string) => ({ wish: fill.wish, message: `${fill.wish}: ${message}` })
    if (!known.has(fill.wish)) return [of('there is no such wish in the material.')]
    const found = [...findWrongOrder(fill), ...findWrongHours(fill, plan), ...findUntestable(fill, plan.language)]
    const isExcluded = check.breaks(textOfFill(toWishFill(fill, '-')))
    return [...found, ...(isExcluded ? ['it serves what the exclusions name.'] : [])].map(of)
  })
  const missing = asked.filter(({ wish }) => !fills.some((fill) => fill.wish === wish))
  return [
    ...faults,
    ...findRepetitions(fills, plan),
    ...missing.map(({ wish }) => ({ wish: null, message: `The wish ${wish} has no fill.` })),
  ]
}

function findWrongOrder({ tasks }: FillAnswer): string[] {
  const keys = new Set(tasks.map(({ key }) => key))
  const unknown = tasks.flatMap(({ key, dependsOn }) =>
    dependsOn
      .filter((need) => !keys.has(need))
      .map((need) => `the task ${key} waits for ${need}, which is no task of it.`),
  )
  const cycle = findCycle(tasks.map(({ key, dependsOn }) => ({ id: key, dependsOn, hours: 0 })))
  return [
    ...(keys.size < tasks.length ? ['two tasks have the same key.'] : []),
    ...unknown,
    ...(cycle ? [`these tasks wait for each other: ${cycle.join(' before ')}.`] : []),
  ]
}

const MIN_TASK_HOURS = 0.5
const MAX_TASK_HOURS = 40
/** How far a pessimistic estimate may be from an optimistic one: beyond it nothing is estimated. */
const MAX_SPREAD = 8
/** In hours of the rules, which take every wish of a kind for the same. */
const LEAST_SHARE = 0.1
const MOST_SHARE = 5

function findWrongHours({ tasks, wish }: FillAnswer, plan: Plan): string[] {
  const wrong = tasks.flatMap(({ key, optimistic, mostLikely, pessimistic }) => {
    if (optimistic > mostLikely || mostLikely > pessimistic) return [`the hours of ${key} do not increase.`]
    if (optimistic < MIN_TASK_HOURS || mostLikely > MAX_TASK_HOURS)
      return [`${key} takes ${mostLikely} hours: give ${MIN_TASK_HOURS} to ${MAX_TASK_HOURS}, or cut it in two.`]
    return pessimistic > MAX_SPREAD * optimistic
      ? [`the hours of ${key} reach from ${optimistic} to ${pessimistic}: say what is not known as a question.`]
      : []
  })
  const requirement = plan.requirements.find((one) => one.wish === wish)
  const usual = tasksOf(plan, requirement?.id ?? '').reduce((sum, { estimate }) => sum + expectedHours(estimate), 0)
  const total = tasks.reduce((sum, task) => sum + expectedHours(task), 0)
  const [least, most] = [Math.round(usual * LEAST_SHARE), Math.round(usual * MOST_SHARE)]
  const isOutside = usual > 0 && (total < least || total > most)
  return [
    ...wrong,
    ...(isOutside ? [`it takes ${Math.round(total)} hours; such wishes take ${least} to ${most}.`] : []),
  ]
}

/** Easy Approach to Requirements Syntax, in the languages that ideas come in: a trigger or the system, and what it must do. */
const TRIGGERS =
  /^(?:when|whenever|if|while|where|the system|wenn|falls|sobald|solange|wo|das system|cuando|si|mientras|donde|el sistema|quand|lorsque|si|tant que|là où|le système|quando|se|mentre|enquanto|il sistema|o sistema|wanneer|als|zolang|het systeem)(?!\p{L})/iu
const OBLIGATION = /(?<!\p{L})(?:shall|muss|soll|debe|deberá|doit|deve|moet)(?!\p{L})/iu

function findUntestable({ criteria, limits, statement }: FillAnswer, language: Plan['language']): string[] {
  const loose = criteria.filter((text) => !TRIGGERS.test(text) || !OBLIGATION.test(text))
  const vague = language === 'en' ? [statement, ...limits, ...criteria].flatMap(findVagueWords) : []
  return [
    ...loose.map((text) => `the criterion “${text}” is not in the form WHEN … THE SYSTEM SHALL ….`),
    ...vague.map((word) => `“${word}” cannot be tested: say how much in numbers.`),
  ]
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function findRepetitions(fills: FillAnswer[], plan: Plan): FillProblem[] {
  const filled = new Set(fills.map(({ wish }) => wish))
  const others = plan.requirements.filter(({ wish }) => wish === null || !filled.has(wish))
  const said = new Map(others.map(({ id, statement }) => [normalize(statement), id]))
  const wishes = new Set<string>()
  return fills.flatMap(({ wish, statement, tasks }) => {
    const own = [statement, ...tasks.map(({ title }) => title)].map((text) => ({ text, words: normalize(text) }))
    const repeated = own.flatMap(({ text, words }) => {
      const earlier = said.get(words)
      said.set(words, wish)
      return earlier === undefined ? [] : [{ wish, message: `${wish}: “${text}” is said by ${earlier} too.` }]
    })
    const isTwice = wishes.has(wish)
    wishes.add(wish)
    return [...repeated, ...(isTwice ? [{ wish, message: `${wish} is filled twice.` }] : [])]
  })
}
