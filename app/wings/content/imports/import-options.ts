import { z } from 'zod'
import { FETCH_PICTURES, LEAVE_PICTURES, uploadableSources } from './import-run'

/** What is said of a file that is to be imported. */
export const importOptionsForm = z.object({
  source: z.enum(uploadableSources, 'Choose a source.'),
  pictures: z.enum([LEAVE_PICTURES, FETCH_PICTURES], 'Choose how to import images.'),
  site: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'Enter a full URL, such as https://example.com.' }).max(500),
    ])
    .transform((site) => site && new URL(site).href.replace(/\/$/, '')),
})

export type ImportOptions = z.infer<typeof importOptionsForm>
