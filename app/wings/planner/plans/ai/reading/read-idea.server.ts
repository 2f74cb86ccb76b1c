import type { AiClient } from '~/platform/ai/ai-client.server'
import { AiError } from '~/platform/ai/ai-error'
import type { BriefReading } from '../../brief/brief-reading-schema'
import { readBrief } from '../../brief/read-brief'
import { draftReading } from '../../drafts/draft-to-brief'
import { keepCorrections } from '../../drafts/keep-corrections'
import { KNOWLEDGE_BASE } from '../../knowledge/knowledge-base'
import { promptAiChecked } from '../prompt-ai-checked.server'
import instructions from '../prompts/read-idea.md?raw'
import { answerToReading } from './answer-to-reading'
import { findReadingProblems, type ReadingProblem } from './find-reading-problems'
import { createGrounding } from './grounding'
import { type ReadingAnswer, readingAnswerSchema, withoutItems } from './reading-answer'
import type { DroppedItem, ReadingEvent } from './reading-event'
import { createReadingStream } from './stream-reading'

export interface ReadIdeaArgs {
  idea: string
  /** What the person has corrected so far; null: nothing. */
  corrected: BriefReading | null
  signal: AbortSignal
  /** Hears what is being read. */
  emit: (event: ReadingEvent) => void
}

const MAX_DROPPED = 50

/**
 * Has a model read an idea into the brief; rules check it against the idea. What is wrong twice is left out and named, what
 * is passed over is taken from the rules. No usable answer is a sentence, and the reading of the rules holds.
 */
export async function readIdea(ai: AiClient, { idea, corrected, signal, emit }: ReadIdeaArgs): Promise<ReadingEvent> {
  const rules = readBrief(idea, KNOWLEDGE_BASE.wishKinds)
  const ground = createGrounding(idea, rules.language)
  const findProblems = (answer: ReadingAnswer) => findReadingProblems(answer, { ground, rules })
  try {
    const { value, use } = await promptAiChecked(ai, {
      name: 'plan_idea',
      instructions,
      data: { idea },
      schema: readingAnswerSchema,
      findProblems: (answer) => findProblems(answer).map(({ message }) => message),
      onPartial: createReadingStream(ground.find, rules.language, emit),
      onRejected: (faults) => emit({ type: 'checking', faults }),
      signal,
    })
    const { answer, dropped } = dropProblems(value, findProblems(value))
    const read = answerToReading(answer, ground.find, rules.language)
    if (read.wishes.length === 0 && rules.wishes.length > 0)
      return { type: 'failed', message: `${ai.provider} read no wish that stands in your idea.`, use }
    const kept = corrected ? keepCorrections(read, corrected, rules) : read
    const reading = draftReading({ reading: kept, idea })
    const byRules = [...reading.wishes, ...reading.exclusions].filter(({ by }) => by === 'rule').length
    return { type: 'read', reading, dropped, byRules, use }
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    return { type: 'failed', message: error.message, use: error.usage }
  }
}

/** The answer without what is wrong with it; a role that is not in the idea costs the role alone. */
function dropProblems(answer: ReadingAnswer, faults: ReadingProblem[]) {
  const faulty = new Map<object, DroppedItem>()
  const withoutRole = new Set<object>()
  for (const { item, reason, said } of faults) {
    if (item && reason === 'role') withoutRole.add(item)
    else if (item && !faulty.has(item)) faulty.set(item, { said, reason })
  }
  const kept = withoutItems(answer, new Set(faulty.keys()))
  const wishes = kept.wishes.map((wish) => (withoutRole.has(wish) ? { ...wish, role: '' } : wish))
  return { answer: { ...kept, wishes }, dropped: [...faulty.values()].slice(0, MAX_DROPPED) }
}
