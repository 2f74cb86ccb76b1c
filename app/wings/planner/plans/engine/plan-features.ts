import type { Brief } from '../brief-schema'
import type { CapabilityFeature, ProductNouns, TaskTemplate } from '../knowledge/knowledge-schema'
import type { Priority } from '../plan'
import type { Skill } from '../skills'
import type { ChosenCapability } from './choose-capabilities'
import { expectedHours } from './pert'
import { capitalize } from './wish-words'

export type PlannedTask = Pick<TaskTemplate, 'key' | 'title' | 'skill' | 'hours' | 'build' | 'test'> & {
  dependsOn: string[]
  expected: number
}

/** One thing that the product does, whatever it comes from: a requirement, a story and the tasks that build it. */
export type PlannedFeature = {
  key: string
  /** The part of the product that it belongs to: its capability and its epic. */
  group: string
  /** Where it comes from, as an origin says it. */
  from: string
  /** The wish that it fulfills; null: the person asks for it, or wishes need it. */
  wish: string | null
  /** Why it is in the plan. */
  reason: string
  /** The rules never cut it: it was wished for, or a wish needs it. */
  isFixed: boolean
  title: string
  statement: string
  priority: Priority
  limits: string[]
  criteria: string[]
  story: { role: string; action: string; benefit: string }
  tasks: PlannedTask[]
  hours: number
}

export const sumTaskHours = (tasks: PlannedTask[]) => tasks.reduce((sum, { expected }) => sum + expected, 0)

/** Every feature of the chosen capabilities in the product's own words, with keys that hold across capabilities. */
export function planCapabilityFeatures(
  chosen: ChosenCapability[],
  nouns: ProductNouns,
  brief: Pick<Brief, 'platforms' | 'productType'>,
): PlannedFeature[] {
  const planned = new Set(
    chosen.flatMap(({ module }) =>
      module.features.flatMap(({ tasks }) => tasks.map(({ key }) => `${module.key}/${key}`)),
    ),
  )
  return chosen.flatMap(({ module, why }) =>
    module.features.map((feature) => {
      const tasks = planCapabilityTasks(module.key, feature, nouns, brief).map((task) => ({
        ...task,
        dependsOn: task.dependsOn.filter((key) => planned.has(key)),
      }))
      const { title, shall, limits, criteria, story } = fillFeatureNouns(feature, nouns)
      return {
        key: `${module.key}/${feature.key}`,
        group: module.key,
        from: `capability:${module.key}`,
        wish: null,
        reason: why,
        isFixed: false,
        title,
        statement: `The product shall ${shall}.`,
        priority: feature.priority,
        limits,
        criteria,
        story,
        tasks,
        hours: sumTaskHours(tasks),
      }
    }),
  )
}

/** The tasks of a feature of the knowledge base. */
export function planCapabilityTasks(
  module: string,
  { tasks }: CapabilityFeature,
  nouns: ProductNouns,
  brief: Pick<Brief, 'platforms' | 'productType'>,
): PlannedTask[] {
  return tasks.map(({ after, ...task }) => ({
    ...task,
    key: `${module}/${task.key}`,
    skill: skillFor(task.skill, brief),
    title: fillNouns(task.title, nouns),
    build: fillNouns(task.build, nouns),
    test: fillNouns(task.test, nouns),
    dependsOn: after.map((key) => qualifiedKey(key, module)),
    expected: expectedHours(toEstimate(task.hours)),
  }))
}

/** Who draws screens: a product that runs on phones only needs people who build for phones. */
export function skillFor(skill: Skill, { platforms, productType }: Pick<Brief, 'platforms' | 'productType'>): Skill {
  if (skill !== 'frontend') return skill
  if (productType === 'game') return 'game'
  const isMobile = platforms.some((platform) => platform === 'ios' || platform === 'android')
  const isElsewhere = platforms.some(
    (platform) => platform === 'web' || platform === 'desktop' || platform === 'browser',
  )
  return isMobile && !isElsewhere ? 'mobile' : 'frontend'
}

export const qualifiedKey = (key: string, module: string) => (key.includes('/') ? key : `${module}/${key}`)

export function toEstimate([optimistic, mostLikely, pessimistic]: TaskTemplate['hours']) {
  return { optimistic, mostLikely, pessimistic }
}

/** Puts the product's own nouns where a text of the knowledge base says {item}, {items}, {customer} or {customers}. */
export function fillNouns(text: string, nouns: ProductNouns) {
  return text.replace(/(\b[Aa] )?\{(item|items|customer|customers)\}/g, (_, article = '', noun: keyof ProductNouns) => {
    const word = nouns[noun]
    const isVowel = article !== '' && /^[aeio]/.test(word)
    return isVowel ? `${article.trim()}n ${word}` : `${article}${word}`
  })
}

export function fillFeatureNouns(feature: CapabilityFeature, nouns: ProductNouns) {
  const own = (text: string) => fillNouns(text, nouns)
  const { role, action, benefit } = feature.story
  return {
    title: capitalize(own(feature.title)),
    shall: own(feature.shall),
    limits: feature.limits.map(own).map(capitalize),
    criteria: feature.criteria.map(own),
    story: { role: own(role), action: own(action), benefit: own(benefit) },
  }
}
