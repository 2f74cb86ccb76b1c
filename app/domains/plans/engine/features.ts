import type { Brief, Skill } from '../brief-schema'
import type { Nouns } from '../knowledge/archetype'
import type { Feature, TaskModule } from '../knowledge/capability'
import type { Priority } from '../plan'
import type { Chosen } from './choose-capabilities'
import { deniedWords } from './negation'
import { expectedHours } from './pert'
import { placesOf, stem, tokens } from './word-forms'

export type PlannedTask = Omit<TaskModule, 'after'> & { dependsOn: string[]; expected: number }
export type PlannedFeature = Omit<Feature, 'tasks' | 'words'> & {
  capability: string
  priority: Priority
  tasks: PlannedTask[]
  hours: number
}

/** Every feature of the chosen capabilities in the product's own words, with keys that hold across capabilities. */
export function featuresOf(chosen: Chosen[], nouns: Nouns, brief: Brief): PlannedFeature[] {
  const screens = skillForScreens(brief)
  const isNamed = namedIn(brief.idea)
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
        title: withNouns(task.title, nouns),
        build: withNouns(task.build, nouns),
        test: withNouns(task.test, nouns),
        dependsOn: after.map((key) => fullKey(key, module.key)).filter((key) => planned.has(key)),
        expected: expectedHours(estimateOf(task.hours)),
      }))
      const hours = tasks.reduce((sum, { expected }) => sum + expected, 0)
      const priority = isNamed(feature.words ?? []) ? 'must' : feature.priority
      const key = `${module.key}/${feature.key}`
      return { ...inWordsOf(feature, nouns), key, capability: module.key, priority, tasks, hours }
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

export const fullKey = (key: string, module: string) => (key.includes('/') ? key : `${module}/${key}`)

export function estimateOf([optimistic, mostLikely, pessimistic]: TaskModule['hours']) {
  return { optimistic, mostLikely, pessimistic }
}

/** Puts the product's own nouns where a text of the knowledge base says {item}, {items}, {customer} or {customers}. */
export function withNouns(text: string, nouns: Nouns) {
  return text.replace(/(\b[Aa] )?\{(item|items|customer|customers)\}/g, (_, article = '', noun: keyof Nouns) => {
    const word = nouns[noun]
    const isVowel = article !== '' && /^[aeio]/.test(word)
    return isVowel ? `${article.trim()}n ${word}` : `${article}${word}`
  })
}

/** Whether an idea names one of the words and does not refuse it. */
function namedIn(idea: string) {
  const words = tokens(idea)
  const stems = words.map(stem)
  const denied = deniedWords(words)
  return (phrases: string[]) => phrases.some((phrase) => placesOf(phrase, words, stems).some((at) => !denied[at]))
}

function inWordsOf({ words: _, ...feature }: Feature, nouns: Nouns) {
  const own = (text: string) => withNouns(text, nouns)
  const { role, action, benefit } = feature.story
  return {
    ...feature,
    title: capital(own(feature.title)),
    shall: own(feature.shall),
    limits: feature.limits.map(own).map(capital),
    criteria: feature.criteria.map(own),
    story: { role: own(role), action: own(action), benefit: own(benefit) },
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
