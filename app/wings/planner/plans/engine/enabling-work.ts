import type { Brief } from '../brief-schema'
import type { EnablingWork } from '../knowledge/knowledge-schema'
import { isExcluded } from './choose-capabilities'
import { expectedHours } from './pert'
import { type PlannedFeature, skillFor, sumTaskHours, toEstimate } from './plan-features'
import { type PlannedWish, type WishPlanning, waitFor } from './plan-wishes'
import { shortenAtWord } from './wish-words'

export const ENABLING_GROUP = 'enabling'
const MAX_NAMED_WISHES = 3

/** Kinds of wishes that need to know who somebody is. */
const PERSONAL_KINDS = ['restrict', 'sign', 'confirm', 'assign', 'review', 'message']

/** What wishes need technically, as few items, each with the wishes or the limit that it is for. */
export function planEnablingWork(wishes: PlannedWish[], planning: WishPlanning, chosen: string[]): PlannedFeature[] {
  return planning.knowledge.enabling.flatMap((work) => {
    const reason = findReason(work.key, wishes, planning)
    if (reason === null || chosen.includes(work.insteadOf)) return []
    const feature = planEnabling(work, reason, planning)
    return feature.tasks.length === 0 ? [] : [feature]
  })
}

/** Why this work is needed; null when it is not. */
function findReason(key: EnablingWork['key'], wishes: PlannedWish[], planning: WishPlanning) {
  const { messages, reading, brief } = planning
  if (wishes.length === 0) return null
  const { laws, languages } = reading.limits
  if (key === 'foundation') return messages.groundworkForAll
  if (key === 'languages')
    return languages.length < 2 ? null : messages.groundworkForLimit(languages.map(({ text }) => text).join(', '))
  if (key === 'rules')
    return laws.length === 0 ? null : messages.groundworkForLimit(laws.map(({ text }) => text).join(', '))
  const served = wishes.filter(({ wish }) => needsIdentity(wish.kinds, wish.role, reading.roles.length))
  const isRestricted = wishes.some(({ wish }) => wish.kinds.includes('restrict'))
  if (served.length === 0 || (!isRestricted && excludesAccounts(brief, planning))) return null
  return messages.groundworkFor(served.slice(0, MAX_NAMED_WISHES).map(({ wish }) => shortenAtWord(wish.text, 120)))
}

const needsIdentity = (kinds: string[], role: string, roles: number) =>
  kinds.includes('restrict') || (roles > 1 && role !== '' && kinds.some((kind) => PERSONAL_KINDS.includes(kind)))

function excludesAccounts(brief: Brief, { knowledge, reading }: WishPlanning) {
  const accounts = knowledge.capabilities.find(({ key }) => key === 'accounts')
  return accounts !== undefined && isExcluded(accounts, { ...brief, reading })
}

function planEnabling(work: EnablingWork, reason: string, { reading, brief, check }: WishPlanning): PlannedFeature {
  const { language, limits, roles } = reading
  const names = (list: { text: string }[]) => list.map(({ text }) => text).join(', ')
  const words: Record<string, string> = {
    laws: names(limits.laws),
    languages: names(limits.languages),
    roles: names(roles),
  }
  const own = (text: Record<typeof language, string>) =>
    text[language].replace(/\{(\w+)\}/g, (_, name) => words[name] ?? '')
  const key = `enabling/${work.key}`
  const allowed = check.keepAllowed(
    work.tasks,
    (task) => [task.title[language], task.build[language], task.test[language]].join('\n'),
    (task) => own(task.title),
  )
  const present = new Set(allowed.map((task) => task.key))
  const tasks = allowed.map((task) => ({
    key: `${key}/${task.key}`,
    title: own(task.title),
    skill: skillFor(task.skill, brief),
    hours: task.hours,
    build: own(task.build),
    test: own(task.test),
    dependsOn: task.after.filter((need) => present.has(need)).map((need) => `${key}/${need}`),
    expected: expectedHours(toEstimate(task.hours)),
  }))
  const [first = '', ...criteria] = work.criteria.map(own)
  return {
    key,
    group: ENABLING_GROUP,
    from: key,
    wish: null,
    reason,
    isFixed: true,
    title: own(work.title),
    statement: own(work.statement),
    priority: 'must',
    limits: [first],
    criteria,
    story: { role: own(work.story.role), action: own(work.story.action), benefit: own(work.story.benefit) },
    tasks,
    hours: sumTaskHours(tasks),
  }
}

/** Lets every wish begin after the first task of what all of them run on. */
export function waitForFoundation(features: PlannedFeature[], enabling: PlannedFeature[]): PlannedFeature[] {
  const first = enabling.find(({ key }) => key === 'enabling/foundation')?.tasks[0]
  if (!first) return features
  return features.map((feature) =>
    feature.tasks.some(({ key }) => key === first.key) ? feature : waitFor(feature, first.key),
  )
}
