import { z } from 'zod'
import { templateKinds } from '../template'
import { MOST_SAMPLES } from '../variables/pasted-samples'
import { LONGEST_NAME, MOST_VARIABLES, variableList } from '../variables/variable'

const LONGEST_VALUE = 50_000

export const sample = z
  .record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_VALUE, 'A sample is too long.'))
  .refine((row) => Object.keys(row).length <= MOST_VARIABLES, 'A sample has too many values.')

/** What the editor sends; the content is checked by its kind. */
export const templateForm = z.object({
  kind: z.enum(Object.keys(templateKinds) as [keyof typeof templateKinds, ...(keyof typeof templateKinds)[]]),
  name: z.string().trim().min(1, 'Give the template a name.').max(120, 'Keep the name under 121 characters.'),
  variables: variableList,
  content: z.record(z.string(), z.unknown()),
  samples: z.array(sample).max(MOST_SAMPLES, `Keep at most ${MOST_SAMPLES} samples.`),
})

export type TemplateForm = z.output<typeof templateForm>

export const savedTemplate = templateForm.extend({
  /** The revision that the writer saw last; 0 for a new template. */
  basedOn: z.int().min(0),
})
