import { z } from 'zod'
import { parseStorableJson } from '~/platform/text/storable-text'
import { briefSchema } from '../brief-schema'
import { lintPlan } from '../engine/lint-plan'
import { planSchema } from '../plan-schema'
import { planTitleSchema } from '../plan-title'

/** A plan as a file that can be imported again. `plan` is as plan-schema.ts says. */
const planFileSchema = z.strictObject({
  format: z.literal('studio-plan', 'This file is not a plan export.'),
  title: planTitleSchema,
  brief: briefSchema,
  plan: planSchema,
})

export type PlanFile = z.infer<typeof planFileSchema>

interface PlanFileError {
  /** Where: plan.tasks.3.estimate */
  path: string
  message: string
}

const MAX_ERRORS = 50
/** What a plan cannot be kept with; other findings are shown beside it. */
const FATAL_LINT_CODES = ['duplicate-id', 'dangling-id', 'cycle']

/** The plan in a file, or everything that is wrong with it by its place. */
export function parsePlanFile(text: string): { file: PlanFile } | { errors: PlanFileError[] } {
  const json = parseStorableJson(text)
  if (json === undefined) return { errors: [{ path: '', message: 'Invalid JSON.' }] }
  const { success, data, error } = planFileSchema.safeParse(json)
  if (!success) {
    const faults = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    // of something else entirely there is no more to say
    const [foreign] = faults.filter(({ path }) => path === 'format')
    return { errors: foreign ? [{ ...foreign, path: '' }] : faults.slice(0, MAX_ERRORS) }
  }
  const faults = lintPlan(data.plan)
    .filter(({ code }) => FATAL_LINT_CODES.includes(code))
    .map(({ itemId, message }) => ({ path: itemId, message }))
  return faults.length > 0 ? { errors: faults.slice(0, MAX_ERRORS) } : { file: data }
}
