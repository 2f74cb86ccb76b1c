import type { BriefReading, Wish } from '../brief/brief-reading-schema'
import type { Brief } from '../brief-schema'
import type { KnowledgeBase } from '../knowledge/knowledge-base'
import type { WishKind } from '../knowledge/knowledge-schema'
import type { PlanMessages } from '../messages/en'
import type { ExclusionCheck } from './exclusion-check'
import { featureOfFill, usableFill } from './fill-wish'
import { type FeatureMatch, findMatchingFeature } from './match-feature'
import { expectedHours } from './pert'
import {
  fillFeatureNouns,
  type PlannedFeature,
  type PlannedTask,
  planCapabilityTasks,
  skillFor,
  sumTaskHours,
  toEstimate,
} from './plan-features'
import { toKey } from './planning-context'
import {
  fillWishWords,
  findThings,
  findWishWords,
  toSentence,
  type WishWords,
  wholeAction,
  wishTitle,
  withoutFullStop,
} from './wish-words'

/** Of a second kind only what the first one does not do: a wish must stay small enough to be shipped by itself. */
const MAX_KINDS = 2
const MAX_CRITERIA = 5
const MAX_KEY_LENGTH = 80

export type WishPlanning = {
  brief: Brief
  reading: BriefReading
  knowledge: KnowledgeBase
  messages: PlanMessages
  check: ExclusionCheck
}

/** A wish with what it is planned from. */
export type PlannedWish = {
  wish: Wish
  key: string
  words: WishWords
  /** The things of the idea that it names, in its order. */
  things: string[]
  kinds: WishKind[]
  match: FeatureMatch | null
  feature: PlannedFeature
}

/** Each wish as a requirement with its story and tasks, in the order of the brief. */
export function planWishes(planning: WishPlanning): PlannedWish[] {
  const { reading, knowledge } = planning
  const keyOf = createKeys()
  const planned = reading.wishes.map((wish) => {
    const key = keyOf(wish)
    const things = findThings(wish, reading)
    const words = findWishWords(wish, reading, things)
    const kinds = wish.kinds.flatMap((kind) => knowledge.wishKinds.filter((known) => known.key === kind))
    const match = reading.language === 'en' ? findMatchingFeature(wish, knowledge.capabilities) : null
    return { wish, key, words, things, kinds: kinds.slice(0, MAX_KINDS), match }
  })
  const features = planned.map((one) => ({ ...one, feature: planWish(one, planning) }))
  return connectWishes(features)
}

/** What a wish is about survives another reading of the idea: the words that it came from. */
function createKeys() {
  const used = new Set<string>()
  return ({ quote, text, id }: Wish) => {
    const names = [quote, text].map((said) => toKey(said).slice(0, MAX_KEY_LENGTH)).filter((name) => name.length > 3)
    const free = [...names, `${names[0] ?? ''}-${id.toLowerCase()}`].find((name) => !used.has(name)) ?? id
    used.add(free)
    return `wish/${free}`
  }
}

type WishParts = { limits: string[]; criteria: string[]; tasks: PlannedTask[]; from: string }

/** By a module that means the same, else as a model filled it, else by the kinds of the wish. */
function planWish(one: Omit<PlannedWish, 'feature'>, planning: WishPlanning): PlannedFeature {
  const { wish, key } = one
  const { messages } = planning
  const fill = one.match ? null : usableFill(wish, planning.check)
  const content = fill
    ? featureOfFill(fill, key, planning.brief)
    : {
        title: wishTitle(wish),
        statement: toSentence(messages.statement(wish.text)),
        story: { role: wish.role || messages.aUser, action: wholeAction(wish), benefit: withoutFullStop(wish.benefit) },
        ...findWishParts(one, planning),
      }
  return {
    key,
    group: groupOfWish(wish),
    wish: wish.id,
    reason: wish.quote === '' ? messages.ownWish : messages.yourWish(toSentence(wish.quote).replace(/\.$/, '')),
    isFixed: true,
    priority: 'must',
    hours: sumTaskHours(content.tasks),
    ...content,
  }
}

export const groupOfWish = ({ role }: Wish) => `role/${toKey(role) || 'everybody'}`

/** From a module that means the same, else from the kinds of the wish, else in the founder's own words. */
function findWishParts(one: Omit<PlannedWish, 'feature'>, planning: WishPlanning): WishParts {
  const ways = [() => partsOfFeature(one, planning), () => partsOfKinds(one, one.kinds, planning)]
  for (const way of ways) {
    const parts = way()
    if (parts && parts.tasks.length > 0 && parts.criteria.length > 0 && parts.limits.length > 0) return parts
  }
  return partsOfKinds(one, [planning.knowledge.unknownKind], planning)
}

