import type { BriefReading } from '../brief/brief-reading-schema'
import { readBrief } from '../brief/read-brief'
import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import { PLAN_MESSAGES } from '../messages/plan-messages'
import { chooseCapabilities, isExcluded } from './choose-capabilities'
import { createExclusionCheck } from './exclusion-check'
import { fillWishWords, findWishWords, shortenAtWord } from './wish-words'

const MAX_QUESTIONS = 5
const MAX_QUOTE_LENGTH = 160

/** `recommended` is the key of an option. */
export interface EngineQuestion {
  key: string
  question: string
  why: string
  options: { key: string; label: string; means: string }[]
  recommended: string
}

/** The questions that are asked before planning, at most five, those that change the plan most first. */
export const selectClarifyingQuestions = (brief: Brief, knowledge: KnowledgeBase = KNOWLEDGE_BASE) =>
  listQuestions(brief, knowledge).slice(0, MAX_QUESTIONS)

/**
 * Everything to ask about an idea: what it says twice and differently, what happens at the edges of each wish, and then
 * what products of the kind must know. What was answered, or what the idea says, is not asked.
 */
export function listQuestions(brief: Brief, knowledge: KnowledgeBase = KNOWLEDGE_BASE): EngineQuestion[] {
  const reading = brief.reading ?? readBrief(brief.idea, knowledge.wishKinds)
  const answered = new Set(brief.answers.map(({ question }) => question))
  const all = [
    ...contradictionQuestions(reading),
    ...wishQuestions(reading, knowledge),
    ...productQuestions({ ...brief, reading }, knowledge),
  ]
  return all.filter(({ key }) => !answered.has(key))
}

function contradictionQuestions({ contradictions, language }: BriefReading): EngineQuestion[] {
  const messages = PLAN_MESSAGES[language]
  return contradictions.map(({ id, question, between }) => {
    const sides = between.map(({ quote }, index) => ({
      key: `${index + 1}`,
      label: messages.contradictionOption(shortenAtWord(quote, MAX_QUOTE_LENGTH)),
      means: '',
    }))
    const options = [...sides, { key: 'both', label: messages.contradictionBoth, means: '' }]
    return { key: `contradiction/${id}`, question, why: messages.contradictionWhy, options, recommended: 'both' }
  })
}

/** One for each wish; wishes of the same kind take turns with its questions. */
function wishQuestions(reading: BriefReading, knowledge: KnowledgeBase): EngineQuestion[] {
  const { language } = reading
  const check = createExclusionCheck(reading, knowledge.wishKinds)
  const turns = new Map<string, number>()
  return reading.wishes
    .filter(({ release }) => release === 'mvp')
    .flatMap((wish) => {
      const kind = knowledge.wishKinds.find(({ key }) => key === wish.kinds[0]) ?? knowledge.unknownKind
      const questions = kind.questions.filter(({ question }) => !check.breaks(question[language]))
      const turn = turns.get(kind.key) ?? 0
      turns.set(kind.key, turn + 1)
      const template = questions[turn]
      if (!template) return []
      const words = findWishWords(wish, reading)
      const own = (text: Record<typeof language, string>) => fillWishWords(text[language], words)
      return [
        {
          key: `wish/${wish.id}/${kind.key}/${template.key}`,
          question: own(template.question),
          why: own(template.why),
          options: template.options.map((option, index) => ({ key: `${index + 1}`, label: own(option), means: '' })),
          recommended: '1',
        },
      ]
    })
}

/** Of the kind of product, which the knowledge base has in English only. */
function productQuestions(brief: Brief & { reading: BriefReading }, knowledge: KnowledgeBase): EngineQuestion[] {
  if (brief.reading.language !== 'en' || brief.productType === null) return []
  const { productType, compliance, reading } = brief
  const wanted = new Set(
    chooseCapabilities({ ...brief, answers: [] }, knowledge).chosen.map(({ module }) => module.key),
  )
  const isSaid = (key: string) => {
    const module = knowledge.capabilities.find((one) => one.key === key)
    if (key === 'localization' && reading.limits.languages.length > 0) return true
    if (key === 'data-rights' && reading.limits.laws.length > 0) return true
    return wanted.has(key) || (module !== undefined && isExcluded(module, brief))
  }
  return knowledge.questions
    .filter(({ types }) => types === 'all' || types.includes(productType))
    .filter(({ settledBy }) => !settledBy.some(isSaid))
    .filter(({ onlyWith }) => onlyWith.every((key) => wanted.has(key)))
    .filter(({ settledByRule }) => !compliance.some((rule) => settledByRule.includes(rule)))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key, question, why, options, recommended }) => ({
      key,
      question,
      why,
      options: options.map(({ key, label, means }) => ({ key, label, means })),
      recommended,
    }))
}
