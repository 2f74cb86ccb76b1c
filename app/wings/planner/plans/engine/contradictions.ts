import type { PlanningContext } from './planning-context'
import { shortenAtWord } from './wish-words'

const MAX_QUOTE_LENGTH = 160

/** Contradictions of the idea, and wishes that meet what it excludes, each with what to do about it. */
export function shortContradictions({ reading, messages }: PlanningContext) {
  const read = reading.contradictions.map(({ id, question }) => ({
    between: [id, 'brief'],
    reason: question,
    advice: messages.contradictionAdvice,
  }))
  const met = reading.exclusions.flatMap((exclusion) =>
    reading.wishes
      .filter((wish) => meetsExclusion(wish.text, exclusion.terms))
      .map((wish) => ({
        between: [wish.id, exclusion.id],
        reason: messages.excludedWish(short(wish.text), short(exclusion.text)),
        advice: messages.contradictionAdvice,
      })),
  )
  return [...read, ...met]
}

/** One word may be shared by chance ("valve"); all of them are not. */
function meetsExclusion(text: string, terms: string[]) {
  const said = text.toLowerCase()
  return terms.length > 1 && terms.every((term) => said.includes(term.toLowerCase()))
}

const short = (text: string) => shortenAtWord(text, MAX_QUOTE_LENGTH)
