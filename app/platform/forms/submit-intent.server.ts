import type { z } from 'zod'
import type { FormSuccess } from './form-result'
import { submit } from './submit-form.server'

/** Which of a screen's forms was sent; the empty text when that cannot be read. */
export async function readIntent(request: Request) {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form?.get('intent')?.toString() ?? ''
}

/** Does the work of one form of a screen, and answers what is said beside it. */
export function submitIntent<Schema extends z.ZodType>(
  request: Request,
  intent: string,
  schema: Schema,
  work: (form: z.output<Schema>) => Promise<string>,
  admit?: () => Promise<unknown>,
) {
  return submit(request, schema, async (form): Promise<FormSuccess> => ({ intent, done: await work(form) }), admit)
}
