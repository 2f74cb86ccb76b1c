import { z } from 'zod'
import { storableText } from '~/platform/storable-text'

const name = z
  .string()
  .transform(storableText)
  .pipe(z.string().trim().min(1, 'Give the data set a name.').max(100, 'Keep the name under 101 characters.'))

export const dataSetName = z.object({ name })
export const newDataSet = z.object({ name, tableId: z.uuid() })
