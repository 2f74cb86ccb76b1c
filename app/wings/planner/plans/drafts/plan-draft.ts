import { z } from 'zod'
import { newUuid } from '~/platform/database/new-uuid'
import { requiredTitleField, singleLineField } from '~/platform/forms/title-field'
import { briefSchema } from '../brief-schema'

export const MAX_DRAFT_BYTES = 256 * 1024
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
  productType: briefSchema.shape.productType.nullable(),
  platforms: briefSchema.shape.platforms.nullable(),
  /** Capabilities beside those that the idea names, and those of them that are not wanted. */
  added: keys,
  removed: keys,
  team: briefSchema.shape.team,
  weeks: briefSchema.shape.weeks,
  budget: briefSchema.shape.budget,
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

/** While the idea is being written: only what the capabilities and the questions depend on is checked. */
export const unfinishedDraftSchema = planDraftSchema
  .pick({ productType: true, platforms: true, added: true, removed: true, compliance: true, answers: true })
  .extend({ idea: z.string().max(5000, 'Use at most 5,000 characters.') })

export type UnfinishedDraft = z.infer<typeof unfinishedDraftSchema>

/** An idea alone is enough: everything else has a value to begin with. */
export function createEmptyDraft(idea = '', id = newUuid()): PlanDraft {
  return {
    id,
    title: '',
    idea,
    audience: '',
    productType: null,
    platforms: null,
    added: [],
    removed: [],
    team: [{ role: 'Developer', skills: ['backend', 'frontend', 'design'], hoursPerWeek: 30 }],
    weeks: 12,
    budget: 20_000,
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