function partsOfFeature({ match, key, words }: Omit<PlannedWish, 'feature'>, planning: WishPlanning): WishParts | null {
  if (!match || planning.check.breaks(JSON.stringify(match.feature))) return null
  const { thing, role } = words
  const nouns = { item: thing, items: thing, customer: role, customers: role }
  const { limits, criteria } = fillFeatureNouns(match.feature, nouns)
  const own = new Map(match.feature.tasks.map((task) => [`${match.module.key}/${task.key}`, `${key}/${task.key}`]))
  const tasks = planCapabilityTasks(match.module.key, match.feature, nouns, planning.brief).map((task) => ({
    ...task,
    key: own.get(task.key) ?? task.key,
    title: `${task.title}: “${words.action}”`,
    dependsOn: task.dependsOn.flatMap((need) => own.get(need) ?? []),
  }))
  return { limits, criteria, tasks, from: `capability:${match.module.key}` }
}

function partsOfKinds(
  { key, words }: Omit<PlannedWish, 'feature'>,
  kinds: WishKind[],
  { reading: { language }, brief, check }: WishPlanning,
): WishParts {
  const own = (text: Record<typeof language, string>) => fillWishWords(text[language], words)
  const criteria = kinds.flatMap((kind, index) => kind.criteria.slice(0, index === 0 ? undefined : 2))
  const allowed = check.keepAllowed(criteria, (text) => text[language], own).map(own)
  const tasks = check.keepAllowed(
    chooseTasks(kinds),
    ({ task }) => [task.title[language], task.build[language], task.test[language]].join('\n'),
    ({ task }) => own(task.title),
  )
  const present = new Set(tasks.map(({ kind, task }) => `${kind}/${task.key}`))
  return {
    limits: allowed.slice(0, 1),
    criteria: allowed.slice(1, MAX_CRITERIA),
    from: `wish-kind:${kinds[0]?.key ?? 'unknown'}`,
    tasks: tasks.map(({ kind, task }) => ({
      key: `${key}/${kind}/${task.key}`,
      title: own(task.title),
      skill: skillFor(task.skill, brief),
      hours: task.hours,
      build: own(task.build),
      test: own(task.test),
      dependsOn: task.after.filter((need) => present.has(`${kind}/${need}`)).map((need) => `${key}/${kind}/${need}`),
      expected: expectedHours(toEstimate(task.hours)),
    })),
  }
}

type KindTask = { kind: string; task: WishKind['tasks'][number] }

function chooseTasks([first, ...others]: WishKind[]): KindTask[] {
  if (!first) return []
  const own = first.tasks.map((task) => ({ kind: first.key, task }))
  const done = new Set(first.tasks.map(({ part }) => part))
  const more = others.flatMap((kind) =>
    kind.tasks.filter(({ part }) => !done.has(part)).map((task) => ({ kind: kind.key, task })),
  )
  return [...own, ...more]
}

/** Kinds whose work brings a thing into the product: what is done with the thing waits for it. */
const PRODUCING_KINDS = ['register', 'record', 'import', 'scan', 'count', 'document', 'attach', 'integrate']

/** Lets what is done with a thing wait for the wish by which the thing gets there, in the order of the brief. */
function connectWishes(wishes: PlannedWish[]): PlannedWish[] {
  const producers = new Map<string, PlannedWish>()
  for (const one of wishes) {
    const [thing] = one.things
    if (thing && !producers.has(thing) && one.kinds.some(({ key }) => PRODUCING_KINDS.includes(key)))
      producers.set(thing, one)
  }
  const producing = new Set(producers.values())
  return wishes.map((one) => {
    const [thing] = one.things
    const before = thing && !producing.has(one) ? producers.get(thing)?.feature.tasks[0] : undefined
    return before ? { ...one, feature: waitFor(one.feature, before.key) } : one
  })
}

/** The feature with its first tasks waiting for another one. */
export function waitFor(feature: PlannedFeature, taskKey: string): PlannedFeature {
  const own = new Set(feature.tasks.map(({ key }) => key))
  const tasks = feature.tasks.map((task) =>
    task.dependsOn.some((need) => own.has(need)) ? task : { ...task, dependsOn: [...task.dependsOn, taskKey] },
  )
  return { ...feature, tasks }
}
