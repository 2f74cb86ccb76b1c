import { z } from 'zod'
import { FETCH, LEAVE, uploadedSources } from '../import-run'

/** What is said of a file that is to be imported. */
export const importDetails = z.object({
  source: z.enum(uploadedSources, 'Choose where it comes from.'),
  pictures: z.enum([LEAVE, FETCH], 'Choose what becomes of the pictures.'),
  site: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Give a whole address, https://…' }).max(500)])
    .transform((site) => site && new URL(site).href.replace(/\/$/, '')),
})

export type ImportDetails = z.infer<typeof importDetails>
