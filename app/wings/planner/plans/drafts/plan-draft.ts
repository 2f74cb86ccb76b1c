import { z } from 'zod'
import { newUuid } from '~/platform/database/new-uuid'
import { requiredTitleField, singleLineField } from '~/platform/forms/title-field'
import { briefReadingSchema, MAX_IDEA_LENGTH } from '../brief/brief-reading-schema'
import { briefSchema, PRODUCT_TYPES } from '../brief-schema'

const MAX_KEYS = 200
const key = z.string().min(1).max(200)
const keys = z.array(key).max(MAX_KEYS)

/**
 * A plan that is being started: what the person said, and nothing that can be read out of it. Null stands for "as the idea
 * suggests". It lives in the browser until the plan is created, and goes to the server whole with every question.
 */
export const planDraftSchema = z.strictObject({
  /** Becomes the id of the plan, so that creating it twice gives one. */
  id: z.uuid(),
  /** Empty: taken from the idea. */
  title: singleLineField(),
  idea: briefSchema.shape.idea,
  audience: briefSchema.shape.audience,
  /** What was read out of the idea, as the person corrected it. */
  reading: briefReadingSchema.nullable(),
  productType: z.enum([...PRODUCT_TYPES, 'none']).nullable(),
  platforms: briefSchema.shape.platforms.nullable(),
  /** Capabilities that the person asks for. */
  added: keys,
  team: briefSchema.shape.team.nullable(),
  weeks: briefSchema.shape.weeks.nullable(),
  budget: briefSchema.shape.budget,
  /** Null: the currency of the idea. */
  currency: briefSchema.shape.currency.unwrap().nullable(),
  compliance: briefSchema.shape.compliance,
  answers: z.array(z.strictObject({ question: key, option: key })).max(20),
  /** Questions that were not answered on purpose. */
  skipped: keys,
  /** What goes into the first version and what waits, by the key of the requirement. */
  decisions: z.array(z.strictObject({ key, decision: z.enum(['in', 'out']) })).max(500),
  /** Titles in the person's own words, by "requirements", "epics" or "tasks" and the key of the item. */
  titles: z
    .array(
      z.strictObject({
        of: z.enum(['requirements', 'epics', 'tasks']),
        key,
        title: requiredTitleField('Enter a title.'),
      }),
    )
    .max(500),
})

export type PlanDraft = z.infer<typeof planDraftSchema>
export type TitledSection = PlanDraft['titles'][number]['of']

/** While the idea is being written: only what the reading, the limits and the questions depend on is checked. */
export const unfinishedDraftSchema = planDraftSchema
  .pick({ reading: true, productType: true, platforms: true, added: true, compliance: true, answers: true })
  .extend({ idea: z.string().max(MAX_IDEA_LENGTH, 'Use at most 200,000 characters.') })

/** What a model reads: the idea as it was typed, because places in it are answered, and what the person corrected before. */
export const readingRequestSchema = unfinishedDraftSchema.pick({ reading: true }).extend({
  idea: unfinishedDraftSchema.shape.idea.refine(
    (idea) => planDraftSchema.shape.idea.safeParse(idea).success,
    'Describe the idea in at least 10 characters.',
  ),
})

export type UnfinishedDraft = z.infer<typeof unfinishedDraftSchema>

/** An idea alone is enough: everything else has a value to begin with. */
export function createEmptyDraft(idea = '', id = newUuid()): PlanDraft {
  return {
    id,
    title: '',
    idea,
    audience: '',
    reading: null,
    productType: null,
    platforms: null,
    added: [],
    team: null,
    weeks: null,
    budget: null,
    currency: null,
    compliance: [],
    answers: [],
    skipped: [],
    decisions: [],
    titles: [],
  }
}

/** Whether somebody put anything into it that would be missed. */
export function isWorthSaving({ id, ...draft }: PlanDraft) {
  const { id: _, ...empty } = createEmptyDraft('', id)
  return JSON.stringify(draft) !== JSON.stringify(empty)
}

/** Every fault of a draft by the path of its field, as "team.0.role". */
export function validateDraft(draft: PlanDraft): Record<string, string> {
  const { error } = planDraftSchema.safeParse(draft)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
