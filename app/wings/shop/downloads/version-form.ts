import { z } from 'zod'

/** What an admin says of a version of a product's files. */
export const versionForm = z.object({
  version: z
    .string()
    .trim()
    .min(1, 'Enter a version, such as 1.2.0.')
    .max(40, 'Version must be 40 characters or fewer.'),
  notes: z.string().trim().max(5_000, 'Release notes must be 5,000 characters or fewer.').default(''),
})
