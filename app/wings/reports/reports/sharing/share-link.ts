import { z } from 'zod'
import { reportNameSchema } from '../goals/event-matcher-schema'

export const MAX_SHARE_LINKS = 50

export const linkPasswordSchema = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use at most 128 characters.')

export const newShareLinkSchema = z.strictObject({
  id: z.uuid(),
  name: reportNameSchema,
  withRevenue: z.boolean(),
  /** Empty: whoever has the link needs none. */
  password: z.union([z.literal(''), linkPasswordSchema]),
})

/** What is changed of a link; a null password takes it away. */
export const shareLinkChangeSchema = z.strictObject({
  withRevenue: z.boolean().optional(),
  password: linkPasswordSchema.nullable().optional(),
})

export type NewShareLink = z.infer<typeof newShareLinkSchema>
export type ShareLinkChange = z.infer<typeof shareLinkChangeSchema>

/** A link as admins see it. */
export interface ListedShareLink {
  id: string
  name: string
  url: string
  withRevenue: boolean
  hasPassword: boolean
  createdAt: Date
  lastUsedAt: Date | null
}
