import { z } from 'zod'

/** What an admin says of a version of a product's files. */
export const versionForm = z.object({
  version: z
    .string()
    .trim()
    .min(1, 'Give the version a name, such as 1.2.0.')
    .max(40, 'Keep the version under 41 characters.'),
  notes: z.string().trim().max(5_000, 'Keep the notes under 5,001 characters.').default(''),
})
