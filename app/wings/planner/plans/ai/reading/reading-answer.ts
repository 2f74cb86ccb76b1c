import { z } from 'zod'

/*
 * What a model says about an idea. Lengths are not checked here: one text that is too long must not cost the whole answer.
 * What cannot be used is found by find-reading-problems.ts.
 */
const quote = z.string()
const note = z.strictObject({ quote, text: z.string() })

export const readingAnswerSchema = z.strictObject({
  wishes: z.array(
    z.strictObject({
      quote,
      text: z.string(),
      role: z.string(),
      action: z.string(),
      benefit: z.string(),
      condition: z.string(),
      release: z.enum(['mvp', 'later']),
    }),
  ),
  exclusions: z.array(z.strictObject({ quote, text: z.string(), terms: z.array(z.string()) })),
  limits: z.strictObject({
    team: z.array(z.strictObject({ quote, role: z.string(), people: z.number(), hoursPerWeek: z.number().nullable() })),
    weeks: z.strictObject({ quote, value: z.number() }).nullable(),
    deadline: note.nullable(),
    budget: z.strictObject({ quote, amount: z.number(), currency: z.string() }).nullable(),
    laws: z.array(note),
    languages: z.array(note),
    platforms: z.array(note),
    residency: note.nullable(),
  }),
  things: z.array(note),
  questions: z.array(note),
  contradictions: z.array(z.strictObject({ question: z.string(), quotes: z.array(quote) })),
  background: z.array(z.strictObject({ quote, why: z.string() })),
})

export type ReadingAnswer = z.infer<typeof readingAnswerSchema>
export type WishAnswer = ReadingAnswer['wishes'][number]
export type ExclusionAnswer = ReadingAnswer['exclusions'][number]
type LimitAnswers = ReadingAnswer['limits']

/** Everything in an answer that cites one passage. */
export function listCitedItems({ wishes, exclusions, limits, things, questions, background }: ReadingAnswer) {
  const named = [...wishes, ...exclusions, ...things, ...background, ...questions.filter(({ quote }) => quote !== '')]
  return [...named, ...listLimitAnswers(limits)]
}

export const listLimitAnswers = ({ team, laws, languages, platforms, ...single }: LimitAnswers) => [
  ...team,
  ...laws,
  ...languages,
  ...platforms,
  ...Object.values(single).filter((one) => one !== null),
]

/** The answer without these items of it. */
export function withoutItems(answer: ReadingAnswer, faulty: ReadonlySet<unknown>): ReadingAnswer {
  const kept = <Item>(items: Item[]) => items.filter((item) => !faulty.has(item))
  const unlessFaulty = <Item>(item: Item | null) => (faulty.has(item) ? null : item)
  const { limits } = answer
  return {
    wishes: kept(answer.wishes),
    exclusions: kept(answer.exclusions),
    limits: {
      team: kept(limits.team),
      weeks: unlessFaulty(limits.weeks),
      deadline: unlessFaulty(limits.deadline),
      budget: unlessFaulty(limits.budget),
      laws: kept(limits.laws),
      languages: kept(limits.languages),
      platforms: kept(limits.platforms),
      residency: unlessFaulty(limits.residency),
    },
    things: kept(answer.things),
    questions: kept(answer.questions),
    contradictions: kept(answer.contradictions),
    background: kept(answer.background),
  }
}
