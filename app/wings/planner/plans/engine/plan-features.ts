import type { Brief, Skill } from '../brief-schema'
import type { CapabilityFeature, ProductNouns, TaskTemplate } from '../knowledge/knowledge-schema'
import type { Priority } from '../plan'
import type { ChosenCapability } from './choose-capabilities'
import { findNegatedWords } from './negation'
import { expectedHours } from './pert'
import { findPhrasePositions, stem, tokenize } from './text-matching'

export type PlannedTask = Omit<TaskTemplate, 'after'> & { dependsOn: string[]; expected: number }
export type PlannedFeature = Omit<CapabilityFeature, 'tasks' | 'words'> & {
  capability: string
  priority: Priority
  tasks: PlannedTask[]
  hours: number
}

/** Every feature of the chosen capabilities in the product's own words, with keys that hold across capabilities. */
export function planFeatures(chosen: ChosenCapability[], nouns: ProductNouns, brief: Brief): PlannedFeature[] {
  const screens = skillForScreens(brief)
  const isNamed = createMentionTest(brief.idea)
  const planned = new Set(
    chosen.flatMap(({ module }) =>
      module.features.flatMap(({ tasks }) => tasks.map(({ key }) => `${module.key}/${key}`)),
    ),
  )
  return chosen.flatMap(({ module }) =>
    module.features.map((feature) => {
      const tasks = feature.tasks.map(({ after, ...task }) => ({
        ...task,
        key: `${module.key}/${task.key}`,
        skill: task.skill === 'frontend' ? screens : task.skill,
        title: fillNouns(task.title, nouns),
        build: fillNouns(task.build, nouns),
        test: fillNouns(task.test, nouns),
        dependsOn: after.map((key) => qualifiedKey(key, module.key)).filter((key) => planned.has(key)),
        expected: expectedHours(toEstimate(task.hours)),
      }))
      const hours = tasks.reduce((sum, { expected }) => sum + expected, 0)
      const priority = isNamed(feature.words ?? []) ? 'must' : feature.priority
      const key = `${module.key}/${feature.key}`
      return { ...fillFeatureNouns(feature, nouns), key, capability: module.key, priority, tasks, hours }
    }),
  )
}

/** Who draws screens: a product that runs on phones only needs people who build for phones. */
function skillForScreens({ platforms, productType }: Brief): Skill {
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

/** Whether an idea names one of the words and does not refuse it. */
function createMentionTest(idea: string) {
  const words = tokenize(idea)
  const stems = words.map(stem)
  const denied = findNegatedWords(words)
  return (phrases: string[]) =>
    phrases.some((phrase) => findPhrasePositions(phrase, words, stems).some((at) => !denied[at]))
}

function fillFeatureNouns({ words: _, ...feature }: CapabilityFeature, nouns: ProductNouns) {
  const own = (text: string) => fillNouns(text, nouns)
  const { role, action, benefit } = feature.story
  return {
    ...feature,
    title: capitalize(own(feature.title)),
    shall: own(feature.shall),
    limits: feature.limits.map(own).map(capitalize),
    criteria: feature.criteria.map(own),
    story: { role: own(role), action: own(action), benefit: own(benefit) },
  }
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
