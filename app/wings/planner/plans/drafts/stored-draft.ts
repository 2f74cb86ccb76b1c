import { z } from 'zod'
import { teamMemberSchema } from '../brief-schema'
import { type PlanDraft, planDraftSchema } from './plan-draft'

const { shape } = planDraftSchema

/**
 * A draft is kept while it is not right yet: what it must be is asked when a plan is made of it. One from before ideas
 * were read has no reading, and fields that are gone since.
 */
const uncheckedDraftSchema = z.object({
  ...shape,
  title: z.string(),
  idea: z.string(),
  reading: shape.reading.default(null),
  audience: z.string(),
  team: z
    .array(z.object({ role: z.string(), skills: teamMemberSchema.shape.skills, hoursPerWeek: z.number() }))
    .nullable(),
  weeks: z.number().nullable(),
  budget: z.number().nullable(),
  currency: shape.currency.default(null),
})
const storedDraftSchema = z.object({ mark: z.string(), at: z.iso.datetime(), draft: uncheckedDraftSchema })

/** `mark` is another one after every change, so that a tab notices that it is not alone. */
export interface StoredDraft {
  mark: string
  at: string
  draft: PlanDraft
}

export const draftStorageKey = (userId: string) => `studio-plan-draft:${userId}`

/** The draft of this person in this browser; one that is not understood any more is none. */
export function readStoredDraft(userId: string): StoredDraft | undefined {
  try {
    return storedDraftSchema.safeParse(JSON.parse(localStorage.getItem(draftStorageKey(userId)) ?? 'null')).data
  } catch {
    return undefined // storage can be forbidden, and what is in it broken
  }
}

/** False when the browser keeps nothing: storage is forbidden or full. */
export function tryStoreDraft(userId: string, kept: StoredDraft | null) {
  try {
    if (kept) localStorage.setItem(draftStorageKey(userId), JSON.stringify(kept))
    else localStorage.removeItem(draftStorageKey(userId))
    return true
  } catch {
    return false
  }
}
