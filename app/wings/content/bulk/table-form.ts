import { z } from 'zod'
import { MAX_TABLE_BYTES } from './max-table-bytes'

const chosenFile = z
  .instanceof(File)
  .refine(({ size }) => size <= MAX_TABLE_BYTES, 'This file is larger than 50 MB. Split it into smaller files.')
  // an empty field of a form is a file of no name
  .transform((file) => (file.size === 0 ? undefined : file))

const id = z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional()

/** A template and a table for it, from one of three places. */
export const tableForm = z
  .object({
    template: z.uuid('Choose a template.'),
    from: z.enum(['file', 'cells', 'data-set'], 'Choose a source.'),
    file: chosenFile.optional(),
    cells: z.string().max(MAX_TABLE_BYTES, 'This is larger than 50 MB. Split it into smaller parts.').default(''),
    dataSet: id,
    /** The run whose pages are to be brought up to date. */
    updates: id,
  })
  .superRefine(({ from, file, cells, dataSet }, { addIssue }) => {
    const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (from === 'file' && !file) issue('file', 'Choose a file that is not empty.')
    if (from === 'cells' && cells.trim() === '') issue('cells', 'Paste at least one row.')
    if (from === 'data-set' && !dataSet) issue('dataSet', 'Choose a data set.')
  })

export type TableForm = z.output<typeof tableForm>
