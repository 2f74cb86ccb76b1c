import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'

const name = z
  .string()
  .transform(toStorableText)
  .pipe(z.string().trim().min(1, 'Enter a name.').max(100, 'Use at most 100 characters.'))

export const dataSetNameForm = z.object({ name })
export const newDataSetForm = z.object({ name, tableId: z.uuid() })
