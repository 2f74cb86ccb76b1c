import { z } from 'zod'
import { wishFillSchema } from './wish-fill-schema.ts'

/** Languages in which an idea is read and a plan is written by rules. */
export const PLAN_LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number]

export const MAX_IDEA_LENGTH = 200_000
const MAX_ITEMS = 500

const text = z.string().trim().max(2000, 'Use at most 2,000 characters.')
const id = z.string().min(1).max(20)
const list = <Item extends z.ZodType>(of: Item) => z.array(of).max(MAX_ITEMS)

/** The words of the idea that something was read from, verbatim, and where they stand (UTF-16 offsets); empty and 0 where a person added it. */
const quoted = { quote: z.string().max(5000), start: z.int().min(0), end: z.int().min(0) }
const by = z.enum(['rule', 'ai', 'user'])

/** Who wants to do what, so that …: each becomes a requirement of the first version unless the person moves it. */
export const wishSchema = z.strictObject({
  id,
  /** One sentence in the language of the idea, in the founder's words. */
  text: text.min(1, 'Describe the wish.'),
  /** Empty where the idea does not say. */
  role: text,
  /** What the role does, without the role: "count what goes on the lorry by tapping". */
  action: text,
  /** "so that the stock is right", without "so that"; empty where the idea does not say. */
  benefit: text,
  /** "when the vet treats a cow", "the day before one is due"; empty where there is none. */
  condition: text,
  /** Keys of knowledge/plans/wish-kinds, the best first; empty when none fits. */
  kinds: z.array(z.string().max(80)).max(5),
  release: z.enum(['mvp', 'later']),
  /** What a model wrote about it, once somebody accepted that. */
  fill: wishFillSchema.optional(),
  by,
  ...quoted,
})

/** What the plan must not contain. `terms` are words whose presence in an item breaks it. */
export const exclusionSchema = z.strictObject({
  id,
  text: text.min(1),
  terms: z.array(z.string().max(80)).max(20),
  by,
  ...quoted,
})

const noteSchema = z.strictObject({ text: text.min(1), ...quoted })
/** A role or a thing; `by` where a person added it. */
const nameSchema = noteSchema.extend({ by: z.literal('user').optional() })

export const limitsSchema = z.strictObject({
  team: list(
    z.strictObject({
      role: text,
      people: z.int().min(1).max(1000),
      /** Null where the idea does not say. */
      hoursPerWeek: z.number().min(0).max(168).nullable(),
      ...quoted,
    }),
  ),
  weeks: z.strictObject({ value: z.int().min(1).max(520), ...quoted }).nullable(),
  /** In the idea's words: "before Easter", "1 May". */
  deadline: noteSchema.nullable(),
  budget: z.strictObject({ amount: z.number().min(0), currency: z.string().length(3), ...quoted }).nullable(),
  laws: list(noteSchema),
  languages: list(noteSchema),
  platforms: list(noteSchema),
  residency: noteSchema.nullable(),
})

/** What was read out of an idea: the spine of its plan. */
export const briefReadingSchema = z.strictObject({
  /** Who read the limits, things and contradictions; wishes and exclusions say it for themselves. */
  by: z.enum(['rule', 'ai']).default('rule'),
  language: z.enum(PLAN_LANGUAGES),
  roles: list(nameSchema),
  /** The things that the product is about, singular: "scaffold", "loss list". */
  entities: list(nameSchema),
  wishes: list(wishSchema),
  exclusions: list(exclusionSchema),
  limits: limitsSchema,
  /** Questions that the idea leaves open. */
  unknowns: list(z.strictObject({ id, text: text.min(1), ...quoted })),
  contradictions: list(
    z.strictObject({ id, question: text.min(1), between: z.array(z.strictObject(quoted)).min(1).max(4) }),
  ),
  /** Sentences that became nothing: told as background, or not understood. */
  rest: list(z.strictObject({ kind: z.enum(['background', 'unclear']), ...quoted })),
})

export type BriefReading = z.infer<typeof briefReadingSchema>
export type Wish = BriefReading['wishes'][number]
export type Exclusion = BriefReading['exclusions'][number]
