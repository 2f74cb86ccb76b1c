import { z } from 'zod'
import { SKILLS } from '../skills.ts'

const text = z.string().trim().min(1).max(2000)
const texts = z.array(text).min(1).max(8)
const hours = z.number().min(0).max(1000)
const key = z.string().trim().min(1).max(40)

/** What a model says about a wish: the plan is made from it instead of the usual anatomy of its kind. */
export const wishFillSchema = z.strictObject({
  model: z.string().min(1).max(200),
  title: text,
  statement: text,
  /** Criteria of the requirement. */
  limits: texts,
  /** Criteria of the story, in the form WHEN … THE SYSTEM SHALL …. */
  criteria: texts,
  story: z.strictObject({ role: text, action: text, benefit: z.string().trim().max(2000) }),
  entity: z
    .strictObject({
      name: text,
      purpose: text,
      fields: z.array(z.strictObject({ name: text, type: text, isRequired: z.boolean() })).max(40),
    })
    .nullable(),
  tasks: z
    .array(
      z.strictObject({
        key,
        title: text,
        skill: z.enum(SKILLS),
        optimistic: hours,
        mostLikely: hours,
        pessimistic: hours,
        /** Why it takes that long. */
        why: text,
        build: text,
        test: text,
        /** Keys of other tasks of the same wish. */
        dependsOn: z.array(key).max(20),
      }),
    )
    .min(1)
    .max(12),
  questions: z
    .array(z.strictObject({ question: text, why: text, options: z.array(text).min(1).max(6), recommended: text }))
    .max(5),
})

export type WishFill = z.infer<typeof wishFillSchema>
