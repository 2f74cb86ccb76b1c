import { z } from 'zod'
import { MAX_SAMPLES } from './engine/parse-pasted-samples'
import { templateKindLabels } from './template'
import { MAX_VARIABLE_NAME_LENGTH, MAX_VARIABLES, variableListSchema } from './variable'

const MAX_SAMPLE_VALUE_LENGTH = 50_000

export const sampleRowSchema = z
  .record(
    z.string().max(MAX_VARIABLE_NAME_LENGTH),
    z.string().max(MAX_SAMPLE_VALUE_LENGTH, 'A sample row is too long.'),
  )
  .refine((row) => Object.keys(row).length <= MAX_VARIABLES, 'A sample row has too many values.')

/** What the editor sends; the content is checked by its kind. */
export const templateForm = z.object({
  kind: z.enum(
    Object.keys(templateKindLabels) as [keyof typeof templateKindLabels, ...(keyof typeof templateKindLabels)[]],
  ),
  name: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 characters.'),
  variables: variableListSchema,
  content: z.record(z.string(), z.unknown()),
  samples: z.array(sampleRowSchema).max(MAX_SAMPLES, `Add at most ${MAX_SAMPLES} sample rows.`),
})

export type TemplateForm = z.output<typeof templateForm>

export const saveTemplateForm = templateForm.extend({
  /** The revision that the writer saw last; 0 for a new template. */
  basedOn: z.int().min(0),
})
