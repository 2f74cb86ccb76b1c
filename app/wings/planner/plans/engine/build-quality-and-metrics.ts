import type { QualityTemplate } from '../knowledge/knowledge-schema'
import type { Plan } from '../plan'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext, toKey, wishesInFirstVersion } from './planning-context'
import { fillWishWords, toSentence, withoutFullStop } from './wish-words'

const MAX_METRICS = 8

/** The limits of the idea as qualities, what the product is not, and how success is measured. */
export function buildQualityAndMetrics(planning: PlanningContext): Pick<Plan, 'qualities' | 'nonGoals' | 'metrics'> {
  const { chosen, knowledge, brief, nouns } = planning
  const own = (text: string) => fillNouns(text, nouns)
  const quality = (source: string) => (module: QualityTemplate) => ({
    ...createItemBase(planning, 'qualities', `${source}/${module.key}`, source),
    title: module.title,
    target: own(module.target),
    method: own(module.method),
  })
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  return {
    qualities: [
      ...qualitiesOfLimits(planning).map(quality('brief:limits')),
      ...chosen.flatMap(({ module }) => module.qualities.map(quality(`capability:${module.key}`))),
      ...rules.flatMap((rule) => rule.qualities.map(quality(`compliance:${rule.key}`))),
    ],
    nonGoals: buildNonGoals(planning),
    metrics: buildMetrics(planning),
  }
}

/** What the idea says of platforms, languages, laws and places holds for every story. */
function qualitiesOfLimits({ reading: { limits }, messages }: PlanningContext): QualityTemplate[] {
  const named = (list: { text: string }[]) => list.map(({ text }) => text).join(', ')
  const all = [
    {
      key: 'platforms',
      title: messages.qualityPlatforms,
      said: named(limits.platforms),
      method: messages.qualityPlatformsMethod,
    },
    {
      key: 'languages',
      title: messages.qualityLanguages,
      said: named(limits.languages),
      method: messages.qualityLanguagesMethod,
    },
    { key: 'laws', title: messages.qualityLaws, said: named(limits.laws), method: messages.qualityLawsMethod },
    {
      key: 'residency',
      title: messages.qualityResidency,
      said: limits.residency?.text ?? '',
      method: messages.qualityResidencyMethod,
    },
  ]
  return all.flatMap(({ said, ...one }) => (said === '' ? [] : [{ ...one, target: toSentence(said) }]))
}

function buildNonGoals(planning: PlanningContext): Plan['nonGoals'] {
  const { reading, messages } = planning
  return reading.exclusions.map(({ text, quote }) => ({
    ...createItemBase(planning, 'nonGoals', toKey(text) || text, 'brief:exclusions'),
    text: withoutFullStop(text),
    reason: quote === '' ? messages.exclusionAdded : messages.exclusionReason(withoutFullStop(quote)),
  }))
}

/** One for each kind of wish, about the first wish of the kind. */
function buildMetrics(planning: PlanningContext): Plan['metrics'] {
  const { knowledge, reading, check } = planning
  const { language } = reading
  const measured = new Set<string>()
  return wishesInFirstVersion(planning)
    .flatMap(({ key, kinds, words }) => {
      const kind = kinds[0] ?? knowledge.unknownKind
      if (measured.has(kind.key)) return []
      measured.add(kind.key)
      return kind.measures
        .filter(({ title, target }) => !check.breaks(`${title[language]}\n${target[language]}`))
        .map((measure) => ({
          ...createItemBase(planning, 'metrics', `${key}/${measure.key}`, `wish-kind:${kind.key}`),
          name: fillWishWords(measure.title[language], words),
          kind: 'metric' as const,
          target: withoutFullStop(fillWishWords(measure.target[language], words)),
          why: fillWishWords(measure.method[language], words),
        }))
    })
    .slice(0, MAX_METRICS)
}
