import { z } from 'zod'
import { type Draft, draftSchema } from './draft'

/** A draft is kept while it is not right yet: what it must be is asked when a plan is made of it. */
const unchecked = draftSchema.extend({
  title: z.string(),
  idea: z.string(),
  audience: z.string(),
  team: z.array(
    z.object({ role: z.string(), skills: draftSchema.shape.team.element.shape.skills, hoursPerWeek: z.number() }),
  ),
  weeks: z.number(),
  budget: z.number(),
})
const keptSchema = z.object({ mark: z.string(), at: z.iso.datetime(), draft: unchecked })

/** `mark` is another one after every change, so that a tab notices that it is not alone. */
export interface KeptDraft {
  mark: string
  at: string
  draft: Draft
}

export const draftKey = (userId: string) => `studio-plan-draft:${userId}`

/** The draft of this person in this browser; one that is not understood any more is none. */
export function readKeptDraft(userId: string): KeptDraft | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(draftKey(userId)) ?? 'null')).data
  } catch {
    return undefined // storage can be forbidden, and what is in it broken
  }
}

/** False when the browser keeps nothing: storage is forbidden or full. */
export function keepDraft(userId: string, kept: KeptDraft | null) {
  try {
    if (kept) localStorage.setItem(draftKey(userId), JSON.stringify(kept))
    else localStorage.removeItem(draftKey(userId))
    return true
  } catch {
    return false
  }
}
